"""The check-in, the beginning at its moment, and how long matches are expected to take."""

from datetime import timedelta
from fractions import Fraction

import pytest

from db.queries.tournament import lists
from games.core.refused import Refused
from play.tournaments import lengths
from tests.play.house import House
from tests.play.tournaments.played import ORGANISER, PEOPLE, pinged, rowsof
from tournaments.forecast import Lengths
from tournaments.records import Terms

SWISS = Terms(format="swiss")


async def planned(home: House, people: int, places: int = 8) -> str:
    """Open a tournament that begins in five days and that so many people enter."""
    tournament = await home.play.tournaments.open(
        server=1,
        channel=10,
        creator=ORGANISER,
        name="Coupe",
        locale="fr",
        game="firstdeck",
        shape=SWISS,
        places=places,
        starts_at=home.clock.now() + timedelta(days=5),
    )
    for person in PEOPLE[:people]:
        await home.play.tournaments.enter(tournament, person)
        home.clock.pass_(seconds=1)
    return tournament


async def called(home: House) -> set[int]:
    """Whom the check-in would call; they are called."""
    found = set[int]()
    for call in await home.play.tournaments.entrants_to_call():
        found |= set(call.people)
        await pinged(home, call)
    return found


@pytest.mark.rule("EVT-1.4")
async def test_who_confirms_is_in_and_who_keeps_silent_waits_last(home: House) -> None:
    service = home.play.tournaments
    tournament = await planned(home, 7, places=5)
    home.clock.pass_(days=2, hours=23)
    assert await called(home) == set()
    home.clock.pass_(hours=1)
    ids = [one.id for one in PEOPLE]
    assert await called(home) == set(ids[:7])
    assert await called(home) == set()
    await service.enter(tournament, PEOPLE[7])  # whoever comes now says so by coming
    assert await called(home) == set()
    for at in (1, 2, 3, 5):
        await service.confirm(tournament, ids[at])
        await service.confirm(tournament, ids[at])
    with pytest.raises(Refused):
        await service.confirm(tournament, ids[20])
    await service.tick()
    assert (await service.load(tournament)).facts.dates.checked_at is None
    home.clock.pass_(hours=24)
    await service.tick()
    whole = await service.load(tournament)
    assert whole.facts.dates.checked_at == home.clock.now()
    here = {one.person for one in whole.entrants if one.status == "entered"}
    assert here == {ids[1], ids[2], ids[3], ids[5], ids[7]}
    late = await service.leave(tournament, ids[1])
    assert {one.person for one in late.entrants if one.status == "entered"} == {
        *{ids[2], ids[3], ids[5], ids[7]},
    }
    home.clock.pass_(hours=24)
    await service.tick()
    whole = await service.load(tournament)
    assert (whole.facts.status, whole.facts.progress.rounds) == ("running", 4)


@pytest.mark.rule("EVT-1.4")
async def test_with_too_few_it_waits_for_an_organiser(home: House) -> None:
    service = home.play.tournaments
    tournament = await planned(home, 3)
    home.clock.pass_(days=5)
    await service.tick()
    whole = await service.load(tournament)
    assert (whole.facts.status, whole.facts.dates.starts_at) == ("open", None)
    for person in PEOPLE[3:6]:
        await service.enter(tournament, person)
    await service.start(tournament, ORGANISER.id)
    assert (await service.load(tournament)).facts.status == "running"


async def test_only_its_creator_calls_it_off_and_only_before_it_begins(home: House) -> None:
    service = home.play.tournaments
    tournament = await planned(home, 4)
    with pytest.raises(Refused):
        await service.call_off(tournament, PEOPLE[0].id, "parce que")
    await service.start(tournament, ORGANISER.id)
    with pytest.raises(Refused):
        await service.call_off(tournament, ORGANISER.id, "parce que")
    other = await planned(home, 4)
    with pytest.raises(Refused):
        await service.call_off(other, 5, "parce que", manages=True)
    whole = await service.call_off(other, ORGANISER.id, "parce que")
    assert whole.facts.status == "off"
    home.clock.pass_(days=9)
    await service.tick()
    assert (await service.load(other)).facts.status == "off"
    assert [one.id for one in await service.of_server(1, ORGANISER.id)] == [tournament]
    with pytest.raises(Refused):
        await service.enter(other, PEOPLE[6])


@pytest.mark.rule("EVT-1.1")
def test_lengths_are_measured_once_there_are_enough() -> None:
    assert lengths.of((), 12, "quick") == Lengths(Fraction(42, 5), Fraction(336, 25))
    assert lengths.of([3.0] * 9, 10, "day") == Lengths(Fraction(10), Fraction(16))
    assert lengths.of([*range(1, 11)], 12, "quick") == Lengths(Fraction(6), Fraction(10))


@pytest.mark.rule("EVT-1.1")
async def test_only_matches_of_people_are_measured(home: House) -> None:
    await home.match(PEOPLE[0], PEOPLE[1], game="firstdeck")
    alone = await home.match(PEOPLE[0], ais=1, game="firstdeck")
    (match,) = [one for (one,) in rowsof(home, "SELECT id FROM match") if one != alone]
    home.clock.pass_(days=3)
    for one in (match, alone):
        await home.play.matches.concede(one, PEOPLE[0].id)
    await home.play.matches.settled()
    assert await home.play.store.read(lists.lengths, "firstdeck", "day", 9) == (3.0,)
    assert await home.play.store.read(lists.lengths, "firstdeck", "quick", 9) == ()
    found = await home.play.tournaments.lengths("firstdeck", "quick")
    assert found.usual == Fraction(42, 5)
