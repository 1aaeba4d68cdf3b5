"""Lobbies: tables that people sit down at before a match begins."""

from collections.abc import Callable, Mapping

from games.core.decision import Picks
from play.records import Bring, Lobby, Person, Terms


class Lobbies:
    """All lobbies. Every method raises Refused with a text that says what is in the way.

    `by` is always the id of whoever presses. Methods that change a lobby return it as it is then.
    """

    def on_change(self, listener: Callable[[str], None]) -> None:
        """Call `listener` with the id of each lobby whose public message has changed."""
        raise NotImplementedError

    async def open(
        self,
        *,
        server: int | None,
        channel: int,
        host: Person,
        game: str,
        locale: str,
        most: int | None = None,
        options: Mapping[str, str] | None = None,
        preset: str | None = None,
        terms: Terms | None = None,
    ) -> Lobby:
        """Open a lobby with its host in it; the secret seed is drawn and its commitment fixed.

        `most` seats (all the game has, when None). Refused when the game does not know them.
        """
        raise NotImplementedError

    async def get(self, lobby: str) -> Lobby:
        """Return a lobby, also a closed one."""
        raise NotImplementedError

    async def join(self, lobby: str, person: Person, seat: int | None = None) -> Lobby:
        """Take a new seat, or sit down with the holders of `seat` where the game has teams.

        Joining again changes nothing. Does not start the match: see `full`.
        """
        raise NotImplementedError

    async def leave(self, lobby: str, by: int) -> Lobby:
        """Get up. A host passes the lobby on to the next person, the last one closes it."""
        raise NotImplementedError

    async def kick(self, lobby: str, by: int, person: int) -> Lobby:
        """Send a person away; host only."""
        raise NotImplementedError

    async def add_ai(self, lobby: str, by: int, player: str | None = None) -> Lobby:
        """Seat an AI (the recommended one, when None); host only."""
        raise NotImplementedError

    async def remove_ai(self, lobby: str, by: int, seat: int | None = None) -> Lobby:
        """Take an AI away (the last one, when None); host only."""
        raise NotImplementedError

    async def set_option(self, lobby: str, by: int, name: str, value: str) -> Lobby:
        """Set one option; host only. Refused with the rules' own reason when it does not fit."""
        raise NotImplementedError

    async def set_preset(self, lobby: str, by: int, preset: str | None) -> Lobby:
        """Set all options as the preset has them (None: the defaults); host only."""
        raise NotImplementedError

    async def set_seats(self, lobby: str, by: int, most: int) -> Lobby:
        """Set how many may sit down; host only. Options that no longer exist are dropped."""
        raise NotImplementedError

    async def set_terms(self, lobby: str, by: int, terms: Terms) -> Lobby:
        """Set pace and what happens to those who are away; host only."""
        raise NotImplementedError

    async def bringing(self, lobby: str, by: int) -> Bring | None:
        """Return what this person's seat is asked to bring, if anything, with what it brought."""
        raise NotImplementedError

    async def bring(self, lobby: str, by: int, picks: Picks | None) -> Lobby:
        """Answer that question (None: as the rules suggest)."""
        raise NotImplementedError

    async def say(self, lobby: str, by: int, words: str) -> Lobby:
        """Add one's own words to the shuffle, or replace them (empty: take them back)."""
        raise NotImplementedError

    def full(self, lobby: Lobby) -> bool:
        """Whether every seat is taken and nothing is in the way, so that it may start by itself."""
        raise NotImplementedError

    async def start(self, lobby: str, by: int | None, channel: int | None = None) -> str:
        """Begin the match and return its id; host only, or `by` None when the lobby is full.

        `channel` is the thread in which the match lives, if it is there already: see also
        `Matches.place`. Starting twice returns the same match.
        """
        raise NotImplementedError

    async def cancel(self, lobby: str, by: int) -> Lobby:
        """Close the lobby; host only."""
        raise NotImplementedError

    async def rematch(self, match: str, person: Person, channel: int) -> Lobby:
        """Open a lobby with the people, AIs, options and terms of an ended match, seats rotated.

        Everybody of it sits there already; `invited` are the others, to be pinged once. Asked for
        again, the same lobby is returned.
        """
        raise NotImplementedError

    async def posted(self, lobby: str, channel: int, message: int, change: int) -> None:
        """Remember where the public message of a lobby stands and which change it shows."""
        raise NotImplementedError

    async def stale(self) -> tuple[str, ...]:
        """Return the lobbies whose message shows less than has changed."""
        raise NotImplementedError

    async def in_channel(self, channel: int) -> tuple[str, ...]:
        """Return the open lobbies of a channel, newest first."""
        raise NotImplementedError
