"""What somebody has deleted is in no file any more, also while the bot runs."""

import asyncio
import contextlib
import json
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from db import migrate
from db.queries import decks, persons
from db.records.decks import StoredDeck
from db.records.time import Quiet
from db.upkeep.archive import path_for
from games.core.refused import Refused
from play.records import Person
from tests.play.house import ANA, BAO, CHLOE, House, asks, house

ZOE = Person(0x0E1D_2C3B_4A59_6877, "Zénobie", 1, "Zénobie Quatremère")
NICKNAMES = ("Reine Zénobie", "Zéno la Grande", "Zénobiette")
WORDS = "un ornithorynque violet"  # of a lobby that came to nothing


def traces(folder: Path) -> list[str]:
    """What the files of a database still tell of Zoé: names, nicknames, id, words."""
    return traces_in(*(path for path in sorted(folder.iterdir()) if path.is_file()))


def traces_in(*files: Path) -> list[str]:
    found = b"".join(path.read_bytes() for path in files)
    said = (ZOE.name, "Quatremère", *NICKNAMES, WORDS, str(ZOE.id), "le bouton ornithorynque")
    searched = {word: word.encode() for word in said} | {"id": ZOE.id.to_bytes(8, "big")}
    return [name for name, data in searched.items() if data in found]


async def lives(home: House) -> None:
    """Do all that leaves rows about somebody."""
    play = home.play
    running = await home.match(ZOE, BAO, ais=1)
    for turn in range(6):
        for person in (ZOE, BAO):
            await home.answer_any(running, person, turn)
    await play.matches.report(running, ZOE.id, "le bouton ornithorynque ne va pas")
    ended = await home.match(ZOE, CHLOE)
    await play.matches.concede(ended, CHLOE.id)
    await play.lobbies.rematch(ended, asks(CHLOE), 10)
    archived = await home.match(ZOE, CHLOE)
    for turn in range(6):
        for person in (ZOE, CHLOE):
            await home.answer_any(archived, person, turn)
    await play.matches.report(archived, ZOE.id, "le bouton ornithorynque")
    await play.matches.concede(archived, CHLOE.id)
    await home.archive(archived)
    await play.matches.follow(await home.match(ANA, BAO), ZOE)
    lobby = await play.lobbies.open(
        server=1, channel=10, host=asks(ANA), game="sampler", locale="fr"
    )
    await play.lobbies.join(lobby.id, ZOE)
    await play.lobbies.kick(lobby.id, ANA.id, ZOE.id)
    lobby = await play.lobbies.open(
        server=1, channel=10, host=asks(ZOE), game="sampler", locale="fr"
    )
    await play.lobbies.say(lobby.id, ZOE.id, WORDS)
    await play.lobbies.join(lobby.id, BAO)
    for name in NICKNAMES:
        await play.people.seen(Person(ZOE.id, name, 1, ZOE.own))
    now = home.clock.now()
    deck = StoredDeck(
        id="d", person=ZOE.id, game="sampler", name=WORDS, pieces={}, made_at=now, changed_at=now
    )
    assert await play.store.write(decks.add, deck, 1)
    await play.people.set_quiet(ZOE.id, Quiet(60, 60, "Europe/Paris"))
    for ping in await play.projections.pings():
        await play.projections.pinged(ping, 10, 800)


@pytest.fixture
async def full(tmp_path: Path) -> AsyncIterator[House]:
    home = await house(tmp_path / "play.db")
    await lives(home)
    yield home
    await home.play.close()


async def test_the_files_tell_nothing_of_somebody_forgotten(full: House) -> None:
    path = full.play.store.path
    folder = path.parent
    assert {NICKNAMES[-1], "id"} <= set(traces(folder))
    assert "id" in traces_in(path_for(path), migrate.log_of(path_for(path)))
    await full.play.people.delete(ZOE.id)
    assert traces(folder) == []
    assert full.play.store.logged == 0
    await full.match(ANA, BAO)  # the bot still runs
    assert traces(folder) == []


async def test_who_is_read_elsewhere_just_then_is_gone_after_the_next_checkpoint(
    full: House,
) -> None:
    store = full.play.store
    with contextlib.closing(migrate.look(store.path)) as reader:
        reader.execute("BEGIN")
        reader.execute("SELECT * FROM person").fetchall()
        await full.play.people.delete(ZOE.id)
        assert not await store.checkpoint()
        assert traces(store.path.parent)
    for _ in range(100):  # what the bot itself reads in the background is read to its end
        if await store.checkpoint():
            break
        await asyncio.sleep(0.02)
    assert traces(store.path.parent) == []


async def test_who_was_invited_reads_so_in_their_data(full: House) -> None:
    found = json.loads(await full.play.people.export(ZOE.id))
    assert [row["name"] for row in found["invitation"]] == [ZOE.name]
    found = json.loads(await full.play.people.export(BAO.id))
    assert found["invitation"] == []


@pytest.mark.parametrize("processes", [1, 2])
async def test_sitting_down_while_one_is_being_forgotten_is_no_fault(
    tmp_path: Path, processes: int
) -> None:
    """Whenever the deletion comes, it is complete, or the person sat down anew after it."""
    async with contextlib.AsyncExitStack() as stack:
        houses: list[House] = []
        for seed in range(processes):
            houses.append(await house(tmp_path / "play.db", seed=str(seed)))
            stack.push_async_callback(houses[-1].play.close)
        here, there = houses[0].play, houses[-1].play
        for steps in range(30):
            outcomes = await asyncio.gather(
                alone(houses[0]), after(steps, there.people.delete(ZOE.id)), return_exceptions=True
            )
            wrong = [one for one in outcomes if isinstance(one, BaseException)]
            assert all(isinstance(one, Refused) for one in wrong), (steps, wrong)
            await here.people.delete(ZOE.id)
            assert await here.store.read(persons.load, ZOE.id) is None
            assert await here.lobbies.in_channel(10) == ()  # none is left behind by nobody
            for match in await here.replays.running():
                seats = (await here.matches.board(match)).public.seats
                assert [seat.left for seat in seats] == [True, False]
            await here.matches.settled()


async def after(steps: int, work) -> None:
    for _ in range(steps):
        await asyncio.sleep(0)
    await work


async def alone(home: House) -> None:
    """What a press for a match against an AI does."""
    lobbies = home.play.lobbies
    lobby = await lobbies.open(
        server=1, channel=10, host=asks(ZOE), game="sampler", locale="fr", most=2
    )
    await lobbies.add_ai(lobby.id, ZOE.id)
    await lobbies.bring(lobby.id, ZOE.id, None)
    match = await lobbies.start(lobby.id, ZOE.id)
    await home.play.channels.move_to(match, 10)
    await home.play.matches.follow(match, ZOE)
    await home.answer_any(match, ZOE)
