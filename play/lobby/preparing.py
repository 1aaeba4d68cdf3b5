"""What the people of a lobby do before its match begins: sit down, invite, choose, bring."""

from collections.abc import Callable

from msgspec.structs import replace

from db.queries import invitations, lobbies, persons
from db.queries.match import sending
from db.records.lobbies import StoredLobby
from db.records.projections import Sending
from db.records.time import TimeTerms
from db.store import Connection
from games.core.bringing.brought import Brought, Build
from games.core.contract import asked
from play.base import budgets
from play.base.guarded import again
from play.base.tags import new_tag
from play.base.writing import tidied
from play.lobby import beginnings, choices, inviting, limits, openings, seating
from play.lobby.records import Bring, Lobby
from play.lobby.repository import LobbyRepository
from play.match.ais import Ais
from play.match.repository import Repository
from play.records import Person
from play.refusals import refused
from play.servers.service import Servers
from play.time.pace import PACES

_WORDS = 100  # characters that a person may add to the shuffle


class Preparing:
    """Open lobbies, as their people change them. Every method raises Refused where it may not be.

    `actor` is always the id of whoever presses. What changes a lobby returns it as it is then.
    """

    def __init__(
        self,
        matches: Repository,
        ais: Ais,
        servers: Servers,
        entropy: Callable[[int], bytes],
    ) -> None:
        self._matches = matches
        self._ais = ais
        self._servers = servers
        self._store = matches.store
        self._rulebook = matches.rulebook
        self._clock = matches.clock
        self._entropy = entropy
        self._lobbies = LobbyRepository(self._store, self._rulebook, self._clock)

    def on_change(self, listener: Callable[[str], None]) -> None:
        """Call `listener` with the id of each lobby whose public message has changed."""
        self._lobbies.on_change(listener)

    async def get(self, lobby: str) -> Lobby:
        """Return a lobby, also a closed one."""
        return await self._lobbies.get(lobby)

    # Sitting down and getting up

    @again
    async def join(self, lobby: str, person: Person) -> Lobby:
        """Take a free seat, or share one when there is none.

        Joining again changes nothing. Does not start the match: see `full`.
        """
        async with self._lobbies.changing(lobby) as unit:
            unit.meets(person)
            unit.lobby = openings.sat_down(unit.lobby, seating.joined(unit.lobby, person), unit.now)
        return await self.get(lobby)

    @again
    async def join_beside(self, lobby: str, person: Person, partner: int) -> Lobby:
        """Share somebody's seat, even when one has a seat of one's own."""
        async with self._lobbies.changing(lobby) as unit:
            unit.meets(person)
            joined = seating.joined_beside(unit.lobby, person, partner)
            unit.lobby = openings.sat_down(unit.lobby, joined, unit.now)
        return await self.get(lobby)

    @again
    async def leave(self, lobby: str, actor: int) -> Lobby:
        """Leave the table. A host passes it on to the next person; the last person closes it."""
        async with self._lobbies.changing(lobby) as unit:
            unit.lobby = seating.left(unit.lobby, actor)
        return await self.get(lobby)

    @again
    async def forget(self, lobby: str, person: int) -> None:
        """Let somebody leave who is to be forgotten, even if their game is no longer installed.

        Calls that name them as the host go.
        """
        async with self._lobbies.changing(lobby, ruled=False) as unit:
            if unit.lobby.host == person:
                unit.also(invitations.disown, lobby)
            unit.lobby = seating.left(unit.lobby, person)

    async def depart(self, person: int, server: int) -> None:
        """Let somebody leave the tables of a server who has left it, and its invitations."""
        for lobby in await self._store.read(lobbies.on_server, server, person):
            await self._depart(lobby, person)

    @again
    async def _depart(self, lobby: str, person: int) -> None:
        async with self._lobbies.changing(lobby, ruled=False) as unit:
            invited = tuple(one for one in unit.lobby.invitations if one.person != person)
            unit.lobby = replace(unit.lobby, invitations=invited)
            if any(one.person == person for one in unit.lobby.holders):
                unit.lobby = seating.left(unit.lobby, person)

    @again
    async def host_left(self, lobby: str, host: int) -> Lobby:
        """Let a host leave who has left the server: the next person becomes the host."""
        async with self._lobbies.changing(lobby) as unit:
            if unit.lobby.host == host:
                unit.lobby = seating.left(unit.lobby, host)
        return await self.get(lobby)

    @again
    async def kick(self, lobby: str, actor: int, person: int) -> Lobby:
        """Send a person away, who may not join again until `let_back`; host only."""
        async with self._lobbies.changing(lobby) as unit:
            unit.lobby = seating.kicked(unit.lobby, actor, person)
        return await self.get(lobby)

    @again
    async def let_back(self, lobby: str, actor: int, person: int) -> Lobby:
        """Allow somebody who was sent away to join again; host only."""
        async with self._lobbies.changing(lobby) as unit:
            unit.lobby = seating.let_back(unit.lobby, actor, person)
        return await self.get(lobby)

    async def sent_away(self, lobby: str) -> tuple[Person, ...]:
        """Return those who may not join, in the order in which they were sent away."""
        stored = await self._lobbies.load(lobby)
        known = await self._store.read(persons.called, stored.sent_away, stored.server)
        return tuple(Person(person, name) for person, name in known)

    # Inviting

    @again
    async def invite(self, lobby: str, actor: int, people: tuple[Person, ...]) -> Lobby:
        """Invite people and keep places for them for a day; host only.

        Raises Refused for somebody for whom two invitations of this host wait already, and where
        it would be one call too many for a day (TIM-4.3).
        """
        async with self._lobbies.changing(lobby) as unit:
            known = {one.person for one in unit.lobby.invitations}
            unit.lobby = inviting.invited(unit.lobby, actor, people, unit.now)
            new = [one.person for one in unit.lobby.invitations if one.person not in known]
            unit.also(limits.check_waiting, actor, people, lobby)
            unit.also(budgets.call, actor, new, unit.now)
        return await self.get(lobby)

    @again
    async def decline(self, lobby: str, actor: int) -> Lobby:
        """Say no to an invitation."""
        async with self._lobbies.changing(lobby) as unit:
            unit.lobby = inviting.declined(unit.lobby, actor)
        return await self.get(lobby)

    async def calling(self, lobby: str, people: tuple[int, ...], channel: int) -> Sending:
        """Note that these people are about to be called: the message may exist from now on."""
        async with self._lobbies.locks.of(lobby):
            one = Sending(
                tag=new_tag(self._entropy),
                kind="invitation",
                person=None,
                server=(await self._lobbies.load(lobby)).server,
                channel=channel,
                at=self._clock.now(),
            )
            await self._store.write(_calling, lobby, people, one)
        return one

    async def called(self, one: Sending, message: int) -> None:
        """Remember the message that calls people to a lobby; it goes if all of that is over."""
        await self._store.write(_called, one, message)

    async def unnoted(self, lobby: str) -> tuple[Sending, ...]:
        """Return calls to a lobby that may stand without being noted: the bot was stopped."""
        return await self._store.read(invitations.unnoted, lobby)

    async def uncalled(self) -> tuple[str, ...]:
        """Return the lobbies with somebody who is invited and has not been called yet."""
        return await self._store.read(invitations.uncalled)

    @again
    async def add_ai(self, lobby: str, actor: int, player: str | None = None) -> Lobby:
        """Seat an AI (the recommended one, when None); host only."""
        async with self._lobbies.changing(lobby) as unit:
            unit.lobby = seating.with_ai(unit.lobby, unit.ruled, actor, player)
        return await self.get(lobby)

    @again
    async def remove_ai(self, lobby: str, actor: int, seat: int | None = None) -> Lobby:
        """Take an AI away (the last one, when None); host only."""
        async with self._lobbies.changing(lobby) as unit:
            unit.lobby = seating.without_ai(unit.lobby, actor, seat)
        return await self.get(lobby)

    # Options

    @again
    async def set_option(self, lobby: str, actor: int, name: str, value: str) -> Lobby:
        """Set one option; host only. Raises Refused with the rules' reason when it does not fit."""
        async with self._lobbies.changing(lobby) as unit:
            mine = hosted(unit.lobby, actor)
            unit.lobby = choices.with_option(mine, unit.ruled, name, value)
        return await self.get(lobby)

    @again
    async def set_preset(self, lobby: str, actor: int, preset: str | None) -> Lobby:
        """Set all options as the preset has them (None: the defaults); host only."""
        async with self._lobbies.changing(lobby) as unit:
            mine = hosted(unit.lobby, actor)
            unit.lobby = choices.with_preset(mine, unit.ruled, preset)
        return await self.get(lobby)

    @again
    async def set_seats(self, lobby: str, actor: int, most: int) -> Lobby:
        """Set how many may sit down; host only. Options that no longer exist are dropped."""
        async with self._lobbies.changing(lobby) as unit:
            mine = hosted(unit.lobby, actor)
            unit.lobby = choices.with_seats(mine, unit.ruled, most)
        return await self.get(lobby)

    @again
    async def set_together(self, lobby: str, actor: int, people: int) -> Lobby:
        """Set how many people may share a seat; host only."""
        async with self._lobbies.changing(lobby) as unit:
            mine = hosted(unit.lobby, actor)
            unit.lobby = choices.with_together(mine, unit.ruled, people)
        return await self.get(lobby)

    @again
    async def set_terms(self, lobby: str, actor: int, terms: TimeTerms) -> Lobby:
        """Set what is agreed of time, absence and ratings; host only."""
        async with self._lobbies.changing(lobby) as unit:
            mine = hosted(unit.lobby, actor)
            unit.lobby = replace(mine, terms=checked(terms))
        return await self.get(lobby)

    @again
    async def set_locale(self, lobby: str, actor: int, locale: str) -> Lobby:
        """Set the language of the table and of all that is public in its match; host only."""
        async with self._lobbies.changing(lobby) as unit:
            mine = hosted(unit.lobby, actor)
            unit.lobby = replace(mine, locale=locale)
        return await self.get(lobby)

    # What people bring

    async def bringing(self, lobby: str, actor: int) -> Bring | None:
        """Return what this person's seat is asked to bring, if anything, with what it brought."""
        stored = await self._lobbies.load(lobby)
        ruled = self._rulebook.latest(stored.game)
        seat = seating.seat_of(stored, actor)
        question = beginnings.question(ruled, stored, seat)
        if question is None:
            return None
        default = beginnings.suggested(ruled, stored, seat, question)
        given = beginnings.brought(ruled, stored, seat)
        shown = default if given is None else given
        return Bring(
            seat=seat,
            question=question,
            given=given,
            suggested=default,
            written=asked.building(ruled.rules).write_brought(shown)
            if isinstance(question, Build)
            else "",
            warnings=beginnings.checked(ruled, stored, seat, shown).warnings,
        )

    @again
    async def bring(self, lobby: str, actor: int, given: Brought | None) -> Lobby:
        """Bring something (None: what the rules suggest)."""
        async with self._lobbies.changing(lobby) as unit:
            unit.lobby = seating.bringing(unit.lobby, unit.ruled, actor, given)
        return await self.get(lobby)

    @again
    async def bring_written(self, lobby: str, actor: int, written: str) -> Lobby:
        """Bring what somebody has built, from its written form.

        Raises Refused with the line that cannot be read, Faulty with all that is wrong with the
        whole.
        """
        async with self._lobbies.changing(lobby) as unit:
            unit.lobby = seating.written(unit.lobby, unit.ruled, actor, written)
        return await self.get(lobby)

    @again
    async def say(self, lobby: str, actor: int, words: str) -> Lobby:
        """Add one's own words to the shuffle, or replace them (empty: take them back).

        They are kept as they can be shown and copied at the end.
        """
        said = tidied(words).strip()[:_WORDS].strip()
        async with self._lobbies.changing(lobby) as unit:
            unit.lobby = seating.saying(unit.lobby, actor, said)
        return await self.get(lobby)


def hosted(lobby: StoredLobby, actor: int) -> StoredLobby:
    """Return the lobby. Raises Refused when `actor` is not its host."""
    if lobby.host != actor:
        raise refused("host-only")
    return lobby


def checked(terms: TimeTerms) -> TimeTerms:
    """Return terms with one missed sitting at least. Raises Refused for an unknown pace."""
    if terms.pace not in PACES:
        raise refused("no-pace", pace=terms.pace)
    return replace(terms, misses=max(1, terms.misses))


def _calling(db: Connection, lobby: str, people: tuple[int, ...], one: Sending) -> None:
    sending.begin(db, one)
    invitations.calling(db, lobby, people, one.tag)


def _called(db: Connection, one: Sending, message: int) -> None:
    sending.end(db, one.tag)
    if not invitations.called(db, one, message):
        sending.leave(db, one, message)
