"""Another card file, as an earlier release may have had it (`tests/games/others.py`)."""

from tests.games.edits import changed, without


def other(text: str) -> str:
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
