"""The store on a real file: group commit, savepoints, refusals, copies."""

import asyncio
import contextlib
import shutil
import sqlite3
import subprocess
import sys
import threading
from datetime import timedelta
from pathlib import Path

import pytest

from db import backup, check, migrate
from db.migrate import Unusable
from db.queries import outages, persons
from db.queries.match import channels, matches
from db.store import StaleStep, Store, StoreClosed, name_of
from db.upkeep import archive
from play.time.moving import OUTAGE
from tests.play.house import ANA, BAO, house


@contextlib.asynccontextmanager
async def opened(path: Path):
    store = await Store.open(path)
    yield store
    await store.close()


def note(db: sqlite3.Connection, number: int, wrong: BaseException | None = None) -> int:
    db.execute("INSERT INTO card_file VALUES (?, x'00')", (str(number),))
    if wrong is not None:
        raise wrong
    return number


def noted(db: sqlite3.Connection) -> list[int]:
    return sorted(int(row[0]) for row in db.execute("SELECT hash FROM card_file"))


async def test_what_is_written_is_read(tmp_path: Path) -> None:
    async with opened(tmp_path / "a.db") as store:
        assert await store.write(note, 7) == 7
        assert await store.read(noted) == [7]
    async with opened(tmp_path / "a.db") as store:
        assert await store.read(noted) == [7]


async def test_a_job_that_fails_takes_nothing_along(tmp_path: Path) -> None:
    async with opened(tmp_path / "a.db") as store:
        jobs = [store.write(note, n, ValueError() if n % 3 == 0 else None) for n in range(200)]
        results = await asyncio.gather(*jobs, return_exceptions=True)
        kept = [n for n in range(200) if n % 3]
        assert [done for done in results if isinstance(done, int)] == kept
        assert sum(isinstance(done, ValueError) for done in results) == 200 - len(kept)
        assert await store.read(noted) == kept
        with pytest.raises(sqlite3.IntegrityError):
            await store.write(note, 1)


async def test_waiting_jobs_share_a_commit(tmp_path: Path) -> None:
    async with opened(tmp_path / "a.db") as store:
        commits = 0

        def count(db: sqlite3.Connection) -> None:
            def traced(statement: str) -> None:
                nonlocal commits
                commits += statement == "COMMIT"

            db.set_trace_callback(traced)

        await store.write(count)
        commits = 0
        await asyncio.gather(*(store.write(note, n) for n in range(600)))
        assert commits == 3


async def test_writing_waits_for_another_process_and_holds_up_nobody(tmp_path: Path) -> None:
    async with opened(tmp_path / "a.db") as store:
        other = migrate.connect(store.path)
        other.execute("BEGIN IMMEDIATE")
        writing = asyncio.ensure_future(store.write(note, 1))
        for _ in range(20):
            await asyncio.sleep(0)
            assert await store.read(noted) == []
        note(other, 2)
        assert not writing.done()
        other.execute("COMMIT")
        assert await writing == 1
        assert await store.read(noted) == [1, 2]
        other.close()


async def test_another_process_that_never_ends_is_an_error(tmp_path: Path, monkeypatch) -> None:
    monkeypatch.setattr("db.engines.sqlite.store._BUSY_TIMEOUT", 1)
    async with opened(tmp_path / "a.db") as store:
        other = migrate.connect(store.path)
        other.execute("BEGIN IMMEDIATE")
        with pytest.raises(sqlite3.OperationalError, match="locked"):
            await store.write(note, 1)
        other.close()
        assert await store.write(note, 1) == 1


