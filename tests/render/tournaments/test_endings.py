"""The final and the champion in pictures: how they came there (EVT-1.10)."""

from collections.abc import Iterator
from functools import cache

import pytest
from msgspec.structs import replace

from cogs.tournaments.standings.sheets import Sheets
from cogs.tournaments.words import Screen
from locales.texts import Locale
from play.tournaments import view
from render.kit.geometry import BOARD
from render.tournaments.drawn import draw
from render.tournaments.sheets import Champion, Final
from tests.cogs import made
from tests.cogs.tournaments.samples import stored
from tests.tournaments.seasons import season
from tournaments import running
from tournaments.records import Terms, Tournament

pytestmark = pytest.mark.rule("EVT-1.10")
CUT = Terms(format="swiss+cut", rounds=4, cut=4, best_of=3, third_place=True)
SWISS = Terms(format="swiss", rounds=4)


@cache
def played(terms: Terms, people: int, seed: int) -> tuple[Tournament, ...]:
    return tuple(season(terms, people, seed, 0.02))


def sheets(read: Tournament, locale: Locale = "en", *, wide: bool = False) -> Sheets:
    found = stored(read, made.WIDE if wide else made.PLAIN, "W" * 40 if wide else "Coupe")
    if running.over(read):
        found = replace(found, facts=replace(found.facts, status="over"))
    return Sheets(Screen(view.of(found), made.TEXTS, locale), lambda _: "")


def finals(seed: int = 3) -> Iterator[Final]:
    for read in played(CUT, 11, seed):
        found = sheets(read).endings.final("To play by Sunday")
        if found is not None:
            yield found


@pytest.mark.parametrize("locale", made.BOTH)
@pytest.mark.parametrize("wide", [False, True], ids=["short", "wide"])
@pytest.mark.parametrize(("terms", "people"), [(CUT, 11), (SWISS, 9)], ids=["cut", "swiss"])
def test_they_can_be_drawn(terms: Terms, people: int, locale: Locale, *, wide: bool) -> None:
    drawn: set[type] = set()
    for seed in range(3, 9):
        read = played(terms, people, seed)[-1]
        here = sheets(read, locale, wide=wide)
        for sheet in (here.endings.final("until"), here.endings.champion()):
            if sheet is not None and type(sheet) not in drawn:
                assert draw(sheet).image.size == BOARD
                assert sheet.head.title in here.described(sheet)
                drawn.add(type(sheet))
    assert drawn == ({Final, Champion} if terms is CUT else {Champion})


def test_the_final_is_told_once_both_are_known() -> None:
    for read in played(CUT, 11, 3):
        found = sheets(read).endings.final()
        last = [one for one in read.matches if one.round == 6 and one.slot == 0]
        assert found is not None or not last
    first, *_ = finals()
    assert first.rows == ("Swiss", "Semi")
    for way in first.ways:
        assert way.rounds.startswith("place ")
        assert len(way.results) <= CUT.rounds
        (semi,) = way.beaten
        assert semi.other is None or semi.words[0] > semi.words[-1]


def test_that_they_have_met_is_said_with_who_won() -> None:
    told = {one.met for seed in range(3, 12) for one in finals(seed)}
    assert "" in told
    assert any(one.startswith("Met before, Round") for one in told)


def test_the_course_ends_where_everybody_is() -> None:
    for terms, people in ((CUT, 11), (SWISS, 9)):
        for seed in range(3, 9):
            read = played(terms, people, seed)[-1]
            found = sheets(read).endings.champion()
            if found is None:
                continue
            assert [one.places[-1] for one in found.courses] == [1, 2, 3]
            assert {len(one.places) for one in found.courses} == {len(found.columns)}
            assert found.bracket == (4 if terms is CUT else None)
            if found.turn is not None:
                assert 0 <= found.turn < len(found.columns)


def test_a_robin_and_a_knockout_alone_have_no_course() -> None:
    for terms in (Terms(format="robin"), Terms(format="knockout", third_place=True)):
        assert sheets(played(terms, 5, 3)[-1]).endings.champion() is None
