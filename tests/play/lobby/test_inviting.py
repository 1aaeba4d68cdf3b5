"""Invitations: places that are kept for a day, calls that go once they are answered."""

import asyncio
import json
from datetime import timedelta

import pytest

from db.queries import invitations
from games.core.refused import Refused
from play.lobby.records import Lobby
from play.records import Person
from tests.play.house import ANA, BAO, CHLOE, DAN, House
from tests.play.lobby.opened import names, opened, refusal

EVA = Person(105, "Éva")


def asked(lobby: Lobby) -> list[str]:
    return [one.name for one in lobby.invitations]


async def called(home: House, lobby: Lobby, message: int = 900) -> None:
    """All who are invited and not yet called are called by one message."""
    people = tuple(one.person for one in lobby.invitations if one.message is None)
    sending = await home.play.lobbies.calling(lobby.id, people, 10)
    await home.play.lobbies.called(sending, message)


async def left_over(home: House) -> list[int]:
    return [one.message for one in await home.play.projections.leftovers()]


@pytest.mark.rule("TIM-5.1")
async def test_places_are_kept_for_a_day(home: House) -> None:
    lobbies = home.play.lobbies
    lobby = await opened(home, most=3)
    lobby = await lobbies.invite(lobby.id, ANA.id, (BAO, CHLOE))
    assert asked(lobby) == ["Bao", "Chloé"]
    await called(home, lobby)
    assert await refusal(lobbies.join(lobby.id, DAN)) == "play-places-kept"
    assert await refusal(lobbies.add_ai(lobby.id, ANA.id)) == "play-places-kept"
    lobby = await lobbies.join(lobby.id, BAO)
    assert (names(lobby), asked(lobby)) == ([["Ana"], ["Bao"]], ["Chloé"])
    home.clock.pass_(hours=23, minutes=59)
    await home.play.time.tick()
    assert await refusal(lobbies.join(lobby.id, DAN)) == "play-places-kept"
    assert await left_over(home) == []
    home.clock.pass_(minutes=1)
    await home.play.time.tick()
    assert asked(await lobbies.get(lobby.id)) == []
    assert await left_over(home) == [900]
    lobby = await lobbies.join(lobby.id, DAN)
    assert names(lobby) == [["Ana"], ["Bao"], ["Dan"]]


@pytest.mark.rule("TIM-5.1")
async def test_the_call_goes_once_each_has_answered(home: House) -> None:
    lobbies = home.play.lobbies
    lobby = await opened(home, most=4)
    lobby = await lobbies.invite(lobby.id, ANA.id, (BAO, CHLOE))
    assert await lobbies.uncalled() == (lobby.id,)
    await called(home, lobby)
    assert await lobbies.uncalled() == ()
    before = (await lobbies.get(lobby.id)).change
    lobby = await lobbies.decline(lobby.id, BAO.id)
    assert lobby.change > before  # the lobby names them no longer
    assert await left_over(home) == []
    assert await refusal(lobbies.decline(lobby.id, BAO.id)) == "play-not-invited"
    await lobbies.join(lobby.id, CHLOE)
    assert await left_over(home) == [900]


async def test_a_call_that_came_too_late_goes_at_once(home: House) -> None:
    lobbies = home.play.lobbies
    lobby = await lobbies.invite((await opened(home)).id, ANA.id, (BAO,))
    await lobbies.decline(lobby.id, BAO.id)
    await called(home, lobby)
    assert await left_over(home) == [900]


@pytest.mark.parametrize("ends", ["cancel", "start", "leave"])
async def test_with_the_table_its_invitations_go(home: House, ends: str) -> None:
    lobbies = home.play.lobbies
    lobby = await opened(home, most=3)
    await lobbies.add_ai(lobby.id, ANA.id)
    lobby = await lobbies.invite(lobby.id, ANA.id, (BAO,))
    await called(home, lobby)
    if ends == "cancel":
        await lobbies.cancel(lobby.id, ANA.id)
    elif ends == "leave":
        await lobbies.leave(lobby.id, ANA.id)
    else:
        if await lobbies.bringing(lobby.id, ANA.id):
            await lobbies.bring(lobby.id, ANA.id, None)
        await lobbies.start(lobby.id, ANA.id, 10)
    assert await left_over(home) == [900]
    assert asked(await lobbies.get(lobby.id)) == []


