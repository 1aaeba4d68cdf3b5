"""The process ends between any two of its steps: nothing is lost, and nothing is told twice.

Some days of a few people are played again and again over a copy of the same file, and each time the
process ends at another of its writes: before that is committed, or before anybody hears of it. What
it has done in the end, and what people were told, is what it does undisturbed.
"""

import contextlib
import random
import shutil
import sqlite3
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from datetime import timedelta
from pathlib import Path
from typing import Any

import msgspec
import pytest

from db.records.time import Bank, TimeTerms
from games.core.refused import Refused
from play.service import Application
from tests.play.house import ANA, BAO, CHLOE, DAN, MORNING, FakeClock, House, asks, house
from tests.play.match.acts.test_standing_orders import asked, ordered

HOUR = timedelta(hours=1)
HALF_HOUR = 1800  # s
SOME_MOMENT = 10**12  # of milliseconds since 1970
KNOWN = timedelta(minutes=5)  # for which Discord knows a nonce
NORMAL = TimeTerms("normal", misses=2)


class Ended(Exception):
    """The process is no more."""


@dataclass
class Told:
    """What stands in Discord, and when each thing was said."""

    clock: FakeClock
    said: list[str] = field(default_factory=list[str])
    standing: dict[int, str] = field(default_factory=dict[int, str])
    _known: dict[str, tuple[Any, int]] = field(default_factory=dict[str, tuple[Any, int]])

    def say(self, what: str, nonce: str = "") -> int:
        """Send a message; one with the same nonce as another just before is that other."""
        key, now = nonce or what, self.clock.now()
        at, message = self._known.get(key, (None, 0))
        if at is None or now - at > KNOWN:
            message = 1000 + len(self.said)
            self.said.append(what)
            self.standing[message] = what
            self._known[key] = now, message
        return message

    def found(self, what: str) -> int | None:
        """Find a message by what it says."""
        return self._known.get(what, (None, None))[1]


class Process:
    """The services over a file, which end at their `last` write or the one before it."""

    def __init__(self, home: House, told: Told, last: int | None, *, committed: bool) -> None:
        self.home, self.told = home, told
        self.written = 0
        self.ended = False
        write = home.play.store.write
        home.play.store._writer.execute("PRAGMA synchronous = OFF")  # it is no loss of power

        async def counted(*args: Any, **kwargs: Any) -> Any:
            self.written += 1
            self.ended = self.ended or self.written == last
            if self.ended and not (committed and self.written == last):
                raise Ended
            found = await write(*args, **kwargs)
            if self.ended:
                raise Ended
            return found

        home.play.store.write = counted  # type: ignore[method-assign]

    @property
    def play(self) -> Application:
        return self.home.play

    async def deliver(self) -> None:
        """Tell people what is due, as the cogs do."""
        for opening in await self.play.directs.openings():
            if opening.channel is None:
                await self.play.directs.opened(opening.person, 700 + opening.person)
            self.told.say(f"hello {opening.person}")
            await self.play.directs.greeted(opening.person)
        for ping in await self.play.projections.pings():
            place, message = None, None
            if ping.kind != "clear" and (ping.kind != "missed" or ping.direct):
                what = f"{ping.match} {ping.person} {ping.token} {ping.kind}"
                place, message = ping.direct or 10, self.told.say(what)
            if ping.old_message is not None:
                self.told.standing.pop(ping.old_message, None)
            await self.play.projections.pinged(ping, place, message)
        for note in await self.play.directs.notes():
            message = None
            if await self.play.matches.waiting(note.person):
                day = f"note {note.person} {note.note_at.date()}"
                message = self.told.say(day, f"{day} {note.note_at}")
            self.told.standing.pop(note.note_message or 0, None)
            await self.play.directs.noted(note, message)
        await self._invite()
        for left in await self.play.projections.leftovers():
            self.told.standing.pop(left.message, None)
            await self.play.projections.tidied(left.message)

    async def _invite(self) -> None:
        lobbies = self.play.lobbies
        for which in await lobbies.uncalled():
            lobby = await lobbies.get(which)
            people = tuple(one.person for one in lobby.invitations if one.message is None)
            what = f"come {which} {people}"
            sent = await lobbies.unnoted(which)
            message = self.told.found(what) if sent else None
            if message is None:
                sent = (await lobbies.calling(which, people, 10),)
                message = self.told.say(what)
            await lobbies.called(sent[0], message)


