"""The pictures of All-Star Draft."""

from collections.abc import Callable, Mapping

from games.allstar.pictures.board import board
from games.allstar.pictures.faces import ANIMALS, SYMBOLS, THEME, card_face, face_of
from games.allstar.pictures.table import table
from games.allstar.pictures.zooms import zoom, zooms
from games.allstar.printed import Player
from games.core.face import Faces, named
from games.core.text import Name
from render.kit.course.podium import podium
from render.kit.design import CardDesign
from render.kit.faces import back, warm_card
from render.kit.icons import icon
from render.kit.picture import Picture
from render.kit.scene import Scene
from render.kit.theme import WHITE

__all__ = ["board", "every_face", "final", "table", "warm", "zoom", "zooms"]


def final(scene: Scene) -> Picture:
    """Return the ranking at the end, 1600x1000."""
    return podium(scene, "games.allstar:fans", card_face)


def every_face(
    faces: Faces,
    names: Mapping[str, Name],
    locale: str,
    word: Callable[..., str],  # noqa: ARG001 - these cards bear no words but names
) -> list[CardDesign]:
    """Return the different card faces in a language, in printed order."""
    found = named(faces, names, locale, Player)
    return [face_of(printed, names[printed.species].printed(locale)[0]) for printed, *_ in found]


def warm(faces: Faces) -> None:
    """Draw the usual cards, values and the back into the caches."""
    for printed in faces.values():
        if isinstance(printed, Player):
            warm_card(face_of(printed, ""), 94, "S")
    for animal in ANIMALS.values():
        icon(animal, 57)
    for picture, ground in SYMBOLS.values():
        icon(picture, 36, WHITE, ground)
    back(THEME, 41)
