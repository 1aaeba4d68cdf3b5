"""Pictures by name, in any size and colour."""

import pytest

from render.kit.icons import icon
from tests.render.every import DRAWINGS, THEMES


@pytest.mark.parametrize("name", DRAWINGS)
@pytest.mark.parametrize("px", [24, 128])
def test_every_own_drawing_can_be_drawn_and_is_not_cut_off(name: str, px: int) -> None:
    picture = icon(name, px, (250, 100, 50), (20, 20, 20))
    assert picture.size == (px, px)
    alpha = picture.getchannel("A")
    box = alpha.getbbox()
    assert box is not None
    assert (box[2] - box[0]) * (box[3] - box[1]) > px * px * 0.3


def test_colours_are_filled_in() -> None:
    red = icon("own:seat-circle", 64, (255, 0, 0), (0, 0, 255))
    assert red.getpixel((32, 32))[:3] == (255, 0, 0)
    edge = [red.getpixel((x, 32))[:3] for x in range(64) if red.getpixel((x, 32))[3] == 255]
    assert edge[1] == (0, 0, 255)


def test_glyphs_and_emoji() -> None:
    glyph = icon("glyph:trophy", 40, (9, 8, 7))
    assert glyph.size == (40, 40)
    assert glyph.getpixel((20, 14)) == (9, 8, 7, 255)
    assert icon("emoji:1f43b", 40).getchannel("A").getbbox() is not None


def test_an_outline_stays_inside_the_square() -> None:
    plain = icon("emoji:1f43b", 60)
    rim = icon("emoji:1f43b", 60, outline=(4, (0, 0, 0)))
    assert rim.size == plain.size


@pytest.mark.parametrize(
    "name",
    ["own:nobody", "glyph:nobody", "emoji:0", "other:thing", "games.nba:nobody", "own:../theme"],
)
def test_unknown_names_are_refused(name: str) -> None:
    with pytest.raises(KeyError):
        icon(name, 20)


@pytest.mark.parametrize("theme", THEMES, ids=lambda theme: theme.key)
def test_every_game_has_an_emblem(theme) -> None:
    assert icon(theme.emblem, 80).getchannel("A").getbbox() is not None


def test_the_same_picture_is_drawn_once() -> None:
    assert icon("games.firstdeck:elf", 33) is icon("games.firstdeck:elf", 33)
