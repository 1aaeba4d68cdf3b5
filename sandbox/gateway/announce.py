"""Who hears of what: every change goes to the bot's gateway and to the windows it concerns."""

from sandbox.common.shapes import Json
from sandbox.gateway.gateway import (
    DIRECT_MESSAGES,
    GUILD_MESSAGES,
    GUILDS,
    MESSAGE_CONTENT,
    Gateway,
)
from sandbox.gateway.live import Live
from sandbox.world.model import (
    SUPPRESS_NOTIFICATIONS,
    Badge,
    Channel,
    Guild,
    Message,
    Role,
    User,
)
from sandbox.world.views import Views
from sandbox.world.wire import Wire
from sandbox.world.world import World


class Announcer:
    """Tells of changes that were already made in the world."""

    def __init__(
        self, world: World, wire: Wire, gateway: Gateway, live: Live, views: Views
    ) -> None:
        self._world = world
        self._wire = wire
        self._gateway = gateway
        self._live = live
        self._views = views

    def _readers(self, message: Message) -> list[str]:
        if message.reader is not None:
            return [message.reader]
        return self._world.readers(self._world.channels[message.channel_id])

    def _watching(self, people: list[str]) -> list[str]:
        return [one for one in people if self._live.watched(one)]

    # messages

    def message_created(self, message: Message) -> None:
        """Show a message to everybody who sees it, with its badges, and tell the bot."""
        readers = self._readers(message)
        self._show("message_create", message, readers)
        self._raise_badges(message, readers)
        self._to_bot("MESSAGE_CREATE", message)

    def message_updated(self, message: Message) -> None:
        """Show a message as it is now to everybody who sees it, and tell the bot."""
        self._show("message_update", message, self._readers(message))
        self._to_bot("MESSAGE_UPDATE", message)

    def message_deleted(self, message: Message) -> None:
        """Take a message away, with what it added to badges; the bot is told of a public one."""
        data: Json = {"id": message.id, "channel_id": message.channel_id}
        self._live.tell_all(self._readers(message), "message_delete", data)
        for reader in message.pinged:
            badge = self._world.badges.get(f"{reader}:{message.channel_id}")
            if badge is not None and badge.mentions:
                badge.mentions -= 1
                self.badge(reader, message.channel_id, badge)
        if message.reader is None:
            guild_id = self._world.channels[message.channel_id].guild_id
            if guild_id:
                data["guild_id"] = guild_id
            intent = GUILD_MESSAGES if guild_id else DIRECT_MESSAGES
            self._gateway.dispatch("MESSAGE_DELETE", data, intent=intent, guild_id=guild_id)

    def _show(self, event: str, message: Message, readers: list[str]) -> None:
        """Two writings serve all readers: whom it pings, and whom not."""
        watching = self._watching(readers)
        for pings in (True, False):
            part = [one for one in watching if (one in message.pinged) is pings]
            if part:
                self._live.tell_all(part, event, self._wire.message_for(message, part[0]))

    def _to_bot(self, name: str, message: Message) -> None:
        """Only a bot that asked for messages hears of them, and of others' not the content."""
        channel = self._world.channels[message.channel_id]
        intent = GUILD_MESSAGES if channel.recipient_id is None else DIRECT_MESSAGES
        hidden = message.reader is not None or not self._gateway.wants(intent)
        if hidden or not self._world.may_enter(self._world.bot_id, channel):
            return
        data = self._wire.message(message)
        if channel.recipient_id is not None:  # they come whole, to the first shard
            self._gateway.dispatch(name, data, intent=intent)
            return
        guild = self._world.guilds[channel.guild_id]
        author = guild.members.get(message.author_id)
        data["guild_id"] = guild.id
        if author is not None:
            data["member"] = self._wire.member(guild, author, with_user=False)
        mine = self._world.bot_id in {message.author_id, *message.mentions}
        if not mine and not self._gateway.wants(MESSAGE_CONTENT):
            data |= {"content": "", "embeds": [], "attachments": [], "components": []}
        self._gateway.dispatch(name, data, intent=GUILD_MESSAGES, guild_id=guild.id)

    def _raise_badges(self, message: Message, readers: list[str]) -> None:
        """A new message marks its channel as unread; who is mentioned is counted and told.

        A thread is marked for those alone who are in it.
        """
        channel = self._world.channels[message.channel_id]
        inside = channel.thread.members if channel.thread else readers
        for reader in readers:
            if reader == message.author_id or reader not in inside:
                continue
            key = f"{reader}:{message.channel_id}"
            badge = self._world.badges.get(key) or Badge(id=key)
            pings = reader in message.pinged
            if pings or not badge.unread:
                badge.unread = True
                badge.mentions += pings
                self.badge(reader, message.channel_id, badge)
            if pings and not message.flags & SUPPRESS_NOTIFICATIONS:
                note = {
                    "message_id": message.id,
                    "channel_id": channel.id,
                    "guild_id": channel.guild_id or channel.id,
                }
                self._live.tell(reader, "notify", note)

    def badge(self, reader: str, channel_id: str, badge: Badge) -> None:
        """Keep the badge and show it to its person."""
        self._world.save(badge)
        shown = {"channel_id": channel_id, "mentions": badge.mentions, "unread": badge.unread}
        self._live.tell(reader, "badge", shown)

    def typing(self, channel: Channel, user_id: str) -> None:
        """Show everybody else in a channel that somebody is typing there."""
        people = [one for one in self._world.readers(channel) if one != user_id]
        self._live.tell_all(people, "typing", {"channel_id": channel.id, "user_id": user_id})

    # channels and threads

    def channel(self, event: str, channel: Channel) -> None:
        """`event` is create, update or delete, of a channel or thread."""
        kind = "thread" if channel.thread else "channel"
        data = self._wire.channel(channel)
        sent = self._wire.for_bot(channel)
        if sent is not None and kind == "thread" and event == "delete":
            sent = _thread_gone(data)
        if sent is not None and kind == "thread" and event == "create":
            sent = {**data, "newly_created": True}
        if sent is not None:
            self._gateway.dispatch(
                f"{kind.upper()}_{event.upper()}", sent, intent=GUILDS, guild_id=channel.guild_id
            )
        shown = _gone(data) if event == "delete" else data
        self._live.tell_all(self._world.viewers(channel), f"{kind}_{event}", shown)

    def thread_members(self, thread: Channel, added: list[str], removed: list[str]) -> None:
        """The bot hears of itself alone, as it has no right to the list of members."""
        bot_id = self._world.bot_id
        if thread.thread is None or bot_id not in {*added, *removed}:
            return
        data: Json = {
            "id": thread.id,
            "guild_id": thread.guild_id,
            "member_count": len(thread.thread.members),
            "added_members": [
                self._wire.thread_member(thread, bot_id) for one in added if one == bot_id
            ],
            "removed_member_ids": [one for one in removed if one == bot_id],
        }
        self._gateway.dispatch(
            "THREAD_MEMBERS_UPDATE", data, intent=GUILDS, guild_id=thread.guild_id
        )

    def threads_shown(self, place: Channel) -> None:
        """The bot sees the channel again: it hears of the active threads there."""
        threads = [
            one
            for one in self._world.threads_of(place.guild_id)
            if one.thread and one.thread.parent_id == place.id and not one.thread.archived
        ]
        bot_id = self._world.bot_id
        mine = [one for one in threads if one.thread and bot_id in one.thread.members]
        data: Json = {
            "guild_id": place.guild_id,
            "channel_ids": [place.id],
            "threads": [self._wire.channel(one) for one in threads],
            "members": [self._wire.thread_member(one, bot_id) for one in mine],
        }
        self._gateway.dispatch("THREAD_LIST_SYNC", data, intent=GUILDS, guild_id=place.guild_id)

    # servers and people

    def guild_updated(self, guild: Guild) -> None:
        """Show a server as it is now to its members, and to the bot where it is one of them."""
        if self._world.bot_id in guild.members:
            shown = self._wire.guild(guild)
            self._gateway.dispatch("GUILD_UPDATE", shown, intent=GUILDS, guild_id=guild.id)
        for reader in self._watching(list(guild.members)):
            self._live.tell(reader, "guild_update", self._views.guild(guild, reader))

    def guild_appeared(self, guild: Guild, reader: str) -> None:
        self._live.tell(reader, "guild_create", self._views.guild(guild, reader))

    def direct_opened(self, channel: Channel) -> None:
        """Show the person that the bot may write to them from now on; the bot asked for it."""
        assert channel.recipient_id is not None
        self._live.tell(channel.recipient_id, "guild_create", self._views.home(channel))

    def guild_vanished(self, guild: Guild, reader: str) -> None:
        self._live.tell(reader, "guild_delete", {"id": guild.id})

    def bot_left(self, guild: Guild) -> None:
        """The bot was kicked: no `unavailable`, which would mean an outage."""
        self._gateway.dispatch("GUILD_DELETE", {"id": guild.id}, intent=GUILDS, guild_id=guild.id)

    def role_updated(self, guild: Guild, role: Role) -> None:
        """Tell the bot that a role was changed."""
        data = {"guild_id": guild.id, "role": self._wire.role(role)}
        self._gateway.dispatch("GUILD_ROLE_UPDATE", data, intent=GUILDS, guild_id=guild.id)

    def members_changed(self, guild: Guild) -> None:
        """Show its members who is on a server now, and whether the bot is."""
        data: Json = {
            "guild_id": guild.id,
            "members": self._views.members(guild),
            "bot": self._world.bot_id in guild.members,
        }
        self._live.tell_all(guild.members, "members", data)

    def user_updated(self, user: User) -> None:
        self._live.tell_all(self._live.watchers(), "user_update", self._wire.visitor(user))

    def users_changed(self) -> None:
        """Show everybody who watches all people there are."""
        users = [self._wire.visitor(user) for user in self._world.users.values()]
        self._live.tell_all(self._live.watchers(), "users", {"users": users})

    def commands_changed(self) -> None:
        """Show everybody who watches all commands there are."""
        commands = [self._wire.command(one) for one in self._world.commands.values()]
        self._live.tell_all(self._live.watchers(), "commands", {"commands": commands})

    def bot_presence(self) -> None:
        self._live.tell_all(self._live.watchers(), "bot", {"online": self._gateway.online})


def _gone(channel: Json) -> Json:
    return {
        "id": channel["id"],
        "guild_id": channel["guild_id"],
        "parent_id": channel.get("parent_id"),
    }


def _thread_gone(thread: Json) -> Json:
    return {**_gone(thread), "type": thread["type"]}
