"""How time runs for a seat that is asked something: sitting, deadline, reminders (pure)."""

from datetime import datetime, timedelta

import msgspec
from msgspec.structs import replace

from db.records.matches import StoredSeat
from db.records.people import Reminder
from db.records.record import Record
from db.records.time import Bank, Former, PastSitting, Quiet
from games.core.decision import Decision
from play.records import Pace
from play.time import bank, pace
from play.time.pace import Off
from play.time.spans import Span

_UNHURRIED = timedelta(days=1)
_LEAST = 20  # whoever comes back after an AI has at least a twentieth of a turn
_FOR_ONE = timedelta(hours=12)  # of a sitting with a bank, in which partners may have to wait
_SECOND = timedelta(seconds=1)
_NONE = timedelta(0)


class Ticking(Record, frozen=True):
    """How time runs for a seat: the moment, the pace, its people's quiet hours.

    It does not run (`stopped`) while the match is paused or an AI plays for the seat. Weekends do
    not count where their zone is named (`weekends`), nor do days off that the people have begun
    (`away`: from when to when).
    """

    now: datetime
    pace: Pace
    quiet: Quiet | None
    stopped: bool
    weekends: str = ""
    away: Span | None = None
    reminders: frozenset[Reminder] = frozenset()  # that any of the people want
    quiet_before: Former | None = None  # quiet hours that still count for a while

    @property
    def bare(self) -> "Ticking":
        """Time as it runs after a round's deadline: nothing is earned, nothing stops it (EVT-5.1).

        Turns stay as long as they are.
        """
        terms = self.pace.bank
        least = replace(self.pace, bank=terms and replace(terms, increment=0, grace=0))
        return Ticking(self.now, least, None, self.stopped, reminders=self.reminders)

    @property
    def away_until(self) -> datetime | None:
        """Until when whoever holds the seat is away; None while they are here."""
        return self.away[1] if self.away else None

    def off(self, away_until: datetime | None) -> Off:
        """Return what does not count from now on: quiet hours stop turn clocks alone (TIM-1.4)."""
        if self.pace.live:
            return Off()
        until = self._until(away_until)
        if self.pace.bank:
            return Off(weekends=self.weekends, away=until)
        return Off(self.quiet, self.weekends, until, self.quiet_before)

    def _until(self, until: datetime | None) -> tuple[Span, ...]:
        return () if until is None or until <= self.now else ((self.now, until),)


def asked(
    seat: StoredSeat, question: Decision | None, time: Ticking, *, answered: bool
) -> StoredSeat:
    """Return the seat as it is when `question` is what is open to it.

    A question of a new sitting gets the whole allowance of the pace, or what the bank gives; one of
    a sitting that the seat had before continues with what was left. `answered` says that a person's
    answer closed the question that was open before.
    """
    if question is None:
        seat = _earned(stop(seat, time)) if answered else stop(seat, time)
        if _idle(seat):
            return seat
        return replace(seat, question=None, selected_for=None, selection=(), asked_at=None)
    if seat.question == question.id:
        return seat
    if seat.question is None:
        seat = replace(seat, asked_at=time.now)
    if seat.selected_for == question.id:
        seat = replace(seat, question=question.id)
    else:
        seat = replace(seat, question=question.id, selected_for=None, selection=())
    if seat.sitting != question.sitting:
        seat = _earned(stop(seat, time)) if answered else stop(seat, time)
        return run(replace(_opened(seat, question.sitting, time), lapsed=False), time)
    if seat.deadline_at is None:
        seat = _opened(seat, question.sitting, time)
    return run(seat, time)


def _idle(seat: StoredSeat) -> bool:
    """Whether nothing is open to a seat, and nothing is picked."""
    return seat.question is None and seat.selected_for is None and not seat.selection


def _opened(seat: StoredSeat, sitting: str, time: Ticking) -> StoredSeat:
    """Return a seat whose clock stands still, in a sitting that begins or is asked again."""
    terms, had = time.pace.bank, seat.bank
    if seat.sitting != sitting:
        seat = replace(seat, sitting=sitting, reminded=())
        if had is None or bank.sat(had, sitting) is None:  # no undo leads back into it
            seat = replace(seat, opened_at=time.now)
    elif had is None and seat.allowance is not None:  # begun by a release that kept no sittings
        spent = (time.pace.allowance - seat.allowance) // _SECOND
        had = Bank(0, (PastSitting(sitting, spent=max(spent, 0)),))
    if terms is None:
        known = bank.met(had or Bank(0), sitting)
        return replace(seat, bank=known, allowance=_turn(known, sitting, time))
    return _holding(seat, bank.opened(seat.bank or Bank(terms.start), sitting, terms))


def _turn(had: Bank, sitting: str, time: Ticking) -> timedelta:
    """Return what is left of a sitting at a turn clock."""
    known = bank.sat(had, sitting)
    return max(time.pace.allowance - (known.spent if known else 0) * _SECOND, _NONE)


