"""The lobbies of the store: loaded, changed one piece of work at a time, committed, then told."""

from collections.abc import Callable
from datetime import datetime

from msgspec.structs import replace

from db.queries import invitations, lobbies, persons
from db.queries.spent import spend
from db.records.lobbies import StoredLobby
from db.store import Connection, Store
from play.base import budgets
from play.base.guarded import Locks, retried
from play.lobby import beginnings, inviting
from play.match.work.rulebook import Rulebook, Ruled
from play.records import Lobby, Person
from play.refusals import refused

Work = Callable[[StoredLobby, Ruled], StoredLobby]
Check = Callable[[Connection, StoredLobby, StoredLobby], None]


def _unchecked(_: Connection, __: StoredLobby, ___: StoredLobby) -> None:
    """Find nothing in the way."""


class LobbyRepository:
    """All lobbies: what is loaded, changed and told goes through here."""

    def __init__(self, store: Store, rulebook: Rulebook) -> None:
        self.locks = Locks()  # nobody else in this process changes a lobby of which one has it
        self._store = store
        self._rulebook = rulebook
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

    async def update(
        self, lobby: str, work: Work, meets: Person | None = None, check: Check = _unchecked
    ) -> Lobby:
        """Do `work`, which needs the rules, on an open lobby; return it as it is then.

        `check` raises Refused where more than this lobby is in the way of what is written, given
        before and after.
        """

        def ruled(stored: StoredLobby) -> StoredLobby:
            return work(stored, self._rulebook.latest(stored.game))

        await self.write(lobby, ruled, meets, check)
        return await self.get(lobby)

    async def write(
        self,
        lobby: str,
        work: Callable[[StoredLobby], StoredLobby],
        meets: Person | None = None,
        check: Check = _unchecked,
    ) -> None:
        """Do `work` on an open lobby and commit it; again when somebody else wrote meanwhile."""
        async with self.locks.of(lobby):
            changed = await retried(lobby, lambda: self._written(lobby, work, meets, check))
        if changed:
            self.tell(lobby)

    async def _written(
        self,
        lobby: str,
        work: Callable[[StoredLobby], StoredLobby],
        meets: Person | None,
        check: Check,
    ) -> bool:
        """Do `work` once; return whether it changed anything. Raises StaleStep."""
        old = await self.load(lobby)
        if old.status != "open":
            raise refused(f"lobby-{old.status}")
        new = work(old)
        if new == old:
            return False
        await self._store.write(_save, old, replace(new, change=old.change + 1), meets, check)
        return True

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
    meets: Person | None,
    check: Check,
) -> None:
    check(db, before, after)
    if meets is not None:
        persons.meet(db, meets.id, *meets.names, meets.spoken)
    lobbies.save(db, before, after)
