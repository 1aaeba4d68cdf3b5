"""Matches of a game that is not there wait for it: nobody's time runs, nothing is lost."""

import asyncio
import itertools
from collections.abc import Mapping
from datetime import timedelta
from pathlib import Path

import msgspec
import pytest
from msgspec.structs import replace

from db.migrate import Unusable
from db.queries.match import projections
from db.records.time import TimeTerms
from games.core.data.cards import BrokenCards
from games.core.info import UnknownVersion
from games.core.refused import Refused
from games.registry import Game, load
from play.proof.upkeep import Verified
from tests.engine.sampler import GAME
from tests.engine.sampler.cards import read
from tests.engine.sampler.rules import SamplerRules
from tests.play.house import ANA, BAO, CHLOE, FakeClock, House, house
from tests.play.match.calls.sending import sent

OUTSIDE = {"sampler": replace(GAME, outside=True)}
SEEDS = itertools.count()
MINUTE, DAY = timedelta(minutes=1), TimeTerms("day")


async def opened(path: Path, clock: FakeClock, games: Mapping[str, Game]) -> House:
    return await house(path, clock, grace=MINUTE, games=games, seed=str(next(SEEDS)))


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "play.db"


async def deadlines(home: House, match: str) -> list:
    table = await home.play.matches.table(match, ANA.id)
    return [seat.deadline_at for seat in table.public.seats]


async def test_a_match_waits_and_goes_on_with_all_its_time(path: Path) -> None:
    clock = FakeClock()
    home = await opened(path, clock, OUTSIDE)
    match, paceless = await home.match(ANA, BAO, terms=DAY), await home.match(ANA, BAO)
    clock.pass_(hours=2)
    await home.play.time.tick()  # the last sign of life
    before = await deadlines(home, match)
    assert any(before)
    left = await home.play.matches.board(match)
    await home.play.close()

    clock.pass_(hours=10)
    home = await opened(path, clock, {})
    assert home.play.waiting == {"sampler": 2}
    for _ in range(4):  # over a time when the bot itself was away, too
        clock.pass_(days=3)
        await home.play.time.tick()
        assert await home.play.projections.pings() == ()
    await home.play.close()
    clock.pass_(days=1)
    home = await opened(path, clock, {})
    with pytest.raises(Refused, match="play-game-away"):
        await home.play.matches.table(match, ANA.id)
    away = await home.play.matches.away(match)
    assert away is not None
    assert away.board.change > left.change
    assert {match, paceless} <= {*await home.play.projections.boards()}
    await home.play.time.tick()
    await home.play.close()

    clock.pass_(hours=5)
    home = await opened(path, clock, OUTSIDE)
    assert home.play.waiting == {}
    gone = timedelta(hours=10 + 5, days=13)
    await home.play.time.tick()
    after = await deadlines(home, match)
    assert after == [one and one + gone for one in before]
    board = await home.play.matches.board(match)
    assert board.change > away.board.change
    assert board.public.revision == left.public.revision
    assert await home.play.matches.away(match) is None
    assert await home.answer_any(match, ANA) is not None
    await home.play.close()


async def test_other_games_go_on_meanwhile(path: Path) -> None:
    clock, both = FakeClock(), {**OUTSIDE, "firstdeck": load()["firstdeck"]}
    home = await opened(path, clock, both)
    waits = [await home.match(ANA, BAO, terms=DAY, channel=at) for at in (10, 11)]
    goes_on = await home.match(ANA, BAO, game="firstdeck", terms=DAY, channel=12)
    change = (await home.play.matches.board(goes_on)).change
    await home.play.close()
    home = await opened(path, clock, {"firstdeck": both["firstdeck"]})
    faults: list[str] = []
    home.play.on_fault(lambda doing, *_, **__: faults.append(doing))
    for match in waits:
        away = await home.play.matches.away(match)
        assert away is not None
        assert away.id == match
    assert await home.play.matches.away(goes_on) is None
    assert (await home.play.matches.board(goes_on)).change == change
    await home.play.upkeep.tick()
    await home.play.upkeep.checked()
    assert home.play.upkeep.verified == Verified(1, 1)
    clock.pass_(seconds=30)
    await home.play.time.tick()
    home.play.time._grace = timedelta(days=30)  # nobody was away
    clock.pass_(days=1)
    await home.play.time.tick()
    log = await home.play.matches.log(goes_on, ANA.id, 1)
    assert "play-ran-out" in [entry.part.text.id for entry in log.entries]
    assert faults == []
    await home.play.close()


