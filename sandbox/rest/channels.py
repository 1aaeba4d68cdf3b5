"""Channels, and threads: made, changed, joined, left, ended."""

from sandbox.common.errors import FormErrors, refusal
from sandbox.common.shapes import Json, as_object, is_object
from sandbox.gateway.threads import new_thread, thread_kinds
from sandbox.limits import tables
from sandbox.limits.fields import (
    Kind,
    among,
    boolean,
    choice,
    many,
    required,
    snowflake,
    string,
    text,
    typed,
    whole,
)
from sandbox.messages.composing import MessageBody, compose
from sandbox.messages.wordfilter import check_title
from sandbox.rest.api import NOTHING, Response, RestRequest, Route
from sandbox.world import notices
from sandbox.world.model import (
    HAS_THREAD,
    OF_POSTS,
    PRIVATE_THREAD,
    PUBLIC_THREAD,
    THREADS,
    Channel,
    Message,
)

_OF_THREADS: dict[str, Kind] = {
    "auto_archive_duration": among(*tables.ARCHIVE_MINUTES),
    "rate_limit_per_user": whole(0, tables.SLOWMODE_SECONDS),
    "archived": boolean,
    "locked": boolean,
    "invitable": boolean,
    "flags": whole(),
    "applied_tags": many(snowflake, tables.THREAD_TAGS),
}
_OF_CHANNELS: dict[str, Kind] = {
    "topic": string(tables.TOPIC),
    "rate_limit_per_user": whole(0, tables.SLOWMODE_SECONDS),
    "default_auto_archive_duration": among(*tables.ARCHIVE_MINUTES),
    "nsfw": boolean,
    "position": whole(0),
    "parent_id": snowflake,
}


async def get(call: RestRequest) -> Response:
    return Response(call.core.wire.channel(call.channel()))


async def patch(call: RestRequest) -> Response:
    """Change a channel or thread, as far as the bot's rights go."""
    channel = call.channel()
    facts = channel.thread
    mine = facts is not None and facts.owner_id == call.core.world.bot_id
    manager = call.bot_may(channel, "manage_threads" if facts else "manage_channels")
    if not (manager or (mine and facts is not None)):
        raise refusal(50013)
    _check_patch(call.fields, facts is not None)
    if facts is not None and not manager:
        _check_owner(channel, call.fields)
    if facts is not None and facts.archived and call.fields.get("archived") is not False:
        raise refusal(50083)
    before = channel.name
    _rename(call, channel)
    _change_thread(call, channel)
    core = call.core
    core.world.save(channel)
    core.announce.channel("update", channel)
    if facts is not None and channel.name != before:
        core.publish(notices.renamed(core.world, channel, core.world.bot_id))
    return Response(call.core.wire.channel(channel))


def _check_patch(fields: Json, thread: bool) -> None:
    form = FormErrors()
    text(form, (), fields, "name", tables.THREAD_NAME, need=False)
    typed(form, (), fields, _OF_THREADS if thread else _OF_CHANNELS)
    form.check()


def _check_owner(thread: Channel, fields: Json) -> None:
    """A thread's creator may archive, un-archive and rename, not lock, nor open what is locked.

    Raises ApiError 50013.
    """
    assert thread.thread is not None
    locks = fields.get("locked") not in (None, thread.thread.locked)
    if locks or thread.thread.locked:
        raise refusal(50013)


def _rename(call: RestRequest, channel: Channel) -> None:
    name = call.fields.get("name")
    if isinstance(name, str) and name.strip() != channel.name:
        core = call.core
        if channel.thread is not None:
            check_title(core.world, channel, core.world.bot_id, name)
        core.limits.take_silently("rename", channel.id)
        channel.name = name.strip()
    if "topic" in call.fields and channel.thread is None:
        channel.topic = call.fields["topic"]


def _change_thread(call: RestRequest, channel: Channel) -> None:
    facts = channel.thread
    if facts is None:
        return
    fields = call.fields
    if fields.get("auto_archive_duration") is not None:
        facts.auto_archive_duration = fields["auto_archive_duration"]
        call.core.archiver.watch(channel)
    if fields.get("locked") is not None:
        facts.locked = fields["locked"]
    if fields.get("archived") not in (None, facts.archived):
        facts.archived = fields["archived"]
        facts.archive_at = call.core.clock.now()
        facts.active_at = facts.archive_at
        call.core.archiver.watch(channel)


async def delete(call: RestRequest) -> Response:
    channel = call.channel()
    right = "manage_threads" if channel.thread else "manage_channels"
    if not call.bot_may(channel, right):
        raise refusal(50013)
    shown = call.core.wire.channel(channel)
    call.core.remove_channel(channel)
    return Response(shown)


async def thread_from_message(call: RestRequest) -> Response:
    """A thread on a message; it gets the message's id."""
    message = call.message("create_public_threads")
    if message.system:
        raise refusal(50021)
    if message.flags & HAS_THREAD or message.id in call.core.world.channels:
        raise refusal(160004)
    parent = call.channel()
    if not thread_kinds(parent):
        raise refusal(50024)
    thread = _thread_of(call, parent, thread_kinds(parent)[0], message)
    call.core.begin_thread(thread, message)
    return Response(call.core.wire.channel(thread), 201)


