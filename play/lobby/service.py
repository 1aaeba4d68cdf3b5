"""Lobbies: tables that people sit down at before a match begins."""

import base64
from collections.abc import Callable, Collection, Mapping
from contextlib import suppress
from dataclasses import replace
from datetime import timedelta

from db.queries import days_off, invitations, lobbies, persons
from db.records.lobbies import StoredLobby
from db.records.time import TimeTerms
from db.store import Connection
from games.core.bringing.brought import Brought, Build
from games.core.refused import Refused
from play.base.guarded import retried
from play.base.writing import tidied
from play.lobby import beginnings, choices, inviting, openings, seating
from play.lobby.repository import LobbyRepository
from play.match.ais import Ais
from play.match.repository import Repository
from play.match.work.holders import everybody
from play.match.work.loaded import Loaded
from play.match.work.rulebook import Ruled
from play.records import Bring, Lobby, Person
from play.refusals import refused
from play.time import calls
from play.time.pace import PACES

WAITED = timedelta(days=1)  # after which nobody need wait for a host who vanished
_WORDS = 100  # characters that a person may add to the shuffle


class Lobbies:
    """All lobbies. Every method raises Refused with a text that says what is in the way.

    `actor` is always the id of whoever presses. What changes a lobby returns it as it is then.
    """

    def __init__(self, matches: Repository, ais: Ais, entropy: Callable[[int], bytes]) -> None:
        self._matches = matches
        self._ais = ais
        self._store = matches.store
        self._rulebook = matches.rulebook
        self._clock = matches.clock
        self._entropy = entropy
        self._lobbies = LobbyRepository(self._store, self._rulebook)

    def on_change(self, listener: Callable[[str], None]) -> None:
        """Call `listener` with the id of each lobby whose public message has changed."""
        self._lobbies.on_change(listener)

    async def get(self, lobby: str) -> Lobby:
        """Return a lobby, also a closed one."""
        return await self._lobbies.get(lobby)

    async def open(
        self,
        *,
        server: int | None,
        channel: int,
        host: Person,
        game: str,
        locale: str,
        most: int | None = None,
        options: Mapping[str, str] | None = None,
        preset: str | None = None,
        terms: TimeTerms | None = None,
    ) -> Lobby:
        """Open a lobby with its host in it; the secret seed is drawn and its commitment fixed.

        Room for `most` people (a seat each, as many as the game has, when None); they share seats
        where the game has fewer. Raises Refused when it has no room for so many.
        """
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
            terms=_terms(terms or TimeTerms()),
            host=host.id,
            holders=(seating.sits(0, 0, host),),
        )
        if most is not None:
            lobby = choices.with_people(lobby, ruled, most)
        if preset is not None:
            lobby = choices.with_preset(lobby, ruled, preset)
        for name, value in (options or {}).items():
            lobby = choices.with_option(lobby, ruled, name, value)
        return await self._lobbies.add(lobby, (host,))

    def _ident(self) -> str:
        return base64.b32encode(self._entropy(10)).decode().lower()

    # Sitting down and getting up

    async def join(self, lobby: str, person: Person) -> Lobby:
        """Take a free seat, or share one when there is none.

        Joining again changes nothing. Does not start the match: see `full`.
        """

        def work(stored: StoredLobby, _: Ruled) -> StoredLobby:
            now = self._clock.now()
            return openings.sat_down(stored, seating.joined(stored, person), now)

        return await self._lobbies.update(lobby, work, person)

    async def join_beside(self, lobby: str, person: Person, partner: int) -> Lobby:
        """Share somebody's seat, even when one has a seat of one's own."""

        def work(stored: StoredLobby, _: Ruled) -> StoredLobby:
            now = self._clock.now()
            return openings.sat_down(stored, seating.joined_beside(stored, person, partner), now)

        return await self._lobbies.update(lobby, work, person)

    async def leave(self, lobby: str, actor: int) -> Lobby:
        """Leave the table. A host passes it on to the next person; the last person closes it."""
        return await self._lobbies.update(lobby, lambda stored, _: seating.left(stored, actor))

    async def forget(self, lobby: str, person: int) -> None:
        """Let somebody leave who is to be forgotten, even if their game is no longer installed."""
        await self._lobbies.write(lobby, lambda stored: seating.left(stored, person))

    async def host_left(self, lobby: str, host: int) -> Lobby:
        """Let a host leave who has left the server: the next person becomes the host."""

        def work(stored: StoredLobby, _: Ruled) -> StoredLobby:
            return seating.left(stored, host) if stored.host == host else stored

        return await self._lobbies.update(lobby, work)

    async def kick(self, lobby: str, actor: int, person: int) -> Lobby:
        """Send a person away, who may not join again until `let_back`; host only."""
        return await self._lobbies.update(
            lobby, lambda stored, _: seating.kicked(stored, actor, person)
        )

    async def let_back(self, lobby: str, actor: int, person: int) -> Lobby:
        """Allow somebody who was sent away to join again; host only."""
        return await self._lobbies.update(
            lobby, lambda stored, _: seating.let_back(stored, actor, person)
        )

    async def sent_away(self, lobby: str) -> tuple[Person, ...]:
        """Return those who may not join, in the order in which they were sent away."""
        stored = await self._lobbies.load(lobby)
        known = await self._store.read(persons.called, stored.sent_away, stored.server)
        return tuple(Person(person, name) for person, name in known)

    # Inviting

    async def invite(self, lobby: str, actor: int, people: tuple[Person, ...]) -> Lobby:
        """Invite people and keep places for them for a day; host only.

        Raises Refused for somebody for whom two invitations of this host wait already.
        """

        def check(db: Connection) -> None:
            for one in people:
                if invitations.waiting_from(db, actor, one.id, lobby) >= inviting.MOST:
                    raise refused("invite-often", name=one.name, most=inviting.MOST)

        now = self._clock.now()
        return await self._lobbies.update(
            lobby, lambda stored, _: inviting.invited(stored, actor, people, now), check=check
        )

    async def decline(self, lobby: str, actor: int) -> Lobby:
        """Say no to an invitation."""
        return await self._lobbies.update(lobby, lambda stored, _: inviting.declined(stored, actor))

    async def calling(self, lobby: str, people: tuple[int, ...], channel: int) -> None:
        """Note that these people are about to be called: the message may exist from now on."""
        async with self._lobbies.locks.of(lobby):
            now = self._clock.now()
            await self._store.write(invitations.calling, lobby, people, channel, now)

    async def called(self, lobby: str, people: tuple[int, ...], channel: int, message: int) -> None:
        """Remember the message that calls these people to a lobby."""
        async with self._lobbies.locks.of(lobby):
            await self._store.write(invitations.called, lobby, people, channel, message)

    async def uncalled(self) -> tuple[str, ...]:
        """Return the lobbies with somebody who is invited and has not been called yet."""
        return await self._store.read(invitations.uncalled)

    async def add_ai(self, lobby: str, actor: int, player: str | None = None) -> Lobby:
        """Seat an AI (the recommended one, when None); host only."""
        return await self._lobbies.update(
            lobby, lambda stored, ruled: seating.with_ai(stored, ruled, actor, player)
        )

    async def remove_ai(self, lobby: str, actor: int, seat: int | None = None) -> Lobby:
        """Take an AI away (the last one, when None); host only."""
        return await self._lobbies.update(
            lobby, lambda stored, _: seating.without_ai(stored, actor, seat)
        )

    # Options

    async def set_option(self, lobby: str, actor: int, name: str, value: str) -> Lobby:
        """Set one option; host only. Raises Refused with the rules' reason when it does not fit."""
        return await self._lobbies.update(
            lobby,
            lambda stored, ruled: choices.with_option(_hosted(stored, actor), ruled, name, value),
        )

    async def set_preset(self, lobby: str, actor: int, preset: str | None) -> Lobby:
        """Set all options as the preset has them (None: the defaults); host only."""
        return await self._lobbies.update(
            lobby,
            lambda stored, ruled: choices.with_preset(_hosted(stored, actor), ruled, preset),
        )

    async def set_seats(self, lobby: str, actor: int, most: int) -> Lobby:
        """Set how many may sit down; host only. Options that no longer exist are dropped."""
        return await self._lobbies.update(
            lobby, lambda stored, ruled: choices.with_seats(_hosted(stored, actor), ruled, most)
        )

    async def set_together(self, lobby: str, actor: int, people: int) -> Lobby:
        """Set how many people may share a seat; host only."""
        return await self._lobbies.update(
            lobby,
            lambda stored, ruled: choices.with_together(_hosted(stored, actor), ruled, people),
        )

    async def set_terms(self, lobby: str, actor: int, terms: TimeTerms) -> Lobby:
        """Set what is agreed of time, absence and ratings; host only."""
        return await self._lobbies.update(
            lobby, lambda stored, _: replace(_hosted(stored, actor), terms=_terms(terms))
        )

    async def set_locale(self, lobby: str, actor: int, locale: str) -> Lobby:
        """Set the language of the table and of all that is public in its match; host only."""
        return await self._lobbies.update(
            lobby, lambda stored, _: replace(_hosted(stored, actor), locale=locale)
        )

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
            written=ruled.rules.write_brought(shown) if isinstance(question, Build) else "",
            warnings=beginnings.checked(ruled, stored, seat, shown).warnings,
        )

    async def bring(self, lobby: str, actor: int, given: Brought | None) -> Lobby:
        """Bring something (None: what the rules suggest)."""
        return await self._lobbies.update(
            lobby, lambda stored, ruled: seating.bringing(stored, ruled, actor, given)
        )

    async def bring_written(self, lobby: str, actor: int, written: str) -> Lobby:
        """Bring what somebody has built, from its written form.

        Raises Refused with the line that cannot be read, Faulty with all that is wrong with the
        whole.
        """
        return await self._lobbies.update(
            lobby, lambda stored, ruled: seating.written(stored, ruled, actor, written)
        )

    async def say(self, lobby: str, actor: int, words: str) -> Lobby:
        """Add one's own words to the shuffle, or replace them (empty: take them back).

        They are kept as they can be shown and copied at the end.
        """
        said = tidied(words).strip()[:_WORDS].strip()
        return await self._lobbies.update(
            lobby, lambda stored, _: seating.saying(stored, actor, said)
        )

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
            match, begun = await retried(
                lobby, lambda: self._started(lobby, actor, channel, host_gone=host_gone)
            )
        if begun is not None:
            self._lobbies.tell(lobby)
            self._matches.tell(match)
            self._ais.let_answer(begun)
        return match

    async def _started(
        self, lobby: str, actor: int | None, channel: int | None, *, host_gone: bool
    ) -> tuple[str, Loaded | None]:
        """Return the match of a lobby, and how it begins unless it had begun before."""
        stored = await self._lobbies.load(lobby)
        if stored.match is not None:
            return stored.match, None
        begun = await self._start(stored, actor, channel, host_gone=host_gone)
        return begun.stored.id, begun

    async def _start(
        self, lobby: StoredLobby, actor: int | None, channel: int | None, *, host_gone: bool
    ) -> Loaded:
        if lobby.status != "open":
            raise refused(f"lobby-{lobby.status}")
        now = self._clock.now()
        anybody = host_gone or now - lobby.opened_at >= WAITED
        if actor is not None and not (anybody and _sits(lobby, actor)):
            _hosted(lobby, actor)
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

    async def cancel(self, lobby: str, actor: int, people: Collection[int] | None = None) -> Lobby:
        """Close the lobby; host only. It stays open when others than these `people` sit there."""

        def work(stored: StoredLobby, _: Ruled) -> StoredLobby:
            here = {one.person for one in stored.holders if one.person is not None}
            closes = people is None or here == set(people)
            return replace(_hosted(stored, actor), status="cancelled") if closes else stored

        return await self._lobbies.update(lobby, work)

    async def expire(self) -> None:
        """Close lobbies that nobody has joined for three days; drop invitations after a day."""
        now = self._clock.now()
        for lobby in await self._store.read(lobbies.expired, now):
            with suppress(Refused):  # somebody has started or closed it in this moment
                await self._lobbies.write(lobby, lambda stored: replace(stored, status="expired"))
        for lobby in await self._store.read(invitations.over, now):
            with suppress(Refused):
                await self._lobbies.write(lobby, lambda stored: inviting.in_time(stored, now))

    async def rematch(
        self, match: str, person: Person, channel: int, absent: Collection[int] = ()
    ) -> Lobby:
        """Open a lobby with the game, AIs, options and terms of an ended match, seats rotated.

        `person` and the AIs sit there; the others are invited, but for those who are `absent` and
        those for whom two invitations of this host's wait already. Whoever asks for a rematch that
        is open already sits down at it; one that has begun is returned as it is.
        """
        ended = await self._matches.load(match)
        old = ended.stored
        if old.running:
            raise refused("still-running")
        if person.id not in everybody(ended.whole):
            raise refused("not-yours")
        if ended.whole.part_of is not None:
            raise refused("no-rematch")

        async def attempt() -> Lobby:
            known = await self._store.read(lobbies.of_rematch, match)
            if known is not None:
                lobby = await self.get(known)
                return await self.join(known, person) if lobby.status == "open" else lobby
            ruled = self._rulebook.latest(old.game)
            lobby = openings.of_rematch(
                ended.whole,
                ruled,
                self._ident(),
                self._entropy(32),
                self._clock.now(),
                host=person.id,
                channel=channel,
                absent=absent,
            )
            return await self._lobbies.add(lobby, (person,))

        return await retried(match, attempt)

    # The public message

    async def posted(self, lobby: str, channel: int, message: int, change: int) -> None:
        """Remember where the public message of a lobby stands and which change it shows."""
        await self._store.write(lobbies.posted, lobby, channel, message, change)

    async def stale(self, limit: int = 100) -> tuple[str, ...]:
        """Return lobbies whose message is behind, at most so many."""
        return await self._store.read(lobbies.late, limit)

    async def in_channel(self, channel: int) -> tuple[str, ...]:
        """Return the open lobbies of a channel, newest first."""
        return await self._store.read(lobbies.in_channel, channel)

    async def of_person(self, person: int) -> tuple[str, ...]:
        """Return the open lobbies in which a person sits."""
        return await self._store.read(lobbies.of_person, person)


def _sits(lobby: StoredLobby, person: int) -> bool:
    return any(holder.person == person for holder in lobby.holders)


def _hosted(lobby: StoredLobby, actor: int) -> StoredLobby:
    """Return the lobby. Raises Refused when `actor` is not its host."""
    if lobby.host != actor:
        raise refused("host-only")
    return lobby


def _terms(terms: TimeTerms) -> TimeTerms:
    if terms.pace not in PACES:
        raise refused("no-pace", pace=terms.pace)
    return replace(terms, misses=max(1, terms.misses))
