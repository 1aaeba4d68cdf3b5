"""People, servers, channels and rights, as the visitor changes them."""

from aiohttp import web

from sandbox.common.shapes import Json, as_list, as_object
from sandbox.core import Core
from sandbox.gateway.sharding import shard_of
from sandbox.limits.commands import LOCALES
from sandbox.visitor.api import VisitorError, VisitorRequest, nothing_such, serve, text_of
from sandbox.world import notices, permissions
from sandbox.world.first import (
    bot_role,
    join,
    new_channel,
    new_guild,
    new_user,
    remove_member,
)
from sandbox.world.model import NO_PLACES, TEXT, Channel, Guild, Overwrite, User
from sandbox.world.views import MODERATOR


def _locale(body: Json, default: str) -> str:
    locale = text_of(body, "locale", default)
    if locale not in LOCALES:
        raise VisitorError(400, "unknown_locale", f"{locale} is not a language of Discord.")
    return locale


async def create_user(request: VisitorRequest) -> Json:
    core = request.core
    given = as_list(request.body.get("guild_ids"))
    user = new_user(core.world, text_of(request.body, "name"), _locale(request.body, "fr"))
    for guild in list(core.world.guilds.values()):
        if "guild_ids" not in request.body or guild.id in given:
            _join(core, guild, user)
    core.announce.users_changed()
    return core.wire.visitor(user)


async def patch_user(request: VisitorRequest) -> Json:
    user = request.user()
    user.locale = _locale(request.body, user.locale or "en-US")
    user.global_name = text_of(request.body, "name", user.global_name)[:32]
    user.shut = bool(request.body.get("shut", user.shut))
    request.core.world.save(user)
    request.core.announce.user_updated(user)
    return request.core.wire.visitor(user)


def _join(core: Core, guild: Guild, user: User) -> None:
    join(core.world, guild, user.id)
    core.announce.guild_appeared(guild, user.id)
    core.announce.members_changed(guild)


async def create_guild(request: VisitorRequest) -> Json:
    core, body = request.core, request.body
    world = core.world
    people = [user.id for user in world.users.values() if not user.bot]
    members = [str(one) for one in as_list(body.get("member_ids", people))]
    owner = str(body.get("owner_id") or (members[0] if members else people[0]))
    for key in {owner, *members} - set(people):
        nothing_such("user", key)
    channels = tuple(str(one) for one in as_list(body.get("channels"))) or ("general",)
    locale = text_of(body, "preferred_locale", "en-US")
    shard = shard_of(body.get("shard"))
    if shard is None:
        raise VisitorError(400, "bad_shard", "A shard is its number and the count of all.")
    guild = new_guild(world, text_of(body, "name"), owner, locale, channels, shard)
    for key in members:
        join(world, guild, key)
    if body.get("bot"):
        core.bot_back(guild)
    for key in guild.members:
        core.announce.guild_appeared(guild, key)
    return core.views.guild(guild)


async def patch_guild(request: VisitorRequest) -> Json:
    guild = request.guild()
    if "blocked_words" in request.body:
        guild.blocked_words = [str(one) for one in as_list(request.body["blocked_words"])]
    guild.name = text_of(request.body, "name", guild.name)
    guild.preferred_locale = text_of(request.body, "preferred_locale", guild.preferred_locale)
    request.core.world.save(guild)
    request.core.announce.guild_updated(guild)
    return request.core.views.guild(guild)


async def put_member(request: VisitorRequest) -> Json:
    guild, user = request.guild(), request.user()
    _join(request.core, guild, user)
    return request.core.wire.member(guild, guild.members[user.id])


async def delete_member(request: VisitorRequest) -> Json:
    guild, user = request.guild(), request.user()
    if user.id not in guild.members:
        nothing_such("member", user.id)
    if user.id == guild.owner_id:
        raise VisitorError(400, "owner", "The owner cannot leave their server.")
    remove_member(request.core.world, guild, user.id)
    request.core.announce.guild_vanished(guild, user.id)
    request.core.announce.members_changed(guild)
    return {}


