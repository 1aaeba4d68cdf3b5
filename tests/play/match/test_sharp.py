"""Sharp AIs search in a process of their own, and nobody waits for that (MND-1.6)."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest
import pytest_asyncio
from msgspec.structs import replace

from games.core.decision import Picks
from games.registry import load
from play.base.searcher import Searcher
from tests.play.house import ANA, House, house
from tests.play.test_faults import Heard

pytestmark = pytest.mark.rule("MND-1.6")
BUDGET = 150  # moves for a decision


@pytest_asyncio.fixture
async def home(tmp_path: Path) -> AsyncIterator[House]:
    games = {"firstdeck": replace(load()["firstdeck"], sharp=BUDGET)}
    made = await house(tmp_path / "play.db", games=games)
    yield made
    await made.play.close()


@pytest.fixture
def found(monkeypatch: pytest.MonkeyPatch) -> list[Picks | None]:
    """What came of each search."""
    found: list[Picks | None] = []
    real = Searcher.searched

    async def noted(self: Searcher, *args: object) -> Picks | None:
        found.append(await real(self, *args))  # pyright: ignore[reportArgumentType]
        return found[-1]

    monkeypatch.setattr(Searcher, "searched", noted)
    return found


def searcher(home: House) -> Searcher:
    return home.play._ais.searcher  # pyright: ignore[reportPrivateUsage] - to trouble it


async def begun(home: House) -> str:
    match = await home.match(ANA, ais=1, game="firstdeck", player="sharp")
    await home.play.matches.settled()
    return match


async def step(home: House, match: str) -> int:
    """Answer once, and return how many moves there are when the AI has answered, too."""
    await home.answer_any(match, ANA)
    await home.play.matches.settled()
    rows = home.play.store.read(lambda db: db.execute("SELECT step FROM match").fetchone())
    return (await rows)[0]


async def test_what_it_finds_is_an_ordinary_move(home: House, found: list[Picks | None]) -> None:
    match = await begun(home)
    for _ in range(4):
        await step(home, match)
    assert len(found) > 3
    assert None not in found
    query = "SELECT count(*) FROM move WHERE by = 'ai'"
    rows = home.play.store.read(lambda db: db.execute(query).fetchone())
    assert (await rows)[0] == len(found)
    table = await home.play.matches.table(match, ANA.id)
    assert {one.ai for seat in table.public.seats for one in seat.holders} == {None, "sharp"}


async def test_a_search_that_takes_too_long_is_answered_without(
    home: House, found: list[Picks | None]
) -> None:
    searcher(home).patience = 0.0
    match = await begun(home)
    before = await step(home, match)
    assert await step(home, match) > before
    assert set(found) == {None}


async def test_a_process_that_dies_is_told_of_and_begun_again(
    home: House, found: list[Picks | None]
) -> None:
    heard = Heard()
    home.play.on_fault(heard)
    match = await begun(home)
    while not found:
        await step(home, match)
    process = searcher(home)._process  # pyright: ignore[reportPrivateUsage] - it is killed
    assert process is not None
    process.kill()
    await process.wait()
    found.clear()
    while len(found) < 2:
        await step(home, match)
    assert found[0] is None
    assert found[1] is not None
    assert [doing for doing, _ in heard.kinds] == ["search of an AI"]
