"""Durable moves a second: the guarded write alone, and a whole answer, by how many at once.

A guarded write is a snapshot of 4 KB and a move; a whole answer is rules, commit and next table. A
bare transaction, one at a time, tells before each how fast the disk is just then. Garbage is
collected as in the bot.
"""

import asyncio
import hashlib
import os
import sqlite3
import tempfile
import time
from collections.abc import Awaitable, Callable, Iterator
from itertools import count
from pathlib import Path

from msgspec.structs import replace

from bench.figure import Effort, Figure, as_in_the_bot, at_least, figure, part_of
from db.migrate import connect
from db.queries.match import matches
from db.records.matches import StoredMove, WholeMatch
from db.store import Store
from games.core.decision import random_picks
from games.core.streams import Streams
from games.registry import load
from play.records import Person
from play.servers.asking import Asker
from play.service import Application
from play.time.clock import SystemClock

PART = "store"
WORK = 0.08e-3  # s of work for a move of group commit alone, which gives the reference
SLACK = 1.5
LIMIT = "0.1 ms of one core for a move, beside the wait for the disk"

_drawn = count()


def entropy(size: int) -> bytes:
    """Return bytes that are the same in every run."""
    return hashlib.shake_256(str(next(_drawn)).encode()).digest(size)


async def opened(path: Path) -> Application:
    return await Application.open(path, load(), SystemClock(), entropy)


def easiest() -> str:
    """Return the key of the game with the least to learn."""
    return next(iter(load()))


async def begun(
    play: Application,
    number: int,
    *,
    server: int = 1,
    channel: int | None = None,
    game: str = "",
) -> str:
    """Start a match of two people, of the easiest game where none is named."""
    one, two = Person(2 * number + 1, f"P{number}"), Person(2 * number + 2, f"Q{number}")
    place = number if channel is None else channel
    lobby = await play.lobbies.open(
        server=server,
        channel=place,
        host=Asker(one, place, (), manages=False),
        game=game or easiest(),
        locale="fr",
        most=2,
    )
    await play.lobbies.join(lobby.id, two)
    return await play.lobbies.start(lobby.id, one.id)


def reference(concurrent: int, alone: float) -> float:
    """Return how many moves a second group commit alone makes where so many share a wait.

    `alone` are the bare transactions a second. On a disk of 265/s, 2,550, 6,300 and 10,400 were
    measured at 10, 50 and 200 at once; this gives 2,200, 6,400 and 10,100.
    """
    return concurrent / (1 / alone + concurrent * WORK)


def figures(effort: Effort) -> Iterator[Figure]:
    """Measure at 1, 10, 50 and 200 concurrent matches."""
    with tempfile.TemporaryDirectory() as name, as_in_the_bot():
        folder = Path(name)
        alone = [bare(folder / f"bare-{run}.db", effort.seconds) for run in range(effort.runs)]
        yield figure(PART, "bare transaction, 4 KB, one at a time", alone, "moves/s")
        texts = asyncio.run(_texts(folder))
        yield figure(PART, "whole answer, all statements of SQL", [texts], "statements")
        for concurrent in (1, 10) if effort.quick else (1, 10, 50, 200):
            disk, stored, played = asyncio.run(_rates(folder, concurrent, effort))
            known = reference(concurrent, part_of(disk, 0.5))
            ratio = part_of([rate for rate, _ in stored], 0.5) / known
            yield figure(
                PART,
                f"guarded write, {concurrent} at once",
                [rate for rate, _ in stored],
                "moves/s",
                at_least(known / SLACK),
                limit=LIMIT,
                remark=f"{ratio:.1f} times the reference; {_cpu(stored)}",
            )
            yield figure(
                PART,
                f"whole answer, {concurrent} at once",
                [rate for rate, _ in played],
                "answers/s",
                remark=_cpu(played),
            )


async def _texts(folder: Path) -> float:
    """Return how many statements a whole answer takes, with those that begin and commit."""
    play = await opened(folder / "texts.db")
    match, rng = await begun(play, 0), Streams(b"texts")
    asked, done, running = list[str](), 0, True
    await play.store.read(lambda _: None)  # both connections are open
    while running:
        for person in (1, 2):
            table = await play.matches.table(match, person)
            running = table.public.status == "running"
            if table.question is not None:
                play.store.on_statement(asked.append)
                picks = random_picks(table.question, rng, "bench")
                await play.matches.answer(match, person, table.question.id, picks)
                play.store.on_statement(None)
                done += 1
    await play.close()
    return len(asked) / done


def _cpu(measured: list[tuple[float, float]]) -> str:
    return f"{part_of([cpu for _, cpu in measured], 0.5):.2f} ms of processor time each"


