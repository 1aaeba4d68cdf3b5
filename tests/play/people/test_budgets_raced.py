"""Budgets of a day when several take of them at once, and when the process ends (TIM-4.3)."""

import asyncio
import sqlite3
from collections import Counter
from collections.abc import AsyncIterator, Awaitable, Sequence
from pathlib import Path

import pytest
import pytest_asyncio

from db.queries import lobbies
from db.queries.people.spent import Budget, spend
from db.records.lobbies import StoredLobby
from games.core.refused import Refused
from games.registry import load
from play.records import Person
from tests.play.house import ANA, BAO, CHLOE, GAMES, House, asks, house
from tests.play.match.calls.sending import sent
from tests.play.tournaments.played import rowsof

pytestmark = pytest.mark.rule("TIM-4.3")
SOME = tuple(Person(400 + number, f"Q{number}") for number in range(20))


@pytest_asyncio.fixture
async def home(tmp_path: Path) -> AsyncIterator[House]:
    made = await house(tmp_path / "play.db", games={**load(), **GAMES})
    yield made
    await made.play.close()


async def tables(home: House, hosts: Sequence[Person]) -> list[str]:
    """A table of each of these, where nobody is invited yet."""
    opened = [
        await home.play.lobbies.open(
            server=1, channel=10, host=asks(host), game="jam", locale="fr", most=8
        )
        for host in hosts
    ]
    return [one.id for one in opened]


async def at_once(*work: Awaitable[object]) -> Counter[str]:
    """Do all of this at the same time; return how often it was done, and why it was not."""
    found: Counter[str] = Counter()
    for one in await asyncio.gather(*work, return_exceptions=True):
        if isinstance(one, Refused):
            found[str(one.why.args.get("what", one))] += 1
        else:
            assert not isinstance(one, BaseException), one
            found["done"] += 1
    return found


def taken(home: House) -> int:
    ((count,),) = rowsof(home, "SELECT count(*) FROM spent")
    return count


def invited(home: House) -> int:
    ((count,),) = rowsof(home, "SELECT count(*) FROM invitation")
    return count


async def test_of_many_calls_to_one_person_at_once_eight_come(home: House) -> None:
    """What is refused takes nothing of the other budgets, and writes nothing."""
    before = await tables(home, SOME)
    spent_before = taken(home)
    calls = (
        home.play.lobbies.invite(lobby, host.id, (BAO,))
        for lobby, host in zip(before, SOME, strict=True)
    )
    assert await at_once(*calls) == {"done": 8, "to": 12}
    assert invited(home) == 8
    assert taken(home) - spent_before == 8 * 3  # from one, to one, and of whoever is called


async def test_of_several_people_at_once_all_are_called_or_nobody(home: House) -> None:
    """Twelve calls: of three groups of five at once two fit, and nothing of the third is taken."""
    groups = SOME[:5], SOME[5:10], SOME[10:15]
    opened = await tables(home, [ANA] * 3)
    spent_before = taken(home)
    calls = (
        home.play.lobbies.invite(lobby, ANA.id, group)
        for lobby, group in zip(opened, groups, strict=True)
    )
    assert await at_once(*calls) == {"done": 2, "from": 1}
    assert invited(home) == 10
    assert taken(home) - spent_before == 10 * 3
    free = await tables(home, [ANA])
    assert await at_once(home.play.lobbies.invite(free[0], ANA.id, SOME[15:17])) == {"done": 1}
    assert await at_once(home.play.lobbies.invite(free[0], ANA.id, SOME[17:18])) == {"from": 1}


async def test_of_a_nudge_and_an_invitation_at_once_one_takes_what_is_left(home: House) -> None:
    """Two units of different kinds, of which neither knows of the other."""
    match = await home.match(ANA, BAO)
    await home.play_on(match, ANA, until=lambda table: table.question is None)
    home.clock.pass_(minutes=20)
    await sent(home)
    home.clock.pass_(hours=25)
    assert await home.play.nudges.possible(match, ANA.id) == (1,)
    for lobby in await tables(home, [ANA, ANA]):
        await home.play.lobbies.invite(lobby, ANA.id, (BAO,))
        await home.play.lobbies.cancel(lobby, ANA.id)
    (last,) = await tables(home, [ANA])
    found = await at_once(
        home.play.nudges.nudge(match, ANA.id), home.play.lobbies.invite(last, ANA.id, (BAO,))
    )
    assert found == {"done": 1, "one": 1}
    assert await at_once(home.play.lobbies.invite(last, ANA.id, (BAO, CHLOE))) == {"one": 1}


