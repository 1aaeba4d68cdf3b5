"""The deadline of a round: the house AI plays on, so that every round ends (EVT-5.1)."""

import json
from datetime import UTC, datetime, timedelta
from sqlite3 import Connection
from typing import Any

import pytest
from msgspec.structs import replace

from db.queries import outages
from db.queries.match import matches
from db.records.matches import StoredMove
from db.records.time import TimeTerms
from db.values import stamp
from games.core.decision import is_legal
from games.core.refused import Refused
from play.match.work.unit import UnitOfWork
from play.records import Person
from play.time.moving import OUTAGE
from play.tournaments import conversion
from play.tournaments.matches import deadlines
from play.tournaments.organising.acts import Act
from tests.play.house import House, asks
from tests.play.tournaments.played import (
    ORGANISER,
    PEOPLE,
    begun,
    end,
    go_on,
    people_of,
    rowsof,
    running,
)
from tournaments import running as running_rules
from tournaments.records import Terms

SWISS = Terms(format="swiss")
NOON = datetime(2026, 3, 2, 12, tzinfo=UTC)
HOUR = timedelta(hours=1)


def move(seat: int | None, hours: float) -> StoredMove:
    return StoredMove(
        step=1,
        seat=seat,
        question="q",
        by="person",
        person=1,
        at=NOON + hours * HOUR,
        change=1,
        move=b"",
        events=b"",
    )


async def standins(home: House, match: str) -> set[int]:
    found = rowsof(home, "SELECT seat FROM seat WHERE match = ? AND standin IS NOT NULL", (match,))
    return {seat for (seat,) in found}


async def ticks(home: House, **time: float) -> None:
    home.clock.pass_(**time)
    for _ in range(3):
        await home.play.tournaments.tick()
        await home.play.matches.settled()


@pytest.mark.rule("EVT-5.1")
async def test_after_the_deadline_the_house_ai_plays_for_the_slowest_then_for_all(
    home: House,
) -> None:
    tournament = await begun(home, SWISS, 4)
    await home.play.tournaments.tick()
    await ticks(home, seconds=5)
    (match, other) = running(home)
    until_at = (await home.play.tournaments.load(tournament)).facts.dates.until_at
    assert until_at == home.clock.now() - timedelta(seconds=5) + timedelta(days=10)
    await ticks(home, days=9, hours=23)
    assert await standins(home, match) == set()
    await ticks(home, hours=1, seconds=30)
    assert len(await standins(home, match)) == 1
    assert len(await standins(home, other)) == 1
    await ticks(home, hours=49)
    whole = await home.play.tournaments.load(tournament)
    assert [one.status for one in whole.pairings if one.round == 1] == ["over", "over"]
    read = conversion.read(whole)
    first = [one for one in read.matches if one.round == 1]
    assert [(len(one.absent), len(one.late)) for one in first] == [(1, 1), (1, 1)]
    points = {row.entrant: row.figures["points"] for row in running_rules.standings(read)}
    assert {*points.values()} == {0}  # whatever the AIs have done with it


async def at_its_deadline(home: House, **before: float) -> tuple[str, str, datetime]:
    """Begin a Swiss of four; return it and its first match, so long before its deadline."""
    tournament = await begun(home, SWISS, 4)
    await home.play.tournaments.tick()
    await ticks(home, seconds=5)
    (match, _) = running(home)
    until_at = (await home.play.tournaments.load(tournament)).facts.dates.until_at
    assert until_at is not None
    left = until_at - home.clock.now() - timedelta(**before)
    home.clock.pass_(seconds=left.total_seconds())
    return tournament, match, until_at


async def person_of(home: House, match: str, seat: int) -> Person:
    query = "SELECT person FROM holder WHERE match = ? AND seat = ?"
    ((found,),) = rowsof(home, query, (match, seat))
    return next(one for one in PEOPLE if one.id == found)


async def picked(home: House, match: str, person: Person) -> None:
    """Let somebody pick what would be legal, and not confirm it."""
    asked = (await home.play.matches.table(match, person.id)).question
    assert asked is not None
    picks = tuple(one.id for one in asked.options)[: max(asked.least, 1)]
    assert is_legal(asked, picks)
    await home.play.matches.select(match, person.id, asked.id, picks)


