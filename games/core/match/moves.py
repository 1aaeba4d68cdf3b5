"""What is done to a match, one record a move, and what a snapshot of a match holds."""

import hashlib
import hmac
from typing import Literal, TypeAlias

import msgspec

from games.core.data.codec import encode
from games.core.decision import Answer, Picks
from games.core.event import Event
from games.core.info import Start

By: TypeAlias = Literal["person", "ai", "clock", "standin"]


class Answered(msgspec.Struct, frozen=True, tag="answer"):
    """A seat answered its question; `by` says who answered for it."""

    seat: int
    question: str
    picks: Picks
    by: By = "person"


class TookBack(msgspec.Struct, frozen=True, tag="take-back"):
    """A seat dropped its last sealed answer."""

    seat: int


class Undid(msgspec.Struct, frozen=True, tag="undo"):
    """A seat took back its last open answer."""

    seat: int


class Conceded(msgspec.Struct, frozen=True, tag="concede"):
    """A seat gave up."""

    seat: int


Move: TypeAlias = Answered | TookBack | Undid | Conceded


class Outcome(msgspec.Struct, frozen=True):
    """What a move brought about; `public` when what everybody sees has changed."""

    events: tuple[Event, ...]
    public: bool


class Since(msgspec.Struct, frozen=True):
    """A move after the last barrier, as an undo needs it.

    It is `quiet` when only its seat could notice it: then nobody else may notice its undo. It is
    `fixed` (otherwise left out of a snapshot) when it is a barrier for its own seat, kept because
    of seats that play apart.
    """

    move: Answered | TookBack
    sealed: bool
    quiet: bool = False
    fixed: Literal[True] | msgspec.UnsetType = msgspec.UNSET


class Inner(msgspec.Struct, frozen=True):
    """Everything that decides how a match goes on, except its keys."""

    state: msgspec.Raw
    lists: tuple[tuple[Answer, ...], ...]
    own: tuple[str, ...]
    counters: dict[str, int]
    conceded: tuple[int, ...]


class Snapshot(msgspec.Struct, frozen=True):
    """A match between two moves, without its secret keys.

    `base` is the match at the last barrier, `since` what was done after it (for undo). `head` is
    the head of the chain of moves, `public_head` the head at the last public change.
    """

    game: str
    version: int
    schema: int
    start: Start
    inner: Inner
    base: Inner | None
    since: tuple[Since, ...]
    step: int
    revision: int
    head: str
    public_head: str = msgspec.field(name="shown")


def first_head(game: str, version: int, start: Start, key: bytes) -> str:
    """Return the head of the chain before the first move: 64 hex digits."""
    return hashlib.sha256(salt(key, 0) + encode((game, version, start))).hexdigest()


class Salts:
    """The salts of a chain, secret as long as `key` is."""

    def __init__(self, key: bytes) -> None:
        self._keyed = hmac.new(key, digestmod="sha256")  # once; a copy is cheaper than a new one

    def of(self, step: int) -> bytes:
        """Return the salt of link `step` (0 is the start), 16 bytes."""
        made = self._keyed.copy()
        made.update(f"salt|{step}".encode())
        return made.digest()[:16]


def salt(key: bytes, step: int) -> bytes:
    """Return the salt of link `step` of the chain with this key."""
    return Salts(key).of(step)


def next_head(head: str, salted: bytes, move: Move) -> str:
    """Return the head of the chain after `move`: SHA-256 of old head, salt and move."""
    return hashlib.sha256(bytes.fromhex(head) + salted + encode(move)).hexdigest()
