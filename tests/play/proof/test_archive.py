"""Matches that ended long ago lie in a file of their own, and nobody can tell."""

import contextlib
import json
import shutil
import sqlite3
import subprocess
import sys
from collections.abc import AsyncIterator, Callable
from datetime import timedelta
from pathlib import Path

import pytest
from msgspec.structs import replace

from db import backup, migrate
from db.migrate import Unusable
from db.queries.match import matches as queries
from db.upkeep import archive, damage
from db.upkeep.packing import Damaged
from games.core.match.export import verify
from games.core.refused import Refused
from play.records import Person
from play.service import Application
from tests.play.house import ANA, BAO, DAN, GAMES, Entropy, FakeClock, House, asks, house
from tests.play.proof.test_upkeep import Told

AFTER = timedelta(days=30)


async def lived(path: Path, clock: FakeClock, seed: str = "x") -> House:
    """A house that archives what has ended a month ago."""
    play = await Application.open(
        path, GAMES, clock, Entropy(seed), timedelta(days=3650), archived_after=AFTER
    )
    made = House(play, clock)
    play.matches.on_change(made.told.append)
    return made


@pytest.fixture
async def home(tmp_path: Path) -> AsyncIterator[House]:
    made = await lived(tmp_path / "play.db", FakeClock())
    yield made
    await made.play.close()


async def ended(home: House) -> str:
    """A match of Ana and Bao with an AI, with everything that a log tells, that is over."""
    match = await home.match(ANA, BAO, ais=1)
    for turn in range(8):
        for person in (ANA, BAO):
            await home.answer_any(match, person, turn)
        await home.play.matches.settled()
    await home.play.matches.report(match, ANA.id, "a strange thing")
    await home.play_on(match, ANA, BAO, until=lambda table: table.public.status == "over")
    return match


async def in_the_archive(home: House, match: str) -> bool:
    def found(db: sqlite3.Connection) -> bool:
        (moves,) = db.execute("SELECT count(*) FROM move WHERE match = ?", (match,)).fetchone()
        archived, size = db.execute(
            "SELECT archived, length(snapshot) FROM match WHERE id = ?", (match,)
        ).fetchone()
        assert (moves == 0) == (size == 0) == bool(archived)
        return bool(archived)

    return await home.play.store.read(found)


async def made_by(home: House, person: Person) -> int:
    """In how many archived matches it is known which moves a person made."""
    query = "SELECT count(*) FROM archive.made WHERE person = ?"
    return (await home.play.store.read(lambda db: db.execute(query, (person.id,)).fetchone()))[0]


async def seen(home: House, match: str) -> tuple[object, ...]:
    """All that anybody can get to see of a match that has ended."""
    matches = home.play.matches
    board = await matches.board(match)
    tables = [await matches.table(match, person.id) for person in (ANA, BAO, DAN)]
    logs = [await matches.log(match, person.id, 1) for person in (ANA, DAN)]
    data = await matches.export(match, ANA.id)
    own = json.loads(await home.play.people.export(ANA.id))
    return replace(board, change=0, shown=0), tables, logs, data, own["move"], own["report"]


async def archived(home: House, days: int = 31) -> None:
    home.clock.pass_(days=days)
    await home.play.upkeep.tick()


async def test_an_archived_match_is_read_exported_and_verified_as_before(home: House) -> None:
    match, young = await ended(home), await ended(home)
    running = await home.match(ANA, BAO)
    home.clock.pass_(days=10)
    late = await ended(home)
    await seen(home, match)  # what was news is no more
    before = await seen(home, match)
    await archived(home, 21)
    assert [await in_the_archive(home, one) for one in (match, young, late, running)] == [
        *(True, True, False, False),
    ]
    assert await seen(home, match) == before
    data = await home.play.matches.export(match, ANA.id)
    assert verify(data, GAMES).part is None
    assert await home.play.replays.difference(match) is None
    assert match in [row.id for row in await home.play.matches.of_person(ANA.id, ended=True)]
    rematch = await home.play.lobbies.rematch(match, asks(ANA), 10)
    assert [one.person for one in rematch.invitations] == [BAO.id]
    assert damage.found(home.play.store.path) == []


