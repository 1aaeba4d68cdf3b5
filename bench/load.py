"""The whole bot under load, through the stand-in for Discord.

The bot is a process of its own, with one or two that draw; the stand-in and the people are a third.
Discord's rate limits are off: this measures the bot.
"""

import asyncio
import re
import sys
import tempfile
import time
from collections import deque
from collections.abc import AsyncGenerator, Coroutine, Iterator, Mapping, Sequence
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import dataclass
from pathlib import Path

import msgspec
import uvloop

from bench.figure import (
    Aim,
    Effort,
    Figure,
    at_least,
    at_most,
    children,
    figure,
    held_memory,
    part_of,
    peak_memory,
    processor_time,
)
from bench.store import easiest, opened
from bench.traffic.crowd import Hand, Press, Tally, at_once, late, steadily
from db.records.time import TimeTerms
from play.records import Person
from play.servers.asking import Asker
from sandbox.client.client import Client
from sandbox.client.client import Person as Watcher
from sandbox.common.shapes import Json
from sandbox.core import Traffic
from sandbox.server import Sandbox

RATE = 30  # interactions/s
GUILDS = 10  # servers of two people each: who plays elsewhere hears nothing of it
ACK, ACK99, TURNS, MEMORY = 30, 150, 30, 250  # ms, ms, turns/s, MB
_BOARD = re.compile(r"/channels/(\d+)/messages/\d+$")
_REVISION = re.compile(r"\bversion (\d+)\b")
_CATCH_UP_TIMEOUT = 60.0  # s


def figures(effort: Effort) -> Iterator[Figure]:
    """Measure with 50 and 200 concurrent matches, with pictures and in words."""
    for matches in (10,) if effort.quick else (50, 200):
        for pictures in (True, False):
            yield from uvloop.run(_figures(matches, effort, pictures=pictures))
    yield from uvloop.run(_drawn_by(effort))


async def _drawn_by(effort: Effort) -> list[Figure]:
    """Measure complete turns with one and two processes that draw, in turns (SCL-7)."""
    seconds = 3.0 if effort.quick else 15.0
    seen: dict[int, list[Phase]] = {1: [], 2: []}
    for processes in (1, 2) if effort.quick else (1, 2, 2, 1):
        with tempfile.TemporaryDirectory() as name:
            async with house(Path(name), 50, pictures=True, drawers=processes) as at:
                seen[processes].append(await at.phase(at_once(at.hands, at.folder, seconds)))
    measured = [
        figure(
            f"50 matches, drawn by {count}",
            "complete turns",
            [one.turns for one in ones],
            "turns/s",
        )
        for count, ones in seen.items()
    ]
    ones = seen[1]
    moves = sum(len(one.lags) for one in ones)
    bot = 1000 * sum(one.bot for one in ones) / moves
    drawing = 1000 * sum(one.drawing for one in ones) / moves
    return measured + [_carried(cores, bot, drawing) for cores in (2, 3, 4)]


def _carried(cores: int, bot: float, drawing: float) -> Figure:
    """Return what so many cores would carry by processor time: one for the bot, the rest draw."""
    turns = min(1000 / bot, (cores - 1) * 1000 / drawing)
    remark = f"computed: a turn takes {bot:.1f} ms of the bot and {drawing:.1f} ms of drawing"
    what = f"{cores} cores would carry"
    return Figure("drawn by cores less one", what, turns, turns, turns, "turns/s", remark=remark)


async def _figures(matches: int, effort: Effort, *, pictures: bool) -> list[Figure]:
    part = f"{matches} matches, {'with pictures' if pictures else 'in words'}"
    seconds = 3.0 if effort.quick else 15.0
    with tempfile.TemporaryDirectory() as name:
        async with house(Path(name), matches, pictures=pictures) as at:
            steady = await at.phase(steadily(at.hands, at.folder, RATE, seconds))
            full = await at.phase(at_once(at.hands, at.folder, seconds))
            memory = at.memory()
    return [
        *_latencies(f"{part}, {RATE} interactions/s", steady, judged=pictures),
        *_throughput(f"{part}, all at once", full, judged=pictures),
        *_latencies(f"{part}, all at once", full, judged=False),
        _memory(part, *memory, judged=pictures),
    ]


