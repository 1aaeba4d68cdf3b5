"""What the tests of every game share: the games of this repository, and the made-up one."""

from games.testing.every import PEOPLE, readers, summed, texts_of, texts_seen, ways, whole_match
from tests.engine.strategies import every_game, every_text

GAMES = every_game()
TEXTS = every_text()
EACH_TABLE = [(key, seats) for key, game in GAMES.items() for seats in game.info.seats]
EVERY_WAY = [(key, seats, way) for key, seats in EACH_TABLE for way in ways(GAMES[key].info, seats)]


def home(key: str) -> str:
    """Return the package in which the tests of a game's own are."""
    return "tests.engine.sampler" if key == "sampler" else f"tests.games.{key}"


__all__ = [
    "EACH_TABLE",
    "EVERY_WAY",
    "GAMES",
    "PEOPLE",
    "TEXTS",
    "home",
    "readers",
    "summed",
    "texts_of",
    "texts_seen",
    "whole_match",
]