@dataclass
class Days:
    """What people do, and when. Whoever is not answered does it once more."""

    matches: tuple[str, str]
    lobby: str

    def acts(self, hours: float) -> list[Callable[[House], Awaitable[object]]]:
        first, second = self.matches
        found: dict[float, list[Callable[[House], Awaitable[object]]]] = {
            1: [
                lambda home: home.play.lobbies.join(self.lobby, DAN),
                lambda home: home.play.lobbies.decline(self.lobby, BAO.id),
            ],
            2: [
                lambda home: answer_all(home, first, BAO.id),
                take,
            ],
            30: [lambda home: home.play.matches.give_time(second, ANA.id, 1)],
            50: [lambda home: answer_all(home, second, CHLOE.id)],
        }
        return found.get(hours, [])


WHEN = (
    0,
    1,
    2,
    3,
    4,
    9.5,
    30,
    33.5,
    50,
    51,
    60,
    84,
    96.5,
    108.5,
    121,
    133,
    145,
    157,
    170,
    190,
    260,
)


async def answer_all(home: House, match: str, person: int) -> None:
    """Answer to the end of a sitting: the same question always gets the same answer."""
    for _ in range(50):
        table = await home.play.matches.table(match, person)
        if table.question is None:
            return
        chance = random.Random(table.question.id)
        picks = chance.sample([one.id for one in table.question.options], table.question.least)
        try:
            await home.play.matches.answer(match, person, table.question.id, tuple(picks))
        except Refused:
            who = next(one for one in (ANA, BAO, CHLOE) if one.id == person)
            await home.answer_any(match, who, len(table.question.options))


async def take(home: House) -> None:
    """Ana is away for two days."""
    if (await home.play.days_off.of(ANA.id)).left == 56:
        now = home.clock.now()
        await home.play.days_off.take(ANA.id, now, now + 2 * timedelta(days=1), "UTC")


async def prepared(path: Path) -> Days:
    """Two matches with banks, a table to which two are invited, an order that waits."""
    home = await house(path)
    await home.play.time.tick()
    await home.play.directs.choose(CHLOE.id, "daily")
    await home.play.people.set_zone(CHLOE.id, "UTC")
    await home.play.directs.set_hour(CHLOE.id, 18)
    await home.play.directs.openings()  # or a thread calls her until she could be written to
    await home.play.directs.opened(CHLOE.id, 700 + CHLOE.id)
    await home.play.directs.greeted(CHLOE.id)
    await home.play.directs.choose(BAO.id, "direct")
    first = await home.match(ANA, BAO, terms=NORMAL)
    person, table = await asked(home, first, "roll", ANA, BAO)
    await ordered(home, first, person, table)
    second = await home.match(ANA, CHLOE, terms=NORMAL)
    for one in (BAO, CHLOE):
        await home.play.people.set_spends_days(one.id, wanted=True)
    lobby = await home.play.lobbies.open(
        server=1, channel=10, host=asks(ANA), game="sampler", locale="fr", most=4
    )
    await home.play.lobbies.invite(lobby.id, ANA.id, (BAO, DAN))
    await home.play.close()
    return Days((first, second), lobby.id)


