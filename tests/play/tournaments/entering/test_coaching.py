"""Coaches beside an entrant: asked, agreeing, seated, counting for nothing (EVT-1.7)."""

import json

import pytest

from db.queries import ratings
from db.records.time import Quiet
from games.core.refused import Refused
from play.records import Person
from tests.play.house import House
from tests.play.tournaments.played import ORGANISER, PEOPLE, begun, opened, pinged, rowsof, running
from tournaments.records import Terms

SWISS = Terms(format="swiss")
HEAD, OTHER = PEOPLE[0], PEOPLE[1]
COACHES = PEOPLE[20:25]


async def coached(home: House) -> str:
    """A tournament of four in which the first has two coaches and a third who never answers."""
    service = home.play.tournaments
    tournament = await opened(home, SWISS, 4, game="jam")
    await service.ask_coaches(tournament, HEAD.id, COACHES[:3])
    for person in COACHES[:2]:
        await service.coach(tournament, person.id, agrees=True)
    return tournament


@pytest.mark.rule("EVT-1.7")
async def test_up_to_four_are_asked_who_play_for_nobody_else(home: House) -> None:
    service = home.play.tournaments
    tournament = await coached(home)
    assert (await service.team(tournament, HEAD.id))[1] == 1
    for people, why in (
        (COACHES[3:5], "no-coaches"),
        (COACHES[:1], "coach-taken"),
        (PEOPLE[2:3], "coach-taken"),
    ):
        with pytest.raises(Refused, match=why):
            await service.ask_coaches(tournament, HEAD.id, people)
    with pytest.raises(Refused, match="coach-taken"):
        await service.ask_coaches(tournament, OTHER.id, COACHES[:1])
    with pytest.raises(Refused, match="tournament-coaches"):
        await service.enter(tournament, COACHES[2])
    with pytest.raises(Refused, match="not-asked"):
        await service.coach(tournament, COACHES[4].id, agrees=True)
    with pytest.raises(Refused, match="not-your-coach"):
        await service.send_coach_away(tournament, OTHER.id, COACHES[0].id)
    await service.send_coach_away(tournament, HEAD.id, COACHES[1].id)
    await service.coach(tournament, COACHES[2].id, agrees=False)
    assert [one.person for one in await service.coaches(tournament)] == [COACHES[0].id]
    assert [one.id for one in await service.of_person(COACHES[0].id)] == [tournament]
    await service.leave(tournament, HEAD.id)
    assert await service.coaches(tournament) == ()


@pytest.mark.rule("EVT-1.7")
async def test_who_agreed_sits_beside_their_entrant_and_nothing_counts_for_them(
    home: House,
) -> None:
    service = home.play.tournaments
    tournament = await coached(home)
    await service.start(tournament, ORGANISER.id)
    with pytest.raises(Refused, match="begun"):
        await service.coach(tournament, COACHES[2].id, agrees=True)
    with pytest.raises(Refused, match="tournament-coached"):
        await service.enter(tournament, COACHES[0])
    await service.enter(tournament, COACHES[2])  # who never answered is free to play
    for _ in range(3):
        await service.tick()
        home.clock.pass_(seconds=1)
    query = "SELECT match, seat, place FROM holder WHERE person = ?"
    ((match, seat, place),) = rowsof(home, query, (HEAD.id,))
    assert place == 0
    beside = [rowsof(home, query, (one.id,)) for one in COACHES[:3]]
    assert beside[:2] == [[(match, seat, 1)], [(match, seat, 2)]]
    assert all(found != match for found, _, _ in beside[2])
    for person in (HEAD, *COACHES[:2]):
        await home.play.matches.leave(match, person.id)
    await home.play.matches.settled()
    others = rowsof(home, "SELECT person FROM holder WHERE match = ? AND left_at IS NULL", (match,))
    for (person,) in others:
        if person is not None:
            await home.play.matches.concede(match, person)
    await service.tick()
    await home.play.ratings.tick()
    stored = await home.play.store.read(ratings.recorded, match)
    assert stored is not None
    people = {one for side in json.loads(stored.sides) for one in side["people"]}
    assert HEAD.id in people
    assert people.isdisjoint(one.id for one in COACHES)
    rated = {one.person for one in await home.play.store.read(ratings.ratings)}
    assert rated.isdisjoint(one.id for one in COACHES)


@pytest.mark.rule("EVT-1.7", "EVT-5.3")
async def test_a_coach_rules_on_no_match_in_which_they_coach(home: House) -> None:
    service = home.play.tournaments
    tournament = await coached(home)
    await service.add_organiser(tournament, ORGANISER.id, COACHES[0])
    await service.start(tournament, ORGANISER.id)
    await service.tick()
    whole = await service.load(tournament)
    mine = next(one.number for one in whole.pairings if 1 in one.people)
    other = next(one for one in whole.pairings if 1 not in one.people)
    await service.appeal(tournament, HEAD.id, mine, "He took too long")
    (person,) = [one.person for one in whole.entrants if one.number == other.people[0]]
    assert person is not None
    await service.appeal(tournament, person, other.number, "So did she")
    found = await service.appeals(tournament, COACHES[0].id)
    assert [one.pairing for one in found] == [other.number]
    assert len(await service.appeals(tournament, ORGANISER.id)) == 2


