"""*Try it*: a position of a match that somebody plays on alone, against AIs (MND-4.2).

It is dealt from what one seat knew there, so nobody learns anything of the match by it. A person
has one at a time; what is left untouched for a day is forgotten.
"""

import asyncio
import zlib
from collections.abc import Callable, Iterable
from datetime import datetime, timedelta

from cachetools import LRUCache
from msgspec.structs import replace

from db.queries import persons
from db.queries.match import acquaintance
from db.records.people import StoredAttempt
from db.records.record import Record, Secret
from db.store import Connection
from games.ai.playing_on import world
from games.ai.practice import PracticeMoment
from games.ai.trying import TriedPosition
from games.core.match.match import Match
from games.core.streams import Keys, derived
from play.base.guarded import again
from play.base.tags import new_tag
from play.match.acts import hints
from play.match.repository import Repository, keys_of
from play.match.work.holders import holder_of
from play.match.work.loaded import Loaded
from play.match.work.over import check_over
from play.people.practice import Practice, PracticeSetting, Reached, practice_table
from play.proof.looking.service import Looking
from play.records import Person, Table
from play.refusals import refused

LEVELS = ("sensible", "relaxed")  # of the others, the first at first
DAY = timedelta(days=1)
_KEPT = 100  # moments that are at hand
_BYTES = 32  # of the key of all that is drawn


class AttemptTable(Record, frozen=True):
    """What somebody sees who tries a position: their table there, and how it began.

    `can_back` says that they have answered something that they may take back; `can_look` that the
    match is over, and may be looked at.
    """

    tag: str
    match: str
    level: str
    table: Secret[Table]
    over: bool
    can_back: bool
    can_look: bool


class Attempts(Practice[StoredAttempt, AttemptTable]):
    """The positions that people try; a key is the tag of one. Nobody sees those of others."""

    def __init__(
        self, matches: Repository, looking: Looking, entropy: Callable[[int], bytes]
    ) -> None:
        self._matches, self._looking, self._entropy = matches, looking, entropy
        self._moments: LRUCache[tuple[str, str, tuple[str, ...]], PracticeMoment]
        self._moments = LRUCache(_KEPT)

    @again
    async def from_step(self, person: Person, match: str, seat: int, move: int) -> AttemptTable:
        """Begin with a match that is over, as a seat of it stood after so many moves.

        Raises Refused where not all may be known of the match, and where nothing is left to play.
        """
        loaded = await self._matches.load(match)
        await check_over(self._matches.store, loaded)
        if not 0 <= seat < loaded.match.start.seats:
            raise refused("no-match")
        opened = await self._looking.opened(loaded)
        moves = min(max(move, 0), len(opened.played.moves))
        there = await asyncio.to_thread(opened.played.at, opened.trail, moves)
        return await self._begin(person, loaded, there, seat)

    @again
    async def from_now(self, person: Person, match: str) -> AttemptTable:
        """Begin with a match that runs, as one's own seat sees it, where hints are on.

        Raises Refused for whoever has no seat there, where hints are off, and once it is over.
        """
        loaded = await self._matches.load(match)
        place = holder_of(loaded.whole, person.id)
        if place is None:
            raise refused("not-yours")
        if loaded.stored.status != "running":
            raise refused("attempt-over")
        if not hints.allowed(loaded.whole):
            raise refused("no-hints")
        return await self._begin(person, loaded, loaded.match, place.seat)

    @again
    async def restart(self, person: Person, key: str, level: str | None = None) -> AttemptTable:
        """Go back to where an attempt began; against AIs of another level, if one is named."""
        before, now = await self._standing(person.id, key)
        if level is not None and level not in LEVELS:
            raise refused("no-level")
        after = replace(now, level=level or now.level, answers=(), picked=None)
        return await self._shown(person, await self._put(person, before, after))

    async def open(self, person: Person, key: str) -> AttemptTable:
        """Return where somebody stands. Raises Refused where they try something else by now."""
        _, now = await self._standing(person.id, key)
        return await self._shown(person, now)

    async def _begin(self, person: Person, loaded: Loaded, match: Match, seat: int) -> AttemptTable:
        if match.result is not None or seat in match.conceded:
            raise refused("attempt-over")
        luck, player = self._entropy(_BYTES), loaded.ruled.player(LEVELS[0])
        dealt = await asyncio.to_thread(world, match, seat, luck, player)
        made = StoredAttempt(
            person=person.id,
            tag=new_tag(self._entropy),
            match=loaded.stored.id,
            seat=seat,
            level=LEVELS[0],
            position=zlib.compress(dealt.snapshot(), 9),
            luck=luck,
            changed_at=self._matches.clock.now(),
        )
        before = await self._matches.store.read(acquaintance.attempt, person.id)
        return await self._shown(person, await self._put(person, before, made))

    async def _standing(self, person: int, key: str) -> tuple[StoredAttempt, StoredAttempt]:
        found = await self._matches.store.read(acquaintance.attempt, person)
        if found is None or found.tag != key or found.changed_at < self._matches.clock.now() - DAY:
            raise refused("attempt-gone")
        return found, found

    async def _put(
        self, person: Person, before: StoredAttempt | None, after: StoredAttempt
    ) -> StoredAttempt:
        now = self._matches.clock.now()
        after = replace(after, changed_at=now)
        return await self._matches.store.write(_put, before, after, person, now - DAY)

    async def _reached(self, kept: StoredAttempt) -> Reached:
        loaded = await self._matches.load(kept.match)
        course = await asyncio.to_thread(_course, loaded, kept)
        place, answers = (kept.tag, kept.level), kept.answers
        known = len(answers)
        at = self._moments.get((*place, answers))
        while at is None and known > 0:
            known -= 1
            at = self._moments.get((*place, answers[:known]))
        if at is None or known < len(answers):
            at = await asyncio.to_thread(_walked, course, at, answers[known:])
            self._moments[*place, answers] = at
        return Reached(course, at)

    async def _shown(self, person: Person, kept: StoredAttempt) -> AttemptTable:
        there = await self._reached(kept)
        loaded = await self._matches.load(kept.match)
        setting = PracticeSetting(kept.tag, loaded.match.start.options, kept.level, marks=False)
        return AttemptTable(
            tag=kept.tag,
            match=kept.match,
            level=kept.level,
            table=practice_table(person, there, kept, setting, self._matches.clock.now()),
            over=there.at.over,
            can_back=bool(kept.answers),
            can_look=loaded.stored.status != "running",
        )


def _put(
    db: Connection,
    before: StoredAttempt | None,
    after: StoredAttempt,
    person: Person,
    since: datetime,
) -> StoredAttempt:
    persons.meet(db, person.id, *person.names, person.spoken)
    return acquaintance.put_attempt(db, before, after, since)


def _course(loaded: Loaded, kept: StoredAttempt) -> TriedPosition:
    """Return how an attempt goes, by the rules and cards that its match was started with."""
    ruled = loaded.ruled
    keys = Keys(derived(kept.luck, "deals"), keys_of(loaded.stored).own)
    position = Match.load(ruled.rules, zlib.decompress(kept.position), keys)
    others, adviser = ruled.player(kept.level), ruled.player(LEVELS[0])
    return TriedPosition(position, kept.seat, others, adviser, kept.luck)


def _walked(
    course: TriedPosition, at: PracticeMoment | None, answers: Iterable[str]
) -> PracticeMoment:
    """Play a position on, from where it began or from a moment that is at hand."""
    at = at or course.begin()
    for picks in answers:
        at = course.answer(at, tuple(picks.split()))
    return at
