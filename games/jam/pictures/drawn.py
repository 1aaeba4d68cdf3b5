"""The pictures of JAM."""

from collections.abc import Callable, Mapping

from games.core.data.theme import read_theme
from games.core.face import Faces, named
from games.core.text import Name
from games.jam.pictures.board import board
from games.jam.pictures.faces import face_of
from games.jam.pictures.final import final
from games.jam.pictures.shot import shot
from games.jam.pictures.table import table
from games.jam.pictures.zooms import zoom, zooms
from games.jam.printed import Action
from render.kit.design import CardDesign
from render.kit.faces import back

__all__ = ["board", "every_face", "final", "shot", "table", "warm", "zoom", "zooms"]

_THEME = read_theme("games.jam")


def every_face(
    faces: Faces, names: Mapping[str, Name], locale: str, word: Callable[..., str]
) -> list[CardDesign]:
    """Return the action cards in a language, in the order of their numbers."""
    del word  # nothing but its name is written on a card
    found = named(faces, names, locale, Action)
    return [face_of(_THEME, printed, name) for printed, name, _ in found]


def warm(faces: Faces) -> None:
    """Draw the back into the caches; boards show no cards, and tables few."""
    del faces
    back(_THEME, 30)
