"""Arenas as notched tickets: name, pay of each rank, who stands where or what is sought."""

from collections.abc import Sequence

from PIL import Image

from games.allstar.pictures.faces import ICE, SYMBOLS, THEME, arena_of, plate, tile, value
from games.allstar.printed import Arena
from games.allstar.view import Showing
from games.core.data.theme import Colour
from render.kit import marks, paint
from render.kit.geometry import Box
from render.kit.icons import icon
from render.kit.scene import Scene
from render.kit.text import fit, write
from render.kit.theme import INK, WHITE, mix

HIGH = 212  # px, a ticket on a board


def ticket(
    image: Image.Image,
    scene: Scene,
    arena: str,
    number: int,
    box: Box,
    *,
    stand: Sequence[Sequence[int]] = (),
    shown: Sequence[Showing | None] = (),
    current: bool = False,
    done: bool = False,
    back: Colour | None = None,
) -> None:
    """Draw an arena as a notched ticket: name, pay of each rank, and who stands at which rank.

    `stand` has the seats of each rank, first rank first, `shown` what their teams showed. Without
    them the combination sought, if any, is drawn. `back` is the ground that shows in the notches.
    """
    printed = arena_of(scene, arena)
    ground, ink = (THEME.accent, INK) if current else (THEME.panel, WHITE)
    _notched(image, box, ground, back or THEME.top)
    head = box.top + round(box.height * 0.19)
    size = round(min(46, box.height * 0.22))
    left = box.left + 24
    left += write(image, (left, head), str(number), THEME.display(size), ink) + 18
    room = box.right - left - (64 if printed.family == "unusual" else 20)
    name, font = fit(scene.name(arena), THEME.display(size), room, 26)
    write(image, (left, head), name, font, ink)
    if printed.family == "unusual":
        sign = icon("glyph:alert", round(size * 0.9), ink)
        marks.paste_middle(image, sign, (box.right - 38, head))
    pay(image, scene, printed, _pay_box(box), current=current)
    _foot(image, printed, box, stand, shown, current=current)
    if done:
        at = box.right - 38, box.top + round(box.height * 0.38)
        marks.glyph_disc(image, at, "glyph:check_bold", THEME.accent, radius=16, ring=ground)


def _notched(image: Image.Image, box: Box, ground: Colour, back: Colour) -> None:
    paint.rounded(image, box.moved(0, 6), 22, THEME.deep)
    paint.rounded(image, box, 22, ground)
    y = box.top + round(box.height * 0.38)
    for x in (box.left, box.right):
        paint.disc(image, (x, y), 13, back)
    for x in range(box.left + 28, box.right - 32, 22):
        paint.fill(image, Box(x, y - 2, 12, 3), mix(ground, THEME.deep, 0.35))


def _pay_box(box: Box) -> Box:
    top = box.top + round(box.height * 0.44)
    return Box(box.left + 16, top, box.width - 32, round(box.height * 0.25))


def pay(
    image: Image.Image, scene: Scene, printed: Arena, room: Box, *, current: bool = False
) -> None:
    """Draw the six pays in rank order, the best lit; those of ranks nobody can take are faded."""
    ground = THEME.accent if current else THEME.panel
    well = INK if current else THEME.deep
    for rank, (points, box) in enumerate(zip(printed.points, pay_boxes(room), strict=True), 1):
        used = rank <= scene.view.seats
        paint.rounded(image, box, 10, well if used else mix(ground, well, 0.22))
        colour = WHITE if used else mix(ground, WHITE if not current else INK, 0.34)
        words, font = fit(str(points), THEME.display(round(box.height * 0.8)), box.width - 8, 16)
        write(image, box.middle, words, font, colour, "centre")


def fans(px: int) -> Image.Image:
    """Return the sign of supporters."""
    return icon("glyph:account_group", px, THEME.muted)


def pay_boxes(room: Box) -> list[Box]:
    """Return the six boxes of an arena's pays."""
    width = (room.width - 5 * 8) // 6
    return [Box(room.left + at * (width + 8), room.top, width, room.height) for at in range(6)]


def _foot(
    image: Image.Image,
    printed: Arena,
    box: Box,
    stand: Sequence[Sequence[int]],
    shown: Sequence[Showing | None],
    *,
    current: bool,
) -> None:
    """Draw who stands where, each under the pay of the own rank, or the combination sought."""
    room = _pay_box(box)
    y = (room.bottom + box.bottom) // 2
    high = box.bottom - room.bottom - 16
    if high < 24:
        return
    if shown:
        for place, showing in zip(pay_boxes(room), shown, strict=False):
            if showing is not None:
                _shows(image, showing, (place.middle[0], box.bottom - 18))
        y, high = room.bottom + 17, 28
    if stand:
        for place, seats in zip(pay_boxes(room), stand, strict=False):
            px = min(high, 46) if len(seats) == 1 else min(high, 46) * 3 // 4
            start = place.middle[0] - (len(seats) - 1) * px // 2
            for at, seat in enumerate(seats):
                marks.seat(image, seat, (start + at * px, y), px)
        return
    combo(image, printed, (room.left, y), min(high, 46), current=current)


def _shows(image: Image.Image, showing: Showing, middle: tuple[int, int]) -> None:
    """Draw in 50 px what the teams of a rank showed, alike where they share it (rule ASD-6.2)."""
    x, y = middle
    if showing.combo:
        words = {"run": f"{showing.top - 4}–{showing.top}", "full": "3+2", "kit": "5×1"}
        fitted, font = fit(words[showing.combo], THEME.display(30), 52, 18)
        write(image, middle, fitted, font, THEME.accent, "centre")
        return
    write(image, (x - 14, y), str(showing.power), THEME.display(32), WHITE, "centre")
    value(image, showing.best, (x + 11, y), 27)


def combo(
    image: Image.Image,
    printed: Arena,
    left_middle: tuple[int, int],
    px: int,
    *,
    current: bool = False,
) -> None:
    """Draw the combination an arena seeks: five in a row, three and a pair, one of each symbol."""
    left, y = left_middle
    step = px + max(4, px // 7)
    match printed.combo:
        case "kit":
            for at, symbol in enumerate(SYMBOLS):
                plate(image, symbol, (left + px // 2 + at * step, y), px)
        case "run":
            for at, digit in enumerate("34567"):
                tile(image, digit, (left + px // 2 + at * step, y), px)
        case "full":
            for at, letter in enumerate("AAABB"):
                shift = px // 3 if letter == "B" else 0
                middle = left + px // 2 + at * step + shift, y
                if letter == "A":
                    tile(image, "=", middle, px)
                else:
                    _dark_tile(image, "=", middle, px, current=current)
        case _:
            pass


def _dark_tile(
    image: Image.Image, words: str, middle: tuple[int, int], px: int, *, current: bool
) -> None:
    box = Box(middle[0] - px // 2, middle[1] - px // 2, px, px)
    paint.rounded(image, box, px // 5, INK if current else THEME.deep)
    write(image, middle, words, THEME.display(round(px * 0.82)), ICE, "centre")
