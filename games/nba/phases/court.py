"""The court law: five cards on five places (rules NBA-4.1, 4.2, 4.6)."""

from collections.abc import Iterable, Sequence
from functools import lru_cache
from itertools import permutations

from games.nba.cards import Cards
from games.nba.printed import PLACES

_BIT = {place: 1 << number for number, place in enumerate(PLACES)}
_ALL = (1 << len(PLACES)) - 1


@lru_cache(maxsize=256)
def _mask(places: tuple[str, ...]) -> int:
    return sum(_BIT[place] for place in places)


@lru_cache(maxsize=1024)
def _assignable(masks: tuple[int, ...]) -> bool:
    """Whether five cards with these places can stand on five places, one each."""
    reached = {0}
    for mask in masks:
        free = [bit for bit in _BIT.values() if bit & mask]
        reached = {taken | bit for taken in reached for bit in free if not taken & bit}
    return _ALL in reached


def lawful(cards: Cards, court: Sequence[str]) -> bool:
    """Whether the five cards can be assigned to the five places (rule NBA-4.1)."""
    return _assignable(tuple(sorted(_mask(cards.player(card).pos) for card in court)))


def swapped(court: Sequence[str], out: str, coming: str) -> list[str]:
    """Return the court with one card in the place of another, law or not."""
    return [coming if card == out else card for card in court]


def may_leave(cards: Cards, court: Sequence[str], coming: str, leavers: Iterable[str]) -> list[str]:
    """Return those of `leavers` on court whose leaving for `coming` keeps the court law."""
    able = _able(cards, tuple(court), coming)
    return [card for card in able if card in leavers]


@lru_cache(maxsize=1024)
def _able(cards: Cards, court: tuple[str, ...], coming: str) -> tuple[str, ...]:
    return tuple(card for card in court if lawful(cards, swapped(court, card, coming)))


def placed(cards: Cards, court: Sequence[str], out: str, coming: str) -> list[str]:
    """Return the court in the order of places after a replacement (rule NBA-4.6).

    `coming` takes the place of `out` if it may; else the fewest staying cards move, and among such
    courts the one whose list of ids comes first.
    """
    return list(_placed(cards, tuple(court), out, coming))


@lru_cache(maxsize=1024)
def _placed(cards: Cards, court: tuple[str, ...], out: str, coming: str) -> tuple[str, ...]:
    simple = swapped(court, out, coming)
    if _stands(cards, simple):
        return tuple(simple)
    lawful_courts = [list(order) for order in permutations(sorted(simple)) if _stands(cards, order)]
    return tuple(min(lawful_courts, key=lambda order: (_moved(court, order, coming), order)))


def _stands(cards: Cards, court: Sequence[str]) -> bool:
    """Whether each card stands on a place of its own."""
    return all(place in cards.player(card).pos for place, card in zip(PLACES, court, strict=True))


def _moved(before: Sequence[str], after: Sequence[str], coming: str) -> int:
    pairs = zip(before, after, strict=True)
    return sum(new not in {old, coming} for old, new in pairs)


def sums(cards: Cards, court: Sequence[str]) -> tuple[int, ...]:
    """Return the sums of the eight skills of a court, in order."""
    return _sums(cards, tuple(court))


@lru_cache(maxsize=2048)
def _sums(cards: Cards, court: tuple[str, ...]) -> tuple[int, ...]:
    rows = [cards.player(card).skills for card in court]
    return tuple(sum(column) for column in zip(*rows, strict=True)) if rows else (0,) * 8
