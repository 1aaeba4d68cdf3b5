"""Tournaments as a service: what people do in them, and all that the other modules add."""

from dataclasses import replace

import msgspec

from db.records.tournaments import (
    WholeTournament,
)
from play.records import Person
from play.refusals import refused
from play.tournaments import (
    beginnings,
    course,
)
from play.tournaments.appeals import Appeals
from play.tournaments.due import DueWork
from play.tournaments.kept import admitted, entrant_of, meet, with_entrant
from play.tournaments.organising import Organised
from play.tournaments.posted import Posted
from tournaments import entries, running
from tournaments.records import Choice


class Tournaments(Posted, Organised, Appeals, DueWork):
    """All tournaments."""

    async def enter(self, tournament: str, person: Person) -> WholeTournament:
        """Enter somebody, or let them wait for a place; entering twice changes nothing.

        Raises Refused once it is too late (EVT-1.4).
        """
        await self._store.write(meet, person)
        seeding = await self._seeding(tournament)

        def work(whole: WholeTournament) -> WholeTournament:
            known = entrant_of(whole, person.id)
            if known is not None and known.status in {"waiting", "entered"}:
                return whole
            if whole.facts.status == "running" and known is None:
                return self._late(whole, person, seeding.get(person.id))
            if whole.facts.status != "open":
                raise refused("tournament-closed")
            return admitted(with_entrant(whole, self._newcomer(whole, person)))

        return await self._change(tournament, work)

    async def leave(self, tournament: str, person: int) -> WholeTournament:
        """Give a place up; while it runs that is a drop, and one's results stay (EVT-1.4)."""

        def work(whole: WholeTournament) -> WholeTournament:
            known = entrant_of(whole, person)
            if known is None or known.status not in {"waiting", "entered"}:
                return whole
            if whole.facts.status == "open":
                others = tuple(one for one in whole.entrants if one.number != known.number)
                return admitted(replace(whole, entrants=others))
            if whole.facts.status != "running":
                return whole
            after = entries.dropped(course.read(whole), known.number)
            return self._written(whole, after, settled=False)

        return await self._change(tournament, work)

    async def confirm(self, tournament: str, person: int) -> WholeTournament:
        """Say at the check-in that one will be there (EVT-1.4); saying it twice changes nothing."""

        def work(whole: WholeTournament) -> WholeTournament:
            known = entrant_of(whole, person)
            if known is None or known.status not in {"waiting", "entered"}:
                raise refused("tournament-not-in")
            if whole.facts.status != "open":
                raise refused("tournament-closed")
            return beginnings.confirmed(whole, known.number)

        return await self._change(tournament, work)

    async def rest(self, tournament: str, person: int, number: int) -> WholeTournament:
        """Have a bye in a round to come (EVT-1.9). Raises Refused where that cannot be."""

        def work(whole: WholeTournament) -> WholeTournament:
            before, known = course.read(whole), entrant_of(whole, person)
            if known is None or not entries.may_ask(before, known.number, number):
                raise refused("tournament-no-bye")
            return self._written(whole, entries.asked(before, known.number, number))

        return await self._change(tournament, work)

    async def choose(self, tournament: str, person: int, choice: Choice) -> WholeTournament:
        """Say who sits first in the next game of a meeting (EVT-2.5)."""

        def work(whole: WholeTournament) -> WholeTournament:
            before, known = course.read(whole), entrant_of(whole, person)
            number = None if known is None else known.number
            asked = (choice.stage, choice.slot, choice.game, number)
            awaited = running.due(before).choosers
            if all((one.stage, one.slot, one.game, one.entrant) != asked for one in awaited):
                raise refused("tournament-no-choice")
            after = msgspec.structs.replace(before, choices=(*before.choices, choice))
            return self._written(whole, after, settled=False)

        return await self._change(tournament, work)
