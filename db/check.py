"""Checks a whole database: `python -m db.check DATABASE`, and before a deploy with `--replay`.

It only reads; the database may be in use. `--replay` needs the games: no other module of `db`
imports `play`.
"""

import argparse
import asyncio
import sys
from collections.abc import Sequence
from pathlib import Path

from db.backup import inspect
from db.migrate import Unusable
from db.upkeep import damage
from games import registry
from play.proof.replays import Difference, replayed

_WHY = {
    "unreadable": "what is stored is damaged",
    "rules": "this release has not the game, its rules of that version, such states or such cards",
    "cards": "the card file is not the one that the match began with",
    "moves": "moves are missing after move {step}",
    "chain": "seed, words, options or moves are not those of its chain",
    "rule": "move {step} does not fit the rules",
    "state": "the same {step} moves lead to another state",
    "questions": "after {step} moves somebody is asked something else",
}


def main(argv: Sequence[str]) -> int:
    """Say what is wrong; return 0 when nothing is."""
    line = argparse.ArgumentParser(
        prog="python -m db.check",
        description="Check a whole database, which may be in use and is only read.",
    )
    line.add_argument("database", type=Path)
    line.add_argument(
        "--replay", action="store_true", help="play every running match again by this release"
    )
    args = line.parse_args(argv)
    try:
        said, well = _checked(args.database, replay=args.replay)
    except Unusable as error:
        said, well = [str(error)], False
    sys.stdout.write("\n".join(said) + "\n")
    return 0 if well else 1


def _checked(path: Path, *, replay: bool) -> tuple[list[str], bool]:
    """Return what to print about a database, and whether all is well. Raises Unusable."""
    wrong = inspect(path) or damage.found(path)
    if wrong or not replay:
        return wrong or [f"{path}: sound"], not wrong
    running, different = asyncio.run(replayed(path, registry.load()))
    alike = f"{running - len(different)} of {running} running matches replay as they stand"
    return [*map(_line, different), f"{path}: sound, {alike}"], not different


def _line(one: Difference) -> str:
    return f"{one.match} ({one.game or 'unknown game'}): {_WHY[one.why].format(step=one.step)}"


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
