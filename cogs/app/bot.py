"""The bot and its services; every interaction comes in here."""

import asyncio
import hashlib
import json
import sys
from collections import Counter
from collections.abc import Awaitable, Callable, Coroutine, Mapping, Sequence
from functools import partial
from pathlib import Path
from types import MappingProxyType
from typing import Any, TypeVar

import discord
import msgspec
import structlog
import yarl
from discord import app_commands
from discord.ext import commands

from cogs.app.admission import admit
from cogs.app.command_texts import command_payload
from cogs.app.context import NO_PARTS, Context, Handler, Interaction, Parts, fields_of
from cogs.app.drafts import Drafts
from cogs.app.edits import SideViews, Tables
from cogs.app.errors import boundary, tell
from cogs.app.gateway.connections import ShardConnections
from cogs.app.gateway.resends import send_again
from cogs.app.places import ShutPlaces, ThreadCounts
from cogs.app.render_client import RenderClient
from cogs.monitoring.counts import Counts
from cogs.monitoring.faults import guarded, repeat, report
from cogs.ui.limits import TooMuch, command_faults
from games.registry import Game
from locales import Texts
from locales.texts import FIRST, LOCALES, Locale
from play.service import Application

_log = structlog.get_logger("cogs")
ATTEMPTS = 5  # to connect a shard, before all begin anew
DRAIN = 5.0  # s for which a bot that stops finishes what it has begun
_ARRIVES = "INTERACTION_CREATE"
NO_FIELDS: Mapping[str, str] = MappingProxyType({})
_COMPONENT, _FORM = discord.InteractionType.component, discord.InteractionType.modal_submit


C = TypeVar("C", bound=commands.Cog)


class Services(msgspec.Struct, frozen=True):
    """What the bot is made of: games by key, the application, texts and pictures."""

    games: dict[str, Game]
    play: Application
    texts: Texts
    render_client: RenderClient
    locale: Locale = FIRST  # of servers and people of whom no other is known
    matches_each: int = 50  # running matches that one person may have
    told: Path | None = None  # the file that remembers which commands Discord was told of
    counts: Counts = msgspec.field(default_factory=Counts)  # over all connections


