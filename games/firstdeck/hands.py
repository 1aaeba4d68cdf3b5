"""Which cards of a deck will be turned up together, as its owner can foresee (FDB-2.3, 6.7)."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Protocol

import msgspec

from games.firstdeck.effects import Counted, worth
from games.firstdeck.printed import Effect
from games.firstdeck.view import Worth

SIZE = 3  # cards that are turned up in a round, rule FDB-2.3
EXTRA = 2  # that a crier adds, rule FDB-3.2


class Turned(Counted, Protocol):
    """What decides how many cards are turned up, and what they are worth."""

    @property
    def effect(self) -> Effect:
        """What happens when it is turned up."""
        ...


class Hand(msgspec.Struct, frozen=True):
    """The cards of one round to come; not `full` where cards not known yet will join them.

    A battle before it shifts all that follows, so it is what comes "without a battle".
    """

    round: int
    cards: tuple[str, ...]
    worth: Worth
    full: bool


def hands(
    cards: Mapping[str, Turned], deck: Sequence[str], now: int, rounds: int
) -> tuple[Hand, ...]:
    """Return the hands of the rounds after `now`, up to `rounds`, the number of main rounds.

    Of `deck` in drawing order. What remains after the last main round is shuffled (FDB-7.1).
    """
    found: list[Hand] = []
    for shown, full in _split(cards, deck):
        number = now + len(found) + 1
        if number > rounds:
            break
        found.append(Hand(number, shown, worth(cards, shown), full))
    return tuple(found)


def opened(cards: Mapping[str, Turned], table: Sequence[str]) -> int:
    """Return how many cards on a table were turned up first: the rest were drawn in battle."""
    return next((len(shown) for shown, _ in _split(cards, table)), 0)


def _split(
    cards: Mapping[str, Turned], deck: Sequence[str]
) -> Iterator[tuple[tuple[str, ...], bool]]:
    at = 0
    while at < len(deck):
        start, due = at, SIZE
        while due and at < len(deck):
            due += EXTRA * (cards[deck[at]].effect == "more") - 1
            at += 1
        yield tuple(deck[start:at]), not due
