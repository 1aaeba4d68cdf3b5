"""Who waits for a place, before a tournament begins and once it runs; who is out (EVT-1.4)."""

import pytest

from games.core.refused import Refused
from play.tournaments import conversion
from play.tournaments.organising.acts import Act
from tests.play.house import House
from tests.play.tournaments.matches.test_beginnings import planned
from tests.play.tournaments.played import ORGANISER, PEOPLE, go_on, opened
from tests.play.tournaments.test_acts import decide
from tournaments.records import Terms

SWISS = Terms(format="swiss", rounds=4)
IDS = [one.id for one in PEOPLE]


async def entered(home: House, tournament: str) -> set[int | None]:
    whole = await home.play.tournaments.load(tournament)
    return {one.person for one in whole.entrants if one.status == "entered"}


async def full(home: House, shape: Terms = SWISS) -> str:
    """A tournament of four that runs, for which two wait."""
    tournament = await opened(home, shape, 6, places=4)
    await home.play.tournaments.start(tournament, ORGANISER.id)
    await home.play.tournaments.tick()
    assert await entered(home, tournament) == {*IDS[:4]}
    return tournament


@pytest.mark.rule("EVT-1.4")
async def test_in_a_robin_who_moves_up_meets_everybody_who_is_there(home: House) -> None:
    service = home.play.tournaments
    tournament = await full(home, Terms(format="robin", at_once=1))
    await service.leave(tournament, IDS[1])
    await service.tick()
    assert await entered(home, tournament) == {IDS[0], IDS[2], IDS[3], IDS[4]}
    whole = await go_on(home, tournament)
    (mine,) = (one.number for one in whole.entrants if one.person == IDS[4])
    assert sum(mine in one.people and one.status == "over" for one in whole.pairings) == 3


@pytest.mark.rule("EVT-1.4")
async def test_who_waits_moves_up_once_it_runs(home: House) -> None:
    service = home.play.tournaments
    tournament = await full(home)
    await service.enter(tournament, PEOPLE[5])  # no place is free: nothing happens
    assert await entered(home, tournament) == {*IDS[:4]}
    await service.leave(tournament, IDS[1])
    with pytest.raises(Refused, match="full"):  # those who wait come first
        await service.enter(tournament, PEOPLE[9])
    await service.tick()
    assert await entered(home, tournament) == {IDS[0], IDS[2], IDS[3], IDS[4]}
    await service.leave(tournament, IDS[5])
    await service.leave(tournament, IDS[2])
    await service.tick()
    await service.enter(tournament, PEOPLE[9])  # nobody waits any more
    assert await entered(home, tournament) == {IDS[0], IDS[3], IDS[4], IDS[9]}
    whole = await go_on(home, tournament)
    (mine,) = (one.number for one in whole.entrants if one.person == IDS[4])
    assert any(mine in one.people for one in whole.pairings)
    waited = [one.number for one in whole.entrants if one.person == IDS[5]]
    assert not {*waited} & {row.entrant for row in (await service.view(tournament)).rows}


@pytest.mark.rule("EVT-1.4")
async def test_nobody_moves_up_once_it_is_too_late(home: House) -> None:
    service = home.play.tournaments
    tournament = await full(home, Terms(format="knockout"))
    await service.leave(tournament, IDS[1])
    await service.tick()
    assert IDS[4] not in await entered(home, tournament)
    with pytest.raises(Refused, match="closed"):
        await service.enter(tournament, PEOPLE[4])


@pytest.mark.rule("EVT-1.4", "EVT-1.8")
async def test_organisers_let_in_and_put_in_a_place_who_waits(home: House) -> None:
    service = home.play.tournaments
    tournament = await full(home)
    whole = await service.load(tournament)
    act = Act("add")
    await service.decide(tournament, ORGANISER.id, act, "ami", person=PEOPLE[5])
    assert await entered(home, tournament) == {*IDS[:4], IDS[5]}
    act = Act("replace", whole.entrants[0].number)
    whole = await service.decide(tournament, ORGANISER.id, act, "malade", person=PEOPLE[4])
    assert await entered(home, tournament) == {*IDS[1:4], IDS[4], IDS[5]}
    assert [one.person for one in whole.entrants].count(IDS[4]) == 1
    with pytest.raises(Refused, match="act-in"):
        await service.decide(tournament, ORGANISER.id, Act("add"), "x", person=PEOPLE[4])
    acts = (await service.view(tournament)).acts
    people = {one.number: one.person for one in whole.entrants}
    named = [people[one.entrant] for one in acts if one.entrant]
    assert named == [IDS[5], IDS[4]]
    await go_on(home, tournament)


