"""All parts of the server put together, without its routes."""

from collections import deque
from itertools import count
from pathlib import Path

from msgspec import Struct

from sandbox.common.clock import WorldClock
from sandbox.common.faults import InjectedFaults
from sandbox.common.ratelimits import Figures, RateLimits
from sandbox.common.shapes import Json
from sandbox.common.snowflakes import Snowflakes
from sandbox.gateway.announce import Announcer
from sandbox.gateway.gateway import Gateway
from sandbox.gateway.interactions import Interactions
from sandbox.gateway.live import Live
from sandbox.gateway.sharding import Sharding
from sandbox.gateway.threads import Archiver
from sandbox.world import notices
from sandbox.world.first import first_world, invite_bot, remove_member, renew
from sandbox.world.model import (
    HAS_THREAD,
    OF_POSTS,
    PRIVATE_THREAD,
    THREAD_STARTER,
    Channel,
    Guild,
    Message,
)
from sandbox.world.store import Journal
from sandbox.world.views import Views
from sandbox.world.wire import Wire
from sandbox.world.world import World

REMEMBERED = 2000  # requests


class Traffic(Struct):
    """One request of the bot and its answer, as they travelled."""

    n: int
    method: str
    path: str
    status: int
    json: Json | list[Json] | None
    answer: Json | list[Json] | None
    at: float


class Core:
    """The state of one running sandbox."""

    def __init__(
        self,
        data: Path | None,
        token: str,
        figures: Figures | None,
        *,
        still: bool = False,
        hidden: bool = True,
    ) -> None:
        self.token = token
        self.clock = WorldClock(still=still)
        self.flakes = Snowflakes(self.clock)
        self.store = Journal(data)
        self.world = World(self.store, self.clock, self.flakes)
        self.world.hides = hidden
        self.wire = Wire(self.world)
        self.views = Views(self.world, self.wire)
        self.live = Live()
        self.limits = RateLimits(self.clock, figures)
        sharding = Sharding(self.clock, self.limits)
        self.gateway = Gateway(self.world, self.wire, self.clock, sharding, token)
        self.announce = Announcer(self.world, self.wire, self.gateway, self.live, self.views)
        self.gateway.on_change.append(self.announce.bot_presence)
        self.faults = InjectedFaults(self.clock)
        self.interactions = Interactions(
            self.world, self.wire, self.gateway, self.live, self.faults
        )
        self.archiver = Archiver(self.world, self.announce)
        self.traffic: deque[Traffic] = deque(maxlen=REMEMBERED)
        self.numbers = count(1)

    def open(self) -> None:
        """Load the world, or make the first one."""
        if self.world.load():
            renew(self.world)
        else:
            first_world(self.world)
        for thread in [one for one in self.world.channels.values() if one.thread]:
            self.archiver.watch(thread)

    async def close(self) -> None:
        """Let go of all that waits and of every connection, and close the store."""
        self.faults.clear()
        self.gateway.stop()
        await self.live.stop()
        self.clock.close()
        self.store.close()

    def publish(self, message: Message) -> None:
        """Keep a new message, let its channel know it, and tell everybody who sees it."""
        world = self.world
        world.save(message)
        if message.reader is None:
            channel = world.channels[message.channel_id]
            channel.last_message_id = message.id
            self._count_in_thread(channel, message)
            world.save(channel)
        self.announce.message_created(message)

    def _count_in_thread(self, channel: Channel, message: Message) -> None:
        facts = channel.thread
        if facts is None:
            return
        if (
            message.type != THREAD_STARTER and message.id != channel.id
        ):  # a thread's first is no part
            facts.message_count += 1
            facts.total_message_sent += 1
        facts.active_at = self.clock.now()
        if facts.archived and not facts.locked and not message.system:
            self.archiver.set_archived(channel, archived=False)
        came = [
            one for one in (message.author_id, *message.pinged) if one not in facts.members
        ]  # who writes or is mentioned joins the thread
        facts.members += came
        self.announce.thread_members(channel, came, [])
        self.archiver.watch(channel)

    def begin_thread(self, thread: Channel, message: Message | None = None) -> None:
        """Keep a new thread, tell of it, and say so where it belongs.

        `message` is that of its channel from which it was begun.
        """
        world = self.world
        parent = world.place(thread)
        world.save(thread)
        self.archiver.watch(thread)
        self.announce.channel("create", thread)
        if message is not None:
            message.flags |= HAS_THREAD
            world.save(message)
            self.announce.message_updated(message)
            self.publish(notices.thread_starter(world, thread, message))
        elif thread.type != PRIVATE_THREAD and parent.type not in OF_POSTS:
            self.publish(notices.thread_created(world, parent, thread))

    def unpublish(self, message: Message) -> None:
        """Remove a message for good."""
        channel = self.world.channels[message.channel_id]
        if message.reader is None and channel.thread is not None and message.id != channel.id:
            channel.thread.message_count = max(0, channel.thread.message_count - 1)
            self.world.save(channel)
        self.announce.message_deleted(message)
        self.world.remove(message)

    def remove_channel(self, channel: Channel) -> None:
        """Remove a channel or thread with its messages, and a channel's threads with it."""
        world = self.world
        if channel.thread is None:
            threads = [
                one
                for one in world.threads_of(channel.guild_id)
                if one.thread and one.thread.parent_id == channel.id
            ]
            for thread in threads:
                self.remove_channel(thread)
        self.announce.channel("delete", channel)
        for message in world.messages_in(channel.id):
            world.remove(message)
        world.remove(channel)

    def bot_in(self, guild: Guild) -> bool:
        return self.world.bot_id in guild.members

    def bot_out(self, guild: Guild) -> None:
        """The bot leaves or is kicked."""
        remove_member(self.world, guild, self.world.bot_id)
        self.announce.bot_left(guild)
        self.announce.members_changed(guild)

    def bot_back(self, guild: Guild) -> None:
        """The bot is invited."""
        invite_bot(self.world, guild)
        self.gateway.joined(guild)
        self.announce.members_changed(guild)
