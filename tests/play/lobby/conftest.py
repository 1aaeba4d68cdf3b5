"""A house with the games that there are."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from games import registry
from tests.play.house import House, house


@pytest.fixture
async def real_games(tmp_path: Path) -> AsyncIterator[House]:
    made = await house(tmp_path / "real.db", games=registry.load())
    yield made
    await made.play.close()
