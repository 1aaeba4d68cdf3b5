"""The card file: what it holds, and that a broken one is refused with file, card and field."""

from collections import Counter

import pytest

from games.core.data.cards import BrokenCards
from games.firstdeck.cards import FILE, read_cards
from games.firstdeck.printed import FAMILIES
from games.firstdeck.rules import FirstDeck
from games.registry import card_file

from .table import RULES

DATA = card_file("games.firstdeck").decode()


def changed(card: str, old: str, new: str) -> bytes:
    """The card file with something else in the line of one card (or anywhere, without a card)."""
    lines = DATA.splitlines(keepends=True)
    at = next(n for n, line in enumerate(lines) if old in line and f'id = "{card}' in line)
    lines[at] = lines[at].replace(old, new, 1)
    return "".join(lines).encode()


@pytest.mark.parametrize(
    ("line", "old", "new", "card", "field"),
    [
        ("T1", '"dwarf"', '"gnome"', "T1", "family"),
        ("T2", "n = 2", "n = 9", "T2", "n"),
        ("P05", '"P"', '"X"', "P05", "deck"),
        ("P05", "n = 4", "n = 4, power = 3", "P05", "power"),
        ("P05", ", rank = 2", "", "P05", "rank"),
        ("P05", "P05", "P04", "P04", "id"),
        ("P05", "P05", "T9", "T9", "deck"),
        ("P05", ", n = 4", "", "P05", "n"),
        ("P30", "gob = 2", "gob = 2, wild = 1", "P30", "wild"),
        ("P30", "gob = 2", 'gob = 2, family = "elf", n = 1', "P30", "gob"),
        ("P35", ', effect = "star"', "", "P35", "effect"),
        ("T7", "gob = 1", 'gob = 1, effect = "star"', "T7", "effect"),
        ("T7", "gob = 1", "gob = 1, mark = true", "T7", "mark"),
        ("P39", ", mark = true", "", "P*", "mark"),
        ("P05", '"dwarf"', '"elf"', "P*", "family"),
        ("P39", '"Pluie d’étoiles"', '""', "P39", "fr"),
        ("Q", '"Q"', '"R"', "decks", "id"),
    ],
)
def test_a_broken_card_is_named(line: str, old: str, new: str, card: str, field: str) -> None:
    refused(changed(line, old, new), card, field)


@pytest.mark.parametrize(
    ("old", "new", "card"),
    [("families = [", "clans = [", "clans"), ("decks = [", "decks = [[", "-")],
)
def test_a_broken_file_is_named(old: str, new: str, card: str) -> None:
    refused(DATA.replace(old, new, 1).encode(), card, "-")


def test_a_missing_card_is_missed() -> None:
    lines = [line for line in DATA.splitlines() if 'id = "T7"' not in line]
    refused("\n".join(lines).encode(), "T*", "id")


def refused(data: bytes, card: str, field: str) -> None:
    with pytest.raises(BrokenCards) as broken:
        FirstDeck(read_cards(data)).check_box()
    assert (broken.value.file, broken.value.card, broken.value.field) == (FILE, card, field)
    said = str(broken.value)
    assert all(part in said for part in (FILE, card, field) if part != "-")


def test_the_box_holds_what_the_rulebook_says() -> None:
    cards = RULES.cards
    assert len(cards.by_id) == 75
    assert [len(deck) for deck in cards.decks.values()] == [7] * 5
    assert len(cards.pile) == 40
    assert len(cards.marked) == 10


def test_all_starting_decks_have_one_shape() -> None:
    for deck in RULES.cards.decks.values():
        cards = [RULES.cards.by_id[card] for card in deck]
        families = list(dict.fromkeys(card.family for card in cards if card.family))
        first = FAMILIES.index(families[0])
        assert families == [FAMILIES[(first + step) % 5] for step in range(4)]
        assert [card.n for card in cards] == [1, 2, 1, 2, 1, 1, 0]
        assert cards[6].gob == 1


def test_the_pile_without_marks() -> None:
    left = [RULES.cards.by_id[card] for card in RULES.cards.pile if card not in RULES.cards.marked]
    assert Counter(card.n for card in left if card.family) == {2: 5, 3: 10, 4: 5}
    assert Counter(card.effect for card in left if card.effect) == {
        "more": 2,
        "star": 2,
        "steal": 1,
        "gain3": 1,
    }
    assert sorted(card.wild for card in left if card.wild and not card.effect) == [1, 2]
    assert [card.gob for card in left if card.gob] == [2, 2]


def test_every_card_has_a_face_and_a_name() -> None:
    assert RULES.faces().keys() == RULES.cards.by_id.keys()
    names = RULES.names()
    assert all(names[card].fr and names[card].en for card in RULES.faces())
    assert {"T", "C", "Q", "M", "S", *FAMILIES} <= names.keys()
    assert names["P35"].gender == "f"
