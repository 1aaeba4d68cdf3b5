"""Every pick within the bounds is legal, everything else is refused."""

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from games.core.decision import (
    Answer,
    Confirm,
    Decision,
    Option,
    StandingOrder,
    Total,
    absorbed,
    check,
    confirmed,
    in_order,
    is_final,
    is_legal,
    legal_answers,
    only_answer,
    pays,
    question_id,
    random_picks,
    standing_answer,
    sums,
)
from games.core.refused import IllegalMove
from games.core.streams import Streams
from games.core.text import text
from tests.engine.core.toy import KEY, question


def payment(*weights: int, need: int, most: int | None = None) -> Decision:
    options = tuple(
        Option(f"c{place}", text("toy-option"), weight=weight)
        for place, weight in enumerate(weights)
    )
    most = len(weights) if most is None else most
    return Decision("toy.q", "TOY-1", text("toy-prompt"), options, "s", most=most, least_total=need)


@pytest.mark.parametrize(
    ("picks", "why"),
    [
        (("z",), "core-pick-unknown"),
        (("a", "a"), "core-pick-twice"),
        (("a",), "core-pick-few"),
        (("a", "b", "c", "d"), "core-pick-many"),
    ],
)
def test_picks_outside_the_bounds_are_refused_with_a_reason(picks, why) -> None:
    with pytest.raises(IllegalMove) as refused:
        check(question("a", "b", "c", "d", least=2, most=3), picks)
    assert refused.value.why.id == why


@pytest.mark.parametrize("picks", [(), ("a",), ("a", "b", "c")])
def test_an_exact_number_is_named_as_such(picks) -> None:
    with pytest.raises(IllegalMove) as refused:
        check(question("a", "b", "c", "d", least=2, most=2), picks)
    assert refused.value.why == text("core-pick-exact", most=2, count=len(picks))


def test_a_payment_too_small_is_refused() -> None:
    with pytest.raises(IllegalMove) as refused:
        check(payment(1, 2, 5, need=6), ("c1", "c0"))
    assert refused.value.why == text("core-pick-sum", need=6, sum=3)
    check(payment(1, 2, 5, need=6), ("c2", "c0"))


@pytest.mark.parametrize(
    ("asked", "answer"),
    [
        (question("a"), ("a",)),
        (question("a", "b", least=2, most=2), ("a", "b")),
        (question("a", "b", least=2, most=2, ordered=True), None),
        (question("a", "b"), None),
        (question("a", least=0), None),
        (question(least=0, most=0), ()),
        (payment(1, 2, need=3), ("c0", "c1")),
        (payment(2, 2, need=2), None),
        (question("a", ordered=True), ("a",)),
    ],
)
def test_a_question_with_one_answer_is_known_as_such(asked: Decision, answer) -> None:
    assert only_answer(asked) == answer
    if answer is not None and asked.options:
        assert list(legal_answers(asked)) == [answer]


@given(
    weights=st.lists(st.integers(0, 5), min_size=1, max_size=6),
    need=st.integers(0, 12),
    ordered=st.booleans(),
    data=st.data(),
)
def test_random_picks_are_legal_and_among_all_legal_answers(weights, need, ordered, data) -> None:
    least = data.draw(st.integers(0 if not need else 1, len(weights)))
    most = data.draw(st.integers(max(least, 1), len(weights)))
    need = min(need, sum(sorted(weights)[-most:]))
    asked = msgspec.structs.replace(
        payment(*weights, need=need), least=least, most=most, ordered=ordered
    )
    picks = random_picks(asked, Streams(data.draw(st.binary(min_size=1, max_size=4))), "x")
    assert is_legal(asked, picks)
    assert picks in set(legal_answers(asked)) or not ordered
    assert in_order(asked, picks) in set(legal_answers(asked))


def test_the_order_of_picks_counts_only_where_asked_for() -> None:
    assert in_order(question("a", "b", "c", most=3), ("c", "a")) == ("a", "c")
    ordered = question("a", "b", "c", most=3, ordered=True)
    assert in_order(ordered, ("c", "a")) == ("c", "a")


def test_what_confirming_means_depends_on_what_is_picked() -> None:
    ends = Confirm(text("toy-ends"), final=True, given=("a", "b"), without=("c",))
    other = Confirm(text("toy-goes-on"))
    asked = question("a", "b", "c", "final", most=4, confirm=(ends, other))
    assert confirmed(asked, ("b", "a")) == ends
    assert confirmed(asked, ("a",)) == confirmed(asked, ("a", "b", "c")) == other
    assert [is_final(asked, one) for one in (("a", "b"), ("a",), ("c", "final"))] == [
        True,
        False,
        True,
    ]
    assert not is_final(question("a", least=0), ())
    assert is_final(question("a", least=0, none_final=True), ())
    assert confirmed(question("a"), ("a",)) is None


