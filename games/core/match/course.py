"""The course of a match: the scores of all seats after each event that decides."""

from collections.abc import Iterable, Sequence
from typing import TypeAlias

import msgspec

from games.core.event import Chapter, Event, Mark
from games.core.view import Standing


class Point(msgspec.Struct, frozen=True):
    """The scores of all seats, and the chapter in which they came about (None at the start)."""

    scores: tuple[int, ...]
    chapter: Chapter | None = None


Course: TypeAlias = tuple[Point, ...]  # from the start on


def course(
    events: Iterable[Event], place: str, standings: Sequence[Standing], seats: int
) -> Course:
    """Return the scores at the start and after each scoring that decides, seat by seat.

    It is read off the gains that were told at `place` ("stars" of "stars:<n>"). All that one
    reveal or prize-giving brought is one point, or whoever is told first would lead: what is told
    `together`, also under a heading of its own, and what follows until something else decides or
    begins. The course is empty where it does not lead to the final scores (the game
    tells them differently, or an older release did), and where nobody ever scored.
    """
    scores, found = [0] * seats, [Point((0,) * seats)]
    if not place:
        return ()
    chapter = within = None  # now, and when what decided last was told
    decided = False
    for event in events:
        another = not event.together and (event.decides or event.heading)
        if decided and (another or event.chapter is not None):
            found.append(Point(tuple(scores), within))
            decided = False
        chapter = event.chapter or chapter
        marks = event.public.marks if event.public is not None else ()
        for seat, gain in gains(marks, place, seats):
            scores[seat] += gain
        if event.decides:
            decided, within = True, chapter
    if decided or tuple(scores) != found[-1].scores:
        found.append(Point(tuple(scores), within if decided else chapter))
    whole = all(
        row.seats and row.score == sum(scores[seat] for seat in row.seats) for row in standings
    )
    return tuple(found) if whole and any(any(point.scores) for point in found) else ()


def gains(marks: Iterable[Mark], place: str, seats: int) -> Iterable[tuple[int, int]]:
    """Yield who gained how much, except a player of the game itself, who holds no seat."""
    for mark in marks:
        kind, _, seat = mark.place.partition(":")
        if kind == place and mark.gain and seat.isdecimal() and int(seat) < seats:
            yield int(seat), mark.gain
