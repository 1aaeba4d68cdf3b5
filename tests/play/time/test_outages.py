"""After an outage every deadline is moved once, whatever happens while that is being done."""

import random
from collections.abc import AsyncIterator
from datetime import datetime, timedelta
from pathlib import Path

import pytest

from db.queries import outages
from db.queries.match import lists
from db.queries.match.matches import load, moves
from db.records.time import Quiet, TimeTerms
from play import timekeeper
from play.time import pace
from play.time.moving import OUTAGE
from play.time.pace import Off
from tests.play.house import ANA, BAO, CHLOE, MORNING, FakeClock, House, asks, house

DAY = timedelta(days=1)
HOUR = timedelta(hours=1)
GRACE = timedelta(minutes=5)
MATCHES = 7


@pytest.fixture(autouse=True)
def few_at_a_time(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(timekeeper, "_SOME", 2)


@pytest.fixture
async def busy(tmp_path: Path) -> AsyncIterator[tuple[House, list[str]]]:
    """Several matches, as of the last sign of life."""
    home = await house(tmp_path / "play.db", FakeClock(), GRACE)
    matches = sorted([await home.match(ANA, BAO) for _ in range(MATCHES)])
    await home.play.start()
    yield home, matches
    await home.play.close()


async def restarted(home: House) -> House:
    await home.play.close()
    return await house(home.play.store.path, home.clock, GRACE)


async def deadlines(home: House, matches: list[str]) -> list[set[datetime | None]]:
    """The deadlines in the database, which nobody has looked at."""
    found = [await home.play.store.read(load, match) for match in matches]
    return [{seat.deadline_at for seat in whole.seats} for whole in found if whole]


async def extended(home: House, matches: list[str]) -> list[timedelta]:
    found = [await home.play.store.read(load, match) for match in matches]
    return [whole.match.extended for whole in found if whole]


async def by_clock(home: House, match: str) -> int:
    return sum(move.by == "clock" for move in await home.play.store.read(moves, match))


async def test_the_first_are_moved_at_once_and_all_others_in_the_background(busy) -> None:
    home, matches = busy
    home.told.clear()
    home.clock.pass_(days=3)
    assert await home.play.time.tick() == 3 * DAY
    moved = [one == {MORNING + 4 * DAY} for one in await deadlines(home, matches)]
    assert moved == [True] * 2 + [False] * (MATCHES - 2)
    await home.play.time.caught_up()
    assert await deadlines(home, matches) == [{MORNING + 4 * DAY}] * MATCHES
    assert await extended(home, matches) == [3 * DAY] * MATCHES
    assert home.told == matches
    assert set(await home.play.projections.boards()) >= set(matches)


async def test_boards_are_late_since_the_end_of_the_outage_and_only_those_that_wait(busy) -> None:
    home, matches = busy
    for match in matches:
        board = await home.play.matches.board(match)
        await home.play.projections.board_shown(match, 10, 500, board.change)
    over, at_rest = matches[0], matches[1]
    await home.play.matches.concede(over, ANA.id)
    board = await home.play.matches.board(over)
    await home.play.projections.board_shown(over, 10, 500, board.change)
    for person in (ANA, BAO):
        await home.play.matches.propose(at_rest, person.id, "pause")
    board = await home.play.matches.board(at_rest)
    await home.play.projections.board_shown(at_rest, 10, 500, board.change)
    home.told.clear()
    home.clock.pass_(days=3)
    await home.play.time.tick()
    await home.play.time.caught_up()
    assert over not in home.told
    assert sorted(await home.play.projections.boards()) == matches[2:]
    assert (await home.play.projections.figures()).lag == timedelta(0)
    assert await extended(home, [over, at_rest]) == [timedelta(0)] * 2


async def test_nobody_is_timed_out_or_reminded_before_all_are_moved(busy) -> None:
    home, matches = busy
    home.clock.pass_(days=3)
    await home.play.time.tick()
    assert home.play._repository.behind
    await home.play.time.tick()
    await home.play.time.caught_up()
    await home.play.time.tick()
    assert [await by_clock(home, match) for match in matches] == [0] * MATCHES
    home.clock.pass_(hours=23)
    await home.play.store.write(outages.beat, home.clock.now(), DAY, OUTAGE)
    await home.play.time.tick()
    assert [await by_clock(home, match) for match in matches] == [0] * MATCHES
    home.clock.pass_(hours=1)
    await home.play.store.write(outages.beat, home.clock.now(), DAY, OUTAGE)
    await home.play.time.tick()
    assert min([await by_clock(home, match) for match in matches]) > 0


async def test_a_press_moves_its_match_first(busy) -> None:
    home, matches = busy
    last = matches[-1]
    home.clock.pass_(days=3)
    await home.play.time.tick()
    assert (await deadlines(home, [last])) == [{MORNING + DAY}]
    table = await home.play.matches.table(last, ANA.id)
    assert table.time.deadline_at == MORNING + 4 * DAY
    assert table.public.extended == 3 * DAY
    while (await home.play.matches.table(last, ANA.id)).question is not None:
        await home.answer_any(last, ANA)
    home.clock.pass_(minutes=1)
    table = await home.play.matches.take_back(last, ANA.id)
    assert table.time.deadline_at is not None
    assert MORNING + 4 * DAY <= table.time.deadline_at <= MORNING + 4 * DAY + timedelta(minutes=1)
    await home.play.time.caught_up()
    again = await home.play.matches.table(last, ANA.id)
    assert again.time.deadline_at == table.time.deadline_at
    assert (await deadlines(home, matches[:-1])) == [{MORNING + 4 * DAY}] * (MATCHES - 1)
    assert await by_clock(home, last) == 0


async def test_lists_show_deadlines_that_are_moved(busy) -> None:
    home, matches = busy
    home.clock.pass_(days=3)
    await home.play.time.tick()
    assert home.play._repository.behind
    found = await home.play.matches.waiting(BAO.id)
    assert {one.id for one in found} == set(matches)
    assert {row.deadline_at for row in found} == {MORNING + 4 * DAY}
    await home.play.time.caught_up()
    assert await home.play.matches.waiting(BAO.id) == found
    assert await extended(home, matches) == [3 * DAY] * MATCHES


async def test_a_match_is_behind_until_it_is_moved(busy) -> None:
    home, matches = busy
    home.clock.pass_(days=3)
    await home.play.store.write(outages.beat, home.clock.now(), GRACE, OUTAGE)
    moved = [await home.play.store.write(outages.move, matches[-1]) for _ in range(2)]
    assert moved == [True, False]


async def test_a_match_begun_meanwhile_has_its_own_time(busy) -> None:
    home, _ = busy
    home.clock.pass_(days=3)
    await home.play.time.tick()
    match = await home.match(ANA, CHLOE)
    await home.play.time.caught_up()
    assert (await deadlines(home, [match])) == [{home.clock.now() + DAY}]
    assert (await home.play.matches.table(match, ANA.id)).public.extended == timedelta(0)


async def test_a_reminder_moves_with_the_deadline_it_is_for(busy) -> None:
    """By the part of the outage that its clock ran through, which may have begun in it."""
    home, matches = busy
    home.clock.pass_(hours=2)
    late = await home.match(ANA, CHLOE)  # the last sign of life was two hours ago
    home.clock.pass_(days=3)
    await home.play.time.tick()
    await home.play.time.caught_up()

    async def times(match: str) -> set[tuple[datetime | None, datetime | None]]:
        whole = await home.play.store.read(load, match)
        assert whole is not None
        return {(seat.deadline_at, seat.reminder_at) for seat in whole.seats}

    back = MORNING + 2 * HOUR + 3 * DAY
    assert await times(late) == {(back + DAY, back + DAY / 2)}
    assert await times(matches[0]) == {(back + DAY, back + DAY / 2)}


async def test_a_crash_in_the_middle_forgets_nobody_and_moves_nobody_twice(busy) -> None:
    home, matches = busy
    home.clock.pass_(days=3)
    await home.play.time.tick()
    home = await restarted(home)
    moved = [one == {MORNING + 4 * DAY} for one in await deadlines(home, matches)]
    assert 2 <= sum(moved) < MATCHES
    await home.play.start()
    await home.play.time.caught_up()
    assert await deadlines(home, matches) == [{MORNING + 4 * DAY}] * MATCHES
    assert await extended(home, matches) == [3 * DAY] * MATCHES
    await home.play.close()


async def test_a_second_outage_in_the_middle_is_added(busy) -> None:
    home, matches = busy
    home.clock.pass_(days=3)
    await home.play.time.tick()
    home = await restarted(home)
    home.clock.pass_(hours=10)
    await home.play.start()
    await home.play.time.caught_up()
    expected = MORNING + 4 * DAY + 10 * HOUR
    assert await deadlines(home, matches) == [{expected}] * MATCHES
    assert await extended(home, matches) == [3 * DAY + 10 * HOUR] * MATCHES
    await home.play.close()


async def test_a_clock_that_jumps_to_and_fro_while_deadlines_move_harms_nobody(busy) -> None:
    home, matches = busy
    home.clock.pass_(days=30)
    await home.play.time.tick()
    home.clock.jump(-30 * DAY)
    assert await home.play.time.tick() is None
    await home.answer_any(matches[-1], ANA)
    home.clock.pass_(days=2)
    assert await home.play.time.tick() == 2 * DAY
    await home.play.time.caught_up()
    await home.play.time.tick()
    for found in await deadlines(home, matches):
        assert min(one for one in found if one is not None) >= home.clock.now() + 22 * HOUR
    assert [await by_clock(home, match) for match in matches] == [0] * MATCHES


@pytest.mark.parametrize("seed", range(12))
async def test_in_whatever_order_each_match_gets_back_all_time(busy, seed: int) -> None:
    home, matches = busy
    store, clock, chance = home.play.store, home.clock, random.Random(seed)
    lost = timedelta(0)
    for _ in range(40):
        match chance.randrange(4):
            case 0:
                time = timedelta(minutes=chance.randrange(1, 500))
                clock.moment += time
                if await store.write(outages.beat, clock.now(), GRACE, OUTAGE):
                    lost += time
            case 1:
                await store.write(outages.move, chance.choice(matches))
            case _:
                await store.write(outages.move_next, chance.randrange(1, 4))
    while await store.read(outages.behind):
        await store.write(outages.move_next, 3)
    passed = clock.now() - MORNING
    assert lost > timedelta(0)
    for found in await deadlines(home, matches):
        assert found == {MORNING + DAY + lost}
    assert await extended(home, matches) == [lost] * MATCHES
    assert passed - lost < 40 * GRACE
    assert await store.write(outages.move_next, 3) == ()


async def test_what_fails_is_tried_again(busy, monkeypatch) -> None:
    home, matches = busy
    kept, calls = outages.move_next, []
    heard: list[tuple[str, str]] = []
    home.play.on_fault(lambda doing, fault, /, **_: heard.append((doing, type(fault).__name__)))

    def fails_once(db: object, limit: int, *more: object) -> tuple[str, ...]:
        calls.append(limit)
        if len(calls) == 2:
            raise OSError("the disk is full")
        return kept(db, limit, *more)  # type: ignore[arg-type]

    monkeypatch.setattr(outages, "move_next", fails_once)
    home.clock.pass_(days=3)
    await home.play.time.tick()
    await home.play.time.caught_up()
    assert heard == [("moving of deadlines", "OSError")]
    assert home.play._repository.behind
    await home.play.time.tick()
    await home.play.time.caught_up()
    assert not home.play._repository.behind
    assert await deadlines(home, matches) == [{MORNING + 4 * DAY}] * MATCHES


async def test_pings_wait_for_the_deadlines_that_they_name(busy) -> None:
    home, matches = busy
    home.clock.pass_(days=3)
    await home.play.time.tick()
    assert await home.play.projections.pings() == ()
    await home.play.time.caught_up()
    pings = await home.play.projections.pings()
    assert {ping.match for ping in pings} <= set(matches)
    people = [ping.person for ping in pings]  # the others wait for the limits of these (TIM-4.3)
    assert 0 < len(people) == len({*people})
    assert {ping.deadline_at for ping in pings} == {MORNING + 4 * DAY}


async def test_the_work_of_a_start_is_bounded(busy) -> None:
    home, _ = busy
    home.clock.pass_(days=3)
    statements: list[str] = []
    await home.play.store.write(lambda db: db.set_trace_callback(statements.append))
    await home.play.time.tick()
    await home.play.store.write(lambda db: db.set_trace_callback(None))
    assert sum(one.startswith("UPDATE seat") for one in statements) == 1
    assert await home.play.store.read(lists.over_time, home.clock.now())


@pytest.mark.rule("TIM-1.4")
async def test_an_outage_in_time_that_does_not_count_gives_nothing_back(tmp_path: Path) -> None:
    """From Friday 9:00 to Sunday 12:00 a clock that leaves weekends out stands 15 hours."""
    home = await house(tmp_path / "play.db", FakeClock(), GRACE)
    home.clock.pass_(days=4)  # Friday 9:00
    wanted = TimeTerms("normal", weekends="UTC")
    free, bound = await home.match(ANA, BAO, terms=wanted), await home.match(ANA, BAO)
    await home.play.start()
    before = [await deadlines(home, [match]) for match in (free, bound)]
    home.clock.pass_(days=2, hours=3)
    await home.play.time.tick()
    await home.play.time.caught_up()
    after = [await deadlines(home, [match]) for match in (free, bound)]
    moved = [max(new[0]) - max(old[0]) for old, new in zip(before, after, strict=True)]  # type: ignore[type-var]
    assert moved == [15 * HOUR, 2 * DAY + 3 * HOUR]
    await home.play.close()


@pytest.mark.rule("TIM-1.4")
@pytest.mark.parametrize("hours", [2, 15, 20, 46])
async def test_nights_in_an_outage_are_left_out_once(tmp_path: Path, hours: int) -> None:
    """However long it lasts, a sitting takes as many hours that count after it as before."""
    home = await house(tmp_path / "play.db", FakeClock(), GRACE)
    await home.play.people.set_quiet(BAO.id, Quiet(22 * 60, 9 * 60, "UTC"))
    home.clock.pass_(days=1)  # they count from midnight on
    match = await home.match(ANA, BAO, terms=TimeTerms("two-days"))
    await home.play.start()
    home.clock.pass_(hours=hours)
    await home.play.time.tick()
    await home.play.time.caught_up()
    deadline = (await home.play.matches.table(match, BAO.id)).time.deadline_at
    assert deadline is not None
    off = Off(Quiet(22 * 60, 9 * 60, "UTC"))
    assert pace.between(home.clock.now(), deadline, off) == 2 * DAY
    await home.play.close()


@pytest.mark.rule("TIM-1.4", "TIM-2.1")
@pytest.mark.parametrize(("begins", "hours"), [(2, 20), (2, 80), (14, 20), (14, 80)])
async def test_days_off_in_an_outage_are_left_out_once(
    tmp_path: Path, begins: int, hours: int
) -> None:
    """Days off from Monday noon to Wednesday noon: what was left at the outage is left after it."""
    home = await house(tmp_path / "play.db", FakeClock(), GRACE)
    match = await home.match(ANA, BAO, terms=TimeTerms("normal"))
    await home.play.days_off.take(ANA.id, MORNING, MORNING + 2 * DAY, "UTC")
    await home.play.start()
    home.clock.pass_(hours=begins)
    await home.play.store.write(outages.beat, home.clock.now(), 2 * DAY, OUTAGE)
    await home.play.time.tick()
    noon = MORNING + 3 * HOUR
    off = Off(away=((noon, noon + 2 * DAY),))
    left = 84 * HOUR - pace.between(MORNING, home.clock.now(), off)
    home.clock.pass_(hours=hours)
    assert await home.play.time.tick() == hours * HOUR
    await home.play.time.caught_up()
    await home.play.time.tick()
    deadline = (await home.play.matches.table(match, ANA.id)).time.deadline_at
    assert deadline is not None
    assert pace.between(home.clock.now(), deadline, off) == left
    await home.play.close()


@pytest.mark.rule("TIM-5.1", "TIM-1.4")
async def test_places_are_kept_as_much_longer(tmp_path: Path) -> None:
    home = await house(tmp_path / "play.db", FakeClock(), GRACE)
    lobbies = home.play.lobbies
    lobby = await lobbies.open(server=1, channel=10, host=asks(ANA), game="sampler", locale="fr")
    await lobbies.invite(lobby.id, ANA.id, (BAO,))
    await home.play.start()
    home.clock.pass_(days=5)
    await home.play.time.tick()
    lobby = await lobbies.get(lobby.id)
    assert [one.until_at for one in lobby.invitations] == [MORNING + 6 * DAY]
    assert (lobby.status, lobby.expires_at) == ("open", MORNING + 8 * DAY)
    await lobbies.join(lobby.id, BAO)
    await home.play.close()
