"""Groups NBA-9 and NBA-10: questions, defaults, concession."""

from itertools import combinations
from typing import get_args

import pytest

from games.core.data.codec import decode, encode
from games.core.decision import is_legal, random_picks
from games.core.match.match import Match
from games.core.streams import Keys, Streams
from games.nba import defaults
from games.nba.phases.basics.dice import promise
from games.nba.phases.paying import cheapest
from games.nba.state import Step

from .table import CARDS, KEY, RULES, Table, faces

GROUPS = ["market", "court", "sign", "buy"]


@pytest.mark.rule("NBA-9.1")
def test_the_menu_is_in_its_order_and_groups() -> None:
    table = Table()
    me = table.first
    table.put(me, hand="S12 S13 S14 B01 B02 B03", lying="B07 B06 B04")
    table.lay(track="P036 P020 P013", slots="T01-1 T02-1 T07-1")
    assert faces(table.options(me)) == [
        "refresh",
        "sub",
        "prep",
        "sign:P036",
        "sign:P020",
        "sign:P013",
        "buy:T01",
        "buy:T02",
        "play:B04",
        "play:B06",
        "play:B07",
        "end",
    ]
    grouped = [option.group for option in table.question(me).options if option.group]
    groups = [group.id.removeprefix("nba-group-") for group in grouped]
    assert sorted(set(groups), key=groups.index) == GROUPS
    assert len(table.options(me)) <= 22


@pytest.mark.rule("NBA-9.1")
def test_with_nothing_left_but_the_end_the_turn_ends_by_itself() -> None:
    table = Table()
    me = table.first
    table.put(me, hand="F1 F2", lying="B06")
    table.act(me, "refresh")
    table.answer(me, "slot1")
    assert faces(table.options(me)) == ["play:B06", "end"]
    table.act(me, f"play:B06@{me}")
    assert table.kind(me) == "hold"


@pytest.mark.rule("NBA-9.2")
def test_everything_closed_is_listed_with_reason_and_numbers() -> None:
    table = Table()
    me = table.first
    table.put(me, hand="F1 F2 F3", lying="T07-1")
    table.lay(track="P036 P020", slots="T01-1 T02-1")
    for place, why in {
        "card:T07-1": "iq",
        "sub": "no-card",
        "prep": "no-card",
        "card:P036": "value-sign",
        "card:T02-1": "value-buy",
    }.items():
        assert table.why(me, place).id == f"nba-why-{why}"
    table.put(me, hand="S12 P098 S05", court="S01 S02 S03 S04 P095")
    shown = {option.on for option in table.question(me).options}
    closed = {one.on for one in table.question(me).closed}
    rows = [*table.markets().track, *table.markets().slots, *table.seat(me).lying]
    assert {f"card:{card}" for card in rows if card} <= shown | closed
    assert {"sub", "prep", "refresh"} <= shown | closed
    assert not shown & closed


@pytest.mark.rule("NBA-9.2")
def test_no_player_of_the_hand_fits() -> None:
    table = Table()
    me = table.first
    table.put(me, hand="S15 B01", court="S01 S02 S03 S04 S05")
    assert "sub" in table.options(me)
    table.seat(me).court = ["P001", "P002", "P021", "P041", "P061"]
    table.seat(me).hand = []
    table.match.refresh()
    assert table.why(me, "sub").id == "nba-why-no-card"


@pytest.mark.rule("NBA-9.3")
def test_every_step_uses_something_up() -> None:
    rng = Streams(b"steps")
    for n in range(6):
        table = Table(options={"quarters": "2"}, key=bytes([n]))
        steps, turn = 0, table.state.turn
        while not table.match.result:
            seat = table.match.asked[0]
            question = table.question(seat)
            steps = 0 if table.state.turn != turn else steps + (question.kind == "nba.act")
            turn = table.state.turn
            assert steps <= 1 + 4 + 2 + 1
            table.match.answer(seat, random_picks(question, rng, "x"))


