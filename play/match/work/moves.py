"""What is stored of a move, and of how a match ended (pure)."""

from datetime import datetime

from db.records.matches import StoredMove
from games.core.data import codec
from games.core.match.moves import Answered, Move, Outcome
from games.core.view import Standing


def moved(
    step: int, move: Move | None, outcome: Outcome, person: int | None, now: datetime, change: int
) -> StoredMove:
    """Return a move with what it brought about, as it is stored; the setup has no move."""
    answered = move if isinstance(move, Answered) else None
    by = "clock" if person is None else "person"
    return StoredMove(
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


def scores(standings: tuple[Standing, ...], seats: int) -> tuple[int, ...]:
    """Return what each seat scored, those of one side the same."""
    by_seat = {seat: one.score for one in standings for seat in one.seats}
    return tuple(by_seat[seat] for seat in range(seats))


def places(standings: tuple[Standing, ...], seats: int) -> tuple[int, ...]:
    """Return the place of each seat."""
    by_seat = {seat: one.place for one in standings for seat in one.seats}
    return tuple(by_seat[seat] for seat in range(seats))
