"""Pictures of tournaments: at every moment, whatever people are called, readable in grey."""

from collections.abc import Sequence
from itertools import combinations

import pytest
from msgspec import structs
from msgspec.structs import replace
from PIL import Image

from cogs.tournaments.standings.sheets import PICTURES, Sheets
from cogs.tournaments.words import ROWS, Screen
from games.nba.pictures import drawn as nba
from locales.texts import Locale
from play.tournaments import view
from render.job import Job
from render.kit.geometry import BOARD, Box
from render.kit.scene import SeatHolder
from render.painting import paint
from render.tournaments import frame, group
from render.tournaments.bracket import put_meeting
from render.tournaments.drawn import draw
from render.tournaments.podium import TOLD
from render.tournaments.sheets import (
    Bracket,
    BracketColumn,
    Contestant,
    Draw,
    Head,
    MeetingBox,
    Podium,
    Result,
    StageGrid,
    Standings,
    StandingsRow,
    Step,
)
from render.tournaments.table import FIGURES, READ
from tests.cogs import made
from tests.cogs.tournaments.samples import SHAPES, moments, stored
from tests.render.games import final_samples
from tests.render.golden import distance
from tests.render.tournaments import tournament_samples as samples
from tests.tournaments.seasons import season
from tournaments.formats import knockout
from tournaments.records import Terms

MARKS = 36  # marks that differ by form
MOST_PEOPLE = 256  # of a tournament


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
        pages = sum(isinstance(one, Standings) for one in found)
        assert pages in {0, -(-len(screen.view.rows) // ROWS)}  # everybody, or nobody
        assert len(found) - pages <= (2 if whole.facts.status == "over" or cut else 1)
        assert found
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
            replace(line, who=replace(line.who, person=SeatHolder(line.who.person.name)))
            for line in table.lines
        ),
    )
    assert distance(draw(table).image, draw(dotted).image)[1] > 0


@pytest.mark.parametrize("locale", made.BOTH)
def test_a_reason_names_somebody_as_their_row_does(locale: Locale) -> None:
    told = 0
    for whole in moments("swiss", made.PLAIN):
        entrants = tuple(replace(one, name="\U00012000\U00012001") for one in whole.entrants)
        screen = Screen(view.of(replace(whole, entrants=entrants)), made.TEXTS, locale)
        for row in screen.view.rows:
            lines = Sheets(screen, lambda _: "", row.entrant).standings(0).lines
            names = {line.who.number + 1: line.who.person.shown for line in lines}
            (mine,) = (line for line in lines if line.marked)
            assert (row.why is None) == (not mine.reason)
            if row.why is not None:
                assert names[row.why.next] in mine.reason
                assert "\U00012000" not in mine.reason
                told += 1
    assert told


@pytest.mark.rule("EVT-1.2")
@pytest.mark.parametrize(("name", "people"), [("many", 2), ("pods", 3)])
def test_before_the_first_result_it_is_shown_who_plays_whom(name: str, people: int) -> None:
    """Not everybody on the first place; and everybody is there, page by page.

    Twelve who wanted pods of four sit in threes: so the second round needs no repeat (EVT-3.3).
    """
    terms, entered, _ = samples.PLAYED[name]
    for read in season(terms, entered, 5, 0.02):
        if any(one.status == "open" for one in read.matches):
            break
    screen = Screen(view.of(stored(read, made.PLAIN)), made.TEXTS, "fr")
    assert not screen.view.over
    found = Sheets(screen, lambda _: "").public()
    tables = [one for page in found if isinstance(page, Draw) for one in page.tables]
    assert len(tables) == entered // people
    assert {who.number for one in tables for who in one.people} == {*range(entered)}
    assert [one.number for one in tables] == [str(at) for at in range(1, len(tables) + 1)]
    for page in found:
        assert draw(page).image.size == BOARD
        alt = Sheets(screen, lambda _: "").described(page)
        assert " – " in alt


