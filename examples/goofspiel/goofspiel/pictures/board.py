"""The public board of Goofspiel: both hands, and between them what is bid for."""

from PIL import Image

from goofspiel.pictures import layout
from goofspiel.pictures.faces import STAR, card_face
from goofspiel.pictures.words import stage, view_of
from goofspiel.view import SeatView
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
    middle(image, scene)
    for number, box in enumerate(seat_panels(view.seats)):
        _panel(image, scene, number, view.table[number], box)
    return Picture(image)


def middle(image: Image.Image, scene: Scene) -> None:
    """Draw the prizes that are bid for, the last bids, and the pile with what is in it."""
    view, (prize, last, pile) = view_of(scene), layout.COLUMNS
    _headed(image, scene, prize, "prize")
    boxes = in_row(len(view.row), layout.PRIZE, layout.below(prize))
    parts.cards(image, scene, view.row, boxes, card_face, "M")
    if view.bids:
        _headed(image, scene, last, "last" if view.winner >= 0 else "tie")
        boxes = in_row(len(view.bids), layout.PRIZE, layout.below(last), 30)
        lower = {view.bids[1 - view.winner]} if view.winner >= 0 else ()
        parts.cards(image, scene, view.bids, boxes, card_face, "M", dimmed=lower)
    (box,) = in_row(1, layout.PRIZE, layout.below(pile))
    faces.pile(image, box.moved(14, 10), scene.theme, len(view.left))


def _headed(image: Image.Image, scene: Scene, box: Box, word: str) -> None:
    at = box.left, box.top + 16
    parts.heading(image, at, scene.word(f"goofspiel-picture-{word}"), scene.theme)


def _panel(image: Image.Image, scene: Scene, number: int, seat: SeatView, box: Box) -> None:
    best = [one for place in scene.standings if place.place == 1 for one in place.seats]
    active = number in best
    room = parts.seat_panel(image, scene, number, box, STAR, seat.points, active=active)
    if seat.conceded:
        parts.conceded(image, scene, room)
        return
    hand = room._replace(width=900)
    won = Box(hand.right + 60, hand.top, box.right - hand.right - 88, hand.height)
    for cards, place in ((seat.hand, hand), (seat.won, won)):
        parts.cards(image, scene, cards, in_row(len(cards), layout.HAND, place), card_face)
