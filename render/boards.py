"""Finds the module that draws a game, by its name."""

from importlib import import_module
from typing import TYPE_CHECKING, cast

if TYPE_CHECKING:
    from render.kit.picture import Pictures  # it needs Pillow, which the bot does without


def pictures(module: str) -> "Pictures":
    """Return the module of that name. Raises ModuleNotFoundError when there is none."""
    return cast("Pictures", import_module(module))