@dataclass
class Phase:
    """What was seen in a phase: presses, how late boards were (s), and how busy both sides."""

    tally: Tally
    lags: Sequence[tuple[Press, float]]
    seconds: float
    bot: float  # seconds of processor time
    drawing: float
    others: float

    @property
    def turns(self) -> float:
        """Complete turns a second: an answer whose board is there."""
        return len(self.lags) / self.seconds

    @property
    def busy(self) -> str:
        """How busy each side was, and what did not go well."""
        shares = {"bot": self.bot, "drawing": self.drawing, "stand-in and people": self.others}
        each = (f"{who} {spent / self.seconds:.0%}" for who, spent in shares.items() if spent)
        said = [f"of a core: {', '.join(each)}"]
        counts = {
            "seen to fail": self.tally.failed,
            "lost": self.tally.lost,
            "not made, no match free": self.tally.waited,
        }
        said += [f"{many} {what}" for what, many in counts.items() if many]
        return ", ".join(said)


class At:
    """A bot with its matches, and the people in front of them."""

    def __init__(self, folder: Path, sandbox: Sandbox, hands: list[Hand], bot: int) -> None:
        self.folder, self.hands = folder, hands
        self._sandbox, self._bot = sandbox, bot

    async def phase(self, work: Coroutine[None, None, Tally]) -> Phase:
        """Let people do `work`, wait until all boards have caught up, and return what was seen."""
        traffic: deque[Traffic] = deque()
        self._sandbox.core.traffic = traffic
        begun, before = time.perf_counter(), self._spent()
        tally = await work
        seconds = time.perf_counter() - begun
        busy = [after - one for after, one in zip(self._spent(), before, strict=True)]
        await caught_up(self.folder)
        return Phase(tally, lags(tally.presses, traffic), seconds, *busy)

    def _spent(self) -> tuple[float, float, float]:
        """Return the processor time so far of the bot, of what draws for it, and of us, s."""
        drawing = sum(processor_time(child) for child in children(self._bot))
        return processor_time(self._bot), drawing, time.process_time()

    def memory(self) -> tuple[float, float]:
        """Return the most memory that the bot and what draws for it ever held, MB."""
        return peak_memory(self._bot), sum(peak_memory(child) for child in children(self._bot))

    def held(self) -> tuple[float, float]:
        """Return the memory that the bot and what draws for it hold now, MB."""
        return held_memory(self._bot), sum(held_memory(child) for child in children(self._bot))


def lags(presses: Sequence[Press], traffic: Sequence[Traffic]) -> list[tuple[Press, float]]:
    """Return for each visible move how long its board took to show it, s."""
    shown: dict[str, list[tuple[float, int]]] = {}
    for request in traffic:
        place = _BOARD.match(request.path)
        revision = _REVISION.findall(str(request.json)) if place else ()
        if place and revision and request.method == "PATCH" and request.status < 300:
            shown.setdefault(place[1], []).append((request.at, int(revision[-1])))
    found: list[tuple[Press, float]] = []
    for press in presses:
        if press.revision is not None:
            at = next(
                (at for at, revision in shown.get(press.thread, ()) if revision >= press.revision),
                None,
            )
            if at is not None:
                found.append((press, at - press.at))
    return found


async def caught_up(folder: Path) -> None:
    """Wait until no board is late. Raises TimeoutError."""
    async with asyncio.timeout(_CATCH_UP_TIMEOUT):
        while late(folder):  # noqa: ASYNC110 - another process's database gives no sign
            await asyncio.sleep(0.1)


@asynccontextmanager
async def house(
    folder: Path, matches: int, *, pictures: bool, games: Sequence[str] = (), drawers: int = 1
) -> AsyncGenerator[At]:
    """Start stand-in and bot with so many running matches whose boards are all there."""
    async with AsyncExitStack() as stack:
        sandbox = await stack.enter_async_context(Sandbox(rate_limits="off"))
        client = await stack.enter_async_context(Client(sandbox.url, 60.0))
        places = await _places(client, matches)
        hands = await _begun(folder, client, places, games or (easiest(),))
        run = [sys.executable, "-m", "bench.traffic.alone", sandbox.url, str(folder)]
        run += [f"--drawers={drawers}", *([] if pictures else ["--words"])]
        bot = await asyncio.create_subprocess_exec(*run)
        try:
            await client.bot_online()
            await caught_up(folder)
            for hand in hands:
                await hand.person.until(hand.board, "a board")
            yield At(folder, sandbox, hands, bot.pid)
        finally:
            bot.terminate()
            await bot.wait()


class Place(msgspec.Struct, frozen=True):
    """A thread of a server, and the ids of the two people there."""

    server: int
    thread: int
    people: tuple[Person, Person]


