"""The file holds the very pixels, with the fast and with the standard compressor."""

from io import BytesIO

import pytest
from PIL import Image

from render import png


@pytest.mark.parametrize("fast", [True, False])
@pytest.mark.parametrize("size", [(1, 1), (3, 2), (157, 91), (1600, 1000)])
def test_a_picture_survives_encoding(size: tuple[int, int], fast: bool) -> None:
    image = Image.linear_gradient("L").resize(size)
    image = Image.merge("RGB", [image, image.rotate(90).resize(size), image.rotate(180)])
    decoded = Image.open(BytesIO(png.encode(image, fast=fast)))
    assert decoded.format == "PNG"
    assert decoded.mode == "RGB"
    assert decoded.tobytes() == image.tobytes()


def test_other_modes_become_rgb() -> None:
    image = Image.new("RGBA", (4, 4), (10, 20, 30, 0))
    assert Image.open(BytesIO(png.encode(image))).getpixel((0, 0)) == (10, 20, 30)
