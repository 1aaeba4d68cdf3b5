"""What Discord shows is a projection of the store: which boards and pings are late."""

from play.records import Ping


class Projections:
    """Boards and pings that have to follow. A crash leads to a repeat, never to a loss."""

    async def boards(self, limit: int = 100) -> tuple[str, ...]:
        """Return the matches whose board shows less than has changed, longest waiting first."""
        raise NotImplementedError

    async def board_shown(self, match: str, channel: int, message: int, change: int) -> None:
        """Remember where a board stands and that it shows `Board.change`; never goes back."""
        raise NotImplementedError

    async def board_lost(self, match: str) -> None:
        """Say that the board's message is gone: the next one is posted anew."""
        raise NotImplementedError

    async def pings(self, limit: int = 50) -> tuple[Ping, ...]:
        """Claim the pings that are due.

        A claim that is not confirmed within two minutes is handed out again.
        """
        raise NotImplementedError

    async def pinged(self, ping: Ping, channel: int | None, message: int | None) -> None:
        """Confirm that a ping was sent as this message (or, for "clear", that it is gone).

        `message` None gives it up: nobody can be reached there.
        """
        raise NotImplementedError
