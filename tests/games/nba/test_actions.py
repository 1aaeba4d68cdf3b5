"""Group NBA-4: replacements, preparation, signing, buying."""

import pytest

from games.core.decision import confirmed, is_legal
from games.core.match.moves import Undid
from games.core.refused import IllegalMove
from games.core.text import Text
from games.nba.phases.court import lawful, may_leave, placed
from locales import Reader
from tests.games.every import TEXTS, summed

from .table import CARDS, RULES, Table, faces, said


def spoken(label: Text, **sums: int) -> str:
    """What a label says in English, with what the picks come to."""
    return TEXTS.say(summed(label, sums), Reader("en", None, (), RULES.names()))


def at_work(hand: str, **places: str) -> tuple[Table, int]:
    """A table in the first turn, the first coach with this hand."""
    table = Table()
    table.put(table.first, hand=hand, **places)
    return table, table.first


COURT = ["S01", "S02", "S03", "S04", "S05"]


@pytest.mark.rule("NBA-4.1")
def test_five_cards_must_be_assignable_to_five_places() -> None:
    assert lawful(CARDS, COURT)
    assert lawful(CARDS, ["P041", "S02", "S03", "S04", "S05"])
    assert not lawful(CARDS, ["S01", "P030", "S03", "S04", "S02"])
    assert lawful(CARDS, ["P041", "S16", "S01", "S17", "S05"])  # SF, SG, PG, PF, C


@pytest.mark.rule("NBA-4.1", "NBA-4.2")
def test_e13_who_may_leave_for_whom() -> None:
    assert may_leave(CARDS, COURT, "P041", COURT) == ["S01", "S03", "S04"]
    other = ["S01", "S16", "S03", "S04", "S05"]
    assert may_leave(CARDS, other, "P030", other) == ["S01", "S16"]
    assert placed(CARDS, other, "S01", "P030") == ["S16", "P030", "S03", "S04", "S05"]


@pytest.mark.rule("NBA-4.2")
def test_who_came_in_this_turn_cannot_leave() -> None:
    table, me = at_work("S12 S16 S13 B01 B02 B03")
    table.act(me, "sub", "S12")  # for the shooting guard alone
    assert faces(table.options(me)) == ["S13", "S16"]
    table.answer(me, "S16")  # may come in for the point guard alone: who came in stays
    assert faces(table.seat(me).court) == ["S16", "S12", "S03", "S04", "S05"]
    assert table.kind(me) == "sub_in"


@pytest.mark.rule("NBA-4.2", "NBA-9.1")
def test_who_must_come_in_and_the_stop_that_is_left_are_not_asked() -> None:
    table, me = at_work("S12 B06 B01 B02 B03 F1", deck="S13 S14")
    only = table.option(me, "sub")
    assert (only.label.id, only.final) == ("nba-act-sub-draw", True)
    assert table.act(me, "sub") == ["sub", "rested", "drew"]
    assert faces(table.seat(me).hand)[-1] == "S13"
    assert table.kind(me) == "act"
    assert not table.match.can_undo(me)

    table, me = at_work("P041 B06 B01 B02 B03 F1", deck="S13 S14")
    assert (table.option(me, "sub").label.id, table.option(me, "sub").final) == (
        "nba-act-sub-one",
        False,
    )
    assert table.act(me, "sub") == []
    assert faces(table.options(me)) == ["S01", "S03", "S04"]
    assert all(option.final for option in table.question(me).options)  # a card is drawn at once
    assert table.option(me, f"S01@{me}").label.args["n"] == 1


@pytest.mark.rule("NBA-4.2")
def test_an_option_draws_where_nobody_else_can_come_in_after_it() -> None:
    table, me = at_work("S12 P002 B06 B01 B02 B03", deck="S13 S14 S15")  # SG, and PG SG
    table.act(me, "sub")
    by_id = {option.id: option.final for option in table.question(me).options}
    assert by_id == {f"S12@{me}": False, "P002": False}
    table.answer(me, "P002")
    by_id = {option.id: option.final for option in table.question(me).options}
    assert by_id == {f"S01@{me}": False, f"S02@{me}": False}
    table, me = at_work("S12 S07 B06 B01 B02 B03", deck="S13 S14 S15")  # one place for both
    table.act(me, "sub")
    assert all(option.final for option in table.question(me).options)
    assert table.answer(me, "S07") == ["sub", "drew"]


