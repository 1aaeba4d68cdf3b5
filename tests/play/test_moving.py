"""What moves in an outage and with a changed clock stands in one list, and is complete."""

from collections.abc import AsyncIterator
from datetime import timedelta
from pathlib import Path

import pytest
import pytest_asyncio

from db.queries import outages
from db.queries.people.spent import Budget, spend
from games.registry import load
from play.time.moving import JUMP, OUTAGE
from tests.play.house import ANA, BAO, GAMES, FakeClock, House, asks, house
from tests.play.tournaments.organising.test_proposals import proposed
from tests.play.tournaments.played import rowsof

DAY = timedelta(days=1)
MINUTE = timedelta(minutes=1)
HISTORY = {  # when something was; nothing follows from it any more
    ("attempt", "changed_at"),
    ("deck", "made_at"),
    ("deck", "changed_at"),
    ("ended", "at"),
    ("gap", "from_at"),
    ("gap", "until_at"),
    ("holder", "left_at"),
    ("lesson", "changed_at"),
    ("match", "started_at"),
    ("match", "ended_at"),
    ("move", "at"),
    ("proposal", "at"),
    ("rated", "at"),
    ("remark", "at"),
    ("report", "at"),
    ("result", "at"),
    ("seat", "asked_at"),
    ("scheduled", "begins_at"),  # as Discord shows it
    ("scheduled", "ends_at"),
    ("silence", "asked_at"),
    ("substitute", "joined_at"),
    ("tournament", "opened_at"),
    ("tournament", "started_at"),
    ("tournament", "ended_at"),
    ("tournament", "checked_at"),
    ("tournament_act", "at"),
    ("tournament_appeal", "decided_at"),
    ("tournament_result", "at"),
}


@pytest_asyncio.fixture
async def home(tmp_path: Path) -> AsyncIterator[House]:
    made = await house(tmp_path / "play.db", FakeClock(), MINUTE, games={**load(), **GAMES})
    yield made
    await made.play.close()


async def test_every_moment_moves_with_the_clock_or_is_history(home: House) -> None:
    tables = rowsof(home, "SELECT name FROM sqlite_master WHERE type = 'table'")
    moments = {
        (table, column)
        for (table,) in tables
        for _, column, *_ in rowsof(home, f"PRAGMA table_info({table})")
        if column.endswith("_at") or column == "at"
    }
    moved = {(one.table, column) for one in JUMP for column in one.columns}
    assert moved | HISTORY == moments | {("seat", "away_until"), ("seat", "counted_from")}
    assert not moved & HISTORY
    assert {(one.table, column) for one in OUTAGE for column in one.columns} <= moved


@pytest.mark.parametrize("days", [400, -400])
async def test_what_is_spent_is_free_again_after_a_day_whatever_the_clock_shows(
    home: House, days: int
) -> None:
    once = (Budget("posts", 1, (ANA.id,)),)
    await home.play.time.tick()
    assert await home.play.store.write(spend, once, home.clock.now()) is None
    home.clock.jump(timedelta(days=days))
    await home.play.time.tick()
    assert await home.play.store.write(spend, once, home.clock.now()) is not None
    home.clock.pass_(hours=25)
    assert await home.play.store.write(spend, once, home.clock.now()) is None


@pytest.mark.rule("EVT-5.3")
async def test_a_proposal_waits_a_day_whatever_the_clock_shows(home: House) -> None:
    await home.play.time.tick()
    await proposed(home)
    home.clock.jump(30 * DAY)
    await home.play.time.tick()
    ((at,),) = rowsof(home, "SELECT at FROM tournament_appeal WHERE proposed <> ''")
    assert at > (home.clock.now() - DAY).timestamp() * 1000


async def test_whatever_a_changed_clock_moves_is_loaded_again_before_it_is_written(
    home: House,
) -> None:
    await home.match(ANA, BAO)
    await home.play.lobbies.open(server=1, channel=10, host=asks(ANA), game="sampler", locale="en")
    await proposed(home)
    query = (
        "SELECT id, edition FROM match WHERE status = 'running'"
        " UNION ALL SELECT id, edition FROM lobby WHERE status = 'open'"
        " UNION ALL SELECT id, edition FROM tournament"
    )
    store, before = home.play.store, dict(rowsof(home, query))
    await store.write(outages.beat, home.clock.now(), MINUTE, OUTAGE)
    home.clock.jump(30 * DAY)
    await store.write(outages.put_right, home.clock.now(), MINUTE, timedelta(0), JUMP)
    after = dict(rowsof(home, query))
    assert len(before) >= 3
    assert all(after[one] > before[one] for one in before)
