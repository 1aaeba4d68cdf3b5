"""Pictures of ratings and statistics: whatever people are called, however much they played."""

import pickle

import pytest
from msgspec import structs
from msgspec.structs import replace

from locales.texts import Locale
from render.job import Job, unpacked
from render.kit.geometry import BOARD
from render.painting import paint
from render.tournaments.drawn import draw
from render.tournaments.statistics import LEAST, beside
from tests.cogs import made
from tests.render.golden import distance
from tests.render.tournaments import rating_samples as samples


@pytest.mark.rule("EVT-6.3")
@pytest.mark.parametrize("locale", made.BOTH)
@pytest.mark.parametrize("matches", [1, 4, 34, 250])
def test_every_rating_can_be_drawn(locale: Locale, matches: int) -> None:
    for game, seats in (("allstar", 4), ("jam", 2), ("firstdeck", 5)):
        sheet = samples.rating(matches, locale, game=game, seats=seats, wide=matches == 4)
        assert draw(sheet).image.size == BOARD
        assert len(sheet.ticks) <= 6
        assert all(0 < number <= len(sheet.history) for number, _ in sheet.ticks)


@pytest.mark.rule("EVT-6.4")
@pytest.mark.parametrize("locale", made.BOTH)
@pytest.mark.parametrize("matches", [1, 12, 1612])
def test_every_game_has_statistics(locale: Locale, matches: int) -> None:
    for game, seats in (("firstdeck", (2, 3, 4, 5)), ("nintendo", (2,)), ("allstar", (6,))):
        sheet = samples.statistics(matches, locale, game=game, seats=seats)
        assert draw(sheet).image.size == BOARD
        assert sum(one.share for one in sheet.odds) == pytest.approx(1)
        for chart in sheet.charts:
            assert all(one.low <= one.middle <= one.high <= chart.top for one in chart.bars)


@pytest.mark.parametrize("matches", [1, 4, 12, 60, 1612])
@pytest.mark.parametrize("seats", [(2,), (2, 3, 4), (6,)], ids=str)
def test_the_figures_of_a_scale_stand_apart(matches: int, seats: tuple[int, ...]) -> None:
    """One digit of 48 px is about 30 wide, and a figure has two."""
    sheet = samples.statistics(matches, seats=seats)
    ends = [abs(end - sheet.fair) for one in sheet.odds for end in (one.low, one.high)]
    across = 270 / 2 / (max(LEAST, *ends) * 1.1)
    for share in beside(sheet):
        assert 0 <= share <= 1
        assert abs(share - sheet.fair) * across >= 66


@pytest.mark.rule("EVT-6.4")
@pytest.mark.parametrize("locale", made.BOTH)
@pytest.mark.parametrize("game", ["firstdeck", "allstar", "nba", "jam", "nintendo"])
def test_every_game_has_its_best_and_worst_cards(locale: Locale, game: str) -> None:
    found = samples.card_shares(400, locale, game)
    sheet = samples.cards(game, locale, found)
    assert draw(sheet).image.size == BOARD
    names = [one.name for one in sheet.lines]
    assert names == [one.card for one in (*found[:4], *found[-3:])]
    assert any(one.odds.sure for one in sheet.lines)
    (said,) = samples.sheets(game, locale).card_lines(found)
    assert all(name in said for name in names)
    assert len(said) < 1000
    few = samples.cards(game, locale, found[:2])
    assert len(few.lines) == 2
    assert draw(few).image.size == BOARD
    assert samples.sheets(game, locale).card_lines(()) == []


@pytest.mark.rule("EVT-6.4")
@pytest.mark.parametrize("game", ["firstdeck", "allstar", "nba", "jam", "nintendo"])
def test_cards_are_drawn_beside_their_names(game: str) -> None:
    sheet = samples.cards(game)
    assert all(one.faces for one in sheet.lines)
    first = sheet.lines[0]
    other = replace(sheet, lines=(replace(first, faces=sheet.lines[1].faces), *sheet.lines[1:]))
    assert distance(draw(sheet).image, draw(other).image)[1] > 0
    assert len(paint(Job("sheet", sheet=sheet))) < 400_000
    packed = pickle.dumps(Job("sheet", sheet=sheet))
    assert len(packed) < 60_000
    assert paint(unpacked(packed)) == paint(Job("sheet", sheet=sheet))


def test_cards_of_one_name_that_differ_are_drawn_side_by_side() -> None:
    """The statistics count cards of one name as one."""
    sheet = samples.cards("nintendo")
    (line,) = (one for one in sheet.lines if one.name == "Luigi")
    assert len(line.faces) > 1
    one = dict([next(iter(line.faces.items()))])
    alone = replace(
        sheet, lines=tuple(replace(at, faces=one) if at == line else at for at in sheet.lines)
    )
    assert distance(draw(sheet).image, draw(alone).image)[1] > 0.001


def test_a_card_that_this_release_does_not_have_has_its_name_alone() -> None:
    found = samples.card_shares(400)
    former = structs.replace(found[0], card="Former card")
    sheet = samples.cards("firstdeck", "fr", (former, *found[1:]))
    assert sheet.lines[0].name == "Former card"
    assert not sheet.lines[0].faces
    assert draw(sheet).image.size == BOARD
    nothing = replace(sheet, lines=sheet.lines[:1])
    assert draw(nothing).image.size == BOARD


def test_a_share_that_may_be_chance_is_drawn_hollow() -> None:
    few, many = samples.statistics(12), samples.statistics(1612)
    assert not any(one.sure for one in few.odds)
    assert any(one.sure for one in many.odds)
    assert distance(draw(few).image.convert("L").convert("RGB"), draw(many).image)[1] > 0.01


@pytest.mark.parametrize("locale", made.BOTH)
def test_words_say_what_the_pictures_show(locale: Locale) -> None:
    said = " ".join(samples.sheets("allstar", locale).rating_lines(samples.profile(34)))
    assert str(samples.profile(34).rating.value) in said
    lines = samples.sheets("firstdeck", locale).statistics_lines(samples.found(300))
    assert len(lines) == 3


@pytest.mark.rule("EVT-6.3")
def test_the_band_of_a_rating_narrows_with_practice() -> None:
    few, many = samples.rating(4), samples.rating(34)
    assert few.start.uncertainty == 333  # 40 sigma of somebody who has not played
    assert many.history[-1].uncertainty < few.history[-1].uncertainty < few.start.uncertainty
    assert many.uncertainty == f"± {many.history[-1].uncertainty}"
    flat = [replace(one, uncertainty=0) for one in many.history]
    narrow = replace(many, history=tuple(flat))
    assert distance(draw(many).image, draw(narrow).image)[1] > 0.02
