"""Appeals: asked once, called once, decided by who does not play in the match (EVT-5.3)."""

from datetime import timedelta

import pytest

from db.queries import outages
from db.queries.tournament import decisions
from db.records.time import Quiet
from games.core.refused import Refused
from play.time.moving import JUMP, OUTAGE
from play.tournaments.calling import Call
from play.tournaments.organising.acts import Act
from tests.play.house import House
from tests.play.tournaments.played import ORGANISER, PEOPLE, begun, pinged, rowsof
from tournaments.records import Terms

SWISS = Terms(format="swiss")


async def waiting(home: House) -> tuple[tuple[str, tuple[int, ...]], ...]:
    """Where an appeal waits, with whom to call to it."""
    calls = await home.play.tournaments.organisers_to_call()
    return tuple((call.tournament, call.people) for call in calls)


@pytest.mark.rule("EVT-5.3")
async def test_an_appeal_is_called_once_and_decided_for_everybody_to_read(home: House) -> None:
    tournament = await begun(home, SWISS, 4)
    await home.play.tournaments.tick()
    service = home.play.tournaments
    (first, *_) = (await service.load(tournament)).pairings
    one, other = (PEOPLE[number - 1].id for number in first.people)
    outsider = next(who.id for who in PEOPLE[:4] if who.id not in {one, other})
    with pytest.raises(Refused):
        await service.appeal(tournament, outsider, first.number, "not mine")
    await service.appeal(tournament, one, first.number, "il a vu ma main")
    with pytest.raises(Refused):
        await service.appeal(tournament, one, first.number, "encore")
    assert await waiting(home) == ((tournament, (ORGANISER.id,)),)
    await pinged(home, Call(tournament, "appeal", (ORGANISER.id,)))
    assert await waiting(home) == ()
    home.clock.pass_(days=2)
    assert await service.proposed() == ()  # it is none
    (appeal,) = await service.appeals(tournament, ORGANISER.id)
    assert appeal.words == "il a vu ma main"
    with pytest.raises(Refused):
        await service.judge(tournament, other, 1, "non", granted=False)
    await service.judge(tournament, ORGANISER.id, 1, "rien de secret", granted=False)
    assert await service.appeals(tournament, ORGANISER.id) == ()
    with pytest.raises(Refused):
        await service.judge(tournament, ORGANISER.id, 1, "si", granted=True)
    (act,) = (await service.view(tournament)).acts
    assert (act.kind, act.pairing, act.reason) == ("refused", first.number, "rien de secret")
    await service.appeal(tournament, one, first.number, "encore une fois")


@pytest.mark.rule("EVT-5.3")
async def test_organisers_who_play_in_the_match_do_not_see_it(home: House) -> None:
    tournament = await begun(home, SWISS, 4)
    await home.play.tournaments.tick()
    service = home.play.tournaments
    (first, *_) = (await service.load(tournament)).pairings
    one, other = (PEOPLE[number - 1] for number in first.people)
    await service.add_organiser(tournament, ORGANISER.id, one)
    await service.appeal(tournament, other.id, first.number, "…")
    assert await service.appeals(tournament, one.id) == ()
    assert await waiting(home) == ((tournament, (ORGANISER.id,)),)
    assert await service.appeals(tournament, 900, manages=True) == ()
    query = "UPDATE tournament SET creator = 0"
    await home.play.store.write(lambda db: db.execute(query))
    assert await waiting(home) == ((tournament, ()),)
    assert await service.appeals(tournament, one.id, manages=True) == ()
    assert len(await service.appeals(tournament, 900, manages=True)) == 1


@pytest.mark.rule("EVT-5.3")
async def test_nobody_rules_on_their_own_appeal_out_of_whose_place_they_went(home: House) -> None:
    tournament = await begun(home, SWISS, 4)
    await home.play.tournaments.tick()
    service = home.play.tournaments
    (first, *_) = (await service.load(tournament)).pairings
    mine = PEOPLE[first.people[0] - 1]
    await service.add_organiser(tournament, ORGANISER.id, mine)
    await service.appeal(tournament, mine.id, first.number, "…")
    act = Act("replace", first.people[0])
    await service.decide(tournament, ORGANISER.id, act, "parce que", person=PEOPLE[40])
    assert await service.appeals(tournament, mine.id) == ()
    assert await waiting(home) == ((tournament, (ORGANISER.id,)),)


@pytest.mark.rule("EVT-5.3")
async def test_an_appeal_goes_with_who_made_it(home: House) -> None:
    tournament = await begun(home, SWISS, 4)
    await home.play.tournaments.tick()
    service = home.play.tournaments
    (first, *_) = (await service.load(tournament)).pairings
    person = PEOPLE[first.people[0] - 1].id
    await service.appeal(tournament, person, first.number, "secret words")
    assert "secret words" in (await home.play.people.export(person)).decode()
    await home.play.people.delete(person)
    assert rowsof(home, "SELECT person, words FROM tournament_appeal") == [(None, "")]
    assert await service.appeals(tournament, ORGANISER.id) == ()
    assert await home.play.store.read(decisions.waiting_appeals) == ()  # it holds up no other


