"""The page's own words and files, read as they stand; no browser is needed."""

import re
from graphlib import TopologicalSorter
from pathlib import Path

import sandbox

SCRIPTS = Path(sandbox.__file__).parent / "page" / "js"


def words(language: str) -> dict[str, str]:
    text = (SCRIPTS / "base" / f"words.{language}.js").read_text()
    return dict(re.findall(r"^  (\w+): (.+),$", text, re.MULTILINE))


def test_both_languages_have_the_same_words_and_arguments() -> None:
    english, french = words("en"), words("fr")
    assert english.keys() == french.keys()
    for key, text in english.items():
        assert set(re.findall(r"\{\w+\}", text)) == set(re.findall(r"\{\w+\}", french[key])), key


def test_every_word_is_used_and_every_used_word_is_there() -> None:
    files = [one for one in SCRIPTS.rglob("*.js") if not one.name.startswith("words.")]
    code = "\n".join(one.read_text() for one in files)
    quoted = set(re.findall(r'"(\w+)"', code))
    used = set(re.findall(r'\bt\("(\w+)"', code))
    assert used <= words("en").keys()
    assert words("en").keys() <= quoted


def test_french_has_hard_spaces_before_high_punctuation() -> None:
    for key, text in words("fr").items():
        assert not re.search(r"[^\u00a0][:;?!](?=[ \"]|$)", text), key


def test_modules_are_small() -> None:
    long = [one.name for one in SCRIPTS.rglob("*.js") if len(one.read_text().splitlines()) > 250]
    assert long == []


def test_modules_import_each_other_in_one_direction() -> None:
    """Raises CycleError, which names the circle."""
    imports = {
        one: {
            (one.parent / to).resolve() for to in re.findall(r'from "(\.[^"]+)"', one.read_text())
        }
        for one in SCRIPTS.rglob("*.js")
    }
    assert len(imports) > 50
    assert {*TopologicalSorter(imports).static_order()} == imports.keys()
