"""Another card file, as an earlier release may have had it (`tests/games/others.py`)."""

from tests.games.edits import changed, without


def other(text: str) -> str:
    text = without(text, 'id = "C20"')
    return changed(
        text,
        ('id = "C1",', 'id = "C21",'),
        ("points = 2,", "points = 4,"),
        ('en = "The Three", fr = "Le Trois"', 'en = "The Old Three", fr = "Le vieux Trois"'),
    )
