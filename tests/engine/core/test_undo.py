"""Undo to the last barrier, and what of it others may notice."""

import pytest

from games.core.match.moves import Conceded, TookBack, Undid
from games.core.refused import Refused
from games.core.text import Who, text
from tests.engine.core.toy import Toy, again, begin, question, sealed


def freely(state, seat, given):
    """Both seats answer openly, three times each."""
    return (
        question("a", "b", "final", "throw", "show", "end") if len(state.open[seat]) < 3 else None
    )


def refused(match, move) -> str:
    with pytest.raises(Refused) as no:
        again(match).play(move)
    return no.value.why.id


def test_undo_leads_back_and_the_same_answer_there_again() -> None:
    match = begin(freely)
    asked, before = match.questions[0], (match.inner(), match.encoded(), match.view(None))
    match.answer(0, ("a",))
    after = match.inner(), match.encoded(), match.view(None)
    assert match.undoes(0) == asked.id
    assert match.can_undo(0)
    assert match.undoes(1) is None
    assert not match.can_undo(1)
    outcome = match.play(Undid(0))
    assert (match.inner(), match.encoded(), match.view(None)) == before
    assert match.questions[0] == asked
    assert outcome.events[0].public.text == text("core-undone", who=Who(0))
    match.answer(0, ("a",))
    assert (match.inner(), match.encoded(), match.view(None)) == after


def test_undo_keeps_the_later_answers_of_others() -> None:
    match = begin(freely)
    match.answer(0, ("a",))
    match.answer(1, ("b",))
    match.answer(1, ("a",))
    match = again(match)
    match.play(Undid(0))
    assert match.state.open == [[], ["b", "a"]]
    assert match.can_undo(1)
    match.play(Undid(1))
    match.play(Undid(1))
    assert match.state.open == [[], []]
    assert match.at_barrier


def test_undo_takes_the_own_answers_back_one_by_one() -> None:
    match = begin(freely)
    match.answer(0, ("a",))
    match.answer(0, ("b",))
    match.play(Undid(0))
    assert match.state.open[0] == ["a"]
    match.play(Undid(0))
    assert match.state.open[0] == []
    assert refused(match, Undid(0)) == "core-nothing-to-undo"


@pytest.mark.parametrize("pick", ["final", "throw", "show"])
def test_nothing_is_undone_past_a_final_answer_a_draw_or_what_the_rules_bar(pick: str) -> None:
    match = begin(freely)
    match.answer(0, ("a",))
    match.answer(1, (pick,))
    assert refused(match, Undid(0)) == "core-nothing-to-undo"
    assert refused(match, Undid(1)) == "core-nothing-to-undo"
    assert not match.can_undo(0)
    match.answer(0, ("b",))
    match.play(Undid(0))
    assert match.state.open[0] == ["a"]


def test_a_draw_is_not_drawn_again() -> None:
    match = begin(freely)
    match.answer(0, ("throw",))
    match.answer(0, ("a",))
    thrown = list(match.state.dice)
    match.play(Undid(0))
    assert match.state.dice == thrown
    assert match.streams.counters == {"dice": 1}


def test_nothing_is_undone_past_a_question_opened_for_another() -> None:
    def in_turn(state, seat, given):
        turn = sum(len(own) for own in state.open) // 2 % 2
        return question("a", "b") if turn == seat else None

    match = begin(in_turn)
    match.answer(0, ("a",))
    assert match.can_undo(0)
    match.answer(0, ("a",))
    assert refused(match, Undid(0)) == "core-nothing-to-undo"


def test_nothing_is_undone_past_a_concession_or_the_end() -> None:
    match = begin(freely, seats=3)
    match.answer(0, ("a",))
    match.play(Conceded(1))
    assert not match.can_undo(0)
    match.answer(0, ("b",))
    match.answer(0, ("end",))
    assert refused(match, Undid(0)) == "core-nothing-to-undo"


def test_undo_is_refused_when_a_later_answer_no_longer_fits() -> None:
    """Seat 1 answers a question that is smaller without seat 0's answer."""

    def asks(state, seat, given):
        if seat == 0:
            return question("a", "b") if len(state.open[0]) < 2 else None
        return question("x", "y", *state.open[0]) if len(state.open[1]) < 2 else None

    match = begin(asks)
    match.answer(0, ("a",))
    assert refused(match, Undid(0)) == "core-nothing-to-undo"  # it changed what is asked of seat 1

    def later(state, seat, given):
        if seat == 0:
            return question("a", "b") if len(state.open[0]) < 2 else None
        more = state.open[0] if len(state.open[1]) == 1 else ()
        return question("x", "y", *more) if len(state.open[1]) < 2 else None

    match = begin(later)
    match.answer(0, ("a",))
    match.answer(1, ("x",))
    match.answer(1, ("a",))
    assert refused(match, Undid(0)) == "core-undo-too-late"
    match.play(Undid(1))
    assert match.state.open == [["a"], ["x"]]


def build(state, seat, given):
    """An open, then a sealed answer for each seat."""
    if state.phases:
        return question("go", "end")
    if not state.open[seat]:
        return question("p", "q")
    return sealed("a", "b", f"after-{state.open[seat][0]}") if not given else None


