"""The private table: the prizes, and the hand with the numbers of what may be bid."""

from PIL import Image

from goofspiel.pictures import layout
from goofspiel.pictures.board import row
from goofspiel.pictures.faces import card_face
from goofspiel.pictures.words import stage, view_of
from render.kit import faces, parts
from render.kit.faces import State
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
    row(image, scene, view.row, layout.cards(len(view.row), 124, PRIZES))
    boxes, width = layout.fan(len(view.table[seat].hand), OWN)
    for card, box in zip(view.table[seat].hand, boxes, strict=True):
        _own(image, scene, card, box, width)
    return Picture(image)


def _own(image: Image.Image, scene: Scene, card: str, box: Box, width: int) -> None:
    """Draw a card of the hand; raised where it is picked, or bid."""
    place = f"card:{card}"
    picked = place in scene.picks or card == view_of(scene).bid
    state: State = "picked" if picked else "playable" if place in scene.badges else "plain"
    face, size = card_face(card, scene), "M" if width >= 150 else "S"
    box = box.moved(0, -8) if picked else box
    faces.card(image, box, face, size, state, badge=scene.badges.get(place))
