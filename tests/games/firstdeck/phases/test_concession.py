"""Rules FDB-1.8 and 10.3 to 10.7: giving up at every kind of moment."""

import pytest

from games.core.refused import Refused
from tests.games.firstdeck.table import ALL, RULES, Table, begun, cards_of, ids, laid_out, said, who

TEN = "P02 P03 P04 P07 P08 P09 P10 P12 P13 P14"
THREE = ("P05 P15 P25 T4 T5", "C1 C2 C3 C4 C5", "Q1 Q2 Q3 Q4 Q5")
FOUR = (*THREE, "M1 M2 M3 M4 M5")
THIEF = ("P38 T1 T2 T3", "P05 P01 S3 C1", "Q1 P15 M3 M4", "P25 S2 S5 S6")


@pytest.mark.rule("FDB-1.8")
def test_the_pile_stays_when_somebody_gives_up_before_the_decks_are_given() -> None:
    table = Table.of(begun(4))
    table.concede(table.state.first)
    assert len(table.state.pile) == 40
    left = sorted(table.kinds)
    assert len(left) == 3
    for seat in left:
        table.answer(seat, "C")
    assert table.state.round == 1
    assert len(table.state.row) == 3
    assert table.state.first in left
    held = {table.state.seats[seat].symbol for seat in left}
    assert held == {"C", "T", "Q"}


@pytest.mark.rule("FDB-1.8", "FDB-10.4")
def test_answers_that_are_in_count_when_the_last_one_asked_gives_up() -> None:
    table = Table.of(begun(3))
    table.answer(0, "M")
    table.answer(1, "S")
    table.concede(2)
    assert [table.state.seats[seat].symbol for seat in range(3)] == ["M", "S", ""]


@pytest.mark.rule("FDB-10.3")
@pytest.mark.parametrize("seat", [0, 1])
def test_of_two_the_other_wins_at_once(seat: int) -> None:
    table = Table(laid_out("T1 T2 T3 T4", "P05 P01 S3 C1", pile=TEN, stars=(9, 0)))
    table.concede(seat)
    rows = [(row.place, row.seats, row.score, row.conceded) for row in table.match.result]
    scores = [9, 2]
    assert rows == [(1, (1 - seat,), scores[1 - seat], False), (2, (seat,), scores[seat], True)]
    assert table.view().stage == "over"


@pytest.mark.rule("FDB-10.3")
def test_of_two_the_other_wins_before_there_are_decks() -> None:
    table = Table.of(begun(2))
    table.concede(0)
    assert [row.seats for row in table.match.result] == [(1,), (0,)]


@pytest.mark.rule("FDB-10.4")
def test_the_cards_go_to_the_box_and_the_stars_stay() -> None:
    table = Table(laid_out(*THREE, pile=TEN, stars=(0, 4, 0)))
    table.concede(1)
    assert {"C1", "C2", "C3", "C4", "C5"} <= set(table.state.box)
    assert table.stars == [2, 4, 0]
    assert table.view().panels[1].active is False
    assert 1 not in table.kinds
    with pytest.raises(Refused):
        table.concede(1)


@pytest.mark.rule("FDB-10.4")
def test_the_thief_gives_up_and_its_theft_is_cancelled() -> None:
    table = Table(laid_out(*THIEF, pile=TEN, stars=(3, 3, 3, 3)))
    assert table.kinds == {0: "victim"}
    table.concede(0)
    assert "P38" in table.state.box
    assert "steals" not in ids(table.told)
    assert table.stars == [3, 5, 3, 3]  # compared among those that remain


@pytest.mark.rule("FDB-10.4")
def test_a_possible_victim_gives_up() -> None:
    table = Table(laid_out(*THIEF, pile=TEN, stars=(0, 3, 3, 3)))
    table.concede(2)
    assert table.options(0) == ["1", "3"]
    table.concede(1)  # one is left: done without asking
    assert table.stars == [1, 3, 3, 2 + 2]
    assert table.view().contest.winners == (3,)


@pytest.mark.rule("FDB-10.4")
def test_the_only_seats_with_stars_give_up_and_the_theft_lapses() -> None:
    table = Table(laid_out("P38 P37 T2 T3", *THIEF[1:], pile=TEN, stars=(0, 1, 1, 0)))
    table.concede(1)
    thefts = [word for word in ids(table.told) if word.startswith("steals")]
    assert thefts == ["steals", "steals-nothing"]  # one star was left, for the first of two
    assert table.stars[:3] == [1, 1, 0]


