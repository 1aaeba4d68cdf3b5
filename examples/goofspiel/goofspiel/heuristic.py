"""How a sensible player answers, from its view and the question."""

from typing import Any

from games.core.decision import Decision, Picks
from games.core.rules import Rules
from games.core.streams import Streams
from games.core.view import View
from goofspiel.rules import Goofspiel
from goofspiel.view import GoofspielView


class SensiblePlayer:
    """Bids about what the prizes count, and a little more or less, so that nobody knows."""

    def __init__(self, rules: Rules[Any, Any]) -> None:
        assert isinstance(rules, Goofspiel)
        self._cards = rules.cards.by_id

    def answer(self, view: View, decision: Decision, rng: Streams) -> Picks:
        """Return a legal answer to `decision`."""
        assert isinstance(view, GoofspielView)
        worth = sum(self._cards[card].rank for card in view.row) + rng.below("bid", 4) - 1
        ids = [option.id for option in decision.options]
        return (min(ids, key=lambda card: abs(self._cards[card].rank - worth)),)
