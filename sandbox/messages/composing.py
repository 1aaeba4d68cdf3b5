"""Messages of the bot: from a request to a message, new or edited, within all limits."""

from msgspec import Struct

from sandbox.common.errors import FormErrors
from sandbox.common.shapes import Json, as_object, is_object, objects
from sandbox.core import Core
from sandbox.limits.messages import MessageDraft, check_message, check_not_empty, check_sizes
from sandbox.messages import wordfilter
from sandbox.messages.keeping import kept
from sandbox.messages.mentions import Allowed, mark, pinged
from sandbox.world.files import Upload, clean_name, take_in
from sandbox.world.model import (
    COMPONENTS_V2,
    EPHEMERAL,
    LOADING,
    SUPPRESS_EMBEDS,
    SUPPRESS_NOTIFICATIONS,
    Attachment,
    Channel,
    Message,
)

CREATE_FLAGS = SUPPRESS_EMBEDS | SUPPRESS_NOTIFICATIONS | COMPONENTS_V2
EDIT_FLAGS = SUPPRESS_EMBEDS | COMPONENTS_V2


class MessageBody(Struct):
    """The body of a request about a message: its fields, and files by their index."""

    fields: Json
    uploads: dict[int, Upload]

    @property
    def flags(self) -> int:
        """The bits of `flags`; 0 where they are missing or no number."""
        value = self.fields.get("flags")
        return value if isinstance(value, int) else 0

    @property
    def allowed(self) -> Allowed:
        """Who may be pinged; everybody when the request does not say."""
        given = self.fields.get("allowed_mentions")
        return Allowed(given if is_object(given) else None)


class Planned(Struct):
    """A file that the message is going to have."""

    name: str
    description: str | None
    upload: Upload | None  # None: it has it already
    key: str = ""


def _plan(sent: MessageBody, present: dict[str, str], path: tuple[str | int, ...]) -> list[Planned]:
    """The files after the request: those listed, or, without a list, all present and all new.

    `present` maps the ids of the files that the message has to their names.
    Raises ApiError 50035 when the list names what is neither there nor sent.
    """
    entries = sent.fields.get("attachments")
    if entries is None:
        kept = [Planned(name, None, None, key) for key, name in present.items()]
        return kept + [Planned(one.filename, None, one) for one in sent.uploads.values()]
    form = FormErrors()
    planned: list[Planned] = []
    named: set[int] = set()
    for index, entry in enumerate(objects(entries)):
        key = str(entry.get("id"))
        upload = sent.uploads.get(int(key)) if key.isdigit() else None
        description = entry.get("description")
        if key in present:
            planned.append(Planned(present[key], description, None, key))
        elif upload is not None:
            named.add(int(key))
            name = clean_name(str(entry.get("filename") or upload.filename))
            planned.append(Planned(name, description, upload))
        else:
            where = (*path, "attachments", index, "id")
            form.wrong(where, "ATTACHMENT_NOT_FOUND", f"Attachment {key} not found")
    form.check()
    rest = [one for index, one in sent.uploads.items() if index not in named]
    return planned + [Planned(one.filename, None, one) for one in rest]


def _check_files(planned: list[Planned]) -> None:
    check_sizes([len(one.upload.body) for one in planned if one.upload is not None])


def _draft(fields: Json, flags: int, planned: list[Planned]) -> MessageDraft:
    kept = [one.name for one in planned if one.upload is None]
    fresh = [one.name for one in planned if one.upload is not None]
    return MessageDraft(fields, flags, kept, fresh)


def _take_files(core: Core, message: Message, planned: list[Planned]) -> None:
    """Keep new files, let go of those not listed any more."""
    before = set(message.attachments)
    message.attachments = []
    for one in planned:
        if one.upload is not None:
            one.upload.filename = one.name
            attachment = take_in(core.world, message.channel_id, one.upload, one.description)
            attachment.spoken_for = True
            one.key = attachment.id
        else:
            attachment = core.world.attachments[one.key]
            attachment.description = one.description or attachment.description
        core.world.save(attachment)
        message.attachments.append(one.key)
    for key in before - set(message.attachments):
        core.world.remove_attachment(key)


def files_of(core: Core, message: Message) -> dict[str, Attachment]:
    """The message's files by name."""
    found = [core.world.attachments[key] for key in message.attachments]
    return {one.filename: one for one in found}


