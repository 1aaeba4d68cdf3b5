"""Skeleton, as the registry has it."""

from games.new.skeleton.heuristic import SensiblePlayer
from games.new.skeleton.rules import Skeleton
from games.registry import Game


def game() -> Game:
    """Return the game. Raises BrokenCards when its cards or its theme are not valid."""
    return Game.of(Skeleton, SensiblePlayer, level=1)
