"""Flat shapes with smooth edges: grounds, rounded boxes, discs, dashed frames, arrows.

Edges are masks drawn once at four times their size and kept; boards themselves are never
supersampled.
"""

from collections.abc import Callable, Sequence
from functools import lru_cache
from itertools import pairwise
from math import hypot
from typing import TypeAlias

from PIL import Image, ImageDraw

from games.core.data.theme import Colour, Theme
from render.cache import Cache
from render.kit.geometry import Box
from render.kit.theme import INK, SIGNAL, mix

Corners = tuple[bool, bool, bool, bool]  # upper left, upper right, lower right, lower left
ALL: Corners = (True, True, True, True)
_FINE = 4

# draws on a field so many times as large
Pencilled: TypeAlias = Callable[[ImageDraw.ImageDraw, int], None]
Rim: TypeAlias = tuple[tuple[int, int, Image.Image], ...]

_masks: Cache[Image.Image] = Cache(12_000_000, lambda mask: mask.width * mask.height)
_rims: Cache[Rim] = Cache(4_000_000, lambda rim: sum(part.width * part.height for *_, part in rim))
# both sizes of three games: a ground that is missing costs more than all cards of a board
_grounds: Cache[Image.Image] = Cache(24_000_000, lambda image: image.width * image.height * 3)


def mask(key: tuple[object, ...], size: tuple[int, int], draw: Pencilled) -> Image.Image:
    """Return an L mask of `size`, cached under `key`.

    `draw` gets a pencil on a field four times as large, and that factor.
    """
    return _masks.get((*key, size), lambda: _drawn(size, draw))


def _drawn(size: tuple[int, int], draw: Pencilled) -> Image.Image:
    large = Image.new("L", (size[0] * _FINE, size[1] * _FINE))
    draw(ImageDraw.Draw(large), _FINE)
    return large.reduce(_FINE)


def _rim(key: tuple[object, ...], size: tuple[int, int], reach: int, draw: Pencilled) -> Rim:
    """Return the parts, with their places, of a mask that holds nothing beyond `reach` of its edge.

    What is left out is most of it, and pasting costs by the pixel.
    """

    def make() -> Rim:
        whole, (width, height) = _drawn(size, draw), size
        if 2 * reach >= min(size):
            return ((0, 0, whole),)
        low = height - reach
        sides = (0, 0, width, reach), (0, low, width, height)
        sides += (0, reach, reach, low), (width - reach, reach, width, low)
        return tuple((side[0], side[1], whole.crop(side)) for side in sides)

    return _rims.get((*key, size), make)


def _paste_rim(image: Image.Image, box: Box, colour: Colour, rim: Rim) -> None:
    for left, top, part in rim:
        image.paste(colour, (box.left + left, box.top + top), part)


