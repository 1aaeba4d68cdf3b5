"""Lobbies: tables that people sit down at before a match begins."""

import base64
from collections.abc import Collection, Mapping
from contextlib import suppress
from datetime import timedelta

from msgspec.structs import replace

from db.queries import days_off, invitations, lobbies, persons
from db.records.lobbies import StoredLobby
from db.records.time import TimeTerms
from games.core.refused import Refused
from play.base.guarded import again
from play.lobby import beginnings, choices, inviting, openings, seating
from play.lobby.preparing import Preparing, checked, hosted
from play.lobby.records import Lobby
from play.match.work.holders import everybody
from play.match.work.loaded import Loaded
from play.refusals import refused
from play.servers.asking import Asker
from play.time import calls

WAITED = timedelta(days=1)  # after which nobody need wait for a host who vanished


class Lobbies(Preparing):
    """All lobbies. Every method raises Refused with a text that says what is in the way.

    `actor` is always the id of whoever presses. What changes a lobby returns it as it is then.
    """

    async def open(
        self,
        *,
        server: int | None,
        channel: int,
        host: Asker,
        game: str,
        locale: str,
        most: int | None = None,
        options: Mapping[str, str] | None = None,
        preset: str | None = None,
        terms: TimeTerms | None = None,
        posted_in: int | None = None,
    ) -> Lobby:
        """Open a lobby with its host in it; the secret seed is drawn and its commitment fixed.

        Room for `most` people (a seat each, as many as the game has, when None); they share seats
        where the game has fewer. Raises Refused when it has no room for so many, where the server
        lets the host open no table, and when they have posted too much today in the channel where
        its message is `posted_in`.
        """
        await self._servers.may_open(server, host)
        ruled = self._rulebook.latest(game)
        lobby = openings.opened(
            self._ident(),
            self._entropy(32),
            self._clock.now(),
            game=game,
            server=server,
            channel=channel,
            locale=locale,
            most=max(ruled.game.info.seats),
            terms=checked(terms or TimeTerms()),
            host=host.person.id,
            holders=(seating.sits(0, 0, host.person),),
        )
        if most is not None:
            lobby = choices.with_people(lobby, ruled, most)
        if preset is not None:
            lobby = choices.with_preset(lobby, ruled, preset)
        for name, value in (options or {}).items():
            lobby = choices.with_option(lobby, ruled, name, value)
        return await self._lobbies.add(lobby, (host.person,), posted_in, lobby.opened_at)

    def _ident(self) -> str:
        return base64.b32encode(self._entropy(10)).decode().lower()

    # Beginning and ending

    def full(self, lobby: Lobby) -> bool:
        """Whether the table may start by itself: it is full, and nothing is in the way.

        Where people may bring something, they get time to do so; the host may start before.
        """
        waits = any(seat.missing for seat in lobby.seats)
        return lobby.status == "open" and lobby.complete and not lobby.problems and not waits

    def ready(self, lobby: Lobby) -> bool:
        """Whether a table starts once the last one has brought something.

        One person with AIs alone starts when they like.
        """
        return self.full(lobby) and len(lobby.people) > 1

    @again
    async def start(
        self,
        lobby: str,
        actor: int | None,
        channel: int | None = None,
        *,
        host_gone: bool = False,
    ) -> str:
        """Begin the match and return its id; host only, or `actor` None when the lobby is full.

        When the host does not: a day after the opening everybody at the table may start it, at once
        when the host is known to be gone (see `host_left`). `channel` is the thread of the match,
        if there is one already; see also `Channels.move_to`. Starting twice returns the same match.
        """
        async with self._lobbies.locks.of(lobby):
            stored = await self._lobbies.load(lobby)
            if stored.match is not None:
                return stored.match
            begun = await self._start(stored, actor, channel, host_gone=host_gone)
        self._lobbies.tell(lobby)
        self._matches.tell(begun.stored.id)
        self._ais.let_answer(begun)
        return begun.stored.id

    async def _start(
        self, lobby: StoredLobby, actor: int | None, channel: int | None, *, host_gone: bool
    ) -> Loaded:
        if lobby.status != "open":
            raise refused(f"lobby-{lobby.status}")
        now = self._clock.now()
        anybody = host_gone or now - lobby.opened_at >= WAITED
        if actor is not None and not (anybody and _sits(lobby, actor)):
            hosted(lobby, actor)
        ruled = self._rulebook.latest(lobby.game)
        for problem in beginnings.problems(ruled, lobby):
            raise seating.because(problem)
        people = [one.person for one in lobby.holders if one.person is not None]
        known = await self._store.read(persons.some, people)
        half_days = await self._store.read(days_off.of_people, people)
        match = beginnings.first(ruled, lobby, self._ident(), channel, now)
        unit, setup = beginnings.begin(ruled, lobby, match, known, half_days, actor)
        written = unit.written(lambda: calls.lateness(self._entropy))
        assert written is not None
        await self._store.write(beginnings.write, lobby, unit.loaded(), written, setup)
        self._matches.mark(written.after.match)
        return unit.loaded()

    @again
    async def cancel(self, lobby: str, actor: int, people: Collection[int] | None = None) -> Lobby:
        """Close the lobby; host only. It stays open when others than these `people` sit there."""
        async with self._lobbies.changing(lobby) as unit:
            here = {one.person for one in unit.lobby.holders if one.person is not None}
            if people is None or here == set(people):
                unit.lobby = replace(hosted(unit.lobby, actor), status="cancelled")
        return await self.get(lobby)

    async def expire(self) -> None:
        """Close lobbies that nobody has joined for three days; drop invitations after a day."""
        now = self._clock.now()
        over = await self._store.read(lobbies.expired, now)
        for lobby in (*over, *await self._store.read(invitations.over, now)):
            with suppress(Refused):  # somebody has started or closed it in this moment
                await self._expire(lobby)

    @again
    async def _expire(self, lobby: str) -> None:
        """Close a lobby whose time is over; of another drop the invitations whose time is."""
        async with self._lobbies.changing(lobby, ruled=False) as unit:
            if unit.lobby.expires_at <= unit.now:
                unit.lobby = replace(unit.lobby, status="expired")
            else:
                unit.lobby = inviting.in_time(unit.lobby, unit.now)

    @again
    async def rematch(
        self,
        match: str,
        asker: Asker,
        channel: int,
        absent: Collection[int] = (),
        posted_in: int | None = None,
    ) -> Lobby:
        """Open a lobby with the game, AIs, options and terms of an ended match, seats rotated.

        Who asks and the AIs sit there; the others are invited, but for those who are `absent` and
        those for whom two invitations of this host's wait already or who would be called too often.
        Whoever asks for a rematch that is open already sits down at it; one that has begun is
        returned as it is. `posted_in` and what is refused as in `open`.
        """
        person = asker.person
        ended = await self._matches.load(match)
        old = ended.stored
        if old.running:
            raise refused("still-running")
        if person.id not in everybody(ended.whole):
            raise refused("not-yours")
        if ended.whole.part_of is not None:
            raise refused("no-rematch")

        known = await self._store.read(lobbies.of_rematch, match)
        if known is not None:
            lobby = await self.get(known)
            return await self.join(known, person) if lobby.status == "open" else lobby
        await self._servers.may_open(old.server, asker)
        ruled = self._rulebook.latest(old.game)
        opened = openings.of_rematch(
            ended.whole,
            ruled,
            self._ident(),
            self._entropy(32),
            self._clock.now(),
            host=person.id,
            channel=channel,
            absent=absent,
        )
        return await self._lobbies.add(opened, (person,), posted_in, opened.opened_at)

    async def has_rematch(self, match: str) -> bool:
        """Whether a table for the rematch of a match is there already, or has begun."""
        return await self._store.read(lobbies.of_rematch, match) is not None

    # The public message

    async def posted(self, lobby: str, channel: int, message: int, change: int) -> None:
        """Remember where the public message of a lobby stands and which change it shows."""
        await self._store.write(lobbies.posted, lobby, channel, message, change)

    async def stale(self, limit: int = 100) -> tuple[str, ...]:
        """Return lobbies whose message is behind, at most so many."""
        return await self._store.read(lobbies.late, limit)

    async def unposted(self) -> tuple[str, ...]:
        """Return the open lobbies of which no message is known: it may stand unnoted."""
        return await self._store.read(lobbies.unposted)

    async def in_channel(self, channel: int) -> tuple[str, ...]:
        """Return the open lobbies of a channel, newest first."""
        return await self._store.read(lobbies.in_channel, channel)

    async def of_person(self, person: int) -> tuple[str, ...]:
        """Return the open lobbies in which a person sits."""
        return await self._store.read(lobbies.of_person, person)


def _sits(lobby: StoredLobby, person: int) -> bool:
    return any(holder.person == person for holder in lobby.holders)
