"""What is kept decoded of a match is what the store holds, whoever writes and whatever fails."""

import sqlite3
from collections.abc import AsyncGenerator
from pathlib import Path

import pytest

from db.engines.sqlite.store import FileStore
from db.queries.match import matches
from db.records.matches import StoredMove, WholeMatch
from games.core.data import codec
from games.core.match.match import Match
from games.core.match.moves import Answered, Conceded
from games.core.refused import Refused
from play.records import Table
from tests.play.house import ANA, BAO, House, anything, house
from tests.play.match.test_secrets import EVERY_GAME


@pytest.fixture
async def home(tmp_path: Path) -> AsyncGenerator[House]:
    home = await house(tmp_path / "kept.db", games=EVERY_GAME)
    yield home
    await home.play.close()


def forgetful(home: House) -> None:
    """Let nothing be kept, so that all is read from the store."""
    home.play.matches._matches._kept.clear()


async def shown(home: House, match: str) -> list[Table]:
    return [await home.play.matches.table(match, person.id) for person in (ANA, BAO)]


@pytest.mark.parametrize("game", sorted(EVERY_GAME))
async def test_what_is_kept_is_what_would_be_read(home: House, game: str) -> None:
    match = await home.match(ANA, BAO, game=game)
    for turn in range(12):
        for person in (ANA, BAO):
            await home.answer_any(match, person, turn)
            kept, board = await shown(home, match), await home.play.matches.board(match)
            forgetful(home)
            assert await home.play.matches.board(match) == board
            assert await shown(home, match) == kept


@pytest.mark.parametrize("game", sorted(EVERY_GAME))
async def test_a_press_loads_its_match_once(
    home: House, game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """That serves the move, all that follows from it, and the table that is shown then."""
    match, loaded = await home.match(ANA, BAO, game=game), list[str]()
    load, again = matches.load, matches.again

    def counted(db: sqlite3.Connection, which: str, *rest: WholeMatch | None) -> WholeMatch | None:
        loaded.append(which)
        return load(db, which, *rest)

    def counted_again(db: sqlite3.Connection, known: WholeMatch) -> WholeMatch | None:
        loaded.append(known.match.id)
        return again(db, known)

    monkeypatch.setattr(matches, "load", counted)
    monkeypatch.setattr(matches, "again", counted_again)
    asked = [await home.play.matches.table(match, person.id) for person in (ANA, BAO)]
    (person, question), *_ = [
        (person, table.question)
        for person, table in zip((ANA, BAO), asked, strict=True)
        if table.question is not None
    ]
    picks = anything(question)
    for act in (home.play.matches.select, home.play.matches.answer):
        loaded.clear()
        assert await act(match, person.id, question.id, picks)
        assert loaded == [match]


async def test_what_is_told_of_an_ended_match_is_read_once(
    home: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    ended = {await home.match(ANA, BAO) for _ in range(2)}
    moves, read = matches.moves, list[str]()

    def counted(db: sqlite3.Connection, match: str, *after: int) -> tuple[StoredMove, ...]:
        if not after:
            read.append(match)
        return moves(db, match, *after)

    monkeypatch.setattr(matches, "moves", counted)
    for match in ended:
        await home.play.matches.concede(match, BAO.id)
        board = await home.play.matches.board(match)
        assert board.ending.stood_in == (0, 0)
        for person in (ANA, BAO):
            assert (await home.play.matches.table(match, person.id)).ending == board.ending
    assert sorted(read) == sorted(ended)


@pytest.mark.parametrize("game", sorted(EVERY_GAME))
async def test_who_plays_on_with_a_copy_changes_nothing_of_the_match(
    home: House, game: str
) -> None:
    ident = await home.match(ANA, BAO, game=game)
    for turn in range(12):
        for person in (ANA, BAO):
            await home.answer_any(ident, person, turn)
        kept = (await home.play.matches._matches.load(ident)).match
        views = [kept.view(reader) for reader in (None, 0, 1)]
        before = kept.inner(), kept.questions[:], [codec.encode(view) for view in views]
        for seat in kept.asked:
            copied, asked = kept.copied(), kept.questions[seat]
            assert asked is not None
            copied.play(Answered(seat, asked.id, anything(asked, turn)))
            assert copied.inner() != before[0]
            after = copied.inner(), copied.view(None)
            beside = kept.copied()
            beside.play(Conceded(seat))
            assert (copied.inner(), copied.view(None)) == after
        assert (kept.inner(), kept.questions, [codec.encode(one) for one in views]) == before
        assert kept.view(None) == views[0]


async def test_a_copy_goes_on_as_a_match_that_was_loaded(home: House) -> None:
    ident = await home.match(ANA, BAO)
    for turn in range(20):
        loaded = await home.play.matches._matches.load(ident)
        kept = loaded.match
        read = Match.load(kept.rules, kept.snapshot(), kept.keys)
        for seat in kept.asked:
            asked = kept.questions[seat]
            assert asked is not None
            move = Answered(seat, asked.id, anything(asked, turn))
            copied, again = kept.copied(), Match.load(read.rules, read.snapshot(), read.keys)
            assert copied.play(move) == again.play(move)
            assert copied.snapshot() == again.snapshot()
            assert copied.inner() == again.inner()
            assert copied.view(None) == again.view(None)
        for person in (ANA, BAO):
            await home.answer_any(ident, person, turn)


async def test_an_answer_that_cannot_be_written_is_not_kept(
    home: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    match = await home.match(ANA, BAO)
    before = await shown(home, match)
    question = before[0].question
    assert question is not None
    write = FileStore._begin

    async def full(_: FileStore) -> None:
        raise sqlite3.OperationalError("disk I/O error")

    monkeypatch.setattr(FileStore, "_begin", full)
    with pytest.raises(sqlite3.OperationalError):
        await home.play.matches.answer(match, ANA.id, question.id, anything(question))
    monkeypatch.setattr(FileStore, "_begin", write)
    assert await shown(home, match) == before
    with pytest.raises(Refused):
        await home.play.matches.answer(match, ANA.id, question.id, ("nothing of that name",))
    assert await shown(home, match) == before


async def test_names_and_boards_are_as_they_are_now(home: House) -> None:
    """Neither writes an edition of the match."""
    match = await home.match(ANA, BAO)
    await home.answer_any(match, ANA)
    change = (await home.play.matches.board(match)).change
    await home.play.projections.board_shown(match, 10, 77, change)
    assert (await home.play.matches.board(match)).message == 77
    await home.play.store.write(
        lambda db: db.execute("UPDATE person SET name = 'Anna' WHERE id = ?", (ANA.id,))
    )
    assert (await shown(home, match))[1].public.people[0] == "Anna"