async def patch_member(request: VisitorRequest) -> Json:
    guild, user, body = request.guild(), request.user(), request.body
    member = guild.members.get(user.id)
    if member is None:
        nothing_such("member", user.id)
    if "moderator" in body:
        role = next(one for one in guild.roles if one.name == MODERATOR)
        member.roles = [one for one in member.roles if one != role.id]
        member.roles += [role.id] if body["moderator"] else []
    if "nick" in body:
        member.nick = str(body["nick"])[:32] if body["nick"] else None
    member.timed_out = bool(body.get("timed_out", member.timed_out))
    request.core.world.save(guild)
    request.core.announce.members_changed(guild)
    return next(one for one in request.core.views.members(guild) if one["user"]["id"] == user.id)


async def put_bot(request: VisitorRequest) -> Json:
    guild = request.guild()
    if not request.core.bot_in(guild):
        request.core.bot_back(guild)
    return {"permissions": str(permissions.in_guild(guild, request.core.world.bot_id))}


async def delete_bot(request: VisitorRequest) -> Json:
    guild = request.guild()
    if request.core.bot_in(guild):
        request.core.bot_out(guild)
    return {}


def _switches(body: Json) -> dict[int, bool | None]:
    """The rights to give (True), take (False) or leave to the role (None), by bit.

    A number as text stands for all rights at once.
    """
    given = body.get("permissions")
    if isinstance(given, str) and given.isdigit():
        return {1 << bit: bool(int(given) & 1 << bit) for bit in permissions.BITS.values()}
    found: dict[int, bool | None] = {}
    for name, value in as_object(given).items():
        if name not in permissions.BITS:
            raise VisitorError(400, "unknown_right", f"There is no right called {name}.")
        found[permissions.bits(name)] = None if value is None else bool(value)
    return found


async def patch_bot(request: VisitorRequest) -> Json:
    """Change the bot's role; what @everyone would still give it is denied by channel."""
    core, guild = request.core, request.guild()
    role = bot_role(core.world, guild)
    if role is None:
        raise VisitorError(400, "no_bot", "The bot is not on this server.")
    switches = _switches(request.body)
    for bit, value in switches.items():
        role.permissions = role.permissions | bit if value else role.permissions & ~bit
    core.world.save(guild)
    core.announce.role_updated(guild, role)
    denied = {bit: value if value is False else None for bit, value in switches.items()}
    for channel in core.world.channels_of(guild.id):
        _overwrite(core, channel, denied)
    rights = permissions.in_guild(guild, core.world.bot_id)
    return {"permissions": str(rights & ~sum(bit for bit in denied if denied[bit] is False))}


async def patch_bot_here(request: VisitorRequest) -> Json:
    """Give or take rights of the bot in one channel by an overwrite."""
    core, channel = request.core, request.any_channel()
    _overwrite(core, core.world.place(channel), _switches(request.body))
    return {"permissions": str(core.world.rights(core.world.bot_id, channel))}


def _overwrite(core: Core, place: Channel, switches: dict[int, bool | None]) -> None:
    """Set the bot's overwrite in a channel and tell the bot of the channel's change."""
    bot_id = core.world.bot_id
    seen = core.world.may_view(bot_id, place)
    own = next((one for one in place.overwrites if one.id == bot_id), None)
    own = own or Overwrite(id=bot_id, kind=1)
    for bit, value in switches.items():
        own.allow = own.allow | bit if value else own.allow & ~bit
        own.deny = own.deny | bit if value is False else own.deny & ~bit
    place.overwrites = [one for one in place.overwrites if one.id != bot_id]
    place.overwrites += [own] if own.allow or own.deny else []
    core.world.save(place)
    _tell_bot(core, place, seen=seen)


