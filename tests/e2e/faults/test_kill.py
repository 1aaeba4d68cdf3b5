"""The bot is killed at random instants while people play: nothing acknowledged is lost."""

from pathlib import Path

import pytest

from tests.e2e.running.kill import killed


async def check(folder: Path, times: int, seed: int) -> None:
    run = await killed(folder, times, seed)
    assert run.kills == times
    assert run.finished
    assert run.acknowledged


@pytest.mark.timeout(300)
async def test_nothing_is_lost_when_the_bot_is_killed_five_times(tmp_path: Path) -> None:
    await check(tmp_path, 5, 1)


@pytest.mark.long
@pytest.mark.timeout(3000)
@pytest.mark.parametrize("seed", [11, 12, 13, 14, 15])
async def test_nothing_is_lost_in_fifty_kills(tmp_path: Path, seed: int) -> None:
    await check(tmp_path, 10, seed)
