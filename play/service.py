"""The application as one thing: what `bot.py` starts and cogs call."""

from collections.abc import Callable, Mapping
from pathlib import Path

from games.registry import Game
from play.clock import Clock, Timekeeper
from play.lobbies import Lobbies
from play.matches import Matches
from play.people import People, Servers
from play.projections import Projections


class Play:
    """All services over one database file."""

    lobbies: Lobbies
    matches: Matches
    people: People
    servers: Servers
    projections: Projections
    time: Timekeeper

    @classmethod
    async def open(
        cls,
        path: Path,
        games: Mapping[str, Game],
        clock: Clock,
        entropy: Callable[[int], bytes],
    ) -> "Play":
        """Open (or make) the database and return the services over it.

        `entropy` returns that many random bytes (`secrets.token_bytes`). Raises db.migrate.Unusable
        with one clear line when the file is damaged or of a newer release.
        """
        raise NotImplementedError

    async def start(self) -> None:
        """Do what is due since the last run and let the AIs go on."""
        raise NotImplementedError

    async def close(self) -> None:
        """Wait for what is under way and close the database."""
        raise NotImplementedError
