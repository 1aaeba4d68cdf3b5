"""The printed cards, and card files that do not hold."""

from collections import Counter

import pytest

from games.allstar.cards import read_cards
from games.allstar.printed import SYMBOLS, Arena, Player
from games.allstar.rules import AllStarRules
from games.core.data.cards import BrokenCards
from games.core.face import face
from games.registry import card_file

DATA = card_file("games.allstar")
CARDS = read_cards(DATA)


def test_there_are_108_players_of_twelve_species() -> None:
    assert len(CARDS.players) == 108
    assert len(CARDS.species) == 12
    assert CARDS.species[:2] == ("bear", "tiger")
    assert CARDS.species.index("caribou") < CARDS.species.index("horse")


def test_each_species_bears_each_symbol_once_and_four_cards_bear_none() -> None:
    for species in CARDS.species:
        symbols = Counter(p.symbol for p in CARDS.players.values() if p.species == species)
        assert symbols == {"": 4, **dict.fromkeys(SYMBOLS, 1)}


def test_symbols_are_spread_evenly_over_the_numbers() -> None:
    borne = Counter(p.number for p in CARDS.players.values() if p.symbol)
    assert borne == {number: 6 if number in {1, 2, 6} else 7 for number in range(1, 10)}
    pairs = Counter((p.number, p.symbol) for p in CARDS.players.values() if p.symbol)
    assert len(pairs) == 45
    assert set(pairs.values()) == {1, 2}


def test_known_cards() -> None:
    assert CARDS.players["caribou-4"].symbol == "helmet"
    assert CARDS.players["horse-9"].symbol == "stick"
    assert CARDS.players["duck-1"].symbol == "skates"
    assert CARDS.players["bear-2"].symbol == ""


def test_arenas() -> None:
    assert len(CARDS.arenas) == 15
    assert CARDS.arenas["puddle"].points[:4] == (13, 10, 7, 5)
    away = {card for card, arena in CARDS.arenas.items() if not arena.two}
    assert away == {"polarena", "dam", "silver", "crossroads"}
    assert all(CARDS.arenas[arena].points[1] > CARDS.arenas[arena].points[0] for arena in away)
    assert {arena.combo for arena in CARDS.arenas.values()} == {"", "run", "full", "kit"}


def test_the_tie_breaker_card_has_two_sides() -> None:
    for managers in (2, 3, 4):
        assert CARDS.criteria(managers) == ("symbol", "number", "species")
    for managers in (5, 6):
        assert CARDS.criteria(managers) == ("symbol", "species", "number")


def test_tickets_and_ladder() -> None:
    assert {n: (t.each, t.bonus) for n, t in CARDS.tickets.items()} == {2: (2, 2), 3: (1, 3)}
    assert CARDS.ladder == (26, 20, 15, 11, 8, 6)


def test_names_stand_in_the_data_file() -> None:
    assert (CARDS.names["duck-4"].fr, CARDS.names["duck-4"].en) == ("Canard 4", "Duck 4")
    assert CARDS.names["horse.many"].fr == "Chevaux"
    assert CARDS.names["stick"].gender == "f"
    assert CARDS.names["dam"].en == CARDS.names["dam"].fr == "Dam Stadium"


def test_faces_are_what_is_printed() -> None:
    assert face(CARDS.faces, "duck-8", Player).symbol == "puck"
    assert face(CARDS.faces, "frost", Arena).points == (10, 9, 8, 7, 6, 5)
    assert len(CARDS.faces) == 108 + 15


@pytest.mark.parametrize(
    ("old", "new", "card", "field"),
    [
        ('id = "tiger", strength = 2', 'id = "tiger", strength = 3', "tiger", "strength"),
        ('id = "tiger"', 'id = "bear"', "bear", "id"),
        ("puck = 1, stick = 9", "puck = 1, stick = 1", "bear", "stick"),
        ("puck = 1, stick = 9", "puck = 1, stick = 10", "bear", "stick"),
        ("puck = 1, stick = 9", "puck = 1", "bear", "stick"),
        ("[13, 10, 7, 5, 3, 1]", "[13, 10, 7, 5, 3]", "puddle", "points"),
        ("[13, 10, 7, 5, 3, 1]", "[13, 10, 7, 5, 3, 1.5]", "puddle", "points[5]"),
        ('combo = "run"', 'combo = "kit"', "arenas", "combo"),
        (', combo = "run"', "", "combo-run", "combo"),
        (", two = false", "", "arenas", "two"),
        ('id = "dam"', 'id = "fall"', "fall", "id"),
        ("managers = [5, 6]", "managers = [5]", "sides", "managers"),
        (
            'gold = "symbol", silver = "species"',
            'gold = "symbol", silver = "symbol"',
            "5-6",
            "bronze",
        ),
        ('{ id = "puck"', '{ id = "pucks"', "symbols", "id"),
        ('id = "playoffs"', 'id = "series"', "ladder", "id"),
        ("each = 2", "each = 2, more = 1", "2", "more"),
        ("managers = 3, each", "managers = 2, each", "2", "id"),
    ],
)
def test_a_broken_file_is_refused_with_file_card_and_field(
    old: str, new: str, card: str, field: str
) -> None:
    text = DATA.decode()
    assert old in text
    with pytest.raises(BrokenCards) as refused:
        AllStarRules(read_cards(text.replace(old, new, 1).encode())).check_box()
    assert refused.value.file == "games/allstar/cards.toml"
    assert (refused.value.card, refused.value.field) == (card, field)


@pytest.mark.parametrize("table", ["species", "arenas"])
def test_a_file_with_something_missing_is_refused(table: str) -> None:
    lines = DATA.decode().splitlines()
    last = {"species": '{ id = "duck"', "arenas": '{ id = "thin"'}[table]
    kept = "\n".join(line for line in lines if last not in line)
    with pytest.raises(BrokenCards) as refused:
        AllStarRules(read_cards(kept.encode())).check_box()
    assert refused.value.card == table
