"""Tournaments over a real file, whose matches end by concessions, and a process that may die."""

import sqlite3
from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

from db.records.tournaments import WholeTournament
from play.records import Person
from play.tournaments import conversion
from play.tournaments.calling import Call
from tests.play.house import House, asks
from tournaments import running as rules
from tournaments.records import SeatChoice, Terms

PEOPLE = tuple(Person(200 + number, f"P{number}") for number in range(1, 80))
ORGANISER = Person(199, "Olga")


async def opened(
    home: House,
    shape: Terms,
    people: int,
    places: int | None = None,
    game: str = "firstdeck",
    creator: Person = ORGANISER,
) -> str:
    """Open a tournament that so many people enter."""
    tournament = await home.play.tournaments.open(
        server=1,
        channel=10,
        creator=asks(creator),
        name="Coupe",
        locale="fr",
        game=game,
        shape=shape,
        places=places,
    )
    for person in PEOPLE[:people]:
        await home.play.tournaments.enter(tournament, person)
        home.clock.pass_(seconds=1)
    return tournament


async def begun(home: House, shape: Terms, people: int, creator: Person = ORGANISER) -> str:
    tournament = await opened(home, shape, people, creator=creator)
    await home.play.tournaments.start(tournament, creator.id)
    return tournament


async def end(home: House, match: str) -> None:
    """Let all but one concede; whose number is lowest wins."""
    _, *others = sorted(people_of(home, match))
    for person in reversed(others):
        await home.play.matches.concede(match, person)


def people_of(home: House, match: str) -> list[int]:
    found = rowsof(home, "SELECT person FROM holder WHERE match = ? AND left_at IS NULL", (match,))
    return [person for (person,) in found if person is not None]


def rowsof(home: House, query: str, values: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    with sqlite3.connect(home.play.store.path) as db:
        return db.execute(query, values).fetchall()


def running(home: House) -> list[str]:
    """Return the matches of tournaments that run, in the order of their numbers."""
    query = (
        "SELECT m.id FROM match m JOIN tournament_match t ON t.match = m.id"
        " WHERE m.status = 'running' ORDER BY t.number"
    )
    return [match for (match,) in rowsof(home, query)]


def called(home: House, matches: Sequence[str]) -> list[str]:
    """Return the matches among these that call somebody to play, or are to."""
    found = rowsof(home, "SELECT match FROM ping WHERE wanted IN ('turn', 'reminder', 'next')")
    return [match for (match,) in found if match in matches]


async def pinged(home: House, call: Call, message: int = 900) -> None:
    """Call people by a message."""
    ping = await home.play.tournaments.calling(call, 10)
    assert ping is not None
    await home.play.tournaments.called(call.tournament, ping, message)


async def go_on(home: House, tournament: str, most: int = 400) -> WholeTournament:
    """Let everything happen until a tournament is over; choosers sit first."""
    for _ in range(most):
        await step(home, tournament)
        whole = await home.play.tournaments.load(tournament)
        if whole.facts.status == "over":
            return whole
    raise AssertionError("it never came to an end")


async def step(home: House, tournament: str) -> None:
    """End one match that runs, let time pass, let what is due happen."""
    for match in running(home)[:1]:
        await end(home, match)
    await chosen(home, tournament)
    home.clock.pass_(seconds=30)
    await home.play.tournaments.tick()


async def chosen(home: House, tournament: str) -> None:
    whole = await home.play.tournaments.load(tournament)
    if whole.facts.status != "running":
        return
    for one in rules.due(conversion.read(whole)).choosers:
        (person,) = [who.person for who in whole.entrants if who.number == one.entrant]
        assert person is not None
        choice = SeatChoice(one.stage, one.slot, one.game, one.entrant)
        await home.play.tournaments.choose(tournament, person, choice)


def sound(home: House, whole: WholeTournament) -> None:
    """Nothing is lost or there twice: matches, results, people."""
    assert not rowsof(home, "SELECT * FROM tournament_result")
    begun = [one.match for one in whole.pairings if one.match is not None]
    assert len(begun) == len(set(begun))
    stored = {match for (match,) in rowsof(home, "SELECT id FROM match")}
    assert stored == {*begun}
    for one in whole.pairings:
        assert (one.match is None) == (one.status in {"planned", "off"} or one.open_at is not None)
        if one.status == "over":
            assert len(one.places) == len(one.people)
            assert not one.struck
    for pair in Counter(
        (one.round, person, one.slot, one.game) for one in whole.pairings for person in one.people
    ).values():
        assert pair == 1 or course_of(whole).format == "robin"


def course_of(whole: WholeTournament) -> Terms:
    return conversion.shape_of(whole)


SHAPES: Mapping[str, tuple[Terms, int]] = {
    "robin": (Terms(format="robin"), 5),
    "robin of pods": (Terms(format="robin", pod=3, seats=(2, 3), rounds=3), 6),
    "swiss": (Terms(format="swiss"), 7),
    "swiss of pods": (Terms(format="swiss", pod=3, seats=(2, 3), rounds=2), 8),
    "knockout": (Terms(format="knockout", best_of=3, third_place=True), 5),
    "swiss and cut": (Terms(format="swiss+cut", rounds=2, cut=4), 6),
}