async def test_a_store_that_cannot_be_opened_leaves_no_thread(tmp_path: Path, monkeypatch) -> None:
    """A thread that waits for ever would keep the process from its end."""
    monkeypatch.setattr("db.engines.sqlite.store._BUSY_TIMEOUT", 1)
    async with opened(tmp_path / "a.db"):
        before = set(threading.enumerate())
    other = migrate.connect(archive.path_for(tmp_path / "a.db"))
    other.execute("BEGIN IMMEDIATE")
    with pytest.raises(Unusable, match="locked"):
        await Store.open(tmp_path / "a.db")
    other.close()
    begun = set(threading.enumerate()) - before
    begun = {thread for thread in begun if not thread.name.startswith("asyncio_")}
    for thread in begun:
        thread.join(timeout=10)
    assert not [thread for thread in begun if thread.is_alive()]
    async with opened(tmp_path / "a.db") as store:
        assert await store.write(note, 1) == 1


async def test_nobody_is_told_before_the_commit(tmp_path: Path) -> None:
    async with opened(tmp_path / "a.db") as store:
        other = migrate.connect(store.path)
        kept: list[list[int]] = []
        writing = [asyncio.ensure_future(store.write(note, n)) for n in range(3)]
        for one in writing:
            one.add_done_callback(lambda _: kept.append(noted(other)))
        await asyncio.gather(*writing)
        await asyncio.sleep(0)
        assert kept == [[0, 1, 2]] * 3
        other.close()


async def test_a_commit_that_fails_fails_for_all(tmp_path: Path) -> None:
    async with opened(tmp_path / "a.db") as store:

        def give_up(db: sqlite3.Connection) -> None:
            db.execute("ROLLBACK")

        results = await asyncio.gather(
            store.write(note, 1), store.write(give_up), store.write(note, 2), return_exceptions=True
        )
        told = [n for n, done in zip((1, None, 2), results, strict=True) if done == n and n]
        assert await store.read(noted) == told


async def test_why_nothing_can_be_written_is_known_until_something_is(tmp_path: Path) -> None:
    """All that were to be committed together learn of the full disk, whose ever it was."""
    async with opened(tmp_path / "a.db") as store:
        store._writer.execute("PRAGMA max_page_count = 1")

        def much(db: sqlite3.Connection) -> None:
            db.execute("INSERT INTO card_file VALUES ('much', zeroblob(1000000))")

        jobs = (store.write(note, 1), store.write(much), store.write(note, 2))
        results = await asyncio.gather(*jobs, return_exceptions=True)
        assert [name_of(result) for result in results] == ["SQLITE_FULL"] * 3
        assert store.trouble == "SQLITE_FULL"
        assert await store.read(noted) == []
        with pytest.raises(sqlite3.IntegrityError):
            await store.write(lambda db: db.execute("INSERT INTO follower VALUES ('nowhere', 1)"))
        assert store.trouble is None  # a refusal of what one job wanted is no trouble
        assert await store.write(note, 3) == 3


async def test_a_checkpoint_leaves_nothing_in_the_log_alone(tmp_path: Path) -> None:
    path, copy = tmp_path / "a.db", tmp_path / "copy.db"
    async with opened(path) as store:
        await asyncio.gather(*(store.write(note, n) for n in range(100)), store.checkpoint())
        assert await store.checkpoint()
        assert store.logged == 0
        shutil.copy(path, copy)  # what nobody should do, and somebody does
        await store.write(note, 100)
        assert store.logged > 0
    assert store.logged == 0
    with contextlib.closing(migrate.connect(copy)) as db:
        assert noted(db) == list(range(100))
    with pytest.raises(StoreClosed):
        await store.checkpoint()


async def test_what_nobody_waits_for_is_written_with_the_next_write(tmp_path: Path) -> None:
    async with opened(tmp_path / "a.db") as store:
        store.later(note, 1)
        store.later(note, 2)
        assert await store.read(noted) == []
        await store.write(note, 3)
        assert await store.read(noted) == [1, 2, 3]
        store.later(note, 4)
    async with opened(tmp_path / "a.db") as store:
        assert await store.read(noted) == [1, 2, 3, 4]


