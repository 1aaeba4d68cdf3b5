"""What the world is made of: records that can be stored, with Discord's ids as strings."""

from msgspec import Struct, field

from sandbox.common.shapes import Json

EPHEMERAL = 1 << 6
LOADING = 1 << 7
SUPPRESS_NOTIFICATIONS = 1 << 12
HAS_THREAD = 1 << 5
SUPPRESS_EMBEDS = 1 << 2
COMPONENTS_V2 = 1 << 15

# types of messages
ORDINARY, ADDED, RENAMED, PINNED = 0, 1, 4, 6
THREAD_CREATED, REPLY, COMMAND_ANSWER, THREAD_STARTER = 18, 19, 20, 21

# types of channels
TEXT, DIRECT, VOICE, GROUP, CATEGORY, ANNOUNCEMENT, STAGE, DIRECTORY, FORUM, MEDIA = (
    *range(6),
    *range(13, 17),
)
VOCAL = (VOICE, STAGE)
WRITTEN = (TEXT, DIRECT, VOICE, ANNOUNCEMENT, STAGE)  # any other kind holds no messages itself
OF_POSTS = (FORUM, MEDIA)
ANNOUNCEMENT_THREAD, PUBLIC_THREAD, PRIVATE_THREAD = 10, 11, 12
THREADS = (ANNOUNCEMENT_THREAD, PUBLIC_THREAD, PRIVATE_THREAD)
NO_PLACES = (DIRECT, GROUP, *THREADS)  # kinds that nobody makes as a channel of a server


class Entity(Struct, tag=str.lower, tag_field="record", omit_defaults=True):
    """Something that is kept; its kind and id name it."""

    id: str


class User(Entity):
    """A person or the bot, whatever server they are on."""

    username: str
    global_name: str
    locale: str | None = None
    bot: bool = False
    avatar: str | None = None
    shut: bool = False  # takes no direct messages


class Role(Struct):
    """A role of a server; `permissions` are bits."""

    id: str
    name: str
    permissions: int
    position: int = 0
    managed: bool = False
    color: int = 0


class Overwrite(Struct):
    """What a role (kind 0) or a member (kind 1) may do otherwise in one channel."""

    id: str
    kind: int
    allow: int = 0
    deny: int = 0


class Member(Struct):
    """What a user is on one server."""

    user_id: str
    joined_at: float
    roles: list[str] = field(default_factory=list[str])
    nick: str | None = None
    timed_out: bool = False


class Guild(Entity):
    """A server: its roles in the order they were made, its members by user id."""

    name: str
    owner_id: str
    preferred_locale: str = "en-US"
    icon: str | None = None
    roles: list[Role] = field(default_factory=list[Role])
    members: dict[str, Member] = field(default_factory=dict[str, Member])
    blocked_words: list[str] = field(default_factory=list[str])

    def role(self, role_id: str) -> Role | None:
        return next((role for role in self.roles if role.id == role_id), None)


class ThreadFacts(Struct):
    """What a thread has beyond a channel."""

    parent_id: str
    owner_id: str
    created_at: float
    archive_at: float  # when `archived` last changed
    archived: bool = False
    locked: bool = False
    auto_archive_duration: int = 4320  # minutes
    active_at: float = 0.0  # last message or un-archiving
    message_count: int = 0
    total_message_sent: int = 0
    members: list[str] = field(default_factory=list[str])


class Channel(Entity):
    """A channel or thread of a server, or the direct messages of the bot and a `recipient_id`."""

    guild_id: str
    name: str
    type: int = TEXT
    position: int = 0
    topic: str | None = None
    overwrites: list[Overwrite] = field(default_factory=list[Overwrite])
    last_message_id: str | None = None
    thread: ThreadFacts | None = None
    recipient_id: str | None = None


class Attachment(Entity):
    """A file kept by the server; `path` is where it is fetched, below the server's address."""

    filename: str
    size: int
    content_type: str
    path: str
    width: int | None = None
    height: int | None = None
    description: str | None = None
    spoken_for: bool = False  # belongs to a message, no longer a loose upload


class Message(Entity):
    """A message with all that Discord knows of it; `attachments` are ids of files."""

    channel_id: str
    author_id: str
    created_at: float
    type: int = 0
    content: str = ""
    flags: int = 0
    components: list[Json] = field(default_factory=list[Json])
    embeds: list[Json] = field(default_factory=list[Json])
    attachments: list[str] = field(default_factory=list[str])
    edited_at: float | None = None
    mentions: list[str] = field(default_factory=list[str])
    mention_roles: list[str] = field(default_factory=list[str])
    mention_everyone: bool = False
    pinged: list[str] = field(default_factory=list[str])
    pinned: bool = False
    nonce: str | None = None
    reference: str | None = None  # the message that this one answers
    interaction: Json | None = None  # what it is an answer to
    by_webhook: bool = False
    thread_id: str | None = None  # the thread whose beginning it tells of
    reader: str | None = None  # the one person who sees an ephemeral message

    @property
    def ephemeral(self) -> bool:
        return self.reader is not None

    @property
    def system(self) -> bool:
        """Whether Discord wrote it itself, to tell of something that its author did."""
        return self.type not in {ORDINARY, REPLY, COMMAND_ANSWER}


class Command(Entity):
    """An application command as the bot registered it; `guild_id` None: for all servers."""

    guild_id: str | None
    body: Json


class Badge(Entity):
    """How far a person has read a channel; the id is "<user>:<channel>"."""

    mentions: int = 0
    unread: bool = False


class ScheduledEvent(Entity):
    """A scheduled event of a server, as Discord answers it."""

    guild_id: str
    creator_id: str
    body: Json


AnyRecord = User | Guild | Channel | Attachment | Message | Command | Badge | ScheduledEvent