@pytest.mark.rule("NBA-4.2")
def test_the_first_player_must_be_named_and_then_one_may_stop() -> None:
    table, me = at_work("S12 S13 B01 B02 B03 B06")
    table.act(me, "sub")
    assert table.question(me).least == 1
    table.act(me, "S12")
    assert table.question(me).least == 0
    table.answer(me)
    assert table.kind(me) == "act"
    assert "sub" not in table.options(me)
    assert table.why(me, "sub").id == "nba-why-done"


@pytest.mark.rule("NBA-4.3", "NBA-4.4", "NBA-4.5")
def test_e14_a_replacement_discards_rests_and_draws() -> None:
    table, me = at_work("P041 S12 F1 B01 B02 B06", deck="S13 S14 S15")
    table.act(me, "sub", "P041")
    told = table.answer(me, "S03")
    assert told == ["sub", "rested"]
    assert faces(table.seat(me).discard) == ["S03"]
    assert "F1" in table.markets().fatigue
    assert len(table.seat(me).hand) == 4
    table.answer(me)
    assert faces(table.seat(me).hand) == ["S12", "B01", "B02", "B06", "S13"]


@pytest.mark.rule("NBA-4.4")
def test_each_replacement_returns_one_fatigue_the_lowest_first() -> None:
    table, me = at_work("S12 S13 S14 F3 F2 F1")
    table.act(me, "sub", "S12")
    assert [card for card in table.seat(me).hand if card[0] == "F"] == ["F3", "F2"]
    table.act(me, "S13")
    assert [card for card in table.seat(me).hand if card[0] == "F"] == ["F3"]


@pytest.mark.rule("NBA-4.5")
def test_fatigue_drawn_by_the_replacement_stays() -> None:
    table, me = at_work("S12 S13 B01 B02 B03 B06", deck="F1 S15")
    table.act(me, "sub", "S12")
    table.answer(me)
    assert "F1" in table.seat(me).hand
    assert table.markets().fatigue == [f"F{n}" for n in range(2, 10)]


@pytest.mark.rule("NBA-4.6")
def test_the_fewest_staying_cards_move_then_the_first_ids() -> None:
    assert placed(CARDS, COURT, "S03", "P041") == ["S01", "S02", "P041", "S04", "S05"]
    court = ["S01", "S02", "P041", "S04", "S05"]
    # the incoming shooting guard takes no place of who leaves: one staying card moves
    assert placed(CARDS, ["P002", "S02", "S03", "S04", "S05"], "P002", "S01")[0] == "S01"
    moved = placed(CARDS, court, "S01", "S13")
    assert moved == ["P041", "S02", "S13", "S04", "S05"]


@pytest.mark.rule("NBA-4.6")
@pytest.mark.parametrize(
    ("court", "out", "comes", "after"),
    [
        # ids alone would let the power forward and the center change places
        ("P003 P038 P056 P085 P076", "P056", "P025", "P003 P025 P038 P085 P076"),
        # one staying card moves either way: S16 to SG, or P057
        ("S16 P018 P057 S17 P089", "P018", "P001", "P001 S16 P057 S17 P089"),
    ],
)
def test_shown_places_move_as_few_as_possible_ties_by_ids(
    court: str, out: str, comes: str, after: str
) -> None:
    assert placed(CARDS, court.split(), out, comes) == after.split()


@pytest.mark.rule("NBA-4.7")
def test_at_most_three_of_a_type_lie_at_a_time() -> None:
    table, me = at_work("B03 T01-1 T02-1 B06 B07 S11", lying="B01 B02")
    table.act(me, "prep")
    question = table.question(me)
    assert (question.least, question.most) == (0, 3)
    with pytest.raises(IllegalMove):
        table.match.answer(me, tuple(table.options(me)[:4]))


