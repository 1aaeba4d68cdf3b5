"""Lobbies of those who have just played."""

import asyncio

from tests.play.house import ANA, BAO, CHLOE, House, house
from tests.play.lobby.opened import names, refusal


async def test_a_rematch_seats_the_same_people_one_further(home: House) -> None:
    match = await home.match(ANA, BAO, ais=1, options={"rounds": "1"})
    lobbies = home.play.lobbies
    assert await refusal(lobbies.rematch(match, ANA, 10)) == "play-still-running"
    await home.play_on(match, ANA, BAO, until=lambda table: table.public.status == "over")
    assert await refusal(lobbies.rematch(match, CHLOE, 10)) == "play-not-yours"
    lobby = await lobbies.rematch(match, BAO, 10)
    assert names(lobby) == [["Bao"], ["Castor"], ["Ana"]]
    assert (lobby.host, lobby.invited, lobby.options) == (BAO.id, (ANA.id,), {"rounds": "1"})
    assert (await lobbies.rematch(match, ANA, 10)).id == lobby.id
    assert await lobbies.stale() == ()  # a lobby without a message has none to bring up to date
    await lobbies.posted(lobby.id, 10, 55, lobby.change - 1)
    assert lobby.id in await lobbies.stale()
    await lobbies.posted(lobby.id, 10, 55, lobby.change)
    assert (await lobbies.get(lobby.id)).message == 55
    assert lobby.id not in await lobbies.stale()


async def test_a_rematch_that_was_cancelled_can_be_opened_anew(home: House) -> None:
    match = await home.match(ANA, BAO)
    await home.play.matches.concede(match, ANA.id)
    lobbies = home.play.lobbies
    first = await lobbies.rematch(match, ANA, 10)
    await lobbies.cancel(first.id, ANA.id)
    second = await lobbies.rematch(match, BAO, 10)
    assert (second.id != first.id, second.host) == (True, BAO.id)
    await lobbies.join(second.id, ANA)
    for person in (ANA, BAO):
        await lobbies.bring(second.id, person.id, None)
    await lobbies.start(second.id, BAO.id)
    assert (await lobbies.rematch(match, ANA, 10)).id == second.id


async def test_two_services_open_one_rematch(home: House) -> None:
    other = await house(home.play.store.path, home.clock, seed="y")
    match = await home.match(ANA, BAO)
    await home.play.matches.concede(match, ANA.id)
    opened = await asyncio.gather(
        home.play.lobbies.rematch(match, ANA, 10), other.play.lobbies.rematch(match, BAO, 10)
    )
    assert len({lobby.id for lobby in opened}) == 1
    await other.play.close()


async def test_a_rematch_that_all_ask_for_at_once_is_one_lobby(home: House) -> None:
    """They reach two processes; without the database's guard each would open one."""
    match = await home.match(ANA, BAO)
    await home.play.matches.concede(match, ANA.id)
    other = await house(home.play.store.path, home.clock, seed="y")
    both = (home.play.lobbies, other.play.lobbies)
    found = await asyncio.gather(
        *(lobbies.rematch(match, person, 10) for lobbies in both for person in (ANA, BAO))
    )
    assert len({lobby.id for lobby in found}) == 1
    assert await both[0].of_person(BAO.id) == (found[0].id,)
    await other.play.close()
