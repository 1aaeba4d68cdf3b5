"""Every statement that queries have run in the tests, each prepared on PostgreSQL in the end.

Each process of tests keeps those it has met, and writes them to `build/statements`; where a server
can be had, the one that began the others prepares them all (SCL-1).
"""

import json
import os
import re
import sqlite3
import sys
from collections.abc import Iterable, Mapping, Sequence
from functools import partial
from pathlib import Path
from typing import Any

from tests.db.engines import served

_ROOT = Path(__file__).parents[3]
_OURS = ("queries", "writing", "columns.py", f"upkeep{os.sep}archive.py")
_BY = tuple(str(_ROOT / "db" / one) for one in _OURS)
_KEPT = _ROOT / "build" / "statements"
_KINDS: Mapping[type, str] = {
    int: "bigint",
    bool: "bigint",
    str: "text",
    bytes: "bytea",
    float: "double precision",
}
_SUM = re.compile(r"(?<![?\d])\d+\s*[*+-]\s*\d{3}")
_FILE = "sqlite_schema"
_met: set[tuple[str, Any]] = set()
_FILES = ("PRAGMA", "BEGIN IMMEDIATE", "ATTACH", "VACUUM", "SELECT * FROM pragma")  # of a file


def _note(sql: str, values: Sequence[Any] | Mapping[str, Any]) -> None:
    if not sys._getframe(2).f_code.co_filename.startswith(_BY):
        return
    if isinstance(values, Mapping):
        kinds: Any = tuple((key, type(one)) for key, one in values.items())
    else:
        kinds = tuple(type(one) for one in values)
    _met.add((sql, kinds))


class _Cursor(sqlite3.Cursor):
    def execute(self, sql: str, values: Any = (), /) -> "_Cursor":
        _note(sql, values)
        return super().execute(sql, values)


class _Connection(sqlite3.Connection):
    def execute(self, sql: str, values: Any = (), /) -> sqlite3.Cursor:
        _note(sql, values)
        return super().execute(sql, values)

    def executemany(self, sql: str, rows: Iterable[Any], /) -> sqlite3.Cursor:
        listed = list(rows)
        if listed:
            _note(sql, listed[0])
        return super().executemany(sql, listed)

    def cursor(self, *given: Any, **named: Any) -> sqlite3.Cursor:
        return super().cursor(*(given or (_Cursor,)), **named)


def begin() -> None:
    """Note what is run from now on by connections that are made from now on."""
    sqlite3.connect = partial(sqlite3.connect, factory=_Connection)


def keep() -> None:
    """Write what this process has met, for the one that prepares it."""
    if _met:
        _KEPT.mkdir(parents=True, exist_ok=True)
        known = [[sql, [_said(one) for one in kinds]] for sql, kinds in _met]
        (_KEPT / f"{os.getpid()}.json").write_text(json.dumps(known), "utf-8")


def _said(one: Any) -> Any:
    if isinstance(one, tuple):
        return [one[0], _said(one[1])]
    return None if one is type(None) else _KINDS.get(one, "text")


def forget() -> None:
    """Forget what other runs have met."""
    for file in _KEPT.glob("*.json"):
        file.unlink()


def refused() -> list[str]:
    """Return what PostgreSQL says of statements that it does not take. Raises NoServer."""
    from psycopg import Error  # noqa: PLC0415 - only where a server is asked for

    from db.engines.postgres.connection import ServerConnection  # noqa: PLC0415
    from db.engines.postgres.translated import asked  # noqa: PLC0415

    db = ServerConnection(served.databases().of("statements"))
    wrong: dict[str, str] = {}
    for file in sorted(_KEPT.glob("*.json")):
        for sql, kinds in json.loads(file.read_text("utf-8")):
            if (
                sql.startswith(_FILES)
                or "sqlite_schema" in sql
                or "LIMIT 0" in sql
                or _control(sql)
            ):
                continue
            if _SUM.search(sql):
                wrong[sql] = "numbers that are written out are of 32 bits there: work them out"
                continue
            named = bool(kinds) and isinstance(kinds[0], list)
            values: Any = dict(kinds) if named else kinds
            text, types = asked(sql, values)
            given = f"({', '.join(types)})" if types else ""
            try:
                db.raw.execute(f"PREPARE asked{given} AS {text}".encode())
                db.raw.execute(b"DEALLOCATE asked")
            except Error as error:
                wrong[sql] = " ".join(str(error).split())
    db.close()
    return [f"{sql}\n  {why}" for sql, why in sorted(wrong.items())]


def _control(sql: str) -> bool:
    return sql.split(maxsplit=1)[0] in {
        "BEGIN",
        "COMMIT",
        "ROLLBACK",
        "SAVEPOINT",
        "RELEASE",
        "CREATE",
        "DROP",
    }
