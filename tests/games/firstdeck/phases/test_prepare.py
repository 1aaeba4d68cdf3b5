"""Group FDB-6: discarding, taking, putting back; and the defaults."""

import pytest

from games.core.decision import check
from games.core.match.moves import TookBack
from games.core.refused import IllegalMove
from tests.games.firstdeck.table import Table, begun, ids, laid_out, said, who

TEN = "P02 P03 P04 P07 P08 P09 P10 P12 P13 P14"
FOUR = ("T1 T2 T3 T4", "C1 C2 C3 C4", "P05 P15 Q3 Q4", "M1 M2 M3 M4")


def two(pile: str = TEN) -> Table:
    """Seat 1 wins with 7 dwarfs; seat 0 loses."""
    return Table(laid_out("T1 T2 T3 T4 T5", "P05 S4 C1 C2 C3", pile=pile))


def three(*, tail: str = "", pile: str = TEN) -> Table:
    """Seat 0 wins."""
    return Table(laid_out("P05 P15 P25 T4" + tail, "C1 C2 C3 C4", "Q1 Q2 Q3 Q4", pile=pile))


def taken_by_all(table: Table) -> Table:
    """Everybody keeps all and takes the first card there is."""
    table.keep_all()
    while "take" in table.kinds.values():
        seat = next(seat for seat, kind in table.kinds.items() if kind == "take")
        table.answer(seat, table.options(seat)[0])
    return table


@pytest.mark.rule("FDB-6.1")
def test_every_loser_may_throw_one_card_out_and_all_are_shown_together() -> None:
    table = three()
    assert table.kinds == {1: "discard", 2: "discard"}
    assert table.answer(1, "C1") == []
    assert table.state.seats[1].thrown == ""
    assert table.view(2) == three().view(2)
    assert table.answer(2)[:2] == ["throws", "throws-none"]
    assert table.state.box[-1] == "C1"
    assert table.state.seats[1].in_play() == ["C2", "C3"]
    assert table.view().panels[1].table[0].fate == "thrown"


@pytest.mark.rule("FDB-6.1")
def test_a_discard_may_be_changed_until_all_are_in() -> None:
    table = three()
    table.answer(1, "C1")
    table.match.play(TookBack(1))
    table.answer(1, "C2")
    table.answer(2)
    assert table.state.seats[1].in_play() == ["C1", "C3"]


@pytest.mark.rule("FDB-6.2")
def test_taking_begins_left_of_the_winner_who_gets_the_last_card() -> None:
    table = three()
    table.keep_all()
    assert table.view().queue == (1, 2, 0)
    table.answer(1, "P03")
    assert table.options(2) == ["P02", "P04"]
    told = table.answer(2, "P04")
    assert told == ["takes", "takes-won"]
    assert table.state.seats[0].taken == "P02"


@pytest.mark.rule("FDB-6.3")
def test_with_equal_stars_the_last_clockwise_from_the_first_seat_counts() -> None:
    decks = ("P05 T1", "P15 Q1", "M1 T3 T5 T6")
    table = Table(laid_out(*decks, pile=TEN, first=1, stars=(2, 2, 0)))
    assert table.view().contest.winners == (0, 1)
    assert table.state.reference == 0  # counted from seat 1: 1, 0


@pytest.mark.rule("FDB-6.3")
def test_of_several_winners_the_richest_counts() -> None:
    decks = ("P05 T1", "P15 Q1", "M1 T3 T5 T6")
    table = Table(laid_out(*decks, pile=TEN, first=1, stars=(2, 3, 0)))
    assert table.state.reference == 1


@pytest.mark.rule("FDB-6.4")
def test_a_taken_card_lies_behind_the_others_and_does_nothing() -> None:
    table = three(pile="P40 P35 P33 P02 P03 P04")
    table.keep_all()
    stars = table.stars
    table.answer(1, "P35")
    assert table.state.seats[1].table == ["C1", "C2", "C3", "P35"]
    assert table.stars == stars
    assert table.value(1) == 3
    shown = table.view().panels[1].table[-1]
    assert (shown.fate, shown.counts) == ("taken", False)


@pytest.mark.rule("FDB-6.5")
def test_with_too_few_cards_the_last_seats_take_nothing() -> None:
    table = Table(laid_out(*FOUR, pile="P07 P08"))
    table.keep_all()
    table.answer(3, "P07")
    assert [who(text) for text in said(table.told, "takes")] == [3]
    assert [who(text) for text in said(table.told, "takes-last")] == [0]


