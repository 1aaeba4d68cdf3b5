"""People whom the creator of a tournament has added as organisers (EVT-1.3, 1.5)."""

from msgspec.structs import replace

from db.queries import persons
from db.records.tournaments import WholeTournament
from play.base.guarded import again
from play.records import Person
from play.refusals import refused
from play.tournaments.callers import Presence
from play.tournaments.repository import meet, organisers

MOST = 100  # organisers whom a creator adds


class Organisers(Presence):
    """Adds and removes organisers; `manages` says who may manage the server."""

    @again
    async def add_organiser(
        self, tournament: str, actor: int, person: Person, *, manages: bool = False
    ) -> WholeTournament:
        """Add an organiser; only its creator may, or those whom `may_command` lets."""
        await self._store.write(meet, person)
        allowed = await self.may_command(
            (await self.load(tournament)).facts, actor, manages=manages
        )
        async with self.changing(tournament) as unit:
            facts = unit.whole.facts
            if not allowed:
                raise refused("tournament-creators")
            if person.id not in organisers(facts):
                if len(facts.organisers) >= MOST:
                    raise refused("tournament-helpers", most=MOST)
                added = (*facts.organisers, person.id)
                unit.whole = replace(unit.whole, facts=replace(facts, organisers=added))
        return unit.whole

    @again
    async def remove_organiser(
        self, tournament: str, actor: int, person: int, *, manages: bool = False
    ) -> WholeTournament:
        """Remove an organiser: its creator may, see `may_command`, or they themselves.

        The creator stays.
        """
        allowed = await self.may_command(
            (await self.load(tournament)).facts, actor, manages=manages
        )
        async with self.changing(tournament) as unit:
            facts = unit.whole.facts
            if actor != person and not allowed:
                raise refused("tournament-creators")
            rest = tuple(one for one in facts.organisers if one != person)
            unit.whole = replace(unit.whole, facts=replace(facts, organisers=rest))
        return unit.whole

    async def helpers(self, tournament: str) -> tuple[tuple[int, str], ...]:
        """Return whom the creator has added, with their names."""
        facts = (await self.load(tournament)).facts
        return await self._store.read(persons.called, facts.organisers, facts.server)
