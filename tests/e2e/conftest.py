"""A house a test: the product in front of people."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from tests.e2e.begin import NAMES
from tests.e2e.house import House


@pytest.fixture
async def house(tmp_path: Path) -> AsyncIterator[House]:
    async with House(tmp_path) as opened:
        for name in NAMES[:4]:
            await opened.client.user(name)  # in front of their windows from the start
        yield opened
