"""A house without pictures, its log, and the application alone."""

import contextlib
from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest

import bot
from cogs.app.bot import Services
from render.queue import RenderQueue
from tests.e2e.faults.ours.failing import Loud
from tests.e2e.house import House
from tests.e2e.running.lines import Lines, lines
from tests.e2e.trouble import Table, lay
from tests.engine import sampler
from tests.play.house import FakeClock


@pytest.fixture
def log() -> Iterator[Lines]:
    with lines("INFO", "json") as caught:
        yield caught


@pytest.fixture
async def house(tmp_path: Path) -> AsyncIterator[House]:
    async with House(tmp_path, pictures=False, still=True) as opened:
        yield opened


@pytest.fixture
async def table(house: House) -> Table:
    made = await lay(house)
    await made.quiet()
    return made


@pytest.fixture
async def services(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Services]:
    """The application alone, with the sampler and a clock that stands still."""
    monkeypatch.setattr(bot, "Counts", Loud)
    async with contextlib.AsyncExitStack() as stack:
        render_queue = RenderQueue()
        stack.push_async_callback(render_queue.close)
        settings, games = bot.Settings(data=str(tmp_path)), {"sampler": sampler.GAME}
        made = await bot.services_of(settings, render_queue, games, FakeClock())
        stack.push_async_callback(made.play.close)
        yield made
