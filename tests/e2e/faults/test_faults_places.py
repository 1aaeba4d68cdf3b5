"""Messages, threads, channels, rights and the bot itself go away: the match goes on."""

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from cogs.app.channels.channels import NoChannel
from cogs.app.reconciler import Reconciler
from cogs.board import cog as board
from cogs.board.cog import BATCH, FAR_UP, BoardCog
from cogs.board.gone import GoneCog
from games.core.refused import Refused
from games.core.text import text
from tests.e2e.house import House
from tests.e2e.thumbs import controls
from tests.e2e.trouble import Hurry, Table, lay
from tests.play.house import FakeClock

pytestmark = pytest.mark.usefixtures("both_ways")


@pytest.fixture
async def table(tmp_path: Path) -> AsyncIterator[Table]:
    async with House(tmp_path, pictures=False, still=True) as house:
        yield await lay(house)


async def on(table: Table, method: str, path: str, **body: object) -> None:
    await table.house.client.call(method, path, body or None)


async def turn(table: Table, channel: str) -> None:
    """Ana asks for her table in a channel."""
    await table.ana.slash("turn", channel=await table.ana.channel(channel))


async def test_the_board_is_deleted(table: Table) -> None:
    board = await table.board()
    tables = [await table.open(thumb) for thumb in table.thumbs]
    await table.quiet()
    await on(table, "DELETE", f"/channels/{table.thread}/messages/{board.id}")
    await table.ana.until(lambda: not table.boards(), "the board to be gone")
    for thumb, shown in zip(table.thumbs, tables, strict=True):
        await thumb.play(shown)
    await table.caught_up()
    assert (await table.board()).id != board.id
    await table.finish()


async def test_a_deleted_board_is_posted_when_somebody_asks_for_it(table: Table) -> None:
    board = await table.board()
    await table.quiet()
    await on(table, "DELETE", f"/channels/{table.thread}/messages/{board.id}")
    await table.ana.until(lambda: not table.boards(), "the board to be gone")
    await table.ana.slash("board", channel=table.thread)
    await table.ana.until(table.boards, "the board to be back")
    await table.finish()


async def test_a_ping_is_deleted(table: Table) -> None:
    await table.send_pings()
    await table.ana.until(lambda: table.calls(table.bao), "a ping")
    for ping in (*table.calls(table.bao), *table.calls(table.ana)):
        await on(table, "DELETE", f"/channels/{table.thread}/messages/{ping.id}")
    await table.finish()


async def test_the_thread_is_deleted(table: Table) -> None:
    await on(table, "DELETE", f"/channels/{table.thread}")
    above = await table.ana.channel("général")
    await table.house.board(table.ana, str(above["id"]))
    await table.finish(str(above["id"]))


@pytest.mark.usefixtures("unlooked")
async def test_the_thread_is_deleted_while_the_bot_is_away(table: Table) -> None:
    await table.house.stop()
    await on(table, "DELETE", f"/channels/{table.thread}")
    await table.house.start()
    elsewhere = await table.ana.channel("jeux")
    await turn(table, "jeux")
    await table.house.board(table.ana, str(elsewhere["id"]))
    await table.finish(str(elsewhere["id"]))


