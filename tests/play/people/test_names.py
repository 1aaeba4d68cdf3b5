"""The names by which people are shown: those that the people of that server know them by."""

import json

from msgspec.structs import replace

from db.queries import persons
from play.records import Person
from tests.play.house import ANA, BAO, CHLOE, DAN, House, asks
from tests.play.match.calls.sending import sent

HERE, THERE = 1, 2  # servers


def named(person: Person, server: int, name: str | None = None) -> Person:
    """Somebody as they are known on a server."""
    return replace(person, name=name or person.name, server=server, own=person.name)


async def opened(home: House, server: int, host: Person, *others: Person) -> str:
    lobbies = home.play.lobbies
    lobby = await lobbies.open(
        server=server, channel=server * 10, host=asks(host), game="sampler", locale="en"
    )
    assert [one.name for seat in lobby.seats for one in seat.holders] == [host.name]
    for person in others:
        await lobbies.join(lobby.id, person)
    return lobby.id


async def begun(home: House, server: int, host: Person, *others: Person) -> str:
    lobby = await opened(home, server, host, *others)
    for person in (host, *others):
        await home.play.lobbies.bring(lobby, person.id, None)
    match = await home.play.lobbies.start(lobby, host.id, server * 10)
    board = await home.play.matches.board(match)
    await home.play.projections.board_shown(match, server * 10, 500 + server, board.change)
    return match


async def names(home: House, match: str) -> tuple[str, ...]:
    return (await home.play.matches.board(match)).public.people


async def sitting(home: House, lobby: str) -> list[str]:
    found = await home.play.lobbies.get(lobby)
    return [one.name for seat in found.seats for one in seat.holders]


async def test_two_servers_know_somebody_by_two_names(home: House) -> None:
    cap, boss = named(ANA, HERE, "Cap"), named(ANA, THERE, "Boss")
    here = await begun(home, HERE, cap, named(BAO, HERE))
    there = await begun(home, THERE, boss, named(BAO, THERE))
    waiting = await opened(home, HERE, cap)
    for _ in range(3):
        for person in (cap, boss):
            await home.play.people.seen(person)
            assert await home.play.projections.boards() == ()  # nothing to edit
    assert await names(home, here) == ("Cap", "Bao")
    assert await names(home, there) == ("Boss", "Bao")
    assert await sitting(home, waiting) == ["Cap"]
    lists = [*await home.play.matches.waiting(BAO.id), *await home.play.matches.of_server(HERE)]
    assert {(row.id, row.people) for row in lists} == {
        (here, (("Cap",), ("Bao",))),
        (there, (("Boss",), ("Bao",))),
    }
    calls = {ping.match: ping.name for ping in await sent(home)}
    assert calls[there] == "Bao"


async def test_a_new_nickname_is_shown_on_its_server_alone(home: House) -> None:
    here = await begun(home, HERE, named(ANA, HERE), named(BAO, HERE))
    there = await begun(home, THERE, named(ANA, THERE), named(BAO, THERE))
    waiting = await opened(home, HERE, named(ANA, HERE))
    lobby = await home.play.lobbies.get(waiting)
    await home.play.lobbies.posted(waiting, 10, 900, lobby.change)
    await home.play.people.seen(named(ANA, HERE, "Cap"))
    assert await home.play.projections.boards() == (here,)
    assert await home.play.lobbies.stale() == (waiting,)
    assert await names(home, here) == ("Cap", "Bao")
    assert await names(home, there) == ("Ana", "Bao")
    assert await sitting(home, waiting) == ["Cap"]
    await home.play.people.seen(named(ANA, HERE))  # and given up again
    assert await names(home, here) == ("Ana", "Bao")


async def test_a_nickname_gives_way_to_another_and_no_other_table_is_told(home: House) -> None:
    here = await begun(home, HERE, named(ANA, HERE, "Cap"), named(BAO, HERE))
    mine, other = await opened(home, HERE, named(ANA, HERE, "Cap")), await opened(home, HERE, BAO)
    for lobby in (mine, other):
        change = (await home.play.lobbies.get(lobby)).change
        await home.play.lobbies.posted(lobby, 10, 900, change)
    await home.play.people.seen(named(ANA, HERE, "Chief"))
    assert await names(home, here) == ("Chief", "Bao")
    assert await sitting(home, mine) == ["Chief"]
    assert await home.play.lobbies.stale() == (mine,)


async def test_a_new_name_is_shown_wherever_no_nickname_is(home: House) -> None:
    here = await begun(home, HERE, named(ANA, HERE, "Cap"), named(BAO, HERE))
    there = await begun(home, THERE, named(ANA, THERE), named(BAO, THERE))
    await home.play.people.seen(Person(ANA.id, "Cap", HERE, "Anaïs"))
    assert await home.play.projections.boards() == (there,)
    assert await names(home, here) == ("Cap", "Bao")
    assert await names(home, there) == ("Anaïs", "Bao")


