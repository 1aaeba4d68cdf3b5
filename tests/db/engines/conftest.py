"""Tests of a store in a server; where no server can be had they are skipped, with a line."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest
import pytest_asyncio

from db.store import Store
from tests.db.engines import served


@pytest.fixture
def address(tmp_path: Path) -> str:
    """Return the address of a database of its own, with all tables and no rows."""
    try:
        return served.databases().of(str(tmp_path / "served"))
    except served.NoServer as lack:
        pytest.skip(f"no test on PostgreSQL: {lack}")


@pytest.fixture(autouse=True)
def _given_back(request: pytest.FixtureRequest) -> object:
    """Empty what a test has used."""
    yield
    if "address" in request.fixturenames and served.databases.cache_info().currsize:
        served.databases().give_back()


@pytest_asyncio.fixture(params=["file", "server"])
async def store(request: pytest.FixtureRequest, tmp_path: Path) -> AsyncIterator[Store]:
    """Yield a store of each maker."""
    server = request.getfixturevalue("address") if request.param == "server" else ""
    made = await Store.open(tmp_path / "a.db", server)
    yield made
    await made.close()
