"""Servers: their settings, and who may open a table there."""

from collections.abc import Callable

from msgspec.structs import replace

from db.queries import servers
from db.records.servers import ServerSettings
from db.store import Store
from play.refusals import refused
from play.servers.asking import Asker
from play.time.pace import PACES
from play.time.walls import usual_zone


def weekend_zone(settings: ServerSettings, locale: str) -> str:
    """Return the time zone of a server's weekends (TIM-1.4).

    Where it has set none, the usual one for its language.
    """
    return settings.zone or usual_zone(locale)


def _still(settings: ServerSettings) -> ServerSettings:
    """Return settings without a pace that no longer exists."""
    return settings if settings.pace in PACES else replace(settings, pace=None)


class Servers:
    """What servers have chosen."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def settings(self, server: int) -> ServerSettings:
        """Return a server's settings (the defaults for an unknown one)."""
        return _still(await self._store.read(servers.settings, server))

    async def update(
        self, server: int, work: Callable[[ServerSettings], ServerSettings]
    ) -> ServerSettings:
        """Do `work` on a server's settings, in one transaction, and return them as they are then.

        Raises Refused when the pace is unknown.
        """

        def checked(old: ServerSettings) -> ServerSettings:
            new = work(_still(old))
            if new.pace is not None and new.pace not in PACES:
                raise refused("no-pace", pace=new.pace)
            return new

        return await self._store.write(servers.update, server, checked)

    async def greet(self, server: int) -> bool:
        """Claim the one greeting of a server; False when it was greeted, or is being greeted."""
        return await self._store.write(servers.greet, server)

    async def not_greeted(self, server: int) -> None:
        """Give a claimed greeting back, because it could not be sent."""
        await self._store.write(servers.not_greeted, server)

    async def may_open(self, server: int | None, asker: Asker) -> None:
        """Raise Refused when somebody may not open a table in their channel; None: no server's.

        Whoever manages the server may open everywhere.
        """
        if server is None:
            return
        await self.may_stand(server, asker)
        wanted = (await self.settings(server)).roles
        if wanted and not asker.manages and not {*wanted} & {*asker.roles}:
            raise refused("not-you")

    async def may_open_tournament(self, server: int, asker: Asker) -> None:
        """Raise Refused when somebody may open no tournament in their channel.

        Whoever may is a choice of its own; where it was not made, it is whoever may open tables.
        """
        wanted = (await self.settings(server)).tournament_roles
        if not wanted:
            await self.may_open(server, asker)
            return
        await self.may_stand(server, asker)
        if not asker.manages and not {*wanted} & {*asker.roles}:
            raise refused("not-you-tournaments")

    async def may_stand(self, server: int, asker: Asker) -> None:
        """Raise Refused when the server wants no tables in the channel of somebody who asks."""
        wanted = (await self.settings(server)).channels
        if wanted and not asker.manages and asker.channel not in wanted:
            raise refused("not-here")