@pytest.mark.rule("NBA-4.8")
def test_preparation_asks_type_by_type_and_drops_what_is_not_picked() -> None:
    table, me = at_work("B03 T01-1 B06 S11 S12 S13", lying="B01 B02")
    table.act(me, "prep")
    assert table.kind(me) == "prep_off"
    assert faces(table.options(me)) == ["B01", "B02", "B03", "T01"]
    assert table.answer(me, "B01", "T01-1") == ["laid", "dropped"]
    assert faces(table.seat(me).lying) == ["B01", "T01"]
    assert faces(table.seat(me).discard) == ["B02"]
    assert table.kind(me) == "prep_def"
    table.answer(me)
    assert faces(table.seat(me).hand) == ["B03", "B06", "S11", "S12", "S13"]
    assert table.kind(me) == "act"


@pytest.mark.rule("NBA-4.8")
def test_only_types_in_hand_are_asked_about() -> None:
    table, me = at_work("B06 S11 S12 S13 S14 S15", lying="B01")
    table.act(me, "prep")
    assert table.kind(me) == "prep_def"
    table.answer(me, "B06")
    assert table.kind(me) == "act"


@pytest.mark.rule("NBA-4.9")
def test_e12_paying_for_a_player() -> None:
    table, me = at_work("S11 S12 S13 B01 F1 B02")
    table.lay(track="P020 P013 P026")  # cost 3, 5, 6
    assert f"sign:{'P026'}" not in table.options(me)
    why = table.why(me, "card:P026")
    assert (why.id, why.args["value"]) == ("nba-why-value-sign", 5)
    label = next(one.label for one in table.question(me).closed if one.on == "card:P026")
    assert label.args["cost"] == 6
    table.act(me, "sign:P020")
    question = table.question(me)
    assert faces([option.id for option in question.options]) == ["S11", "S12", "S13"]
    assert [option.weight for option in question.options] == [1, 2, 2]
    assert question.least_total == 3
    ids = [option.id for option in question.options]
    assert is_legal(question, (ids[0], ids[1]))
    assert is_legal(question, (ids[1], ids[2]))
    assert is_legal(question, tuple(ids))
    assert not is_legal(question, (ids[1],))
    assert table.default(me) == ("S11", "S12")


@pytest.mark.rule("NBA-4.9")
def test_e12_nothing_is_given_back_and_what_must_all_be_paid_is_not_asked() -> None:
    table, me = at_work("S11 S12 S13 B01 F1 B02")
    table.lay(track="P020 P013")  # cost 3, 5
    assert table.option(me, "sign:P020").label.id == "nba-act-sign"
    assert table.option(me, "sign:P013").label.id == "nba-act-sign-all"
    assert table.act(me, "sign:P013") == ["signed"]
    assert table.why(me, "card:P020").id == "nba-why-done-sign"
    assert faces(table.seat(me).discard) == ["S11", "S12", "S13"]
    assert said(table.told, "signed")[0].args["card"].id == "P013"
    assert table.match.can_undo(me)  # nothing was drawn (rule NBA-8.6)
    table.match.play(Undid(me))
    assert len(table.seat(me).hand) == 6


@pytest.mark.rule("NBA-4.9", "NBA-9.1")
def test_paying_with_the_whole_hand_ends_the_turn_and_stays_to_be_seen() -> None:
    table, me = at_work("S12 S13", deck="", lying="")
    table.lay(track="P017")  # cost 4
    offer = table.option(me, "sign:P017")
    assert offer.final
    assert spoken(offer.label) == "Sign Rajon Rondo for 4 and end my turn"
    table.act(me, "sign:P017")
    own = [event.seen_by(me) for event in table.told]
    assert [part.text.id for part in own if part][:2] == [
        "nba-event-signed",
        "nba-event-nothing-left",
    ]
    assert table.state.turn == 2
    assert faces(table.view(None).coaches[me].thrown) == ["S12", "S13"]  # in the deck again
    table, me = at_work("S12 S13", lying="B01")
    table.lay(track="P017")
    assert not table.option(me, "sign:P017").final  # an attack can be played
    table.act(me, "sign:P017")
    assert table.kind(me) == "act"


