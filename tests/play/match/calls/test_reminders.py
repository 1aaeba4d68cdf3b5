"""Who has not answered is reminded when they chose, and not in their quiet hours."""

import pytest

from db.records.time import Quiet, TimeTerms
from tests.play.house import ANA, BAO, CHLOE, House
from tests.play.match.calls.sending import sent


async def test_one_reminder_at_half_of_the_time(home: House) -> None:
    await home.match(ANA, BAO)
    first = await sent(home)
    home.clock.pass_(hours=11)
    await home.play.time.tick()
    await sent(home)
    home.clock.pass_(hours=1)
    await home.play.time.tick()
    reminders = await sent(home)
    assert [(ping.kind, ping.person) for ping in reminders] == [
        ("reminder", ANA.id),
        ("reminder", BAO.id),
    ]
    assert reminders[1].old_message == 1000
    assert first[0].old_message is None
    home.clock.pass_(hours=6)
    await home.play.time.tick()
    assert await sent(home) == []


async def reminders(home: House, hours: int) -> list[tuple[int, str]]:
    """Who is reminded within so many hours, and after how many of them, looked at every hour."""
    found: list[tuple[int, str]] = []
    for hour in range(1, hours + 1):
        home.clock.pass_(hours=1)
        await home.play.time.tick()
        found += [(hour, one.name) for one in await sent(home) if one.kind == "reminder"]
    return found


@pytest.mark.rule("TIM-4.1")
async def test_each_is_reminded_when_they_chose(home: House) -> None:
    """Of a sitting of a day: at half of it, twelve hours and three before its end."""
    await home.play.directs.set_reminders(ANA.id, ("3h", "half"))
    await home.play.directs.set_reminders(BAO.id, ("12h",))
    await home.play.directs.set_reminders(CHLOE.id, ())
    await home.match(ANA, BAO, CHLOE, terms=TimeTerms("two-days"))
    await sent(home)
    assert await reminders(home, 47) == [(24, "Ana"), (36, "Bao"), (45, "Ana")]


@pytest.mark.rule("TIM-4.1")
async def test_whoever_answers_is_reminded_no_more(home: House) -> None:
    await home.play.directs.set_reminders(BAO.id, ("half", "3h"))
    match = await home.match(ANA, BAO)
    await sent(home)
    assert (12, "Bao") in await reminders(home, 13)
    while await home.answer_any(match, BAO):
        pass
    assert "Bao" not in [name for _, name in await reminders(home, 11)]


@pytest.mark.rule("TIM-1.5")
async def test_a_reminder_in_quiet_hours_comes_in_the_hour_after(home: House) -> None:
    """Twelve hours before the end it is 21:00; an hour before it nobody is reminded any more."""
    quiet = Quiet(20 * 60, 3 * 60, "UTC")
    late = Quiet(20 * 60, 10 * 60, "UTC")
    await home.play.people.set_quiet(BAO.id, quiet)
    await home.play.people.set_quiet(CHLOE.id, late)
    for person in (BAO, CHLOE):
        await home.play.directs.set_reminders(person.id, ("3h",))
    home.clock.pass_(hours=24 - home.clock.moment.hour)  # midnight
    await home.match(BAO, CHLOE, terms=TimeTerms("normal"))
    await sent(home)
    found = await reminders(home, 96)
    assert {name for _, name in found} <= {"Bao", "Chloé"}
    for hour, name in found:
        begins, ends = (20, 23) if name == "Bao" else (20, 30)
        assert not begins < hour % 24 < ends, (hour, name)


@pytest.mark.rule("TIM-4.1")
async def test_beside_a_daily_note_only_the_last_reminder_comes(home: House) -> None:
    await home.play.directs.set_reminders(ANA.id, ("half", "12h"))
    await home.play.directs.choose(ANA.id, "daily")
    await home.play.directs.opened(ANA.id, 77)
    await home.play.directs.greeted(ANA.id)
    await home.match(ANA, BAO)
    assert [one.name for one in await sent(home)] == ["Bao"]
    found = await reminders(home, 23)
    assert [one for one in found if one[1] == "Ana"] == [(21, "Ana")]


@pytest.mark.rule("TIM-4.1", "TIM-7")
async def test_a_reminder_that_would_come_in_the_last_hour_is_dropped(home: House) -> None:
    """It was due at 21:00, the bot is back at 23:00, and time runs out at 9:00."""
    await home.play.people.set_quiet(BAO.id, Quiet(22 * 60, 10 * 60, "UTC"))
    match = await home.match(ANA, BAO)
    await sent(home)
    home.clock.pass_(hours=12)
    await home.play.time.tick()
    home.clock.pass_(hours=2)
    assert [ping.name for ping in await sent(home)] == ["Ana"]
    home.clock.pass_(hours=9, minutes=30)
    assert await home.play.projections.pings() == ()
    assert (await home.play.matches.table(match, BAO.id)).question is not None
