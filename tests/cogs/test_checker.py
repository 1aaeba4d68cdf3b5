"""The checker itself: each limit of Discord's, kept and broken by one."""

import pytest

from cogs.ui.limits import choice_faults, command_faults, message_faults, modal_faults


def text(said: str = "x", **more: object) -> dict:
    return {"type": 10, "content": said, **more}


def press(number: int = 0, **more: object) -> dict:
    return {"type": 2, "style": 2, "label": "x", "custom_id": f"b:{number}", **more}


def row(*inside: dict) -> dict:
    return {"type": 1, "components": list(inside)}


def select(count: int = 2, **more: object) -> dict:
    options = [{"label": "x", "value": str(number)} for number in range(count)]
    return {"type": 3, "custom_id": "s", "options": options, **more}


def option(**more: object) -> dict:
    return row(select(options=[{"label": "x", "value": "y", **more}]))


def people(**more: object) -> dict:
    return row({"type": 5, "custom_id": "p", **more})


def gallery(count: int = 1, alt: int = 0) -> dict:
    item = {"media": {"url": "attachment://a.png"}, "description": "x" * alt or None}
    return {"type": 12, "items": [item] * count}


def section(texts: int = 1, **more: object) -> dict:
    return {"type": 9, "components": [text()] * texts, "accessory": press(), **more}


def thumbnail(alt: int) -> dict:
    return {"type": 11, "media": {"url": "attachment://a.png"}, "description": "x" * alt}


KEPT_AND_BROKEN = {
    "components": ([text()] * 40, [text()] * 41),
    "nested components": (
        [{"type": 17, "components": [text()] * 39}],
        [{"type": 17, "components": [text()] * 40}],
    ),
    "characters": ([text("x" * 2000)] * 2, [text("x" * 2000), text("x" * 2001)]),
    "an empty message": ([text()], []),
    "an empty text": ([text()], [text("")]),
    "an empty container": ([{"type": 17, "components": [text()]}], [{"type": 17}]),
    "buttons in a row": ([row(*map(press, range(5)))], [row(*map(press, range(6)))]),
    "an empty row": ([row(press())], [row()]),
    "a select alone": ([row(select())], [row(select(), press())]),
    "custom_id": ([row(press(custom_id="x" * 100))], [row(press(custom_id="x" * 101))]),
    "custom_id of a select": ([row(select(custom_id="x"))], [row(select(custom_id=""))]),
    "custom_id once": ([row(press(1), press(2))], [row(press(1), press(1))]),
    "id once": ([text(id=1), text(id=2)], [text(id=1), text(id=1)]),
    "label": ([row(press(label="x" * 80))], [row(press(label="x" * 81))]),
    "some label": ([row(press(label="", emoji={"name": "x"}))], [row(press(label=""))]),
    "address": (
        [row({"type": 2, "style": 5, "label": "x", "url": "h" * 512})],
        [row({"type": 2, "style": 5, "label": "x", "url": "h" * 513})],
    ),
    "address or custom_id": ([row(press())], [row(press(url="https://x"))]),
    "options": ([row(select(25))], [row(select(26))]),
    "some options": ([row(select(1))], [row(select(0))]),
    "values once": (
        [row(select())],
        [row(select(options=[{"label": "x", "value": "y"}] * 2))],
    ),
    "most of the options": ([row(select(2, max_values=2))], [row(select(2, max_values=3))]),
    "least before most": (
        [row(select(min_values=0, max_values=1))],
        [row(select(min_values=2, max_values=1))],
    ),
    "values of a select of people": ([people(max_values=25)], [people(max_values=26)]),
    "defaults": (
        [row(select(options=[{"label": "x", "value": "y", "default": True}]))],
        [row(select(options=[{"label": "x", "value": value, "default": True} for value in "yz"]))],
    ),
    "option label": ([option(label="x" * 100)], [option(label="x" * 101)]),
    "some option label": ([option()], [option(label="")]),
    "option value": ([option(value="x" * 100)], [option(value="x" * 101)]),
    "option description": ([option(description="x" * 100)], [option(description="x" * 101)]),
    "placeholder": (
        [row(select(placeholder="x" * 150))],
        [row(select(placeholder="x" * 151))],
    ),
    "section": ([section(3)], [section(4)]),
    "accessory": ([section()], [section(accessory=None)]),
    "gallery": ([gallery(10)], [gallery(11)]),
    "some pictures": ([gallery(1)], [gallery(0)]),
    "alt text": ([gallery(1, 1024)], [gallery(1, 1025)]),
    "alt text of a thumbnail": (
        [section(accessory=thumbnail(1024))],
        [section(accessory=thumbnail(1025))],
    ),
}


@pytest.mark.parametrize("limit", KEPT_AND_BROKEN)
def test_a_message(limit: str) -> None:
    kept, broken = KEPT_AND_BROKEN[limit]
    assert not message_faults(kept)
    assert message_faults(broken)


MEGABYTE = 1024 * 1024
SHOWN = [gallery()]
NAMES = [f"{letter}.png" for letter in "abcdefghijk"]
SEVERAL = [
    {"type": 12, "items": [{"media": {"url": f"attachment://{name}"}} for name in part]}
    for part in (NAMES[:10], NAMES[10:])
]


