"""Tournaments as a service: what people do in them, and all that the other modules add."""

from collections.abc import Collection
from functools import partial

import msgspec
from msgspec.structs import replace

from db.queries.tournament import calls, lists
from db.records.tournaments import StoredCoach, StoredEntrant, WholeTournament
from games.core.bringing.brought import Brought
from games.core.refused import Refused
from games.core.text import Text
from play.base.guarded import again
from play.lobby.records import Bring
from play.records import Person
from play.refusals import refused
from play.tournaments import beginnings, conversion
from play.tournaments.due import DueWork
from play.tournaments.entering import bringing
from play.tournaments.entering.coaching import Coaching
from play.tournaments.matches import choosing
from play.tournaments.organising.editing import Editing
from play.tournaments.organising.organisers import Organisers
from play.tournaments.organising.preparing import TournamentPreparing
from play.tournaments.organising.proposals import Proposals
from play.tournaments.organising.scheduling import Scheduling
from play.tournaments.posted import Posted
from play.tournaments.repository import (
    admitted,
    barred,
    entrant_of,
    meet,
    no_longer,
    with_entrant,
)
from play.tournaments.telling import Telling
from tournaments import entries, running
from tournaments.entries import Needs
from tournaments.formats.registry import format_of
from tournaments.records import SeatChoice, Tournament

NEWCOMER = 1000  # the rating, as it is shown, of whoever has none yet
HERE = frozenset({"waiting", "entered"})


