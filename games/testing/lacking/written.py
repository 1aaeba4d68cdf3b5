"""How the messages of a file are written: French typography, none of our jargon."""

import re
from collections.abc import Iterator, Mapping
from pathlib import Path
from types import MappingProxyType

from fluent.syntax import parse, visitor
from fluent.syntax.ast import (
    BaseNode,
    GroupComment,
    Message,
    Pattern,
    SelectExpression,
    TextElement,
)

# Not prose: links, code, mentions and times of Discord, clock times.
_APART = re.compile(r"https?://\S+|`[^`]*`|<[^>]*>|:\w+:|\d:\d\d")
_ANYWHERE = {
    "a hyphen for a minus": re.compile(r"(?<![\w-])-\d"),
    "an exclamation mark": re.compile(r"!"),
    "two spaces": re.compile(r"(?<=\S)  +(?=\S)"),
}
_FRENCH = {
    "a no-break space is missing before : ; ? or »": re.compile(
        r"(?<![\u00a0\u202f:;?]) ?[:;?»](?=\s|$|\*|_|[)])"
    ),
    "a no-break space is missing after «": re.compile(r"«(?![\u00a0\u202f])"),
    "an ordinary apostrophe": re.compile(r"\w'\w"),
    "three dots for an ellipsis": re.compile(r"\.\.\."),
    "our jargon": re.compile(r"\b(décisions?|sièges?|états?|éphémères?)\b", re.IGNORECASE),
    "vous": re.compile(r"\b(vous|votre|vos)\b", re.IGNORECASE),
}
_ENGLISH = {
    "another apostrophe": re.compile(r"\w'\w"),
    "our jargon": re.compile(r"\b(decisions?|states?|payload|ephemeral)\b", re.IGNORECASE),
}
FAULTS: Mapping[str, Mapping[str, re.Pattern[str]]] = MappingProxyType(
    {"en": {**_ANYWHERE, **_ENGLISH}, "fr": {**_ANYWHERE, **_FRENCH}}
)
# In a comment above a message ("#"), or above a group of them ("##"): all players are spoken to at
# once, or the words are those of a rulebook.
VOUS = "vous"
_FOLLOWS = re.compile(r"(?!ui-|play-)[a-z]+-(first|ahead)(-|$)")  # of a game: behind "Coming up:"
_CAPITAL = re.compile(r"[^\W\d_](?<=[A-ZÀ-Þ])(?=[a-zß-ÿ’ ])")


class _Gatherer(visitor.Visitor):
    def __init__(self) -> None:
        self.texts: list[str] = []

    def visit_TextElement(self, node: TextElement) -> None:  # noqa: N802 - named by the library
        self.texts.append(node.value)


def faults(file: Path, language: str) -> Iterator[str]:
    """Yield what is wrong with how the messages of a file are written."""
    group = ""
    for entry in parse(file.read_text("utf-8")).body:
        if isinstance(entry, GroupComment):
            group = entry.content or ""
        if isinstance(entry, Message):
            said = f"{group} {entry.comment.content if entry.comment else ''}"
            for piece in _pieces(entry):
                for fault, wrong in FAULTS[language].items():
                    if wrong.search(piece) and not (fault == VOUS and VOUS in said):
                        yield f"{file.name}, {entry.id.name}: {fault} in {piece!r}"
            for begins in _capitals(entry):
                yield f"{file.name}, {entry.id.name}: a capital behind a colon in {begins!r}"


def _capitals(message: Message) -> Iterator[str]:
    """Yield how a message begins that stands behind a colon and should begin small."""
    if message.value and _FOLLOWS.match(message.id.name):
        yield from (one for one in _openings(message.value) if _CAPITAL.match(one))


def _openings(pattern: Pattern) -> Iterator[str]:
    """Yield the texts that a message may begin with."""
    first = pattern.elements[0]
    if isinstance(first, TextElement):
        yield first.value
    elif isinstance(first.expression, SelectExpression):
        for variant in first.expression.variants:
            yield from _openings(variant.value)


def _pieces(message: Message) -> Iterator[str]:
    """Yield the texts between the placeables of a message and its attributes, all variants."""
    patterns: list[BaseNode] = [message.value] if message.value else []
    patterns += [one.value for one in message.attributes if one.id.name != "numbers"]
    for pattern in patterns:
        found = _Gatherer()
        found.visit(pattern)
        yield from (_APART.sub("x", piece) for piece in found.texts)
