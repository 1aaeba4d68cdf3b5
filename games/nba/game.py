"""NBA Deck-Building, as the registry has it."""

from games.nba.heuristic import SensiblePlayer
from games.nba.rules import NbaRules
from games.registry import Game


def game() -> Game:
    """Return the game. Raises BrokenCards when its cards or its theme are not valid."""
    return Game.of(NbaRules, SensiblePlayer, level=3, astray=9, horizon=3)
