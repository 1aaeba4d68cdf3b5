"""Entry point: logging, the bot, start and stop."""

import asyncio
import contextlib
import gc
import logging
import secrets
import signal
import sys
import time
from collections.abc import Generator, Mapping, Sequence
from datetime import timedelta
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

import discord
import structlog
import uvloop
import yarl
from discord import VoiceClient
from discord.gateway import DiscordWebSocket
from discord.http import Route

from cogs import COGS
from cogs.app.bot import Bot, Services
from cogs.app.render_client import RenderClient
from cogs.monitoring.counts import Counts
from cogs.monitoring.faults import guarded, repeat, report
from cogs.monitoring.metrics import Metrics, healthy
from cogs.monitoring.traces import code_of, print_trace, trace
from cogs.settings import (
    BadSettings,
    Settings,
    environment,
    parts_of,
    read_settings,
    token_of,
)
from db.migrate import Unusable
from games import registry
from games.core.data.cards import BrokenCards
from games.outside import Unfit
from games.registry import Game
from locales import Texts
from play.service import Application
from play.time.backoff import wait_after
from play.time.clock import Clock, SystemClock
from play.time.shards import Share
from render.drawers import drawers
from render.job import Undrawn
from render.queue import RenderQueue

if TYPE_CHECKING:
    from sandbox.server import Sandbox


_log = structlog.get_logger("bot")
ENV_FILE = Path(".env")
_YOUNG = 10_000  # objects that are made between two looks of the garbage collector
NO_STAND_IN = (
    "DISCORD_TOKEN: none is set, and the local stand-in for Discord is not installed"
    " (pip install ./sandbox)."
)
RETRY, RETRY_MOST = 5, 300  # s to the second attempt to reach Discord; the most between two


def set_up_logs(settings: Settings) -> None:
    """Give our log lines and the library's one format; none tells what was on a table."""
    shared: list[structlog.typing.Processor] = [
        structlog.contextvars.merge_contextvars,
        structlog.stdlib.add_log_level,
        structlog.stdlib.add_logger_name,
        structlog.processors.TimeStamper(fmt="iso", utc=True),
    ]
    if settings.log_format == "json":
        last: list[structlog.typing.Processor] = [
            structlog.processors.ExceptionRenderer(trace),
            structlog.processors.JSONRenderer(),
        ]
    else:
        colours = sys.stderr.isatty()
        last = [structlog.dev.ConsoleRenderer(colors=colours, exception_formatter=print_trace)]
    structlog.configure(
        processors=[*shared, structlog.stdlib.ProcessorFormatter.wrap_for_formatter],
        logger_factory=structlog.stdlib.LoggerFactory(),
        wrapper_class=structlog.stdlib.BoundLogger,
        cache_logger_on_first_use=True,
    )
    handler = logging.StreamHandler()
    handler.setFormatter(
        structlog.stdlib.ProcessorFormatter(
            foreign_pre_chain=shared,
            processors=[structlog.stdlib.ProcessorFormatter.remove_processors_meta, *last],
        )
    )
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(settings.log_level)
    for chatty in ("discord", "aiosqlite", "PIL"):  # at DEBUG they log what they carry
        logging.getLogger(chatty).setLevel(max(logging.INFO, root.level))
    VoiceClient.warn_nacl = VoiceClient.warn_dave = False  # we never speak
    logging.getLogger("aiohttp.access").setLevel(logging.WARNING)


def point_at(sandbox: "Sandbox | str") -> None:
    """Point the library at a stand-in for Discord, given or by address; nothing else changes."""
    url = sandbox if isinstance(sandbox, str) else sandbox.url
    Route.BASE = f"{url}/api/v10"
    DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(url.replace("http", "ws", 1) + "/gateway")
    discord.Asset.BASE = url  # pyright: ignore[reportAttributeAccessIssue] - a constant