@pytest.mark.rule("NBA-9.3")
def test_preparing_uses_the_action_up_even_if_nothing_changes() -> None:
    table = Table()
    me = table.first
    table.put(me, hand="B01 S11", lying="B02")
    table.act(me, "prep")
    assert table.answer(me, "B02") == ["left-lying"]
    assert "prep" not in table.options(me)


@pytest.mark.rule("NBA-9.4")
def test_e17_the_turn_of_somebody_out_of_time() -> None:
    table = Table()
    me, foe = table.first, 1 - table.first
    court = "S01 S02 S03 P072 P096"
    table.put(me, lying="B01 T01-2 B06", hand="S11 S12 S13 B02 B03 B07", court=court)
    table.attack(foe, "p3 9, p3 6")
    table.roll(1, 6, 1, *(3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3))
    played = []
    while table.match.questions[me]:
        picks = table.default(me)
        played.append((table.kind(me), picks))
        table.answer(me, *picks)
    kinds = dict(played)
    assert played[0] == ("act", ("play:T01-2",))
    assert kinds["reroll"] == ("d1", "d3")
    assert ("act", ("play:B06",)) in played
    assert kinds["reroll_def"] == ()
    assert faces(table.seat(me).hand) == ["S11", "S12", "S13", "B02", "B03", "B07"]


@pytest.mark.rule("NBA-9.4")
def test_e20_the_promise_of_a_tactic() -> None:
    sums = (3, 3, 0, 0, 0, 0, 0, 9)
    assert promise(CARDS.tactics["T05"], sums) == (3, 6)
    assert promise(CARDS.tactics["T01"], sums) == (3, 3)
    table = Table()
    me = table.first
    table.put(me, lying="T01-1 T05-1")
    assert table.default(me) == ("play:T05-1",)


@pytest.mark.rule("NBA-9.4")
def test_the_default_activates_nothing_that_rolls_no_die() -> None:
    table = Table()
    me = table.first
    table.put(me, lying="B03", court="S16 S12 S19 S18 S20")  # nobody drives
    assert faces(table.options(me)) == [*faces(table.options(me))[:-2], "play:B03", "end"]
    assert table.default(me) == ("end",)
    table.put(me, court="S11 S12 S19 S18 S20")  # one does: a red die
    assert table.default(me) == ("play:B03",)


@pytest.mark.rule("NBA-9.4")
def test_the_default_defends_only_where_an_attack_waits() -> None:
    table = Table()
    me, foe = table.first, 1 - table.first
    table.put(me, lying="B06")
    assert "play:B06" in faces(table.options(me))
    assert table.default(me) == ("end",)
    table.attack(foe, "p3 9")
    assert table.default(me) == ("play:B06",)


@pytest.mark.rule("NBA-9.7")
def test_payment_is_offered_lowest_value_first_whatever_the_ids() -> None:
    table = Table()
    me = table.first
    table.put(me, hand="P021 P036 S12 S11 B01 F1")  # values 5, 2, 2, 1
    table.lay(track="P020")
    table.act(me, "sign:P020")
    assert faces(table.options(me)) == ["S11", "P036", "S12", "P021"]


def test_defaults_break_ties_by_the_lowest_id() -> None:
    table = Table()
    me = table.first
    table.put(me, hand="S16 S12 S11 B01 B02 B03")  # two skills each
    table.act(me, "sub")
    assert table.default(me) == ("S11",)
    draft = Table(options={"draft": "yes"})
    draft.put(0, pack="P013 P028 P030 P036")  # three of cost 5
    assert draft.default(0) == ("P013",)
    four = Table(4, key=bytes([1]))
    side = four.state.side_seats(four.first)
    for seat in four.state.opponents(side[0]):
        four.attack(seat, "p3 9")
    for seat in side:
        four.put(seat, lying="B06")
        four.act(seat, f"play:B06@{seat}")
        assert four.default(seat) == (f"seat{seat ^ 1}",)  # the direct opponent, first or last