def _holding(seat: StoredSeat, had: Bank) -> StoredSeat:
    """Return a seat whose clock stands still, with this bank."""
    return replace(seat, bank=had, allowance=_allowed(had, seat.sitting or ""))


def _allowed(had: Bank, sitting: str) -> timedelta:
    return bank.allowance(had, sitting) * _SECOND


def _earned(seat: StoredSeat) -> StoredSeat:
    if seat.bank is None or seat.sitting is None or seat.lapsed:
        return seat
    return replace(seat, bank=bank.answered(seat.bank, seat.sitting))


def run(seat: StoredSeat, time: Ticking) -> StoredSeat:
    """Start the clock of a seat, if it has one that stands still."""
    if seat.question is None or time.stopped or seat.deadline_at:
        return seat
    left = seat.allowance or _NONE
    off = time.off(time.away_until)
    if seat.lapsed:
        deadline = time.now
    elif left:
        deadline = pace.after(time.now, left, off)
    else:
        deadline = pace.first(time.now, off)
    seat = replace(
        seat,
        counted_from=time.now,
        away_until=time.away_until,
        deadline_at=deadline,
        reminder_at=None,
    )
    return seat if seat.lapsed or not left else remind_later(seat, time)


def _reminders(seat: StoredSeat, time: Ticking) -> dict[Reminder, datetime]:
    """Return when the people of a seat are to be reminded of its question, and were not yet."""
    if seat.counted_from is None or seat.deadline_at is None:
        return {}
    off = time.off(seat.away_until)
    found: dict[Reminder, datetime] = {}
    for kind in time.reminders - {*seat.reminded}:
        at = pace.reminder(kind, seat.counted_from, seat.deadline_at, off)
        if at is not None:
            found[kind] = at
    return found


def reminding(seat: StoredSeat, time: Ticking) -> tuple[Reminder, ...]:
    """Return what the people of a seat are to be reminded of now."""
    if seat.reminder_at is None or seat.reminder_at > time.now:
        return ()
    moments = _reminders(seat, time)
    first = min(moments.values(), default=time.now)  # an outage moved the moment and what it is of
    return tuple(sorted(kind for kind, at in moments.items() if at <= max(first, time.now)))


def remind_later(seat: StoredSeat, time: Ticking) -> StoredSeat:
    """Return a seat, whose clock runs, with the next moment at which to remind its people."""
    coming = [at for at in _reminders(seat, time).values() if at > time.now]
    first = min(coming, default=None)
    return seat if seat.reminder_at == first else replace(seat, reminder_at=first)


def reminded(seat: StoredSeat, time: Ticking) -> StoredSeat:
    """Return a seat whose people were reminded of all that was due."""
    done = (*seat.reminded, *reminding(seat, time))
    return remind_later(replace(seat, reminded=done), time)


def keep_up(seat: StoredSeat, time: Ticking) -> StoredSeat:
    """Return a seat whose deadline follows the days off that its people have begun."""
    if seat.deadline_at is None or seat.away_until == time.away_until:
        return seat
    if time.away_until is None and (seat.away_until is None or seat.away_until <= time.now):
        return replace(seat, away_until=None)  # over, as the deadline knew they would be
    then = time
    if time.away is not None and seat.away_until is None and seat.counted_from is not None:
        then = replace(time, now=min(max(time.away[0], seat.counted_from), time.now))
    return run(stop(seat, then), time)


def recounted(seat: StoredSeat, before: Ticking, time: Ticking) -> StoredSeat:
    """Return a seat for which other quiet hours count from now on than `before`.

    What has counted stays as it is (TIM-7).
    """
    off, other = before.off(seat.away_until), time.off(seat.away_until)
    if seat.deadline_at is None or seat.deadline_at <= time.now or off == other:
        return seat
    left = pace.between(time.now, seat.deadline_at, off)
    deadline = pace.after(time.now, left, other) if left else pace.first(time.now, other)
    return remind_later(replace(seat, deadline_at=deadline), time)