async def test_whoever_is_left_out_costs_nobody_anything(home: House) -> None:
    """A rematch calls those alone whom it may: of the others' budgets nothing is taken."""
    match = await home.match(ANA, BAO, CHLOE)
    for person in (BAO, CHLOE):
        await home.play.matches.concede(match, person.id)
    for lobby, host in zip(await tables(home, SOME[:8]), SOME[:8], strict=True):
        await home.play.lobbies.invite(lobby, host.id, (CHLOE,))
    before = taken(home)
    rematch = await home.play.lobbies.rematch(match, asks(ANA), 10)
    assert [one.person for one in rematch.invitations] == [BAO.id]
    assert taken(home) - before == 3  # the call of one
    (lobby,) = await tables(home, [ANA])
    assert await at_once(home.play.lobbies.invite(lobby, ANA.id, SOME[:5])) == {"done": 1}
    (lobby,) = await tables(home, [ANA])
    assert await at_once(home.play.lobbies.invite(lobby, ANA.id, SOME[5:11])) == {"done": 1}


async def test_budgets_of_different_kinds_are_none_of_each_other(home: House) -> None:
    """The first channel of an old server has the id of the server."""
    now, write = home.clock.now(), home.play.store.write
    for what in ("posts", "tournaments"):
        for _ in range(3):
            assert await write(spend, [Budget(what, 3, (ANA.id, 1))], now) is None
    assert await write(spend, [Budget("posts", 3, (ANA.id, 1))], now) is not None
    assert await write(spend, [Budget("posts", 3, (BAO.id, 1))], now) is None


async def test_of_many_tables_at_once_six_are_posted(home: House) -> None:
    lobbies_ = (
        home.play.lobbies.open(
            server=1, channel=10, host=asks(ANA), game="sampler", locale="fr", posted_in=10
        )
        for _ in range(10)
    )
    assert await at_once(*lobbies_) == {"done": 6, "posts": 4}
    assert len(rowsof(home, "SELECT id FROM lobby")) == 6


async def test_what_was_taken_is_taken_after_a_restart(home: House) -> None:
    """In the middle of a day's budget, and neither more nor less of it is left."""
    for _ in range(2):
        (lobby,) = await tables(home, [ANA])
        await home.play.lobbies.invite(lobby, ANA.id, (BAO,))
        await home.play.lobbies.cancel(lobby, ANA.id)
        home.clock.pass_(hours=1)
    path = home.play.store.path
    await home.play.close()
    again = await house(path, home.clock, games={**load(), **GAMES}, seed="again")
    home.play = again.play  # closed by the fixture
    (lobby,) = await tables(home, [ANA])
    await home.play.lobbies.invite(lobby, ANA.id, (BAO,))
    await home.play.lobbies.cancel(lobby, ANA.id)
    (lobby,) = await tables(home, [ANA])
    with pytest.raises(Refused, match="play-spent") as no:
        await home.play.lobbies.invite(lobby, ANA.id, (BAO,))
    first = int(home.clock.now().timestamp()) + 22 * 3600
    assert no.value.why.args["again"] == f"<t:{first}:R>"
    home.clock.pass_(hours=22)
    await home.play.lobbies.invite(lobby, ANA.id, (BAO,))


async def test_nothing_is_taken_for_what_is_not_written(
    home: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The process ends, or the disk is full, between the budget and what it limits."""
    (lobby,) = await tables(home, [ANA])
    spent_before = taken(home)
    save = lobbies.save

    def full(db: sqlite3.Connection, before: StoredLobby, after: StoredLobby) -> None:
        save(db, before, after)
        raise sqlite3.OperationalError("database or disk is full")

    with monkeypatch.context() as patched:
        patched.setattr(lobbies, "save", full)
        with pytest.raises(sqlite3.OperationalError):
            await home.play.lobbies.invite(lobby, ANA.id, (BAO,))
    assert (taken(home), invited(home)) == (spent_before, 0)
    await home.play.lobbies.invite(lobby, ANA.id, (BAO,))
    assert (taken(home), invited(home)) == (spent_before + 3, 1)