@pytest.mark.rule("FDB-10.4")
def test_a_single_remaining_fighter_wins() -> None:
    decks = ("T1 T3 T5 P38 T2", "C1 C3 C5 C6 C2", "T7 C7 Q7 M7", "P30 P31 S7 S1")
    table = Table(laid_out(*decks, pile=TEN, stars=(0, 1, 1, 1)))
    assert table.kinds == {0: "victim"}
    assert table.view().contest.fighters == (0, 1)
    table.concede(0)
    assert table.view().contest.winners == (1,)
    assert table.stars == [0, 3, 1, 1]


@pytest.mark.rule("FDB-10.4")
def test_where_every_fighter_gives_up_nobody_gains() -> None:
    decks = ("T1 T3 T5 P38 T2", "C1 C3 C5 P37 C2", "T7 C7 Q7 M7", "P30 P31 S7 S1")
    table = Table(laid_out(*decks, pile=TEN, stars=(0, 0, 1, 1)))
    table.concede(0)
    assert table.kinds == {1: "victim"}
    told = table.concede(1)
    assert "nobody" in told
    assert table.stars == [0, 0, 1, 1]
    assert table.kinds == {2: "discard", 3: "discard"}
    table.keep_all()
    assert table.view().choosing == (2, 3)  # counted from the place of the last fighter


@pytest.mark.rule("FDB-10.4")
def test_the_last_loser_to_discard_gives_up() -> None:
    table = Table(laid_out(*THREE, pile=TEN))
    table.answer(1, "C1")
    table.concede(2)
    assert table.state.seats[1].thrown == "C1"
    assert table.kinds == {1: "take_box"}


@pytest.mark.rule("FDB-10.4")
def test_the_only_loser_gives_up_and_taking_begins() -> None:
    decks = ("P05 T1", "P15 Q1", "M1 T3 T5 T6")
    table = Table(laid_out(*decks, pile=TEN))
    assert table.kinds == {2: "discard"}
    table.concede(2)
    assert table.kinds == {0: "take_box"}


@pytest.mark.rule("FDB-10.4")
def test_the_reference_winner_gives_up_and_its_place_still_counts() -> None:
    table = Table(laid_out(*FOUR, pile=TEN))
    table.concede(0)
    table.keep_all()
    assert table.view().choosing == (1, 2, 3)
    assert table.stars[0] == 2
    table.answer(1, "P02")
    table.answer(2, "P03")
    table.answer(3, "P04")
    assert "P07" in table.state.box  # the card too many, rule FDB-6.5
    assert cards_of(said(table.told, "round")[0])[3] == "P07"
    for seat in (1, 2, 3):
        table.answer(seat, *table.default(seat))
    assert table.state.first == 1
    assert len(table.state.row) == 3


@pytest.mark.rule("FDB-10.4")
def test_whoever_is_to_take_gives_up_and_the_next_is_asked() -> None:
    table = Table(laid_out(*FOUR, pile=TEN))
    table.keep_all()
    table.concede(1)
    assert table.kinds == {2: "take"}


@pytest.mark.rule("FDB-10.4")
def test_a_seat_with_its_card_gives_up_while_others_take() -> None:
    table = Table(laid_out(*FOUR, pile=TEN))
    table.keep_all()
    table.answer(1, "P03")
    table.answer(1, "C1", "C2", "C3", "P03")
    table.concede(1)
    assert "P03" in table.state.box
    assert table.kinds == {2: "take"}
    assert not table.match.lists[1]


@pytest.mark.rule("FDB-10.4")
def test_the_last_to_order_gives_up_and_the_others_orders_count() -> None:
    table = Table(laid_out(*THREE, pile=TEN))
    table.keep_all()
    table.answer(1, "P02")
    table.answer(2, "P03")
    table.answer(1, "P02", "C3", "C2", "C1")
    table.answer(2, *table.default(2))
    table.concede(0)
    seat = table.state.seats[1]
    assert [*seat.table, *seat.deck] == ["C4", "C5", "P02", "C3", "C2", "C1"]
    assert len(table.state.row) == 3


