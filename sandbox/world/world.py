"""Everything there is on this Discord, found by id, and kept by the store when it changes."""

from sandbox.common.clock import WorldClock
from sandbox.common.snowflakes import Snowflakes
from sandbox.world import permissions
from sandbox.world.model import (
    PRIVATE_THREAD,
    VOCAL,
    AnyRecord,
    Attachment,
    Badge,
    Channel,
    Command,
    Guild,
    Message,
    ScheduledEvent,
    User,
)
from sandbox.world.store import Journal


class World:
    """The records by kind and id; `save` after every change, `remove` to end one."""

    def __init__(self, store: Journal, clock: WorldClock, flakes: Snowflakes) -> None:
        self._store = store
        self.clock = clock
        self.flakes = flakes
        self.users: dict[str, User] = {}
        self.guilds: dict[str, Guild] = {}
        self.channels: dict[str, Channel] = {}
        self.attachments: dict[str, Attachment] = {}
        self.messages: dict[str, Message] = {}
        self.commands: dict[str, Command] = {}
        self.badges: dict[str, Badge] = {}
        self.events: dict[str, ScheduledEvent] = {}
        self.bot_id = ""
        self.hides = True  # whether the bot gets the channels that it may not view, hidden
        self._in_channel: dict[str, dict[str, Message]] = {}

    def load(self) -> bool:
        """Take in what the store holds; False when it holds nothing."""
        records = self._store.load()
        for record in sorted(records, key=lambda one: one.id.zfill(20)):
            self._hold(record)
        ids = [int(record.id) for record in records if not isinstance(record, Badge)]
        self.flakes.last = max(ids, default=0)
        self._forget_loose_files()
        return bool(records)

    def _forget_loose_files(self) -> None:
        """Files of ephemeral messages and uploads that no message took end with the process."""
        shown = {key for message in self.messages.values() for key in message.attachments}
        for key in set(self.attachments) - shown:
            self.remove_attachment(key)

    def _table(self, record: AnyRecord) -> dict[str, AnyRecord]:
        tables: dict[type[AnyRecord], object] = {
            User: self.users,
            Guild: self.guilds,
            Channel: self.channels,
            Attachment: self.attachments,
            Message: self.messages,
            Command: self.commands,
            Badge: self.badges,
            ScheduledEvent: self.events,
        }
        return tables[type(record)]  # pyright: ignore[reportReturnType] - one table per kind

    def _hold(self, record: AnyRecord) -> None:
        self._table(record)[record.id] = record
        if isinstance(record, Message):
            self._in_channel.setdefault(record.channel_id, {})[record.id] = record
        if isinstance(record, User) and record.bot:
            self.bot_id = record.id

    def save(self, record: AnyRecord) -> None:
        """Hold the record and keep it as it now is."""
        self._hold(record)
        self._store.put(record)

    def remove(self, record: AnyRecord) -> None:
        """Let go of the record, and of files that only it showed."""
        self._table(record).pop(record.id, None)
        self._store.drop(record)
        if isinstance(record, Message):
            self._in_channel.get(record.channel_id, {}).pop(record.id, None)
            for key in record.attachments:
                self.remove_attachment(key)

    def remove_attachment(self, key: str) -> None:
        """Remove a file and what it holds; does nothing when there is none."""
        attachment = self.attachments.get(key)
        if attachment is not None:
            self.remove(attachment)
            self._store.drop_file(key)

    def keep_file(self, attachment: Attachment, body: bytes) -> None:
        """Keep a file and what it holds."""
        self._store.put_file(attachment.id, body)
        self.save(attachment)

    def file(self, key: str) -> bytes | None:
        return self._store.file(key)

    def messages_in(self, channel_id: str) -> list[Message]:
        """Every message of the channel, oldest first, ephemeral ones included."""
        return list(self._in_channel.get(channel_id, {}).values())

    def channels_of(self, guild_id: str) -> list[Channel]:
        """The guild's channels, threads not among them."""
        return [
            one for one in self.channels.values() if one.guild_id == guild_id and not one.thread
        ]

    def threads_of(self, guild_id: str) -> list[Channel]:
        return [one for one in self.channels.values() if one.guild_id == guild_id and one.thread]

    def guilds_of(self, user_id: str) -> list[Guild]:
        return [guild for guild in self.guilds.values() if user_id in guild.members]

    def direct(self, user_id: str) -> Channel | None:
        """The direct messages of the bot and this person, once they are open."""
        return next((one for one in self.channels.values() if one.recipient_id == user_id), None)

    def place(self, channel: Channel) -> Channel:
        """The channel itself, or a thread's parent: where its rights are set."""
        return self.channels[channel.thread.parent_id] if channel.thread else channel

    def rights(self, user_id: str, channel: Channel) -> int:
        """The rights of the user in the channel or thread; 0 for who is not on the server."""
        if channel.recipient_id is not None:
            return permissions.DIRECT if user_id in {channel.recipient_id, self.bot_id} else 0
        guild = self.guilds[channel.guild_id]
        return permissions.in_channel(guild, self.place(channel), user_id)

    def may(self, user_id: str, channel: Channel, *names: str) -> bool:
        """Whether the user has all these rights in the channel or thread."""
        wanted = permissions.bits(*names)
        return self.rights(user_id, channel) & wanted == wanted

    def may_view(self, user_id: str, channel: Channel) -> bool:
        """Whether the user sees the channel; a private thread shows to its members only."""
        if not self.may(user_id, channel, "view_channel"):
            return False
        if channel.type != PRIVATE_THREAD or channel.thread is None:
            return True
        return user_id in channel.thread.members or self.may(user_id, channel, "manage_threads")

    def may_enter(self, user_id: str, channel: Channel) -> bool:
        """Whether the user may read and write there; a voice channel's text needs Connect too."""
        if not self.may_view(user_id, channel):
            return False
        return channel.type not in VOCAL or self.may(user_id, channel, "connect")

    def viewers(self, channel: Channel) -> list[str]:
        """The people (not the bot) who see the channel."""
        if channel.recipient_id is not None:
            return [channel.recipient_id]
        members = self.guilds[channel.guild_id].members
        return [one for one in members if not self.users[one].bot and self.may_view(one, channel)]

    def readers(self, channel: Channel) -> list[str]:
        """The people who see what is written in the channel."""
        return [one for one in self.viewers(channel) if self.may_enter(one, channel)]
