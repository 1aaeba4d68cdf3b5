"""Turn clocks: nothing renews what is left of a sitting (TIM-1.1, 1.4)."""

from collections.abc import Awaitable, Callable
from datetime import timedelta

import pytest
from msgspec.structs import replace

from db.records.matches import StoredSeat
from db.records.time import TimeTerms
from games.core.decision import Decision
from games.core.text import text
from play.match.work import timing
from play.match.work.timing import Ticking
from play.time.pace import PACES
from tests.play.house import ANA, BAO, MORNING, House

HOUR, WEEK = timedelta(hours=1), timedelta(days=7)
ALMOST = WEEK - HOUR  # of a turn of a week
WEEKLY = Ticking(MORNING, PACES["week"], None, stopped=False)


def question(sitting: str) -> Decision:
    return Decision("a", "TIM-1.1", text("play-ran-out"), (), sitting, id=sitting)


def begun(time: Ticking = WEEKLY, sitting: str = "first") -> StoredSeat:
    return timing.asked(StoredSeat(seat=0), question(sitting), time, answered=False)


def at(after: timedelta, **changes: object) -> Ticking:
    return replace(WEEKLY, now=MORNING + after, **changes)


async def left(home: House, match: str) -> timedelta:
    deadline = (await home.play.matches.table(match, ANA.id)).time.deadline_at
    assert deadline is not None
    return deadline - home.clock.now()


async def pause(home: House, match: str) -> None:
    for person in (ANA, BAO):
        await home.play.matches.propose(match, person.id, "pause")
    home.clock.pass_(days=9)
    await home.play.matches.resume(match, ANA.id)


async def take_back(home: House, match: str) -> None:
    after = await home.answer_any(match, ANA)
    assert after is not None
    if after.answers.undoes:
        await home.play.matches.undo(match, ANA.id, after.answers.undoes)
    else:
        await home.play.matches.take_back(match, ANA.id)


@pytest.mark.rule("TIM-1.1", "TIM-1.4")
@pytest.mark.parametrize("what", [pause, take_back])
async def test_of_a_week_with_an_hour_left_an_hour_is_left(
    home: House, what: Callable[[House, str], Awaitable[None]]
) -> None:
    match = await home.match(ANA, BAO, terms=TimeTerms("week"))
    home.clock.pass_(hours=ALMOST / HOUR)
    await what(home, match)
    assert await left(home, match) == HOUR


@pytest.mark.rule("TIM-1.4")
def test_days_off_renew_nothing() -> None:
    seat = begun()
    gone = at(ALMOST, away=(MORNING + ALMOST, MORNING + ALMOST + 36 * HOUR))
    away = timing.keep_up(seat, gone)
    assert away.deadline_at == MORNING + WEEK + 36 * HOUR
    early = timing.keep_up(away, at(ALMOST + 12 * HOUR))
    assert early.deadline_at == MORNING + WEEK + 12 * HOUR


@pytest.mark.rule("TIM-1.1")
def test_an_undo_into_a_sitting_renews_nothing() -> None:
    seat = begun()
    following = timing.asked(seat, question("second"), at(ALMOST), answered=True)
    assert following.deadline_at == MORNING + ALMOST + WEEK
    undone = timing.asked(following, question("first"), at(ALMOST + HOUR), answered=False)
    assert undone.deadline_at == MORNING + ALMOST + 2 * HOUR
    again = timing.asked(undone, question("second"), at(ALMOST + HOUR), answered=True)
    assert again.deadline_at == MORNING + ALMOST + WEEK


@pytest.mark.rule("TIM-1.1")
def test_whoever_comes_back_has_what_was_left_and_a_newcomer_a_turn() -> None:
    away = timing.stop(begun(), at(4 * HOUR))
    later = at(timedelta(days=9))
    assert timing.renew(away, later, newcomer=False).deadline_at == later.now + WEEK - 4 * HOUR
    assert timing.renew(away, later, newcomer=True).deadline_at == later.now + WEEK
    out = timing.stop(begun(), at(WEEK))
    assert timing.renew(out, later, newcomer=False).deadline_at == later.now + WEEK / 20


@pytest.mark.rule("TIM-1.1")
def test_a_sitting_that_began_in_an_older_release_goes_on_too() -> None:
    old = replace(begun(), bank=None)
    stopped = timing.stop(old, at(ALMOST))
    assert timing.run(stopped, at(ALMOST)).deadline_at == MORNING + WEEK
    closed = timing.asked(old, None, at(ALMOST), answered=True)
    assert timing.asked(closed, question("first"), at(ALMOST), answered=False).deadline_at == (
        MORNING + WEEK
    )
