"""What is shown after a press is the match that was committed, which is loaded once for it."""

from collections.abc import AsyncIterator, Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
import pytest_asyncio

from db.queries.match import matches as queries
from games.core.match.match import Match
from games.core.refused import Refused
from games.registry import load
from play.records import Table
from tests.play.house import ANA, BAO, House, anything, house


@pytest_asyncio.fixture
async def real_games(tmp_path: Path) -> AsyncIterator[House]:
    made = await house(tmp_path / "play.db", games=load())
    yield made
    await made.play.close()


@contextmanager
def loads(monkeypatch: pytest.MonkeyPatch) -> Iterator[list[str]]:
    """Note each time that a match is read, or made of its snapshot."""
    found: list[str] = []
    read, again, made = queries.load, queries.again, Match.load

    def reads(db, match, known=None):
        found.append("read")
        return read(db, match, known)

    def reads_again(db, known):
        whole = again(db, known)
        if whole is not None:
            found.append("read")
        return whole

    def makes(*args):
        found.append("made")
        return made(*args)

    with monkeypatch.context() as patched:
        patched.setattr(queries, "load", reads)
        patched.setattr(queries, "again", reads_again)
        patched.setattr(Match, "load", makes)
        yield found


async def test_a_press_loads_its_match_once(home: House, monkeypatch: pytest.MonkeyPatch) -> None:
    matches = [await home.match(ANA, BAO, channel=channel) for channel in (10, 11)]
    for match in (matches[0], *matches):  # others have other editions
        table = await home.play.matches.table(match, ANA.id)
        assert table.question is not None
        question, picks = table.question.id, anything(table.question)
        with loads(monkeypatch) as found:
            await home.play.matches.answer(match, ANA.id, question, picks)
        assert found == ["read"]  # it was made for the table before


async def test_a_press_after_another_process_makes_its_match_once(
    home: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    match = await home.match(ANA, BAO)
    table = await home.play.matches.table(match, ANA.id)
    assert table.question is not None
    other = await house(home.play.store.path, home.clock)
    await other.answer_any(match, BAO)
    await other.play.close()
    with loads(monkeypatch) as found:
        picks = anything(table.question)
        await home.play.matches.answer(match, ANA.id, table.question.id, picks)
    assert found == ["read", "made"]


@pytest.mark.parametrize(
    ("game", "seed"), [(key, seed) for key in ("firstdeck", "allstar", "nba") for seed in range(2)]
)
async def test_the_table_of_a_press_is_the_one_that_is_read_afterwards(
    real_games: House, game: str, seed: int
) -> None:
    await _compare(real_games, game, seed)


@pytest.mark.parametrize("seed", range(4))
async def test_so_it_is_in_the_sampler(home: House, seed: int) -> None:
    await _compare(home, "sampler", seed)


async def _compare(home: House, game: str, seed: int) -> None:
    matches = home.play.matches
    match = await home.match(ANA, BAO, game=game)
    pressed = 0
    for turn in range(60):
        for one in (ANA, BAO):
            table = await matches.table(match, one.id)
            if table.question is not None:
                picks = anything(table.question, turn + seed)
                shown = await matches.answer(match, one.id, table.question.id, picks)
                pressed += await _same(home, shown, one.id)
            if (turn + seed) % 4 == 3:
                for back in (matches.take_back, matches.undo):
                    try:
                        shown = await back(match, one.id)
                    except Refused:
                        continue
                    pressed += await _same(home, shown, one.id)
    assert pressed > 10


async def _same(home: House, shown: Table, person: int) -> bool:
    assert shown == await home.play.matches.table(shown.public.id, person)
    return True


def places(table: Table) -> bool:
    """Whether a card is to be placed in a chain, so that an answer passes over what follows."""
    return table.question is not None and table.question.kind == "jam.place"


async def test_a_press_that_also_passed_something_over_is_one_press_when_repeated(
    real_games: House,
) -> None:
    match = await real_games.match(ANA, BAO, game="jam")
    for turn in range(200):
        table = await real_games.play_on(match, ANA, BAO, until=places)
        assert table.question is not None
        assert table.seat is not None
        person, question = (ANA, BAO)[table.seat].id, table.question
        real_games.clock.pass_(seconds=1)
        press = (match, person, question.id, anything(question, turn))
        before = len(await real_games.play.store.read(queries.moves, match))
        shown = await real_games.play.matches.answer(*press)
        made = await real_games.play.store.read(queries.moves, match)
        if len(made) > before + 1:
            break
    else:
        raise AssertionError("nothing was ever passed over")
    again = await real_games.play.matches.answer(*press)
    assert await real_games.play.store.read(queries.moves, match) == made
    assert again.note is not None
    assert again.note.id == "play-already"
    assert again.question == shown.question


async def test_an_answer_takes_few_statements(real_games: House) -> None:
    """All counted: what begins, commits, reads and writes, for the move and the table after it."""
    store, asked, answers = real_games.play.store, list[str](), 0
    match = await real_games.match(ANA, BAO, game="firstdeck")
    await store.read(lambda _: None)
    for turn in range(20):
        for person in (ANA, BAO):
            table = await real_games.play.matches.table(match, person.id)
            if table.question is None:
                continue
            store.on_statement(asked.append)
            picks = anything(table.question, turn)
            await real_games.play.matches.answer(match, person.id, table.question.id, picks)
            store.on_statement(None)
            answers += 1
    assert answers > 20
    assert len(asked) / answers <= 16.3
