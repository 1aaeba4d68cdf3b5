"""The pictures of Mon Premier Deck Building."""

from collections.abc import Callable, Mapping

from games.core.text import Name
from games.firstdeck.view import faces as all_cards
from render.faces import Face, back, sprite
from render.firstdeck.board import board
from render.firstdeck.faces import KEY, KINDS, face_of
from render.firstdeck.table import table
from render.firstdeck.zooms import zoom, zooms
from render.icons import icon
from render.picture import Picture
from render.podium import podium
from render.scene import Scene
from render.theme import THEMES

__all__ = ["board", "every_face", "final", "table", "warm", "zoom", "zooms"]


def final(scene: Scene) -> Picture:
    """Return the ranking at the end, 1600x1000."""
    return podium(scene, "own:star")


def every_face(names: Mapping[str, Name], locale: str, word: Callable[..., str]) -> list[Face]:
    """Return the different card faces in a language, in printed order."""
    found: dict[Face, None] = {}
    for card, printed in all_cards().items():
        name = names[card]
        long, short = (name.fr, name.short_fr) if locale == "fr" else (name.en, name.short_en)
        found[face_of(printed, long, short, word)] = None
    return list(found)


def warm() -> None:
    """Draw the usual cards, heads and the back into the caches."""
    for printed in all_cards().values():
        face = face_of(printed, "", "", lambda *_, **__: "")
        for width in (93, 118, 144):
            sprite(face, width, "S")
    for kind in KINDS.values():
        for px in (64, 75):
            icon(kind.head, px)
    for width in (32, 144):
        back(THEMES[KEY], width)
