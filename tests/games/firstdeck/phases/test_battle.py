"""Groups FDB-2 and FDB-5: the round, its winner, the battle."""

import pytest

from games.firstdeck.view import Contest
from tests.games.firstdeck.table import Table, begun, cards_of, ids, laid_out, said, who

_WINS = "firstdeck-event-wins"
PILE = "P07 P08 P09 P12 P13"


@pytest.mark.rule("FDB-2.1")
def test_a_main_round_is_played_while_the_pile_lasts() -> None:
    assert Table(laid_out("T1 T2 T3 T4", "C1 C2 C3 C4", pile="P02")).state.round == 1
    assert Table(laid_out("T1 T2 T3 T4", "C1 C2 C3 C4")).state.round == 0


@pytest.mark.rule("FDB-2.2")
@pytest.mark.parametrize(("seats", "size"), [(2, 3), (3, 3), (4, 4), (5, 5)])
def test_the_row_has_a_card_a_seat_and_three_for_two(seats: int, size: int) -> None:
    match = begun(seats, {"decks": "deal"})
    assert len(match.state.row) == size
    assert [place.card for place in match.view(None).row] == match.state.row


@pytest.mark.rule("FDB-2.2")
def test_a_short_pile_gives_a_short_row_in_the_order_turned() -> None:
    decks = ("T1 T2 T3 T4", "C1 C2 C3 C4", "Q1 Q2 Q3 Q4", "M1 M2 M3 M4")
    table = Table(laid_out(*decks, pile="P08 P02"))
    assert table.state.row == ["P08", "P02"]
    assert table.state.pile == []


@pytest.mark.rule("FDB-2.3")
def test_everybody_reveals_three_cards_or_what_there_is() -> None:
    table = Table(laid_out("T1 T2 T3 T4", "P05 C2", pile=PILE))
    assert [seat.table for seat in table.state.seats] == [["T1", "T2", "T3"], ["P05", "C2"]]
    assert [cards_of(text) for text in said(table.told, "plays")] == [
        ["T1", "T2", "T3"],
        ["P05", "C2"],
    ]


@pytest.mark.rule("FDB-2.4", "FDB-2.5", "FDB-2.6")
def test_a_round_is_comparison_then_discard_then_taking_then_order() -> None:
    table = Table(
        laid_out("T1 T2 T3 T4", "P05 P04 C1 C2", "Q1 Q2 Q3 Q4", pile="P07 P08 P09 P10 P13 P14")
    )
    assert table.stars == [0, 2, 0]
    assert table.kinds == {0: "discard", 2: "discard"}
    table.keep_all()
    assert table.kinds == {2: "take"}
    table.answer(2, "P07")
    assert table.kinds == {0: "take", 2: "order"}
    table.answer(0, "P08")
    assert table.kinds == {0: "order", 1: "order", 2: "order"}
    assert table.state.seats[1].taken == "P09"
    for seat in range(3):
        table.answer(seat, *table.default(seat))
    assert table.state.round == 2


@pytest.mark.rule("FDB-2.7")
def test_the_seat_left_of_the_winner_is_first_in_the_next_round() -> None:
    # E12: four seats, winner 2: 3, 0, 1 take, 2 gets the last card; 3 is first next.
    table = Table(
        laid_out(
            "T1 T2 T3 T4", "C1 C2 C3 C4", "P05 P04 Q3 Q4", "M1 M2 M3 M4", pile="P07 P08 P09 P10 P13"
        )
    )
    table.keep_all()
    taking = []
    while "take" in table.kinds.values():
        seat = next(seat for seat, kind in table.kinds.items() if kind == "take")
        taking.append(seat)
        table.answer(seat, table.options(seat)[0])
    assert taking == [3, 0, 1]
    assert table.state.seats[2].taken == "P10"
    for seat in range(4):
        table.answer(seat, *table.default(seat))
    assert table.state.first == 3


@pytest.mark.rule("FDB-5.1")
def test_a_seat_whose_only_card_was_boxed_is_still_a_contender() -> None:
    table = Table(laid_out("P40", "T7 P30 C7"))
    contest = table.view().finals[0]
    assert contest.fighters == (0, 1)
    assert contest.winners == (0, 1)  # 0 to 0, both decks empty
    assert table.stars == [3 + 1, 1]


@pytest.mark.rule("FDB-5.1")
def test_a_seat_that_reveals_nothing_cannot_tie() -> None:
    table = Table(laid_out("T7", "C7", ""))
    assert table.view().finals[0].worths[2] is None
    assert table.stars == [1, 1, 0]


@pytest.mark.rule("FDB-5.2")
def test_one_alone_highest_wins_at_once() -> None:
    table = Table(laid_out("T1 T2 T3 T4", "P05 P04 C1 C2", pile=PILE))
    contest = table.view().contest
    assert isinstance(contest, Contest)
    assert (contest.winners, contest.gain, contest.draws, contest.runner_up) == ((1,), 2, 0, 0)