async def test_a_game_that_comes_back_alone_leaves_the_other_waiting(path: Path) -> None:
    clock, other = FakeClock(), replace(load()["firstdeck"], outside=True)
    home = await opened(path, clock, {**OUTSIDE, "firstdeck": other})
    back = await home.match(ANA, BAO, terms=DAY)
    waits = await home.match(ANA, BAO, game="firstdeck", terms=DAY, channel=11)
    await home.play.close()
    home = await opened(path, clock, {})
    assert home.play.waiting == {"sampler": 1, "firstdeck": 1}
    away = await home.play.matches.away(waits)
    await home.play.close()
    home = await opened(path, clock, OUTSIDE)
    assert home.play.waiting == {"firstdeck": 1}
    assert await home.play.matches.away(back) is None
    assert await home.play.matches.away(waits) == away
    await home.play.close()


async def test_a_reminder_comes_when_half_of_its_own_time_is_over(path: Path) -> None:
    clock, never = FakeClock(), timedelta(days=30)  # the bot itself is always there
    home = await house(path, clock, grace=never, games=OUTSIDE)
    await home.match(ANA, BAO, terms=DAY)
    await sent(home)
    clock.pass_(hours=11)
    await home.play.time.tick()
    await home.play.close()
    home = await house(path, clock, grace=never, games={}, seed="away")
    clock.pass_(hours=5)
    await home.play.time.tick()
    await home.play.close()
    home = await house(path, clock, grace=never, games=OUTSIDE, seed="back")
    await home.play.time.tick()
    assert "reminder" not in {ping.kind for ping in await sent(home)}
    clock.pass_(hours=1)
    await home.play.time.tick()
    assert {ping.kind for ping in await sent(home)} == {"reminder"}
    await home.play.close()


async def test_an_outage_meanwhile_takes_nothing_of_the_time_before_it(path: Path) -> None:
    clock = FakeClock()
    home = await opened(path, clock, OUTSIDE)
    match = await home.match(ANA, BAO, terms=DAY)
    await home.play.time.tick()
    before = await deadlines(home, match)
    await home.play.close()
    home = await opened(path, clock, {})
    for grace in (timedelta(days=30), MINUTE):  # the bot is there, and then it is not
        home.play.time._grace = grace
        clock.pass_(hours=5)
        await home.play.time.tick()
        await home.play.time.caught_up()
    await home.play.close()
    home = await opened(path, clock, OUTSIDE)
    await home.play.time.tick()
    assert await deadlines(home, match) == [one and one + timedelta(hours=10) for one in before]
    await home.play.close()


async def test_nobody_is_called_to_a_match_that_waits_but_old_calls_go(path: Path) -> None:
    clock, both = FakeClock(), {**OUTSIDE, "firstdeck": load()["firstdeck"]}
    home = await opened(path, clock, both)
    waits = await home.match(ANA, BAO, terms=DAY)
    goes_on = await home.match(ANA, CHLOE, game="firstdeck", terms=DAY, channel=12)
    await home.play.projections.board_shown(waits, 10, 500, 0)
    await home.play.projections.board_shown(goes_on, 12, 501, 0)
    sent = await home.play.projections.pings()
    assert {(ping.match, ping.person) for ping in sent} == {(waits, BAO.id), (goes_on, CHLOE.id)}
    for ping in sent:
        await home.play.projections.pinged(ping, 10, 1000)
    await home.play.close()
    home = await opened(path, clock, {"firstdeck": both["firstdeck"]})
    clock.pass_(minutes=11)
    await home.play.store.write(projections.hush, waits, BAO.id, clock.now())
    found = {(ping.match, ping.person, ping.kind) for ping in await home.play.projections.pings()}
    assert found == {(waits, BAO.id, "clear"), (goes_on, ANA.id, "turn")}
    await home.play.close()


@pytest.mark.parametrize("shown", [True, False])
async def test_a_board_is_behind_since_its_game_went_or_since_it_was(
    path: Path, *, shown: bool
) -> None:
    clock = FakeClock()
    home = await opened(path, clock, OUTSIDE)
    match = await home.match(ANA, BAO, terms=DAY)
    change = (await home.play.matches.board(match)).change
    if shown:
        await home.play.projections.board_shown(match, 10, 500, change)
    await home.play.close()
    clock.pass_(hours=10)
    home = await opened(path, clock, {})
    lag = (await home.play.projections.figures()).lag
    assert lag == (timedelta(0) if shown else timedelta(hours=10))
    await home.play.close()


async def test_lists_show_it_and_nobody_is_waited_for(path: Path) -> None:
    clock, both = FakeClock(), {**OUTSIDE, "firstdeck": load()["firstdeck"]}
    home = await opened(path, clock, both)
    match = await home.match(ANA, BAO, terms=DAY)
    assert [one.id for one in await home.play.matches.waiting(ANA.id)] == [match]
    goes_on = await home.match(ANA, BAO, game="firstdeck", terms=DAY, channel=12)
    ends_at = (await deadlines(home, goes_on))[0]
    await home.play.close()
    home = await opened(path, clock, {"firstdeck": both["firstdeck"]})
    assert [one.id for one in await home.play.matches.waiting(ANA.id)] == [goes_on]
    expected = {(match, False, None), (goes_on, True, ends_at)}
    for lines in (
        await home.play.matches.of_person(ANA.id),
        await home.play.matches.of_server(1, actor=ANA.id),
    ):
        assert len(lines) == len(expected)
        assert {(one.id, one.asked, one.deadline_at) for one in lines} == expected
    await home.play.close()


