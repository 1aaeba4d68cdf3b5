"""A round is extended after its deadline was looked at: nobody runs out before the new one."""

from collections.abc import Sequence
from datetime import datetime, timedelta

import pytest

from db.queries import outages
from db.queries.tournament import due
from play.time.moving import OUTAGE
from play.tournaments.organising.acts import Act
from tests.play.house import House
from tests.play.tournaments.matches.test_deadlines import at_its_deadline, person_of, standins
from tests.play.tournaments.played import ORGANISER, rowsof

pytestmark = pytest.mark.rule("EVT-5.1", "EVT-1.8")
HOUR = timedelta(hours=1)


async def later(home: House, hours: float, step: float = 1) -> None:
    """Let so much time pass in which the bot looks at everything all the while."""
    for _ in range(round(hours / step)):
        home.clock.pass_(hours=step)
        await home.play.store.write(outages.beat, home.clock.now(), 2 * HOUR, OUTAGE)
        await home.play.time.tick()
        await home.play.tournaments.tick()
        await home.play.matches.settled()


async def decided(home: House, tournament: str, kind: str, value: str = "") -> None:
    act = Act(kind, None, value)  # pyright: ignore[reportArgumentType]
    await home.play.tournaments.decide(tournament, ORGANISER.id, act, "because")


async def until(home: House, match: str) -> datetime:
    found = await home.play.store.read(due.until, match, home.clock.now())
    assert found is not None
    return found


def clocks(home: House, match: str) -> Sequence[tuple[int, int | None, int]]:
    """Until when the seats for which nobody stands in hold out, and what they have missed."""
    query = "SELECT seat, deadline_at, misses FROM seat WHERE match = ? AND standin IS NULL"
    return rowsof(home, query, (match,))


async def looked_at(home: House) -> tuple[str, str, int]:
    """A tournament, a match of two after its deadline, in which one of them is there."""
    tournament, match, _ = await at_its_deadline(home, hours=20)
    for seat in (0, 1):
        await home.answer_any(match, await person_of(home, match, seat))
    await later(home, 22)
    assert await standins(home, match) == set()
    (here, *_) = [seat for seat, deadline, _ in clocks(home, match) if deadline is not None]
    return tournament, match, here


async def test_nobody_misses_a_sitting_before_the_new_deadline(home: House) -> None:
    tournament, match, here = await looked_at(home)
    await decided(home, tournament, "extend", "90")
    await later(home, 1)
    ends = (await until(home, match) + 24 * HOUR).timestamp() * 1000
    ((shown,),) = rowsof(
        home, "SELECT deadline_at FROM seat WHERE match = ? AND seat = ?", (match, here)
    )
    assert abs(shown - ends) <= 60_000  # the moment that is shown is that at which it is over
    await later(home, 110)
    assert await standins(home, match) == set()
    assert [misses for _, _, misses in clocks(home, match)] == [0, 0]
    await later(home, 4)
    assert here in await standins(home, match)


async def test_what_is_taken_back_is_taken_back(home: House) -> None:
    tournament, match, here = await looked_at(home)
    await decided(home, tournament, "extend", "90")
    await later(home, 1)
    await decided(home, tournament, "extend", "0")
    await later(home, 1)
    ends = (await until(home, match) + 24 * HOUR).timestamp() * 1000
    ((shown,),) = rowsof(
        home, "SELECT deadline_at FROM seat WHERE match = ? AND seat = ?", (match, here)
    )
    assert abs(shown - ends) <= 60_000


async def test_whoever_is_asked_later_has_it_as_well(home: House) -> None:
    """The other one answers in between, and then it is somebody else's turn."""
    tournament, match, here = await looked_at(home)
    await decided(home, tournament, "extend", "90")
    await later(home, 60)
    await home.play_on(
        match, await person_of(home, match, here), until=lambda table: table.question is None
    )
    await later(home, 45)
    assert await standins(home, match) == set()
    assert [misses for _, _, misses in clocks(home, match)] == [0, 0]


async def test_in_a_pause_it_is_as_far_off_as_it_was(home: House) -> None:
    """An extension is decided in a pause that outlasts it."""
    tournament, match, here = await looked_at(home)
    await decided(home, tournament, "pause")
    await decided(home, tournament, "extend", "30")
    await later(home, 100)
    assert await standins(home, match) == set()
    await decided(home, tournament, "go-on")
    await later(home, 45)
    assert await standins(home, match) == set()
    await later(home, 12)
    assert here in await standins(home, match)
