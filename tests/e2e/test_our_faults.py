"""What goes wrong on our side is answered, logged with its code, counted, and tried again."""

import asyncio
import contextlib
import errno
import json
import os
import re
import sqlite3
from collections.abc import AsyncIterator, Callable, Iterator
from datetime import timedelta
from pathlib import Path

import pytest
from aiohttp import test_utils

import bot
from cogs.app.bot import Services
from cogs.app.context import Context
from cogs.board import cog as board
from cogs.board.cog import BoardCog
from cogs.lobby import cog as lobby
from cogs.match import pings
from cogs.match.cog import TableCog
from cogs.monitoring.counts import Counts
from db import migrate, store
from db.records.time import Terms
from games.core.decision import Decision, Picks
from games.core.rules import View
from play.lobby.service import Lobbies
from play.match.projections import Projections
from play.match.service import Matches
from play.people.service import People
from play.timekeeper import Timekeeper
from render.worker import Painter
from sandbox.client.client import Failed
from sandbox.client.shown import ShownMessage
from tests import sampler
from tests.e2e.begin import lobby_id, open_lobby
from tests.e2e.house import House
from tests.e2e.lines import Lines, lines
from tests.e2e.thumbs import controls
from tests.e2e.trouble import Table, lay
from tests.play.house import ANA, FakeClock

ANSWERS = ("pick:", "choose:", "none:", "confirm:", "set:", "sets:", "next:", "nexts:", "fill:")


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


def locked(*_: object, **__: object) -> None:
    """What the store does while another process writes for long, or the disk is full."""
    raise sqlite3.OperationalError("database is locked")


def failing(times: int, kept: Callable, again: asyncio.Event) -> Callable:
    """A method that fails so many times, and tells when it did not."""
    calls: list[None] = []

    async def fails(*args: object, **kwargs: object) -> object:
        calls.append(None)
        if len(calls) <= times:
            locked()
        again.set()
        return await kept(*args, **kwargs)

    return fails


def only_code(counts: Counts, log: Lines) -> str:
    """The code of the one kind of fault there was; the log has its trace."""
    (code,) = counts.errors
    told = [line for line in log if f'"code": "{code}"' in line]
    assert len(told) == counts.errors[code]
    assert all('"exception": ' in line for line in told)
    return code


# The clock


class Loud(Counts):
    """Counts that say when there is an error."""

    def __init__(self) -> None:
        super().__init__()
        self.heard = asyncio.Event()

    def error(self, code: str) -> None:
        super().error(code)
        self.heard.set()


@pytest.fixture
async def services(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Services]:
    """The application alone, with the sampler and a clock that stands still."""
    monkeypatch.setattr(bot, "Counts", Loud)
    async with contextlib.AsyncExitStack() as stack:
        painter = Painter()
        stack.push_async_callback(painter.close)
        settings, games = bot.Settings(data=str(tmp_path)), {"sampler": sampler.GAME}
        made = await bot.services_of(settings, painter, games, FakeClock())
        stack.push_async_callback(made.play.close)
        yield made


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
        server=1, channel=1, host=ANA, game="sampler", locale="fr", terms=Terms("hour")
    )
    await play.lobbies.add_ai(room.id, ANA.id)
    await play.lobbies.bring(room.id, ANA.id, None)
    match = await play.lobbies.start(room.id, ANA.id, 1)
    await play.matches.settled()
    rules = play._repository.rulebook.latest("sampler").rules
    kept = rules.default

    def breaks(view: View, decision: Decision) -> Picks:
        raise LookupError(decision.options)

    rules.default = breaks  # type: ignore[method-assign]
    play.time._grace = timedelta(days=1)
    play._repository.clock.pass_(hours=2)
    await play.time.tick()
    rules.default = kept  # type: ignore[method-assign]
    code = only_code(services.counts, log)
    assert services.counts.errors == {code: 1}
    (told,) = [json.loads(line) for line in log if code in line]
    assert (told["doing"], told["match"], told["code"]) == ("time-out", match, code)
    assert "moon" not in log.text  # nor any other card


