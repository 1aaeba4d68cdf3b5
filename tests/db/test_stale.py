"""Whoever loaded a match or lobby before somebody else wrote it begins anew: nothing is undone."""

import sqlite3
from collections.abc import AsyncIterator, Callable
from datetime import timedelta
from pathlib import Path

import pytest

from db.queries import lobbies, outages, persons
from db.queries.match import absence, matches, voices
from db.store import StaleStep
from play.time.moving import OUTAGE
from tests.play.house import ANA, BAO, CHLOE, MORNING, House, asks, house

NOW = MORNING + timedelta(hours=13)

Write = Callable[[sqlite3.Connection, str], object]


def moved(db: sqlite3.Connection, match: str) -> None:
    for now in (MORNING, NOW):
        outages.beat(db, now, timedelta(0), OUTAGE)
    outages.move(db, match)


def played(db: sqlite3.Connection, match: str) -> None:
    whole = matches.load(db, match)
    assert whole is not None
    matches.save(db, whole, whole, ())


def renamed(db: sqlite3.Connection, _: str) -> None:
    persons.rename(db, BAO.id, "Baobab", None, "", NOW)


def forgotten(db: sqlite3.Connection, _: str) -> None:
    persons.forget(db, CHLOE.id, NOW)


def sat_down(db: sqlite3.Connection, lobby: str) -> None:
    found = lobbies.load(db, lobby)
    assert found is not None
    lobbies.save(db, found, found)


OF_A_MATCH: dict[str, Write] = {
    "a move": played,
    "an outage": moved,
    "a new name": renamed,
    "a deletion": forgotten,
    "lost moves": lambda db, match: voices.lost(db, match, NOW),
    "a game that is away": lambda db, match: absence.settle(db, {match}, NOW),
}
OF_A_LOBBY: dict[str, Write] = {"a guest": sat_down, "a new name": renamed, "a deletion": forgotten}


@pytest.fixture
async def home(tmp_path: Path) -> AsyncIterator[House]:
    made = await house(tmp_path / "stale.db")
    yield made
    await made.play.close()


@pytest.mark.parametrize("name", OF_A_MATCH)
@pytest.mark.parametrize("also", [None, *OF_A_MATCH])
async def test_a_match_that_was_loaded_before_is_not_written(
    home: House, name: str, also: str | None
) -> None:
    match = await home.match(ANA, BAO, CHLOE)
    await home.play.matches.leave(match, CHLOE.id)
    await home.play.matches.settled()
    store = home.play.store
    whole = await store.read(matches.load, match)
    assert whole is not None
    for happens in (name, also):
        if happens is not None:
            await store.write(OF_A_MATCH[happens], match)
        with pytest.raises(StaleStep):
            await store.write(matches.save, whole, whole, ())


@pytest.mark.parametrize("name", OF_A_LOBBY)
@pytest.mark.parametrize("also", [None, *OF_A_LOBBY])
async def test_a_lobby_that_was_loaded_before_is_not_written(
    home: House, name: str, also: str | None
) -> None:
    opened = await home.play.lobbies.open(
        server=1, channel=10, host=asks(ANA), game="sampler", locale="en"
    )
    for person in (BAO, CHLOE):
        await home.play.lobbies.join(opened.id, person)
    await home.play.lobbies.kick(opened.id, ANA.id, CHLOE.id)
    store = home.play.store
    loaded = await store.read(lobbies.load, opened.id)
    assert loaded is not None
    for happens in (name, also):
        if happens is not None:
            await store.write(OF_A_LOBBY[happens], opened.id)
        with pytest.raises(StaleStep):
            await store.write(lobbies.save, loaded, loaded)
