"""Every game of this release says how its matches went, so that its balance can be checked."""

import pytest

from games.driver.coverage import Coverage
from games.driver.fields import Fields
from games.driver.run import Played, play_match
from games.driver.supply import start_of
from games.registry import load

GAMES = load()


def played(game: str, seats: int, seed: bytes) -> Played:
    rules = GAMES[game].rules()
    start, ai = start_of(rules, seats, {}, seed), GAMES[game].players(rules)["random"]
    ais = dict.fromkeys(range(seats), ai)
    run = (Coverage(rules.info), Fields(), "none")
    return play_match(rules, start, seed, ais, ("random",) * seats, *run)


@pytest.mark.parametrize("game", sorted(GAMES))
def test_a_game_says_how_a_match_went(game: str) -> None:
    for seed in (b"a", b"b"):
        found = played(game, GAMES[game].info.seats[0], seed)
        assert found.figures
        assert found.kinds
        assert found.told


@pytest.mark.parametrize("seats", GAMES["allstar"].info.seats)
def test_season_and_play_offs_make_the_score(seats: int) -> None:
    found = played("allstar", seats, b"all")
    season, playoffs = found.figures["season"], found.figures["play-offs"]
    scores = sorted(row.score for row in found.standings)
    assert sorted(map(sum, zip(season, playoffs, strict=True))) == scores
    assert found.figures["shootouts"] <= found.figures["confrontations"] <= 5
    assert found.figures["champion wins"] <= (not found.figures["no champion"])


def test_all_rounds_of_the_final_series_and_its_battles_are_counted() -> None:
    for seed in (b"1", b"2", b"3"):
        found = played("firstdeck", 3, seed)
        told = found.told["firstdeck-event-final-wins"] + found.told.get(
            "firstdeck-event-final-share", 0
        )
        assert found.figures["main rounds"] == found.told["firstdeck-event-round"]
        assert found.figures["final rounds"] == found.told["firstdeck-event-final-round"]
        assert found.figures["final rounds"] >= told
        assert found.figures["final battles"] <= found.told.get("firstdeck-event-battle", 0)
