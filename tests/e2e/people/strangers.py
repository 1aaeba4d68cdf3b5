"""People from elsewhere in front of a house: of another server, or shut out of a channel."""

from typing import Any

from sandbox.client.client import Person
from sandbox.common.shapes import Json
from sandbox.gateway.threads import new_thread
from sandbox.world import permissions
from sandbox.world.model import PRIVATE_THREAD, Overwrite
from tests.e2e.house import House


async def another_server(house: House, name: str = "Mallory") -> tuple[Person, Json]:
    """Somebody who is on a server of their own alone, with the bot; returns its channel too."""
    body = {"name": name, "locale": "en-US", "guild_ids": []}
    made = await house.client.call("POST", "/users", body)
    mallory = await house.client.user(name)
    await house.client.call(
        "POST",
        "/guilds",
        {"name": "Elsewhere", "owner_id": made["id"], "member_ids": [made["id"]], "bot": True},
    )
    await mallory.until(lambda: channels(mallory), "the new server")
    return mallory, await mallory.channel("general")


def channels(person: Person) -> list[Any]:
    """The servers that this person has been told of since their window opened."""
    return [one for one in person.events if one["event"] == "guild_create"]


async def hidden(house: House, channel: str, *but: Person, role: str | None = None) -> None:
    """Let nobody see a channel but these people, those with a role, and the bot."""
    core = house.sandbox.core
    place = core.world.channels[channel]
    roles = core.world.guilds[place.guild_id].roles
    view = permissions.bits("view_channel")
    place.overwrites = [
        Overwrite(id=place.guild_id, kind=0, deny=view),
        *(Overwrite(id=one.id, kind=1, allow=view) for one in but),
        *(Overwrite(id=one.id, kind=0, allow=view) for one in roles if one.name == role),
        Overwrite(id=core.world.bot_id, kind=1, allow=view),
    ]
    core.world.save(place)
    core.announce.channel("update", place)


async def muted(house: House, channel: str, person: Person) -> None:
    """Let somebody read a channel, and write neither there nor in its threads."""
    core = house.sandbox.core
    place = core.world.channels[channel]
    deny = permissions.bits("send_messages") | permissions.bits("send_messages_in_threads")
    place.overwrites = [Overwrite(id=person.id, kind=1, deny=deny)]
    core.world.save(place)
    core.announce.channel("update", place)


def private_thread(house: House, above: str, *members: Person) -> str:
    """A thread below a channel that only these people and the bot see; returns its id."""
    core = house.sandbox.core
    thread = new_thread(
        core.world, core.world.channels[above], members[0].id, "entre nous", kind=PRIVATE_THREAD
    )
    assert thread.thread is not None
    thread.thread.members = [*(one.id for one in members), core.world.bot_id]
    core.begin_thread(thread)
    return thread.id
