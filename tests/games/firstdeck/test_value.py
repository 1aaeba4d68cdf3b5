"""Group FDB-4: the value of cards in play."""

import pytest

from games.firstdeck.effects import worth
from games.firstdeck.view import Worth

from .table import RULES, Table, laid_out, said


def value(cards: str) -> Worth:
    return worth(RULES.cards.by_id, cards.split())


@pytest.mark.rule("FDB-4.1", "FDB-4.2")
@pytest.mark.parametrize(
    ("cards", "expected"),
    [
        ("P18 M1 P19", 7),  # E1: 3 + 1 + 3 elves
        ("P02 P03 P05", 9),  # E1: 2 + 3 + 4 dwarfs
        ("P13 P15 C1", 7),  # E1: 3 + 4 barbarians beside a fairy
        ("P13 P28", 5),  # E2: 3 barbarians and two chameleon men
        ("P13 P28 P20", 6),  # E2: now the elves are more
        ("P05 P02 P30", 4),  # E3
        ("P18 P17 P05 P30", 3),  # E3
        ("M1 T7 P30", 0),  # E3
    ],
)
def test_worked_examples(cards: str, expected: int) -> None:
    assert value(cards).value == expected


@pytest.mark.rule("FDB-4.2")
@pytest.mark.parametrize(
    ("cards", "expected"), [("P26 P28", 3), ("P28 T7", 1), ("P35", 0), ("", 0)]
)
def test_without_a_family_the_largest_is_nothing(cards: str, expected: int) -> None:
    assert value(cards) == Worth(expected, "", 0, *_others(cards))


def _others(cards: str) -> tuple[int, int]:
    by_id = [RULES.cards.by_id[card] for card in cards.split()]
    return sum(card.wild for card in by_id), sum(card.gob for card in by_id)


@pytest.mark.rule("FDB-4.3")
def test_goblins_do_not_make_a_smaller_family_the_best() -> None:
    assert value("P18 P17 P05 P30") == Worth(3, "elf", 5, 0, 2)


@pytest.mark.rule("FDB-4.2", "FDB-4.3")
def test_jokers_and_goblins_both_count_on_the_best_family() -> None:
    assert value("P03 P28 P30") == Worth(3, "dwarf", 3, 2, 2)


@pytest.mark.rule("FDB-4.4")
def test_the_chameleon_of_an_extra_card_counts() -> None:
    assert value("P33 T2").value == 3


@pytest.mark.rule("FDB-4.5")
def test_the_best_family_may_change_during_a_battle() -> None:
    # E2: 5 barbarians with the jokers, then 6 elves.
    table = Table(laid_out("P13 P26 P27 P20 T2", "P05 T1 T5 T6 T3", pile="P02 P03 P04 P07"))
    assert len(said(table.told, "battle")) == 1
    assert table.state.seats[0].worth == Worth(6, "elf", 4, 2, 0)
    assert table.stars == [2, 0]


@pytest.mark.rule("FDB-4.6")
def test_of_equal_families_the_first_in_the_fixed_order_is_shown() -> None:
    assert value("P20 P05").family == "dwarf"
    assert value("P25 P20").family == "elf"


@pytest.mark.rule("FDB-4.7")
def test_the_winner_gains_two_stars() -> None:
    # E1: the equal sevens do not matter.
    table = Table(laid_out("P18 M1 P19 T1", "P02 P03 P05 T2", "P13 P15 C1 T3", pile="P07 P08 P10"))
    assert table.stars == [0, 2, 0]
    assert [table.value(seat) for seat in range(3)] == [7, 9, 7]


@pytest.mark.rule("FDB-4.8")
def test_more_stars_than_tokens_can_be_held() -> None:
    table = Table(laid_out("P18 M1 P19 T1", "P02 P03 T5 T2", pile="P07 P08 P10 P11", stars=(80, 0)))
    assert table.stars == [82, 0]