@pytest.mark.rule("TIM-5.1")
async def test_two_invitations_of_a_host_wait_for_a_person_at_most(home: House) -> None:
    lobbies = home.play.lobbies
    first, second, third = [await opened(home) for _ in range(3)]
    for lobby in (first, second):
        await lobbies.invite(lobby.id, ANA.id, (BAO,))
        await lobbies.invite(lobby.id, ANA.id, (BAO,))  # the same once more is nothing new
    with pytest.raises(Refused, match="play-invite-often") as no:
        await lobbies.invite(third.id, ANA.id, (CHLOE, BAO))
    assert no.value.why.args["name"] == "Bao"
    assert asked(await lobbies.get(third.id)) == []
    await lobbies.decline(first.id, BAO.id)
    assert asked(await lobbies.invite(third.id, ANA.id, (BAO,))) == ["Bao"]


@pytest.mark.rule("TIM-5.1")
async def test_no_more_wait_for_a_person_when_all_are_sent_at_once(home: House) -> None:
    three = [await opened(home) for _ in range(3)]
    sent = [home.play.lobbies.invite(one.id, ANA.id, (BAO,)) for one in three]
    found = await asyncio.gather(*sent, return_exceptions=True)
    assert [isinstance(one, Refused) for one in found].count(True) == 1


@pytest.mark.rule("TIM-5.1")
async def test_who_cannot_be_invited(home: House) -> None:
    lobbies = home.play.lobbies
    lobby = await opened(home, most=3)
    await lobbies.join(lobby.id, BAO)
    assert await refusal(lobbies.invite(lobby.id, ANA.id, (ANA,))) == "play-invite-self"
    assert await refusal(lobbies.invite(lobby.id, ANA.id, (BAO,))) == "play-invite-sits"
    assert await refusal(lobbies.invite(lobby.id, BAO.id, (CHLOE,))) == "play-host-only"
    assert await refusal(lobbies.invite(lobby.id, ANA.id, (CHLOE, DAN))) == "play-invite-room"


async def test_whoever_was_sent_away_may_come_once_invited(home: House) -> None:
    lobbies = home.play.lobbies
    lobby = await opened(home)
    await lobbies.join(lobby.id, BAO)
    await lobbies.kick(lobby.id, ANA.id, BAO.id)
    await lobbies.invite(lobby.id, ANA.id, (BAO,))
    assert names(await lobbies.join(lobby.id, BAO)) == [["Ana"], ["Bao"]]


async def test_places_are_kept_where_seats_are_shared(home: House) -> None:
    lobbies = home.play.lobbies
    lobby = await opened(home, most=2)
    await lobbies.set_together(lobby.id, ANA.id, 2)
    await lobbies.join(lobby.id, BAO)
    await lobbies.invite(lobby.id, ANA.id, (CHLOE, DAN))
    assert await refusal(lobbies.join(lobby.id, EVA)) == "play-places-kept"
    assert await refusal(lobbies.join_beside(lobby.id, EVA, ANA.id)) == "play-places-kept"
    lobby = await lobbies.join_beside(lobby.id, DAN, BAO.id)
    assert names(lobby) == [["Ana"], ["Bao", "Dan"]]


async def test_invitations_are_exported_and_forgotten(home: House) -> None:
    lobbies = home.play.lobbies
    lobby = await lobbies.invite((await opened(home)).id, ANA.id, (BAO, CHLOE))
    await called(home, lobby)
    (told,) = json.loads(await home.play.people.export(BAO.id))["invitation"]
    assert (told["lobby"], told["name"]) == (lobby.id, "Bao")
    await home.play.people.delete(BAO.id)
    after = await lobbies.get(lobby.id)
    assert asked(after) == ["Chloé"]
    assert after.change > lobby.change
    assert await left_over(home) == [900]  # it names them


@pytest.mark.rule("TIM-5.1")
async def test_a_clock_that_is_put_right_keeps_the_day(home: House) -> None:
    await home.play.time.tick()
    lobby = await home.play.lobbies.invite((await opened(home)).id, ANA.id, (BAO,))
    (before,) = lobby.invitations
    home.clock.jump(timedelta(days=4000))
    await home.play.time.tick()
    (after,) = (await home.play.lobbies.get(lobby.id)).invitations
    assert after.until_at - before.until_at == timedelta(days=4000)
    assert await home.play.store.read(invitations.over, home.clock.now()) == ()


@pytest.mark.rule("TIM-5.1")
async def test_a_table_has_no_fewer_places_than_are_kept(home: House) -> None:
    lobby = await opened(home, most=4)
    await home.play.lobbies.invite(lobby.id, ANA.id, (BAO, CHLOE))
    assert (await home.play.lobbies.set_seats(lobby.id, ANA.id, 3)).most == 3
    with pytest.raises(Refused) as no:
        await home.play.lobbies.set_seats(lobby.id, ANA.id, 2)
    assert no.value.why.id == "play-places-invited"
    await home.play.lobbies.decline(lobby.id, CHLOE.id)
    assert (await home.play.lobbies.set_seats(lobby.id, ANA.id, 2)).most == 2
