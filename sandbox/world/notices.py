"""Messages that Discord writes itself, in the name of whoever did what they tell of."""

from typing import Any

from sandbox.world.model import (
    ADDED,
    PINNED,
    RENAMED,
    THREAD_CREATED,
    THREAD_STARTER,
    Channel,
    Message,
)
from sandbox.world.world import World

KEPT = (ADDED, RENAMED, THREAD_STARTER)  # nobody can delete these


def _notice(world: World, channel: Channel, user_id: str, kind: int, **about: Any) -> Message:  # noqa: ANN401 - fields of a message
    return Message(
        id=world.flakes.next(),
        channel_id=channel.id,
        author_id=user_id,
        created_at=world.clock.now(),
        type=kind,
        **about,
    )


def thread_created(world: World, parent: Channel, thread: Channel) -> Message:
    """In the channel: a thread was begun without a message."""
    assert thread.thread is not None
    owner = thread.thread.owner_id
    about = {"content": thread.name, "thread_id": thread.id}
    return _notice(world, parent, owner, THREAD_CREATED, **about)


def thread_starter(world: World, thread: Channel, message: Message) -> Message:
    """In the thread, first of all: the message that it was begun from."""
    assert thread.thread is not None
    return _notice(world, thread, thread.thread.owner_id, THREAD_STARTER, reference=message.id)


def renamed(world: World, thread: Channel, user_id: str) -> Message:
    """In the thread: it has a new name."""
    return _notice(world, thread, user_id, RENAMED, content=thread.name)


def added(world: World, thread: Channel, user_id: str, newcomer: str) -> Message:
    """In the thread: somebody was added to it."""
    return _notice(world, thread, user_id, ADDED, mentions=[newcomer])


def pinned(world: World, channel: Channel, user_id: str, message: Message) -> Message:
    """In the channel: one of its messages was pinned."""
    return _notice(world, channel, user_id, PINNED, reference=message.id)
