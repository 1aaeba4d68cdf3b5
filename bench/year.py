"""A year of play by simulated people, on a clock of its own (TIM-6): `python -m bench.year`.

People sleep, have weekends, holidays and habits, and some vanish. Their matches are clocks of seats
alone, as `play/match/work/timing.py` runs them: whose turn it is goes round. What must hold is
checked at every step; the report says how long matches of each length and pace take (tournaments
use that), how long people wait for each other, what they miss, and how often they are called.
"""

import argparse
import sys
from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from datetime import UTC, datetime, timedelta
from heapq import heappop, heappush
from itertools import count
from random import Random
from statistics import median, median_high, quantiles

from msgspec.structs import replace

from db.queries.match.limits import APART, MOST, WITHIN
from db.records.matches import StoredSeat
from db.records.time import HalfDay, Quiet
from games.core.decision import Decision
from games.core.info import Info
from games.core.text import text
from games.registry import load
from play.match.work import timing
from play.match.work.timing import Ticking
from play.records import Pace
from play.time import bank, calls, half_days
from play.time.pace import PACES, Off
from play.time.spans import counted, free, joined

START = datetime(2026, 1, 5, tzinfo=UTC)
HOUR, DAY = timedelta(hours=1), timedelta(days=1)
BANKED = ("express", "quick", "normal", "calm")
MISSES = 2  # in a row, after which an AI plays
ZONES = ("Europe/Paris", "America/Montreal", "Asia/Tokyo", "UTC")
SPARE = timedelta(minutes=1)
LOOK = timedelta(minutes=10)  # between two looks for calls that were held back


@dataclass
class Someone:
    """A person: how often they look (hours, on average), whether every so often for sure."""

    number: int
    every: float
    steady: bool
    quiet: Quiet
    weekends_off: bool
    vanishes_at: datetime | None
    taken: list[HalfDay] = field(default_factory=list[HalfDay])
    answered_at: datetime | None = None
    called: list[datetime] = field(default_factory=list[datetime])
    called_at: datetime | None = None  # and nothing was answered since
    gathered_at: datetime = START  # of the last call that stood for others, too
    waiting: list["Waiting"] = field(default_factory=list["Waiting"])

    def asleep(self) -> Off:
        return Off(self.quiet)

    def away(self, now: datetime) -> tuple[datetime, datetime] | None:
        return half_days.under_way(self.taken, now)


@dataclass
class Play:
    """A match: its clocks, whose sitting it is, and since when that person is waited for."""

    number: int
    game: Info
    pace: Pace
    weekends: str
    people: tuple[Someone, ...]
    seats: list[StoredSeat]
    began: datetime
    played: int = 0
    since: datetime = START
    gone: set[int] = field(default_factory=set[int])
    over: datetime | None = None

    @property
    def turn(self) -> int:
        return self.played % len(self.seats)

    @property
    def length(self) -> int:
        return len(self.seats) * self.game.sittings


@dataclass
class Waiting:
    """A call that is due, to a sitting of a match."""

    play: Play
    sitting: int
    due_at: datetime
    asked_at: datetime

    @property
    def deadline(self) -> datetime:
        found = self.play.seats[self.sitting % len(self.play.seats)].deadline_at
        assert found is not None
        return found

    def half_over(self, now: datetime) -> bool:
        return 2 * (self.deadline - now) < self.deadline - self.asked_at


@dataclass
class Report:
    """What came of it. `broken` are promises that were not kept, in words."""

    lengths: dict[tuple[str, str], list[timedelta]] = field(
        default_factory=lambda: defaultdict[tuple[str, str], list[timedelta]](list)
    )
    waits: dict[str, list[timedelta]] = field(
        default_factory=lambda: defaultdict[str, list[timedelta]](list)
    )
    missed: dict[str, int] = field(default_factory=lambda: defaultdict[str, int](int))
    spent: int = 0
    calls: int = 0
    a_day: list[int] = field(default_factory=list[int])  # calls of each person and day
    matches: int = 0
    person_days: int = 0
    broken: list[str] = field(default_factory=list[str])


