"""The records as Discord's JSON."""

from sandbox.common.shapes import Json, id_moment, iso
from sandbox.world import permissions
from sandbox.world.addresses import DAY, Addresses
from sandbox.world.model import (
    COMPONENTS_V2,
    HAS_THREAD,
    OF_POSTS,
    PINNED,
    STAGE,
    SUPPRESS_NOTIFICATIONS,
    THREAD_STARTER,
    VOICE,
    Channel,
    Command,
    Guild,
    Member,
    Message,
    Role,
    User,
)
from sandbox.world.world import World

_VOCAL: Json = {"bitrate": 64000, "rtc_region": None, "video_quality_mode": 1}
_POSTS: Json = {
    "available_tags": [],
    "default_reaction_emoji": None,
    "default_sort_order": None,
    "default_forum_layout": 0,
    "default_thread_rate_limit_per_user": 0,
}
OF_KIND: dict[int, Json] = {
    VOICE: {**_VOCAL, "user_limit": 0},
    STAGE: {**_VOCAL, "user_limit": 10000},
    **dict.fromkeys(OF_POSTS, _POSTS),
}
HIDDEN_NAME, HIDDEN_FLAG = "___hidden___", 1 << 17


class Wire:
    """Writes records for the bot and, with `reader`, for one person's page."""

    def __init__(self, world: World) -> None:
        self._world = world
        self.files = Addresses(world.clock)

    def user(self, user: User) -> Json:
        return {
            "id": user.id,
            "username": user.username,
            "global_name": None if user.bot else user.global_name,
            "discriminator": "0000" if user.bot else "0",
            "avatar": user.avatar,
            "bot": user.bot,
            "public_flags": 0,
            "flags": 0,
            "primary_guild": None,
            "avatar_decoration_data": None,
            "collectibles": None,
        }

    def visitor(self, user: User) -> Json:
        """A user with what the page needs besides."""
        number = (int(user.id) >> 22) % 6
        return {
            **self.user(user),
            "global_name": user.global_name,
            "locale": user.locale,
            "shut": user.shut,
            "avatar_url": f"{self.files.base}/embed/avatars/{number}.png",
        }

    def member(self, guild: Guild, member: Member, *, with_user: bool = True) -> Json:
        """A member as Discord writes one."""
        shown: Json = {
            "roles": list(member.roles),
            "nick": member.nick,
            "avatar": None,
            "banner": None,
            "joined_at": iso(member.joined_at),
            "premium_since": None,
            "deaf": False,
            "mute": False,
            "flags": 0,
            "pending": False,
            "permissions": str(permissions.in_guild(guild, member.user_id)),
            "communication_disabled_until": (
                iso(self._world.clock.now() + DAY) if member.timed_out else None
            ),
        }
        if with_user:
            shown["user"] = self.user(self._world.users[member.user_id])
        return shown

    def role(self, role: Role) -> Json:
        return {
            "id": role.id,
            "name": role.name,
            "permissions": str(role.permissions),
            "position": role.position,
            "color": role.color,
            "colors": {
                "primary_color": role.color,
                "secondary_color": None,
                "tertiary_color": None,
            },
            "hoist": False,
            "managed": role.managed,
            "mentionable": False,
            "icon": None,
            "unicode_emoji": None,
            "flags": 0,
        }

    def guild(self, guild: Guild) -> Json:
        """A guild as GET /guilds/{id} answers it."""
        return {
            "id": guild.id,
            "name": guild.name,
            "icon": guild.icon,
            "splash": None,
            "discovery_splash": None,
            "banner": None,
            "description": None,
            "owner_id": guild.owner_id,
            "application_id": None,
            "region": "local",
            "afk_channel_id": None,
            "afk_timeout": 300,
            "system_channel_id": None,
            "system_channel_flags": 0,
            "widget_enabled": False,
            "widget_channel_id": None,
            "verification_level": 0,
            "default_message_notifications": 0,
            "explicit_content_filter": 0,
            "mfa_level": 0,
            "max_members": 1000,
            "max_presences": None,
            "max_video_channel_users": 25,
            "max_stage_video_channel_users": 50,
            "vanity_url_code": None,
            "premium_tier": 0,
            "premium_subscription_count": 0,
            "premium_progress_bar_enabled": False,
            "preferred_locale": guild.preferred_locale,
            "rules_channel_id": None,
            "public_updates_channel_id": None,
            "safety_alerts_channel_id": None,
            "incidents_data": None,
            "home_header": None,
            "hub_type": None,
            "latest_onboarding_question_id": None,
            "nsfw": False,
            "nsfw_level": 0,
            "features": [],
            "roles": [self.role(role) for role in guild.roles],
            "emojis": [],
            "stickers": [],
        }

    def guild_create(self, guild: Guild) -> Json:
        """What the bot hears of a server; the key `unavailable` is the caller's affair."""
        world = self._world
        bot = guild.members[world.bot_id]
        threads = [one for one in world.threads_of(guild.id) if one.thread]
        return {
            **self.guild(guild),
            "joined_at": iso(bot.joined_at),
            "large": False,
            "member_count": len(guild.members),
            "members": [self.member(guild, bot)],
            "channels": self.channels(guild),
            "threads": [
                self.channel(one)
                for one in threads
                if one.thread and not one.thread.archived and world.may_view(world.bot_id, one)
            ],
            "presences": [],
            "voice_states": [],
            "stage_instances": [],
            "guild_scheduled_events": [],
            "soundboard_sounds": [],
        }

    def channels(self, guild: Guild) -> list[Json]:
        """The channels of a server as the bot gets them, threads not among them."""
        found = [self.for_bot(one) for one in self._world.channels_of(guild.id)]
        return [one for one in found if one is not None]

    def for_bot(self, channel: Channel) -> Json | None:
        """A channel or thread as the bot gets it; None where it hears nothing of it.

        Where it may not view a channel, this comes hidden, or is left out as it used to be.
        """
        if self._world.may_view(self._world.bot_id, channel):
            return self.channel(channel)
        if not self._world.hides or channel.thread is not None:
            return None
        deny = str(permissions.bits("view_channel"))
        shut = {"id": channel.guild_id, "type": 0, "allow": "0", "deny": deny}
        return {
            "id": channel.id,
            "type": channel.type,
            "guild_id": channel.guild_id,
            "name": HIDDEN_NAME,
            "flags": HIDDEN_FLAG,
            "position": channel.position,
            "parent_id": None,
            "permission_overwrites": [shut],
            **OF_KIND.get(channel.type, {}),
        }

    def direct(self, channel: Channel, recipient: str) -> Json:
        """Direct messages as one of the two gets them, of whom the other is the recipient."""
        return {
            "id": channel.id,
            "type": channel.type,
            "last_message_id": channel.last_message_id,
            "flags": 0,
            "recipients": [self.user(self._world.users[recipient])],
        }

    def channel(self, channel: Channel) -> Json:
        """A channel, a thread or direct messages as Discord writes them."""
        if channel.recipient_id is not None:
            return self.direct(channel, channel.recipient_id)
        shown: Json = {
            "id": channel.id,
            "type": channel.type,
            "guild_id": channel.guild_id,
            "name": channel.name,
            "last_message_id": channel.last_message_id,
            "flags": 0,
            "rate_limit_per_user": 0,
        }
        facts = channel.thread
        if facts is None:
            return shown | self._place(channel)
        shown |= {
            "parent_id": facts.parent_id,
            "owner_id": facts.owner_id,
            "message_count": facts.message_count,
            "total_message_sent": facts.total_message_sent,
            "member_count": len(facts.members),
            "thread_metadata": {
                "archived": facts.archived,
                "locked": facts.locked,
                "auto_archive_duration": facts.auto_archive_duration,
                "archive_timestamp": iso(facts.archive_at),
                "create_timestamp": iso(facts.created_at),
            },
        }
        if self._world.place(channel).type in OF_POSTS:
            shown["applied_tags"] = []
        if self._world.bot_id in facts.members:
            shown["member"] = self.thread_member(channel, self._world.bot_id)
        return shown

    def _place(self, channel: Channel) -> Json:
        """What a channel has that a thread has not."""
        return {
            "position": channel.position,
            "topic": channel.topic,
            "nsfw": False,
            "parent_id": None,
            "permission_overwrites": [
                {"id": one.id, "type": one.kind, "allow": str(one.allow), "deny": str(one.deny)}
                for one in channel.overwrites
            ],
            **OF_KIND.get(channel.type, {}),
        }

    def thread_member(self, thread: Channel, user_id: str) -> Json:
        return {
            "id": thread.id,
            "user_id": user_id,
            "join_timestamp": iso(id_moment(thread.id)),
            "flags": 0,
        }

    def _files(self, message: Message) -> list[Json]:
        found = [self._world.attachments[key] for key in message.attachments]
        return [self.files.shown(one, ephemeral=message.ephemeral) for one in found]

    def message(self, message: Message) -> Json:
        """A message as Discord writes it for the bot; files that components show stand there."""
        world = self._world
        author = world.users[message.author_id]
        shown: Json = {
            "id": message.id,
            "channel_id": message.channel_id,
            "type": message.type,
            "author": self.user(author),
            "content": message.content,
            "attachments": self._files(message) if not message.flags & COMPONENTS_V2 else [],
            "embeds": message.embeds,
            "components": self.files.within(message.components),
            "flags": message.flags,
            "timestamp": iso(message.created_at),
            "edited_timestamp": iso(message.edited_at) if message.edited_at else None,
            "mentions": [self.user(world.users[one]) for one in message.mentions],
            "mention_roles": message.mention_roles,
            "mention_everyone": message.mention_everyone,
            "pinned": message.pinned,
            "tts": False,
        }
        if message.nonce is not None:
            shown["nonce"] = message.nonce
        if message.by_webhook:
            shown |= {"webhook_id": world.bot_id, "application_id": world.bot_id}
        self._relations(message, shown)
        return shown

    def _metadata(self, interaction: Json) -> Json:
        """What a message tells of the interaction that it answers."""
        shown: Json = {
            "id": interaction["id"],
            "type": interaction["type"],
            "user": self.user(self._world.users[interaction["user_id"]]),
            "authorizing_integration_owners": {"0": interaction["guild_id"] or "0"},
        }
        if interaction["name"]:
            shown["name"] = interaction["name"]
        if interaction["pressed_id"]:
            shown["interacted_message_id"] = interaction["pressed_id"]
        if interaction["opened_by"]:
            shown["triggering_interaction_metadata"] = self._metadata(interaction["opened_by"])
        return shown

    def _relations(self, message: Message, shown: Json) -> None:
        """What the message answers, and the thread that hangs on it."""
        world = self._world
        if message.interaction is not None:
            shown["interaction_metadata"] = self._metadata(message.interaction)
        if message.reference is not None:
            channel = world.channels[message.channel_id]
            place = world.place(channel) if message.type == THREAD_STARTER else channel
            shown["message_reference"] = {
                "type": 0,
                "message_id": message.reference,
                "channel_id": place.id,
                "guild_id": place.guild_id,
            }
        if message.reference is not None and message.type != PINNED:
            answered = world.messages.get(message.reference)
            bare = answered and self.message(answered)
            if bare:
                bare.pop("referenced_message", None)
            if answered and bare and message.type == THREAD_STARTER:
                bare["components"] = []  # a thread begins with words, files and embeds alone
            shown["referenced_message"] = bare
        if message.thread_id is not None:
            guild_id = world.channels[message.channel_id].guild_id
            about = {"type": 0, "channel_id": message.thread_id, "guild_id": guild_id}
            shown["message_reference"] = about
        if message.flags & HAS_THREAD and message.id in world.channels:
            shown["thread"] = self.channel(world.channels[message.id])

    def message_for(self, message: Message, reader: str) -> Json:
        """The message as the reader's page gets it."""
        author = self._world.users[message.author_id]
        return {
            **self.message(message),
            "attachments": self._files(message),
            "author": self.visitor(author),
            "pings_me": reader in message.pinged,
            "silent": bool(message.flags & SUPPRESS_NOTIFICATIONS),
        }

    def command(self, command: Command) -> Json:
        """A command as Discord writes it: the fields that the bot left out have their defaults."""
        body: Json = {
            "type": 1,
            "name_localizations": None,
            "description": "",
            "description_localizations": None,
            "options": [],
            "default_member_permissions": None,
            "dm_permission": True,
            "contexts": None,
            "integration_types": [0],
            "nsfw": False,
            **{key: value for key, value in command.body.items() if value is not None},
            "id": command.id,
            "application_id": self._world.bot_id,
            "version": command.id,
        }
        if body["default_member_permissions"] is not None:  # rights are answered as text
            body["default_member_permissions"] = str(body["default_member_permissions"])
        if command.guild_id:
            body["guild_id"] = command.guild_id
        return body
