"""Records are written to columns and read from them by name."""

import re
import sqlite3
from collections.abc import Iterator, Mapping
from contextlib import closing
from importlib import import_module
from pkgutil import iter_modules
from typing import get_args

import pytest
from msgspec.structs import replace

import db.records
from db import migrate
from db.columns import columns, differing, filled, insert, named, ours, shared, stored
from db.records.decks import StoredDeck
from db.records.holders import LobbyHolder, StoredHolder
from db.records.lobbies import Invitation, LobbyStatus, StoredLobby
from db.records.matches import (
    BoardFacts,
    MatchStatus,
    Partner,
    Remark,
    SeatFacts,
    StoredMatch,
    StoredMove,
    StoredProposal,
    StoredSeat,
)
from db.records.people import Direct, StoredAttempt, StoredLesson, StoredPerson
from db.records.projections import Leftover, Posting
from db.records.ratings import StoredRated, StoredRating, StoredResult
from db.records.record import Column, Record, hints, said
from db.records.servers import ServerSettings
from db.records.standing_orders import OrderedAnswer, StoredOrder
from db.records.time import HalfDay, Quiet, TimeTerms
from db.records.tournaments import (
    EntrantStatus,
    PairingStatus,
    StoredAct,
    StoredAppeal,
    StoredCall,
    StoredCoach,
    StoredEntrant,
    StoredNews,
    StoredPairing,
    StoredPing,
    StoredTournament,
    TournamentStatus,
)
from tests.play.house import MORNING

NIGHT = Quiet(0, 420, "UTC")
SEAT = StoredSeat(
    seat=1,
    question="q",
    allowance=MORNING - MORNING.replace(hour=7),
    deadline_at=MORNING,
    lapsed=True,
    selection=("a", "é"),
)


def test_a_record_is_read_as_it_was_written_whatever_the_order_of_columns() -> None:
    db = sqlite3.connect(":memory:")
    names = columns(StoredSeat).split(", ")
    db.execute(f"CREATE TABLE seat ({', '.join(reversed(names))})")
    for seat in (SEAT, replace(SEAT, deadline_at=None, lapsed=False, selection=())):
        db.execute("DELETE FROM seat")
        insert(db, "seat", stored(seat))
        assert filled(StoredSeat, named(db, "SELECT * FROM seat").fetchone()) == seat
    db.close()


def read(values: Mapping[str, object]) -> sqlite3.Row:
    """Return a row with these columns, as the store reads it."""
    query = ", ".join(f"? AS {name}" for name in values)
    with closing(sqlite3.connect(":memory:")) as db:
        row: sqlite3.Row = named(db, f"SELECT {query}", (*values.values(),)).fetchone()
    return row


def test_what_is_given_or_left_out_needs_no_column() -> None:
    assert columns(Quiet, but=["zone"], table="p") == "p.quiet_start, p.quiet_minutes"
    kept = stored(TimeTerms("week", 3, "concede"), but=["misses"])
    assert kept == {
        "pace": "week",
        "absent": "concede",
        "weekends": "",
        "days_off": 1,
        "rated": 0,
        "hints": "",
    }
    row = read({"quiet_start": 1, "quiet_minutes": 2})
    assert filled(Quiet, row, zone="UTC") == Quiet(1, 2, "UTC")


@pytest.mark.parametrize("quiet", [None, NIGHT])
def test_a_record_among_the_fields_may_be_missing(quiet: Quiet | None) -> None:
    person = StoredPerson(id=7, name="Ana", quiet=quiet)
    kept = stored(person)
    assert kept["quiet_start"] == (None if quiet is None else 0)  # midnight is a time, too
    assert list(kept) == columns(StoredPerson).split(", ")
    assert filled(StoredPerson, read(kept)) == person
    assert filled(StoredPerson, read(dict(reversed(kept.items())))) == person  # by name


def test_only_columns_that_differ_are_written() -> None:
    later = replace(SEAT, misses=1, deadline_at=None, selection=("b",))
    assert differing(SEAT, SEAT) == {}
    assert differing(SEAT, later) == {"misses": 1, "deadline_at": None, "selection": '["b"]'}
    assert differing(SEAT, later, but=["misses", "selection"]) == {"deadline_at": None}
    board = BoardFacts(channel=1, message=2, change=3, shown=3)
    assert differing(board, replace(board, message=5)) == {"board_message": 5}
    ana = StoredPerson(id=7, name="Ana", quiet=NIGHT)
    longer = replace(ana, quiet=replace(NIGHT, minutes=500))
    assert differing(ana, longer) == {"quiet_minutes": 500}
    nothing = {"quiet_start": None, "quiet_minutes": None, "zone": None}
    assert differing(ana, replace(ana, quiet=None)) == nothing


def test_a_record_hands_on_the_fields_that_another_shares_with_it() -> None:
    facts = shared(SeatFacts, SEAT)
    assert SeatFacts(**facts) == SeatFacts(seat=1, deadline_at=MORNING)


