"""Who has left the server is not paired, and asked about before (EVT-1.14)."""

from datetime import timedelta

import pytest

from db.records.time import TimeTerms
from play.tournaments import conversion
from tests.play.house import House, asks
from tests.play.people.test_asking import answered
from tests.play.tournaments.played import (
    ORGANISER,
    PEOPLE,
    begun,
    chosen,
    end,
    opened,
    people_of,
    running,
)
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
    assert asked[-1] == ORGANISER.id  # others come first
    assert sorted(asked[:-1]) == [one.id for one in PEOPLE[:6]]
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


@pytest.mark.rule("EVT-1.14")
async def test_who_had_left_is_asked_about_again_before_the_next_round(home: House) -> None:
    """A question that finds them there undoes it: they need not press anything."""
    tournament = await played(home, SWISS, 6)
    await home.play.members.gone(PEOPLE[1].id, 1)
    for number in (2, 3):
        home.clock.pass_(hours=2)  # an answer counts for one
        await over(home)
        asked = list[int]()
        while (question := await home.play.members.next_question()) is not None:
            asked.append(question[0])
            if number == 3 and question[0] == PEOPLE[1].id:
                await home.play.members.here(*question)
            home.play.members.answered(question)
        assert PEOPLE[1].id in asked
        await home.play.tournaments.tick()
        assert (2 in await paired(home, tournament, number)) == (number == 3)


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


async def statuses(home: House, tournament: str) -> dict[int, str]:
    whole = await home.play.tournaments.load(tournament)
    return {one.number: one.status for one in whole.entrants}


@pytest.mark.rule("EVT-1.14")
@pytest.mark.parametrize("shape", [Terms(format="robin"), Terms(format="knockout"), SWISS])
async def test_who_left_before_it_begins_waits_and_their_place_goes_to_who_is_there(
    home: House, shape: Terms
) -> None:
    tournament = await opened(home, shape, 6, places=5)
    await home.play.members.gone(PEOPLE[0].id, 1)
    whole = await home.play.tournaments.start(tournament, ORGANISER.id)
    assert await statuses(home, tournament) == {
        1: "waiting",
        **dict.fromkeys(range(2, 7), "entered"),
    }
    assert {one for pair in whole.pairings for one in pair.people} <= {2, 3, 4, 5, 6}
    assert 1 not in conversion.read(whole).seeds


@pytest.mark.rule("EVT-1.14")
async def test_it_begins_with_all_where_too_few_would_be_left(home: House) -> None:
    tournament = await opened(home, Terms(format="knockout"), 3)
    await home.play.members.gone(PEOPLE[0].id, 1)
    await home.play.tournaments.start(tournament, ORGANISER.id)
    assert {*(await statuses(home, tournament)).values()} == {"entered"}


@pytest.mark.rule("EVT-1.14")
async def test_one_that_begins_by_itself_asks_first(home: House) -> None:
    service = home.play.tournaments
    home.play.members.asks = True
    tournament = await service.open(
        server=1,
        channel=10,
        creator=asks(ORGANISER),
        name="Coupe",
        locale="fr",
        game="firstdeck",
        shape=Terms(format="robin"),
        starts_at=home.clock.now() + timedelta(hours=80),
    )
    for person in PEOPLE[:5]:
        await service.enter(tournament, person)
    home.clock.pass_(hours=33)
    for person in PEOPLE[:5]:
        await service.confirm(tournament, person.id)
    home.clock.pass_(hours=40)
    await service.tick()
    await answered(home)
    home.clock.pass_(hours=7, seconds=1)
    await service.tick()
    assert (await service.load(tournament)).facts.status == "open"  # it is being asked
    await answered(home, gone=PEOPLE[2].id)
    await service.tick()
    assert (await service.load(tournament)).facts.status == "running"
    assert (await statuses(home, tournament))[3] == "waiting"


@pytest.mark.rule("EVT-1.14")
async def test_who_left_does_not_move_up(home: House) -> None:
    service = home.play.tournaments
    tournament = await opened(home, SWISS, 7, places=5)
    await service.start(tournament, ORGANISER.id)
    home.play.members.asks = True
    home.clock.pass_(hours=25)
    await service.leave(tournament, PEOPLE[0].id)
    await service.tick()
    assert (await statuses(home, tournament))[6] == "waiting"  # it is being asked
    assert PEOPLE[5].id in await answered(home, gone=PEOPLE[5].id)
    await service.tick()
    await answered(home)
    await service.tick()
    found = await statuses(home, tournament)
    assert (found[6], found[7]) == ("waiting", "entered")
    await service.leave(tournament, PEOPLE[1].id)
    await service.enter(tournament, PEOPLE[20])  # comes before who left
    found = await statuses(home, tournament)
    assert (found[6], found[8]) == ("waiting", "entered")