async def test_ais_wait_as_well(path: Path) -> None:
    clock = FakeClock()
    home = await opened(path, clock, OUTSIDE)
    faults: list[str] = []
    match = await home.match(ANA, ais=2, terms=TimeTerms("none"))
    await home.play.close()
    home = await opened(path, clock, {})
    home.play.on_fault(lambda doing, *_, **__: faults.append(doing))
    await home.play.start()
    await home.play.time.tick()
    await home.play.matches.settled()
    await home.play.upkeep.checked()
    assert faults == []
    await home.play.close()
    home = await opened(path, clock, OUTSIDE)
    await home.play.start()
    await home.play.matches.settled()
    assert (await home.play.matches.board(match)).public.status == "running"
    await home.play.close()


async def test_who_is_forgotten_meanwhile_is_played_for_when_it_is_back(path: Path) -> None:
    clock = FakeClock()
    home = await opened(path, clock, OUTSIDE)
    match = await home.match(ANA, BAO, terms=DAY)
    await home.play.close()
    home = await opened(path, clock, {})
    assert await home.play.people.delete(ANA.id) == 1
    assert await home.play.matches.of_person(ANA.id) == ()
    await home.play.close()
    home = await opened(path, clock, OUTSIDE)
    seats = (await home.play.matches.board(match)).public.seats
    assert [seat.standin is not None for seat in seats] == [True, False]
    assert all(one.person != ANA.id for seat in seats for one in seat.holders)
    await home.play.start()
    await home.play.matches.settled()
    assert 0 not in (await home.play.matches.board(match)).public.awaited
    await home.play.close()


SECOND = msgspec.structs.replace(GAME.info, version=2)


class SecondRules(SamplerRules):
    info = SECOND


def forgetful(data: bytes, version: int) -> SamplerRules:
    SECOND.must_know(version)
    return SecondRules(read(data))


def stricter(data: bytes, version: int) -> SamplerRules:
    if data == GAME.cards:
        raise BrokenCards("cards.toml", "moon", "value", "is too bright")
    return SamplerRules(read(data))


def careless(data: bytes, version: int) -> SamplerRules:
    if data == GAME.cards:
        raise ZeroDivisionError
    return SamplerRules(read(data))


@pytest.mark.parametrize(
    "newer",
    [
        replace(GAME, info=SECOND, make=forgetful),
        replace(GAME, cards=GAME.cards + b"\n", make=stricter),
        replace(GAME, cards=GAME.cards + b"\n", make=careless),
    ],
)
async def test_a_package_that_lacks_what_a_match_needs_holds_up_that_match_alone(
    path: Path, newer: Game
) -> None:
    clock = FakeClock()
    home = await opened(path, clock, OUTSIDE)
    match = await home.match(ANA, BAO)
    await home.play.close()
    home = await opened(path, clock, {"sampler": replace(newer, outside=True)})
    assert home.play.waiting == {"sampler": 1}
    with pytest.raises(Refused, match="play-game-away"):
        await home.play.matches.board(match)
    other = await home.match(ANA, CHLOE)
    assert (await home.play.matches.board(other)).public.status == "running"
    await home.play.close()
    with pytest.raises((Unusable, ZeroDivisionError, UnknownVersion)):
        await opened(path, clock, {"sampler": newer})  # of this release it stops the start


async def test_a_clock_that_is_put_right_moves_the_wait_with_it(path: Path) -> None:
    clock = FakeClock()
    home = await opened(path, clock, OUTSIDE)
    match = await home.match(ANA, BAO, terms=DAY)
    await home.play.time.tick()
    before = await deadlines(home, match)
    await home.play.close()
    home = await opened(path, clock, {})
    await home.play.time.tick()
    clock.jump(timedelta(days=-30))
    await home.play.time.tick()
    clock.pass_(hours=6)
    await home.play.time.tick()
    await home.play.close()
    home = await opened(path, clock, OUTSIDE)
    shift = timedelta(days=-30, hours=6)
    assert await deadlines(home, match) == [one and one + shift for one in before]
    await home.play.close()


async def test_opening_beside_a_running_bot_changes_nothing(path: Path) -> None:
    clock = FakeClock()
    home = await opened(path, clock, OUTSIDE)
    match = await home.match(ANA, BAO, terms=DAY)
    change = (await home.play.matches.board(match)).change
    beside = await opened(path, clock, OUTSIDE)
    await asyncio.sleep(0)
    assert (await beside.play.matches.board(match)).change == change
    await beside.play.close()
    await home.play.close()