def by_clock(home: House, match: str) -> list[int]:
    query = "SELECT seat FROM move WHERE match = ? AND by = 'clock' ORDER BY step"
    return [seat for (seat,) in rowsof(home, query, (match,))]


@pytest.mark.rule("EVT-5.1", "TIM-3.1")
async def test_at_the_deadline_what_was_picked_is_played(home: House) -> None:
    """What others pick in the day that is left to them is theirs to confirm, until that is over."""
    _, match, _ = await at_its_deadline(home, seconds=30)
    one = await person_of(home, match, 0)
    await picked(home, match, one)
    await ticks(home, minutes=1)
    assert by_clock(home, match) == [0]
    assert await standins(home, match) == {1}  # of equal waits, who is still asked
    await picked(home, match, one)
    await ticks(home, hours=23)
    assert by_clock(home, match) == [0]
    await ticks(home, hours=2)
    assert by_clock(home, match) == [0, 0]
    assert await standins(home, match) == {0, 1}


@pytest.mark.rule("EVT-5.1", "TIM-1.2a", "TIM-1.5")
async def test_who_has_a_day_left_misses_nothing_in_it(home: House) -> None:
    """However little their bank held; the board says until when they have."""
    _, match, until_at = await at_its_deadline(home)
    await home.put_seat(match, 1, "bank = json_set(coalesce(bank, '{}'), '$.left', 60)")
    await ticks(home, seconds=30)
    assert await standins(home, match) == {0}
    one = await person_of(home, match, 1)
    assert (await home.play.matches.table(match, one.id)).question is not None
    public = (await home.play.matches.board(match)).public
    assert public.deadline_at is not None
    assert abs(public.deadline_at - until_at - 24 * HOUR) < timedelta(minutes=1)
    home.clock.pass_(hours=23)
    await home.play.time.tick()
    await home.play.tournaments.tick()
    assert by_clock(home, match) == []
    assert await standins(home, match) == {0}
    await ticks(home, hours=1, minutes=6)
    assert await standins(home, match) == {0, 1}


@pytest.mark.rule("EVT-5.1", "TIM-1.4")
async def test_the_seat_is_named_for_which_most_time_was_waited_that_counts(home: House) -> None:
    _, match, _ = await at_its_deadline(home)
    await home.put_seat(match, 1, "waited = 60000")
    await ticks(home, seconds=30)
    assert await standins(home, match) == {1}


@pytest.mark.rule("EVT-5.1")
async def test_an_answer_after_the_deadline_takes_no_wait_from_the_other_seat(
    home: House,
) -> None:
    _, match, _ = await at_its_deadline(home)
    await home.put_seat(match, 1, "waited = 60000")
    home.clock.pass_(seconds=20)
    await home.answer_any(match, await person_of(home, match, 0))
    await ticks(home, seconds=10)
    assert await standins(home, match) == {1}


@pytest.mark.rule("EVT-5.1")
async def test_of_equal_waits_that_of_whoever_was_asked_at_the_deadline_counts(
    home: House,
) -> None:
    """Who is asked because somebody else has just answered was not."""
    _, match, until_at = await at_its_deadline(home)
    read = await home.play.store.read(matches.moves, match)
    step = read[-1].step if read else 0
    late = [*read, replace(move(1, 0), step=step, by="clock", at=until_at + timedelta(seconds=20))]
    await home.put_seat(match, 1, "waited = ?, deadline_at = NULL, counted_from = NULL", 3620_000)
    since, ends = stamp(late[-1].at), stamp(until_at + 3 * HOUR)
    times = "waited = 3600000, counted_from = ?1, asked_at = ?1, allowance = 3600000"
    await home.put_seat(match, 0, f"{times}, deadline_at = ?2", since, ends)
    home.clock.pass_(seconds=30)
    async with home.play.tournaments._matches.changing(match) as unit:
        deadlines.pass_over(unit, late, (), until_at, HOUR)
    assert await standins(home, match) == {1}


