"""Pictures of tournaments: at every moment, whatever people are called, readable in grey."""

from itertools import combinations

import pytest
from PIL import Image

from cogs.tournaments.sheets import Sheets
from cogs.tournaments.words import Screen
from locales.texts import Locale
from play.tournaments import shown
from render.job import Job
from render.kit.geometry import BOARD
from render.painting import paint
from render.tournaments import frame
from render.tournaments.drawn import draw
from tests.cogs import made
from tests.cogs.tournaments import SHAPES, moments
from tests.render.golden import distance
from tests.render.tournaments import tournament_samples as samples

MARKS = 24


@pytest.mark.parametrize("name", samples.PLAYED)
@pytest.mark.parametrize("locale", made.BOTH)
@pytest.mark.parametrize("wide", [False, True], ids=["short", "wide"])
def test_every_sheet_can_be_drawn(name: str, locale: Locale, wide: bool) -> None:
    for over in (False, True):
        for sheet in samples.sheets(name, locale, over=over, wide=wide):
            assert draw(sheet).image.size == BOARD
    assert draw(samples.own(name, 2, locale, wide=wide)).image.size == BOARD


@pytest.mark.parametrize("shape", SHAPES)
def test_every_moment_has_a_sheet(shape: str) -> None:
    for at, whole in enumerate(moments(shape, made.PLAIN)):
        screen = Screen(shown.of(whole), made.TEXTS, "en")
        found = Sheets(screen, lambda _: "").public()
        assert len(found) == (2 if whole.facts.status == "over" else 1)
        if at % 8 == 0:
            assert [draw(one).image.size for one in found] == [BOARD] * len(found)


def test_the_process_that_draws_draws_them() -> None:
    (sheet, *_) = samples.sheets("small")
    job = Job("sheet", sheet=sheet)
    assert paint(job).startswith(b"\x89PNG")
    assert len(paint(job)) < 400_000


def test_nobody_is_marked_on_what_everybody_sees() -> None:
    public, mine = samples.sheets("swiss")[0], samples.own("swiss", 3)
    assert distance(draw(public).image, draw(mine).image)[1] > 0.01
    assert "marked=True" not in repr(samples.sheets("swiss"))
    assert "marked=True" not in repr(samples.sheets("robin"))


@pytest.mark.rule("EVT-4.3")
def test_the_own_row_says_why() -> None:
    mine = samples.own("swiss", 3)
    (line,) = (one for one in mine.lines if one.marked)
    assert line.reason


def test_marks_differ_in_grey() -> None:
    """24 people at most look apart, by form and not by colour alone."""
    grey = [_grey(number) for number in range(MARKS)]
    for one, other in combinations(grey, 2):
        assert distance(one, other)[0] > 2
    assert frame.mark(MARKS, 48).tobytes() == frame.mark(0, 48).tobytes()


def _grey(number: int) -> Image.Image:
    ground = Image.new("RGB", (48, 48), frame.THEME.panel)
    found = frame.mark(number, 48)
    ground.paste(found, (0, 0), found)
    return ground.convert("L").convert("RGB")
