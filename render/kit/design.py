"""What is printed on a card, and how it is drawn: one anatomy for all games.

A `CardDesign` says it, in measures of a card 300 x 420. Sizes: S has corner and picture, M adds the
name, L the effect. On a card that others overlap, only `shown` px from its left edge are visible:
the picture is laid out in that part, so that every head can still be counted.
"""

from collections.abc import Callable
from typing import Literal, TypeAlias

import msgspec
from PIL import Image

from games.core.data.theme import Colour, Theme
from games.core.face import Face as Printed
from render.kit import marks, paint
from render.kit.geometry import Box
from render.kit.icons import icon
from render.kit.text import fit, wrap_fit, write, write_lines
from render.kit.theme import INK, PAPER, WHITE, mix, word_font

Size: TypeAlias = Literal["S", "M", "L"]

RATIO = 1.4  # height of a card over its width
ROUND = 0.08  # radius of its corners over its width


class Sign(msgspec.Struct, frozen=True):
    """An icon by name, with its colours where it has any to fill in."""

    icon: str
    colour: Colour | None = None
    second: Colour | None = None

    def draw(self, px: int) -> Image.Image:
        """Return the icon, `px` wide and high; it is shared, so paste it and draw nothing on it."""
        return icon(self.icon, px, self.colour, self.second)


class CardDesign(msgspec.Struct, frozen=True):
    """What is printed on a card.

    `corner` is the number, cost or sign of the corner, or `corner_sign` a picture there. `signs`
    are the pictures, as many as the card counts. `mark` is the second attribute, on a plate of
    its `second` colour at the picture's lower right. `backdrop` lies behind the pictures.
    `body`, where given, draws all below the frame in place of pictures, band and text; it must
    depend on its arguments alone: the picture, the inner box, the face, the size and the factor
    of a card 300 wide. `printed` and `facts` are what it needs beside.
    """

    theme: Theme
    frame: Colour
    tint: Colour
    corner: str = ""
    corner_sign: Sign | None = None
    signs: tuple[Sign, ...] = ()
    mark: Sign | None = None
    mark_words: str = ""
    backdrop: Sign | None = None
    name: str = ""
    short: str = ""
    effect: str = ""
    body: "Callable[[Image.Image, Box, CardDesign, Size, float], None] | None" = None
    printed: Printed | None = None
    facts: tuple[str, ...] = ()


def height_of(width: int) -> int:
    """Return the height of a card of that width, in px."""
    return round(width * RATIO)


