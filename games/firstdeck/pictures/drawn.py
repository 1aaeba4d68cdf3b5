"""The pictures of Mon Premier Deck Building."""

from collections.abc import Callable, Mapping

from games.core.face import Faces, face, named
from games.core.text import Name
from games.firstdeck.pictures.board import board
from games.firstdeck.pictures.faces import KINDS, STAR, THEME, card_face, face_of
from games.firstdeck.pictures.table import table
from games.firstdeck.pictures.zooms import zoom, zooms
from games.firstdeck.printed import CardFace
from render.kit.course.podium import podium
from render.kit.design import CardDesign
from render.kit.faces import back, warm_card
from render.kit.icons import icon
from render.kit.picture import Picture
from render.kit.scene import Scene

__all__ = ["board", "every_face", "final", "table", "warm", "zoom", "zooms"]


def final(scene: Scene) -> Picture:
    """Return the ranking at the end, 1600x1000."""
    return podium(scene, STAR, card_face)


def every_face(
    faces: Faces, names: Mapping[str, Name], locale: str, word: Callable[..., str]
) -> list[CardDesign]:
    """Return the different card faces in a language, in printed order."""
    found = (face_of(*one, word) for one in named(faces, names, locale, CardFace))
    return list(dict.fromkeys(found))


def warm(faces: Faces) -> None:
    """Draw the usual cards, heads and the back into the caches."""
    for card in faces:
        plain = face_of(face(faces, card, CardFace), "", "", lambda *_, **__: "")
        for width in (93, 118, 144):
            warm_card(plain, width, "S")
    for kind in KINDS.values():
        for px in (64, 75):
            icon(kind.head, px)
    for width in (32, 144):
        back(THEME, width)
