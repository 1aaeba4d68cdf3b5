"""What a question does to its seat beside the snapshot: sitting, deadline, reminder (pure)."""

from dataclasses import dataclass, replace
from datetime import datetime, timedelta

from db.records.matches import StoredSeat
from db.records.time import Quiet
from games.core.decision import Decision
from play.records import Pace
from play.time import pace

_UNHURRIED = timedelta(days=1)
_LEAST = 20  # a sitting asked again has at least a twentieth of its allowance left


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
    def counted(self) -> Quiet | None:
        return None if self.pace.live else self.quiet


def asked(seat: StoredSeat, question: Decision | None, time: Ticking) -> StoredSeat:
    """Return the seat as it is when `question` is what is open to it.

    A question of a new sitting gets the whole allowance of the pace; one of the same sitting goes
    on with what was left of it.
    """
    if question is None:
        return replace(stop(seat, time), question=None, selected_for=None, selection=())
    if seat.question == question.id:
        return seat
    seat = replace(seat, question=question.id)
    if seat.selected_for != question.id:
        seat = replace(seat, selected_for=None, selection=())
    if seat.sitting != question.sitting:
        seat = replace(seat, sitting=question.sitting, allowance=time.pace.allowance, lapsed=False)
        return run(replace(seat, deadline_at=None, reminder_at=None, counted_from=None), time)
    return run(seat, time)


def run(seat: StoredSeat, time: Ticking) -> StoredSeat:
    """Let the clock of a seat run, if it has one and it stands still."""
    allowance = time.pace.allowance
    if seat.question is None or time.stopped or seat.deadline_at:
        return seat
    left = max(seat.allowance or timedelta(0), allowance / _LEAST)
    deadline = time.now if seat.lapsed else pace.after(time.now, left, time.counted)
    remind_at = None if seat.lapsed else pace.reminder(time.now, deadline, time.counted)
    return replace(seat, deadline_at=deadline, reminder_at=remind_at, counted_from=time.now)


def stop(seat: StoredSeat, time: Ticking) -> StoredSeat:
    """Stop the clock of a seat and keep what is left."""
    if seat.deadline_at is None:
        return seat
    left = pace.between(time.now, seat.deadline_at, time.counted)
    return replace(seat, allowance=left, deadline_at=None, reminder_at=None, counted_from=None)


def is_for_all(seat: StoredSeat, time: Ticking) -> bool:
    """Whether half of a sitting's time is over, or a day of it where nothing presses.

    Then all who share the seat may answer.
    """
    if seat.lapsed:
        return True
    if seat.deadline_at is not None:
        left = pace.between(time.now, seat.deadline_at, time.counted)
    elif seat.allowance is not None:
        left = seat.allowance
    else:
        return False
    half = _UNHURRIED if time.pace.key == "none" else time.pace.allowance / 2
    return time.pace.allowance - left >= half


def renew(seat: StoredSeat, time: Ticking) -> StoredSeat:
    """Give a seat's open question the whole allowance again, for whoever takes the seat now."""
    fresh = replace(
        seat,
        allowance=time.pace.allowance,
        lapsed=False,
        misses=0,
        deadline_at=None,
        reminder_at=None,
        counted_from=None,
    )
    return run(fresh, time)
