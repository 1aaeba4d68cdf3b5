"""Every rule number of a game is cited by a test, and no number is cited that does not exist."""

import re
from collections.abc import Iterator

import pytest

from games.registry import Game
from games.testing.records import Records
from locales import Texts

OUTSIDE = re.compile(r"\bsections? \d|\b[A-Z]{3} \d")  # a section of some document, "KEY 2.2"
CITED = re.compile(r"\b(?P<prefix>[A-Z]{3})-(?P<numbers>\d+\.\d+(?:(?:, | to )\d+\.\d+)*)")


def numbers(game: Game, texts: Texts) -> set[str]:
    """Return the numbers that the rules by topic explain."""
    return {number for topic in texts.topics(game.info.key, "en") for number in topic.rules}


def test_every_rule_is_shown_by_a_test(game: Game, texts: Texts, records: Records | None) -> None:
    if records is None:
        pytest.skip("no folder of its tests (--records)")
    missing = numbers(game, texts) - records.cited()
    assert not missing, f"no test cites {', '.join(sorted(missing))}"


def test_no_test_cites_a_rule_that_does_not_exist(
    game: Game, texts: Texts, records: Records | None
) -> None:
    if records is None:
        pytest.skip("no folder of its tests (--records)")
    known = numbers(game, texts)
    prefixes = {number.partition("-")[0] for number in known}
    of_game = {number for number in records.cited() if number.partition("-")[0] in prefixes}
    assert not of_game - known


def test_the_code_of_a_game_cites_rules_that_exist_and_no_other_document(
    game: Game, texts: Texts
) -> None:
    known = numbers(game, texts)
    prefixes = {number.partition("-")[0] for number in known}
    wrong: list[str] = []
    for path in sorted(game.folder.rglob("*.py")):
        said = path.read_text("utf-8")
        cited = {one for one in cited_in(said) if one.partition("-")[0] in prefixes}
        wrong += [
            f"{path.name}: {one}" for one in sorted({*OUTSIDE.findall(said), *(cited - known)})
        ]
    assert not wrong, "cited, and not in the rules by topic: " + "; ".join(wrong)


def cited_in(said: str) -> Iterator[str]:
    """Yield the numbers that a text cites: `KEY-2.1`, and those that follow without a prefix."""
    for found in CITED.finditer(said):
        yield from (f"{found['prefix']}-{one}" for one in re.findall(r"\d+\.\d+", found["numbers"]))