class Tournaments(
    Posted,
    Telling,
    Scheduling,
    Organisers,
    TournamentPreparing,
    Editing,
    Proposals,
    Coaching,
    DueWork,
):
    """All tournaments."""

    async def tick(self) -> None:
        """Do what is due in tournaments; then let proposals hold that waited long enough."""
        await super().tick()
        for tournament in await self.proposed():
            await self._try(f"{tournament} proposals", partial(self.hold, tournament))

    @again
    async def enter(
        self,
        tournament: str,
        person: Person,
        roles: Collection[int] = (),
        *,
        brings: bool = False,
        given: Brought | None = None,
    ) -> WholeTournament:
        """Enter somebody, or let them wait for a place; entering twice changes nothing.

        They have these `roles`. Where it `brings` they bring what is `given` (None: what the rules
        suggest). Raises Refused once it is too late, where they lack what is needed, and where
        something is to be brought first (EVT-1.4).
        """
        await self._store.write(meet, person)
        seeding, coaches = await self._seeding(tournament), await self.coaches(tournament)
        asked = next((one for one in coaches if one.person == person.id), None)
        if asked is not None:
            _check_coach(await self.load(tournament), asked)
        left = await self._left(await self.load(tournament))
        rating = seeding.get(person.id)
        async with self.changing(tournament) as unit:
            known = entrant_of(unit.whole, person.id)
            if known is not None and known.status in HERE:
                unit.whole = self._still_here(unit.whole, known, left)
            else:
                _check_entry(unit.whole, person.id, known)
                needs = conversion.needs_of(unit.whole)
                _check(needs, roles, NEWCOMER if rating is None else rating)
                kept = self._brought(unit.whole, person.id, given, brings=brings)
                if unit.whole.facts.status == "running":
                    unit.whole = self._late(unit.whole, person, rating, kept, left=left)
                else:
                    newcomer = replace(self._newcomer(unit.whole, person), brought=kept)
                    unit.whole = admitted(with_entrant(unit.whole, newcomer))
        return unit.whole

    def _still_here(
        self, whole: WholeTournament, known: StoredEntrant, left: frozenset[int]
    ) -> WholeTournament:
        """Return a tournament in which somebody who waits has said that they still want a place.

        Raises Refused if it runs and nobody moves up any more.
        """
        if known.status == "entered":
            return whole
        if whole.facts.status == "open":
            late = whole.facts.dates.checked_at is not None
            now = self._clock.now()
            return admitted(beginnings.confirmed(whole, known.number, now)) if late else whole
        before = msgspec.structs.replace(conversion.read(whole), away=left)
        if whole.facts.status != "running" or not entries.open_to_late(before):
            raise no_longer(whole.facts, "tournament-closed")
        after = entries.moved_up(before, whole.facts.places)
        return whole if after == before else self._written(whole, after, settled=False)

    def _brought(
        self, whole: WholeTournament, person: int, given: Brought | None, *, brings: bool
    ) -> str | None:
        """Return what somebody brings who enters, as it is kept. Raises Refused, or Faulty."""
        ruled = self._matches.rulebook.latest(whole.facts.game)
        if brings:
            return bringing.checked(whole, ruled, person, given)
        if bringing.needed(whole, ruled):
            raise refused("tournament-bring-first")
        return None

    async def bringing(self, tournament: str, person: int) -> Bring | None:
        """Return what somebody may bring who is in it, or would enter; None once it is locked."""
        whole = await self.load(tournament)
        known = entrant_of(whole, person)
        if whole.facts.status != "open" and (known is not None or whole.facts.status != "running"):
            return None
        if whole.facts.game not in self._matches.rulebook.games:
            return None
        ruled = self._matches.rulebook.latest(whole.facts.game)
        return bringing.bring(whole, ruled, person, known.brought if known else None)

    async def brings_first(self, tournament: str) -> bool:
        """Whether nobody can enter any more without saying what they bring."""
        whole = await self.load(tournament)
        return bringing.needed(whole, self._matches.rulebook.latest(whole.facts.game))

    async def asks(self, tournament: str) -> Text | None:
        """Return what everybody is asked to bring to all their matches, if anything."""
        whole = await self.load(tournament)
        asked = bringing.asked(whole, self._matches.rulebook.latest(whole.facts.game))
        return None if asked is None else asked.prompt

    async def read_brought(self, tournament: str, written: str) -> Brought:
        """Return what somebody brings from its written form. Raises Refused with the line."""
        whole = await self.load(tournament)
        return bringing.read(whole, self._matches.rulebook.latest(whole.facts.game), written)

    @again
    async def bring(
        self, tournament: str, person: int, given: Brought | None = None
    ) -> WholeTournament:
        """Bring something to all one's matches (None: what is suggested), until it begins.

        Raises Refused, or Faulty with all that is wrong.
        """
        async with self.changing(tournament) as unit:
            known = _still_in(unit.whole, person, "tournament-brought-locked")
            kept = self._brought(unit.whole, person, given, brings=True)
            entrants = (
                replace(one, brought=kept) if one.number == known.number else one
                for one in unit.whole.entrants
            )
            unit.whole = replace(unit.whole, entrants=tuple(entrants))
        return unit.whole

    @again
    async def leave(self, tournament: str, person: int) -> WholeTournament:
        """Give a place up; while it runs that is a drop, and one's results stay (EVT-1.4)."""
        async with self.changing(tournament) as unit:
            whole, known = unit.whole, entrant_of(unit.whole, person)
            if known is not None and known.status in HERE:
                if whole.facts.status == "open":
                    others = tuple(one for one in whole.entrants if one.number != known.number)
                    unit.whole = admitted(replace(whole, entrants=others))
                elif whole.facts.status == "running":
                    after = entries.dropped(conversion.read(whole), known.number)
                    unit.whole = self._written(whole, after, settled=False)
        return unit.whole

    async def leave_all(self, person: int) -> None:
        """Give up somebody's places in all tournaments that are not over (CLB-2.2)."""
        for tournament in await self._store.read(lists.with_person, person):
            await self.leave(tournament, person)

    async def depart(self, person: int, server: int) -> None:
        """Let tournaments go on without somebody who left their server days ago (EVT-1.14).

        Where a format keeps them they are not paired; else they are dropped as a match awaits them.
        """
        for tournament in await self._store.read(lists.played_on, server, person):
            whole = await self.load(tournament)
            known = entrant_of(whole, person)
            assert known is not None, "it was found by that"
            waits = (one for one in whole.pairings if one.status in {"planned", "open"})
            ahead = any(known.number in one.people for one in waits)
            if ahead and not format_of(conversion.shape_of(whole)).keeps_departed:
                await self.leave(tournament, person)

    @again
    async def confirm(self, tournament: str, person: int) -> WholeTournament:
        """Say at the check-in that one will be there (EVT-1.4); saying it twice changes nothing."""
        async with self.changing(tournament) as unit:
            known = _still_in(unit.whole, person, "tournament-begun")
            unit.whole = admitted(beginnings.confirmed(unit.whole, known.number, unit.now))
        return unit.whole

    @again
    async def rest(self, tournament: str, person: int, number: int) -> WholeTournament:
        """Have a bye in a round to come (EVT-1.9). Raises Refused where that cannot be."""
        async with self.changing(tournament) as unit:
            before, known = conversion.read(unit.whole), _playing(unit.whole, person)
            if not entries.may_ask(before, known.number, number):
                raise refused("tournament-no-bye")
            unit.whole = self._written(unit.whole, entries.asked(before, known.number, number))
        return unit.whole

    @again
    async def play_after_all(self, tournament: str, person: int, number: int) -> WholeTournament:
        """Take a bye in a round to come back (EVT-1.9); doing so twice changes nothing."""
        async with self.changing(tournament) as unit:
            before, known = conversion.read(unit.whole), _playing(unit.whole, person)
            if number not in entries.skipped(before, known.number):
                raise refused("tournament-bye-paired")
            unit.whole = self._written(unit.whole, entries.not_asked(before, known.number, number))
        return unit.whole

    @again
    async def show_anew(self, tournament: str) -> None:
        """Have the public message updated, because time alone has changed what it says."""
        async with self.changing(tournament) as unit:
            unit.whole = replace(unit.whole, facts=unit.whole.facts.changed())

    @again
    async def choose(self, tournament: str, person: int, choice: SeatChoice) -> WholeTournament:
        """Say who sits first in the next game of a meeting (EVT-2.5)."""
        async with self.changing(tournament) as unit:
            before, known = conversion.read(unit.whole), entrant_of(unit.whole, person)
            number = None if known is None else known.number
            asked = (choice.stage, choice.slot, choice.game, number)
            after = msgspec.structs.replace(before, choices=(*before.choices, choice))
            if not _awaits(before, asked) or _awaits(after, asked):  # or names a third one
                raise refused("tournament-no-choice")
            unit.whole = self._written(unit.whole, after, settled=False)
            unit.also(calls.chosen, tournament, choosing.awaited_of(unit.whole))
        return unit.whole