async def services_of(
    settings: Settings,
    render_queue: RenderQueue,
    games: Mapping[str, Game] | None = None,
    clock: Clock | None = None,
    texts: Texts | None = None,
) -> Services:
    """Open the store and read cards and texts.

    Raises BrokenCards, Unfit, BadSettings, Unusable.

    Other `games`, another `clock` or other `texts` may be given.
    """
    found = all_games() if games is None else dict(games)
    store = Path(settings.data) / "matches.db"
    with _set_by("BOT_DATA"):
        store.parent.mkdir(parents=True, exist_ok=True)
    said = texts or Texts(*(game.texts for game in found.values()))
    after = timedelta(days=settings.archive_after) or None
    share = None
    if settings.shards:
        home, of_all = parts_of(settings.shards)
        most = settings.shards_most or of_all
        share = Share(secrets.token_hex(8), home, of_all, most)
    play = await Application.open(
        store,
        found,
        clock or SystemClock(),
        secrets.token_bytes,
        archived_after=after,
        server=settings.database,
        share=share,
    )
    for game, matches in play.waiting.items():
        _log.warning("matches are paused until their game is back", game=game, matches=matches)
    counts = Counts()
    play.on_fault(partial(report, counts))
    play.shards.on_off(
        lambda by: _log.error("the clock of this machine is off; it serves nobody", by=str(by))
    )
    play.time.on_jump(lambda by: _log.warning("the clock was changed", by=str(by)))
    render_client = RenderClient(render_queue, said, found, counts)
    told = store.with_name("commands.sha256")
    return Services(
        found, play, said, render_client, settings.language, settings.matches_each, told, counts
    )


def all_games() -> dict[str, Game]:
    """Return all games; log a line for each package that was left out.

    Raises BrokenCards, Unfit.
    """
    with _uncollected():
        found = registry.find()
    for one in found.left_out:
        code = code_of(one.fault)
        _log.error(
            "a game was not loaded", game=one.key, package=one.package, why=one.why, code=code
        )
    return dict(found.games)


@contextlib.contextmanager
def _uncollected() -> Generator[None]:
    """Pause garbage collection: almost everything that is made here stays (`keep_for_good`)."""
    gc.disable()
    try:
        yield
    finally:
        gc.enable()


@contextlib.contextmanager
def _set_by(names: str) -> Generator[None]:
    """Turn an error of the machine into BadSettings that names the settings behind it."""
    try:
        yield
    except (OSError, UnicodeError) as fault:  # a name of a host may be none, too
        raise BadSettings(f"{names}: {fault}") from fault


async def keep_time(services: Services, every: float) -> None:
    """Do what is due, every few seconds, as long as the bot lives."""
    await repeat(services.counts, "time", services.play.time.tick, every)


async def keep_shards(services: Services, every: float) -> None:
    """Keep what this process owns, every few seconds, as long as the bot lives."""
    await repeat(services.counts, "shards", services.play.shards.tick, every)


async def keep_tournaments(services: Services, every: float) -> None:
    """Let tournaments go on, every few seconds, as long as the bot lives."""
    await repeat(services.counts, "tournaments", services.play.tournaments.tick, every)


async def begin_matches(services: Services) -> None:
    """Begin matches of tournaments that are due, as long as the bot lives (EVT-1.6)."""
    await repeat(services.counts, "matches", services.play.tournaments.begin_next, 1)


async def keep_ratings(services: Services, every: float) -> None:
    """Let ratings follow from results, every few seconds, as long as the bot lives."""
    await repeat(services.counts, "ratings", services.play.ratings.tick, every)


async def keep_up(services: Services, every: float) -> None:
    """Look after the database, every few seconds, as long as the bot lives."""
    await repeat(services.counts, "upkeep", services.play.upkeep.tick, every)


class NeverTaken(Exception):
    """Discord takes no connection of this bot, however often it tries; the text is one line."""


NEVER = {  # close codes of the gateway that no attempt changes
    4010: "it knows no such shard",
    4011: "the bot is on more servers than its shards may hold; started anew, it asks for more",
    4012: "it speaks no such version any more; a newer release is needed",
    4013: "the intents are none",
    4014: "the bot may not have these intents",
}


async def connect(services: Services, token: str) -> None:
    """Keep a bot connected; each attempt that soon fails doubles the wait before the next.

    Raises discord.LoginFailure when the token is refused, NeverTaken when the connection is.
    """
    failures = 0
    while True:
        client, began = Bot(services, COGS), time.monotonic()
        try:
            async with client:
                await client.start(token)
        except discord.LoginFailure:
            raise
        except discord.PrivilegedIntentsRequired:
            raise _never(4014) from None
        except (discord.DiscordException, OSError) as fault:
            if isinstance(fault, discord.ConnectionClosed) and fault.code in NEVER:
                raise _never(fault.code) from None
            lasted = time.monotonic() - began
            failures = 1 if lasted > RETRY_MOST else failures + 1
            wait = wait_after(failures, RETRY, RETRY_MOST)
            _log.warning("no connection to Discord", why=type(fault).__name__, again_in=wait)
            await asyncio.sleep(wait)
        else:
            return