@pytest.mark.rule("FDB-10.4")
def test_the_only_one_to_order_gives_up_and_the_round_ends() -> None:
    decks = ("P05 P15 P25", "C1 C2 C3", "Q1 Q2 Q3 Q4 Q5")
    table = Table(laid_out(*decks, pile=TEN))
    table.keep_all()
    table.answer(1, "P02")
    table.answer(2, "P03")
    assert table.kinds == {2: "order"}
    table.concede(2)
    assert table.state.round == 2


@pytest.mark.rule("FDB-10.4", "FDB-7.5")
def test_giving_up_in_the_final_series() -> None:
    decks = ("P38 T1 T3 T5", "P05 P03 C1 P08", "Q1 Q3 Q5 P17 P18")
    table = Table(laid_out(*decks, stars=(1, 1, 1)))
    assert table.kinds == {0: "victim"}
    table.concede(0)
    assert table.view().finals[0].worths[0] is None
    assert {"P38", "T1", "T3", "T5"} <= set(table.state.box)
    assert table.view().last_alone is None  # one card each in the second round
    assert [row.seats for row in table.match.result][-1] == (0,)


@pytest.mark.rule("FDB-10.4", "FDB-7.5")
def test_all_contenders_of_a_final_round_give_up() -> None:
    decks = ("P38 T1", "P37 C1", "", "")
    table = Table(laid_out(*decks, stars=(1, 1, 2, 1)))
    table.concede(0)
    assert table.kinds == {1: "victim"}
    table.concede(1)
    assert [row.place for row in table.match.result] == [1, 2, 3, 4]
    assert [row.seats for row in table.match.result] == [(2,), (3,), (1,), (0,)]
    assert table.stars == [1, 1, 2, 1]


@pytest.mark.rule("FDB-10.5")
def test_two_left_before_anything_was_taken_play_by_the_rule_for_two() -> None:
    table = Table(laid_out(*THREE, pile=TEN))
    table.answer(1)
    table.concede(2)
    assert table.kinds == {1: "take_box"}
    table.answer(1, "P02", "P03")
    assert table.state.seats[0].taken == "P04"


@pytest.mark.rule("FDB-10.5")
def test_two_left_after_a_card_was_taken_go_on_as_before() -> None:
    table = Table(laid_out(*THREE, pile=TEN))
    table.keep_all()
    table.answer(1, "P02")
    table.concede(1)
    assert table.kinds == {2: "take"}
    table.answer(2, "P03")
    assert table.state.seats[0].taken == "P04"
    for seat in (0, 2):
        table.answer(seat, *table.default(seat))
    assert len(table.state.row) == 3  # three cards for two from now on


@pytest.mark.rule("FDB-10.5")
def test_two_left_before_a_row_of_four_take_one_each() -> None:
    table = Table(laid_out(*FOUR, pile=TEN))
    table.concede(2)
    table.concede(3)
    table.keep_all()
    assert table.kinds == {1: "take"}
    table.answer(1, "P02")
    assert table.kinds == {0: "take", 1: "order"}
    table.answer(0, "P03")
    assert {"P04", "P07"} <= set(table.state.box)


@pytest.mark.rule("FDB-10.6")
def test_the_last_one_playing_is_first_whatever_the_stars() -> None:
    table = Table(laid_out(*THREE, pile=TEN, stars=(9, 8, 0)))
    table.concede(0)
    table.concede(1)
    assert [(row.place, row.seats) for row in table.match.result] == [
        (1, (2,)),
        (2, (1,)),
        (3, (0,)),
    ]


@pytest.mark.rule("FDB-10.7")
def test_the_later_to_give_up_ranks_ahead_of_the_earlier() -> None:
    table = Table(laid_out(*FOUR, pile=TEN, stars=(0, 9, 9, 0)))
    table.concede(2)
    table.concede(1)
    table.concede(0)
    rows = [(row.place, row.seats, row.conceded) for row in table.match.result]
    assert rows == [(1, (3,), False), (2, (0,), True), (3, (1,), True), (4, (2,), True)]


def test_cards_are_kept_whoever_gives_up() -> None:
    table = Table(laid_out(*FOUR, pile=TEN))
    table.concede(3)
    assert RULES.inventory(table.state) == ALL
    assert who(said(table.told, "concedes")[0]) == 3