async def thread_alone(call: RestRequest) -> Response:
    """A thread without a message; in a forum a post, which is a thread with its first message."""
    parent = call.channel()
    if parent.type in OF_POSTS:
        return _post(call, parent)
    given = call.fields.get("type")
    kind = PRIVATE_THREAD if given is None else given
    form = FormErrors()
    choice(form, ("type",), kind, THREADS)
    form.check()
    if kind not in thread_kinds(parent):
        raise refusal(50024)
    right = "create_private_threads" if kind == PRIVATE_THREAD else "create_public_threads"
    call.channel(right)
    thread = _thread_of(call, parent, kind)
    call.core.begin_thread(thread)
    return Response(call.core.wire.channel(thread), 201)


def _post(call: RestRequest, forum: Channel) -> Response:
    call.channel("send_messages", *(["attach_files"] if call.uploads else []))
    first = call.fields.get("message")
    form = FormErrors()
    if not is_object(first):
        required(form, ("message",))
    form.check()
    core = call.core
    post = _thread_of(call, forum, PUBLIC_THREAD)
    sent = MessageBody(as_object(first), call.uploads)
    message = compose(core, post, sent, path=("message",))
    message.id = post.id
    core.begin_thread(post)
    core.publish(message)
    return Response({**core.wire.channel(post), "message": core.wire.message(message)}, 201)


def _thread_of(
    call: RestRequest, parent: Channel, kind: int, message: Message | None = None
) -> Channel:
    """The thread that the request asks for, not yet kept. Raises ApiError 50035, 160006, 200001."""
    form = FormErrors()
    text(form, (), call.fields, "name", tables.THREAD_NAME)
    typed(form, (), call.fields, _OF_THREADS)
    form.check()
    given = call.fields.get("auto_archive_duration")
    minutes = 4320 if given is None else given
    world = call.core.world
    threads = [one.thread for one in world.threads_of(parent.guild_id) if one.thread]
    if sum(not one.archived for one in threads) >= tables.ACTIVE_THREADS:
        raise refusal(160006)
    name = str(call.fields["name"]).strip()
    check_title(world, parent, world.bot_id, name)
    bot = world.bot_id
    return new_thread(world, parent, bot, name, minutes=minutes, kind=kind, message=message)


def _thread(call: RestRequest) -> Channel:
    """The thread in the path. Raises ApiError 50024 for another channel, 50083 when archived."""
    channel = call.channel()
    if channel.thread is None:
        raise refusal(50024)
    if channel.thread.archived and call.parts.get("user"):
        raise refusal(50083)
    return channel


def _user(call: RestRequest) -> str:
    """The user in the path. Raises ApiError 10013, or 10007 when not on the server."""
    user_id = call.parts["user"]
    user_id = call.core.world.bot_id if user_id == "@me" else user_id
    if user_id not in call.core.world.users:
        raise refusal(10013)
    return user_id


async def add_member(call: RestRequest) -> Response:
    thread, user_id = _thread(call), _user(call)
    facts = thread.thread
    assert facts is not None
    if user_id not in call.core.world.guilds[thread.guild_id].members:
        raise refusal(10007)
    if user_id not in facts.members:
        if len(facts.members) >= tables.THREAD_MEMBERS:
            raise refusal(30033)
        facts.members.append(user_id)
        core = call.core
        core.world.save(thread)
        core.announce.thread_members(thread, [user_id], [])
        core.announce.channel("update", thread)
        if user_id != core.world.bot_id:
            core.publish(notices.added(core.world, thread, core.world.bot_id, user_id))
    return NOTHING


async def remove_member(call: RestRequest) -> Response:
    thread, user_id = _thread(call), _user(call)
    facts = thread.thread
    assert facts is not None
    own = user_id == call.core.world.bot_id
    if not own and not call.bot_may(thread, "manage_threads"):
        raise refusal(50013)
    if user_id in facts.members:
        facts.members.remove(user_id)
        call.core.world.save(thread)
        call.core.announce.thread_members(thread, [], [user_id])
        call.core.announce.channel("update", thread)
    return NOTHING


async def members(call: RestRequest) -> Response:
    thread = _thread(call)
    assert thread.thread is not None
    return Response([call.core.wire.thread_member(thread, one) for one in thread.thread.members])


async def member(call: RestRequest) -> Response:
    thread, user_id = _thread(call), _user(call)
    assert thread.thread is not None
    if user_id not in thread.thread.members:
        raise refusal(10007)
    return Response(call.core.wire.thread_member(thread, user_id))


_CHANNEL = "/channels/{channel}"
_MEMBERS = _CHANNEL + "/thread-members"
ROUTES = [
    Route("GET", _CHANNEL, get),
    Route("PATCH", _CHANNEL, patch),
    Route("DELETE", _CHANNEL, delete),
    Route("POST", _CHANNEL + "/messages/{message}/threads", thread_from_message, "thread"),
    Route("POST", _CHANNEL + "/threads", thread_alone, "thread"),
    Route("GET", _MEMBERS, members),
    Route("GET", _MEMBERS + "/{user}", member),
    Route("PUT", _MEMBERS + "/{user}", add_member),
    Route("DELETE", _MEMBERS + "/{user}", remove_member),
]
