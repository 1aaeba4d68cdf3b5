"""Moments that were noted follow the gaps after them, as deadlines have (TIM-1.4)."""

import random
from collections.abc import Sequence
from datetime import datetime, timedelta
from pathlib import Path

import pytest

from db.queries import outages
from db.records.time import Gap
from play.time.gaps import moved
from tests.play.house import MORNING, FakeClock, house

HOUR, MINUTE = timedelta(hours=1), timedelta(minutes=1)


def gap(begins: float, ends: float) -> Gap:
    return Gap(MORNING + begins * HOUR, MORNING + ends * HOUR)


def hours(moments: Sequence[float], gaps: Sequence[Gap], now: float) -> list[float]:
    found = moved([MORNING + one * HOUR for one in moments], gaps, MORNING + now * HOUR)
    return [(one - MORNING) / HOUR for one in found]


@pytest.mark.rule("TIM-1.4")
@pytest.mark.parametrize(
    ("gaps", "now", "noted", "found"),
    [
        ((), 9, (1, 5), [1, 5]),
        ((gap(2, 4),), 9, (1, 2, 4, 9), [3, 4, 4, 9]),
        ((gap(2, 4), gap(6, 7)), 9, (1, 5, 6, 8), [4, 6, 7, 8]),
        ((gap(6, 4),), 9, (1, 3, 8), [-1, 1, 8]),
        ((gap(6, 4),), 5, (1, 5.5, 4.5), [-1, 3.5, 4.5]),  # shown twice
        ((gap(6, 4),), 9, (1, 5.5, 4.5), [-1, 3.5, 4.5]),
        ((gap(6, 4),), 9, (1, 4.5, 5.5), [-1, 4.5, 5.5]),
        ((gap(6, -900), gap(-900, 8)), 9, (5, 8.5), [7, 8.5]),
    ],
)
def test_a_moment_moves_by_the_gaps_after_it(
    gaps: Sequence[Gap], now: float, noted: Sequence[float], found: list[float]
) -> None:
    assert hours(noted, gaps, now) == pytest.approx(found)


@pytest.mark.rule("TIM-1.4")
def test_what_was_noted_after_the_last_sign_of_life_stands_at_the_end_of_the_outage() -> None:
    late = MORNING + timedelta(seconds=20)
    assert moved([late], [gap(-9, -8), gap(0, 2)], MORNING + 3 * HOUR) == (MORNING + 2 * HOUR,)


@pytest.mark.rule("TIM-1.4")
@pytest.mark.parametrize("seed", range(20))
def test_what_is_between_two_moments_is_what_was_lived_through(seed: int) -> None:
    """With outages alone, and a clock that is put forward, nothing is shown twice."""
    chance, now, lived = random.Random(seed), MORNING, timedelta(0)
    noted: list[datetime] = []
    lives: list[timedelta] = []
    gaps: list[Gap] = []
    for _ in range(30):
        more = chance.randrange(2, 900) * MINUTE
        if chance.randrange(2):
            gaps.append(Gap(now, now + more))
            now += more
            more = 2 * MINUTE
        now, lived = now + more, lived + more
        noted.append(now)
        lives.append(lived)
    found = moved(noted, gaps, now)
    assert [now - one for one in found] == [lived - one for one in lives]


@pytest.mark.rule("TIM-1.4")
async def test_gaps_are_noted_as_they_were_and_not_forever(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(outages, "_GAPS", 3)
    clock = FakeClock()
    home = await house(tmp_path / "play.db", clock, MINUTE)
    await home.play.start()
    noted: list[Gap] = []
    for minutes in (5, 6, 7, 8):
        clock.pass_(seconds=30)
        await home.play.time.tick()
        last = clock.now()
        clock.pass_(minutes=minutes)
        await home.play.time.tick()
        noted.append(Gap(last, clock.now()))
    assert await home.play.store.read(outages.gaps, "none") == tuple(noted[1:])
    clock.pass_(seconds=30)
    clock.jump(-HOUR)
    await home.play.time.tick()
    noted.append(Gap(clock.now() + HOUR, clock.now()))
    clock.pass_(seconds=30)
    await home.play.time.tick()
    last = clock.now()
    clock.pass_(hours=3)
    clock.jump(2 * HOUR)
    await home.play.time.tick()
    noted.append(Gap(last, clock.now()))  # slept while its clock was changed: one gap
    assert await home.play.store.read(outages.gaps, "none") == tuple(noted[-3:])
    await home.play.close()
