"""Messages of tournaments in Discord: public messages, lines of matches, calls."""

from collections.abc import Sequence
from datetime import timedelta

from db.queries.tournament import calls, due, messages
from db.records.tournaments import CallKind, StoredPing
from db.store import Connection
from play.tournaments import beginnings, calling
from play.tournaments.callers import SOME, Callers
from play.tournaments.calling import Call
from play.tournaments.matches.choosing import choosers

_DAY, _WEEK = timedelta(days=1), timedelta(days=7)


class Posted(Callers):
    """Notes where messages of tournaments stand, and finds those that are late."""

    async def posting(self, tournament: str) -> None:
        """Say that the message of a tournament is about to be posted."""
        await self._store.write(messages.posting, tournament, self._clock.now())

    async def posted(self, tournament: str, channel: int, message: int, change: int) -> None:
        """Say where the message of a tournament stands and what it shows.

        It is to be deleted where the tournament has moved to another channel meanwhile.
        """
        await self._store.write(messages.posted, tournament, channel, message, change)

    async def given_up(self, tournament: str, change: int) -> None:
        """Note that a message need not be updated any more: its channel is gone for good."""
        await self._store.write(messages.given_up, tournament, change)

    async def late(self, most: int) -> tuple[str, ...]:
        """Return tournaments whose message shows less than has changed."""
        return await self._store.read(messages.late, most)

    async def lined(self, match: str, line: int, channel: int) -> None:
        """Say which line stands above the thread of a match, and in which channel."""
        await self._store.write(messages.lined, match, line, channel)

    async def late_lines(self, most: int) -> tuple[str, ...]:
        """Return the matches whose line names somebody who was forgotten."""
        return await self._store.read(messages.late_lines, most)

    async def done_threads(self, most: int) -> tuple[tuple[str, int], ...]:
        """Return matches that ended a day ago or more, with their threads (EVT-1.12).

        Whatever ended a week ago Discord has archived by itself.
        """
        now = self._clock.now()
        return await self._store.read(messages.done_threads, now - _WEEK, now - _DAY, most)

    async def line_shown(self, match: str) -> None:
        """Say that the line of a match names nobody any more who was forgotten."""
        await self._store.write(messages.line_shown, match)

    # Calls

    async def entrants_to_call(self, most: int = SOME) -> tuple[Call, ...]:
        """Return whom check-ins of so many tournaments have still to call, and may now."""
        now, found = self._clock.now(), list[Call]()
        bounds = beginnings.CHECK_OUT, beginnings.CHECK_IN
        for tournament in await self._store.read(due.checking, now, *bounds, most):
            async with self._locks.of(tournament):
                found += await self._to_check_in(tournament)
        return tuple(found)

    async def _to_check_in(self, tournament: str) -> Sequence[Call]:
        whole, now = await self.load(tournament), self._clock.now()
        pings = await self._store.read(calls.pings, tournament, "check-in")
        called = {person for one in pings for person in one.people}
        stored = await self._store.read(calls.of_tournament, tournament, "check-in")
        held = {one.person for one in stored if one.due_at is not None and one.due_at > now}
        wanted = (
            calling.wanted(None, "check-in", person, now)
            for person in beginnings.uncalled(whole, called, now)
            if person not in held
        )
        return calling.calls(tournament, "check-in", await self._awake(tournament, wanted))

    async def entrants_to_tell(self, most: int = SOME) -> tuple[Call, ...]:
        """Return whom to tell now, in so many tournaments, that these were called off."""
        found = list[Call]()
        for tournament in await self._store.read(calls.due, "off", self._clock.now(), most):
            async with self._locks.of(tournament):
                stored = await self._store.read(calls.of_tournament, tournament, "off")
                now = self._clock.now()
                due_now = (one for one in stored if one.due_at is not None and one.due_at <= now)
                found += calling.calls(tournament, "off", await self._awake(tournament, due_now))
        return tuple(found)

    async def calling(self, call: Call, channel: int) -> StoredPing | None:
        """Say that a message that calls people is about to be posted in a channel.

        None where it names somebody who was forgotten since the call was found.
        """
        ping = StoredPing(
            number=0,
            kind=call.kind,
            people=call.people,
            asked_by=call.asked_by,
            channel=channel,
            at=self._clock.now(),
        )
        return await self._store.write(calls.posting, call.tournament, ping)

    async def called(self, tournament: str, ping: StoredPing, message: int) -> None:
        """Say which message calls people whom it was to call, as it names them.

        It goes at once where what it calls to is settled by now.
        """
        async with self._locks.of(tournament):
            await self._store.write(_called, tournament, ping, message)
            if ping.kind == "choice":
                whole = await self.load(tournament)
                waits = [person for person, _ in choosers(whole)]
                await self._store.write(calls.chosen, tournament, waits)

    async def not_called(self, tournament: str, ping: StoredPing) -> None:
        """Say that a message that was to call people does not stand there."""
        await self._store.write(calls.not_posted, tournament, ping)

    async def calls_begun(self) -> tuple[tuple[str, StoredPing], ...]:
        """Return the messages that may or may not have been posted, by tournament.

        The bot was ended meanwhile, or Discord did not answer.
        """
        return await self._store.read(calls.begun)

    async def calls_posted(self, tournament: str, kind: CallKind) -> frozenset[int]:
        """Return the messages of a tournament that call people to something."""
        pings = await self._store.read(calls.pings, tournament, kind)
        return frozenset(one.message for one in pings if one.message is not None)


def _called(
    db: Connection,
    tournament: str,
    ping: StoredPing,
    message: int,
) -> None:
    calls.posted(db, tournament, ping, message)
    known = calls.of_tournament(db, tournament, ping.kind)
    made = (calling.made(one, ping) for one in known if one.person in ping.people)
    calls.keep(db, tournament, made)