@pytest.mark.rule("NBA-9.5")
def test_what_was_bought_is_not_ticked_to_pay_where_reserves_pay_as_well() -> None:
    table = Table()
    me = table.first
    bought = next(
        card for card, one in RULES.cards.players.items() if card[0] == "P" and one.value == 2
    )
    table.put(me, hand=f"{bought} S13 S16 S12 B03 B07")
    table.lay(track="P020", slots="T01-1")
    table.act(me, "sign:P020")
    question = table.question(me)
    named = {option.id for option in question.options}
    assert bought in named
    spare = sum(one.weight for one in question.options if one.id != bought)
    assert spare >= question.least_total
    assert bought not in question.ticked


@pytest.mark.rule("NBA-9.5")
def test_the_default_payment_is_the_cheapest_of_all() -> None:
    table = Table()
    me = table.first
    table.put(me, hand="P002 S01 S11 S12 S13 P072", court="S06 S07 S08 S09 S10")
    table.lay(track="P013")
    table.act(me, "sign:P013")
    options = table.question(me).options
    ways = [
        way
        for size in range(1, len(options) + 1)
        for way in combinations(options, size)
        if sum(option.weight for option in way) >= 5
    ]
    merits = [(sum(o.weight for o in way), len(way), sorted(o.id for o in way)) for way in ways]
    picks = cheapest(defaults.weights(options), 5)
    assert sorted(picks) == min(merits)[2]
    assert len(picks) == 1  # five at once, no change to give
    ticked = table.question(me).ticked  # one press confirms it
    assert sum(one.weight for one in options if one.id in ticked) == 5
    assert not [card for card in ticked if card[0] == "P"]  # it loses as little, and no star


@pytest.mark.rule("NBA-9.6", "NBA-9.7")
def test_totals_are_told_while_picking_and_options_come_in_a_helpful_order() -> None:
    table = Table()
    me, foe = table.first, 1 - table.first
    table.put(me, hand="S12 S11 B01 S13 F1 B02", lying="T11-1")
    table.lay(track="P020")
    table.act(me, "sign:P020")
    question = table.question(me)
    assert question.tally.id == "nba-tally-pay"
    assert [option.weight for option in question.options] == [1, 2, 2]
    table.answer(me, "S12", "S13")
    table.attack(foe, "p3 9, p3 6")
    table.roll(4, 6, 3, 5)  # blue 1, yellow 3, blue 3, yellow 1
    table.act(me, "play:T11-1")
    question = table.question(me)
    assert [option.id for option in question.options] == ["d4", "d2", "d1", "d3"]
    assert question.tally.args["total"] == 4
    assert question.tally.args["attack"] == 15


def test_the_defaults_of_the_other_questions() -> None:
    table = Table()
    me = table.first
    table.put(me, hand="S12 P041 B01 B02 B03 B06", lying="B04", deck="S14 S15 S16")
    table.act(me, "refresh")
    assert table.default(me) == ("slot1",)
    table.answer(me, "slot1")
    table.act(me, "prep")
    assert table.default(me) == ("B04", "B01", "B02")
    table.answer(me, "B04")
    assert table.default(me) == ("B06",)
    table.answer(me)
    table.act(me, "sub")
    assert table.default(me) == ("P041",)
    table.answer(me, "P041")
    assert table.default(me) == ("S01",)
    table.answer(me, "S03")
    assert table.default(me) == ()
    table.answer(me)
    table.act(me, "end")
    assert set(table.default(me)) == set(faces(table.seat(me).hand))
    table.answer(me)
    assert table.default(me) == ()


def test_every_step_of_a_turn_has_its_question() -> None:
    kinds = {kind.removeprefix("nba.") for kind in RULES.info.kinds}
    assert set(get_args(Step)) <= kinds


def test_a_default_is_legal_from_a_view_that_went_through_its_bytes() -> None:
    table = Table(4, {"keep": "ask", "draft": "yes", "quarters": "2"})
    while not table.match.result:
        seat = table.match.asked[0]
        view = decode(encode(table.view(seat)), type(table.view(seat)))
        picks = RULES.default(view, table.question(seat))
        assert is_legal(table.question(seat), picks)
        table.match.answer(seat, picks)


