"""Every rule number of a game is shown by a test, and no test cites one that does not exist."""

import pytest

from games.registry import Game
from games.testing.records import Records
from locales import Texts


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
