"""Channels of every kind, and words that a server blocks: whatever is begun is shown."""

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest

from cogs.match.pings import PingCog
from sandbox.client.client import Person
from sandbox.client.shown import ShownMessage
from sandbox.common.shapes import Json
from tests.e2e.begin import lobby_id
from tests.e2e.house import House
from tests.e2e.thumbs import Thumb, controls, play_match
from tests.e2e.trouble import Table

pytestmark = pytest.mark.usefixtures("both_ways")

VOICE, ANNOUNCEMENT, STAGE, FORUM = 2, 5, 13, 15


@pytest.fixture
async def house(tmp_path: Path) -> AsyncIterator[House]:
    async with House(tmp_path, pictures=False, still=True) as opened:
        for name in ("Ana", "Bao"):
            await opened.client.user(name)
        yield opened


async def people(house: House) -> tuple[Person, Person]:
    ana, bao = [await house.client.user(name) for name in ("Ana", "Bao")]
    return ana, bao


async def channel(house: House, kind: int) -> str:
    """A channel of a kind; in a forum, a post of Ana's."""
    guild = await house.client.guild()
    made = await house.client.call(
        "POST", f"/guilds/{guild['id']}/channels", {"name": "elsewhere", "type": kind}
    )
    if kind != FORUM:
        return str(made["id"])
    ana = await house.client.user("Ana")
    post = {"name": "who plays?", "content": "a match, anybody?"}
    path = f"/users/{ana.id}/channels/{made['id']}/threads"
    return str((await house.client.call("POST", path, post))["id"])


async def sat_down(house: House, where: str) -> ShownMessage:
    """A table of Ana's at which Bao sits, all that they bring brought."""
    ana, bao = await people(house)
    lobby = (await ana.slash("play", game="sampler", players=2, pace="none", channel=where)).message
    which = lobby_id(lobby)
    await (await bao.message(lobby.id)).press(f"join:{which}")
    await house.seen()
    for person in (ana, bao):
        shown = await person.message(lobby.id)
        if controls(shown, "b-bring:"):
            await Thumb(person, 0).play((await shown.press(f"b-bring:{which}")).message)
    await house.seen()
    return lobby


async def begun(house: House, where: str) -> Table:
    """A match begun in a channel."""
    ana, bao = await people(house)
    lobby = await sat_down(house, where)
    if controls(lobby.now, "start:"):
        await lobby.now.press(f"start:{lobby_id(lobby)}")
    thread = await house.thread(ana, lobby)
    board = await house.board(ana, thread)
    match = str(controls(board, "play:")[0]["custom_id"]).partition(":")[2]
    return Table(house, [Thumb(ana, 0), Thumb(bao, 1)], thread, match)


async def thread_of(house: House, key: str) -> Json | None:
    """A thread by its id."""
    ana, _ = await people(house)
    return next((one for one in await ana.threads() if one["id"] == key), None)


@pytest.mark.parametrize("kind", [VOICE, STAGE, ANNOUNCEMENT, FORUM])
async def test_a_match_is_played_in_a_channel_of_every_kind(house: House, kind: int) -> None:
    """In a thread where there can be one; in a post of a forum beside what is written there."""
    where = await channel(house, kind)
    table = await begun(house, where)
    assert (table.thread == where) == (kind != ANNOUNCEMENT)
    await table.send_pings()
    await table.ana.until(lambda: table.calls(table.bao) or table.calls(table.ana), "a ping")
    await table.finish()
    board = await table.board()
    again = (await board.press(f"rematch:{table.match}")).message
    assert f"<#{where}>" in again.text


@pytest.mark.parametrize("kind", [VOICE, STAGE, ANNOUNCEMENT, FORUM])
async def test_a_match_against_an_ai_in_a_channel_of_every_kind(house: House, kind: int) -> None:
    """Its thread begins without a message, where there is one."""
    ana, _ = await people(house)
    where = await channel(house, kind)
    message = (await ana.slash("settings", channel=where)).message
    await ana.answer(await message.start("solo", forge=True))
    await ana.until(lambda: [one for one in shown(ana) if controls(one, "more:")], "a board")
    (board,) = [one for one in shown(ana) if controls(one, "more:")]
    assert (board.channel_id == where) == (kind != ANNOUNCEMENT)


def shown(person: Person) -> list[ShownMessage]:
    """The messages for everybody."""
    return [one for one in person.messages_seen.values() if not one.ephemeral]


