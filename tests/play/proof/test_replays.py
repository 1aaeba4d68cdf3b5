"""Running matches are played again from seed and moves, and whatever differs is named."""

import asyncio
import sqlite3
from collections.abc import Callable, Mapping
from contextlib import closing
from pathlib import Path

import pytest
from msgspec.structs import replace

from db import check
from db.upkeep.packing import unpacked
from games import registry
from games.core.data.schema import Rung
from games.registry import Game
from play.proof.replays import replayed
from tests.db import kept
from tests.db.kept.__main__ import GAMES as EVERY_GAME
from tests.engine.sampler import GAME
from tests.engine.sampler.cards import read
from tests.engine.sampler.rules import SamplerRules
from tests.play.house import ANA, BAO, CHLOE, GAMES, House, house
from tests.play.proof.test_releases import LATER


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "play.db"


async def left(path: Path, matches: int = 3) -> list[str]:
    """Some running matches, and one that has ended, in a database that nobody uses."""
    home = await house(path)
    running = [await played(home) for _ in range(matches)]
    await home.play.matches.concede(await home.match(ANA, BAO), ANA.id)
    await home.play.close()
    return running


async def played(home: House) -> str:
    match = await home.match(ANA, BAO, ais=1)
    for turn in range(12):
        for person in (ANA, BAO):
            await home.answer_any(match, person, turn)
        await home.play.matches.settled()
    return match


async def whys(path: Path, games: Mapping[str, Game] = GAMES) -> dict[str, tuple[str, int]]:
    """What is different, and from which step on."""
    return {one.match: (one.why, one.step) for one in (await replayed(path, games))[1]}


async def test_matches_of_the_last_release_replay(tmp_path: Path) -> None:
    path = kept.unpacked(tmp_path / "old.db")
    before = path.read_bytes()
    with closing(sqlite3.connect(path)) as db:  # what waits for its game is not played
        query = (
            "SELECT id FROM match WHERE status = 'running' AND id NOT IN (SELECT match FROM absent)"
        )
        running = db.execute(query).fetchall()
    assert await replayed(path, EVERY_GAME) == (len(running), ())
    assert path.read_bytes() == before


async def test_a_database_in_use_is_replayed_and_stays_as_it_is(path: Path) -> None:
    home = await house(path)
    match = await played(home)
    await home.answer_any(match, ANA)
    files = sorted(path.parent.iterdir())
    before = [file.read_bytes() for file in files if not file.name.endswith("-shm")]
    assert await replayed(path, GAMES) == (1, ())
    assert sorted(path.parent.iterdir()) == files
    assert [file.read_bytes() for file in files if not file.name.endswith("-shm")] == before
    playing = asyncio.ensure_future(played(home))
    while not playing.done():
        assert (await replayed(path, GAMES))[1] == ()
    assert await replayed(path, GAMES) == (2, ())
    await home.play.close()


class Counting(SamplerRules):
    """Rules of a later schema that count something on the way which no rule reads."""

    ladder = (*SamplerRules.ladder, Rung(added=("Seat.score",), shown=("Seat.score",)))


async def test_what_views_count_on_the_way_is_no_difference(path: Path) -> None:
    """It is counted from the upgrade on, and from the beginning when it is played again."""
    running = await left(path, 1)
    later = replace(GAME, make=lambda data, _: Counting(read(data)))
    with closing(sqlite3.connect(path)) as db, db:
        db.create_function("unpacked", 1, unpacked)
        db.execute(
            "UPDATE match SET snapshot ="
            " CAST(json_set(unpacked(snapshot), '$.inner.state.seats[0].score', 70) AS BLOB)"
            " WHERE id = ?",
            running,
        )
    assert await whys(path, {"sampler": GAME}) != {}
    assert await whys(path, {"sampler": later}) == {}


class Richer(SamplerRules):
    """Rules that were changed, and their version was not."""

    def setup(self, start, rng):
        state = super().setup(start, rng)
        state.seats[0].coins += 1
        return state


class Slower(SamplerRules):
    """Rules that ask for something else than they did."""

    def setup(self, start, rng):
        state = super().setup(start, rng)
        state.deck.reverse()
        return state


