"""The private table: the open cards with the numbers of what may be taken, and one's own."""

from games.new.skeleton.pictures import layout
from games.new.skeleton.pictures.faces import card_face
from games.new.skeleton.pictures.words import stage, view_of
from render.kit import parts
from render.kit.faces import fan, in_row
from render.kit.geometry import Box
from render.kit.picture import Picture
from render.kit.scene import Scene

ROW, OWN = Box(32, 150, 1136, 290), Box(32, 456, 1136, 230)


def table(scene: Scene) -> Picture:
    """Return what concerns the reader and the open question, 1200x750."""
    image = parts.begin(scene, small=True)
    parts.header_small(image, scene, stage(scene))
    view, seat = view_of(scene), scene.seat or 0
    whose = scene.word("picture-table", name=scene.person(seat).shown)
    parts.footer(image, scene, whose, small=True)
    word = "question" if scene.decision else "open"
    parts.question(image, scene, Box(32, 80, 1136, 64), scene.word(f"skeleton-picture-{word}"))
    boxes = fan(len(view.row), ROW)
    size = "M" if boxes and boxes[0].width >= layout.OPEN else "S"
    parts.cards(image, scene, view.row, boxes, card_face, size)
    taken = view.table[seat].taken
    parts.cards(image, scene, taken, in_row(len(taken), layout.SMALL, OWN), card_face)
    return Picture(image)
