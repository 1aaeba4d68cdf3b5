"""Messages that are parsed when they are asked for are those of their files."""

from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast

from locales.bundle import Bundle, entries
from tests.locales.files import LANGUAGES, files

PARSER = FluentParser(with_spans=False)
FILES = [file for language in LANGUAGES for file in files(language)]


@pytest.mark.parametrize("file", FILES, ids=str)
def test_a_file_is_cut_into_what_a_parser_finds_in_it(file: Path) -> None:
    source = file.read_text("utf-8")
    whole = [one for one in PARSER.parse(source).body if isinstance(one, ast.Message | ast.Term)]
    cut = [PARSER.parse(part).body[0] for _, part in entries(source)]
    assert len(whole) == len(cut)
    assert all(one.equals(other, ["comment"]) for one, other in zip(whole, cut, strict=True))


def bundle(tmp_path: Path, *sources: str) -> Bundle:
    files: list[Path] = []
    for number, source in enumerate(sources):
        files.append(tmp_path / f"{number}.ftl")
        files[-1].write_text(source, "utf-8")
    return Bundle("en", files)


def said(found: Bundle, message: str) -> str:
    value = found.get_message(message).value
    assert value is not None
    text, errors = found.format_pattern(value, {"many": 2})
    assert not errors
    return str(text)


def test_what_a_message_refers_to_is_there(tmp_path: Path) -> None:
    found = bundle(
        tmp_path,
        "one = { two }, { -three }\n",
        "two = { $many ->\n    [one] a card\n   *[other] { NUMBER($many) } { four }\n}\n"
        "-three = three\nfour = cards\n",
    )
    assert said(found, "one") == "2 cards, three"
    assert found.ids == ("one", "two", "four")


def test_of_two_messages_of_an_id_the_first_holds(tmp_path: Path) -> None:
    found = bundle(tmp_path, "one = first\n", "one = second\ntwo = two\n")
    assert said(found, "one") == "first"
    assert found.ids == ("one", "two")


def test_what_is_not_there_is_a_lookup_error(tmp_path: Path) -> None:
    found = bundle(tmp_path, "# other = no\n-term = a term\none = one\n")
    assert found.has_message("one")
    assert not found.has_message("-term")
    for name in ("other", "-term", "two"):
        with pytest.raises(LookupError):
            found.get_message(name)