def ground(theme: Theme, size: tuple[int, int]) -> Image.Image:
    """Return a fresh RGB picture of the game's ground: 16 flat steps from top to bottom."""

    def make() -> Image.Image:
        image = Image.new("RGB", size)
        for step in range(16):
            colour = mix(theme.top, theme.bottom, step / 15)
            edges = (0, size[1] * step // 16, size[0], size[1] * (step + 1) // 16)
            image.paste(colour, edges)
        return image

    return _grounds.get((theme.key, size), make).copy()


def fill(image: Image.Image, box: Box, colour: Colour) -> None:
    """Fill a plain rectangle."""
    image.paste(colour, box.corners)


def veil(image: Image.Image, box: Box, colour: Colour, share: float, radius: int = 0) -> None:
    """Mix a colour over a box, by that share."""
    size = box.width, box.height
    level = round(255 * share)
    if radius == 0:  # by a table of values: a third of the time of a mask, the same pixels
        image.paste(image.crop(box.corners).point(_mixed(colour, level)), (box.left, box.top))
        return
    edge = round_mask(size, radius).point([value * level // 255 for value in range(256)])
    image.paste(colour, box.corners, edge)


@lru_cache(maxsize=64)
def _mixed(colour: Colour, level: int) -> list[int]:
    """Return for each value of each band what a mask of that level makes of it."""
    sums = [value * (255 - level) + to * level + 128 for to in colour for value in range(256)]
    return [((total >> 8) + total) >> 8 for total in sums]


def rounded(
    image: Image.Image, box: Box, radius: int, colour: Colour, corners: Corners = ALL
) -> None:
    """Fill a rectangle with round corners where `corners` says so."""
    radius = min(radius, box.width // 2, box.height // 2)
    if radius <= 0:
        fill(image, box, colour)
        return
    image.paste(colour, (box.left + radius, box.top, box.right - radius, box.bottom))
    image.paste(colour, (box.left, box.top + radius, box.right, box.bottom - radius))
    right, low = box.right - radius, box.bottom - radius
    places = ((box.left, box.top), (right, box.top), (right, low), (box.left, low))
    for place, quarter, is_round in zip(places, _quarters(radius), corners, strict=True):
        if is_round:
            image.paste(colour, place, quarter)
        else:
            image.paste(colour, (*place, place[0] + radius, place[1] + radius))


@lru_cache(maxsize=256)
def _quarters(radius: int) -> tuple[Image.Image, ...]:
    """Return the masks of the four round corners: upper left, upper right, lower right, left."""
    disc = mask(("disc",), (2 * radius, 2 * radius), _disc)
    parts = ((0, 0), (radius, 0), (radius, radius), (0, radius))
    return tuple(disc.crop((x, y, x + radius, y + radius)) for x, y in parts)


def _disc(pencil: ImageDraw.ImageDraw, _: int) -> None:
    width, height = pencil.im.size
    pencil.ellipse((0, 0, width - 1, height - 1), 255)


def round_mask(size: tuple[int, int], radius: int) -> Image.Image:
    """Return an L mask of a round-cornered field, cached: paste through it, never draw on it."""

    def draw(pencil: ImageDraw.ImageDraw, fine: int) -> None:
        edge = (0, 0, size[0] * fine - 1, size[1] * fine - 1)
        pencil.rounded_rectangle(edge, radius * fine, 255)

    return mask(("round", radius), size, draw)


def paste_round(image: Image.Image, picture: Image.Image, box: Box, radius: int) -> None:
    """Paste an RGB picture as large as `box` with round corners: only these go through a mask."""
    right, low = box.right - radius, box.bottom - radius
    places = ((box.left, box.top), (right, box.top), (right, low), (box.left, low))
    kept = [image.crop((x, y, x + radius, y + radius)) for x, y in places]
    image.paste(picture, (box.left, box.top))
    outsides = _outsides((box.width, box.height), radius)
    for place, under, outside in zip(places, kept, outsides, strict=True):
        image.paste(under, place, outside)


@lru_cache(maxsize=64)
def _outsides(size: tuple[int, int], radius: int) -> tuple[Image.Image, ...]:
    """Return the masks of what lies outside the round corners of a field, as `_quarters`."""
    right, low = size[0] - radius, size[1] - radius
    places = ((0, 0), (right, 0), (right, low), (0, low))
    whole = round_mask(size, radius).point([255 - value for value in range(256)])
    return tuple(whole.crop((x, y, x + radius, y + radius)) for x, y in places)


def disc(image: Image.Image, middle: tuple[int, int], radius: int, colour: Colour) -> None:
    """Fill a disc."""
    edge = mask(("disc",), (2 * radius, 2 * radius), _disc)
    image.paste(colour, (middle[0] - radius, middle[1] - radius), edge)


def framed(
    image: Image.Image, box: Box, radius: int, colour: Colour, frame: Colour, width: int
) -> None:
    """Fill a round-cornered box inside a frame of that width."""
    rounded(image, box, radius, frame)
    rounded(image, box.inset(width), max(0, radius - width), colour)


def outline(image: Image.Image, box: Box, radius: int, colour: Colour, width: int) -> None:
    """Draw a round-cornered frame inside `box` and leave what is within."""

    def draw(pencil: ImageDraw.ImageDraw, fine: int) -> None:
        area = (0, 0, box.width * fine - 1, box.height * fine - 1)
        pencil.rounded_rectangle(area, radius * fine, outline=255, width=width * fine)

    size, reach = (box.width, box.height), max(radius, width) + 1
    _paste_rim(image, box, colour, _rim(("outline", radius, width), size, reach, draw))


def dashed(
    image: Image.Image, box: Box, radius: int, colour: Colour, width: int = 3, dash: int = 16
) -> None:
    """Draw a dashed round-cornered frame: an empty place."""

    def draw(pencil: ImageDraw.ImageDraw, fine: int) -> None:
        wide, high = box.width * fine, box.height * fine
        edge = (0, 0, wide - 1, high - 1)
        pencil.rounded_rectangle(edge, radius * fine, outline=255, width=width * fine)
        step, thick = 2 * dash * fine, (width + 1) * fine
        for start in range((wide % step + step) // 2, wide - radius * fine, step):
            pencil.rectangle((start, 0, start + dash * fine // 2, thick), 0)
            pencil.rectangle((start, high - thick, start + dash * fine // 2, high), 0)
        for start in range((high % step + step) // 2, high - radius * fine, step):
            pencil.rectangle((0, start, thick, start + dash * fine // 2), 0)
            pencil.rectangle((wide - thick, start, wide, start + dash * fine // 2), 0)

    size, reach = (box.width, box.height), max(radius, width) + 1
    _paste_rim(image, box, colour, _rim(("dashed", radius, width, dash), size, reach, draw))


def panel(
    image: Image.Image,
    box: Box,
    theme: Theme,
    *,
    active: bool = False,
    colour: Colour | None = None,
    radius: int = 24,
) -> None:
    """Draw a panel with its flat copy 6 lower; an active one has an accent outline."""
    foot = min(box.height, 2 * radius)
    rounded(image, Box(box.left, box.bottom - foot + 6, box.width, foot), radius, theme.deep)
    body = colour or theme.panel
    if active:
        framed(image, box, radius, body, theme.accent, 6)
    else:
        rounded(image, box, radius, body)


def arrow(
    image: Image.Image,
    start: tuple[int, int],
    end: tuple[int, int],
    colour: Colour = SIGNAL,
    width: int = 10,
    edge: Colour = INK,
    via: Sequence[tuple[int, int]] = (),
) -> None:
    """Draw an arrow with an edge of 4: something moved from `start` by `via` to `end`."""
    spare = 3 * width
    points = (start, *via, end)
    left, top = min(x for x, _ in points) - spare, min(y for _, y in points) - spare
    size = max(x for x, _ in points) - left + spare, max(y for _, y in points) - top + spare
    shifted = tuple((x - left, y - top) for x, y in points)
    for grow, tint in ((4, edge), (0, colour)):

        def draw(pencil: ImageDraw.ImageDraw, fine: int, grow: int = grow) -> None:
            for begin, bend in pairwise(shifted[:-1]):
                _shaft(pencil, begin, bend, width / 2 + grow, fine)
            _arrow(pencil, shifted[-2], shifted[-1], (width, grow), fine)

        shape = mask(("arrow", shifted, width, grow), size, draw)
        image.paste(tint, (left, top), shape)


def _shaft(
    pencil: ImageDraw.ImageDraw,
    begin: tuple[int, int],
    end: tuple[int, int],
    half: float,
    fine: int,
) -> None:
    """Draw a line with a round beginning, `half` to each side of it."""
    length = hypot(end[0] - begin[0], end[1] - begin[1]) or 1.0
    aside = (begin[1] - end[1]) / length * half, (end[0] - begin[0]) / length * half
    x, y = begin
    pencil.ellipse(
        ((x - half) * fine, (y - half) * fine, (x + half) * fine, (y + half) * fine), 255
    )
    corners = [(*begin, 1), (*end, 1), (*end, -1), (*begin, -1)]
    pencil.polygon(
        [((x + to * aside[0]) * fine, (y + to * aside[1]) * fine) for x, y, to in corners], 255
    )


def _arrow(
    pencil: ImageDraw.ImageDraw,
    begin: tuple[int, int],
    end: tuple[int, int],
    thickness: tuple[int, int],
    fine: int,
) -> None:
    """Draw a shaft with a round end and a head; `thickness` is its width and what edges add."""
    width, grow = thickness
    vector = end[0] - begin[0], end[1] - begin[1]
    length = hypot(*vector) or 1.0
    ahead = vector[0] / length, vector[1] / length

    def at(along: float, aside: float) -> tuple[float, float]:
        across = begin[0] + ahead[0] * along - ahead[1] * aside
        return across * fine, (begin[1] + ahead[1] * along + ahead[0] * aside) * fine

    half, head, wing = width / 2 + grow, 3.0 * width, 1.7 * width
    neck = length - head
    x, y = at(0, 0)
    pencil.ellipse((x - half * fine, y - half * fine, x + half * fine, y + half * fine), 255)
    pencil.polygon([at(0, -half), at(neck, -half), at(neck, half), at(0, half)], 255)
    back, tip, side = neck - grow, length + 1.9 * grow, wing + 1.7 * grow
    pencil.polygon([at(back, -side), at(tip, 0), at(back, side)], 255)
