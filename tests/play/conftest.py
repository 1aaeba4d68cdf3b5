"""A house for each test."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest_asyncio

from tests.play.house import House, house


@pytest_asyncio.fixture
async def home(tmp_path: Path) -> AsyncIterator[House]:
    made = await house(tmp_path / "play.db")
    yield made
    await made.play.close()
