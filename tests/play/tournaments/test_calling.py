"""Messages that call people in tournaments: they go with whom they name (EVT-1.4, 1.7, 5.3)."""

from datetime import timedelta

import pytest
from msgspec.structs import replace

from db.records.time import Quiet
from games.core.refused import Refused
from play.records import Person
from play.tournaments.calling import Call
from tests.play.house import House, asks
from tests.play.tournaments.played import ORGANISER, PEOPLE, begun, opened, pinged, rowsof
from tournaments.records import Terms

SWISS = Terms(format="swiss")
HEAD, ONE, TWO = PEOPLE[0], *PEOPLE[20:22]


async def asked(home: House) -> tuple[str, Call]:
    """A tournament in which somebody asks two people to coach, and their call."""
    tournament = await opened(home, SWISS, 4, game="jam")
    await home.play.tournaments.ask_coaches(tournament, HEAD.id, [ONE, TWO])
    (call,) = await home.play.tournaments.coaches_to_call()
    assert (call.people, call.asked_by) == ((ONE.id, TWO.id), HEAD.id)
    return tournament, call


async def planned(home: House) -> str:
    """A tournament that begins in three days and that three people have entered."""
    service = home.play.tournaments
    tournament = await service.open(
        server=1,
        channel=10,
        creator=asks(ORGANISER),
        name="Coupe",
        locale="fr",
        game="firstdeck",
        shape=SWISS,
        starts_at=home.clock.now() + timedelta(days=3),
    )
    for person in PEOPLE[:3]:
        await service.enter(tournament, person)
    return tournament


def left(home: House) -> list[tuple[int, int, int]]:
    return rowsof(home, "SELECT message, channel, server FROM leftover")


@pytest.mark.rule("EVT-1.7")
@pytest.mark.parametrize("person", [HEAD, ONE])
async def test_a_call_to_coach_goes_with_everybody_whom_it_names(
    home: House, person: Person
) -> None:
    _, call = await asked(home)
    await pinged(home, call, 501)
    assert "501" in (await home.play.people.export(person.id)).decode()
    await home.play.people.delete(person.id)
    assert left(home) == [(501, 10, 1)]
    kept = rowsof(home, "SELECT asked_by FROM tournament_ping")
    kept += rowsof(home, "SELECT person FROM tournament_pinged")
    assert str(person.id) not in str(kept)
    assert str(person.id) not in str(rowsof(home, "SELECT * FROM tournament_call"))
    assert "501" not in (await home.play.people.export(person.id)).decode()


@pytest.mark.rule("EVT-5.3")
async def test_a_call_to_appeals_goes_with_the_organiser_and_is_none_of_nobody(
    home: House,
) -> None:
    tournament = await begun(home, SWISS, 4)
    await home.play.tournaments.tick()
    service = home.play.tournaments
    (first, *_) = (await service.load(tournament)).pairings
    one, other = (PEOPLE[number - 1].id for number in first.people)
    await service.appeal(tournament, one, first.number, "…")
    (call,) = await service.organisers_to_call()
    await pinged(home, call, 502)
    assert await service.organisers_to_call() == ()
    await home.play.people.delete(ORGANISER.id)
    assert left(home) == [(502, 10, 1)]
    await service.appeal(tournament, other, first.number, "…")
    (call,) = await service.organisers_to_call()
    assert call.people == ()  # nobody is there by name
    await pinged(home, call, 503)
    assert await service.organisers_to_call() == ()
    await home.play.people.delete(PEOPLE[30].id)
    assert await service.organisers_to_call() == ()
    assert left(home) == [(502, 10, 1)]


@pytest.mark.rule("EVT-1.4")
async def test_a_call_to_the_check_in_goes_with_who_left_before(home: House) -> None:
    service = home.play.tournaments
    tournament = await planned(home)
    home.clock.pass_(hours=30)
    (call,) = await service.entrants_to_call()
    await pinged(home, call, 504)
    await service.leave(tournament, HEAD.id)
    await home.play.people.delete(HEAD.id)
    assert left(home) == [(504, 10, 1)]
    assert await service.entrants_to_call() == ()  # the others were called


