"""Group FDB-3: reveal steps and what cards do."""

import pytest

from .table import Table, cards_of, ids, laid_out, said, who

PILE = "P07 P08 P09 P12 P13"


@pytest.mark.rule("FDB-3.1", "FDB-3.6")
def test_effects_work_in_a_battle_draw_too() -> None:
    table = Table(laid_out("T1 T3 T5 P35 T2", "C1 C3 C5 C6 C2", pile=PILE))
    drawn = [(who(text), cards_of(text)) for text in said(table.told, "draws")]
    assert drawn == [(0, ["P35"]), (1, ["C6"]), (0, ["T2"]), (1, ["C2"])]
    assert table.stars == [1 + 1, 1]  # the shooting star, and a total tie at 3


@pytest.mark.rule("FDB-3.2")
def test_a_chain_of_extra_cards() -> None:
    # E7: seven due, six there; one lost.
    table = Table(laid_out("P33 T2 P34 T1 P35 T7", "P05 P10 P15 C1 C2", pile=PILE))
    seat = table.state.seats[0]
    assert seat.table == ["P33", "T2", "P34", "T1", "P35", "T7"]
    assert seat.stars == 1
    assert table.value(0) == 4
    assert cards_of(said(table.told, "plays")[0]) == ["P33", "T2", "P34"]
    assert cards_of(said(table.told, "extra")[0]) == ["T1", "P35", "T7"]
    assert said(table.told, "missing")[0].args["count"] == 1


@pytest.mark.rule("FDB-3.2")
def test_an_extra_card_that_brings_more_adds_two_again() -> None:
    table = Table(laid_out("P33 T2 T1 P34 T3 T5 T6 T7", "C1 C2 C3 C4", pile=PILE))
    assert table.state.seats[0].table == ["P33", "T2", "T1", "P34", "T3", "T5", "T6"]
    assert table.state.seats[0].deck == ["T7"]


@pytest.mark.rule("FDB-3.3")
def test_gains_come_before_thefts() -> None:
    # E9: a shower and a theft in one step, all at 0 before.
    table = Table(laid_out("P40 T1 T2 T3", "P38 C1 P05 C3", pile=PILE))
    effects = [word for word in ids(table.told) if word in {"gains", "steals"}]
    assert effects == ["gains", "steals"]
    assert table.stars == [2, 1 + 2]  # and seat 1 wins the round


@pytest.mark.rule("FDB-3.3")
def test_stars_then_showers_whatever_the_seats() -> None:
    table = Table(laid_out("P40 T1 T2 T3", "P35 C1 C3 C5", pile=PILE))
    assert [text.args["stars"] for text in said(table.told, "gains")] == [1, 3]


@pytest.mark.rule("FDB-3.3", "FDB-3.4")
def test_thefts_go_clockwise_from_the_first_seat() -> None:
    # E8: first seat 1; only seat 1 has a star; taken by 2, then from 2 by 0. Nobody is asked.
    table = Table(
        laid_out(
            "P37 T1 T2 T3",
            "P05 P04 P03 C1",
            "P38 M1 M2 M3",
            pile="P08 P09 P10",
            stars=(0, 1, 0),
            first=1,
        )
    )
    thefts = [(who(text), text.args["from"].seat) for text in said(table.told, "steals")]
    assert thefts == [(2, 1), (0, 2)]
    assert table.stars == [1, 0 + 2, 0]
    assert {"P37", "P38"} <= set(table.state.box)
    assert "victim" not in table.kinds.values()


@pytest.mark.rule("FDB-3.4")
def test_the_thief_chooses_among_several() -> None:
    table = Table(
        laid_out(
            "P38 T1 T2 T3", "P05 P04 P03 C1", "Q1 M1 M2 M3", pile="P08 P09 P10", stars=(3, 2, 5)
        )
    )
    assert table.kinds == {0: "victim"}
    assert table.options(0) == ["1", "2"]
    table.answer(0, "2")
    assert table.stars == [4, 2 + 2, 4]
    assert "P38" in table.state.box


@pytest.mark.rule("FDB-3.4", "FDB-3.7")
def test_with_nothing_to_steal_the_card_goes_to_the_box_all_the_same() -> None:
    table = Table(laid_out("P38 T1 T2 T3", "P05 P04 P03 C1", pile=PILE, stars=(4, 0)))
    assert table.stars == [4, 2]
    assert "steals-nothing" in ids(table.told)
    assert "P38" in table.state.box


@pytest.mark.rule("FDB-3.5")
def test_a_card_boxed_by_its_effect_is_no_longer_in_play() -> None:
    table = Table(laid_out("P40 T1 T2 T3", "P05 P04 P03 C1", pile=PILE))
    seat = table.state.seats[0]
    assert seat.in_play() == ["T1", "T2"]
    assert table.options(0) == ["T1", "T2"]
    assert table.view().panels[0].table[0].fate == "boxed"


@pytest.mark.rule("FDB-3.6")
def test_nothing_happens_when_a_card_is_taken_or_put_under_a_deck() -> None:
    table = Table(laid_out("T1 T2 T3 T4", "P05 P04 P03 C1", pile="P40 P35 P38 P02 P07 P08"))
    table.keep_all()
    table.answer(0, "P40", "P35")
    assert table.stars == [0, 2]
    table.answer(0, *table.default(0))
    table.answer(1, *table.default(1))
    assert table.state.round == 2
    assert table.stars[0] == 0


@pytest.mark.rule("FDB-3.6")
def test_effects_work_in_the_final_series() -> None:
    table = Table(laid_out("P35 T1 T2", "P05 P04 P40"))
    assert table.stars == [1, 3 + 2]
    assert table.match.result is not None


@pytest.mark.rule("FDB-3.7")
def test_who_gave_up_or_has_no_star_cannot_be_robbed() -> None:
    table = Table(
        laid_out(
            "T1 P38 T2 T3 T4 T5",
            "P05 P04 P03 C1 C2 C3",
            "Q1 M1 M2 M3 M4 M5",
            "S1 S2 S3 S4 S5 S6",
            "Q5 Q6 Q7 Q2 Q3 Q4",
            pile="P08 P09 P10 P13 P14 P15",
            stars=(1, 1, 0, 1, 1),
        )
    )
    assert table.options(0) == ["1", "3", "4"]
    question = table.match.questions[0]
    assert question is not None
    assert [closed.on for closed in question.closed] == ["seat:2"]
    table.concede(3)
    assert table.options(0) == ["1", "4"]
    table.concede(4)  # one target left: done without asking
    assert table.stars == [2, 0 + 2, 0, 1, 1]
