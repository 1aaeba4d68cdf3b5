"""JAM, as the registry has it."""

from games.jam.heuristic import SensiblePlayer
from games.jam.rules import JamRules
from games.registry import Game


def game() -> Game:
    """Return the game. Raises BrokenCards when its cards or its theme are not valid."""
    return Game.of(JamRules, SensiblePlayer, level=4, astray=18, horizon=4)
