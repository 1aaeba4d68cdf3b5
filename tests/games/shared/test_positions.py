"""Positions that can be reached: as many as recorded; cards and bytes in them are as they must."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from games.core.data.codec import decode, encode
from games.core.match.match import Match
from games.testing.positions import *  # noqa: F403 - the tests of a game
from tests.engine.strategies import matches, playouts
from tests.games.every import GAMES


@pytest.mark.parametrize("key", GAMES)
def test_cards_are_neither_made_nor_lost(key: str) -> None:
    @settings(max_examples=8)
    @given(matches(key))
    def conserved(match: Match) -> None:
        begun = match.rules.setup(match.start, Match(match.rules, match.start, match.keys).streams)
        held = match.rules.inventory(match.state)
        assert len(held) == len(set(held))
        assert len(held) == len(match.rules.inventory(begun))

    conserved()


@pytest.mark.parametrize("key", GAMES)
def test_equal_states_give_equal_bytes(key: str) -> None:
    rules = GAMES[key].rules()

    @settings(max_examples=8)
    @given(playouts(key), st.just(rules.state_type))
    def canonical(state, kind) -> None:
        again = decode(encode(state), kind)
        assert again == state
        assert encode(again) == encode(state)

    canonical()
