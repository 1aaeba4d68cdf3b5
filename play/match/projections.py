"""What Discord shows is a projection of the store: which boards and pings are late."""

from collections.abc import Callable
from datetime import datetime
from functools import partial

from db.queries import leftovers
from db.queries.match import limits, lists, projections, sending
from db.records.lists import Figures
from db.records.projections import Leftover, Ping, Posting, Sending, SendingKind
from db.records.time import HalfDay, Quiet
from db.store import Connection, Store
from play.base.tags import new_tag
from play.time import calls
from play.time.clock import Clock
from play.time.half_days import under_way
from play.time.pace import LIVE, REMINDED, Off


class Projections:
    """Boards and pings that have to follow. A crash leads to a repeat, never to a loss."""

    def __init__(self, store: Store, clock: Clock, entropy: Callable[[int], bytes]) -> None:
        self._store = store
        self._clock = clock
        self._entropy = entropy

    async def boards(self, limit: int = 100) -> tuple[str, ...]:
        """Return the matches whose board may stand twice, or shows less than has changed.

        Of the latter those that wait the longest.
        """
        return await self._store.read(projections.late_boards, limit)

    async def board_shown(
        self, match: str, channel: int, message: int, change: int, count: int | None = None
    ) -> bool:
        """Remember where a board stands and that it shows `Board.change`; never goes back.

        A new one stands in a thread of `count` messages, where that is known. Returns False when
        the match has moved meanwhile: this is not its board.
        """
        return await self._store.write(
            projections.board_shown, match, channel, message, change, count
        )

    async def begin_posting(self, match: str, channel: int, former: int | None = None) -> None:
        """Note that a board is about to be posted, perhaps in place of a former message.

        Whatever happens then, the board counts as late until `end_posting`, or until it is shown
        (`board_shown`) and no former message has to be updated.
        """
        await self._store.write(
            projections.begin_posting, match, channel, former, self._clock.now()
        )

    async def end_posting(self, match: str) -> None:
        """Note that nothing of a board stands in Discord except what is noted."""
        await self._store.write(projections.end_posting, match)

    async def posting(self, match: str) -> Posting | None:
        """Return where an unnoted message of a board may stand, because the bot was stopped."""
        return await self._store.read(projections.posting, match)

    async def counted(self, match: str, message: int, count: int) -> None:
        """Say how many messages the thread of a board holds, where that was not known before."""
        await self._store.write(projections.counted, match, message, count)

    async def board_lost(self, match: str, message: int) -> None:
        """Say that this message of a board is gone: the next one is posted anew."""
        await self._store.write(projections.board_lost, match, message)

    async def pings(self, limit: int = 50) -> tuple[Ping, ...]:
        """Claim the pings that are due.

        A claim that is not confirmed within two minutes is handed out again. There are none in
        quiet hours or on days off, except at live paces: what is late follows afterwards (TIM-4.3).
        """
        now = self._clock.now()
        if not await self._store.read(projections.is_due, now, LIVE):
            return ()  # nearly always: a writing waits for the disk
        held = partial(self._held, now)
        return await self._store.write(projections.claim, now, limit, LIVE, held)

    def _held(
        self, now: datetime, ping: Ping, quiet: Quiet | None, taken: tuple[HalfDay, ...]
    ) -> datetime | None:
        """Return when a ping is sent; None for a reminder that would come too late."""
        if ping.live:
            return now
        span = under_way(taken, now) if ping.days_off else None
        hushed = Off(quiet, away=(span,) if span else ())
        at = calls.due(now, hushed, partial(calls.lateness, self._entropy))
        late = ping.deadline_at is None or at > ping.deadline_at - REMINDED
        return None if ping.kind == "reminder" and at > now and late else at

    async def pinged(
        self, ping: Ping, channel: int | None, message: int | None, tag: str | None = None
    ) -> None:
        """Confirm that a ping was sent as this message (or, for "clear", that it is gone).

        `message` None gives it up: nobody can be reached there. `tag` is that of `begin_sending`.
        """
        sent_at = None if ping.kind == "clear" else self._clock.now()
        place = (None, None) if ping.kind == "clear" else (channel, message)
        await self._store.write(_pinged, ping, *place, sent_at, tag)

    # Messages to one person, whose sending is noted before it begins

    async def begin_sending(
        self,
        kind: SendingKind,
        person: int,
        channel: int,
        server: int | None,
        ping: Ping | None = None,
    ) -> str:
        """Note that somebody is about to be sent a message; return the tag by which it is found.

        Until `end_sending`, or until it is noted where it belongs, it may stand in the channel.
        """
        tag = new_tag(self._entropy)
        match, token = (None, None) if ping is None else (ping.match, ping.token)
        now = self._clock.now()
        one = Sending(
            tag=tag,
            kind=kind,
            match=match,
            person=person,
            token=token,
            server=server,
            channel=channel,
            at=now,
        )
        await self._store.write(sending.begin, one)
        return tag

    async def end_sending(self, tag: str) -> None:
        """Note that nothing of a message stands, or that it is noted by now."""
        await self._store.write(sending.end, tag)

    async def unnoted(self, limit: int = 20) -> tuple[Sending, ...]:
        """Return messages that may stand in Discord without being noted: the bot was stopped."""
        return await self._store.read(sending.unnoted, self._clock.now(), limit)

    async def found_call(self, one: Sending, message: int) -> None:
        """Say that a call stands as this message, which had been sent and not noted."""
        await self._store.write(sending.found_call, one, message)

    async def board_given_up(self, match: str, change: int) -> None:
        """Note that `Board.change` cannot be shown any more: the channel of the board is gone."""
        await self._store.write(projections.board_given_up, match, change)

    async def leftovers(self, limit: int = 50) -> tuple[Leftover, ...]:
        """Return messages that are to be deleted: they name somebody forgotten, or are over.

        Those that are not reported as deleted (`tidied`) within half an hour are handed out again.
        """
        now = self._clock.now()
        if not await self._store.read(leftovers.is_left, now):
            return ()
        return await self._store.write(leftovers.leftovers, now, limit)

    async def tidied(self, message: int) -> None:
        """Say that a message that was left over is gone."""
        await self._store.write(leftovers.tidied, message)

    async def figures(self) -> Figures:
        """Return how much there is to do, and how far Discord is behind."""
        return await self._store.read(lists.figures, self._clock.now())


def _pinged(
    db: Connection,
    ping: Ping,
    channel: int | None,
    message: int | None,
    sent_at: datetime | None,
    tag: str | None,
) -> None:
    """Confirm a ping, and count it for its person unless its match is a live one (TIM-4.3)."""
    projections.pinged(db, ping.match, ping.person, ping.token, channel, message, sent_at)
    if tag is not None:
        sending.end(db, tag)
    if message is not None and sent_at is not None and not ping.live:
        limits.note(db, ping.person, sent_at, gathers=ping.gathers)