@pytest.mark.parametrize(
    ("components", "files", "fits"),
    [
        (SHOWN, [("a.png", 10 * MEGABYTE)], True),
        (SHOWN, [("a.png", 10 * MEGABYTE + 1)], False),
        (SHOWN, [("b.png", 1)], False),
        ([{"type": 13, "file": {"url": "attachment://b.json"}}], [("b.json", 1)], True),
        (SEVERAL, [(name, 1) for name in NAMES[:10]], True),
        (SEVERAL, [(name, 1) for name in NAMES], False),
        (SEVERAL, [(name, 5 * MEGABYTE) for name in NAMES[:5]], True),
        (SEVERAL, [(name, 9 * MEGABYTE) for name in NAMES[:3]], False),
        (SHOWN, [("a.png", 1)] * 2, False),  # which of them a component would show is not known
    ],
)
def test_files(components: list, files: list, *, fits: bool) -> None:
    assert (not message_faults(components, files)) == fits


def modal(title: str = "x", parts: int = 1, **more: object) -> dict:
    return {"title": title, "custom_id": "m", "components": [field(i) for i in range(parts)]} | more


def field(number: int = 0, label: str = "x", hint: str = "", **more: object) -> dict:
    line = {"type": 4, "style": 1, "custom_id": f"f{number}", **more}
    return {"type": 18, "label": label, "description": hint, "component": line}


def holding(*fields: dict) -> dict:
    return modal(components=list(fields))


MODALS = {
    "title": (modal("x" * 45), modal("x" * 46)),
    "some title": (modal(), modal("")),
    "parts": (modal(parts=5), modal(parts=6)),
    "some parts": (modal(), modal(parts=0)),
    "custom_id": (modal(custom_id="x" * 100), modal(custom_id="x" * 101)),
    "label": (holding(field(label="x" * 45)), holding(field(label="x" * 46))),
    "some label": (holding(field()), holding(field(label=""))),
    "description": (holding(field(hint="x" * 100)), holding(field(hint="x" * 101))),
    "custom_id of a part": (
        holding(field(custom_id="x" * 100)),
        holding(field(custom_id="x" * 101)),
    ),
    "custom_ids once": (holding(field(1), field(2)), holding(field(1), field(1))),
    "placeholder": (
        holding(field(placeholder="x" * 100)),
        holding(field(placeholder="x" * 101)),
    ),
    "most characters": (holding(field(max_length=4000)), holding(field(max_length=4001))),
    "least and most": (
        holding(field(min_length=3, max_length=3)),
        holding(field(min_length=4, max_length=3)),
    ),
    "value": (
        holding(field(value="x" * 10, max_length=10)),
        holding(field(value="x" * 11, max_length=10)),
    ),
    "select in it": (
        modal(components=[{"type": 18, "label": "x", "component": select(25)}]),
        modal(components=[{"type": 18, "label": "x", "component": select(26)}]),
    ),
}


@pytest.mark.parametrize("limit", MODALS)
def test_a_modal(limit: str) -> None:
    kept, broken = MODALS[limit]
    assert not modal_faults(kept)
    assert modal_faults(broken)


def command(name: str = "play", said: str = "x", **more: object) -> dict:
    return {"type": 1, "name": name, "description": said, **more}


def given(*options: dict) -> dict:
    return command(options=list(options))


def parameter(name: str = "game", **more: object) -> dict:
    return {"type": 3, "name": name, "description": "x", **more}


def choices(count: int, name: int = 1, value: int = 1) -> list[dict]:
    return [{"name": "x" * name, "value": "y" * value}] * count


FULL = [parameter(f"p{n}", description="x" * 100, choices=choices(25, 6, 6)) for n in range(19)]

COMMANDS = {
    "commands": ([command()] * 100, [command()] * 101),
    "name": ([command("x" * 32)], [command("x" * 33)]),
    "some name": ([command()], [command("")]),
    "lower case": ([command("play")], [command("Play")]),
    "no blank": ([command("play")], [command("play now")]),
    "name in French": (
        [command(name_localizations={"fr": "jouer"})],
        [command(name_localizations={"fr": "Jouer"})],
    ),
    "description": ([command(said="x" * 100)], [command(said="x" * 101)]),
    "description in French": (
        [command(description_localizations={"fr": "x" * 100})],
        [command(description_localizations={"fr": "x" * 101})],
    ),
    "options": (
        [given(*(parameter(f"p{n}") for n in range(25)))],
        [given(*(parameter(f"p{n}") for n in range(26)))],
    ),
    "required first": (
        [given(parameter("a", required=True), parameter("b"))],
        [given(parameter("a"), parameter("b", required=True))],
    ),
    "name of an option": ([given(parameter("x" * 32))], [given(parameter("x" * 33))]),
    "choices": ([given(parameter(choices=choices(25)))], [given(parameter(choices=choices(26)))]),
    "characters": (
        [command("x", "x" * 92, options=FULL)],
        [command("x", "x" * 100, options=[*FULL, parameter("q", choices=choices(25, 6, 6))])],
    ),
    "longest language": (
        [given(parameter(description_localizations={"fr": "x" * 100}))],
        [
            given(
                *(
                    parameter(f"p{n}", choices=choices(25, 5, 5))
                    | {"description_localizations": {"fr": "x" * 100}}
                    for n in range(25)
                )
            )
        ],
    ),
}


@pytest.mark.parametrize("limit", COMMANDS)
def test_commands(limit: str) -> None:
    kept, broken = COMMANDS[limit]
    assert not command_faults(kept)
    assert command_faults(broken)


@pytest.mark.parametrize(
    ("suggestions", "fits"),
    [
        ([], True),
        (choices(25, 100, 100), True),
        (choices(26), False),
        (choices(1, 101), False),
        (choices(1, 0), False),
        (choices(1, 1, 101), False),
    ],
)
def test_suggestions(suggestions: list, *, fits: bool) -> None:
    assert (not choice_faults(suggestions)) == fits
