"""Nothing confirmed is ever lost: the writing process is killed at any instant."""

import random
import subprocess
import sys
from collections import Counter
from pathlib import Path

import pytest

from db import backup
from db.queries.match import matches as queries
from tests.play.house import ANA, BAO, house


def killed(path: Path, seed: int) -> list[tuple[str, str]]:
    """Let a process play, kill it after a random number of answers, return what it confirmed."""
    run = [sys.executable, "-m", "tests.play.proof.writer", str(path), str(seed)]
    chance = random.Random(seed)
    confirmed: list[tuple[str, str]] = []
    with subprocess.Popen(run, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        for _ in range(chance.randrange(1, 60)):
            line = process.stdout.readline()
            if not line:
                break
            match, question = line.split()
            confirmed.append((match, question))
        process.kill()
        confirmed += [
            (line.split()[0], line.split()[1])
            for line in process.stdout.read().splitlines()
            if len(line.split()) == 2 and len(line.split()[1]) == 18
        ]
    return confirmed


async def check_all_is_there(path: Path, confirmed: list[tuple[str, str]]) -> None:
    """Every confirmed answer is there once, and every match replays and plays to its end."""
    assert backup.inspect(path) == []
    home = await house(path)
    await home.play.start()
    await home.play.matches.settled()
    found: Counter[tuple[str, str]] = Counter()
    matches = {match for match, _ in confirmed}
    for match in matches:
        moves = await home.play.store.read(queries.moves, match)
        assert [move.step for move in moves] == list(range(len(moves)))
        found.update((match, move.question) for move in moves if move.question)
    assert [answer for answer in confirmed if found[answer] != 1] == []
    for match in matches:
        table = await home.play_on(match, ANA, BAO, until=lambda to: to.public.status == "over")
        assert table.public.standings is not None
        data = await home.play.matches.export(match, ANA.id)
        assert (await home.play.verifier.verify(data, ANA.id)).part is None
    assert matches <= set(await home.play.projections.boards(1000))
    await home.play.close()


async def test_confirmed_answers_survive_a_kill(tmp_path: Path) -> None:
    path = tmp_path / "play.db"
    confirmed = [answer for seed in range(3) for answer in killed(path, seed)]
    assert confirmed
    await check_all_is_there(path, confirmed)


@pytest.mark.long
@pytest.mark.timeout(900)
@pytest.mark.parametrize("first", range(0, 60, 6))
async def test_confirmed_answers_survive_many_kills(tmp_path: Path, first: int) -> None:
    path = tmp_path / "play.db"
    confirmed = [answer for seed in range(first, first + 6) for answer in killed(path, seed)]
    await check_all_is_there(path, confirmed)
