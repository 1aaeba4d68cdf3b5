"""How strong players are, and that planned orders are live ones that were fixed beforehand."""

import pytest

from games.ai.player import Player, RandomPlayer
from games.core.info import Preset
from games.driver.coverage import Coverage, SteeredPlayer
from games.driver.fields import Fields
from games.driver.record import key_of
from games.driver.run import play_match
from games.driver.supply import start_of
from games.jam.heuristic import SensiblePlayer
from games.jam.rules import INFO
from tests.games.jam.players.strength import Planner, made, played, share
from tests.games.jam.table import RULES

FLASH, LIVE = {"jams": "2"}, {"jams": "2", "orders": "live"}


def test_a_sensible_coach_beats_a_random_one() -> None:
    assert share(SensiblePlayer, RandomPlayer, FLASH, 10) >= 0.9


@pytest.mark.long
@pytest.mark.timeout(600)
def test_a_sensible_coach_beats_a_random_one_in_nine_of_ten() -> None:
    assert share(SensiblePlayer, RandomPlayer, FLASH, 200) >= 0.9


@pytest.mark.slow
@pytest.mark.rule("JAMR-40", "JAM-2.8", "JAM-2.9")
def test_planned_orders_come_to_the_same_as_live_ones_that_keep_to_the_plan() -> None:
    """Ruling 40: the same Times, destinations, targets and calls have the same results."""
    for number in range(6):
        planned = played([made(SensiblePlayer), made(SensiblePlayer)], FLASH, number)
        live = played([Planner(), Planner()], LIVE, number)
        assert live.state.course == planned.state.course
        assert live.state.turns == planned.state.turns
        assert [side.tally for side in live.state.sides] == [
            side.tally for side in planned.state.sides
        ]


@pytest.mark.long
@pytest.mark.timeout(600)
def test_a_planner_loses_against_a_coach_who_decides_as_it_comes_up() -> None:
    """Why both sides of a match play by the same orders (24 of 200)."""
    assert 0.05 <= share(Planner, SensiblePlayer, {"jams": "5", "orders": "live"}, 100) <= 0.3


def driven(options: dict[str, str], matches: int, player: Player | None = None) -> list[int]:
    """Play matches with the driver's checks; return how many turns each had that was played out."""
    coverage, turns = Coverage(INFO), []
    players = dict.fromkeys(range(2), player or SteeredPlayer(coverage))
    for index in range(matches):
        seed = key_of(f"jam {sorted(options.items())}", index)
        start = start_of(RULES, 2, options, seed)
        one = play_match(RULES, start, seed, players, ("-",) * 2, coverage, Fields(), "some")
        if not one.conceded:
            turns.append(one.figures["turns"])
    return turns


@pytest.mark.long
@pytest.mark.timeout(3600)
@pytest.mark.parametrize("preset", INFO.presets, ids=lambda one: one.name)
@pytest.mark.parametrize("orders", ["planned", "live"])
def test_every_preset_passes_the_checks_of_the_driver(preset: Preset, orders: str) -> None:
    options = {"orders": orders, **preset.values}
    jams = int(options.get("jams", "5"))
    assert all(many >= jams for many in driven(options, 5 if jams > 10 else 20))


@pytest.mark.long
@pytest.mark.timeout(3600)
@pytest.mark.parametrize("orders", ["planned", "live"])
def test_full_bouts_of_sensible_coaches_are_as_long_as_they_should_be(orders: str) -> None:
    turns = driven({"jams": "40", "orders": orders}, 5, SensiblePlayer(RULES))
    assert all(40 * 4 <= many <= 43 * 6 for many in turns)
