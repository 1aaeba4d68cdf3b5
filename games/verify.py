"""Command line: `python -m games.verify FILE` replays an exported match."""

import argparse
import sys
from collections.abc import Sequence
from pathlib import Path

from games.checker.limits import TooCostly, limit, settle
from games.core.match.export import LARGEST, Verdict, verify
from games.registry import load

SECONDS = 60  # of the processor
MEMORY = 1 << 30  # bytes
SENTENCES = {
    "large": "does not hold: the file is larger than that of any match",
    "file": "does not hold: the file was changed, or is not that of a match",
    "game": "does not hold: the game was changed, or is not known here",
    "version": "does not hold: the version of the rules was changed",
    "cards": "does not hold: the cards are not those of their hash",
    "unknown": "was not checked: its cards are not known here",
    "unreadable": "does not hold: the cards in it cannot be read, or are beyond all bounds",
    "seed": "does not hold: the seed is not the one that was promised",
    "words": "does not hold: the words are not those that were mixed in",
    "deals": "does not hold: the key of the deals is not the one that seed and words give",
    "own": "does not hold: the match's own key does not give its salts",
    "options": "does not hold: seats, options or what was brought were changed",
    "salt": "does not hold: the salt of move {step} was changed",
    "order": "does not hold: the order of the moves was changed at move {step}",
    "move": "does not hold: move {step} was changed",
    "head": "does not hold: the head after move {step} was changed, or moves are missing",
    "rule": "does not hold: move {step} does not fit the rules",
    "result": "does not hold: the result is another one",
}


def main(argv: Sequence[str] | None = None) -> int:
    """Print in one sentence whether a file verifies; return 0 if it does, 1 if not, 2 if none.

    A file that takes more time or memory than it may is given up, and does not verify.
    """
    line = argparse.ArgumentParser(prog="python -m games.verify", description=__doc__)
    line.add_argument("file", type=Path)
    path: Path = line.parse_args(argv).file
    try:
        with path.open("rb") as file:
            data = file.read(LARGEST + 1)
    except OSError as wrong:
        print(f"{path}: {wrong.strerror}", file=sys.stderr)
        return 2
    games = load()
    try:
        try:
            verdict = verify(data, games)
        finally:
            settle()
    except (TooCostly, MemoryError):
        print(f"{path.name} was given up: it takes more time or memory than any match")
        return 1
    print(f"{path.name} {sentence(verdict)}")
    return 0 if verdict.part is None else 1


def sentence(verdict: Verdict) -> str:
    """Return what a verdict means, in English: this is a tool for the command line."""
    if verdict.part is None:
        said = verdict.said.args
        return (
            f"holds: {said['moves']} moves give this result from the seed sealed as "
            f"{said['commitment']}; the last head is {said['head']}"
        )
    return SENTENCES[verdict.part].format(step=verdict.step)


if __name__ == "__main__":
    limit(SECONDS, MEMORY)
    sys.exit(main())
