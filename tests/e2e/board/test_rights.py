"""Rights that are missing, or go: a match is played where it can be, and nothing says otherwise."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from cogs.board.cog import BoardCog
from sandbox.client.client import Person
from sandbox.client.shown import ShownMessage
from tests.e2e.begin import lobby_id, open_lobby
from tests.e2e.house import House
from tests.e2e.thumbs import Thumb, controls
from tests.e2e.trouble import Table, lay

pytestmark = pytest.mark.usefixtures("both_ways")

IN_THREADS = "send_messages_in_threads"


@pytest.fixture
async def house(tmp_path: Path) -> AsyncIterator[House]:
    async with House(tmp_path, pictures=False, still=True) as opened:
        for name in ("Ana", "Bao"):
            await opened.client.user(name)
        yield opened


async def rights(house: House, channel: str, **given: bool | None) -> None:
    """Give the bot rights in a channel, take them (False) or leave them to its role (None)."""
    await house.client.call("PATCH", f"/channels/{channel}/bot", {"permissions": given})


async def here(house: House) -> str:
    """The channel in which tables are opened."""
    return str((await (await house.client.user("Ana")).channel("général"))["id"])


async def opened(house: House) -> tuple[Person, Person, ShownMessage]:
    """Ana’s table, at which one place stays free; Bao has brought nothing yet."""
    ana, bao = [await house.client.user(name) for name in ("Ana", "Bao")]
    return ana, bao, await open_lobby(house, 3, "sampler")


async def seated(house: House) -> tuple[Person, Person, ShownMessage, str]:
    """A table at which all sit and have brought what they bring; it is to be started."""
    ana, bao, lobby = await opened(house)
    which = lobby_id(lobby)
    await (await bao.message(lobby.id)).press(f"join:{which}")
    await house.seen()
    for person in (ana, bao):
        shown = await person.message(lobby.id)
        if controls(shown, "b-bring:"):
            await Thumb(person, 0).play((await shown.press(f"b-bring:{which}")).message)
    await house.seen()
    return ana, bao, lobby, which


async def started(house: House) -> Table:
    """A match that has been started, wherever it is played."""
    ana, bao, lobby, which = await seated(house)
    await lobby.now.press(f"start:{which}")
    where = await house.thread(ana, lobby)
    board = await house.board(ana, where)
    match = str(controls(board, "play:")[0]["custom_id"]).partition(":")[2]
    return Table(house, [Thumb(ana, 0), Thumb(bao, 1)], where, match)


@pytest.mark.parametrize(
    ("right", "said"),
    [
        (IN_THREADS, "Envoyer des messages dans les fils"),
        ("create_public_threads", "Créer des fils publics"),
    ],
)
async def test_where_threads_are_not_allowed_the_channel_is_played_in(
    house: House, right: str, said: str
) -> None:
    """The table says so before anybody sits down; no thread is begun."""
    channel = await here(house)
    await rights(house, channel, **{right: False})
    table = await started(house)
    assert table.thread == channel
    lobbies = [one for one in table.ana.events if said in str(one["data"])]
    assert lobbies, "the table says which right is missing"
    assert await table.ana.threads() == []
    await table.send_pings()
    await table.ana.until(lambda: table.calls(table.bao) or table.calls(table.ana), "a ping")
    await table.finish()


async def test_a_right_that_goes_before_the_start_leaves_no_empty_thread(house: House) -> None:
    ana, _, lobby, which = await seated(house)
    channel = await here(house)
    await rights(house, channel, **{IN_THREADS: False})
    await lobby.now.press(f"start:{which}")
    assert await house.thread(ana, lobby) == channel
    await house.board(ana, channel)
    assert await ana.threads() == []


async def test_a_fresh_thread_that_refuses_the_board_is_left_for_the_channel(house: House) -> None:
    """Rights that the bot has not heard of: the message of the table leads to the channel, too."""
    ana, bao, lobby, which = await seated(house)
    channel = await here(house)
    await house.client.fault(
        "routes",
        method="POST",
        path=f"/channels/(?!{channel})\\d+/messages$",
        status=403,
        code=50013,
        times=None,
    )
    await lobby.now.press(f"start:{which}")
    board = await house.board(ana, channel)
    await ana.until(lambda: f"<#{channel}>" in lobby.now.text, "the way to the channel")
    (thread,) = await ana.threads()
    assert thread["thread_metadata"]["archived"]
    await house.client.end_faults()
    match = str(controls(board, "play:")[0]["custom_id"]).partition(":")[2]
    table = Table(house, [Thumb(ana, 0), Thumb(bao, 1)], channel, match)
    said = await ana.slash("board", channel=await ana.channel("jeux"))
    assert f"/{channel}/{board.id}" in said.text
    await table.finish()


@pytest.mark.parametrize("right", ["send_messages", "view_channel"])
async def test_nothing_is_begun_where_nothing_can_be_shown(house: House, right: str) -> None:
    """The table stays, and can be started once the right is back."""
    ana, _, lobby, which = await seated(house)
    channel = await here(house)
    await rights(house, channel, **{right: False})
    said = await ana.answer(await lobby.now.start(f"start:{which}"))
    assert "Il me manque ici" in said.text
    assert (await house.services.play.lobbies.get(which)).status == "open"
    await rights(house, channel, **{right: None})
    await lobby.now.press(f"start:{which}")
    await house.board(ana, await house.thread(ana, lobby))


async def test_who_sits_down_last_is_told_why_nothing_begins(house: House) -> None:
    ana, bao = [await house.client.user(name) for name in ("Ana", "Bao")]
    lobby = await open_lobby(house, 2)  # nothing is brought: it begins when it is full
    which, channel = lobby_id(lobby), await here(house)
    await rights(house, channel, send_messages=False)
    said = await bao.answer(await (await bao.message(lobby.id)).start(f"join:{which}"))
    assert "I need more rights here" in said.text
    table = await house.services.play.lobbies.get(which)
    assert (table.status, len(table.seats)) == ("open", 2)
    await rights(house, channel, send_messages=None)
    await lobby.now.press(f"start:{which}")
    await house.board(ana, await house.thread(ana, lobby))


async def test_who_can_no_longer_be_called_in_the_thread_is_called_above_it(house: House) -> None:
    """And reads it on the table; the board is edited where it is."""
    table = await lay(house)
    board, channel = await table.board(), await here(house)
    await table.quiet()
    await rights(house, channel, **{IN_THREADS: False})
    shown = (await table.ana.slash("turn", channel=channel)).message
    assert "Envoyer des messages dans les fils" in shown.text
    assert f"<#{channel}>" in shown.text
    await house.services.play.store.write(
        lambda db: db.execute("UPDATE ping SET wanted = 'turn', due_at = 0, token = token + 1")
    )
    await table.send_pings()
    await table.ana.until(
        lambda: any(one.channel_id == channel for one in table.calls(table.bao)), "a ping above"
    )
    await table.step()
    await table.caught_up()
    assert [one.id for one in table.boards()] == [board.id]
    said = await table.ana.slash("board", channel=channel, match=table.match)
    assert f"/{table.thread}/{board.id}" in said.text
    await rights(house, channel, **{IN_THREADS: None})
    shown = (await table.ana.slash("turn", channel=channel)).message
    assert "Envoyer des messages dans les fils" not in shown.text
    await table.finish()


async def test_who_can_be_called_nowhere_reads_it_on_the_table(house: House) -> None:
    table = await lay(house)
    channel, jeux = await here(house), await table.ana.channel("jeux")
    before = (await table.bao.slash("turn", channel=jeux)).message
    await table.quiet()
    await rights(house, channel, view_channel=False)
    shown = await table.bao.answer(await before.start(f"table:{table.match}", forge=True))
    assert "You cannot be called in" in shown.text


async def test_a_board_that_cannot_be_posted_is_not_said_to_be_there(house: House) -> None:
    table = await lay(house)
    channel, jeux = await here(house), await table.ana.channel("jeux")
    chloe = await house.client.user("Chloé")
    board = await table.board()
    await table.quiet()
    await rights(house, channel, **{IN_THREADS: False})
    await house.client.call("DELETE", f"/channels/{table.thread}/messages/{board.id}")
    await table.ana.until(lambda: not table.boards(), "the board to be gone")
    said = await chloe.slash("board", channel=jeux, match=table.match)
    assert board.id not in said.text
    assert "Envoyer des messages dans les fils" in said.text
    await rights(house, channel, **{IN_THREADS: None})
    await house.bot.find(BoardCog).sweep()
    await table.ana.until(table.boards, "the board to be back")
    said = await chloe.slash("board", channel=jeux, match=table.match)
    assert table.boards()[0].id in said.text


async def test_a_board_that_discord_refuses_just_now_is_said_to_be_late(house: House) -> None:
    table = await lay(house)
    board = await table.board()
    await table.quiet()
    path = f"/channels/{table.thread}/messages$"
    await house.client.fault("routes", method="POST", path=path, status=400, times=None)
    await house.client.call("DELETE", f"/channels/{table.thread}/messages/{board.id}")
    await table.ana.until(lambda: not table.boards(), "the board to be gone")
    said = await table.ana.slash("board", channel=table.thread)
    assert board.id not in said.text
    assert "Je continue d’essayer" in said.text
