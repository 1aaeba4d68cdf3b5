"""The card file: check sums, broken files, the statistics of the dice."""

from collections import Counter

import pytest

from games.core.data.cards import BrokenCards
from games.core.streams import Streams
from games.nba.cards import check_box, read_cards
from games.nba.phases.basics.dice import roll, side
from games.nba.printed import ATTACK, DEFENCE, DICE, PLACES, listed
from games.registry import card_file

from .table import CARDS

DATA = card_file("games.nba").decode()


def test_the_market_has_a_hundred_players_with_the_printed_sums() -> None:
    stars = [card for key, card in CARDS.players.items() if key[0] == "P"]
    assert len(stars) == 100
    assert Counter(card.cost for card in stars)[3] == 12
    assert [sum(place in card.pos for card in stars) for place in PLACES] == [26, 32, 36, 35, 31]
    assert all(card.value == (card.cost + 1) // 2 for card in stars)


def test_seventy_tactics_of_twenty_models() -> None:
    assert sum(CARDS.copies.values()) == 70
    assert CARDS.copies["T01"] == 4
    assert CARDS.tactic("T07-2@X").keep == {"p3": 2, "ins": 2}


def test_the_introductory_team_fits_the_rulebook() -> None:
    court = [CARDS.players[f"S0{n}"] for n in range(1, 6)]
    sums = [sum(column) for column in zip(*(card.skills for card in court), strict=True)]
    assert sums == [3, 3, 3, 2, 2, 2, 5, 6]


@pytest.mark.parametrize(
    ("old", "new", "card", "field"),
    [
        ('id = "P002"', 'id = "P001"', "P001", "id"),
        ("skills = [5, 0, 2, 2,", "skills = [6, 0, 2, 2,", "P002", "skills"),
        ("skills = [5, 0, 2, 2, 0,", "skills = [5, 0, 2, 2,", "P002", "skills"),
        ("skills = [5, 0, 2, 2,", "skills = [5, 0, 2, 3,", "player", "skills"),
        ('pos = ["PG", "SF"]', 'pos = ["PG", "XX"]', "P001", "pos"),
        ("keep = { p3 = 3 }", "keep = { itc = 3 }", "T01", "keep"),
        ('"drv 2", "ins 2", "p3 1"', '"drv 2", "ins 2", "p3 2"', "die", "sides"),
        ('"drv 2", "ins 2", "p3 1"', '"drv 2", "ins 2", "pink 1"', "blk", "sides"),
        ("copies = 4", "copies = 3", "tactic", "copies"),
        ("intro = true", "intro = false", "starting_player", "intro"),
        ("cost = 10", "cost = 11", "P001", "cost"),
        ("cost = 10", "cost = 9", "player", "cost"),
    ],
)  # fmt: skip
def test_a_broken_file_is_refused_with_card_and_field(
    old: str, new: str, card: str, field: str
) -> None:
    assert old in DATA
    with pytest.raises(BrokenCards) as broken:
        check_box(read_cards(DATA.replace(old, new, 1).encode()))
    assert broken.value.file == "games/nba/cards.toml"
    assert broken.value.card == card
    assert broken.value.field.split("[")[0] == field


def test_lists_have_players_before_tactics_before_fatigue() -> None:
    assert listed(["F1", "T01-1", "B01@0", "S11@0", "P001"]) == [
        "P001",
        "S11@0",
        "B01@0",
        "T01-1",
        "F1",
    ]


def chi_square(counts: Counter[int], rolls: int) -> float:
    expected = rolls / 6
    return sum((counts[face] - expected) ** 2 / expected for face in range(1, 7))


def test_a_player_and_a_tactic_are_told_apart_by_their_short_names() -> None:
    """ "Buy Baylor": the player, or the defence?"""
    players, tactics = set[str](), set[str]()
    for card, name in CARDS.names.items():
        (players if card.startswith("P") else tactics).update((name.short_fr, name.short_en))
    assert not players & tactics - {""}


@pytest.mark.parametrize("kind", DICE)
def test_faces_of_the_dice_are_equally_likely(kind: str) -> None:
    """Chi-square over 100,000 rolls, 5 degrees of freedom: 20.5 has a probability of 0.001."""
    rng = Streams(b"dice statistics " + kind.encode())
    thrown = [die for _ in range(10_000) for die in roll(0, {kind: 10}, rng)]
    counts = Counter(die.face for die in thrown)
    assert len(thrown) == 100_000
    assert chi_square(counts, len(thrown)) < 20.5
    mean = sum(side(CARDS, die).value for die in thrown) / len(thrown)
    wanted = {"p3": 17 / 6, "ins": 19 / 6, "drv": 21 / 6}
    if kind in ATTACK:
        assert mean == pytest.approx(wanted[kind], abs=0.03)


def test_each_colour_is_stopped_by_ten_in_all() -> None:
    sides = [one for kind in DEFENCE for one in CARDS.dice[kind]]
    for colour in ATTACK:
        assert sum(one.value for one in sides if one.colour == colour) == 10
