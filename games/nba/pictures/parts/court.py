"""The wooden court with its lines, and the plates of the players on it."""

from collections.abc import Sequence

from PIL import Image, ImageDraw

from games.core.data.theme import rgb
from games.nba.pictures import layout
from games.nba.pictures.parts import signs
from games.nba.pictures.parts.signs import THEME
from games.nba.printed import PLACES, printed
from render.cache import Cache
from render.kit import paint
from render.kit.geometry import Box
from render.kit.scene import Scene
from render.kit.text import write
from render.kit.theme import INK, PAPER, SEATS, SIGNAL

WOOD = (rgb("#DDA064"), rgb("#D39357"))
PAINT = rgb("#B4532E")
LINES = rgb("#FFF1DC")
_floors: Cache[Image.Image] = Cache(12_000_000, lambda image: image.width * image.height * 3)


def floor(image: Image.Image, box: Box, *, whole: bool = True) -> None:
    """Draw the court: planks, paint, lines; half of it, with the hoop at the left, or all."""
    key = box.width, box.height, whole
    picture = _floors.get(key, lambda: _floor(box.width, box.height, whole=whole))
    paint.paste_round(image, picture, box, 22)


def _floor(width: int, height: int, *, whole: bool) -> Image.Image:
    fine = 2
    image = Image.new("RGB", (width * fine, height * fine), WOOD[0])
    pencil = ImageDraw.Draw(image)
    plank = max(1, height * fine // 7)
    for number in range(1, 8, 2):
        pencil.rectangle((0, number * plank, width * fine, (number + 1) * plank - 1), WOOD[1])
    _half(pencil, width * fine, height * fine, 1)
    if whole:
        _half(pencil, width * fine, height * fine, -1)
        _centre(pencil, width * fine // 2, height * fine)
    edge = 8 * fine
    frame = (edge, edge, width * fine - edge, height * fine - edge)
    pencil.rounded_rectangle(frame, 18 * fine, outline=LINES, width=4 * fine)
    return image.reduce(fine)


def _half(pencil: ImageDraw.ImageDraw, width: int, height: int, towards: int) -> None:
    """Draw paint, free-throw arc, three-point line and hoop of one end."""

    def across(x: int) -> int:
        return x if towards > 0 else width - x

    def spans(left: int, top: int, right: int, bottom: int) -> tuple[int, int, int, int]:
        one, other = sorted((across(left), across(right)))
        return one, top, other, bottom

    middle, stroke = height // 2, 8
    key, half = round(height * 0.62), round(height * 0.19)
    pencil.rectangle(spans(16, middle - half, key, middle + half), PAINT, LINES, stroke)
    pencil.arc(spans(key - half, middle - half, key + half, middle + half),
               *((-90, 90) if towards > 0 else (90, 270)), LINES, stroke)  # fmt: skip
    far = round(height * 0.98)
    pencil.arc(spans(far - 2 * height + height // 3, -height // 8, far, height + height // 8),
               *((-90, 90) if towards > 0 else (90, 270)), LINES, stroke)  # fmt: skip
    ring = round(height * 0.055)
    hoop = 16 + round(height * 0.13)
    pencil.ellipse(spans(hoop - ring, middle - ring, hoop + ring, middle + ring),
                   outline=THEME.accent, width=stroke)  # fmt: skip
    board = 16 + round(height * 0.05)
    pencil.rectangle(spans(board, middle - 2 * ring, board + 8, middle + 2 * ring), LINES)


def _centre(pencil: ImageDraw.ImageDraw, x: int, height: int) -> None:
    radius, middle = round(height * 0.24), height // 2
    pencil.line((x, 16, x, height - 16), LINES, 8)
    circle = (x - radius, middle - radius, x + radius, middle + radius)
    pencil.ellipse(circle, PAINT, LINES, 8)


def plate(image: Image.Image, scene: Scene, card: str, place: str, box: Box, seat: int) -> None:
    """Draw a player on court: the place in the seat's colour, the short name; new ones marked."""
    radius = 16
    if f"card:{card}" in scene.changed:
        paint.rounded(image, box.inset(-11), radius + 9, INK)
        paint.rounded(image, box.inset(-8), radius + 7, SIGNAL)
    paint.rounded(image, box.moved(0, 5), radius, INK)
    paint.rounded(image, box, radius, INK)
    inner = box.inset(4)
    wide = round(box.height * 0.86)
    left = Box(inner.left, inner.top, wide, inner.height)
    right = Box(inner.left + wide, inner.top, inner.width - wide, inner.height)
    paint.rounded(image, left, radius - 4, SEATS[seat][1], (True, False, False, True))
    paint.rounded(image, right, radius - 4, PAPER, (False, True, True, False))
    write(image, left.middle, place, THEME.display(round(box.height * 0.52)), INK, "centre")
    key = printed(card)
    size = round(box.height * 0.55)
    name = scene.short(key)
    signs.name_in(image, right.inset(6), name, size, round(size * 0.66), INK)


def team(
    image: Image.Image, scene: Scene, cards: Sequence[str], court: Box, seat: int, *, left: bool
) -> None:
    """Draw the five of a seat on their half of the court."""
    boxes = layout.plates(court, layout.PLATE, left=left)
    for card, place, box in zip(cards, PLACES, boxes, strict=False):
        plate(image, scene, card, place, box, seat)
