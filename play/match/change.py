"""A change of a match: what is played, and all that has to be written with it in one go."""

from collections.abc import Callable
from dataclasses import dataclass, replace
from datetime import datetime, timedelta
from typing import Any, Concatenate, ParamSpec

from db import matches as rows
from db import partners, projections, voices
from db.rows import HolderRow, MatchRow, MoveRow, PartnerRow, RemarkRow, SeatRow, WholeRow
from games.core import codec
from games.core.decision import Decision
from games.core.match import Match
from games.core.moves import Answered, Move, Outcome
from games.core.rules import Standing
from play.match import seats as timing
from play.match.holders import is_machine, people, quiet
from play.match.rulebook import Ruled
from play.match.seats import Ticking
from play.records import Handover
from play.time.pace import PACES

P = ParamSpec("P")
Write = Callable[[Any], object]  # a piece of SQL, bound to its arguments


@dataclass(frozen=True, slots=True)
class Written:
    """What is to be written: the match (with the edition it was loaded at), seats, moves, more."""

    match: MatchRow
    seats: tuple[SeatRow, ...]
    moves: tuple[MoveRow, ...]
    more: tuple[Write, ...]


class Change:
    """A loaded match in the hands of somebody who changes it."""

    def __init__(self, whole: WholeRow, ruled: Ruled, match: Match, now: datetime) -> None:
        self.whole = whole
        self.after = whole  # with the holders as they are to be
        self.ruled = ruled
        self.match = match
        self.now = now
        self.row = whole.match
        self.seats = list(whole.seats)
        self.audible = False  # whether somebody is to be told
        self._moves: list[MoveRow] = []
        self._more: list[Write] = []

    def play(self, move: Move, person: int | None = None) -> None:
        """Make a move. Raises Refused, and then nothing of this change may be written."""
        outcome = self.match.play(move)
        if outcome.public:
            self.row = replace(self.row, extended=timedelta(0))
            self.show()
        self._moves.append(moved(self.match.step, move, outcome, person, self.now, self.row.change))
        if person is not None:
            self.also(rows.active, self.row.id, person, self.now)

    def show(self) -> None:
        """Note that the board has something new to show."""
        self.row = replace(self.row, change=self.row.change + 1, changed_at=self.now)
        self.audible = True

    def seat(self, seat: SeatRow) -> None:
        """Replace what is known of a seat."""
        self.seats[seat.seat] = seat

    def also(
        self, write: Callable[Concatenate[Any, P], object], *args: P.args, **kwargs: P.kwargs
    ) -> None:
        """Write something else in the same transaction."""
        self._more.append(lambda db: write(db, *args, **kwargs))

    def remark(self, kind: Handover, about: HolderRow) -> None:
        """Let the log tell who plays for a seat from now on."""
        step, now = self.match.step, self.now
        row = RemarkRow(step=step, kind=kind, seat=about.seat, place=about.place, at=now)
        self.also(voices.remark, self.row.id, row)

    def close(self, status: str) -> None:
        """End the match."""
        self.row = replace(self.row, status=status, ended_at=self.now, paused_at=None)
        self.also(voices.withdraw, self.row.id)
        if self.after.partners:
            self.also(partners.drop, self.row.id)
        self.show()

    def question(self, seat: int) -> Decision | None:
        """Return what is open to a seat; nothing once the match has ended."""
        return self.match.questions[seat] if self.row.status == "running" else None

    def time(self, seat: int) -> Ticking:
        """Return how time runs for a seat."""
        stopped = self.row.paused_at is not None or is_machine(self.after, self.seats[seat])
        pace = PACES.get(self.row.terms.pace, PACES["none"])
        return Ticking(self.now, pace, quiet(self.after, seat), stopped)

    def answering(self, seat: int) -> tuple[int, ...]:
        """Return the persons who may answer for a seat: those the rules say, later all of them."""
        here = people(self.after, seat)
        if len(here) < 2 or timing.is_for_all(self.seats[seat], self.time(seat)):
            return here
        places = self.ruled.rules.answering(self.match.state, seat, len(here))
        return tuple(here[place] for place in places)

    def tell_partners(self, told: PartnerRow) -> None:
        """Replace what somebody tells those with whom they share a seat."""
        others = tuple(one for one in self.after.partners if one.person != told.person)
        self.after = replace(self.after, partners=(*others, told))
        self.also(partners.tell, self.row.id, told)

    def written(self) -> Written | None:
        """Return what is to be written, or None when nothing has changed."""
        if self.match.result is not None and self.row.status == "running":
            self.row = replace(self.row, places=places(self.match.result, len(self.seats)))
            self.close("over")
        before = self.whole.seats
        self.seats = [self._followed(seat) for seat in range(len(self.seats))]
        changed = tuple(seat for seat in self.seats if seat not in before)
        self._call()
        if not (changed or self._more or self._moves or self.row != self.whole.match):
            return None
        row = self.row
        if self._moves:
            row = replace(
                row,
                snapshot=self.match.snapshot(),
                step=self.match.step,
                revision=self.match.revision,
            )
        return Written(row, changed, tuple(self._moves), tuple(self._more))

    def _followed(self, number: int) -> SeatRow:
        """Return a seat as it is with what is now open to it."""
        question = self.question(number)
        time = self.time(number)
        seat = timing.asked(self.seats[number], question, time)
        machine = question is not None and is_machine(self.after, seat)
        if time.stopped:
            seat = timing.stop(seat, time)
        ready = self.row.status == "running" and number in self.match.ready
        conceded = number in self.match.conceded
        if (seat.machine, seat.ready, seat.conceded) == (machine, ready, conceded):
            return seat
        return replace(seat, machine=machine, ready=ready, conceded=conceded)

    def _call(self) -> None:
        """Call the people who have something new to answer, and no longer those who have not."""
        for new, old in zip(self.seats, self.whole.seats, strict=True):
            waited, waits = _waits(old), _waits(new)
            here = people(self.after, new.seat)
            if waits and (not waited or new.sitting != old.sitting):
                for person in self.answering(new.seat):
                    if person not in self.after.unpinged:
                        self._tell(projections.call, self.row.id, person, new.seat, self.now)
            if waited:  # whoever gets up is called no longer, even if their partners are
                before = {*here, *people(self.whole, new.seat)}
                for person in sorted(before - {*here} if waits else before):
                    self._tell(projections.hush, self.row.id, person, self.now)
        if self.row.status != self.whole.match.status and self.after.followers:
            self._tell(projections.tell_end, self.row.id, self.now)

    def _tell(
        self, write: Callable[Concatenate[Any, P], object], *args: P.args, **kwargs: P.kwargs
    ) -> None:
        self.audible = True
        self.also(write, *args, **kwargs)


def _waits(seat: SeatRow) -> bool:
    return seat.question is not None and not seat.machine


def moved(
    step: int, move: Move | None, outcome: Outcome, person: int | None, now: datetime, change: int
) -> MoveRow:
    """Return the row of a move and what it brought about; the setup has no move."""
    answered = move if isinstance(move, Answered) else None
    by = "clock" if person is None else "person"
    return MoveRow(
        step=step,
        seat=None if move is None else move.seat,
        question=answered.question if answered else None,
        by=answered.by if answered else None if move is None else by,
        person=person,
        at=now,
        change=change,
        move=None if move is None else codec.encode(move),
        events=codec.encode(outcome.events),
    )


def places(standings: tuple[Standing, ...], seats: int) -> tuple[int, ...]:
    """Return the place of each seat."""
    by_seat = {seat: row.place for row in standings for seat in row.seats}
    return tuple(by_seat[seat] for seat in range(seats))