@pytest.mark.rule("FDB-6.6")
def test_of_two_the_loser_takes_one_card_and_boxes_another() -> None:
    # E10: goblins, elves, a star shower.
    table = two(pile="P30 P20 P40 P02 P03 P04")
    table.keep_all()
    assert table.kinds == {0: "take_box"}
    table.answer(0, "P20", "P40")
    assert [seat.taken for seat in table.state.seats] == ["P20", "P30"]
    assert table.state.box[-1] == "P40"


@pytest.mark.rule("FDB-6.6")
def test_of_two_cards_the_loser_takes_one_and_the_winner_gets_the_other() -> None:
    table = two(pile="P30 P20")
    table.keep_all()
    assert table.kinds == {0: "take"}
    table.answer(0, "P20")
    assert [who(text) for text in said(table.told, "takes-won")] == [1]


@pytest.mark.rule("FDB-6.6")
def test_a_single_card_goes_to_the_first() -> None:
    table = two(pile="P30")
    table.keep_all()
    assert [who(text) for text in said(table.told, "takes-last")] == [0]


@pytest.mark.rule("FDB-6.7")
def test_cards_go_under_the_deck_in_the_order_named() -> None:
    table = taken_by_all(three())
    table.answer(1, "P02", "C3", "C2", "C1")
    table.answer(2, *table.default(2))
    table.answer(0, *table.default(0))
    seat = table.state.seats[1]
    assert [*seat.table, *seat.deck] == ["C4", "P02", "C3", "C2", "C1"]


@pytest.mark.rule("FDB-6.8")
def test_a_deck_that_ran_empty_is_shuffled_without_asking() -> None:
    table = taken_by_all(Table(laid_out("P05 P15 P25", "C1 C2 C3 C4", "Q1 Q2 Q3 Q4", pile=TEN)))
    assert table.kinds == {1: "order", 2: "order"}
    table.answer(1, *table.default(1))
    told = table.answer(2, *table.default(2))
    assert "shuffles" in told
    assert who(said(table.told, "shuffles")[0]) == 0
    assert table.view(0).panels[0].ordered


@pytest.mark.rule("FDB-6.8")
def test_where_all_decks_ran_empty_the_next_round_begins_at_once() -> None:
    table = Table(laid_out("T1 T2 T3", "P05 C1 C2", pile=TEN))
    table.keep_all()
    question = table.match.questions[0]
    assert question is not None
    assert all(option.final for option in question.options)  # what follows cannot be undone
    told = table.answer(0, "P02", "P03")
    assert told[:5] == ["takes", "boxes", "takes-won", "shuffles", "shuffles"]
    assert table.state.round == 2


@pytest.mark.rule("FDB-6.2", "FDB-6.9")
def test_a_card_taken_is_final_once_somebody_else_is_asked() -> None:
    table = three()
    table.keep_all()
    question = table.match.questions[1]
    assert question is not None
    assert all(option.final for option in question.options)
    table.answer(1, "P03")
    assert not table.match.can_undo(1)
    last = Table(laid_out("T1 T2 T3 T4", "P05 C1 C2", pile=TEN))  # who is shuffled orders nothing
    last.keep_all()
    question = last.match.questions[0]
    assert question is not None
    assert not any(option.final for option in question.options)
    last.answer(0, "P02", "P03")
    assert last.match.can_undo(0)


@pytest.mark.rule("FDB-6.9")
def test_order_opens_while_others_still_take_and_may_be_changed() -> None:
    table = three()
    table.keep_all()
    table.answer(1, "P03")
    assert table.kinds == {1: "order", 2: "take"}
    table.answer(1, "C3", "C2", "C1", "P03")
    assert table.match.ready == (1,)
    assert table.state.round == 1
    table.match.play(TookBack(1))
    table.answer(1, "P03", "C1", "C2", "C3")
    table.answer(2, "P02")
    table.answer(2, *table.default(2))
    assert table.state.round == 1
    table.answer(0, *table.default(0))
    assert table.state.round == 2
    seat = table.state.seats[1]
    assert [*seat.table, *seat.deck] == ["C4", "P03", "C1", "C2", "C3"]


@pytest.mark.rule("FDB-6.9")
def test_one_waiting_period_is_one_sitting() -> None:
    table = two()
    sittings = [table.match.questions[0].sitting]
    table.answer(0)
    sittings.append(table.match.questions[0].sitting)
    table.answer(0, "P02", "P03")
    sittings.append(table.match.questions[0].sitting)
    assert sittings == ["round:1/take"] * 3
    apart = three()
    assert apart.match.questions[1].sitting == "round:1/discard"


