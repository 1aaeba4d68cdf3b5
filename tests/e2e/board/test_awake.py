"""A thread in which somebody is asked does not fall asleep, however long nobody writes there."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from cogs.board.awake import AwakeCog
from tests.e2e.house import House
from tests.e2e.trouble import Table, lay
from tests.play.house import FakeClock

pytestmark = pytest.mark.rule("TIM-4.3")
DAY = 86400  # s


@pytest.fixture
def clock() -> FakeClock:
    return FakeClock()


@pytest.fixture
async def house(tmp_path: Path, clock: FakeClock) -> AsyncIterator[House]:
    async with House(tmp_path, pictures=False, still=True, clock=clock) as opened:
        opened.services.play.time._grace *= 10_000
        yield opened


async def days(house: House, clock: FakeClock, count: int, *, looks: bool = True) -> None:
    """Let days pass, on which the bot looks; nobody writes anything."""
    for _ in range(count):
        clock.pass_(days=1)
        await house.client.call("POST", "/faults/clock", {"advance": DAY})
        if looks:
            await house.bot.find(AwakeCog).regularly()
    await house.seen()


def archived(table: Table) -> bool:
    found = table.house.sandbox.core.world.channels[table.thread].thread
    assert found is not None
    return found.archived


async def test_it_is_kept_awake_without_a_word(house: House, clock: FakeClock) -> None:
    table = await lay(house, pace="none")
    await table.quiet()
    before = len(table.ana.messages_seen)
    await days(house, clock, 15)
    assert not archived(table)
    assert len(table.ana.messages_seen) == before
    (board,) = table.boards()
    assert (await board.now.press(f"play:{table.match}")).message.ephemeral


async def test_one_that_fell_asleep_while_the_bot_was_away_is_woken(
    house: House, clock: FakeClock
) -> None:
    table = await lay(house, pace="none")
    await table.quiet()
    await days(house, clock, 9, looks=False)
    assert archived(table)
    await house.bot.find(AwakeCog).regularly()
    assert not archived(table)


async def test_one_that_is_locked_or_over_sleeps(house: House, clock: FakeClock) -> None:
    table = await lay(house, pace="none")
    await table.quiet()
    await house.client.call("PATCH", f"/channels/{table.thread}", {"locked": True})
    await days(house, clock, 9)
    assert archived(table)
    await house.client.call("PATCH", f"/channels/{table.thread}", {"locked": False})
    ana = int(table.ana.id)
    await house.services.play.matches.concede(table.match, ana)
    await house.quiet()
    await days(house, clock, 9)
    assert archived(table)
