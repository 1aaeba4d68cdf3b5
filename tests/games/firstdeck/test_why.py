"""What the player says of picks, against what then happens (MND-1.1)."""

import pytest

from games.core.decision import Picks, is_legal, random_picks
from games.core.match.match import Match
from games.core.streams import Streams
from games.core.text import Card, Text, Who, text
from games.firstdeck import questions
from games.firstdeck.heuristic import SensiblePlayer
from games.firstdeck.state import State
from games.registry import load
from games.testing.every import whole_match

from .table import RULES, Table, laid_out

PLAYER = SensiblePlayer(RULES)


def why(table: Table, seat: int, *picks: str) -> Text | None:
    question = table.match.questions[seat]
    assert question is not None
    return PLAYER.why(table.match.view(seat), question, picks)


@pytest.mark.rule("MND-1.1")
def test_a_theft_says_how_the_thief_then_stands() -> None:
    table = Table(laid_out("P38 T1 T2", "C1 C2", "Q1 Q2", pile="P03 P04 P05", stars=(2, 4, 2)))
    assert why(table, 0, "1") == text("firstdeck-why-victim", mine=3, left=3, stands="level", gap=0)
    assert why(table, 0, "2") == text(
        "firstdeck-why-victim", mine=3, left=1, stands="behind", gap=1
    )


@pytest.mark.rule("MND-1.1")
def test_keeping_all_says_how_many_cards_are_kept() -> None:
    table = Table(laid_out("P05 T1 T2 C1", "C3 C4 C7 Q1 Q7", pile="P03 P30 P35 P40"))
    assert why(table, 1) == text("firstdeck-why-keep", cards=5)


@pytest.mark.rule("MND-1.1", "FDB-6.6")
def test_of_a_card_thrown_out_it_is_said_what_the_other_then_gets() -> None:
    table = Table(laid_out("T1 T2 T3 T4", "P05 P04 C1 C2", pile="P07 P08 P09 P12"))
    table.keep_all()
    (seat,) = (seat for seat, kind in table.kinds.items() if kind == "take_box")
    taken, thrown, left = table.options(seat)
    said = why(table, seat, taken, thrown)
    assert said is not None
    assert said.id == "firstdeck-picked-take-box"
    assert said.args["left"] == Card(left)
    for picks in ((taken,), (taken, thrown, left)):
        assert why(table, seat, *picks) == text("firstdeck-picked-take", card=Card(taken))
    table.answer(seat, taken, thrown)
    assert table.state.seats[1 - seat].taken == left
    assert said.args["who"] == Who(1 - seat)


@pytest.mark.rule("MND-1.1", "FDB-10.5")
def test_where_one_has_given_up_the_other_is_who_is_left() -> None:
    table = Table(laid_out("T1 T2 T3 T4", "Q1 Q2 Q3 Q4", "P05 P04 C1 C2", pile="P07 P08 P09 P12"))
    table.concede(1)
    table.keep_all()
    (seat,) = (seat for seat, kind in table.kinds.items() if kind == "take_box")
    taken, thrown, left = table.options(seat)
    said = why(table, seat, taken, thrown)
    assert said is not None
    table.answer(seat, taken, thrown)
    assert said.args["who"] == Who(2 - seat)
    assert table.state.seats[2 - seat].taken == left


def said_before(match: Match, seat: int, picks: Picks) -> Text:
    question = match.questions[seat]
    assert question is not None
    said = PLAYER.why(match.view(seat), question, picks)
    assert said is not None
    return said


@pytest.mark.rule("MND-1.1")
@pytest.mark.parametrize("seats", [2, 4])
def test_what_is_said_of_a_theft_and_of_a_card_taken_happens(seats: int) -> None:
    seen = set[str]()
    for index in range(1, 9):
        for match, _ in whole_match(load()["firstdeck"], seats, index):
            for seat in match.asked:
                question = match.questions[seat]
                assert question is not None
                if question.sealed:
                    continue
                picks = random_picks(question, Streams(b"%d" % match.step), "picks")
                said = said_before(match, seat, picks)
                after = Match.load(match.rules, match.snapshot(), match.keys)
                before = after.state.seats[seat].stars
                after.answer(seat, picks)
                seen.add(question.kind)
                state: State = after.state
                if question.kind == questions.VICTIM:
                    assert said.args["mine"] == before + 1
                goes_on = state.round != match.state.round or state.final_round
                if said.id == "firstdeck-leads-take" and not goes_on:
                    own = state.seats[seat]
                    held = [RULES.cards.by_id[one] for one in (*own.deck, *own.in_play())]
                    family = RULES.cards.by_id[picks[0]].family
                    count = sum(one.n for one in held if one.family == family)
                    told = said.args["family"]
                    assert isinstance(told, Text)
                    assert told.args["n"] == count
    assert {questions.TAKE if seats > 2 else questions.TAKE_BOX} <= seen


@pytest.mark.rule("MND-1.1")
def test_its_ranking_begins_with_its_answer_and_marks_what_nobody_does() -> None:
    marked = set[str]()
    for match, _ in whole_match(load()["firstdeck"], 3, 1):
        for seat in match.asked:
            question, view = match.questions[seat], match.view(seat)
            assert question is not None
            ranked = PLAYER.ranked(view, question, Streams(b"ranked"))
            marked |= {question.kind for one in ranked if one.foolish}
            if ranked:
                assert ranked[0].picks == PLAYER.answer(view, question, Streams(b"ranked"))
                assert not ranked[0].foolish
                assert all(is_legal(question, one.picks) for one in ranked)
    assert marked == {questions.DISCARD, questions.TAKE}
