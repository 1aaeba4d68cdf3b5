"""All data moves to a server and back, and its matches play on (SCL-1)."""

from collections.abc import Mapping
from pathlib import Path

import pytest

from db import copy
from db.migrate import Unusable
from db.store import Connection, Store
from db.upkeep import archive
from games import registry
from games.registry import Game
from play.service import Application
from tests.db.engines import served
from tests.play.house import ANA, BAO, GAMES, Entropy, FakeClock, House, house

pytestmark = pytest.mark.rule("SCL-1")


@pytest.fixture(autouse=True)
def _games(monkeypatch: pytest.MonkeyPatch) -> None:
    def load() -> Mapping[str, Game]:
        return GAMES

    monkeypatch.setattr(registry, "load", load)


@pytest.fixture
def empty(address: str) -> str:
    """Return the address of a database in which nothing was made yet."""
    served.raze(address)
    return address


async def played(path: Path) -> str:
    """Make a file with a match that runs, and one in the archive; return the one that runs."""
    home = await house(path)
    over = await home.match(ANA, BAO)
    await home.play.matches.concede(over, ANA.id)
    await home.archive(over)
    running = await home.match(ANA, BAO)
    await home.answer_any(running, ANA)
    await home.play.close()
    return running


def steps(db: Connection, match: str) -> int:
    """Return how many moves were made in a match."""
    return db.execute("SELECT step FROM match WHERE id = ?", (match,)).fetchone()[0]


async def test_a_match_moves_to_a_server_and_back(
    tmp_path: Path, empty: str, capsys: pytest.CaptureFixture[str]
) -> None:
    there, back = tmp_path / "a.db", tmp_path / "back.db"
    match = await played(there)
    assert await moved(there, empty) == 0
    assert "1 of 1 running matches replay" in capsys.readouterr().out
    play = await Application.open(there, GAMES, FakeClock(), Entropy("y"), server=empty)
    home = House(play, FakeClock())
    before = await play.store.read(steps, match)
    assert await home.answer_any(match, BAO) or await home.answer_any(match, ANA)
    after = await play.store.read(steps, match)
    await play.close()
    assert after > before
    assert await moved(empty, back) == 0
    assert archive.path_for(back).exists()
    again = await house(back)
    stands = await again.play.store.read(steps, match)
    await again.play.close()
    assert stands == after


async def moved(come: object, gone: object) -> int:
    """Run the command in a thread: it has a loop of its own."""
    import asyncio  # noqa: PLC0415

    return await asyncio.to_thread(copy.main, [str(come), str(gone)])


async def test_a_copy_that_was_broken_off_goes_on(
    tmp_path: Path, empty: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """No bot opens it meanwhile, and what is there is not copied again."""
    path = tmp_path / "a.db"
    await played(path)
    come = copy.side(str(path), empty)
    gone = copy.side(empty, str(path))
    some = copy.copied(come, gone)
    for line in some:
        if line.startswith("match:"):
            break
    some.close()
    with pytest.raises(Unusable, match="not whole"):
        await Store.open(path, empty)
    again: list[str] = []
    fill = copy._fill

    def noted(come, gone, table) -> None:
        again.append(f"{table.name} {copy.compared(gone, table).rows}")
        fill(come, gone, table)

    monkeypatch.setattr(copy, "_fill", noted)
    assert await moved(path, empty) == 0
    assert "match 2" in again


async def test_nothing_is_copied_over_what_is_there(
    tmp_path: Path, address: str, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "a.db"
    await played(path)
    assert await moved(path, address) == 1
    assert "it is not empty" in capsys.readouterr().out
    assert await moved(address, path) == 1
    assert "there is a file of that name" in capsys.readouterr().out


async def test_a_database_in_use_is_left_alone(
    tmp_path: Path, address: str, capsys: pytest.CaptureFixture[str]
) -> None:
    """A second bot is refused, and so is a copy; after the first one it is free."""
    store = await Store.open(tmp_path / "a.db", address)
    with pytest.raises(Unusable, match="another bot uses this database"):
        await Store.open(tmp_path / "a.db", address)
    assert await moved(address, tmp_path / "b.db") == 1
    assert "stop it first" in capsys.readouterr().out
    await store.close()
    second = await Store.open(tmp_path / "a.db", address)
    await second.close()


async def test_where_no_server_is_one_line_says_so(tmp_path: Path) -> None:
    """Without the password."""
    with pytest.raises(Unusable) as caught:
        await Store.open(tmp_path / "a.db", "postgresql://me:secret@127.0.0.1:1/boxes")
    assert str(caught.value).startswith("postgresql://127.0.0.1:1/boxes: the database cannot be")
    assert "secret" not in str(caught.value)
    assert "\n" not in str(caught.value)
