"""The faces of cards: drawings of our own put together, on a ground that tells type and hero."""

from math import cos, pi, sin

from PIL import Image, ImageDraw

from games.core.data.theme import Colour as Ink
from games.core.data.theme import rgb
from games.nintendo.pictures.motifs import Motif, motif
from games.nintendo.printed import CardFace
from render.cache import Cache
from render.kit import paint
from render.kit.geometry import Box
from render.kit.icons import icon
from render.kit.theme import INK, PAPER, WHITE, mix

FRAMES: dict[str, Ink] = {
    "G": rgb("#1E7A45"),
    "R": rgb("#B3261E"),
    "M": rgb("#7A4A25"),
    "W": rgb("#5E6B85"),
    "U": rgb("#1F62B5"),
    "B": rgb("#2C2740"),
    "Y": rgb("#8A6400"),
}
_FILLS: dict[str, tuple[Ink, Ink]] = {  # of a figure, and of its shade
    "G": (rgb("#45B26B"), rgb("#2B8A4E")),
    "R": (rgb("#EC5A50"), rgb("#C23A32")),
    "M": (rgb("#B9824F"), rgb("#8F5F35")),
    "W": (rgb("#F4F7FC"), rgb("#C3CCDC")),
    "U": (rgb("#5AA2EE"), rgb("#2F74C8")),
    "B": (rgb("#7A7296"), rgb("#534B70")),
    "Y": (rgb("#FFCB4A"), rgb("#E29C1C")),
}
_PACKAGE = "games.nintendo"
_RAYS = 9
_pictures: Cache[Image.Image] = Cache(10_000_000, lambda image: image.width * image.height * 4)
_grounds: Cache[Image.Image] = Cache(4_000_000, lambda image: image.width * image.height * 3)


def frame_of(printed: CardFace) -> Ink:
    """Return the colour of a card; its letter tells it as well."""
    return FRAMES.get(printed.colour, INK)


def tint_of(printed: CardFace) -> Ink:
    """Return the ground of a card's picture."""
    return mix(_shade(printed), WHITE, 0.76)


def _shade(printed: CardFace) -> Ink:
    return _FILLS.get(printed.colour, (PAPER, INK))[1]


def picture_of(printed: CardFace, px: int) -> Image.Image:
    """Return the picture of a card, square RGBA, cached: paste it, never draw on it."""
    parts = motif(printed)
    key = parts, printed.colour, _build(printed), px
    return _pictures.get(key, lambda: _composed(parts, printed.colour, _build(printed), px))


def _build(printed: CardFace) -> int:
    """Return how large a figure is drawn, in hundredths: dear ones are larger."""
    return min(100, 76 + 4 * printed.cost if printed.type == "char" else 86 + 2 * printed.cost)


