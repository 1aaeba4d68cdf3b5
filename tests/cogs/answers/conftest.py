"""A store, and a bot that is made up around it."""

from collections.abc import AsyncIterator
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from cogs.app.context import Context
from cogs.app.edits import SideViews, Tables
from cogs.app.places import ShutPlaces
from cogs.match.membership import MembershipCog
from cogs.monitoring.counts import Counts
from tests.cogs import made
from tests.play.house import House, house


@pytest.fixture
async def home(tmp_path: Path) -> AsyncIterator[House]:
    opened = await house(tmp_path / "play.db", games=made.GAMES)
    yield opened
    await opened.play.close()


@pytest.fixture
def bot(home: House) -> Any:
    async def recognise(_: Context) -> None: ...

    async def answered(_: Context) -> None: ...

    async def context_of(interaction: Any) -> Any:
        return interaction.context

    found = SimpleNamespace(
        play=home.play,
        texts=made.TEXTS,
        games={**made.GAMES},
        counts=Counts(),
        shut_places=ShutPlaces(home.play.clock.steady),
        homes={"play": "play"},
        get_channel=lambda _: None,
        get_guild=lambda _: None,
        in_background=lambda work: work.close(),
        side_views=Tables(),
        beside=SideViews(),
        thread_counts=SimpleNamespace(of=lambda _: None),
        recognise=recognise,
        answered=answered,
        context_of=context_of,
        others={},
    )
    found.others[MembershipCog] = MembershipCog(found)
    found.find = lambda kind: found.others[kind]
    return found
