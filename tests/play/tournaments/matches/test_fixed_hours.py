"""The end of a round may be a fixed hour of the wall clock (EVT-1.11)."""

from datetime import UTC, datetime, timedelta
from zoneinfo import ZoneInfo

import pytest

from db.queries import outages
from db.queries.outages import SOONEST
from play.time.moving import OUTAGE
from play.tournaments.matches.deadlines import at_hour
from tests.play.house import House, asks
from tests.play.tournaments.played import ORGANISER, PEOPLE
from tournaments.records import Terms

pytestmark = pytest.mark.rule("EVT-1.11")
PARIS = "Europe/Paris"
SUNDAY = 6
LATE = 22 * 60


def local(*parts: int) -> datetime:
    return datetime(*parts[:5], tzinfo=ZoneInfo(PARIS)).astimezone(UTC)


@pytest.mark.parametrize(
    ("now", "days", "day", "ends"),
    [
        # half of a week is over on Sunday at noon: the evening of that day
        ((2026, 12, 3, 0, 0), 7, SUNDAY, (2026, 12, 6, 22, 0)),
        # on Monday morning: a Sunday later
        ((2026, 12, 4, 0, 0), 7, SUNDAY, (2026, 12, 13, 22, 0)),
        ((2026, 12, 3, 9, 30), 3, None, (2026, 12, 4, 22, 0)),
        ((2026, 12, 3, 10, 30), 3, SUNDAY, (2026, 12, 6, 22, 0)),
        # across the end of summer time it stays where the wall clock shows it
        ((2026, 10, 22, 12, 0), 7, SUNDAY, (2026, 11, 1, 22, 0)),
    ],
)
def test_it_is_the_first_that_leaves_half_of_the_round(
    now: tuple[int, ...], days: int, day: int | None, ends: tuple[int, ...]
) -> None:
    found = at_hour(local(*now), timedelta(days=days), LATE, day, PARIS)
    assert found == local(*ends)


def test_where_the_clock_skips_it_is_the_jump_and_of_two_the_first() -> None:
    skipped = at_hour(local(2027, 3, 26, 12, 0), timedelta(days=3), 150, SUNDAY, PARIS)
    assert skipped == datetime(2027, 3, 28, 1, 0, tzinfo=UTC)  # 2:30 is not shown
    twice = at_hour(local(2026, 10, 22, 12, 0), timedelta(days=3), 150, SUNDAY, PARIS)
    assert twice == datetime(2026, 10, 25, 0, 30, tzinfo=UTC)


async def begun(home: House) -> str:
    tournament = await home.play.tournaments.open(
        server=1,
        channel=10,
        creator=asks(ORGANISER),
        name="Coupe",
        locale="fr",
        game="nba",
        shape=Terms(format="swiss"),
        round_days=7,
        ends_minute=LATE,
        ends_day=SUNDAY,
    )
    for person in PEOPLE[:4]:
        await home.play.tournaments.enter(tournament, person)
    await home.play.tournaments.start(tournament, ORGANISER.id)
    await home.play.tournaments.tick()
    return tournament


async def until(home: House, tournament: str) -> datetime:
    found = (await home.play.tournaments.load(tournament)).facts.dates.until_at
    assert found is not None
    return found


async def away(home: House, from_at: datetime, until_at: datetime) -> None:
    """The bot is not there for some time, the last that passes."""
    store, clock = home.play.store, home.clock
    for moment in (from_at, until_at):
        clock.pass_(seconds=int((moment - clock.now()).total_seconds()))
        await store.write(outages.beat, clock.now(), timedelta(minutes=1), OUTAGE)


async def test_a_round_ends_at_its_hour(home: House) -> None:
    tournament = await begun(home)
    ends = (await until(home, tournament)).astimezone(ZoneInfo(PARIS))
    assert (ends.weekday(), ends.hour, ends.minute) == (SUNDAY, 22, 0)
    again = await home.play.tournaments.again(tournament, asks(ORGANISER), "Once more")
    facts = (await home.play.tournaments.load(again)).facts
    assert (facts.ends_minute, facts.ends_day) == (LATE, SUNDAY)


@pytest.mark.parametrize(
    ("before", "after", "later"),
    [
        # an outage within the round moves it by its length
        (timedelta(hours=-30), timedelta(hours=-10), timedelta(hours=20)),
        # one in which it ends by what of it lay before its end
        (timedelta(hours=-10), timedelta(hours=3), timedelta(hours=10)),
        # but the bot is back for ten minutes before
        (timedelta(hours=-1), timedelta(hours=3), timedelta(hours=3) + SOONEST),
    ],
)
async def test_an_outage_moves_it_by_what_of_it_lay_in_the_round(
    home: House, before: timedelta, after: timedelta, later: timedelta
) -> None:
    tournament = await begun(home)
    ends = await until(home, tournament)
    await away(home, ends + before, ends + after)
    assert abs(await until(home, tournament) - ends - later) < timedelta(seconds=2)
