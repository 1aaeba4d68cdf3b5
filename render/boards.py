"""Finds the pictures of a game: the module `games.<key>.pictures.drawn`."""

from importlib import import_module
from importlib.util import find_spec
from typing import TYPE_CHECKING, cast

from render.theme import THEMES

if TYPE_CHECKING:
    from render.picture import Pictures  # it needs Pillow, which the bot does without


def pictures(game: str) -> "Pictures":
    """Return the module that draws this game. Raises KeyError when there is none."""
    if game not in drawn():
        raise KeyError(game)
    return cast("Pictures", import_module(f"games.{game}.pictures.drawn"))


def drawn() -> tuple[str, ...]:
    """Return the keys of the games that can be drawn, in the order of the registry."""
    return tuple(key for key in THEMES if _is_there(key))


def _is_there(key: str) -> bool:
    return bool(find_spec(f"games.{key}") and find_spec(f"games.{key}.pictures"))
