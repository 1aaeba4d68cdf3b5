"""Another card file, as an earlier release may have had it (`tests/games/others.py`)."""

from tests.games.edits import changed, without


def other(text: str) -> str:
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