# Rounds


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
        }
        (line,) = [json.loads(line) for line in log if code in line]
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


# What nobody waits for


async def test_background_work_that_fails_has_a_code(house: House, log: Lines) -> None:
    async def tears() -> None:
        locked()

    house.bot.in_background(tears())
    await house.quiet()
    only_code(house.services.counts, log)
    assert "tears" in log.text


async def test_a_listener_that_fails_has_a_code(
    table: Table, log: Lines, monkeypatch: pytest.MonkeyPatch
) -> None:
    heard = asyncio.Event()

    async def tears(*_: object) -> None:
        heard.set()
        locked()

    monkeypatch.setattr(BoardCog, "look_for", tears)
    await table.house.client.call("DELETE", f"/channels/{table.thread}")
    await heard.wait()
    await table.quiet()
    assert '"doing": "on_raw_thread_delete"' in log.text
    only_code(table.house.services.counts, log)


# Answers


@pytest.mark.parametrize("broken", ["settings", "seen"])
async def test_a_press_is_answered_when_nobody_can_be_recognised(
    table: Table, log: Lines, monkeypatch: pytest.MonkeyPatch, broken: str
) -> None:
    shown = await table.board()
    with monkeypatch.context() as patch:
        patch.setattr(People, broken, failing(9, getattr(People, broken), asyncio.Event()))
        said = await shown.press(f"play:{table.match}")
        command = await table.ana.slash("turn", channel=table.thread)
    codes = re.findall(r"code (\w{4})", said.text + command.text)
    assert len(codes) == 2
    assert said.message.ephemeral
    assert set(codes) <= set(table.house.services.counts.errors)
    assert all(code in log.text for code in codes)
    await table.finish()


async def test_a_refusal_of_a_command_comes_in_the_language_one_chose(house: House) -> None:
    ana = await house.client.user("Ana", "en-US")
    await house.services.play.people.set_locale(int(ana.id), "fr")
    assert "Mon Premier Deck Building" in (await ana.slash("play", game="chess")).text


