"""A game is one folder: nothing else names it, and it needs no Pillow to be played."""

import json
import re
import subprocess
import sys
from pathlib import Path

import pytest

from games.registry import keys, load

ROOT = Path(__file__).parents[3]
ROOMS = (
    "cogs",
    "play",
    "db",
    "render",
    "locales",
    "sandbox",
    "games/core",
    "games/ai",
    "games/driver",
    "games/testing",
    "games/checker",
    "games/new",
    "tournaments",
)
KINDS = {".py", ".ftl", ".sql", ".toml", ".js", ".html", ".css"}


def source(room: str) -> list[Path]:
    return [path for path in (ROOT / room).rglob("*") if path.suffix in KINDS]


@pytest.mark.parametrize("room", ROOMS)
def test_no_other_room_names_a_game(room: str) -> None:
    name = re.compile(rf"(?<![a-z])({'|'.join(keys())})(?![a-z])")
    files = source(room)
    assert files
    naming = {str(one.relative_to(ROOT)): name.findall(one.read_text("utf-8")) for one in files}
    assert {file: found for file, found in naming.items() if found} == {}


def test_the_doors_of_the_games_and_the_bot_name_none() -> None:
    name = re.compile(rf"(?<![a-z])({'|'.join(keys())})(?![a-z])")
    doors = [ROOT / "bot.py", *(ROOT / "games").glob("*.py")]
    assert [door.name for door in doors if name.search(door.read_text("utf-8"))] == []


def test_games_are_found_by_their_folders_the_easiest_first() -> None:
    found = load()
    assert {*found} == {*keys()}
    assert [*found.values()] == sorted(found.values(), key=lambda game: game.level)
    for key, game in found.items():
        assert game.theme.key == game.info.key == key
        assert game.folder == ROOT / "games" / key
        assert game.page.exists()
        assert (game.folder / "pictures" / "__init__.py").read_bytes() == b""


WITHOUT_PILLOW = """
import json, sys
sys.modules["PIL"] = None  # whoever imports it fails
from games.core.match.match import Match
from games.core.decision import random_picks
from games.core.info import Start
from games.core.streams import Keys, Streams
from games.registry import load
from locales import Reader, Texts

games = load()
texts = Texts(*(game.texts for game in games.values()), strict=True)
told = {}
for key, game in games.items():
    rules = game.rules()
    seats = min(game.info.seats)
    match, _ = Match.begin(rules, Start(seats), Keys.of(b"without Pillow"))
    players, rng = game.players(rules), Streams(b"moves")
    suggested = said = 0
    while match.result is None:
        seat = match.asked[0]
        question = match.questions[seat]
        view = match.view(seat)
        if match.step % 10 == 0:
            players["sensible"].answer(view, question, rng)
            suggested += 1
            for locale in ("fr", "en"):
                reader = Reader(locale, seat, ("Ana",) * seats, rules.names())
                said += sum(len(texts.say(one, reader)) for one in rules.describe(view))
        match.answer(seat, random_picks(question, rng, "picks"))
    told[key] = [suggested, said, len(match.result)]
print(json.dumps(told))
"""


def test_every_game_is_played_described_and_suggested_without_pillow() -> None:
    run = [sys.executable, "-W", "error", "-c", WITHOUT_PILLOW]
    done = subprocess.run(run, cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.stderr == ""
    told = json.loads(done.stdout)
    assert {*told} == {*keys()}
    for suggested, said, rows in told.values():
        assert suggested
        assert said > 100 * suggested
        assert rows


def test_the_drawing_process_knows_no_rules() -> None:
    """It loads pictures, and of the games what they draw: views and what is printed."""
    names = [game.pictures for game in load().values()]
    said = (
        "import sys; from importlib import import_module; import render.worker\n"
        f"for name in {names}: import_module(name)\n"
        "print(*(name for name in sys.modules if name.endswith(('.rules', '.game'))))"
    )
    run = [sys.executable, "-W", "error", "-c", said]
    done = subprocess.run(run, cwd=ROOT, capture_output=True, text=True, check=True)
    assert [one for one in done.stdout.split() if one.split(".")[1] in keys()] == []
