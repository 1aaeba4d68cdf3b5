"""A person is not called too often, however many matches wait for them (TIM-4.3)."""

import sqlite3
from collections.abc import AsyncIterator
from datetime import datetime, timedelta
from pathlib import Path

import pytest

from db.queries.match import limits
from db.records.projections import Ping
from db.records.time import TimeTerms
from tests.play.house import ANA, BAO, FakeClock, House, house
from tests.play.match.calls.test_pings import finish_sitting

pytestmark = pytest.mark.rule("TIM-4.3")
WEEK = TimeTerms("week")


async def due(home: House, person: int = BAO.id) -> list[Ping]:
    """Send what is due, as often as the bot looks; return what this person gets."""
    found: list[Ping] = []
    while pings := await home.play.projections.pings():
        for ping in pings:
            await home.play.projections.pinged(ping, 10, 1000 + len(found))
        found += [ping for ping in pings if ping.person == person]
    return found


async def test_who_presses_nothing_is_called_to_other_matches_after_two_hours(
    home: House,
) -> None:
    """By one call, in the match whose time ends first, which stands for all others."""
    first = await home.match(ANA, BAO, terms=WEEK)
    assert [(one.match, one.gathers) for one in await due(home)] == [(first, False)]
    home.clock.pass_(hours=1)
    later = await home.match(ANA, BAO, terms=WEEK)
    soon = await home.match(ANA, BAO, terms=TimeTerms("three-days"))
    assert await due(home) == []
    home.clock.pass_(minutes=59)
    assert await due(home) == []
    home.clock.pass_(minutes=1)
    assert [(one.match, one.gathers) for one in await due(home)] == [(soon, True)]
    home.clock.pass_(hours=2)
    assert await due(home) == []  # it waits on its board
    await home.play.people.pressed(BAO.id, "fr")
    assert [(one.match, one.gathers) for one in await due(home)] == [(later, False)]


async def test_what_comes_after_such_a_call_gets_one_of_its_own_two_hours_later(
    home: House,
) -> None:
    for _ in range(2):
        await home.match(ANA, BAO, terms=WEEK)
    assert len(await due(home)) == 1
    home.clock.pass_(hours=2)
    assert len(await due(home)) == 1
    home.clock.pass_(hours=1)
    new = await home.match(ANA, BAO, terms=WEEK)
    home.clock.pass_(minutes=59)
    assert await due(home) == []
    home.clock.pass_(minutes=1)
    assert [(one.match, one.gathers) for one in await due(home)] == [(new, True)]


async def test_there_are_eight_calls_a_day_and_the_soonest_deadline_is_first(home: House) -> None:
    matches = [await home.match(ANA, BAO, terms=WEEK) for _ in range(8)]
    soon = await home.match(ANA, BAO, terms=TimeTerms("three-days"))
    called: list[str] = []
    for _ in range(40):
        await home.play.people.pressed(BAO.id, "fr")
        called += [one.match for one in await due(home)]
        home.clock.pass_(minutes=15)
    assert called[0] == soon
    assert len(called) == 8
    (left,) = {*matches} - {*called}
    home.clock.pass_(hours=24 - 10)
    await home.play.people.pressed(BAO.id, "fr")
    assert [one.match for one in await due(home)] == [left]


async def test_live_matches_are_outside_of_that(home: House) -> None:
    await home.match(ANA, BAO, terms=WEEK)
    assert len(await due(home)) == 1
    for _ in range(9):
        await home.match(ANA, BAO, terms=TimeTerms("live-10"))
        assert [one.live for one in await due(home)] == [True]


async def test_so_is_the_one_call_of_a_sitting_that_is_half_over(home: House) -> None:
    await home.match(ANA, BAO, terms=WEEK)
    waits = await home.match(ANA, BAO, terms=TimeTerms("day"))
    first = await due(home)
    assert [one.match for one in first] == [waits]
    other = await home.match(ANA, BAO, terms=TimeTerms("day"))
    home.clock.pass_(hours=1)
    assert await due(home) == []
    home.clock.pass_(hours=11, minutes=1)
    called = await due(home)
    assert other in [one.match for one in called]
    assert [one.gathers for one in called if one.match == other] == [False]
    home.clock.pass_(minutes=30)
    assert other not in [one.match for one in await due(home)]


