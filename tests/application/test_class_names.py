"""One name, one thing: a class has a name that no other class has.

Games choose names of their own, as their rulebooks do; so do tests and benches.
"""

import ast
from collections import defaultdict
from pathlib import Path

from games.registry import keys

ROOT = Path(__file__).parents[2]
ROOMS = ("cogs", "play", "db", "render", "locales", "sandbox", "tournaments", "games")
OWN = {*keys(), "new"}  # folders of games
# What two worlds call alike, because both call it by its only name.
SHARED = {
    "Match",  # of a game; of a tournament, which knows its people and places alone
    "Person",  # known to the bot; at a window of the sandbox, a package of its own
}


def classes(file: Path) -> list[str]:
    """Return the public classes of a module."""
    body = ast.parse(file.read_text("utf-8")).body
    return [one.name for one in body if isinstance(one, ast.ClassDef) and one.name[0] != "_"]


def test_no_two_classes_are_called_alike() -> None:
    found = defaultdict[str, list[str]](list)
    for file in [
        ROOT / "bot.py",
        *(path for room in ROOMS for path in (ROOT / room).rglob("*.py")),
    ]:
        inside = file.relative_to(ROOT)
        if inside.parts[0] == "games" and inside.parts[1] in OWN:
            continue
        for name in classes(file):
            found[name].append(str(inside))
    assert len(found) > 500
    twice = {name: files for name, files in found.items() if len(files) > 1}
    assert {name: files for name, files in twice.items() if name not in SHARED} == {}
    assert {*twice} == SHARED, "what is no longer called alike is listed no more"
