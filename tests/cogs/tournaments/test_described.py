"""The pictures of a tournament in words: what each of them shows, as far as there is room."""

import re

import pytest
from msgspec.structs import replace

from cogs.tournaments.standings.sheets import Sheets
from cogs.tournaments.words import Screen
from cogs.ui.words import ALT
from locales.texts import Locale
from render.tournaments.sheets import Bracket, Cross, Draw, Podium, StageGrid, Standings
from tests.cogs import made
from tests.cogs.tournaments.samples import SHAPES, moments, screen
from tests.render.tournaments import tournament_samples as samples


@pytest.mark.rule("EVT-1.2")
@pytest.mark.parametrize("locale", made.BOTH)
@pytest.mark.parametrize("shape", SHAPES)
def test_each_picture_has_words_of_its_own(locale: Locale, shape: str) -> None:
    for whole in moments(shape, made.PLAIN):
        sheets = Sheets(screen(whole, locale), lambda _: "")
        told = [sheets.described(one) for one in sheets.public()]
        assert len({*told}) == len(told)
        for one in told:
            assert one.startswith("Coupe")
            assert one.endswith(".")
            assert "**" not in one
            assert len(one) <= ALT


@pytest.mark.rule("EVT-4.3", "EVT-4.4")
def test_standings_tell_each_row_and_the_own_reason_first() -> None:
    told = 0
    for whole in moments("swiss", made.PLAIN):
        shown = screen(whole, "fr")
        sheets = Sheets(shown, lambda _: "", 3)
        sheet = sheets.standings(0)
        words = sheets.described(sheet).split(". ")
        (mine,) = (line for line in sheet.lines if line.marked)
        assert len(words) == 1 + len(sheet.lines) + bool(mine.reason)
        if mine.reason:
            assert words[1] == f"{mine.who.person.shown}\u00a0: {mine.reason}"
        for line, said in zip(sheet.lines, words[-len(sheet.lines) :], strict=True):
            assert said.startswith(f"{line.place} {line.who.person.shown}, {line.figures[0]} pt")
            for other in line.against:
                assert f"contre {other.person.shown}" in said
                told += 1
    assert told


@pytest.mark.rule("EVT-1.14")
@pytest.mark.parametrize("shape", ["swiss", "robin"])
def test_rows_and_tables_show_who_has_left_as_long_as_it_goes_on(shape: str) -> None:
    seen = set[type]()
    for whole in moments(shape, made.PLAIN):
        shown = screen(whole, "en")
        view = replace(shown.view, left_server=frozenset({1}))
        sheets = Sheets(Screen(view, shown.texts, "en"), lambda _: "")
        for sheet in (*sheets.draws(), sheets.standings(0)):
            told = shown.ui("is-left") in sheets.described(sheet)
            if isinstance(sheet, Draw):
                grey = [who.number for table in sheet.tables for who in table.people if who.left]
            else:
                grey = [line.who.number for line in sheet.lines if line.who.left]
            runs = view.facts.status == "running" and view.by_number[1].status == "entered"
            assert {*grey} == ({0} if runs and told else set())
            if runs and grey:
                seen.add(type(sheet))
    assert seen == {Draw, Standings}


def test_a_long_table_says_less_of_each_row_and_names_everybody() -> None:
    sheets = samples.sheets_of("swiss")
    pages = sheets.public()
    assert len(pages) == 2
    for sheet in pages:
        assert isinstance(sheet, Standings)
        words = sheets.described(sheet)
        assert len(words) <= ALT
        assert all(line.who.person.shown in words for line in sheet.lines)


def test_a_cross_table_tells_every_match() -> None:
    sheets = samples.sheets_of("small", "en")
    (sheet,) = sheets.public()
    assert isinstance(sheet, Cross)
    words = sheets.described(sheet)
    beaten = [one for line in sheet.lines for one in line.cells if one.kind == "won"]
    drawn = [one for line in sheet.lines for one in line.cells if one.kind == "drawn"]
    assert len(re.findall(r" beat ", words)) == len(beaten)
    assert len(re.findall(r" drew with ", words)) == len(drawn) // 2
    assert beaten


@pytest.mark.parametrize("name", ["knockout", "large"])
def test_a_bracket_tells_its_meetings(name: str) -> None:
    sheets = samples.sheets_of(name)
    sheet = sheets.public()[0]
    assert isinstance(sheet, Bracket | StageGrid)
    columns = sheet.columns if isinstance(sheet, StageGrid) else sheet.stages
    words = sheets.described(sheet)
    for side in (side for stage in columns for one in stage.meetings for side in one.sides):
        assert side.who is None or side.who.person.shown in words


def test_the_end_tells_the_steps() -> None:
    sheets = samples.sheets_of("swiss", over=True)
    sheet = sheets.public()[0]
    assert isinstance(sheet, Podium)
    words = sheets.described(sheet)
    for step in (*sheet.steps, *sheet.rest):
        assert all(one.person.shown in words for one in step.who)
        assert f"{step.place} " in words


@pytest.mark.rule("EVT-1.2")
@pytest.mark.parametrize(("locale", "none"), [("en", "0 wins in 1"), ("fr", "0 victoire sur 1")])
def test_whoever_lost_all_their_matches_of_a_bracket_has_won_none(
    locale: Locale, none: str
) -> None:
    *_, whole = moments("knockout", made.PLAIN)
    podium, *_ = Sheets(screen(whole, locale), lambda _: "").public()
    assert isinstance(podium, Podium)
    lost = [one for one in podium.rest if one.results == ("lost",)]
    assert {one.words for one in lost} == {none}


@pytest.mark.rule("EVT-2.5")
def test_who_goes_through_is_told_where_no_score_does() -> None:
    """A level meeting, or one without a match, has somebody who goes on."""
    found = 0
    for whole in moments("knockout", made.PLAIN):
        shown = screen(whole, "en")
        brackets = Sheets(shown, lambda _: "").brackets
        if not shown.view.tournament.bracket:
            continue
        end = brackets.end()
        level = 0
        for one in (one for stage in end.stages for one in stage.meetings):
            through = [side.who for side in one.sides if side.through]
            scores = {side.won for side in one.sides}
            both = all(side.who for side in one.sides)
            level += both and bool(through) and (len(scores) == 1 or "" in scores)
        third = end.third.sides if end.third else ()
        words = [one for one in brackets.lines(end, shown) if "goes through" in one]
        assert level <= len(words) <= level + bool(third)
        found += level
    assert found


@pytest.mark.rule("EVT-2.5")
def test_a_meeting_is_under_way_between_its_games() -> None:
    """While somebody says who begins the next one, it is not over."""
    between = 0
    for whole in moments("knockout", made.PLAIN):
        shown = screen(whole, "en")
        waiting = len(shown.view.choosers)
        if not shown.view.tournament.bracket:
            continue
        end = Sheets(shown, lambda _: "").brackets.end()
        third = [end.third] if end.third else []
        meetings = [*(one for stage in end.stages for one in stage.meetings), *third]
        next_ = [one for one in meetings if one.runs and one.words.endswith("to come")]
        assert len(next_) >= waiting
        between += waiting
    assert between
