"""Lobbies of those who have just played."""

import asyncio
from datetime import timedelta

import pytest

from play.lobby.records import Lobby
from play.records import Person
from tests.play.house import ANA, BAO, CHLOE, DAN, House, asks, house
from tests.play.lobby.opened import EVA, names, opened, refusal


def asked(lobby: Lobby) -> list[str]:
    return sorted(one.name for one in lobby.invitations)


async def over(home: House, *people: Person, together: int = 1) -> str:
    """A match that is over; partners sit on a seat in the order in which they come."""
    lobbies = home.play.lobbies
    lobby = await opened(home, most=len(people) // together)
    await lobbies.set_together(lobby.id, ANA.id, together)
    for person in people[1:]:
        await lobbies.join(lobby.id, person)
    for person in people[: len(people) // together]:
        await lobbies.bring(lobby.id, person.id, None)
    match = await lobbies.start(lobby.id, ANA.id, 10)
    for person in people[: len(people) // together]:  # one of each seat
        await home.play.matches.propose(match, person.id, "end")
    return match


async def test_a_rematch_seats_the_same_people_one_further(home: House) -> None:
    match = await home.match(ANA, BAO, ais=1, options={"rounds": "1"})
    lobbies = home.play.lobbies
    assert await refusal(lobbies.rematch(match, asks(ANA), 10)) == "play-still-running"
    await home.play_on(match, ANA, BAO, until=lambda table: table.public.status == "over")
    assert await refusal(lobbies.rematch(match, asks(CHLOE), 10)) == "play-not-yours"
    lobby = await lobbies.rematch(match, asks(ANA), 10)
    assert names(lobby) == [["Castor"], ["Ana"]]
    assert (lobby.host, asked(lobby), lobby.options) == (ANA.id, ["Bao"], {"rounds": "1"})
    assert lobby.invitations[0].until_at == home.clock.now() + timedelta(days=1)
    assert (lobby.rematch_of, await lobbies.uncalled()) == (match, (lobby.id,))
    assert await refusal(lobbies.join(lobby.id, CHLOE)) == "play-places-kept"
    assert (await lobbies.rematch(match, asks(ANA), 10)) == lobby  # she sits there
    lobby = await lobbies.join(lobby.id, BAO)
    assert names(lobby) == [["Bao"], ["Castor"], ["Ana"]]
    assert (asked(lobby), await lobbies.uncalled()) == ([], ())
    assert await lobbies.stale() == ()  # a lobby without a message has none to bring up to date
    await lobbies.posted(lobby.id, 10, 55, lobby.change - 1)
    assert lobby.id in await lobbies.stale()
    await lobbies.posted(lobby.id, 10, 55, lobby.change)
    assert (await lobbies.get(lobby.id)).message == 55
    assert lobby.id not in await lobbies.stale()


async def test_a_rematch_keeps_the_preset_by_name(home: House) -> None:
    lobbies = home.play.lobbies
    kept = []
    for chosen in ({"preset": "short"}, {"options": {"track": "25"}}):
        lobby = await opened(home, most=2, **chosen)
        await lobbies.join(lobby.id, BAO)
        for person in (ANA, BAO):
            await lobbies.bring(lobby.id, person.id, None)
        match = await lobbies.start(lobby.id, ANA.id, 10)
        for person in (ANA, BAO):
            await home.play.matches.propose(match, person.id, "end")
        again = await lobbies.rematch(match, asks(ANA), 10)
        kept.append((again.preset, again.options.get("rounds")))
    assert kept == [("short", "1"), (None, None)]


async def test_a_rematch_that_was_cancelled_can_be_opened_anew(home: House) -> None:
    match = await home.match(ANA, BAO)
    await home.play.matches.concede(match, ANA.id)
    lobbies = home.play.lobbies
    first = await lobbies.rematch(match, asks(ANA), 10)
    await lobbies.cancel(first.id, ANA.id)
    second = await lobbies.rematch(match, asks(BAO), 10)
    assert (second.id != first.id, second.host) == (True, BAO.id)
    await lobbies.join(second.id, ANA)
    for person in (ANA, BAO):
        await lobbies.bring(second.id, person.id, None)
    await lobbies.start(second.id, BAO.id)
    assert (await lobbies.rematch(match, asks(ANA), 10)).id == second.id


async def test_two_services_open_one_rematch(home: House) -> None:
    other = await house(home.play.store.path, home.clock, seed="y")
    match = await home.match(ANA, BAO)
    await home.play.matches.concede(match, ANA.id)
    opened = await asyncio.gather(
        home.play.lobbies.rematch(match, asks(ANA), 10),
        other.play.lobbies.rematch(match, asks(BAO), 10),
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
        *(lobbies.rematch(match, asks(person), 10) for lobbies in both for person in (ANA, BAO))
    )
    assert len({lobby.id for lobby in found}) == 1
    assert await both[0].of_person(BAO.id) == (found[0].id,)
    await other.play.close()


async def test_who_asks_for_an_open_rematch_sits_down_at_it(home: House) -> None:
    match = await over(home, ANA, BAO, CHLOE)
    lobbies = home.play.lobbies
    first = await lobbies.rematch(match, asks(BAO), 10)
    second = await lobbies.rematch(match, asks(CHLOE), 10)
    assert second.id == first.id
    assert (names(second), asked(second)) == ([["Bao"], ["Chloé"]], ["Ana"])
    await lobbies.kick(first.id, BAO.id, CHLOE.id)
    assert await refusal(lobbies.rematch(match, asks(CHLOE), 10)) == "play-sent-away"


@pytest.mark.parametrize("order", [(0, 1, 2, 3), (3, 2, 1, 0), (2, 0, 3, 1)])
async def test_they_sit_in_their_turn_whoever_comes_first(
    home: House, order: tuple[int, ...]
) -> None:
    here = (ANA, BAO, CHLOE, DAN)
    match = await over(home, *here)
    for at in order:
        lobby = await home.play.lobbies.rematch(match, asks(here[at]), 10)
    assert names(lobby) == [["Bao"], ["Chloé"], ["Dan"], ["Ana"]]


async def test_partners_sit_beside_each_other_again_whoever_comes_first(home: House) -> None:
    match = await over(home, ANA, BAO, CHLOE, DAN, together=2)
    lobbies = home.play.lobbies
    lobby = await lobbies.rematch(match, asks(CHLOE), 10)
    assert (names(lobby), lobby.together) == ([["Chloé"]], 2)
    lobby = await lobbies.join(lobby.id, ANA)
    assert names(lobby) == [["Chloé", "Ana"]]
    lobby = await lobbies.join(lobby.id, DAN)
    assert names(lobby) == [["Dan"], ["Chloé", "Ana"]]
    assert names(await lobbies.join(lobby.id, BAO)) == [["Dan", "Bao"], ["Chloé", "Ana"]]


async def test_who_comes_uncalled_sits_after_those_who_were_asked(home: House) -> None:
    match = await over(home, ANA, BAO, CHLOE)
    lobbies = home.play.lobbies
    lobby = await lobbies.rematch(match, asks(CHLOE), 10)
    await lobbies.decline(lobby.id, ANA.id)
    assert names(await lobbies.join(lobby.id, EVA)) == [["Chloé"], ["Éva"]]
    assert names(await lobbies.join(lobby.id, BAO)) == [["Bao"], ["Chloé"], ["Éva"]]


async def test_what_people_brought_and_said_stays_with_them_as_seats_move_up(home: House) -> None:
    match = await over(home, ANA, BAO)
    lobbies = home.play.lobbies
    lobby = await lobbies.rematch(match, asks(ANA), 10)
    await lobbies.bring(lobby.id, ANA.id, None)
    await lobbies.say(lobby.id, ANA.id, "quack")
    lobby = await lobbies.join(lobby.id, BAO)
    assert names(lobby) == [["Bao"], ["Ana"]]
    assert [seat.missing for seat in lobby.seats] == [True, False]
    assert (await lobbies.leave(lobby.id, BAO.id)).words_added == 1


async def test_places_are_kept_for_a_day_only(home: House) -> None:
    match = await over(home, ANA, BAO)
    lobbies = home.play.lobbies
    lobby = await lobbies.rematch(match, asks(BAO), 10)
    home.clock.pass_(days=1)
    await home.play.time.tick()
    assert asked(await lobbies.get(lobby.id)) == []
    assert names(await lobbies.join(lobby.id, DAN)) == [["Bao"], ["Dan"]]


async def test_a_rematch_opens_without_those_who_cannot_be_asked(home: House) -> None:
    """One has left the server; two invitations of this host's wait for another (TIM-5.1)."""
    match = await over(home, ANA, BAO, CHLOE, DAN)
    lobbies = home.play.lobbies
    for _ in range(2):
        await lobbies.invite((await opened(home)).id, ANA.id, (BAO,))
    lobby = await lobbies.rematch(match, asks(ANA), 10, absent={CHLOE.id})
    assert asked(lobby) == ["Dan"]
    lobby = await lobbies.rematch(match, asks(BAO), 10)
    assert names(lobby) == [["Ana"], ["Bao"]]
    assert names(await lobbies.join(lobby.id, DAN)) == [["Dan"], ["Ana"], ["Bao"]]
