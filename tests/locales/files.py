"""The message files, parsed: every message and attribute with its text and its arguments."""

from functools import cache
from pathlib import Path
from typing import NamedTuple

from fluent.syntax import parse, visitor
from fluent.syntax.ast import (
    BaseNode,
    Message,
    Pattern,
    Resource,
    TextElement,
    VariableReference,
)

import locales
from locales.texts import LOCALES
from tests.engine.strategies import every_game

GAMES = every_game()
FOLDERS = (Path(locales.__file__).parent, *(game.texts for game in GAMES.values()))
LANGUAGES = LOCALES


class Said(NamedTuple):
    """A message or an attribute of one ("id.attribute"), and the file it stands in."""

    file: str
    id: str
    pattern: Pattern


def files(language: str) -> list[Path]:
    return [path for folder in FOLDERS for path in sorted((folder / language).glob("*.ftl"))]


def screens(language: str) -> list[Path]:
    return sorted((FOLDERS[0] / language).glob("*.ftl"))


@cache
def resource(path: Path) -> Resource:
    return parse(path.read_text("utf-8"))


@cache
def said(path: Path) -> tuple[Said, ...]:
    """Return all messages and attributes of a file."""
    found: list[Said] = []
    for entry in resource(path).body:
        if isinstance(entry, Message):
            name = entry.id.name
            if entry.value:
                found.append(Said(path.name, name, entry.value))
            for one in entry.attributes:
                found.append(Said(path.name, f"{name}.{one.id.name}", one.value))
    return tuple(found)


class _Gatherer(visitor.Visitor):
    def __init__(self) -> None:
        self.arguments: set[str] = set()

    def visit_VariableReference(self, node: VariableReference) -> None:
        self.arguments.add(node.id.name)


def arguments(pattern: BaseNode) -> set[str]:
    """Return the arguments of a message, `who` and `who_name` being one."""
    found = _Gatherer()
    found.visit(pattern)
    bare = set()
    for name in found.arguments:
        base, _, end = name.rpartition("_")
        bare.add(base if base and end in {"name", "gender", "count", "a"} else name)
    return bare


def texts(pattern: BaseNode) -> list[str]:
    """Return what stands in a message beside its arguments, of every variant."""
    found: list[str] = []

    class Reader(visitor.Visitor):
        def visit_TextElement(self, node: TextElement) -> None:
            found.append(node.value)

    Reader().visit(pattern)
    return found
