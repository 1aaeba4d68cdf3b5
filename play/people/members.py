"""Who is no longer on a server where they play; after some days they count as absent.

Discord tells nobody who leaves. So it is asked before somebody is waited for (EVT-1.14): the
questions stand here in a row, and whoever can ask takes one a second.
"""

from collections.abc import Awaitable, Callable, Iterable
from datetime import datetime, timedelta

from cachetools import TTLCache

from db.queries import servers
from games.core.refused import Refused
from play.base.guarded import again
from play.lobby.openings import EXPIRES
from play.match.acts import seating
from play.match.repository import Repository
from play.time.pace import LIVE

COUNTS_AFTER = timedelta(days=3)  # of being gone (TIM-4.4)
QUIET = timedelta(hours=24)  # without a word from somebody, from which on it is asked
AHEAD = timedelta(minutes=10)  # of a missed sitting, or a call that is repeated
KEPT = timedelta(hours=1)  # for which an answer counts
MOST = 50  # questions before a round, and that are looked up at once
_EVERY = timedelta(seconds=20)  # between two looks at who will be waited for
_SELDOM = timedelta(hours=1)  # and at who organises tournaments, or follows matches
_REMEMBERED = 20_000
_ALL = 1000  # who organise or follow, that one look finds
Question = tuple[int, int]  # a person, and a server
Listener = Callable[[int, int], Awaitable[object]]


class Members:
    """What is known of people who have left a server; only Discord knows whether they have.

    `asks` says that somebody takes questions: else nobody waits for answers.
    """

    def __init__(self, matches: Repository) -> None:
        self._matches = matches
        self._store = matches.store
        self.asks = False
        self._questions: dict[Question, None] = {}
        self._later: dict[Question, None] = {}  # questions for when there are no others
        self._looked_at: datetime | None = None
        self._sought_at: datetime | None = None
        self._asked: TTLCache[Question, datetime] = TTLCache(
            _REMEMBERED, QUIET.total_seconds(), self._now
        )
        self._heard: TTLCache[Question, datetime] = TTLCache(
            _REMEMBERED, QUIET.total_seconds(), self._now
        )
        self._gone: set[Question] | None = None
        self._listeners: list[Listener] = []

    def on_change(self, listener: Listener) -> None:
        """Call `listener` with each person who has left a server, or is there again."""
        self._listeners.append(listener)

    def _now(self) -> float:
        return self._matches.clock.now().timestamp()

    async def _departed(self) -> set[Question]:
        """Return who is known to have left, as it is stored."""
        if self._gone is None:
            self._gone = {*await self._store.read(servers.departed, self._matches.clock.now())}
        return self._gone

    # Questions

    def ask(self, person: int, server: int, since: datetime | None = None) -> bool:
        """Have it asked whether somebody is still on a server; return whether that is awaited.

        It is not where it was asked `since` (None: within the hour), nor where nobody takes
        questions.
        """
        if not self.asks or self._was_asked((person, server), since):
            return False
        self._questions.setdefault((person, server))
        return True

    def _was_asked(self, question: Question, since: datetime | None = None) -> bool:
        at = self._asked.get(question)
        return at is not None and at > (since or self._matches.clock.now() - KEPT)

    def _was_heard(self, question: Question, since: datetime) -> bool:
        at = self._heard.get(question)
        return at is not None and at > since

    async def next_question(self) -> Question | None:
        """Return what is to be asked now: of people who will soon be waited for, too.

        At live paces nothing counts that was heard or asked before the sitting opened. Whoever
        organises a tournament or follows a match is asked about once a day, when there is nothing
        else to ask.
        """
        now = self._matches.clock.now()
        if self._looked_at is None or not self._looked_at <= now < self._looked_at + _EVERY:
            self._looked_at = now
            await self._look(now)
        if self._sought_at is None or not self._sought_at <= now < self._sought_at + _SELDOM:
            self._sought_at = now
            for one in await self._store.read(servers.looking_on, now - QUIET, _ALL):
                if one not in self._heard and one not in self._asked:
                    self._later.setdefault(one)
        return next(iter(self._questions or self._later), None)

    async def _look(self, now: datetime) -> None:
        """Have it asked about those who will soon be waited for, or sit where nobody comes."""
        due = await self._store.read(servers.awaited, now, AHEAD, now - QUIET, LIVE, MOST)
        for person, server, since in due:
            if not self._was_heard((person, server), since):
                self.ask(person, server, max(since, now - KEPT))
        still = now + EXPIRES - QUIET  # tables at which nobody has sat down for a day
        tables = await self._store.read(servers.seated, still, now - QUIET, MOST)
        for one in tables:
            if not self._was_heard(one, now - QUIET):
                self.ask(*one)

    def answered(self, question: Question) -> None:
        """Note that something was asked, whatever the answer, if there was one."""
        self._questions.pop(question, None)
        self._later.pop(question, None)
        self._asked[question] = self._matches.clock.now()

    async def unheard(
        self, server: int, people: Iterable[int], since: datetime | None = None
    ) -> tuple[int, ...]:
        """Return those of some people of whom nothing was heard on a server `since` (a day).

        So many as may be asked about; who missed a sitting comes first.
        """
        since = since or self._matches.clock.now() - QUIET
        found = await self._store.read(servers.unheard, server, people, since)
        return tuple([one for one in found if not self._was_heard((one, server), since)][:MOST])

    async def heard(self, person: int, server: int) -> None:
        """Note that somebody has pressed or written something on a server: they are there."""
        self._heard[person, server] = self._matches.clock.now()
        if (person, server) in await self._departed():
            await self.here(person, server)

    async def gone_of(self, server: int, people: Iterable[int]) -> frozenset[int]:
        """Return those of some people who are known to have left a server."""
        return await self._store.read(servers.gone_of, server, people)

    # What is known

    async def gone(self, person: int, server: int) -> None:
        """Note that somebody is not on a server."""
        known, question = await self._departed(), (person, server)
        await self._store.write(servers.note_departed, person, server, self._matches.clock.now())
        if question not in known:
            known.add(question)
            await self._tell(question)

    async def here(self, person: int, server: int) -> None:
        """Note that somebody is on a server."""
        known, question = await self._departed(), (person, server)
        await self._store.write(servers.drop_departed, person, server)
        if question in known:
            known.discard(question)
            await self._tell(question)

    async def _tell(self, question: Question) -> None:
        for listener in self._listeners:
            await listener(*question)

    async def due(self) -> tuple[tuple[int, int], ...]:
        """Return who has been gone from which server long enough to count as absent."""
        since = self._matches.clock.now() - COUNTS_AFTER
        return await self._store.read(servers.departed, since)

    @again
    async def _stay_away(self, match: str, person: int, *, concedes: bool = True) -> None:
        async with self._matches.changing(match) as unit:
            seating.stay_away(unit, person, concedes=concedes)

    async def absent(self, person: int, server: int) -> None:
        """Count somebody as absent in all their matches on a server that they have left."""
        for match in await self._store.read(servers.matches_of, person, server):
            try:
                await self._stay_away(match, person)
            except Refused as no:  # the game is not there, or lets nobody concede now
                if no.why.id == "play-game-away":
                    continue
                await self._stay_away(match, person, concedes=False)
        await self._store.write(servers.look_on_no_more, person, server)
        await self.here(person, server)
