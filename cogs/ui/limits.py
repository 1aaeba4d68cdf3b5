"""Discord's limits, checked before anything is sent: the library checks almost nothing.

Figures: Discord's documentation of messages, components, modals and application commands.
"""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any, TypeAlias

Node: TypeAlias = Mapping[str, Any]

COMPONENTS, CHARACTERS = 40, 4000
CUSTOM_ID, LABEL, URL = 100, 80, 512
OPTIONS, OPTION_TEXT, PLACEHOLDER = 25, 100, 150
GALLERY, ALT = 10, 1024
FILES, FILE_BYTES, REQUEST_BYTES = 10, 10 * 1024 * 1024, 25 * 1024 * 1024
MODAL_TITLE, MODAL_PARTS, MODAL_LABEL, MODAL_DESCRIPTION = 45, 5, 45, 100
MODAL_INPUT, MODAL_PLACEHOLDER = 4000, 100
COMMANDS, COMMAND_NAME, COMMAND_TEXT, COMMAND_TOTAL, CHOICE_NAME = 100, 32, 100, 8000, 100

_ROW, _BUTTON, _SELECT, _INPUT, _SECTION, _TEXT = 1, 2, 3, 4, 9, 10
_THUMBNAIL, _GALLERY, _CONTAINER, _LABEL = 11, 12, 17, 18
_SELECTS = (3, 5, 6, 7, 8)


class TooMuch(Exception):
    """A message would break a limit of Discord, which is a bug of the bot."""

    def __init__(self, faults: Sequence[str]) -> None:
        super().__init__("; ".join(faults))
        self.faults = tuple(faults)


def walk(components: Iterable[Node]) -> Iterator[Node]:
    """Every component of a tree, nested ones and accessories included."""
    for component in components:
        yield component
        yield from walk(component.get("components") or ())
        for single in ("accessory", "component"):
            if component.get(single):
                yield from walk([component[single]])


def message_faults(components: Sequence[Node], files: Sequence[tuple[str, int]] = ()) -> list[str]:
    """Return what is wrong with a Components V2 message and its files (name, bytes)."""
    nodes = list(walk(components))
    faults: list[str] = []
    if not nodes:
        faults.append("an empty message")
    if len(nodes) > COMPONENTS:
        faults.append(f"{len(nodes)} components")
    said = sum(len(node.get("content", "")) for node in nodes if node["type"] == _TEXT)
    if said > CHARACTERS:
        faults.append(f"{said} characters")
    faults += _repeated(nodes)
    for node in nodes:
        faults += component_faults(node)
    return faults + _file_faults(nodes, files)


def _repeated(nodes: Sequence[Node]) -> list[str]:
    faults: list[str] = []
    for key in ("custom_id", "id"):
        ids = [node[key] for node in nodes if node.get(key)]
        faults += [f"{key} {one!r} twice" for one in sorted(set(ids)) if ids.count(one) > 1]
    return faults


def component_faults(node: Node) -> list[str]:
    """Return what is wrong with one component, nested ones left out."""
    kind: int = node["type"]
    custom_id: str | None = node.get("custom_id")
    faults: list[str] = []
    if custom_id is not None and not 1 <= len(custom_id) <= CUSTOM_ID:
        faults.append(f"custom_id of {len(custom_id)} characters")
    own = _CHECKS.get(kind)
    return faults + (own(node) if own else [])


def _section_faults(node: Node) -> list[str]:
    fits = 1 <= len(node["components"]) <= 3 and node.get("accessory")
    return [] if fits else ["a section needs one to three texts and an accessory"]


def _text_faults(node: Node) -> list[str]:
    return [] if node.get("content") else ["an empty text"]


def _container_faults(node: Node) -> list[str]:
    return [] if node.get("components") else ["an empty container"]


def _row_faults(node: Node) -> list[str]:
    inside = [child["type"] for child in node["components"]]
    selects = sum(kind in _SELECTS for kind in inside)
    if not inside or len(inside) > 5 or (selects and len(inside) > 1):
        return [f"a row of {len(inside)} with {selects} selects"]
    return []


def _button_faults(node: Node) -> list[str]:
    faults: list[str] = []
    label = node.get("label") or ""
    if len(label) > LABEL or not (label or node.get("emoji")):
        faults.append(f"a button label of {len(label)} characters")
    if bool(node.get("url")) == bool(node.get("custom_id")):
        faults.append("a button needs either an address or a custom_id")
    if len(node.get("url") or "") > URL:
        faults.append("a button address too long")
    return faults


def _select_faults(node: Node) -> list[str]:
    options: Sequence[Node] = node.get("options") or ()
    least, most = node.get("min_values", 1), node.get("max_values", 1)
    faults: list[str] = []
    if node["type"] == _SELECT and not 1 <= len(options) <= OPTIONS:
        faults.append(f"a select of {len(options)}")
    if node["type"] == _SELECT and most > len(options):
        faults.append(f"a select of {len(options)} that wants {most}")
    if not 0 <= least <= most <= OPTIONS:
        faults.append(f"a select from {least} to {most}")
    if len(node.get("placeholder") or "") > PLACEHOLDER:
        faults.append("a placeholder too long")
    return faults + _option_faults(options, most)


def _option_faults(options: Sequence[Node], most: int) -> list[str]:
    faults: list[str] = []
    if len({option["value"] for option in options}) != len(options):
        faults.append("a select with equal values")
    if sum(bool(option.get("default")) for option in options) > most:
        faults.append("a select with too many defaults")
    for option in options:
        for part in ("label", "value", "description"):
            said: str | None = option.get(part)
            if len(said or "") > OPTION_TEXT or (not said and part != "description"):
                faults.append(f"an option with a {part} of {len(said or '')}")
    return faults


