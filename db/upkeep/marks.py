"""How far each match has come, noted beside the database: so that it shows when moves are missing.

A copy of the database file without its write-ahead log opens as if nothing were wrong, and so does
an older copy. `<database>-marks` is a text file with a line a change: match, step, revision. It is
written after the commit and nobody waits for the disk, so that it may be behind, never ahead, of
what was confirmed; a line that is torn counts for nothing.
"""

import os
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import NamedTuple

_MODE = 0o666  # as the umask leaves it
_LARGE = 2**20  # bytes from which on the file is to be written anew


class HighWaterMark(NamedTuple):
    """How far a match has come: moves, and what everybody could see change (v37)."""

    step: int
    revision: int


class Marks:
    """The marks of a database."""

    def __init__(self, database: Path) -> None:
        self.path = database.with_name(f"{database.name}-marks")

    def note(self, match: str, mark: HighWaterMark) -> None:
        """Add how far a match has come now, in one write without a buffer. Raises OSError."""
        file = os.open(self.path, os.O_WRONLY | os.O_APPEND | os.O_CREAT, _MODE)
        try:
            os.write(file, _line(match, mark).encode("ascii"))
        finally:
            os.close(file)

    def read(self) -> dict[str, HighWaterMark]:
        """Return how far each match had come that was noted. Raises OSError."""
        found: dict[str, HighWaterMark] = {}
        try:
            lines = self.path.read_text("ascii", errors="replace").splitlines()
        except FileNotFoundError:
            return found
        for line in lines:
            match line.split(" "):
                case [match, step, revision, "."] if step.isdigit() and revision.isdigit():
                    mark = HighWaterMark(int(step), int(revision))
                    found[match] = max(mark, found.get(match, mark))
                case _:
                    pass
        return found

    @property
    def large(self) -> bool:
        """Whether there are many lines that newer ones have replaced."""
        return self.path.exists() and self.path.stat().st_size > _LARGE

    def rewrite(self, marks: Mapping[str, HighWaterMark]) -> None:
        """Replace everything that was noted by these marks. Raises OSError."""
        part = self.path.with_name(f"{self.path.name}.part")
        part.write_text("".join(_lines(marks.items())), "ascii")
        part.replace(self.path)


def _lines(marks: Iterable[tuple[str, HighWaterMark]]) -> Iterable[str]:
    return (_line(match, mark) for match, mark in marks)


def _line(match: str, mark: HighWaterMark) -> str:
    return f"{match} {mark.step} {mark.revision} .\n"