@pytest.mark.rule("EVT-1.4", "EVT-1.7")
@pytest.mark.parametrize("begins", [True, False], ids=["begun", "called off"])
async def test_calls_from_before_a_tournament_begins_go_once_it_begins_or_is_called_off(
    home: House, begins: bool
) -> None:
    """Nobody is left with a button for nothing; the bot was ended before it noted one of them."""
    service = home.play.tournaments
    tournament = await planned(home)
    home.clock.pass_(hours=30)
    (first,) = await service.entrants_to_call()
    await pinged(home, first, 506)
    await service.leave(tournament, PEOPLE[2].id)
    for person in PEOPLE[2:5]:  # who enters now has confirmed
        await service.enter(tournament, person)
    under_way = await service.calling(replace(first, people=(PEOPLE[2].id,)), 10)
    assert under_way is not None
    assert left(home) == []
    if begins:
        home.clock.pass_(hours=20)
        await service.tick()
        assert left(home) == []  # the check-in is over: whoever comes late still says so by it
        home.clock.pass_(hours=22)
        await service.tick()
    else:
        await service.call_off(tournament, ORGANISER.id, "parce que")
    assert left(home) == [(506, 10, 1)]
    for _ in range(2):
        await service.called(tournament, under_way, 507)
    assert left(home) == [(506, 10, 1), (507, 10, 1)]
    assert rowsof(home, "SELECT * FROM tournament_ping") == []


@pytest.mark.rule("EVT-1.4", "TIM-4.3")
async def test_who_entered_is_told_once_that_it_was_called_off(home: House) -> None:
    """Not in their quiet hours, nor who decided it, left before, or was forgotten since."""
    service = home.play.tournaments
    tournament = await opened(home, SWISS, 0, places=4)
    for person in (ORGANISER, *PEOPLE[:5]):  # two of them wait for a place
        await service.enter(tournament, person)
        home.clock.pass_(seconds=1)
    await service.leave(tournament, PEOPLE[1].id)
    await home.play.people.set_quiet(HEAD.id, Quiet(8 * 60, 4 * 60, "UTC"))  # it is 9 o'clock
    assert await service.entrants_to_tell() == ()
    await service.call_off(tournament, ORGANISER.id, "parce que")
    await home.play.people.delete(PEOPLE[2].id)
    (call,) = await service.entrants_to_tell()
    assert (call.kind, call.people) == ("off", (PEOPLE[3].id, PEOPLE[4].id))
    await pinged(home, call, 509)
    assert await service.entrants_to_tell() == ()
    await service.call_off(tournament, ORGANISER.id, "encore")
    assert await service.entrants_to_tell() == ()
    home.clock.pass_(hours=4)
    (call,) = await service.entrants_to_tell()
    assert call.people == (HEAD.id,)
    await pinged(home, call, 510)
    home.clock.pass_(days=3)
    assert await service.entrants_to_tell() == ()
    assert left(home) == []  # it stays, for it is what happened


@pytest.mark.rule("EVT-1.4")
async def test_at_most_fifty_are_told_by_a_message_that_it_was_called_off(home: House) -> None:
    tournament = await opened(home, SWISS, 60, 64)
    await home.play.tournaments.call_off(tournament, ORGANISER.id, "parce que")
    calls = await home.play.tournaments.entrants_to_tell()
    assert [len(one.people) for one in calls] == [50, 10]


@pytest.mark.rule("EVT-1.4")
async def test_who_answers_or_enters_too_late_is_told_what_became_of_it(home: House) -> None:
    service = home.play.tournaments
    tournament = await planned(home)
    await service.call_off(tournament, ORGANISER.id, "parce que")
    for late in (service.confirm(tournament, HEAD.id), service.enter(tournament, TWO)):
        with pytest.raises(Refused, match="tournament-off"):
            await late
    tournament = await begun(home, SWISS, 4)
    with pytest.raises(Refused, match="tournament-begun"):
        await service.confirm(tournament, HEAD.id)