@pytest.mark.parametrize(("rules", "why"), [(Richer, {"state", "rule"}), (Slower, {"rule"})])
async def test_changed_rules_are_told_for_every_match(
    path: Path, rules: type[SamplerRules], why: set[str]
) -> None:
    running = await left(path)
    changed = replace(GAME, make=lambda data, _: rules(read(data)))
    found = await whys(path, {"sampler": changed})
    assert sorted(found) == sorted(running)
    assert {why for why, _ in found.values()} <= why


async def test_rules_that_are_not_there_are_told(path: Path) -> None:
    running = await left(path, 1)
    assert await whys(path, {"sampler": LATER}) == {running[0]: ("rules", 0)}
    assert await whys(path, {}) == {running[0]: ("rules", 0)}


HARM: dict[str, tuple[str, Callable[[int], tuple[str, int]]]] = {
    "snapshot": (
        "UPDATE match SET snapshot ="
        " CAST(json_set(unpacked(snapshot), '$.inner.counters.deck', 99) AS BLOB)",
        lambda steps: ("state", steps),
    ),
    "torn snapshot": (
        "UPDATE match SET snapshot = substr(snapshot, 1, 100)",
        lambda steps: ("unreadable", 0),
    ),
    "revision": ("UPDATE match SET revision = revision - 1", lambda steps: ("state", steps)),
    "words": ("UPDATE match SET words = '[\"x\"]'", lambda steps: ("chain", steps)),
    "options": ("UPDATE match SET options = '{'", lambda steps: ("unreadable", 0)),
    "last move": (
        "DELETE FROM move WHERE step = (SELECT max(step) FROM move m WHERE m.match = move.match)",
        lambda steps: ("moves", steps - 1),
    ),
    "a move": ("DELETE FROM move WHERE step = 4", lambda steps: ("moves", 4)),
    "picks": (
        "UPDATE move SET move = CAST(json_set(move, '$.picks', json('[\"x\"]')) AS BLOB)"
        " WHERE step = 5",
        lambda steps: ("chain", steps),
    ),
    "torn events": (
        "UPDATE move SET events = substr(events, 2) WHERE step = 6",
        lambda steps: ("unreadable", 0),
    ),
    "by": ("UPDATE move SET by = 'clock' WHERE step = 7", lambda steps: ("unreadable", 7)),
    "question": (
        "UPDATE seat SET question = 'other' WHERE question IS NOT NULL",
        lambda steps: ("questions", steps),
    ),
    "cards": (
        "UPDATE card_file SET content = CAST(content || x'0a' AS BLOB)",
        lambda steps: ("cards", 0),
    ),
}


@pytest.mark.parametrize("harm", HARM)
async def test_harm_is_told(path: Path, harm: str) -> None:
    running = await left(path, 1)
    query, expected = HARM[harm]
    with closing(sqlite3.connect(path)) as db, db:
        db.create_function("unpacked", 1, unpacked)
        (steps,) = db.execute("SELECT step FROM match WHERE status = 'running'").fetchone()
        db.execute(query)
    assert await whys(path) == {running[0]: expected(steps)}


async def test_the_command_says_which_and_fails(path: Path, capsys) -> None:
    home = await house(path, games=registry.load())
    match = await home.match(ANA, BAO, game="firstdeck")
    other = await home.match(ANA, CHLOE, game="allstar")
    for person in (ANA, BAO):
        await home.answer_any(match, person)
    assert await asyncio.to_thread(check.main, ["--replay", str(path)]) == 0
    assert capsys.readouterr().out == (
        f"{path}: sound, 2 of 2 running matches replay as they stand\n"
    )
    await home.play.close()
    with closing(sqlite3.connect(path)) as db, db:
        db.execute("UPDATE match SET seed = x'00' WHERE id = ?", (match,))
    assert await asyncio.to_thread(check.main, [str(path)]) == 0
    capsys.readouterr()
    assert await asyncio.to_thread(check.main, ["--replay", str(path)]) == 1
    assert capsys.readouterr().out == (
        f"{match} (firstdeck): seed, words, options or moves are not those of its chain\n"
        f"{path}: sound, 1 of 2 running matches replay as they stand\n"
    )
    assert other not in capsys.readouterr().out


async def test_a_match_that_ends_meanwhile_is_no_difference(path: Path) -> None:
    home = await house(path)
    match = await home.match(ANA, BAO)
    await home.play.matches.concede(match, ANA.id)
    replays = home.play.replays
    assert match not in await replays.running()
    assert await replays.difference(match) is None
    assert await replays.difference("nowhere") is None
    await home.play.close()
