"""A match or a turn as a short film: pictures one after the other, on one palette (GIF)."""

import io
from collections.abc import Sequence

from PIL import Image

from render.kit.picture import Picture
from render.png import encode

WIDTH, HEIGHT = 800, 500
LAST = 4000  # ms for the last picture, at least


def still(picture: Picture) -> bytes:
    """Return one picture for a film: a PNG, 800x500."""
    image = picture.image
    if image.size == (2 * WIDTH, 2 * HEIGHT):
        return encode(image.reduce(2))  # the same pixels in a third of the time
    return encode(image.resize((WIDTH, HEIGHT), Image.Resampling.BOX))


def film(stills: Sequence[bytes], lasts: Sequence[int]) -> bytes:
    """Return the GIF of these pictures, each shown as long as `lasts` says, ms.

    All share the palette of the middle one and the last; what stays the same is written once.
    """
    frames = [Image.open(io.BytesIO(one)) for one in stills]
    sample = Image.new("RGB", (WIDTH, 2 * HEIGHT))
    sample.paste(frames[len(frames) // 2], (0, 0))
    sample.paste(frames[-1], (0, HEIGHT))
    palette = sample.quantize(255, dither=Image.Dither.NONE)
    shown = [one.quantize(palette=palette, dither=Image.Dither.NONE) for one in frames]
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
