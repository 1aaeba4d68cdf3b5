"""The bot is killed between the posting of a board and its note: no board stands twice for long."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from cogs.board.cog import FAR_UP
from sandbox.client.shown import ShownMessage
from tests.e2e.begin import lobby_id, open_lobby
from tests.e2e.house import is_board
from tests.e2e.running.outside import Outside
from tests.e2e.thumbs import controls


@pytest.fixture
async def house(tmp_path: Path) -> AsyncIterator[Outside]:
    async with Outside(tmp_path) as opened:
        yield opened


async def unanswered(house: Outside, method: str, path: str) -> None:
    """Let the next such request be carried out, and the bot never hear of that."""
    fault = {"method": method, "path": path, "carry_out": True}
    await house.client.fault("routes", hang=True, **fault)


async def killed(house: Outside) -> None:
    await house.kill()
    await house.client.end_faults()
    await house.start()


async def opened(house: Outside) -> ShownMessage:
    """A table of Ana, at which Bao is about to sit down. Its thread will bear its id."""
    await house.client.user("Bao")  # in front of his window from the start
    return await open_lobby(house, 2)


async def begun(house: Outside, lobby: ShownMessage) -> tuple[str, str]:
    """Begin a match of Ana and Bao; return its thread and its id once its board is seen."""
    ana, bao = await house.client.user("Ana"), await house.client.user("Bao")
    await (await bao.message(lobby.id)).press(f"join:{lobby_id(lobby)}")
    thread = await house.thread(ana, lobby)
    board = await house.board(ana, thread)
    return thread, str(controls(board, "more:")[0]["custom_id"]).partition(":")[2]


async def boards(house: Outside, match: str) -> list[ShownMessage]:
    ana = await house.client.user("Ana")
    return [one for one in ana.messages_seen.values() if is_board(one, match)]


async def far_up(house: Outside, thread: str, match: str) -> ShownMessage:
    """Ana writes much in a thread; the board is about to move to its end. Returns it."""
    ana = await house.client.user("Ana")
    board = await house.board(ana, thread)
    await board.press(f"play:{match}")  # the bot sees how long the thread is
    for number in range(FAR_UP):
        await ana.write(f"ligne {number}", thread)
    return board


async def test_a_board_that_was_posted_and_not_noted_is_found(house: Outside) -> None:
    lobby = await opened(house)
    await unanswered(house, "POST", f"/channels/{lobby.id}/messages$")
    thread, match = await begun(house, lobby)
    (first,) = await boards(house, match)
    await killed(house)
    ana = await house.client.user("Ana")
    await ana.until(lambda: first.now.data.get("edited_timestamp"), "it to be brought up to date")
    assert [one.id for one in await boards(house, match)] == [first.id]
    assert (await house.board(ana, thread)).id == first.id


async def test_a_board_that_moved_and_was_not_noted_is_found(house: Outside) -> None:
    thread, match = await begun(house, await opened(house))
    first = await far_up(house, thread, match)
    await unanswered(house, "POST", rf"/channels/{thread}/messages$")
    await first.press(f"play:{match}")
    ana = await house.client.user("Ana")

    def newer() -> list[ShownMessage]:
        seen = ana.messages_seen.values()
        return [one for one in seen if is_board(one, match) and one.id != first.id]

    await ana.until(newer, "the board at the end")
    (second,) = newer()
    await killed(house)
    await ana.until(lambda: "fin de ce fil" in first.now.text, "the old one to lead to it")
    assert [one.id for one in await boards(house, match)] == [second.id]


async def test_a_board_that_moved_is_told_of_in_the_former_one(house: Outside) -> None:
    thread, match = await begun(house, await opened(house))
    first = await far_up(house, thread, match)
    path = rf"/channels/{thread}/messages/{first.id}$"
    await house.client.fault("routes", method="PATCH", path=path, hang=True)
    await first.press(f"play:{match}")
    while not (await house.client.call("GET", "/faults"))["routes"][0]["hits"]:
        pass  # another process gives no sign
    await killed(house)
    ana = await house.client.user("Ana")
    await ana.until(lambda: "fin de ce fil" in first.now.text, "the old one to lead to it")
    (second,) = await boards(house, match)
    assert int(second.id) > int(first.id)
