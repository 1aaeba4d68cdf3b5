"""A rematch through the screen: whoever asks sits down, the others are called once."""

import asyncio
import contextlib
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from cogs.lobby.cog import LobbyCog
from cogs.lobby.inviting import InvitingCog
from sandbox.client.client import Person
from sandbox.client.shown import ShownMessage
from tests.e2e.begin import begin
from tests.e2e.house import House
from tests.e2e.people.strangers import hidden
from tests.e2e.thumbs import controls

NAMES = ("Ana", "Bao", "Chloé", "Dov")
CALLS = "would like a rematch"


@pytest.fixture
async def house(tmp_path: Path) -> AsyncIterator[House]:
    async with House(tmp_path, pictures=False, still=True) as opened:
        for name in NAMES:
            await opened.client.user(name, "en-US")
        yield opened


async def over(house: House, people: int) -> tuple[list[Person], str, ShownMessage]:
    """A match that its people have agreed to end: they, its id, its board for the first of them."""
    thumbs, thread = await begin(house, people, 0)
    persons = [one.person for one in thumbs]
    board = await house.board(persons[0], thread)
    match = str(controls(board, "play:")[0]["custom_id"]).split(":")[1]
    for one in persons:
        await house.services.play.matches.propose(match, int(one.id), "end")
    await persons[0].until(lambda: controls(board.now, "rematch:"), "the end")
    await house.quiet()
    return persons, match, board.now


async def asks(person: Person, board: ShownMessage, match: str) -> str:
    """Press Rematch; return what is answered."""
    return (await (await person.message(board.id)).press(f"rematch:{match}")).text


def tables(person: Person) -> list[ShownMessage]:
    """The open tables that this person sees."""
    return [one for one in person.messages_seen.values() if controls(one, "leave:")]


def calls(person: Person) -> list[ShownMessage]:
    return [one for one in person.messages_seen.values() if controls(one, "accept:")]


def pinged(person: Person) -> int:
    """How many calls of a rematch have pinged somebody."""
    return sum(one.pings_me for one in calls(person))


@pytest.mark.rule("TIM-5.1")
async def test_whoever_asks_sits_and_the_others_are_called_once(house: House) -> None:
    (ana, bao, chloe), match, board = await over(house, 3)
    channel = (await ana.channel())["id"]
    answer = await asks(bao, board, match)
    assert answer == house.texts.get("ui-rematch-open", "en", channel=f"<#{channel}>")
    await house.quiet()
    (table,) = tables(ana)
    assert "Seats 1 of 3" in table.text
    assert "Invited: " in table.text
    (call,) = calls(ana)
    assert CALLS in call.text
    assert (pinged(ana), pinged(bao), pinged(chloe)) == (1, 0, 1)
    await asks(chloe, board, match)  # instead of Accept
    await house.quiet()
    assert len(tables(ana)) == len(calls(ana)) == 1
    answer = await (await ana.message(call.id)).press("Accept")
    assert answer.text == "You are at the table, and it is full: the match begins."
    assert controls(answer.message, "play:")
    thread = await house.thread(ana, table)
    await house.board(chloe, thread)
    (again,) = await house.services.play.matches.in_channel(int(thread))
    public = (await house.services.play.matches.board(again)).public
    assert public.people == ("Bao", "Chloé", "Ana")


async def test_two_who_ask_at_once_get_one_table(house: House) -> None:
    (ana, bao, chloe), match, board = await over(house, 3)
    await asyncio.gather(asks(ana, board, match), asks(bao, board, match))
    await house.quiet()
    (table,) = tables(chloe)
    assert "Seats 2 of 3" in table.text
    assert [CALLS in one.text for one in calls(chloe)] == [True]
    assert pinged(chloe) == 1


async def test_two_who_both_ask_begin(house: House) -> None:
    (ana, bao), match, board = await over(house, 2)
    await asks(ana, board, match)
    await asks(bao, board, match)
    await house.quiet()
    assert tables(ana) == []
    running = await house.services.play.matches.of_person(int(bao.id))
    assert [one.people for one in running] == [(("Bao",), ("Ana",))]


@pytest.mark.rule("TIM-5.1", "TIM-4.3")
@pytest.mark.parametrize("swept", [False, True])
async def test_a_table_that_was_posted_and_not_noted_is_found(
    house: House, monkeypatch: pytest.MonkeyPatch, *, swept: bool
) -> None:
    """The bot ends between posting the table and noting where: it stands there once.

    The others are called whether somebody presses once more or not.
    """
    (ana, bao, chloe), match, board = await over(house, 3)

    async def ends(*_: object) -> None:
        raise asyncio.CancelledError  # nothing of this process goes on

    monkeypatch.setattr(house.services.play.lobbies, "posted", ends)
    with contextlib.suppress(Exception):
        await asks(ana, board, match)
    (first,) = tables(chloe)
    monkeypatch.undo()
    await house.stop()
    await house.start()
    if swept:
        await house.bot.find(LobbyCog).sweep()
        await house.bot.find(InvitingCog).sweep()
        await house.quiet()
        assert (pinged(bao), pinged(chloe)) == (1, 1)
    await asks(bao, board, match)
    await house.quiet()
    (table,) = tables(chloe)
    assert table.id == first.id
    assert "Seats 2 of 3" in table.text
    assert [CALLS in one.text for one in calls(chloe)] == [True]


@pytest.mark.rule("TIM-5.1")
async def test_who_cannot_be_called_is_named_and_the_others_are_asked(house: House) -> None:
    """One has left the server, one sees the channel no more, for one two calls wait already."""
    (ana, bao, chloe, dov), match, board = await over(house, 4)
    lobbies, guild = house.services.play.lobbies, await house.client.guild()
    await house.client.call("DELETE", f"/guilds/{guild['id']}/members/{chloe.id}")
    channel = (await ana.channel())["id"]
    for _ in range(2):
        await ana.slash("play", game="firstdeck", **{"with": bao.id})
    await house.quiet()
    before = len(calls(dov))
    await hidden(house, channel, ana, bao)
    answer = await asks(ana, board, match)
    assert "Bao is not invited: two of your invitations are still waiting for them" in answer
    for name in ("Chloé", "Dov"):
        assert f"{name} cannot see this channel and cannot be invited here." in answer
    (lobby,) = [
        one
        for key in await lobbies.in_channel(int(channel))
        if (one := await lobbies.get(key)).rematch_of == match
    ]
    assert lobby.invitations == ()
    assert len(calls(dov)) == before
    await asks(bao, board, match)
    assert (await lobbies.get(lobby.id)).people == (int(ana.id), int(bao.id))


async def test_who_was_forgotten_is_not_called(house: House) -> None:
    (ana, bao, chloe), match, board = await over(house, 3)
    await house.services.play.people.delete(int(bao.id))
    assert "cannot" not in await asks(ana, board, match)
    await house.quiet()
    assert (pinged(bao), pinged(chloe)) == (0, 1)