@pytest.fixture
def unlooked(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody looks for places at the start."""
    monkeypatch.setattr(GoneCog, "_is_missing", lambda *_: False)


async def away(table: Table) -> str:
    """The thread goes while the bot is away; returns the channel above it."""
    await table.quiet()
    await table.house.stop()
    await on(table, "DELETE", f"/channels/{table.thread}")
    await table.house.start()
    return str((await table.ana.channel("général"))["id"])


@pytest.mark.usefixtures("unlooked")
async def test_the_next_move_tells_that_the_thread_went_while_the_bot_was_away(
    table: Table,
) -> None:
    shown = await table.ana.slash("turn", channel=await table.ana.channel("jeux"))
    above = await away(table)
    await table.thumbs[0].play(shown.message)  # from her table in another channel
    await table.house.board(table.ana, above)
    await table.finish(above)


@pytest.mark.usefixtures("unlooked")
async def test_the_next_deadline_tells_that_the_thread_went(tmp_path: Path) -> None:
    clock = FakeClock()
    async with House(tmp_path, clock=clock, pictures=False, still=True) as house:
        table = await lay(house, pace="hour")
        above = await away(table)
        clock.pass_(minutes=59, seconds=59)
        await house.services.play.time.tick()
        clock.pass_(seconds=2)
        await house.services.play.time.tick()
        await table.quiet()
        await house.board(table.ana, above)
        assert table.calls(table.bao)  # the ping came after the match


@pytest.mark.usefixtures("unlooked")
async def test_the_next_ping_tells_that_the_thread_went(table: Table) -> None:
    above = await away(table)
    await table.house.services.play.store.write(
        lambda db: db.execute("UPDATE ping SET wanted = 'turn', due_at = 0, token = token + 1")
    )
    await table.send_pings()
    await table.house.board(table.ana, above)
    await table.ana.until(
        lambda: any(one.channel_id == above for one in table.calls(table.bao)), "a ping"
    )
    await table.finish(above)


async def test_a_match_that_is_over_leaves_with_its_thread(table: Table) -> None:
    """Whoever tidies a channel up does not get the old boards in it."""
    await table.finish()
    above = str((await table.ana.channel("général"))["id"])
    await on(table, "DELETE", f"/channels/{table.thread}")
    await table.quiet()
    await table.house.services.play.people.delete(int(table.bao.id))  # its board is late now
    await table.house.bot.find(BoardCog).sweep()
    await table.quiet()
    assert await table.house.services.play.projections.boards() == ()
    assert not [one for one in table.boards() if one.channel_id == above]


async def test_the_thread_is_archived(table: Table) -> None:
    shown = await table.ana.slash("turn", channel=await table.ana.channel("jeux"))
    await on(table, "PATCH", f"/channels/{table.thread}", archived=True)
    fill = controls(shown.message, "fill:", "pick:", "set:", "next:")[0]["custom_id"]
    await shown.message.press(str(fill))  # in another channel: the thread still sleeps
    await table.step()
    await table.caught_up()
    await table.finish()


async def test_the_thread_is_locked(table: Table) -> None:
    await on(table, "PATCH", f"/channels/{table.thread}", locked=True)
    elsewhere = await table.ana.channel("jeux")
    await turn(table, "jeux")
    await table.house.board(table.ana, str(elsewhere["id"]))
    await table.finish(str(elsewhere["id"]))


async def test_the_thread_is_locked_and_archived(table: Table) -> None:
    await on(table, "PATCH", f"/channels/{table.thread}", locked=True, archived=True)
    elsewhere = await table.ana.channel("jeux")
    await turn(table, "jeux")
    await table.house.board(table.ana, str(elsewhere["id"]))
    await table.finish(str(elsewhere["id"]))


async def test_the_channel_is_deleted(table: Table) -> None:
    above = await table.ana.channel("général")
    await on(table, "DELETE", f"/channels/{above['id']}")
    elsewhere = await table.ana.channel("jeux")
    await turn(table, "jeux")
    await table.house.board(table.ana, str(elsewhere["id"]))
    await table.finish(str(elsewhere["id"]))


@pytest.mark.parametrize(
    "right",
    [
        "view_channel",
        pytest.param("send_messages_in_threads", marks=pytest.mark.long),
        pytest.param("read_message_history", marks=pytest.mark.long),
    ],
)
async def test_a_right_is_removed_and_given_back(table: Table, right: str) -> None:
    board = await table.board()
    guild = await table.house.client.guild()
    await on(table, "PATCH", f"/guilds/{guild['id']}/bot", permissions={right: False})
    await table.step()
    await table.house.bot.find(BoardCog).sweep()
    await table.step()
    await on(table, "PATCH", f"/guilds/{guild['id']}/bot", permissions={right: True})
    await table.house.bot.find(BoardCog).sweep()
    await table.step()
    await table.caught_up()
    assert [one.id for one in table.boards()] == [board.id]
    await table.finish()


async def test_the_right_to_attach_is_removed(tmp_path: Path) -> None:
    """The board is told in words then."""
    async with House(tmp_path, still=True) as house:
        table = await lay(house, "firstdeck")
        assert (await table.board()).alt_texts
        rights = {"permissions": {"attach_files": False}}
        await on(table, "PATCH", f"/guilds/{(await house.client.guild())['id']}/bot", **rights)
        await table.step()
        await table.caught_up()
        assert not (await table.board()).alt_texts


async def test_the_bot_is_kicked_and_invited_again(table: Table) -> None:
    board = await table.board()
    guild = await table.house.client.guild()
    cog = table.house.bot.find(BoardCog)
    await on(table, "DELETE", f"/guilds/{guild['id']}/bot")
    await cog.sweep()
    await on(table, "PUT", f"/guilds/{guild['id']}/bot")
    await table.finish()
    await table.caught_up()
    assert [one.id for one in table.boards()] == [board.id]


@pytest.fixture
def unhurried(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody's limits are to be kept where nothing is sent."""
    monkeypatch.setattr(board, "PAUSE", 0)


async def test_boards_without_a_place_hold_up_no_other(table: Table, unhurried: None) -> None:
    """More of them than are looked up at once: they are tried ever more rarely."""
    cog = table.house.bot.find(BoardCog)
    asked: list[int] = []
    late = [f"gone-{number}" for number in range(3 * BATCH)]

    async def boards(limit: int) -> tuple[str, ...]:
        asked.append(limit)
        return tuple(late[:limit])

    tried: list[str] = []

    async def show(which: str) -> None:
        tried.append(which)
        raise NoChannel

    table.house.services.play.projections.boards = boards
    cog.reconciler._show = show
    for _ in range(8):
        await cog.sweep()
        await table.quiet()
    assert set(late) <= set(tried)
    assert len(tried) < 5 * len(late)  # of eight sweeps
    assert asked[-1] > len(late)


async def test_a_sweep_leaves_no_board_behind(table: Table, unhurried: None) -> None:
    """However many there are; what it is at when the bot stops is finished, and no more begun."""
    cog, host = table.house.bot.find(BoardCog), table.house.bot
    late = dict.fromkeys(f"late-{number}" for number in range(3 * BATCH))
    unplaced = [f"unplaced-{number}" for number in range(BATCH)]  # their threads are being made
    abreast: list[int] = []

    async def boards(limit: int) -> tuple[str, ...]:
        return (*unplaced, *late)[:limit]

    async def show(which: str) -> None:
        abreast.append(cog.reconciler.waiting)
        await asyncio.sleep(0)
        late.pop(which, None)
        host.stopping = len(late) == stop_at

    table.house.services.play.projections.boards = boards
    cog.reconciler._show = show
    stop_at = BATCH
    await cog.sweep()
    await table.quiet()
    assert BATCH - board.AT_ONCE - board.ABREAST <= len(late) <= BATCH
    stop_at, host.stopping = -1, False
    await cog.sweep()
    await table.quiet()
    assert not late
    assert max(abreast) < board.ABREAST + board.AT_ONCE


async def test_the_board_moves_to_the_end_of_its_thread(table: Table) -> None:
    first = await table.board()
    for number in range(FAR_UP - 5):  # there are pings, too
        await table.ana.write(f"ligne {number}", table.thread)
    await look(table)
    assert [one.id for one in table.boards()] == [first.id]
    await table.house.restart()  # how far up it is need not be remembered
    for number in range(5):
        await table.ana.write(f"encore {number}", table.thread)
    await look(table)
    await table.ana.until(lambda: any(one.id != first.id for one in table.boards()), "a new board")
    await table.ana.until(lambda: "fin de ce fil" in first.now.text, "the old one to lead to it")
    second = await table.board()
    assert int(second.id) > int(first.id)
    await look(table)
    assert [one.id for one in table.boards()] == [second.id]
    await table.finish()


async def look(table: Table) -> None:
    """Open the table; the bot sees how far up the board is."""
    await table.open()
    await table.quiet()


async def test_how_far_up_a_board_is_comes_with_the_press(table: Table) -> None:
    """Discord is asked nothing for it, and pings that went do not push a board up."""
    first = await table.board()
    for number in range(FAR_UP + 5):
        line = await table.ana.write(f"ligne {number}", table.thread)
        await table.ana.dismiss(line)
        await look(table)
    assert [one.id for one in table.boards()] == [first.id]
    for number in range(FAR_UP):
        await table.ana.write(f"encore {number}", table.thread)
    await look(table)
    await table.ana.until(lambda: any(one.id != first.id for one in table.boards()), "a new board")
    assert await table.house.client.requests("GET", "/channels/") == []


async def test_what_changes_while_a_message_fails_is_tried_at_once(table: Table) -> None:
    """It is shown elsewhere by then, maybe: no sweep is waited for."""
    tried: list[str] = []
    begun, changed = asyncio.Event(), asyncio.Event()

    async def show(which: str) -> None:
        tried.append(which)
        begun.set()
        await changed.wait()
        if len(tried) == 1:
            raise NoChannel

    reconciler = Reconciler(table.house.bot, show)
    reconciler.late("one")
    await begun.wait()
    reconciler.late("one")
    changed.set()
    await table.quiet()
    assert tried == ["one", "one"]
    assert not reconciler.failed


async def test_what_is_gone_for_good_is_no_failure(table: Table) -> None:
    """It failed, and then there was nothing left to show: nothing waits for another try."""
    fails: list[Exception] = [NoChannel(), Refused(text("play-no-lobby"))]

    async def show(_: str) -> None:
        raise fails.pop(0)

    reconciler = Reconciler(table.house.bot, show)
    reconciler.late("one")
    await table.quiet()
    assert reconciler.failed == 1
    reconciler.late("one")
    await table.quiet()
    assert not reconciler.failed


async def test_a_board_that_cannot_be_asked_for_is_taken_to_stand(
    table: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The table is opened all the same, and no second board is posted."""
    monkeypatch.setattr("discord.http.asyncio", Hurry())
    (board,) = table.boards()
    path = f"/channels/{table.thread}/messages/{board.id}$"
    await table.house.client.fault("routes", path=path, method="GET", status=503, times=20)
    answer = await table.ana.slash("board", channel=table.thread)
    assert answer.text.startswith("[Le plateau](")
    assert [one.id for one in table.boards()] == [board.id]