async def test_what_is_archived_of_one_match_is_its_own(home: House) -> None:
    """Also between the two steps of moving it there, and beside others of the same people."""
    store, clock = home.play.store, home.clock
    first = await ended(home)
    clock.pass_(days=1)
    between = clock.now()
    second = await home.match(BAO, ANA)
    await home.play_on(second, ANA, BAO, until=lambda table: table.public.status == "over")
    running = await home.match(ANA, BAO)
    clock.pass_(days=1)
    assert await store.read(archive.cold, clock.now(), 9) == (first, second)
    assert await store.read(archive.cold, clock.now(), 1) == (first,)
    assert await store.read(archive.cold, between, 9) == (first,)
    before = [await store.read(queries.moves, one) for one in (first, second, running)]
    edition = "SELECT edition FROM match WHERE id = ?"
    (old,) = await store.read(lambda db: db.execute(edition, (first,)).fetchone())
    content = archive.pressed(*await store.read(archive.gather, first))
    await store.write(archive.keep, first, content)
    assert await made_by(home, ANA) == 1
    assert await store.read(archive.of_person, ANA.id) == ()  # it still lies in both
    await store.write(archive.drop, first)
    (new,) = await store.read(lambda db: db.execute(edition, (first,)).fetchone())
    assert new > old  # whoever has loaded it loads it anew
    assert await store.read(archive.of_person, ANA.id) == (first,)
    await home.archive(second)
    assert await made_by(home, ANA) == 2
    assert await store.read(archive.of_person, ANA.id) == tuple(sorted((first, second)))
    assert [await store.read(queries.moves, one) for one in (first, second, running)] == before
    assert await store.read(archive.moves, running) == ()
    assert await store.read(archive.missing) == 0
    await store.write(lambda db: db.execute("DELETE FROM archive.kept WHERE match = ?", (first,)))
    assert await store.read(archive.missing) == 1


async def test_an_archive_is_small(home: House) -> None:
    """Less than a quarter of what was told, as the moves themselves are short in this game."""
    match = await ended(home)
    moves = await home.play.store.read(queries.moves, match)
    told = sum(len(move.events) + len(move.move or b"") for move in moves)
    await archived(home)
    query = "SELECT length(content) FROM archive.kept"
    (size,) = await home.play.store.read(lambda db: db.execute(query).fetchone())
    assert size < told / 4


async def test_who_made_archived_moves_is_forgotten_on_request(home: House) -> None:
    match = await ended(home)
    await archived(home)
    folder = home.play.store.path.parent
    await home.play.store.checkpoint()
    assert await made_by(home, ANA) == 1
    await home.play.people.delete(ANA.id)
    assert await made_by(home, ANA) == 0
    assert await in_the_archive(home, match)
    assert home.play.store.logged == 0
    moves = await home.play.store.read(queries.moves, match)
    assert {move.person for move in moves} == {None, BAO.id}
    assert json.loads(await home.play.people.export(ANA.id))["move"] == []
    assert json.loads(await home.play.people.export(BAO.id))["move"]
    assert (await home.play.matches.board(match)).public.people[0] == ""
    assert verify(await home.play.matches.export(match, BAO.id), GAMES).part is None
    assert (folder / "play-archive.db").exists()


STOPS = {"before it is kept": (), "before it is dropped": ("keep",), "after": ("keep", "drop")}


@pytest.mark.parametrize("done", STOPS.values(), ids=STOPS)
async def test_wherever_it_is_cut_off_nothing_is_lost(home: House, done: tuple[str, ...]) -> None:
    match = await ended(home)
    await seen(home, match)
    before, store = await seen(home, match), home.play.store
    content = archive.pressed(*await store.read(archive.gather, match))
    if "keep" in done:
        await store.write(archive.keep, match, content)
    if "drop" in done:
        await store.write(archive.drop, match)
    assert await seen(home, match) == before
    await home.play.people.delete(BAO.id)
    await archived(home)
    assert await in_the_archive(home, match)
    moves = await store.read(queries.moves, match)
    assert BAO.id not in {move.person for move in moves}
    assert verify(await home.play.matches.export(match, ANA.id), GAMES).part is None


