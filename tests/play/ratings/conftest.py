"""A house in which tables may be rated."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest_asyncio

from tests.play.house import House, house


@pytest_asyncio.fixture
async def home(tmp_path: Path) -> AsyncIterator[House]:
    made = await house(tmp_path / "play.db")
    faults: list[BaseException] = []
    made.play.on_fault(lambda _, fault, **about: faults.append(fault))
    yield made
    assert faults == []
    await made.play.close()
