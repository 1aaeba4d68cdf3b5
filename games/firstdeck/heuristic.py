"""How a sensible player answers, from its view and the question."""

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from itertools import permutations
from typing import Any

from games.core.decision import Decision, Picks
from games.core.rules import Rules
from games.core.streams import Streams
from games.core.view import View
from games.firstdeck import questions
from games.firstdeck.cards import Card
from games.firstdeck.effects import worth
from games.firstdeck.rules import FirstDeck
from games.firstdeck.view import FirstDeckView, SeatView

_HAND = 3  # cards revealed at once
_TRIED = 6  # cards of which every order is tried: 720 at most


class SensiblePlayer:
    """Knows its deck's order, collects families, throws goblins out, robs the leader."""

    def __init__(self, rules: Rules[Any, Any]) -> None:
        assert isinstance(rules, FirstDeck)
        self._cards = rules.cards.by_id
        self._answers: Mapping[str, Callable[[FirstDeckView, Decision], Picks]] = {
            questions.VICTIM: self._victim,
            questions.DISCARD: self._discard,
            questions.TAKE: self._take,
            questions.TAKE_BOX: self._take,
            questions.ORDER: self._order,
        }

    def answer(self, view: View, decision: Decision, rng: Streams) -> Picks:
        """Return a legal answer to `decision`."""
        assert isinstance(view, FirstDeckView)
        if decision.kind == questions.DECK:  # no deck is better than another
            return tuple(rng.shuffled("answer", [option.id for option in decision.options]))
        return self._answers[decision.kind](view, decision)

    def _victim(self, view: FirstDeckView, decision: Decision) -> Picks:
        """The seat with most stars."""
        ids = [option.id for option in decision.options]
        return (max(ids, key=lambda seat: view.panels[int(seat)].stars),)

    def _discard(self, view: FirstDeckView, decision: Decision) -> Picks:
        """A goblin, and nothing else: whoever has the last cards gains 5 stars (FDB-7.5)."""
        mine = _own(view)
        owned = [*mine.deck, *mine.in_play]
        ids = [option.id for option in decision.options]
        least = min(ids, key=lambda card: self._merit(card, owned))
        return (least,) if self._merit(least, owned) < 0 else ()

    def _take(self, view: FirstDeckView, decision: Decision) -> Picks:
        """The most helpful card; the next best is not left to the other of two."""
        mine = _own(view)
        owned = [*mine.deck, *mine.in_play]
        ids = [option.id for option in decision.options]
        best = sorted(ids, key=lambda card: -self._merit(card, owned))
        return tuple(best[: decision.least])

    def _order(self, view: FirstDeckView, decision: Decision) -> Picks:
        """The order whose next hands are worth most."""
        mine = _own(view)
        ids = [option.id for option in decision.options]
        tail = mine.deck[len(mine.deck) - len(mine.deck) % _HAND :]
        tried = permutations(ids) if len(ids) <= _TRIED else [self._grouped(ids)]
        return max(tried, key=lambda order: self._promise((*tail, *order)))

    def _grouped(self, ids: Sequence[str]) -> Picks:
        """The cards by family, the largest family first, goblins last."""
        held = Counter[str]()
        for card in map(self._cards.__getitem__, ids):
            held[card.family] += card.n
        return tuple(
            sorted(ids, key=lambda one: (self._cards[one].gob, -held[self._cards[one].family], one))
        )

    def _promise(self, coming: Sequence[str]) -> int:
        """How good the coming hands are: strong ones win more than even ones."""
        hands = [coming[at : at + _HAND] for at in range(0, len(coming), _HAND)]
        return sum(worth(self._cards, hand).value ** 2 for hand in hands if len(hand) == _HAND)

    def _merit(self, card_id: str, owned: Sequence[str]) -> float:
        """What a card is worth to the holder of `owned`: goblins below 0, a family card 1 to 5."""
        card = self._cards[card_id]
        if card.gob:
            return -card.gob
        special = {"gain3": 6.0, "star": 3.0, "steal": 1.5, "more": 3.5}
        if card.effect:
            return special[card.effect]
        return card.wild * 2.5 + card.n * self._fit(card, owned)

    def _fit(self, card: Card, owned: Sequence[str]) -> float:
        """How well a family card goes with the others: 1 plus the family's share of all."""
        others = [self._cards[other] for other in owned if other != card.id]
        every = sum(other.n for other in others) or 1
        return 1 + sum(other.n for other in others if other.family == card.family) / every


def _own(view: FirstDeckView) -> SeatView:
    assert view.reader is not None
    return view.panels[view.reader]
