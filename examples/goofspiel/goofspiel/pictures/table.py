"""The private table: the prizes, and the hand with the numbers of what may be bid."""

from goofspiel.pictures import layout
from goofspiel.pictures.faces import card_face
from goofspiel.pictures.words import stage, view_of
from render.kit import parts
from render.kit.faces import fan, in_row
from render.kit.geometry import Box
from render.kit.picture import Picture
from render.kit.scene import Scene

PRIZES, OWN = Box(32, 150, 1136, 190), Box(32, 352, 1136, 348)


def table(scene: Scene) -> Picture:
    """Return what concerns the reader and the open question, 1200x750."""
    image = parts.begin(scene, small=True)
    parts.header_small(image, scene, stage(scene))
    view = view_of(scene)
    seat = scene.seat or 0
    whose = scene.word("picture-table", name=scene.person(seat).shown)
    parts.footer(image, scene, whose, small=True)
    word = "question" if scene.decision else "my-bid" if view.bid else "prize"
    line = Box(32, 80, 1136, 64)
    parts.question(image, scene, line, scene.word(f"goofspiel-picture-{word}"))
    boxes = in_row(len(view.row), layout.SMALL, PRIZES)
    parts.cards(image, scene, view.row, boxes, card_face)
    hand = view.table[seat].hand
    boxes = fan(len(hand), OWN)
    size = "M" if boxes and boxes[0].width >= layout.PRIZE else "S"
    parts.cards(image, scene, hand, boxes, card_face, size, picked={view.bid})
    return Picture(image)
