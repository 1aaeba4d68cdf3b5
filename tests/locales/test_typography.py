"""How the texts are written: French typography, none of our jargon."""

import re

import pytest

from tests.locales.files import LANGUAGES, files, pieces, said

# Not prose: links, code, mentions and times of Discord, clock times.
_APART = re.compile(r"https?://\S+|`[^`]*`|<[^>]*>|:\w+:|\d:\d\d")
_WRONG_FRENCH = {
    "a no-break space is missing before : ; ? or »": re.compile(
        r"(?<![\u00a0\u202f:;?]) ?[:;?»](?=\s|$|\*|_|[)])"
    ),
    "a no-break space is missing after «": re.compile(r"«(?![\u00a0\u202f])"),
    "an ordinary apostrophe": re.compile(r"\w'\w"),
    "three dots for an ellipsis": re.compile(r"\.\.\."),
}
_WRONG_ANYWHERE = {
    "an exclamation mark": re.compile(r"!"),
    "two spaces": re.compile(r"(?<=\S)  +(?=\S)"),
}
_JARGON = {
    "en": re.compile(r"\b(decisions?|states?|payload|ephemeral)\b", re.IGNORECASE),
    "fr": re.compile(r"\b(décisions?|sièges?|états?|éphémères?)\b", re.IGNORECASE),
}
# To all players at once French says "vous".
_TO_ALL = {"core-seats", "core-seats-some", "firstdeck-ask-deck-two", "play-seats-taken"}
_PRINTED = "nintendo-print-"  # what is printed on cards speaks as the rulebook does
_VOUS = re.compile(r"\b(vous|votre|vos)\b", re.IGNORECASE)


def texts(language: str) -> list[tuple[str, str]]:
    return [
        (one.id, _APART.sub("x", piece))
        for path in files(language)
        for one in said(path)
        if not one.id.endswith(".numbers")
        for piece in pieces(one.pattern)
    ]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("fault", _WRONG_ANYWHERE)
def test_no_text_has(fault: str, language: str) -> None:
    wrong = _WRONG_ANYWHERE[fault]
    assert [(one, piece) for one, piece in texts(language) if wrong.search(piece)] == []


@pytest.mark.parametrize("fault", _WRONG_FRENCH)
def test_no_french_text_has(fault: str) -> None:
    wrong = _WRONG_FRENCH[fault]
    assert [(one, piece) for one, piece in texts("fr") if wrong.search(piece)] == []


def test_english_has_one_kind_of_apostrophe() -> None:
    wrong = re.compile(r"\w'\w")
    assert [(one, piece) for one, piece in texts("en") if wrong.search(piece)] == []


def test_french_says_tu() -> None:
    found = [(one, piece) for one, piece in texts("fr") if _VOUS.search(piece)]
    found = [(one, piece) for one, piece in found if not one.startswith(_PRINTED)]
    assert [(one, piece) for one, piece in found if one not in _TO_ALL] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_text_uses_our_own_jargon(language: str) -> None:
    wrong = _JARGON[language]
    assert [(one, piece) for one, piece in texts(language) if wrong.search(piece)] == []
