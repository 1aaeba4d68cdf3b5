"""Group ASD-5: groups, Power, criteria, combinations."""

from itertools import combinations

import pytest

from games.allstar.phases.arenas import full, order, showing_of
from games.allstar.strength import best_team
from games.core.streams import Streams

from .table import RULES, scale

NUMBERS = {2: 4, 4: 4, 5: 6, 6: 6}


def best(team: str, managers: int = 4) -> tuple[int, str, str]:
    """Power, criterion and value of a team."""
    ranks = scale(managers)
    strength = ranks.strength(team.split())
    return (strength[0], *ranks.named(-strength[1]))


def beats(one: str, other: str, managers: int = 4) -> bool:
    ranks = scale(managers)
    return ranks.strength(one.split()) > ranks.strength(other.split())


@pytest.mark.rule("ASD-5.1", "ASD-5.2", "ASD-5.3")
def test_e1_power_is_the_largest_group() -> None:
    assert best("caribou-4 shark-4 duck-4 horse-9 bear-2") == (3, "number", "4")


@pytest.mark.rule("ASD-5.1")
def test_cards_without_symbol_form_no_group() -> None:
    assert best("bear-2 tiger-4 shark-1 eagle-6 caribou-8") == (1, "number", "8")


@pytest.mark.rule("ASD-5.2", "ASD-5.4")
def test_e2_five_ducks_before_three_pucks_before_three_bears() -> None:
    ducks = "duck-1 duck-2 duck-3 duck-4 duck-6"
    pucks = "bear-1 tiger-3 shark-6 eagle-4 horse-3"
    bears = "bear-2 bear-3 bear-4 eagle-1 horse-3"
    assert best(ducks) == (5, "species", "duck")
    assert best(pucks) == (3, "symbol", "puck")
    assert best(bears, 3) == (3, "species", "bear")
    assert beats(ducks, pucks)
    assert beats(pucks, bears)


@pytest.mark.rule("ASD-5.4")
def test_e3_symbols_beat_numbers() -> None:
    assert beats(
        "bear-7 tiger-9 shark-3 eagle-4 horse-1", "bear-9 duck-9 wolf-9 eagle-4 horse-1", 2
    )


@pytest.mark.rule("ASD-5.4")
def test_e4_pucks_beat_skates() -> None:
    pucks = "bear-1 tiger-3 shark-6 eagle-4 duck-2"
    skates = "bear-5 tiger-8 shark-4 eagle-1 duck-2"
    assert best(pucks, 2)[1:] == ("symbol", "puck")
    assert best(skates, 2)[1:] == ("symbol", "skates")
    assert beats(pucks, skates, 2)


@pytest.mark.rule("ASD-5.3")
def test_e5_the_best_group_of_a_team() -> None:
    both = "panda-5 caribou-4 horse-6 panda-1 panda-9"
    assert best(both, 4) == best(both, 6) == (3, "symbol", "helmet")
    pandas = "panda-5 caribou-4 duck-6 panda-1 panda-9"
    ranks = {managers: scale(managers).criteria.index("species") for managers in (4, 6)}
    assert best(pandas, 4) == best(pandas, 6) == (3, "species", "panda")
    assert ranks == {4: 2, 6: 1}


@pytest.mark.rule("ASD-5.4", "ASD-5.5")
def test_e7_equal_best_groups_are_tied_whatever_the_rest() -> None:
    one = "bear-3 wolf-3 duck-3 bear-1 shark-6"  # two pucks besides
    other = "eagle-3 caribou-3 horse-3 bear-2 wolf-9"
    assert best(one) == best(other) == (3, "number", "3")
    assert not beats(one, other)
    assert not beats(other, one)


@pytest.mark.rule("ASD-5.5")
def test_e8_power_one_is_the_best_single_attribute() -> None:
    a = "bear-2 tiger-4 shark-1 eagle-6 caribou-8"
    b = "duck-5 bear-3 tiger-2 shark-7 eagle-1"
    assert best(a, 4) == (1, "number", "8")
    assert best(a, 6) == (1, "species", "bear")
    assert best(b, 4) == (1, "symbol", "goal")
    assert beats(b, a, 4)
    assert beats(b, a, 6)


