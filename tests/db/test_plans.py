"""What is asked every few seconds is found by an index, however many matches there are."""

from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest

from db import migrate
from db.queries import days_off, directs, invitations, leftovers, outages, ratings, servers
from db.queries.match import channels, lists, nudges, projections, standing_orders
from db.queries.tournament import calls, messages
from db.queries.tournament import due as of_tournaments
from db.upkeep import archive
from play.time.moving import OUTAGE
from play.time.pace import LIVE

SMALL = ("SCAN posting", "SCAN found")  # what is on its way alone, and what was found
NOW = datetime(2026, 3, 2, tzinfo=UTC)


@pytest.mark.parametrize(
    "query",
    [
        lambda db: lists.over_time(db, NOW),
        lambda db: lists.reminding(db, NOW),
        lists.machines,
        lambda db: ratings.ended(db, 10),
        ratings.due,
        lambda db: standing_orders.due(db, NOW),
        lambda db: servers.departed(db, NOW),
        lambda db: servers.awaited(db, NOW, timedelta(1), NOW, LIVE, 10),
        lambda db: servers.gone_in(db, "m"),
        lambda db: servers.seated(db, NOW, NOW, 10),
        lambda db: invitations.over(db, NOW),
        invitations.uncalled,
        calls.begun,
        lambda db: calls.due(db, "coach", NOW, 10),
        lambda db: of_tournaments.due(db, NOW, 10),
        lambda db: of_tournaments.past(db, NOW, 10),
        lambda db: of_tournaments.beginning(db, NOW, timedelta(1), 10),
        lambda db: of_tournaments.checking(db, NOW, timedelta(1), timedelta(2), 10),
        lambda db: of_tournaments.unsettled(db, 10),
        lambda db: of_tournaments.first_matches(db, NOW, 10),
        lambda db: messages.late(db, 10),
        lambda db: messages.late_lines(db, 10),
        lambda db: messages.done_threads(db, NOW, NOW, 10),
        lambda db: nudges.unanswered(db, "m", NOW),
        lists.rules,
        lambda db: channels.living(db, "", 10),
        lambda db: channels.drowsy(db, NOW, "", 10),
        lambda db: lists.figures(db, NOW),
        lambda db: lists.waiting(db, 1),
        lambda db: lists.of_person(db, 1, ended=False),
        lambda db: lists.of_server(db, 1, 1, ended=False),
        lambda db: lists.in_channel(db, 1),
        lambda db: projections.late_boards(db, 10),
        lambda db: projections.claim(db, NOW, 10, ("hour",), lambda *_: NOW),
        lambda db: days_off.ended(db, NOW),
        lambda db: projections.is_due(db, NOW, ("hour",)),
        lambda db: leftovers.is_left(db, NOW),
        lambda db: directs.is_opening_due(db, NOW),
        lambda db: directs.is_note_due(db, NOW),
        lambda db: directs.openings(db, NOW, 10),
        lambda db: directs.notes(db, NOW, 10),
        outages.behind,
        lambda db: archive.cold(db, NOW, 4),
    ],
)
def test_no_table_is_read_from_end_to_end(tmp_path: Path, query) -> None:
    path = tmp_path / "a.db"
    migrate.prepare(path)
    db = migrate.connect(path)
    asked: list[str] = []
    db.set_trace_callback(asked.append)
    query(db)
    db.set_trace_callback(None)
    assert asked
    for statement in asked:
        if statement.startswith("SELECT"):
            plan = [row[3] for row in db.execute(f"EXPLAIN QUERY PLAN {statement}")]
            scans = [line for line in plan if line.startswith("SCAN") and "INDEX" not in line]
            large = [one for one in scans if "CONSTANT ROW" not in one and "(" not in one]
            assert [one for one in large if one not in SMALL] == []
    db.close()


def test_results_are_found_without_reading_all_matches_of_tournaments(tmp_path: Path) -> None:
    path = tmp_path / "a.db"
    migrate.prepare(path)
    db = migrate.connect(path)
    asked: list[str] = []
    db.set_trace_callback(asked.append)
    of_tournaments.results(db, 10)
    db.set_trace_callback(None)
    (statement,) = asked
    plan = [row[3] for row in db.execute(f"EXPLAIN QUERY PLAN {statement}")]
    assert [line for line in plan if line.startswith("SCAN")] == ["SCAN r"]
    db.close()


def test_some_deadlines_are_moved_without_reading_all_seats(tmp_path: Path) -> None:
    path = tmp_path / "a.db"
    migrate.prepare(path)
    db = migrate.connect(path)
    outages.beat(db, NOW, timedelta(0), OUTAGE)
    outages.beat(db, NOW + timedelta(days=1), timedelta(0), OUTAGE)
    asked: list[str] = []
    db.set_trace_callback(asked.append)
    outages.move_next(db, 10)
    db.set_trace_callback(None)
    statements = [one for one in asked if " seat " in one]
    assert len(statements) == 4
    for statement in statements:
        plan = [row[3] for row in db.execute(f"EXPLAIN QUERY PLAN {statement}")]
        assert [line for line in plan if line.startswith("SCAN") and "json_each" not in line] == []
    db.close()