@pytest.mark.rule("EVT-1.7")
async def test_a_call_to_coach_goes_once_the_tournament_begins(home: House) -> None:
    tournament, call = await asked(home)
    await pinged(home, call, 508)
    await home.play.tournaments.start(tournament, ORGANISER.id)
    assert left(home) == [(508, 10, 1)]
    assert await home.play.tournaments.coaches_to_call() == ()


@pytest.mark.rule("EVT-1.7")
async def test_a_call_that_names_somebody_who_was_forgotten_meanwhile_goes_at_once(
    home: House,
) -> None:
    tournament, call = await asked(home)
    service = home.play.tournaments
    ping = await service.calling(call, 10)
    assert ping is not None
    await home.play.people.delete(ONE.id)
    assert left(home) == []
    await service.called(tournament, ping, 505)
    assert left(home) == [(505, 10, 1)]
    assert rowsof(home, "SELECT * FROM tournament_ping") == []
    assert await service.coaches_to_call() == ()


@pytest.mark.rule("EVT-1.4", "TIM-4.3")
async def test_nobody_is_called_to_the_check_in_in_their_quiet_hours(home: House) -> None:
    """Their call comes in the hour after; not at all once the check-in is over."""
    service = home.play.tournaments
    await planned(home)
    await home.play.people.set_quiet(HEAD.id, Quiet(8 * 60, 4 * 60, "UTC"))  # it is 9 o'clock
    home.clock.pass_(hours=24)
    (call,) = await service.entrants_to_call()
    assert call.people == (PEOPLE[1].id, PEOPLE[2].id)
    await pinged(home, call)
    ((due,),) = rowsof(home, "SELECT due_at FROM tournament_call WHERE kind = 'check-in'")
    home.clock.pass_(hours=2, minutes=59)
    assert await service.entrants_to_call() == ()
    home.clock.pass_(hours=1, minutes=1)
    (call,) = await service.entrants_to_call()
    assert call.people == (HEAD.id,)
    ((again,),) = rowsof(home, "SELECT due_at FROM tournament_call WHERE kind = 'check-in'")
    assert again == due  # drawn once
    home.clock.pass_(hours=21)
    assert await service.entrants_to_call() == ()


@pytest.mark.rule("EVT-1.7", "TIM-4.3")
async def test_a_call_that_is_late_is_looked_at_again_before_it_is_sent(home: House) -> None:
    """Its place was shut by day; when it opens, it is night where one of them lives."""
    _, call = await asked(home)
    await home.play.people.set_quiet(ONE.id, Quiet(20 * 60, 10 * 60, "UTC"))
    assert await home.play.tournaments.coaches_to_call() == (call,)
    home.clock.pass_(hours=13)
    (late,) = await home.play.tournaments.coaches_to_call()
    assert late.people == (TWO.id,)
    home.clock.pass_(hours=10)
    (late,) = await home.play.tournaments.coaches_to_call()
    assert late.people == (ONE.id, TWO.id)


@pytest.mark.rule("EVT-1.4", "EVT-1.7", "EVT-5.3")
@pytest.mark.parametrize("person", [HEAD, ONE])
async def test_nobody_is_named_who_was_forgotten_since_their_call_was_found(
    home: House, person: Person
) -> None:
    _, call = await asked(home)
    await home.play.people.delete(person.id)
    assert await home.play.tournaments.calling(call, 10) is None
    assert rowsof(home, "SELECT * FROM tournament_ping") == []
    (again,) = await home.play.tournaments.coaches_to_call() or (None,)
    if person is HEAD:
        assert again is None
        return
    assert again is not None
    assert again.people == (TWO.id,)
    assert await home.play.tournaments.calling(again, 10) is not None
