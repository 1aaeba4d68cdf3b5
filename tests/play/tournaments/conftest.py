"""A house with the games that there are."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest_asyncio

from games import registry
from tests.play.house import House, house


@pytest_asyncio.fixture
async def home(tmp_path: Path) -> AsyncIterator[House]:
    made = await house(tmp_path / "play.db", games=registry.load())
    faults: list[BaseException] = []
    made.play.on_fault(lambda _, fault, **about: faults.append(fault))
    yield made
    assert [one for one in faults if not isinstance(one, OSError)] == []
    await made.play.close()
