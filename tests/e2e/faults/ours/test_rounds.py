"""What is done again and again goes on after a fault, which is told."""

import asyncio
import json
import sqlite3
from datetime import timedelta
from pathlib import Path

import pytest
from aiohttp import test_utils

import bot
from cogs.app.bot import Services
from cogs.board import cog as board
from cogs.lobby import cog as lobby
from cogs.match import pings
from db.engines.sqlite import store
from db.records.time import TimeTerms
from games.core.decision import Decision, Picks
from games.core.view import View
from play.lobby.service import Lobbies
from play.match.projections import Projections
from play.timekeeper import Timekeeper
from tests.e2e.faults.ours.failing import Loud, failing, only_code
from tests.e2e.house import House
from tests.e2e.running.lines import Lines
from tests.play.house import ANA, asks


async def test_time_goes_on_when_the_database_was_locked(
    services: Services, log: Lines, monkeypatch: pytest.MonkeyPatch
) -> None:
    ticked, kept = asyncio.Event(), Timekeeper.tick

    async def tick(self: Timekeeper) -> object:
        await kept(self)
        ticked.set()

    monkeypatch.setattr(Timekeeper, "tick", tick)
    monkeypatch.setattr(store, "_BUSY_TIMEOUT", 1)
    other = sqlite3.connect(services.play.store.path, isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    time = asyncio.create_task(bot.keep_time(services, 0))
    assert isinstance(services.counts, Loud)
    await first_of(time, services.counts.heard)
    assert not ticked.is_set()
    other.execute("ROLLBACK")
    other.close()
    await first_of(time, ticked)
    time.cancel()
    only_code(services.counts, log)


async def first_of(task: asyncio.Task[None], event: asyncio.Event) -> None:
    """Wait for an event, while something runs that never ends."""
    waiting = asyncio.create_task(event.wait())
    await asyncio.wait({task, waiting}, return_when=asyncio.FIRST_COMPLETED)
    assert not task.done()


async def test_a_match_that_its_rules_hold_up_raises_an_alarm(
    services: Services, log: Lines
) -> None:
    play = services.play
    room = await play.lobbies.open(
        server=1, channel=1, host=asks(ANA), game="sampler", locale="fr", terms=TimeTerms("hour")
    )
    await play.lobbies.add_ai(room.id, ANA.id)
    await play.lobbies.bring(room.id, ANA.id, None)
    match = await play.lobbies.start(room.id, ANA.id, 1)
    await play.matches.settled()
    rules = play._repository.rulebook.latest("sampler").rules

    def breaks(view: View, decision: Decision) -> Picks:
        raise LookupError(decision.options)

    play.time._grace = timedelta(days=1)
    play._repository.clock.pass_(hours=2)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(rules, "default", breaks)
        await play.time.tick()
    code = only_code(services.counts, log)
    assert services.counts.errors == {code: 1}
    (told,) = [json.loads(line) for line in log if code in line]
    assert (told["doing"], told["match"], told["code"]) == ("time-out", match, code)
    assert "moon" not in log.text  # nor any other card


@pytest.mark.parametrize(
    ("every", "owner", "asked"),
    [
        ((board, "SWEEP"), Projections, "boards"),
        ((lobby, "SWEEP"), Lobbies, "stale"),
        ((pings, "EVERY"), Projections, "pings"),
        ((pings, "TIDY"), Projections, "leftovers"),
    ],
)
async def test_a_sweep_that_failed_comes_again(
    tmp_path: Path,
    log: Lines,
    monkeypatch: pytest.MonkeyPatch,
    every: tuple[object, str],
    owner: type,
    asked: str,
) -> None:
    again = asyncio.Event()
    monkeypatch.setattr(*every, 0.001)
    monkeypatch.setattr(owner, asked, failing(2, getattr(owner, asked), again))
    async with House(tmp_path, pictures=False, still=True) as house:
        await again.wait()
        assert house.services.counts.errors.total() == 2
    only_code(house.services.counts, log)


async def test_a_line_of_figures_that_failed_stops_nothing(
    house: House, log: Lines, monkeypatch: pytest.MonkeyPatch
) -> None:
    again = asyncio.Event()
    monkeypatch.setattr(Projections, "figures", failing(1, Projections.figures, again))
    metrics = bot.Metrics(house.services.play, house.services.counts)
    telling = asyncio.create_task(metrics.log_every(0))
    await again.wait()
    telling.cancel()
    only_code(house.services.counts, log)


async def test_a_bot_that_cannot_read_its_database_is_not_well(
    house: House, log: Lines, monkeypatch: pytest.MonkeyPatch
) -> None:
    app = bot.Metrics(house.services.play, house.services.counts).application()
    async with test_utils.TestClient(test_utils.TestServer(app)) as asking:
        assert (await asking.get("/health")).status == 200
        figures = failing(1, Projections.figures, asyncio.Event())
        monkeypatch.setattr(Projections, "figures", figures)
        assert (await asking.get("/health")).status == 503
        assert (await asking.get("/health")).status == 200
    only_code(house.services.counts, log)
