"""Cards on a picture: sprites that are drawn once for each size, in a state, in rows and piles.

`render/kit/design.py` says what is printed on one; `sprite` keeps it as drawn at a width, and
`card` puts it on a picture in a state.
"""

from typing import Literal, TypeAlias

from PIL import Image

from games.core.data.theme import Colour, Theme
from render.cache import Cache
from render.kit import marks, paint
from render.kit.design import ROUND, CardDesign, Size, drawn, drawn_back, height_of
from render.kit.geometry import Box, centred, row, rows
from render.kit.theme import INK, SIGNAL, WHITE, mix

State: TypeAlias = Literal["plain", "playable", "picked", "new", "dimmed", "leaves"]

_ABREAST = 7  # cards in one row of a fan
_sprites: Cache[Image.Image] = Cache(16_000_000, lambda image: image.width * image.height * 4)


def in_row(count: int, width: int, inside: Box, gap: int = 14) -> list[Box]:
    """Return boxes for cards side by side from the left, overlapping where there are many."""
    return row(count, width, height_of(width), inside, gap)


def fan(count: int, inside: Box, widest: int = 150) -> list[Box]:
    """Return boxes in the middle for cards that may be picked: a row, or two of smaller ones."""
    if count <= _ABREAST:
        width = min(widest, (inside.width - 24 * (count - 1)) // max(1, count))
        return centred(in_row(count, width, inside, 24), inside)
    width, halves = round(0.7 * widest), rows(inside, 2, 0)
    shares = (-(-count // 2), count // 2)
    return [
        box
        for many, half in zip(shares, halves, strict=True)
        for box in centred(in_row(many, width, half, 30), half)
    ]


def sprite(face: CardDesign, width: int, size: Size = "S", shown: int | None = None) -> Image.Image:
    """Return the card as an RGBA picture with round corners, cached: paste it only."""
    visible = width if shown is None else min(shown, width)
    laid = _laid_out(face, size)
    return _sprites.get((face, width, laid, visible), lambda: drawn(face, width, laid, visible))


def _laid_out(face: CardDesign, size: Size) -> Size:
    """Return the size that a card is given: room for the picture where nothing is explained."""
    return "M" if size == "L" and not face.effect and face.body is None else size


def warm_card(face: CardDesign, width: int, size: Size = "S") -> None:
    """Draw what a card is made of into the caches.

    The card itself is not kept: what is drawn ahead bears no name, or not that of a match.
    """
    drawn(face, width, _laid_out(face, size), width)


def dimmed(
    face: CardDesign, width: int, size: Size, shown: int | None, ground: Colour
) -> Image.Image:
    """Return the card half mixed with the ground it lies on: it does not count."""

    def make() -> Image.Image:
        whole = sprite(face, width, size, shown)
        veiled = Image.blend(whole, Image.new("RGBA", whole.size, (*ground, 255)), 0.48)
        veiled.putalpha(whole.getchannel("A"))
        return veiled

    return _sprites.get((face, width, size, shown, "dimmed", ground), make)


def back(theme: Theme, width: int) -> Image.Image:
    """Return the back of a game's cards as an RGBA picture, cached."""
    return _sprites.get(("back", theme.key, width), lambda: drawn_back(theme, width))


def card(
    image: Image.Image,
    box: Box,
    face: CardDesign,
    size: Size = "S",
    state: State = "plain",
    *,
    shown: int | None = None,
    badge: int | None = None,
    rank: int | None = None,
    ground: Colour | None = None,
) -> None:
    """Draw a card with its flat copy below it, its state and its badge.

    `shown` is how much of it, from the left, later cards leave visible; `ground` what dimmed
    cards are mixed with. A picked card is to be given a box raised by 8 to 16; its `rank` stands
    beside the check mark where the order of picks matters.
    """
    theme = face.theme
    radius = round(box.width * ROUND)
    seen = box if shown is None else box._replace(width=min(shown, box.width))
    frame_of(image, seen, state, theme, radius)
    paint.rounded(image, box.moved(0, max(3, round(box.width * 0.03))), radius, theme.deep)
    if state in {"dimmed", "leaves"}:
        picture = dimmed(face, box.width, size, shown, ground or theme.panel)
    else:
        picture = sprite(face, box.width, size, shown)
    marks.paste(image, picture, (box.left, box.top))
    if state == "leaves":
        cross = min(round(box.width * 0.24), seen.width // 2 - 2)
        marks.cross(image, (seen.middle[0], box.top + box.height * 6 // 10), cross)
    if marks.is_advised(badge):  # its dashes pass below number and check mark
        advise_card(image, box, radius, beside=state == "picked")
    if badge is not None:
        number_card(image, box, badge, theme, picked=state == "picked")
    if state == "picked":
        check_card(image, box, theme, rank)


def advise_card(image: Image.Image, box: Box, radius: int, *, beside: bool) -> None:
    """Mark a card that a hint advises: dashed, because nothing has happened, with a bulb.

    The bulb stands below the name, or `beside` a check mark.
    """
    out, width = (21, 6) if box.width >= 120 else (15, 5)
    paint.dashed(image, box.inset(-out), radius + out, WHITE, width, 22)
    size = max(18, min(22, round(box.width * 0.18)))
    shift = size * 9 // 4 if beside else 0
    marks.bulb(image, (box.middle[0] - shift, box.bottom + size // 2), size)


def frame_of(image: Image.Image, box: Box, state: State, theme: Theme, radius: int) -> None:
    """Draw the outline that tells a card's state, outside `box`: by form, not colour alone.

    Playable has a gap between card and line, new has a line with ink on both sides, picked a
    wide one.
    """
    match state:
        case "playable":
            out, width = (11, 5) if box.width >= 120 else (8, 4)
            paint.outline(image, box.inset(-out), radius + out, theme.accent, width)
        case "picked":
            out = 9 if box.width >= 120 else 7
            whole = box._replace(height=box.height + max(3, round(box.width * 0.03)))
            paint.rounded(image, whole.inset(-out), radius + out, theme.accent)
        case "new":
            paint.rounded(image, box.inset(-11), radius + 11, INK)
            paint.rounded(image, box.inset(-9), radius + 9, SIGNAL)
            paint.rounded(image, box.inset(-3), radius + 3, INK)
        case _:
            pass


def number_card(
    image: Image.Image, box: Box, number: int, theme: Theme, *, picked: bool = False
) -> None:
    """Draw the badge of a control at a card's upper right; picked ones are in the accent."""
    radius = max(20, min(29, round(box.width * 0.2)))
    middle = box.right - round(box.width / 6), box.top + round(box.width * 52 / 300)
    marks.badge(image, middle, int(number), theme, radius, theme.accent if picked else WHITE)


def check_card(image: Image.Image, box: Box, theme: Theme, rank: int | None = None) -> None:
    """Draw a check mark at a card's lower edge, with the rank of the pick where there is one."""
    radius = max(18, min(25, round(box.width * 0.17)))
    foot = box.left + box.width // 2, box.bottom + radius * 3 // 5  # clear of the name
    if rank is None:
        marks.glyph_disc(image, foot, "glyph:check_bold", theme.accent, radius=radius)
    else:
        marks.rank_pill(image, foot, rank, theme, size=round(radius * 1.3))


def pile(
    image: Image.Image, box: Box, theme: Theme, count: int, *, size: int = 44, step: int = 5
) -> None:
    """Draw a face-down pile, three backs `step` px apart, its count in an ink pill; empty: a frame.

    `box` is the top card; the others show above and left of it.
    """
    if count == 0:
        empty(image, box, theme)
    picture = back(theme, box.width)
    layers = min(3, count)
    radius = round(box.width * ROUND)
    if count:
        paint.rounded(image, box.moved(0, max(3, round(box.width * 0.03))), radius, theme.deep)
    for layer in reversed(range(layers)):
        marks.paste(image, picture, (box.left - layer * step, box.top - layer * step))
    foot = box.left + box.width // 2, box.bottom - round(size * 0.55)
    marks.pill(image, foot, str(count), theme, size=size, ground=INK, ink=WHITE, align="centre")


def empty(image: Image.Image, box: Box, theme: Theme, seat: int | None = None) -> None:
    """Draw an empty place, dashed, with the shape of who took the card that lay there."""
    radius = round(box.width * ROUND)
    paint.dashed(image, box, radius, mix(theme.panel, theme.muted, 0.45))
    if seat is not None:
        marks.seat(image, seat, box.middle, round(box.width * 0.56))