def _tell_bot(core: Core, place: Channel, *, seen: bool) -> None:
    """A channel that the bot may see no more, or newly, is hidden or shown whole.

    As it used to be, it was deleted or made, and its threads were listed.
    """
    sees = core.world.may_view(core.world.bot_id, place)
    if sees == seen or core.world.hides:
        core.announce.channel("update", place)
        return
    event = "CHANNEL_CREATE" if sees else "CHANNEL_DELETE"
    core.gateway.dispatch(event, core.wire.channel(place), guild_id=place.guild_id)
    if sees:
        core.announce.threads_shown(place)


async def hide(request: VisitorRequest) -> Json:
    """Whether the bot gets channels that it may not view, hidden; from its next session on."""
    request.core.world.hides = bool(request.body.get("on", True))
    return {"on": request.core.world.hides}


async def create_channel(request: VisitorRequest) -> Json:
    core, guild = request.core, request.guild()
    position = len(core.world.channels_of(guild.id))
    kind = request.body.get("type", TEXT)
    if not isinstance(kind, int) or kind < 0 or kind in NO_PLACES:
        raise VisitorError(400, "unknown_kind", f"There are no channels of type {kind}.")
    channel = new_channel(core.world, guild, text_of(request.body, "name"), position, kind)
    channel.topic = request.body.get("topic")
    core.world.save(channel)
    core.announce.channel("create", channel)
    return core.wire.channel(channel)


async def patch_channel(request: VisitorRequest) -> Json:
    core, channel, body = request.core, request.any_channel(), request.body
    before, channel.name = channel.name, text_of(body, "name", channel.name)
    facts = channel.thread
    if facts is not None:
        facts.locked = bool(body.get("locked", facts.locked))
    core.world.save(channel)
    if facts is not None and "archived" in body:
        core.archiver.set_archived(channel, archived=bool(body["archived"]))
    else:
        core.announce.channel("update", channel)
    if facts is not None and channel.name != before:
        owner = core.world.guilds[channel.guild_id].owner_id
        core.publish(notices.renamed(core.world, channel, owner))
    return core.wire.channel(channel)


async def delete_channel(request: VisitorRequest) -> Json:
    request.core.remove_channel(request.any_channel())
    return {}


async def delete_message(request: VisitorRequest) -> Json:
    key = request.parts["message"]
    message = request.core.world.messages.get(key)
    if message is None or message.channel_id != request.any_channel().id:
        nothing_such("message", key)
    request.core.unpublish(message)
    return {}


def install(app: web.Application, core: Core) -> None:
    """Add the routes of this module to the application."""
    guild, channel = "/sandbox/guilds/{guild}", "/sandbox/channels/{channel}"
    app.router.add_post("/sandbox/users", serve(core, create_user))
    app.router.add_patch("/sandbox/users/{user}", serve(core, patch_user))
    app.router.add_post("/sandbox/guilds", serve(core, create_guild))
    app.router.add_patch(guild, serve(core, patch_guild))
    app.router.add_put(guild + "/members/{user}", serve(core, put_member))
    app.router.add_delete(guild + "/members/{user}", serve(core, delete_member))
    app.router.add_patch(guild + "/members/{user}", serve(core, patch_member))
    app.router.add_put(guild + "/bot", serve(core, put_bot))
    app.router.add_delete(guild + "/bot", serve(core, delete_bot))
    app.router.add_patch(guild + "/bot", serve(core, patch_bot))
    app.router.add_post(guild + "/channels", serve(core, create_channel))
    app.router.add_patch("/sandbox/hidden", serve(core, hide))
    app.router.add_patch(channel + "/bot", serve(core, patch_bot_here))
    app.router.add_patch(channel, serve(core, patch_channel))
    app.router.add_delete(channel, serve(core, delete_channel))
    app.router.add_delete(channel + "/messages/{message}", serve(core, delete_message))
