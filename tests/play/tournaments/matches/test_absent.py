"""Who is absent, late or excused, what it brings them, and when matches that flow end (EVT-5.1)."""

import json
from datetime import datetime, timedelta
from typing import Any

import pytest

from db.queries import days_off, outages
from db.records.time import HalfDay, TimeTerms
from play.time.moving import OUTAGE
from play.tournaments import conversion
from play.tournaments.organising.acts import Act
from tests.play.house import House, asks
from tests.play.tournaments.matches.test_deadlines import (
    HOUR,
    SWISS,
    at_its_deadline,
    person_of,
    standins,
    ticks,
)
from tests.play.tournaments.played import ORGANISER, PEOPLE, begun, end, rowsof, running
from tournaments import running as running_rules
from tournaments.records import Terms


async def of_four(home: House, shape: Terms, **terms: Any) -> str:
    """Begin a tournament of four."""
    tournament = await home.play.tournaments.open(
        server=1,
        channel=10,
        creator=asks(ORGANISER),
        name="Coupe",
        locale="fr",
        game="firstdeck",
        shape=shape,
        terms=TimeTerms("quick", **terms),
    )
    for person in PEOPLE[:4]:
        await home.play.tournaments.enter(tournament, person)
    await home.play.tournaments.start(tournament, ORGANISER.id)
    for _ in range(4):  # one a second
        await ticks(home, seconds=2)
    return tournament


@pytest.mark.rule("EVT-5.1")
@pytest.mark.parametrize(
    ("ahead", "excused"),
    [(HOUR * 24 * 3, True), (HOUR * 24 * 2, False)],  # of ten days the last two and a half are late
)
async def test_days_off_excuse_who_has_chosen_them_before_the_last_quarter(
    home: House, ahead: timedelta, excused: bool
) -> None:
    """Whoever is excused has a draw at most, whatever the AI makes of it."""
    tournament = await of_four(home, SWISS)
    until_at = (await home.play.tournaments.load(tournament)).facts.dates.until_at
    assert until_at is not None
    home.clock.pass_(seconds=(until_at - ahead - home.clock.now()).total_seconds())
    now = home.clock.now()
    for person in PEOPLE[:4]:
        await home.play.days_off.take(person.id, now, now + timedelta(days=9), "UTC")
    await ticks(home, seconds=ahead.total_seconds() + 60)
    await ticks(home, days=2, hours=1)
    read = conversion.read(await home.play.tournaments.load(tournament))
    first = [one for one in read.matches if one.round == 1]
    assert all(one.status == "over" for one in first)
    assert all({*one.excused} == {*one.people} for one in first) is excused
    assert all(not one.excused for one in first) is not excused
    points = {row.entrant: row.figures["points"] for row in running_rules.standings(read)}
    assert {*points.values()} == {1 if excused else 0}


@pytest.mark.rule("EVT-5.1", "TIM-2.2")
async def test_half_days_that_spent_themselves_excuse_nobody(home: House) -> None:
    """They stop the clocks, and the round ends all the same."""
    tournament = await of_four(home, SWISS)
    until_at = (await home.play.tournaments.load(tournament)).facts.dates.until_at
    assert until_at is not None
    begins, ends = until_at - 6 * HOUR, until_at + 6 * HOUR
    for person in PEOPLE[:4]:
        spent = HalfDay(begins, ends, by_itself=True)
        await home.play.store.write(
            days_off.update, person.id, lambda _, one=spent: (one,), home.clock.now()
        )
    home.clock.pass_(seconds=(until_at - home.clock.now()).total_seconds())
    await ticks(home, days=2, hours=1)
    read = conversion.read(await home.play.tournaments.load(tournament))
    first = [one for one in read.matches if one.round == 1]
    assert all(one.status == "over" and not one.excused for one in first)


@pytest.mark.rule("EVT-5.1")
async def test_whoever_has_answered_in_the_last_day_is_not_absent_and_uses_up_a_day(
    home: House,
) -> None:
    """Nobody is named then; whoever uses up the day is late, which drops nobody."""
    tournament, match, until_at = await at_its_deadline(home, hours=20)
    for seat in (0, 1):
        await home.answer_any(match, await person_of(home, match, seat))
    home.clock.pass_(seconds=(until_at - home.clock.now()).total_seconds())
    await ticks(home, seconds=30)
    assert await standins(home, match) == set()
    await ticks(home, hours=48, minutes=10)
    whole = await home.play.tournaments.load(tournament)
    (one,) = (one for one in whole.pairings if one.match == match)
    assert one.status == "over"
    assert one.absent == ()
    assert one.late
    (read,) = (each for each in conversion.read(whole).matches if each.number == one.number)
    assert read.failed == {*one.late}


@pytest.mark.rule("EVT-2.3", "EVT-5.1")
async def test_each_match_of_a_robin_has_its_own_end(home: House) -> None:
    tournament = await of_four(home, Terms(format="robin", at_once=1))
    (match, other) = running(home)
    whole = await home.play.tournaments.load(tournament)
    ends = {one.match: one.until_at for one in whole.pairings if one.match}
    ends_at = ends[match]
    assert ends_at is not None
    assert timedelta(0) < home.clock.now() + timedelta(days=10) - ends_at <= timedelta(seconds=9)
    await end(home, other)
    await ticks(home, days=5)
    whole = await home.play.tournaments.load(tournament)
    later = {one.match: one.until_at for one in whole.pairings if one.match and one.until_at}
    assert later[match] == ends_at
    await ticks(home, days=5, seconds=30)
    assert len(await standins(home, match)) == 1
    await ticks(home, days=2, hours=1)
    whole = await home.play.tournaments.load(tournament)
    (one,) = (one for one in whole.pairings if one.match == match)
    assert (one.status, len(one.absent), len(one.late)) == ("over", 1, 1)
    assert one.found