@pytest.mark.rule("EVT-1.10")
@pytest.mark.parametrize("wide", [False, True])
@pytest.mark.parametrize("name", ["swiss", "many", "pods", "knockout"])
def test_news_of_a_round_show_until_when_and_how_many_points(name: str, *, wide: bool) -> None:
    pages = samples.drawn(name, wide=wide)
    told = {one.points != () for page in pages for one in page.tables}
    assert told == {name != "knockout"}  # in a bracket nobody has points
    assert sum(one.leads for page in pages for one in page.tables) <= 1
    for page in pages:
        assert page.until == "À jouer avant dimanche 13 décembre, 22\u00a0h\u00a000"
        assert page.span == "12 jours"
        assert draw(page).image.size == BOARD


def test_of_the_largest_tournament_the_message_has_as_many_pages_as_it_takes() -> None:
    (*_, last) = (one for one in season(Terms(format="swiss"), 200, 2) if len(one.matches) <= 100)
    shown = Sheets(Screen(view.of(stored(last, made.PLAIN)), made.TEXTS, "en"), lambda _: "")
    assert len(shown.draws()) <= PICTURES
    assert len(shown.public()) <= PICTURES


def test_a_page_on_which_nobody_plays_has_no_column_for_it() -> None:
    """Of 64 people those on a page may all be done while others still play."""
    pages = samples.tables("many")
    assert {any(line.against for line in page.lines) for page in pages} == {False, True}
    for page in pages:
        assert bool(page.heads[-1]) == any(line.against for line in page.lines)


def test_a_long_name_takes_room_from_many_results(monkeypatch: pytest.MonkeyPatch) -> None:
    rooms: list[int] = []
    monkeypatch.setattr(
        "render.tournaments.table.put_name", lambda *given: rooms.append(int(str(given[3])))
    )
    who = Contestant(0, SeatHolder("Maximilien de Latour-Maubourg"))
    results: tuple[Result, ...] = ("won",) * 9
    line = StandingsRow(1, who, best=1, worst=4, results=results, figures=("3", "6", "12"))
    draw(Standings(Head("Coupe", "Ronde"), ("",) * 7, (line,) * 4, 4))
    plain = StandingsRow(
        1, Contestant(0, SeatHolder("Ana")), best=1, worst=4, results=results, figures=("3",) * 3
    )
    draw(Standings(Head("Coupe", "Ronde"), ("",) * 7, (plain,) * 4, 4))
    assert min(rooms[:4]) > max(rooms[4:]) + 100


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
    steps = sum(
        len(step.who) + int(step.more.split()[0] if step.more else 0) for step in found.steps
    )
    lines, more = found.rest, 0
    if found.more:
        lines, more = found.rest[: TOLD - 1], int(found.more.split()[0])
    assert steps + len(lines) + more == people
    assert found.steps[0].results


SHARES = (
    *((1,), (12,), (4,), (1, 4), (2, 1), (1, 1, 1), (1, 1, 10), (1, 11), (5, 7)),
    *((3, 4, 5), (11, 1), (1, 2)),
)
CALLED = (
    *("Zoé", "Maximilien de Latour", "Дмитрий Иванов", "Θεόδωρος", "W" * 32, "宽" * 32),
    *("Anne-Charlotte", "Ana", "Gwenaëlle-Marie de Kervadec", "Bao", "Léa", "Oumar"),
)