@pytest.mark.rule("EVT-5.1")
async def test_a_seat_is_named_once(home: House) -> None:
    """A deadline that moves afterwards, by an outage or extended, takes nobody else's day."""
    tournament, match, until_at = await at_its_deadline(home)
    await ticks(home, seconds=30)
    assert await standins(home, match) == {0}
    query = "UPDATE tournament SET until_at = ? WHERE id = ?"
    later = stamp(until_at + 20 * HOUR)
    await home.play.store.write(lambda db: db.execute(query, (later, tournament)))
    await home.put_seat(match, 1, "waited = 900000000")
    await ticks(home, hours=21)
    assert await standins(home, match) == {0}
    await ticks(home, hours=24)
    assert await standins(home, match) == {0, 1}


@pytest.mark.rule("EVT-5.1", "TIM-2.3")
async def test_after_the_deadline_nobody_takes_their_seat_back(home: House) -> None:
    _, match, _ = await at_its_deadline(home)
    home.clock.pass_(seconds=30)
    await home.play.tournaments.tick()
    one = await person_of(home, match, 0)
    table = await home.play.matches.table(match, one.id)
    assert table.public.part_of is not None
    assert table.public.part_of.passed
    with pytest.raises(Refused, match="play-round-over"):
        await home.play.matches.come_back(match, one.id)
    if table.question is not None:
        with pytest.raises(Refused, match="play-round-over"):
            await home.answer_any(match, one)
    await ticks(home, seconds=1)
    assert await standins(home, match) == {0}


@pytest.mark.rule("EVT-1.8", "EVT-5.1")
async def test_a_match_that_begins_anew_is_not_passed_over(home: House) -> None:
    tournament, _, _ = await at_its_deadline(home)
    await ticks(home, seconds=30)
    one, other = (await home.play.tournaments.load(tournament)).pairings
    assert one.passed
    act = Act("pair", one.people[0], str(other.people[0]))
    whole = await home.play.tournaments.decide(tournament, ORGANISER.id, act, "en retard")
    assert not any(each.passed for each in whole.pairings)


@pytest.mark.rule("EVT-5.1")
async def test_who_has_conceded_is_neither_named_nor_absent(home: House) -> None:
    await begun(home, Terms(format="swiss", pod=3, seats=(3,), rounds=2), 6)
    await home.play.tournaments.tick()
    await ticks(home, seconds=5)
    (match, *_) = running(home)
    await ticks(home, days=6)
    await home.put_seat(match, 0, "waited = 500000000")
    await home.play.matches.concede(match, (await person_of(home, match, 0)).id)
    await ticks(home, days=4, seconds=30)
    (named,) = await standins(home, match)
    assert named in {1, 2}
    await ticks(home, days=2, hours=1)
    query = "SELECT people, absent, late, excused, status FROM tournament_match WHERE match = ?"
    ((people, *found, status),) = rowsof(home, query, (match,))
    absent, late, excused = (json.loads(one) for one in found)
    assert status == "over"
    assert len(absent) == 1
    assert sorted([*absent, *late, *excused]) == sorted(json.loads(people)[1:])


@pytest.mark.rule("EVT-5.1")
async def test_whoever_answers_at_the_last_moment_is_not_passed_over(home: House) -> None:
    """What was read before an answer says nothing of who waits now."""
    tournament = await begun(home, SWISS, 4)
    await home.play.tournaments.tick()
    await ticks(home, seconds=5)
    (match, _) = running(home)
    until_at = (await home.play.tournaments.load(tournament)).facts.dates.until_at
    assert until_at is not None
    read = await home.play.store.read(matches.moves, match)
    late = [*read, replace(move(0, 0), step=read[-1].step + 1 if read else 7)]
    home.clock.pass_(days=10)
    repository = home.play.tournaments._matches
    async with repository.changing(match) as unit:
        deadlines.pass_over(unit, late, (), until_at, HOUR)
    assert await standins(home, match) == set()
    async with repository.changing(match) as unit:
        deadlines.pass_over(unit, read, (), until_at, HOUR)
    assert len(await standins(home, match)) == 1