class Year:
    """Some people and what they do. `at` is the only clock there is."""

    def __init__(self, people: int, days: int, seed: int) -> None:
        self._rng = Random(seed)
        self._days = days
        self._end = START + days * DAY
        self._number = count()
        self._due: list[tuple[datetime, int, Play, str]] = []
        self.report = Report(person_days=people * days)
        self._games = [game.info for game in load().values() if not game.outside]
        self._people = [self._someone(number) for number in range(people)]

    def run(self) -> Report:
        """Play it all; nobody begins a match after the last day, and all are played to the end."""
        for week in range(self._days // 7):
            for _ in range(max(1, len(self._people) // 10)):
                begins = START + (7 * week + 7 * self._rng.random()) * DAY
                self._begin(begins.replace(microsecond=0))
        while self._due:
            now, _, play, what = heappop(self._due)
            if play.over is None:
                self._happens(now, play, what)
        for someone in self._people:
            days = Counter((at - START) // DAY for at in someone.called)
            self.report.a_day += [days[day] for day in range(self._days)]
        return self.report

    # People

    def _someone(self, number: int) -> Someone:
        rng = self._rng
        steady = rng.random() < 0.4
        zone = rng.choice(ZONES)
        found = Someone(
            number,
            every=rng.choice((2, 5, 9, 16, 30)),
            steady=steady,
            quiet=Quiet(rng.choice((21, 22, 23)) * 60, rng.choice((8, 9, 10)) * 60, zone),
            weekends_off=not steady and rng.random() < 0.3,
            vanishes_at=None,
        )
        if not steady and rng.random() < 0.15:
            found.vanishes_at = START + rng.random() * self._days * DAY
        for _ in range(0 if steady else rng.choice((0, 1, 2))):
            begins = START + rng.random() * self._days * DAY
            more = half_days.planned(begins, begins + rng.choice((2, 5, 10, 14)) * DAY, zone)
            if half_days.lack(found.taken, more) is None:
                found.taken += more
        return found

    def _looks(self, someone: Someone, pace: Pace, since: datetime) -> datetime | None:
        """Return when somebody who is waited for answers; None when they never do."""
        if someone.steady:
            return since + self._rhythm(pace) * self._rng.random()
        at = since + timedelta(hours=self._rng.expovariate(1 / someone.every))
        zone = someone.quiet.zone
        at = free(at, Off(someone.quiet, zone if someone.weekends_off else "").spans(since))
        here = someone.away(at)
        at = here[1] if here else at
        return None if someone.vanishes_at and at >= someone.vanishes_at else at

    def _rhythm(self, pace: Pace) -> timedelta:
        """Return within what a pace says that nobody loses time (TIM-1.3)."""
        assert pace.bank is not None
        return timedelta(seconds=pace.bank.grace + pace.bank.increment)

    # Matches

    def _begin(self, now: datetime) -> None:
        game = self._rng.choice(self._games)
        size = median_high(game.seats)
        people = tuple(self._rng.sample(self._people, size))
        pace = PACES[self._rng.choice(BANKED)]
        zone = "Europe/Paris" if self._rng.random() < 0.3 else ""
        seats = [StoredSeat(seat=seat) for seat in range(size)]
        play = Play(next(self._number), game, pace, zone, people, seats, now)
        self.report.matches += 1
        self._ask(play, now)

    def _time(self, play: Play, seat: int, now: datetime) -> Ticking:
        someone = play.people[seat]
        stopped = seat in play.gone
        here = someone.away(now)
        return Ticking(now, play.pace, someone.quiet, stopped, play.weekends, here)

    def _ask(self, play: Play, now: datetime) -> None:
        """Open the next sitting, or end the match."""
        if play.played == play.length:
            play.over = now
            self.report.lengths[play.game.key, play.pace.key].append(now - play.began)
            return
        seat, someone = play.turn, play.people[play.turn]
        time = self._time(play, seat, now)
        asked = _question(f"{play.number}/{play.played}")
        play.seats[seat] = timing.asked(play.seats[seat], asked, time, answered=False)
        play.since = now
        if seat in play.gone:
            self._later(now, play, "ai")
            return
        self._call(play, someone, now)
        at = self._looks(someone, play.pace, now)
        if at is not None:
            self._later(at, play, f"look {play.played}")
        for half in someone.taken:
            if half.begins_at > now:
                self._later(half.begins_at, play, f"leave {play.played}")
        self._watch(play)

    def _watch(self, play: Play) -> None:
        deadline = play.seats[play.turn].deadline_at
        assert deadline is not None
        self._later(deadline, play, f"deadline {play.played}")

    def _later(self, at: datetime, play: Play, what: str) -> None:
        heappush(self._due, (at, next(self._number), play, what))

    def _call(self, play: Play, someone: Someone, now: datetime) -> None:
        """Call somebody to the sitting that has begun, once they may be called."""
        here = someone.away(now)
        hushed = Off(someone.quiet, away=(here,) if here else ())
        at = calls.due(now, hushed, lambda: timedelta(seconds=self._rng.randrange(3600)))
        someone.waiting.append(Waiting(play, play.played, at, now))
        self._later(at, play, "calls " + str(play.played))
        if free(at, someone.asleep().spans(at)) != at:
            self.report.broken.append(f"{someone.number} is called asleep at {at}")

    def _call_all(self, someone: Someone, now: datetime) -> None:
        """Send the calls that are due to somebody, as far as the limits leave room (TIM-4.3)."""
        someone.waiting = [
            one
            for one in someone.waiting
            if one.sitting == one.play.played and one.play.over is None
        ]
        due = sorted(
            (one for one in someone.waiting if one.due_at <= now), key=lambda one: one.deadline
        )
        if free(now, someone.asleep().spans(now)) != now or someone.away(now):
            return
        for one in due:
            recent = sum(at > now - WITHIN for at in someone.called[-MOST:])
            rested = someone.called_at is None or (
                someone.called_at <= now - APART and one.due_at > someone.gathered_at
            )
            if not one.half_over(now) and (recent >= MOST or not rested):
                continue
            if someone.called_at is not None and not one.half_over(now):
                someone.gathered_at = now
            someone.called_at = now
            someone.called.append(now)
            someone.waiting.remove(one)
            self.report.calls += 1

    def _happens(self, now: datetime, play: Play, what: str) -> None:
        kind, _, number = what.partition(" ")
        if number and int(number) != play.played:
            return  # that sitting is over
        seat = play.turn
        if kind == "ai":
            self._close(play, now, answered=False)  # nobody waits for an AI
        elif kind == "calls":
            self._call_all(play.people[seat], now)
            if any(one.play is play for one in play.people[seat].waiting):
                self._later(now + LOOK, play, what)
        elif kind == "leave":
            play.seats[seat] = timing.keep_up(play.seats[seat], self._time(play, seat, now))
            self._watch(play)
        elif kind == "look":
            self._answer(play, now)
        elif play.seats[seat].deadline_at == now:
            self._time_out(play, now)

    def _answer(self, play: Play, now: datetime) -> None:
        someone = play.people[play.turn]
        someone.answered_at, someone.called_at, someone.gathered_at = now, None, START
        play.seats[play.turn] = replace(play.seats[play.turn], misses=0)
        self._check(play, play.turn, now)
        self._close(play, now, answered=True)

    def _time_out(self, play: Play, now: datetime) -> None:
        """Spend a half day, or play for whoever did not come."""
        seat, someone = play.turn, play.people[play.turn]
        if someone.away(now) is None and half_days.may_be_spent(
            someone.taken,
            now,
            someone.answered_at,
            play.seats[seat].opened_at,
            half_days.most_in_a_sitting(play.pace),
        ):
            someone.taken.append(half_days.by_itself(now))
            self.report.spent += 1
            play.seats[seat] = timing.keep_up(play.seats[seat], self._time(play, seat, now))
            self._watch(play)
            return
        if someone.steady:
            self.report.broken.append(f"{someone.number} kept the rhythm and lost a sitting")
        self.report.missed[play.pace.key] += 1
        play.seats[seat] = replace(play.seats[seat], misses=play.seats[seat].misses + 1)
        if play.seats[seat].misses >= MISSES:
            play.gone.add(seat)
        self._check(play, seat, now)
        self._close(play, now, answered=False)

    def _close(self, play: Play, now: datetime, *, answered: bool) -> None:
        """End a sitting; the next one opens at once."""
        seat = play.turn
        time = self._time(play, seat, now)
        play.seats[seat] = timing.asked(play.seats[seat], None, time, answered=answered)
        if play.people[seat].steady and seat not in play.gone:
            self._kept(play, seat)
        play.played += 1
        self._ask(play, now)

    def _check(self, play: Play, seat: int, now: datetime) -> None:
        """Whether nobody waited longer than a pace allows (TIM-6)."""
        terms, someone = play.pace.bank, play.people[seat]
        assert terms is not None
        waited = now - play.since
        self.report.waits[play.pace.key].append(waited)
        most = timedelta(seconds=terms.grace + terms.cap)
        if play.weekends:
            most = most * 7 / 5 + 2 * DAY
        if waited > most + _days_off(someone, play.since, now) + SPARE:
            self.report.broken.append(f"match {play.number} waited {waited}, {most} at most")

    def _kept(self, play: Play, seat: int) -> None:
        """Whether somebody who keeps the rhythm of a pace has lost nothing of the bank."""
        terms, had = play.pace.bank, play.seats[seat].bank
        assert terms is not None
        assert had is not None
        if bank.in_hand(had, terms) < terms.start:
            self.report.broken.append(f"{play.people[seat].number} kept the rhythm and lost time")


def _days_off(someone: Someone, since: datetime, now: datetime) -> timedelta:
    spans = joined(_in_order(someone.taken))
    return (now - since) - counted(since, now, spans)


def _in_order(taken: Iterable[HalfDay]) -> Iterator[tuple[datetime, datetime]]:
    return iter(sorted((half.begins_at, half.ends_at) for half in taken))


def _question(sitting: str) -> Decision:
    return Decision("year", "TIM-6", text("play-ran-out"), (), sitting, id=sitting)


def lines(report: Report) -> Iterator[str]:
    """Return the report, a line each."""
    yield f"matches {report.matches}, all over; half days spent by themselves {report.spent}"
    yield "length in days by game and pace: median, nine of ten"
    for (game, pace), found in sorted(report.lengths.items()):
        days = sorted(one / DAY for one in found)
        nine = quantiles(days, n=10)[-1] if len(days) > 1 else days[0]
        yield f"  {game:10} {pace:8} {median(days):6.1f} {nine:6.1f}   of {len(days)}"
    yield "waits for a sitting in hours by pace: median, nine of ten, longest; missed"
    for pace, found in sorted(report.waits.items()):
        hours = sorted(one / HOUR for one in found)
        nine = quantiles(hours, n=10)[-1]
        missed = report.missed[pace] / len(hours)
        yield f"  {pace:8} {median(hours):6.1f} {nine:6.1f} {hours[-1]:7.1f}   {missed:.2%}"
    a_day = sorted(report.a_day)
    percentile = a_day[len(a_day) * 99 // 100]
    yield (
        f"calls a person and day: {report.calls / report.person_days:.2f}"
        f", 99th percentile {percentile}, most {a_day[-1]}"
    )
    yield from (f"BROKEN: {one}" for one in report.broken[:20])


def main() -> int:
    """Play a year and print what came of it; return 1 where a promise was broken."""
    line = argparse.ArgumentParser(prog="python -m bench.year", description=__doc__)
    line.add_argument("--people", type=int, default=200)
    line.add_argument("--days", type=int, default=365)
    line.add_argument("--seed", type=int, default=1)
    chosen = line.parse_args()
    report = Year(chosen.people, chosen.days, chosen.seed).run()
    sys.stdout.write("\n".join(lines(report)) + "\n")
    return 1 if report.broken else 0


if __name__ == "__main__":
    sys.exit(main())
