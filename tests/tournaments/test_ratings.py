"""Ratings follow from results, in their order, and from nothing else."""

import random

import pytest
from openskill.models import PlackettLuce

from tournaments.ratings import (
    Key,
    RatedResult,
    Rating,
    Side,
    back_test,
    changes,
    fresh,
    rated_sides,
    rebuilt,
)


def outcome(*places, game="nba", match="m", **more) -> RatedResult:
    sides = tuple(Side((name,), place) for name, place in zip("abcdef", places, strict=False))
    return RatedResult(match=match, game=game, sides=sides, **more)


@pytest.mark.rule("EVT-6.1")
def test_what_is_shown_rises_with_practice_and_is_never_below_zero() -> None:
    assert fresh().value == 1000
    assert Rating(30, 2).value == 1000 + 40 * 24
    assert Rating(-20, 8).value == 0
    assert Rating(25, 8, 9).provisional
    assert not Rating(25, 8, 10).provisional
    after = changes(outcome(1, 2), {})
    assert after["a"].value > 1000
    assert (after["a"].matches, after["a"].sigma < fresh().sigma) == (1, True)


@pytest.mark.rule("EVT-6.1")
def test_the_model_is_plackett_luce_with_ranks_and_ties() -> None:
    model = PlackettLuce()
    expected = model.rate([[model.rating()] for _ in range(3)], ranks=[1, 2, 2])
    found = changes(outcome(1, 2, 2), {})
    assert [(found[one].mu, found[one].sigma) for one in "abc"] == [
        (one.mu, one.sigma) for (one,) in expected
    ]
    assert found["b"] == found["c"]


@pytest.mark.rule("EVT-6.1")
def test_games_and_numbers_of_sides_have_tables_of_their_own() -> None:
    found = rebuilt([outcome(1, 2), outcome(1, 2, game="jam"), outcome(1, 2, 3)])
    assert {*found} == {Key("nba", more=False), Key("jam", more=False), Key("nba", more=True)}
    assert {one.matches for table in found.values() for one in table.values()} == {1}


@pytest.mark.rule("EVT-6.1")
@pytest.mark.parametrize("name", ["with_ai", "cut_short", "adjudicated"])
def test_what_is_not_rated(name) -> None:
    assert rated_sides(outcome(1, 2))
    assert not rated_sides(outcome(1, 2, **{name: True}))
    assert not rated_sides(outcome(1, 2, rated=False))


@pytest.mark.rule("EVT-6.1")
def test_a_seat_that_changed_hands_is_left_out_and_who_vanished_is_last() -> None:
    a, b, c = Side(("a",), 1), Side(("b",), 2, changed=True), Side(("c",), 3)
    three = RatedResult(match="m", game="nba", sides=(a, b, c))
    assert rated_sides(three) == [(("a",), 1), (("c",), 3)]
    assert three.key.more
    two = RatedResult(match="m", game="nba", sides=(a, b))
    assert rated_sides(two) == []
    gone = RatedResult(
        match="m", game="nba", sides=(Side(("a",), 1, changed=True, vanished=True), c)
    )
    assert rated_sides(gone) == [(("a",), 4), (("c",), 3)]


def results(number: int, seed: int) -> list[RatedResult]:
    """Results of people who play better the earlier their letter."""
    rng = random.Random(seed)
    made = []
    for match in range(number):
        people = rng.sample("abcdefghij", rng.choice((2, 2, 3, 4)))
        ranked = sorted(people, key=lambda one: ord(one) + rng.gauss(0, 4))
        sides = tuple(Side((one,), 1 + ranked.index(one)) for one in people)
        made.append(RatedResult(match=str(match), game="nba", sides=sides))
    return made


@pytest.mark.rule("EVT-6.2")
def test_ratings_step_by_step_are_those_computed_from_all_results() -> None:
    made, store = results(300, 1), {}
    for one in made:
        table = store.setdefault(one.key, {})
        table.update(changes(one, table))
    for key, table in rebuilt(made).items():
        for person, rating in table.items():
            assert rating.mu == pytest.approx(store[key][person].mu, abs=1e-6)
            assert rating.sigma == pytest.approx(store[key][person].sigma, abs=1e-6)


@pytest.mark.rule("EVT-6.2")
def test_a_correction_corrects_all_that_came_after() -> None:
    made = results(60, 2)
    first = made[0]
    turned = tuple(Side(side.people, len(first.sides) + 1 - side.place) for side in first.sides)
    other = [RatedResult(match="0", game="nba", sides=turned), *made[1:]]
    before, after = rebuilt(made), rebuilt(other)
    key = first.key
    assert all(before[key][one].matches == after[key][one].matches for one in before[key])
    untouched = {*before[key]} - {one for side in first.sides for one in side.people}
    assert any(before[key][one] != after[key][one] for one in untouched)


@pytest.mark.rule("EVT-6.2")
def test_a_back_test_foretells_more_than_chance_and_nothing_from_nothing() -> None:
    (right, winners), (pairs, of) = back_test(results(400, 3))
    assert winners > 300
    assert right / winners > 0.5
    assert pairs / of > 0.6
    assert back_test([outcome(1, 2)]) == ((0, 0), (0, 0))
    assert back_test([outcome(1, 2), outcome(1, 2), outcome(2, 1)]) == ((1, 2), (1, 2))
