"""Messages of channels and threads."""

from sandbox.common.errors import FormErrors, refusal
from sandbox.common.shapes import is_digits
from sandbox.limits import tables
from sandbox.limits.fields import many, model, snowflake
from sandbox.messages.composing import compose, doubled, revise
from sandbox.rest.api import NOTHING, Response, RestRequest, Route
from sandbox.world import notices
from sandbox.world.model import THREADS, WRITTEN, Channel, Message


def may_write(call: RestRequest, channel: Channel) -> None:
    """Raise ApiError 50013 when the bot may not write here, or not what it sends; 50008, 160005.

    In direct messages 50278 when both share no server, 50007 when the person takes none.
    """
    if channel.recipient_id is not None:
        _may_reach(call, channel.recipient_id)
    if channel.type not in (*WRITTEN, *THREADS):
        raise refusal(50008)
    right = "send_messages_in_threads" if channel.thread else "send_messages"
    if not call.bot_may(channel, right):
        raise refusal(50013)
    if call.uploads and not call.bot_may(channel, "attach_files"):
        raise refusal(50013)
    facts = channel.thread
    if facts is not None and facts.locked and not call.bot_may(channel, "manage_threads"):
        raise refusal(160005)


def _may_reach(call: RestRequest, person: str) -> None:
    world = call.core.world
    shared = [one for one in world.guilds_of(person) if call.core.bot_in(one)]
    if not shared:
        raise refusal(50278)
    if world.users[person].shut:
        raise refusal(50007)


async def create(call: RestRequest) -> Response:
    channel = call.channel()
    may_write(call, channel)
    sent = call.sent
    before = doubled(call.core, channel, sent)
    if before is not None:
        return Response(call.core.wire.message(before))
    message = compose(call.core, channel, sent)
    call.core.publish(message)
    return Response(call.core.wire.message(message))


async def get(call: RestRequest) -> Response:
    return Response(call.core.wire.message(call.message("read_message_history")))


async def list_messages(call: RestRequest) -> Response:
    """Newest first; before, after and limit as in the query."""
    channel = call.channel()
    if not call.bot_may(channel, "read_message_history"):
        return Response([])
    limit = _limit(call.query.get("limit", "50"))
    before, after = _moment(call, "before"), _moment(call, "after")
    found = [one for one in call.core.world.messages_in(channel.id) if not one.ephemeral]
    if before is not None:
        found = [one for one in found if int(one.id) < before]
    if after is not None:
        found = [one for one in found if int(one.id) > after][:limit]
    newest = found[-limit:][::-1]
    return Response([call.core.wire.message(one) for one in newest])


def _moment(call: RestRequest, key: str) -> int | None:
    """The id in the query. Raises ApiError 50035 when it is none."""
    given = call.query.get(key)
    if given is None or is_digits(given):
        return None if given is None else int(given)
    form = FormErrors()
    form.wrong((key,), "NUMBER_TYPE_COERCE", f'Value "{given}" is not snowflake.')
    form.check()
    return None


def _limit(text: str) -> int:
    if text.isdigit() and 1 <= int(text) <= 100:
        return int(text)
    form = FormErrors()
    form.wrong(("limit",), "NUMBER_TYPE_MAX", "int value should be between 1 and 100.")
    form.check()
    return 0


async def edit(call: RestRequest) -> Response:
    """Edit a message of the bot. Raises ApiError 50005, 50021, 50083, 30046, or as `revise`."""
    message = call.message()
    channel = call.core.world.channels[message.channel_id]
    if message.author_id != call.core.world.bot_id:
        raise refusal(50005)
    if message.system:
        raise refusal(50021)
    if channel.thread is not None and channel.thread.archived:
        raise refusal(50083)
    _old_edits(call, message)
    revise(call.core, message, call.sent)
    call.core.announce.message_updated(message)
    return Response(call.core.wire.message(message))


def _old_edits(call: RestRequest, message: Message) -> None:
    """Messages older than an hour have a limit of their own per channel."""
    if call.core.clock.now() - message.created_at > tables.OLD_MESSAGE_SECONDS:
        code = 30046
        call.core.limits.take_silently("old_edit", message.channel_id, code, refusal(code).message)


async def delete(call: RestRequest) -> Response:
    message = call.message()
    channel = call.core.world.channels[message.channel_id]
    mine = message.author_id == call.core.world.bot_id
    if message.type in notices.KEPT:
        raise refusal(50021)
    if not mine and not call.bot_may(channel, "manage_messages"):
        raise refusal(50013)
    if channel.thread is not None and channel.thread.archived:
        raise refusal(50083)
    call.core.unpublish(message)
    return NOTHING


async def bulk_delete(call: RestRequest) -> Response:
    """Delete many messages at once, none older than two weeks. Raises ApiError 50034."""
    channel = call.channel("manage_messages")
    form = FormErrors()
    least, most = tables.BULK_MESSAGES
    model({"messages": many(snowflake, most, least=least)}, "messages")(form, (), call.fields)
    form.check()
    found = [call.core.world.messages.get(str(key)) for key in call.fields["messages"]]
    here = [one for one in found if one is not None and one.channel_id == channel.id]
    if any(call.core.clock.now() - one.created_at > tables.BULK_SECONDS for one in here):
        raise refusal(50034)
    for message in here:
        call.core.unpublish(message)
    return NOTHING


async def typing(call: RestRequest) -> Response:
    channel = call.channel()
    may_write(call, channel)
    call.core.announce.typing(channel, call.core.world.bot_id)
    return NOTHING


async def pin(call: RestRequest) -> Response:
    return _pin(call, pinned=True)


async def unpin(call: RestRequest) -> Response:
    return _pin(call, pinned=False)


def _pin(call: RestRequest, *, pinned: bool) -> Response:
    message = call.message()
    channel = call.core.world.channels[message.channel_id]
    if not (call.bot_may(channel, "pin_messages") or call.bot_may(channel, "manage_messages")):
        raise refusal(50013)
    if message.system:
        raise refusal(50021)
    if message.pinned == pinned:
        return NOTHING
    world = call.core.world
    message.pinned = pinned
    world.save(message)
    call.core.announce.message_updated(message)
    if pinned:
        call.core.publish(notices.pinned(world, channel, world.bot_id, message))
    return NOTHING


async def pins(call: RestRequest) -> Response:
    channel = call.channel("read_message_history")
    found = [one for one in call.core.world.messages_in(channel.id) if one.pinned]
    return Response([call.core.wire.message(one) for one in found[::-1]])


_ALL = "/channels/{channel}/messages"
_ONE = _ALL + "/{message}"
ROUTES = [
    Route("POST", _ALL, create, "message"),
    Route("GET", _ALL, list_messages),
    Route("POST", _ALL + "/bulk-delete", bulk_delete),
    Route("GET", _ALL + "/pins", pins),
    Route("PUT", _ALL + "/pins/{message}", pin),
    Route("DELETE", _ALL + "/pins/{message}", unpin),
    Route("GET", "/channels/{channel}/pins", pins),
    Route("PUT", "/channels/{channel}/pins/{message}", pin),
    Route("DELETE", "/channels/{channel}/pins/{message}", unpin),
    Route("GET", _ONE, get),
    Route("PATCH", _ONE, edit, "edit"),
    Route("DELETE", _ONE, delete, "delete"),
    Route("POST", "/channels/{channel}/typing", typing),
]
