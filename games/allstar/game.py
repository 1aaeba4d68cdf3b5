"""All-Star Draft, as the registry has it."""

from games.allstar.heuristic import SensiblePlayer
from games.allstar.rules import AllStarRules
from games.registry import Game


def game() -> Game:
    """Return the game. Raises BrokenCards when its cards or its theme are not valid."""
    return Game.of(AllStarRules, SensiblePlayer, level=2, astray=25)