@pytest.mark.rule("EVT-5.3")
@pytest.mark.parametrize("forgotten", [False, True])
async def test_a_call_to_appeals_goes_once_all_of_them_are_decided(
    home: House, forgotten: bool
) -> None:
    """Or are there no more; also the one that is being posted when that happens."""
    tournament = await begun(home, SWISS, 4)
    await home.play.tournaments.tick()
    service = home.play.tournaments
    (first, *_) = (await service.load(tournament)).pairings
    one, other = (PEOPLE[number - 1].id for number in first.people)
    for person in (one, other):
        await service.appeal(tournament, person, first.number, "…")
    await pinged(home, Call(tournament, "appeal", (ORGANISER.id,)), 601)
    under_way = await service.calling(Call(tournament, "appeal", (ORGANISER.id,)), 10)
    assert under_way is not None
    home.clock.pass_(seconds=1)
    await service.judge(tournament, ORGANISER.id, 1, "non", granted=False)
    query = "SELECT message FROM leftover"
    assert rowsof(home, query) == []
    await service.appeal(tournament, one, first.number, "again")  # to which nobody was called yet
    if forgotten:
        await home.play.people.delete(other)
    else:
        await service.judge(tournament, ORGANISER.id, 2, "non", granted=False)
    assert rowsof(home, query) == [(601,)]
    await service.called(tournament, under_way, 602)
    assert rowsof(home, query) == [(601,), (602,)]
    assert rowsof(home, "SELECT * FROM tournament_ping") == []


