"""Matches and lobbies are public where they are: nothing of them is shown, or moved, elsewhere."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from sandbox.client.client import Person
from sandbox.client.shown import ShownMessage
from tests.e2e.begin import lobby_id, open_lobby
from tests.e2e.house import House
from tests.e2e.people.strangers import another_server, hidden, private_thread
from tests.e2e.thumbs import controls
from tests.e2e.trouble import Table, lay

ELSEWHERE = "another server"
UNSEEN = "que tu ne vois pas"  # Chloé reads French


@pytest.fixture
async def table(tmp_path: Path) -> AsyncIterator[Table]:
    async with House(tmp_path, pictures=False, still=True) as house:
        await house.client.user("Chloé")  # in front of her window from the start
        yield await lay(house)


async def opened(person: Person, channel: object) -> ShownMessage:
    """A message in a channel on which anything can be pressed."""
    return (await person.slash("settings", channel=channel)).message


async def tried(person: Person, message: ShownMessage, *custom_ids: str) -> list[str]:
    """What a modified client is told that presses these on a message."""
    said: list[str] = []
    for custom_id in custom_ids:
        key = await message.start(custom_id, "0", forge=True)
        answer = await person.answer(key)
        said.append(str(answer.modal) if answer.modal else answer.text)
    return said


def doors(house: House, about: str) -> list[str]:
    """A custom_id for each door there is, about something."""
    return [f"{verb}:{about}:0:0" for verb in house.bot.routes]


def names_anybody(person: Person) -> bool:
    """Whether somebody's window shows anything of the house."""
    return any("Ana" in one.text or "Bao" in one.text for one in person.messages_seen.values())


async def test_no_door_shows_a_match_to_another_server(table: Table) -> None:
    """Not its names, nor its board, nor that it could be followed; a lobby's neither."""
    house = table.house
    mallory, general = await another_server(house)
    lobby = lobby_id(await open_lobby(house, 3, "sampler"))
    before = (await house.services.play.matches.board(table.match)).public
    for about in (table.match, lobby):
        message = await opened(mallory, general)
        said = await tried(mallory, message, *doors(house, about))
        assert [one for one in said if ELSEWHERE not in one] == []
    await house.quiet()
    after = (await house.services.play.matches.board(table.match)).public
    assert (after.channel, after.seats) == (before.channel, before.seats)
    assert not names_anybody(mallory)


async def test_no_door_shows_a_match_that_is_over_to_another_server(table: Table) -> None:
    await table.finish()
    mallory, general = await another_server(table.house)
    message = await opened(mallory, general)
    said = await tried(mallory, message, *doors(table.house, table.match))
    assert [one for one in said if ELSEWHERE not in one] == []


async def test_no_list_opens_a_match_of_another_server(table: Table) -> None:
    """A modified client chooses what the list did not offer, or names something else besides."""
    mallory, general = await another_server(table.house)
    await (await mallory.see(lambda shown: controls(shown, "solo:"))).press("solo")
    listed = (await mallory.slash("matches", channel=general)).message
    key = await listed.start("play", table.match, forge=True)
    assert ELSEWHERE in (await mallory.answer(key)).text


@pytest.mark.parametrize("command", ["board", "log", "concede"])
async def test_no_command_shows_a_match_to_another_server(table: Table, command: str) -> None:
    mallory, general = await another_server(table.house)
    answer = await mallory.slash(command, channel=general, match=table.match)
    assert ELSEWHERE in answer.text


async def test_a_match_is_listed_on_its_own_server_alone(table: Table) -> None:
    mallory, general = await another_server(table.house)
    assert "Ana" not in (await mallory.slash("matches", channel=general, which="server")).text


async def test_players_see_their_matches_from_another_server(table: Table) -> None:
    mallory, general = await another_server(table.house)
    guild = await table.house.client.guild("Elsewhere")
    await table.house.client.call("PUT", f"/guilds/{guild['id']}/members/{table.ana.id}")
    for command in ("turn", "log", "board"):
        answer = await table.ana.slash(command, channel=general)
        assert ELSEWHERE not in answer.text
    assert "Bao" in (await table.ana.slash("matches", channel=general)).text
    assert not names_anybody(mallory)


async def test_a_channel_that_is_hidden_hides_its_matches(table: Table) -> None:
    """From who is not of the match, also in lists; its people see it from anywhere."""
    house = table.house
    chloe, jeux = await house.client.user("Chloé"), await table.ana.channel("jeux")
    watching = (await (await house.board(chloe, table.thread)).press(f"play:{table.match}")).message
    assert "Ana" in watching.text or controls(watching, "table:")
    assert "Ana" in (await chloe.slash("matches", channel=jeux, which="server")).text
    await hidden(house, str((await table.ana.channel("général"))["id"]), table.ana, table.bao)
    message = await opened(chloe, jeux)
    said = await tried(chloe, message, *doors(house, table.match))
    assert [one for one in said if UNSEEN not in one] == []
    assert "Ana" not in (await chloe.slash("matches", channel=jeux, which="server")).text
    for command in ("board", "log"):
        answer = await chloe.slash(command, channel=jeux, match=table.match)
        assert UNSEEN in answer.text
    assert "Bao" in (await table.ana.slash("matches", channel=jeux, which="server")).text
    assert UNSEEN not in (await table.ana.slash("log", channel=jeux, match=table.match)).text