def stop(seat: StoredSeat, time: Ticking) -> StoredSeat:
    """Stop the clock of a seat and keep what is left."""
    if seat.deadline_at is None:
        return seat
    left = _left(seat, seat.deadline_at, time)
    had, taken = seat.bank, _taken(seat, left)
    if had is not None and seat.sitting is not None:
        had = bank.used(had, seat.sitting, taken // _SECOND)
        left = _allowed(had, seat.sitting) if time.pace.bank else _turn(had, seat.sitting, time)
    return replace(
        seat,
        bank=had,
        allowance=left,
        waited=seat.waited + taken,
        deadline_at=None,
        reminder_at=None,
        counted_from=None,
        away_until=None,
    )


def waited(seat: StoredSeat, time: Ticking) -> timedelta:
    """Return how much counted time was waited for the people of a seat up to this moment."""
    return stop(seat, time).waited


def _left(seat: StoredSeat, deadline: datetime, time: Ticking) -> timedelta:
    """Return how much time still counts until a deadline of a seat."""
    return pace.between(time.now, deadline, time.off(seat.away_until))


def _taken(seat: StoredSeat, left: timedelta) -> timedelta:
    """Return how much has counted since the clock of a seat began to run."""
    return max((seat.allowance or _NONE) - left, _NONE)


def is_for_all(seat: StoredSeat, time: Ticking) -> bool:
    """Whether half of a sitting's time is over, or a part of it where nothing presses.

    Then all who share the seat may answer.
    """
    if seat.lapsed:
        return True
    if seat.allowance is None:
        return False
    left = seat.allowance
    if seat.deadline_at is not None:
        left = _left(seat, seat.deadline_at, time)
    if seat.bank is not None and time.pace.bank is not None:
        known = bank.sat(seat.bank, seat.sitting or "")
        return _taken(seat, left) + (known.spent if known else 0) * _SECOND >= _FOR_ONE
    half = _UNHURRIED if time.pace.key == "none" else time.pace.allowance / 2
    return time.pace.allowance - left >= half


def in_hand(seat: StoredSeat, time: Ticking) -> timedelta | None:
    """Return the bank of a seat as its people see it at this moment; None without one."""
    terms = time.pace.bank
    if seat.bank is None or terms is None:
        return None
    return bank.in_hand(_held(seat, seat.bank, time), terms) * _SECOND


def _held(seat: StoredSeat, had: Bank, time: Ticking) -> Bank:
    """Return the bank of a seat, which had so much when its clock began to run, at this moment."""
    if seat.deadline_at is None or seat.sitting is None:
        return had
    taken = _taken(seat, _left(seat, seat.deadline_at, time))
    return bank.used(had, seat.sitting, taken // _SECOND)


def held(seat: StoredSeat) -> timedelta | None:
    """Return the bank of a seat whose clock stands still; None where it has none."""
    return None if seat.bank is None else seat.bank.left * _SECOND


def give(seat: StoredSeat, time: Ticking) -> StoredSeat | None:
    """Add time to the bank of a seat that is asked something (TIM-1.7); None where it cannot be."""
    more = _given(seat, time)
    return None if more is None else run(_holding(stop(seat, time), more), time)


def may_be_given(seat: StoredSeat, time: Ticking) -> bool:
    """Whether time can be added to the bank of a seat (TIM-1.7)."""
    return _given(seat, time) is not None


def _given(seat: StoredSeat, time: Ticking) -> Bank | None:
    if seat.bank is None or seat.sitting is None or time.pace.bank is None:
        return None
    if seat.question is None or time.stopped:
        return None
    return bank.given(_held(seat, seat.bank, time), seat.sitting, time.pace.bank)


def left_with(seat: StoredSeat, time: Ticking, left: timedelta) -> StoredSeat:
    """Leave a seat so much in its bank, and no grace for its sitting; turn clocks stay.

    From now on its time is bare. What it has missed of the sitting is its people's again.
    """
    if time.pace.bank is None:
        return seat
    still = replace(stop(seat, time), lapsed=False)
    known = still.bank.sat if still.bank else ()
    sat = tuple(msgspec.structs.replace(one, grace=0) for one in known)
    return run(_holding(still, Bank(left // _SECOND, sat)), time.bare)


def renew(seat: StoredSeat, time: Ticking, *, newcomer: bool) -> StoredSeat:
    """Give time to whoever takes a seat over from an AI.

    A `newcomer` gets the bank that everybody began with, or a whole turn; whoever comes back has
    what was left, and at least two increments, or a twentieth of a turn (TIM-1.1, 1.2a).
    """
    still = stop(seat, time)
    fresh = replace(still, lapsed=False, misses=0)
    terms = time.pace.bank
    if terms is None:
        return run(_in_turn(fresh, time, least=1 if newcomer else _LEAST), time)
    had = Bank(terms.start) if newcomer or seat.bank is None else bank.back(seat.bank, terms)
    if newcomer and fresh.sitting is not None:
        had = bank.opened(had, fresh.sitting, terms)
    return run(_holding(fresh, had), time)


def _in_turn(seat: StoredSeat, time: Ticking, least: int) -> StoredSeat:
    """Return a seat at a turn clock that stands still, with one part of so many left at least."""
    used = int(time.pace.allowance * (least - 1) / least / _SECOND)
    known = seat.bank.sat if seat.bank else ()
    sat = tuple(msgspec.structs.replace(one, spent=min(one.spent, used)) for one in known)
    had = Bank(0, sat)
    return replace(seat, bank=had, allowance=_turn(had, seat.sitting or "", time))
