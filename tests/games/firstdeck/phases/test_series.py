"""Group FDB-7 and rules FDB-10.1, 10.2: the final series and the end."""

import pytest

from games.core.match.course import course
from games.core.view import Standing
from tests.games.firstdeck.table import Table, begun, ids, laid_out, said

E11 = (
    "T1 T3 T6 P02 P03 P07 P12 P13 P17 P22 P23",
    "C1 C3 C5 C6 P08 P04 P18 P24 P26",
    "P05 Q1 Q3 P10 M1 M3 P15 S1 S3 P20 S5 P25 S6",
)


@pytest.mark.rule("FDB-7.1")
def test_whole_decks_are_shuffled_when_the_pile_is_empty() -> None:
    decks = ("P05 P15 P25 T4 T5 T6", "C1 C2 C3 C4 C5 C6", "Q1 Q2 Q3 Q4 Q5 Q6")
    table = Table(laid_out(*decks, pile="P02 P03 P04"))
    table.keep_all()
    table.answer(1, "P02")
    told = table.answer(2, "P03")
    assert [word for word in told if word == "shuffles"] == ["shuffles"] * 3
    before = ["C4", "C5", "C6", "C1", "C2", "C3", "P02"]
    seen = [
        text.args["cards"] for text in said(table.told, "plays")[3:] if text.args["who"].seat == 1
    ]
    after = [card.id for cards in seen for card in cards]
    assert sorted(after) != after
    assert after[:7] != before


@pytest.mark.rule("FDB-7.2", "FDB-7.4", "FDB-7.5")
def test_the_series_runs_until_fewer_than_two_have_cards() -> None:
    # E11: 11, 9 and 13 cards; round 4 is between the first and the third, who is left alone.
    table = Table(laid_out(*E11))
    contests = table.view().finals
    assert [[worth is not None for worth in c.worths] for c in contests] == [
        *[[True, True, True]] * 3,
        [True, False, True],
    ]
    assert all(contest.draws == 0 for contest in contests)
    assert table.view().last_alone == 2
    assert ids(table.told)[-2:] == ["last-cards", "end"]
    won = [contest.winners for contest in contests]
    assert table.stars[2] == 2 * won.count((2,)) + 5


@pytest.mark.rule("FDB-7.2")
def test_nothing_is_thrown_out_or_taken_in_the_series() -> None:
    table = Table(laid_out(*E11))
    assert not {"throws", "throws-none", "takes", "takes-last"} & set(ids(table.told))
    assert table.match.result is not None


@pytest.mark.rule("FDB-7.3")
def test_cards_of_the_series_are_spent() -> None:
    table = Table(laid_out(*E11))
    panel = table.view().panels[0]
    assert len(panel.spent) + len(panel.table) == 11
    assert panel.deck == ()


@pytest.mark.rule("FDB-7.5")
def test_nobody_gets_the_five_stars_when_no_cards_are_left() -> None:
    table = Table(laid_out("P05 T1 T3", "C1 C3 C5"))
    assert table.stars == [2, 0]
    assert table.view().last_alone is None
    assert ids(table.told)[-2:] == ["no-last-cards", "end"]  # promised all along, so it is said


@pytest.mark.rule("FDB-7.5")
def test_five_stars_when_the_others_ran_out_in_a_battle() -> None:
    # Both show 5; the draw empties the second deck and wins for the first, who keeps a card.
    table = Table(laid_out("P05 T1 C1 P26 T5", "P15 Q1 C5 C6"))
    assert table.view().last_alone == 0
    assert table.stars[0] >= 5


@pytest.mark.rule("FDB-7.6")
def test_the_first_seat_moves_in_the_series_too() -> None:
    table = Table(laid_out("T1 T3 T5 T6", "P05 P03 C1 P08", "Q1 Q3 Q5 P17"))
    first = [text.args["who"].seat for text in said(table.told, "plays")]
    assert first == [0, 1, 2, 2, 0, 1]  # seat 1 wins the first round


@pytest.mark.rule("FDB-7.7")
def test_the_series_asks_only_whom_to_steal_from() -> None:
    table = Table(laid_out("P38 T1 T3 T5", "P05 P03 C1 P08", "Q1 Q3 Q5 P17", stars=(1, 1, 1)))
    assert table.kinds == {0: "victim"}
    assert table.match.questions[0].sitting == "final:2/steal:1"
    assert table.view().stage == "final"
    table.answer(0, "2")
    assert table.match.result is not None
    told = [e.public.text.id for e in table.told if (e.heading or e.decides) and e.public]
    rounds = [f"firstdeck-event-final-{how}" for how in ("wins", "wins")]
    assert told == [*rounds, "firstdeck-event-end"]


@pytest.mark.rule("FDB-7.4")
def test_stars_of_cards_count_for_the_round_of_the_series_in_which_they_were_revealed() -> None:
    table = Table(laid_out("T1 T3 T5 P35 C1 C3", "P02 P03 P04 P10 P08 P15"))
    rows = [Standing(1, (seat,), stars) for seat, stars in enumerate(table.stars)]
    found = course(table.told, "stars", rows, 2)
    assert [point.scores for point in found] == [(0, 0), (0, 2), (1, 4)]
    assert all(point.chapter == found[1].chapter for point in found[1:])


@pytest.mark.rule("FDB-10.1")
def test_the_score_is_the_stars() -> None:
    table = Table(laid_out("P05 T1 T3", "C1 C3 C5", "Q1 Q3 Q5", stars=(1, 7, 9)))
    rows = [(row.place, row.seats, row.score) for row in table.match.result]
    assert rows == [(1, (2,), 9), (2, (1,), 7), (3, (0,), 3)]


@pytest.mark.rule("FDB-10.2")
@pytest.mark.parametrize(("tiebreak", "places"), [("shared", [1, 1, 3]), ("rounds", [2, 1, 3])])
def test_equal_stars(tiebreak: str, places: list[int]) -> None:
    decks = ("C1 C3 C5", "P05 T1 T3", "Q1 Q3 Q5")
    table = Table(laid_out(*decks, stars=(7, 5, 1), tiebreak=tiebreak))
    assert [row.place for row in sorted(table.match.result, key=lambda row: row.seats)] == places


@pytest.mark.rule("FDB-10.2")
@pytest.mark.parametrize(
    ("won", "final", "places"),
    [((3, 2), (0, 5), [1, 2]), ((3, 3), (1, 2), [2, 1]), ((3, 3), (2, 2), [1, 1])],
)
def test_ties_are_broken_by_rounds_then_final_rounds(won, final, places) -> None:
    state = laid_out("", "", stars=(7, 7), tiebreak="rounds")
    for seat, alone, late in zip(state.seats, won, final, strict=True):
        seat.won, seat.won_final = alone, late
    result = Table(state).match.result
    assert [row.place for row in sorted(result, key=lambda row: row.seats)] == places


@pytest.mark.rule("FDB-10.2")
def test_the_option_reaches_the_state() -> None:
    assert begun(2, {"tiebreak": "rounds"}).view(None).tiebreak == "rounds"
    assert begun(2).view(None).tiebreak == "shared"
