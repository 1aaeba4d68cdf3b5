"""The pictures of Skeleton."""

from collections.abc import Callable, Mapping

from games.core.face import Faces, face, named
from games.core.text import Name
from games.new.skeleton.pictures.board import board
from games.new.skeleton.pictures.faces import STAR, THEME, face_of
from games.new.skeleton.pictures.layout import OPEN, TAKEN
from games.new.skeleton.pictures.table import table
from games.new.skeleton.pictures.zooms import zoom, zooms
from games.new.skeleton.printed import CardFace
from render.kit.course.podium import podium
from render.kit.design import CardDesign
from render.kit.faces import back, warm_card
from render.kit.picture import Picture
from render.kit.scene import Scene

__all__ = ["board", "every_face", "final", "table", "warm", "zoom", "zooms"]


def final(scene: Scene) -> Picture:
    """Return the ranking at the end, 1600x1000."""
    return podium(scene, STAR)


def every_face(
    faces: Faces,
    names: Mapping[str, Name],
    locale: str,
    word: Callable[..., str],  # noqa: ARG001 - no words but names are printed
) -> list[CardDesign]:
    """Return the different card faces in a language, in printed order."""
    return [face_of(*one) for one in named(faces, names, locale, CardFace)]


def warm(faces: Faces) -> None:
    """Draw the cards and the back into the caches."""
    for card in faces:
        warm_card(face_of(face(faces, card, CardFace), "", ""), TAKEN, "S")
    back(THEME, OPEN)
