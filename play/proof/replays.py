"""Matches replayed from seed and moves, which should lead to the same state."""

import asyncio
import hashlib
import tempfile
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Literal, TypeAlias

from db import backup
from db.queries.match import lists, matches
from db.records.matches import StoredMatch, StoredMove, WholeMatch
from db.records.record import Record
from db.store import Connection, Store
from db.upkeep.archive import Missing
from games.core.data import codec
from games.core.event import Event
from games.core.match.match import Match
from games.core.match.moves import Answered, Move, Salts, Snapshot, first_head, next_head
from games.core.streams import derived
from games.registry import Game
from play.match.repository import keys_of
from play.match.work.rulebook import Rulebook, Ruled

Why: TypeAlias = Literal[
    "unreadable", "rules", "cards", "moves", "chain", "rule", "state", "questions"
]


class Difference(Record, frozen=True):
    """Why a match cannot be played again as it was, and from which move on that shows.

    `unreadable`: what is stored is no longer what was written. `rules`: this release has not the
    game, its version, states of that schema or cards of that shape. `cards`: the card file is not
    that of its hash. `moves`: some are missing. `chain`: seed, words, options or moves are others
    than those of which the last head is made. `rule`: a move no longer fits. `state`: all fit, and
    lead elsewhere. `questions`: the state is the same, and asks something else.
    """

    match: str
    game: str
    why: Why
    step: int = 0


class _Differs(Exception):
    def __init__(self, why: Why, step: int = 0) -> None:
        super().__init__(why)
        self.why: Why = why
        self.step = step


class Replays:
    """Plays running matches again, by the code at hand, and follows the chains of ended ones.

    Nothing is changed.
    """

    def __init__(self, store: Store, rulebook: Rulebook) -> None:
        self._store = store
        self._rulebook = rulebook

    async def running(self) -> tuple[str, ...]:
        """Return the matches that run now."""
        return await self._store.read(lists.running)

    async def ended(self) -> tuple[str, ...]:
        """Return the matches that have ended."""
        return await self._store.read(lists.ended)

    async def difference(self, match: str) -> Difference | None:
        """Return what is different when a match is played again; None when all is the same.

        Of a match that has ended only the chain of moves is checked: that needs no rules, which may
        be gone. Nothing is checked where its archive is missing. The work is done in a thread.
        """
        game = ""
        try:
            whole, moves, cards = await self._read(match)
            if whole is None:
                return None
            game = whole.match.game
            if hashlib.sha256(cards).hexdigest() != whole.match.cards:
                raise _Differs("cards")
            if whole.match.status != "running":
                await asyncio.to_thread(_follow, whole.match, moves)
                return None
            ruled = await self._ruled(whole.match)
            await asyncio.to_thread(_replay, ruled, whole, moves)
        except _Differs as differs:
            return Difference(match, game, differs.why, differs.step)
        return None

    async def _read(self, match: str) -> tuple[WholeMatch | None, tuple[StoredMove, ...], bytes]:
        try:
            return await self._store.read(_found, match)
        except Missing:  # with the whole archive or some of it: how many are missing is told once
            return None, (), b""
        except Exception as damage:  # SQLite's, or of what a row should hold
            raise _Differs("unreadable") from damage

    async def _ruled(self, match: StoredMatch) -> Ruled:
        try:
            return await self._store.read(self._rulebook.of, match)
        except Exception as lack:  # no such game or version, or other cards than it reads
            raise _Differs("rules") from lack


def _found(
    db: Connection,
    match: str,
) -> tuple[WholeMatch | None, tuple[StoredMove, ...], bytes]:
    """Return a match with all its moves and its cards, as they are at one moment."""
    whole = matches.load(db, match)
    if whole is None:
        return None, (), b""
    return whole, matches.moves(db, match), matches.cards(db, whole.match.cards)


def _follow(stored: StoredMatch, moves: Sequence[StoredMove]) -> tuple[Snapshot, tuple[Move, ...]]:
    """Return a match's snapshot and moves when the chain leads to its head. Raises _Differs."""
    kept, made = _readable(stored, moves)
    if len(made) != stored.step or kept.step != stored.step:
        raise _Differs("moves", len(made))
    key = derived(keys_of(stored).own, "chain")
    head, salts = first_head(stored.game, stored.version, kept.start, key), Salts(key)
    for step, move in enumerate(made, start=1):
        head = next_head(head, salts.of(step), move)
    if head != kept.head:
        raise _Differs("chain", stored.step)
    return kept, made


def _replay(ruled: Ruled, whole: WholeMatch, moves: Sequence[StoredMove]) -> None:
    """Play a match again. Raises _Differs."""
    stored = whole.match
    kept, made = _follow(stored, moves)
    if kept.schema > ruled.rules.schema:
        raise _Differs("rules")
    match = _played(ruled, stored, kept, made)
    if kept.schema == ruled.rules.schema:
        same = match.snapshot() == stored.snapshot
    else:
        loaded = Match.load(ruled.rules, stored.snapshot, keys_of(stored))
        same = match.snapshot_as(kept.schema) == loaded.snapshot_as(kept.schema)
    if not same or match.result is not None or match.revision != stored.revision:
        raise _Differs("state", stored.step)
    asked = [None if one is None else one.id for one in match.questions]
    if asked != [seat.question for seat in whole.seats]:
        raise _Differs("questions", stored.step)


def _readable(
    stored: StoredMatch, moves: Sequence[StoredMove]
) -> tuple[Snapshot, tuple[Move, ...]]:
    """Return a match's snapshot and its moves from the first on."""
    for step, move in enumerate(moves):
        if move.step != step:
            raise _Differs("moves", step)
    listed = b",".join(move.move for move in moves if move.move is not None)
    try:
        for move in moves:
            codec.decode(move.events, tuple[Event, ...])
        made = codec.decode(b"[" + listed + b"]", tuple[Move, ...])
        kept = codec.decode(stored.snapshot, Snapshot)
    except ValueError as damage:
        raise _Differs("unreadable") from damage
    for kept_as, move in zip(moves[1:], made, strict=False):
        if not _names(kept_as, move):
            raise _Differs("unreadable", kept_as.step)
    return kept, made


def _names(stored: StoredMove, move: Move) -> bool:
    """Whether what is stored with a move agrees with it."""
    if isinstance(move, Answered):
        return (stored.seat, stored.question, stored.by) == (move.seat, move.question, move.by)
    return stored.seat == move.seat and stored.question is None


def _played(ruled: Ruled, stored: StoredMatch, kept: Snapshot, made: Sequence[Move]) -> Match:
    try:
        match, _ = Match.begin(ruled.rules, kept.start, keys_of(stored))
    except Exception as wrong:
        raise _Differs("rule") from wrong
    for move in made:
        try:
            match.play(move)
        except Exception as wrong:  # a refusal, or what rules do with what they do not know
            raise _Differs("rule", match.step) from wrong
    return match


async def replayed(database: Path, games: Mapping[str, Game]) -> tuple[int, tuple[Difference, ...]]:
    """Return how many matches run in a database, and which of them differ under these games.

    A copy of one moment is replayed, upgraded to the schema of this release: the database may be in
    use and of an older release, and stays as it is. Raises db.migrate.Unusable.
    """
    with tempfile.TemporaryDirectory() as folder:
        copy = Path(folder) / "copy.db"
        await asyncio.to_thread(backup.backup, database, copy)
        store = await Store.open(copy)
        try:
            replays = Replays(store, Rulebook(games, store))
            running = await replays.running()
            found = [await replays.difference(match) for match in running]
        finally:
            await store.close()
    return len(running), tuple(one for one in found if one is not None)
