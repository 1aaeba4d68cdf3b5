"""Ratings of a whole database: `python -m play.ratings DATABASE`.

Computes all of them anew from the results and compares them with those that are stored. With
`--rebuild` these are written in their place; `--back-test` tells how often the better rated won.
The database may be in use.
"""

import argparse
import asyncio
import sys
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path

from db.migrate import Unusable
from db.queries import ratings
from db.records.ratings import StoredRating, StoredResult
from db.store import Store
from play.ratings import recording, service
from tournaments.ratings import back_test, rebuilt

ALIKE = 1e-6  # of mu and sigma
Values = Mapping[tuple[str, bool, int], tuple[float, float, int]]


def main(argv: Sequence[str]) -> int:
    """Do what was asked for; return 0 when the stored ratings are those that follow."""
    line = argparse.ArgumentParser(
        prog="python -m play.ratings", description="Compute all ratings anew from the results."
    )
    line.add_argument("database", type=Path)
    line.add_argument("--rebuild", action="store_true", help="store what was computed")
    line.add_argument("--back-test", action="store_true", help="how often the better rated won")
    args = line.parse_args(argv)
    if not args.database.exists():
        sys.stdout.write(f"{args.database}: there is no such database\n")
        return 1
    try:
        return asyncio.run(_run(args.database, rebuild=args.rebuild, test=args.back_test))
    except Unusable as error:
        sys.stdout.write(f"{error}\n")
        return 1


async def _run(path: Path, *, rebuild: bool, test: bool) -> int:
    store = await Store.open(path)
    try:
        if rebuild:
            await service.rebuild(store)
        results = await store.read(ratings.results)
        kept = _values(await store.read(ratings.ratings))
    finally:
        await store.close()
    again = computed(results)
    apart = difference(kept, again)
    sys.stdout.write(f"{len(results)} results, {len(again)} ratings, at most {apart:g} apart\n")
    if test:
        found = back_test(recording.outcome(one) for one in results)
        for what, (right, whole) in (("winners", found.winners), ("pairs", found.pairs)):
            share = f"{100 * right / whole:.1f} %" if whole else "none"
            sys.stdout.write(f"{what} foretold: {right} of {whole} ({share})\n")
    return 0 if apart <= ALIKE else 1


def computed(results: Iterable[StoredResult]) -> Values:
    """Return all ratings that follow from all results."""
    return {
        (key.game, key.more, person): (one.mu, one.sigma, one.matches)
        for key, table in rebuilt(recording.outcome(one) for one in results).items()
        for person, one in table.items()
    }


def _values(kept: Iterable[StoredRating]) -> Values:
    return {(one.game, one.more, one.person): (one.mu, one.sigma, one.matches) for one in kept}


def difference(one: Values, other: Values) -> float:
    """Return how far two sets of ratings are apart at most; infinite where one lacks some."""
    if one.keys() != other.keys():
        return float("inf")
    return max(
        (abs(a - b) for key in one for a, b in zip(one[key], other[key], strict=True)), default=0.0
    )


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
