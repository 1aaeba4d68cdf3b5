"""Somebody who was forgotten is named nowhere that everybody can see, also after a restart."""

import json
import secrets
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

import bot
from cogs.board.cog import BoardCog
from cogs.lobby.cog import LobbyCog
from cogs.match.pings import PingCog
from play.service import Application
from sandbox.client.client import Person
from tests.e2e.begin import lobby_id
from tests.e2e.house import House
from tests.e2e.thumbs import Thumb, controls, play_match
from tests.e2e.trouble import Table

UNUSUAL = "Zénobie"


async def lay(house: House, *names: str) -> tuple[Person, Table]:
    """Begin a match of two; who opened it is not pinged at once. Returns Zénobie, too."""
    people = [await house.client.user(name) for name in names]
    lobby = (await people[0].slash("play", game="sampler", players=2, pace="none")).message
    which = lobby_id(lobby)
    await (await people[1].message(lobby.id)).press(f"join:{which}")
    thumbs = [Thumb(person, seed) for seed, person in enumerate(people)]
    for thumb in thumbs:
        shown = await thumb.person.message(lobby.id)
        await thumb.play((await shown.press(f"b-bring:{which}")).message)
    thread = await house.thread(people[0], lobby)
    board = await house.board(people[0], thread)
    match = str(controls(board, "play:")[0]["custom_id"]).partition(":")[2]
    return await house.client.user(UNUSUAL), Table(house, thumbs, thread, match)


def public(house: House) -> str:
    """All that everybody may read: messages, alt texts, names of threads."""
    world = house.sandbox.core.world
    said = [one.name for one in world.channels.values()]
    for message in world.messages.values():
        if message.reader is None:
            said += [message.content, json.dumps(message.components, ensure_ascii=False)]
            said += [world.attachments[key].description or "" for key in message.attachments]
    return "\n".join(said)


async def swept(table: Table) -> None:
    """Let everything run that brings messages up to date."""
    await table.quiet()
    for cog in (BoardCog, LobbyCog):
        await table.house.bot.find(cog).sweep()
    await table.house.bot.find(PingCog).tidily()
    await table.quiet()


@pytest.fixture
async def house(tmp_path: Path) -> AsyncIterator[House]:
    async with House(tmp_path, pictures=False, still=True) as opened:
        yield opened


async def test_a_running_match_goes_on_under_a_neutral_name(house: House) -> None:
    zoe, table = await lay(house, "Bao", UNUSUAL)
    await table.send_pings()
    await table.quiet()
    for trace in (UNUSUAL, f"<@{zoe.id}>"):
        assert trace in public(house)
    await (await zoe.slash("data delete")).message.press("forget")
    await house.services.play.matches.settled()
    await swept(table)
    for trace in (UNUSUAL, f"<@{zoe.id}>"):
        assert trace not in public(house)
    assert "Former player" in (await table.board()).text
    table.thumbs.pop()
    await play_match(house, table.thumbs, table.thread)
    log = (await (await table.board()).press(f"log:{table.match}")).text
    assert UNUSUAL not in log


async def test_the_messages_of_ended_matches_follow_after_a_restart(house: House) -> None:
    zoe, table = await lay(house, UNUSUAL, "Bao")
    await table.finish()
    await table.quiet()
    await house.client.call("PATCH", f"/channels/{table.thread}", {"archived": True})
    assert UNUSUAL in public(house)
    await house.stop()
    play = await Application.open(
        house.services.play.store.path, house.games, bot.SystemClock(), secrets.token_bytes
    )
    await play.people.delete(int(zoe.id))
    await play.close()
    facts = house.sandbox.core.world.channels[table.thread].thread
    assert facts is not None
    assert facts.archived
    assert UNUSUAL in public(house)
    await house.start()
    await swept(table)
    assert UNUSUAL not in public(house)
    assert facts.archived  # nobody need look at it again
    lobby = next(one for one in zoe.messages_seen.values() if "<#" in one.text)
    assert "Ancien joueur · Bao" in lobby.text


async def test_a_thread_that_slept_before_its_board_was_written_sleeps_again(house: House) -> None:
    zoe, table = await lay(house, UNUSUAL, "Bao")
    await table.finish()
    await table.quiet()
    facts = house.sandbox.core.world.channels[table.thread].thread
    assert facts is not None
    facts.archived = True  # the gateway has not told of it yet
    await house.services.play.people.delete(int(zoe.id))
    await house.bot.find(BoardCog).sweep()
    await table.quiet()
    assert "Ancien joueur" in (await table.board()).text
    assert facts.archived


async def test_a_name_that_somebody_gave_a_thread_stays(house: House) -> None:
    zoe, table = await lay(house, UNUSUAL, "Bao")
    await house.client.call("PATCH", f"/channels/{table.thread}", {"name": "Chez nous"})
    await (await zoe.slash("data delete")).message.press("forget")
    await swept(table)
    assert house.sandbox.core.world.channels[table.thread].name == "Chez nous"


async def test_a_ping_that_cannot_be_deleted_now_is_deleted_later(house: House) -> None:
    zoe, table = await lay(house, "Bao", UNUSUAL)
    await table.send_pings()
    await table.quiet()
    await (await zoe.slash("data delete")).message.press("forget")
    path = rf"/channels/{table.thread}/messages/\d+"
    await house.client.fault("routes", method="DELETE", path=path, status=403, times=1)
    await swept(table)
    assert f"<@{zoe.id}>" in public(house)
    await house.services.play.store.write(lambda db: db.execute("UPDATE leftover SET due_at = 0"))
    await swept(table)
    assert f"<@{zoe.id}>" not in public(house)
    assert await house.services.play.projections.leftovers() == ()


async def test_no_thread_that_is_told_of_in_a_message_names_anybody(house: House) -> None:
    """Discord's own message about a new thread is never changed."""
    ana = await house.client.user("Ana")  # in front of her window before the bot came
    await ana.until(lambda: any(controls(one, "solo:") for one in ana.messages_seen.values()))
    hello = next(one for one in ana.messages_seen.values() if controls(one, "solo:"))
    await hello.press("solo")
    (thread,) = house.sandbox.core.world.threads_of((await house.client.guild())["id"])
    assert thread.name == "Mon Premier Deck Building"
