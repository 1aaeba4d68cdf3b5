"""How a sensible player answers, from its view and the question."""

from typing import Any

from games.core.decision import Decision, Picks
from games.core.rules import Rules
from games.core.streams import Streams
from games.core.view import View
from games.new.skeleton.rules import Skeleton


class SensiblePlayer:
    """Takes the card that counts most."""

    def __init__(self, rules: Rules[Any, Any]) -> None:
        assert isinstance(rules, Skeleton)
        self._cards = rules.cards.by_id

    def answer(self, view: View, decision: Decision, rng: Streams) -> Picks:  # noqa: ARG002 - nothing else counts
        """Return a legal answer to `decision`."""
        ids = [option.id for option in decision.options]
        return (max(ids, key=lambda card: self._cards[card].points),)
