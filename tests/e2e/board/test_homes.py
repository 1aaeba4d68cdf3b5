"""Boards stay where their match is played: who may move one, where to, and when it comes back."""

import asyncio
import json
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from msgspec.structs import replace

from cogs.app.context import Context
from cogs.board.cog import BoardCog
from cogs.lobby.cog import LobbyCog
from cogs.match.pings import PingCog
from cogs.ui.page import Page
from sandbox.client.client import Person
from tests.e2e.house import House
from tests.e2e.people.strangers import another_server
from tests.e2e.running.lines import lines
from tests.e2e.trouble import Table, lay

pytestmark = pytest.mark.usefixtures("both_ways")


@pytest.fixture
async def table(tmp_path: Path) -> AsyncIterator[Table]:
    async with House(tmp_path, pictures=False, still=True) as house:
        await house.client.user("Chloé")  # in front of her window from the start
        yield await lay(house)


async def on(table: Table, method: str, path: str, **body: object) -> None:
    await table.house.client.call(method, path, body or None)


async def rights(table: Table, channel: str, **given: object) -> None:
    """Give the bot rights in a channel, take them (False) or leave them to its role (None)."""
    await on(table, "PATCH", f"/channels/{channel}/bot", permissions=given)


async def heard(table: Table) -> None:
    """Wait until the bot has heard of all that happened, and has nothing left to do."""
    await table.ana.slash("about")
    await table.quiet()


async def named(person: Person, name: str) -> str:
    """The id of a channel."""
    return str((await person.channel(name))["id"])


async def boards_in(table: Table, channel: str) -> list[str]:
    """The boards that stand in a channel, once the bot has nothing left to do."""
    await table.quiet()
    return [one.id for one in table.boards() if one.channel_id == channel]


async def locked(table: Table, *, archived: bool = False) -> str:
    """Lock the thread; returns the message that was its board."""
    first = (await table.board()).id
    await on(table, "PATCH", f"/channels/{table.thread}", locked=True, archived=archived)
    await table.quiet()
    return first


async def test_who_does_not_play_does_not_move_a_board(table: Table) -> None:
    first = await locked(table)
    chloe, jeux = await table.house.client.user("Chloé"), await named(table.ana, "jeux")
    said = await chloe.slash("board", channel=jeux, match=table.match)
    assert "le fil est verrouillé" in said.text
    assert "/plateau" in said.text
    await chloe.slash("turn", channel=jeux)
    assert await boards_in(table, jeux) == []
    assert await boards_in(table, table.thread) == [first]


@pytest.mark.parametrize("command", ["board", "turn"])
async def test_a_board_is_not_moved_to_another_server(table: Table, command: str) -> None:
    """Not even by somebody who plays there."""
    first = await locked(table)
    _, general = await another_server(table.house)
    guild = await table.house.client.guild("Elsewhere")
    await on(table, "PUT", f"/guilds/{guild['id']}/members/{table.ana.id}")
    said = await table.ana.slash(command, channel=general)
    assert "le fil est verrouillé" in said.text
    assert await boards_in(table, str(general["id"])) == []
    assert await boards_in(table, table.thread) == [first]


async def test_a_table_is_not_opened_anew_on_another_server(table: Table) -> None:
    """A rematch calls its people: they are called where they played."""
    await table.finish()
    _, general = await another_server(table.house)
    guild = await table.house.client.guild("Elsewhere")
    await on(table, "PUT", f"/guilds/{guild['id']}/members/{table.ana.id}")
    message = (await table.ana.slash("settings", channel=general)).message
    said = await table.ana.answer(await message.start(f"rematch:{table.match}", forge=True))
    assert "sur le serveur de cette partie" in said.text
    assert f"<@{table.bao.id}>" not in "".join(
        one.text for one in table.ana.messages_seen.values() if one.channel_id == general["id"]
    )


@pytest.mark.parametrize("command", ["turn", "about"])
async def test_where_no_answer_is_possible_one_line_tells_it_and_the_match_goes_on(
    table: Table, command: str
) -> None:
    """A command reaches the bot from a thread that is locked and asleep; its answer is refused."""
    await locked(table, archived=True)
    thread, bot = int(table.thread), table.house.bot
    bot.shut_places.changed(thread)
    with lines("INFO", "json") as log:
        await table.ana.interact(
            kind="command", channel_id=table.thread, command=command, options={}
        )
        async with asyncio.timeout(20):
            while thread not in bot.shut_places:  # nobody sees anything of it
                await asyncio.sleep(0.02)
        await table.quiet()
    told = [one for one in map(json.loads, log) if one["level"] != "debug" and "doing" in one]
    assert [(one["level"], one["doing"], one["code"]) for one in told] == [
        ("info", f"/{command}", 50083)
    ]
    assert not any("exception" in line for line in log)
    assert not bot.counts.errors
    jeux = await named(table.ana, "jeux")
    chloe = await table.house.client.user("Chloé")
    said = await chloe.slash("board", channel=jeux, match=table.match)
    assert "le fil est verrouillé" in said.text
    await table.ana.slash("turn", channel=jeux)  # who plays there goes on elsewhere
    (guest,) = await boards_in(table, jeux)
    await on(table, "PATCH", f"/channels/{table.thread}", locked=False, archived=False)
    await table.ana.until(lambda: guest not in table.ana.messages_seen, "its end elsewhere")
    assert thread not in bot.shut_places
    await table.finish()


