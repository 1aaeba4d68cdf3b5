"""Another card file, as an earlier release may have had it (`tests/games/others.py`)."""

from tests.games.edits import changed, without


def other(text: str) -> str:
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
