"""Threads: making them, archiving them when nobody writes."""

from sandbox.common.clock import Timer
from sandbox.gateway.announce import Announcer
from sandbox.world.model import (
    ANNOUNCEMENT,
    ANNOUNCEMENT_THREAD,
    FORUM,
    MEDIA,
    PRIVATE_THREAD,
    PUBLIC_THREAD,
    TEXT,
    Channel,
    Message,
    ThreadFacts,
)
from sandbox.world.world import World

KINDS = {
    TEXT: (PUBLIC_THREAD, PRIVATE_THREAD),
    ANNOUNCEMENT: (ANNOUNCEMENT_THREAD,),
    FORUM: (PUBLIC_THREAD,),
    MEDIA: (PUBLIC_THREAD,),
}


class Archiver:
    """Archives each thread when its time without a message is over."""

    def __init__(self, world: World, announce: Announcer) -> None:
        self._world = world
        self._announce = announce
        self._timers: dict[str, Timer] = {}

    def watch(self, thread: Channel) -> None:
        """Count anew the time until the thread is archived."""
        timer = self._timers.pop(thread.id, None)
        if timer is not None:
            timer.cancel()
        facts = thread.thread
        if facts is not None and not facts.archived:
            due = facts.active_at + facts.auto_archive_duration * 60
            self._timers[thread.id] = self._world.clock.call_at(due, lambda: self._due(thread.id))

    def _due(self, thread_id: str) -> None:
        thread = self._world.channels.get(thread_id)
        if thread is not None:
            self.set_archived(thread, archived=True)

    def set_archived(self, thread: Channel, *, archived: bool) -> None:
        """Archive or un-archive, and tell; un-archiving counts as activity."""
        facts = thread.thread
        assert facts is not None
        facts.archived = archived
        facts.archive_at = self._world.clock.now()
        if not archived:
            facts.active_at = facts.archive_at
        self.watch(thread)
        self._world.save(thread)
        self._announce.channel("update", thread)


def thread_kinds(parent: Channel) -> tuple[int, ...]:
    """The kinds of threads that can be begun in the channel, the usual one first."""
    return KINDS.get(parent.type, ())


def new_thread(
    world: World,
    parent: Channel,
    owner_id: str,
    name: str,
    *,
    minutes: int = 4320,
    kind: int | None = None,
    message: Message | None = None,
) -> Channel:
    """A thread of the channel, not yet kept; from a message it takes that message's id."""
    now = world.clock.now()
    facts = ThreadFacts(
        parent_id=parent.id,
        owner_id=owner_id,
        created_at=now,
        archive_at=now,
        active_at=now,
        auto_archive_duration=minutes,
        members=[owner_id],
    )
    key = message.id if message is not None else world.flakes.next()
    kind = thread_kinds(parent)[0] if kind is None else kind
    return Channel(id=key, guild_id=parent.guild_id, name=name, type=kind, thread=facts)
