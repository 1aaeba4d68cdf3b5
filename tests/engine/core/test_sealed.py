"""Sealed lists: chains, readiness, taking back, what a change of the table drops."""

import pytest

from games.core.info import Start
from games.core.match.match import Match, Stuck
from games.core.match.moves import Answered, Conceded, TookBack
from games.core.refused import IllegalMove, Refused, Stale
from games.core.rules import NoApply, NoReveal, Rules
from games.core.streams import Keys
from games.core.text import text
from tests.engine.core.toy import KEY, Toy, again, begin, question, sealed


def chain(*steps):
    """Ask the sealed `steps` one after the other, once."""

    def asks(state, seat, given):
        if state.phases:
            return question("go", "end") if seat not in state.out else None
        return steps[len(given)] if len(given) < len(steps) else None

    return asks


TWO = chain(sealed("a", "b"), sealed("c", "d"))


def test_a_sealed_answer_changes_nothing_until_all_are_in() -> None:
    match = begin(TWO)
    match.answer(0, ("a",))
    match.answer(0, ("d",))
    assert (match.asked, match.ready) == ((1,), (0,))
    assert match.state.shown == [[], []]
    match.answer(1, ("b",))
    match.answer(1, ("c",))
    assert match.state.shown == [["a", "d"], ["b", "c"]]
    assert match.lists == [(), ()]


def test_the_last_answer_of_a_phase_is_final_and_known_to_be() -> None:
    match = begin(TWO)
    assert not match.is_final(0, ("a",))
    match.answer(0, ("a",))
    assert not match.is_final(0, ("d",))  # the other one has still to answer
    match.answer(0, ("d",))
    assert not match.is_final(1, ("b",))  # there is a second question
    match.answer(1, ("b",))
    assert match.is_final(1, ("c",))
    match.answer(1, ("c",))
    assert not match.can_take_back(1)


def test_a_question_with_one_answer_after_the_last_one_does_not_count() -> None:
    match = begin(chain(sealed("a", "b"), sealed("c")), seats=1)
    assert match.is_final(0, ("a",))
    assert match.is_final(0, ("b",))


class Open(Toy):
    """A toy that leaves out what games without sealed phases need not have."""

    reveal = Rules.reveal


def test_a_game_without_sealed_phases_needs_no_reveal() -> None:
    def asks(state, seat, given):
        return question("go", "end") if seat == 0 else None

    match = Match.begin(Open(asks), Start(2), Keys.of(KEY))[0]
    match.answer(0, ("end",))
    assert match.result is not None


def test_a_phase_that_closes_without_reveal_says_what_is_missing() -> None:
    match = Match.begin(Open(TWO), Start(1), Keys.of(KEY))[0]
    match.answer(0, ("a",))
    with pytest.raises(NoReveal, match="toy: sealed answers are in, and its rules have no `rev"):
        match.answer(0, ("d",))


class Sealed(Toy):
    """A toy that leaves out what games without open questions need not have."""

    apply = Rules.apply


def test_a_game_that_asks_openly_says_what_its_answers_do() -> None:
    def asks(state, seat, given):
        return question("go", "end") if seat == 0 else None

    match = Match.begin(Sealed(asks), Start(2), Keys.of(KEY))[0]
    with pytest.raises(NoApply, match="toy: an open answer is in, and its rules have no `apply`"):
        match.answer(0, ("end",))


def test_only_readiness_moves_the_revision_of_a_running_phase() -> None:
    match = begin(TWO)
    shown = match.public_head
    first = match.answer(0, ("a",))
    assert (first.public, first.events, match.revision) == (False, (), 1)
    second = match.answer(0, ("c",))
    assert (second.public, match.revision) == (True, 2)
    match.play(TookBack(0))
    assert match.revision == 3
    assert match.public_head == shown
    assert match.head != shown
    match.answer(0, ("d",))
    match.answer(1, ("a",))
    match.answer(1, ("c",))
    assert match.public_head == match.head


def test_the_order_in_which_seats_answer_makes_no_difference() -> None:
    one, other = begin(TWO), begin(TWO)
    for match, order in ((one, (0, 0, 1, 1)), (other, (1, 0, 1, 0))):
        for seat in order:
            match.answer(seat, (match.questions[seat].options[seat].id,))
    assert one.inner() == other.inner()


def test_taking_back_drops_the_last_answer_and_branches() -> None:
    def asks(state, seat, given):
        if state.phases:
            return question("go", "end")
        if not given:
            return sealed("left", "right")
        if len(given) == 1 and given[0].picks == ("left",):
            return sealed("l1", "l2", "l3")
        return sealed("r1", "r2") if len(given) == 1 else None

    match = begin(asks)
    first = match.questions[0].id
    match.answer(0, ("left",))
    left = match.questions[0].id
    match.play(TookBack(0))
    assert match.questions[0].id == first
    match.answer(0, ("right",))
    assert [option.id for option in match.questions[0].options] == ["r1", "r2"]
    assert match.questions[0].id not in {first, left}
    match.play(TookBack(0))
    match.answer(0, ("left",))
    assert match.questions[0].id == left


