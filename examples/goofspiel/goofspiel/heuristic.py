"""How a sensible player answers, from its view and the question, and what it says of answers."""

from collections.abc import Sequence
from typing import Any

from games.ai.mind import STANDINGS, Weighed, ahead, best_first, holds, standing
from games.core.decision import Decision, Picks
from games.core.rules import Rules
from games.core.streams import Streams
from games.core.text import Text, text
from games.core.view import View
from goofspiel.rules import Goofspiel
from goofspiel.view import GoofspielView


class SensiblePlayer:
    """Bids about what the prizes count, and a little more or less, so that nobody knows."""

    names = frozenset({*STANDINGS, "low-prize", "several-prizes"})

    def __init__(self, rules: Rules[Any, Any]) -> None:
        assert isinstance(rules, Goofspiel)
        self._cards = rules.cards.by_id

    def answer(self, view: View, decision: Decision, rng: Streams) -> Picks:
        """Return a legal answer to `decision`."""
        return self.ranked(view, decision, rng)[0].picks

    def ranked(self, view: View, decision: Decision, rng: Streams) -> tuple[Weighed, ...]:
        """Return the bids, those nearest to what the prizes count first."""
        assert isinstance(view, GoofspielView)
        about = self._worth(view.row) + rng.below("bid", 4) - 1
        ids = (option.id for option in decision.options)
        return best_first(Weighed((card,), -abs(self._rank(card) - about)) for card in ids)

    def why(self, view: View, decision: Decision, picks: Picks) -> Text | None:
        """Return how many cards of the other one a bid beats, and what is to be won."""
        assert isinstance(view, GoofspielView)
        if view.reader is None or not picks:
            return None
        theirs = view.table[1 - view.reader].hand
        beaten = sum(self._rank(card) < self._rank(picks[0]) for card in theirs)
        return text(
            "goofspiel-why-bid", points=self._worth(view.row), beaten=beaten, of=len(theirs)
        )

    def value(self, view: View, seat: int) -> int:
        """Return how far a seat stands ahead, in hundredths of a point, by points and cards."""
        assert isinstance(view, GoofspielView)
        hands = [self._worth(one.hand) for one in view.table]
        to_win = self._worth((*view.left, *view.row))
        whole = sum(hands) or 1
        found = {
            at: one.points + to_win * hands[at] / whole
            for at, one in enumerate(view.table)
            if not one.conceded
        }
        return ahead(found, seat)

    def facts(self, view: View, decision: Decision) -> frozenset[str]:
        """Return what holds; a low prize counts less than those to come do on average."""
        assert isinstance(view, GoofspielView)
        assert view.reader is not None
        own, other = view.table[view.reader], view.table[1 - view.reader]
        return holds(
            low_prize=self._worth(view.row) * len(view.left) < self._worth(view.left),
            several_prizes=len(view.row) > 1,
        ) | {standing(own.points, [other.points])}

    def _rank(self, card: str) -> int:
        return self._cards[card].rank

    def _worth(self, cards: Sequence[str]) -> int:
        return sum(map(self._rank, cards))
