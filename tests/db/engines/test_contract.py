"""What every maker of a store does alike (SCL-1)."""

import asyncio
import re
import sqlite3
import threading
from datetime import UTC, datetime
from pathlib import Path

import psycopg
import pytest

from db.columns import insert
from db.queries.people import spent
from db.store import Connection, StaleStep, Store, StoreClosed
from play.base.kept import Kept

pytestmark = pytest.mark.rule("SCL-1")
ROOT = Path(__file__).parents[3]
BROKEN = (sqlite3.Error, psycopg.Error)


def note(db: Connection, number: int, wrong: BaseException | None = None) -> int:
    db.execute("INSERT INTO card_file VALUES (?, ?)", (str(number), b"\0"))
    if wrong is not None:
        raise wrong
    return number


def noted(db: Connection) -> list[int]:
    return sorted(int(row[0]) for row in db.execute("SELECT hash FROM card_file"))


async def test_what_is_written_is_read(store: Store) -> None:
    assert await store.write(note, 7) == 7
    assert await store.read(noted) == [7]
    assert await store.ask(noted) == [7]


async def test_a_job_that_fails_takes_nothing_along(store: Store) -> None:
    """Also where the engine itself refuses: nothing but going back is allowed then (trap 11)."""
    wrong = {3: ValueError(), 6: StaleStep("x")}
    jobs = [store.write(note, n, wrong.get(n)) for n in range(10)]
    jobs.append(store.write(note, 2))  # there is one already
    results = await asyncio.gather(*jobs, return_exceptions=True)
    assert [type(one) for one in results if not isinstance(one, int)][:2] == [ValueError, StaleStep]
    assert isinstance(results[-1], BROKEN)
    assert await store.read(noted) == [0, 1, 2, 4, 5, 7, 8, 9]
    assert store.trouble is None


async def test_what_is_put_off_comes_before_what_is_written_next(store: Store) -> None:
    """Whoever writes next sees it (trap 10), and one batch is under way at a time (trap 6)."""
    store.later(note, 1)
    store.later(note, 2)
    assert await store.write(noted) == [1, 2]


async def test_what_cannot_be_put_off_is_told_and_the_rest_written(store: Store) -> None:
    lost: list[BaseException] = []
    store.on_lost(lost.append)
    store.later(note, 1)
    store.later(note, 2, ValueError("no"))
    assert await store.write(note, 3) == 3
    while not lost:
        await asyncio.sleep(0.01)
    assert [str(one) for one in lost] == ["no"]
    assert await store.read(noted) == [1, 3]


@pytest.mark.parametrize("words", ["a\0b", "\ud800"])
async def test_text_that_no_engine_keeps_fails_alone(store: Store, words: str) -> None:
    """NUL and half signs are refused by a server (trap 11); the next job is written."""

    def write(db: Connection) -> None:
        db.execute("INSERT INTO card_file VALUES (?, ?)", (words, b""))

    refused, kept = await asyncio.gather(
        store.write(write), store.write(note, 1), return_exceptions=True
    )
    assert kept == 1
    assert refused is None or isinstance(refused, (UnicodeError, *BROKEN))
    assert 1 in [int(row[0]) for row in await store.read(_numbers)]


def _numbers(db: Connection) -> list[tuple[str]]:
    return db.execute("SELECT hash FROM card_file WHERE hash = '1'").fetchall()


async def test_a_row_that_is_put_in_place_keeps_what_is_not_given(store: Store) -> None:
    """INSERT OR REPLACE would put other columns back to their defaults (trap 9)."""

    def twice(db: Connection) -> tuple[object, ...]:
        insert(db, "server", {"id": 1, "greeted": 1, "pace": "day"})
        insert(db, "server", {"id": 1, "pace": "week"}, key=("id",))
        return tuple(db.execute("SELECT greeted, pace FROM server").fetchone())

    assert await store.write(twice) == (1, "week")


async def test_values_come_back_as_they_were(store: Store) -> None:
    """Numbers of 64 bits, bytes, fractions, any text; what holds is 1 or 0."""
    big, text, bits = 2**63 - 1, "Zoë, 'ÿ' %s ? :one $1", bytes(range(256))

    def keep(db: Connection) -> list[tuple[object, ...]]:
        insert(db, "person", {"id": big, "name": text})
        insert(db, "card_file", {"hash": text, "content": bits})
        values = {"game": "g", "more": True, "person": -1, "mu": 0.1, "sigma": 1 / 3, "matches": 2}
        insert(db, "rating", values)
        found = db.execute("SELECT id, name, zone FROM person WHERE name = :name", {"name": text})
        rows = [tuple(row) for row in found]
        rows += [tuple(row) for row in db.execute("SELECT content FROM card_file")]
        rows += [tuple(row) for row in db.execute("SELECT more, mu, sigma FROM rating")]
        rows.append(
            tuple(db.execute("SELECT EXISTS (SELECT 1), sum(matches) FROM rating").fetchone())
        )
        return rows

    assert await store.write(keep) == [(big, text, None), (bits,), (1, 0.1, 1 / 3), (1, 2)]


