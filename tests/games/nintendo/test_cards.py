"""The card file, and what is refused in one of somebody's own."""

from collections import Counter
from pathlib import Path

import pytest

from games.core.data.cards import BrokenCards
from games.nintendo.cards import Card, check_box, read_cards
from games.registry import card_file

BOX = card_file("games.nintendo")
CARDS = read_cards(BOX)


def refused(old: str, new: str) -> BrokenCards:
    """What is said of the set with one place changed, which must be there."""
    toml = BOX.decode()
    assert old in toml
    with pytest.raises(BrokenCards) as broken:
        check_box(read_cards(toml.replace(old, new, 1).encode()))
    assert broken.value.file == "games/nintendo/cards.toml"
    return broken.value


def test_the_set_has_the_numbers_of_the_rules() -> None:
    check_box(CARDS)
    assert len(CARDS.by_id) == 126
    assert Counter(card.colour for card in CARDS.by_id.values()) == dict.fromkeys("GRMWUBY", 18)


def test_ready_made_decks_hold_the_characters_of_the_table() -> None:
    wanted = {"RG": 27, "GM": 27, "MB": 28, "BW": 24, "WU": 28, "UY": 27, "YR": 24, "RB": 29}
    found = {
        deck: sum(n for card, n in held.items() if CARDS[card].type == "char")
        for deck, held in CARDS.decks.items()
    }
    assert found == wanted


def test_mean_costs_of_the_decks_are_those_of_the_table() -> None:
    wanted = {
        "RG": "3.42",
        "GM": "4.28",
        "MB": "3.83",
        "BW": "3.55",
        "WU": "3.48",
        "UY": "3.73",
        "YR": "3.25",
        "RB": "3.98",
    }
    for deck, mean in wanted.items():
        whole = sum(CARDS[card].cost * n for card, n in CARDS.decks[deck].items())
        assert f"{whole / 40:.2f}" == mean, deck


def test_every_card_but_one_is_in_a_ready_made_deck() -> None:
    assert CARDS.by_id.keys() - {card for held in CARDS.decks.values() for card in held} == {"R15"}


def test_the_printed_numbers_are_those_that_the_set_was_measured_with() -> None:
    """Cost, PF/PC and turns: a row of every_card.txt shows what texts do, not what cards cost."""
    told = (Path(__file__).parent / "numbers.txt").read_text(encoding="utf-8")
    lines = [line for line in told.splitlines() if not line.startswith("#")]
    wanted = [one for line in lines for one in line.split(", ") if one]
    assert wanted == [_numbers(card) for card in CARDS.by_id.values()]


def _numbers(card: Card) -> str:
    more = {"char": f" {card.pf}/{card.pc}", "event": f" x{card.turns}"}.get(card.type, "")
    return f"{card.id} {card.cost}{more}"


@pytest.mark.rule("NIN-8.4", "NIN-9.2")
def test_which_cards_bear_the_same_name() -> None:
    shared = Counter(card.same for card in CARDS.by_id.values())
    assert {same for same, n in shared.items() if n > 1} == {"goomba", "luigi"}


REX = "cost = 5, pf = 4, pc = 8"


@pytest.mark.parametrize(
    ("old", "new", "card", "field"),
    [
        (REX, REX.replace("pf = 4, ", ""), "G01", "pf"),
        (REX, REX.replace("pc = 8", "pc = 0"), "G01", "pc"),
        (REX, REX.replace("cost = 5", "cost = -5"), "G01", "cost"),
        (REX, REX.replace("cost = 5", "turns = 2, cost = 5"), "G01", "turns"),
        ('fr = "Rex"', 'fr = "  "', "G01", "fr"),
        ('fr = "Rex"', f'short_fr = "{"x" * 61}", fr = "Rex"', "G01", "short_fr"),
        (REX, REX.replace("cost = 5", "on_opp = true, cost = 5"), "G01", "on_opp"),
        (REX, REX.replace("cost = 5", "colur = 5, cost = 5"), "G01", "colur"),
        ('kinds = ["dino"], ' + REX, REX, "G01", "kinds"),
        ('kinds = ["dino"], ' + REX, 'kinds = ["dodo"], ' + REX, "G01", "kinds"),
        ('kinds = ["dino"], ' + REX, 'kinds = ["dino", "dino"], ' + REX, "G01", "kinds"),
        ("ACT MAX2: base(this,+1)", "ACT MAX2: base(that,+1)", "G01", "abilities"),
        ("ACT MAX2: base(this,+1)", "S host: pf+1", "G01", "abilities"),
        ("ACT MAX2: base(this,+1)", "ON start: heal(host,1)", "G01", "abilities"),
        ("ACT MAX2: base(this,+1)", "DO: draw(me,1)", "G01", "abilities"),
        ("DO: hit(1 any.char,4)", "ON enter: hit(1 any.char,4)", "R11", "abilities"),
        ("DO: hit(1 any.char,4)", "DO SACTHIS: hit(1 any.char,4)", "R11", "abilities"),
        ('"S host: save 4"', '"S this: pf+1"', "G14", "abilities"),
        ('"S host: save 4"', '"ACT MAX2: draw(me,1)"', "G14", "abilities"),
        ('id = "G02"', 'id = "G01"', "G01", "id"),
        ('{ id = "bird"', '{ id = "attacking"', "attacking", "id"),
        ("R17 = 2 }", "R17 = 1 }", "RG", "cards"),
        ("R17 = 2 }", "R99 = 2 }", "RG", "cards"),
        ("S36 = 3, G01 = 2", "S36 = 5", "RG", "cards"),
        ('id = "G01", colour = "G"', 'id = "G01", colour = "R"', "G", "colour"),
    ],
)
def test_what_does_not_hold_is_refused_by_card_and_field(
    old: str, new: str, card: str, field: str
) -> None:
    broken = refused(old, new)
    assert (broken.card, broken.field) == (card, field)


def test_a_broken_ability_is_named_with_its_text() -> None:
    broken = refused("ACT MAX2: base(this,+1)", "ACT MAX2: base(that,+1)")
    assert "ACT MAX2: base(that,+1)" in str(broken)
    assert "'that'" in str(broken)
