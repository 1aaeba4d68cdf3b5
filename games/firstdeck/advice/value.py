"""How far a seat stands ahead: stars it has, and those that its deck may still win (MND-1.1).

A deck is as strong as what three of its cards come to on average: the largest family, chameleons,
less goblins. What everybody sees says what a deck holds.
"""

from collections.abc import Mapping
from typing import NamedTuple

from games.ai.mind import ahead
from games.firstdeck.advice.leads import families_held
from games.firstdeck.cards import Card, Cards
from games.firstdeck.view import FirstDeckView, SeatView

_ROUND = 2.0  # stars for whoever wins a round (FDB-6.1)
_LAST = 5.0  # stars for whoever has the last cards (FDB-7.5)
_HAND = 3  # cards turned up at once
_SHARP = 3.0  # how much more often the stronger of two decks wins: its strength to this power
_LONG = 6.0  # how much more often the thicker one has the last cards
_FEW = 0.5  # added to all strengths: also a deck of goblins wins now and then
_WORTH = {"gain3": 3.0, "star": 3.0, "steal": 2.0}  # of stars, each time that it is turned up
_MORE = 2  # further cards that a crier turns up (FDB-3.2)


def value(cards: Cards, view: FirstDeckView, seat: int) -> int:
    """Return by how many hundredths of a star a seat is ahead of the best of the others."""
    found = {one.seat: float(one.stars) for one in view.panels if one.active}
    if view.stage not in {"decks", "over"}:
        for one, more in _expected(cards.by_id, view).items():
            found[one] += more
    return ahead(found, seat)


class _Deck(NamedTuple):
    size: int
    strength: float  # of a hand
    stars: float  # that its effects bring in a round


def _expected(cards: Mapping[str, Card], view: FirstDeckView) -> dict[int, float]:
    """Return the stars that those who still play may expect."""
    decks = {one.seat: _deck(cards, _owned(view, one)) for one in view.panels if one.active}
    rounds = _rounds(view, [deck.size for deck in decks.values()])
    shares = _shares({seat: (deck.strength + _FEW) ** _SHARP for seat, deck in decks.items()})
    last = _shares({seat: (deck.size / _HAND + _FEW) ** _LONG for seat, deck in decks.items()})
    found = {
        seat: rounds * (_ROUND * shares[seat] + deck.stars) + _LAST * last[seat]
        for seat, deck in decks.items()
    }
    if view.last_alone is not None:
        found = {seat: stars - _LAST * last[seat] for seat, stars in found.items()}
    return found


def _owned(view: FirstDeckView, one: SeatView) -> tuple[str, ...]:
    """Return the cards that a seat will still turn up: in the final series each once (FDB-7.2)."""
    return one.deck if view.stage == "final" else (*one.deck, *one.in_play)


def _rounds(view: FirstDeckView, sizes: list[int]) -> float:
    """Return how many rounds are still to come, those of the final series with them."""
    final = max(sizes, default=0) / _HAND
    return final if view.stage == "final" else view.rounds - view.round + final


def _deck(cards: Mapping[str, Card], owned: tuple[str, ...]) -> _Deck:
    held, size = [cards[one] for one in owned], len(owned)
    if not size:
        return _Deck(0, 0.0, 0.0)
    turned = min(_HAND, size) / size  # how often a card is turned up in a round
    more = 1 + _MORE * turned * sum(one.effect == "more" for one in held) / _HAND
    families = families_held(cards, owned)
    best, rest = max(families.values()), sum(families.values()) - max(families.values())
    shown = best + rest / _HAND + sum(one.wild - one.gob for one in held)
    stars = sum(_WORTH.get(one.effect or "", 0.0) for one in held) * turned
    return _Deck(size, max(0.0, shown * turned * more), stars)


def _shares(weights: Mapping[int, float]) -> dict[int, float]:
    whole = sum(weights.values()) or 1.0
    return {seat: weight / whole for seat, weight in weights.items()}
