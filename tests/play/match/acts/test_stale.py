"""Somebody writes a match between the moment it is loaded and the moment it is written.

That is ordinary, also in one process: what is done then is done again, once, by the new facts.
"""

from collections.abc import AsyncIterator, Awaitable, Callable
from datetime import timedelta
from pathlib import Path

import pytest
import pytest_asyncio

from db.queries import outages, persons
from db.queries.match import absence, matches
from db.records.matches import StoredMove, StoredSeat
from db.records.time import TimeTerms
from db.store import StaleStep
from games.core.decision import Decision, Picks
from games.core.refused import Refused
from play.match.work.unit import UnitOfWork
from play.refusals import refused
from play.time.moving import JUMP, OUTAGE
from play.time.pace import put_off
from tests.play.house import ANA, BAO, FakeClock, House, anything, house

HOUR = timedelta(hours=1)
MINUTE = timedelta(minutes=1)
Change = Callable[[House, str], Awaitable[object]]


@pytest_asyncio.fixture
async def home(tmp_path: Path) -> AsyncIterator[House]:
    made = await house(tmp_path / "play.db", FakeClock())
    await made.play.time.tick()
    yield made
    await made.play.close()


async def renamed(home: House, _: str) -> None:
    await home.play.store.write(persons.rename, BAO.id, "Baobab", None, "", home.clock.now())


async def moved(home: House, match: str) -> None:
    await home.play.channels.lend(match, 77)


async def away(home: House, match: str) -> None:
    """Its game goes, and is back at once."""
    for missing in ({match}, set[str]()):
        await home.play.store.write(absence.settle, missing, home.clock.now(), put_off)


async def jumped(home: House, _: str) -> None:
    home.clock.jump(30 * 24 * HOUR)
    await home.play.store.write(outages.put_right, home.clock.now(), MINUTE, timedelta(0), JUMP)


async def out(home: House, match: str) -> None:
    home.clock.pass_(hours=8)
    await home.play.store.write(outages.beat, home.clock.now(), MINUTE, OUTAGE)
    await home.play.store.write(outages.move, match, put_off)


CHANGES: dict[str, Change] = {
    "a name": renamed,
    "a channel": moved,
    "an absence": away,
    "the clock": jumped,
    "an outage": out,
}


def meanwhile(home: House, change: Change) -> list[str]:
    """Let something change before the next unit of work is written; return what was refused."""
    repository, kept = home.play._repository, home.play._repository.commit
    stale: list[str] = []

    async def commits(unit: UnitOfWork) -> None:
        first, repository.commit = not stale, kept  # type: ignore[method-assign]
        if first:
            await change(home, unit.id)
        try:
            await kept(unit)
        except StaleStep:
            stale.append(unit.id)
            raise

    repository.commit = commits  # type: ignore[method-assign]
    return stale


async def made(home: House, match: str) -> tuple[StoredMove, ...]:
    return await home.play.store.read(matches.moves, match)


async def facts(home: House, match: str) -> tuple[int, int]:
    """The edition, and the change of the board."""
    whole = await home.play.store.read(matches.load, match)
    assert whole is not None
    return whole.match.edition, whole.match.board.change


async def check_by_the_new_facts(home: House, match: str, change: str) -> None:
    """Nothing of what has changed meanwhile was undone."""
    public = (await home.play.matches.board(match)).public
    whole = await home.play.store.read(matches.load, match)
    assert whole is not None
    if change == "a name":
        assert "Baobab" in {one.name for one in whole.holders}
    if change == "a channel":
        assert whole.match.channel == 77
    if change == "an outage":
        assert public.extended in {8 * HOUR, timedelta(0)}  # told until somebody moves
    if change in {"the clock", "an outage"}:
        for seat in whole.seats:
            assert seat.deadline_at is None or seat.deadline_at > home.clock.now()


@pytest.mark.parametrize("change", CHANGES)
async def test_a_press_is_done_once_by_what_has_changed_meanwhile(home: House, change: str) -> None:
    match = await home.match(ANA, BAO)
    table = await home.play.matches.table(match, ANA.id)
    assert table.question is not None
    stale = meanwhile(home, CHANGES[change])
    after = await home.play.matches.answer(
        match, ANA.id, table.question.id, anything(table.question)
    )
    assert stale == [match]
    assert [one.person for one in await made(home, match)] == [None, ANA.id]
    assert after.public.id == match
    await check_by_the_new_facts(home, match, change)
    forgotten = await home.play.matches.board(match)
    home.play._repository._kept.clear()
    assert await home.play.matches.board(match) == forgotten


