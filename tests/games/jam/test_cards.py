"""The load-time checks of the card file."""

import re

import pytest

from games.core.data.cards import BrokenCards
from games.core.match.match import Match
from games.core.streams import Keys, Streams
from games.driver.supply import start_of
from games.jam.cards import check_box, read_cards
from games.jam.heuristic import SensiblePlayer
from games.jam.rules import INFO, JamRules
from games.registry import card_file

TEXT = card_file("games.jam").decode()
KEY = bytes(range(32))


def test_the_box() -> None:
    cards = read_cards(TEXT.encode())
    check_box(cards)
    assert [card.number for card in cards.actions.values()] == list(range(1, 41))
    kinds = [card.kind for card in cards.actions.values()]
    assert (kinds.count("movement"), kinds.count("block")) == (22, 18)
    assert len(cards.skaters) == 36
    assert cards.track.pack == ("p1", "p2", "p3", "p4", "p5", "p6", "p7", "p8")


@pytest.mark.parametrize(
    ("team", "sums"),
    [
        ("vipers", (30, 30, 23)),
        ("hammers", (25, 36, 22)),
        ("foxes", (28, 29, 26)),
        ("furies", (25, 26, 32)),
    ],
)
def test_the_sums_of_the_teams_are_those_of_the_rules(team: str, sums: tuple[int, ...]) -> None:
    cards = read_cards(TEXT.encode())
    fresh = [cards.skaters[one].fresh for one in cards.squads[team]]
    assert tuple(map(sum, zip(*fresh, strict=True))) == sums


def test_names_are_in_both_languages() -> None:
    names = read_cards(TEXT.encode()).names
    assert (names["c39"].fr, names["c39"].en) == ("Percée +3", "Breakaway +3")
    assert (names["vipers"].fr, names["vipers"].en) == ("Vipères de Minuit", "Midnight Vipers")
    assert names["F5"].fr == names["F5"].en == "#5 Bloody Betty"


@pytest.mark.parametrize(
    ("old", "new", "card", "field"),
    [
        ('id = "c02", number = 2', 'id = "c02", number = 1', "c02", "number"),
        ('id = "c02"', 'id = "c01"', "c01", "id"),
        ('number = 2, scheme = "b2"', 'number = 2, scheme = "b9"', "c02", "scheme"),
        ("bonus = 3, times = [5] }", "bonus = 4, times = [5] }", "c36", "bonus"),
        ("times = [1, 3, 5]", "times = [3, 1]", "c08", "times"),
        ("times = [1, 3, 5]", "times = [6]", "c08", "times[0]"),
        ('id = "V1", team = "vipers"', 'id = "V1", team = "snakes"', "V1", "team"),
        ("2, 3], tired = [3, 2, 2]", "2, 3], tired = [5, 2, 2]", "V1", "tired"),
        ("fresh = [4, 2, 3]", "fresh = [7, 2, 3]", "V1", "fresh[0]"),
        ('number = 1, helmet = "J"', 'number = 1, helmet = "B"', "vipers", "helmet"),
        ('team = "vipers", number = 2', 'team = "vipers", number = 9', "vipers", "number"),
        ('row = 1, lane = "int"', 'row = 2, lane = "int"', "spaces", "row"),
        ('id = "rear", zone = "rear"', 'id = "rear", zone = "front"', "rear", "zone"),
        ('id = "B", start = "pack"', 'id = "B", start = "rear"', "tracks", "id"),
        ('directions = ["fast", "int"', 'directions = ["push", "int"', "m5", "directions"),
        ('id = "V1", team', 'id = "c01", team', "c01", "id"),
    ],
)
def test_a_broken_file_is_refused_with_file_card_and_field(
    old: str, new: str, card: str, field: str
) -> None:
    assert old in TEXT
    with pytest.raises(BrokenCards) as broken:
        read_cards(TEXT.replace(old, new, 1).encode())
    assert (broken.value.file, broken.value.card) == ("games/jam/cards.toml", card)
    assert broken.value.field == field


def test_whatever_the_ids_are_a_match_is_played_with_them() -> None:
    """Options of programming name a card and a Time in one word."""
    text = re.sub(r'id = "c(\d\d)"', r'id = "stunt-\1t3"', TEXT)
    text = re.sub(r'id = "p(\d)"', r'id = "spot-\1t"', text)
    text = re.sub(r'(id|scheme) = "([mb]\d)"', r'\1 = "kit\2"', text)
    for orders in ("planned", "live"):
        rules = JamRules.make(text.encode(), INFO.version)
        options = {"orders": orders, "jams": "1"}
        match = Match.begin(rules, start_of(rules, 2, options, KEY), Keys.of(KEY))[0]
        player, rng = SensiblePlayer(rules), Streams(KEY)
        while match.result is None:
            seat = match.asked[-1]
            question = match.questions[seat]
            assert question is not None
            match.answer(seat, player.answer(match.view(seat), question, rng))


@pytest.mark.parametrize(
    ("line", "card"), [(r'.*id = "c40".*\n', "actions"), (r'.*id = "F\d", team.*\n', "teams")]
)
def test_another_box_is_refused_at_the_start_but_can_be_read(line: str, card: str) -> None:
    text = re.sub(line, "", TEXT)
    if card == "teams":
        text = re.sub(r'.*id = "foxes".*\n', "", text)
    cards = read_cards(text.encode())
    with pytest.raises(BrokenCards) as broken:
        check_box(cards)
    assert broken.value.card == card
