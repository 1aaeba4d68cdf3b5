"""Files that are refused when they are opened, and files that are only looked at."""

import contextlib
import shutil
import sqlite3
from pathlib import Path

import pytest

from db import backup, migrate
from db.migrate import Unusable
from db.migrations import since_047
from db.store import Store
from db.upkeep import damage
from tests.db import kept


def refused(path: Path) -> str:
    """Return why a file is refused, which must leave it as it was."""
    before = path.read_bytes() if path.exists() else None
    with pytest.raises(Unusable) as caught:
        migrate.prepare(path)
    assert (path.read_bytes() if path.exists() else None) == before
    assert "\n" not in str(caught.value)
    return str(caught.value)


def test_no_two_migrations_have_one_number() -> None:
    """The second of them would never run, and no file would open any more."""
    numbers = [number for number, _ in migrate.scripts()]
    assert numbers == sorted({*numbers})


def test_a_newer_database_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "a.db"
    migrate.prepare(path)
    db = sqlite3.connect(path)
    db.execute("PRAGMA user_version = 999")
    db.close()
    assert "newer release" in refused(path)


@pytest.mark.parametrize("schema", [1, since_047.BEFORE - 1])
def test_a_database_that_is_too_old_is_refused_with_the_commit_that_opens_it(
    tmp_path: Path, schema: int
) -> None:
    path = kept.unpacked(tmp_path / "a.db")
    with contextlib.closing(sqlite3.connect(path)) as db:
        db.execute(f"PRAGMA user_version = {schema}")
    assert f"start commit {since_047.COMMIT} with it once" in refused(path)
    with pytest.raises(Unusable, match="too old"):
        backup.inspect(path)


def test_a_database_before_the_one_schema_is_all_or_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A start that ends midway leaves what there was: the next one begins anew."""
    path = kept.unpacked(tmp_path / "a.db")
    before = rows(path)
    ((number, script), *later) = migrate.scripts()
    for broken in (f"{script} CREATE TABLE seat (x);", f"{script} INSERT INTO nowhere VALUES (1);"):
        with monkeypatch.context() as patched:
            patched.setattr(migrate, "scripts", lambda broken=broken: ((number, broken), *later))
            with pytest.raises(Unusable):
                migrate.prepare(path)
        assert rows(path) == before
    migrate.prepare(path)
    assert rows(path) >= before


def rows(path: Path) -> set[tuple[object, ...]]:
    """What is stored of people and who holds seats, and of which schema it is."""
    with contextlib.closing(sqlite3.connect(path)) as db:
        held = {*db.execute("SELECT match, seat, place, person FROM holder")}
        return held | {*db.execute("SELECT id, name FROM person")}


@pytest.mark.parametrize("statement", ["user_version = 999", "application_id = 7"])
async def test_the_log_of_a_file_that_is_refused_stays_where_it_is(
    tmp_path: Path, statement: str
) -> None:
    """A newer release, or another program, was killed: what it wrote last is in the log alone."""
    (tmp_path / "running").mkdir()
    store = await Store.open(tmp_path / "running" / "a.db")
    await store.write(lambda db: db.execute(f"PRAGMA {statement}"))
    shutil.copytree(tmp_path / "running", tmp_path / "killed")
    await store.close()
    before = files(tmp_path / "killed")
    refused(tmp_path / "killed" / "a.db")
    after = files(tmp_path / "killed")
    assert after.keys() == before.keys()
    assert all(after[name] == before[name] for name in before if not name.endswith("-shm"))


def test_another_programs_database_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "a.db"
    db = sqlite3.connect(path)
    db.execute("CREATE TABLE theirs (x)")
    db.close()
    assert "another program" in refused(path)


def test_what_is_no_database_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "a.db"
    path.write_text("Dear diary, " * 500)
    assert "damaged" in refused(path)


def test_a_log_without_its_database_is_not_thrown_away(tmp_path: Path) -> None:
    path = tmp_path / "a.db"
    (tmp_path / "a.db-wal").write_bytes(b"moves")
    assert "missing" in refused(path)
    assert (tmp_path / "a.db-wal").read_bytes() == b"moves"


def test_a_folder_is_refused(tmp_path: Path) -> None:
    with pytest.raises(Unusable):
        migrate.prepare(tmp_path)


@pytest.mark.parametrize("page", [1, 5, 9])
def test_a_damaged_page_is_found(tmp_path: Path, page: int) -> None:
    path = tmp_path / "a.db"
    migrate.prepare(path)
    data = bytearray(path.read_bytes())
    data[page * 4096 : page * 4096 + 512] = b"\xff" * 512
    path.write_bytes(data)
    assert "damaged" in refused(path)


def test_a_table_that_is_not_as_it_was_made_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "a.db"
    migrate.prepare(path)
    with contextlib.closing(sqlite3.connect(path)) as db, db:
        db.execute("PRAGMA writable_schema = ON")
        db.execute("UPDATE sqlite_schema SET sql = replace(sql, 'lapsed', 'lap3ed')")
    assert "damaged (seat " in refused(path)


def test_a_kind_of_which_nothing_is_known_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "a.db"
    migrate.prepare(path)
    with contextlib.closing(sqlite3.connect(path)) as db, db:
        db.execute("PRAGMA writable_schema = ON")
        db.execute("UPDATE sqlite_schema SET type = 'indEx' WHERE type = 'index'")
    assert "damaged" in refused(path)


def test_words_that_cannot_be_read_are_found(tmp_path: Path) -> None:
    path = tmp_path / "a.db"
    migrate.prepare(path)
    with contextlib.closing(migrate.connect(path)) as db:
        db.execute("INSERT INTO person (id, name) VALUES (1, CAST(x'41ff42' AS TEXT))")
    assert damage.found(path) == ["person: a row cannot be read"]


def files(folder: Path) -> dict[str, bytes]:
    return {one.name: one.read_bytes() for one in folder.iterdir()}


@pytest.mark.parametrize("killed", [False, True])
async def test_a_look_changes_no_file_and_leaves_none(tmp_path: Path, *, killed: bool) -> None:
    path = tmp_path / "running" / "a.db"
    path.parent.mkdir()
    store = await Store.open(path)
    await store.write(lambda db: db.execute("INSERT INTO card_file VALUES ('1', x'00')"))
    if killed:
        shutil.copytree(path.parent, tmp_path / "killed")
        path = tmp_path / "killed" / "a.db"
    await store.close()
    before = files(path.parent)
    assert ("a.db-wal" in before) is killed
    assert backup.inspect(path) == []
    damage.found(path)
    backup.backup(path, tmp_path / "copy.db")
    after = files(path.parent)
    assert after.keys() == before.keys()
    assert all(after[name] == before[name] for name in before if not name.endswith("-shm"))


def test_a_look_can_write_nothing(tmp_path: Path) -> None:
    path = tmp_path / "a.db"
    migrate.prepare(path)
    with contextlib.closing(migrate.look(path)) as db, pytest.raises(sqlite3.OperationalError):
        db.execute("INSERT INTO person (id, name) VALUES (1, 'Ana')")
