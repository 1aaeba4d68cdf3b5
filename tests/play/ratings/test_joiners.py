"""Who joins a side while it is played has no part in its result (EVT-6.1)."""

import json
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
import pytest_asyncio

from games.registry import load
from tests.play.house import ANA, BAO, CHLOE, House, house
from tests.play.ratings.rated import RATED, kept, result, ticked


@pytest_asyncio.fixture
async def home(tmp_path: Path) -> AsyncIterator[House]:
    """A house with a game whose sides have room."""
    made = await house(tmp_path / "play.db", games=load())
    yield made
    await made.play.close()


async def joined(home: House) -> str:
    """A match of Ana, whom Chloé has joined, against Bao."""
    match = await home.match(ANA, BAO, game="jam", options={"jams": "1"}, terms=RATED)
    await home.play.matches.ask_to_join(match, CHLOE, 0)
    await home.play.matches.let_in(match, ANA.id, CHLOE.id)
    return match


@pytest.mark.rule("EVT-6.1")
async def test_who_joined_a_side_is_not_rated(home: House) -> None:
    match = await joined(home)
    await home.play.matches.concede(match, BAO.id)
    await ticked(home)
    assert {key[2] for key in await kept(home)} == {ANA.id, BAO.id}


@pytest.mark.rule("EVT-6.1")
async def test_a_side_that_only_they_finished_is_left_out(home: House) -> None:
    match = await joined(home)
    await home.play.matches.leave(match, ANA.id)
    await home.play.matches.concede(match, BAO.id)
    await ticked(home)
    stored = await result(home, match)
    assert stored is not None
    assert [one["changed"] for one in json.loads(stored.sides)] == [True, False]
    assert await kept(home) == {}
