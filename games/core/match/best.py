"""What cards did in a match: for each seat, and which card did most for the winner."""

from collections.abc import Iterable, Iterator, Sequence
from fractions import Fraction
from typing import NamedTuple

import msgspec

from games.core.event import Credit, Event
from games.core.match.course import gains
from games.core.view import Standing


class Best(msgspec.Struct, frozen=True):
    """The card of a match: for `seat`, one of the first, it brought `points`, `times` times.

    Where no card brought points, it has none and is the card that did something most often.
    """

    seat: int
    card: str
    points: int
    times: int


class _Merit(NamedTuple):
    points: Fraction = Fraction(0)
    weight: int = 0
    times: int = 0


def best(
    events: Iterable[Event], place: str, standings: Sequence[Standing], seats: int
) -> Best | None:
    """Return the card that brought most to one of the first seats; None where no card did anything.

    `place` is where gains were told, as for the course. Of equal cards the one with the greater
    share counts, then the one that did it more often, then the first by id.
    """
    merits = dict[tuple[int, str], _Merit]()
    for credit, points in _brought(events, place, seats):
        had = merits.get((credit.seat, credit.card), _Merit())
        times = had.times + (points > 0)
        merit = _Merit(had.points + points, had.weight + credit.weight, times)
        merits[credit.seat, credit.card] = merit
    first = {seat for row in standings if row.place == 1 for seat in row.seats}
    able = [key for key, merit in merits.items() if key[0] in first and any(merit[:2])]
    if not able:
        return None
    seat, card = min(able, key=lambda key: (*(-figure for figure in merits[key]), key))
    merit = merits[seat, card]
    if merit.points <= 0:
        return Best(seat, card, 0, merit.weight)
    return Best(seat, card, max(1, round(merit.points)), merit.times)


def served(events: Iterable[Event], seats: int) -> tuple[tuple[str, ...], ...]:
    """Return the ids of the cards that did something for each seat, sorted, each once."""
    found: list[set[str]] = [set() for _ in range(seats)]
    for event in events:
        for credit in event.credited:
            if credit.weight or credit.points:
                found[credit.seat].add(credit.card)
    return tuple(tuple(sorted(cards)) for cards in found)


def _brought(events: Iterable[Event], place: str, seats: int) -> Iterator[tuple[Credit, Fraction]]:
    """Yield what each card brought, event by event."""
    behind = dict[int, list[Credit]]()
    for event in events:
        for seat in {one.seat for one in event.credited if one.points is None}:
            behind[seat] = [one for one in event.credited if one.seat == seat and one.weight]
        for credit in event.credited:
            if credit.points is not None:
                yield credit, Fraction(credit.points)
        marks = event.public.marks if event.public is not None else ()
        for seat, gain in gains(marks, place, seats):
            shared = behind.pop(seat, [])
            whole = sum(one.weight for one in shared)
            yield from ((one, Fraction(gain * one.weight, whole)) for one in shared)
