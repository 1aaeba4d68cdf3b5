"""A house whose clock moves only when told: tournaments take weeks."""

from collections.abc import AsyncIterator
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest

from tests.e2e.house import House
from tests.e2e.tournaments.people import NAMES
from tests.play.house import FakeClock


@pytest.fixture
def clock() -> FakeClock:
    return FakeClock(datetime.now(UTC))


@pytest.fixture
async def house(
    tmp_path: Path, clock: FakeClock, monkeypatch: pytest.MonkeyPatch
) -> AsyncIterator[House]:
    monkeypatch.setattr("cogs.tournaments.cog.PAUSE", timedelta(0))  # edits are not held back
    async with House(tmp_path, clock=clock, pictures=False) as opened:
        for at, name in enumerate(NAMES):
            await opened.client.user(name, "fr" if at % 2 else "en-US")
        yield opened
