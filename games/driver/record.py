"""A record of what went wrong, with the moves that lead there again."""

import hashlib

import msgspec

from games.core.data.codec import decode, encode
from games.core.info import Start
from games.core.match.moves import Move


class MatchRecord(msgspec.Struct, frozen=True):
    """A match so far: from it the driver finds the same violation again."""

    game: str
    key: str
    start: Start
    moves: tuple[Move, ...] = ()
    wrong: str = ""


class Violation(Exception):
    """The engine contract was broken; `what` says how."""

    def __init__(self, what: str) -> None:
        super().__init__(what)
        self.what = what


def require(holds: object, what: str) -> None:
    """Raise Violation unless `holds`."""
    if not holds:
        raise Violation(what)


def key_of(seed: str, index: int) -> bytes:
    """Return the key of match `index` of a run."""
    return hashlib.sha256(f"{seed}:{index}".encode()).digest()


def written(record: MatchRecord) -> bytes:
    """Return the record as one line of JSON."""
    return encode(record)


def read(data: bytes) -> MatchRecord:
    """Return what `written` wrote. Raises msgspec.ValidationError."""
    return decode(data, MatchRecord)
