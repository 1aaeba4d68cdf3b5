"""Banks of seats in matches: what sittings take of them, misses, stand-ins, pauses (TIM-1)."""

from datetime import timedelta

import pytest
from msgspec.structs import replace

from db.records.matches import StoredSeat
from db.records.time import Quiet, TimeTerms
from games.core.decision import Decision
from games.core.text import text
from play.match.work import timing
from play.match.work.timing import Ticking
from play.records import Table
from play.time.pace import PACES
from tests.play.house import ANA, BAO, CHLOE, DAN, MORNING, House
from tests.play.match.acts.test_partners import shared
from tests.play.match.acts.test_standing_orders import asked as asked_for
from tests.play.match.acts.test_standing_orders import ordered

HOUR, DAY = timedelta(hours=1), timedelta(days=1)
NORMAL = TimeTerms("normal", misses=1)
START, GRACE, INCREMENT = 72 * HOUR, 12 * HOUR, 12 * HOUR


async def table(home: House, match: str) -> Table:
    return await home.play.matches.table(match, ANA.id)


async def left(home: House, match: str) -> timedelta:
    """What Ana may still think, by her deadline."""
    deadline = (await table(home, match)).time.deadline_at
    assert deadline is not None
    return deadline - home.clock.now()


async def answer_all(home: House, match: str) -> None:
    """Ana answers until somebody else is to, then Bao until she is."""
    await home.play_on(match, ANA, until=lambda one: one.question is None)
    await home.play_on(match, BAO, until=lambda one: one.question is None)


@pytest.mark.rule("TIM-1.2", "TIM-1.3")
async def test_a_sitting_takes_its_grace_first_and_earns_an_increment(home: House) -> None:
    match = await home.match(ANA, BAO, terms=NORMAL)
    assert (await table(home, match)).time.bank == START
    assert await left(home, match) == START + GRACE
    home.clock.pass_(hours=10)
    await answer_all(home, match)
    assert (await table(home, match)).time.bank == START + INCREMENT
    home.clock.pass_(hours=20)
    assert (await table(home, match)).time.bank == START + INCREMENT - 8 * HOUR
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
    assert (await home.play.matches.table(match, BAO.id)).time.bank == START - HOUR


@pytest.mark.rule("TIM-1.2a")
async def test_whoever_misses_a_sitting_has_grace_and_increment_in_the_next(home: House) -> None:
    match = await home.match(ANA, BAO, terms=TimeTerms("normal", misses=9))
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
    assert back.time.bank == 2 * INCREMENT
    await home.play.matches.leave(match, BAO.id)
    await home.play.substitutes.seek_for(match, ANA.id, 1)
    await home.play.matches.volunteer(match, DAN, 1)
    assert (await home.play.matches.table(match, DAN.id)).time.bank == START


@pytest.mark.rule("TIM-1.4")
async def test_a_pause_stops_a_bank_and_renews_nothing(home: House) -> None:
    match = await home.match(ANA, BAO, terms=NORMAL)
    home.clock.pass_(hours=20)
    for person in (ANA, BAO):
        await home.play.matches.propose(match, person.id, "pause")
    home.clock.pass_(days=9)
    assert (await table(home, match)).time.bank == START - 8 * HOUR
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
    if after.answers.undoes:
        await home.play.matches.undo(match, ANA.id, after.answers.undoes)
    else:
        assert after.answers.can_take_back
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


@pytest.mark.rule("TIM-1.2")
async def test_a_bank_stands_while_others_are_asked(home: House) -> None:
    match = await home.match(ANA, BAO, terms=NORMAL)
    await home.play_on(match, ANA, until=lambda one: one.question is None)
    home.clock.pass_(days=3)
    assert (await table(home, match)).time.bank == START + INCREMENT
    await home.play_on(match, BAO, until=lambda one: one.question is None)
    assert await left(home, match) == START + INCREMENT + GRACE


@pytest.mark.rule("TIM-1.2a")
async def test_whole_seconds_are_counted(home: House) -> None:
    match = await home.match(ANA, BAO, terms=NORMAL)
    home.clock.pass_(hours=12, seconds=1.9)
    assert (await table(home, match)).time.bank == START - timedelta(seconds=1)


@pytest.mark.rule("TIM-1.2a")
async def test_what_is_ordered_earns_like_what_is_answered(home: House) -> None:
    await home.play.time.tick()
    match = await home.match(ANA, BAO, terms=NORMAL)
    person, now = await asked_for(home, match, "roll", ANA, BAO)
    home.clock.pass_(hours=60)
    await ordered(home, match, person, now)
    home.clock.pass_(seconds=90)
    before = (await home.play.matches.table(match, person.id)).time.bank
    assert before is not None
    await home.play.time.tick()
    after = await home.play.matches.table(match, person.id)
    assert after.question is None or after.question.sitting != now.question.sitting
    assert after.time.bank == before + INCREMENT


@pytest.mark.rule("TIM-1.2a")
async def test_what_a_partner_answers_earns_for_the_seat(home: House) -> None:
    match = await shared(home, NORMAL)
    await home.answer_any(match, ANA)
    now = await home.play_on(match, CHLOE, until=lambda one: one.question is None)
    assert now.time.bank == START + INCREMENT


@pytest.mark.rule("TIM-1.2a", "TIM-3.1")
async def test_a_sitting_that_the_clock_has_ended_earns_nothing(home: House) -> None:
    """Neither what its person has answered of it before, nor what they had picked."""
    match = await home.match(ANA, BAO, terms=TimeTerms("normal", misses=9))
    await home.play_on(match, BAO, until=lambda one: one.question is None)
    after = await home.answer_any(match, ANA)
    assert after is not None
    assert after.question is not None
    picks = tuple(one.id for one in after.question.options)[: after.question.most]
    await home.play.matches.select(match, ANA.id, after.question.id, picks)
    home.clock.pass_(hours=84)
    await home.play.time.tick()
    board = await home.play.matches.board(match)
    assert board.public.seats[0].bank in {timedelta(0), INCREMENT}
    await home.play_on(match, BAO, until=lambda one: one.question is None)
    assert await left(home, match) == GRACE + INCREMENT


@pytest.mark.rule("TIM-1.2a")
def test_a_stand_in_renews_no_grace() -> None:
    """Who is back in the same sitting has what was left of both, and two increments at least."""
    time = Ticking(MORNING, PACES["normal"], None, stopped=False)
    question = Decision("a", "TIM-1.2a", text("play-ran-out"), (), "sitting", id="1")
    seat = timing.asked(StoredSeat(seat=0), question, time, answered=False)
    for hours, hand in ((8, START + 4 * HOUR), (81, 2 * INCREMENT)):
        gone = replace(time, now=MORNING + hours * HOUR)
        away = timing.stop(seat, gone)
        later = replace(gone, now=gone.now + 5 * DAY)
        back = timing.renew(away, later, newcomer=False)
        assert back.deadline_at == later.now + hand


@pytest.mark.rule("TIM-1.2a")
async def test_ais_and_who_conceded_have_no_bank(home: House) -> None:
    match = await home.match(ANA, BAO, ais=1, terms=NORMAL)
    await home.play.matches.settled()
    board = await home.play.matches.board(match)
    assert [seat.bank is None for seat in board.public.seats] == [False, False, True]
    await home.play.matches.concede(match, BAO.id)
    board = await home.play.matches.board(match)
    assert [seat.bank is None for seat in board.public.seats] == [False, True, True]
