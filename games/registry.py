"""The games there are. A new game adds one line here."""

import hashlib
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from importlib import resources
from typing import Any

from games.ai.player import DefaultPlayer, Player, RandomPlayer
from games.allstar import heuristic as allstar_players
from games.allstar import rules as allstar
from games.core.cards import BrokenCards
from games.core.rules import Info, Rules
from games.firstdeck import heuristic as firstdeck_players
from games.firstdeck import rules as firstdeck
from games.nba import heuristic as nba_players
from games.nba import rules as nba


@dataclass(frozen=True)
class Game:
    """A game: how its rules are made from card data, the cards of this release, its player.

    `make` takes the bytes of a card file and a version of the rules. It raises BrokenCards, and
    UnknownVersion where this release has no code of those rules.
    """

    info: Info
    cards: bytes
    make: Callable[[bytes, int], Rules[Any, Any]]
    sensible: Callable[[Rules[Any, Any]], Player]

    @property
    def cards_hash(self) -> str:
        """The content hash under which the card file is kept with a match: 64 hex digits."""
        return hashlib.sha256(self.cards).hexdigest()

    def rules(self) -> Rules[Any, Any]:
        """Return the rules and cards of this release."""
        return self.make(self.cards, self.info.version)

    def players(self, rules: Rules[Any, Any]) -> Mapping[str, Player]:
        """Return the players that a lobby may seat, by name, the recommended one first."""
        return {
            "sensible": self.sensible(rules),
            "defaults": DefaultPlayer(rules),
            "random": RandomPlayer(),
        }


def card_file(package: str) -> bytes:
    """Return the card file of a game's package. Raises BrokenCards when it cannot be read."""
    try:
        return resources.files(package).joinpath("cards.toml").read_bytes()
    except OSError as error:
        file = f"{package.replace('.', '/')}/cards.toml"
        raise BrokenCards(file, "-", "-", error.strerror or str(error)) from error


def load() -> Mapping[str, Game]:
    """Return all games by key. Raises BrokenCards when a card file is missing or does not hold."""
    games = (
        Game(
            firstdeck.INFO,
            card_file("games.firstdeck"),
            firstdeck.make,
            firstdeck_players.SensiblePlayer,
        ),
        Game(
            allstar.INFO, card_file("games.allstar"), allstar.make, allstar_players.SensiblePlayer
        ),
        Game(nba.INFO, card_file("games.nba"), nba.make, nba_players.SensiblePlayer),
    )
    for game in games:
        game.rules().check_box()  # a broken card file stops the start, not the first match
    return {game.info.key: game for game in games}
