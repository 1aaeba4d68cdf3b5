"""Several bots of one database at a clock that only moves when told, also the database's."""

from contextlib import suppress
from datetime import UTC, datetime
from pathlib import Path

import pytest

from db.engines.postgres import schema
from db.engines.postgres.connection import ServerConnection
from db.values import ticks
from db.writing.shards import leases
from play.service import Application
from play.time.shards import Share
from tests.play.house import GAMES, Entropy, FakeClock, House

OF = 2
_CLOCK = """
CREATE TABLE IF NOT EXISTS shards.told (at bigint NOT NULL);
INSERT INTO shards.told VALUES (0);
CREATE OR REPLACE FUNCTION shards.moment() RETURNS bigint LANGUAGE sql VOLATILE AS
'SELECT at FROM shards.told';
"""


def server_of(shard: int, number: int = 0) -> int:
    """A server of a shard."""
    return (number * OF + shard + OF) << 22


class Several:
    """Bots by name, each with its shards at home, and the clock of the database."""

    def __init__(self, folder: Path, database: str, patch: pytest.MonkeyPatch) -> None:
        now = datetime.now(UTC).replace(microsecond=0)
        self.clock = FakeClock(now)
        self.bots: dict[str, House] = {}
        self._folder = folder
        self._database = database
        self._begun = 0
        self._db = ServerConnection(database)
        self._db.raw.execute(_CLOCK.encode())
        patch.setattr(schema, "_share", lambda db: None)  # or the clock would be the real one
        self.tell()

    def tell(self) -> None:
        """Let the database have the time of the bots."""
        self._db.execute("UPDATE shards.told SET at = ?", (ticks(self.clock.moment),))

    def pass_(self, **time: float) -> None:
        self.clock.pass_(**time)
        self.tell()

    async def live(self, **time: float) -> None:
        """Let time pass in which all that run have given signs of life, then do what is due."""
        self.pass_(**time)
        for one in self.bots.values():
            share = one.play.shards._share  # pyright: ignore[reportPrivateUsage]
            assert share is not None
            await one.play.store.write(leases.renew, share.process)
        await self.round()

    async def start(
        self, name: str, *home: int, clock: FakeClock | None = None, most: int = OF
    ) -> House:
        """Start a bot that takes so many shards at most; let it connect what is at home."""
        self._begun += 1
        share = Share(f"{name}-{self._begun}", frozenset(home), OF, most)
        folder = self._folder / f"{name}-{self._begun}"
        folder.mkdir()
        play = await Application.open(
            folder / "play.db",
            GAMES,
            clock or self.clock,
            Entropy(f"{name}{self._begun}"),
            server=self._database,
            share=share,
        )
        self.bots[name] = House(play, clock or self.clock)
        await play.start()
        await self.round(name)
        return self.bots[name]

    async def round(self, *names: str) -> None:
        """Let bots do what is due, and connect all that they are to connect."""
        for name in names or (*self.bots,):
            shards = self.bots[name].play.shards
            await shards.tick()
            for number in sorted(shards.wanted):
                await shards.connected(number)
            await self.bots[name].play.time.tick()

    def kill(self, name: str) -> None:
        """End a bot without a word."""
        play = self.bots.pop(name).play
        play.store._closed = True  # pyright: ignore[reportPrivateUsage] - as if it were gone
        play.store._end()  # pyright: ignore - the maker's

    def owners(self) -> list[str | None]:
        rows = self._db.execute("SELECT holder FROM shards.lease ORDER BY number").fetchall()
        return [None if one is None else one.rpartition("-")[0] for (one,) in rows]

    async def close(self) -> None:
        for one in self.bots.values():
            with suppress(Exception):  # a test has failed before
                await one.play.close()
        self._db.raw.execute(b"DROP TABLE shards.told CASCADE")
        schema_now = ServerConnection(self._database)
        schema_now.raw.execute((Path(schema.__file__).parent / "shards.sql").read_bytes())
        schema_now.close()
        self._db.close()
