"""The lobbies of the store: loaded, changed one unit of work at a time, committed, then told."""

from collections.abc import AsyncGenerator, Callable, Iterable
from contextlib import asynccontextmanager
from datetime import datetime
from typing import Concatenate, ParamSpec

from msgspec.structs import replace

from db.queries import invitations, lobbies, persons
from db.queries.people.spent import spend
from db.records.lobbies import StoredLobby
from db.store import Connection, Store
from play.base import budgets
from play.base.guarded import Locks
from play.lobby import beginnings, inviting
from play.lobby.records import Lobby
from play.match.work.rulebook import Rulebook, Ruled
from play.records import Person
from play.refusals import refused
from play.time.clock import Clock

P = ParamSpec("P")


class LobbyUnit:
    """An open lobby and what is done to it, written together or not at all.

    `lobby` is what it has become so far; `now` the moment at which it was loaded. Once anything has
    raised Refused, nothing of it is written.
    """

    def __init__(self, lobby: StoredLobby, rulebook: Rulebook, now: datetime) -> None:
        self.lobby = lobby
        self.now = now
        self.more: list[Callable[[Connection], object]] = []
        self._rulebook = rulebook

    @property
    def ruled(self) -> Ruled:
        """The rules by which its match would begin. Raises Refused when they are not there."""
        return self._rulebook.latest(self.lobby.game)

    def also(
        self, query: Callable[Concatenate[Connection, P], object], *args: P.args, **kwargs: P.kwargs
    ) -> None:
        """Write something else before the lobby, in the same job; what it refuses stops both."""
        self.more.append(lambda db: query(db, *args, **kwargs))

    def meets(self, person: Person) -> None:
        """Note who presses, as they are called by now."""
        self.also(persons.meet, person.id, *person.names, person.spoken)


class LobbyRepository:
    """All lobbies: what is loaded, changed and told goes through here."""

    def __init__(self, store: Store, rulebook: Rulebook, clock: Clock) -> None:
        self.locks = Locks()  # nobody else in this process changes a lobby of which one has it
        self._store = store
        self._rulebook = rulebook
        self._clock = clock
        self._listeners: list[Callable[[str], None]] = []

    def on_change(self, listener: Callable[[str], None]) -> None:
        """Call `listener` with the id of each lobby whose public message has changed."""
        self._listeners.append(listener)

    async def add(
        self, lobby: StoredLobby, people: tuple[Person, ...], posted_in: int | None, now: datetime
    ) -> Lobby:
        """Keep a new lobby with the people in it, and return it as it is shown.

        Its message counts as one of its host's in the channel where it is `posted_in`, if that is
        known (TIM-4.3). Raises Refused where that is one too many.
        """
        await self._store.write(_add, lobby, people, posted_in, now)
        return await self.get(lobby.id)

    async def load(self, lobby: str) -> StoredLobby:
        """Return a lobby as it is stored. Raises Refused when there is none."""
        stored = await self._store.read(lobbies.load, lobby)
        if stored is None:
            raise refused("no-lobby")
        return stored

    async def get(self, lobby: str) -> Lobby:
        """Return a lobby, also a closed one."""
        stored = await self.load(lobby)
        return beginnings.lobby_of(self._rulebook.latest(stored.game), stored)

    @asynccontextmanager
    async def changing(self, lobby: str, *, ruled: bool = True) -> AsyncGenerator[LobbyUnit]:
        """Change an open lobby: it is loaded here, written when the block is left, and then told.

        Raises Refused where its game is not there, unless it need not be `ruled`.

        Nobody else in this process changes it in the block, in which no transaction is open. It is
        written as one job, if nobody has written it since it was loaded; otherwise StaleStep is
        raised (`@again`). Where nothing was changed nothing is written, whatever was to be `also`.
        """
        async with self.locks.of(lobby):
            stored = await self.load(lobby)
            if stored.status != "open":
                raise refused(f"lobby-{stored.status}")
            unit = LobbyUnit(stored, self._rulebook, self._clock.now())
            if ruled:
                self._rulebook.latest(stored.game)
            yield unit
            changed = unit.lobby != stored
            if changed:
                after = replace(unit.lobby, change=stored.change + 1)
                await self._store.write(_save, stored, after, tuple(unit.more))
        if changed:
            self.tell(lobby)

    def tell(self, lobby: str) -> None:
        """Tell the listeners of a lobby."""
        for listener in self._listeners:
            listener(lobby)


def _add(
    db: Connection,
    lobby: StoredLobby,
    people: tuple[Person, ...],
    posted_in: int | None,
    now: datetime,
) -> None:
    if posted_in is not None:
        budgets.post(db, lobby.host, posted_in, now)
    for person in people:
        persons.meet(db, person.id, *person.names, person.spoken)
    free = (
        one
        for one in lobby.invitations
        if invitations.waiting_from(db, lobby.host, one.person, lobby.id) < inviting.MOST
        and spend(db, budgets.calls(lobby.host, one.person), now) is None
    )
    lobbies.add(db, replace(lobby, invitations=tuple(free)))


def _save(
    db: Connection,
    before: StoredLobby,
    after: StoredLobby,
    more: Iterable[Callable[[Connection], object]],
) -> None:
    for one in more:
        one(db)
    lobbies.save(db, before, after)