async def lived(
    path: Path, days: Days, last: int | None = None, *, committed: bool = False
) -> tuple[int, list[str], list[str], object]:
    """Live through these days; the number of writes, what was said, what stands, what is so."""
    clock = FakeClock()
    told = Told(clock)
    process = Process(await house(path, clock, seed="first"), told, last, committed=committed)
    total = 0

    async def survived(work: Callable[[Process], Awaitable[object]]) -> None:
        nonlocal process, total
        with contextlib.suppress(Ended, Refused):
            await work(process)
        await process.play.matches.settled()
        if process.ended:
            total += process.written
            again = path.with_name(f"again{path.name}")
            for suffix in ("", "-wal"):
                if path.with_name(path.name + suffix).exists():
                    shutil.copy(path.with_name(path.name + suffix), f"{again}{suffix}")
            await process.play.close()
            home = await house(again, clock, seed="second")
            process = Process(home, told, None, committed=False)
            await process.play.time.tick()
            await survived(work)

    try:
        for hours in WHEN:
            for minutes in (0, 3, 6, 9, 12, 15):  # sooner again than Discord forgets a nonce
                clock.moment = MORNING + hours * HOUR + timedelta(minutes=minutes)
                await survived(lambda one: one.play.time.tick())
                for act in days.acts(hours) if minutes == 12 else []:
                    await survived(lambda one, act=act: act(one.home))
                await survived(Process.deliver)
        so = await process.play.store.read(state)
    finally:
        total += process.written
        await process.play.close()
    return total, sorted(told.said), sorted(told.standing.values()), so


def state(db: sqlite3.Connection) -> object:
    """What is so: banks, days off, moves, tables, orders, what is still to be told.

    Moments and lengths to half an hour: an order that was due is put off by a start.
    """
    return [
        [tuple(map(roughly, row)) for row in db.execute(query)]
        for query in (
            "SELECT match, seat, bank, deadline_at, misses, lapsed, standin, away_until FROM seat"
            " ORDER BY match, seat",
            "SELECT * FROM half_day ORDER BY person, begins_at",
            "SELECT match, step, by, question, move FROM move ORDER BY match, step",
            "SELECT status, expires_at FROM lobby",
            "SELECT person FROM invitation",
            "SELECT match, person, wanted FROM ping ORDER BY match, person",
            "SELECT person, channel, refused FROM direct ORDER BY person",
        )
    ]


def roughly(value: object) -> object:
    """A moment, or a bank, to the nearest half hour."""
    if isinstance(value, int):
        return round(value / HALF_HOUR / 1000) if value > SOME_MOMENT else value
    if not isinstance(value, str) or not value.startswith('{"left"'):
        return value
    had = msgspec.json.decode(value, type=Bank)
    found = [(one.sitting, one.grace, one.spent, one.booked or 0, one.earned) for one in had.sat]
    return round(had.left / HALF_HOUR), [
        (sitting, *(round(seconds / HALF_HOUR) for seconds in lengths), earned)
        for sitting, *lengths, earned in found
    ]


async def check(folder: Path, points: Callable[[int], list[int]]) -> None:
    original = folder / "original.db"
    days = await prepared(original)

    def copied(name: str) -> Path:
        return Path(shutil.copy(original, folder / f"{name}.db"))

    total, said, standing, so = await lived(copied("whole"), days)
    kinds = {what.split()[-1] for what in said}
    assert {"turn", "reminder"} <= kinds
    assert any(what.startswith("note") for what in said)
    assert total > 100
    for last in points(total):
        for committed in (False, True):
            path = copied(f"{last}{committed}")
            _, *found = await lived(path, days, last, committed=committed)
            assert found == [said, standing, so], f"write {last}, committed: {committed}"


async def test_a_process_that_ends_at_a_write_loses_nothing_and_tells_nothing_twice(
    tmp_path: Path,
) -> None:
    await check(tmp_path, lambda total: random.Random(7).sample(range(2, total), 8))


@pytest.mark.long
@pytest.mark.timeout(1800)
async def test_at_whichever_write_it_ends(tmp_path: Path) -> None:
    await check(tmp_path, lambda total: list(range(1, total)))
