"""Group FDB-8: who may know what. (The two-world check of the driver looks at whole matches.)"""

from collections.abc import Iterator

import pytest

from games.core.data.codec import encode
from games.core.decision import random_picks
from games.core.info import Start
from games.core.match.match import Match
from games.core.streams import Keys, Streams

from .table import RULES, Table, cards_of, ids, laid_out, said

TEN = "P02 P03 P04 P07 P08 P09 P10 P12 P13 P14"


def positions(seats: int, seed: bytes) -> Iterator[Match]:
    """A match after each of its answers."""
    rng = Streams(seed)
    match, _ = Match.begin(RULES, Start(seats), Keys.of(seed))
    while match.result is None:
        yield match
        seat = rng.choice("who", match.asked)
        match.answer(seat, random_picks(match.questions[seat], rng, "picks"))
    yield match


@pytest.mark.rule("FDB-8.1")
def test_a_round_is_told_card_by_card() -> None:
    table = Table(
        laid_out(
            "P40 T1 T2 T3 T4",
            "P05 P33 S4 C1 C2 C4",
            "P38 Q1 Q2 M1 Q3",
            pile="P07 P08 P09 P30 P31 P36",
        )
    )
    table.keep_all()
    table.answer(2, "P07")
    table.answer(0, "P08")
    for seat in range(3):
        table.answer(seat, *table.default(seat))
    assert ids(table.told)[:17] == [
        "round",
        *("plays", "plays", "extra", "plays"),
        *("gains", "steals"),
        "values",
        "wins",
        *("throws-none", "throws-none"),
        *("takes", "takes", "takes-won"),
        *("under", "under", "under"),
    ]
    values = said(table.told, "values")[0].args["values"]
    parts = values[1].args["worth"].args
    assert (parts["family"].args["n"], parts["wild"], parts["gob"], parts["value"]) == (6, 1, 0, 7)
    assert [text.args["count"] for text in said(table.told, "under")] == [3, 6, 3]


@pytest.mark.rule("FDB-8.1")
def test_marks_point_at_what_changed() -> None:
    table = Table(
        laid_out("T1 T2 T3 T4", "P05 S4 C1 C2", "P38 Q1 M1 S1", pile=TEN, stars=(2, 0, 0))
    )
    marks = {
        (mark.place, mark.from_place, mark.gain)
        for event in table.told
        if event.public
        for mark in event.public.marks
    }
    assert {("stars:0", None, -1), ("stars:2", "stars:0", 1), ("stars:1", None, 2)} <= marks
    theft = next(e for e in table.told if e.public and e.public.text.id == "firstdeck-event-steals")
    assert theft.about == (0, 2)
    table.keep_all()
    before = len(table.told)
    table.answer(2, "P03")
    took = table.told[before]
    assert took.public
    assert [(m.place, m.from_place) for m in took.public.marks] == [("card:P03", "row:1")]


@pytest.mark.rule("FDB-8.1")
def test_losers_hear_their_own_value() -> None:
    table = Table(laid_out("T1 T2 T3 T4", "P05 S4 C1 C2", pile=TEN))
    won = table.told[-1]
    assert won.seen_by(0).text.args["mine"] == 3
    assert won.seen_by(1).text.id == "firstdeck-event-wins-against"  # the winner: whom, with what
    assert won.seen_by(None) == won.public


@pytest.mark.rule("FDB-8.2")
@pytest.mark.parametrize("seats", [2, 3, 5])
def test_hidden_zones_are_listed_by_id(seats: int) -> None:
    shuffled = False
    for match in positions(seats, b"sorted"):
        for reader in (None, *range(seats)):
            view = match.view(reader)
            assert list(view.pile) == sorted(match.state.pile)
            for panel, seat in zip(view.panels, match.state.seats, strict=True):
                own = panel.seat == reader
                assert list(panel.deck) == (seat.deck if own else sorted(seat.deck))
                assert panel.ordered == own
                shuffled |= seat.deck != sorted(seat.deck)
    assert shuffled


@pytest.mark.rule("FDB-8.2")
def test_nobody_else_learns_the_order_in_which_cards_go_back() -> None:
    def table(*order: str) -> Table:
        table = Table(laid_out("P05 S4 C1 C2 C3", "T1 T2 T3 T4 T5", "Q1 Q2 Q3 Q4 Q5", pile=TEN))
        table.keep_all()
        table.answer(1, "P02")
        table.answer(2, "P03")
        table.answer(1, *order)
        table.answer(2, *table.default(2))
        table.answer(0, *table.default(0))
        return table

    one, other = table("T1", "T2", "T3", "P02"), table("T1", "P02", "T3", "T2")
    assert one.state.seats[1].deck != other.state.seats[1].deck
    for reader in (None, 0, 2):
        assert encode(one.view(reader)) == encode(other.view(reader))
        seen = [[e.seen_by(reader) for e in table.told] for table in (one, other)]
        assert seen[0] == seen[1]
    assert one.view(1) != other.view(1)


@pytest.mark.rule("FDB-8.2")
def test_a_redeal_shuffles_what_the_reader_cannot_know_and_nothing_else() -> None:
    match = next(m for m in positions(4, b"deal") if m.state.round == 4)
    for reader in (None, 2):
        other = match.redealt(reader, Streams(b"anew"))
        assert other.state.pile != match.state.pile
        assert sorted(other.state.pile) == sorted(match.state.pile)
        for number, seat in enumerate(match.state.seats):
            deck = other.state.seats[number].deck
            assert (deck == seat.deck) == (number == reader)
        assert encode(other.view(reader)) == encode(match.view(reader))


@pytest.mark.rule("FDB-8.3")
def test_after_a_shuffle_the_owner_sees_the_new_order() -> None:
    table = Table(laid_out("T1 T2 T3", "P05 S4 C1 C2", pile=TEN))
    table.keep_all()
    table.answer(0, "P02", "P03")
    table.answer(1, *table.default(1))
    seat = table.state.seats[0]
    assert list(table.view(0).panels[0].deck) == seat.deck
    assert cards_of(said(table.told, "plays")[-2]) == seat.table


def test_a_sealed_answer_is_seen_by_its_owner_alone() -> None:
    table = Table(laid_out("P05 S4 C1 C2", "T1 T2 T3 T4", "Q1 Q2 Q3 Q4", pile=TEN))
    table.answer(1, "T1")
    assert [given.picks for given in table.view(1).given] == [("T1",)]
    assert table.view(2).given == table.view().given == ()


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_snapshots_are_lossless_and_small(seats: int) -> None:
    largest = 0
    for match in positions(seats, b"bytes"):
        data = match.snapshot()
        assert Match.load(RULES, data, Keys.of(b"bytes")).snapshot() == data
        largest = max(largest, len(encode(match.state)))
    assert largest < 3000