def bare(path: Path, seconds: float) -> float:
    """Return how many transactions of 4 KB this disk takes a second, without anything of ours."""
    db = connect(path)
    db.execute("PRAGMA journal_mode = WAL")
    db.execute("CREATE TABLE bare (id INTEGER PRIMARY KEY, snapshot BLOB)")
    done, start = 0, time.perf_counter()
    while time.perf_counter() < start + seconds / 2:
        db.execute("BEGIN IMMEDIATE")
        db.execute("INSERT OR REPLACE INTO bare VALUES (?, ?)", (done % 100, os.urandom(4096)))
        db.execute("COMMIT")
        done += 1
    rate = done / (time.perf_counter() - start)
    db.close()
    return rate


Measured = list[tuple[float, float]]  # a second, and the milliseconds of processor time of one


async def _rates(
    folder: Path, concurrent: int, effort: Effort
) -> tuple[list[float], Measured, Measured]:
    """Return bare transactions, guarded writes and whole answers a second, run by run."""
    disk: list[float] = []
    stored: Measured = []
    played: Measured = []
    for run in range(effort.runs):
        play = await opened(folder / f"{concurrent}-{run}.db")
        ids = [await begun(play, number) for number in range(concurrent)]
        played.append(await measure(_answers(play, ids), effort.seconds))
        wholes = [await play.store.read(matches.load, match) for match in ids]
        found = [whole for whole in wholes if whole is not None]
        disk.append(bare(folder / f"bare-{concurrent}-{run}.db", effort.seconds))
        stored.append(await measure(_writes(play.store, found), effort.seconds))
        await play.close()
    return disk, stored, played


Work = Callable[[float], list[Awaitable[int]]]


def _answers(play: Application, ids: list[str]) -> Work:
    return lambda until: [
        answering(play, match, (2 * number + 1, 2 * number + 2), until)
        for number, match in enumerate(ids)
    ]


def _writes(store: Store, wholes: list[WholeMatch]) -> Work:
    return lambda until: [writing(store, whole, until) for whole in wholes]


async def measure(work: Work, seconds: float) -> tuple[float, float]:
    """Return how many were done a second, and the processor time of one in milliseconds."""
    begin, busy = time.perf_counter(), time.process_time()
    done = sum(await asyncio.gather(*work(begin + seconds)))
    spent = time.process_time() - busy
    return done / (time.perf_counter() - begin), 1000 * spent / max(done, 1)


async def writing(store: Store, whole: WholeMatch, until: float) -> int:
    """Write moves of one match, one after the other; return how many."""
    done = 0
    while time.perf_counter() < until:
        old = whole.match
        snapshot = bytes([done % 256]) * 4096
        match = replace(old, step=old.step + 1, snapshot=snapshot)
        move = StoredMove(
            step=match.step,
            seat=0,
            question="q" * 18,
            by="person",
            person=None,
            at=match.started_at,
            change=match.board.change,
            move=bytes(120),
            events=bytes(200),
        )
        await store.write(matches.save, whole, replace(whole, match=match), (move,))
        whole = replace(whole, match=replace(match, edition=old.edition + 1))
        done += 1
    return done


async def answering(play: Application, match: str, people: tuple[int, int], until: float) -> int:
    """Answer for both people of a match; return how many answers."""
    done = 0
    rng = Streams(match.encode())
    while time.perf_counter() < until:
        for person in people:
            table = await play.matches.table(match, person)
            while table.question is not None and time.perf_counter() < until:
                picks = random_picks(table.question, rng, "bench")
                table = await play.matches.answer(match, person, table.question.id, picks)
                done += 1
            if table.public.status != "running":
                return done
    return done


def copies(db: sqlite3.Connection, match: str, count_: int) -> None:
    """Fill a database with running matches: copies of one, each with people of its own.

    Their boards are up to date.
    """
    db.execute("UPDATE match SET shown = change WHERE id = ?", (match,))
    numbers = "WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ?)"
    db.execute(
        f"{numbers} INSERT INTO person (id, name) SELECT id + 2 * i, name || i FROM person, n"
        " WHERE id IN (SELECT person FROM holder WHERE match = ?)",
        (count_, match),
    )
    tables = {"match": "id", "seat": "match", "holder": "match", "move": "match", "ping": "match"}
    for table, key in tables.items():
        columns = [row[1] for row in db.execute(f"PRAGMA table_info({table})") if row[1] != key]
        copied = ", ".join("person + 2 * i" if one == "person" else one for one in columns)
        db.execute(
            f"{numbers} INSERT INTO {table} ({key}, {', '.join(columns)})"
            f" SELECT 'copy' || i, {copied} FROM {table}, n WHERE {key} = ?",
            (count_, match),
        )
