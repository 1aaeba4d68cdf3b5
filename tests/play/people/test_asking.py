"""Whether somebody is still on a server is asked before others wait for them (EVT-1.14)."""

import sqlite3
from datetime import timedelta

import pytest

from db.queries import days_off, servers
from db.queries.match import lists
from db.records.time import TimeTerms
from play.people.members import MOST
from tests.play.house import ANA, BAO, CHLOE, DAN, House
from tests.play.lobby.opened import names, opened
from tests.play.tournaments.played import PEOPLE


async def tick(home: House) -> None:
    await home.play.time.tick()
    await home.play.matches.settled()


async def answered(home: House, *, gone: int = 0) -> list[int]:
    """Answer all questions that there are; return who was asked about, `gone` is not there."""
    asked = list[int]()
    while (question := await home.play.members.next_question()) is not None:
        person, server = question
        asked.append(person)
        if person == gone:
            await home.play.members.gone(person, server)
        home.play.members.answered(question)
        assert len(asked) < 1000
    return asked


async def quiet(home: House) -> str:
    """A match of Ana and Bao in which nothing was heard for more than a day."""
    home.play.members.asks = True
    match = await home.match(ANA, BAO, terms=TimeTerms("two-days", misses=3))
    for person in (ANA, BAO):
        await home.play.people.set_spends_days(person.id, wanted=True)
    home.clock.pass_(hours=47, minutes=51)
    return match


async def awaited(home: House, match: str) -> set[int]:
    public = (await home.play.matches.table(match, BAO.id)).public
    return {seat.seat for seat in public.seats if seat.deadline_at is not None}


async def standins(home: House, match: str) -> set[int]:
    public = (await home.play.matches.table(match, BAO.id)).public
    return {seat.seat for seat in public.seats if seat.standin is not None}


async def spent(home: House, person: int) -> int:
    return len(await home.play.store.read(days_off.of_person, person))


@pytest.mark.rule("EVT-1.14", "TIM-2.2", "TIM-2.3")
async def test_who_left_has_no_half_day_spent_and_is_not_waited_for_again(home: House) -> None:
    match = await quiet(home)
    waits = await awaited(home, match)
    people = [(ANA, BAO)[seat].id for seat in sorted(waits)]
    assert await answered(home, gone=people[0]) == people
    home.clock.pass_(minutes=10)
    await tick(home)
    assert await standins(home, match) == {min(waits)}
    assert await spent(home, people[0]) == 0
    for other in people[1:]:
        assert await spent(home, other) == 1


@pytest.mark.rule("EVT-1.14", "TIM-2.2")
async def test_where_discord_cannot_say_nobody_is_gone(home: House) -> None:
    match = await quiet(home)
    people = [(ANA, BAO)[seat].id for seat in sorted(await awaited(home, match))]
    assert await answered(home) == people
    home.clock.pass_(minutes=10)
    await tick(home)
    assert await standins(home, match) == set()
    assert [await spent(home, one) for one in people] == [1] * len(people)


@pytest.mark.rule("EVT-1.14", "TIM-4.4")
async def test_it_is_asked_once_an_hour_and_of_nobody_who_was_heard(home: House) -> None:
    match = await quiet(home)
    waits = sorted(await awaited(home, match))
    people = [(ANA, BAO)[seat].id for seat in waits]
    await home.play.members.heard(people[0], 2)  # on another server
    assert await answered(home) == people
    home.clock.pass_(minutes=1)
    assert await answered(home) == []
    await home.match(ANA, BAO, terms=TimeTerms("two-days"))
    home.clock.pass_(hours=47, minutes=55)
    await home.play.members.heard(people[0], 1)
    assert people[0] not in await answered(home)


@pytest.mark.rule("EVT-1.14")
async def test_at_live_paces_it_is_asked_anew_in_each_sitting_that_runs_out(home: House) -> None:
    """However lately something was heard; not before its last third."""
    home.play.members.asks = True
    match = await home.match(ANA, BAO, terms=TimeTerms("live-10", misses=9))
    for person in (ANA, BAO):
        await home.play.members.heard(person.id, 1)
    (seat, *_) = sorted(await awaited(home, match))
    waits = (ANA, BAO)[seat]
    home.clock.pass_(minutes=6)
    assert await answered(home) == []
    home.clock.pass_(minutes=2)
    assert waits.id in await answered(home)
    home.clock.pass_(minutes=1)
    assert await answered(home) == []
    home.clock.pass_(minutes=1)
    await tick(home)  # missed: the next one opens
    if seat in await awaited(home, match):
        home.clock.pass_(minutes=8)
        assert waits.id in await answered(home)
    await home.play.members.heard(waits.id, 1)
    home.clock.pass_(minutes=1)
    assert waits.id not in await answered(home)


