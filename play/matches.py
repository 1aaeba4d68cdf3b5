"""Matches: whatever people do at a table, committed before anybody is told."""

from collections.abc import Callable

from games.core.decision import Picks
from play.records import Board, Entrance, LogPage, Person, Proposed, Table, Waiting


class Matches:
    """All matches. `by` is always the id of whoever presses.

    Every method raises Refused with a text that says what is in the way. `MovedOn` is the refusal
    of an answer to a question that is no longer open: it carries the current table. A method that
    returns a Table returns it as it is after the change, and marks its news as seen.
    """

    def on_change(self, listener: Callable[[str], None]) -> None:
        """Call `listener` with the id of each match whose board or pings have changed.

        It is called after the commit and must not wait (put the id into a queue).
        """
        raise NotImplementedError

    async def table(self, match: str, by: int) -> Table:
        """Return what this person sees: the table of their seat, or a spectator's."""
        raise NotImplementedError

    async def board(self, match: str) -> Board:
        """Return the public message of a match as it should be."""
        raise NotImplementedError

    async def log(self, match: str, by: int, page: int | None = None) -> LogPage:
        """Return a page of the log as this person may read it, the latest one when None."""
        raise NotImplementedError

    async def answer(self, match: str, by: int, question: str, picks: Picks) -> Table:
        """Answer a question.

        The same press again returns the current table with the note `play-already`. Raises MovedOn
        for any other question than the open one, IllegalMove for picks that do not fit.
        """
        raise NotImplementedError

    async def select(self, match: str, by: int, question: str, picks: Picks) -> Table:
        """Keep picks that are not confirmed yet; they count at the deadline, if they are legal."""
        raise NotImplementedError

    async def take_back(self, match: str, by: int, keep: int | None = None) -> Table:
        """Drop the last sealed answer, or all but the first `keep` of those in `Table.given`."""
        raise NotImplementedError

    async def undo(self, match: str, by: int) -> Table:
        """Take back the last open answer."""
        raise NotImplementedError

    async def concede(self, match: str, by: int) -> Table:
        """Give up; the first holder of a seat only."""
        raise NotImplementedError

    async def propose(self, match: str, by: int, kind: Proposed) -> Table:
        """Propose to end the match as it stands, or to pause it; agrees when already proposed.

        What all people agree to happens at once (with one person playing: right away).
        """
        raise NotImplementedError

    async def decline(self, match: str, by: int, kind: Proposed) -> Table:
        """Say no to a proposal, or withdraw one's own: it is gone."""
        raise NotImplementedError

    async def resume(self, match: str, by: int) -> Table:
        """End a pause; every player may."""
        raise NotImplementedError

    async def leave(self, match: str, by: int) -> Table:
        """Get up for good without conceding; when nobody else holds the seat, an AI plays it."""
        raise NotImplementedError

    async def come_back(self, match: str, by: int) -> Table:
        """Take one's own seat back from the AI that plays for it."""
        raise NotImplementedError

    async def volunteer(self, match: str, person: Person, seat: int) -> Table:
        """Take over a seat that is free (`Seat.free`)."""
        raise NotImplementedError

    async def follow(self, match: str, by: int, *, wanted: bool = True) -> Table:
        """Ask for a ping at the end, or no longer."""
        raise NotImplementedError

    async def report(self, match: str, by: int, words: str) -> str:
        """Keep a report of a problem with the position; returns its short code."""
        raise NotImplementedError

    async def waiting(self, by: int) -> tuple[Waiting, ...]:
        """Return the matches that wait for a person, soonest deadline first."""
        raise NotImplementedError

    async def of_person(self, by: int, *, ended: bool = False) -> tuple[Entrance, ...]:
        """Return a person's running (or ended) matches: those that wait first, then newest."""
        raise NotImplementedError

    async def of_server(
        self, server: int, *, by: int | None = None, ended: bool = False
    ) -> tuple[Entrance, ...]:
        """Return the running (or ended) matches of a server, newest first."""
        raise NotImplementedError

    async def in_channel(self, channel: int) -> tuple[str, ...]:
        """Return the matches that live in a channel or thread, newest first."""
        raise NotImplementedError

    async def place(self, match: str, channel: int) -> None:
        """Say in which channel or thread a match lives (also after a thread was deleted)."""
        raise NotImplementedError

    async def export(self, match: str, by: int) -> bytes:
        """Return the file that `python -m games.verify` reads; refused while the match runs."""
        raise NotImplementedError

    async def settled(self) -> None:
        """Wait until no AI has anything left to answer."""
        raise NotImplementedError