def _gallery_faults(node: Node) -> list[str]:
    items: Sequence[Node] = node["items"]
    faults = [] if 1 <= len(items) <= GALLERY else [f"a gallery of {len(items)}"]
    for item in items:
        faults += _alt_faults(item)
    return faults


def _alt_faults(node: Node) -> list[str]:
    return ["alt text too long"] if len(node.get("description") or "") > ALT else []


def _label_faults(node: Node) -> list[str]:
    faults: list[str] = []
    if not 1 <= len(node.get("label") or "") <= MODAL_LABEL:
        faults.append(f"a label of {len(node.get('label') or '')}")
    if len(node.get("description") or "") > MODAL_DESCRIPTION:
        faults.append("a description too long")
    return faults


def _input_faults(node: Node) -> list[str]:
    least, most = node.get("min_length") or 0, node.get("max_length") or MODAL_INPUT
    faults: list[str] = []
    if not 0 <= least <= most <= MODAL_INPUT:
        faults.append(f"an input of {least} to {most} characters")
    if len(node.get("value") or "") > most:
        faults.append(f"an input that holds {len(node['value'])} characters")
    if len(node.get("placeholder") or "") > MODAL_PLACEHOLDER:
        faults.append("a placeholder too long")
    return faults


_CHECKS = {
    _ROW: _row_faults,
    _BUTTON: _button_faults,
    _SECTION: _section_faults,
    _TEXT: _text_faults,
    _GALLERY: _gallery_faults,
    _THUMBNAIL: _alt_faults,
    _LABEL: _label_faults,
    _INPUT: _input_faults,
    _CONTAINER: _container_faults,
    **dict.fromkeys(_SELECTS, _select_faults),
}


def _file_faults(nodes: Sequence[Node], files: Sequence[tuple[str, int]]) -> list[str]:
    faults: list[str] = []
    if len(files) > FILES:
        faults.append(f"{len(files)} files")
    if sum(size for _, size in files) > REQUEST_BYTES:
        faults.append("files too large together")
    names = [name for name, _ in files]
    faults += [f"{one} twice" for one in sorted(set(names)) if names.count(one) > 1]
    shown = {address.removeprefix("attachment://") for address in _addresses(nodes)}
    for name, size in files:
        if size > FILE_BYTES:
            faults.append(f"{name} of {size} bytes")
        if name not in shown:
            faults.append(f"{name} is not shown")
    return faults


def _addresses(nodes: Sequence[Node]) -> Iterator[str]:
    for node in nodes:
        for item in node.get("items") or ():
            yield item["media"]["url"]
        for single in ("media", "file"):
            if node.get(single):
                yield node[single]["url"]


def modal_faults(modal: Node) -> list[str]:
    """Return what is wrong with a modal."""
    faults: list[str] = []
    parts: Sequence[Node] = modal["components"]
    if not 1 <= len(modal["title"]) <= MODAL_TITLE:
        faults.append(f"a title of {len(modal['title'])}")
    if not 1 <= len(parts) <= MODAL_PARTS:
        faults.append(f"{len(parts)} parts")
    if not 1 <= len(modal["custom_id"]) <= CUSTOM_ID:
        faults.append("a custom_id too long")
    nodes = list(walk(parts))
    for node in nodes:
        faults += component_faults(node)
    return faults + _repeated(nodes)


def choice_faults(choices: Sequence[Node]) -> list[str]:
    """Return what is wrong with the suggestions of an autocomplete, or a command's choices."""
    faults = [f"{len(choices)} choices"] if len(choices) > OPTIONS else []
    for choice in choices:
        if not 1 <= len(choice["name"]) <= CHOICE_NAME:
            faults.append(f"a choice named {choice['name']!r}")
        if not 1 <= len(str(choice["value"])) <= CHOICE_NAME:
            faults.append(f"a choice worth {choice['value']!r}")
    return faults


def command_faults(commands: Sequence[Node]) -> list[str]:
    """Return what is wrong with a set of slash commands."""
    faults = [f"{len(commands)} commands"] if len(commands) > COMMANDS else []
    for command in commands:
        if _longest(command) > COMMAND_TOTAL:
            faults.append(f"/{command['name']} has more than {COMMAND_TOTAL} characters")
        faults += _part_faults(command)
    return faults


def _part_faults(part: Node) -> list[str]:
    faults: list[str] = []
    for said in _languages(part, "name"):
        if not 1 <= len(said) <= COMMAND_NAME or said != said.lower() or " " in said:
            faults.append(f"the name {said!r}")
    for said in _languages(part, "description"):
        if not 1 <= len(said) <= COMMAND_TEXT:
            faults.append(f"a description of {len(said)} at {part['name']!r}")
    options: Sequence[Node] = part.get("options") or ()
    needed = [bool(option.get("required")) for option in options]
    if len(options) > OPTIONS or needed != sorted(needed, reverse=True):
        faults.append(f"options of {part['name']!r}: too many, or required ones late")
    faults += choice_faults(part.get("choices") or ())
    for option in options:
        faults += _part_faults(option)
    return faults


def _languages(part: Node, key: str) -> list[str]:
    """Return what a part says under `key`, in every language."""
    localized: Mapping[str, str] | None = part.get(f"{key}_localizations")
    own: str | None = part.get(key)
    return [*([] if own is None else [own]), *(localized.values() if localized else ())]


def _longest(part: Node) -> int:
    """Characters of a command: the longest language counts."""
    total = 0
    for key in ("name", "description"):
        said = _languages(part, key)
        total += max((len(one) for one in said), default=0)
    for choice in part.get("choices") or ():
        total += len(choice["name"]) + len(str(choice["value"]))
    return total + sum(_longest(option) for option in part.get("options") or ())