@pytest.mark.rule("EVT-1.14")
async def test_a_press_on_that_server_undoes_it(home: House) -> None:
    await home.match(ANA, BAO)
    await home.play.members.gone(ANA.id, 1)
    assert await home.play.members.gone_of(1, [ANA.id, BAO.id]) == {ANA.id}
    await home.play.members.heard(ANA.id, 2)
    assert await home.play.members.gone_of(1, [ANA.id]) == {ANA.id}
    await home.play.members.heard(ANA.id, 1)
    assert await home.play.members.gone_of(1, [ANA.id]) == frozenset()


@pytest.mark.rule("EVT-1.14", "TIM-4.5")
async def test_no_call_is_repeated_for_who_left(home: House) -> None:
    await quiet(home)
    assert await home.play.store.read(lists.reminding, home.clock.now())
    for person in (ANA, BAO):
        await home.play.members.gone(person.id, 1)
    assert await home.play.store.read(lists.reminding, home.clock.now()) == ()


@pytest.mark.rule("EVT-1.14")
async def test_no_more_than_fifty_are_asked_about_before_a_round(home: House) -> None:
    people = [one.id for one in PEOPLE[:60]]
    assert len(await home.play.members.unheard(1, people)) == MOST
    since = home.clock.now() - timedelta(hours=24)
    assert len(await home.play.store.read(servers.unheard, 1, people, since)) == 60


@pytest.mark.rule("EVT-1.14")
async def test_who_left_gives_up_tables_and_invitations_of_that_server(home: House) -> None:
    lobbies = home.play.lobbies
    home.play.members.asks = True
    table = await opened(home, most=4)
    await lobbies.join(table.id, BAO)
    invited = await lobbies.invite((await opened(home, most=3)).id, ANA.id, (BAO,))
    assert await answered(home) == []
    home.clock.pass_(hours=26)
    assert sorted(await answered(home)) == [ANA.id, BAO.id]
    await lobbies.depart(BAO.id, 2)
    assert names(await lobbies.get(table.id))[:2] == [["Ana"], ["Bao"]]
    await lobbies.depart(BAO.id, 1)
    assert [one for one in names(await lobbies.get(table.id)) if one] == [["Ana"]]
    assert (await lobbies.get(invited.id)).invitations == ()
    await lobbies.depart(ANA.id, 1)
    assert (await lobbies.get(table.id)).status == "cancelled"


@pytest.mark.rule("EVT-1.14")
async def test_who_follows_a_match_is_asked_about_once_a_day_and_let_go(home: House) -> None:
    home.play.members.asks = True
    match = await home.match(ANA, BAO, terms=TimeTerms("none"))
    await home.play.matches.follow(match, CHLOE)
    assert await answered(home) == [CHLOE.id]
    home.clock.pass_(hours=2)
    assert await answered(home) == []
    home.clock.pass_(hours=23)
    assert await answered(home, gone=CHLOE.id) == [CHLOE.id]
    assert (await home.play.matches.table(match, CHLOE.id)).follows
    await home.play.members.absent(CHLOE.id, 1)
    assert not (await home.play.matches.table(match, CHLOE.id)).follows


@pytest.mark.rule("EVT-1.14")
async def test_nobody_who_left_is_called_to_an_end(home: House) -> None:
    match = await home.match(ANA, BAO, terms=TimeTerms("none"))
    for person in (CHLOE, DAN):
        await home.play.matches.follow(match, person)
    await home.play.members.gone(CHLOE.id, 1)
    await home.play.matches.concede(match, ANA.id)
    with sqlite3.connect(home.play.store.path) as db:
        found = db.execute("SELECT person FROM ping WHERE wanted = 'end'").fetchall()
    assert {person for (person,) in found} == {BAO.id, DAN.id}
