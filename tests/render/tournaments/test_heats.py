"""Pictures of a knockout in pods: every table, who goes on, who has won."""

import pytest

from locales.texts import Locale
from play.tournaments import view
from render.kit.geometry import BOARD
from render.tournaments.drawn import draw
from render.tournaments.sheets import HeatColumns, Podium
from tests.cogs import made
from tests.render.tournaments import tournament_samples as samples
from tournaments.formats import heats


@pytest.mark.rule("EVT-2.9")
@pytest.mark.parametrize("locale", made.BOTH)
@pytest.mark.parametrize("name", ["heats", "heats-begun", "heats-large"])
def test_a_knockout_in_pods_shows_every_table_of_the_present_stage(
    name: str, locale: Locale
) -> None:
    (sheet,) = samples.sheets(name, locale)
    assert isinstance(sheet, HeatColumns)
    assert draw(sheet).image.size == BOARD
    read = view.of(samples.whole(name)).tournament
    shown = [box for column in sheet.columns if column.now for box in column.meetings]
    tables = [{side.who.number + 1 for side in one.sides if side.who} for one in shown]
    now = heats.heats(read)[-1]
    assert all({*table.known} in tables for table in now.tables)
    told = samples.sheets_of(name, locale).described(sheet)
    assert all(who.person.shown in told for who in (s.who for b in shown for s in b.sides) if who)


@pytest.mark.rule("EVT-2.9")
def test_a_knockout_in_pods_ends_with_who_has_won() -> None:
    podium, stages = samples.sheets("heats", "en", over=True)
    assert isinstance(podium, Podium)
    assert isinstance(stages, HeatColumns)
    assert stages.winner == podium.steps[0].who[0]
    (final,) = stages.columns[-1].meetings
    assert [side.won for side in final.sides] == ["1", "2", "3", "4"]
    assert [side.through for side in final.sides] == [True, False, False, False]
