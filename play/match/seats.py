"""What a question does to its seat beside the snapshot: sitting, deadline, reminder (pure)."""

from dataclasses import dataclass, replace
from datetime import datetime, timedelta

from db.records.matches import StoredSeat
from db.records.time import Bank, Quiet
from games.core.decision import Decision
from play.records import Pace
from play.time import bank, pace
from play.time.pace import Off

_UNHURRIED = timedelta(days=1)
_LEAST = 20  # a sitting asked again has at least a twentieth of its allowance left
_FOR_ONE = timedelta(hours=12)  # of a sitting with a bank, in which partners may have to wait
_SECOND = timedelta(seconds=1)
_NONE = timedelta(0)


@dataclass(frozen=True, slots=True)
class Ticking:
    """How time runs for a seat: the moment, the pace, its people's quiet hours.

    It does not run (`stopped`) while the match is paused or an AI plays for the seat.
    """

    now: datetime
    pace: Pace
    quiet: Quiet | None
    stopped: bool

    @property
    def off(self) -> Off:
        """What does not count: quiet hours stop turn clocks alone (TIM-1.4)."""
        return Off() if self.pace.live or self.pace.bank else Off(self.quiet)

    @property
    def hushed(self) -> Off:
        """When nobody is called."""
        return Off() if self.pace.live else Off(self.quiet)


def asked(
    seat: StoredSeat, question: Decision | None, time: Ticking, *, answered: bool
) -> StoredSeat:
    """Return the seat as it is when `question` is what is open to it.

    A question of a new sitting gets the whole allowance of the pace, or what the bank gives; one of
    the same sitting goes on with what was left of it. `answered` says that a person's answer is
    what closed the question that was open before.
    """
    if question is None:
        seat = _earned(stop(seat, time)) if answered else stop(seat, time)
        return replace(seat, question=None, selected_for=None, selection=())
    if seat.question == question.id:
        return seat
    seat = replace(seat, question=question.id)
    if seat.selected_for != question.id:
        seat = replace(seat, selected_for=None, selection=())
    if seat.sitting != question.sitting:
        seat = _earned(stop(seat, time)) if answered else stop(seat, time)
        return run(replace(_opened(seat, question.sitting, time), lapsed=False), time)
    if seat.bank is not None and seat.deadline_at is None:
        seat = _opened(seat, question.sitting, time)
    return run(seat, time)


def _opened(seat: StoredSeat, sitting: str, time: Ticking) -> StoredSeat:
    """Return a seat, whose clock stands, in a sitting that begins, or that is asked again."""
    seat = replace(seat, sitting=sitting)
    terms = time.pace.bank
    if terms is None:
        return replace(seat, allowance=time.pace.allowance)
    return _holding(seat, bank.opened(seat.bank or Bank(terms.start), sitting, terms))


def _holding(seat: StoredSeat, had: Bank) -> StoredSeat:
    """Return a seat, whose clock stands, with this bank."""
    return replace(seat, bank=had, allowance=bank.allowance(had, seat.sitting or "") * _SECOND)


def _earned(seat: StoredSeat) -> StoredSeat:
    if seat.bank is None or seat.sitting is None or seat.lapsed:
        return seat
    return replace(seat, bank=bank.answered(seat.bank, seat.sitting))


def run(seat: StoredSeat, time: Ticking) -> StoredSeat:
    """Let the clock of a seat run, if it has one and it stands still."""
    if seat.question is None or time.stopped or seat.deadline_at:
        return seat
    left = seat.allowance or _NONE
    if seat.bank is None:
        left = max(left, time.pace.allowance / _LEAST)
    if seat.lapsed:
        return replace(seat, deadline_at=time.now, reminder_at=None, counted_from=time.now)
    deadline = pace.after(time.now, left, time.off)
    remind_at = pace.reminder(time.now, deadline, time.off, time.hushed)
    return replace(seat, deadline_at=deadline, reminder_at=remind_at, counted_from=time.now)


def stop(seat: StoredSeat, time: Ticking) -> StoredSeat:
    """Stop the clock of a seat and keep what is left."""
    if seat.deadline_at is None:
        return seat
    left = pace.between(time.now, seat.deadline_at, time.off)
    still = replace(seat, allowance=left, deadline_at=None, reminder_at=None, counted_from=None)
    if seat.bank is None or seat.sitting is None:
        return still
    return _holding(still, bank.used(seat.bank, seat.sitting, _taken(seat, left) // _SECOND))


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
        left = pace.between(time.now, seat.deadline_at, time.off)
    if seat.bank is not None:
        known = bank.sat(seat.bank, seat.sitting or "")
        return _taken(seat, left) + (known.spent if known else 0) * _SECOND >= _FOR_ONE
    half = _UNHURRIED if time.pace.key == "none" else time.pace.allowance / 2
    return time.pace.allowance - left >= half


def in_hand(seat: StoredSeat, time: Ticking) -> timedelta | None:
    """Return the bank of a seat as its people see it at this moment; None without one."""
    still, terms = stop(seat, time), time.pace.bank
    if still.bank is None or terms is None:
        return None
    return bank.in_hand(still.bank, terms) * _SECOND


def renew(seat: StoredSeat, time: Ticking, *, newcomer: bool) -> StoredSeat:
    """Give time to whoever takes a seat from an AI now: the whole allowance of the pace again.

    Of a bank a `newcomer` has what everybody began with; who comes back has what was left, and at
    least two increments (TIM-1.2a).
    """
    still = stop(seat, time)
    fresh = replace(still, lapsed=False, misses=0)
    terms = time.pace.bank
    if terms is None:
        return run(replace(fresh, allowance=time.pace.allowance), time)
    had = Bank(terms.start) if newcomer or seat.bank is None else bank.back(seat.bank, terms)
    if newcomer and fresh.sitting is not None:
        had = bank.opened(had, fresh.sitting, terms)
    return run(_holding(fresh, had), time)
