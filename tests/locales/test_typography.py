"""How the texts of the screens are written, as those of every game (`games/testing`)."""

from pathlib import Path

import pytest

from games.testing.lacking.written import FAULTS, faults
from tests.locales.files import LANGUAGES, screens


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_screens_are_written_as_texts_are(language: str) -> None:
    files = screens(language)
    assert len(files) > 3
    assert [fault for file in files for fault in faults(file, language)] == []


WRONG = {
    "en": {
        "an exclamation mark": "Well played!",
        "a hyphen for a minus": "That makes -2.",
        "two spaces": "One  two.",
        "another apostrophe": "It's yours.",
        "our jargon": "No decision is open.",
    },
    "fr": {
        "an exclamation mark": "Bien joué\u00a0!",
        "a hyphen for a minus": "Cela fait -2.",
        "two spaces": "Un  deux.",
        "a no-break space is missing before : ; ? or »": "Que prends-tu ?",
        "a no-break space is missing after «": "La carte « Elfe\u00a0».",
        "an ordinary apostrophe": "L'elfe.",
        "three dots for an ellipsis": "Et puis...",
        "our jargon": "Aucune décision.",
        "vous": "Choisissez votre carte.",
    },
}


@pytest.mark.parametrize(
    ("language", "fault"), [(language, one) for language, all_ in FAULTS.items() for one in all_]
)
def test_each_fault_is_found(tmp_path: Path, language: str, fault: str) -> None:
    file = tmp_path / "game.ftl"
    for said in (WRONG[language][fault], "{ $n ->\n    [one] Bien.\n   *[other] %s\n}"):
        text = said if "%s" not in said else said % WRONG[language][fault]
        file.write_text(f"x-said = {text}\nx-rules = Bien.\n    .title = {text}\n", "utf-8")
        assert len([one for one in faults(file, language) if f": {fault} in" in one]) >= 1
    file.write_text("x-said = `it's` https://x.y/a:b?c <:x:1> 12:30\n", "utf-8")
    assert [*faults(file, language)] == []


def test_what_stands_behind_a_colon_begins_small(tmp_path: Path) -> None:
    file = tmp_path / "game.ftl"
    said = "x-first-take = Take one.\nx-ahead = { $n ->\n    [0] Last one\n   *[1] one\n}\n"
    file.write_text(said + "x-ahead-lead = LEAD ends it\nx-ask = Which?\n", "utf-8")
    found = [*faults(file, "en")]
    assert [one.partition(":")[0] for one in found] == [
        "game.ftl, x-first-take",
        "game.ftl, x-ahead",
    ]


def test_all_players_at_once_are_spoken_to_as_vous_where_a_comment_says_so(tmp_path: Path) -> None:
    file = tmp_path / "game.ftl"
    said = "x-{} = À vous de jouer.\n"
    one, group = "# vous: both of you\n", "\n## Printed on cards: vous\n\n"
    file.write_text(one + said.format("a") + said.format("b"), "utf-8")
    assert len([*faults(file, "fr")]) == 1
    file.write_text(group + said.format("a") + said.format("b"), "utf-8")
    assert [*faults(file, "fr")] == []
    file.write_text(group + said.format("a") + "\n## Others\n\n" + said.format("b"), "utf-8")
    assert len([*faults(file, "fr")]) == 1
