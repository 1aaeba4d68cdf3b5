"""A rolling tournament as it is stored: until its date matches flow, then it ends (EVT-2.7)."""

from datetime import timedelta

import pytest

from tests.play.house import House
from tests.play.tournaments.played import PEOPLE, begun, end, rowsof, running
from tournaments.records import Terms

pytestmark = pytest.mark.rule("EVT-2.7")
ROLLING = Terms(format="rolling", season=14, at_once=2)


async def ticks(home: House, count: int = 4, **time: float) -> None:
    home.clock.pass_(**time)
    for _ in range(count):
        home.clock.pass_(seconds=1)
        await home.play.tournaments.tick()


async def test_matches_flow_until_its_date_and_all_ends_two_days_later(home: House) -> None:
    tournament = await begun(home, ROLLING, 12)
    await ticks(home, 14)
    shown = await home.play.tournaments.view(tournament)
    assert len(running(home)) == 12
    until_at = shown.facts.dates.until_at
    assert until_at is not None
    assert timedelta(days=13, hours=22) < until_at - home.clock.now() < timedelta(days=14, hours=2)
    ends = [one.until_at for one in shown.pairings]
    assert all(one is not None and one <= until_at for one in ends)
    for _ in range(6):
        for match in running(home)[:3]:
            await end(home, match)
        await ticks(home, 6, hours=20)
    shown = await home.play.tournaments.view(tournament)
    assert len(running(home)) == 12  # as many have followed as have ended
    assert shown.open_to_entry
    assert shown.left == {}
    home.clock.pass_(seconds=(until_at - home.clock.now()).total_seconds() - 3600)
    await ticks(home, 2)
    for match in running(home)[:4]:
        await end(home, match)
    await ticks(home, 6)
    shown = await home.play.tournaments.view(tournament)
    assert shown.tournament.closed
    assert len(running(home)) == 8  # nothing begins any more
    assert shown.left
    for _ in range(6):
        await ticks(home, 4, hours=12)
        await home.play.time.tick()
        await home.play.matches.settled()
    await ticks(home, 12, hours=1)
    shown = await home.play.tournaments.view(tournament)
    assert shown.facts.status == "over"
    assert all(one.status == "over" for one in shown.pairings)
    assert rowsof(home, "SELECT count(*) FROM tournament_result") == [(0,)]


async def test_who_enters_late_meets_whoever_is_free(
    home: House,
) -> None:
    tournament = await begun(home, ROLLING, 12)
    await ticks(home, 14)
    await home.play.tournaments.enter(tournament, PEOPLE[12])
    await ticks(home, 6)
    await end(home, running(home)[0])
    await ticks(home, 6)
    shown = await home.play.tournaments.view(tournament)
    late = shown.of(PEOPLE[12].id)
    assert late is not None
    assert shown.open_of(late.number)


async def test_where_nobody_is_left_to_meet_it_ends_at_its_date(home: House) -> None:
    """Everybody has left the tournament but one: nothing is awaited any more."""
    tournament = await begun(home, ROLLING, 12)
    await ticks(home, 14)
    for person in PEOPLE[1:12]:
        await home.play.tournaments.leave(tournament, person.id)
    for match in running(home):
        await end(home, match)
    await ticks(home, 4)
    shown = await home.play.tournaments.view(tournament)
    assert shown.facts.status == "over"


async def test_a_match_that_is_past_its_end_changes_nothing_for_the_others(home: House) -> None:
    """The tournament is looked at then; it is not written anew each time."""
    tournament = await begun(home, ROLLING, 12)
    await ticks(home, 14)
    (first, *_) = running(home)
    early = "UPDATE tournament_match SET until_at = started_at FROM match WHERE match.id = match"
    early += " AND match.id = ?"
    await home.play.store.write(lambda db: db.execute(early, (first,)))
    await ticks(home, 3, minutes=6)
    before = (await home.play.tournaments.load(tournament)).facts.message.change
    for _ in range(4):
        await ticks(home, 2, minutes=6)
    assert (await home.play.tournaments.load(tournament)).facts.message.change == before
