"""Who comes next where the order of play is public (pure)."""

from collections.abc import Sequence

from db.records.matches import StoredSeat
from games.core.contract import optional
from play.match.work.holders import is_machine
from play.match.work.loaded import Loaded

LEAST = 3  # seats in playing order: of two, whoever has just played knows that they are next


def coming(loaded: Loaded, seats: Sequence[StoredSeat]) -> tuple[int, ...]:
    """Return the seats that are next (TIM-4.1), which follows from what everybody sees.

    None where answers are sealed or the game names no order, while an AI is asked, and after the
    last seat of an order. Those who play at the same time are next together; AIs are skipped.
    """
    match = loaded.match
    asked = [seat for seat in range(len(seats)) if loaded.question(seat) is not None]
    questions = [match.questions[seat] for seat in asked]
    if not asked or any(one is not None and one.sealed for one in questions):
        return ()
    order = loaded.ruled.rules.headline(match.view(None)).order
    if len(order) < LEAST or not {*asked} <= {*order} or any(seats[seat].machine for seat in asked):
        return ()
    after = order[1 + max(order.index(seat) for seat in asked) :]
    found = [seat for seat in after if not any(_together(loaded, one, seat) for one in asked)]
    playing = [seat for seat in found if _plays(loaded, seats[seat])]
    return tuple(
        seat for seat in playing if seat == playing[0] or _together(loaded, playing[0], seat)
    )


def _together(loaded: Loaded, one: int, other: int) -> bool:
    return optional.apart(loaded.ruled.rules, loaded.match.state, one, other)


def _plays(loaded: Loaded, seat: StoredSeat) -> bool:
    """Whether people play for a seat."""
    return seat.seat not in loaded.match.conceded and not is_machine(loaded.whole, seat)
