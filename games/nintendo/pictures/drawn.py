"""The pictures of Cartes Nintendo."""

from collections.abc import Callable, Mapping

from games.core.data.theme import read_theme
from games.core.face import Faces, named
from games.core.text import Name
from games.nintendo.pictures.board import board
from games.nintendo.pictures.faces import card_face, face_of
from games.nintendo.pictures.table import table
from games.nintendo.pictures.workshop import deck, shelf
from games.nintendo.pictures.zooms import zoom, zooms
from games.nintendo.printed import CardFace
from render.kit.course.podium import podium
from render.kit.design import CardDesign
from render.kit.faces import back
from render.kit.picture import Picture
from render.kit.scene import Scene

__all__ = [
    "board",
    "deck",
    "every_face",
    "final",
    "shelf",
    "table",
    "warm",
    "zoom",
    "zooms",
]

_THEME = read_theme("games.nintendo")


def final(scene: Scene) -> Picture:
    """Return the ranking at the end, 1600x1000."""
    return podium(
        scene,
        "games.nintendo:star",
        brought="games.nintendo:coin",
        face=lambda card, scene: card_face(scene, card),
    )


def every_face(
    faces: Faces, names: Mapping[str, Name], locale: str, word: Callable[..., str]
) -> list[CardDesign]:
    """Return the cards in a language, in the order of the card file."""
    return [
        face_of(_THEME, printed, name, word(f"nintendo-type-{printed.type}"))
        for printed, name, _ in named(faces, names, locale, CardFace)
    ]


def warm(faces: Faces) -> None:
    """Draw the back into the caches; faces are many, and drawn when they are needed."""
    del faces
    back(_THEME, 30)
