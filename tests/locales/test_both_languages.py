"""All languages have the same messages with the same arguments as English."""

import re
from pathlib import Path

import pytest
from fluent.syntax import visitor
from fluent.syntax.ast import Identifier, Junk, NumberLiteral, SelectExpression, TextElement

from games.outside import LANGUAGES as OF_EVERY_GAME
from locales.texts import FIRST
from tests.locales.files import (
    FOLDERS,
    GAMES,
    LANGUAGES,
    arguments,
    files,
    resource,
    said,
    screens,
)

OTHERS = [one for one in LANGUAGES if one != FIRST]


def spoken(language: str, folders: list[Path]) -> list[Path]:
    return [path for folder in folders for path in sorted((folder / language).glob("*.ftl"))]


def speaking(language: str) -> list[Path]:
    """Return the folders that have a language: games may lack any but the two that all have."""
    found = [folder for folder in FOLDERS if (folder / language).is_dir()]
    return found if language not in OF_EVERY_GAME else list(FOLDERS)


def everything(paths: list[Path]) -> dict[str, set[str]]:
    """The arguments of all messages; elision, which English has not, follows from one of them."""
    return {
        one.id: {name for name in arguments(one.pattern) if not name.endswith("_vowel")}
        for path in paths
        for one in said(path)
    }


@pytest.mark.parametrize("language", OTHERS)
def test_the_same_files_hold_the_same_messages(language: str) -> None:
    def listed(paths: list[Path]) -> set[tuple[str, str]]:
        return {(path.name, one.id) for path in paths for one in said(path)}

    folders = speaking(language)
    english, other = listed(spoken(FIRST, folders)), listed(spoken(language, folders))
    assert sorted(english - other) == []
    assert sorted(other - english) == []


@pytest.mark.parametrize("language", OTHERS)
def test_a_message_takes_the_same_arguments_in_both(language: str) -> None:
    folders = speaking(language)
    english = everything(spoken(FIRST, folders))
    other = everything(spoken(language, folders))
    differ = {
        message: (sorted(english[message]), sorted(other[message]))
        for message in english.keys() & other.keys()
        if english[message] != other[message]
    }
    assert differ == {}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_is_named_in_every_language(language: str) -> None:
    ids = {one.id for path in screens(language) for one in said(path)}
    assert {f"ui-language-{one}" for one in LANGUAGES} <= ids


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
    if language in OF_EVERY_GAME:
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