@pytest.mark.rule("EVT-1.4")
async def test_who_kept_silent_stays_behind_who_comes_anew(home: House) -> None:
    service = home.play.tournaments
    tournament = await planned(home, 6, places=4)
    home.clock.pass_(days=3, hours=1)
    for one in IDS[:2]:
        await service.confirm(tournament, one)
    home.clock.pass_(days=1)
    await service.tick()
    assert await entered(home, tournament) == {*IDS[:2]}
    await service.enter(tournament, PEOPLE[9])  # anew: before those who kept silent
    assert await entered(home, tournament) == {*IDS[:2], IDS[9]}
    await service.confirm(tournament, IDS[3])
    assert await entered(home, tournament) == {*IDS[:2], IDS[9], IDS[3]}
    await service.enter(tournament, PEOPLE[4])  # all places are taken: first of those who wait
    await service.leave(tournament, IDS[9])
    assert await entered(home, tournament) == {*IDS[:2], IDS[3], IDS[4]}
    await service.leave(tournament, IDS[4])
    assert await entered(home, tournament) == {*IDS[:2], IDS[3]}
    home.clock.pass_(days=1)
    await service.tick()  # it begins: what is left goes to the others
    assert await entered(home, tournament) == {*IDS[:4]}
    assert (await service.load(tournament)).facts.status == "running"


@pytest.mark.rule("EVT-1.8")
async def test_somebody_is_taken_out_before_it_begins_and_let_in_again(home: House) -> None:
    service = home.play.tournaments
    tournament = await opened(home, SWISS, 6, places=5)
    await decide(home, tournament, "drop", 2)
    assert await entered(home, tournament) == {IDS[0], *IDS[2:6]}
    for work in (service.enter(tournament, PEOPLE[1]), decide(home, tournament, "drop", 2)):
        with pytest.raises(Refused, match=r"removed|act-out"):
            await work
    await decide(home, tournament, "drop", 1)
    await decide(home, tournament, "readmit", 2)
    assert await entered(home, tournament) == {*IDS[1:6]}
    await service.start(tournament, ORGANISER.id)
    whole = await go_on(home, tournament)
    assert {row.entrant for row in (await service.view(tournament)).rows} == {2, 3, 4, 5, 6}
    assert all(1 not in one.people for one in whole.pairings)
    assert all(bye.entrant != 1 for bye in conversion.read(whole).byes)


@pytest.mark.rule("EVT-1.8")
async def test_what_was_decided_about_who_left_is_not_told_of_who_comes_next(home: House) -> None:
    """Before it begins the number of whoever leaves is free again."""
    service = home.play.tournaments
    tournament = await opened(home, SWISS, 4)
    act = Act("add")
    await service.decide(tournament, ORGANISER.id, act, "a friend", person=PEOPLE[20])
    assert [one.entrant for one in (await service.view(tournament)).acts] == [5]
    await service.leave(tournament, PEOPLE[20].id)
    whole = await service.enter(tournament, PEOPLE[21])
    assert whole.entrants[-1].number == 5
    (told,) = (await service.view(tournament)).acts
    assert (told.entrant, told.reason) == (None, "a friend")
    assert b"a friend" not in await home.play.people.export(PEOPLE[21].id)


@pytest.mark.rule("EVT-1.8")
async def test_a_reason_is_told_for_which_it_is_called_off(home: House) -> None:
    service = home.play.tournaments
    tournament = await opened(home, SWISS, 4)
    with pytest.raises(Refused, match="no-reason"):
        await service.call_off(tournament, ORGANISER.id, " ")
    await decide(home, tournament, "drop", 1)
    await service.call_off(tournament, ORGANISER.id, "canicule")
    await service.call_off(tournament, ORGANISER.id, "encore")  # changes nothing
    acts = (await service.view(tournament)).acts
    assert [(one.number, one.kind, one.reason) for one in acts][1:] == [(2, "off", "canicule")]
