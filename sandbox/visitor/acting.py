"""What a person does besides using the bot: writing, opening threads, reading, uploading."""

from aiohttp import BodyPartReader, web

from sandbox.common.shapes import Json, as_list
from sandbox.core import Core
from sandbox.gateway.threads import new_thread, thread_kinds
from sandbox.limits import tables
from sandbox.messages.mentions import Allowed, mark, pinged
from sandbox.messages.wordfilter import check_message, check_title
from sandbox.visitor import choosing
from sandbox.visitor.api import (
    Serve,
    VisitorError,
    VisitorRequest,
    holds_messages,
    nothing_such,
    serve,
    text_of,
)
from sandbox.world.files import Upload, take_in
from sandbox.world.model import (
    OF_POSTS,
    ORDINARY,
    REPLY,
    Badge,
    Channel,
    Message,
)
from sandbox.world.notices import KEPT


async def write(request: VisitorRequest) -> Json:
    """Post a message as this person."""
    core, user, channel = request.core, request.user(), request.channel()
    check_may_write(request, channel)
    files = [str(one) for one in as_list(request.body.get("attachment_ids"))]
    content = str(request.body.get("content") or "").strip()
    message = _written(request, channel, content, files)
    message.reference = request.body.get("reply_to")
    message.type = REPLY if message.reference else ORDINARY
    _finish(core, channel, message, files)
    return core.wire.message_for(message, user.id)


def _written(request: VisitorRequest, channel: Channel, content: str, files: list[str]) -> Message:
    """A message of this person's, not yet kept. Raises Refused, or ApiError 200000."""
    core, user = request.core, request.user()
    if not content and not files:
        raise VisitorError(400, "empty", "A message needs a text or a file.")
    if len(content) > tables.CONTENT:
        raise VisitorError(400, "too_long", f"A message has at most {tables.CONTENT} characters.")
    check_message(core.world, channel, user.id, {"content": content})
    return Message(
        id=core.flakes.next(),
        channel_id=channel.id,
        author_id=user.id,
        created_at=core.clock.now(),
        content=content,
    )


def _finish(core: Core, channel: Channel, message: Message, files: list[str]) -> None:
    """Attach the files, find out whom the message pings, and publish it."""
    _attach(core, message, files)
    mark(core.world, message, channel, Allowed(None))
    message.pinged = pinged(core.world, message, channel)
    core.publish(message)


def check_may_write(request: VisitorRequest, channel: Channel) -> None:
    """Raise Refused when the person may not write in the channel or thread."""
    holds_messages(channel)
    world, user = request.core.world, request.user()
    right = "send_messages_in_threads" if channel.thread else "send_messages"
    if not world.may(user.id, channel, right):
        raise VisitorError(403, "no_right", "This person may not write here.")
    locked = channel.thread is not None and channel.thread.locked
    if locked and not world.may(user.id, channel, "manage_threads"):
        raise VisitorError(403, "locked", "This thread is locked.")


def _attach(core: Core, message: Message, files: list[str]) -> None:
    for key in files:
        attachment = core.world.attachments.get(key)
        if attachment is None or attachment.spoken_for:
            nothing_such("upload", key)
        attachment.spoken_for = True
        core.world.save(attachment)
        message.attachments.append(key)


async def open_thread(request: VisitorRequest) -> Json:
    """Begin a thread, from the message that is named if any; in a forum a post with its first."""
    core, user, channel = request.core, request.user(), request.channel()
    if not thread_kinds(channel):
        raise VisitorError(400, "in_thread", "A thread cannot be opened here.")
    right = "send_messages" if channel.type in OF_POSTS else "create_public_threads"
    if not core.world.may(user.id, channel, right):
        raise VisitorError(403, "no_right", "This person may not open threads here.")
    name = text_of(request.body, "name")[: tables.THREAD_NAME]
    check_title(core.world, channel, user.id, name)
    if channel.type in OF_POSTS:
        return _post(request, channel, name)
    key = request.body.get("message_id")
    message = request.message(str(key)) if key else None
    if message is not None and (
        message.ephemeral or message.system or message.id in core.world.channels
    ):
        raise VisitorError(400, "no_thread", "This message cannot have a thread.")
    thread = new_thread(core.world, channel, user.id, name, message=message)
    core.begin_thread(thread, message)
    return core.wire.channel(thread)


def _post(request: VisitorRequest, forum: Channel, name: str) -> Json:
    core = request.core
    files = [str(one) for one in as_list(request.body.get("attachment_ids"))]
    post = new_thread(core.world, forum, request.user().id, name)
    message = _written(request, post, str(request.body.get("content") or "").strip(), files)
    message.id = post.id
    core.begin_thread(post)
    _finish(core, post, message, files)
    return core.wire.channel(post)


async def read(request: VisitorRequest) -> Json:
    user, channel = request.user(), request.channel()
    key = f"{user.id}:{channel.id}"
    badge = request.core.world.badges.get(key) or Badge(id=key)
    if badge.unread or badge.mentions:
        badge.unread, badge.mentions = False, 0
        request.core.announce.badge(user.id, channel.id, badge)
    return {}


async def dismiss(request: VisitorRequest) -> Json:
    """Put away an ephemeral message of this person's, or delete their own message."""
    message = request.message(request.parts["message"])
    if message.reader is None and message.author_id != request.user().id:
        raise VisitorError(403, "not_yours", "This is somebody else's message.")
    if message.type in KEPT:
        raise VisitorError(400, "system", "This message cannot be deleted.")
    request.core.unpublish(message)
    return {}


def upload(core: Core) -> Serve:
    """Take in a loose file for a message or an option."""

    async def take(request: web.Request) -> web.StreamResponse:
        if request.match_info["user"] not in core.world.users:
            return web.json_response({"error": "unknown_user", "message": "Nobody."}, status=404)
        async for part in await request.multipart():
            if isinstance(part, BodyPartReader) and part.name == "file" and part.filename:
                body = bytes(await part.read(decode=False))
                found = take_in(core.world, "uploads", Upload(part.filename, body), None)
                return web.json_response(core.wire.files.shown(found))
        return web.json_response({"error": "no_file", "message": "No file came."}, status=400)

    return take


def install(app: web.Application, core: Core) -> None:
    """Add the routes of this module to the application."""
    user = "/sandbox/users/{user}"
    app.router.add_post(user + "/channels/{channel}/messages", serve(core, write))
    app.router.add_post(user + "/channels/{channel}/threads", serve(core, open_thread))
    app.router.add_post(user + "/channels/{channel}/read", serve(core, read))
    app.router.add_delete(user + "/messages/{message}", serve(core, dismiss))
    app.router.add_post(user + "/interactions", serve(core, choosing.interact))
    app.router.add_post(user + "/uploads", upload(core))
