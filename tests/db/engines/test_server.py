"""What a server does that no file does: it asks for things again, goes away, comes back (SCL-1)."""

import asyncio
import subprocess
import sys
from pathlib import Path

import psycopg
import pytest
from psycopg import errors

from db.store import SERVER, Connection, Store

pytestmark = pytest.mark.rule("SCL-1")
ROOT = Path(__file__).parents[3]


def note(db: Connection, number: int) -> int:
    db.execute("INSERT INTO card_file VALUES (?, ?)", (str(number), b""))
    return number


def noted(db: Connection) -> list[int]:
    return sorted(int(row[0]) for row in db.execute("SELECT hash FROM card_file"))


@pytest.mark.parametrize("asks", [errors.SerializationFailure, errors.DeadlockDetected])
async def test_what_a_server_asks_for_again_is_done_again(
    tmp_path: Path, address: str, asks: type[psycopg.Error]
) -> None:
    """All jobs of the group, each once in the end."""
    store = await Store.open(tmp_path / "a.db", address)
    tries = 0

    def busy(db: Connection) -> int:
        nonlocal tries
        tries += 1
        note(db, 2)
        if tries < 3:
            raise asks
        return 2

    done = await asyncio.gather(store.write(note, 1), store.write(busy), store.write(note, 3))
    assert (done, tries) == ([1, 2, 3], 3)
    assert await store.read(noted) == [1, 2, 3]
    await store.close()


async def test_it_gives_up_in_the_end(tmp_path: Path, address: str) -> None:
    store = await Store.open(tmp_path / "a.db", address)

    def busy(_: Connection) -> None:
        raise errors.SerializationFailure

    with pytest.raises(errors.SerializationFailure):
        await store.write(busy)
    assert store.trouble == "40001 SerializationFailure"
    assert await store.write(note, 1) == 1
    assert store.trouble is None
    await store.close()


async def test_after_the_server_was_away_everything_goes_on(tmp_path: Path, address: str) -> None:
    """What was under way fails, and is told by its SQLSTATE; the next ones connect anew."""
    store = await Store.open(tmp_path / "a.db", address)
    await store.write(note, 1)
    assert await store.read(noted) == [1]
    with psycopg.connect(address, autocommit=True) as admin:
        admin.execute(
            "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
            " WHERE datname = current_database() AND pid <> pg_backend_pid()"
        )
    assert await store.read(noted) == [1]
    with pytest.raises(psycopg.OperationalError):
        await store.write(note, 2)
    assert store.trouble is not None
    for _ in range(100):  # until the server has let go of the lock of the session that it ended
        try:
            await store.write(note, 2)
        except Exception:  # noqa: BLE001 - it is tried again
            await asyncio.sleep(0.05)
            continue
        break
    assert store.trouble is None
    assert await store.read(noted) == [1, 2]
    await store.close()


async def test_a_failed_job_is_no_trouble_of_the_store(tmp_path: Path, address: str) -> None:
    store = await Store.open(tmp_path / "a.db", address)
    await store.write(note, 1)
    with pytest.raises(errors.UniqueViolation):
        await store.write(note, 1)
    assert store.trouble is None
    await store.close()


def test_nobody_else_needs_a_driver() -> None:
    """Nothing of PostgreSQL is imported unless it is asked for."""
    line = "import sys, bot, play.service, db.store, db.engines.sqlite.store, db.migrate;"
    line += " sys.exit([one for one in sys.modules if one.partition('.')[0] == 'psycopg'] != [])"
    done = subprocess.run([sys.executable, "-c", line], cwd=ROOT, check=False)
    assert done.returncode == 0
    assert SERVER == "postgresql://"