def _check_entry(whole: WholeTournament, person: int, known: StoredEntrant | None) -> None:
    """Raise Refused where nobody enters any more, or this person not."""
    if whole.facts.status not in {"open", "running"}:
        raise no_longer(whole.facts, "tournament-closed")
    if known is not None:
        raise _taken_out(whole)
    _check_bar(whole, person)
    if whole.facts.preparing:
        raise refused("tournament-preparing")


def _still_in(whole: WholeTournament, person: int, otherwise: str) -> StoredEntrant:
    """Return the entry of somebody before it begins. Raises Refused, also once it is too late."""
    known = entrant_of(whole, person)
    if known is None:
        raise refused("tournament-not-in")
    if whole.facts.status != "open":
        raise no_longer(whole.facts, otherwise)
    if known.status not in HERE:
        raise refused("tournament-removed")
    return known


def _playing(whole: WholeTournament, person: int) -> StoredEntrant:
    """Return the entry of somebody. Raises Refused for who is not in it, or out of it."""
    known = entrant_of(whole, person)
    if known is None:
        raise refused("tournament-not-in")
    if known.status not in HERE:
        raise refused("tournament-out")
    return known


def _awaits(tournament: Tournament, asked: tuple[int, int, int, int | None]) -> bool:
    """Whether a tournament waits for a choice, by stage, slot, game and entrant."""
    choosers = running.due(tournament).choosers
    return any((one.stage, one.slot, one.game, one.entrant) == asked for one in choosers)


def _check_bar(whole: WholeTournament, person: int) -> None:
    """Raise Refused for who would be refused if they had not been forgotten since."""
    number = barred(whole, person)
    if number is not None:
        raise refused("tournament-coached") if number < 0 else _taken_out(whole)


def _taken_out(whole: WholeTournament) -> Refused:
    """Return why somebody enters no more who was in a tournament that is open or runs.

    Before it begins only organisers take anybody out; who is out later may have left themselves.
    """
    return refused("tournament-removed" if whole.facts.status == "open" else "tournament-out")


def _check_coach(whole: WholeTournament, asked: StoredCoach) -> None:
    """Raise Refused for who coaches, or has not yet said that they will not."""
    if whole.facts.status != "open":
        if asked.agreed:
            raise refused("tournament-coached")
        return
    raise refused("tournament-coaching" if asked.agreed else "tournament-coaches")


def _check(needs: Needs, roles: Collection[int], rating: int) -> None:
    """Raise Refused where somebody lacks what is needed; newcomers have the first rating."""
    match entries.lacking(needs, roles, rating):
        case "role":
            raise refused("tournament-needs-role", role=str(needs.role))
        case "rating":
            bounds = {"least": needs.least, "most": needs.most or 9999}
            raise refused("tournament-needs-rating", rating=rating, **bounds)
        case "":
            return
