"""A weaker opponent of any game: plays as the sensible one, and now and then anything (MND-1.3)."""

from games.ai.player import Player
from games.core.decision import Decision, Picks, random_picks
from games.core.streams import Streams
from games.core.view import View

HUNDRED = 100


class RelaxedPlayer:
    """Answers as another player does, but so many times in a hundred anything legal.

    How often is measured for each game, so that it has a fifth to a third of the points against the
    sensible player (docs/simulate.md).
    """

    def __init__(self, player: Player, astray: int) -> None:
        self._player = player
        self._astray = astray

    def answer(self, view: View, decision: Decision, rng: Streams) -> Picks:
        if rng.below("relaxed", HUNDRED) < self._astray:
            return random_picks(decision, rng, "astray")
        return self._player.answer(view, decision, rng)
