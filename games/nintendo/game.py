"""Cartes Nintendo, as the registry has it."""

from games.nintendo.heuristic import SensiblePlayer
from games.nintendo.rules import Nintendo
from games.registry import Game


def game() -> Game:
    """Return the game. Raises BrokenCards when its cards or its theme are not valid."""
    return Game.of(Nintendo, SensiblePlayer, level=4, astray=22, horizon=2)
