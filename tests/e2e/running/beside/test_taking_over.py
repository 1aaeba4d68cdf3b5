"""Parts of the servers, and who owns them: at home, after a death, in a release."""

import pytest

from sandbox.client.client import Person
from sandbox.client.shown import ShownMessage
from tests.e2e.running.beside.processes import Bots
from tests.e2e.thumbs import Thumb, controls


async def begun(person: Person, channel: str) -> tuple[Thumb, ShownMessage]:
    """Begin a match against an AI in a channel; return its table."""
    message = (await person.slash("settings", channel=channel)).message
    table = (await person.answer(await message.start("solo", forge=True))).message
    return Thumb(person, 0), table


def boards(person: Person, channel: str) -> list[ShownMessage]:
    return [
        one
        for one in person.messages_seen.values()
        if controls(one, "more:") and one.data["channel_id"] != channel
    ]


@pytest.mark.timeout(300)
@pytest.mark.rule("SCL-2")
async def test_each_serves_its_own_servers(bots: Bots) -> None:
    channels = [await bots.channel(part) for part in (0, 1)]
    await bots.start("a", "0/2")
    await bots.start("b", "1/2")
    first, second = await bots.until_held(2)
    assert first != second
    ana = await bots.client.user("Ana")
    for channel in channels:
        thumb, table = await begun(ana, channel)
        await thumb.play(table, 2)
        assert thumb.presses == 2
        await ana.until(lambda: boards(ana, channel), "a board")  # noqa: B023 - at once


@pytest.mark.timeout(300)
@pytest.mark.rule("SCL-4")
async def test_who_lives_takes_over_from_the_dead(bots: Bots) -> None:
    channels = [await bots.channel(part) for part in (0, 1)]
    await bots.start("a", "0/2")
    await bots.start("b", "1/2")
    await bots.until_held(2)
    ana = await bots.client.user("Ana")
    thumb, table = await begun(ana, channels[1])
    table = await thumb.play(table, 1)
    await bots.kill("b")
    (survivor, _) = await bots.until_held(1)
    await thumb.play(table.now, 2)
    assert thumb.presses == 3
    await bots.start("b", "1/2")
    found = await bots.until_held(2)
    assert found[0] == survivor
    assert "failed" not in bots.log("a") + bots.log("b")


@pytest.mark.timeout(300)
@pytest.mark.rule("SCL-5")
async def test_a_release_takes_over_from_the_one_before(bots: Bots) -> None:
    channel = await bots.channel(0)
    await bots.start("old", "0-1/2")
    before = await bots.until_held(1)
    ana = await bots.client.user("Ana")
    thumb, table = await begun(ana, channel)
    table = await thumb.play(table, 1)
    await bots.start("new", "0-1/2")
    while (after := await bots.until_held(1)) == before:
        table = await thumb.play(table.now, 1)  # the first to acknowledge answers
    assert {*after}.isdisjoint(before)
    await bots.stop("old")
    await thumb.play(table.now, 2)
    await bots.stop("new")
    assert bots.holders() == [None, None]
    assert "failed" not in bots.log("old") + bots.log("new")