@pytest.mark.rule("NBA-4.9", "NBA-9.1")
@pytest.mark.parametrize(
    ("hand", "lying", "ends"),
    [("S12 S13 S14", "", True), ("S12 S13 S14 B02", "", False), ("S12 S13 S14", "B01", False)],
)
def test_a_payment_says_that_the_turn_ends_with_it(hand: str, lying: str, *, ends: bool) -> None:
    table, me = at_work(hand, deck="", lying=lying)
    table.lay(track="P017")  # cost 4
    table.act(me, "sign:P017")
    question = table.question(me)
    every = tuple(option.id for option in question.options)
    for picks, final in ((every[:2], False), (every, ends)):
        means = confirmed(question, picks)
        assert means is not None
        assert means.final == table.match.is_final(me, picks) == final
        assert spoken(means.label, sum=6) == "Pay 6" + " and end my turn" * final
    table.match.answer(me, every)
    assert table.match.can_undo(me) == (not ends)


@pytest.mark.rule("NBA-8.2")
def test_all_cards_of_the_hand_discarded_in_a_turn_can_be_seen_together() -> None:
    table, me = at_work("S12 S13 S14 B01 B02 F1")
    table.lay(track="P020", slots="T01-1")
    table.act(me, "sign:P020")
    table.answer(me, "S12", "S13")
    table.act(me, "buy:T01-1", "end")
    table.answer(me, "S14")
    assert faces(table.view(None).coaches[me].thrown) == ["S12", "S13", "B01", "B02", "F1"]
    table.pass_turn(1 - me)
    table.pass_turn(me)
    assert table.view(None).coaches[me].thrown == ()


@pytest.mark.rule("NBA-4.10")
def test_a_signed_player_goes_on_top_and_its_slot_stays_a_hole() -> None:
    table, me = at_work("S12 S13 S14 B01 B02 B03")
    table.lay(track="P020 P013")
    table.act(me, "sign:P020")
    table.answer(me, "S12", "S13")
    assert table.seat(me).deck[0] == "P020"
    assert table.markets().track[:2] == ["", "P013"]
    assert not any(option.startswith("sign:") for option in table.options(me))


@pytest.mark.rule("NBA-4.11")
def test_tactics_are_paid_with_tactics_of_the_hand_that_have_a_value() -> None:
    table, me = at_work("B01 B02 B04 S12 S13 F1", lying="B03")
    table.lay(slots="T01-1 T02-1")  # cost 2, 3
    assert "buy:T02-1" not in table.options(me)
    assert table.act(me, "buy:T01-1") == ["bought"]
    assert faces(table.seat(me).discard) == ["B01", "B02"]  # B04 pays nothing, B03 lies


@pytest.mark.rule("NBA-4.12")
def test_a_bought_tactic_goes_on_top_and_its_slot_is_filled_at_the_end() -> None:
    table, me = at_work("B01 B02 B03 S12 S13 F1")
    table.lay(slots="T01-1 T02-1 T03-1 T04-1 T05-1 T06-1")
    coming = table.markets().tactics[0]
    table.act(me, "buy:T01-1")
    table.answer(me, "B01", "B02")
    assert table.seat(me).deck[0] == "T01-1"
    assert table.markets().slots[0] == ""
    table.pass_turn(me)
    assert table.markets().slots[0] == coming


@pytest.mark.rule("NBA-4.13")
def test_e15_the_later_purchase_lies_on_top_and_is_drawn_by_a_replacement() -> None:
    table, me = at_work("S12 S13 S14 B01 B02 B03")
    table.lay(track="P036", slots="T01-1")
    table.act(me, "buy:T01-1")
    table.answer(me, "B01", "B02")
    table.act(me, "sign:P036")
    table.answer(me, "S13", "S14")
    assert table.seat(me).deck[:2] == ["P036", "T01-1"]
    table.act(me, "sub")  # S12 alone is left, for S02
    assert "P036" in table.seat(me).hand
    assert "sub" not in table.options(me)
