"""Another card file, as an earlier release may have had it (`tests/games/others.py`)."""

from tests.games.edits import changed, without


def other(text: str) -> str:
    text = without(text, 'id = "R15"')
    return changed(
        text,
        ('id = "G04"', 'id = "G44"'),
        ("G04 = 3", "G44 = 3"),
        ('cost = 5, pf = 4, pc = 8, fr = "Rex", en = "Rex"',
         'cost = 2, pf = 6, pc = 3, picture = "1f995", fr = "Max", en = "Max"'),
        ("ON enter: hit(1? opp.char,1)", "ON enter: heal(this,1)"),
        ("DO: hit(1 any.char,4)", "DO: hit(1 any.char,2)"),
        ('fr = "Thwomp", en = "Thwomp"', 'fr = "Bloc", en = "Block"'),
    )  # fmt: skip
