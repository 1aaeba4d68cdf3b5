"""Finds the pictures of a game: the module `render.<key>`."""

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
    return cast("Pictures", import_module(f"render.{game}"))


def drawn() -> tuple[str, ...]:
    """Return the keys of the games that can be drawn, in the order of the shelf."""
    return tuple(key for key in THEMES if _is_there(key))


def _is_there(key: str) -> bool:
    spec = find_spec(f"render.{key}")
    return spec is not None and spec.origin is not None  # a bare folder has a spec, no origin
