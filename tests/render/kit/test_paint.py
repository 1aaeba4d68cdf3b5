"""Short ways of painting give the very pixels of the long ones."""

import pytest
from PIL import Image

from games.core.data.theme import read_theme
from render.kit import paint
from render.kit.geometry import Box

SIZE = (200, 120)


def ground() -> Image.Image:
    return paint.ground(read_theme("games.firstdeck"), SIZE)


@pytest.mark.parametrize("share", [0.0, 0.33, 0.6, 1.0])
def test_a_veil_is_a_mask_of_one_level(share: float) -> None:
    short, long = ground(), ground()
    box = Box(10, 20, 150, 70)
    paint.veil(short, box, (200, 30, 90), share)
    long.paste((200, 30, 90), box.corners, Image.new("L", (150, 70), round(255 * share)))
    assert short.tobytes() == long.tobytes()


def test_a_veil_over_the_edge_stays_inside() -> None:
    image = ground()
    paint.veil(image, Box(150, 100, 90, 40), (0, 0, 0), 0.5)
    assert image.size == SIZE
    assert image.getpixel((199, 119)) != ground().getpixel((199, 119))


@pytest.mark.parametrize("box", [Box(5, 6, 120, 90), Box(3, 4, 24, 18)])
@pytest.mark.parametrize("frame", [paint.outline, paint.dashed])
def test_a_frame_needs_only_its_rim(frame, box: Box, monkeypatch) -> None:
    short, long = ground(), ground()
    frame(short, box, 14, (250, 240, 10), 5)
    monkeypatch.setattr(paint, "_rim", lambda _key, size, _reach, draw: whole(size, draw))
    frame(long, box, 14, (250, 240, 10), 5)
    assert short.tobytes() == long.tobytes() != ground().tobytes()


def whole(size: tuple[int, int], draw) -> paint.Rim:
    return ((0, 0, paint._drawn(size, draw)),)


def test_a_picture_with_round_corners_covers_what_its_mask_says() -> None:
    short, long = ground(), ground()
    picture = Image.new("RGB", (90, 60), (12, 200, 40))
    box = Box(30, 20, 90, 60)
    paint.paste_round(short, picture, box, 22)
    long.paste(picture, (30, 20), paint.round_mask((90, 60), 22))
    assert short.tobytes() == long.tobytes()
