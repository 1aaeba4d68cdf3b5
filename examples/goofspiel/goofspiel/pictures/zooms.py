"""Close-ups: a seat with its hand and prizes, and the prizes to come."""

from collections.abc import Sequence

from PIL import Image

from goofspiel.pictures import layout
from goofspiel.pictures.faces import card_face
from goofspiel.pictures.words import stage, view_of
from render.kit import parts
from render.kit.faces import in_row
from render.kit.geometry import Box
from render.kit.picture import Picture
from render.kit.scene import Scene, Zoom
from render.kit.text import write
from render.kit.theme import word_font

UPPER, LOWER = Box(32, 150, 1136, 240), Box(32, 446, 1136, 240)


def zooms(scene: Scene) -> tuple[Zoom, ...]:
    """Return the close-ups there are, seats first."""
    seats = [Zoom(f"seat:{seat}", scene.person(seat).name) for seat in range(view_of(scene).seats)]
    return (*seats, Zoom("middle", scene.word("goofspiel-picture-middle")))


def zoom(scene: Scene, which: str) -> Picture:
    """Return one close-up, 1200x750. Raises KeyError when there is none of that id."""
    titles = {one.id: one.title for one in zooms(scene)}
    title, view = titles[which], view_of(scene)
    image = parts.close_up(scene, title, stage(scene))
    if which == "middle":
        _cards(image, scene, "prize", view.row, UPPER)
        _cards(image, scene, "to-come", view.left, LOWER)
        return Picture(image)
    number = int(which.partition(":")[2])
    parts.seat_name(image, scene, number, Box(32, 82, 1136, 60))
    _cards(image, scene, "hand", view.table[number].hand, UPPER)
    _cards(image, scene, "won", view.table[number].won, LOWER)
    return Picture(image)


def _cards(image: Image.Image, scene: Scene, word: str, cards: Sequence[str], box: Box) -> None:
    """Draw cards under a heading."""
    heading = scene.word(f"goofspiel-picture-{word}")
    parts.heading(image, (box.left, box.top + 24), heading, scene.theme)
    inside = layout.below(box, 52)
    parts.cards(image, scene, cards, in_row(len(cards), layout.SMALL, inside), card_face)
    if not cards:
        words = scene.word("goofspiel-picture-nothing")
        write(image, (inside.left, inside.top + 40), words, word_font(36), scene.theme.muted)
