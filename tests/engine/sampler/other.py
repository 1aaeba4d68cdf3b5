"""Another card file, as an earlier release may have had it (`tests/games/others.py`)."""

from tests.games.edits import changed


def other(text: str) -> str:
    return changed(
        text,
        ('key = "sun"', 'key = "sol"'),
        ('en = "Moon"', 'en = "Half Moon"'),
        ('fr = "Lune"', 'fr = "Demi-lune"'),
        ("numbers = 30", "numbers = 29"),
        ("coins = [1, 1, 2, 2, 5]", "coins = [1, 2, 2, 3, 6]"),
    )