def _composed(parts: Motif, colour: str, build: int, px: int) -> Image.Image:
    image = Image.new("RGBA", (px, px))
    fill, shade = _FILLS.get(colour, (PAPER, INK))
    side = round(px * (0.82 if parts.thing else 0.98) * build / 100)
    left = (px - side) // 2 - (round(px * 0.07) if parts.thing else 0)
    top = (px - side) // 2 - (round(px * 0.04) if parts.thing else 0)
    if parts.crown:
        side = round(side * 0.88)
        top = round(px * 0.2)
    if parts.wings:
        wide = round(px * 0.98)
        wings = icon(f"{_PACKAGE}:wings", wide, PAPER)
        _paste(image, wings, (left + side // 2 - wide // 2, top + side * 2 // 5 - wide // 2))
    _paste(image, icon(f"{_PACKAGE}:{parts.figure}", side, fill, shade), (left, top))
    if parts.crown:
        high = round(px * 0.4)
        crown = icon(f"{_PACKAGE}:crown", high)
        _paste(image, crown, (left + side // 2 - high // 2, top - round(high * 0.56)))
    if parts.sign:
        _rimmed(image, parts.sign, round(px * 0.36), (0, 1), (fill, shade))
    if parts.thing:
        _rimmed(image, parts.thing, round(px * 0.54), (1, 1), (fill, shade))
    return image


def _paste(image: Image.Image, part: Image.Image, at: tuple[int, int]) -> None:
    """Put a part on a picture; what lies outside is cut off."""
    layer = Image.new("RGBA", image.size)
    layer.paste(part, at)
    image.alpha_composite(layer)


def _rimmed(
    image: Image.Image, name: str, px: int, corner: tuple[int, int], fills: tuple[Ink, Ink]
) -> None:
    """Put a part into a corner, with a rim of paper that sets it off."""
    rim = max(1, px // 24)
    part = icon(f"{_PACKAGE}:{name}", px, *fills, outline=(rim, PAPER))
    room = image.width - px
    _paste(image, part, (corner[0] * room, corner[1] * room))


def backdrop(image: Image.Image, box: Box, printed: CardFace, radius: int) -> None:
    """Draw what lies behind a card's picture: its tint, with a pattern of its type."""
    size = box.width, box.height
    if min(size) < 2 * radius:
        paint.rounded(image, box, radius, tint_of(printed))
        return
    kind = "hero" if "hero" in printed.kinds else printed.type
    key = kind, printed.colour, size
    picture = _grounds.get(key, lambda: _pattern(kind, printed, size))
    paint.paste_round(image, picture, box, radius)


def _pattern(kind: str, printed: CardFace, size: tuple[int, int]) -> Image.Image:
    """Return rays behind a hero, a floor under a character, stripes for what lasts, a disc else."""
    tint = tint_of(printed)
    dark = mix(_shade(printed), WHITE, 0.56)
    image = Image.new("RGB", size, tint)

    def draw(pencil: ImageDraw.ImageDraw, fine: int) -> None:
        _SHAPES[kind](pencil, size[0] * fine, size[1] * fine)

    image.paste(dark, (0, 0), paint.mask(("card-ground", kind), size, draw))
    return image


def _floor(pencil: ImageDraw.ImageDraw, width: int, height: int) -> None:
    pencil.rectangle((0, height * 76 // 100, width, height), 255)


def _rays(pencil: ImageDraw.ImageDraw, width: int, height: int) -> None:
    x, y, reach = width / 2, height * 0.62, width + height
    for ray in range(_RAYS):
        angles = (2 * pi * (ray + share) / _RAYS for share in (-0.25, 0.25))
        ends = [(x + reach * sin(angle), y - reach * cos(angle)) for angle in angles]
        pencil.polygon([(x, y), *ends], 255)


def _stripes(pencil: ImageDraw.ImageDraw, width: int, height: int) -> None:
    step = max(4, height // 5)
    for left in range(0, width, 2 * step):
        pencil.rectangle((left, 0, left + step, height), 255)


def _slants(pencil: ImageDraw.ImageDraw, width: int, height: int) -> None:
    step = max(4, height // 5)
    for left in range(-height, width, 2 * step):
        corners = [(left, height), (left + step, height), (left + step + height, 0)]
        pencil.polygon([*corners, (left + height, 0)], 255)


def _disc(pencil: ImageDraw.ImageDraw, width: int, height: int) -> None:
    radius = height * 54 // 100
    x, y = width // 2, height // 2
    pencil.ellipse((x - radius, y - radius, x + radius, y + radius), 255)


def _ring(pencil: ImageDraw.ImageDraw, width: int, height: int) -> None:
    _disc(pencil, width, height)
    x, y, radius = width // 2, height // 2, height * 42 // 100
    pencil.ellipse((x - radius, y - radius, x + radius, y + radius), 0)


_SHAPES = {
    "char": _floor,
    "hero": _rays,
    "event": _slants,
    "terrain": _stripes,
    "action": _disc,
    "powerup": _ring,
}
