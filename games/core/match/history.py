"""What was done since the last barrier, as an undo needs it."""

from collections.abc import Iterable

import msgspec

from games.core.decision import Answer
from games.core.match.moves import Answered, Inner, Since, TookBack


class UndoHistory:
    """The match at the last barrier and the moves after it; without a base nothing is kept."""

    def __init__(self, base: Inner | None = None, since: Iterable[Since] = ()) -> None:
        self.base = base
        self.since = list(since)

    def clear(self) -> None:
        """Set a barrier: nothing before it is undone."""
        self.base, self.since = None, []

    def note(
        self, move: Answered | TookBack, *, sealed: bool, quiet: bool = False, fixed: bool = False
    ) -> None:
        """Keep a move that an undo of an earlier one must make again."""
        if self.base is not None:
            self.since.append(Since(move, sealed, quiet, True if fixed else msgspec.UNSET))

    def strike(self, move: TookBack, answer: Answer) -> None:
        """Strike a sealed answer that was taken back, or note that it is gone."""
        for place in range(len(self.since) - 1, -1, -1):
            past = self.since[place].move
            if isinstance(past, Answered) and past.question == answer.question:
                del self.since[place]
                return
        self.note(move, sealed=True)

    def last_open(self, seat: int) -> int | None:
        """Return where the last open answer of a seat after its barrier stands in `since`."""
        for place in range(len(self.since) - 1, -1, -1):
            past = self.since[place]
            if past.move.seat == seat and not past.sealed:
                return None if past.fixed is True else place
        return None

    def others(self, seat: int) -> set[int]:
        """Return the other seats that have an open answer to undo."""
        seats = {past.move.seat for past in self.since} - {seat}
        return {other for other in seats if self.last_open(other) is not None}

    @property
    def settled(self) -> bool:
        """Whether nothing is left that anybody could undo."""
        return all(self.last_open(past.move.seat) is None for past in self.since)

    def without(self, place: int) -> list[Since]:
        """Return what remains when the move at `place` is undone."""
        return [*self.since[:place], *self.since[place + 1 :]]