async def test_wherever_the_process_is_killed_nothing_is_lost(tmp_path: Path) -> None:
    """Killed after some thousand of SQLite's instructions, each time at another one."""
    path = tmp_path / "play.db"
    home = await lived(path, FakeClock())
    matches = [await ended(home) for _ in range(3)]
    for match in matches:
        await seen(home, match)
    before = [await seen(home, match) for match in matches]
    await home.play.close()
    stages: set[tuple[bool, ...]] = set()
    for instant in range(1, 100):
        if killed_archiving(path, instant) == 0:
            break
        home = await house(path, FakeClock(), seed="y")
        assert [await seen(home, match) for match in matches] == before
        stages.add(tuple([await in_the_archive(home, match) for match in matches]))
        await home.play.close()
        assert damage.found(path) == []
    assert len(stages) > 1
    home = await lived(path, FakeClock(), "y")
    assert all([await in_the_archive(home, match) for match in matches])
    assert [await seen(home, match) for match in matches] == before
    await home.play.close()


def killed_archiving(path: Path, instant: int) -> int:
    """Let a process archive until it is killed; return its exit status, 0 when it came through."""
    run = [sys.executable, "-m", "tests.play.proof.archiver", str(path), str(instant)]
    return subprocess.run(run, check=False).returncode


async def test_nothing_is_dropped_that_is_not_kept_as_it_was(home: House) -> None:
    match, store = await ended(home), home.play.store
    snapshot, moves = await store.read(archive.gather, match)
    await store.write(archive.keep, match, archive.pressed(snapshot, moves[:-1]))
    with pytest.raises(Damaged):
        await store.write(archive.drop, match)
    assert not await in_the_archive(home, match)


async def test_a_damaged_match_is_told_once_and_stays_where_it_is(home: House) -> None:
    told = Told()
    home.play.on_fault(told)
    match, other = await ended(home), await ended(home)
    short = "substr(events, 1, length(events) - 1)"
    tear = f"UPDATE move SET events = {short} WHERE match = ? AND step = 3"
    await home.play.store.write(lambda db: db.execute(tear, (match,)))
    await archived(home)
    await home.play.upkeep.tick()
    assert [await in_the_archive(home, one) for one in (match, other)] == [False, True]
    assert told.of("archive") == [{"doing": "archive", "match": match}]


async def test_without_a_month_nothing_is_archived(tmp_path: Path) -> None:
    home = await house(tmp_path / "play.db")
    match = await ended(home)
    await archived(home, 400)
    assert not await in_the_archive(home, match)
    await home.play.close()


async def test_who_only_reads_an_archive_cannot_write_to_it(home: House) -> None:
    await ended(home)
    await archived(home)
    path = home.play.store.path
    for reading in (True, False):
        with contextlib.closing(sqlite3.connect(path, uri=True, isolation_level=None)) as db:
            archive.attach(db, path, reading=reading)
            if reading:
                with pytest.raises(sqlite3.OperationalError, match="readonly"):
                    db.execute("DELETE FROM archive.kept")
            else:
                assert db.execute("DELETE FROM archive.kept").rowcount == 1


async def test_a_match_whose_archive_is_gone_is_refused_in_words(tmp_path: Path) -> None:
    path, clock = tmp_path / "play.db", FakeClock()
    home = await lived(path, clock)
    match = await ended(home)
    await archived(home)
    await home.match(ANA, BAO)  # that one is there
    await home.play.close()
    archive.path_for(path).rename(tmp_path / "away.db")
    assert damage.found(path) == ["1 archived matches are in an archive that is not there"]
    migrate.log_of(path).touch()  # as after a kill: then everything is looked at
    home, told = await lived(path, clock, "y"), Told()
    home.play.on_fault(told)
    await home.play.start()
    await home.play.upkeep.checked()
    looks: list[Callable[[], object]] = [
        lambda: home.play.matches.board(match),
        lambda: home.play.matches.table(match, ANA.id),
        lambda: home.play.matches.log(match, ANA.id),
        lambda: home.play.matches.export(match, ANA.id),
    ]
    for look in looks:
        with pytest.raises(Refused, match="play-no-archive"):
            await look()
    assert (await home.play.matches.of_person(ANA.id, ended=True))[0].id == match
    assert told.of("archive") == [{"doing": "archive", "missing": "1"}]
    assert told.of("replay") == []
    later = await ended(home)
    await archived(home)
    assert not await in_the_archive(home, later)  # or the file could not be put back as it was
    await home.play.people.delete(BAO.id)
    await home.play.close()
    (tmp_path / "away.db").rename(archive.path_for(path))
    home = await lived(path, clock, "z")
    assert [await made_by(home, one) for one in (ANA, BAO)] == [1, 0]
    assert verify(await home.play.matches.export(match, ANA.id), GAMES).part is None
    await home.play.upkeep.tick()
    assert await in_the_archive(home, later)
    await home.play.close()