@pytest.mark.rule("FDB-5.3")
def test_losers_stay_out_even_if_the_fighters_fall() -> None:
    # E4: 7, 7, 6; the fighters fall to 5 and 6; the third seat also has 6.
    table = Table(
        laid_out("P05 P03 T5 P30 T6", "P10 P08 C5 C7 C6", "P15 P12 M1 M2 M3", pile="P07 P09 P13")
    )
    assert [table.value(seat) for seat in range(3)] == [5, 6, 6]
    assert table.stars == [0, 2, 0]
    assert table.view().contest.fighters == (0, 1)


@pytest.mark.rule("FDB-5.4")
def test_a_fighter_with_an_empty_deck_keeps_its_value() -> None:
    # E5, first draw: a fairy outside the best family leaves it at 6 to 6.
    table = Table(laid_out("P05 P02", "P15 P12 C1 T3 T7", pile="P07 P08 P09 P10"))
    assert [cards_of(text) for text in said(table.told, "draws")] == [["T3"], ["T7"]]
    assert [who(text) for text in said(table.told, "keeps")] == [0, 0]


@pytest.mark.rule("FDB-5.5")
def test_an_empty_deck_can_win_a_battle() -> None:
    # E5, second draw: a goblin, 5 against 6.
    table = Table(laid_out("P05 P02", "P15 P12 C1 T3 T7", pile="P07 P08 P09 P10"))
    assert [table.value(0), table.value(1)] == [6, 5]
    assert table.stars == [2, 0]


@pytest.mark.rule("FDB-5.5")
def test_only_those_still_tied_draw_again() -> None:
    table = Table(
        laid_out("T2 T5 T6 T7 T1 T3", "C2 C5 C3 C6 C1", "Q2 Q5 Q3 Q6 Q4", pile="P07 P08 P09 P10")
    )
    draws = [(who(text), cards_of(text)) for text in said(table.told, "draws")]
    assert draws[:3] == [(0, ["T7"]), (1, ["C6"]), (2, ["Q6"])]
    assert 0 not in [seat for seat, _ in draws[3:]]


@pytest.mark.rule("FDB-5.6")
def test_total_tie() -> None:
    # E6: both decks empty at 8; the third seat is out.
    table = Table(
        laid_out(
            "P05 P04 T1",
            "P10 P09 C1",
            "P15 Q1 Q3 Q4",
            pile="P07 P08 P13 P14",
            stars=(5, 3, 0),
        )
    )
    assert [table.value(seat) for seat in range(3)] == [8, 8, 5]
    assert table.stars == [6, 4, 0]
    assert table.kinds == {2: "discard"}
    assert table.state.reference == 0
    assert [seat.won for seat in table.state.seats] == [0, 0, 0]
    table.answer(2)
    assert table.view().choosing == (1, 2, 0)
    table.answer(1, "P07")
    table.answer(2, "P08")
    assert table.kinds == {2: "order"}
    table.answer(2, *table.default(2))
    assert [who(text) for text in said(table.told, "shuffles")] == [0, 1]
    assert sorted([*table.state.seats[0].table, *table.state.seats[0].deck]) == [
        "P04",
        "P05",
        "P13",
        "T1",
    ]


@pytest.mark.rule("FDB-5.7")
def test_a_battle_asks_nothing_but_whom_to_steal_from() -> None:
    table = Table(
        laid_out(
            "T1 T3 T5 P38 T2 T4",
            "C1 C3 C5 C6 C2 C4",
            "T7 C7 Q7 M7",
            pile="P07 P08 P09",
            stars=(0, 1, 1),
        )
    )
    assert table.kinds == {0: "victim"}
    assert table.view().contest.open
    assert table.view().contest.draws == 1
    assert [panel.role for panel in table.view().panels] == ["fighter", "fighter", "loser"]
    assert table.match.questions[0].sitting == "round:1/steal:2"
    assert "wins" not in ids(table.told)
    table.answer(0, "1")
    assert "victim" not in table.kinds.values()


@pytest.mark.rule("FDB-5.3")
def test_a_battle_tells_those_who_fought_what_was_drawn_and_what_it_was_won_against() -> None:
    table = Table(
        laid_out("P05 P03 T5 P30 T6", "P10 P08 C5 C7 C6", "P15 P12 M1 M2 M3", pile="P07 P09 P13")
    )
    drawn = [one for one, word in zip(table.told, ids(table.told), strict=True) if word == "draws"]
    assert len(drawn) >= 2
    assert all(one.decides and not one.aside for one in drawn)
    (won,) = (one for one in table.told if one.public and one.public.text.id == _WINS)
    heard = {seat: part.text for seat, part in won.private}
    assert heard[1].id == f"{_WINS}-against"
    assert [text.args["value"] for text in heard[1].args["others"]] == [5, 6]
    assert {seat: heard[seat].args["mine"] for seat in (0, 2)} == {0: 5, 2: 6}


def test_a_draw_in_the_final_series_is_no_line_of_its_own() -> None:
    table = Table(laid_out("T1 T2 T3 T4", "P07 C2 C1 C4 C3"))
    drawn = [e for e in table.told if e.public and e.public.text.id.endswith("-draws")]
    assert not any(one.decides for one in drawn)
