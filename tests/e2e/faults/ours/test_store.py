"""Why the store fails is in the log and at the health page."""

import errno
import json
import os
from pathlib import Path

import pytest
from aiohttp import test_utils

import bot
from db import migrate
from db.engines.sqlite import store
from play.match.projections import Projections
from tests.e2e.faults.ours.failing import only_code
from tests.e2e.house import House
from tests.e2e.running.lines import Lines

WRONG = {  # what makes SQLite refuse to write, and by which name
    "SQLITE_READONLY": ("PRAGMA query_only = ON", "PRAGMA query_only = OFF"),
    "SQLITE_BUSY": ("BEGIN IMMEDIATE", "ROLLBACK"),
}


@pytest.mark.parametrize("name", WRONG)
async def test_why_the_store_fails_is_in_the_log_and_at_health(
    house: House, log: Lines, monkeypatch: pytest.MonkeyPatch, name: str
) -> None:
    play = house.services.play
    app = bot.Metrics(play, house.services.counts).application()
    monkeypatch.setattr(store, "_BUSY_TIMEOUT", 1)
    other = migrate.connect(play.store.path)  # another process, where only one may write
    breaks = play.store._writer if name != "SQLITE_BUSY" else other
    async with test_utils.TestClient(test_utils.TestServer(app)) as asking:
        breaks.execute(WRONG[name][0])
        ana = await house.client.user("Ana")
        refused = await ana.slash("play", game="sampler", players=2)
        breaks.execute(WRONG[name][1])
        code = only_code(house.services.counts, log)
        assert code in refused.message.text
        health = await asking.get("/health")
        assert health.status == 503
        assert await health.json() == {
            "connected": True,
            "readable": True,
            "writable": False,
            "why": name,
            "direct_messages": "open",
        }
        told = [json.loads(line) for line in log if code in line]
        (line,) = [one for one in told if one["doing"] == "/play"]  # other work may fail alike
        assert line["why"] == name
        assert f"sqlite3.OperationalError: {name}" in line["exception"]
        await ana.slash("play", game="sampler", players=2)
        health = await asking.get("/health")
        assert (health.status, (await health.json())["why"]) == (200, None)
    other.close()


async def test_why_the_store_cannot_be_read_is_at_health(
    house: House, log: Lines, monkeypatch: pytest.MonkeyPatch
) -> None:
    app = bot.Metrics(house.services.play, house.services.counts).application()
    await house.services.play.store.read(lambda db: db.execute("PRAGMA query_only = OFF"))
    reader = house.services.play.store._reader
    assert reader is not None
    reader.execute("ATTACH ':memory:' AS aside")

    async def reads(self: Projections) -> None:
        await self._store.read(lambda db: db.execute("SELECT * FROM aside.nowhere"))

    monkeypatch.setattr(Projections, "figures", reads)
    async with test_utils.TestClient(test_utils.TestServer(app)) as asking:
        health = await asking.get("/health")
        assert (health.status, (await health.json())["why"]) == (503, "SQLITE_ERROR")
    only_code(house.services.counts, log)


async def test_a_full_disk_does_not_keep_the_bot_from_its_start(
    tmp_path: Path, log: Lines, monkeypatch: pytest.MonkeyPatch
) -> None:
    kept = Path.write_text

    def full(self: Path, *args: str) -> int:
        if self.name == "commands.sha256":
            raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))
        return kept(self, *args)

    monkeypatch.setattr(Path, "write_text", full)
    async with House(tmp_path, pictures=False, still=True) as house:
        ana = await house.client.user("Ana")
        assert (await ana.slash("about")).text
        assert "No space left on device" in log.text
        monkeypatch.undo()
        await house.restart()
        assert (tmp_path / "commands.sha256").exists()


@pytest.mark.parametrize("spoilt", ["torn", "folder"])
async def test_spoilt_notes_of_the_commands_count_as_lost(tmp_path: Path, spoilt: str) -> None:
    """They are no reason to stay away from Discord, and no fault of the network."""
    told = tmp_path / "commands.sha256"
    if spoilt == "torn":
        told.write_bytes(b"\xff\xfe\x00\xd8")
    else:
        told.mkdir()
    async with House(tmp_path, pictures=False, still=True) as house:
        ana = await house.client.user("Ana")
        assert (await ana.slash("about")).text
        assert len(await house.client.requests("PUT", "/commands")) == 1
        assert told.is_dir() or len(told.read_text("ascii")) == 64
