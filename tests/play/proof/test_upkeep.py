"""The database is looked after while the bot runs, and what is missing or damaged is told."""

import contextlib
import random
import shutil
import sqlite3
from collections.abc import AsyncIterator
from dataclasses import dataclass, field
from pathlib import Path

import pytest

from db import migrate
from db.migrate import Unusable
from db.queries.match import voices
from db.upkeep.marks import HighWaterMark, Marks
from db.upkeep.packing import unpacked
from games.core.data import codec
from games.core.match.export import verify
from games.core.match.moves import Move
from play.proof.replays import replayed
from play.proof.upkeep import Verified
from tests.play.house import ANA, BAO, CHLOE, GAMES, House, house


@dataclass
class Told:
    """The faults that were told, but for those of no concern here."""

    faults: list[dict[str, str]] = field(default_factory=list)

    def __call__(self, doing: str, fault: BaseException, /, **about: str) -> None:
        self.faults.append({"doing": doing, **about})

    def of(self, doing: str) -> list[dict[str, str]]:
        return [one for one in self.faults if one["doing"] == doing]


@contextlib.asynccontextmanager
async def started(path: Path, seed: str = "later") -> AsyncIterator[tuple[House, Told]]:
    """A house that has begun, as after a start of the bot, and what it told of its faults."""
    home, told = await house(path, seed=seed), Told()
    home.play.on_fault(told)
    try:
        await home.play.start()
        await home.play.upkeep.checked()
        yield home, told
    finally:
        await home.play.close()


async def played(home: House, turns: int = 6) -> str:
    match = await home.match(ANA, BAO)
    await go_on(home, match, turns)
    return match


async def go_on(home: House, match: str, turns: int) -> None:
    for turn in range(turns):
        for person in (ANA, BAO):
            await home.answer_any(match, person, turn)


def copied(path: Path, target: Path, *ends: str) -> Path:
    """Copy files of a database in use to a folder of their own."""
    target.mkdir()
    for end in ends:
        shutil.copy(path.with_name(path.name + end), target)
    return target / path.name


# The log


