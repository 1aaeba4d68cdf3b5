"""Decks that people keep: so many a game, and each only for its own person."""

import sqlite3
from collections.abc import Iterator
from contextlib import closing
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest
from msgspec.structs import replace

from db import migrate
from db.queries import decks, persons
from db.records.decks import StoredDeck

ANA, BAO = 101, 102
NOW = datetime(2026, 3, 2, 9, 0, tzinfo=UTC)
GARDEN = StoredDeck(
    id="a",
    person=ANA,
    game="nintendo",
    name="Jardin",
    pieces={"G03": 4, "G04": 1},
    past=({}, {"G03": 4}),
    shelf={"colour": "G"},
    made_at=NOW,
    changed_at=NOW,
)


@pytest.fixture
def db(tmp_path: Path) -> Iterator[sqlite3.Connection]:
    path = tmp_path / "a.db"
    migrate.prepare(path)
    with closing(migrate.connect(path)) as made:
        for person in (ANA, BAO):
            persons.meet(made, person, "")
        yield made


def test_a_deck_is_kept_as_it_was_given_and_changed(db: sqlite3.Connection) -> None:
    assert decks.add(db, GARDEN, 20)
    assert decks.load(db, ANA, "a") == GARDEN
    later = replace(GARDEN, name="Forêt", pieces={}, past=(), changed_at=NOW + timedelta(hours=1))
    assert decks.update(db, ANA, "a", lambda _: later) == later
    assert decks.of_person(db, ANA, "nintendo") == (later,)
    assert decks.drop(db, ANA, "a")
    assert decks.load(db, ANA, "a") is None


def test_a_person_keeps_so_many_of_each_game_oldest_first(db: sqlite3.Connection) -> None:
    for number in range(3):
        made = replace(GARDEN, id=f"d{number}", made_at=NOW - timedelta(hours=number))
        assert decks.add(db, made, 2) == (number < 2)
    assert decks.add(db, replace(GARDEN, id="other game", game="sampler"), 2)
    assert decks.add(db, replace(GARDEN, id="other person", person=BAO), 2)
    assert [one.id for one in decks.of_person(db, ANA, "nintendo")] == ["d1", "d0"]


def test_nobody_reads_changes_or_deletes_a_deck_of_somebody_else(db: sqlite3.Connection) -> None:
    assert decks.add(db, GARDEN, 20)
    assert decks.load(db, BAO, "a") is None
    assert decks.update(db, BAO, "a", lambda one: replace(one, name="mine")) is None
    assert not decks.drop(db, BAO, "a")
    assert decks.load(db, ANA, "a") == GARDEN


def test_what_is_in_a_deck_is_in_no_words_of_the_program() -> None:
    assert "Jardin" not in repr(GARDEN)
    assert "G03" not in repr(GARDEN)
