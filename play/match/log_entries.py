"""What happened in a match, as one reader may know it: news, lines of the log, its pages (pure)."""

from collections import deque
from collections.abc import Iterable, Sequence
from datetime import datetime
from functools import lru_cache

from db.records.matches import By, Remark, StoredMove
from games.core.data import codec
from games.core.event import Event, Part
from games.core.text import Who, text
from play.match.work.loaded import Loaded
from play.records import Entry

PAGE = 12  # entries on a page of the log
ALONE = 6  # entries with which a page begins within a section
RAN_OUT = "play-ran-out"


@lru_cache(maxsize=2048)
def decoded(events: bytes) -> tuple[Event, ...]:
    """Return what a move has told; everybody at its table reads the same."""
    return codec.decode(events, tuple[Event, ...])


def entries(moves: Iterable[StoredMove], reader: int | None, first: int = 1) -> list[Entry]:
    """Return what a reader may know of moves, oldest first, numbered from `first`."""
    found: list[Entry] = []
    for move in moves:
        events, number = decoded(move.events), first + len(found)
        found += told(events, reader, move.at, move.seat, move.by, number)
    return found


def told(
    events: Iterable[Event],
    reader: int | None,
    at: datetime,
    seat: int | None,
    by: By | None,
    first: int = 1,
) -> list[Entry]:
    """Return what a reader may know of what a move of a seat has told, numbered from `first`."""
    found: list[Entry] = []
    headed = False  # what comes after a heading is no longer what answers themselves did
    for event in events:
        headed = headed or event.heading
        part = event.seen_by(reader)
        if part is None:
            continue
        own = mine = ordered = False
        if reader is not None:
            alone = any(one == reader for one, _ in event.private)
            did = alone or part.text.args.get("who") == Who(reader)
            done = reader in event.about
            own = did and not done and not headed
            ordered = (did or done) and event.ordered
            mine = not own and (done or alone or (did and not event.aside))
        found.append(
            Entry(
                number=first + len(found),
                at=at,
                seat=seat,
                by=by,
                part=part,
                own=own,
                mine=mine,
                ordered=ordered,
                heading=event.heading,
                aside=event.aside,
                decides=event.decides,
            )
        )
    return found


def tells(moves: Iterable[StoredMove], reader: int | None) -> bool:
    """Whether there is anything in these moves that a reader may know."""
    return any(
        event.seen_by(reader) is not None for move in moves for event in decoded(move.events)
    )


def chronicle(
    loaded: Loaded, moves: Iterable[StoredMove], remarks: Iterable[Remark], reader: int | None
) -> list[Entry]:
    """Return what a reader may know of moves, of seats that changed hands, and of time-outs."""
    found: list[Entry] = []
    left = deque(remarks)
    late = set[tuple[int, datetime]]()
    for move in moves:
        if move.by == "clock" and move.seat is not None and (move.seat, move.at) not in late:
            late.add((move.seat, move.at))  # once, however many answers: their number may be secret
            found.append(_ran_out(move, move.seat, reader, len(found) + 1))
        found += entries((move,), reader, len(found) + 1)
        while left and left[0].step <= move.step:
            found.append(_remarked(loaded, left.popleft(), reader, len(found) + 1))
    return found


def _remarked(loaded: Loaded, remark: Remark, reader: int | None, number: int) -> Entry:
    """Return a line about who plays for a seat, or about the match.

    Those who were forgotten have no name.
    """
    if remark.seat is None or remark.place is None:
        return Entry(number, remark.at, None, None, Part(text(f"play-{remark.kind}")))
    here = {one.place: one for one in loaded.whole.holders if one.seat == remark.seat}
    places = {"volunteer": (remark.place, remark.place - 1), "joined": (remark.place, min(here))}
    named = [here[one] for one in places.get(remark.kind, (remark.place,)) if one in here]
    return Entry(
        number=number,
        at=remark.at,
        seat=remark.seat,
        by=None,
        part=Part(text(f"play-seat-{remark.kind}")),
        mine=remark.seat == reader,
        people=tuple(one.plain for one in named),
    )


def _ran_out(move: StoredMove, seat: int, reader: int | None, number: int) -> Entry:
    """Return the line that says that the clock played for a seat."""
    part = Part(text(RAN_OUT, who=Who(seat)))
    return Entry(number, move.at, seat, "clock", part, mine=seat == reader)


def log_pages(entries: Sequence[Entry]) -> list[tuple[Entry, ...]]:
    """Return the pages of a log: what stands below a heading stays together, if a page holds it.

    A few entries more than a page holds stay on it, so that nobody who opens the log finds the last
    line of a long turn alone. What is on a page stays there, but for the last one, as a match goes
    on.
    """
    sections: list[list[Entry]] = []
    for entry in entries:
        if entry.heading or not sections:
            sections.append([])
        sections[-1].append(entry)
    pages: list[list[Entry]] = []
    for section in sections:
        for part in _parts(section):
            if pages and len(pages[-1]) + len(part) <= PAGE:
                pages[-1] += part
            else:
                pages.append(part)
    return [tuple(one) for one in pages] or [()]


def _parts(section: list[Entry]) -> list[list[Entry]]:
    """Return a section in parts of a page; a last one that is too short stays with the former."""
    parts = [section[at : at + PAGE] for at in range(0, len(section), PAGE)]
    if len(parts) > 1 and len(parts[-1]) < ALONE:
        short = parts.pop()
        parts[-1] = [*parts[-1], *short]
    return parts
