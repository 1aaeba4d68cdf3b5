"""Who of a tournament is still on its server, and may be called (EVT-1.14, TIM-4.3)."""

from collections.abc import Iterable
from datetime import datetime, timedelta

from msgspec.structs import replace

from db.queries.tournament import calls, due, lists
from db.records.tournaments import StoredCall, StoredTournament, WholeTournament
from play.base.guarded import again
from play.people.calling import call_at
from play.people.members import KEPT
from play.time.pace import pace_of
from play.tournaments import beginnings, conversion
from play.tournaments.repository import TournamentRepository, may_command, organisers
from tournaments import entries, running
from tournaments.formats.registry import format_of
from tournaments.records import Tournament

SOME = 50  # tournaments that one look finds
_PATIENCE = timedelta(seconds=75)  # for answers of Discord
_HERE = frozenset({"entered", "waiting"})


class Presence(TournamentRepository):
    """Knows who has left the server of a tournament, and has it asked."""

    async def whereabouts(self, person: int, server: int) -> None:
        """Show, and let go on, what somebody is in who has left a server or is there again."""
        for tournament in await self._store.read(lists.concerning, server, person):
            await self._look_again(tournament)

    @again
    async def _look_again(self, tournament: str) -> None:
        async with self.changing(tournament) as unit:
            unit.whole = _to_be_settled(unit.whole)

    async def ask_who_is_there(self, tournament: str) -> None:
        """Have it asked who is still there of those who would begin; nobody waits for that."""
        whole = await self.load(tournament)
        if whole.facts.status == "open":
            for person in await self._unheard(whole.facts.server, people_of(whole)):
                self._members.ask(person, whole.facts.server)

    async def _left(self, whole: WholeTournament) -> frozenset[int]:
        """Return the entrants who are known to have left the server, by their numbers."""
        here = {one.person: one.number for one in whole.entrants if one.person is not None}
        gone = await self._members.gone_of(whole.facts.server, here)
        return frozenset(here[one] for one in gone)

    async def _in_office(self, facts: StoredTournament) -> frozenset[int]:
        """Return the organisers who have not left the server."""
        here = organisers(facts)
        return here - await self._members.gone_of(facts.server, here)

    async def may_command(self, facts: StoredTournament, actor: int, *, manages: bool) -> bool:
        """Whether somebody may do what only its creator may, who may have left (EVT-1.5)."""
        left = facts.creator not in await self._in_office(facts)
        return may_command(facts, actor, self._clock.now(), manages=manages, left=left)

    async def _unheard(
        self, server: int, people: Iterable[int], since: datetime | None = None
    ) -> tuple[int, ...]:
        if not self._members.asks:
            return ()
        return await self._members.unheard(server, people, since)

    async def _awaits_answers(
        self,
        what: str,
        server: int,
        people: Iterable[int],
        since: datetime | None = None,
    ) -> bool:
        """Have it asked whether people are still there; return whether to wait for the answers.

        Nothing is asked about those from whom something was heard `since` (None: for a day), but
        for those who are known to have left: what was heard came before that.
        """
        people = [*people]
        left = await self._members.gone_of(server, people)
        about = dict.fromkeys((*await self._unheard(server, people, since), *sorted(left)))
        awaited = [one for one in about if self._members.ask(one, server, since)]
        began = self._asking.setdefault(what, self._clock.steady())
        if awaited and self._clock.steady() - began < _PATIENCE:
            return True
        self._asking.pop(what, None)
        return False

    async def _away(self, whole: WholeTournament) -> frozenset[int] | None:
        """Return the entrants who have left the server; None while that is being asked.

        It is of those who would be paired now, or have a place, also if they had left: they may be
        there again. Who is not asked in time is paired, and so is everybody where too few would be
        left to play on.
        """
        facts, read = whole.facts, conversion.read(whole)
        if facts.status != "running":
            return frozenset()
        known = await self._left(whole)
        left = _without(read, known, beginnings.least(whole))
        people = {one.number: one.person for one in whole.entrants}
        wanted = _next(replace(read, away=left), facts.places) | _next(read, facts.places)
        here = [person for one in wanted if (person := people[one]) is not None]
        if await self._awaits_answers(facts.id, facts.server, here, await self._since(whole)):
            return None
        return left

    async def _since(self, whole: WholeTournament) -> datetime | None:
        """Return since when somebody is to have been heard; None: for a day.

        At live paces that is since the latest round began.
        """
        if not pace_of(whole.facts.terms).live:
            return None
        if format_of(conversion.shape_of(whole)).flows:
            return self._clock.now() - KEPT
        latest = max((one.round for one in whole.pairings if one.match is not None), default=0)
        return await self._store.read(due.round_began, whole.facts.id, latest)


class Callers(Presence):
    """Knows who may be called now."""

    async def _awake(self, tournament: str, due: Iterable[StoredCall]) -> tuple[int, ...]:
        """Return those of the `due` people who may be called now.

        Calls that quiet hours or days off prevent are put off until after them. The caller holds
        the lock of the tournament.
        """
        now, found, held = self._clock.now(), list[int](), list[StoredCall]()
        for one in due:
            at = await call_at(self._matches, one.person, now)
            if at <= now:
                found.append(one.person)
            else:
                held.append(replace(one, due_at=at))
        if held:
            await self._store.write(calls.keep, tournament, held)
        return tuple(found)


def people_of(whole: WholeTournament) -> list[int]:
    """Return everybody who has a place in a tournament, or waits for one."""
    return [one.person for one in whole.entrants if one.person is not None and one.status in _HERE]


def _to_be_settled(whole: WholeTournament) -> WholeTournament:
    settled = whole.facts.progress.settled and whole.facts.status != "running"
    return replace(whole, facts=whole.facts.with_progress(settled=settled).changed())


def _without(read: Tournament, left: frozenset[int], least: int) -> frozenset[int]:
    """Return those who have left, but for entrants where fewer than `least` would be there."""
    few = not read.bracket and len(read.present - left) < least
    return left - read.present if few else left


def _next(read: Tournament, places: int) -> frozenset[int]:
    """Return who would be paired now, or would get a place that is free."""
    after = entries.moved_up(read, places)
    fresh = after.present - read.present
    paired_now = format_of(after.terms).paired_now
    if paired_now is not None and (now := paired_now(after)) is not None:
        return now or fresh
    found = running.due(after)
    paired = (one for pair in (*found.pairings, *found.openings) for one in pair.people)
    return frozenset({*fresh, *paired, *found.bracket})
