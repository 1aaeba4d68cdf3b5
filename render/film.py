"""A match or a turn as a short film: pictures one after the other, on one palette (GIF)."""

import io
from collections.abc import Sequence

from PIL import Image

from render.kit.picture import Picture
from render.png import encode

WIDTH, HEIGHT = 800, 500
LAST = 4000  # ms for the last picture, at least
LARGEST = 1200 * 1024  # bytes: people watch it on phones
_AGAIN = 3  # times that a film which is too large is written with fewer pictures


def still(picture: Picture) -> bytes:
    """Return one picture for a film: a PNG, 800x500."""
    image = picture.image
    if image.size == (2 * WIDTH, 2 * HEIGHT):
        return encode(image.reduce(2))  # the same pixels in a third of the time
    return encode(image.resize((WIDTH, HEIGHT), Image.Resampling.BOX))


def film(stills: Sequence[bytes], lasts: Sequence[int]) -> bytes:
    """Return the GIF of these pictures, each shown as long as `lasts` says, ms.

    All share the palette of the middle one and the last; what stays the same is written once. Where
    the file would be larger than `LARGEST`, pictures that would be shown for the shortest time are
    left out, spread over the film.
    """
    frames = [Image.open(io.BytesIO(one)) for one in stills]
    sample = Image.new("RGB", (WIDTH, 2 * HEIGHT))
    sample.paste(frames[len(frames) // 2], (0, 0))
    sample.paste(frames[-1], (0, HEIGHT))
    palette = sample.quantize(255, dither=Image.Dither.NONE)
    shown = [one.quantize(palette=palette, dither=Image.Dither.NONE) for one in frames]
    kept = list(zip(shown, lasts, strict=True))
    data = _written(kept)
    for _ in range(_AGAIN):
        if len(data) <= LARGEST:
            break
        kept = _fewer(kept, LARGEST / len(data))
        data = _written(kept)
    return data


def _fewer(kept: Sequence[tuple[Image.Image, int]], share: float) -> list[tuple[Image.Image, int]]:
    """Leave out pictures until about this share of the bytes is left; never the last one."""
    spare = round(len(kept) * (1 - share) * 2) + 1  # what one showed is then in the next
    spare = min(spare, len(kept) - 1)
    if not spare:
        return list(kept)
    ranked = sorted(range(len(kept) - 1), key=lambda at: kept[at][1])
    shortest = sorted(at for at in ranked if kept[at][1] <= kept[ranked[spare - 1]][1])
    gone = {shortest[at * len(shortest) // spare] for at in range(spare)}
    return [one for at, one in enumerate(kept) if at not in gone]


def _written(kept: Sequence[tuple[Image.Image, int]]) -> bytes:
    shown, lasts = zip(*kept, strict=True)
    file = io.BytesIO()
    shown[0].save(
        file,
        "GIF",
        save_all=True,
        append_images=shown[1:],
        duration=[*lasts[:-1], max(lasts[-1], LAST)],
        loop=0,
        optimize=True,
    )
    return file.getvalue()