async def test_a_new_name_of_somebody_without_a_nickname_is_shown_at_every_table(
    home: House,
) -> None:
    """Whatever they are called elsewhere, and others here."""
    others = named(BAO, HERE, "Boss"), named(CHLOE, HERE, "Clo")
    away = await begun(home, THERE, named(ANA, THERE, "Cap"), named(BAO, THERE))
    match = await begun(home, HERE, named(ANA, HERE), *others)
    elsewhere = await begun(home, HERE, *others)
    lobby = await opened(home, HERE, others[0], named(ANA, HERE), others[1])
    without = await opened(home, HERE, *others)
    closed = await opened(home, HERE, named(ANA, HERE))
    await home.play.lobbies.cancel(closed, ANA.id)
    for one in (lobby, without, closed):
        change = (await home.play.lobbies.get(one)).change
        await home.play.lobbies.posted(one, 10, 900, change)
    await home.play.people.seen(named(replace(ANA, name="Anna"), HERE))
    assert await sitting(home, lobby) == ["Boss", "Anna", "Clo"]
    assert await names(home, match) == ("Anna", "Boss", "Clo")
    assert await names(home, away) == ("Cap", "Bao")
    assert await home.play.lobbies.stale() == (lobby,)
    assert await home.play.projections.boards() == (match,)
    assert await names(home, elsewhere) == ("Boss", "Clo")


async def test_boards_of_ended_matches_stay_as_they_are(home: House) -> None:
    """Their threads sleep: a new name is no reason to wake them."""
    match = await begun(home, HERE, named(ANA, HERE), named(BAO, HERE))
    await home.play.matches.concede(match, ANA.id)
    board = await home.play.matches.board(match)
    await home.play.projections.board_shown(match, 10, 501, board.change)
    home.told.clear()
    await home.play.people.seen(named(ANA, HERE, "Cap"))
    await home.play.people.seen(Person(ANA.id, "Anaïs", HERE, "Anaïs"))
    assert await home.play.projections.boards() == ()
    assert home.told == []


async def test_somebody_who_was_never_on_a_server_has_their_plain_name_there(home: House) -> None:
    """A list of mine leads to matches of other servers: no nickname comes along."""
    match = await begun(home, HERE, named(ANA, HERE), named(BAO, HERE), named(CHLOE, HERE))
    await home.play.matches.leave(match, BAO.id)
    await home.play.substitutes.seek_for(match, ANA.id, 1)
    table = await home.play.matches.volunteer(match, named(DAN, THERE, "Danger"), 1)
    assert table.public.people == ("Ana", "Dan", "Chloé")
    await home.play.people.seen(named(DAN, HERE, "Danny"))
    assert await names(home, match) == ("Ana", "Danny", "Chloé")
    page = await home.play.matches.log(match, DAN.id)
    told = [[one.name for one in entry.people] for entry in page.entries if entry.people]
    assert ["Danny", "Bao"] in told


async def test_a_rematch_and_who_was_sent_away_bear_the_names_of_their_server(home: House) -> None:
    match = await begun(home, HERE, named(ANA, HERE, "Cap"), named(BAO, HERE, "Tiger"))
    await home.play.people.seen(named(BAO, THERE, "Kitten"))
    await home.play.matches.concede(match, ANA.id)
    lobby = await home.play.lobbies.rematch(match, asks(named(ANA, HERE, "Cap")), 10)
    assert [one.name for one in lobby.invitations] == ["Tiger"]
    await home.play.lobbies.join(lobby.id, named(BAO, HERE, "Tiger"))
    assert await sitting(home, lobby.id) == ["Tiger", "Cap"]
    await home.play.lobbies.kick(lobby.id, ANA.id, BAO.id)
    assert [one.name for one in await home.play.lobbies.sent_away(lobby.id)] == ["Tiger"]


async def test_names_are_handed_out_and_deleted(home: House) -> None:
    here = await begun(home, HERE, named(ANA, HERE, "Cap"), named(BAO, HERE))
    await home.play.people.seen(named(ANA, THERE, "Boss"))
    found = json.loads(await home.play.people.export(ANA.id))
    assert found["person"][0]["name"] == "Ana"
    assert found["nickname"] == [{"server": HERE, "name": "Cap"}, {"server": THERE, "name": "Boss"}]
    await home.play.people.delete(ANA.id)
    assert json.loads(await home.play.people.export(ANA.id))["nickname"] == []
    assert await names(home, here) == ("", "Bao")
    await home.play.people.seen(named(ANA, HERE, "Cap"))  # who is forgotten stays so
    assert await home.play.store.read(persons.load, ANA.id) is None
    assert await names(home, here) == ("", "Bao")