def test_undo_waits_for_the_own_sealed_answers_to_be_taken_back() -> None:
    match = begin(build)
    match.answer(0, ("p",))
    match.answer(0, ("a",))
    assert not match.can_undo(0)
    assert refused(match, Undid(0)) == "core-nothing-to-undo"
    match.play(TookBack(0))
    match.play(Undid(0))
    assert match.state.open == [[], []]
    match.answer(0, ("q",))
    assert [option.id for option in match.questions[0].options][-1] == "after-q"


def test_undo_keeps_sealed_answers_of_others_also_taken_back_ones() -> None:
    match = begin(build, seats=3)
    match.answer(0, ("p",))
    match.answer(1, ("q",))
    match.answer(1, ("a",))
    match.play(TookBack(1))
    match.answer(1, ("b",))
    match = again(match)
    match.play(Undid(0))
    assert [answer.picks for answer in match.lists[1]] == [("b",)]
    match.play(TookBack(1))
    match.play(Undid(1))
    assert match.state.open == [[], [], []]


def test_a_sealed_answer_from_before_the_barrier_may_be_taken_back_before_an_undo() -> None:
    def asks(state, seat, given):
        if seat == 0:
            return sealed("a", "b") if not given else None
        return question("x", "y") if len(state.open[1]) < 3 else None

    match = begin(asks)
    match.answer(0, ("a",))
    match.answer(1, ("x",))
    match.play(TookBack(0))
    match.play(Undid(1))
    assert match.lists == [(), ()]
    match.answer(0, ("b",))
    match.answer(1, ("y",))
    match.play(Undid(1))
    assert [answer.picks for answer in match.lists[0]] == [("b",)]


def test_undo_gives_back_what_the_undone_answer_dropped() -> None:
    def asks(state, seat, given):
        if seat == 1:
            return question("x", "y") if len(state.open[1]) < 2 else None
        return sealed("a", "b", *state.open[1]) if not given else None

    match = begin(asks)
    match.answer(0, ("a",))
    match.answer(1, ("x",))
    assert match.lists[0] == ()
    assert refused(match, Undid(1)) == "core-nothing-to-undo"  # seat 0 was asked anew


def test_a_private_answer_and_its_undo_are_noticed_by_nobody_else() -> None:
    match = begin(freely, private=True)
    shown = match.public_head
    assert not match.answer(0, ("a",)).public
    outcome = match.play(Undid(0))
    assert not outcome.public
    assert [event.public for event in outcome.events] == [None]
    assert outcome.events[0].seen_by(0).text == text("core-undone", who=Who(0))
    assert (match.revision, match.public_head) == (1, shown)


def test_the_head_on_the_board_moves_with_an_undo_and_a_concession() -> None:
    match = begin(freely, seats=3)
    heads = {match.public_head}
    match.answer(0, ("a",))
    heads.add(match.public_head)
    match.play(Undid(0))
    heads.add(match.public_head)
    match.play(Conceded(2))
    heads.add(match.public_head)
    assert len(heads) == 4
    assert match.public_head == match.head
    assert match.revision == 4


def test_what_is_final_may_be_known_by_trying_alone(monkeypatch) -> None:
    """Then no question says it: it is asked of the picks that are given (`TriesOut`)."""
    match = begin(freely)
    question = match.questions[0]
    assert question is not None
    first = (question.options[0].id,)
    assert not match.is_final(0, first)
    monkeypatch.setattr(
        Toy, "final", lambda rules, state, seat, decision, picks: picks == first, raising=False
    )
    assert match.is_final(0, first)
    match.answer(0, first)
    assert not match.can_undo(0)


def plays_apart(monkeypatch, apart) -> None:
    """Let the toy have seats that touch nothing in common."""
    monkeypatch.setattr(Toy, "apart", apart, raising=False)


@pytest.mark.parametrize("pick", ["final", "throw"])
def test_a_barrier_of_a_seat_that_plays_apart_bars_that_seat_alone(monkeypatch, pick: str) -> None:
    plays_apart(monkeypatch, lambda rules, state, seat, other: {seat, other} == {0, 1})
    match = begin(freely)
    match.answer(0, ("a",))
    match.answer(1, ("b",))
    match.answer(1, (pick,))
    match.answer(0, ("b",))
    dice = list(match.state.dice)
    assert match.can_undo(0)
    assert refused(match, Undid(1)) == "core-nothing-to-undo"
    match = again(match)
    match.play(Undid(0))
    match.play(Undid(0))
    assert match.state.open == [[], ["b", pick]]
    assert match.state.dice == dice
    assert match.at_barrier


def test_a_barrier_bars_everybody_where_one_of_them_does_not_play_apart(monkeypatch) -> None:
    plays_apart(monkeypatch, lambda rules, state, seat, other: 2 not in {seat, other})
    match = begin(freely, seats=3)
    match.answer(0, ("a",))
    match.answer(2, ("a",))
    match.answer(1, ("throw",))
    assert not match.can_undo(0)
    assert not match.can_undo(2)