@pytest.mark.rule("EVT-1.7")
async def test_a_coach_who_is_forgotten_is_gone(home: House) -> None:
    tournament = await coached(home)
    await home.play.people.delete(COACHES[0].id)
    found = await home.play.tournaments.coaches(tournament)
    assert COACHES[0].id not in {one.person for one in found}


@pytest.mark.rule("EVT-1.7")
async def test_where_a_seat_is_for_one_person_there_are_no_coaches(home: House) -> None:
    tournament = await opened(home, SWISS, 4)
    with pytest.raises(Refused, match="no-coaches"):
        await home.play.tournaments.ask_coaches(tournament, HEAD.id, COACHES[:1])
    other = await begun(home, SWISS, 4)
    assert (await home.play.tournaments.team(other, HEAD.id))[1] == 0
    await home.play.tournaments.tick()
    assert running(home)


async def calls(home: House) -> list[int]:
    """Whom a look calls to coach."""
    found = list[int]()
    for call in await home.play.tournaments.coaches_to_call():
        found += call.people
        await pinged(home, call)
    return found


@pytest.mark.rule("EVT-1.7", "TIM-4.3")
async def test_who_is_asked_again_and_again_is_called_once_a_day(home: House) -> None:
    service, one = home.play.tournaments, COACHES[0]
    tournament = await opened(home, SWISS, 4, game="jam")
    await service.ask_coaches(tournament, HEAD.id, [one])
    assert await calls(home) == [one.id]
    assert await calls(home) == []
    for head in (HEAD, OTHER, HEAD):
        await service.coach(tournament, one.id, agrees=False)
        await service.ask_coaches(tournament, head.id, [one])
        assert await calls(home) == []
    home.clock.pass_(hours=25)
    assert await calls(home) == [one.id]
    await service.send_coach_away(tournament, HEAD.id, one.id)
    await service.ask_coaches(tournament, HEAD.id, [one])
    await service.coach(tournament, one.id, agrees=True)
    home.clock.pass_(hours=25)
    assert await calls(home) == []  # they have answered
    found = json.loads(await home.play.people.export(one.id))
    assert [row["kind"] for row in found["tournament_call"]] == ["coach"]
    await home.play.people.delete(one.id)
    assert rowsof(home, "SELECT * FROM tournament_call WHERE person = ?", (one.id,)) == []


@pytest.mark.rule("EVT-1.7", "TIM-4.3")
async def test_nobody_is_asked_to_coach_in_their_quiet_hours_and_few_in_a_day(home: House) -> None:
    service, night = home.play.tournaments, COACHES[0]
    await home.play.people.set_quiet(night.id, Quiet(8 * 60, 4 * 60, "UTC"))  # it is 9 o'clock
    tournament = await opened(home, SWISS, 4, game="jam")
    await service.ask_coaches(tournament, HEAD.id, [night, COACHES[1]])
    assert await calls(home) == [COACHES[1].id]
    home.clock.pass_(hours=4, minutes=1)
    assert await calls(home) == [night.id]
    for person in PEOPLE[30:40]:
        await service.ask_coaches(tournament, HEAD.id, [person])
        await service.send_coach_away(tournament, HEAD.id, person.id)
    with pytest.raises(Refused, match="play-spent"):
        await service.ask_coaches(tournament, HEAD.id, [PEOPLE[40]])
    await service.leave(tournament, HEAD.id)
    await service.enter(tournament, HEAD)
    with pytest.raises(Refused, match="play-spent"):  # who enters anew has asked them all the same
        await service.ask_coaches(tournament, HEAD.id, [PEOPLE[40]])
    assert await calls(home) == []  # all of them were sent away
    await service.ask_coaches(tournament, OTHER.id, [PEOPLE[41]])
    assert await calls(home) == [PEOPLE[41].id]
    home.clock.pass_(hours=25)
    await service.ask_coaches(tournament, HEAD.id, [PEOPLE[40]])
    assert await calls(home) == [PEOPLE[40].id]


@pytest.mark.rule("EVT-1.7", "TIM-4.3")
@pytest.mark.parametrize("head", [HEAD, OTHER])
async def test_who_is_asked_anew_during_a_call_is_called_a_day_after_it(
    home: House, head: Person
) -> None:
    """They decline and are asked again, by the same or by another, before the call is noted."""
    service, one = home.play.tournaments, COACHES[0]
    tournament = await opened(home, SWISS, 4, game="jam")
    await service.ask_coaches(tournament, HEAD.id, [one])
    (call,) = await service.coaches_to_call()
    ping = await service.calling(call, 10)
    assert ping is not None
    home.clock.pass_(seconds=1)
    await service.coach(tournament, one.id, agrees=False)
    await service.ask_coaches(tournament, head.id, [one])
    await service.called(tournament, ping, 900)
    home.clock.pass_(hours=23, minutes=59)
    assert await service.coaches_to_call() == ()
    home.clock.pass_(minutes=1)
    (call,) = await service.coaches_to_call()
    assert (call.people, call.asked_by) == ((one.id,), head.id)


@pytest.mark.rule("EVT-1.7")
async def test_nobody_is_called_to_coach_with_who_was_forgotten(home: House) -> None:
    service, one = home.play.tournaments, COACHES[0]
    tournament = await opened(home, SWISS, 4, game="jam")
    await service.ask_coaches(tournament, HEAD.id, [one])
    await home.play.people.delete(HEAD.id)
    assert await service.coaches_to_call() == ()
