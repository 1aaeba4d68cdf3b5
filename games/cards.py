"""What is wrong with a card file of one's own, on one screen, or a proof sheet of it.

    python -m games.cards FILE [--game KEY]

Without `--game` the file is that of the game whose rules come furthest with it. A file that is
none of any game is spoken of by its own name.
"""

import argparse
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import Any, NamedTuple

import msgspec

from games.core.contract import optional
from games.core.data.cards import BrokenCards
from games.core.rules import Rules
from games.registry import Game, load

SCREEN, LINE = 40, 400  # lines, and characters of one
_NONE = "has the tables of no game; name the one meant after --game: {}"


class Read(NamedTuple):
    """A card file as a game reads it: its rules, where they can be made, and what is wrong.

    `game` is the file's own name where it is none of any game.
    """

    game: str
    rules: Rules[Any, Any] | None
    wrong: BrokenCards | None


def main(arguments: list[str]) -> int:
    """Read a file and print what is found; return 0 where it is valid."""
    parser = argparse.ArgumentParser(prog="python -m games.cards", description=__doc__)
    parser.add_argument("file", type=Path)
    parser.add_argument("--game", default="", help="the key of the game")
    wanted = parser.parse_args(arguments)
    games = load()
    if wanted.game and wanted.game not in games:
        print(f"no game {wanted.game!r}; there are {', '.join(games)}")
        return 2
    try:
        data = wanted.file.read_bytes()
    except OSError as error:
        print(f"{wanted.file}: {error.strerror}")
        return 2
    if wanted.game:
        read = _read(wanted.game, games[wanted.game], data)
    else:
        read = nearest(wanted.file.name, data, games)
    print("\n".join(map(_clipped, report(read))))
    return 1 if read.wrong else 0


def nearest(file: str, data: bytes, games: Mapping[str, Game]) -> Read:
    """Return the file as the game reads it that comes furthest with it.

    Where none comes as far as its tables it is read as the file that it is, of no game.
    """
    read = max((_read(key, game, data) for key, game in games.items()), key=_reach)
    if read.wrong is None or _reach(read):
        return read
    if read.wrong.card == "-":  # no game can read it at all
        return Read(file, None, read.wrong)
    return Read(file, None, BrokenCards(file, "-", "-", _NONE.format(", ".join(games))))


def _read(key: str, game: Game, data: bytes) -> Read:
    rules: Rules[Any, Any] | None = None
    try:
        rules = game.make(data, game.info.version)
        rules.check_box()
    except BrokenCards as broken:
        return Read(key, rules, broken)
    return Read(key, rules, None)


def _clipped(line: str) -> str:
    """Return a line that leaves room on the screen: an ability may be pages long."""
    return line if len(line) <= LINE else f"{line[: LINE - 1]}…"


def _reach(read: Read) -> int:
    """How far a game came: not its tables, its tables, a card, all cards, the whole box."""
    if read.wrong is None:
        return 4
    if read.rules is not None:
        return 3
    if read.wrong.field != "-":
        return 2
    return int(read.wrong.card != "-" and read.wrong.why not in {"missing", "unknown"})


def report(read: Read) -> list[str]:
    """Return what is wrong with a file and what is odd in it, or its proof sheet."""
    said: list[str] = []
    if read.wrong is not None:
        where = ", ".join(part for part in (read.wrong.card, read.wrong.field) if part != "-")
        said.append(": ".join(filter(None, (read.game, where, read.wrong.why))))
    if read.rules is None:
        return said
    said += [f"{read.game}: {doubt}" for doubt in optional.doubts(read.rules)]
    if read.wrong is not None:
        return said[:SCREEN]
    return [*said, f"{read.game}: the file holds", *_sheet(read.rules)]


def _sheet(rules: Rules[Any, Any]) -> list[str]:
    """Return a line for each card: its names, and what is printed on it."""
    names = rules.names()
    return [
        f"{card}  {names[card].fr} / {names[card].en}  {_printed(face)}"
        for card, face in rules.faces().items()
        if card in names
    ]


def _printed(face: msgspec.Struct) -> str:
    """Return the fields of a face that hold anything."""
    return " ".join(
        f"{name}={value}" for name, value in msgspec.structs.asdict(face).items() if value
    )


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
