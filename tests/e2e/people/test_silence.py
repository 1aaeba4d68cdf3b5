"""The question to whoever has gone silent, at their next look and by direct message (CLB-2.2)."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from cogs.match.seats.silence import SilenceCog
from sandbox.client.client import Person
from sandbox.client.shown import ShownMessage
from tests.e2e.begin import begin
from tests.e2e.house import House
from tests.e2e.people.test_directs import choose, direct
from tests.e2e.thumbs import controls
from tests.play.house import FakeClock

pytestmark = pytest.mark.rule("CLB-2.2")


@pytest.fixture
def clock() -> FakeClock:
    return FakeClock()


@pytest.fixture
async def house(tmp_path: Path, clock: FakeClock) -> AsyncIterator[House]:
    async with House(tmp_path, pictures=False, still=True, clock=clock) as opened:
        yield opened


async def fell_silent(house: House, clock: FakeClock) -> None:
    """Two matches wait, and nobody presses anything for days."""
    for _ in range(2):
        await begin(house, 2, 0, "sampler")
    clock.pass_(days=4)
    await house.bot.find(SilenceCog).regularly()
    await house.quiet()


def seen(person: Person, words: str) -> list[ShownMessage]:
    """The messages to this person alone that say this."""
    found = person.messages_seen.values()
    return [one for one in found if one.ephemeral and words in one.text]


@pytest.mark.parametrize(
    ("language", "asked", "sought", "sure", "left"),
    [
        (
            "en-US",
            "have waited for you for a long time",
            "in 2 matches",
            "your 2 matches",
            "You have left 2 matches",
        ),
        ("fr", "t’attendent depuis longtemps", "dans 2 parties", "tes 2 parties", "quitté 2"),
    ],
)
async def test_one_answer_is_for_all_matches(
    house: House, clock: FakeClock, language: str, asked: str, sought: str, sure: str, left: str
) -> None:
    ana = await house.client.user("Ana", language)
    await fell_silent(house, clock)
    await ana.slash("settings")
    await house.quiet()
    await ana.until(lambda: seen(ana, asked), "the question")
    (question,) = seen(ana, asked)
    said = (await question.press("hush-seek")).message
    assert sought in said.text
    await ana.slash("settings")
    await house.quiet()
    assert not seen(ana, asked)  # once; that message says something else by now
    clock.pass_(days=4)
    await house.bot.find(SilenceCog).regularly()
    await ana.slash("settings")
    await ana.until(lambda: seen(ana, asked), "the question")
    *_, question = seen(ana, asked)
    page = (await question.press("hush-leave")).message
    assert sure in page.text
    assert left in (await page.press("hush-left")).text
    assert await house.services.play.matches.of_person(int(ana.id)) == ()


async def test_by_direct_message_where_those_were_chosen(house: House, clock: FakeClock) -> None:
    ana = await house.client.user("Ana", "en-US")
    await choose(house, ana, "direct")
    await fell_silent(house, clock)
    await house.bot.find(SilenceCog).regularly()
    await house.quiet()
    found = [one for one in await direct(ana) if controls(one, "hush-back:")]
    assert len(found) == 1
    (back,) = controls(found[0], "hush-back:")
    page = (await (await ana.message(found[0].id)).press(str(back["custom_id"]))).message
    assert page.ephemeral
    assert "Waiting for you" in page.text
