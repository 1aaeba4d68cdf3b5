"""A house a test: the product in front of people."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from tests.e2e.begin import NAMES
from tests.e2e.house import House
from tests.e2e.running.jitter import Jitter


@pytest.fixture(autouse=True)
def _jitter(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """What is asked for by --jitter, in every test of this folder."""
    seed = request.config.getoption("--jitter")
    if seed is not None:
        Jitter(seed).install(monkeypatch)


@pytest.fixture(params=[True, False], ids=["hidden", "left out"])
def both_ways(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """For tests of channels: as Discord tells of shut ones since 2026, and as it used to."""
    monkeypatch.setattr("tests.e2e.house.HIDDEN", request.param)


@pytest.fixture
async def house(tmp_path: Path) -> AsyncIterator[House]:
    async with House(tmp_path) as opened:
        for name in NAMES[:4]:
            await opened.client.user(name)  # in front of their windows from the start
        yield opened