class Bot(commands.AutoShardedBot):
    """The bot. Components and forms are answered by `routes`, from their custom_id alone.

    The library keeps no views: they are payloads (`cogs/ui/page.py`), so nothing is lost in a
    restart and nothing grows with the number of messages.
    """

    def __init__(
        self,
        services: Services,
        cogs: Sequence[Callable[["Bot"], commands.Cog]],
        guild_ready_timeout: float = 2.0,
    ) -> None:
        super().__init__(
            command_prefix=commands.when_mentioned,
            intents=discord.Intents(guilds=True),
            allowed_mentions=discord.AllowedMentions.none(),
            allowed_contexts=app_commands.AppCommandContext(guild=True),
            allowed_installs=app_commands.AppInstallationType(guild=True),
            max_messages=None,
            help_command=None,
            tree_cls=Tree,
            guild_ready_timeout=guild_ready_timeout,
            **_parts_of(services.play),
        )
        self.services = services
        self.games, self.play = services.games, services.play
        self.texts, self.render_client = services.texts, services.render_client
        self.counts = services.counts
        self.thread_counts = ThreadCounts()
        self.side_views = Tables()  # what is read beside matches, opened from their boards
        self.beside = SideViews()
        self.drafts = Drafts(self.play.clock.steady)
        self.shut_places = ShutPlaces(self.play.clock.steady)
        self.routes: dict[str, Handler] = {}
        self.homes: dict[str, str] = {}  # of routes, the one that leads back to where one was
        self.on_silence: Callable[[Context], Awaitable[None]] | None = None
        self._silent: set[int] = set()  # interactions of people who are asked after the answer
        self.stopping = False  # nothing new is begun that the next start can do as well
        self._cogs_to_add = cogs
        self._tasks: set[asyncio.Task[Any]] = set()
        self._rounds: list[asyncio.Task[None]] = []
        self._attempts: Counter[int] = Counter()  # to connect each shard for the first time
        self._shards_there: frozenset[int] = frozenset()
        self._connections = ShardConnections(self, self.play.shards, DRAIN)
        parsers = self._connection.parsers
        self._parse, parsers[_ARRIVES] = parsers[_ARRIVES], self._read_ahead

    async def setup_hook(self) -> None:
        """Register all routes, and tell Discord about the commands if they have changed."""
        send_again(self)
        self.play.shards.on_change(self._follow_shards)
        for make in self._cogs_to_add:
            await self._add(make(self))
        await self.sync_commands()

    async def _add(self, cog: commands.Cog) -> None:
        for name in dir(cog):
            method: Any = getattr(cog, name, None)
            verb = getattr(method, "verb", None)
            if isinstance(verb, str):
                whole = getattr(cog, "prefix", "") + verb
                assert whole not in self.routes, f"two routes are called {whole}"
                self.routes[whole] = method
                if home := getattr(method, "again", None) or getattr(cog, "home", None):
                    self.homes[whole] = home
        await self.add_cog(cog)

    def find(self, kind: type[C]) -> C:
        """Return the cog of a kind."""
        cog = self.get_cog(kind.__name__)
        assert isinstance(cog, kind)
        return cog

    def in_background(self, work: Coroutine[Any, Any, None]) -> None:
        """Run something in the background; the bot waits for it before it stops."""
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._done)

    def _done(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and (fault := task.exception()) is not None:
            work = task.get_coro()
            report(self.counts, getattr(work, "__qualname__", "background work"), fault)

    def repeat(self, doing: str, work: Callable[[], Awaitable[object]], every: float) -> None:
        """Do something every so many seconds, from the first connection until the bot stops."""

        async def rounds() -> None:
            await self.wait_until_ready()
            await repeat(self.counts, doing, work, every)

        self._rounds.append(asyncio.create_task(rounds(), name=doing))

    def wait_for_this(self) -> None:
        """Let `close` wait for the running task: it answers somebody."""
        task = asyncio.current_task()
        assert task is not None
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def close(self) -> None:
        """Finish what was begun, for at most five seconds: the next start does the rest."""
        self.stopping = True
        self.play.verifier.stop()
        self.play.reviews.stop()
        for one in self._rounds:
            one.cancel()
        ends = asyncio.get_running_loop().time() + DRAIN
        while (own := self._tasks - {asyncio.current_task()}) and not self.is_closed():
            left = ends - asyncio.get_running_loop().time()
            if left <= 0:
                break
            await asyncio.wait(own, timeout=left)
        self.counts.connected = False
        await super().close()

    async def launch_shard(
        self, gateway: yarl.URL, shard_id: int, *, initial: bool = False
    ) -> None:
        """Connect one of the connections among which Discord shares the servers.

        Raises ConnectionError when that fails again and again: the library tries it from within
        the attempt before, one call deeper each time.
        """
        self._attempts[shard_id] += 1
        if self._attempts[shard_id] > ATTEMPTS:
            raise ConnectionError
        await super().launch_shard(gateway, shard_id, initial=initial)
        self._attempts.pop(shard_id, None)

    async def launch_shards(self) -> None:
        """Connect what is to be connected at the start."""
        await super().launch_shards()
        self._connections.begun()

    async def before_identify_hook(self, shard_id: int | None, *, initial: bool = False) -> None:
        """Wait until a connection may identify."""
        if self.play.shards.alone:
            await super().before_identify_hook(shard_id, initial=initial)
        else:
            await self._connections.turn(shard_id or 0)

    def _follow_shards(self) -> None:
        if self.is_closed() or self.stopping:
            return
        self._count_shards(self._shards_there)
        if not self._connections.busy:
            self.in_background(self._connections.follow())

    async def on_shard_ready(self, shard: int) -> None:
        """Take over a part whose servers have all come (an event of discord.py)."""
        await self.play.shards.connected(shard)

    async def on_shard_connect(self, shard: int) -> None:
        """Count a shard as connected (an event of discord.py)."""
        self._count_shards(self._shards_there | {shard})

    async def on_shard_resumed(self, shard: int) -> None:
        """Count a shard as connected again."""
        self._count_shards(self._shards_there | {shard})

    async def on_shard_disconnect(self, shard: int) -> None:
        """Count a shard as gone until it has connected again."""
        self.play.shards.disconnected(shard)
        self._count_shards(self._shards_there - {shard})

    def _count_shards(self, there: frozenset[int]) -> None:
        """Note which shards are connected; the bot is connected when all of them are."""
        self._shards_there = there
        shards = self.play.shards
        if shards.alone:
            self.counts.connected = len(there) == self.shard_count
        else:
            self.counts.connected = shards.wanted <= there

    def _read_ahead(self, event: dict[str, Any]) -> None:
        """Note how long a thread is, before the interaction in it is answered.

        What stood on the message that was pressed is not read: a press brings along all it needs.
        """
        self.thread_counts.note(event.get("channel") or {})
        if event.get("message"):
            event["message"]["components"] = []
        self._parse(event)

    async def on_error(self, event_method: str, /, *_: object, **__: object) -> None:
        """Tell what went wrong in a listener."""
        fault = sys.exception()
        assert fault is not None
        report(self.counts, event_method, fault)

    async def on_app_command_completion(self, interaction: Interaction, *_: object) -> None:
        """Count a slash command that was answered."""
        self.counts.answers += 1
        if interaction.id in self._silent:
            await self.answered(await self.context_of(interaction))

    async def answered(self, context: Context) -> None:
        """Ask somebody who had gone silent until now what is to become of their matches (CLB-2.2).

        To be called once they have their answer.
        """
        if context.interaction.id in self._silent and self.on_silence is not None:
            self._silent.discard(context.interaction.id)
            await guarded(self.counts, "question", partial(self.on_silence, context))

    async def context_of(self, interaction: Interaction) -> Context:
        """Return the context of an interaction, in the language that the person reads."""
        context = arrived(interaction)
        await self.recognise(context)
        return context

    async def recognise(self, context: Context) -> None:
        """Switch to the language that this person has chosen, and keep their name up to date."""
        people, spoken = self.play.people, context.spoken or context.locale
        settings = context.settings = await people.pressed(context.person, spoken)
        if settings.locale is not None:
            context.locale = language(settings.locale)
        if context.server:
            await self.play.members.heard(context.person, context.server)
        self.render_client.met(context.person, context.interaction.user.name)
        await people.seen(context.who)
        if await self.play.silences.pressed(context.person):
            self._silent.add(context.interaction.id)

    async def on_interaction(self, interaction: Interaction) -> None:
        """Answer a press, a choice or a form; the library handles slash commands itself."""
        if interaction.type not in (_COMPONENT, _FORM):
            return
        self.wait_for_this()
        data: dict[str, Any] = dict(interaction.data or {})
        verb, *args = str(data.get("custom_id", "")).split(":")
        values = [str(value) for value in data.get("values") or ()]
        fields = fields_of(data) if interaction.type is _FORM else NO_FIELDS
        context = arrived(interaction, Parts(args), Parts(values), fields)
        with structlog.contextvars.bound_contextvars(route=verb, person=context.person):
            async with boundary(context, verb):
                await self.recognise(context)
                for which in context.about:
                    await admit(context, which)
                with self.drafts.kept(context.person, str(data.get("custom_id")), fields):
                    await self.routes.get(verb, _unknown)(context)
                self.counts.answers += 1
        await self.answered(context)

    async def sync_commands(self) -> None:
        """Send Discord the commands in both languages, unless it has them already.

        Raises TooMuch when it would refuse them.
        """
        payload = command_payload(self.tree, self.texts)
        faults = command_faults(payload)
        if faults:
            raise TooMuch(faults)
        assert self.application_id is not None
        digest = hashlib.sha256(json.dumps([self.application_id, payload]).encode()).hexdigest()
        told = self.services.told
        if told is not None and _read(told) == digest.encode():
            return
        await self.http.bulk_upsert_global_commands(self.application_id, payload=payload)
        if told is None:
            return
        try:
            told.write_text(digest, "utf-8")
        except OSError as fault:  # the disk is full: the next start tells Discord again
            _log.warning("could not store which commands Discord has", why=fault.strerror)


def _parts_of(play: Application) -> dict[str, Any]:
    """Return which connections the library is to begin with: without a word, all of them."""
    shards = play.shards
    return {} if shards.alone else {"shard_ids": shards.home, "shard_count": shards.count}


def _read(told: Path) -> bytes:
    """Return what a file says; where it cannot be read it says nothing, as if it were lost."""
    try:
        return told.read_bytes()
    except FileNotFoundError:
        return b""
    except OSError as fault:
        _log.warning("could not read which commands Discord has", why=fault.strerror)
        return b""


class Tree(app_commands.CommandTree[Bot]):
    """Slash commands, with the one boundary around them."""

    async def interaction_check(self, interaction: Interaction, /) -> bool:
        """Allow everybody; the bot waits for the answer before it stops."""
        interaction.client.wait_for_this()
        return True

    async def on_error(
        self, interaction: Interaction, error: app_commands.AppCommandError, /
    ) -> None:
        """Answer what went wrong in a command."""
        context, bot = arrived(interaction), interaction.client
        await guarded(bot.counts, "context", partial(bot.recognise, context))
        cause = error.original if isinstance(error, app_commands.CommandInvokeError) else error
        name = interaction.command.qualified_name if interaction.command else "?"
        async with boundary(context, f"/{name}"):
            raise cause
        await bot.answered(context)


def arrived(
    interaction: Interaction,
    args: Parts = NO_PARTS,
    values: Parts = NO_PARTS,
    fields: Mapping[str, str] = NO_FIELDS,
) -> Context:
    """Return the context of an interaction, in the language of the person's Discord client."""
    spoken = language(str(interaction.locale))
    return Context(interaction, spoken, args, values, fields, spoken=spoken)


async def _unknown(context: Context) -> None:
    await tell(context, context.ui("old-component"))


def language(locale: str) -> Locale:
    """Return which of our languages somebody with this Discord locale reads."""
    spoken = locale.lower().partition("-")[0]
    return spoken if spoken in LOCALES else FIRST
