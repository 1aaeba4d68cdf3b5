"""What the players of all games name of a moment (MND-1.1)."""

import re
from functools import cache
from typing import Any

import pytest
from msgspec.structs import replace

from games.ai.mind import (
    STANDINGS,
    Explains,
    Knows,
    Ranks,
    Values,
    holding,
    holds,
    standing,
)
from games.core.decision import is_legal
from games.core.streams import Streams
from games.new.skeleton.game import game as skeleton
from games.registry import load
from games.testing.every import whole_match
from tests.engine import sampler
from tests.games.minds.played import half_sensible

GAMES = load()
MADE_UP = {"skeleton": skeleton(), "sampler": sampler.GAME}  # the pattern, and that of the tests
NAME = re.compile(r"[a-z]+(-[a-z]+)*")
# What a few matches do not come to; tested by itself.
RARE = {"nba": {"overtime", "last-defence"}, "nintendo": {"stealthy"}}


@cache
def seen(key: str) -> dict[str, int]:
    """How often each fact was named, in matches of two and of as many as there may be."""
    game = GAMES[key]
    player, found = game.sensible(game.rules()), dict[str, int]()
    for seats in {2, max(game.info.seats)}:
        for index in range(3):
            for match, seat, question, _ in half_sensible(game, seats, index):
                for name in holding(player, match.view(seat), question):
                    found[name] = found.get(name, 0) + 1
    return found


@pytest.mark.parametrize("key", GAMES)
@pytest.mark.rule("MND-1.1")
def test_every_game_names_facts_and_no_others_than_it_says(key: str) -> None:
    game = GAMES[key]
    player = game.sensible(game.rules())
    assert isinstance(player, Knows)
    assert {*STANDINGS} <= player.names
    assert all(NAME.fullmatch(name) for name in player.names)
    assert {*seen(key)} <= player.names


@pytest.mark.parametrize("key", GAMES)
@pytest.mark.rule("MND-1.1")
def test_every_fact_holds_now_and_then_and_not_always(key: str) -> None:
    """What never holds is a slip of the pen; of what always holds nothing can be said."""
    game = GAMES[key]
    player = game.sensible(game.rules())
    assert isinstance(player, Knows)
    assert player.names - {*seen(key)} - RARE.get(key, set()) == set()
    asked = sum(seen(key)[name] for name in STANDINGS)
    assert [name for name, times in seen(key).items() if times == asked] == []


@pytest.mark.parametrize("key", GAMES)
@pytest.mark.rule("MND-1.1")
def test_facts_are_the_same_whoever_asks_again(key: str) -> None:
    """They follow from what the asked seat sees: they are the same in any world that fits it."""
    game = GAMES[key]
    player, rng = game.sensible(game.rules()), Streams(b"facts")
    seats = max(game.info.seats)
    for match, _ in whole_match(game, seats, 1):
        if match.step % 4:
            continue
        for seat in match.asked:
            question = match.questions[seat]
            assert question is not None
            other = match.redealt(seat, rng)
            again = other.questions[seat]
            assert again is not None
            here = holding(player, match.view(seat), question)
            assert here == holding(player, other.view(seat), again)


@pytest.mark.rule("MND-1.1")
def test_what_is_rare_is_named_where_it_holds() -> None:
    for key, names in RARE.items():
        player = GAMES[key].sensible(GAMES[key].rules())
        for match, seat, question, _ in half_sensible(GAMES[key], 2, 0):
            found = frozenset[str]().union(
                *(holding(player, view, question) for view in rarely(match.view(seat)))
            )
            if names <= found:
                break
        else:
            pytest.fail(f"{key} never names {names}")


def rarely(view: Any) -> list[Any]:
    """Return a view as it would be in overtime, at the last defence, with stealthy characters."""
    if hasattr(view, "pieces"):
        return [replace(view, pieces=[replace(one, flags=("stealth",)) for one in view.pieces])]
    return [replace(view, period=1), replace(view, stage="last")]


@pytest.mark.parametrize("key", MADE_UP)
@pytest.mark.rule("MND-1.1")
def test_games_to_begin_with_have_all_that_a_mind_tells(key: str) -> None:
    game = MADE_UP[key]
    player, found = game.sensible(game.rules()), set[str]()
    assert isinstance(player, Ranks)
    assert isinstance(player, Explains)
    assert isinstance(player, Values)
    assert isinstance(player, Knows)
    for seats in {2, max(game.info.seats)}:
        for match, seat, question, picks in half_sensible(game, seats, 0):
            view = match.view(seat)
            ranked = player.ranked(view, question, Streams(b"one"))
            assert ranked[0].picks == player.answer(view, question, Streams(b"one"))
            assert all(is_legal(question, one.picks) for one in ranked)
            assert player.why(view, question, picks) is not None
            assert sum(player.value(view, one) > 0 for one in range(seats)) <= max(1, seats // 2)
            found |= player.facts(view, question)
    assert found <= player.names
    assert len(found) > len(STANDINGS)


def test_how_one_stands_is_said_against_the_best_of_the_others() -> None:
    assert standing(3, [1, 2]) == "ahead"
    assert standing(3, [3, 2]) == "level"
    assert standing(3, [1, 4]) == "behind"
    assert standing(3, []) == "ahead"
    assert holds(last_round=True, tie=False) == {"last-round"}
