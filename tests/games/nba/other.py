"""Another card file, as an earlier release may have had it (`tests/games/others.py`)."""

import re

from tests.games.edits import changed


def other(text: str) -> str:
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
