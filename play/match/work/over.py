"""Matches that are over: whether all may be known of them, and their moves."""

from collections.abc import Sequence

from db.queries.tournament import tournaments
from db.records.matches import StoredMove
from db.store import Store
from games.core.data import codec
from games.core.match.moves import Move
from play.match.work.loaded import Loaded
from play.refusals import refused


async def check_over(store: Store, loaded: Loaded) -> None:
    """Raise Refused for a match of which not all may be known yet.

    It runs, or is of a tournament that runs in which people bring what it would tell (EVT-1.4).
    """
    if loaded.stored.status == "running":
        raise refused("export-running")
    if any(loaded.match.start.brought) and await store.read(tournaments.runs, loaded.stored.id):
        raise refused("tournament-decks-secret")


def moves_of(made: Sequence[StoredMove]) -> tuple[Move, ...]:
    """Return the moves of a match, without its setup."""
    listed = b",".join(one.move for one in made if one.move is not None)
    return codec.decode(b"[" + listed + b"]", tuple[Move, ...])
