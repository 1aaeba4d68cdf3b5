"""A tournament of many stands on its message in several pictures, each of which is another one."""

from collections.abc import AsyncIterator
from datetime import timedelta
from pathlib import Path

import pytest

from cogs.tournaments.posts.news import NewsCog
from sandbox.client.client import Person
from sandbox.client.shown import ShownMessage
from tests.e2e.house import House
from tests.e2e.thumbs import controls
from tests.e2e.tournaments.people import concede, id_of, lived, mine, opened, press, public
from tests.play.house import FakeClock

pytestmark = pytest.mark.rule("EVT-1.2")
PEOPLE = 18  # nine tables, of which eight have room on a picture


@pytest.fixture
async def house(
    tmp_path: Path, clock: FakeClock, monkeypatch: pytest.MonkeyPatch
) -> AsyncIterator[House]:
    monkeypatch.setattr("cogs.tournaments.cog.PAUSE", timedelta(0))
    async with House(tmp_path, clock=clock) as running:
        yield running


async def pictures(person: Person, message: ShownMessage) -> tuple[list[bytes], str]:
    """The pictures of a message, with what is said of them."""
    (newest,) = [one for one in await person.messages(message.channel_id) if one.id == message.id]
    files = [await person.client.file(str(one["media"]["url"])) for one in newest.media]
    return files, " ".join(newest.alt_texts)


async def test_each_page_of_the_draw_and_of_the_standings_is_another(
    house: House, clock: FakeClock
) -> None:
    people = [await house.client.user(f"P{number}.", "fr") for number in range(PEOPLE)]
    page = await opened(house, people[0], "Cup", "nba", form=1, places=20)
    which = id_of(page)
    for person in people:
        await press(await public(person, "Cup"), "t-enter")
    await press(await press(await mine(people[0], which), "t-manage"), "t-begin")
    await lived(house, clock, seconds=40)
    await house.bot.find(NewsCog).sweep()
    await house.quiet()
    written = await people[0].messages(await people[0].channel())
    news = [one for one in written if controls(one, "t-told:")]
    for shown in (await public(people[0], "Cup"), *news):
        draw, said = await pictures(people[0], shown)
        assert len({*draw}) == len(draw) == 2
        assert all(one.name in said for one in people)
    view = await house.services.play.tournaments.view(which)
    first = next(one for one in view.pairings if one.match)
    loser = view.by_number[first.people[1]].person
    await concede(next(one for one in people if int(one.id) == loser), str(first.match))
    await lived(house, clock, seconds=40)
    standings, said = await pictures(people[0], await public(people[0], "Cup"))
    assert len({*standings}) == len(standings) == 3
    assert all(one.name in said for one in people)