def test_a_question_id_changes_with_the_question() -> None:
    asked = question("a", "b", "c", most=2)
    other = [
        question("a", "b", most=2),
        question("b", "a", "c", most=2),
        question("a", "b", "c", most=3),
        question("a", "b", "c", most=2, least=2),
        question("a", "b", "c", most=2, ordered=True),
        msgspec.structs.replace(asked, kind="toy.other"),
        msgspec.structs.replace(asked, least_total=1),
    ]
    ids = {question_id(KEY, b"", 0, one) for one in [asked, *other]}
    ids.add(question_id(KEY, b"", 1, asked))
    ids.add(question_id(KEY, absorbed(b"", Answer("x", "toy.q", ("a",))), 0, asked))
    ids.add(question_id(KEY[::-1], b"", 0, asked))
    assert len(ids) == 11


def test_a_question_id_ignores_words_and_badges() -> None:
    asked = question("a", "b")
    said = msgspec.structs.replace(asked, prompt=text("other", seat=1), closed=(), sitting="t")
    assert question_id(KEY, b"", 0, asked) == question_id(KEY, b"", 0, said)
    bears = tuple(msgspec.structs.replace(one, number=7) for one in asked.options[:1])
    shirts = msgspec.structs.replace(asked, options=(*bears, *asked.options[1:]))
    assert (asked.numbered, shirts.numbered) == (False, True)
    assert question_id(KEY, b"", 0, asked) == question_id(KEY, b"", 0, shirts)


def test_a_sum_that_is_no_payment_says_itself_what_is_missing() -> None:
    blockers = payment(1, 0, 0, 0, need=1, most=3)
    assert pays(blockers)
    fresh = msgspec.structs.replace(blockers, least=3, total=Total(text("toy-fresh", who="B")))
    assert not pays(fresh)
    with pytest.raises(IllegalMove) as refused:
        check(fresh, ("c1", "c2", "c3"))
    assert refused.value.why == text("toy-fresh", who="B", count=3, sum=0, rest=1, need=1)
    check(fresh, ("c0", "c2", "c3"))
    assert not pays(question("a", "b"))


def test_what_picks_come_to() -> None:
    found = sums(payment(5, 2, 2, need=3), ("c0", "c2"))
    assert found == {"count": 2, "sum": 7, "rest": 2, "need": 3}


FIXED = StandingOrder("keep", text("toy-none"), ("b",))
LISTED = StandingOrder("wishes", text("toy-none"), among=question("a", "b", "c", "d", "y").options)


def standing(*ids: str, **more) -> Decision:
    return msgspec.structs.replace(question(*ids, **more), standing=(FIXED, LISTED))


def test_an_order_answers_as_it_says_where_it_may_stand() -> None:
    assert standing_answer(standing("a", "b"), "keep", (), ("a",)) == ("b",)
    assert standing_answer(standing("a", "b"), "other", (), ("a",)) is None
    assert standing_answer(question("a", "b"), "keep", (), ("a",)) is None


@pytest.mark.parametrize(
    ("wishes", "picked"),
    [
        (("z", "c", "a"), ("c",)),
        (("a",), ("a",)),
        (("y", "z"), ("b",)),
        ((), ("b",)),
        (("c", "c"), ("c",)),
    ],
)
def test_a_list_of_wishes_takes_the_first_there_is_and_never_falls_silent(wishes, picked) -> None:
    assert standing_answer(standing("a", "b", "c"), "wishes", wishes, ("b",)) == picked


@pytest.mark.parametrize(
    ("ordered", "wishes", "picked"),
    [
        (False, ("d",), ("a", "d")),
        (False, ("d", "z", "c"), ("c", "d")),
        (True, ("d", "z", "c"), ("d", "c")),
        (True, ("d",), ("d", "a")),
        (True, ("d", "a", "b", "c"), ("d", "a")),
        (True, ("a",), ("a", "b")),
    ],
)
def test_what_wishes_leave_open_is_played_by_default(ordered, wishes, picked) -> None:
    asked = standing("a", "b", "c", "d", least=2, most=2, ordered=ordered)
    assert standing_answer(asked, "wishes", wishes, ("a", "b")) == picked


def test_wishes_that_do_not_reach_a_total_are_played_by_default() -> None:
    asked = msgspec.structs.replace(payment(5, 1, 1, need=5), standing=(LISTED,))
    assert standing_answer(asked, "wishes", ("c1",), ("c0",)) == ("c0",)
    assert standing_answer(asked, "wishes", ("c1", "c0"), ("c0",)) == ("c0", "c1")