async def test_what_nobody_waits_for_spoils_nothing_else_that_waits(tmp_path: Path) -> None:
    lost: list[str] = []

    def spoils(db: sqlite3.Connection) -> None:
        note(db, 9)
        raise ValueError("no such thing")

    async with opened(tmp_path / "a.db") as store:
        store.on_lost(lambda error: lost.append(str(error)))
        store.later(note, 1)
        store.later(spoils)
        store.later(note, 2)
        await store.write(note, 3)
        while not lost:
            await asyncio.sleep(0)
        assert (lost, await store.read(noted)) == (["no such thing"], [1, 2, 3])
        store.later(spoils)
        store.later(note, 4)
    async with opened(tmp_path / "a.db") as store:
        assert await store.read(noted) == [1, 2, 3, 4]
    assert lost == ["no such thing"] * 2


async def test_what_nobody_waits_for_is_written_soon(tmp_path: Path, monkeypatch) -> None:
    monkeypatch.setattr("db.store._SOON", 0)
    async with opened(tmp_path / "a.db") as store:
        store.later(note, 1)
        while await store.read(noted) != [1]:
            await asyncio.sleep(0)


async def test_foreign_keys_hold_and_readers_cannot_write(tmp_path: Path) -> None:
    async with opened(tmp_path / "a.db") as store:

        def orphan(db: sqlite3.Connection) -> None:
            db.execute("INSERT INTO follower VALUES ('nowhere', 1)")

        with pytest.raises(sqlite3.IntegrityError):
            await store.write(orphan)
        with pytest.raises(sqlite3.OperationalError):
            await store.read(note, 1)


async def test_a_closed_store_says_so(tmp_path: Path) -> None:
    store = await Store.open(tmp_path / "a.db")
    waiting = [asyncio.ensure_future(store.write(note, n)) for n in range(5)]
    await asyncio.sleep(0)
    await store.close()
    assert await asyncio.gather(*waiting) == list(range(5))
    await store.close()
    with pytest.raises(StoreClosed):
        await store.write(note, 9)
    with pytest.raises(StoreClosed):
        await store.read(noted)
    with pytest.raises(StoreClosed):
        store.later(note, 9)


async def test_the_schema_is_strict_and_numbered(tmp_path: Path) -> None:
    async with opened(tmp_path / "a.db") as store:

        def tables(db: sqlite3.Connection) -> tuple[int, list[str], str]:
            version = db.execute("PRAGMA user_version").fetchone()[0]
            loose = db.execute(
                "SELECT name FROM pragma_table_list WHERE schema = 'main' AND type = 'table'"
                " AND name NOT LIKE 'sqlite_%' AND strict = 0"
            )
            mode = db.execute("PRAGMA journal_mode").fetchone()[0]
            return version, [row[0] for row in loose], mode

        assert await store.read(tables) == (migrate.scripts()[-1][0], [], "wal")

        def durable(db: sqlite3.Connection) -> tuple[int, int]:
            full = db.execute("PRAGMA synchronous").fetchone()[0]
            return full, db.execute("PRAGMA foreign_keys").fetchone()[0]

        assert await store.write(durable) == (2, 1)


async def test_a_migration_is_all_or_nothing(tmp_path: Path, monkeypatch) -> None:
    path = tmp_path / "a.db"
    migrate.prepare(path)
    known = migrate.scripts()
    broken = [*known, (known[-1][0] + 1, "CREATE TABLE new (x INTEGER) STRICT;\nNONSENSE;")]
    monkeypatch.setattr(migrate, "scripts", lambda: broken)
    with pytest.raises(Unusable):
        migrate.prepare(path)
    db = sqlite3.connect(path)
    assert db.execute("PRAGMA user_version").fetchone()[0] == known[-1][0]
    assert not db.execute("SELECT 1 FROM sqlite_schema WHERE name = 'new'").fetchall()
    db.close()


async def test_two_processes_may_start_at_once(tmp_path: Path) -> None:
    path = tmp_path / "a.db"
    await asyncio.gather(*(asyncio.to_thread(migrate.prepare, path) for _ in range(8)))
    assert backup.inspect(path) == []


