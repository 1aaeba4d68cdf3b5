"""A finished match as a film: which moments are shown, and for how long (pure)."""

from collections.abc import Iterable, Iterator, Sequence

import msgspec
from msgspec.structs import replace

from games.core.event import Event, Mark
from games.core.face import Faces
from games.core.match.best import Best, best
from games.core.match.course import Course, course
from games.core.match.export import Moment
from games.core.view import Standing, View

FRAMES = 60
LAST = 6000  # ms of the final picture
_LASTS = (500, 900, 1400, 2200)  # ms of a frame, by its weight


class Frame(msgspec.Struct, frozen=True):
    """A board of a film: what it shows, its marks, how much happened there, from 0 to 3.

    Everybody was `told` what had happened. `standings` are there on the final picture alone.
    """

    view: View
    faces: Faces
    marks: tuple[Mark, ...]
    weight: int
    asked: tuple[int, ...] = ()
    ready: tuple[int, ...] = ()
    revision: int = 0
    standings: tuple[Standing, ...] = ()
    course: Course = ()
    best: Best | None = None
    told: tuple[Event, ...] = ()

    @property
    def shown(self) -> int:
        """How long it is shown, ms."""
        return LAST if self.standings else _LASTS[self.weight]


def frames(moments: Iterable[Moment], most: int = FRAMES) -> tuple[Frame, ...]:
    """Return what a film of a match shows: every moment that changed a board, at most `most`.

    Where there are too many, those are left out first in which least happened, spread over the
    match. Then events that decided within one move are shown together, so that each turn keeps a
    frame of its own. What decided is never left out while there is room for it. The film ends with
    the last board and the final picture.
    """
    found = list(changes(moments))
    for weight in range(3):
        if weight == 2 and len(found) > most:
            found = list(_together(found, len(found) - most))
        spare = [at for at, frame in enumerate(found) if frame.weight <= weight and at]
        over = len(found) - most
        if over > 0:
            gone = set(_spread(spare, over))
            found = [frame for at, frame in enumerate(found) if at not in gone]
    step = max(1, -(-len(found) // most))
    return tuple(found[::-1][::step][::-1])


def changes(moments: Iterable[Moment]) -> Iterable[Frame]:
    """Yield every moment of a match that changed a board, and the final picture."""
    events: list[Event] = []
    for moment in moments:
        match = moment.match
        events += moment.events
        told = [event for event in moment.events if event.public is not None]
        if not moment.public or not (told or match.revision == 1):
            continue
        marks = tuple(mark for one in told if one.public for mark in one.public.marks)
        frame = Frame(
            moment.view,
            match.rules.faces(moment.view),
            marks,
            max(_weight(told), 0 if moment.whole else 2),  # the rules single it out
            match.asked if moment.whole else (),
            match.ready if moment.whole else (),
            match.revision,
            told=tuple(told),
        )
        if match.result is None or not moment.whole:
            yield frame
            continue
        if told:
            yield frame
        scores, seats = match.rules.info.scores, match.start.seats
        went = course(events, scores, match.result, seats)
        did = best(events, scores, match.result, seats)
        yield replace(
            frame, marks=(), told=(), weight=3, standings=match.result, course=went, best=did
        )


def _together(found: Sequence[Frame], most: int) -> Iterator[Frame]:
    """Yield the frames, at most `most` of those that decided shown with the next of their move.

    The later one has the marks of both: it shows what came of both.
    """
    before: Frame | None = None
    for frame in found:
        shown = frame
        if before is not None:
            if most and _same_move(before, frame):
                shown, most = replace(frame, marks=before.marks + frame.marks), most - 1
            else:
                yield before
        before = shown
    if before is not None:
        yield before


def _same_move(one: Frame, other: Frame) -> bool:
    """Whether both frames decided within one move."""
    middle = not (one.asked or other.asked or other.standings)
    return middle and one.weight == other.weight == 3 and one.revision == other.revision


def _weight(told: Sequence[Event]) -> int:
    """Return how much happened: nothing to tell, something, a new section, what decided."""
    if any(one.decides for one in told):
        return 3
    if any(one.heading for one in told):
        return 2
    return int(any(not one.aside for one in told))


def _spread(places: Sequence[int], count: int) -> list[int]:
    """Return `count` of these places, evenly spread; all of them where there are no more."""
    if count >= len(places):
        return list(places)
    return [places[at * len(places) // count] for at in range(count)]
