"""Finds the module that draws a game, by its name."""

from importlib import import_module
from typing import TYPE_CHECKING, cast

if TYPE_CHECKING:
    from render.kit.picture import (  # it needs Pillow, which the bot does without
        Built,
        Filmed,
        Pictures,
    )


def pictures(module: str) -> "Pictures":
    """Return the module of that name. Raises ModuleNotFoundError when there is none."""
    return cast("Pictures", import_module(module))


def filmed(module: str) -> "Filmed":
    """Return the module of a game that has films of its turns. Raises ModuleNotFoundError."""
    return cast("Filmed", import_module(module))


def built(module: str) -> "Built":
    """Return the module of a game that has a workshop. Raises ModuleNotFoundError."""
    return cast("Built", import_module(module))
