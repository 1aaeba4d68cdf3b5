"""What is left after the deadline of a round, whatever gaps there are (EVT-5.1, TIM-1.4)."""

from collections.abc import Awaitable, Callable, Collection, Mapping
from datetime import timedelta
from typing import Literal, TypeAlias

import pytest

from db.queries import outages
from db.queries.match import absence
from play.time.moving import JUMP, OUTAGE
from play.tournaments.organising.acts import Act
from tests.play.house import House
from tests.play.tournaments.played import ORGANISER, PEOPLE, begun, rowsof, running
from tournaments.records import Terms

DAY, HOUR, SECOND = timedelta(days=1), timedelta(hours=1), timedelta(seconds=1)
GRACE = timedelta(minutes=1)
NONE = timedelta(0)
Gap: TypeAlias = Callable[[House], Awaitable[None]]


async def beat(home: House) -> None:
    await home.play.store.write(outages.beat, home.clock.now(), GRACE, OUTAGE)
    await home.play.store.write(outages.move_next, 200)


async def put_right(home: House, passed: timedelta | None) -> None:
    await home.play.store.write(outages.put_right, home.clock.now(), GRACE, passed, JUMP)
    await beat(home)


def outage(hours: float) -> Gap:
    async def gap(home: House) -> None:
        home.clock.pass_(hours=hours)
        await beat(home)

    return gap


def changed(by: timedelta) -> Gap:
    """The clock is put forward, or back."""

    async def gap(home: House) -> None:
        home.clock.jump(by)
        await put_right(home, NONE)

    return gap


async def begun_ahead(home: House) -> None:
    """An outage after which the clock is a day ahead at first."""
    home.clock.pass_(hours=7)
    home.clock.jump(DAY)
    await beat(home)
    home.clock.jump(-DAY)
    await put_right(home, NONE)


async def begun_unset(home: House) -> None:
    """An outage after which the clock shows long ago at first."""
    home.clock.pass_(hours=7)
    home.clock.jump(-400 * DAY)
    await put_right(home, None)
    home.clock.jump(400 * DAY)
    await put_right(home, NONE)


def slept(by: timedelta) -> Gap:
    """The machine slept, and woke with another time on its clock."""

    async def gap(home: House) -> None:
        home.clock.pass_(hours=7)
        home.clock.jump(by)
        await put_right(home, 7 * HOUR)

    return gap


async def settle(home: House, missing: Collection[str]) -> None:
    await home.play.store.write(absence.settle, missing, home.clock.now())
    await home.play.tournaments.take_up()


def game_away(within: Gap | None = None) -> Gap:
    """The game is not there for 40 hours and more, with something `within` that time."""

    async def gap(home: House) -> None:
        await settle(home, running(home))
        home.clock.pass_(hours=33)
        await beat_long(home)
        if within is not None:
            await within(home)
        home.clock.pass_(hours=7)
        await beat_long(home)
        await settle(home, ())

    return gap


async def beat_long(home: House) -> None:
    await home.play.store.write(outages.beat, home.clock.now(), 1000 * DAY, OUTAGE)


def decided(kind: Literal["pause", "go-on"]) -> Gap:
    """Organisers pause the tournament, or let it go on: no time passes."""

    async def gap(home: House) -> None:
        ((tournament,),) = rowsof(home, "SELECT id FROM tournament")
        decide = home.play.tournaments.decide
        await decide(tournament, ORGANISER.id, Act(kind), "because")

    return gap


PLANS: Mapping[str, Mapping[float, Gap]] = {
    "none": {},
    "before the deadline": {-1: outage(7)},
    "over the deadline": {-0.001: outage(7)},
    "right after it": {0.001: outage(7)},
    "before an answer": {6: outage(7)},
    "after an answer": {11: outage(7)},
    "two": {5: outage(3), 12: outage(30)},
    "two after an answer": {12: outage(3), 20: outage(9)},
    "in three parts": {-1: outage(5), 9: outage(5), 26: outage(5)},
    "a clock put forward": {11: changed(3 * HOUR)},
    "a clock put back": {11: changed(-3 * DAY)},
    "a clock put forward before an outage": {4: changed(DAY), 11: outage(7)},
    "an outage before a clock is put back": {4: outage(7), 11: changed(-3 * DAY)},
    "a start with a clock ahead": {11: begun_ahead},
    "a start before the clock is set": {11: begun_unset},
    "a sleep that ends with a clock ahead": {11: slept(DAY)},
    "a sleep that ends with a clock behind": {11: slept(-DAY)},
    "a game away before the deadline": {-1: game_away()},
    "a game away over the deadline": {-0.001: game_away()},
    "a game away": {11: game_away()},
    "a game away twice": {6: game_away(), 12: game_away()},
    "an outage while the game is away": {5: outage(3), 11: game_away(outage(7)), 12: outage(2)},
    "a clock put back while the game is away": {11: game_away(changed(-3 * DAY))},
    "a pause after the deadline": {5: decided("pause"), 30: decided("go-on")},
    "an outage in a pause": {5: decided("pause"), 11: outage(30), 20: decided("go-on")},
    "a game away in a pause": {5: decided("pause"), 11: game_away(), 20: decided("go-on")},
    "a pause while the game is away": {11: game_away(decided("pause")), 20: decided("go-on")},
    "a clock put forward in a pause": {5: decided("pause"), 11: changed(DAY), 20: decided("go-on")},
}


