"""Tables whose host has gone, and tables that start by themselves."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from play.lobby.records import Lobby
from sandbox.client.client import Person
from sandbox.client.shown import ShownMessage
from tests.e2e.begin import NAMES, lobby_id
from tests.e2e.house import House
from tests.e2e.thumbs import Thumb

HOST_ONLY = "Seul l’hôte de cette table"


@pytest.fixture
async def house(tmp_path: Path) -> AsyncIterator[House]:
    async with House(tmp_path, pictures=False, still=True) as opened:
        await people(opened)  # in front of their windows from the start
        yield opened


async def people(house: House) -> list[Person]:
    """Four who do not own the server: the owner cannot leave it."""
    return [await house.client.user(name, "fr") for name in NAMES[1:5]]


async def seated(house: House, many: int, players: int, game: str = "firstdeck") -> ShownMessage:
    """A table that the first one has opened, with so many people at it."""
    first, *others = await people(house)
    lobby = (await first.slash("play", game=game, players=players)).message
    for person in others[: many - 1]:
        await (await person.message(lobby.id)).press(f"join:{lobby_id(lobby)}")
    await house.quiet()
    return lobby


async def leaves(house: House, person: Person) -> None:
    guild = await house.client.guild()
    await house.client.call("DELETE", f"/guilds/{guild['id']}/members/{person.id}")


async def stored(house: House, lobby: ShownMessage) -> Lobby:
    return await house.services.play.lobbies.get(lobby_id(lobby))


async def asked(house: House) -> int:
    """How often Discord was asked whether somebody is on a server."""
    return len(await house.client.requests("GET", "/members/"))


async def said(person: Person, lobby: ShownMessage, verb: str) -> str:
    """What somebody is told who presses on a table."""
    shown = await person.message(lobby.id)
    key = await shown.start(f"{verb}:{lobby_id(lobby)}", forge=True)
    return (await person.answer(key)).text


async def test_when_a_host_has_left_the_server_the_others_start_at_once(house: House) -> None:
    host, second, third, _ = await people(house)
    lobby = await seated(house, 3, 4)
    await leaves(house, host)
    assert await asked(house) == 0
    await said(third, lobby, "start")  # who would not be the next host
    thread = await house.thread(second, lobby)
    (match,) = await house.services.play.matches.in_channel(int(thread))
    public = (await house.services.play.matches.board(match)).public
    assert public.people == (second.name, third.name)
    assert await asked(house) == 1


async def test_a_table_that_became_too_small_has_a_new_host_who_fills_it(house: House) -> None:
    host, second, *_ = await people(house)
    lobby = await seated(house, 2, 4)
    await leaves(house, host)
    assert "il n’y a encore qu’une personne à la table" in await said(second, lobby, "start")
    await house.quiet()
    assert (await stored(house, lobby)).host == int(second.id)
    assert f"Ouverte par <@{second.id}>" in (await second.message(lobby.id)).text
    for verb in ("add-ai", "start"):
        await said(second, lobby, verb)
        await house.quiet()
    assert await house.thread(second, lobby)


@pytest.mark.parametrize("verb", ["add-ai", "options", "cancel"])
async def test_what_only_a_host_may_the_next_one_may(house: House, verb: str) -> None:
    host, second, third, _ = await people(house)
    lobby = await seated(house, 3, 4)
    await leaves(house, host)
    assert HOST_ONLY in await said(third, lobby, verb)
    assert (await stored(house, lobby)).host == int(second.id)
    assert HOST_ONLY not in await said(second, lobby, verb)


@pytest.mark.parametrize("verb", ["start", "add-ai", "options"])
async def test_a_host_who_is_there_stays_the_host(house: House, verb: str) -> None:
    lobby = await seated(house, 2, 4)
    before = await stored(house, lobby)
    _, second, *_ = await people(house)
    assert HOST_ONLY in await said(second, lobby, verb)
    assert await stored(house, lobby) == before
    assert await asked(house) == 1


async def test_discord_is_asked_for_nobody_who_does_not_sit_there(house: House) -> None:
    host, *_, stranger = await people(house)
    lobby = await seated(house, 3, 4)
    await leaves(house, host)
    assert HOST_ONLY in await said(stranger, lobby, "start")
    assert await asked(house) == 0


async def test_where_discord_does_not_tell_nobody_is_sent_away(house: House) -> None:
    _, second, *_ = await people(house)
    lobby = await seated(house, 2, 4)
    await house.client.fault("routes", method="GET", path="/members/", status=403, times=None)
    assert HOST_ONLY in await said(second, lobby, "start")
    assert len((await stored(house, lobby)).people) == 2


async def brings(house: House, person: Person, lobby: ShownMessage) -> None:
    shown = await person.message(lobby.id)
    await Thumb(person, 0).play((await shown.press(f"b-bring:{lobby_id(lobby)}")).message)
    await house.quiet()


async def test_a_full_table_starts_when_the_last_one_has_brought_something(house: House) -> None:
    host, second, *_ = await people(house)
    lobby = await seated(house, 2, 2, "sampler")
    assert "commence dès que chacun a choisi" in (await host.message(lobby.id)).text
    await brings(house, second, lobby)
    assert (await stored(house, lobby)).match is None
    await brings(house, host, lobby)
    assert await house.board(second, await house.thread(host, lobby))


async def test_a_table_with_a_free_place_waits_for_its_host(house: House) -> None:
    lobby = await seated(house, 2, 3, "sampler")
    for person in (await people(house))[:2]:
        await brings(house, person, lobby)
    assert (await stored(house, lobby)).match is None


async def test_who_plays_against_ais_alone_starts_when_they_like(house: House) -> None:
    host, *_ = await people(house)
    lobby = await seated(house, 1, 2, "sampler")
    await said(host, lobby, "add-ai")
    await house.quiet()
    assert "appuie sur Commencer" in (await host.message(lobby.id)).text
    await brings(house, host, lobby)
    assert (await stored(house, lobby)).match is None
    await said(host, lobby, "start")
    assert await house.thread(host, lobby)
