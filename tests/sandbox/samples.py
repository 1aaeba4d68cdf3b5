"""Requests that Discord and the sandbox take, with something in every field."""

from typing import Any

from tests.sandbox.raw import Json, button, gallery, option, row, text

ICON = {"id": None, "name": "🎲"}
SELECT: Json = {
    "custom_id": "s",
    "id": 3,
    "placeholder": "Some",
    "min_values": 0,
    "max_values": 2,
    "disabled": False,
    "required": True,
}
PERSON, ROLE = {"type": "user", "id": "5"}, {"type": "role", "id": "6"}
SELECTS: dict[str, Json] = {
    "texts": {
        **SELECT,
        "type": 3,
        "options": [option("a", description="d", emoji=ICON, default=True), option("b")],
    },
    "people": {**SELECT, "type": 5, "default_values": [PERSON]},
    "roles": {**SELECT, "type": 6, "default_values": [ROLE]},
    "mentionables": {**SELECT, "type": 7, "default_values": [PERSON, ROLE]},
    "channels": {
        **SELECT,
        "type": 8,
        "channel_types": [0, 2, 5, 10, 11, 12, 13, 15],
        "default_values": [{"type": "channel", "id": "7"}],
    },
}
PICTURE = "https://example.org/a.png"
PARTS: dict[str, Json] = {
    "text": {**text("words"), "id": 1},
    "buttons": row(
        button("one", emoji=ICON, disabled=False, id=2),
        {"type": 2, "style": 5, "label": "There", "url": "https://example.org"},
    ),
    "section": {
        "type": 9,
        "id": 1,
        "components": [text("words")],
        "accessory": {
            "type": 11,
            "id": 2,
            "media": {"url": PICTURE},
            "description": "alt",
            "spoiler": False,
        },
    },
    "gallery": {**gallery(PICTURE, description="alt", spoiler=True), "id": 1},
    "separator": {"type": 14, "id": 1, "divider": True, "spacing": 2},
    "container": {
        "type": 17,
        "id": 1,
        "accent_color": 1,
        "spoiler": False,
        "components": [text("words")],
    },
    **{f"select of {name}": {**row(one), "id": 1} for name, one in SELECTS.items()},
}
EMBED: Json = {
    "type": "rich",
    "url": "https://example.org",
    "title": "t",
    "color": 1,
    "timestamp": "2026-01-01T00:00:00Z",
    "description": "d",
    "author": {"name": "a", "url": "https://example.org", "icon_url": PICTURE},
    "image": {"url": PICTURE},
    "thumbnail": {"url": PICTURE},
    "footer": {"text": "f", "icon_url": PICTURE},
    "fields": [{"name": "n", "value": "v", "inline": True}],
}
MENTIONS = {"parse": ["everyone"], "users": ["5"], "roles": ["6"], "replied_user": False}
EDITED: Json = {
    "content": "words",
    "embeds": [EMBED],
    "allowed_mentions": MENTIONS,
    "flags": 4,
    "components": [PARTS["buttons"]],
}
CREATED: Json = {
    "content": "words",
    "flags": 4096,
    "nonce": "n",
    "enforce_nonce": False,
    "tts": False,
}
FILES: Json = {
    "attachments": [{"id": "0", "filename": "a.txt", "description": "d", "is_spoiler": False}]
}


def _labelled(component: Json) -> Json:
    part = {"type": 18, "id": 1, "label": "L", "description": "d", "component": component}
    return {"custom_id": "m", "title": "M", "components": [part]}


def _group(kind: int, **extra: Any) -> Json:
    options = [option("a", description="d", default=False), option("b")]
    return {"type": kind, "id": 2, "custom_id": "g", "required": True, "options": options, **extra}


INPUT: Json = {
    "type": 4,
    "id": 2,
    "custom_id": "i",
    "style": 1,
    "value": "words",
    "placeholder": "p",
    "required": True,
    "min_length": 1,
    "max_length": 20,
}
UPLOAD: Json = {"type": 19, "id": 2, "custom_id": "u", "min_values": 0, "max_values": 3}
FORMS: dict[str, Json] = {
    "input": _labelled(INPUT),
    "radio group": _labelled(_group(21)),
    "checkbox group": _labelled(_group(22, min_values=0, max_values=2)),
    "checkbox": _labelled({"type": 23, "id": 2, "custom_id": "c", "default": True}),
    "upload": _labelled({**UPLOAD, "required": False}),
    "row": {"custom_id": "m", "title": "M", "components": [row({**INPUT, "label": "L"})]},
    **{f"select of {name}": _labelled(one) for name, one in SELECTS.items()},
}

WHOLE_FORM: Json = {
    "custom_id": "m",
    "title": "M",
    "components": [
        _labelled({"type": 23, "custom_id": "c"})["components"][0],
        {**text("words"), "id": 3},
    ],
}

_NAMED: Json = {"name": "go", "description": "d"}
_OPTION: Json = {
    **_NAMED,
    "name_localizations": {"fr": "va"},
    "description_localizations": {"fr": "d"},
    "required": False,
}


def _choice(value: object) -> Json:
    return {"name": "c", "name_localizations": {"fr": "c"}, "value": value}


_CHOICES = {"autocomplete": False, "choices": [_choice("c")]}
OPTIONS: dict[str, Json] = {
    "text": {**_OPTION, "type": 3, "min_length": 0, "max_length": 9, **_CHOICES},
    "whole number": {**_NAMED, "type": 4, "min_value": 0, "max_value": 9, "choices": [_choice(1)]},
    "yes or no": {**_NAMED, "type": 5},
    "person": {**_NAMED, "type": 6},
    "channel": {**_NAMED, "type": 7, "channel_types": [0, 11]},
    "role": {**_NAMED, "type": 8},
    "mentionable": {**_NAMED, "type": 9},
    "number": {**_NAMED, "type": 10, "min_value": 0.5, "max_value": 9, "choices": [_choice(1.5)]},
    "file": {**_NAMED, "type": 11},
    "subcommand": {**_OPTION, "type": 1, "options": [{**_OPTION, "type": 5}]},
    "group": {**_NAMED, "type": 2, "options": [{**_NAMED, "type": 1, "options": []}]},
}
COMMAND: Json = {
    **_OPTION,
    "type": 1,
    "default_member_permissions": "32",
    "dm_permission": False,
    "contexts": [0],
    "integration_types": [0, 1],
    "options": [],
}
del COMMAND["required"]
COMMANDS: dict[str, Json] = {
    "command": COMMAND,
    "menu": {"name": "Look", "type": 2},
    **{name: {**_NAMED, "options": [one]} for name, one in OPTIONS.items()},
}

THREAD: Json = {"name": "T", "auto_archive_duration": 1440, "rate_limit_per_user": 0}
CHANGED_THREAD: Json = {
    **THREAD,
    "archived": False,
    "locked": False,
    "invitable": None,
    "flags": 0,
    "applied_tags": [],
}
