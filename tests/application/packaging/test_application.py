"""The application is installed by its wheel, and runs where nothing of its checkout is."""

import os
import re
import signal
import subprocess
import tomllib
from pathlib import Path
from zipfile import ZipFile

from games.registry import keys
from tests.application.packaging.wheels import ROOMS, ROOT, answered

PLAYED = """
import json
from games.core.match.match import Match
from games.core.decision import random_picks
from games.core.info import Start
from games.core.streams import Keys, Streams
from games.registry import find
from locales import Reader, Texts
from render.job import Drawn, Job
from render.painting import reply_to
from render.kit.scene import Scene, SeatHolder
import games, msgspec

found = find()
assert not found.left_out, found.left_out
texts = Texts(*(game.texts for game in found.games.values()), strict=True)
told = {}
for key, game in found.games.items():
    rules, seats = game.rules(), min(game.info.seats)
    match, _ = Match.begin(rules, Start(seats), Keys.of(b"installed"))
    rng = Streams(b"moves")
    while match.result is None:
        seat = match.asked[0]
        match.answer(seat, random_picks(match.questions[seat], rng, "picks"))
    view, people = match.view(None), ("Ana", "Bao", "Chloé")[:seats]
    reader = Reader("fr", None, people, rules.names())
    scene = Scene(game.theme, game.pictures, view, texts, reader, rules.faces(view),
                  tuple(map(SeatHolder, people)), standings=match.result)
    said = " ".join(texts.say(one, reader) for one in rules.describe(view))
    answer = msgspec.msgpack.decode(reply_to(Job("final", scene).packed()), type=Drawn)
    assert answer.fault is None, answer.fault
    told[key] = [len(match.result), len(said), len(answer.made)]
print(json.dumps([games.__file__, told]))
"""


def test_the_wheel_holds_every_file_of_the_application(application: Path) -> None:
    with ZipFile(application) as packed:
        held = {name for name in packed.namelist() if ".dist-info/" not in name}
    here = {
        str(path.relative_to(ROOT))
        for room in ROOMS
        for path in (ROOT / room).rglob("*")
        if path.is_file()
        and "__pycache__" not in path.parts
        and not path.name.startswith("requirements.")  # an extra of the wheel says the same
    }
    assert held == {"bot.py", *here}


def test_the_wheel_asks_for_what_is_pinned(application: Path) -> None:
    with ZipFile(application) as packed:
        (name,) = [one for one in packed.namelist() if one.endswith(".dist-info/METADATA")]
        wanted = re.findall("^Requires-Dist: (.*)$", packed.read(name).decode(), re.MULTILINE)
    pinned = re.findall(
        "^[^# \n]+==[^ ;\n]+", (ROOT / "requirements.txt").read_text(), re.MULTILINE
    )
    assert [one.partition(";")[0].strip() for one in wanted if "extra ==" not in one] == pinned
    extras = {one for one in wanted if "extra ==" in one}
    ours, theirs = (
        tomllib.loads((ROOT / path / "pyproject.toml").read_text("utf-8"))["project"]
        for path in (".", "sandbox")
    )
    (server,) = ours["optional-dependencies"]["postgres"]
    assert extras == {
        f'{theirs["name"]}=={theirs["version"]}; extra == "sandbox"',
        f'{server}; extra == "postgres"',
    }
    assert ours["version"] == theirs["version"]


def test_every_game_is_played_and_drawn_where_it_is_installed(python: Path, tmp_path: Path) -> None:
    where, told = answered(python, PLAYED, tmp_path)
    assert Path(where).is_relative_to(python.parents[1])
    assert {*told} == {*keys()}
    for rows, said, size in told.values():
        assert rows
        assert said > 100
        assert size > 10_000


def test_the_bot_starts_by_its_command_and_stops_cleanly(python: Path, tmp_path: Path) -> None:
    kept = {name: value for name, value in os.environ.items() if not name.startswith("BOT_")}
    kept.pop("DISCORD_TOKEN", None)
    with subprocess.Popen(
        [python.parent / "five-boxes"],
        cwd=tmp_path,
        env=kept | {"BOT_SANDBOX_PORT": "0"},
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    ) as bot:
        assert bot.stdout is not None
        said = bot.stdout.readline()
        bot.send_signal(signal.SIGTERM)
        _, wrong = bot.communicate(timeout=60)
    assert "Open http://127.0.0.1:" in said, wrong
    assert bot.returncode == 0, wrong
    assert (tmp_path / "data" / "matches.db").exists()
