"""Close-ups: a seat with what it has taken, and the open cards."""

from collections.abc import Sequence

from PIL import Image

from games.new.skeleton.pictures import layout
from games.new.skeleton.pictures.faces import card_face
from games.new.skeleton.pictures.words import stage, view_of
from render.kit import parts
from render.kit.faces import in_row
from render.kit.geometry import Box
from render.kit.picture import Picture
from render.kit.scene import Scene, Zoom
from render.kit.text import write
from render.kit.theme import word_font

AREA = Box(32, 150, 1136, 290)


def zooms(scene: Scene) -> tuple[Zoom, ...]:
    """Return the close-ups there are, seats first."""
    seats = [Zoom(f"seat:{seat}", scene.person(seat).name) for seat in range(view_of(scene).seats)]
    return (*seats, Zoom("open", scene.word("skeleton-picture-open")))


def zoom(scene: Scene, which: str) -> Picture:
    """Return one close-up, 1200x750. Raises KeyError when there is none of that id."""
    titles = {one.id: one.title for one in zooms(scene)}
    title, view = titles[which], view_of(scene)
    image = parts.close_up(scene, title, stage(scene))
    if which == "open":
        _cards(image, scene, "open", view.row)
        return Picture(image)
    number = int(which.partition(":")[2])
    parts.seat_name(image, scene, number, Box(32, 82, 1136, 60))
    _cards(image, scene, "taken", view.table[number].taken)
    return Picture(image)


def _cards(image: Image.Image, scene: Scene, word: str, cards: Sequence[str]) -> None:
    """Draw cards under a heading."""
    heading = scene.word(f"skeleton-picture-{word}")
    parts.heading(image, (AREA.left, AREA.top + 24), heading, scene.theme)
    inside = layout.below(AREA, 52)
    parts.cards(image, scene, cards, in_row(len(cards), layout.OPEN, inside), card_face, "M")
    if not cards:
        words = scene.word("skeleton-picture-nothing")
        write(image, (inside.left, inside.top + 40), words, word_font(36), scene.theme.muted)
