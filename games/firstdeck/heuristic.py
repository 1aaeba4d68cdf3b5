"""How a sensible player answers, from its view and the question."""

from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from itertools import permutations
from typing import Any

from games.ai.mind import Weighed, best_first
from games.core.decision import Decision, Picks
from games.core.rules import Rules
from games.core.streams import Streams
from games.core.text import Text
from games.core.view import View
from games.firstdeck import questions
from games.firstdeck.advice import facts
from games.firstdeck.advice.value import value
from games.firstdeck.advice.why import why
from games.firstdeck.cards import Card
from games.firstdeck.effects import worth
from games.firstdeck.rules import FirstDeck
from games.firstdeck.view import FirstDeckView, SeatView

_HAND = 3  # cards revealed at once
_TRIED = 6  # cards of which every order is tried: 720 at most
_THOUSAND = 1000
_MERIT = 100 * _THOUSAND  # what a card is worth counts more than any that leaves the game


class SensiblePlayer:
    """Knows its deck's order, collects families, throws goblins out, robs the leader."""

    names = facts.NAMES

    def __init__(self, rules: Rules[Any, Any]) -> None:
        assert isinstance(rules, FirstDeck)
        self._all = rules.cards
        self._cards = rules.cards.by_id
        self._weigh: Mapping[str, Callable[[FirstDeckView, Decision], Iterable[Weighed]]] = {
            questions.VICTIM: self._victim,
            questions.DISCARD: self._discard,
            questions.TAKE: self._take,
            questions.TAKE_BOX: self._take_box,
            questions.ORDER: self._order,
        }

    def answer(self, view: View, decision: Decision, rng: Streams) -> Picks:
        """Return a legal answer to `decision`."""
        if decision.kind == questions.DECK:  # no deck is better than another
            return tuple(rng.shuffled("answer", [option.id for option in decision.options]))
        return self.ranked(view, decision, rng)[0].picks

    def ranked(self, view: View, decision: Decision, rng: Streams) -> tuple[Weighed, ...]:  # noqa: ARG002 - fixed
        """Return answers to choose from, best first."""
        assert isinstance(view, FirstDeckView)
        weigh = self._weigh.get(decision.kind)
        return best_first(weigh(view, decision)) if weigh else ()

    def why(self, view: View, decision: Decision, picks: Picks) -> Text | None:
        """Return what picks do and gain."""
        assert isinstance(view, FirstDeckView)
        return why(self._all, view, decision, picks)

    def facts(self, view: View, decision: Decision) -> frozenset[str]:
        """Return the names of what holds at a question."""
        assert isinstance(view, FirstDeckView)
        return facts.facts(self._all, view, decision)

    def value(self, view: View, seat: int) -> int:
        """Return how far a seat stands ahead, in hundredths of a star."""
        assert isinstance(view, FirstDeckView)
        return value(self._all, view, seat)

    def _victim(self, view: FirstDeckView, decision: Decision) -> Iterable[Weighed]:
        """The seat with most stars."""
        for option in decision.options:
            yield Weighed((option.id,), view.panels[int(option.id)].stars)

    def _discard(self, view: FirstDeckView, decision: Decision) -> Iterable[Weighed]:
        """A goblin, and nothing else: whoever has the last cards gains 5 stars (FDB-7.5).

        The best card is not thrown away.
        """
        yield Weighed((), 0)
        merits = self._merits(view, decision)
        best = max(merits.values())
        for card, merit in merits.items():
            yield Weighed((card,), -merit, foolish=merit == best > 0)

    def _take(self, view: FirstDeckView, decision: Decision) -> Iterable[Weighed]:
        """The most helpful card; a goblin only where nothing else lies there."""
        merits = self._merits(view, decision)
        helps = max(merits.values()) > 0
        for card, merit in merits.items():
            yield Weighed((card,), merit, foolish=merit < 0 and helps)

    def _take_box(self, view: FirstDeckView, decision: Decision) -> Iterable[Weighed]:
        """The most helpful card; the next best is not left to the other of two."""
        merits = self._merits(view, decision)
        helps = max(merits.values()) > 0
        for card, other in permutations(merits, 2):
            worth = merits[card] * _MERIT + merits[other]
            yield Weighed((card, other), worth, foolish=merits[card] < 0 and helps)

    def _order(self, view: FirstDeckView, decision: Decision) -> Iterable[Weighed]:
        """The order whose next hands are worth most."""
        mine = _own(view)
        ids = [option.id for option in decision.options]
        tail = mine.deck[len(mine.deck) - len(mine.deck) % _HAND :]
        few = len(ids) <= _TRIED
        found: dict[int, Weighed] = {}  # orders of one worth turn up hands that are as good
        for order in permutations(ids) if few else (self._grouped(ids),):
            worth = self._promise((*tail, *order))
            if worth not in found:
                found[worth] = Weighed(order, worth)
        return found.values()

    def _merits(self, view: FirstDeckView, decision: Decision) -> dict[str, int]:
        """Return what each card of a question is worth to the reader, in thousandths."""
        mine = _own(view)
        owned = [*mine.deck, *mine.in_play]
        ids = (option.id for option in decision.options)
        return {card: round(self._merit(card, owned) * _THOUSAND) for card in ids}

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
