"""Banks of seats in matches: what sittings take of them, misses, stand-ins, pauses (TIM-1)."""

from datetime import timedelta

import pytest

from db.records.time import Quiet, Terms
from play.records import Table
from tests.play.house import ANA, BAO, DAN, House

HOUR, DAY = timedelta(hours=1), timedelta(days=1)
NORMAL = Terms("normal", misses=1)
START, GRACE, INCREMENT = 72 * HOUR, 12 * HOUR, 12 * HOUR


async def table(home: House, match: str) -> Table:
    return await home.play.matches.table(match, ANA.id)


async def left(home: House, match: str) -> timedelta:
    """What Ana may still think, by her deadline."""
    deadline = (await table(home, match)).deadline_at
    assert deadline is not None
    return deadline - home.clock.now()


async def answer_all(home: House, match: str) -> None:
    """Ana answers until somebody else is to, then Bao until she is."""
    await home.play_on(match, ANA, until=lambda one: one.question is None)
    await home.play_on(match, BAO, until=lambda one: one.question is None)


@pytest.mark.rule("TIM-1.2", "TIM-1.3")
async def test_a_sitting_takes_its_grace_first_and_earns_an_increment(home: House) -> None:
    match = await home.match(ANA, BAO, terms=NORMAL)
    assert (await table(home, match)).bank == START
    assert await left(home, match) == START + GRACE
    home.clock.pass_(hours=10)
    await answer_all(home, match)
    assert (await table(home, match)).bank == START + INCREMENT
    home.clock.pass_(hours=20)
    assert (await table(home, match)).bank == START + INCREMENT - 8 * HOUR
    assert await left(home, match) == START + INCREMENT - 8 * HOUR


@pytest.mark.rule("TIM-1.5")
async def test_others_see_a_bank_in_half_days_renewed_when_a_sitting_ends(home: House) -> None:
    match = await home.match(ANA, BAO, terms=NORMAL)
    home.clock.pass_(hours=13)
    board = await home.play.matches.board(match)
    assert board.public.seats[0].bank == START
    await home.play_on(match, ANA, until=lambda one: one.question is None)
    board = await home.play.matches.board(match)
    assert board.public.seats[0].bank == 3 * DAY  # 71 h and 12 h
    assert (await home.play.matches.table(match, BAO.id)).bank == START - HOUR


@pytest.mark.rule("TIM-1.2a")
async def test_whoever_misses_a_sitting_has_grace_and_increment_in_the_next(home: House) -> None:
    match = await home.match(ANA, BAO, terms=Terms("normal", misses=9))
    await home.play_on(match, BAO, until=lambda one: one.question is None)
    home.clock.pass_(hours=84)
    await home.play.time.tick()
    await home.play_on(match, BAO, until=lambda one: one.question is None)
    assert await left(home, match) == GRACE + INCREMENT


@pytest.mark.rule("TIM-1.2a")
async def test_whoever_comes_back_has_two_increments_and_a_newcomer_all(home: House) -> None:
    match = await home.match(ANA, BAO, terms=NORMAL)
    home.clock.pass_(hours=84)
    await home.play.time.tick()
    board = await home.play.matches.board(match)
    assert [seat.bank for seat in board.public.seats] == [None, None]
    back = await home.play.matches.come_back(match, ANA.id)
    assert back.bank == 2 * INCREMENT
    await home.play.matches.leave(match, BAO.id)
    await home.play.matches.volunteer(match, DAN, 1)
    assert (await home.play.matches.table(match, DAN.id)).bank == START


@pytest.mark.rule("TIM-1.4")
async def test_a_pause_stops_a_bank_and_renews_nothing(home: House) -> None:
    match = await home.match(ANA, BAO, terms=NORMAL)
    home.clock.pass_(hours=20)
    for person in (ANA, BAO):
        await home.play.matches.propose(match, person.id, "pause")
    home.clock.pass_(days=9)
    assert (await table(home, match)).bank == START - 8 * HOUR
    await home.play.matches.resume(match, ANA.id)
    assert await left(home, match) == START - 8 * HOUR


@pytest.mark.rule("TIM-1.2a")
async def test_taking_back_renews_nothing(home: House) -> None:
    match = await home.match(ANA, BAO, terms=NORMAL)
    home.clock.pass_(hours=30)
    before = await left(home, match)
    asked = (await table(home, match)).question
    assert asked is not None
    after = await home.answer_any(match, ANA)
    assert after is not None
    if after.undoes:
        await home.play.matches.undo(match, ANA.id, after.undoes)
    else:
        assert after.can_take_back
        await home.play.matches.take_back(match, ANA.id)
    again = await table(home, match)
    assert again.question is not None
    assert again.question.id == asked.id
    assert await left(home, match) == before


async def test_quiet_hours_stop_no_bank(home: House) -> None:
    match = await home.match(ANA, BAO, terms=NORMAL)
    await home.play.people.set_quiet(ANA.id, Quiet(22 * 60, 9 * 60, "Europe/Paris"))
    await answer_all(home, match)
    assert await left(home, match) == START + INCREMENT + GRACE