@pytest.mark.rule("EVT-5.3")
async def test_calls_move_with_a_clock_that_is_put_right(home: House) -> None:
    tournament = await begun(home, SWISS, 4)
    await home.play.tournaments.tick()
    service = home.play.tournaments
    (first, *_) = (await service.load(tournament)).pairings
    await service.appeal(tournament, PEOPLE[first.people[0] - 1].id, first.number, "…")
    assert await waiting(home) == ((tournament, (ORGANISER.id,)),)
    await pinged(home, Call(tournament, "appeal", (ORGANISER.id,)))
    query = "SELECT called_at FROM tournament_call"
    ((called,),) = rowsof(home, query)
    ahead, back = timedelta(minutes=1), timedelta(days=3)
    await home.play.store.write(outages.beat, home.clock.now(), ahead, OUTAGE)
    home.clock.jump(-back)
    await home.play.store.write(outages.put_right, home.clock.now(), ahead, timedelta(0), JUMP)
    assert rowsof(home, query) == [(called - back // timedelta(milliseconds=1),)]


@pytest.mark.rule("EVT-5.3", "TIM-4.3")
@pytest.mark.parametrize("days", [3, -3])
async def test_nobody_is_called_to_an_appeal_again_by_a_clock_that_is_put_right(
    home: House, days: int
) -> None:
    """While another organiser sleeps; nor are those who manage the server, where nobody judges."""
    tournament = await begun(home, SWISS, 4)
    await home.play.tournaments.tick()
    service, helper = home.play.tournaments, PEOPLE[30]
    await service.add_organiser(tournament, ORGANISER.id, helper)
    await home.play.people.set_quiet(helper.id, Quiet(8 * 60, 4 * 60, "UTC"))  # it is 9 o'clock
    (first, *_) = (await service.load(tournament)).pairings
    await service.appeal(tournament, PEOPLE[first.people[0] - 1].id, first.number, "…")
    assert await waiting(home) == ((tournament, (ORGANISER.id,)),)
    await pinged(home, Call(tournament, "appeal", (ORGANISER.id,)))
    other = await begun(home, SWISS, 4)
    await service.tick()
    query = "UPDATE tournament SET creator = 0 WHERE id = ?"
    await home.play.store.write(lambda db: db.execute(query, (other,)))
    (first, *_) = (await service.load(other)).pairings
    await service.appeal(other, PEOPLE[first.people[0] - 1].id, first.number, "…")
    assert await waiting(home) == ((other, ()),)
    await pinged(home, Call(other, "appeal", ()))
    ahead, by = timedelta(minutes=1), timedelta(days=days)
    for hours in (24, 0):  # an outage comes first
        await home.play.store.write(outages.beat, home.clock.now(), ahead, OUTAGE)
        home.clock.pass_(hours=hours)
    home.clock.jump(by)
    await home.play.store.write(outages.put_right, home.clock.now(), ahead, timedelta(0), JUMP)
    home.clock.pass_(hours=25)  # what is called to is looked at anew
    called = {one for _, people in await waiting(home) for one in people or (0,)}
    assert called <= {helper.id}


@pytest.mark.rule("EVT-5.3", "TIM-4.3")
async def test_organisers_are_called_to_appeals_once_a_day_and_not_at_night(home: House) -> None:
    tournament = await begun(home, SWISS, 4)
    await home.play.tournaments.tick()
    service, helper = home.play.tournaments, PEOPLE[30]
    await service.add_organiser(tournament, ORGANISER.id, helper)
    await home.play.people.set_quiet(helper.id, Quiet(8 * 60, 4 * 60, "UTC"))  # it is 9 o'clock
    (first, *_) = (await service.load(tournament)).pairings
    one, other = (PEOPLE[number - 1].id for number in first.people)
    await service.appeal(tournament, one, first.number, "il a vu ma main")
    assert await waiting(home) == ((tournament, (ORGANISER.id,)),)
    await pinged(home, Call(tournament, "appeal", (ORGANISER.id,)))
    assert await waiting(home) == ()
    home.clock.pass_(hours=5)
    assert await waiting(home) == ((tournament, (helper.id,)),)
    await pinged(home, Call(tournament, "appeal", (helper.id,)))
    await service.appeal(tournament, other, first.number, "c'est faux")
    assert await waiting(home) == ()
    home.clock.pass_(hours=18, minutes=59)
    assert await waiting(home) == ()
    home.clock.pass_(minutes=2)
    assert await waiting(home) == ((tournament, (ORGANISER.id,)),)
    await pinged(home, Call(tournament, "appeal", (ORGANISER.id,)))
    for appeal in await service.appeals(tournament, ORGANISER.id):
        await service.judge(tournament, ORGANISER.id, appeal.number, "vu", granted=False)
    home.clock.pass_(days=3)
    assert await waiting(home) == ()


@pytest.mark.rule("EVT-5.3", "TIM-4.3")
async def test_an_appeal_whose_organisers_sleep_holds_up_no_other(home: House) -> None:
    """Some were called today already; the others' calls come all the same, so many at a time."""
    service, made = home.play.tournaments, list[str]()
    for _ in range(3):
        tournament = await begun(home, SWISS, 4)
        await service.tick()
        (first, *_) = (await service.load(tournament)).pairings
        person = PEOPLE[first.people[0] - 1].id
        await service.appeal(tournament, person, first.number, "one")
        made.append(tournament)
    calls = await service.organisers_to_call(most=2)
    assert len(calls) == 2
    for call in calls:
        await pinged(home, call)
    home.clock.pass_(minutes=1)
    for tournament in {one.tournament for one in calls}:
        await service.organisers_to_call()
        whole = await service.load(tournament)
        (first, *_) = whole.pairings
        person = PEOPLE[first.people[1] - 1].id
        await service.appeal(tournament, person, first.number, "another")
    (last,) = await service.organisers_to_call(most=1)
    assert {last.tournament, *(one.tournament for one in calls)} == {*made}


@pytest.mark.rule("EVT-1.14", "EVT-5.3")
async def test_who_left_the_server_is_called_to_no_appeal(home: House) -> None:
    """Where no organiser is there, whoever manages the server is called, and decides."""
    tournament = await begun(home, SWISS, 4)
    await home.play.tournaments.tick()
    service = home.play.tournaments
    (first, *_) = (await service.load(tournament)).pairings
    await service.add_organiser(tournament, ORGANISER.id, PEOPLE[40])
    await service.appeal(tournament, PEOPLE[first.people[0] - 1].id, first.number, "…")
    home.play.members.asks = True
    assert await waiting(home) == ()  # it is being asked who is there
    await home.play.members.gone(ORGANISER.id, 1)
    home.play.members.asks = False
    assert await waiting(home) == ((tournament, (PEOPLE[40].id,)),)
    manager = PEOPLE[50].id
    assert await service.appeals(tournament, manager, manages=True) == ()
    await home.play.members.gone(PEOPLE[40].id, 1)
    assert len(await service.appeals(tournament, manager, manages=True)) == 1


@pytest.mark.rule("EVT-1.14", "EVT-1.5")
async def test_others_may_what_a_creator_may_who_left_the_server(home: House) -> None:
    tournament = await begun(home, SWISS, 4)
    service, helper = home.play.tournaments, PEOPLE[40]
    await service.add_organiser(tournament, ORGANISER.id, helper)
    with pytest.raises(Refused, match="creators"):
        await service.add_organiser(tournament, helper.id, PEOPLE[41])
    await home.play.members.gone(ORGANISER.id, 1)
    whole = await service.add_organiser(tournament, helper.id, PEOPLE[41])
    assert PEOPLE[41].id in whole.facts.organisers
