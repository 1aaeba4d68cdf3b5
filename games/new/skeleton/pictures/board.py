"""The public board: the open cards in the middle, and what each seat has taken."""

from PIL import Image

from games.new.skeleton.pictures import layout
from games.new.skeleton.pictures.faces import STAR, card_face
from games.new.skeleton.pictures.words import stage, view_of
from games.new.skeleton.view import SeatView
from render.kit import faces, parts
from render.kit.faces import in_row
from render.kit.geometry import COMMON, Box, seat_panels
from render.kit.picture import Picture
from render.kit.scene import Scene


def board(scene: Scene) -> Picture:
    """Return the whole public table, 1600x1000."""
    view = view_of(scene)
    image = parts.begin(scene)
    parts.header(image, scene, stage(scene))
    parts.footer(image, scene)
    parts.band(image, COMMON, scene.theme)
    _middle(image, scene)
    for number, box in enumerate(seat_panels(view.seats)):
        _panel(image, scene, number, view.table[number], box)
    return Picture(image)


def _middle(image: Image.Image, scene: Scene) -> None:
    """Draw the open cards, and the deck with what is left in it."""
    view = view_of(scene)
    at = layout.ROW.left, layout.ROW.top + 16
    parts.heading(image, at, scene.word("skeleton-picture-open"), scene.theme)
    boxes = in_row(len(view.row), layout.OPEN, layout.below(layout.ROW))
    parts.cards(image, scene, view.row, boxes, card_face, "M")
    (pile,) = in_row(1, layout.OPEN, layout.below(layout.PILE))
    faces.pile(image, pile, scene.theme, view.deck)


def _panel(image: Image.Image, scene: Scene, number: int, seat: SeatView, box: Box) -> None:
    best = [one for place in scene.standings if place.place == 1 for one in place.seats]
    active = number in (best or scene.awaited)
    room = parts.seat_panel(image, scene, number, box, STAR, seat.points, active=active)
    if seat.conceded:
        parts.conceded(image, scene, room)
        return
    boxes = in_row(len(seat.taken), layout.TAKEN, room)
    parts.cards(image, scene, seat.taken, boxes, card_face)
