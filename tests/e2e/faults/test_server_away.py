"""A server in an outage, one that never comes after READY, and channels closed meanwhile."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from sandbox.client.client import Refusal
from tests.e2e.board.test_homes import boards_in, heard, named, rights
from tests.e2e.house import House
from tests.e2e.trouble import Table, lay


@pytest.fixture
async def table(tmp_path: Path) -> AsyncIterator[Table]:
    async with House(tmp_path, pictures=False, still=True) as house:
        yield await lay(house)


async def server(table: Table, do: str) -> None:
    guild = (await table.house.client.guild())["id"]
    await table.house.client.fault("guilds", do=do, guild_id=guild)


async def test_an_outage_of_a_server_changes_nothing(table: Table) -> None:
    board = (await table.board()).id
    thread = table.thread
    await server(table, "out")
    with pytest.raises(Refusal):
        await table.ana.slash("turn", channel=thread)
    await server(table, "back")
    await heard(table)
    assert await boards_in(table, thread) == [board]
    await table.step()
    assert await boards_in(table, thread) == [board]
    assert (await table.ana.slash("about")).text
    await table.finish()


async def test_a_server_that_never_comes_is_played_on(table: Table) -> None:
    """READY names it, and its channels are never told of: interactions bring what they need."""
    board = (await table.board()).id
    await table.house.stop()
    await server(table, "late")
    await table.house.start()
    for command in ("turn", "matches", "settings", "server", "about", "log", "rules"):
        assert (await table.ana.slash(command, channel=table.thread)).text
    await table.step()
    opened = await table.ana.slash("play", game="firstdeck", channel=await named(table.ana, "jeux"))
    assert opened.text
    await server(table, "back")
    await heard(table)
    assert await boards_in(table, table.thread) == [board]
    await table.finish()


@pytest.mark.usefixtures("both_ways")
async def test_a_board_comes_back_that_was_shut_when_the_bot_came(table: Table) -> None:
    """The bot has never heard of its thread: nothing tells of it when its channel opens."""
    board, general = (await table.board()).id, await named(table.ana, "général")
    await rights(table, general, view_channel=False)
    await table.house.restart()
    jeux = await named(table.ana, "jeux")
    await table.ana.slash("board", channel=jeux, match=table.match)
    (guest,) = await boards_in(table, jeux)
    await table.step()
    await rights(table, general, view_channel=None)
    await table.ana.until(lambda: guest not in table.ana.messages_seen, "its end elsewhere")
    assert await boards_in(table, table.thread) == [board]
    await table.finish()


@pytest.mark.usefixtures("both_ways")
async def test_a_hidden_channel_is_shown_to_nobody(table: Table) -> None:
    """Neither its placeholder for a name, nor what is played there."""
    general, jeux = await named(table.ana, "général"), await named(table.ana, "jeux")
    await rights(table, general, view_channel=False)
    await heard(table)
    chloe = await table.house.client.user("Chloé")
    for person in (table.ana, chloe):
        for command in (
            "turn",
            "matches",
            "server" if person is table.ana else "about",
            "event list",
        ):
            answer = await person.slash(command, channel=jeux)
            assert "___hidden___" not in str(answer.message.data)


async def test_channels_of_kinds_that_nobody_knows_disturb_nothing(table: Table) -> None:
    guild = (await table.house.client.guild())["id"]
    for kind in (4, 14, 16, 99):
        body = {"name": f"kind {kind}", "type": kind}
        made = await table.house.client.call("POST", f"/guilds/{guild}/channels", body)
        if kind == 16:
            await table.house.client.call("PATCH", f"/channels/{made['id']}", {"name": "other"})
    await heard(table)
    await table.house.restart()
    await table.step()
    await table.finish()
