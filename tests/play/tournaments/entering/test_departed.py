"""Who has left the server is not paired, and asked about before (EVT-1.14)."""

import pytest

from play.tournaments import conversion
from tests.play.house import House
from tests.play.people.test_asking import answered
from tests.play.tournaments.played import PEOPLE, begun, end, running
from tournaments.records import Terms

SWISS = Terms(format="swiss")


async def played(home: House, shape: Terms, people: int) -> str:
    """A tournament whose first matches are over, and in which nothing was heard for a day."""
    tournament = await begun(home, shape, people)
    for _ in range(people):
        await home.play.tournaments.tick()
        home.clock.pass_(seconds=2)
    home.play.members.asks = True
    home.clock.pass_(hours=25)
    return tournament


async def paired(home: House, tournament: str, number: int) -> set[int]:
    whole = await home.play.tournaments.load(tournament)
    return {one for pair in whole.pairings if pair.round == number for one in pair.people}


@pytest.mark.rule("EVT-1.14")
async def test_who_left_is_not_paired_until_they_are_back(home: House) -> None:
    tournament = await played(home, SWISS, 6)
    for match in running(home):
        await end(home, match)
    await home.play.matches.settled()
    home.clock.pass_(hours=25)
    await home.play.tournaments.tick()
    assert await paired(home, tournament, 2) == set()  # it is being asked
    asked = await answered(home, gone=PEOPLE[1].id)
    assert sorted(asked) == [one.id for one in PEOPLE[:6]]
    await home.play.tournaments.tick()
    first = await paired(home, tournament, 2)
    assert len(first) == 4
    assert 2 not in first
    whole = await home.play.tournaments.load(tournament)
    assert [one.status for one in whole.entrants] == ["entered"] * 6
    byes = {(one.entrant, one.kind) for one in conversion.read(whole).byes if one.round == 2}
    assert (2, "missed") in byes
    await home.play.members.heard(PEOPLE[1].id, 1)
    await over(home)
    assert 2 in await paired(home, tournament, 3)


async def over(home: House) -> None:
    """End all matches that run, and let the next round be paired."""
    for _ in range(6):
        await home.play.tournaments.tick()
        home.clock.pass_(seconds=2)
    for match in running(home):
        await end(home, match)
    await home.play.matches.settled()
    await home.play.tournaments.tick()


@pytest.mark.rule("EVT-1.14")
async def test_whoever_is_not_asked_in_time_is_paired(home: House) -> None:
    tournament = await played(home, SWISS, 4)
    for match in running(home):
        await end(home, match)
    await home.play.matches.settled()
    home.clock.pass_(hours=25)
    await home.play.tournaments.tick()
    assert await paired(home, tournament, 2) == set()
    home.clock.pass_(seconds=80)
    await home.play.tournaments.tick()
    assert await paired(home, tournament, 2) == {1, 2, 3, 4}


@pytest.mark.rule("EVT-1.14")
async def test_where_too_few_would_be_left_all_are_paired(home: House) -> None:
    tournament = await played(home, SWISS, 4)
    for match in running(home):
        await end(home, match)
    await home.play.matches.settled()
    home.play.members.asks = False
    await home.play.members.gone(PEOPLE[0].id, 1)
    await home.play.tournaments.tick()
    assert await paired(home, tournament, 2) == {1, 2, 3, 4}


@pytest.mark.rule("EVT-1.14")
async def test_no_match_of_a_robin_begins_with_who_left(home: House) -> None:
    tournament = await begun(home, Terms(format="robin", at_once=1), 4)
    await home.play.members.gone(PEOPLE[0].id, 1)
    await home.play.tournaments.tick()
    whole = await home.play.tournaments.load(tournament)
    due = {one for pair in whole.pairings if pair.status == "open" for one in pair.people}
    assert due
    assert 1 not in due


@pytest.mark.rule("EVT-1.14")
@pytest.mark.parametrize(
    ("shape", "left"),
    [(Terms(format="robin"), True), (Terms(format="knockout"), True), (SWISS, False)],
)
async def test_after_three_days_a_tournament_goes_on_without_them(
    home: House, shape: Terms, left: bool
) -> None:
    """In Swiss rounds they are not paired; elsewhere matches would wait for them."""
    tournament = await begun(home, shape, 4)
    await home.play.tournaments.tick()
    await home.play.tournaments.depart(PEOPLE[0].id, 2)  # another server
    await home.play.tournaments.depart(PEOPLE[20].id, 1)  # somebody else
    whole = await home.play.tournaments.load(tournament)
    assert {one.status for one in whole.entrants} == {"entered"}
    await home.play.tournaments.depart(PEOPLE[0].id, 1)
    whole = await home.play.tournaments.load(tournament)
    assert (whole.entrants[0].status == "dropped") is left
    assert {one.status for one in whole.entrants[1:]} == {"entered"}