@pytest.mark.parametrize("change", CHANGES)
async def test_a_time_out_falls_once_by_what_has_changed_meanwhile(
    home: House, change: str
) -> None:
    match = await home.match(ANA, BAO, terms=TimeTerms("hour", days_off=False))
    await home.play.time.tick()
    for _ in range(130):
        home.clock.pass_(seconds=30)
        await home.play.store.write(outages.beat, home.clock.now(), HOUR, OUTAGE)
    before = len(await made(home, match))
    stale = meanwhile(home, CHANGES[change])
    await home.play.time._time_out_in(match)
    assert stale == [match]
    moves = (await made(home, match))[before:]
    assert len({(one.seat, one.question) for one in moves}) == len(moves)
    assert {one.by for one in moves} == {"clock"}
    await check_by_the_new_facts(home, match, change)


@pytest.mark.parametrize("change", CHANGES)
async def test_an_ai_answers_once_by_what_has_changed_while_it_thought(
    home: House, change: str
) -> None:
    match = await home.match(ANA, BAO, terms=TimeTerms("day"))
    table = await home.play.matches.table(match, ANA.id)
    assert table.question is not None
    await home.play.matches.answer(match, ANA.id, table.question.id, anything(table.question))
    before = len(await made(home, match))
    ais, kept = home.play._ais, home.play._ais._considered
    thought: list[str] = []

    async def considered(unit: UnitOfWork, seat: StoredSeat, question: Decision) -> Picks:
        thought.append(question.id)
        if len(thought) == 1:
            await CHANGES[change](home, match)
        return await kept(unit, seat, question)

    ais._considered = considered  # type: ignore[method-assign]
    await home.play.matches.leave(match, BAO.id)
    await home.play.matches.settled()
    assert thought[0] == thought[1]  # it thought again
    moves = (await made(home, match))[before:]
    assert moves
    assert len({(one.seat, one.question) for one in moves}) == len(moves) == len(thought) - 1
    if change != "a name":
        await check_by_the_new_facts(home, match, change)


async def test_news_are_not_told_again_before_they_are_noted(home: House) -> None:
    """What was shown is written within a second; it is known at once."""
    match = await home.match(ANA, BAO)
    turn = 0
    while not (await home.play.matches.glimpse(match, ANA.id)).public.revision > 2:
        for person in (ANA, BAO):
            await home.answer_any(match, person, turn)
        turn += 1
    await home.play.matches.table(match, ANA.id)
    whole = (await home.play._repository.load(match)).whole
    (here,) = (one for one in whole.holders if one.person == ANA.id)
    assert here.seen == whole.match.step
    await home.play.store.write(lambda _: None)  # with which it is written
    stored = await home.play.store.read(matches.load, match)
    assert stored is not None
    assert [one.seen for one in stored.holders if one.person == ANA.id] == [whole.match.step]


async def test_in_a_block_no_transaction_is_open_and_nothing_is_written(home: House) -> None:
    match = await home.match(ANA, BAO)
    before = await facts(home, match)

    async def refuses() -> None:
        async with home.play._repository.changing(match) as unit:
            assert not home.play.store._writer.in_transaction
            unit.show()
            raise refused("over")

    with pytest.raises(Refused):
        await refuses()
    assert await facts(home, match) == before
    async with home.play._repository.changing(match) as unit:
        unit.show()
        assert await facts(home, match) == before
    edition, change = await facts(home, match)
    assert (edition, change) == (before[0] + 1, before[1] + 1)


async def test_two_processes_at_once_lose_no_answer(home: House) -> None:
    match = await home.match(ANA, BAO)
    other = await house(home.play.store.path, home.clock, seed="other")

    async def answers(_: House, __: str) -> None:
        await other.answer_any(match, BAO)

    table = await home.play.matches.table(match, ANA.id)
    assert table.question is not None
    stale = meanwhile(home, answers)
    await home.play.matches.answer(match, ANA.id, table.question.id, anything(table.question))
    assert stale == [match]
    assert {one.person for one in await made(home, match)} >= {ANA.id, BAO.id}
    await other.play.close()
