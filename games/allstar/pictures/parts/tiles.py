"""Players lying on their side: number, animal and symbol where rows are low."""

from PIL import Image

from games.allstar.pictures.faces import ICE, NAVY, THEME, animal, plate
from games.allstar.printed import Player
from games.core.data.theme import Colour
from render.cache import Cache
from render.kit import marks, paint
from render.kit.geometry import Box
from render.kit.icons import icon
from render.kit.text import write
from render.kit.theme import INK, WHITE, mix

RATIO = 128 / 88  # width of a tile over its height
_tiles: Cache[Image.Image] = Cache(8_000_000, lambda image: image.width * image.height * 4)


def tile(image: Image.Image, printed: Player, box: Box, *, ground: Colour | None = None) -> None:
    """Draw a player on its side; mixed with `ground` it does not count."""
    size = box.width, box.height
    picture = _tiles.get((printed, size, ground), lambda: _draw(printed, size, ground))
    paint.rounded(image, box.moved(0, 3), 10, THEME.deep)
    marks.paste(image, picture, (box.left, box.top))


def _draw(printed: Player, size: tuple[int, int], ground: Colour | None) -> Image.Image:
    width, height = size
    image = Image.new("RGB", size, mix(NAVY, INK, 0.45))
    whole = Box(0, 0, width, height)
    paint.rounded(image, whole.inset(1), 9, NAVY)
    split = round(width * 0.37)
    ice = Box(split, 4, width - split - 4, height - 8)
    paint.rounded(image, ice, 6, ICE)
    digit = THEME.display(round(height * 0.74))
    write(image, (split // 2 + 1, height // 2), str(printed.number), digit, WHITE, "centre")
    px = min(ice.width - 6, ice.height - 6)
    shift = round(px * 0.1) if printed.symbol else 0
    head = icon(animal(printed.species), px - shift)
    marks.paste_middle(image, head, (ice.middle[0] - shift, ice.middle[1]))
    if printed.symbol:
        side = round(height * 0.42)
        at = width - side // 2 - 5, height - side // 2 - 5
        plate(image, printed.symbol, at, side)
    if ground is not None:
        image = Image.blend(image, Image.new("RGB", size, ground), 0.55)
    result = image.convert("RGBA")
    result.putalpha(paint.round_mask(size, 10))
    return result