@pytest.mark.rule("FDB-6.10")
def test_after_full_rows_everybody_holds_a_card() -> None:
    for seed in range(12):
        match = begun(2 + seed % 4, key=b"%d" % seed)
        while match.result is None and not match.state.final_round:
            assert match.state.round == 0 or all(seat.table for seat in match.state.seats)
            seat = match.asked[0]
            question = match.questions[seat]
            match.answer(seat, tuple(o.id for o in question.options[: question.most]))


@pytest.mark.rule("FDB-6.11")
def test_the_round_that_empties_the_pile_asks_for_no_order() -> None:
    table = three(pile="P02 P03 P04")
    assert table.kinds == {1: "discard", 2: "discard"}
    table.keep_all()
    table.answer(1, "P02")
    told = table.answer(2, "P03")
    assert told[2:6] == ["under", "under", "under", "series"]
    assert table.state.final_round


@pytest.mark.rule("FDB-9.1")
def test_picks_outside_the_bounds_are_refused() -> None:
    table = three()
    question = table.match.questions[1]
    assert (question.least, question.most) == (0, 1)
    for picks in (("C1", "C2"), ("Q1",), ("C4",)):
        with pytest.raises(IllegalMove):
            check(question, picks)
    table = taken_by_all(table)
    order = table.match.questions[1]
    for picks in (("C1", "C2"), ("C1", "C1", "C2", "C3")):
        with pytest.raises(IllegalMove):
            check(order, picks)


@pytest.mark.rule("FDB-9.2")
def test_cards_of_one_name_are_told_apart() -> None:
    table = Table(laid_out("P30 P31 T1 T2", "P05 S4 C1 C2", pile=TEN))
    assert table.options(0) == ["P30", "P31", "T1"]
    table.answer(0, "P31")
    assert table.state.seats[0].in_play() == ["P30", "T1"]


@pytest.mark.rule("FDB-9.3")
def test_defaults() -> None:
    # E13: rank 2 rather than rank 3.
    table = three(pile="P30 P28 P20 P02 P03 P04")
    assert table.default(1) == ()
    table.keep_all()
    assert table.default(1) == ("P20",)
    table.answer(1, "P28")
    assert table.default(2) == ("P20",)
    table.answer(2, "P20")
    assert table.default(1) == ("C1", "C2", "C3", "P28")
    pair = two(pile="P31 P26 P40 P02 P03 P04")
    pair.keep_all()
    assert pair.default(0) == ("P40", "P26")
    equal = three(pile="P04 P08 P30 P03 P02 P07")
    equal.keep_all()
    assert equal.default(1) == ("P04",)  # of equal rank the first in the row


@pytest.mark.rule("FDB-9.3")
def test_the_default_deck_list_starts_at_the_seat() -> None:
    match = begun(5)
    lists = [match.rules.default(match.view(s), match.questions[s]) for s in range(5)]
    assert lists[0] == ("T", "C", "Q", "M", "S")
    assert lists[3] == ("M", "S", "T", "C", "Q")


@pytest.mark.rule("FDB-9.3", "FDB-9.4")
def test_by_default_the_richest_is_robbed_and_nothing_else_is_open() -> None:
    decks = ("P38 T1 T2 T3", "P05 P01 S3 C1", "Q1 M1 M2 M3")
    table = Table(laid_out(*decks, pile=TEN, stars=(3, 2, 5)))
    assert table.match.asked == (0,)
    assert table.default(0) == ("2",)
    table = Table(laid_out(*decks, pile=TEN, stars=(3, 4, 4)))
    assert table.default(0) == ("1",)  # the next clockwise


@pytest.mark.rule("FDB-6.2")
def test_a_take_can_be_undone_until_somebody_else_is_asked() -> None:
    table = two()
    table.keep_all()
    table.answer(0, "P02", "P03")
    assert not table.match.can_undo(0)  # seat 1 orders its cards now
    lone = Table(laid_out("T1 T2 T3 T4", "P05 C1 C2", pile=TEN))
    lone.keep_all()
    lone.answer(0, "P02", "P03")
    assert lone.kinds == {0: "order"}
    assert lone.match.can_undo(0)


def test_the_log_of_a_round_reads_in_order() -> None:
    table = three()
    assert ids(table.told) == ["round", "plays", "plays", "plays", "values", "wins"]
    heading = [event.heading for event in table.told]
    assert heading == [True, *[False] * 5]