def compose(
    core: Core,
    channel: Channel,
    sent: MessageBody,
    *,
    path: tuple[str | int, ...] = (),
    reader: str | None = None,
    interaction: Json | None = None,
) -> Message:
    """A new message of the bot, checked but not yet published.

    Raises ApiError: 50006, 50035, 40005, 200000.
    """
    planned = _plan(sent, {}, path)
    _check_files(planned)
    check_not_empty(sent.fields, len(planned))
    flags = sent.flags & CREATE_FLAGS
    check_message(_draft(sent.fields, flags, planned), path)
    if reader is None:
        wordfilter.check_message(core.world, channel, core.world.bot_id, sent.fields)
    message = Message(
        id=core.flakes.next(),
        channel_id=channel.id,
        author_id=core.world.bot_id,
        created_at=core.clock.now(),
        content=str(sent.fields.get("content") or "").strip(),
        flags=flags | (EPHEMERAL if reader else 0),
        reader=reader,
        interaction=interaction,
        by_webhook=interaction is not None,
        embeds=_embeds(sent.fields),
        reference=_reference(core, channel, sent.fields),
    )
    if sent.fields.get("nonce") is not None:
        message.nonce = str(sent.fields["nonce"])
    if message.reference is not None:
        message.type = 19
    _take_files(core, message, planned)
    message.components = kept(objects(sent.fields.get("components")), files_of(core, message))
    mark(core.world, message, channel, sent.allowed)
    message.pinged = pinged(core.world, message, channel)
    return message


def _embeds(fields: Json) -> list[Json]:
    return [{"type": "rich", **one} for one in objects(fields.get("embeds"))]


def _reference(core: Core, channel: Channel, fields: Json) -> str | None:
    """The message that is answered. Raises ApiError 50035 when there is none, or Discord's own."""
    reference = as_object(fields.get("message_reference"))
    if not reference:
        return None
    key = str(reference.get("message_id"))
    message = core.world.messages.get(key)
    form = FormErrors()
    where = ("message_reference",)
    if message is not None and message.channel_id == channel.id:
        if message.system:
            text = "Cannot reply to a system message"
            form.wrong(where, "REPLIES_CANNOT_REPLY_TO_SYSTEM_MESSAGE", text)
            form.check()
        return key
    if reference.get("fail_if_not_exists") is False:
        return None
    form.wrong(where, "MESSAGE_REFERENCE_UNKNOWN_MESSAGE", "Unknown message")
    form.check()
    return None


def revise(
    core: Core, message: Message, sent: MessageBody, *, path: tuple[str | int, ...] = ()
) -> None:
    """Edit the message in place and keep it; nobody is pinged by an edit.

    Raises ApiError: 50006, 50035, 40005, 200000; the message is then as it was.
    """
    channel = core.world.channels[message.channel_id]
    present = {key: core.world.attachments[key].filename for key in message.attachments}
    planned = _plan(sent, present, path)
    _check_files(planned)
    flags = _edited_flags(message, sent, path)
    fields = _merged(message, sent.fields, flags)
    check_not_empty({**_shown(message), **fields}, len(planned))
    check_message(_draft(fields, flags, planned), path)
    if message.reader is None:
        wordfilter.check_message(core.world, channel, core.world.bot_id, sent.fields)
    message.flags = flags & ~LOADING
    if "content" in sent.fields:
        message.content = str(sent.fields["content"] or "").strip()
    if "embeds" in sent.fields:
        message.embeds = _embeds(sent.fields)
    _take_files(core, message, planned)
    if "components" in sent.fields:
        message.components = kept(objects(sent.fields["components"]), files_of(core, message))
    if {"content", "components", "allowed_mentions"} & set(sent.fields):
        mark(core.world, message, channel, sent.allowed)
    message.edited_at = core.clock.now()
    core.world.save(message)


def _shown(message: Message) -> Json:
    return {
        "content": message.content,
        "embeds": message.embeds,
        "components": message.components,
    }


def _merged(message: Message, fields: Json, flags: int) -> Json:
    """What has to hold of the message after the edit.

    Old content and embeds count when Components V2 are switched on: they must be taken away.
    """
    merged = dict(fields)
    if flags & COMPONENTS_V2:
        for key in ("content", "embeds"):
            merged.setdefault(key, _shown(message)[key])
    return merged


def _edited_flags(message: Message, sent: MessageBody, path: tuple[str | int, ...]) -> int:
    """The flags after an edit. Raises ApiError 50035 when Components V2 would be taken away."""
    if sent.fields.get("flags") is None:
        return message.flags
    wanted = sent.flags & EDIT_FLAGS
    if message.flags & COMPONENTS_V2 and not wanted & COMPONENTS_V2:
        form = FormErrors()
        text = "The IS_COMPONENTS_V2 flag cannot be removed from a message"
        form.wrong((*path, "flags"), "MESSAGE_CANNOT_REMOVE_COMPONENTS_V2_FLAG", text)
        form.check()
    return (message.flags & ~EDIT_FLAGS) | wanted


def doubled(core: Core, channel: Channel, sent: MessageBody) -> Message | None:
    """The message of the bot that already has this nonce, when doubles are to be recognised."""
    nonce = sent.fields.get("nonce")
    if nonce is None or sent.fields.get("enforce_nonce") is not True:
        return None
    for message in reversed(core.world.messages_in(channel.id)[-50:]):
        if message.nonce == str(nonce) and message.author_id == core.world.bot_id:
            return message
    return None
