"""The fonts: loading them by family, weight and width, and which characters each has."""

import struct
from functools import lru_cache
from pathlib import Path

import fontpkg
from fonticon_mdi7 import MDI7
from PIL import ImageFont

from games.core.data.theme import Font
from render.kit.theme import BARLOW, GLYPHS, INTER

FALLBACKS = (BARLOW, INTER)  # tried in this order for characters that a family lacks


@lru_cache(maxsize=96)  # a font holds 100 to 200 KB, one of a large variable family 1 MB
def load(font: Font) -> ImageFont.FreeTypeFont:
    """Return the font itself, its axes set."""
    if font.family == GLYPHS:
        return ImageFont.truetype(str(MDI7.__font_file__), font.size)
    path, variable = _file(font.family, font.weight, font.italic)
    loaded = ImageFont.truetype(str(path), font.size)
    if variable:
        wanted = {b"Weight": float(font.weight), b"Width": float(font.width)}
        loaded.set_variation_by_axes(
            [
                wanted.get(axis.get("name", b""), float(axis.get("default") or 0))
                for axis in loaded.get_variation_axes()
            ]
        )
    return loaded


@lru_cache(maxsize=64)
def _file(family: str, weight: int, italic: bool) -> tuple[Path, bool]:
    style = "italic" if italic else "normal"
    found = fontpkg.family(family)
    if style not in found.styles:
        style = "normal"
    chosen = fontpkg.select_file(found, weight, style, nearest=True)
    return chosen.path, chosen.variable


@lru_cache(maxsize=512)
def cap_height(font: Font) -> int:
    """Return the height of capitals above the line, in px: what text is centred on."""
    return -round(load(font).getbbox("H", anchor="ls")[1])


@lru_cache(maxsize=8)
def characters(family: str) -> frozenset[int]:
    """Return the code points that a family can draw."""
    path, _ = _file(family, 400, italic=False)
    return _mapped(path.read_bytes())


def _mapped(data: bytes) -> frozenset[int]:
    """Read the `cmap` table of a TrueType file (formats 4 and 12)."""
    start = _table(data, b"cmap")
    (count,) = struct.unpack_from(">H", data, start + 2)
    points: set[int] = set()
    for place in range(count):
        (offset,) = struct.unpack_from(">I", data, start + 4 + place * 8 + 4)
        (kind,) = struct.unpack_from(">H", data, start + offset)
        if kind == 12:
            points |= _groups(data, start + offset)
        elif kind == 4:
            points |= _segments(data, start + offset)
    return frozenset(points)


def _table(data: bytes, tag: bytes) -> int:
    (count,) = struct.unpack_from(">H", data, 4)
    for place in range(count):
        name, _, offset, _ = struct.unpack_from(">4sIII", data, 12 + place * 16)
        if name == tag:
            return int(offset)
    raise ValueError(f"no {tag!r} table in this font")


def _groups(data: bytes, at: int) -> set[int]:
    (count,) = struct.unpack_from(">I", data, at + 12)
    points: set[int] = set()
    for place in range(count):
        first, last, _ = struct.unpack_from(">III", data, at + 16 + place * 12)
        points.update(range(first, last + 1))
    return points


def _segments(data: bytes, at: int) -> set[int]:
    (double,) = struct.unpack_from(">H", data, at + 6)
    count = double // 2
    lasts = struct.unpack_from(f">{count}H", data, at + 14)
    firsts = struct.unpack_from(f">{count}H", data, at + 16 + double)
    return {
        point
        for first, last in zip(firsts, lasts, strict=True)
        for point in range(first, last + 1)
        if point != 0xFFFF
    }
