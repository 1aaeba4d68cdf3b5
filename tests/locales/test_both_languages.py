"""French and English have the same messages with the same arguments."""

import re

import pytest
from fluent.syntax import visitor
from fluent.syntax.ast import Identifier, Junk, NumberLiteral, SelectExpression, TextElement

from tests.locales.files import GAMES, LANGUAGES, arguments, files, resource, said, screens


def everything(language: str) -> dict[str, set[str]]:
    """The arguments of all messages; elision, which English has not, follows from one of them."""
    return {
        one.id: {name for name in arguments(one.pattern) if not name.endswith("_vowel")}
        for path in files(language)
        for one in said(path)
    }


def test_the_same_files_hold_the_same_messages() -> None:
    def listed(language: str) -> set[tuple[str, str]]:
        return {(path.name, one.id) for path in files(language) for one in said(path)}

    english, french = (listed(language) for language in LANGUAGES)
    assert sorted(english - french) == []
    assert sorted(french - english) == []


def test_a_message_takes_the_same_arguments_in_both() -> None:
    english, french = (everything(language) for language in LANGUAGES)
    differ = {
        message: (sorted(english[message]), sorted(french[message]))
        for message in english.keys() & french.keys()
        if english[message] != french[message]
    }
    assert differ == {}


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_message_stands_twice(language: str) -> None:
    ids = [one.id for path in files(language) for one in said(path)]
    assert sorted({message for message in ids if ids.count(message) > 1}) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_file_can_be_read_whole(language: str) -> None:
    broken = [
        (path.name, entry.content)
        for path in files(language)
        for entry in resource(path).body
        if isinstance(entry, Junk)
    ]
    assert broken == []


@pytest.mark.parametrize("key", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_messages_of_a_game_begin_with_its_key(key: str, language: str) -> None:
    here = sorted((GAMES[key].texts / language).glob("*.ftl"))
    assert "game.ftl" in [path.name for path in here]
    ids = [one.id for path in here for one in said(path)]
    assert [one for one in ids if not one.startswith(f"{key}-")] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_screens_have_no_message_of_a_game(language: str) -> None:
    ids = [one.id for path in screens(language) for one in said(path)]
    assert ids
    assert [one for one in ids if set(one.split(".")[0].split("-")) & GAMES.keys()] == []


class _Ones(visitor.Visitor):
    """Gathers what is said of "one", where nothing else is said of none."""

    def __init__(self) -> None:
        self.found: list[str] = []

    def visit_SelectExpression(self, node: SelectExpression) -> None:
        keys = [one.key for one in node.variants]
        if not any(isinstance(key, NumberLiteral) and key.value == "0" for key in keys):
            self.found += [
                part.value
                for one in node.variants
                if isinstance(one.key, Identifier) and one.key.name == "one"
                for part in one.value.elements
                if isinstance(part, TextElement)
            ]
        self.generic_visit(node)


def test_no_french_text_says_1_of_none() -> None:
    """None is counted as one in French: the number itself stands there, or none has its own."""
    wrong: list[tuple[str, str]] = []
    for path in files("fr"):
        for one in said(path):
            ones = _Ones()
            ones.visit(one.pattern)
            wrong += [(path.name, one.id) for text in ones.found if re.search(r"\b1\b", text)]
    assert wrong == []
