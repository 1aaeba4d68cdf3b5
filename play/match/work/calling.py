"""Who is called to a match, told of it, or no longer called: what is written for that (pure)."""

from collections.abc import Callable, Iterable, Sequence
from datetime import datetime, timedelta
from typing import Concatenate, ParamSpec

from msgspec.structs import replace

from db.queries.match import projections
from db.records.matches import StoredSeat, WholeMatch
from db.records.people import Reminder, StoredPerson
from db.store import Connection
from play.match.work.holders import applicants, chosen, hushed, is_machine, people
from play.match.work.loaded import Loaded
from play.match.work.turn_order import coming
from play.time import calls
from play.time.pace import REMINDED, pace_of

P = ParamSpec("P")
Write = Callable[[Connection], object]  # a piece of SQL, bound to its arguments


class Calling:
    """What a unit of work means for the people of its match; `writes` is what to write.

    `late` draws how much later a call comes that quiet hours have delayed.
    """

    def __init__(self, before: WholeMatch, after: Loaded, late: Callable[[], timedelta]) -> None:
        self._before = before
        self._loaded = after
        self._whole = after.whole
        self._late = late
        self.writes: list[Write] = []

    def by_turn(self, were_next: tuple[int, ...], last: int | None) -> None:
        """Call those who have something new to answer, and cancel the calls of those who have not.

        `were_next` are the seats that were next before, and `last` the person who moved last.
        """
        for new, old in zip(self._whole.seats, self._before.seats, strict=True):
            self._call_for(new, old)
        self._call_next(were_next)
        self._call_voices()
        if self._whole.match.status != self._before.match.status:
            self._tell(projections.tell_end, last, self._loaded.now)

    def _call_for(self, new: StoredSeat, old: StoredSeat) -> None:
        """Call the people of a seat, or cancel their calls, by what was and is open to it."""
        by_itself = _answers_itself(self._whole, new)
        anew = _waits(new) and not by_itself and self._is_new(old, new)
        if anew:
            self._call_seat(new, old)
        elif _waits(new) and _waits(old) and not by_itself:
            self._call_who_answers_now(new.seat)
        if _waits(old):  # whoever gets up is called no longer, even if their partners are
            here = people(self._whole, new.seat)
            before = {*here, *people(self._before, new.seat)}
            called = _waits(new) and (new.sitting == old.sitting or not by_itself)
            for person in sorted(before - {*here} if called else before):
                self._hush(person)
        if new.misses > old.misses and not anew:
            self._tell_missed(new.seat)

    def _call_seat(self, new: StoredSeat, old: StoredSeat) -> None:
        """Call the people of a seat to what is open to it; at live paces a new sitting at once."""
        again = self._again if new.sitting != old.sitting else projections.AGAIN
        self._call_to(new.seat, self._loaded.answering(new.seat), again)

    def _call_who_answers_now(self, seat: int) -> None:
        """Call those who may answer for a seat now that somebody came or left; cancel other calls.

        Not those who may because half of the time is over: they are reminded.
        """
        here = people(self._whole, seat)
        if here == people(self._before, seat):
            return
        may = self._loaded.answering(seat)
        might = replace(self._loaded, whole=self._before).answering(seat)
        self._call_to(seat, [one for one in may if one not in might], self._again)
        to_agree = self._asked_to_agree(self._whole)  # their call stands
        for person in might:
            if person in here and person not in may and person not in to_agree:
                self._hush(person)

    def _call_to(self, seat: int, persons: Iterable[int], again: timedelta) -> None:
        for person in persons:
            if self._chosen(person).pings:
                self._tell(projections.call, person, seat, self._due(person), again)

    def _tell_missed(self, seat: int) -> None:
        """Tell people in direct messages that they missed a sitting (TIM-2.3).

        Whoever is called to another sitting is told with that call.
        """
        for person in people(self._whole, seat):
            if self._chosen(person).in_direct:
                due = self._due(person)
                self._tell(projections.call, person, seat, due, kind="missed")

    def _call_next(self, were_next: tuple[int, ...]) -> None:
        """Tell those who want it that they are next; cancel that where it is over (TIM-4.1)."""
        if not any(one.told_next for one in self._whole.chosen.values()):
            return
        now = coming(self._loaded, self._whole.seats) if self._runs and not self._paused else ()
        to_agree = self._asked_to_agree(self._whole)  # their call stands
        for seat in sorted({*now, *were_next}):
            for person in {*people(self._whole, seat)} - to_agree.keys():
                if seat in now and seat not in were_next and self._chosen(person).told_next:
                    due = self._due(person)
                    self._tell(projections.call, person, seat, due, self._again, "next")
                elif seat not in now and not _waits(self._whole.seats[seat]):
                    self._hush(person)

    def remind(self, number: int, kinds: Sequence[Reminder]) -> None:
        """Remind those of a seat who want to be reminded in one of these ways (TIM-4.1).

        Whoever has quiet hours is called after them, or not at all when little time is left by
        then.
        """
        seat = self._whole.seats[number]
        if seat.deadline_at is None or seat.machine:
            return
        for person in people(self._whole, number):
            wanted = self._chosen(person).reminded
            due = self._due(person)
            latest = seat.deadline_at - REMINDED
            if set(wanted) & set(kinds) and due <= latest:
                self._tell(projections.remind, person, number, due)

    def _call_voices(self) -> None:
        """Call those whose vote on a proposal is missing; cancel the calls of those who gave it."""
        asked, before = self._asked_to_agree(self._whole), self._asked_to_agree(self._before)
        for person, seat in asked.items():
            if person not in before and self._chosen(person).pings:
                self._tell(projections.call, person, seat, self._loaded.now)
        for person, seat in before.items():
            if person not in asked and not _waits(self._whole.seats[seat]):
                self._hush(person)

    def _asked_to_agree(self, whole: WholeMatch) -> dict[int, int]:
        """Return the people whose vote is missing, each with their seat.

        A vote on a proposal to all, or on somebody who would like to share their seat.
        """
        if not self._runs:
            return {}
        asked = dict[int, int]()
        for seat in self._whole.seats if whole.partners else ():
            for one in applicants(whole, seat.seat):
                if one.again:
                    continue
                here = people(whole, seat.seat)
                asked |= {person: seat.seat for person in here if person not in one.agreed}
        return asked | self._to_vote(whole)

    def _to_vote(self, whole: WholeMatch) -> dict[int, int]:
        if not whole.proposals:
            return {}
        voices_ = [seat for seat in self._whole.seats if self._has_voice(seat)]
        missing = [
            seat.seat
            for seat in voices_
            if any(seat.seat not in one.agreed for one in whole.proposals)
        ]
        return {person: seat for seat in missing for person in people(whole, seat)}

    def _has_voice(self, seat: StoredSeat) -> bool:
        return seat.seat not in self._loaded.match.conceded and not is_machine(self._whole, seat)

    def _is_new(self, old: StoredSeat, new: StoredSeat) -> bool:
        """Whether nobody was called for what is open to a seat now."""
        if not _waits(old) or new.sitting != old.sitting:
            return True
        return _answers_itself(self._before, old) and not self._paused

    @property
    def _runs(self) -> bool:
        return self._whole.match.running and self._loaded.match.result is None

    @property
    def _again(self) -> timedelta:
        """How long after a call the next may come; ten minutes could outlast a live turn."""
        return timedelta(0) if pace_of(self._whole.match.terms).live else projections.AGAIN

    @property
    def _paused(self) -> bool:
        return self._whole.match.paused_at is not None

    def _chosen(self, person: int) -> StoredPerson:
        return chosen(self._whole, person)

    def _due(self, person: int) -> datetime:
        """Return when to call somebody; at live paces that is now."""
        now = self._loaded.now
        return calls.due(now, hushed(self._whole, person, now), self._late)

    def _hush(self, person: int) -> None:
        self._tell(projections.hush, person, self._loaded.now)

    def _tell(
        self,
        write: Callable[Concatenate[Connection, str, P], object],
        *args: P.args,
        **kwargs: P.kwargs,
    ) -> None:
        match = self._whole.match.id
        self.writes.append(lambda db: write(db, match, *args, **kwargs))


def _waits(seat: StoredSeat) -> bool:
    return seat.question is not None and not seat.machine


def _answers_itself(whole: WholeMatch, seat: StoredSeat) -> bool:
    """Whether a standing order answers what is open to a seat, so that nobody need be called."""
    return any(
        (one.seat, one.question) == (seat.seat, seat.question) and one.due_at is not None
        for one in whole.due
    )
