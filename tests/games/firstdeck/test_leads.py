"""What answers lead to (`Option.leads`), and what comes and decides."""

import pytest

from games.core.info import Start
from games.core.match.match import Match
from games.core.streams import Keys
from games.core.text import Text, text
from games.firstdeck.events import card
from games.firstdeck.hands import hands, opened
from games.firstdeck.heuristic import SensiblePlayer
from locales.texts import LOCALES, Reader
from tests.engine.strategies import every_text

from .table import RULES, Table, laid_out

CARDS = RULES.cards.by_id


def leads(table: Table, seat: int) -> dict[str, Text | None]:
    question = table.match.explained(seat)
    assert question is not None
    return {option.id: option.leads for option in question.options}


def test_a_card_to_take_says_how_many_of_its_family_the_whole_deck_then_has() -> None:
    table = Table(laid_out("P05 T1 T2 C1", "C3 C4 Q1 C2 C5", pile="P03 P30 P35 P40"))
    table.keep_all()
    told = leads(table, 1)
    assert told["P03"] == text("firstdeck-leads-take", family=text("firstdeck-count-dwarf", n=3))
    assert told["P30"] == text("firstdeck-leads-gob", count=2)
    assert told["P35"] == text("firstdeck-leads-star", count=1)


def test_a_card_with_a_power_says_it_where_it_is_put_back_and_thrown_out() -> None:
    """The label of a family card, or of a Goblin, says all there is to it."""
    table = Table(laid_out("P05 T1 T2 C1", "P35 P26 P32 C5 Q1 Q7", pile="P03 P30 P39 P40"))
    thrown = leads(table, 1)
    star = text("firstdeck-leads-star", count=1)
    assert thrown["P35"] == text("firstdeck-leads-discard-special", lost=star, cards=5)
    table.keep_all()
    table.answer(1, "P03", "P30")
    put_back = leads(table, 1)
    assert put_back["P35"] == star
    assert put_back["P26"] == text("firstdeck-leads-wild", count=1)
    assert put_back["P32"] == text("firstdeck-leads-more", count=1)
    assert put_back["C5"] is None


def test_a_card_to_throw_out_says_what_is_left_of_its_kind() -> None:
    table = Table(laid_out("P05 T1 T2 C1", "C3 C4 C7 Q1 Q7", pile="P03 P30 P35 P40"))
    told = leads(table, 1)
    assert told["C4"] == text(
        "firstdeck-leads-discard", left=2, family=text("firstdeck-count-barb", n=2), cards=4
    )
    assert told["C7"] == text("firstdeck-leads-discard-goblin", left=1, cards=4)


def test_the_last_card_of_a_family_to_throw_out_says_that_none_is_left() -> None:
    table = Table(laid_out("P05 T1 T2 C1", "C5 C6 C7 Q1 Q7", pile="P03 P30 P35 P40"))
    told = leads(table, 1)["C5"]
    assert told is not None
    names = ("Ana", "Bao")
    said = {one: every_text().say(told, Reader(one, 1, names, RULES.names())) for one in LOCALES}
    assert said["en"] == "the last of its family; leaves you 4 cards"
    assert said["fr"] == "la dernière de sa famille\u00a0; il te reste 4 cartes"


def test_a_theft_says_what_both_have_then() -> None:
    table = Table(laid_out("P38 T1 T2", "C1 C2", "Q1 Q2", pile="P03 P04 P05", stars=(1, 4, 2)))
    assert leads(table, 0) == {
        "1": text("firstdeck-leads-victim", mine=2, left=3),
        "2": text("firstdeck-leads-victim", mine=2, left=1),
    }


@pytest.mark.rule("FDB-6.7")
def test_an_order_says_which_cards_will_be_turned_up_together() -> None:
    table = Table(laid_out("P05 T1 T2 C1 C2", "C3 C4 Q1 M1", pile="P03 P13 P35 " + "P40 P04 P08"))
    table.keep_all()
    table.answer(1, "P13", "P35")
    question = table.match.questions[1]
    assert question is not None
    assert question.kind == "firstdeck.order"
    view = table.match.view(1)
    said = SensiblePlayer(RULES).why(view, question, ("P13", "C4"))
    assert said is not None
    (hand,) = said.args["hands"]  # type: ignore[misc]
    assert hand.args["round"] == 2
    assert hand.args["full"] == "yes"
    assert hand.args["worth"] == text("firstdeck-count-barb", n=5)


@pytest.mark.rule("FDB-3.2")
def test_a_crier_makes_a_hand_longer() -> None:
    found = hands(CARDS, ["P33", "T1", "T2", "T3", "T4", "C1", "C2"], 4, 10)
    assert [hand.cards for hand in found] == [("P33", "T1", "T2", "T3", "T4"), ("C1", "C2")]
    assert [(hand.round, hand.full) for hand in found] == [(5, True), (6, False)]


@pytest.mark.rule("FDB-7.1")
def test_after_the_last_main_round_no_hand_can_be_foreseen() -> None:
    deck = ["T1", "T2", "T3", "T4", "T5", "T6", "C1"]
    assert [hand.round for hand in hands(CARDS, deck, 9, 10)] == [10]


@pytest.mark.rule("FDB-5.4")
def test_what_was_drawn_in_battle_is_told_from_what_was_turned_up_first() -> None:
    assert opened(CARDS, ["T1", "T2", "T3", "T4"]) == 3
    assert opened(CARDS, ["T1", "P33", "T3", "T4", "T5", "C1"]) == 5


def test_a_deck_is_named_by_its_two_families() -> None:
    match, _ = Match.begin(RULES, Start(2, {"decks": "choose"}), Keys.of(b"deck"))
    question = match.explained(0)
    assert question is not None
    found = {option.id: option.leads for option in question.options}
    assert found["M"] == text("firstdeck-leads-deck", first=card("elf"), second=card("dragon"))
