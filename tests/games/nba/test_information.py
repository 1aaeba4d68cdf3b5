"""Group NBA-8: what is open and what is secret."""

import pytest

from games.core.data.codec import encode
from games.core.match.moves import Undid
from games.core.refused import Refused
from games.core.text import Text

from .table import Table


@pytest.mark.rule("NBA-8.1")
def test_cards_laid_on_a_deck_are_known_until_they_are_drawn() -> None:
    table = Table()
    me, foe = table.first, 1 - table.first
    table.put(me, hand="S12 S13 S14 B01 B02 B03")
    table.lay(track="P036")
    table.act(me, "sign:P036")
    table.answer(me, "S12", "S13")
    for reader in (me, foe, None):
        assert table.view(reader).coaches[me].top == ("P036",)
    table.act(me, "end")
    table.answer(me)
    table.answer(me)
    assert "P036" in table.seat(me).hand
    assert table.view(foe).coaches[me].top == ()
    assert "P036" in table.view(foe).coaches[me].pool


@pytest.mark.rule("NBA-8.2")
def test_public_events_name_what_was_paid_rolled_and_discarded() -> None:
    table = Table()
    me = table.first
    table.put(me, hand="S12 S13 S14 B01 B02 B03", lying="B06")
    table.lay(track="P036")
    table.act(me, "sign:P036")
    assert table.answer(me, "S12", "S13") == ["signed"]
    table.act(me, "prep")
    assert table.answer(me, "B01") == ["laid"]
    table.roll(6, 6, 6)
    assert table.act(me, f"play:B01@{me}")[:3] == ["played", "rolled", "attack"]
    table.act(me, "end")
    table.answer(me)
    told = table.answer(me, "S14")
    assert told[:2] == ["removed", "discarded"]
    assert "drew" in told


@pytest.mark.rule("NBA-8.3")
def test_names_of_cards_drawn_are_for_their_owner() -> None:
    table = Table()
    me, foe = table.first, 1 - table.first
    table.act(me, "end")
    table.answer(me)
    table.answer(me)
    drew = next(e for e in table.told if e.public and e.public.text.id == "nba-event-drew")
    for reader in (foe, None):
        assert drew.seen_by(reader).text.args["n"] == 6
        assert "cards" not in drew.seen_by(reader).text.args
    own: Text = drew.seen_by(me).text
    assert sorted(card.id for card in own.args["cards"]) == sorted(table.seat(me).hand)


@pytest.mark.rule("NBA-8.4")
def test_only_its_owner_sees_a_question_and_a_waiting_seat_is_asked_nothing() -> None:
    table = Table()
    me, foe = table.first, 1 - table.first
    assert table.match.questions[foe] is None
    before = encode(table.view(foe))
    table.put(me, hand="S12 S13 S14 B01 B02 B03")
    middle = encode(table.view(foe))
    table.lay(track="P036")
    after = encode(table.view(foe))
    table.act(me, "sign:P036")  # begun, not paid
    assert encode(table.view(foe)) == after
    assert before != middle
    assert table.view(foe).mine.hand == tuple(sorted(table.seat(foe).hand, key=_listed))
    assert table.view(None).mine is None


def _listed(card: str) -> tuple[bool, bool, str]:
    return card[0] not in "SP", card[0] == "F", card


@pytest.mark.rule("NBA-8.5")
def test_hidden_zones_are_sorted_and_their_order_is_nowhere() -> None:
    table = Table()
    me = table.first
    mine = table.view(me)
    assert list(mine.mine.deck) == sorted(mine.mine.deck, key=_listed)
    market = mine.markets[0]
    assert list(market.tactic_pool) == sorted(table.markets().tactics)
    assert market.players == len(table.markets().players)
    other = Table()
    for own in other.state.seats:
        own.deck.reverse()
    other.markets().tactics.reverse()
    for reader in (0, 1, None):
        assert encode(other.view(reader)) == encode(table.view(reader))


@pytest.mark.rule("NBA-8.6")
def test_steps_are_undone_back_to_the_last_card_drawn_or_die_rolled() -> None:
    table = Table()
    me = table.first
    start = encode(table.state)
    table.put(me, hand="S12 S13 S14 B01 B02 B03", deck="S15 S16 S17 S11")
    table.lay(track="P036")
    before = encode(table.state)
    table.act(me, "sign:P036")
    table.answer(me, "S13", "S14")
    table.act(me, "prep")
    table.answer(me, "B01", "B02")
    for _ in range(4):
        assert table.match.can_undo(me)
        table.match.play(Undid(me))
    assert encode(table.state) == before != start
    assert not table.match.can_undo(me)
    table.act(me, "sub", "S12")
    assert table.match.can_undo(me)  # a single replacement, nothing drawn yet
    table.answer(me)
    assert not table.match.can_undo(me)
    with pytest.raises(Refused):
        table.match.play(Undid(me))


@pytest.mark.rule("NBA-8.6")
def test_a_roll_a_refresh_and_the_end_of_a_turn_cannot_be_undone() -> None:
    table = Table(4)
    me = table.match.asked[0]
    table.put(me, lying="B01", deck="S11 S12 S13 S14")
    table.act(me, "refresh")
    assert table.match.can_undo(me)
    table.answer(me, "slot1")
    assert not table.match.can_undo(me)
    table.roll(6, 6, 6)
    assert table.option(me, f"play:B01@{me}").final
    table.act(me, f"play:B01@{me}")
    if table.kind(me) == "reroll":
        table.answer(me)
    assert not table.match.can_undo(me) or table.kind(me) == "hold"
    table.pass_turn(me)
    assert not table.match.can_undo(me)


@pytest.mark.rule("NBA-8.6", "NBA-4.4")
@pytest.mark.parametrize("hand", ["S12 S13 F1 B01 B02 B03", "S12 S13 B01 B02 B03 B06"])
def test_a_replacement_can_be_undone_before_the_draw_wherever_fatigue_is(hand: str) -> None:
    table = Table()
    me = table.first
    table.put(me, hand=hand, deck="S14 F2 S15")
    before = encode(table.state)
    table.act(me, "sub")
    assert table.question(me).prompt.args["tired"] == hand.count("F")  # what it will show
    table.answer(me, "S12")
    assert ("F1" in table.seat(me).hand, table.kind(me)) == (False, "sub_in")
    while table.match.can_undo(me):
        table.match.play(Undid(me))
    assert encode(table.state) == before
