"""French elision: no word that loses its vowel stands before a name that may begin with one."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from fluent.syntax.ast import Pattern, Placeable, SelectExpression, TextElement, VariableReference

from games.nintendo.grammar.reading import ability
from games.nintendo.grammar.wording import whole
from locales import Reader
from tests.games.every import TEXTS
from tests.games.nintendo.table import RULES
from tests.locales.files import Said, files, said

# Words before which a vowel is lost, where the next word begins with one.
_LOSES = re.compile(
    r"(?:^|[\s(«\u00a0’])"
    r"(?:que|de|le|la|je|ne|se|te|me|ce|jusque|lorsque|puisque|quoique|presque|du|au)[ \u00a0]$",
    re.IGNORECASE,
)
_LOST = re.compile(r"(?:qu|d|l|n|s|t|m|j|c)’$", re.IGNORECASE)
# Arguments that are names of people, cards, games or teams, or begin with one.
_NAMES = frozenset(
    {"card", "cards", "game", "name", "names", "host", "out", "people", "piece", "pieces"}
    | {"player", "opponent", "by", "worn", "title", "partner", "partners", "author", "holder"}
)
_TEXTS = frozenset({"who"})  # of cards: in the texts of cards, it is no role


def _is_name(found: Said, variable: str) -> bool:
    in_card = "-print-" in found.id or "-brief-" in found.id
    return variable in _NAMES or variable.endswith("_name") or (in_card and variable in _TEXTS)


def _first_names(found: Said, placeable: Placeable) -> Iterator[str]:
    """The names with which a placeable may begin."""
    match placeable.expression:
        case VariableReference(id=ident) if _is_name(found, ident.name):
            yield ident.name
        case SelectExpression(variants=variants):
            for variant in variants:
                first = variant.value.elements[0]
                if isinstance(first, Placeable):
                    yield from _first_names(found, first)
        case _:
            pass


def _patterns(pattern: Pattern, settled: str = "") -> Iterator[tuple[Pattern, str]]:
    """A pattern and those in it, each with the argument whose first letter is known there."""
    yield pattern, settled
    for element in pattern.elements:
        if isinstance(element, Placeable) and isinstance(element.expression, SelectExpression):
            on = element.expression.selector
            name = on.id.name if isinstance(on, VariableReference) else ""
            known = name.removesuffix("_vowel") if name.endswith("_vowel") else settled
            for variant in element.expression.variants:
                yield from _patterns(variant.value, known)


def faults(found: Said) -> list[str]:
    wrong: list[str] = []
    for pattern, settled in _patterns(found.pattern):
        pairs = zip(pattern.elements, pattern.elements[1:], strict=False)
        for before, after in pairs:
            if not isinstance(before, TextElement) or not isinstance(after, Placeable):
                continue
            if _LOSES.search(before.value) or _LOST.search(before.value):
                names = [one for one in _first_names(found, after) if one != settled]
                wrong += [
                    f"{found.file} {found.id}: {before.value[-12:]!r} ${one}" for one in names
                ]
    return wrong


@pytest.mark.parametrize("path", files("fr"), ids=lambda path: f"{path.parts[-4]}/{path.name}")
def test_no_name_follows_a_word_that_would_lose_its_vowel(path: Path) -> None:
    assert [fault for found in said(path) for fault in faults(found)] == []


@pytest.mark.parametrize(
    ("card", "begins"),
    [
        ("R06", "À chaque fois que Mario combat"),
        ("W06", "À chaque fois qu’Albatoss combat"),
        ("G09", "À chaque fois que Flora Piranha combat"),
    ],
)
def test_a_card_that_begins_with_a_vowel_takes_it(card: str, begins: str) -> None:
    text = whole(ability("ON fought: base(this,+1)", frozenset[str]()), card)
    told = TEXTS.say(text, Reader("fr", 0, (), RULES.names())).replace("\u00a0", " ")
    assert told.startswith(begins)
