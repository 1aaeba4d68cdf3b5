"""Bots side by side need a server of a database; where there is none, the tests say so."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from tests.db.engines import served
from tests.e2e.running.beside.processes import Bots


@pytest.fixture
async def bots(tmp_path: Path) -> AsyncIterator[Bots]:
    try:
        lent = served.databases()
    except served.NoServer as lack:
        pytest.skip(str(lack))
    database = lent.of(str(tmp_path))
    async with Bots(tmp_path, database) as opened:
        yield opened
    lent.give_back()