@pytest.mark.rule("EVT-2.3", "EVT-1.8")
@pytest.mark.parametrize("why", ["outage", "pause", "pause after it"])
async def test_the_end_of_a_match_that_flows_moves(home: House, why: str) -> None:
    """With an outage and a pause; a pause moves none that was over before."""
    tournament = await of_four(home, Terms(format="robin", at_once=1))
    (match, _) = running(home)

    async def until_at() -> datetime:
        whole = await home.play.tournaments.load(tournament)
        found = {one.match: one.until_at for one in whole.pairings}[match]
        assert found is not None
        return found

    async def decide(kind: Any) -> None:
        await home.play.tournaments.decide(tournament, ORGANISER.id, Act(kind), "parce que")

    before = await until_at()
    match why:
        case "outage":
            await home.play.store.write(outages.beat, home.clock.now(), HOUR, OUTAGE)
            home.clock.pass_(days=2)
            await home.play.store.write(outages.beat, home.clock.now(), HOUR, OUTAGE)
            assert await until_at() == before + timedelta(days=2)
        case "pause":
            await decide("pause")
            await ticks(home, days=12)
            assert await standins(home, running(home)[0]) == set()
            await decide("go-on")
            assert await until_at() == before + timedelta(days=12)
        case _:
            home.clock.pass_(days=10, seconds=30)
            await decide("pause")
            await ticks(home, hours=1)
            await decide("go-on")
            assert await until_at() == before


@pytest.mark.rule("EVT-6.1")
async def test_of_a_pod_those_present_are_rated_among_themselves(home: House) -> None:
    """For whom an AI had to finish is last, and has no rating of it."""
    await begun(home, Terms(format="swiss", pod=3, seats=(3, 4), rounds=2), 6)
    await home.play.tournaments.tick()
    await ticks(home, seconds=5)
    (match, *_) = running(home)
    people = {(await person_of(home, match, seat)).id: seat for seat in range(3)}
    gone = min(people)
    await home.put_seat(match, people[gone], "standin = 'sensible', away_at = 1")
    await end(home, match)  # the AI wins
    await ticks(home, seconds=5)
    await home.play.ratings.tick()
    ((sides, adjudicated),) = rowsof(
        home, "SELECT sides, adjudicated FROM result WHERE match = ?", (match,)
    )
    read = {one["people"][0]: one for one in json.loads(sides)}
    assert read[gone]["place"] == 3
    assert read[gone]["changed"]
    assert not adjudicated
    rated = rowsof(home, "SELECT person FROM rated WHERE match = ?", (match,))
    assert {one for (one,) in rated} == {*read} - {gone}


@pytest.mark.rule("EVT-5.1", "EVT-1.4")
async def test_what_runs_on_for_somebody_who_withdrew_is_no_absence(home: House) -> None:
    """Whoever drops out of a robin twice over is late in what runs, and stays where they stood."""
    tournament = await of_four(home, Terms(format="robin", at_once=2))
    gone = (await home.play.tournaments.load(tournament)).entrants[0]
    assert gone.person is not None
    mine = [one for one in running(home) if gone.person in await there(home, one)]
    assert len(mine) == 2
    await home.play.tournaments.leave(tournament, gone.person)
    for match in mine:
        ((seat,),) = rowsof(
            home, "SELECT seat FROM holder WHERE match = ? AND person = ?", (match, gone.person)
        )
        await home.put_seat(match, seat, "standin = 'sensible', away_at = ?", seat * 10**9)
        for person in await there(home, match) - {gone.person}:
            await home.play.matches.concede(match, person)
    await ticks(home, seconds=5)
    read = conversion.read(await home.play.tournaments.load(tournament))
    over = [one for one in read.matches if one.status == "over" and gone.number in one.people]
    assert len(over) == 2
    assert all(one.late == (gone.number,) and not one.absent for one in over)
    assert gone.number not in read.sent_away


async def there(home: House, match: str) -> set[int]:
    found = rowsof(home, "SELECT person FROM holder WHERE match = ?", (match,))
    return {person for (person,) in found if person is not None}


@pytest.mark.rule("EVT-5.1")
async def test_whoever_gives_up_and_goes_has_played(home: House) -> None:
    """They have their place; that nobody holds their seat any more is no absence."""
    tournament = await begun(home, Terms(format="swiss", pod=3, seats=(3,), rounds=2), 6)
    await home.play.tournaments.tick()
    await ticks(home, seconds=5)
    (match, *_) = running(home)
    first, *others = sorted(await there(home, match), reverse=True)
    await home.play.matches.concede(match, first)
    await home.play.people.delete(first)
    await home.play.matches.concede(match, others[0])
    await ticks(home, seconds=5)
    whole = await home.play.tournaments.load(tournament)
    (one,) = (one for one in whole.pairings if one.match == match)
    assert one.status == "over"
    assert (one.absent, one.late, one.excused) == ((), (), ())
