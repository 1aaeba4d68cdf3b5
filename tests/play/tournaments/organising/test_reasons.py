"""What a refusal says is its reason, for each reader: who was in a tournament, and who was not."""

from collections.abc import Awaitable

import pytest

from games.core.refused import Refused
from play.tournaments.organising.acts import Act
from tests.play.house import House
from tests.play.tournaments.played import ORGANISER, PEOPLE, begun, opened
from tournaments.records import Terms

SWISS = Terms(format="swiss")
LATER = PEOPLE[20]


async def why(act: Awaitable[object]) -> str:
    """Return the id of the refusal, without what they all begin with."""
    with pytest.raises(Refused) as no:
        await act
    return no.value.why.id.removeprefix("play-tournament-")


async def decide(home: House, tournament: str, act: Act) -> None:
    await home.play.tournaments.decide(tournament, ORGANISER.id, act, "so")


@pytest.mark.rule("EVT-1.4")
async def test_who_is_out_reads_so_while_newcomers_get_in(home: House) -> None:
    service = home.play.tournaments
    tournament = await begun(home, SWISS, 6)
    await service.leave(tournament, PEOPLE[0].id)
    await decide(home, tournament, Act("disqualify", 2))
    for person in PEOPLE[:2]:
        assert await why(service.enter(tournament, person)) == "out"
        assert await why(service.rest(tournament, person.id, 2)) == "out"
        assert await why(service.play_after_all(tournament, person.id, 2)) == "out"
    assert await why(service.rest(tournament, LATER.id, 2)) == "not-in"
    assert await why(service.play_after_all(tournament, PEOPLE[2].id, 2)) == "bye-paired"
    whole = await service.enter(tournament, LATER)
    assert whole.entrants[-1].status == "entered"


@pytest.mark.rule("EVT-1.4")
async def test_no_free_place_is_something_else_than_too_late(home: House) -> None:
    service = home.play.tournaments
    tournament = await opened(home, SWISS, 4, places=4)
    await service.start(tournament, ORGANISER.id)
    await service.tick()
    assert await why(service.enter(tournament, LATER)) == "full"
    bracket = await begun(home, Terms(format="knockout"), 4)
    assert await why(service.enter(bracket, LATER)) == "closed"
    await decide(home, tournament, Act("end"))
    for act in (
        service.enter(tournament, LATER),
        service.confirm(tournament, PEOPLE[0].id),
        service.start(tournament, ORGANISER.id),
        service.announce(tournament, ORGANISER.id),
    ):
        assert await why(act) == "over"


@pytest.mark.rule("EVT-1.4", "EVT-1.8")
async def test_who_was_taken_out_before_it_began_reads_so(home: House) -> None:
    service = home.play.tournaments
    tournament = await opened(home, SWISS, 4)
    await decide(home, tournament, Act("drop", 1))
    assert await why(service.confirm(tournament, PEOPLE[0].id)) == "removed"
    assert await why(service.enter(tournament, PEOPLE[0])) == "removed"
    assert await why(service.confirm(tournament, LATER.id)) == "not-in"


@pytest.mark.rule("EVT-1.8")
async def test_organisers_read_about_others_not_about_themselves(home: House) -> None:
    service = home.play.tournaments
    tournament = await opened(home, SWISS, 5, places=4)
    assert await why(decide(home, tournament, Act("drop", 99))) == "act-nobody"
    assert await why(decide(home, tournament, Act("readmit", 5))) == "act-waits"
    assert await why(decide(home, tournament, Act("readmit", 1))) == "act-in"
    await service.start(tournament, ORGANISER.id)
    await service.tick()
    await decide(home, tournament, Act("disqualify", 1))
    adds = service.decide(tournament, ORGANISER.id, Act("add"), "so", person=PEOPLE[0])
    assert await why(adds) == "act-back"


@pytest.mark.rule("EVT-5.3")
async def test_an_appeal_is_about_a_match_of_ones_own(home: House) -> None:
    service = home.play.tournaments
    tournament = await begun(home, SWISS, 4)
    await service.tick()
    pairings = (await service.load(tournament)).pairings
    (other,) = [one.number for one in pairings if 1 not in one.people]
    assert await why(service.appeal(tournament, PEOPLE[0].id, other, "no")) == "not-your-match"
    assert await why(service.appeal(tournament, LATER.id, other, "no")) == "not-in"
