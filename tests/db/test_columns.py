"""Records are written to columns and read from them by name."""

import sqlite3
from dataclasses import replace

from db.columns import columns, filled, named, stored
from db.records.matches import StoredSeat
from db.records.time import Quiet, Terms
from tests.play.house import MORNING

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
    names = columns(StoredSeat)
    db.execute(f"CREATE TABLE seat ({', '.join(reversed(names.split(', ')))})")
    marks = ", ".join("?" * len(names.split(", ")))
    for seat in (SEAT, replace(SEAT, deadline_at=None, lapsed=False, selection=())):
        db.execute("DELETE FROM seat")
        db.execute(f"INSERT INTO seat ({names}) VALUES ({marks})", stored(seat))
        assert filled(StoredSeat, named(db, "SELECT * FROM seat").fetchone()) == seat
    db.close()


def test_what_is_given_or_left_out_needs_no_column() -> None:
    assert columns(Quiet, but=["zone"], table="p") == "p.start, p.minutes"
    assert stored(Terms("week", 3, "concede"), but=["misses"]) == ("week", "concede")
    assert filled(Quiet, {"start": 1, "minutes": 2}, zone="UTC") == Quiet(1, 2, "UTC")
