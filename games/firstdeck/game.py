"""Mon Premier Deck Building, as the registry has it."""

from games.firstdeck.heuristic import SensiblePlayer
from games.firstdeck.rules import FirstDeck
from games.registry import Game


def game() -> Game:
    """Return the game. Raises BrokenCards when its cards or its theme are not valid."""
    return Game.of(FirstDeck, SensiblePlayer, level=1, astray=36, sharp=1000)