async def test_copies_take_the_archive_along(tmp_path: Path, home: House) -> None:
    match = await ended(home)
    await archived(home)
    before = await seen(home, match)
    copy, place = tmp_path / "copy.db", tmp_path / "new"
    backup.backup(home.play.store.path, copy)
    assert archive.path_for(copy).exists()
    with pytest.raises(Unusable, match="already"):
        backup.backup(home.play.store.path, copy)
    place.mkdir()
    backup.restore(copy, place / "matches.db")
    other = await lived(place / "matches.db", home.clock, "y")
    assert await seen(other, match) == before
    await other.play.close()
    (place / "matches.db").unlink()
    with pytest.raises(Unusable, match="not overwritten"):
        backup.restore(copy, place / "matches.db")


def tear(path: Path) -> None:
    """Overwrite the page in which the index of who made what begins."""
    with contextlib.closing(sqlite3.connect(path)) as db:
        query = "SELECT rootpage FROM sqlite_schema WHERE name = 'made_person'"
        (page,) = db.execute(query).fetchone()
        (size,) = db.execute("PRAGMA page_size").fetchone()
    with path.open("rb+") as file:
        file.seek((page - 1) * size)
        file.write(b"\xff" * size)


@pytest.mark.parametrize("what", ["text", "of another program", "newer", "without a table", "torn"])
async def test_an_archive_that_cannot_be_used_is_refused_with_a_line(
    tmp_path: Path, what: str
) -> None:
    path, clock = tmp_path / "play.db", FakeClock()
    home = await lived(path, clock)
    await ended(home)
    await archived(home)
    await home.play.close()
    stored = archive.path_for(path)
    if what == "text":
        stored.write_text("Dear diary, " * 500)
    elif what == "of another program":
        shutil.copy(path, stored)
    elif what == "torn":
        tear(stored)
        assert damage.found(path)
    else:
        with contextlib.closing(sqlite3.connect(stored)) as db, db:
            db.execute("PRAGMA user_version = 9" if what == "newer" else "DROP TABLE made")
    with pytest.raises(Unusable) as caught:
        await lived(path, clock, "y")
    assert str(caught.value).startswith(f"{stored}: ")
    assert "\n" not in str(caught.value)


async def test_a_torn_archive_is_found(tmp_path: Path) -> None:
    path = tmp_path / "play.db"
    home = await lived(path, FakeClock())
    match = await ended(home)
    await archived(home)
    await home.play.close()
    assert damage.found(path) == []
    with contextlib.closing(sqlite3.connect(archive.path_for(path))) as db, db:
        db.execute("UPDATE kept SET content = substr(content, 1, 500)")
    assert damage.found(path) == [f"match {match}: its archive is damaged"]


async def test_one_damaged_match_leaves_the_rest_of_an_export(home: House) -> None:
    first, second = await ended(home), await ended(home)
    await archived(home)
    met: list[str] = []
    home.play.on_fault(lambda doing, _, **about: met.append(f"{doing} {about['match']}"))
    path = archive.path_for(home.play.store.path)
    with contextlib.closing(sqlite3.connect(path)) as db, db:
        db.execute("UPDATE kept SET content = substr(content, 1, 500) WHERE match = ?", (first,))
    export = json.loads(await home.play.people.export(ANA.id))
    assert export["unreadable"] == [{"match": first}]
    assert {move["match"] for move in export["move"]} == {second}
    assert met == [f"export of moves {first}"]
