"""Standings: nobody is first before a first result, and what stands above columns stands apart."""

from itertools import pairwise
from typing import Any

import pytest

from cogs.tournaments.organising.tables import standings_csv
from cogs.tournaments.standings.sheets import Sheets
from cogs.tournaments.words import Screen, row_line
from locales.texts import Locale
from play.tournaments import view
from render.kit.scene import SeatHolder
from render.kit.text import write
from render.tournaments.drawn import draw
from render.tournaments.sheets import Contestant, Head, Standings, StandingsRow
from render.tournaments.table import HEADS
from tests.cogs import made
from tests.cogs.tournaments.samples import stored
from tests.tournaments.seasons import season
from tournaments.records import Terms


@pytest.mark.rule("EVT-1.2")
@pytest.mark.parametrize("locale", made.BOTH)
def test_before_the_first_result_nobody_stands_on_the_first_place(locale: Locale) -> None:
    seen: set[bool] = set()
    for read in season(Terms(format="swiss"), 8, 5, 0.02):
        screen = Screen(view.of(stored(read, made.PLAIN)), made.TEXTS, locale)
        if not screen.view.rows:
            continue
        sheet = Sheets(screen, lambda _: "").standings(0)
        has_places = any(line.place for line in sheet.lines)
        assert has_places == bool(screen.view.over)
        assert row_line(screen, screen.view.rows[0]).startswith("**1. ") == has_places
        lines = standings_csv(screen).decode().splitlines()[1:]
        assert any(one.startswith("1,") for one in lines) == has_places
        seen.add(has_places)
    assert seen == {False, True}


@pytest.mark.parametrize("results", [0, 1, 2, 9])
def test_heads_of_the_standings_stand_apart(monkeypatch: pytest.MonkeyPatch, results: int) -> None:
    """Also where there is but one result, narrower than what stands above it."""
    who = Contestant(0, SeatHolder("Ana", ""))
    line = StandingsRow(1, who, ("won",) * results, ("3", "1,5", "2"))
    spans: list[tuple[int, int]] = []

    def noted(*said: Any) -> int:
        width = write(*said)
        (x, y), right = said[1], said[5:] == ("right",)
        if y == HEADS:
            spans.append((x - width, x) if right else (x, x + width))
        return width

    monkeypatch.setattr("render.tournaments.table.write", noted)
    heads = ("", "joueur", "résultats", "pts", "Bh", "SB", "joue contre")
    draw(Standings(Head("Coupe", "Ronde"), heads, (line,), 1))
    assert len(spans) == 5
    for (_, ends), (begins, _) in pairwise(sorted(spans)):
        assert ends + 10 < begins
