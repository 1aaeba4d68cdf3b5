"""Goofspiel, as the registry has it."""

from games.registry import Game
from goofspiel.heuristic import SensiblePlayer
from goofspiel.rules import Goofspiel


def game() -> Game:
    """Return the game. Raises BrokenCards when its cards or its theme are not valid."""
    return Game.of(Goofspiel, SensiblePlayer, level=1)
