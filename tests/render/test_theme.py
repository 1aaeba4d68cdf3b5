"""The colours keep the contrasts of the look: text pairs 4.5:1, large digits 3:1."""

from itertools import combinations

import pytest

from games.firstdeck.pictures.faces import KINDS
from render.theme import (
    GOLD,
    INK,
    PAPER,
    REFUSAL,
    SEATS,
    SIGNAL,
    THEMES,
    WHITE,
    contrast,
    luminance,
    mix,
    rgb,
)

GAMES = list(THEMES.values())


def test_contrast_of_black_and_white_is_21() -> None:
    assert contrast((0, 0, 0), (255, 255, 255)) == pytest.approx(21)
    assert contrast(INK, INK) == pytest.approx(1)


@pytest.mark.parametrize("theme", GAMES, ids=lambda theme: theme.key)
def test_text_can_be_read_on_every_ground_of_a_game(theme) -> None:
    for ground in (theme.panel, theme.deep, theme.top, theme.bottom):
        for ink in (WHITE, theme.muted, theme.accent):
            assert contrast(ink, ground) >= 4.5
    assert contrast(INK, theme.accent) >= 7.5


@pytest.mark.parametrize("theme", GAMES, ids=lambda theme: theme.key)
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
