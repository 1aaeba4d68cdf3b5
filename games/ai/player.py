"""Players that need to know nothing of a game."""

from typing import Any, Protocol

from games.core.decision import Decision, Picks, random_picks
from games.core.rules import Rules
from games.core.streams import Streams
from games.core.view import View


class Player(Protocol):
    """Whatever answers the questions put to a seat.

    It gets the view of its seat, the question and its own stream of randomness, never the state.
    """

    def answer(self, view: View, decision: Decision, rng: Streams) -> Picks:
        """Return a legal answer to `decision`."""
        ...


class RandomPlayer:
    """Answers anything legal."""

    def answer(self, view: View, decision: Decision, rng: Streams) -> Picks:  # noqa: ARG002 - blind
        return random_picks(decision, rng, "answer")


class DefaultPlayer:
    """Answers what is played for a seat whose time runs out."""

    def __init__(self, rules: Rules[Any, Any]) -> None:
        self._rules = rules

    def answer(self, view: View, decision: Decision, rng: Streams) -> Picks:  # noqa: ARG002 - fixed
        return self._rules.default(view, decision)