@pytest.mark.rule("ASD-5.5")
def test_two_teams_can_tie_on_a_species() -> None:
    one, other = "duck-1 duck-2 duck-3 duck-4 bear-6", "duck-5 duck-6 duck-7 duck-8 wolf-9"
    assert not beats(one, other)
    assert not beats(other, one)


def full_of(team: str) -> tuple[tuple[str, int], tuple[str, int]] | None:
    split = full(scale(), team.split())
    return None if split is None else tuple((group.value, group.size) for group in split)  # type: ignore[return-value]


@pytest.mark.rule("ASD-5.6")
@pytest.mark.parametrize(
    ("team", "expected"),
    [
        ("duck-2 duck-6 duck-9 horse-5 panda-5", (("duck", 3), ("5", 2))),
        ("caribou-4 rabbit-4 duck-4 shark-4 bear-8", (("helmet", 3), ("4", 2))),
        ("duck-1 duck-2 duck-4 duck-6 duck-9", None),
        ("shark-9 caribou-9 wolf-9 panda-9 panda-1", (("9", 3), ("panda", 2))),
        ("shark-9 caribou-9 wolf-9 panda-9 bear-1", None),
    ],
)
def test_e9_three_and_a_pair(team: str, expected: object) -> None:
    assert full_of(team) == expected


@pytest.mark.rule("ASD-5.6")
def test_e10_straights() -> None:
    ranks = scale()
    low = ["bear-3", "wolf-4", "duck-5", "eagle-6", "horse-7"]
    high = ["duck-5", "wolf-6", "bear-7", "eagle-8", "tiger-9"]
    same = ["tiger-3", "shark-4", "horse-5", "panda-6", "rabbit-7"]
    pucks = ["bear-1", "tiger-3", "shark-6", "eagle-5", "caribou-2"]
    wrap = ["bear-8", "wolf-9", "duck-1", "eagle-2", "horse-3"]
    assert order(ranks, "run", low) > order(ranks, "run", pucks)
    assert order(ranks, "run", high) > order(ranks, "run", low)
    assert order(ranks, "run", same) == order(ranks, "run", low)
    assert showing_of(ranks, "run", high).top == 9
    assert showing_of(ranks, "run", wrap).combo == ""
    assert order(ranks, "", low) < order(ranks, "", pucks)


@pytest.mark.rule("ASD-5.6")
def test_e11_one_of_each_symbol() -> None:
    ranks = scale()
    kit = ["caribou-2", "bear-9", "shark-2", "wolf-3", "duck-5"]
    fives = ["duck-1", "duck-2", "duck-3", "duck-4", "duck-6"]
    other = ["wolf-7", "tiger-5", "panda-5", "eagle-8", "duck-5"]
    assert showing_of(ranks, "kit", kit).combo == "kit"
    assert order(ranks, "kit", kit) > order(ranks, "kit", fives)
    assert order(ranks, "kit", kit) == order(ranks, "kit", other)
    assert best(" ".join(kit)) == (2, "number", "2")
    assert order(ranks, "run", kit) < order(ranks, "run", fives)


@pytest.mark.rule("ASD-5.6")
def test_two_full_houses_are_compared_by_three_then_pair() -> None:
    ranks = scale()
    nines = ["shark-9", "caribou-9", "wolf-9", "panda-1", "panda-6"]
    eights = ["wolf-8", "caribou-8", "panda-8", "bear-2", "bear-3"]
    weak = ["tiger-9", "eagle-9", "duck-9", "rabbit-1", "rabbit-2"]
    assert order(ranks, "full", nines) > order(ranks, "full", eights)
    assert order(ranks, "full", nines) > order(ranks, "full", weak)
    assert order(ranks, "full", weak) > order(ranks, "full", eights)


@pytest.mark.rule("ASD-10.2")
@pytest.mark.parametrize("managers", [2, 3, 5, 6])
@pytest.mark.parametrize("size", [6, 8, 12])
def test_the_best_team_is_the_best_of_all_teams(managers: int, size: int) -> None:
    ranks, rng = scale(managers), Streams(b"teams")
    for _ in range(12):
        cards = rng.sample("hands", list(RULES.cards.players), size)
        teams = [tuple(sorted(team)) for team in combinations(cards, 5)]
        strongest = max(ranks.strength(team) for team in teams)
        first = min(team for team in teams if ranks.strength(team) == strongest)
        assert best_team(ranks, cards) == first
