"""The board that shows how a game is played: of a match that is under way."""

import pytest

from cogs.help.sample import played
from games.registry import Game, load


@pytest.mark.parametrize("game", load().values(), ids=list(load()))
def test_how_to_play_shows_the_middle_of_a_match(game: Game) -> None:
    match = played(game)
    assert match.result is None
    assert match.asked
    assert match.step > 5
