"""Who could not be called in time is called when their quiet hours or days off are over."""

from datetime import timedelta

import pytest

from db.records.time import Quiet, TimeTerms
from tests.play.house import ANA, BAO, CHLOE, House
from tests.play.match.calls.sending import sent

NIGHT = Quiet(22 * 60, 10 * 60, "UTC")  # from 22:00 to 8:00


async def by_the_hour(home: House, hours: int) -> list[tuple[int, str, str]]:
    """Let so many hours pass; when which pings were sent to whom, in hours of the day."""
    found: list[tuple[int, str, str]] = []
    for _ in range(hours):
        home.clock.pass_(hours=1)
        found += [(home.clock.moment.hour, ping.name, ping.kind) for ping in await sent(home)]
    return found


@pytest.mark.rule("TIM-4.3")
async def test_who_is_called_too_late_is_called_after_their_quiet_hours(home: House) -> None:
    """The bot was away when it was time: it is back at 23:00."""
    await home.play.people.set_quiet(BAO.id, NIGHT)
    await home.match(ANA, BAO, terms=TimeTerms("normal"))
    home.clock.pass_(hours=14)
    assert [ping.name for ping in await sent(home)] == ["Ana"]
    assert await by_the_hour(home, 11) in ([(9, "Bao", "turn")], [(8, "Bao", "turn")])


@pytest.mark.rule("TIM-4.3")
async def test_who_is_called_too_late_is_called_after_their_days_off(home: House) -> None:
    await home.match(ANA, BAO, terms=TimeTerms("normal"))
    now = home.clock.now()
    await home.play.days_off.take(BAO.id, now, now + timedelta(days=2), "UTC")
    home.clock.pass_(hours=4)
    await home.play.time.tick()
    assert [ping.name for ping in await sent(home)] == ["Ana"]
    found = [one for one in await by_the_hour(home, 48) if one[1] == "Bao"]
    assert found[0] in ((12, "Bao", "turn"), (13, "Bao", "turn"))
    assert len(found) == 1


@pytest.mark.rule("TIM-4.3")
async def test_votes_and_ends_wait_for_the_end_of_quiet_hours(home: House) -> None:
    await home.play.people.set_quiet(BAO.id, NIGHT)
    match = await home.match(ANA, BAO, CHLOE)
    await home.play_on(match, BAO, until=lambda table: table.question is None)
    await sent(home)
    home.clock.pass_(hours=14)  # 23:00
    await home.play.matches.propose(match, ANA.id, "pause")
    assert {(ping.name, ping.kind) for ping in await sent(home)} >= {("Chloé", "turn")}
    assert await home.play.projections.pings() == ()
    await home.play.matches.concede(match, CHLOE.id)
    await home.play.matches.concede(match, ANA.id)
    assert "Bao" not in [ping.name for ping in await sent(home)]
    found = await by_the_hour(home, 11)
    assert [(name, kind) for _, name, kind in found] == [("Bao", "end")]
    assert found[0][0] in {8, 9}


@pytest.mark.rule("TIM-4.3", "TIM-1.4")
async def test_at_live_paces_all_come_in_quiet_hours(home: House) -> None:
    await home.play.people.set_quiet(BAO.id, NIGHT)
    home.clock.pass_(hours=14)
    match = await home.match(ANA, BAO, terms=TimeTerms("hour"))
    assert "Bao" in [ping.name for ping in await sent(home)]
    await home.play.matches.concede(match, ANA.id)
    assert ("Bao", "end") in [(ping.name, ping.kind) for ping in await sent(home)]