@pytest.mark.rule("TIM-1.4")
@pytest.mark.parametrize("what", ["outage", "clock put forward", "clock put back"])
async def test_what_nobody_lived_through_makes_no_sitting_half_over(
    strict: House, what: str
) -> None:
    home = strict
    await home.play.time.tick()
    await home.match(ANA, BAO, terms=WEEK)
    await due(home)
    other = await home.match(ANA, BAO, terms=TimeTerms("day"))
    await home.play.time.tick()
    if what == "outage":
        home.clock.pass_(hours=30)
    else:
        home.clock.jump(timedelta(hours=30 if what == "clock put forward" else -30))
    await home.play.time.tick()
    await home.play.time.caught_up()
    await home.play.store.write(called_now, BAO.id, home.clock.now())
    assert await due(home) == []  # the sitting has all of its time
    for _ in range(25):
        home.clock.pass_(minutes=29)
        await home.play.time.tick()
    await home.play.store.write(called_now, BAO.id, home.clock.now())
    assert [one.match for one in await due(home)] == [other]


@pytest.fixture
async def strict(tmp_path: Path) -> AsyncIterator[House]:
    """A house that takes half an hour without a sign of life for an outage."""
    made = await house(tmp_path / "strict.db", FakeClock(), timedelta(minutes=30))
    yield made
    await made.play.close()


def called_now(db: sqlite3.Connection, person: int, now: datetime) -> None:
    limits.note(db, person, now, gathers=True)


@pytest.mark.rule("TIM-1.4")
async def test_a_weekend_that_does_not_count_makes_no_sitting_half_over(home: House) -> None:
    """It begins on a Friday at 9:00, when 15 of its 24 hours are before the weekend."""
    home.clock.pass_(days=4)
    await home.match(ANA, BAO, terms=WEEK)
    assert len(await due(home)) == 1
    other = await home.match(ANA, BAO, terms=TimeTerms("day", weekends="UTC"))
    home.clock.pass_(hours=37)  # less than half of the calendar's time is left
    await home.play.store.write(called_now, BAO.id, home.clock.now())
    assert other not in [one.match for one in await due(home)]
    home.clock.pass_(hours=24)  # Sunday 22:00: nine hours count from Monday on
    await home.play.store.write(called_now, BAO.id, home.clock.now())
    assert other in [one.match for one in await due(home)]


async def test_another_call_to_the_same_match_comes_as_before(home: House) -> None:
    match = await home.match(ANA, ais=1, terms=WEEK)
    home.clock.pass_(minutes=10)
    assert [one.match for one in await due(home, ANA.id)] == [match]
    home.clock.pass_(days=3, hours=13)
    await home.play.time.tick()
    assert [one.kind for one in await due(home, ANA.id)] == ["reminder"]


async def test_a_call_that_cannot_be_sent_holds_up_no_other(home: House) -> None:
    shut = await home.match(ANA, BAO, terms=TimeTerms("three-days"))
    fine = await home.match(ANA, BAO, terms=WEEK)
    first = await home.play.projections.pings()
    assert [one.match for one in first if one.person == BAO.id] == [shut]
    assert await home.play.projections.pings() == ()
    home.clock.pass_(minutes=2)
    then = await home.play.projections.pings()
    assert [one.match for one in then if one.person == BAO.id] == [fine]


async def test_who_has_answered_is_called_for_what_comes_next(home: House) -> None:
    match = await home.match(ANA, BAO, terms=WEEK)
    assert len(await due(home)) == 1
    await home.play.people.pressed(BAO.id, "fr")
    await finish_sitting(home, match, BAO)
    other = await home.match(ANA, BAO, terms=WEEK)
    assert other in [one.match for one in await due(home)]
    assert (await home.play.projections.figures()).due_pings == 0


async def test_the_figures_count_nothing_that_is_held_back(home: House) -> None:
    for _ in range(3):
        await home.match(ANA, BAO, terms=WEEK)
    await due(home)
    assert (await home.play.projections.figures()).due_pings == 0
    home.clock.pass_(hours=3)
    assert (await home.play.projections.figures()).due_pings > 0


async def test_what_is_kept_of_calls_is_a_day_old_at_most(home: House) -> None:
    for _ in range(3):
        await home.match(ANA, BAO, terms=WEEK)
        await home.play.people.pressed(BAO.id, "fr")
        await due(home)
        home.clock.pass_(hours=13)
    exported = (await home.play.people.export(BAO.id)).decode()
    assert '"called"' in exported
    count = await home.play.store.read(
        lambda db: db.execute("SELECT count(*) FROM called WHERE person = ?", (BAO.id,)).fetchone()
    )
    assert count[0] == 2
