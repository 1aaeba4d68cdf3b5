"""Matches under Discord's own limits: boards coalesce, answers do not wait, and no 429 storm."""

import asyncio
import re
from collections import Counter
from pathlib import Path

import pytest

import cogs.app.bot
from cogs.board.cog import BoardCog
from sandbox.common.ratelimits import DISCORD
from tests.e2e.begin import lobby_id, open_lobby
from tests.e2e.house import House
from tests.e2e.thumbs import Thumb, play_match
from tests.e2e.trouble import Table, lay

SCALE = 20  # times faster than Discord: a window of five seconds lasts a quarter of one
MATCHES = 4


async def limit(house: House, **changed: tuple[int, float]) -> None:
    """Let the limits be those of Discord, in the test's own time."""
    buckets = {key: (count, seconds / SCALE) for key, (count, seconds) in DISCORD.items()}
    await house.client.fault("rate-limits", buckets=buckets | changed)


async def statuses(house: House) -> Counter[int]:
    return Counter(int(one["status"]) for one in await house.client.requests())


async def edits(table: Table) -> list[int]:
    """How each edit of the board was answered."""
    board = await table.board()
    path = f"/channels/{table.thread}/messages/{board.id}"
    return [int(one["status"]) for one in await table.house.client.requests("PATCH", path)]


async def test_a_whole_match_keeps_discords_limits(tmp_path: Path) -> None:
    async with House(tmp_path, rate_limits="discord", pictures=False) as house:
        await limit(house)
        table = await lay(house, "firstdeck", ais=2)
        final = await play_match(house, table.thumbs, table.thread)
        await table.quiet()
        public = (await house.services.play.matches.board(table.match)).public
        assert re.search(rf"version {public.revision}\b", final.now.text)
        written = await edits(table)
        assert 0 < written.count(200) < public.revision  # many changes, one edit
        assert (await statuses(house))[429] <= 1


async def test_many_matches_at_once_keep_discords_limits(tmp_path: Path) -> None:
    """Every match has its own thread, and so its own limit; that of the whole bot is shared."""
    async with House(tmp_path, rate_limits="discord", pictures=False) as house:
        await limit(house)
        tables = [await lay(house) for _ in range(MATCHES)]
        await asyncio.gather(*(table.step() for table in tables))
        await asyncio.gather(*(table.quiet() for table in tables))
        for table in tables:
            thumbs = [Thumb(thumb.person, 7) for thumb in table.thumbs]
            assert await play_match(house, thumbs, table.thread)
        asked = await house.client.requests()
        assert (await statuses(house))[429] <= len(asked) // 100


async def test_a_press_on_a_lobby_does_not_wait_for_its_channel(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What the host chooses is shown by edits, which wait; a press shows it with its answer."""
    monkeypatch.setattr(cogs.app.bot, "DRAIN", 0.1)
    async with House(tmp_path, rate_limits="discord", pictures=False) as house:
        await limit(house, edit=(1, 3600.0))
        ana, bao = [await house.client.user(name) for name in ("Ana", "Bao")]
        lobby = await open_lobby(house, 4, "sampler")
        which = lobby_id(lobby)
        panel = (await lobby.press(f"options:{which}")).message
        for pace in ("hour", "quick", "calm"):
            panel = (await panel.select(pace, named=f"opt:{which}:pace")).message
        assert "calme" not in lobby.now.text
        answer = await (await bao.message(lobby.id)).press(f"join:{which}")
        assert "calme" in answer.text
        assert "Bao" in answer.text
        await ana.until(lambda: "Bao" in lobby.now.text)
        assert (await statuses(house))[429] == 0


async def test_answers_do_not_wait_for_boards(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """While a channel takes no more edits for an hour, everybody plays on; then it catches up."""
    monkeypatch.setattr(cogs.app.bot, "DRAIN", 0.1)  # the library waits for its hour
    async with House(tmp_path, rate_limits="discord", pictures=False) as house:
        await limit(house)
        table = await lay(house)
        await table.quiet()
        await limit(house, edit=(1, 3600.0))
        written = len(await edits(table))
        while len(await edits(table)) == written:
            await table.step()
        before = await table.revision()
        for _ in range(3):
            await table.step()
        assert await table.revision() > before
        assert (
            len(await edits(table)) <= written + 2
        )  # what comes later waits here, and is not asked for
        assert (await statuses(house))[429] <= 1
        await limit(house)
        await house.restart()
        await house.bot.find(BoardCog).sweep()
        await table.finish()
        await table.caught_up()
