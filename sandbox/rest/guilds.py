"""Servers, their members and people."""

from sandbox.common.errors import refusal
from sandbox.rest.api import NOTHING, Response, RestRequest, Route
from sandbox.world.model import DIRECT, Channel


async def get(call: RestRequest) -> Response:
    return Response(call.core.wire.guild(call.guild()))


async def channels(call: RestRequest) -> Response:
    return Response(call.core.wire.channels(call.guild()))


async def roles(call: RestRequest) -> Response:
    return Response([call.core.wire.role(one) for one in call.guild().roles])


async def active_threads(call: RestRequest) -> Response:
    world = call.core.world
    found = [
        one
        for one in world.threads_of(call.guild().id)
        if one.thread and not one.thread.archived and world.may_view(world.bot_id, one)
    ]
    mine = [one for one in found if one.thread and world.bot_id in one.thread.members]
    return Response(
        {
            "threads": [call.core.wire.channel(one) for one in found],
            "members": [call.core.wire.thread_member(one, world.bot_id) for one in mine],
            "has_more": False,
        }
    )


async def member(call: RestRequest) -> Response:
    """A member; someone who left is 10007, someone unknown 10013."""
    guild = call.guild()
    user_id = call.parts["user"]
    user_id = call.core.world.bot_id if user_id == "@me" else user_id
    if user_id not in call.core.world.users:
        raise refusal(10013)
    found = guild.members.get(user_id)
    if found is None:
        raise refusal(10007)
    shown = call.core.wire.member(guild, found)
    del shown["permissions"]
    return Response(shown)


async def leave(call: RestRequest) -> Response:
    call.core.bot_out(call.guild())
    return NOTHING


async def user(call: RestRequest) -> Response:
    found = call.core.world.users.get(call.parts["user"])
    if found is None:
        raise refusal(10013)
    return Response(call.core.wire.user(found))


async def direct(call: RestRequest) -> Response:
    """Open the direct messages with a person, or find them open; whether they take any shows later.

    Raises ApiError 10013 for nobody, 50007 for a bot, 40003 when too many are opened.
    """
    core, key = call.core, str(call.fields.get("recipient_id"))
    person = core.world.users.get(key)
    if person is None:
        raise refusal(10013)
    if person.bot:
        raise refusal(50007)
    channel = core.world.direct(key)
    if channel is None:
        core.limits.take_silently("direct", "", 40003, refusal(40003).message)
        channel = Channel(core.flakes.next(), "", "", type=DIRECT, recipient_id=key)
        core.world.save(channel)
        core.announce.direct_opened(channel)
    return Response(core.wire.channel(channel))


_GUILD = "/guilds/{guild}"
ROUTES = [
    Route("GET", _GUILD, get),
    Route("GET", _GUILD + "/channels", channels),
    Route("GET", _GUILD + "/roles", roles),
    Route("GET", _GUILD + "/threads/active", active_threads),
    Route("GET", _GUILD + "/members/{user}", member),
    Route("DELETE", "/users/@me/guilds/{guild}", leave),
    Route("POST", "/users/@me/channels", direct),
    Route("GET", "/users/{user}", user),
]
