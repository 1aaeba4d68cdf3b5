"""Whoever has gone silent in several matches is found, and asked once (CLB-2.2)."""

from datetime import timedelta

import pytest

from db.records.time import TimeTerms
from tests.play.house import ANA, BAO, CHLOE, House
from tests.play.tournaments.played import rowsof

pytestmark = pytest.mark.rule("CLB-2.2")
CALM, NONE = TimeTerms("calm"), TimeTerms("none")
SHORT = TimeTerms("express", misses=9)


async def silent(home: House) -> list[int]:
    """Return who was found to be silent by now."""
    await home.play.silences.tick()
    return [person for (person,) in rowsof(home, "SELECT person FROM silence ORDER BY person")]


async def pass_days(home: House, days: int) -> None:
    """Let days pass in which the bot is there."""
    for _ in range(days * 24):
        home.clock.pass_(hours=1)
        await home.play.time.tick()


async def asked_of(home: House, match: str) -> int:
    """Return who is asked something in a match of two whose questions are sealed: the first."""
    tables = [await home.play.matches.table(match, one.id) for one in (ANA, BAO)]
    return next(one.id for one, table in zip((ANA, BAO), tables, strict=True) if table.question)


async def test_three_days_in_two_matches_without_a_press(home: House) -> None:
    matches = [await home.match(ANA, BAO, terms=NONE) for _ in range(2)]
    await home.play.silences.pressed(ANA.id)
    await home.play.silences.pressed(BAO.id)
    waits = {await asked_of(home, one) for one in matches}
    await pass_days(home, 2)
    assert await silent(home) == []
    home.clock.pass_(days=1, hours=1)
    found = await silent(home)
    assert {*found} >= waits
    assert await home.play.silences.pressed(found[0])  # asked at this look
    assert not await home.play.silences.pressed(found[0])
    assert found[0] not in await silent(home)
    home.clock.pass_(days=3, hours=2)
    assert found[0] in await silent(home)  # another silence


async def test_one_match_is_none(home: House) -> None:
    await home.match(ANA, BAO, terms=NONE)
    for one in (ANA, BAO):
        await home.play.silences.pressed(one.id)
    home.clock.pass_(days=9)
    assert await silent(home) == []


async def test_who_presses_elsewhere_is_not_silent(home: House) -> None:
    for _ in range(2):
        await home.match(ANA, BAO, terms=NONE)
    home.clock.pass_(days=4)
    for one in (ANA, BAO):
        await home.play.silences.pressed(one.id)
    assert await silent(home) == []


async def test_days_off_do_not_count(home: House) -> None:
    for _ in range(2):
        await home.match(ANA, BAO, terms=CALM)
    now = home.clock.now()
    for one in (ANA, BAO):
        await home.play.silences.pressed(one.id)
        await home.play.days_off.take(one.id, now, now + timedelta(days=7), "UTC")
    await pass_days(home, 4)
    assert await silent(home) == []
    await pass_days(home, 7)
    assert await silent(home) != []


async def test_a_sitting_missed_in_two_matches(home: House) -> None:
    for _ in range(2):
        await home.match(ANA, BAO, CHLOE, terms=SHORT)
    for one in (ANA, BAO, CHLOE):
        await home.play.people.set_spends_days(one.id, wanted=False)
        await home.play.silences.pressed(one.id)
    assert await silent(home) == []
    found: list[int] = []
    for _ in range(30):
        home.clock.pass_(hours=1)
        await home.play.time.tick()
        found = found or await silent(home)
    assert found
    assert await home.play.silences.pressed(found[0])
    assert found[0] not in await silent(home)  # what was missed before is known


async def test_the_bot_is_ended_between_any_two_steps_of_asking(home: House) -> None:
    for _ in range(2):
        await home.match(ANA, BAO, terms=NONE)
    for one in (ANA, BAO):
        await home.play.silences.pressed(one.id)
        await home.play.directs.choose(one.id, "direct")
        await home.play.directs.opened(one.id, 900 + one.id)
        await home.play.directs.greeted(one.id)
    home.clock.pass_(days=4)
    assert await silent(home)
    (one, *_) = await home.play.silences.to_write()
    tag = await home.play.silences.posting(one)
    assert tag is not None
    assert await home.play.silences.posting(one) is None  # never twice
    assert one.person not in [other.person for other in await home.play.silences.to_write()]
    home.clock.pass_(minutes=3)
    (unnoted,) = await home.play.silences.unnoted()
    assert (unnoted.person, unnoted.tag) == (one.person, tag)
    await home.play.silences.not_posted(one.person, tag)  # it does not stand there
    again = [other for other in await home.play.silences.to_write() if other.person == one.person]
    tag = await home.play.silences.posting(again[0])
    assert tag is not None
    home.clock.pass_(minutes=3)
    (unnoted,) = await home.play.silences.unnoted()
    await home.play.silences.posted(unnoted, 4711)
    assert not await home.play.silences.pressed(one.person)  # they were asked already
    assert (4711,) in rowsof(home, "SELECT message FROM leftover")


async def test_nobody_is_written_to_in_quiet_hours(home: House) -> None:
    for _ in range(2):
        await home.match(ANA, BAO, terms=NONE)
    for one in (ANA, BAO):
        await home.play.silences.pressed(one.id)
        await home.play.directs.choose(one.id, "direct")
        await home.play.directs.opened(one.id, 900 + one.id)
        await home.play.directs.greeted(one.id)
    home.clock.pass_(days=4)
    assert await silent(home)
    now = home.clock.now()
    for one in (ANA, BAO):
        await home.play.days_off.take(one.id, now, now + timedelta(days=2), "UTC")
    home.clock.pass_(hours=13)
    assert await home.play.silences.to_write() == ()
