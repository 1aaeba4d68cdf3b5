"""Group FDB-1: setting up."""

from itertools import product

import pytest

from games.core.decision import check
from games.core.info import Start
from games.core.match.match import Match
from games.core.refused import IllegalMove, Refused
from games.core.streams import Keys
from games.firstdeck.printed import DECKS
from games.firstdeck.setup import allot

from .table import ALL, KEY, RULES, begun, ids


def dealt(seats: int, key: bytes) -> Match:
    return begun(seats, {"decks": "deal"}, key)


@pytest.mark.rule("FDB-1.1")
@pytest.mark.parametrize("seats", [1, 6])
def test_there_are_two_to_five_seats(seats: int) -> None:
    with pytest.raises(Refused) as refused:
        begun(seats)
    assert refused.value.why.id == "core-seats"


@pytest.mark.rule("FDB-1.2")
def test_the_first_seat_is_drawn() -> None:
    firsts = {begun(4, key=b"%d" % number).state.first for number in range(60)}
    assert firsts == {0, 1, 2, 3}


@pytest.mark.rule("FDB-1.3")
def test_everybody_gets_the_first_free_deck_of_the_own_list() -> None:
    wishes = {0: ("C",), 1: ("C", "T"), 2: ("C", "T", "S")}
    assert allot(wishes, [1, 2, 0], 3) == {1: "C", 2: "T", 0: "Q"}  # not listed: in fixed order


@pytest.mark.rule("FDB-1.3")
def test_decks_are_asked_of_all_at_once_and_lists_stay_secret() -> None:
    match = begun(3)
    assert match.asked == (0, 1, 2)
    match.answer(0, ("M", "S"))
    match.answer(1, ("M",))
    assert match.view(2) == begun(3).view(2)
    match.answer(2, ("Q",))
    # Both wanted M first: one has it, the other S where it was listed, else the first free, T.
    decks = [seat.symbol for seat in match.state.seats]
    assert decks in (["M", "T", "Q"], ["S", "M", "Q"])


@pytest.mark.rule("FDB-1.3")
def test_dealt_decks_ask_nobody_and_differ() -> None:
    match = dealt(5, KEY)
    assert {seat.symbol for seat in match.state.seats} == set(DECKS)
    assert not any(q and q.kind == "firstdeck.deck" for q in match.questions)
    assert len({tuple(s.symbol for s in dealt(5, b"%d" % n).state.seats) for n in range(8)}) > 1


@pytest.mark.rule("FDB-1.3")
def test_what_happens_before_the_first_question_is_told() -> None:
    _, outcome = Match.begin(RULES, Start(3, {"decks": "deal"}), Keys.of(KEY))
    assert ids(outcome.events)[:5] == ["deck", "deck", "deck", "first", "round"]


@pytest.mark.rule("FDB-1.4")
@pytest.mark.parametrize(
    ("wishes", "order", "expected"),
    [
        ((("T", "C"), ("M",)), [1, 0], {0: "T", 1: "M"}),  # one wants it
        ((("C",), ("T", "C")), [0, 1], {1: "T", 0: "C"}),
        ((("T", "C"), ("T", "S")), [1, 0], {1: "T", 0: "C"}),  # both: the earlier has it
        ((("T",), ("T",)), [0, 1], {0: "T", 1: "C"}),
        ((("S", "T"), ("S",)), [0, 1], {0: "S", 1: "T"}),  # neither: the later has it
        ((("S",), ("M",)), [1, 0], {1: "M", 0: "T"}),
    ],
)
def test_one_of_two_plays_with_the_triangle(wishes, order, expected) -> None:
    assert allot(dict(enumerate(wishes)), order, 2) == expected


@pytest.mark.rule("FDB-1.4")
def test_every_pair_of_lists_gives_the_triangle_and_another_deck() -> None:
    for one, two, order in product(DECKS, DECKS, ([0, 1], [1, 0])):
        given = allot({0: (one,), 1: (two,)}, order, 2)
        assert "T" in given.values()
        assert len(set(given.values())) == 2


@pytest.mark.rule("FDB-1.4")
def test_two_dealt_decks_hold_the_triangle_on_either_seat() -> None:
    pairs = [[s.symbol for s in dealt(2, b"%d" % n).state.seats] for n in range(40)]
    assert all(pair.count("T") == 1 for pair in pairs)
    assert {pair.index("T") for pair in pairs} == {0, 1}
    assert {symbol for pair in pairs for symbol in pair} == set(DECKS)


@pytest.mark.rule("FDB-1.4", "FDB-1.7")
def test_decks_that_nobody_holds_lie_in_the_box() -> None:
    match = dealt(2, KEY)
    held = {seat.symbol for seat in match.state.seats}
    boxed = {card[0] for card in match.state.box} - {"P"}
    assert boxed == set(DECKS) - held


@pytest.mark.rule("FDB-1.5")
def test_starting_decks_are_shuffled() -> None:
    seen = set()
    for number in range(5):
        state = dealt(4, b"%d" % number).state
        seat = state.seats[0]
        seven = [*seat.table[:3], *seat.deck]
        seen.add(tuple(card[1] for card in seven[:7]))
    assert len(seen) > 1


@pytest.mark.rule("FDB-1.6")
@pytest.mark.parametrize(("seats", "size"), [(2, 30), (3, 30), (4, 40), (5, 40)])
def test_marked_cards_leave_the_pile_at_two_and_three(seats: int, size: int) -> None:
    match = begun(seats)
    assert len(match.state.pile) == size
    assert bool(RULES.cards.marked & set(match.state.pile)) == (seats > 3)
    assert match.state.pile != sorted(match.state.pile)
    assert RULES.inventory(match.state) == ALL


@pytest.mark.rule("FDB-1.7")
def test_nobody_has_stars_at_first() -> None:
    match = begun(4)
    assert [seat.stars for seat in match.state.seats] == [0] * 4
    assert match.state.box == []


@pytest.mark.rule("FDB-9.1")
def test_a_deck_list_may_be_short_but_names_each_deck_once() -> None:
    question = begun(2).questions[0]
    assert question is not None
    assert len(question.options) == 5
    check(question, ("S",))
    with pytest.raises(IllegalMove):
        check(question, ())
    with pytest.raises(IllegalMove):
        check(question, ("S", "S"))