async def test_text_is_in_the_order_of_its_bytes(store: Store) -> None:
    def put(db: Connection) -> list[str]:
        for one in ("b", "B", "é", "a", "Z", "_"):
            db.execute("INSERT INTO card_file VALUES (?, ?)", (one, b""))
        return [row[0] for row in db.execute("SELECT hash FROM card_file ORDER BY hash")]

    assert await store.write(put) == ["B", "Z", "_", "a", "b", "é"]


async def test_a_new_database_has_a_key_of_its_own(store: Store) -> None:
    """By which budgets of a day are kept, whatever is deleted (TIM-4.3)."""
    now, budget = datetime(2026, 3, 2, tzinfo=UTC), spent.Budget("call", 1, (1, 2))
    assert await store.write(spent.spend, [budget], now) is None
    assert await store.write(spent.spend, [budget], now) is not None


async def test_nothing_goes_on_once_it_is_closed(store: Store) -> None:
    await store.close()
    with pytest.raises(StoreClosed):
        await store.write(note, 1)
    with pytest.raises(StoreClosed):
        await store.read(noted)
    with pytest.raises(StoreClosed):
        store.later(note, 1)


def test_no_query_catches_and_goes_on() -> None:
    """After an error a server allows nothing but going back (trap 11)."""
    found = [
        path.name
        for room in ("queries", "writing")
        for path in (ROOT / "db" / room).rglob("*.py")
        if re.search(r"^\s*except\b", path.read_text("utf-8"), re.MULTILINE)
    ]
    assert found == []


def test_what_is_kept_at_hand_may_be_used_by_threads() -> None:
    """A maker runs queries in threads, and some look at what is kept (trap 5)."""
    kept = Kept[int, int](8)
    wrong: list[BaseException] = []

    def use(first: int) -> None:
        try:
            for n in range(20_000):
                kept[(first + n) % 24] = n
                kept.get((first + 3 * n) % 24)
        except BaseException as error:  # noqa: BLE001 - told by the assertion
            wrong.append(error)

    threads = [threading.Thread(target=use, args=(n,)) for n in range(4)]
    for one in threads:
        one.start()
    for one in threads:
        one.join()
    assert wrong == []
    assert len(kept) == 8


_LEADS = re.compile(r"ORDER BY (?:\w\.)?(\w+)(?! IS NULL)")
_FILLED = {  # columns that may be NULL, by which rows are ordered in which they are not
    "asked_at": "of a seat that is asked something",
    "called_at": "coalesce says what NULL is",
    "deadline_at": "looked for by a moment before which it is",
    "due_at": "looked for by a moment before which it is",
    "ended_at": "of matches that have ended",
    "note_at": "looked for by a moment before which it is",
    "open_at": "looked for by a moment before which it is",
    "posting_at": "looked for by a moment before which it is",
    "reminder_at": "looked for by a moment before which it is",
    "starts_at": "looked for by a moment before which it is",
    "started_at": "of matches, which have all begun",
    "until_at": "looked for by a moment before which it is",
    "wave_at": "looked for by a moment before which it is",
    "written_at": "whether it is NULL is ordered by before",
}


def test_no_order_depends_on_where_null_stands() -> None:
    """NULL comes first in a file and last in a server (trap 12)."""
    from db import migrate  # noqa: PLC0415

    db = sqlite3.connect(":memory:")
    for _, script in migrate.scripts():
        db.executescript(script)
    tables = [row[0] for row in db.execute("SELECT name FROM sqlite_schema WHERE type = 'table'")]
    columns = [row for table in tables for row in db.execute(f"PRAGMA table_info({table})")]
    empty = {row[1] for row in columns} - {row[1] for row in columns if row[3] or row[5]}
    db.close()
    texts = [path.read_text("utf-8") for path in (ROOT / "db" / "queries").rglob("*.py")]
    led = {name for text in texts for name in _LEADS.findall(text)}
    assert led & empty <= _FILLED.keys()