async def apology(table: Table, shown: ShownMessage, control: str) -> ShownMessage:
    """What is said of a press on a control while nothing can be shown."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(TableCog, "present", failing(9, TableCog.present, asyncio.Event()))
        key = await shown.start(control, forge=True)
        said = await table.ana.answer(key)
    assert re.search(r"code \w{4}", said.text)
    return said.message


async def test_after_a_fault_of_ours_one_tries_again(table: Table) -> None:
    shown = await table.open()
    (control, *_) = controls(shown, *ANSWERS)
    for press in (str(control["custom_id"]), f"play:{table.match}", f"table:{table.match}"):
        said = await apology(table, shown, press)
        (again,) = said.buttons
        assert again["custom_id"] == f"table:{table.match}"
        back = await said.press(f"table:{table.match}")
        assert controls(back.message, *ANSWERS)
    await table.finish()


async def opened(house: House) -> tuple[ShownMessage, str]:
    """A table of the sampler for three, opened by Ana."""
    shown = await open_lobby(house, 3, "sampler")
    return shown, lobby_id(shown)


async def test_after_a_fault_at_a_lobby_one_tries_again(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    bao = await house.client.user("Bao")
    shown, which = await opened(house)
    with monkeypatch.context() as patch:
        patch.setattr(Lobbies, "join", failing(9, Lobbies.join, asyncio.Event()))
        key = await (await bao.message(shown.id)).start(f"join:{which}")
        await bao.until(lambda: any("code" in one.text for one in bao.messages_seen.values()))
        said = next(one for one in bao.messages_seen.values() if "code" in one.text)
    assert key
    assert said.ephemeral
    (again,) = said.buttons
    assert again["custom_id"] == f"lobby:{which}"
    back = (await said.press(f"lobby:{which}")).message
    assert back.id == said.id  # the apology has become the lobby as it is
    assert "Ana" in back.text
    back = (await back.press(f"join:{which}")).message
    assert back.ephemeral
    assert "Bao" in back.text
    await house.quiet()
    assert "Bao" in shown.now.text  # and so has the public message
    assert not shown.now.ephemeral
    await back.press(f"leave:{which}")
    await house.quiet()
    assert "Bao" not in shown.now.text


async def test_after_a_fault_at_the_panel_one_tries_again(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    shown, which = await opened(house)
    ana = await house.client.user("Ana")
    panel = (await shown.press(f"options:{which}")).message
    with monkeypatch.context() as patch:
        patch.setattr(Lobbies, "set_seats", failing(9, Lobbies.set_seats, asyncio.Event()))
        key = await panel.start(f"opt:{which}:seats", "2")
        said = (await ana.answer(key)).message
    (again,) = said.buttons
    assert again["custom_id"] == f"options:{which}"
    back = (await said.press(f"options:{which}")).message
    back = (await back.select("2", named=f"opt:{which}:seats")).message
    assert controls(back, "opt:")
    await house.quiet()
    assert "2" in shown.now.text


@pytest.mark.parametrize("verb", ["fair", "how-to"])
async def test_after_a_fault_beside_a_lobby_the_same_is_tried_again(
    house: House, monkeypatch: pytest.MonkeyPatch, verb: str
) -> None:
    shown, which = await opened(house)
    with monkeypatch.context() as patch:
        patch.setattr(Context, "show", failing(9, Context.show, asyncio.Event()))
        said = (await shown.press(f"{verb}:{which}")).message
    (again,) = said.buttons
    assert again["custom_id"] == f"{verb}:{which}"
    assert "code" not in (await said.press(f"{verb}:{which}")).text


@pytest.mark.parametrize(
    ("command", "control", "home"),
    [("settings", "my-language", "mine"), ("server", "our-language", "ours")],
)
async def test_after_a_fault_at_settings_one_tries_again(
    house: House, monkeypatch: pytest.MonkeyPatch, command: str, control: str, home: str
) -> None:
    ana = await house.client.user("Ana")
    panel = (await ana.slash(command)).message
    with monkeypatch.context() as patch:
        patch.setattr(house.services.play.store, "write", locked)
        said = (await panel.select("en", named=control)).message
    (again,) = said.buttons
    assert str(again["custom_id"]).partition(":")[0] == home
    back = (await said.press(str(again["custom_id"]))).message
    assert (await back.select("en", named=control)).message.selects


# What nobody sees


async def test_a_fault_while_something_is_suggested_has_a_code(
    table: Table, log: Lines, monkeypatch: pytest.MonkeyPatch
) -> None:
    with monkeypatch.context() as patch:
        patch.setattr(Matches, "of_person", failing(9, Matches.of_person, asyncio.Event()))
        assert await table.ana.autocomplete("log", "match", "") == []
    only_code(table.house.services.counts, log)
    assert '"doing": "autocomplete: matches"' in log.text
    assert await table.ana.autocomplete("log", "match", "")


async def test_what_is_suggested_too_late_is_nobodys_fault(
    table: Table, log: Lines, monkeypatch: pytest.MonkeyPatch
) -> None:
    of_person, client = Matches.of_person, table.house.client

    async def slow(self: Matches, by: int) -> object:
        await client.advance(4)
        return await of_person(self, by)

    monkeypatch.setattr(Matches, "of_person", slow)
    with pytest.raises(Failed):
        await table.ana.autocomplete("log", "match", "")
    await table.quiet()
    (told,) = [json.loads(line) for line in log if "autocomplete" in line]
    assert (told["event"], told["level"]) == ("not suggested", "info")
    late = [one for one in await client.requests("POST", "/callback") if one["status"] == 404]
    assert len(late) == 1
    assert not table.house.services.counts.errors


async def test_what_is_written_late_and_lost_has_a_code(services: Services, log: Lines) -> None:
    services.play.store.later(locked)
    await services.play.people.set_locale(1, "fr")  # takes along what was put off
    assert isinstance(services.counts, Loud)
    await services.counts.heard.wait()
    only_code(services.counts, log)
    assert '"doing": "late write"' in log.text
