"""Whoever is forgotten leaves nothing in any tournament, whatever they were in it (EVT-1.5)."""

import contextlib
import json
import sqlite3
from collections.abc import Awaitable, Callable

import pytest

from db.upkeep.packing import unpacked
from play.records import Person
from play.tournaments.calling import Call
from play.tournaments.organising.acts import Act
from tests.play.house import House, asks
from tests.play.tournaments.played import (
    ORGANISER,
    PEOPLE,
    chosen,
    end,
    go_on,
    opened,
    people_of,
    pinged,
    running,
)
from tournaments.records import Terms

SWISS = Terms(format="swiss")
GONE = Person(987654321, "Xanthippe")


def traces(home: House) -> list[tuple[str, str]]:
    """Every table and column in which a person's id or name still stands."""
    found: list[tuple[str, str]] = []
    with contextlib.closing(sqlite3.connect(home.play.store.path)) as db:
        db.create_function("unpacked", 1, unpacked)
        names = db.execute("SELECT name FROM sqlite_schema WHERE type = 'table'").fetchall()
        for (table,) in names:
            cursor = db.execute(f"SELECT * FROM {table}")
            columns = [column[0] for column in cursor.description]
            for row in cursor:
                for column, value in zip(columns, row, strict=True):
                    said = (
                        value.decode(errors="replace") if isinstance(value, bytes) else str(value)
                    )
                    if str(GONE.id) in said or GONE.name in said:
                        found.append((table, column))
    return found


async def begins(home: House, tournament: str) -> None:
    await home.play.tournaments.start(tournament, ORGANISER.id)
    for _ in range(4):
        home.clock.pass_(seconds=5)
        await home.play.tournaments.tick()


async def waits(home: House) -> str:
    tournament = await opened(home, SWISS, 4, places=4)
    await home.play.tournaments.enter(tournament, GONE)
    await pinged(home, Call(tournament, "check-in", (PEOPLE[0].id, GONE.id)))
    return tournament


async def waits_while_it_runs(home: House) -> str:
    tournament = await waits(home)
    await begins(home, tournament)
    return tournament


async def entered(home: House) -> str:
    tournament = await opened(home, SWISS, 3)
    await home.play.tournaments.enter(tournament, GONE)
    return tournament


async def plays(home: House) -> str:
    tournament = await entered(home)
    await begins(home, tournament)
    service = home.play.tournaments
    (mine,) = [one for one in (await service.load(tournament)).pairings if 4 in one.people]
    await service.appeal(tournament, GONE.id, mine.number, f"I, {GONE.name}, appeal")
    await service.rest(tournament, GONE.id, 2)
    await service.decide(tournament, ORGANISER.id, Act("points", 4, "2"), "because")
    return tournament


async def has_played(home: House) -> str:
    tournament = await plays(home)
    await go_on(home, tournament)
    return tournament


async def chooses(home: House) -> str:
    """They lost a game of a meeting of three, and are to say who begins."""
    tournament = await opened(home, Terms(format="knockout", best_of=3), 3)
    await home.play.tournaments.enter(tournament, GONE)
    await begins(home, tournament)
    for match in running(home):
        await end(home, match)
    home.clock.pass_(seconds=5)
    await home.play.tournaments.tick()
    return tournament


async def organises(home: House) -> str:
    service = home.play.tournaments
    tournament = await service.open(
        server=1,
        channel=10,
        creator=asks(GONE),
        name="Coupe",
        locale="fr",
        game="firstdeck",
        shape=SWISS,
    )
    for person in PEOPLE[:4]:
        await service.enter(tournament, person)
    await service.add_organiser(tournament, GONE.id, ORGANISER)
    await begins(home, tournament)
    first, *_ = (await service.load(tournament)).pairings
    await service.appeal(tournament, PEOPLE[first.people[0] - 1].id, first.number, "?")
    await pinged(home, Call(tournament, "appeal", (GONE.id,)))
    await service.judge(tournament, GONE.id, 1, "no", granted=False)
    await service.decide(tournament, GONE.id, Act("points", 1, "2"), "because")
    return tournament


async def helps(home: House) -> str:
    tournament = await opened(home, SWISS, 4)
    await home.play.tournaments.add_organiser(tournament, ORGANISER.id, GONE)
    await begins(home, tournament)
    await home.play.tournaments.decide(tournament, GONE.id, Act("drop", 1), "because")
    return tournament


async def is_asked_to_coach(home: House) -> str:
    tournament = await opened(home, SWISS, 4, game="jam")
    await home.play.tournaments.ask_coaches(tournament, PEOPLE[0].id, [GONE])
    for call in await home.play.tournaments.coaches_to_call():
        await pinged(home, call)
    return tournament


async def coaches(home: House) -> str:
    tournament = await is_asked_to_coach(home)
    await home.play.tournaments.coach(tournament, GONE.id, agrees=True)
    await begins(home, tournament)
    return tournament


async def has_coaches(home: House) -> str:
    tournament = await opened(home, SWISS, 3, game="jam")
    service = home.play.tournaments
    await service.enter(tournament, GONE)
    await service.ask_coaches(tournament, GONE.id, PEOPLE[20:22])
    for call in await service.coaches_to_call():
        await pinged(home, call)
    await service.coach(tournament, PEOPLE[20].id, agrees=True)
    await begins(home, tournament)
    return tournament


async def took_a_place(home: House) -> str:
    tournament = await opened(home, SWISS, 4)
    await begins(home, tournament)
    act = Act("replace", 1)
    await home.play.tournaments.decide(tournament, ORGANISER.id, act, "ill", person=GONE)
    return tournament


@pytest.mark.rule("EVT-1.4", "EVT-1.5", "EVT-1.7", "EVT-5.3")
@pytest.mark.parametrize(
    "made",
    [
        waits,
        waits_while_it_runs,
        entered,
        plays,
        has_played,
        chooses,
        organises,
        helps,
        is_asked_to_coach,
        coaches,
        has_coaches,
        took_a_place,
    ],
)
async def test_nothing_of_them_is_left_and_the_tournament_ends(
    home: House, made: Callable[[House], Awaitable[str]]
) -> None:
    service = home.play.tournaments
    tournament = await made(home)
    told = json.loads(await home.play.people.export(GONE.id))
    assert tournament in json.dumps(told)
    await home.play.people.delete(GONE.id)
    assert traces(home) == []
    await service.entrants_to_call()
    await service.coaches_to_call()
    await service.organisers_to_call()
    await service.view(tournament)
    if (await service.load(tournament)).facts.status == "open":
        if made is entered:
            await service.enter(tournament, PEOPLE[10])
        await begins(home, tournament)
    await chosen(home, tournament)
    for match in running(home):
        if len(people_of(home, match)) == 1:  # an AI plays for who is gone
            await home.play.matches.concede(match, *people_of(home, match))
    if (await service.load(tournament)).facts.status != "over":
        await go_on(home, tournament)
    assert traces(home) == []
