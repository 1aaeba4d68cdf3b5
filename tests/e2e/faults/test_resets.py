"""The connection to Discord breaks in the middle of a request: nobody notices."""

import re
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from cogs.app.gateway import resends
from tests.e2e.begin import begin, lobby_id, open_lobby
from tests.e2e.house import House
from tests.e2e.thumbs import controls
from tests.e2e.trouble import Table, lay

CALLBACK = "/interactions/.*/callback"
ANSWER = "/webhooks/.*/messages/@original"
MESSAGES = r"/channels/\d+/messages"


@pytest.fixture
async def table(tmp_path: Path) -> AsyncIterator[Table]:
    async with House(tmp_path, pictures=False, still=True) as house:
        made = await lay(house)
        await made.quiet()
        yield made


async def breaks(
    house: House, method: str, path: str, *, done: bool, times: int | None = 1
) -> None:
    """Let the connection break before or after a request is carried out."""
    fault = {"method": method, "path": path, "carry_out": done, "times": times}
    await house.client.fault("routes", reset=True, **fault)


@pytest.mark.parametrize("done", [False, True], ids=["before", "after"])
@pytest.mark.parametrize(
    ("method", "path"),
    [("POST", CALLBACK), ("PATCH", ANSWER), ("PATCH", MESSAGES)],
    ids=["callback", "answer", "edit"],
)
async def test_a_request_is_sent_again(table: Table, method: str, path: str, done: bool) -> None:
    shown, custom_id = await table.ready()
    await table.quiet()
    await breaks(table.house, method, path, done=done)
    before = sum((await table.answers()).values())
    said = await shown.press(custom_id)
    assert said.message.ephemeral
    assert sum((await table.answers()).values()) == before + 1
    await table.step()
    await table.quiet()
    await table.struck()
    assert re.search(
        rf"version {await table.revision()}\b", (await table.board()).text
    )  # no sweep was needed
    assert len(table.boards()) == 1
    assert not table.house.services.counts.errors
    await table.finish()


@pytest.mark.parametrize("done", [False, True], ids=["before", "after"])
async def test_a_new_message_comes_once(table: Table, done: bool) -> None:
    await breaks(table.house, "POST", MESSAGES, done=done)
    await table.house.services.play.store.write(
        lambda db: db.execute("UPDATE ping SET wanted = 'turn', due_at = 0, token = token + 1")
    )
    await table.send_pings()
    await table.quiet()
    await table.struck()
    assert [len(table.calls(one.person)) for one in table.thumbs] == [1, 1]


@pytest.mark.parametrize("done", [False, True], ids=["before", "after"])
async def test_a_lobby_and_its_thread(table: Table, done: bool) -> None:
    await breaks(table.house, "POST", CALLBACK, done=done)
    lobby = await open_lobby(table.house, 2, "firstdeck")
    await table.quiet()
    bao = await table.bao.message(lobby.id)
    await breaks(table.house, "POST", "/threads$", done=done)
    await bao.press(f"join:{lobby_id(lobby)}")
    await table.quiet()
    thread = await table.house.thread(table.ana, lobby)
    assert controls(await table.house.board(table.ana, thread), "play:")
    threads = [one for one in await table.ana.threads() if one["id"] == thread]
    assert len(threads) == 1
    await table.struck()
    assert not table.house.services.counts.errors


async def test_a_picture_is_sent_whole_again(tmp_path: Path) -> None:
    async with House(tmp_path, still=True) as house:
        thumbs, thread = await begin(house, 2, 0)
        board = await house.board(thumbs[0].person, thread)
        for path in (ANSWER, MESSAGES):
            await breaks(house, "PATCH", path, done=False)
        match = str(controls(board, "play:")[0]["custom_id"])
        table = (await board.press(match)).message
        assert [file[:4] for file in await table.files()] == [b"\x89PNG"]
        for thumb in thumbs:
            shown = (await (await house.board(thumb.person, thread)).press(match)).message
            await thumb.play(shown)
        await house.quiet()
        board = await house.board(thumbs[0].person, thread)
        assert [file[:4] for file in await board.files()] == [b"\x89PNG"]
        faults = await house.client.call("GET", "/faults")
        assert [one["hits"] for one in faults["routes"]] == [1, 1]


async def test_what_goes_on_breaking_is_given_up_and_done_later(
    table: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(resends, "_WAITS", (0.0, 0.0))
    await breaks(table.house, "PATCH", MESSAGES, done=False, times=None)
    await table.step()
    await table.quiet()
    faults = await table.house.client.call("GET", "/faults")
    assert faults["routes"][0]["hits"] % 3 == 0
    await table.house.client.end_faults()
    await table.caught_up()
    await table.finish()
