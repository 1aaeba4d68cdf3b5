"""What organisers do before a tournament begins, and where it lives."""

from collections.abc import Mapping
from datetime import datetime

from msgspec.structs import replace

from db.queries import persons
from db.queries.tournament import calls, decisions, tournaments
from db.records.time import TimeTerms
from db.records.tournaments import (
    StoredAct,
    StoredCall,
    StoredTournament,
    TournamentDates,
    TournamentMessage,
    TournamentProgress,
    WholeTournament,
)
from db.store import Connection
from games.core.info import Start
from games.core.refused import Refused
from play.base import budgets, guarded
from play.base.writing import tidied
from play.lobby import choices
from play.records import Person
from play.refusals import refused
from play.servers.asking import Asker
from play.tournaments import beginnings, calling, conversion
from play.tournaments.callers import Presence
from play.tournaments.organising.acts import REASON
from play.tournaments.repository import (
    check_organiser,
    filled,
    no_longer,
)
from tournaments.entries import Needs
from tournaments.formats.registry import format_of
from tournaments.records import Terms

_NAME = 40  # characters


class TournamentOpener(Presence):
    """Opens, begins and calls off tournaments; `manages` says who may manage the server."""

    async def open(
        self,
        *,
        server: int,
        channel: int,
        creator: Asker,
        name: str,
        locale: str,
        game: str,
        shape: Terms,
        options: Mapping[str, str] | None = None,
        terms: TimeTerms | None = None,
        places: int | None = None,
        round_days: int = 10,
        round_minutes: int | None = None,
        ends_minute: int | None = None,
        ends_day: int | None = None,
        starts_at: datetime | None = None,
        matches_channel: int | None = None,
        news_in: int | None = None,
        news_role: int | None = None,
        preparing: bool = False,
        needs: Needs = Needs(),  # noqa: B008 - it is frozen
    ) -> str:
        """Open a tournament for entry and return its id.

        Raises Refused where it does not fit, and where the server lets its creator open none.

        It begins at `starts_at`, or when an organiser begins it. Its rounds may end
        at `ends_minute` of the day, on `ends_day` or any. Its matches are played in threads
        of `matches_channel`, if not where its message stands; its news are told in `news_in`, or
        there, and call the `news_role`. One that is `preparing` is open to nobody before
        `announce`.
        """
        await self._servers.may_open_tournament(server, creator)
        name = tidied(name).strip()[:_NAME]
        if not name:
            raise refused("tournament-name")
        self._check_game(game, shape, options or {})
        allowed = format_of(shape).people(shape)
        most = allowed[-1] if places is None else places
        if most not in allowed:
            raise refused("tournament-places", least=allowed[0], most=allowed[-1])
        now = self._clock.now()
        facts = StoredTournament(
            id=self._ident(),
            name=name,
            server=server,
            locale=locale,
            creator=creator.person.id,
            creator_at=now,
            game=game,
            options=options or {},
            terms=replace(terms or TimeTerms("quick"), rated=True),
            shape=conversion.shaped(shape),
            round_days=round_days,
            round_minutes=round_minutes,
            ends_minute=ends_minute,
            ends_day=ends_day,
            places=most,
            needs=conversion.needed(needs),
            seed=self._entropy(32),
            preparing=preparing,
            message=TournamentMessage(channel=channel),
            matches_channel=matches_channel,
            news_in=news_in,
            news_role=news_role,
            dates=TournamentDates(opened_at=now, starts_at=starts_at),
            progress=TournamentProgress(),
        )
        await self._store.write(_add, facts, creator.person)
        self._tell(facts.id)
        return facts.id

    def _check_game(self, game: str, shape: Terms, options: Mapping[str, str]) -> None:
        """Raise Refused where a game cannot be played in such matches."""
        ruled = self._matches.rulebook.latest(game)
        if not {*shape.seats} <= {*ruled.game.info.seats} or shape.pod not in shape.seats:
            raise refused("tournament-seats")
        for seats in shape.seats:
            start = Start(seats, dict(options))
            for wrong in ruled.rules.check(start):
                raise Refused(wrong)

    async def again(
        self, tournament: str, creator: Asker, name: str, *, manages: bool = False
    ) -> str:
        """Open a tournament once more, with everything that was agreed, and return its id.

        Options that this release no longer has fall away; a pace that is no more becomes the usual
        one.
        """
        whole = await self.load(tournament)
        facts, shape = whole.facts, conversion.shape_of(whole)
        check_organiser(facts, creator.person.id, manages=manages)
        ruled = self._matches.rulebook.latest(facts.game)
        return await self.open(
            server=facts.server,
            channel=facts.message.channel,
            creator=creator,
            name=name,
            locale=facts.locale,
            game=facts.game,
            shape=shape,
            options=choices.carried(ruled, facts.options, shape.pod),
            terms=choices.still(facts.terms),
            places=facts.places,
            round_days=facts.round_days,
            round_minutes=facts.round_minutes,
            ends_minute=facts.ends_minute,
            ends_day=facts.ends_day,
            matches_channel=facts.matches_channel,
            news_in=facts.news_in,
            news_role=facts.news_role,
            needs=conversion.needs_of(whole),
        )

    @guarded.again
    async def announce(
        self, tournament: str, actor: int, *, manages: bool = False
    ) -> WholeTournament:
        """Open a prepared tournament for entry; doing so twice changes nothing.

        The time until it begins runs from now on. It is one of its creator's (TIM-4.3).
        """
        async with self.changing(tournament) as unit:
            facts, now = unit.whole.facts, unit.now
            check_organiser(facts, actor, manages=manages)
            if facts.status != "open":
                raise no_longer(facts, "tournament-begun")
            if facts.preparing:
                dates = facts.dates
                ahead = None if dates.starts_at is None else dates.starts_at - dates.opened_at
                starts_at = None if ahead is None else now + ahead
                opened = facts.with_dates(opened_at=now, starts_at=starts_at)
                unit.whole = replace(unit.whole, facts=replace(opened, preparing=False))
                unit.also(budgets.tournament, facts.creator or actor, facts.server, now)
        return unit.whole

    @guarded.again
    async def set_needs(
        self, tournament: str, actor: int, needs: Needs, *, manages: bool = False
    ) -> WholeTournament:
        """Say what is needed to enter from now on, until it begins (EVT-1.4). Raises Refused."""
        async with self.changing(tournament) as unit:
            facts = unit.whole.facts
            check_organiser(facts, actor, manages=manages)
            if facts.status != "open":
                raise no_longer(facts, "tournament-begun")
            bounds = (needs.role, needs.least, needs.most)
            if min(bounds) < 0 or (needs.most and needs.most < needs.least):
                raise refused("tournament-needs-bounds")
            unit.whole = replace(unit.whole, facts=replace(facts, needs=conversion.needed(needs)))
        return unit.whole

    @guarded.again
    async def play_in(
        self, tournament: str, actor: int, channel: int | None, *, manages: bool = False
    ) -> WholeTournament:
        """Let the matches that begin from now on be played in threads of another channel.

        None: of the one in which its message stands.
        """
        async with self.changing(tournament) as unit:
            facts = unit.whole.facts
            check_organiser(facts, actor, manages=manages)
            unit.whole = replace(unit.whole, facts=replace(facts, matches_channel=channel))
        return unit.whole

    @guarded.again
    async def bring_here(
        self,
        tournament: str,
        asker: Asker,
        channel: int,
        *,
        manages: bool = False,
    ) -> WholeTournament:
        """Let a tournament live in another channel; its message is posted there (EVT-1.5).

        It counts as one of theirs who ask (TIM-4.3). Raises Refused where the server wants none.
        """
        await self._servers.may_stand((await self.load(tournament)).facts.server, asker)
        actor = asker.person.id
        async with self.changing(tournament) as unit:
            facts = unit.whole.facts
            check_organiser(facts, actor, manages=manages)
            message = TournamentMessage(channel=channel, change=facts.message.change)
            unit.whole = replace(unit.whole, facts=replace(facts, message=message))
            if message != facts.message:
                unit.also(budgets.post, actor, asker.channel, unit.now)
                unit.also(tournaments.leave_message, facts)
        return unit.whole

    @guarded.again
    async def start(self, tournament: str, actor: int, *, manages: bool = False) -> WholeTournament:
        """Begin with everybody who is entered; organisers, or who `manages` the server.

        Starting twice changes nothing. What comes next follows by itself.
        """
        seeding = await self._seeding(tournament)
        left = await self._left(await self.load(tournament))
        async with self.changing(tournament) as unit:
            check_organiser(unit.whole.facts, actor, manages=manages)
            if unit.whole.facts.status != "running":
                _check_start(unit.whole)
                unit.whole = self._begun(unit.whole, seeding, left)
        return unit.whole

    @guarded.again
    async def call_off(
        self, tournament: str, actor: int, reason: str, *, manages: bool = False
    ) -> WholeTournament:
        """Call a tournament off before it begins, with a reason that everybody can read.

        Raises Refused for others, and without a reason.
        """
        reason = tidied(reason).strip()[:REASON]
        if not reason:
            raise refused("tournament-no-reason")
        allowed = await self.may_command(
            (await self.load(tournament)).facts, actor, manages=manages
        )
        async with self.changing(tournament) as unit:
            facts = unit.whole.facts
            if not allowed:
                raise refused("tournament-creators")
            if facts.status not in {"open", "off"}:
                raise no_longer(facts, "tournament-begun")
            if facts.status == "open":
                known = await self._store.read(decisions.acts, tournament)
                act = _off(1 + len(known), unit.now, actor, reason)
                off = facts.with_dates(starts_at=None, ended_at=unit.now)
                off = replace(off, status="off").with_progress(settled=True)
                unit.also(decisions.noted, unit.whole, act)
                unit.also(calls.keep, tournament, _told(unit.whole, act))
                unit.whole = replace(unit.whole, facts=off)
        return unit.whole


def _check_start(whole: WholeTournament) -> None:
    """Raise Refused where a tournament cannot begin."""
    if whole.facts.status != "open":
        raise no_longer(whole.facts, "tournament-begun")
    if whole.facts.preparing:
        raise refused("tournament-not-announced")
    if beginnings.lacking(filled(whole)):
        raise refused("tournament-few", least=beginnings.least(whole))


def _off(number: int, at: datetime, actor: int, reason: str) -> StoredAct:
    return StoredAct(
        number=number,
        at=at,
        person=actor,
        kind="off",
        entrant=None,
        pairing=None,
        value="",
        reason=reason,
    )


def _told(whole: WholeTournament, act: StoredAct) -> list[StoredCall]:
    """Return who is told once that a tournament is off: everybody in it but who decided it."""
    return [
        calling.wanted(None, "off", one.person, act.at)
        for one in whole.entrants
        if one.status in {"entered", "waiting"}
        and one.person is not None
        and one.person != act.person
    ]


def _add(db: Connection, facts: StoredTournament, creator: Person) -> None:
    if not facts.preparing:
        budgets.tournament(db, creator.id, facts.server, facts.dates.opened_at)
    persons.meet(db, creator.id, *creator.names, creator.spoken)
    tournaments.add(db, facts)
