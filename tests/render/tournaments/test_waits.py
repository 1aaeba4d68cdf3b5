"""The organiser's board: who is awaited, since when, what can be done, at its worst too."""

from datetime import timedelta
from random import Random

import pytest

from cogs.tournaments.organising.board import WaitsBoard
from cogs.tournaments.words import Screen, plain
from db.records.tournaments import Awaited
from locales.texts import Locale
from play.tournaments import view
from render.kit.geometry import BOARD
from render.tournaments.drawn import draw
from render.tournaments.sheets import Waits
from tests.cogs import made
from tests.cogs.tournaments.samples import stored
from tests.tournaments.seasons import begun, step
from tournaments.records import Terms

HOURS = (36 * 24, 74, 31, 0.5)
PODS = Terms(format="swiss", pod=4, seats=(3, 4, 5))


def board(terms: Terms, locale: Locale, names: tuple[str, ...]) -> tuple[WaitsBoard, list[Awaited]]:
    """The board of a first round of thirty: one has left, one may be reminded, one was called."""
    read = step(begun(terms, 30), Random(1))
    found = [
        Awaited(
            pairing=match.number,
            match="m",
            entrant=match.people[0],
            person=1,
            since=made.NOW - timedelta(hours=hours),
            misses=misses,
            deadline_at=None,
            channel=1,
            called_at=made.NOW if misses == 1 else None,
            gone=misses == 4,
        )
        for match, hours, misses in zip(read.matches, HOURS, (4, 2, 1, 0), strict=False)
    ]
    left = frozenset(one.entrant for one in found if one.gone)
    screen = Screen(view.of(stored(read, names), left=left), made.TEXTS, locale)
    numbers = {(found[1].pairing, found[1].entrant): 1}
    return WaitsBoard(plain(screen), lambda _: "", made.NOW, numbers, 2), found


@pytest.mark.rule("EVT-1.13")
@pytest.mark.parametrize("locale", made.BOTH)
@pytest.mark.parametrize("names", [made.PLAIN, made.WIDE], ids=["plain", "wide"])
@pytest.mark.parametrize("terms", [Terms(format="swiss"), PODS], ids=["two", "pods"])
def test_a_page_of_the_board_can_be_drawn(
    terms: Terms, locale: Locale, names: tuple[str, ...]
) -> None:
    pages, found = board(terms, locale, names)
    for each in (8, 2):
        assert draw(pages.page(found, 0, each)).image.size == BOARD


@pytest.mark.rule("EVT-1.13")
def test_the_board_says_since_when_and_what_a_press_does() -> None:
    pages, found = board(Terms(format="swiss"), "en", made.PLAIN)
    sheet: Waits = pages.page(found, 0, 8)
    assert [one.since for one in sheet.lines] == ["36 d", "3 d", "31 h", "30 min"]
    assert [one.done for one in sheet.lines] == ["replace", "remind", "called", "too early"]
    assert [one.number for one in sheet.lines] == ["", "1", "", ""]
    assert [bool(one.gone) for one in sheet.lines] == [True, False, False, False]
    said = pages.described(sheet)
    assert "15 running" in said
    assert "4 turns missed, has left the server" in said
