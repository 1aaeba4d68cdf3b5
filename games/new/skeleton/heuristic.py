"""How a sensible player answers, from its view and the question."""

from typing import Any

from games.ai.mind import STANDINGS, Weighed, ahead, best_first, holds, standing
from games.core.decision import Decision, Picks
from games.core.rules import Rules
from games.core.streams import Streams
from games.core.text import Text, text
from games.core.view import View
from games.new.skeleton.rules import Skeleton
from games.new.skeleton.view import SkeletonView


class SensiblePlayer:
    """Takes the card that counts most."""

    names = frozenset({*STANDINGS, "last-cards"})

    def __init__(self, rules: Rules[Any, Any]) -> None:
        assert isinstance(rules, Skeleton)
        self._cards = rules.cards.by_id

    def answer(self, view: View, decision: Decision, rng: Streams) -> Picks:
        """Return a legal answer to `decision`."""
        return self.ranked(view, decision, rng)[0].picks

    def ranked(self, view: View, decision: Decision, rng: Streams) -> tuple[Weighed, ...]:  # noqa: ARG002 - nothing else counts
        """Return the cards, the one that counts most first."""
        ids = [option.id for option in decision.options]
        return best_first(Weighed((card,), self._cards[card].points) for card in ids)

    def why(self, view: View, decision: Decision, picks: Picks) -> Text | None:  # noqa: ARG002 - one kind of question
        """Return how many points a card brings, and how many there are then."""
        assert isinstance(view, SkeletonView)
        if view.reader is None or not picks:
            return None
        points = self._cards[picks[0]].points
        then = view.table[view.reader].points + points
        return text("skeleton-why-take", points=points, then=then)

    def value(self, view: View, seat: int) -> int:
        """Return how far a seat stands ahead, in hundredths of a point."""
        assert isinstance(view, SkeletonView)
        found = {at: float(one.points) for at, one in enumerate(view.table) if not one.conceded}
        return ahead(found, seat)

    def facts(self, view: View, decision: Decision) -> frozenset[str]:  # noqa: ARG002 - one kind of question
        """Return what holds at a question: how one stands, and that the deck is out."""
        assert isinstance(view, SkeletonView)
        points = [one.points for at, one in enumerate(view.table) if at != view.reader]
        own = 0 if view.reader is None else view.table[view.reader].points
        return holds(last_cards=not view.deck) | {standing(own, points)}