@pytest.mark.rule("NBA-10.1")
def test_who_concedes_loses_at_once_and_scores_stay() -> None:
    table = Table()
    table.seat(0).points, table.seat(1).points = 50, 3
    assert table.concede(0) == ["conceded", "over"]
    first, second = table.match.result
    assert (first.seats, first.place, first.score) == ((1,), 1, 3)
    assert (second.seats, second.place, second.score, second.conceded) == ((0,), 2, 50, True)


@pytest.mark.rule("NBA-10.2")
def test_defaults_play_a_turn_to_its_end() -> None:
    table = Table()
    for _ in range(8):
        me, turn = table.match.asked[0], table.state.turn
        while table.match.questions[me] and table.state.turn == turn:
            table.match.answer(me, RULES.default(table.view(me), table.question(me)))
        assert table.state.turn == turn + 1


HALF = {  # the answers that lead to a step, and what leaves hand, court and tactics after it
    "act": ((), "B01 B06"),  # one attack and one defence are activated
    "refresh": (("refresh",), "B01 B06"),
    "sub_in": (("sub", "S16", "S01"), "B01 B06"),
    "sub_out": (("sub", "P041"), "B01 B06 S01"),
    "prep_off": (("prep",), "B01 B06"),
    "prep_def": (("prep", "B03"), "B03 B06"),  # laid, it promises as much, with more dice
    "pay_player": (("sign:P020",), "B01 B06 S12 S16"),
    "pay_tactic": (("buy:T01-1",), "B01 B02 B03 B06"),
    "reroll": (("play:B01",), "B01 B06"),
    "reroll_def": (("play:B06",), "B01 B06"),
    "hold": (("end",), ""),
    "remove": (("end", "B03"), "B02 B07 P041 S12 S16"),
}


@pytest.mark.rule("NBA-10.2", "NBA-9.4")
@pytest.mark.parametrize("step", HALF)
def test_a_half_finished_turn_outlives_a_restart_and_is_closed_in_time(step: str) -> None:
    table = Table()
    me, foe = table.first, 1 - table.first
    court = "S01 S02 S03 P072 P096"
    hand = "S12 S16 P041 B03 B07 B02"
    table.put(me, hand=hand, lying="B01 B06", court=court, deck="S11 S13 S14 S15 S17 S18")
    table.lay(track="P020 P013", slots="T01-1 T02-1")
    table.attack(foe, "p3 9, p3 6")
    answers, leaves = HALF[step]
    table.act(me, *answers)
    assert table.kind(me) == step
    before, box = table.seat(me), list(table.seat(me).box)
    owned = {*before.hand, *before.lying, *before.court}
    again = Match.load(RULES, table.match.snapshot(), Keys.of(KEY))
    assert again.questions == table.match.questions
    while again.state.turn == 1:
        question = again.questions[me]
        again.answer(me, RULES.default(again.view(me), question), "clock")
    own = again.state.seats[me]
    gone = owned - {*own.hand, *own.lying, *own.court}
    assert sorted(faces(sorted(gone))) == leaves.split()
    assert own.box == box
    assert len(own.hand) == 6


@pytest.mark.rule("NBA-10.3")
def test_alone_conceding_is_a_loss() -> None:
    table = Table(1)
    table.concede(0)
    assert [(row.place, row.seats) for row in table.match.result] == [(1, ()), (2, (0,))]


@pytest.mark.rule("NBA-4.8")
def test_tactics_that_lie_are_ticked_when_it_is_asked_which_are_to_lie() -> None:
    table = Table()
    me = table.first
    table.put(me, hand="B01 B02 S12", lying="B03 B06")
    table.act(me, "prep")
    question = table.question(me)
    assert faces(list(question.ticked)) == ["B03"]
    table.answer(me, *question.ticked)
    assert faces(table.seat(me).lying) == ["B03", "B06"]


@pytest.mark.rule("NBA-5.2")
def test_one_press_may_play_the_next_part_of_a_turn() -> None:
    table = Table()
    assert table.question(table.first).steps
