"""As many positions are reachable in n answers as recorded: nothing became legal unseen."""

import tomllib
from itertools import islice
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from games.core.data.codec import decode, encode
from games.core.decision import legal_answers
from games.core.match.match import Match
from games.core.streams import Keys
from games.driver.supply import start_of
from tests.games.every import EACH_TABLE, GAMES
from tests.strategies import matches, playouts

RECORDED = tomllib.loads((Path(__file__).parent / "positions.toml").read_text("utf-8"))
KEY = bytes(range(32))
WIDTH, MOST, DEPTH = 10, 250, 5


def reachable(key: str, seats: int) -> list[int]:
    """Return how many different positions there are after 1, 2, ... answers of the first asked."""
    rules = GAMES[key].rules()
    found = [Match.begin(rules, start_of(rules, seats, {}, KEY), Keys.of(KEY))[0].snapshot()]
    counts: list[int] = []
    while len(counts) < DEPTH and len(found) <= MOST:
        after: dict[bytes, bytes] = {}
        for data in found:
            for match in _answered(Match.load(rules, data, Keys.of(KEY)), data):
                after.setdefault(_position(match), match.snapshot())
        found = list(after.values())
        counts.append(len(found))
    return counts


def _position(match: Match) -> bytes:
    """Return what counts as one position: not by which answers it came about."""
    given_ = [[(answer.kind, answer.picks) for answer in own] for own in match.lists]
    return encode((match.state, given_, match.streams.counters))


def _answered(match: Match, data: bytes):
    if match.result is not None:
        return
    seat = match.asked[0]
    question = match.questions[seat]
    assert question is not None
    for picks in islice(legal_answers(question), WIDTH):
        other = Match.load(match.rules, data, Keys.of(KEY))
        other.answer(seat, picks)
        yield other


@pytest.mark.parametrize(("key", "seats"), EACH_TABLE)
def test_as_many_positions_are_reached_as_recorded(key: str, seats: int) -> None:
    counted = reachable(key, seats)
    recorded = RECORDED.get(key, {}).get(str(seats))
    assert recorded == counted, f"[{key}] {seats} = {counted}"


@pytest.mark.parametrize("key", GAMES)
def test_cards_are_neither_made_nor_lost(key: str) -> None:
    @settings(max_examples=8, deadline=None)
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

    @settings(max_examples=8, deadline=None)
    @given(playouts(key), st.just(rules.state_type))
    def canonical(state, kind) -> None:
        again = decode(encode(state), kind)
        assert again == state
        assert encode(again) == encode(state)

    canonical()