def test_forced_answers_go_with_the_answer_before_them() -> None:
    match = begin(chain(sealed("a", "b"), sealed("only"), sealed("c", "d")))
    match.answer(0, ("a",))
    assert [answer.picks for answer in match.lists[0]] == [("a",), ("only",)]
    match.play(TookBack(0))
    assert match.lists[0] == ()
    match.answer(0, ("b",))
    match.answer(0, ("c",))
    match.play(TookBack(0))
    assert [answer.forced for answer in match.lists[0]] == [False, True]


def test_a_chain_of_forced_answers_cannot_be_taken_back() -> None:
    match = begin(lambda state, seat, given: sealed("a", "b") if seat or given else sealed("only"))
    assert not match.can_take_back(0)
    with pytest.raises(Refused) as refused:
        match.play(TookBack(0))
    assert refused.value.why.id == "core-nothing-to-take-back"


def test_an_always_question_stands_with_one_answer_or_none() -> None:
    nothing = sealed(least=0, most=0, always=True)
    match = begin(chain(sealed("only", always=True), nothing))
    match.answer(0, ("only",))
    assert match.questions[0].options == ()
    with pytest.raises(IllegalMove):
        again(match).answer(0, ("only",))
    match.answer(0, ())
    assert match.ready == (0,)


def test_seats_open_one_by_one_while_others_answer_openly() -> None:
    """A seat seals its list while another still answers openly (All-Star's build)."""

    def asks(state, seat, given):
        if state.phases:
            return question("go", "end")
        if not state.open[seat]:
            return question("p", "q")
        return sealed("a", "b") if not given else None

    match = begin(asks)
    match.answer(0, ("p",))
    match.answer(0, ("a",))
    assert (match.asked, match.ready) == ((1,), (0,))
    match.answer(1, ("q",))
    assert match.state.phases == 0
    match.answer(1, ("b",))
    assert match.state.shown == [["a"], ["b"]]


def dropping(state, seat, given):
    """Seat 0 seals a chain whose second step depends on what seat 1 answers openly."""
    if seat == 1:
        return question("x", "y", "z") if len(state.open[1]) < 2 else None
    if state.phases:
        return question("go", "end")
    if not given:
        return sealed("a", "b")
    if len(given) == 1:
        return sealed("c", "d", *state.open[1])
    return None


def test_a_changed_question_drops_the_list_from_there_and_says_so() -> None:
    match = begin(dropping)
    match.answer(0, ("a",))
    match.answer(0, ("c",))
    before = match.questions[0]
    outcome = match.answer(1, ("x",))
    assert before is None
    assert [answer.picks for answer in match.lists[0]] == [("a",)]
    assert [option.id for option in match.questions[0].options] == ["c", "d", "x"]
    whispers = [event for event in outcome.events if event.public is None]
    assert [event.private[0][0] for event in whispers] == [0]
    assert whispers[0].private[0][1].text == text("core-dropped")
    assert whispers[0].seen_by(1) is None
    assert whispers[0].seen_by(None) is None


def test_an_unchanged_list_stays_whatever_others_do() -> None:
    match = begin(dropping)
    asked = match.questions[0].id
    match.answer(1, ("x",))
    assert match.questions[0].id == asked
    match.answer(0, ("b",))
    kept = match.lists[0]
    match.answer(1, ("y",))
    assert match.lists[0] == kept


def test_an_old_question_is_stale() -> None:
    match = begin(TWO)
    old = match.questions[0].id
    match.answer(0, ("a",))
    for move in (Answered(0, old, ("a",)), Answered(1, old, ("a",)), Answered(9, old, ("a",))):
        with pytest.raises(Stale):
            again(match).play(move)


def test_conceding_inside_a_sealed_phase_keeps_what_was_given_and_adds_defaults() -> None:
    match = begin(TWO, seats=3)
    match.answer(0, ("b",))
    match.answer(1, ("b",))
    match.play(Conceded(0))
    assert [answer.picks for answer in match.lists[0]] == [("b",), ("c",)]
    assert match.ready == (0,)
    assert not match.can_take_back(0)
    assert [answer.picks for answer in match.lists[1]] == [("b",)]
    match.answer(1, ("d",))
    match.answer(2, ("a",))
    match.answer(2, ("d",))
    assert match.state.shown[:2] == [["b", "c"], ["b", "d"]]


def test_the_last_to_be_waited_for_may_concede_and_close_the_phase() -> None:
    match = begin(TWO, seats=3)
    for seat in (0, 1):
        match.answer(seat, ("a",))
        match.answer(seat, ("c",))
    match.play(Conceded(2))
    assert match.state.phases == 1
    assert match.asked == (0, 1)


def test_conceding_is_recorded_and_refused_twice_or_where_the_rules_refuse() -> None:
    match = begin(TWO, seats=3)
    match.play(Conceded(0))
    assert again(match).conceded == [0]
    with pytest.raises(Refused) as twice:
        again(match).play(Conceded(0))
    assert twice.value.why.id == "core-cannot-concede"
    match.play(Conceded(1))
    assert match.result is not None
    with pytest.raises(Refused) as over:
        again(match).play(Conceded(2))
    assert over.value.why.id == "core-over"
    with pytest.raises(Refused):
        begin(TWO, may_concede=False).play(Conceded(0))


def test_a_match_that_asks_nobody_is_a_bug_of_its_rules() -> None:
    with pytest.raises(Stuck):
        begin(lambda *_: None)
    with pytest.raises(Stuck):
        begin(lambda *_: sealed("only"))
    with pytest.raises(Stuck):
        begin(lambda *_: question("only"))