async def test_a_thread_that_is_locked_before_the_answer_is_noted_and_no_fault_of_ours(
    table: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The command was acknowledged already; what it is to be answered is refused."""
    thread, bot, show = int(table.thread), table.house.bot, Context.show

    async def locks_first(context: Context, page: Page) -> None:
        await on(table, "PATCH", f"/channels/{thread}", locked=True, archived=True)
        await asyncio.sleep(0)
        bot.shut_places.changed(thread)
        await show(context, page)

    monkeypatch.setattr(Context, "show", locks_first)
    with lines("INFO", "json") as log:
        await table.ana.interact(
            kind="command", channel_id=table.thread, command="turn", options={}
        )
        async with asyncio.timeout(20):
            while not any("no answer is possible" in line for line in log):
                await asyncio.sleep(0.02)
        await table.quiet()
    assert not any("exception" in line for line in log)
    assert not bot.counts.errors
    assert thread in bot.shut_places


@pytest.mark.parametrize("archived", [False, True])
async def test_a_board_comes_back_when_its_thread_is_unlocked(table: Table, archived: bool) -> None:
    """To the message that it was; meanwhile that says where it is."""
    first, jeux = await locked(table, archived=archived), await named(table.ana, "jeux")
    await table.ana.slash("turn", channel=jeux)
    (guest,) = await boards_in(table, jeux)
    if not archived:
        assert f"<#{jeux}>" in table.ana.messages_seen[first].text
        assert table.ana.messages_seen[first].buttons == []
    await on(table, "PATCH", f"/channels/{table.thread}", locked=False, archived=False)
    await table.ana.until(lambda: guest not in table.ana.messages_seen, "its end elsewhere")
    assert await boards_in(table, table.thread) == [first]
    assert await table.house.services.play.projections.leftovers() == ()
    await table.finish()


async def test_a_board_comes_back_that_could_while_the_bot_was_away(table: Table) -> None:
    first, jeux = await locked(table), await named(table.ana, "jeux")
    await table.ana.slash("turn", channel=jeux)
    assert len(await boards_in(table, jeux)) == 1
    await table.house.stop()
    await on(table, "PATCH", f"/channels/{table.thread}", locked=False)
    await table.house.start()
    await table.ana.until(lambda: [one.id for one in table.boards()] == [first], "the board")
    await table.finish()


async def test_a_board_comes_back_when_the_bot_is_let_in_again(table: Table) -> None:
    first, jeux = (await table.board()).id, await named(table.ana, "jeux")
    general = await named(table.ana, "général")
    await table.quiet()
    await rights(table, general, view_channel=False)
    await table.ana.slash("board", channel=jeux, match=table.match)
    (guest,) = await boards_in(table, jeux)
    await table.step()
    await rights(table, general, view_channel=None)
    await table.ana.until(lambda: guest not in table.ana.messages_seen, "its end elsewhere")
    assert await boards_in(table, table.thread) == [first]
    await table.finish()


async def test_a_board_stays_elsewhere_when_its_thread_is_deleted(table: Table) -> None:
    await locked(table)
    jeux = await named(table.ana, "jeux")
    await table.ana.slash("turn", channel=jeux)
    (guest,) = await boards_in(table, jeux)
    await on(table, "DELETE", f"/channels/{table.thread}")
    await heard(table)
    assert (await table.house.services.play.channels.where(table.match)).own_channel is None
    assert await boards_in(table, jeux) == [guest]
    await table.finish(jeux)


async def test_a_board_elsewhere_is_brought_on_and_back(table: Table) -> None:
    """From a channel that is deleted to another, and from there to its own."""
    first = await locked(table)
    jeux, games = [await named(table.ana, name) for name in ("jeux", "board-games")]
    await table.ana.slash("turn", channel=jeux)
    assert len(await boards_in(table, jeux)) == 1
    await on(table, "DELETE", f"/channels/{jeux}")
    await table.bao.slash("board", channel=games, match=table.match)
    (guest,) = await boards_in(table, games)
    await on(table, "PATCH", f"/channels/{table.thread}", locked=False)
    await table.ana.until(lambda: guest not in table.ana.messages_seen, "its end elsewhere")
    assert await boards_in(table, table.thread) == [first]
    await table.finish()


async def test_a_board_brought_on_leaves_none_behind(table: Table) -> None:
    """The channel to which it was brought first is shut too, and opens again."""
    first = await locked(table)
    jeux, games = [await named(table.ana, name) for name in ("jeux", "board-games")]
    await table.ana.slash("turn", channel=jeux)
    assert len(await boards_in(table, jeux)) == 1
    await rights(table, jeux, view_channel=False)
    await heard(table)
    await table.bao.slash("board", channel=games, match=table.match)
    assert len(await boards_in(table, games)) == 1
    await rights(table, jeux, view_channel=None)
    await heard(table)
    await table.house.bot.find(PingCog).tidily()
    assert await boards_in(table, jeux) == []
    await on(table, "PATCH", f"/channels/{table.thread}", locked=False)
    await table.ana.until(lambda: [one.id for one in table.boards()] == [first], "the board")


async def test_a_board_is_not_brought_to_where_the_server_wants_none(table: Table) -> None:
    await locked(table)
    jeux, games = [await named(table.ana, name) for name in ("jeux", "board-games")]
    server = int((await table.house.client.guild())["id"])
    servers = table.house.services.play.servers
    await servers.update(server, lambda old: replace(old, channels=(int(games),)))
    said = await table.bao.slash("board", channel=jeux, match=table.match)
    assert "opened in this channel." in said.text
    assert await boards_in(table, jeux) == []
    await table.bao.slash("board", channel=games, match=table.match)
    assert len(await boards_in(table, games)) == 1


async def test_a_board_is_not_brought_to_where_the_bot_may_not_write(table: Table) -> None:
    first, jeux = await locked(table), await named(table.ana, "jeux")
    await rights(table, jeux, send_messages=False)
    said = await table.ana.slash("board", channel=jeux, match=table.match)
    assert "Envoyer des messages" in said.text
    assert await boards_in(table, table.thread) == [first]


async def test_the_message_of_the_lobby_leads_to_where_the_match_is(table: Table) -> None:
    lobby = await table.ana.see(lambda one: one.text.count(f"<#{table.thread}>"))
    await locked(table)
    jeux = await named(table.ana, "jeux")
    await table.ana.slash("turn", channel=jeux)
    await table.house.bot.find(LobbyCog).sweep()
    await table.ana.until(lambda: f"<#{jeux}>" in lobby.now.text, "the way there")
    await on(table, "PATCH", f"/channels/{table.thread}", locked=False)
    await heard(table)
    await table.house.bot.find(LobbyCog).sweep()
    await table.ana.until(lambda: f"<#{table.thread}>" in lobby.now.text, "the way back")


async def attempts(table: Table) -> int:
    """How often a board was refused in the thread, once the sweep has come by."""
    await heard(table)
    await table.house.bot.find(BoardCog).sweep()
    await table.quiet()
    sent = await table.house.client.requests("POST", f"/channels/{table.thread}/messages")
    return sum(one["status"] == 403 for one in sent)


async def stuck(table: Table) -> None:
    """The board cannot be posted, and nothing tells beforehand that it is so."""
    for person in (table.ana, table.bao):  # pings would be refused as well
        await table.house.services.play.directs.choose(int(person.id), "none")
    path = f"/channels/{table.thread}/messages$"
    await table.house.client.fault(
        "routes", method="POST", path=path, status=403, code=50013, times=None
    )
    board = await table.board()
    tables = [await table.open(thumb) for thumb in table.thumbs]
    await on(table, "DELETE", f"/channels/{table.thread}/messages/{board.id}")
    for thumb, shown in zip(table.thumbs, tables, strict=True):
        await thumb.play(shown)
    for _ in range(17):  # it is passed over for some time now
        await table.house.bot.find(BoardCog).sweep()
        await table.quiet()


async def test_what_happens_elsewhere_gives_no_hope_to_a_board(table: Table) -> None:
    """Of hundreds that cannot be posted, none may be tried at whatever anybody changes."""
    _, general = await another_server(table.house)
    jeux = await named(table.ana, "jeux")
    elsewhere = await table.house.client.guild("Elsewhere")
    await stuck(table)
    before = await attempts(table)
    assert before > 1
    thread = await table.house.client.call(
        "POST", f"/users/{table.ana.id}/channels/{jeux}/threads", {"name": "another"}
    )
    for touch in (
        ("PATCH", f"/channels/{general['id']}", {"name": "renamed"}),
        ("PATCH", f"/channels/{general['id']}/bot", {"permissions": {"manage_threads": True}}),
        ("PATCH", f"/guilds/{elsewhere['id']}/bot", {"permissions": {"pin_messages": True}}),
        ("PATCH", f"/channels/{jeux}", {"name": "renamed"}),
        ("PATCH", f"/channels/{thread['id']}", {"locked": True}),
    ):
        await on(table, touch[0], touch[1], **touch[2])
        assert await attempts(table) == before, touch


@pytest.mark.parametrize("where", ["thread", "channel", "server"])
async def test_what_touches_the_place_of_a_board_gives_it_hope(table: Table, where: str) -> None:
    await stuck(table)
    before = await attempts(table)
    assert before > 1
    if where == "thread":
        await on(table, "PATCH", f"/channels/{table.thread}", archived=True)
    elif where == "channel":
        await rights(table, await named(table.ana, "général"), manage_threads=True)
    else:
        guild = await table.house.client.guild()
        await on(table, "PATCH", f"/guilds/{guild['id']}/bot", permissions={"pin_messages": True})
    assert await attempts(table) == before + 1
    await table.house.client.end_faults()
    await table.caught_up()
    await table.finish()
