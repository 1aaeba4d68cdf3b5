"""What people see of a match whose game is not there, and when it is back."""

from collections.abc import AsyncIterator, Mapping
from pathlib import Path

import pytest
from msgspec.structs import replace

from cogs.match.pings import PingCog
from games.registry import Game
from play.time.backoff import Backoff
from tests.e2e.house import House
from tests.e2e.thumbs import controls
from tests.e2e.trouble import Table, lay
from tests.engine import sampler
from tests.play.match.calls.sending import rested

OUTSIDE: Mapping[str, Game] = {"sampler": replace(sampler.GAME, outside=True)}


@pytest.fixture
async def house(tmp_path: Path) -> AsyncIterator[House]:
    async with House(tmp_path, pictures=False) as opened:
        yield opened


async def with_games(house: House, games: Mapping[str, Game]) -> None:
    await house.stop()
    house.games = games
    await house.start()


def board_says(table: Table, words: str) -> bool:
    return [words in one.text for one in table.boards()] == [True]


async def test_its_board_says_so_and_it_goes_on(house: House) -> None:
    table = await lay(house, pace="day")
    await table.quiet()
    await with_games(house, {})
    await table.ana.until(lambda: board_says(table, "aucun délai ne court"), "a board that waits")
    assert len(table.boards()) == 1
    said = (await table.boards()[0].now.press(f"play:{table.match}")).message
    assert "sampler" in said.text
    matches = (await table.ana.slash("matches")).message
    assert "Ana, Bao" in matches.text
    assert "ton tour" not in matches.text.lower()
    await with_games(house, OUTSIDE)
    await table.ana.until(lambda: board_says(table, "v"), "a board that goes on")
    await table.ana.until(lambda: not board_says(table, "aucun délai ne court"), "no word of it")
    await table.finish(table.thread)


async def test_a_call_waits_for_it_and_nothing_fails(house: House) -> None:
    table = await lay(house, pace="day")
    await table.quiet()
    store = house.services.play.store
    await store.write(
        lambda db: db.execute("UPDATE match SET game = 'away', edition = edition + 1")
    )
    await store.write(
        lambda db: db.execute(
            "UPDATE ping SET token = token + 1, wanted = 'turn', due_at = 0, claimed_at = NULL,"
            " message = NULL"
        )
    )
    await store.write(rested)
    pings, before = house.bot.find(PingCog), table.ana.pings + table.bao.pings
    await pings._send_all()
    assert table.ana.pings + table.bao.pings == before
    await store.write(
        lambda db: db.execute("UPDATE match SET game = 'sampler', edition = edition + 1")
    )
    await store.write(lambda db: db.execute("UPDATE ping SET claimed_at = NULL"))
    pings._backoff = Backoff()
    await pings._send_all()
    await house.quiet()
    assert table.ana.pings + table.bao.pings > before


async def test_its_board_is_found_however_the_bot_was_ended(house: House) -> None:
    table = await lay(house)
    await table.quiet()
    for games in ({}, {}, OUTSIDE):
        await with_games(house, games)
        await house.quiet()
        assert len(table.boards()) == 1
    assert controls(table.boards()[0].now, "log:")


async def test_its_board_is_posted_anew_where_it_was_deleted_and_stands_once(house: House) -> None:
    table = await lay(house)
    await table.quiet()
    (first,) = table.boards()
    await house.stop()
    messages = f"/channels/{table.thread}/messages"
    await house.client.call("DELETE", f"{messages}/{first.id}")
    await house.client.fault(
        "routes", method="POST", path=f"{messages}$", carry_out=True, hang=True
    )
    await with_games(house, {})
    await table.ana.until(lambda: board_says(table, "aucun délai ne court"), "a board that waits")
    (second,) = table.boards()
    assert second.id != first.id
    await house.stop()  # before the bot has heard of it
    await house.client.end_faults()
    for games in ({}, OUTSIDE):
        await with_games(house, games)
        await house.quiet()
        assert [one.id for one in table.boards()] == [second.id]
    assert controls(table.boards()[0].now, "log:")
    await table.finish(table.thread)
