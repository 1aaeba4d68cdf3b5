"""The world that a new sandbox starts with, and how servers and people are added."""

from sandbox.world import permissions
from sandbox.world.model import TEXT, Channel, Guild, Member, Role, User
from sandbox.world.views import MODERATOR
from sandbox.world.world import World

PEOPLE = (("Ana", "fr"), ("Bao", "en-US"), ("Chloé", "fr"), ("Dov", "en-US"))
CHANNELS = ("général", "jeux", "board-games")
SERVER = "Les Cinq Boîtes"
BOT = "Cinq Boîtes"


def first_world(world: World) -> None:
    """One server with four people, three channels and the bot."""
    bot = User(id=world.flakes.next(), username=plain(BOT), global_name=BOT, bot=True)
    world.save(bot)
    people = [new_user(world, name, locale) for name, locale in PEOPLE]
    guild = new_guild(world, SERVER, people[0].id, "fr", CHANNELS)
    for person in people:
        join(world, guild, person.id)
    invite_bot(world, guild)


def renew(world: World) -> None:
    """Give @everyone in a world kept by an older server what has been added since."""
    for guild in world.guilds.values():
        everyone = guild.role(guild.id)
        if (
            everyone is not None
            and everyone.permissions | permissions.EVERYONE != everyone.permissions
        ):
            everyone.permissions |= permissions.EVERYONE
            world.save(guild)


def plain(name: str) -> str:
    """The name as a user name: lower case letters, digits, dots and underscores."""
    kept = "".join(one if one.isalnum() else "_" for one in name.lower())
    return kept[:32] or "someone"


def new_user(world: World, name: str, locale: str) -> User:
    """Make a user of this name, who is on no server yet."""
    user = User(id=world.flakes.next(), username=plain(name), global_name=name[:32], locale=locale)
    world.save(user)
    return user


def new_guild(
    world: World,
    name: str,
    owner_id: str,
    locale: str,
    channels: tuple[str, ...],
    shard: tuple[int, int] = (0, 1),
) -> Guild:
    """A server with text channels, its owner the only member; `shard` is where it falls."""
    key = world.flakes.next_on(*shard)
    guild = Guild(id=key, name=name, owner_id=owner_id, preferred_locale=locale)
    guild.roles = [
        Role(id=key, name="@everyone", permissions=permissions.EVERYONE),
        Role(
            id=world.flakes.next(),
            name=MODERATOR,
            permissions=permissions.MODERATOR,
            position=1,
            color=0x3BA55C,
        ),
    ]
    world.save(guild)
    for position, title in enumerate(channels):
        new_channel(world, guild, title, position)
    join(world, guild, owner_id)
    return guild


def new_channel(world: World, guild: Guild, name: str, position: int, kind: int = TEXT) -> Channel:
    """Make a channel of a server."""
    key = world.flakes.next()
    channel = Channel(id=key, guild_id=guild.id, name=name, type=kind, position=position)
    world.save(channel)
    return channel


def join(world: World, guild: Guild, user_id: str) -> None:
    """Make the user a member; does nothing when they are one."""
    if user_id not in guild.members:
        guild.members[user_id] = Member(user_id=user_id, joined_at=world.clock.now())
        world.save(guild)


def invite_bot(world: World, guild: Guild) -> None:
    """Let the bot in, with a role of its own that holds the rights of its invitation."""
    if world.bot_id in guild.members:
        return
    role = Role(
        id=world.flakes.next(),
        name=world.users[world.bot_id].global_name,
        permissions=permissions.INVITED,
        position=2,
        managed=True,
    )
    guild.roles.append(role)
    guild.members[world.bot_id] = Member(
        user_id=world.bot_id, joined_at=world.clock.now(), roles=[role.id]
    )
    world.save(guild)


def remove_member(world: World, guild: Guild, user_id: str) -> None:
    """Let a member go; a bot's own role goes with it."""
    member = guild.members.pop(user_id)
    if world.users[user_id].bot:
        guild.roles = [one for one in guild.roles if not (one.managed and one.id in member.roles)]
    world.save(guild)


def bot_role(world: World, guild: Guild) -> Role | None:
    """The role that the bot's invitation made, None when it is not on the server."""
    member = guild.members.get(world.bot_id)
    if member is None:
        return None
    return next(one for one in guild.roles if one.managed and one.id in member.roles)
