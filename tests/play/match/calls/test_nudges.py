"""A call that has stood for a day is repeated once at another's wish."""

from datetime import UTC, datetime, timedelta

import pytest

from db.records.time import Quiet, TimeTerms
from games.core.refused import Refused
from play.time import calls
from play.time.pace import Off
from tests.play.house import ANA, BAO, CHLOE, Entropy, House
from tests.play.match.calls.sending import sent

NONE = TimeTerms("none")
DAY = timedelta(days=1)


async def waited(home: House) -> str:
    """Bao has been called; Ana has answered and waits."""
    match = await home.match(ANA, BAO, terms=NONE)
    assert [one.person for one in await sent(home)] == [BAO.id]
    while await home.answer_any(match, ANA):
        pass
    return match


@pytest.mark.rule("TIM-4.5")
async def test_after_24_hours_a_call_is_repeated_once_a_day(home: House) -> None:
    match = await waited(home)
    nudges = home.play.nudges
    home.clock.pass_(hours=23, minutes=59)
    assert await nudges.possible(match, ANA.id) == ()
    with pytest.raises(Refused, match="play-no-nudge"):
        await nudges.nudge(match, ANA.id)
    home.clock.pass_(minutes=1)
    assert await nudges.possible(match, ANA.id) == (1,)
    assert await nudges.nudge(match, ANA.id) == (1,)
    (again,) = await sent(home)
    assert (again.person, again.kind, again.old_message) == (BAO.id, "reminder", 1000)
    with pytest.raises(Refused, match="play-no-nudge"):
        await nudges.nudge(match, ANA.id)
    home.clock.pass_(hours=24)
    assert await nudges.nudge(match, ANA.id) == (1,)


@pytest.mark.rule("TIM-4.5")
async def test_only_others_of_the_match_have_somebody_called(home: House) -> None:
    match = await waited(home)
    home.clock.pass_(hours=30)
    for person in (BAO, CHLOE):
        assert await home.play.nudges.possible(match, person.id) == ()
        why = "play-no-nudge" if person is BAO else "play-not-yours"
        with pytest.raises(Refused, match=why):
            await home.play.nudges.nudge(match, person.id)


async def test_whoever_has_answered_meanwhile_or_pauses_is_not_called(home: House) -> None:
    match = await waited(home)
    home.clock.pass_(hours=30)
    for person in (ANA, BAO):
        await home.play.matches.propose(match, person.id, "pause")
    with pytest.raises(Refused, match="play-nudge-paused"):
        await home.play.nudges.nudge(match, ANA.id)
    await home.play.matches.resume(match, ANA.id)
    await sent(home)  # the proposal has called, and is off the table
    home.clock.pass_(hours=25)
    await home.play.nudges.nudge(match, ANA.id)
    while await home.answer_any(match, BAO):
        pass
    assert "reminder" not in [one.kind for one in await sent(home)]


@pytest.mark.rule("TIM-4.5")
async def test_in_quiet_hours_it_waits_and_nobody_is_told(home: House) -> None:
    quiet = Quiet(start=22 * 60, minutes=600, zone="Europe/Paris")
    await home.play.people.set_quiet(BAO.id, quiet)
    match = await waited(home)
    home.clock.moment = datetime(2026, 3, 4, 2, 0, tzinfo=UTC)  # 3:00 in Paris
    assert await home.play.nudges.nudge(match, ANA.id) == (1,)
    assert await sent(home) == []
    assert await home.play.nudges.possible(match, ANA.id) == ()
    home.clock.moment = datetime(2026, 3, 4, 6, 59, tzinfo=UTC)
    assert await sent(home) == []
    home.clock.moment = datetime(2026, 3, 4, 8, 0, tzinfo=UTC)
    assert [one.kind for one in await sent(home)] == ["reminder"]


@pytest.mark.rule("TIM-1.5")
def test_what_quiet_hours_hold_back_goes_out_uniformly_in_the_hour_after() -> None:
    quiet = Quiet(start=22 * 60, minutes=600, zone="UTC")
    night = datetime(2026, 3, 4, 3, 0, tzinfo=UTC)
    ends = datetime(2026, 3, 4, 8, 0, tzinfo=UTC)
    entropy = Entropy("nudge")
    drawn = [(due(night, quiet, entropy) - ends) / timedelta(hours=1) for _ in range(2000)]
    assert 0 <= min(drawn) < 0.01
    assert 0.99 < max(drawn) < 1
    for least in (0, 0.25, 0.5, 0.75):  # 500 each, with a deviation of 19
        assert 400 < sum(least <= one < least + 0.25 for one in drawn) < 600
    noon = datetime(2026, 3, 4, 12, 0, tzinfo=UTC)
    assert due(noon, quiet, entropy) == noon
    assert due(ends, quiet, entropy) == ends
    assert due(noon, None, entropy) == noon


def due(now: datetime, quiet: Quiet | None, entropy: Entropy) -> datetime:
    return calls.due(now, Off(quiet), lambda: calls.lateness(entropy))


@pytest.mark.rule("TIM-7", "TIM-4.5")
async def test_on_days_off_it_waits_too(home: House) -> None:
    match = await waited(home)
    home.clock.pass_(hours=20)
    now = home.clock.now()
    await home.play.days_off.take(BAO.id, now, now + DAY, "UTC")
    home.clock.pass_(hours=9)
    assert await home.play.nudges.nudge(match, ANA.id) == (1,)
    home.clock.pass_(hours=21)
    assert await sent(home) == []
    home.clock.pass_(hours=2)
    assert [one.kind for one in await sent(home)] == ["reminder"]