async def _places(client: Client, matches: int) -> list[Place]:
    found: list[Place] = []
    for number in range(GUILDS):
        names = f"Ana {number}", f"Bao {number}"
        alone: Json = {"locale": "fr", "guild_ids": []}
        made = [await client.call("POST", "/users", {"name": name, **alone}) for name in names]
        keys = [str(one["id"]) for one in made]
        server = {"name": f"Serveur {number}", "member_ids": keys, "owner_id": keys[0], "bot": True}
        guild = await client.call("POST", "/guilds", {**server, "preferred_locale": "fr"})
        channel = guild["channels"][0]["id"]
        people = Person(int(keys[0]), names[0]), Person(int(keys[1]), names[1])
        for one in range(number, matches, GUILDS):
            path = f"/users/{keys[0]}/channels/{channel}/threads"
            thread = await client.call("POST", path, {"name": f"Table {one}"})
            found.append(Place(int(guild["id"]), int(thread["id"]), people))
    return found


async def _begun(
    folder: Path, client: Client, places: Sequence[Place], games: Sequence[str]
) -> list[Hand]:
    """Begin a match in each place, before the bot starts."""
    watchers: Mapping[str, Watcher] = {
        one.name: await client.user(one.name)
        for one in dict.fromkeys(person for place in places for person in place.people)
    }
    play = await opened(folder / "matches.db")
    hands: list[Hand] = []
    for number, place in enumerate(places):
        one, two = place.people
        game = games[number % len(games)]
        lobby = await play.lobbies.open(
            server=place.server,
            channel=place.thread,
            host=Asker(one, place.thread, (), manages=False),
            game=game,
            locale="fr",
            most=2,
            terms=TimeTerms(pace="day"),
            preset="quick" if game == easiest() else None,  # straight to the moves
        )
        await play.lobbies.join(lobby.id, two)
        match = await play.lobbies.start(lobby.id, one.id, place.thread)
        await play.channels.move_to(match, place.thread)
        both = watchers[one.name], watchers[two.name]
        hands.append(Hand(match, str(place.thread), both, number))
    await play.close()
    return hands


def _latencies(part: str, phase: Phase, *, judged: bool) -> Iterator[Figure]:
    presses = phase.tally.presses
    made = len(presses) / phase.seconds
    yield Figure(part, "acknowledged", made, made, made, "interactions/s", remark=phase.busy)
    busy = "two cores for the bot, its drawing, the stand-in and the people"
    acks = [1000 * press.acknowledged for press in presses]
    yield from _quantiles(part, "acknowledged after", acks, (ACK, ACK99) if judged else None, busy)
    settled = [1000 * press.settled for press in presses]
    yield from _quantiles(part, "table moved on after", settled, None, "")
    boards = [1000 * lag for _, lag in phase.lags]
    yield from _quantiles(part, "board caught up after", boards, None, "")


def _quantiles(
    part: str, what: str, values: Sequence[float], aims: tuple[float, float] | None, limit: str
) -> Iterator[Figure]:
    half, most = (at_most(aims[0]), at_most(aims[1])) if aims else (None, None)
    yield figure(part, f"{what}, p50", values, "ms", half, limit=limit)
    worst = part_of(values, 0.99)
    yield Figure(part, f"{what}, p99", worst, worst, max(values), "ms", most, limit)


def _memory(part: str, bot: float, drawing: float, *, judged: bool) -> Figure:
    both = bot + drawing
    aim = at_most(MEMORY) if judged else None
    limit = "the caches of pictures, and what lies open"
    remark = f"the most that the bot ({bot:.0f}) and its drawing ({drawing:.0f}) ever held (RSS)"
    return Figure(part, "memory of both processes", both, both, both, "MB", aim, limit, remark)


def _throughput(part: str, phase: Phase, *, judged: bool) -> Iterator[Figure]:
    turns = phase.turns
    aim: Aim | None = at_least(TURNS) if judged else None
    presses, moves = max(1, len(phase.tally.presses)), max(1, len(phase.lags))
    bot, drawing = 1000 * phase.bot / presses, 1000 * phase.drawing / presses
    whole = 1000 * (phase.bot + phase.drawing) / moves
    yield Figure(
        part,
        "complete turns (answer, table and board)",
        turns,
        turns,
        turns,
        "turns/s",
        aim,
        "two cores for the bot, its drawing, the stand-in and the people",
        f"for an interaction {bot:.1f} ms of the bot's processor time, {drawing:.1f} ms of drawing;"
        f" for a complete turn {whole:.0f} ms of both",
    )
    sittings = sum(press.closes for press in phase.tally.presses) / phase.seconds
    yield Figure(
        part, "sittings (opened, all answered)", sittings, sittings, sittings, "sittings/s"
    )
