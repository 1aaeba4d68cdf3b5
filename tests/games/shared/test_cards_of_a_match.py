"""The cards of a match travel with it: words and pictures know no others."""

import json
import re
import subprocess
import sys
from pathlib import Path

import msgspec
import pytest

from games.core.view import View
from render.job import Job, unpacked
from tests.games.every import GAMES
from tests.games.others import other
from tests.games.shown import moments, scene, shown

LARGEST = 60_000  # bytes of a scene as it is sent to the process that draws
TABLES = [(key, seats) for key, game in GAMES.items() for seats in (2, max(game.info.seats))]
ROOT = Path(__file__).parents[3]


def alone(key: str, seats: int, file: Path) -> subprocess.Popen[bytes]:
    """Begin a process in which a match with that card file is the only one there ever was."""
    line = [sys.executable, "-m", "tests.games.shown", key, str(seats), str(file)]
    return subprocess.Popen(line, cwd=ROOT, stdout=subprocess.PIPE)


@pytest.mark.timeout(400)  # three processes draw every picture
@pytest.mark.parametrize(("key", "seats"), TABLES)
def test_two_matches_in_turns_show_what_each_shows_alone(
    key: str, seats: int, tmp_path: Path
) -> None:
    """Whatever is kept at hand is kept by what is printed, not by the ids of cards."""
    files = {"today": GAMES[key].cards, "other": other(key).cards}
    for name, cards in files.items():
        (tmp_path / name).write_bytes(cards)
    processes = [alone(key, seats, tmp_path / name) for name in files]
    turns = zip(*(shown(GAMES[key], seats, cards) for cards in files.values()), strict=True)
    here = list(zip(*turns, strict=True))
    there = [json.loads(process.communicate()[0]) for process in processes]
    assert here[0] != here[1]
    for name, mixed, single in zip(files, here, there, strict=True):
        for look, (one, other_) in enumerate(zip(mixed, single, strict=True)):
            assert one == other_, f"{name}, look {look}"


@pytest.mark.parametrize(("key", "seats"), TABLES)
def test_a_scene_holds_what_is_printed_on_all_it_names_and_stays_small(
    key: str, seats: int
) -> None:
    for match in moments(GAMES[key], seats, other(key).cards):
        for reader in (*range(seats), None):
            here = scene(match, reader, "fr")
            assert named(here.view) & match.rules.faces().keys() <= here.faces.keys()
            assert len(Job("table", here).packed()) <= LARGEST


@pytest.mark.parametrize("key", [key for key, game in GAMES.items() if game.pictures])
def test_cards_are_packed_and_unpacked_once(key: str) -> None:
    """All pictures of a match bring along the same names and faces: hundreds of objects."""
    sent = [Job("table", scene(m, 0, "fr")) for m in moments(GAMES[key], 2, other(key).cards)]
    got = [unpacked(job.packed()).scene for job in sent]
    for job, there in zip(sent, got, strict=True):
        assert there.faces is got[0].faces
        assert there.faces == job.scene.faces
        assert there.reader.cards is got[0].reader.cards
        assert there.reader.cards == job.scene.reader.cards


def named(view: View) -> set[str]:
    """Return the printed ids that a view may mean: its words, copies as what they are copies of."""
    words = re.findall(r'"([^"]+)"', msgspec.json.encode(view).decode())
    return {word[:end] for word in words for end in _ends(word)}


def _ends(word: str) -> list[int]:
    return [found.start() for found in re.finditer(r"[-@]|$", word)]