def drawn(face: CardDesign, width: int, size: Size, shown: int) -> Image.Image:
    """Return the card as an RGBA picture, laid out in the `shown` px from its left edge."""
    height = height_of(width)
    image = Image.new("RGB", (width, height), mix(face.frame, INK, 0.45))
    scale = width / 300
    rim = max(2, round(width * 0.012))
    whole = Box(0, 0, width, height)
    radius = round(width * ROUND)
    paint.rounded(image, whole.inset(rim), radius - rim, face.frame)
    edge = max(rim + 2, round((9 if size != "S" else 7) * scale) + rim // 2)
    inner = whole.inset(edge)
    if face.body is not None:
        face.body(image, inner, face, size, scale)
    else:
        _picture(image, inner, face, size, shown)
    _corner(image, face, size, shown)
    alpha = paint.round_mask((width, height), radius)
    result = image.convert("RGBA")
    result.putalpha(alpha)
    return result


def _picture(image: Image.Image, inner: Box, face: CardDesign, size: Size, shown: int) -> None:
    """Draw tint, pictures, mark, and below them the name (M) or name and effect (L)."""
    width, height = image.size
    scale = width / 300
    low = {"S": inner.bottom, "M": height - round(88 * scale), "L": round(236 * scale)}[size]
    field = Box(inner.left, inner.top, inner.width, low - inner.top)
    soft = max(2, round(width * 0.045))
    below = size == "S"
    paint.rounded(image, field, soft, face.tint, (True, True, below, below))
    if face.backdrop is not None:
        _backdrop(image, field, face.backdrop)
    visible = Box(field.left, field.top, min(field.width, shown - field.left), field.height)
    if face.signs:
        for sign, place in zip(face.signs, sign_boxes(visible, face, size, width), strict=True):
            marks.paste(image, sign.draw(place.width), (place.left, place.top))
    if face.mark is not None:
        _mark(image, visible, face, scale if size != "S" else scale * 1.15)
    if size != "S":
        _band(image, Box(0, low, width, round((88 if size == "M" else 78) * scale)), face, scale)
    if size == "L":
        top = low + round(78 * scale)
        _effect(image, Box(inner.left, top, inner.width, inner.bottom - top), face, scale)


def corner_size(face: CardDesign, size: Size, width: int) -> tuple[int, int]:
    """Return width and height of the corner of a card; two signs take a wider one."""
    share = 0.42 if size == "S" else 0.35
    wide = share if len(face.corner) < 2 else share * 1.26
    return round(width * wide), round(width * share * 1.02)


def sign_boxes(field: Box, face: CardDesign, size: Size, width: int) -> list[Box]:
    """Return where the pictures go, clear of the corner, the badge slot and the mark."""
    pad = max(2, round(width * 0.015))
    _, low = corner_size(face, size, width)
    if not (face.corner or face.corner_sign):
        low = field.top
    if size == "L" and len(face.signs) == 1:
        return sign_places(1, _beside(field, face, width, low).inset(pad))
    top = max(field.top, round(low * (0.98 if size == "S" else 0.86)))
    area = Box(field.left, top, field.width, field.bottom - top)
    if face.mark and field.width < width * 0.62:  # overlapped: the head above the mark
        area = area._replace(height=area.height - round(width * 0.36))
    elif face.mark:
        area = area._replace(width=area.width - round(width * 0.13))
    return sign_places(len(face.signs), area.inset(pad))


def _beside(field: Box, face: CardDesign, width: int, low: int) -> Box:
    """Return where the single picture of an L card goes: right of the corner, or left of a mark."""
    if face.mark:
        top = max(field.top, round(low * 0.7))
        return Box(field.left, top, field.width - round(width * 0.3), field.bottom - top)
    top = max(field.top, round(low * 0.4))
    left = field.left + corner_size(face, "L", width)[0] // 2
    return Box(left, top, field.right - left, field.bottom - top)


def _backdrop(image: Image.Image, field: Box, sign: Sign) -> None:
    side = min(field.width, field.height)
    marks.paste_middle(image, sign.draw(side), field.middle)


_PATTERNS: dict[int, tuple[tuple[int, ...], ...]] = {
    1: ((1,),),
    2: ((2,), (1, 1)),
    3: ((1, 2), (3,), (1, 1, 1)),
    4: ((2, 2), (4,), (1, 1, 1, 1)),
    5: ((2, 3), (2, 1, 2)),
    6: ((3, 3), (2, 2, 2)),
}
MOST_SIGNS = max(_PATTERNS)  # that a card can show


def sign_places(count: int, area: Box) -> list[Box]:
    """Return square boxes for `count` equal pictures, as large as fits into `area`."""
    best = _diagonal(area) if count == 2 else []
    for pattern in _PATTERNS[count]:
        places = _arranged(pattern, area)
        if not best or places[0].width > best[0].width:
            best = places
    return best


def _diagonal(area: Box) -> list[Box]:
    """Return two boxes, the second lower right: heads are round, so they may reach in."""
    side = int(min(area.width / 1.8, area.height / 1.74))
    across, down = round(side * 0.8), round(side * 0.74)
    whole = Box(0, 0, side + across, side + down)
    left = area.left + (area.width - whole.width) // 2
    top = area.top + (area.height - whole.height) // 2
    return [Box(left, top, side, side), Box(left + across, top + down, side, side)]


def _arranged(pattern: tuple[int, ...], area: Box) -> list[Box]:
    lines = len(pattern)
    pitch = 0.94 if lines > 1 and max(pattern) > 1 else 1.0  # rows may nestle a little
    tall = 1 + (lines - 1) * pitch
    side = int(min(area.width / max(pattern), area.height / tall))
    top = area.top + round((area.height - side * tall) / 2)
    places: list[Box] = []
    for line, across in enumerate(pattern):
        gap = min(round(side * 0.12), (area.width - across * side) // (across + 1))
        left = area.left + (area.width - across * side - (across - 1) * gap) // 2
        y = top + round(line * side * pitch)
        places += [Box(left + place * (side + gap), y, side, side) for place in range(across)]
    return places


def _mark(image: Image.Image, field: Box, face: CardDesign, scale: float) -> None:
    """Draw the plate of the second attribute with its white rim."""
    assert face.mark is not None
    side = min(round(100 * scale), field.width)
    edge = max(2, round(7 * scale))
    plate = Box(field.right - side, field.bottom - side, side, side)
    radius = round(18 * scale)
    rim = Box(plate.left - edge, plate.top - edge, side + edge, side + edge)
    paint.rounded(image, rim, radius + edge, WHITE, (True, False, False, False))
    ground = face.mark.second or INK
    paint.rounded(image, plate, radius, ground, (True, False, False, False))
    if face.mark_words:
        font = face.theme.display(round(50 * scale))
        px = round(side * 0.52)
        x, y = plate.middle
        words = fit(face.mark_words, font, side - 6, 10)
        write(image, (x, y - round(side * 0.24)), words[0], words[1], WHITE, "centre")
        marks.paste_middle(image, face.mark.draw(px), (x, y + round(side * 0.2)))
        return
    marks.paste_middle(image, face.mark.draw(round(side * 0.66)), plate.middle)


def _band(image: Image.Image, box: Box, face: CardDesign, scale: float) -> None:
    """Write the name on the frame's own colour."""
    room = box.width - round(36 * scale)
    font = face.theme.label(round(60 * scale))
    words, fitted = fit(face.theme.title(face.name), font, room, round(44 * scale), face.short)
    write(image, (box.middle[0], box.middle[1] - round(2 * scale)), words, fitted, WHITE, "centre")


def _effect(image: Image.Image, box: Box, face: CardDesign, scale: float) -> None:
    """Write the effect, two lines, on a paper box; without one the frame goes on."""
    if not face.effect:
        return
    soft = max(2, round(300 * scale * 0.045))
    paint.rounded(image, box, soft, PAPER)
    lines, font = wrap_fit(
        face.effect,
        word_font(round(42 * scale)),
        box.width - round(20 * scale),
        2,
        round(32 * scale),
    )
    write_lines(image, box.middle, lines, font, INK, "centre", 1.06)


def _corner(image: Image.Image, face: CardDesign, size: Size, shown: int) -> None:
    """Draw number, cost or sign in the upper left, inside what later cards leave visible."""
    if not face.corner and face.corner_sign is None:
        return
    width = image.width
    wide, high = corner_size(face, size, width)
    wide = min(wide, shown)
    shift = max(1, round(width * 0.012))
    field = Box(2 * shift, 2 * shift, wide - shift, high - shift)
    soft = round(width * 0.06)
    paint.rounded(image, field, soft, face.frame, (False, False, True, False))
    x, y = field.middle
    if face.corner_sign is not None:
        side = min(round(high * 0.82), wide - 4)
        marks.paste_middle(image, face.corner_sign.draw(side), (x, y))
        return
    letters = face.theme.display(round(high * (1.02 if size == "S" else 0.94)))
    words, font = fit(face.corner, letters, wide - 4 * shift, 10)
    write(image, (x, y), words, font, WHITE, "centre")


def drawn_back(theme: Theme, width: int) -> Image.Image:
    """Return the back of a game's cards as an RGBA picture."""
    height, scale = height_of(width), width / 300
    image = Image.new("RGB", (width, height), mix(PAPER, INK, 0.35))
    whole = Box(0, 0, width, height)
    radius = round(width * ROUND)
    paint.rounded(image, whole.inset(1), radius - 1, PAPER)
    edge = max(3, round(12 * scale))
    paint.rounded(image, whole.inset(edge), max(2, radius - edge), theme.bottom)
    if width >= 60:
        line = edge + max(2, round(12 * scale))
        stroke = max(1, round(5 * scale))
        paint.outline(image, whole.inset(line), max(2, radius - edge), theme.accent, stroke)
    x, y = whole.middle
    y -= round(height * 0.06)
    medal = round(width * (0.31 if width >= 60 else 0.36))
    paint.disc(image, (x, y), medal, theme.accent)
    paint.disc(image, (x, y), medal - max(1, round(5 * scale)), theme.deep)
    marks.paste_middle(image, icon(theme.emblem, round(medal * 1.6)), (x, y))
    books = marks.spines(theme, max(6, round(46 * scale)), all_bright=True)
    marks.paste_middle(image, books, (x, height - round(62 * scale)))
    result = image.convert("RGBA")
    result.putalpha(paint.round_mask((width, height), radius))
    return result