async def test_a_role_opens_a_hidden_channel(table: Table) -> None:
    """The roles come with each interaction, what they may see with the channel."""
    house = table.house
    chloe, jeux = await house.client.user("Chloé"), await table.ana.channel("jeux")
    general = str((await table.ana.channel("général"))["id"])
    await hidden(house, general, table.ana, table.bao, role="Moderators")
    assert UNSEEN in (await chloe.slash("log", channel=jeux, match=table.match)).text
    guild = await house.client.guild()
    member = f"/guilds/{guild['id']}/members/{chloe.id}"
    await house.client.call("PATCH", member, {"moderator": True})
    assert UNSEEN not in (await chloe.slash("log", channel=jeux, match=table.match)).text
    await house.client.call("PATCH", member, {"moderator": False})
    assert UNSEEN in (await chloe.slash("log", channel=jeux, match=table.match)).text


async def test_a_thread_that_sleeps_is_as_public_as_the_channel_above(table: Table) -> None:
    """The gateway does not tell of it after a restart."""
    house = table.house
    chloe, jeux = await house.client.user("Chloé"), await table.ana.channel("jeux")
    await house.quiet()
    await house.client.call("PATCH", f"/channels/{table.thread}", {"archived": True})
    await house.restart()
    assert house.bot.get_channel(int(table.thread)) is None
    assert "Ana" in (await chloe.slash("matches", channel=jeux, which="server")).text
    assert UNSEEN not in (await chloe.slash("log", channel=jeux, match=table.match)).text
    general = str((await table.ana.channel("général"))["id"])
    await hidden(house, general, table.ana, table.bao)
    assert "Ana" not in (await chloe.slash("matches", channel=jeux, which="server")).text
    assert UNSEEN in (await chloe.slash("log", channel=jeux, match=table.match)).text


async def asleep_in_private(table: Table) -> None:
    """Let a match go on in a private thread that sleeps: a restarted bot is not told of it."""
    house = table.house
    general = str((await table.ana.channel("général"))["id"])
    own = private_thread(house, general, table.ana, table.bao)
    await table.ana.slash("about")  # the bot has heard of it
    await house.client.call("DELETE", f"/channels/{table.thread}")
    await house.client.call(
        "PATCH", f"/channels/{general}/bot", {"permissions": {"send_messages": False}}
    )
    await table.ana.slash("about")
    await table.ana.slash("board", channel=own, match=table.match)
    await house.quiet()
    assert (await house.services.play.channels.where(table.match)).channel == int(own)
    await house.client.call("PATCH", f"/channels/{own}", {"archived": True})
    await house.restart()
    assert house.bot.get_channel(int(own)) is None


async def test_a_private_thread_that_sleeps_is_as_private_as_before(table: Table) -> None:
    house = table.house
    await house.quiet()
    await asleep_in_private(table)
    chloe, jeux = await house.client.user("Chloé"), await table.ana.channel("jeux")
    assert "Ana" not in (await chloe.slash("matches", channel=jeux, which="server")).text
    assert UNSEEN in (await chloe.slash("log", channel=jeux, match=table.match)).text
    assert "Bao" in (await table.ana.slash("matches", channel=jeux, which="server")).text


async def test_a_rematch_stays_in_the_private_thread_of_its_match(tmp_path: Path) -> None:
    async with House(tmp_path, pictures=False, still=True) as house:
        ana, bao, chloe = [await house.client.user(name) for name in ("Ana", "Bao", "Chloé")]
        own = private_thread(house, str((await ana.channel("général"))["id"]), ana, bao)
        await house.seen()
        lobby = (
            await ana.slash("play", channel=own, game="firstdeck", players=2, pace="none")
        ).message
        which = lobby_id(lobby)
        await (await bao.message(lobby.id)).press(f"join:{which}")
        assert await house.thread(ana, lobby) == own
        board = await house.board(ana, own)
        match = str(controls(board, "play:")[0]["custom_id"]).split(":")[1]
        await house.services.play.matches.concede(match, int(bao.id))
        await ana.until(lambda: controls(board.now, "rematch:"), "the end")
        said = await board.now.press(f"rematch:{match}")
        await house.quiet()
        assert f"<#{own}>" in said.text
        assert not names_anybody(chloe)
