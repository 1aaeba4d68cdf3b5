"""The board that shows how a game is played: of a match that is under way."""

import pytest

from cogs.help.sample import played
from games.registry import Game, load

OURS = {"allstar", "firstdeck", "jam", "nba", "nintendo"}  # another game may be a short one


@pytest.mark.parametrize("game", load().values(), ids=list(load()))
def test_how_to_play_shows_the_middle_of_a_match(game: Game) -> None:
    match = played(game)
    assert match.result is None
    assert match.asked
    assert match.step > (20 if game.info.key in OURS else 5)
