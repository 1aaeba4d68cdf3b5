"""A weaker opponent of any game: now and then it overlooks the best answer (MND-1.3)."""

from games.ai.mind import Ranks
from games.ai.player import Player
from games.core.decision import Decision, Picks, random_picks
from games.core.streams import Streams
from games.core.view import View

HUNDRED = 100
UNRANKED = 20  # times in a hundred that anything legal is answered where a game ranks nothing


class RelaxedPlayer:
    """Answers as another player does, but leaves the best out so many times in a hundred.

    Then the next best may be left out as well. What is foolish is never answered. How often is
    measured for each game, so that it has a fifth to a third of the points against the sensible
    player (docs/simulate.md). A player that ranks no answers is mixed with a random one instead.
    """

    def __init__(self, player: Player, astray: int) -> None:
        self._player = player
        self._astray = astray

    def answer(self, view: View, decision: Decision, rng: Streams) -> Picks:
        if not isinstance(self._player, Ranks):
            if rng.below("relaxed", HUNDRED) < UNRANKED:
                return random_picks(decision, rng, "astray")
            return self._player.answer(view, decision, rng)
        ranked = self._player.ranked(view, decision, rng)
        sound = [one.picks for one in ranked if not one.foolish]
        if not sound:
            return self._player.answer(view, decision, rng)
        at = 0
        while at + 1 < len(sound) and rng.below("relaxed", HUNDRED) < self._astray:
            at += 1
        return sound[at]
