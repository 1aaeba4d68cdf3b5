"""Several bots share a database: outages of one's shards, clocks that are off, people in both."""

from collections.abc import AsyncIterator
from datetime import datetime, timedelta
from pathlib import Path

import pytest

from db.migrate import Unusable
from db.queries.match.matches import load, moves
from db.records.time import TimeTerms
from tests.db.engines import served
from tests.db.engines.several import Several, server_of
from tests.play.house import ANA, BAO, CHLOE, FakeClock, House

HOUR = timedelta(hours=1)


@pytest.fixture
async def several(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Several]:
    try:
        lent = served.databases()
    except served.NoServer as lack:
        pytest.skip(str(lack))
    made = Several(tmp_path, lent.of(str(tmp_path)), monkeypatch)
    yield made
    await made.close()
    lent.give_back()


async def deadlines(home: House, match: str) -> set[datetime]:
    whole = await home.play.store.read(load, match)
    assert whole is not None
    return {seat.deadline_at for seat in whole.seats if seat.deadline_at is not None}


@pytest.mark.rule("SCL-3")
async def test_an_outage_is_that_of_the_shards_that_were_away(several: Several) -> None:
    first, second = await several.start("a", 0, most=1), await several.start("b", 1)
    assert several.owners() == ["a", "b"]
    here = await first.match(ANA, BAO, server=server_of(0))
    there = await second.match(ANA, CHLOE, server=server_of(1))
    before = [await deadlines(first, match) for match in (here, there)]
    await several.round()
    several.kill("b")
    for _ in range(6):  # it has no room for more
        several.pass_(minutes=20)
        await several.round()
    assert [await deadlines(first, match) for match in (here, there)] == before
    again = await several.start("b", 1)
    assert several.owners() == ["a", "b"]
    away = {at + 2 * HOUR for at in before[1]}
    assert [await deadlines(again, match) for match in (here, there)] == [before[0], away]


@pytest.mark.rule("SCL-4")
async def test_who_takes_over_soon_moves_nobodys_deadline(several: Several) -> None:
    first, second = await several.start("a", 0), await several.start("b", 1)
    match = await second.match(ANA, CHLOE, server=server_of(1))
    before = await deadlines(second, match)
    several.kill("b")
    several.pass_(seconds=19)
    await several.round()
    assert first.play.shards.wanted == {0}
    several.pass_(seconds=6)
    await several.round()
    assert several.owners() == ["a", "a"]
    assert await deadlines(first, match) == before


@pytest.mark.rule("SCL-4")
async def test_an_heir_that_dies_in_the_middle_has_moved_nothing_twice(several: Several) -> None:
    first, second = await several.start("a", 0), await several.start("b", 1)
    matches = [await second.match(ANA, BAO, server=server_of(1)) for _ in range(3)]
    before = [await deadlines(second, match) for match in matches]
    several.kill("b")
    several.kill("a")
    several.pass_(hours=1)
    third = await several.start("c", 1)
    assert first is not third
    assert [await deadlines(third, one) for one in matches] == [
        {at + HOUR for at in moments} for moments in before
    ]


@pytest.mark.rule("SCL-3")
async def test_a_machine_whose_clock_is_off_is_refused(several: Several) -> None:
    await several.start("a", 0)
    wrong = FakeClock(several.clock.moment + timedelta(minutes=10))
    with pytest.raises(Unusable, match="the clock of this machine is off") as refused:
        await several.start("b", 1, clock=wrong)
    assert len(str(refused.value).splitlines()) == 1


@pytest.mark.rule("SCL-3")
async def test_a_machine_whose_clock_goes_wrong_leads_nobody(several: Several) -> None:
    first, own = await several.start("a", 0), FakeClock(several.clock.moment)
    second = await several.start("b", 1, clock=own)
    match = await second.match(ANA, BAO, server=server_of(1))
    before, told = await deadlines(second, match), list[timedelta]()
    second.play.shards.on_off(told.append)
    own.jump(timedelta(minutes=10))
    for _ in range(3):
        await several.round("b")
    assert len(told) == 1
    assert not second.play.shards.wanted
    several.pass_(seconds=25)
    await several.round("a")
    assert several.owners() == ["a", "a"]
    own.moment = several.clock.moment
    await several.round()
    assert await deadlines(first, match) == before
    assert several.owners() == ["a", "a"]


@pytest.mark.rule("SCL-2")
async def test_time_is_over_once_and_by_the_owner(several: Several) -> None:
    first, second = await several.start("a", 0), await several.start("b", 1)
    match = await second.match(ANA, BAO, server=server_of(1), terms=TimeTerms("day"))
    for _ in range(60):
        several.pass_(minutes=60)
        for bot in ("a", "b"):
            await several.round(bot)
            if bot == "a":
                whole = await first.play.store.read(load, match)
                assert whole is not None
                seen = whole.match.step
            else:
                whole = await first.play.store.read(load, match)
                assert whole is not None
                if whole.match.step > seen:
                    return
    raise AssertionError("nobody's time was over")


@pytest.mark.rule("SCL-2")
async def test_a_person_plays_on_several_shards_and_is_forgotten_everywhere(
    several: Several,
) -> None:
    first, second = await several.start("a", 0), await several.start("b", 1)
    matches = [
        await home.match(ANA, BAO, server=server_of(shard))
        for shard, home in enumerate((first, second))
    ]
    await first.play.people.delete(ANA.id)
    for match in matches:
        whole = await second.play.store.read(load, match)
        assert whole is not None
        assert ANA.id not in {one.person for one in whole.holders}
    await several.round()
    third = await second.match(ANA, BAO, server=server_of(1))  # whom it knew is met anew
    assert await second.play.matches.table(third, ANA.id)


@pytest.mark.timeout(300)
@pytest.mark.rule("SCL-3")
async def test_a_month_of_two_in_which_one_dies_each_week(several: Several) -> None:
    """It has no room for the other's: people of that shard get back what nobody looked after."""
    first, second = await several.start("a", 0, most=1), await several.start("b", 1, most=1)
    here = [await first.match(ANA, BAO, server=server_of(0))]
    there = [await second.match(ANA, CHLOE, server=server_of(1))]
    for day in range(30):
        await several.live(hours=24)
        if day % 7 == 2:
            here.append(await first.match(ANA, BAO, server=server_of(0)))
            there.append(await second.match(ANA, CHLOE, server=server_of(1)))
            before = [await deadlines(first, one) for one in (here[-1], there[-1])]
            several.kill("b")
            await several.live(hours=5)
            second = await several.start("b", 1, most=1)
            after = [await deadlines(first, one) for one in (here[-1], there[-1])]
            assert after == [before[0], {at + 5 * HOUR for at in before[1]}]
        for home, matches in ((first, here), (second, there)):
            for match in matches:
                await home.answer_any(match, ANA, day)
    for home, matches in ((first, here), (second, there)):
        assert len(matches) == 5
        for match in matches:
            steps = [one.step for one in await home.play.store.read(moves, match)]
            assert steps == [*range(len(steps))]
            assert len(steps) > 1
    assert several.owners() == ["a", "b"]
