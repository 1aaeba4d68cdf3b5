"""Another card file of each game, as an earlier release may have had it.

An id is renamed, a number and a print are changed, and a card is removed; where the game has one
more than today, that one is missing today.
"""

import re
from collections.abc import Callable, Mapping
from dataclasses import replace
from types import MappingProxyType

from games.registry import Game
from tests.games.every import GAMES


def changed(text: str, *pairs: tuple[str, str]) -> str:
    for old, new in pairs:
        assert old in text, old
        text = text.replace(old, new)
    return text


def without(text: str, *lines: str) -> str:
    """The text without the lines in which these words stand."""
    kept = [line for line in text.splitlines() if not any(word in line for word in lines)]
    assert len(kept) == len(text.splitlines()) - len(lines)
    return "\n".join(kept)


def firstdeck(text: str) -> str:
    text = without(text, 'id = "P38"', 'id = "P40"')
    new = '{ id = "P41", deck = "P", family = "elf", n = 1, rank = 9, fr = "Elfe", en = "Elf" },'
    return changed(
        text,
        ('id = "P20", deck', 'id = "P97", deck'),
        ('id = "T2", deck', 'id = "T8", deck'),
        ('family = "barb", n = 4, rank = 2, fr = "4 Barbares", en = "4 Barbarians"',
         'family = "barb", n = 1, rank = 2, fr = "1 Vandale", en = "1 Vandal"'),
        ('gob = 2, rank = 11', 'gob = 1, rank = 11'),
        ('effect = "star", rank = 4', 'effect = "gain3", rank = 4'),
        ('family = "dwarf", n = 3, rank = 6, fr = "3 Nains"',
         'family = "dragon", n = 2, rank = 6, fr = "2 Wyvernes"'),
        ('{ id = "P39"', f'{new}\n  {{ id = "P39"'),
    )  # fmt: skip


def allstar(text: str) -> str:
    text = without(text, 'id = "thin"')
    return changed(
        text,
        ('id = "rabbit"', 'id = "hare"'),
        ('fr = "Lapin", en = "Rabbit", fr_many = "Lapins", en_many = "Rabbits"',
         'fr = "Lièvre", en = "Hare", fr_many = "Lièvres", en_many = "Hares"'),
        ("puck = 1, stick = 9, helmet = 8, skates = 5, goal = 7",
         "puck = 9, stick = 1, helmet = 2, skates = 3, goal = 4"),
        ('fr = "Tigre", en = "Tiger"', 'fr = "Lynx", en = "Lynx"'),
        ('id = "dam"', 'id = "dike"'),
        ("points = [13, 10, 7, 5, 3, 1]", "points = [14, 8, 6, 4, 2, 0]"),
        ("points = [12, 9, 7, 5, 4, 3]", "points = [3, 4, 5, 7, 9, 12]"),
        ("points = [26, 20, 15, 11, 8, 6]", "points = [20, 16, 12, 8, 4, 2]"),
    )  # fmt: skip


def nba(text: str) -> str:
    blocks = text.split("\n[[")
    kept = [one for one in blocks if not re.search(r'id = "(P100|P050)"', one)]
    assert len(kept) == len(blocks) - 2
    return changed(
        "\n[[".join(kept),
        ('id = "S01"', 'id = "S51"'),
        ('id = "S12"', 'id = "S52"'),
        ('id = "B06"', 'id = "B56"'),
        ('id = "P001"', 'id = "P901"'),
        ('id = "T01"', 'id = "T91"'),
        ("skills = [5, 0, 2, 2,", "skills = [1, 4, 0, 5,"),
        ("skills = [1, 0, 1, 1, 0, 0, 0, 2]", "skills = [2, 3, 0, 1, 4, 0, 1, 5]"),
        ('name = "North Carolina Offense"', 'name = "Carolina Passing"'),
        ("keep = { drv = 4 }", "keep = { drv = 1, p3 = 1 }"),
        ('["p3 0", "p3 0", "p3 0", "p3 2", "p3 6", "p3 9"]',
         '["p3 1", "p3 1", "p3 1", "p3 3", "p3 5", "p3 8"]'),
        ('"drv 2", "ins 2", "p3 1"', '"drv 3", "ins 1", "p3 1"'),
        ('fr = "Meneur titulaire I"', 'fr = "Le premier meneur"'),
    )  # fmt: skip


def nintendo(text: str) -> str:
    text = without(text, 'id = "R15"')
    return changed(
        text,
        ('id = "G04"', 'id = "G44"'),
        ("G04 = 3", "G44 = 3"),
        ('cost = 5, pf = 4, pc = 8, picture = "1f996", fr = "Rex", en = "Rex"',
         'cost = 2, pf = 6, pc = 3, picture = "1f995", fr = "Max", en = "Max"'),
        ("ON enter: hit(1? opp.char,1)", "ON enter: heal(this,1)"),
        ("DO: hit(1 any.char,4)", "DO: hit(1 any.char,2)"),
        ('fr = "Thwomp", en = "Thwomp"', 'fr = "Bloc", en = "Block"'),
    )  # fmt: skip


def jam(text: str) -> str:
    text = without(text, 'id = "c40"')
    return changed(
        text,
        ('id = "c05"', 'id = "c55"'),
        ('number = 12, scheme = "b4", bonus = 0, times = [2]',
         'number = 41, scheme = "b2", bonus = 2, times = [3, 5]'),
        ('scheme = "m5", bonus = 3, times = [4]', 'scheme = "m8", bonus = 2, times = [2, 4]'),
        ('fr = "Zigzag", en = "Zigzag"', 'fr = "Slalom", en = "Slalom"'),
        ('name = "Super Snot", fresh = [4, 3, 2]', 'name = "Super Nova", fresh = [4, 2, 2]'),
        ('id = "V5"', 'id = "V55"'),
        ('id = "B", start = "pack", end = "front", cost = 3',
         'id = "B", start = "pack", end = "front", cost = 2'),
    )  # fmt: skip


def sampler(text: str) -> str:
    return changed(
        text,
        ('key = "sun"', 'key = "sol"'),
        ('en = "Moon"', 'en = "Half Moon"'),
        ('fr = "Lune"', 'fr = "Demi-lune"'),
        ("numbers = 30", "numbers = 29"),
        ("coins = [1, 1, 2, 2, 5]", "coins = [1, 2, 2, 3, 6]"),
    )


_OTHER: Mapping[str, Callable[[str], str]] = MappingProxyType(
    {
        "firstdeck": firstdeck,
        "allstar": allstar,
        "nba": nba,
        "jam": jam,
        "nintendo": nintendo,
        "sampler": sampler,
    }
)


def other(key: str) -> Game:
    """Return a game as it was with the other card file."""
    game = GAMES[key]
    return replace(game, cards=_OTHER[key](game.cards.decode()).encode())
