"""Figures for whoever runs the bot: a line in the log, and an address to ask."""

import asyncio
import http.client
import time
from collections import Counter
from collections.abc import AsyncGenerator, Iterator, Mapping
from contextlib import asynccontextmanager, closing

import msgspec
import structlog
from aiohttp import web
from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily, Metric
from prometheus_client.exposition import CONTENT_TYPE_LATEST, generate_latest
from prometheus_client.registry import Collector

from cogs.monitoring.counts import Counts
from cogs.monitoring.faults import repeat, report
from db.records.lists import Figures
from db.store import name_of
from play.service import Application

_log = structlog.get_logger("metrics")


class Reading(msgspec.Struct, frozen=True):
    """What is counted at one moment; `rate` is answers a second since the reading before."""

    figures: Figures
    connected: bool
    answers: int
    rate: float
    refusals: Mapping[str, int]
    errors: Mapping[str, int]


class Metrics:
    """Counts over the life of the process, also when the bot connects anew."""

    def __init__(self, play: Application, counts: Counts) -> None:
        self._play = play
        self._counts = counts
        self._before = (time.monotonic(), 0)

    async def read(self) -> Reading:
        """Return the figures of this moment."""
        now, answers = time.monotonic(), self._counts.answers
        since, told = self._before
        return Reading(
            figures=await self._play.projections.figures(),
            connected=self._counts.connected,
            answers=answers,
            rate=(answers - told) / max(now - since, 0.001),
            refusals=Counter(self._counts.refusals),
            errors=Counter(self._counts.errors),
        )

    async def log(self) -> None:
        """Write one line with all figures; the next rate counts from here."""
        reading = await self.read()
        self._before = time.monotonic(), reading.answers
        found = reading.figures
        _log.info(
            "figures",
            connected=reading.connected,
            matches=found.matches,
            questions=found.questions,
            lobbies=found.lobbies,
            late_boards=found.late_boards,
            lag=round(found.lag.total_seconds(), 1),
            due_pings=found.due_pings,
            answers=reading.answers,
            rate=round(reading.rate, 2),
            refusals=sum(reading.refusals.values()),
            errors=dict(reading.errors),
        )

    async def log_every(self, seconds: float) -> None:
        """Write a line every so often, for ever."""
        await asyncio.sleep(seconds)
        await repeat(self._counts, "figures", self.log, seconds)

    # The address

    @asynccontextmanager
    async def served(self, host: str, port: int) -> AsyncGenerator[None]:
        """Answer at an address. Raises OSError when it is taken."""
        runner = web.AppRunner(self.application(), access_log=None, shutdown_timeout=1)
        await runner.setup()
        try:
            await web.TCPSite(runner, host, port).start()
            yield
        finally:
            await runner.cleanup()

    def application(self) -> web.Application:
        """Return what answers `/metrics` and `/health`."""
        app = web.Application()
        app.router.add_get("/metrics", self._metrics)
        app.router.add_get("/health", self._health)
        return app

    async def _metrics(self, _: web.Request) -> web.Response:
        body = generate_latest(_Families(await self.read()))
        return web.Response(body=body, headers={"Content-Type": CONTENT_TYPE_LATEST})

    async def _health(self, _: web.Request) -> web.Response:
        """Answer 200 while the bot is connected and the store can be read and written, else 503.

        `why` is what SQLite calls the trouble with the store.
        """
        readable, why, stopped = True, self._play.store.trouble, False
        writable = why is None
        try:
            stopped = (await self.read()).figures.directs_stopped
        except Exception as fault:  # noqa: BLE001 - whatever it was, it is told and reported
            report(self._counts, "health", fault)
            readable, why = False, name_of(fault)
        connected = self._counts.connected
        said = {"connected": connected, "readable": readable, "writable": writable, "why": why}
        said["direct_messages"] = "stopped" if stopped else "open"
        status = 200 if connected and readable and writable else 503
        return web.json_response(said, status=status)


class _Families(Collector):
    """A reading as families of metrics; labels are escaped by the library."""

    def __init__(self, reading: Reading) -> None:
        self._reading = reading

    def collect(self) -> Iterator[Metric]:
        """Yield the figures, with what each is."""
        reading, found = self._reading, self._reading.figures
        gauges: dict[str, tuple[str, float]] = {
            "connected": ("Every connection to Discord's gateway stands", reading.connected),
            "open_matches": ("Running matches", found.matches),
            "waiting_questions": ("Questions that wait for people or AIs", found.questions),
            "open_lobbies": ("Open lobbies", found.lobbies),
            "late_boards": ("Boards that show less than has happened", found.late_boards),
            "board_lag_seconds": ("Since when the latest board is late", found.lag.total_seconds()),
            "due_pings": ("Pings that are due and not yet sent", found.due_pings),
            "answers_per_second": ("Answers a second since the last line", reading.rate),
        }
        for name, (said, value) in gauges.items():
            yield GaugeMetricFamily(f"boxes_{name}", said, value)
        answered = "Presses, forms and commands answered"
        yield CounterMetricFamily("boxes_answers", answered, reading.answers)
        for name, said, label, counted in (
            ("refusals", "What people were told no to", "why", reading.refusals),
            ("errors", "Faults of ours", "code", reading.errors),
        ):
            family = CounterMetricFamily(f"boxes_{name}", said, labels=[label])
            for key, value in sorted(counted.items()):
                family.add_metric([key], value)
            yield family


def healthy(host: str, port: int) -> bool:
    """Ask a running bot whether it is well; False when it does not answer within five seconds."""
    try:
        with closing(http.client.HTTPConnection(host, port, timeout=5)) as asked:
            asked.request("GET", "/health")
            return asked.getresponse().status == 200
    except OSError:
        return False
