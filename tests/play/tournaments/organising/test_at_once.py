"""Organisers decide at the moment at which something else happens (EVT-1.8)."""

from collections.abc import Awaitable, Callable

import pytest

from db.queries.match import matches
from db.queries.tournament import coaches
from games.core.refused import Refused
from play.tournaments.organising.acts import Act
from tests.play.house import House
from tests.play.tournaments.played import ORGANISER, PEOPLE, begun, go_on, people_of, running
from tournaments.records import Terms

SWISS = Terms(format="swiss")


def meanwhile(home: House, query: object, happens: Callable[[], Awaitable[object]]) -> None:
    """Let something happen once, as soon as a query was read."""
    store = home.play.store
    read = store.read

    async def then(work, *args, **kwargs):
        found = await read(work, *args, **kwargs)
        if work is query:
            store.read = read
            await happens()
        return found

    store.read = then


async def decide(home: House, tournament: str, kind, about: int = 0, value: str = "", **more):
    act = Act(kind, about, value)
    return await home.play.tournaments.decide(tournament, ORGANISER.id, act, "so it is", **more)


async def pairings(home: House, tournament: str):
    return (await home.play.tournaments.load(tournament)).pairings


async def ticks(home: House, times: int) -> None:
    for _ in range(times):
        home.clock.pass_(seconds=2)
        await home.play.tournaments.tick()


@pytest.mark.rule("EVT-1.8")
async def test_an_answer_at_the_moment_of_pairing_anew_is_not_lost(home: House) -> None:
    tournament = await begun(home, SWISS, 4)
    await ticks(home, 3)
    one, other = await pairings(home, tournament)

    async def answered() -> None:
        for number in one.people:
            await home.answer_any(one.match, PEOPLE[number - 1])

    meanwhile(home, matches.moves, answered)
    with pytest.raises(Refused, match="tournament-act-begun"):
        await decide(home, tournament, "pair", one.people[0], str(other.people[0]))
    assert await pairings(home, tournament) == (one, other)
    assert one.match in running(home)


@pytest.mark.rule("EVT-1.8", "EVT-1.6")
@pytest.mark.parametrize("kind", ["pair", "replace"])
async def test_a_match_begins_with_who_is_to_meet_by_then(home: House, kind: str) -> None:
    """An organiser puts somebody else there while it is being set up."""
    tournament = await begun(home, SWISS, 4)
    await home.play.tournaments.tick()  # the first match begins
    _, waits = await pairings(home, tournament)
    assert waits.match is None
    one = waits.people[0]
    (other,) = {1, 2, 3, 4} - {*waits.people} - {5 - one}

    async def decided() -> None:
        if kind == "pair":
            await decide(home, tournament, "pair", one, str(other))
        else:
            await decide(home, tournament, "replace", one, person=PEOPLE[40])

    meanwhile(home, coaches.of_tournament, decided)
    await ticks(home, 4)
    whole = await home.play.tournaments.load(tournament)
    here = {entrant.number: entrant.person for entrant in whole.entrants}
    for pairing in whole.pairings:
        assert {*people_of(home, pairing.match)} == {here[number] for number in pairing.people}
    assert (await go_on(home, tournament)).facts.status == "over"


@pytest.mark.rule("EVT-1.8")
async def test_nothing_begins_in_a_pause_of_that_very_moment(home: House) -> None:
    tournament = await begun(home, SWISS, 4)
    await home.play.tournaments.tick()
    meanwhile(home, coaches.of_tournament, lambda: decide(home, tournament, "pause"))
    await ticks(home, 3)
    assert [one.match is None for one in await pairings(home, tournament)] == [False, True]
    await decide(home, tournament, "go-on")
    await ticks(home, 3)
    assert [one.match is None for one in await pairings(home, tournament)] == [False, False]
