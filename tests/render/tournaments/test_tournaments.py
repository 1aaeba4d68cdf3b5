"""Pictures of tournaments: at every moment, whatever people are called, readable in grey."""

from dataclasses import replace
from itertools import combinations

import pytest
from PIL import Image

from cogs.tournaments.sheets import Sheets
from cogs.tournaments.words import Screen
from locales.texts import Locale
from play.tournaments import view
from render.job import Job
from render.kit.geometry import BOARD
from render.kit.scene import Person
from render.painting import paint
from render.tournaments import frame
from render.tournaments.drawn import draw
from render.tournaments.podium import TOLD
from render.tournaments.sheets import Bracket, Meeting, Podium
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
        screen = Screen(view.of(whole), made.TEXTS, "en")
        found = Sheets(screen, lambda _: "").public()
        cut = shape == "swiss and cut" and bool(view.of(whole).tournament.bracket)
        assert len(found) == (2 if whole.facts.status == "over" or cut else 1)
        if at % 8 == 0:
            assert [draw(one).image.size for one in found] == [BOARD] * len(found)


@pytest.mark.parametrize("locale", made.BOTH)
@pytest.mark.parametrize("known", ["", "zenobie"])
def test_a_name_that_no_font_can_draw_has_a_handle_or_a_number_in_its_place(
    locale: Locale, known: str
) -> None:
    """Rows of dots would tell nobody apart."""
    *_, whole = moments("swiss", made.PLAIN)
    entrants = tuple(replace(one, name="\U00012000\U00012001") for one in whole.entrants)
    screen = Screen(view.of(replace(whole, entrants=entrants)), made.TEXTS, locale)
    table = Sheets(screen, lambda _: known).standings(0)
    names = [line.who.person.shown for line in table.lines]
    if known:
        assert {*names} == {known}
    else:
        assert sorted(names) == sorted(
            made.TEXTS.get("ui-tournament-undrawn", locale, number=one.number) for one in entrants
        )
    dotted = replace(
        table,
        lines=tuple(
            replace(line, who=replace(line.who, person=Person(line.who.person.name)))
            for line in table.lines
        ),
    )
    assert distance(draw(table).image, draw(dotted).image)[1] > 0


def test_the_process_that_draws_draws_them() -> None:
    (sheet, *_) = samples.sheets("small")
    job = Job("sheet", sheet=sheet)
    assert paint(job).startswith(b"\x89PNG")
    assert len(paint(job)) < 400_000


@pytest.mark.parametrize("name", samples.PLAYED)
def test_the_end_leaves_nobody_out(name: str) -> None:
    """Whoever has no line is counted in the last one."""
    found = samples.sheets(name, "en", over=True)[0]
    assert isinstance(found, Podium)
    people = len(samples.whole(name, over=True).entrants)
    steps = sum(len(step.who) for step in found.steps)
    lines, more = found.rest, 0
    if found.more:
        lines, more = found.rest[: TOLD - 1], int(found.more.split()[0])
    assert steps + len(lines) + more == people
    assert found.steps[0].results


def test_few_people_are_drawn_larger() -> None:
    """The standings of seven fill the picture, as those of sixteen do."""
    for name in ("first", "swiss"):
        low = draw(samples.sheets(name)[0]).image.crop((32, 800, 700, 930)).convert("L")
        assert low.getextrema()[1] > 200


def test_who_may_come_is_told_by_marks_where_columns_are_narrow() -> None:
    bracket = samples.sheets("knockout-begun")[0]
    assert isinstance(bracket, Bracket)
    awaited = [
        one for stage in bracket.stages for meeting in stage.meetings for one in meeting.sides
    ]
    either = [one for one in awaited if one.either]
    assert either
    assert all(len(one.either) == 2 and one.link == "ou" for one in either)
    wide = replace(bracket, stages=bracket.stages[-2:])
    for sheet in (bracket, wide):
        last = sheet.stages[-1].meetings[0]
        known = replace(last.sides[0], words="Ana ou Bao", either=either[0].either, link="ou")
        other = replace(known, words="Eva ou Bao")
        drawn = [
            draw(_final(sheet, replace(last, sides=(one, last.sides[1])))).image
            for one in (known, other)
        ]
        assert (drawn[0].tobytes() == drawn[1].tobytes()) == (len(sheet.stages) == 4)


def _final(sheet: Bracket, meeting: Meeting) -> Bracket:
    last = replace(sheet.stages[-1], meetings=(meeting,))
    return replace(sheet, stages=(*sheet.stages[:-1], last))


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