@pytest.mark.parametrize("shares", SHARES, ids=str)
@pytest.mark.parametrize("behind", [0, 3, 8])
@pytest.mark.parametrize("names", [CALLED, ("宽" * 32,)], ids=["mixed", "wide"])
def test_everybody_on_a_step_stands_above_it(
    shares: tuple[int, ...], behind: int, names: tuple[str, ...], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whoever shares a place has a mark of their own, between the header and the step."""
    put: list[tuple[int, Box]] = []

    def noted(image: Image.Image, who: Contestant, middle: tuple[int, int], px: int) -> None:
        put.append((who.number, Box(middle[0] - px // 2, middle[1] - px // 2, px, px)))
        frame.put_mark(image, who, middle, px)

    monkeypatch.setattr("render.tournaments.group.put_mark", noted)
    draw(_podium(shares, behind, names))
    assert [number for number, _ in sorted(put)] == [*range(sum(shares))]
    for (_, one), (_, other) in combinations(put, 2):
        assert not one.meets(other)
    for _, box in put:
        assert Box(0, 86, 1600, 800).holds(box)


def _podium(shares: tuple[int, ...], behind: int, names: tuple[str, ...]) -> Podium:
    """Return an end at which so many share each of the first places."""
    people = [
        Contestant(at, SeatHolder(names[at % len(names)])) for at in range(sum(shares) + behind)
    ]
    steps, first = list[Step](), 0
    for many in shares:
        results: tuple[Result, ...] = ("won", "drawn", "lost") if many == 1 else ()
        steps.append(Step(first + 1, tuple(people[first : first + many]), "12 pts", results))
        first += many
    rest = tuple(Step(1 + at, (people[at],), "6 pts") for at in range(first, first + behind))
    return Podium(Head("Coupe", "Podium"), tuple(steps), rest)


@pytest.mark.parametrize("font", [60, 30])
def test_the_more_room_the_larger_people_are(font: int) -> None:
    said = [one for one in CALLED if len(one) < 28]
    low, high = Box(0, 0, 1500, 220), Box(0, 0, 1500, 460)
    sizes = [group.formed(said, box, frame.THEME.display(font), 180) for box in (low, high)]
    assert sizes[0].mark < sizes[1].mark
    assert sizes[0].font.size <= sizes[1].font.size


def test_a_name_that_must_be_cut_keeps_most_of_its_letters() -> None:
    """Six in a row would leave four letters of it, with all the room above them empty."""
    said = ["Zoé", "Maximilien de Latour", "Ana", "Bao", "Castor", "Chloé"]
    box = Box(0, 0, 770, 230)
    form = group.formed(said, box, frame.THEME.display(60), 180)
    assert form.across < len(said)


def test_of_a_place_that_too_many_share_it_is_told_how_many_more() -> None:
    whole = samples.whole("larger", over=True)
    screen = Screen(view.of(whole), made.TEXTS, "en")
    same = tuple(structs.replace(row, place=1) for row in screen.view.rows)
    found = Sheets(replace(screen, view=replace(screen.view, rows=same)), lambda _: "").podium()
    (step,) = found.steps
    assert len(step.who) == 11
    assert step.more == "29 more"
    assert draw(found).image.size == BOARD


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


def _final(sheet: Bracket, meeting: MeetingBox) -> Bracket:
    last = replace(sheet.stages[-1], meetings=(meeting,))
    return replace(sheet, stages=(*sheet.stages[:-1], last))


LARGE = ("large", "larger", "largest")


def _people(stages: Sequence[BracketColumn]) -> set[int]:
    """Return the numbers of whom a picture of stages names."""
    sides = [side for stage in stages for one in stage.meetings for side in one.sides]
    return {side.who.number + 1 for side in sides if side.who}


@pytest.mark.rule("EVT-1.2")
@pytest.mark.parametrize("name", LARGE)
def test_all_matches_of_a_large_stage_are_on_what_everybody_sees(name: str) -> None:
    (field,) = samples.sheets(name)
    shown = view.of(samples.whole(name))
    assert isinstance(field, StageGrid)
    assert draw(field).image.size == BOARD
    stage = knockout.stages(shown.tournament)[-1]
    assert len(stage.meetings) > 8
    drawn = [one for column in field.columns for one in column.meetings]
    assert len(drawn) == len(stage.meetings)
    assert {len(column.meetings) for column in field.columns} == {len(drawn) // 4}
    assert _people(field.columns) == {one for meet in stage.meetings for one in meet.people if one}
    undecided = [
        meeting
        for meeting, outcome in zip(stage.meetings, stage.outcomes, strict=True)
        if outcome is None and knockout.games(shown.tournament, meeting)
    ]
    assert sum(one.runs for one in drawn) == len(undecided)
    assert "mine=True" not in repr(field)


@pytest.mark.rule("EVT-1.2")
@pytest.mark.parametrize("name", [*LARGE, "knockout", "knockout-begun", "cut"])
def test_everybody_finds_their_match_and_their_way_on_their_page(name: str) -> None:
    shown = view.of(samples.whole(name))
    stages = knockout.stages(shown.tournament)
    for number in shown.tournament.bracket:
        brackets = samples.brackets(name, number)
        page = brackets.page(brackets.home)
        latest = max(one.number for one in stages if any(number in m.people for m in one.meetings))
        title = brackets.stages[latest - 1].title
        (column,) = (one for one in page.stages if one.title == title)
        own = [one for one in column.meetings if any(side.mine for side in one.sides)]
        assert len(own) == 1
        marked = [
            side for one in page.stages for m in one.meetings for side in m.sides if side.mine
        ]
        assert {side.who.number + 1 for side in marked if side.who} == {number}
    assert all(draw(page).image.size == BOARD for page in samples.pages(name, 1))


@pytest.mark.parametrize("name", [*LARGE, "knockout"])
def test_the_pages_of_a_bracket_leave_no_meeting_out(name: str) -> None:
    brackets = samples.brackets(name)
    pages = samples.pages(name)
    shown = [meeting for page in pages for stage in page.stages for meeting in stage.meetings]
    assert all(one in shown for stage in brackets.stages for one in stage.meetings)
    assert [page.last for page in pages] == [False] * (len(pages) - 1) + [True]
    assert brackets.page(99) == pages[-1]


@pytest.mark.parametrize("name", LARGE)
def test_who_looks_on_sees_the_present_stage_first(name: str) -> None:
    brackets = samples.brackets(name)
    assert any(stage.now for stage in brackets.page(brackets.home).stages)


def test_the_own_way_is_drawn() -> None:
    whole, mine = samples.part("largest", 0), samples.part("largest", 0, 1)
    assert distance(draw(whole).image, draw(mine).image)[1] > 0.005
    grey = [draw(one).image.convert("L").convert("RGB") for one in (whole, mine)]
    assert distance(*grey)[1] > 0.005


def test_the_games_won_are_not_hidden_by_the_sign_of_what_runs() -> None:
    (field,) = samples.sheets("largest")
    assert isinstance(field, StageGrid)
    (meeting, *_) = (one for one in field.columns[0].meetings if one.runs)
    other = replace(meeting, sides=tuple(replace(one, won="2") for one in meeting.sides))
    drawn: list[Image.Image] = []
    for one in (meeting, other):
        for runs in (True, False):
            image = Image.new("RGB", (400, 150))
            put_meeting(image, replace(one, runs=runs, words=""), Box(10, 20, 330, 84), 0)
            drawn.append(image.crop((300, 24, 338, 100)))
    runs, rests, other_runs, other_rests = drawn
    assert distance(runs, other_runs)[0] == pytest.approx(distance(rests, other_rests)[0], rel=0.1)


def third() -> int:
    """Return who stands in the third row of a sample."""
    sheet = samples.sheets("swiss")[0]
    assert isinstance(sheet, Standings)
    return sheet.lines[2].who.number + 1


def test_nobody_is_marked_on_what_everybody_sees() -> None:
    public = samples.sheets("swiss")[0]
    mine = samples.own("swiss", third())
    assert distance(draw(public).image, draw(mine).image)[1] > 0.01
    assert "marked=True" not in repr(samples.sheets("swiss"))
    assert "marked=True" not in repr(samples.sheets("robin"))


@pytest.mark.rule("EVT-4.3")
def test_the_own_row_says_why() -> None:
    mine = samples.own("swiss", third())
    (line,) = (one for one in mine.lines if one.marked)
    assert line.reason


@pytest.mark.parametrize("px", [28, 48])
def test_marks_differ_in_grey(px: int) -> None:
    """36 people look apart, by form and not by colour alone; small marks do not vanish."""
    grey = [_grey(number, px) for number in range(MARKS)]
    ground = Image.new("RGB", (px, px), frame.THEME.panel).convert("L").convert("RGB")
    for one, other in combinations(grey, 2):
        assert distance(one, other)[0] > 2
    assert min(distance(one, ground)[0] for one in grey) > 15


def test_of_more_people_than_forms_each_has_their_number() -> None:
    found = {frame.mark(number, 40).tobytes() for number in range(MOST_PEOPLE)}
    assert len(found) == MOST_PEOPLE


def _grey(number: int, px: int) -> Image.Image:
    ground = Image.new("RGB", (px, px), frame.THEME.panel)
    found = frame.mark(number, px)
    ground.paste(found, (0, 0), found)
    return ground.convert("L").convert("RGB")


@pytest.mark.rule("EVT-1.2")
def test_the_end_of_a_match_names_its_tournament_and_round() -> None:
    plain = final_samples.final("nba")
    drawn = [nba.final(replace(plain, part=part)).image for part in ("", "Coupe · Ronde 2 sur 4")]
    assert distance(*(one.crop((0, 0, 1600, 90)) for one in drawn))[1] > 0.005
    assert distance(*(one.crop((0, 90, 1600, 1000)) for one in drawn))[1] == 0


def test_many_results_take_the_room_that_short_names_leave(monkeypatch: pytest.MonkeyPatch) -> None:
    steps: list[int] = []

    def noted(*given: object) -> None:
        steps.append(int(str(given[3])))

    monkeypatch.setattr("render.tournaments.table.put_results", noted)
    results: tuple[Result, ...] = ("won", "2", "3", "open", "open", "bye", "won")
    for name in ("Ana", "Maximilien de Latour-Maubourg"):
        who = Contestant(0, SeatHolder(name))
        line = StandingsRow(
            1, who, best=1, worst=6, results=results, figures=("300", "1", "25"), against=(who,)
        )
        draw(Standings(Head("Coupe", "Ronde"), ("",) * 7, (line,) * 6, 6))
    assert min(steps[:6]) > 1.7 * max(steps[6:])
    assert min(steps) >= READ  # names give way before results cannot be read any more


def test_of_results_that_could_not_be_read_the_latest_are_shown(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Many rounds, long names and broad points leave no room for nine of them."""
    shown: list[tuple[Sequence[Result], int]] = []

    def noted(_: Image.Image, found: Sequence[Result], at: tuple[int, int], step: int) -> None:
        assert step >= READ
        shown.append((found, at[0] + step * len(found)))

    monkeypatch.setattr("render.tournaments.table.put_results", noted)
    results: tuple[Result, ...] = ("won", "2", "3", "4", "bye", "2", "won", "3", "open")
    who = Contestant(0, SeatHolder("Maximilien de Latour-Maubourg"))
    line = StandingsRow(
        1, who, best=1, worst=16, results=results, figures=("887,5", "4", "62,5"), against=(who,)
    )
    for rows in (6, ROWS):
        draw(Standings(Head("Coupe", "Ronde"), ("",) * 7, (line,) * rows, 16))
    assert len(shown) == 6 + ROWS
    assert {found == results[-len(found) :] for found, _ in shown} == {True}
    assert {4 <= len(found) <= len(results) for found, _ in shown} == {True}
    assert max(end for _, end in shown) < FIGURES[0]  # where points end
