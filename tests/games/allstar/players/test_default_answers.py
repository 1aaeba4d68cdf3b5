"""Rules ASD-10.1 to 10.3 played out: the default answers of positions where a wrong one shows."""

import pytest

from games.allstar.state import Hand
from games.core.decision import Picks
from games.core.match.match import Match
from tests.games.allstar.table import RULES, answer, blank, kind, on, squads

THREE = "panda-1 panda-2 panda-6 rabbit-4 walrus-9"
DUCKS5 = "duck-1 duck-3 duck-4 duck-5 duck-6"


def default_of(match: Match, seat: int = 0) -> Picks:
    question = match.questions[seat]
    assert question is not None
    return RULES.default(match.view(seat), question)


def drafting(bench: str, fresh: str, hand: str, *, mode: str = "draft", picks: int = 1) -> Match:
    """A draft of round 2 in which seat 0 has these older and new cards, and this hand first."""
    managers = 3 if mode == "draft" else 2
    state = blank(managers, round=2, arenas=["puddle", "fall"], mode=mode, picks=picks)
    one = state.seats[0]
    one.fresh = sorted(fresh.split())
    one.bench = sorted([*bench.split(), *one.fresh])
    if mode == "market":
        state.market, state.starter = sorted(hand.split()), 0
    elif hand:
        one.queue = [Hand(0, 0, sorted(hand.split()))]
    return on(state)


@pytest.mark.rule("ASD-10.1")
@pytest.mark.parametrize(
    ("bench", "fresh"),
    [("duck-1 duck-2", "bear-3"), ("bear-3", "duck-1 duck-2"), ("duck-1", "duck-2 bear-3")],
)
@pytest.mark.parametrize(
    ("mode", "hand"),
    [("draft", "bear-9 duck-9 wolf-7 tiger-8"), ("market", "bear-9 duck-9 tiger-8")],
)
def test_a_pick_agrees_with_the_whole_bench(bench: str, fresh: str, mode: str, hand: str) -> None:
    """Older cards and those of this round count alike; neither first nor last by id."""
    assert default_of(drafting(bench, fresh, hand, mode=mode)) == ("duck-9",)


@pytest.mark.rule("ASD-10.1")
def test_two_picks_are_the_first_two_of_the_order() -> None:
    hand = "bear-9 duck-9 duck-6 tiger-4 wolf-8"
    match = drafting("duck-1 duck-2", "wolf-3", hand, picks=2)
    assert default_of(match) == ("duck-9", "duck-6")


@pytest.mark.rule("ASD-10.1")
def test_a_toss_counts_the_seven_new_cards_alone() -> None:
    """The older ducks would speak for duck-9, which agrees with nothing that is new."""
    fresh = "bear-1 bear-2 tiger-2 tiger-4 wolf-4 wolf-1 duck-9"
    match = drafting("duck-2 duck-4 duck-6", fresh, "", mode="heritage")
    assert kind(match, 0) == "toss"
    assert default_of(match) == ("duck-9",)


@pytest.mark.rule("ASD-10.1", "ASD-7.4")
def test_a_shootout_is_answered_with_the_strongest_card() -> None:
    """Two pucks; with three managers the number decides between them."""
    hand = "bear-1 duck-8 eagle-3 tiger-4 wolf-2"
    match = squads(f"{THREE} | {hand}", f"{THREE} | horse-1 horse-2", f"{DUCKS5} | horse-3 horse-4")
    assert kind(match, 0) == "shootout"
    assert default_of(match) == ("duck-8",)


@pytest.mark.rule("ASD-10.3")
def test_the_default_change_is_the_strongest_of_all_pairs() -> None:
    team = "panda-1 panda-2 panda-3 bear-5 tiger-6"
    hand = "caribou-8 eagle-1 panda-8 panda-9 wolf-4"
    match = squads(f"{team} | {hand}", f"{DUCKS5} | bear-1 bear-2 bear-4", tickets=(1, 1))
    assert default_of(match) == ("panda-8", "panda-9")
    answer(match, 0, "panda-8 panda-9")
    assert default_of(match) == ("bear-5", "tiger-6")


@pytest.mark.rule("ASD-10.3")
def test_of_equal_changes_the_first_ids_come_in_then_go_out() -> None:
    """One more panda, whatever comes with it: the bear leaves, and any of the pandas."""
    team = "panda-1 panda-2 panda-3 panda-4 bear-6"
    hand = "eagle-1 panda-9 tiger-8 wolf-2"
    match = squads(f"{team} | {hand}", f"{DUCKS5} | bear-1 bear-2 bear-4", tickets=(1, 1))
    assert default_of(match) == ("eagle-1", "panda-9")
    answer(match, 0, "eagle-1 panda-9")
    assert default_of(match) == ("bear-6", "panda-1")


@pytest.mark.rule("ASD-10.3")
def test_leavers_by_default_fit_what_the_owner_brought_in() -> None:
    team = "panda-1 panda-2 bear-3 tiger-5 walrus-8"
    hand = "horse-1 panda-8 wolf-4 wolf-5"
    match = squads(f"{team} | {hand}", f"{DUCKS5} | bear-1 bear-2 bear-4", tickets=(1, 1))
    answer(match, 0, "panda-8 wolf-4 wolf-5")
    assert default_of(match) == ("bear-3", "tiger-5", "walrus-8")