@pytest.mark.rule("EVT-1.14")
async def test_a_knockout_pairs_nobody_who_left(home: House) -> None:
    """Who would meet them goes on; of the others nobody is asked again."""
    service = home.play.tournaments
    tournament = await begun(home, Terms(format="knockout", best_of=3), 4)
    for _ in range(4):
        await service.tick()
        home.clock.pass_(seconds=2)
    home.play.members.asks = True
    home.clock.pass_(hours=25)
    first, second = running(home)
    left = min(people_of(home, first))  # the others have just conceded: they were heard
    for match in (first, second):
        await end(home, match)
    await home.play.matches.settled()
    for _ in range(2):
        await service.tick()
        await chosen(home, tournament)
    asked = await answered(home, gone=left)
    assert {*asked} == {left, min(people_of(home, second)), ORGANISER.id}
    await service.tick()
    whole = await service.load(tournament)
    number = next(one.number for one in whole.entrants if one.person == left)
    mine = [one for one in whole.pairings if number in one.people]
    assert [one.game for one in mine] == [1]
    (bye,) = (one for one in conversion.read(whole).byes if one.entrant == number)
    assert (bye.round, bye.kind) == (1, "missed")
    other = [one for one in whole.pairings if number not in one.people and one.round == 1]
    assert max(one.game for one in other) == 2


@pytest.mark.rule("EVT-1.14")
async def test_at_live_paces_it_is_asked_of_who_was_silent_since_the_last_round(
    home: House,
) -> None:
    service = home.play.tournaments
    tournament = await service.open(
        server=1,
        channel=10,
        creator=asks(ORGANISER),
        name="Soirée",
        locale="fr",
        game="firstdeck",
        shape=SWISS,
        terms=TimeTerms("live-3"),
    )
    for person in PEOPLE[:6]:
        await service.enter(tournament, person)
    home.play.members.asks = True
    await answered(home)
    await service.start(tournament, ORGANISER.id)
    for person in PEOPLE[:6]:
        await home.play.members.heard(person.id, 1)
    home.clock.pass_(minutes=1)
    for _ in range(4):
        await service.tick()
        home.clock.pass_(seconds=2)
    home.clock.pass_(minutes=20)
    await home.play.members.heard(PEOPLE[0].id, 1)
    for match in running(home):
        people = people_of(home, match)
        await home.play.matches.concede(match, max(people))
    await home.play.matches.settled()
    await service.tick()
    assert await paired(home, tournament, 2) == set()
    asked = await answered(home, gone=PEOPLE[1].id)
    assert PEOPLE[0].id not in asked
    assert PEOPLE[1].id in asked
    await service.tick()
    here = {1, 3, 4, 5, 6}
    assert await paired(home, tournament, 2) == here - await resting(home, tournament, 2)


async def resting(home: House, tournament: str, number: int) -> set[int]:
    read = conversion.read(await home.play.tournaments.load(tournament))
    return {one.entrant for one in read.byes if one.round == number and one.kind == "odd"}


@pytest.mark.rule("EVT-1.14")
async def test_who_is_back_in_a_robin_plays_at_once(home: House) -> None:
    """Nothing else happens there that would have it looked at."""
    service = home.play.tournaments
    tournament = await begun(home, Terms(format="robin"), 4)
    await home.play.members.gone(PEOPLE[0].id, 1)
    await over(home)
    await over(home)
    whole = await service.load(tournament)
    assert {one.status for one in whole.pairings if 1 not in one.people} == {"over"}
    assert {one.status for one in whole.pairings if 1 in one.people} == {"planned"}
    await home.play.members.heard(PEOPLE[0].id, 1)
    await service.tick()
    whole = await service.load(tournament)
    assert {one.status for one in whole.pairings if 1 in one.people} == {"open"}


@pytest.mark.rule("EVT-1.14")
async def test_a_tournament_tells_who_left(home: House) -> None:
    tournament = await opened(home, SWISS, 5)
    told: list[str] = []
    home.play.tournaments.on_change(told.append)
    await home.play.members.gone(PEOPLE[0].id, 1)
    await home.play.members.gone(PEOPLE[0].id, 1)
    view = await home.play.tournaments.view(tournament)
    assert [one.number for one in view.departed] == [1]
    assert told == [tournament]
    await home.play.members.here(PEOPLE[0].id, 1)
    assert (await home.play.tournaments.view(tournament)).departed == ()
    assert told == [tournament, tournament]
