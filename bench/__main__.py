"""`python -m bench [NAME...] [--quick] [--write]`: every figure in one table."""

import argparse
import sys
from collections.abc import Callable, Iterator, Mapping, Sequence
from pathlib import Path

from bench import (
    archive,
    film,
    load,
    memory,
    render,
    start,
    store,
    tournaments,
)
from bench.figure import QUICK, Effort, Figure, machine, table
from bench.play import decisions, history, players, presses, states

PAGE = Path(__file__).parent.parent / "bench" / "figures.md"
PARTS: Mapping[str, Callable[[Effort], Iterator[Figure]]] = {
    "decisions": decisions.figures,
    "states": states.figures,
    "players": players.figures,
    "presses": presses.figures,
    "store": store.figures,
    "archive": archive.figures,
    "render": render.figures,
    "film": film.figures,
    "history": history.figures,
    "start": start.figures,
    "load": load.figures,
    "memory": memory.figures,
    "tournaments": tournaments.figures,
}

OF_GAMES = (
    "decisions",
    "states",
    "players",
    "presses",
    "archive",
    "render",
    "film",
    "history",
)  # of each one


def main(argv: Sequence[str] | None = None) -> int:
    """Measure, print the table, and write it where asked to."""
    line = argparse.ArgumentParser(prog="python -m bench", description=__doc__)
    line.add_argument(
        "names", metavar="NAME", nargs="*", help=f"of {', '.join(PARTS)}; all if none"
    )
    line.add_argument("--quick", action="store_true", help="short runs, rough figures")
    line.add_argument("--write", action="store_true", help=f"also into bench/{PAGE.name}")
    given = line.parse_args(argv)
    if unknown := [name for name in given.names if name not in PARTS]:
        line.error(f"no part {unknown[0]!r}; there are: {', '.join(PARTS)}")
    found: list[Figure] = []
    for name in given.names or list(PARTS):
        where, measured = machine(), measure(name, QUICK if given.quick else Effort())
        found += measured
        if given.write:
            write(name, f"{where}.\n\n{table(measured)}\n")
    print(f"{machine()}.\n\n{table(found)}")
    return 0


def measure(name: str, effort: Effort) -> list[Figure]:
    """Return the figures of a part, each told when it is there."""
    found: list[Figure] = []
    for one in PARTS[name](effort):
        found.append(one)
        print(f"{one.part}: {one.what}: {one.value:.4g} {one.unit}", file=sys.stderr, flush=True)
    return found


def write(name: str, measured: str) -> None:
    """Put the figures of a part into the page, in place of the former ones."""
    mark = f"<!-- {name} -->\n"  # stands around what is measured; the rest is written by hand
    before, _, after = PAGE.read_text("utf-8").split(mark)
    PAGE.write_text(f"{before}{mark}{measured}{mark}{after}", "utf-8")


if __name__ == "__main__":
    sys.exit(main())
