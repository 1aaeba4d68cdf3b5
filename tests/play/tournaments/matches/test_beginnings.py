"""The check-in, the beginning at its moment, and how long matches are expected to take."""

import sqlite3
from datetime import timedelta
from fractions import Fraction

import pytest

from db.queries.tournament import lists
from db.records.tournaments import Lasted
from games.core.refused import Refused
from play.tournaments import lengths
from tests.cogs import made
from tests.play.house import House, asks
from tests.play.tournaments.played import ORGANISER, PEOPLE, pinged
from tournaments.forecast import Lengths
from tournaments.records import Terms

SWISS = Terms(format="swiss")


async def planned(home: House, people: int, places: int = 8) -> str:
    """Open a tournament that begins in five days and that so many people enter."""
    tournament = await home.play.tournaments.open(
        server=1,
        channel=10,
        creator=asks(ORGANISER),
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
async def test_only_matches_that_people_played_to_their_end_are_measured(home: House) -> None:
    """Not one with an AI, conceded, agreed, decided by organisers, or played on for somebody."""
    left_out = {
        "UPDATE seat SET conceded = 1 WHERE match = ? AND seat = 0",
        "UPDATE seat SET standin = 'plain' WHERE match = ? AND seat = 1",
        "UPDATE match SET status = 'agreed' WHERE id = ?",
        "INSERT INTO result (match, at, game, more, sides, rated, with_ai, cut_short, adjudicated,"
        " places, answers, lasted) VALUES (?, 0, 'firstdeck', 0, '[]', 1, 0, 0, 1, '[]', 9, 9)",
        "UPDATE match SET pace = 'quick' WHERE id = ?",
    }
    played = [await home.match(PEOPLE[0], PEOPLE[1], game="firstdeck") for _ in range(6)]
    await home.match(PEOPLE[0], ais=1, game="firstdeck")
    with sqlite3.connect(home.play.store.path) as db:
        db.execute("UPDATE match SET status = 'over', ended_at = started_at + 259200000")
        for match, otherwise in zip(played[1:], sorted(left_out), strict=True):
            db.execute(otherwise, (match,))
    (only,) = await home.play.store.read(lists.lengths, "firstdeck", "day", 99)
    assert (only.days, only.seats) == (3.0, 2)
    found = await home.play.tournaments.lengths("firstdeck", "quick", {}, 2)
    assert found.usual == Fraction(42, 5)


@pytest.mark.rule("EVT-1.1")
def test_lengths_are_measured_by_what_was_played() -> None:
    """Presets, numbers of seats and paces are not mixed; what a pack is made of changes nothing."""
    info = made.GAMES["allstar"].info
    sprint = {"draft": "two", "playoffs": "no"}
    (free, *_) = (one.name for one in info.choices if one.free)
    lasted = [
        *(Lasted(3.0, {}, 4) for _ in range(9)),
        Lasted(4.0, {"draft": "one"}, 4),  # as usual, though it was chosen
        Lasted(5.0, {free: "x"}, 4),
        *(Lasted(1.0, sprint, 4) for _ in range(3)),
        *(Lasted(9.0, {}, 6) for _ in range(2)),
    ]
    assert lengths.alike(lasted, info, {}, 4) == (*(3.0,) * 9, 4.0, 5.0)
    assert lengths.alike(lasted, info, sprint, 4) == (1.0,) * 3
    assert lengths.alike(lasted, info, {}, 6) == (9.0,) * 2
    assert lengths.alike(lasted, info, {}, 3) == ()
    assert len(lengths.alike([Lasted(1.0, {}, 4)] * 999, info, {}, 4)) == lengths.MEASURED
