"""What nobody waits for, or sees, has a code when it fails."""

import asyncio
import json

import pytest

from cogs.app.bot import Services
from cogs.board.cog import BoardCog
from play.match.service import Matches
from sandbox.client.client import Failed
from tests.e2e.faults.ours.failing import Loud, failing, locked, only_code
from tests.e2e.house import House
from tests.e2e.running.lines import Lines
from tests.e2e.trouble import Table


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

    async def slow(self: Matches, by: int, *, ended: bool = False) -> object:
        await client.advance(4)
        return await of_person(self, by, ended=ended)

    monkeypatch.setattr(Matches, "of_person", slow)
    with pytest.raises(Failed):
        await table.ana.autocomplete("log", "match", "")
    await table.quiet()
    (told,) = [json.loads(line) for line in log if "autocomplete" in line]
    assert (told["event"], told["level"]) == ("could not send suggestions", "info")
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