@pytest.mark.rule("EVT-5.1")
async def test_a_match_that_fails_keeps_no_other_from_its_deadline(
    home: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    await begun(home, SWISS, 4)
    await home.play.tournaments.tick()
    await ticks(home, seconds=5)
    (match, other) = running(home)
    done = deadlines.pass_over

    def broken(unit: UnitOfWork, *rest: Any) -> None:
        if unit.stored.id == match:
            raise OSError("disk")
        done(unit, *rest)

    monkeypatch.setattr(deadlines, "pass_over", broken)
    await ticks(home, days=10, seconds=30)
    assert await standins(home, match) == set()
    assert len(await standins(home, other)) == 1


@pytest.mark.rule("EVT-1.8")
async def test_a_pairing_takes_the_result_of_its_own_match_alone(home: House) -> None:
    tournament = await begun(home, SWISS, 4)
    await home.play.tournaments.tick()
    await ticks(home, seconds=5)
    (first, second, *_) = (await home.play.tournaments.load(tournament)).pairings
    assert first.match is not None
    await end(home, first.match)
    await home.play.tournaments._take(first.match, tournament, second.number)
    whole = await home.play.tournaments.load(tournament)
    assert [one.status for one in whole.pairings[:2]] == ["open", "open"]


@pytest.mark.rule("EVT-5.1")
async def test_whoever_is_absent_twice_is_out_and_the_tournament_ends(home: House) -> None:
    """Of two who never answer one is absent, the other late: nobody has any point of it."""
    tournament = await begun(home, SWISS, 4)
    for _ in range(40):
        await ticks(home, days=5)
        whole = await home.play.tournaments.load(tournament)
        if whole.facts.status == "over":
            break
    assert whole.facts.status == "over"
    read = conversion.read(whole)
    gone = {one.number for one in whole.entrants if one.status == "dropped"}
    assert gone == {one for one, times in read.absences.items() if times == 2} == read.sent_away
    assert gone
    here = [row.entrant not in gone for row in running_rules.standings(read)]
    assert here == sorted(here, reverse=True)


@pytest.mark.rule("EVT-1.5", "EVT-5.1")
async def test_the_deadline_of_a_round_moves_with_an_outage(home: House) -> None:
    tournament = await begun(home, SWISS, 4)
    await home.play.tournaments.tick()
    before = (await home.play.tournaments.load(tournament)).facts.dates.until_at
    await home.play.store.write(outages.beat, home.clock.now(), HOUR, OUTAGE)
    home.clock.pass_(days=2)
    await home.play.store.write(outages.beat, home.clock.now(), HOUR, OUTAGE)
    after = (await home.play.tournaments.load(tournament)).facts.dates.until_at
    assert before is not None
    assert after == before + timedelta(days=2)


@pytest.mark.rule("EVT-2.3")
async def test_a_robin_has_no_deadline(home: House) -> None:
    tournament = await begun(home, Terms(format="robin"), 4)
    await home.play.tournaments.tick()
    assert (await home.play.tournaments.load(tournament)).facts.dates.until_at is None


@pytest.mark.rule("EVT-2.5")
async def test_the_time_that_was_waited_for_everybody_is_kept(home: House) -> None:
    await begun(home, Terms(format="knockout"), 4)
    await home.play.tournaments.tick()
    (match, *_) = running(home)
    home.clock.pass_(hours=3)
    people = people_of(home, match)
    asked = [one for one in people if (await home.play.matches.table(match, one)).question]
    await home.answer_any(match, next(one for one in PEOPLE if one.id == asked[0]))
    for person in people:
        await home.play.matches.concede(match, person)
        break
    await home.play.tournaments.tick()
    used = rowsof(home, "SELECT used FROM tournament_match WHERE status = 'over'")
    assert any("10800" in row for (row,) in used)


def test_how_long_was_waited_for_a_seat() -> None:
    moves = [move(None, 0), move(0, 2), move(1, 3), move(0, 7)]
    now = NOON + 10 * HOUR
    whole = deadlines.waited(moves, {1: now}, (0, 1), NOON, now)
    assert whole == {0: 6 * HOUR, 1: 4 * HOUR}
    late = deadlines.waited(moves, {1: now}, (0, 1), NOON + 5 * HOUR, now)
    assert late == {0: 2 * HOUR, 1: 3 * HOUR}
    assert deadlines.waited(moves, {1: now}, (1,), NOON, now) == {1: 4 * HOUR}


@pytest.mark.rule("EVT-5.1")
def test_who_is_asked_at_the_same_time_is_waited_for_all_the_while() -> None:
    moves, now = [move(0, 6)], NOON + 10 * HOUR
    assert deadlines.waited(moves, {1: NOON}, (0, 1), NOON, now) == {0: 6 * HOUR, 1: 10 * HOUR}
    early = NOON - HOUR  # the clock of a sitting runs through several questions
    assert deadlines.waited(moves, {0: early}, (0, 1), NOON, now)[0] == 10 * HOUR
    assert deadlines.waited(moves, {1: early}, (0, 1), NOON, now)[1] == 10 * HOUR


@pytest.mark.rule("EVT-5.1")
def test_days_of_rounds_are_of_the_clock_on_the_wall() -> None:
    before = datetime(2026, 3, 24, 12, tzinfo=UTC)
    assert deadlines.until(before, timedelta(days=10), "", "fr") == datetime(
        2026, 4, 3, 11, tzinfo=UTC
    )
    assert deadlines.until(before, timedelta(days=10), "UTC", "fr") == datetime(
        2026, 4, 3, 12, tzinfo=UTC
    )


@pytest.mark.rule("EVT-5.1")
async def test_an_agreed_end_of_a_pod_leaves_places_as_the_scores_stood(home: House) -> None:
    await begun(home, Terms(format="swiss", pod=3, seats=(3,), rounds=2), 6)
    await home.play.tournaments.tick()
    (match,) = running(home)
    here = [one for one in PEOPLE if one.id in people_of(home, match)]
    for turn in range(200):
        for person in here:
            await home.answer_any(match, person, turn)
        headline = (await home.play.matches.board(match)).public.headline
        scores = [one.args["stars"] for one in headline.scores]
        if len({*scores}) == 3:
            break
    for person in here:
        await home.play.matches.propose(match, person.id, "end")
    await ticks(home, seconds=5)
    query = "SELECT places, scores FROM tournament_match WHERE match = ?"
    ((places, kept),) = rowsof(home, query, (match,))
    assert json.loads(kept) == scores
    assert json.loads(places) == [1 + sum(one > mine for one in scores) for mine in scores]
    assert sorted(json.loads(places)) == [1, 2, 3]


@pytest.mark.rule("EVT-5.1")
async def test_an_agreed_end_of_two_is_a_draw(home: House) -> None:
    await begun(home, SWISS, 4)
    await home.play.tournaments.tick()
    (match,) = running(home)
    for person in people_of(home, match):
        await home.play.matches.propose(match, person, "end")
    await ticks(home, seconds=5)
    ((places,),) = rowsof(home, "SELECT places FROM tournament_match WHERE match = ?", (match,))
    assert json.loads(places) == [1, 1]


@pytest.mark.rule("EVT-5.1", "EVT-5.2")
@pytest.mark.parametrize("allowed", [True, False])
async def test_days_off_excuse_where_they_are_allowed(home: House, allowed: bool) -> None:
    tournament = await home.play.tournaments.open(
        server=1,
        channel=10,
        creator=asks(ORGANISER),
        name="Coupe",
        locale="fr",
        game="firstdeck",
        shape=SWISS,
        terms=TimeTerms("quick", days_off=allowed),
    )
    for person in PEOPLE[:4]:
        await home.play.tournaments.enter(tournament, person)
    await home.play.tournaments.start(tournament, ORGANISER.id)
    await home.play.tournaments.tick()
    now = home.clock.now()
    for person in PEOPLE[:4]:
        await home.play.days_off.take(person.id, now, now + timedelta(days=13), "UTC")
    await ticks(home, days=10, hours=1)
    await ticks(home, days=2)
    whole = await home.play.tournaments.load(tournament)
    over = [one for one in whole.pairings if one.status == "over"]
    assert over
    assert all(one.passed for one in over)
    assert any(one.absent for one in over) is not allowed


async def test_a_zone_that_this_machine_no_longer_knows_stops_no_tournament(home: House) -> None:
    tournament = await begun(home, SWISS, 4)

    def moved(db: Connection) -> None:
        db.execute("UPDATE tournament SET weekends = 'Mars/Olympus', edition = edition + 1")

    await home.play.store.write(moved)
    assert (await go_on(home, tournament)).facts.status == "over"
