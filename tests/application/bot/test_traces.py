"""What the log says of an error: its words where they cannot quote what was on the table."""

import sqlite3

import pytest

from cogs.monitoring.traces import said


def locked() -> sqlite3.OperationalError:
    fault = sqlite3.OperationalError("database is locked: P20")
    fault.sqlite_errorname = "SQLITE_BUSY"
    return fault


@pytest.mark.parametrize(
    ("fault", "words"),
    [
        (KeyError("P20"), "KeyError"),
        (sqlite3.DatabaseError("P20"), "sqlite3.DatabaseError"),
        (locked(), "sqlite3.OperationalError: SQLITE_BUSY"),
        (
            FileNotFoundError(2, "No such file", "x.db"),
            "FileNotFoundError: [Errno 2] No such file: 'x.db'",
        ),
    ],
)
def test_the_words_of_an_error_are_said_where_they_give_nothing_away(
    fault: Exception, words: str
) -> None:
    assert said(fault) == words