@pytest.mark.parametrize("kind", [VOICE, STAGE])
async def test_what_the_bot_may_not_enter_is_named(house: House, kind: int) -> None:
    ana, _ = await people(house)
    where = await channel(house, kind)
    await house.client.call("PATCH", f"/channels/{where}/bot", {"permissions": {"connect": False}})
    said = await ana.slash("play", game="sampler", channel=where)
    assert "Se connecter" in said.text
    assert not [one for one in shown(ana) if controls(one, "join:")]


# Words that are blocked


async def test_a_thread_whose_name_is_refused_gets_the_plain_one(house: House) -> None:
    ana, _ = await people(house)
    path = r"/messages/\d+/threads$"
    await house.client.fault("routes", method="POST", path=path, status=400, code=200001)
    lobby = await sat_down(house, str((await ana.channel("général"))["id"]))
    await lobby.now.press(f"start:{lobby_id(lobby)}")
    thread = await thread_of(house, await house.thread(ana, lobby))
    assert thread is not None
    assert thread["name"] == house.texts.get("sampler-name", "fr")
    await house.board(ana, str(thread["id"]))


async def blocked(house: House, *words: str) -> None:
    guild = await house.client.guild()
    await house.client.call("PATCH", f"/guilds/{guild['id']}", {"blocked_words": list(words)})


async def test_somebody_whose_name_is_blocked_keeps_no_match_from_being_shown(
    house: House,
) -> None:
    """It is left out of what everybody reads; everybody still sees who plays, and is called."""
    ana, _ = await people(house)
    await blocked(house, "bao")
    table = await begun(house, str((await ana.channel("général"))["id"]))
    board = await table.board()
    assert "Ana" not in board.text
    assert house.texts.get("ui-player", "fr", number=2) in board.text
    assert (await thread_of(house, table.thread) or {})["name"] == house.texts.get(
        "sampler-name", "fr"
    )
    assert "Bao" in (await table.open()).text
    await blocked(house)
    await table.step()
    await table.caught_up()
    assert "Bao" in (await table.board()).text
    await play_match(house, table.thumbs, table.thread)


async def test_a_host_whose_name_is_blocked_opens_a_table(house: House) -> None:
    ana, _ = await people(house)
    await blocked(house, "ana")
    lobby = await sat_down(house, str((await ana.channel("général"))["id"]))
    assert house.texts.get("ui-player", "fr", number=1) in lobby.now.text
    assert f"<@{ana.id}>" in lobby.now.text
    await lobby.now.press(f"leave:{lobby_id(lobby)}")


# Calls


async def test_nobody_is_called_before_the_board_stands(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    """However long it takes to be drawn, and at once when it is there."""
    ana, bao = await people(house)
    drawn, render_client = asyncio.Event(), house.services.render_client
    board = render_client.board

    async def slow(*args: Any) -> Any:
        await drawn.wait()
        return await board(*args)

    monkeypatch.setattr(render_client, "board", slow)
    lobby = await sat_down(house, str((await ana.channel("général"))["id"]))
    await lobby.now.press(f"start:{lobby_id(lobby)}")
    thread = await house.thread(ana, lobby)
    pings = house.bot.find(PingCog)
    await pings.regularly()
    await ana.slash("about")
    await house.seen()
    inside = await ana.messages(thread)
    assert [one for one in inside if controls(one, "play:")] == []
    drawn.set()
    await ana.until(
        lambda: [one for one in shown(ana) if f"<@{bao.id}>" in one.text and called(one)], "a call"
    )
    first, *rest = [one for one in await ana.messages(thread) if controls(one, "play:")]
    assert controls(first, "more:")
    assert rest


def called(message: ShownMessage) -> bool:
    return bool(controls(message, "play:")) and not controls(message, "more:")


@pytest.mark.parametrize("kind", [VOICE, ANNOUNCEMENT, STAGE, FORUM])
async def test_a_server_may_want_its_tables_in_a_channel_of_any_kind(
    house: House, kind: int
) -> None:
    ana, bao = await people(house)
    where = await channel(house, kind)
    above = where
    if kind == FORUM:
        posts = {str(one["id"]): str(one["parent_id"]) for one in await ana.threads()}
        above = posts[where]
    panel = (await (await ana.slash("server")).message.press("ours:who")).message
    await panel.select(above, named="our-channels")
    assert (await bao.slash("play", game="sampler", players=2)).message.ephemeral
    assert not (await bao.slash("play", game="sampler", players=2, channel=where)).message.ephemeral
