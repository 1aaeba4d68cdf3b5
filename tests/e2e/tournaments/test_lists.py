"""Where there are many tournaments, old ones are found by their name (EVT-1.3)."""

import pytest

from cogs.tournaments.commands import LISTED
from play.records import Person as Known
from tests.e2e.house import House
from tests.e2e.tournaments.people import NAMES, id_of, mine, opened, played_out, press, public
from tests.play.house import FakeClock, asks
from tournaments.records import Terms


@pytest.mark.rule("EVT-1.3")
async def test_the_oldest_of_many_is_found_by_its_name(house: House, clock: FakeClock) -> None:
    ana, bao, *_ = [await house.client.user(name) for name in NAMES]
    service = house.services.play.tournaments
    facts = (await service.load(id_of(await opened(house, ana, "Oldest", form=1, places=4)))).facts
    for number in range(LISTED + 1):
        clock.pass_(seconds=1)
        await service.open(  # prepared ones have no message
            server=facts.server,
            channel=facts.message.channel,
            creator=asks(Known(int(ana.id), "Ana")),
            name=f"Cup {number}",
            locale="en",
            game=facts.game,
            shape=Terms(format="swiss"),
            preparing=True,
        )
    listed = (await ana.slash("event list")).text
    assert "Oldest" not in listed
    assert "2 more" in listed
    assert listed.count("•") == LISTED
    assert "Oldest" in (await ana.slash("event standings", name="Oldest")).text
    assert "Oldest" in (await bao.slash("event list")).text
    assert "Cup" not in (await bao.slash("event list")).text


@pytest.mark.rule("EVT-1.3")
async def test_manage_opens_what_one_organises(house: House, clock: FakeClock) -> None:
    ana, bao, *_ = [await house.client.user(name) for name in NAMES]
    await opened(house, bao, "Cup of Bao")
    clock.pass_(minutes=1)
    await opened(house, ana, "Cup of Ana")
    assert "Cup of Bao" in (await bao.slash("event manage")).text
    assert "Cup of Ana" in (await ana.slash("event manage")).text
    suggested = await bao.autocomplete("event manage", "name", "cup")
    assert [one["name"] for one in suggested] == ["Cup of Bao", "Cup of Ana"]
    suggested = await bao.autocomplete("event standings", "name", "cup")
    assert [one["name"] for one in suggested] == ["Cup of Ana", "Cup of Bao"]


@pytest.mark.rule("EVT-1.3")
async def test_what_is_over_is_found_with_who_won_it(house: House, clock: FakeClock) -> None:
    people = [await house.client.user(name) for name in NAMES[:4]]
    ana, bao, *_ = people
    assert "None has ended here yet." in (await ana.slash("event history")).text
    which = id_of(await opened(house, ana, "Cup", "nba", form=1, places=4))
    for person in people:
        await press(await public(person, "Cup"), "t-enter")
    await press(await press(await mine(ana, which), "t-manage"), "t-begin")
    await played_out(house, clock, people, which)
    page = (await ana.slash("event history")).message
    view = await house.services.play.tournaments.view(which)
    first = [row.entrant for row in view.rows if row.place == 1]
    assert f"**Cup** · 🏆 {view.by_number[first[0]].name}" in page.text
    own = (await page.select(which)).message
    assert "The tournament is over." in own.text
    top = (await bao.slash("top", game="nba")).message
    assert "Cup" in (await press(top, "t-past")).text
