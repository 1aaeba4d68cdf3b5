"""French and English have the same messages with the same arguments."""

import pytest
from fluent.syntax.ast import Junk

from tests.locales.files import LANGUAGES, arguments, files, resource, said


def everything(language: str) -> dict[str, set[str]]:
    return {one.id: arguments(one.pattern) for path in files(language) for one in said(path)}


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