STORED = {
    "coach": StoredCoach,
    "deck": StoredDeck,
    "direct": Direct,
    "entrant": StoredEntrant,
    "half_day": HalfDay,
    "holder": StoredHolder,
    "invitation": Invitation,
    "leftover": Leftover,
    "attempt": StoredAttempt,
    "lesson": StoredLesson,
    "lobby": StoredLobby,
    "lobby_holder": LobbyHolder,
    "match": StoredMatch,
    "move": StoredMove,
    "ordered_answer": OrderedAnswer,
    "partner": Partner,
    "person": StoredPerson,
    "posting": Posting,
    "proposal": StoredProposal,
    "rated": StoredRated,
    "rating": StoredRating,
    "remark": Remark,
    "result": StoredResult,
    "seat": StoredSeat,
    "server": ServerSettings,
    "standing_order": StoredOrder,
    "tournament": StoredTournament,
    "tournament_act": StoredAct,
    "tournament_appeal": StoredAppeal,
    "tournament_call": StoredCall,
    "tournament_match": StoredPairing,
    "tournament_ping": StoredPing,
    "tournament_news": StoredNews,
}

NAMED_BY_PERSON = ("coach", "entrant")  # the name of the person who is one


@pytest.fixture(scope="module")
def schema(tmp_path_factory: pytest.TempPathFactory) -> Iterator[sqlite3.Connection]:
    path = tmp_path_factory.mktemp("schema") / "a.db"
    migrate.prepare(path)
    with closing(sqlite3.connect(path)) as db:
        yield db


@pytest.mark.parametrize("table", STORED)
def test_every_field_of_a_record_is_a_column_of_its_table(
    schema: sqlite3.Connection, table: str
) -> None:
    kind = STORED[table]
    there = {row[1] for row in schema.execute(f"PRAGMA table_info({table})")}
    joined = [
        "holders",
        "invitations",
        "sent_away",
        "organisers",
        *(["name"] if table in NAMED_BY_PERSON else []),
    ]
    joined += ["people"] * (table == "tournament_ping")
    assert set(columns(kind, but=joined).split(", ")) <= there


@pytest.mark.parametrize("kind", STORED.values())
def test_a_field_has_the_name_of_its_column(kind: type[Record]) -> None:
    """Another name is for records among its fields alone, whose columns say what they are of."""
    assert [name for name, hint in hints(kind).items() if said(hint, Column)] == []


def test_every_record_that_is_stored_whole_is_looked_at() -> None:
    """By its name; a record that a query puts together of several tables is no table's own."""
    records = (import_module(f"db.records.{one.name}") for one in iter_modules(db.records.__path__))
    kept = {
        kind
        for module in records
        for name, kind in vars(module).items()
        if name.startswith("Stored") and kind.__module__ == module.__name__
    }
    assert kept - set(STORED.values()) == set()


@pytest.mark.parametrize(
    ("table", "column", "words"),
    [
        ("match", "status", MatchStatus),
        ("lobby", "status", LobbyStatus),
        ("tournament", "status", TournamentStatus),
        ("entrant", "status", EntrantStatus),
        ("tournament_match", "status", PairingStatus),
    ],
)
def test_what_a_column_may_say_is_what_its_record_may(
    schema: sqlite3.Connection, table: str, column: str, words: object
) -> None:
    (made,) = schema.execute("SELECT sql FROM sqlite_schema WHERE name = ?", (table,)).fetchone()
    (allowed,) = re.findall(rf"CHECK \({column} IN \(([^)]*)\)", made)
    assert set(get_args(words)) == {one.strip(" '") for one in allowed.split(",")}


def test_a_new_kind_of_anything_builds_no_table_anew(schema: sqlite3.Connection) -> None:
    """Only how something stands is a word that the tables know: what else there is grows."""
    made = schema.execute("SELECT name, sql FROM sqlite_schema WHERE type = 'table'").fetchall()
    named = {(table, column) for table, sql in made for column in re.findall(r"(\w+) IN \(", sql)}
    assert {column for _, column in named} == {"status"}


def test_tables_have_the_types_that_every_engine_has(schema: sqlite3.Connection) -> None:
    made = schema.execute("SELECT name, sql FROM sqlite_schema WHERE type = 'table'").fetchall()
    assert all(sql.count("STRICT") == 1 for _, sql in made)
    types = {row[2] for table, _ in made for row in schema.execute(f"PRAGMA table_info({table})")}
    assert types == {"INTEGER", "TEXT", "BLOB", "REAL"}


@pytest.mark.parametrize("text", ["", "a b", "a; DROP TABLE match", "'", "a.", "1a"])
def test_no_text_but_a_name_comes_into_a_statement(text: str) -> None:
    with pytest.raises(ValueError, match="^" + re.escape(text) + "$"):
        ours(text)


def test_names_and_numbers_of_ours_come_into_statements() -> None:
    assert [ours(said) for said in ("seat", "main.seat", 12)] == ["seat", "main.seat", "12"]
