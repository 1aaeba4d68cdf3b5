"""Bots are killed, and updated, while people play: nothing is lost, doubled or left unanswered."""

import asyncio
import random

import pytest
import yaml

from tests.application.container.test_compose import EXAMPLE
from tests.e2e.running.beside.load import Load
from tests.e2e.running.beside.processes import Bots

HOMES = {"a": "0-0/2", "b": "1-1/2"}


async def killed(bots: Bots, times: int, seed: int) -> Load:
    """Kill one of two again and again; every second time the other takes over before it is back."""
    chance = random.Random(seed)
    channels = [await bots.channel(part) for part in (0, 1)]
    for name, home in HOMES.items():
        await bots.start(name, home)
    await bots.until_held(2)
    load = Load(bots, *channels, patience=15)
    playing = asyncio.create_task(load.play())
    for number in range(times):
        await asyncio.sleep(chance.uniform(2, 5))
        name = chance.choice([*HOMES])
        await bots.kill(name)
        if number % 2:
            await bots.until_held(1)
            await asyncio.sleep(chance.uniform(0, 3))
        await bots.start(name, HOMES[name])
        await bots.until_held(2)
        assert not playing.done(), playing.exception()
    load.end()
    await playing
    await load.check()
    assert "failed" not in bots.log("a") + bots.log("b")
    return load


@pytest.mark.timeout(500)
@pytest.mark.rule("SCL-4")
async def test_nothing_is_lost_when_one_of_two_is_killed(bots: Bots) -> None:
    await killed(bots, 2, 1)


@pytest.mark.long
@pytest.mark.timeout(3000)
@pytest.mark.rule("SCL-4")
@pytest.mark.parametrize("seed", [1, 2, 3, 4, 5])
async def test_nothing_is_lost_in_fifty_kills_of_one_of_two(bots: Bots, seed: int) -> None:
    await killed(bots, 10, seed)


@pytest.mark.timeout(500)
@pytest.mark.rule("SCL-5")
@pytest.mark.rule("SCL-8")
async def test_the_example_is_updated_one_after_the_other_without_a_gap(bots: Bots) -> None:
    """As Compose does it: the old one is asked to stop, then the new one is started."""
    services = yaml.safe_load(EXAMPLE.read_text("utf-8"))["services"]
    homes = {name: services[name]["environment"]["BOT_SHARDS"] for name in ("first", "second")}
    channels = [await bots.channel(part) for part in (0, 1)]
    for name, home in homes.items():
        await bots.start(name, home)
    await bots.until_held(2)
    load = Load(bots, *channels)
    playing = asyncio.create_task(load.play())
    for name, home in homes.items():
        await bots.stop(name)
        assert len({*bots.holders()}) == 1
        await bots.start(name, home)
        await bots.until_held(2)
    load.end()
    await playing
    assert [one.failed for one in load.witnesses] == [0, 0]
    await load.check()
    assert "failed" not in bots.log("first") + bots.log("second")
