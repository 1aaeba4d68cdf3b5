"""The colours keep the contrasts of the look: text pairs 4.5:1, large digits 3:1."""

from importlib import resources
from itertools import combinations
from pathlib import Path

import pytest
from msgspec.structs import replace
from PIL import Image

import games
from games.core.data.cards import BrokenCards
from games.core.data.theme import Colour, Theme, read_theme, rgb
from games.firstdeck.pictures.faces import KINDS
from render.kit.marks import spines
from render.kit.theme import (
    GOLD,
    INK,
    PAPER,
    REFUSAL,
    SEATS,
    SIGNAL,
    SPINES,
    WHITE,
    contrast,
    luminance,
    mix,
)
from tests.render.every import THEMES


def test_contrast_of_black_and_white_is_21() -> None:
    assert contrast((0, 0, 0), (255, 255, 255)) == pytest.approx(21)
    assert contrast(INK, INK) == pytest.approx(1)


@pytest.mark.parametrize("theme", THEMES, ids=lambda theme: theme.key)
def test_text_can_be_read_on_every_ground_of_a_game(theme) -> None:
    for ground in (theme.panel, theme.deep, theme.top, theme.bottom):
        for ink in (WHITE, theme.muted, theme.accent):
            assert contrast(ink, ground) >= 4.5
    assert contrast(INK, theme.accent) >= 7.5


@pytest.mark.parametrize("theme", THEMES, ids=lambda theme: theme.key)
def test_signs_stand_out(theme) -> None:
    assert contrast(SIGNAL, theme.panel) >= 5.4
    assert contrast(GOLD, theme.panel) >= 3
    for _, colour in SEATS:
        assert contrast(colour, theme.deep) >= 4.5


def test_ink_can_be_read_on_paper_signal_and_seats() -> None:
    for ground in (PAPER, SIGNAL, WHITE, GOLD, *(colour for _, colour in SEATS)):
        assert contrast(INK, ground) >= 5.5
    assert contrast(REFUSAL, INK) >= 4.5


def test_white_can_be_read_on_every_card_frame() -> None:
    for kind in KINDS.values():
        assert contrast(WHITE, kind.frame) >= 3.9
        assert contrast(INK, kind.tint) >= 10


def test_seats_differ_in_shape_and_colour() -> None:
    assert len({shape for shape, _ in SEATS}) == len(SEATS) == 6
    for (_, one), (_, other) in combinations(SEATS, 2):
        assert sum(abs(a - b) for a, b in zip(one, other, strict=True)) > 90


def test_mixing_goes_from_one_colour_to_the_other() -> None:
    black, white = rgb("#000000"), rgb("#FFFFFF")
    assert mix(black, white, 0) == black
    assert mix(black, white, 1) == white
    assert luminance(mix(black, white)) < 0.25


@pytest.mark.parametrize("theme", THEMES, ids=lambda theme: theme.key)
def test_the_spine_of_the_game_stands_out_and_others_are_dim(theme: Theme) -> None:
    bright = [spine for spine in SPINES if spine in colours(spines(theme, 44))]
    assert bright == [
        spine for spine in SPINES if spine == theme.accent
    ]  # five of the games have one


def test_each_spine_is_that_of_a_game() -> None:
    assert {*SPINES} <= {theme.accent for theme in THEMES}


def test_a_game_of_others_has_the_mark_without_a_spine_of_its_own() -> None:
    theirs = replace(THEMES[0], key="heist", accent=rgb("#123456"))
    assert not {*SPINES, theirs.accent} & colours(spines(theirs, 44))
    assert colours(spines(theirs, 44, all_bright=True)) >= {*SPINES}


def colours(image: Image.Image) -> set[Colour]:
    """The colours that are not transparent at all."""
    return {pixel[:3] for _, pixel in image.getcolors(1 << 16) if pixel[3] == 255}


@pytest.mark.parametrize(
    ("was", "now", "said"),
    [
        ('"#', '"', "top"),
        ("accent", "accents", "accents"),
        ("Barlow Condensed", "Comic Sans", "family"),
        ("weight =", "weight", "theme.toml"),
    ],
)
def test_a_theme_that_does_not_hold_is_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, was: str, now: str, said: str
) -> None:
    whole = (Path(games.__file__).parent / "nba" / "theme.toml").read_text("utf-8")
    assert was in whole
    monkeypatch.setattr(resources, "files", lambda _: tmp_path)
    (tmp_path / "theme.toml").write_text(whole, "utf-8")
    assert read_theme("heist").key == "heist"
    (tmp_path / "theme.toml").write_text(whole.replace(was, now), "utf-8")
    with pytest.raises(BrokenCards, match=said):
        read_theme("heist")
