"""JAM, as the registry has it."""

from games.jam.heuristic import SensiblePlayer
from games.jam.rules import INFO, make
from games.registry import Game


def game() -> Game:
    """Return the game. Raises BrokenCards when its cards or its theme are not valid."""
    return Game.of("games.jam", INFO, make, SensiblePlayer, level=4, astray=10)
