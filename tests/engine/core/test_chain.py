"""Moves form a salted chain, and with the key they are the whole match."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from games.core.info import Start
from games.core.match.match import Match
from games.core.match.moves import Answered, Conceded, TookBack, Undid, first_head, next_head, salt
from games.core.streams import Keys, Streams, derived
from games.driver.supply import start_of
from tests.engine.core.toy import KEY, begin, question
from tests.engine.strategies import every_game, matches, play_on


def heads(moves, key=KEY) -> str:
    head = first_head("toy", 1, Start(2), key)
    for step, move in enumerate(moves, 1):
        head = next_head(head, salt(key, step), move)
    return head


MOVES = (Answered(0, "q", ("a", "b")), TookBack(0), Undid(1), Conceded(1))


def test_the_head_names_every_move_in_its_place() -> None:
    others = [
        MOVES[:3],
        (*MOVES[:2], MOVES[3], MOVES[2]),
        (Answered(0, "q", ("b", "a")), *MOVES[1:]),
        (Answered(0, "p", ("a", "b")), *MOVES[1:]),
        (Answered(1, "q", ("a", "b")), *MOVES[1:]),
        (Answered(0, "q", ("a", "b"), "clock"), *MOVES[1:]),
        (MOVES[0], TookBack(1), *MOVES[2:]),
    ]
    assert len({heads(MOVES), *map(heads, others), heads(MOVES, KEY[::-1])}) == 9


def test_the_head_of_a_match_is_that_of_its_moves() -> None:
    match = begin(lambda *_: question("a", "b"))
    asked = match.questions[1].id
    match.play(Answered(1, asked, ("b",)))
    chain = derived(KEY, "chain")
    first = first_head("toy", 1, Start(2), chain)
    assert match.head == next_head(first, salt(chain, 1), Answered(1, asked, ("b",)))


def test_links_are_salted_with_something_new_each() -> None:
    salts = {salt(KEY, step) for step in range(1000)}
    assert len(salts) == 1000
    assert {len(one) for one in salts} == {16}
    assert salt(KEY[::-1], 1) not in salts


@pytest.mark.slow
@pytest.mark.parametrize("key", every_game())
@settings(max_examples=8)
@given(seed=st.binary(min_size=8, max_size=8))
def test_key_and_moves_are_the_whole_match(key: str, seed: bytes) -> None:
    rules, rng = every_game()[key].rules(), Streams(seed)
    begun = start_of(rules, rng.choice("seats", rules.info.seats), None, seed)
    match = Match.begin(rules, begun, Keys.of(KEY))[0]
    moves = play_on(match, rng, 200)
    other = Match.begin(every_game()[key].rules(), begun, Keys.of(KEY))[0]
    for move in moves:
        other.play(move)
    assert other.snapshot() == match.snapshot()


@pytest.mark.slow
@settings(max_examples=20)
@given(matches("sampler"))
def test_a_loaded_match_is_the_match(match: Match) -> None:
    data = match.snapshot()
    loaded = Match.load(match.rules, data, match.keys)
    assert loaded.snapshot() == data
    assert (loaded.questions, loaded.lists, loaded.result) == (
        match.questions,
        match.lists,
        match.result,
    )
    assert (loaded.asked, loaded.ready) == (match.asked, match.ready)
