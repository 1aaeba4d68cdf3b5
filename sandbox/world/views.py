"""The world as the page shows it: all of it, or what one person may see."""

from sandbox.common.shapes import Json, as_list, as_object, iso
from sandbox.world import permissions
from sandbox.world.model import Channel, Command, Guild
from sandbox.world.wire import Wire
from sandbox.world.world import World

MODERATOR = "Moderators"


class Views:
    """JSON of the visitor API for reading."""

    def __init__(self, world: World, wire: Wire) -> None:
        self._world = world
        self._wire = wire

    def members(self, guild: Guild) -> list[Json]:
        """The members of a server, each with what the page says of them."""
        shown: list[Json] = []
        for member in guild.members.values():
            rights = permissions.in_guild(guild, member.user_id)
            shown.append(
                {
                    **self._wire.member(guild, member),
                    "user": self._wire.visitor(self._world.users[member.user_id]),
                    "moderator": bool(rights & permissions.bits("manage_guild")),
                    "timed_out": member.timed_out,
                }
            )
        return shown

    def guild(self, guild: Guild, reader: str | None = None) -> Json:
        """The guild with its channels, threads and members; only what `reader` may view."""

        def shown(channels: list[Channel]) -> list[Json]:
            return [
                self._wire.channel(one)
                for one in channels
                if reader is None or self._world.may_view(reader, one)
            ]

        channels = sorted(self._world.channels_of(guild.id), key=lambda one: one.position)
        return {
            "id": guild.id,
            "name": guild.name,
            "owner_id": guild.owner_id,
            "preferred_locale": guild.preferred_locale,
            "icon": guild.icon,
            "blocked_words": guild.blocked_words,
            "bot": self._world.bot_id in guild.members,
            "roles": [self._wire.role(role) for role in guild.roles],
            "channels": shown(channels),
            "threads": shown(self._world.threads_of(guild.id)),
            "members": self.members(guild),
        }

    def _home(self, reader: str | None) -> list[Json]:
        """The direct messages of a person, once there are any."""
        channel = None if reader is None else self._world.direct(reader)
        return [] if channel is None else [self.home(channel)]

    def home(self, channel: Channel) -> Json:
        """Direct messages as the page shows them: a server of the two, with that one channel."""
        world = self._world
        assert channel.recipient_id is not None
        both = [world.users[one] for one in (channel.recipient_id, world.bot_id)]
        bot = both[1]
        shown = {
            **self._wire.direct(channel, bot.id),
            "guild_id": channel.id,
            "name": bot.global_name,
        }
        return {
            "id": channel.id,
            "home": True,
            "name": "Direct messages",
            "owner_id": None,
            "preferred_locale": "en-US",
            "icon": None,
            "blocked_words": [],
            "bot": True,
            "roles": [],
            "channels": [{**shown, "position": 0}],
            "threads": [],
            "members": [
                {"user": self._wire.visitor(one), "roles": [], "nick": None} for one in both
            ],
        }

    def world(self, *, online: bool, reader: str | None = None) -> Json:
        """All that there is, or what a `reader` sees of it."""
        world = self._world
        guilds = [one for one in world.guilds.values() if reader is None or reader in one.members]
        bot = self._wire.visitor(world.users[world.bot_id])
        shown: Json = {
            "users": [self._wire.visitor(user) for user in world.users.values()],
            "guilds": [self.guild(one, reader) for one in guilds] + self._home(reader),
            "commands": [self._wire.command(one) for one in world.commands.values()],
            "application": {"id": world.bot_id, "name": bot["global_name"], "bot": bot},
            "bot_online": online,
            "now": iso(world.clock.now()),
        }
        if reader is not None:
            shown["me"] = self._wire.visitor(world.users[reader])
            shown["badges"] = self._badges(reader)
        return shown

    def _badges(self, reader: str) -> Json:
        badges: Json = {}
        for badge in self._world.badges.values():
            user_id, channel_id = badge.id.split(":")
            if user_id == reader and channel_id in self._world.channels:
                badges[channel_id] = {"mentions": badge.mentions, "unread": badge.unread}
        return badges

    def commands(self, channel: Channel, reader: str) -> list[Json]:
        """The slash commands that the reader may use in the channel, in the reader's language."""
        guild = self._world.guilds.get(channel.guild_id)
        if guild is not None and self._world.bot_id not in guild.members:
            return []
        spoken = guild.preferred_locale if guild else "en-US"
        locale = self._world.users[reader].locale or spoken
        return [
            _named(self._wire.command(one), locale)
            for one in self._world.commands.values()
            if one.guild_id in {None, channel.guild_id} and self.may_use(one, channel, reader)
        ]

    def may_use(self, command: Command, channel: Channel, user_id: str) -> bool:
        """Whether the command's default rights let the user use it there."""
        rights = self._world.rights(user_id, channel)
        contexts = command.body.get("contexts")
        here = 0 if channel.recipient_id is None else 1
        if contexts is not None and here not in as_list(contexts):
            return False
        needed = command.body.get("default_member_permissions")
        if needed is None or here == 1:
            return bool(rights & permissions.bits("use_application_commands"))
        bits = int(needed)
        everything = rights & permissions.bits("administrator")
        return bool(everything or (bits and rights & bits == bits))


def _named(thing: Json, locale: str) -> Json:
    """The command, option or choice with what the reader's language calls it."""
    shown = dict(thing)
    for key in ("name", "description"):
        translated = as_object(thing.get(f"{key}_localizations"))
        if key in thing:
            shown[f"display_{key}"] = translated.get(locale) or thing[key]
    for key in ("options", "choices"):
        if thing.get(key):
            shown[key] = [_named(one, locale) for one in thing[key]]
    return shown
