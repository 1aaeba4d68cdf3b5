"""Pairing of many people, standings, what is still possible, all ratings from all results.

Milliseconds of processor time, seconds by the clock where a database is read and written; networkx
and openskill are loaded before.
"""

import asyncio
import random
import sqlite3
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import closing
from datetime import UTC, datetime, timedelta
from pathlib import Path
from tempfile import TemporaryDirectory

import msgspec

from bench.figure import Effort, Figure, at_most, figure, repeated
from db.columns import insert, stored
from db.records.ratings import StoredResult
from db.store import Store
from play.ratings.service import rebuild
from tournaments import running
from tournaments.pairing import matching  # networkx is loaded
from tournaments.ratings import RatedResult, Side, rebuilt
from tournaments.records import Entrant, Terms, Tournament
from tournaments.standings.ranges import ranges

PART = "tournament"
PAIRING = 500  # ms
REBUILT = 10  # s
BEGAN = datetime(2026, 1, 1, tzinfo=UTC)
LIMIT = "the matching, in Python: it grows faster than the square of the people"
_replace = msgspec.structs.replace


def figures(effort: Effort) -> Iterator[Figure]:
    """Measure a round in the middle of a Swiss, a robin's plan, standings and ratings."""
    assert matching.networkx
    people = 32 if effort.quick else 256
    for terms, name in (
        (Terms(format="swiss"), "in pairs"),
        (Terms(format="swiss", pod=4, seats=(3, 4, 5)), "in pods of four"),
    ):
        played = half(terms, people)
        times = repeated(lambda one=played: timed(lambda: running.due(one)), effort)
        what = f"pairing {people} people {name}, in the middle"
        yield figure(PART, what, times, "ms", at_most(PAIRING), limit=LIMIT)
        times = repeated(lambda one=played: timed(lambda: running.standings(one)), effort)
        yield figure(PART, f"standings of {people} {name}", times, "ms")
    last = running.enacted(final := nearly(people), running.due(final))
    for match in last.matches[:-8]:
        last = running.ended(last, _replace(match, status="over", places=(1, 2)))
    times = repeated(lambda: timed(lambda: ranges(last)), effort)
    yield figure(PART, f"places of {people} still possible, 8 matches open", times, "ms")
    robin = Terms(format="robin", pod=4, seats=(3, 4, 5), rounds=5)
    times = repeated(lambda: timed(lambda: running.begun(robin, entrants(24), b"bench")), effort)
    yield figure(PART, "a robin of 24 in fours, planned", times, "ms")
    results = outcomes(200 if effort.quick else 10_000)
    times = repeated(lambda: timed(lambda: rebuilt(results)) / 1000, effort)
    yield figure(PART, f"ratings from {len(results):,} results", times, "s")
    with TemporaryDirectory() as folder:
        path = Path(folder) / "bench.db"
        asyncio.run(filled(path, results))
        times = [asyncio.run(rebuild_of(path)) for _ in range(1 if effort.quick else 3)]
    what = f"all ratings of a database rebuilt from {len(results):,} results"
    yield figure(PART, what, times, "s", at_most(REBUILT))


async def filled(path: Path, results: Sequence[RatedResult]) -> None:
    """Write results into a new database, without the matches that they came of."""
    store = await Store.open(path)
    await store.close()
    with closing(sqlite3.connect(path)) as db, db:
        for number, one in enumerate(results):
            places = tuple(side.place for side in one.sides)
            result = StoredResult(
                match=one.match,
                at=BEGAN + timedelta(minutes=number),
                game=one.game,
                more=len(one.sides) > 2,
                server=1,
                sides=msgspec.json.encode(one.sides).decode(),
                rated=True,
                with_ai=False,
                cut_short=False,
                adjudicated=False,
                places=places,
                answers=20,
                lasted=timedelta(days=5),
            )
            insert(db, "result", stored(result))


async def rebuild_of(path: Path) -> float:
    """Return how many seconds it takes to compute all ratings of a database anew."""
    store = await Store.open(path)
    start = time.perf_counter()
    await rebuild(store)
    took = time.perf_counter() - start
    await store.close()
    return took


def timed(work: Callable[[], object]) -> float:
    start = time.process_time()
    work()
    return (time.process_time() - start) * 1000


def entrants(people: int) -> tuple[Entrant, ...]:
    return tuple(Entrant(number) for number in range(1, people + 1))


def half(terms: Terms, people: int) -> Tournament:
    """Return a tournament of which half of the rounds are played, at random."""
    tournament = running.begun(terms, entrants(people), b"bench")
    return played(tournament, tournament.rounds // 2)


def nearly(people: int) -> Tournament:
    """Return a tournament of two rounds of which one is played."""
    terms = Terms(format="swiss", rounds=2)
    return played(running.begun(terms, entrants(people), b"bench"), 1)


def played(tournament: Tournament, rounds: int) -> Tournament:
    rng = random.Random(1)
    for _ in range(rounds):
        tournament = running.enacted(tournament, running.due(tournament))
        matches = tuple(
            match
            if match.done
            else _replace(match, status="over", places=places(len(match.people), rng))
            for match in tournament.matches
        )
        tournament = _replace(tournament, matches=matches)
    return tournament


def places(seats: int, rng: random.Random) -> tuple[int, ...]:
    return tuple(rng.sample(range(1, seats + 1), seats))


def outcomes(number: int) -> list[RatedResult]:
    """Return results of 300 people, half of them of two."""
    rng = random.Random(1)
    people = range(300)
    return [
        RatedResult(
            match=str(match),
            game="bench",
            sides=tuple(
                Side((one,), place)
                for place, one in enumerate(rng.sample(people, rng.choice((2, 2, 3, 4, 5))), 1)
            ),
        )
        for match in range(number)
    ]
