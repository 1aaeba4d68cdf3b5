"""Threads of matches are archived a day after their match (EVT-1.12)."""

import pytest

from cogs.tournaments.posts.archive import ArchiveCog
from tests.e2e.house import House
from tests.e2e.tournaments.matches.test_rounds import running
from tests.e2e.tournaments.people import NAMES, concede, lived
from tests.play.house import FakeClock


@pytest.mark.rule("EVT-1.12")
async def test_a_thread_is_archived_a_day_after_its_match(house: House, clock: FakeClock) -> None:
    people = [await house.client.user(name) for name in NAMES[:4]]
    which = await running(house, clock, people)
    shown = await house.services.play.tournaments.view(which)
    first, other = shown.pairings
    loser = shown.by_number[first.people[1]].person
    await concede(next(one for one in people if int(one.id) == loser), str(first.match))
    await lived(house, clock, hours=20)
    sweep = house.bot.find(ArchiveCog).sweep
    await sweep()
    lines = {str(first.line), str(other.line)}
    assert lines <= {str(one["id"]) for one in await people[0].threads()}
    clock.pass_(hours=5)
    path = f"/channels/{first.line}"
    await house.client.fault("routes", method="PATCH", path=path, status=503, times=5)
    await sweep()
    await house.client.end_faults()
    assert lines <= {
        str(one["id"])
        for one in await people[0].threads()
        if not one["thread_metadata"]["archived"]
    }
    await sweep()
    await sweep()
    here = {
        str(one["id"])
        for one in await people[0].threads()
        if not one["thread_metadata"]["archived"]
    }
    assert here & lines == {str(other.line)}
