"""The machine's clock is changed: what tournaments count from their own moments stays (TIM-1.4)."""

from datetime import timedelta

import pytest

from db.records.tournaments import Announcement
from games.core.refused import Refused
from play.tournaments import conversion
from play.tournaments.organising.acts import Act
from tests.play.house import House
from tests.play.tournaments.matches.test_absent import of_four, ticks
from tests.play.tournaments.matches.test_gaps import beat_long, changed
from tests.play.tournaments.organising.test_editing import news, told
from tests.play.tournaments.played import ORGANISER, PEOPLE, begun, opened
from tournaments.records import Terms

pytestmark = pytest.mark.rule("TIM-1.4")
SWISS = Terms(format="swiss", rounds=3)
DAY, HOUR = timedelta(days=1), timedelta(hours=1)


@pytest.fixture(params=[30 * DAY, -30 * DAY], ids=["forward", "back"])
def by(request: pytest.FixtureRequest) -> timedelta:
    return request.param


async def jumped(home: House, by: timedelta) -> None:
    await beat_long(home)
    await changed(by)(home)


@pytest.mark.rule("EVT-1.10")
async def test_news_come_a_day_after_the_last_whatever_the_clock_shows(
    home: House, by: timedelta
) -> None:
    tournament = await begun(home, SWISS, 4)
    service = home.play.tournaments
    await told(home, tournament)
    await service.decide(tournament, ORGANISER.id, Act("points", 1, "1"), "fair play")
    assert await news(home, tournament) == Announcement("acts", 1)
    await service.edit(tournament, ORGANISER.id, {"name": "Spring"})
    assert await news(home, tournament) is None
    home.clock.pass_(hours=12)
    await jumped(home, by)
    assert await news(home, tournament) is None
    home.clock.pass_(hours=13)
    assert await news(home, tournament) == Announcement("acts", 2)


@pytest.mark.rule("EVT-1.13")
async def test_a_clock_that_is_put_back_keeps_no_organiser_from_writing(home: House) -> None:
    tournament = await begun(home, SWISS, 4)
    service = home.play.tournaments
    await service.write_to_all(tournament, ORGANISER.id, "Have fun")
    await jumped(home, -30 * DAY)
    home.clock.pass_(hours=25)
    await service.write_to_all(tournament, ORGANISER.id, "Have more")
    with pytest.raises(Refused, match="message-today"):
        await service.write_to_all(tournament, ORGANISER.id, "Have it all")


@pytest.mark.rule("EVT-1.13")
async def test_organisers_see_since_when_somebody_is_awaited(home: House, by: timedelta) -> None:
    tournament = await of_four(home, SWISS)
    home.clock.pass_(hours=5)
    before = {
        one.entrant: home.clock.now() - one.since
        for one in await home.play.tournaments.awaited(tournament)
        if one.since is not None
    }
    assert len(before) >= 2
    await jumped(home, by)
    after = await home.play.tournaments.awaited(tournament)
    assert {
        one.entrant: home.clock.now() - one.since for one in after if one.since is not None
    } == before


@pytest.mark.rule("EVT-1.4")
async def test_whoever_entered_first_is_first_after_the_clock_was_put_back(
    home: House, by: timedelta
) -> None:
    tournament = await opened(home, SWISS, 4, places=5)
    await jumped(home, by)
    for person in PEOPLE[4:8]:
        home.clock.pass_(seconds=1)
        await home.play.tournaments.enter(tournament, person)
    whole = await home.play.tournaments.load(tournament)
    order = [one.number for one in conversion.entrants(whole)]
    assert order == [one.number for one in whole.entrants]
    waits = [one.person for one in whole.entrants if one.status == "waiting"]
    view = await home.play.tournaments.view(tournament)
    assert [one.person for one in view.waiting] == waits == [one.id for one in PEOPLE[5:8]]


@pytest.mark.rule("EVT-5.1")
@pytest.mark.parametrize(("ahead", "excused"), [(3 * DAY, True), (2 * DAY, False)])
async def test_days_off_excuse_by_when_they_were_chosen_whatever_the_clock_shows(
    home: House, ahead: timedelta, excused: bool
) -> None:
    """The clock is a day off from then on; days off stay, they cover the deadline either way."""
    for by in (DAY, -DAY):
        tournament = await of_four(home, SWISS)
        until_at = (await home.play.tournaments.load(tournament)).facts.dates.until_at
        assert until_at is not None
        home.clock.pass_(seconds=(until_at - ahead - home.clock.now()).total_seconds())
        now = home.clock.now()
        for person in PEOPLE[:4]:
            await home.play.days_off.take(person.id, now, now + timedelta(days=9), "UTC")
        await jumped(home, by)
        await ticks(home, seconds=ahead.total_seconds() + 60)
        await ticks(home, days=2, hours=1)
        read = conversion.read(await home.play.tournaments.load(tournament))
        first = [one for one in read.matches if one.round == 1]
        assert [bool(one.excused) for one in first] == [excused] * len(first)
        home.clock.pass_(days=400)
        await beat_long(home)
