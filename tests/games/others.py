"""Another card file of each game, as an earlier release may have had it.

Each game has it beside its tests, `other.py`: an id is renamed, a number and a print are changed,
and a card is removed; where the game has one more than today, that one is missing today.
"""

from importlib import import_module

from msgspec.structs import replace

from games.registry import Game
from tests.games.every import GAMES, home


def other(key: str) -> Game:
    """Return a game as it was with the other card file."""
    game = GAMES[key]
    text: str = import_module(f"{home(key)}.other").other(game.cards.decode())
    return replace(game, cards=text.encode())
