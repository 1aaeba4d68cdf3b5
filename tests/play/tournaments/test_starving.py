"""However many tournaments there are, what is due in one holds up no other."""

import asyncio
from datetime import timedelta

import pytest

from db.queries.tournament import tournaments as rows
from play.records import Person
from play.tournaments.due import DueWork
from tests.play.house import House, asks
from tests.play.tournaments.played import ORGANISER, PEOPLE, begun, opened, pinged, running
from tournaments.records import Terms

SWISS = Terms(format="swiss")
CREATORS = tuple(Person(100 + number, f"O{number}") for number in range(9))  # one each (TIM-4.3)


async def beginning(home: House, creator: Person, **ahead: float) -> str:
    """A tournament that begins so far ahead, and that three people have entered."""
    service = home.play.tournaments
    tournament = await service.open(
        server=1,
        channel=10,
        creator=asks(creator),
        name="Coupe",
        locale="fr",
        game="firstdeck",
        shape=SWISS,
        starts_at=home.clock.now() + timedelta(**ahead),
    )
    for person in PEOPLE[:3]:
        await service.enter(tournament, person)
    return tournament


@pytest.mark.rule("EVT-1.4")
async def test_a_check_in_calls_whoever_begins_before_it(home: House) -> None:
    """Neither tournaments whose check-in is over nor those that were called keep it waiting."""
    service = home.play.tournaments
    for number in range(3):
        await beginning(home, CREATORS[number], hours=50 + number)
    sooner = [await beginning(home, CREATORS[3 + n], hours=70 + n) for n in range(3)]
    late = await beginning(home, CREATORS[6], hours=80)
    home.clock.pass_(hours=40)
    calls = await service.entrants_to_call(most=3)
    assert [call.tournament for call in calls] == sooner
    for call in calls:
        await pinged(home, call)
    (call,) = await service.entrants_to_call(most=3)
    assert call.tournament == late
    assert set(call.people) == {one.id for one in PEOPLE[:3]}
    await service.confirm(late, PEOPLE[0].id)
    (call,) = await service.entrants_to_call(most=1)
    assert set(call.people) == {one.id for one in PEOPLE[1:3]}
    await pinged(home, call)
    assert await service.entrants_to_call(most=1) == ()


@pytest.mark.rule("EVT-1.4")
async def test_a_check_in_is_closed_whatever_else_is_to_begin(
    home: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("play.tournaments.due._SOME", 2)
    service = home.play.tournaments
    made = [await beginning(home, CREATORS[n], hours=60 + n) for n in range(4)]
    home.clock.pass_(hours=40)
    for _ in range(2):
        await service.tick()
    closed = [(await service.load(one)).facts.dates.checked_at for one in made]
    assert None not in closed


@pytest.mark.rule("EVT-5.1")
async def test_a_round_that_is_late_is_looked_at_whatever_others_are(
    home: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("play.tournaments.due._SOME", 2)
    made = [await begun(home, SWISS, 4, one) for one in CREATORS[:5]]
    for _ in range(12):
        home.clock.pass_(seconds=9)
        await home.play.tournaments.tick()
    home.clock.pass_(days=10)
    looked: list[str] = []

    look = vars(DueWork)["_overdue"]

    async def seen(service: DueWork, tournament: str) -> None:
        looked.append(tournament)
        await look(service, tournament)

    monkeypatch.setattr(DueWork, "_overdue", seen)
    for _ in range(3):
        home.clock.pass_(seconds=5)
        await home.play.tournaments.tick()
    assert sorted(looked) == sorted(made)
    home.clock.pass_(minutes=5)
    for _ in range(3):
        await home.play.tournaments.tick()
    assert len(looked) == 2 * len(made)


@pytest.mark.rule("EVT-1.6")
async def test_matches_of_a_large_round_hold_up_no_small_one(
    home: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("play.tournaments.due._SOME", 2)
    large = await opened(home, SWISS, 12)
    await home.play.tournaments.start(large, ORGANISER.id)
    small = await begun(home, SWISS, 4)
    home.clock.pass_(seconds=60)
    await home.play.tournaments.tick()
    begun_in = {
        tournament: sum(one.match is not None for one in whole.pairings)
        for tournament in (large, small)
        if (whole := await home.play.store.read(rows.load, tournament)) is not None
    }
    assert begun_in[small] >= 1


@pytest.mark.rule("EVT-1.6")
async def test_what_was_due_for_long_does_not_begin_all_at_once(home: House) -> None:
    """In an outage everything becomes due; one begins a second all the same."""
    tournament = await begun(home, SWISS, 26)
    await home.play.tournaments.tick()
    home.clock.pass_(hours=1)
    counts: list[int] = []
    for seconds in (0, 0, 1, 0, 1, 1):
        home.clock.pass_(seconds=seconds)
        await home.play.tournaments.tick()
        counts.append(len(running(home)))
    assert counts == [2, 2, 3, 3, 4, 5]
    for _ in range(8):
        home.clock.pass_(seconds=1)
        await home.play.tournaments.begin_next()
    whole = await home.play.tournaments.load(tournament)
    assert all(one.match is not None for one in whole.pairings)


@pytest.mark.rule("EVT-1.6")
async def test_looks_at_the_same_moment_begin_one_match(home: House) -> None:
    await begun(home, SWISS, 8)
    home.clock.pass_(hours=1)
    tournaments = home.play.tournaments
    await asyncio.gather(tournaments.begin_next(), tournaments.tick(), tournaments.begin_next())
    assert len(running(home)) == 1
