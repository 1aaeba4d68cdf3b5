"""Wordings that nobody who grew up with the language would use are not in any text."""

import re

import pytest

from tests.locales.files import files, said, texts

STIFF = {
    "fr": (
        "Chaque choix vaut aussitôt",
        "vous êtes 1",
        "Tels quels",
        "Quelles sont, sur",
        "Ton attaque attend",
        "le draft",
        "du draft",
        "au draft",
        "tous ceux de la table",
        "puis rejouer",
        "l’autre en a",
        "rouge, nul",
        "Comme distribué",
        "Qui sort va",
        "fais entrer qui te",
        "la dernière étoile coûte",
        "= Compte aussitôt.",
        "te laisse { $family }",
    ),
    "en": (
        "holds at once",
        "Ready-made choice",
        "you are 1",
        "We wait for",
        "Cards taken of",
        "The highest, by themselves",
        "As they lie",
        "Level at the bottom",
        "nobody can foresee",
        "is away for long",
        "one’s own",
        "Always so",
        "at best then",
        "too dear",
        "Who bears",
        "It is proposed",
        "a pause is proposed",
        "have not answered yet",
        "Attacks that wait",
        "coins unblocked",
        "= Counts at once.",
        "before the other does",
        "None at the moment.",
    ),
}
ACTS = {
    "firstdeck": ("jett", "jeter", "défauss")
}  # of the three words for one act, the one is kept
ALIKE = {
    *("CC", "BY", "CSV", "MIT", "OFL", "SB", "UTC", "UTF"),  # known everywhere
    *("BLOCK", "EXT", "FAST", "INT", "LEAD", "PUSH", "SLIDE", "SLOW", "STOP"),  # on cards of JAM
    *("II", "JAM", "KO", "NBA"),
}  # abbreviations that are the same in both languages


@pytest.mark.parametrize("language", STIFF)
def test_no_text_is_stiff_elliptic_or_translated(language: str) -> None:
    found = [
        (path.parent.parent.parent.name, path.name, words)
        for path in files(language)
        for words in STIFF[language]
        if words in path.read_text("utf-8").replace("\u00a0", " ")
    ]
    assert found == []


def test_each_language_has_abbreviations_of_its_own() -> None:
    english, french = (
        {
            short
            for path in files(language)
            for one in said(path)
            if not one.id.endswith(".numbers")
            for text in texts(one.pattern)
            for short in re.findall(r"\b[A-Z]{2,}\b", text)
        }
        for language in ("en", "fr")
    )
    assert english & french == ALIKE
    assert english.isdisjoint({"PF", "PC"})  # *points force* and *points cœur*


@pytest.mark.parametrize("game", ACTS)
def test_one_act_has_one_verb(game: str) -> None:
    texts = [path.read_text("utf-8") for path in files("fr") if game in path.parts]
    assert texts
    assert [verb for verb in ACTS[game] if any(verb in text for text in texts)] == []
