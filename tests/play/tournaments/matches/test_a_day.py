"""The day that is left after a deadline: nothing is earned in it, and only outages stop it."""

from datetime import datetime, timedelta

import pytest

from db.queries import days_off
from play.tournaments.organising.acts import Act
from tests.play.house import House
from tests.play.tournaments.matches.test_deadlines import (
    HOUR,
    at_its_deadline,
    person_of,
    standins,
    ticks,
)
from tests.play.tournaments.played import ORGANISER

pytestmark = pytest.mark.rule("EVT-5.1")
A_DAY = timedelta(hours=24)


async def shown(home: House, match: str) -> datetime:
    """Until when somebody is waited for, as everybody reads it."""
    found = (await home.play.matches.board(match)).public.deadline_at
    assert found is not None
    return found


async def one_left(home: House, pace: str = "quick") -> tuple[str, int, datetime]:
    """A match just after its deadline: one seat is played by the AI, the other has a day."""
    _, match, until_at = await at_its_deadline(home)
    change = "UPDATE match SET pace = ?, edition = edition + 1 WHERE id = ?"
    await home.play.store.write(lambda db: db.execute(change, (pace, match)))
    await ticks(home, seconds=30)
    (gone,) = await standins(home, match)
    return match, 1 - gone, until_at


async def test_days_off_do_not_stop_it(home: House) -> None:
    """Neither those that begin in it nor those that had begun; what is shown knows it."""
    match, seat, until_at = await one_left(home)
    one = await person_of(home, match, seat)
    now = home.clock.now()
    await home.play.days_off.take(one.id, now, now + timedelta(days=5), "UTC")
    home.clock.pass_(hours=13)
    await home.play.time.tick()
    await ticks(home, seconds=1)
    assert abs(await shown(home, match) - until_at - A_DAY) < timedelta(minutes=2)
    await ticks(home, hours=11, minutes=2)
    assert await standins(home, match) == {0, 1}


async def test_days_off_that_had_begun_do_not_stop_it(home: House) -> None:
    _, match, until_at = await at_its_deadline(home, hours=30)
    for seat in (0, 1):
        one = await person_of(home, match, seat)
        now = home.clock.now()
        await home.play.days_off.take(one.id, now, now + timedelta(days=9), "UTC")
    home.clock.pass_(hours=29, minutes=59)
    await home.play.time.tick()
    await ticks(home, minutes=2)
    assert len(await standins(home, match)) == 1
    assert abs(await shown(home, match) - until_at - A_DAY) < timedelta(minutes=2)
    await ticks(home, hours=24, minutes=2)
    assert await standins(home, match) == {0, 1}


@pytest.mark.parametrize("pace", ["quick", "normal"])
async def test_nothing_is_earned_in_it(home: House, pace: str) -> None:
    """However often somebody is asked anew: what is left of the day is all, also of a grace."""
    match, seat, until_at = await one_left(home, pace)
    assert await shown(home, match) <= until_at + A_DAY + timedelta(minutes=5)
    one = await person_of(home, match, seat)
    for hours in (5, 5, 5, 5):
        home.clock.pass_(hours=hours)
        await home.answer_any(match, one)
        await home.play.matches.settled()
        await ticks(home, seconds=20)
        assert await shown(home, match) <= until_at + A_DAY + timedelta(minutes=5)
    await ticks(home, hours=4, minutes=5)
    assert await standins(home, match) == {0, 1}


@pytest.mark.rule("TIM-2.2")
async def test_no_half_day_is_spent_for_it(home: House) -> None:
    """It would stop nothing."""
    match, seat, _ = await one_left(home)
    one = await person_of(home, match, seat)
    await home.play.people.set_spends_days(one.id, wanted=True)
    home.clock.pass_(hours=24, minutes=1)
    await home.play.time.tick()
    for _ in range(2):
        await ticks(home, minutes=1)
    assert await standins(home, match) == {0, 1}
    assert await home.play.store.read(days_off.of_person, one.id) == ()


async def test_a_pause_that_was_agreed_upon_moves_no_round(home: House) -> None:
    _, match, _ = await at_its_deadline(home, hours=60)
    people = [await person_of(home, match, seat) for seat in (0, 1)]
    await home.play.matches.propose(match, people[0].id, "pause")
    await home.play.matches.propose(match, people[1].id, "pause")
    assert (await home.play.matches.board(match)).public.paused_at is not None
    await ticks(home, hours=60, seconds=30)
    assert len(await standins(home, match)) == 1
    await ticks(home, hours=24, minutes=5)
    assert await standins(home, match) == {0, 1}
    await ticks(home, hours=25)
    assert (await home.play.matches.board(match)).public.status == "over"


async def test_whoever_is_given_more_time_by_an_organiser_misses_nothing_in_it(home: House) -> None:
    """The deadline is extended after it was looked at: all of a day is left after the new one."""
    tournament, match, until_at = await at_its_deadline(home)
    await ticks(home, seconds=30)
    (gone,) = await standins(home, match)
    act = Act("extend", 0, "10")
    await home.play.tournaments.decide(tournament, ORGANISER.id, act, "en retard")
    home.clock.pass_(hours=10)
    await ticks(home, seconds=30)
    assert await standins(home, match) == {gone}
    assert abs(await shown(home, match) - until_at - A_DAY - 10 * HOUR) < timedelta(minutes=5)