def _never(code: int) -> NeverTaken:
    return NeverTaken(f"Discord ends the connection with {code}: {NEVER[code]}.")


def keep_for_good() -> None:
    """Exempt everything loaded so far from garbage collection: cards, texts and modules stay.

    Looking through it all took a tenth of a second each time, in which nobody was answered. What
    comes and goes is looked through less often than by default.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(_YOUNG, 20, 20)


async def serve(settings: Settings, token: str | None) -> None:
    """Run until told to stop."""
    told = _told_to_stop()
    render_queue = RenderQueue(*drawers(settings.drawers))
    services = await services_of(settings, render_queue)
    keep_for_good()
    async with contextlib.AsyncExitStack() as stack:
        stack.push_async_callback(render_queue.close)
        stack.push_async_callback(services.play.close)
        if token is None or settings.sandbox_url:
            token = await _stand_in(settings, stack)
        metrics = Metrics(services.play, services.counts)
        if settings.metrics_port:
            served = metrics.served(settings.metrics_host, settings.metrics_port)
            with _set_by("BOT_METRICS_HOST, BOT_METRICS_PORT"):
                await stack.enter_async_context(served)
        await guarded(services.counts, "start", services.play.start)  # else the clock does it
        tasks = [
            asyncio.create_task(connect(services, token), name="discord"),
            asyncio.create_task(keep_shards(services, min(settings.tick, 5.0)), name="shards"),
            asyncio.create_task(keep_time(services, settings.tick), name="clock"),
            asyncio.create_task(keep_up(services, settings.tick), name="upkeep"),
            asyncio.create_task(keep_tournaments(services, settings.tick), name="tournaments"),
            asyncio.create_task(begin_matches(services), name="matches of tournaments"),
            asyncio.create_task(keep_ratings(services, settings.tick), name="ratings"),
            asyncio.create_task(told.wait(), name="signals"),
        ]
        if settings.figures_every:
            tasks.append(asyncio.create_task(metrics.log_every(settings.figures_every)))
        with contextlib.suppress(Undrawn):  # the first picture tells why
            await services.render_client.warm()
        done, rest = await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        if told.is_set():
            await guarded(
                services.counts,
                "handing over",
                partial(services.play.shards.hand_over, asyncio.sleep),
            )
        for task in rest:
            task.cancel()
        await asyncio.wait(tasks)
        for task in done:
            task.result()


async def _stand_in(settings: Settings, stack: contextlib.AsyncExitStack) -> str:
    """Point the library at a stand-in for Discord, begun here where none is named; return a token.

    Raises BadSettings where none can be begun.
    """
    try:
        from sandbox.server import TOKEN, Sandbox  # noqa: PLC0415 - Discord itself needs none of it
    except ModuleNotFoundError as fault:
        if fault.name != "sandbox":
            raise
        raise BadSettings(NO_STAND_IN) from None

    if settings.sandbox_url:
        point_at(settings.sandbox_url)
        return TOKEN
    sandbox = Sandbox(port=settings.sandbox_port, data=Path(settings.data) / "sandbox")
    with _set_by("BOT_SANDBOX_PORT"):
        await stack.enter_async_context(sandbox)
    point_at(sandbox)
    print(f"Open {sandbox.url} in a browser (a local stand-in for Discord).", flush=True)
    return sandbox.token


def _told_to_stop() -> asyncio.Event:
    """Return an event that Ctrl-C and SIGTERM set, also while the bot is still starting."""
    told = asyncio.Event()
    loop = asyncio.get_running_loop()
    for one in (signal.SIGINT, signal.SIGTERM):
        loop.add_signal_handler(one, told.set)
    return told


def main(arguments: Sequence[str] = ()) -> int:
    """Start the bot, or with `--health` ask a running one; return the exit status."""
    try:
        env = environment(ENV_FILE)
        settings = read_settings(env)
        if "--health" in arguments:
            return 0 if healthy(settings.metrics_host, settings.metrics_port) else 1
        set_up_logs(settings)
        uvloop.run(serve(settings, token_of(env)))
    except (BadSettings, BrokenCards, NeverTaken, Unfit, Unusable) as fault:
        print(fault, file=sys.stderr)
        return 2
    except discord.LoginFailure:
        print("DISCORD_TOKEN: Discord refuses this token.", file=sys.stderr)
        return 2
    return 0


def command() -> int:
    """Start the bot with what the command line says, for the command that is installed."""
    return main(sys.argv[1:])


if __name__ == "__main__":
    sys.exit(command())
