"""Copies of a database in use: `python -m db.backup DATABASE COPY`."""

import os
import sqlite3
import sys
from collections.abc import Callable, Sequence
from contextlib import closing
from pathlib import Path

from db.migrate import Unusable, check, look, problems, using
from db.upkeep import archive


def backup(source: Path, target: Path) -> None:
    """Copy a database in use as it is at one moment, and then its archive.

    What is archived meanwhile is in both copies. They are checked before they get their names,
    which must be free. Raises Unusable.
    """
    if not source.exists():
        raise Unusable(f"{source}: there is no such file")
    for name in (target, archive.path_for(target)):
        if name.exists():
            raise Unusable(f"{name}: there is a file of that name already")
    _written(source, target, inspect)
    if archive.path_for(source).exists():
        _written(archive.path_for(source), archive.path_for(target), archive.problems)


def _written(source: Path, target: Path, wrong: Callable[[Path], list[str]]) -> None:
    part = target.with_name(f"{target.name}.part")
    part.unlink(missing_ok=True)
    try:
        _copy(source, part)
        _sound(part, wrong)
        with part.open("rb+") as copied:
            os.fsync(copied.fileno())
        part.replace(target)
    finally:
        part.unlink(missing_ok=True)


def _copy(source: Path, target: Path) -> None:
    """Copy page by page in one read transaction; a copy has no write-ahead log beside it."""
    with (
        using(source, look) as one,
        closing(sqlite3.connect(target, isolation_level=None)) as other,
    ):
        one.backup(other)
        other.execute("PRAGMA journal_mode = DELETE")


def _sound(path: Path, wrong: Callable[[Path], list[str]]) -> None:
    for found in wrong(path):
        raise Unusable(f"{path}: the database is damaged ({found})")


def inspect(path: Path) -> list[str]:
    """Return what is wrong with a database of this bot. Raises Unusable for any other file."""
    if not path.exists():
        raise Unusable(f"{path}: there is no such file")
    with using(path, look) as db:
        check(db, path)
        return problems(db)


def restore(source: Path, target: Path) -> None:
    """Put a copy where a database is missing; nothing is overwritten.

    Raises Unusable when the copy is damaged or newer than this release, or the path is taken.
    """
    for place in (target, archive.path_for(target)):
        for name in (place.name, f"{place.name}-wal", f"{place.name}-shm"):
            if place.with_name(name).exists():
                taken = place.with_name(name)
                raise Unusable(f"{taken}: move it away first, it is not overwritten")
    _sound(source, inspect)
    backup(source, target)


def command(name: str, what: Callable[[Path, Path], None], argv: Sequence[str]) -> int:
    """Carry out a command with two files; print what came of it, and return 0 when it was done."""
    if len(argv) != 2:
        sys.stderr.write(f"usage: python -m db.{name} FROM TO\n")
        return 2
    source, target = (Path(one) for one in argv)
    try:
        what(source, target)
    except (Unusable, OSError) as error:
        sys.stderr.write(f"{error}\n")
        return 1
    for one in (target, archive.path_for(target)):
        if one.exists():
            sys.stdout.write(f"{one}: written and checked, {one.stat().st_size} bytes\n")
    return 0


if __name__ == "__main__":
    sys.exit(command("backup", backup, sys.argv[1:]))
