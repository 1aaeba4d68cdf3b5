"""What a message may be: content, embeds, Components V2, files, mentions, nonce."""

from sandbox.common.errors import FormErrors, refusal
from sandbox.common.shapes import Json, as_list, as_object
from sandbox.limits import tables
from sandbox.limits.components import ComponentCheck
from sandbox.limits.fields import (
    WHOLE,
    Kind,
    Path,
    address,
    among,
    boolean,
    length,
    listed,
    many,
    model,
    moment,
    size,
    snowflake,
    string,
    text,
    typed,
    whole,
)
from sandbox.world.model import COMPONENTS_V2

LEGACY = ("content", "embeds", "poll", "sticker_ids")
_PICTURE = address(tables.EMBED_URL, "http", "https", "attachment")
_LINK = address(tables.EMBED_URL, "http", "https")
_REFERENCE = model(
    {
        "type": among(0),
        "message_id": snowflake,
        "channel_id": snowflake,
        "guild_id": snowflake,
        "fail_if_not_exists": boolean,
    },
    "message_id",
)
_MENTIONS = model(
    {
        "parse": many(among("users", "roles", "everyone"), 3),
        "users": many(snowflake, tables.MENTIONS),
        "roles": many(snowflake, tables.MENTIONS),
        "replied_user": boolean,
    }
)
OWN: dict[str, Kind] = {
    "flags": whole(),
    "tts": boolean,
    "enforce_nonce": boolean,
    "sticker_ids": many(snowflake, tables.STICKERS),
    "poll": model({}),
    "allowed_mentions": _MENTIONS,
    "message_reference": _REFERENCE,
}
_EMBED: dict[str, Kind] = {
    "type": string(tables.EMBED_URL),
    "url": _LINK,
    "color": whole(0, 0xFFFFFF),
    "timestamp": moment,
    "author": model({"name": string(tables.EMBED_AUTHOR), "url": _LINK, "icon_url": _PICTURE}),
    "footer": model({"text": string(tables.EMBED_FOOTER), "icon_url": _PICTURE}),
    "image": model({"url": _PICTURE}),
    "thumbnail": model({"url": _PICTURE}),
    "video": model({"url": _PICTURE}),
    "provider": model({}),
}
_FIELD: dict[str, Kind] = {"inline": boolean}
_ATTACHMENT: dict[str, Kind] = {
    "filename": string(tables.FILE_NAME, least=1),
    "description": string(tables.ALT_TEXT),
    "is_spoiler": boolean,
}


class MessageDraft:
    """A message as it would be after the request: what is sent, and what stays of the old one."""

    def __init__(self, sent: Json, flags: int, kept: list[str], fresh: list[str]) -> None:
        self.sent = sent
        self.flags = flags
        self.kept = kept  # names of files that the message already has and keeps
        self.fresh = fresh  # names of files that come with this request

    @property
    def v2(self) -> bool:
        return bool(self.flags & COMPONENTS_V2)


def check_message(draft: MessageDraft, path: Path = ()) -> None:
    """Raise ApiError 50035 with everything in the draft that Discord would refuse."""
    form = FormErrors()
    sent = draft.sent
    typed(form, path, sent, OWN)
    if draft.v2:
        _no_legacy(form, path, sent)
    else:
        text(form, path, sent, "content", tables.CONTENT, least=0, need=False)
        _embeds(form, path, sent)
    names = [*draft.kept, *draft.fresh]
    walk = ComponentCheck(form, names)
    walk.message(path, sent, v2=draft.v2)
    _files(form, path, draft, walk)
    _mentions(form, path, sent)
    _nonce(form, path, sent)
    form.check()


def _no_legacy(form: FormErrors, path: Path, sent: Json) -> None:
    for key in LEGACY:
        if sent.get(key):
            message = f"The '{key}' field cannot be used when using MessageFlags.IS_COMPONENTS_V2"
            code = "MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2"
            form.wrong((*path, key), code, message)


def _files(form: FormErrors, path: Path, draft: MessageDraft, walk: ComponentCheck) -> None:
    count = len(draft.kept) + len(draft.fresh)
    length(form, (*path, "attachments"), count, 0, tables.FILES)
    entries = listed(form, path, draft.sent, "attachments", 0, WHOLE)
    for index, entry in enumerate(entries):
        typed(form, (*path, "attachments", index), entry, _ATTACHMENT)
    if not draft.v2:
        return
    for index, name in enumerate(draft.fresh):
        if name not in walk.shown:
            message = f'The attachment "{name}" is not referenced by any component'
            where = (*path, "attachments", index)
            form.wrong(where, "MESSAGE_COMPONENTS_V2_UNREFERENCED_ATTACHMENT", message)


def _mentions(form: FormErrors, path: Path, sent: Json) -> None:
    allowed = as_object(sent.get("allowed_mentions"))
    where = (*path, "allowed_mentions")
    for key in ("users", "roles"):
        if as_list(allowed.get(key)) and key in as_list(allowed.get("parse")):
            message = f'parse:["{key}"] and {key}: [ids...] are mutually exclusive.'
            form.wrong(where, "MESSAGE_ALLOWED_MENTIONS_PARSE_EXCLUSIVE", message)


def _nonce(form: FormErrors, path: Path, sent: Json) -> None:
    """A number of 64 bits, or a short text."""
    nonce = sent.get("nonce")
    if isinstance(nonce, str):
        length(form, (*path, "nonce"), len(nonce), 0, tables.NONCE)
    elif nonce is not None:
        whole(-(2**63), 2**63 - 1)(form, (*path, "nonce"), nonce)


def _embeds(form: FormErrors, path: Path, sent: Json) -> None:
    total = 0
    for index, embed in enumerate(listed(form, path, sent, "embeds", 0, tables.EMBEDS)):
        total += _embed(form, (*path, "embeds", index), embed)
    if total > tables.EMBED_TOTAL:
        message = f"Embed size exceeds maximum size of {tables.EMBED_TOTAL}"
        form.wrong((*path, "embeds"), "MAX_EMBED_SIZE_EXCEEDED", message)


def _embed(form: FormErrors, path: Path, embed: Json) -> int:
    """Check one embed; returns how many characters it counts."""
    typed(form, path, embed, _EMBED)
    for key, most in tables.EMBED_TEXT.items():
        text(form, path, embed, key, most, least=0, need=False)
    total = sum(size(str(embed.get(key) or "")) for key in tables.EMBED_TEXT)
    footer, author = as_object(embed.get("footer")), as_object(embed.get("author"))
    total += size(str(footer.get("text") or "")) + size(str(author.get("name") or ""))
    for index, field in enumerate(listed(form, path, embed, "fields", 0, tables.EMBED_FIELDS)):
        typed(form, (*path, "fields", index), field, _FIELD)
        for key, most in tables.EMBED_FIELD.items():
            text(form, (*path, "fields", index), field, key, most)
            total += size(str(field.get(key) or ""))
    return total


def check_not_empty(sent: Json, files: int) -> None:
    """Raise ApiError 50006 for a message with nothing to show."""
    content = sent.get("content")
    shown = content.strip() if isinstance(content, str) else content
    if not (shown or files or any(sent.get(key) for key in ("embeds", "components", "poll"))):
        raise refusal(50006)


def check_sizes(sizes: list[int]) -> None:
    """Raise ApiError 40005 (413) when one file or all together are too large."""
    if sum(sizes) > tables.REQUEST_SIZE or any(one > tables.FILE_SIZE for one in sizes):
        raise refusal(40005)