async def test_what_is_in_the_log_alone_is_brought_into_the_file(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with started(tmp_path / "a.db") as (home, told):
        match = await played(home)
        logged = home.play.store.logged
        assert logged
        await home.play.upkeep.tick()
        assert home.play.store.logged == logged  # it is not due yet
        monkeypatch.setattr(home.play.upkeep, "_due", 0)
        await home.play.upkeep.tick()
        assert home.play.store.logged == 0
        alone = copied(tmp_path / "a.db", tmp_path / "copy", "")
        assert await replayed(alone, GAMES) == (1, ())
        assert (await home.play.matches.board(match)).public.revision
    assert told.faults == []


# Moves that are missing


async def test_moves_lost_with_the_log_are_told_once(tmp_path: Path) -> None:
    path = tmp_path / "a.db"
    async with started(path) as (home, _):
        match, other = await played(home), await played(home)
        for one in (match, other):
            board = await home.play.matches.board(one)
            await home.play.projections.board_shown(one, 10, 500, board.change)
        await home.play.store.checkpoint()
        before = (await home.play.matches.board(match)).public.revision
        await go_on(home, match, 4)
        after = (await home.play.matches.board(match)).public.revision
        assert after > before
        alone = copied(path, tmp_path / "copy", "", "-marks")
    async with started(alone) as (home, told):
        about = {"match": match, "had": f"v{after}", "stands": f"v{before}"}
        assert told.faults == [{"doing": "lost moves", **about}]
        assert await home.play.projections.boards() == (match,)
        assert match in home.told
        assert other not in home.told
        board = await home.play.matches.board(match)
        assert board.last[-1].part.text.id == "play-lost"
        assert board.change > board.shown
        assert (await home.play.matches.log(match, BAO.id)).entries[-1].part.text.id == "play-lost"
        assert (await home.play.matches.board(other)).last[-1].part.text.id != "play-lost"
        await home.play_on(match, ANA, BAO, until=lambda table: table.public.status == "over")
        assert verify(await home.play.matches.export(match, ANA.id), GAMES).part is None
    async with started(alone) as (home, told):
        assert told.faults == []


async def test_what_was_told_of_lost_moves_is_not_told_again_when_the_next_cannot_be(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "a.db"
    async with started(path) as (home, _):
        matches = [await played(home), await played(home)]
        await home.play.store.checkpoint()
        for match in matches:
            await go_on(home, match, 4)
        alone = copied(path, tmp_path / "copy", "", "-marks")
    home, told, full = await house(alone, seed="later"), Told(), True
    home.play.on_fault(told)
    lost = voices.lost

    def at_times(db: sqlite3.Connection, match: str, *rest) -> None:
        if full and told.faults:
            raise sqlite3.OperationalError
        lost(db, match, *rest)

    monkeypatch.setattr(voices, "lost", at_times)
    with pytest.raises(sqlite3.OperationalError):
        await home.play.start()
    full = False
    await home.play.start()
    await home.play.upkeep.checked()
    assert sorted(one["match"] for one in told.of("lost moves")) == sorted(matches)
    for match in matches:
        log = await home.play.matches.log(match, BAO.id)
        assert [entry.part.text.id for entry in log.entries].count("play-lost") == 1
    await home.play.close()


async def test_a_match_that_an_older_copy_does_not_know_is_told(tmp_path: Path) -> None:
    path = tmp_path / "a.db"
    async with started(path) as (home, _):
        await home.play.store.checkpoint()
        alone = copied(path, tmp_path / "copy", "")
        match = await home.match(ANA, BAO)
    shutil.copy(tmp_path / "a.db-marks", tmp_path / "copy")
    async with started(alone) as (home, told):
        about = {"match": match, "had": "v1", "stands": "nowhere"}
        assert told.faults == [{"doing": "lost moves", **about}]


async def test_a_lost_sealed_answer_is_told_and_not_counted(tmp_path: Path) -> None:
    """The line names what everybody could see of the match, which is the same before and after."""
    path = tmp_path / "a.db"
    async with started(path) as (home, _):
        match = await home.match(ANA, BAO)
        while not (await home.play.matches.table(match, ANA.id)).answers.can_take_back:
            for person in (ANA, BAO):
                table = await home.answer_any(match, person)
                if table is not None and table.answers.can_take_back:
                    break
        await home.play.store.checkpoint()
        before = (await home.play.matches.board(match)).public.revision
        question = (await home.play.matches.table(match, ANA.id)).question
        assert question is not None
        await home.answer_any(match, ANA)
        after = (await home.play.matches.board(match)).public.revision
        alone = copied(path, tmp_path / "copy", "", "-marks")
    async with started(alone) as (_, told):
        about = {"match": match, "had": f"v{after}", "stands": f"v{before}"}
        assert told.faults == [{"doing": "lost moves", **about}]


async def test_nothing_is_told_where_nothing_is_missing(tmp_path: Path) -> None:
    path = tmp_path / "a.db"
    async with started(path) as (home, _):
        await played(home)
        whole = copied(path, tmp_path / "copy", "", "-wal", "-marks")
        behind = copied(path, tmp_path / "behind", "", "-wal", "-marks")
        unmarked = copied(path, tmp_path / "unmarked", "", "-wal")
    behind.with_name("a.db-marks").write_text("x 1\n\0\0\0\nmatch 5 5\nfoo bar baz .\n")
    for copy in (path, whole, behind, unmarked):
        async with started(copy) as (home, told):
            assert told.faults == []
            (running,) = await home.play.replays.running()
            assert running in home.play._repository.marks.read()


def test_marks_are_the_highest_that_were_noted(tmp_path: Path) -> None:
    marks = Marks(tmp_path / "a.db")
    assert marks.read() == {}
    assert not marks.large
    marks.note("one", HighWaterMark(3, 2))
    marks.note("two", HighWaterMark(9, 9))
    marks.note("one", HighWaterMark(4, 2))
    with marks.path.open("a") as file:
        file.write("one 77")  # torn
    assert marks.read() == {"one": HighWaterMark(4, 2), "two": HighWaterMark(9, 9)}
    marks.rewrite({"one": HighWaterMark(5, 3)})
    assert marks.read() == {"one": HighWaterMark(5, 3)}
    assert [path.name for path in tmp_path.iterdir()] == ["a.db-marks"]


async def test_marks_stay_few(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("db.upkeep.marks._LARGE", 200)
    async with started(tmp_path / "a.db") as (home, _):
        match = await played(home)
        marks = home.play._repository.marks
        assert marks.large
        await home.play.upkeep.tick()
        assert marks.path.read_text().count("\n") == 1
        whole = await home.play._repository.load(match)
        assert marks.read() == {match: HighWaterMark(whole.stored.step, whole.stored.revision)}


async def test_marks_that_cannot_be_written_hold_up_nothing(tmp_path: Path) -> None:
    async with started(tmp_path / "a.db") as (home, told):
        match = await home.match(ANA, BAO)
        marks = home.play._repository.marks.path
        marks.unlink()
        marks.mkdir()
        assert await home.answer_any(match, ANA)
        assert {one["match"] for one in told.of("marks")} == {match}
        marks.rmdir()


# What is damaged


async def test_all_running_matches_are_verified_after_a_start(tmp_path: Path) -> None:
    path = tmp_path / "a.db"
    async with started(path) as (home, told):
        assert home.play.upkeep.verified == Verified(0, 0)
        matches = [await played(home) for _ in range(3)]
        await home.play.matches.concede(matches[0], ANA.id)
    async with started(path) as (home, told):
        assert (home.play.upkeep.verified, told.faults) == (Verified(2, 2), [])
    with contextlib.closing(sqlite3.connect(path)) as db, db:
        db.execute("DELETE FROM move WHERE match = ? AND step = 2", (matches[1],))
    async with started(path) as (home, told):
        assert home.play.upkeep.verified == Verified(1, 2)
        assert told.faults == [{"doing": "replay", "match": matches[1], "what": "moves"}]


@pytest.mark.parametrize("unclean", [True, False])
async def test_the_whole_file_is_looked_at_after_an_unclean_stop(
    tmp_path: Path, unclean: bool
) -> None:
    path = tmp_path / "a.db"
    async with started(path) as (home, _):
        match = await played(home)
        await home.play.matches.concede(match, ANA.id)
        await home.play.ratings.tick()
    with contextlib.closing(sqlite3.connect(path)) as db, db:
        query = "SELECT step, events FROM move ORDER BY length(events) DESC"
        step, events = db.execute(query).fetchone()
        torn = bytes([*events[:60], events[60] ^ 1, *events[61:]])
        db.execute("UPDATE move SET events = ? WHERE step = ?", (torn, step))
    if unclean:
        migrate.log_of(path).touch()
    async with started(path) as (_, told):
        said = f"match {match}: what move {step} told is damaged"
        assert told.faults == unclean * [
            {"doing": "check of the database", "found": said},
            {"doing": "replay", "match": match, "what": "unreadable"},
        ]


async def test_a_check_that_fails_is_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with started(tmp_path / "a.db") as (home, _):
        await played(home)

    async def fails(*_: object) -> None:
        raise LookupError

    monkeypatch.setattr("play.proof.replays.Replays.difference", fails)
    async with started(tmp_path / "a.db") as (_, told):
        assert told.faults == [{"doing": "check"}]


@pytest.mark.parametrize(
    "harm",
    [
        "UPDATE match SET cards = CAST(x'ff' || substr(cards, 2) AS TEXT)",
        "UPDATE match SET cards = 'x' || substr(cards, 2)",
    ],
)
async def test_matches_whose_rules_cannot_be_told_are_refused_with_a_line(
    tmp_path: Path, harm: str
) -> None:
    path = tmp_path / "a.db"
    async with started(path) as (home, _):
        await played(home)
    with contextlib.closing(sqlite3.connect(path)) as db, db:
        db.execute(harm)
    with pytest.raises(Unusable, match=r"damaged|lacks") as caught:
        await house(path)
    assert "\n" not in str(caught.value)


PLAYED = {  # what a match is made of; all else is single values that nothing in the file repeats
    "card_file": {"hash", "content"},
    "match": {"id", "game", "version", "cards", "seed", "words", "snapshot", "step", "revision"},
    "move": {"match", "step", "seat", "question", "by", "move", "events"},
}


async def test_flipped_bytes_are_refused_or_told(tmp_path: Path) -> None:
    """What is silent has changed nothing of what was played, and nothing but single values."""
    path = tmp_path / "a.db"
    async with started(path) as (home, _):
        for _ in range(3):
            await played(home, 8)
        await home.play.matches.concede(await played(home), BAO.id)
        await home.play.ratings.tick()
        await home.match(CHLOE, BAO)
    with contextlib.closing(sqlite3.connect(path)) as db:
        db.execute("PRAGMA journal_mode = DELETE")
    sound, before = path.read_bytes(), content(path)
    chance, loud, silent = random.Random(14), 0, 0
    for _ in range(60):
        data = bytearray(sound)
        data[used(data, chance)] ^= 1 << chance.randrange(8)
        path.write_bytes(data)
        for end in ("-wal", "-shm", "-marks"):
            path.with_name(path.name + end).unlink(missing_ok=True)
        if await noticed(path):
            loud += 1
            continue
        silent += 1
        changed = {
            (table, column)
            for table, rows in content(path).items()
            for old, new in zip(before[table], rows, strict=True)
            for column in old
            if old[column] != new[column] and not (column == "move" and same(old, new))
        }
        assert [one for one in changed if one[1] in PLAYED.get(one[0], ())] == []
    assert loud > 2 * silent


def same(old: dict, new: dict) -> bool:
    """Whether a move says the same: the name of a field that held its default is lost."""
    try:
        return codec.decode(old["move"], Move) == codec.decode(new["move"], Move)
    except ValueError:
        return False


def used(data: bytearray, chance: random.Random) -> int:
    """A place in the file that is not free space."""
    while True:
        at = chance.randrange(len(data))
        if any(data[max(0, at - 8) : at + 8]):
            return at


async def noticed(path: Path) -> bool:
    """Whether a start refuses the file, or the look at everything after it tells of it."""
    migrate.log_of(path).touch()
    try:
        async with started(path) as (_, told):
            return told.faults != []
    except Unusable:
        return True


def content(path: Path) -> dict[str, list[dict[str, object]]]:
    """Every row of every table, by column, with what is compressed as it was."""
    with contextlib.closing(sqlite3.connect(path)) as db:
        names = db.execute("SELECT name FROM sqlite_schema WHERE type = 'table'").fetchall()
        found: dict[str, list[dict[str, object]]] = {}
        for (name,) in names:
            cursor = db.execute(f"SELECT * FROM {name}")
            columns = [column[0] for column in cursor.description]
            found[name] = [dict(zip(columns, row, strict=True)) for row in cursor]
        for row in found["move"]:
            row["events"] = unpacked(row["events"])
        for row in found["match"]:  # the last bits of what is packed say nothing
            row["snapshot"] = row["snapshot"] and unpacked(row["snapshot"])
        return found