async def test_a_backup_under_load_is_of_one_moment(tmp_path: Path) -> None:
    path = tmp_path / "a.db"

    def pair(db: sqlite3.Connection, number: int) -> None:
        note(db, 2 * number)
        note(db, 2 * number + 1)

    async with opened(path) as store:
        for number in range(100):
            await store.write(pair, number)
        copies = [tmp_path / f"copy{n}.db" for n in range(3)]

        async def load() -> None:
            for number in range(100, 400):
                await store.write(pair, number)

        await asyncio.gather(
            load(), *(asyncio.to_thread(backup.backup, path, copy) for copy in copies)
        )
    for number, copy in enumerate(copies):
        target = tmp_path / f"again{number}.db"
        backup.restore(copy, target)
        async with opened(target) as store:
            found = await store.read(noted)
        assert len(found) >= 200
        assert found == list(range(len(found)))
        assert len(found) % 2 == 0


def test_nothing_is_overwritten(tmp_path: Path) -> None:
    path, copy = tmp_path / "a.db", tmp_path / "b.db"
    migrate.prepare(path)
    backup.backup(path, copy)
    with pytest.raises(Unusable, match="already"):
        backup.backup(path, copy)
    with pytest.raises(Unusable, match="not overwritten"):
        backup.restore(copy, path)
    path.unlink()
    (tmp_path / "a.db-wal").write_bytes(b"moves")
    with pytest.raises(Unusable, match="not overwritten"):
        backup.restore(copy, path)


def test_a_damaged_copy_is_not_restored(tmp_path: Path) -> None:
    path, copy = tmp_path / "a.db", tmp_path / "b.db"
    migrate.prepare(path)
    backup.backup(path, copy)
    data = bytearray(copy.read_bytes())
    data[4096 * 5 :] = bytes(len(data) - 4096 * 5)
    copy.write_bytes(data)
    path.unlink()
    with pytest.raises(Unusable, match="damaged"):
        backup.restore(copy, path)
    assert not path.exists()


def test_the_commands(tmp_path: Path, capsys) -> None:
    path, copy = tmp_path / "a.db", tmp_path / "b.db"
    migrate.prepare(path)
    run = [sys.executable, "-m", "db.backup", str(path), str(copy)]
    assert subprocess.run(run, check=True, capture_output=True).stdout
    run = [sys.executable, "-m", "db.restore", str(copy), str(tmp_path / "c.db")]
    assert subprocess.run(run, check=True, capture_output=True).stdout
    assert check.main([str(tmp_path / "c.db")]) == 0
    assert check.main([str(tmp_path / "none.db")]) == 1
    with pytest.raises(SystemExit):
        check.main([])
    (tmp_path / "d.db").write_bytes(b"x" * 5000)
    assert check.main([str(tmp_path / "d.db")]) == 1
    assert backup.command("backup", backup.backup, [str(path), str(copy)]) == 1
    assert backup.command("backup", backup.backup, []) == 2
    assert "already" in capsys.readouterr().err


async def test_a_write_based_on_an_older_edition_is_refused(tmp_path: Path) -> None:
    """Whatever the board shows is counted in `change`: no count may be overwritten by an older."""
    home = await house(tmp_path / "a.db")
    match = await home.match(ANA, BAO)
    store = home.play.store
    await store.write(outages.beat, home.clock.now(), timedelta(0), OUTAGE)
    await store.write(outages.beat, home.clock.now() + timedelta(days=1), timedelta(0), OUTAGE)
    for write in (
        (channels.move_to, match, 77, None),
        (persons.rename, ANA.id, "Anaïs", None, "Anaïs", home.clock.now()),
        (outages.move, match),
    ):
        old = await store.read(matches.load, match)
        assert old is not None
        await store.write(*write)
        with pytest.raises(StaleStep):
            await store.write(matches.save, old, old, ())
        new = await store.read(matches.load, match)
        assert new is not None
        assert new.match.board.change == old.match.board.change + 1
        await store.write(matches.save, new, new, ())
    await home.play.close()