class Round:
    """A match of three whose round is about to be over; hours are what was lived through since."""

    def __init__(self, home: House, match: str, left: timedelta, plan: Mapping[float, Gap]) -> None:
        self._home, self._match, self._plan = home, match, dict(plan)
        self._lived = -left

    async def at(self, lived: timedelta) -> set[int]:
        """Let time pass, with the gaps in it; return for whom the house AI plays then."""
        for hours in sorted(self._plan):
            if hours * HOUR < lived:
                await self.pass_(hours * HOUR)
                await self._plan.pop(hours)(self._home)
        await self.pass_(lived)
        await self._home.play.tournaments._past(self._match, NONE)
        await self._home.play.matches.settled()
        query = "SELECT seat FROM seat WHERE match = ? AND standin IS NOT NULL"
        return {seat for (seat,) in rowsof(self._home, query, (self._match,))}

    async def pass_(self, lived: timedelta) -> None:
        self._home.clock.pass_(seconds=(lived - self._lived).total_seconds())
        self._lived = lived
        await self._home.play.store.write(outages.beat, self._home.clock.now(), 1000 * DAY, OUTAGE)

    async def answer(self, seat: int) -> None:
        """Let a seat answer until something is open to others alone."""
        query = "SELECT person FROM holder WHERE match = ? AND seat = ?"
        ((found,),) = rowsof(self._home, query, (self._match, seat))
        person = next(one for one in PEOPLE if one.id == found)
        assert await self._home.answer_any(self._match, person) is not None
        for _ in range(20):
            if await self._home.answer_any(self._match, person) is None:
                return
        raise AssertionError("it is asked forever")


async def at_its_end(home: House, plan: Mapping[float, Gap], waited: int = 0) -> Round:
    """Begin a match of three; two hours before its deadline seat `waited` was waited for most."""
    tournament = await begun(home, Terms(format="swiss", pod=3, seats=(3,), rounds=2), 6)
    await home.play.tournaments.tick()
    home.clock.pass_(seconds=5)
    await home.play.tournaments.tick()
    match = running(home)[0]
    until_at = (await home.play.tournaments.load(tournament)).facts.dates.until_at
    assert until_at is not None
    home.clock.pass_(seconds=(until_at - 2 * HOUR - home.clock.now()).total_seconds())
    await home.put_seat(match, waited, "waited = 36000000")
    return Round(home, match, 2 * HOUR, plan)


@pytest.mark.rule("EVT-5.1", "TIM-1.4")
@pytest.mark.parametrize("plan", PLANS.values(), ids=PLANS)
async def test_everybody_has_a_day_of_what_was_lived_through(
    home: House, plan: Mapping[float, Gap]
) -> None:
    """Seat 1 has 14 hours left when it has answered; seat 2, asked since before, has none then."""
    match = await at_its_end(home, plan)
    assert await match.at(-SECOND) == set()
    assert await match.at(NONE) == {0}
    assert await match.at(10 * HOUR) == {0}
    await match.answer(1)
    assert await match.at(24 * HOUR - SECOND) == {0}
    assert await match.at(24 * HOUR) == {0, 2}
    assert await match.at(38 * HOUR - SECOND) == {0, 2}
    assert await match.at(38 * HOUR) == {0, 1, 2}


@pytest.mark.rule("EVT-5.1", "TIM-1.4")
@pytest.mark.parametrize("plan", PLANS.values(), ids=PLANS)
async def test_after_two_days_that_were_lived_through_nobody_has_time(
    home: House, plan: Mapping[float, Gap]
) -> None:
    match = await at_its_end(home, plan)
    assert await match.at(NONE) == {0}
    assert await match.at(23 * HOUR) == {0}
    await match.answer(1)
    await match.answer(2)
    assert await match.at(48 * HOUR) == {0, 1, 2}


@pytest.mark.rule("EVT-5.1", "TIM-1.4")
@pytest.mark.parametrize("after", [outage(7), begun_ahead, begun_unset, slept(DAY), slept(-DAY)])
async def test_who_is_named_and_what_is_left_if_nobody_looked_before_a_gap(
    home: House, after: Gap
) -> None:
    """Seat 0 has answered two hours after the deadline: that took no wait from before it."""
    match = await at_its_end(home, {3: after}, waited=1)
    await match.pass_(2 * HOUR)
    await match.answer(0)
    assert await match.at(4 * HOUR) == {1}
    assert await match.at(24 * HOUR - SECOND) == {1}
    assert await match.at(24 * HOUR) == {1, 2}


@pytest.mark.rule("EVT-5.1", "TIM-1.4")
@pytest.mark.parametrize("after", [outage(7), begun_ahead, begun_unset, slept(DAY)])
async def test_whoever_answers_before_anybody_has_looked_is_not_absent(
    home: House, after: Gap
) -> None:
    """Seat 1 was waited for most, and has used two hours of its day."""
    match = await at_its_end(home, {3: after}, waited=1)
    await match.pass_(2 * HOUR)
    await match.answer(1)
    assert await match.at(4 * HOUR) == set()
    assert await match.at(24 * HOUR - SECOND) == set()
    assert await match.at(24 * HOUR) == {0, 2}
    assert await match.at(46 * HOUR - SECOND) == {0, 2}
    assert await match.at(46 * HOUR) == {0, 1, 2}
