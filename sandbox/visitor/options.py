"""A slash command filled in: found, its options checked as Discord's own apps do, and resolved."""

from typing import Any

from msgspec import Struct

from sandbox.common.shapes import Json, as_list, objects
from sandbox.core import Core
from sandbox.visitor.api import VisitorError, VisitorRequest, nothing_such, text_of
from sandbox.world.model import Channel, Command, Guild

SUBCOMMAND, GROUP, STRING, INTEGER, BOOLEAN, USER, CHANNEL, ROLE = range(1, 9)
MENTIONABLE, NUMBER, ATTACHMENT = 9, 10, 11


class Filled(Struct):
    """What the interaction's data says of the options, and the things that they name."""

    options: list[Json]
    resolved: Json


def find(request: VisitorRequest, channel: Channel) -> Command:
    """The command meant, when this person may use it here. Raises Refused."""
    world = request.core.world
    wanted = request.body.get("command_id")
    name = None if wanted else text_of(request.body, "command").split()[0]
    found = [
        one
        for one in world.commands.values()
        if one.guild_id in {None, channel.guild_id}
        and wanted in {None, one.id}
        and name in {None, one.body["name"]}
    ]
    if not found:
        nothing_such("command", str(wanted or name))
    command = found[-1]  # a server's own command hides a global one of the same name
    if not request.core.views.may_use(command, channel, request.user().id):
        raise VisitorError(403, "no_right", "This person may not use this command here.")
    return command


def path_of(body: Json) -> list[str]:
    """The subcommand's names."""
    if body.get("command_id"):
        return [str(one) for one in as_list(body.get("path"))]
    return str(body["command"]).split()[1:]


def fill(
    core: Core,
    channel: Channel,
    command: Json,
    path: list[str],
    given: Json,
    focused: str | None,
) -> Filled:
    """The options as Discord sends them, nested below subcommands. Raises Refused."""
    level = command
    nest: list[Json] = []
    for name in path:
        inner = [one for one in objects(level.get("options")) if one["name"] == name]
        if not inner:
            nothing_such("command", f"{command['name']} {' '.join(path)}")
        level = inner[0]
        nest.append({"name": name, "type": level["type"], "options": []})
    known = objects(level.get("options"))
    if any(one["type"] in {SUBCOMMAND, GROUP} for one in known):
        raise VisitorError(400, "subcommand", "This command needs a subcommand.")
    unknown = set(given) - {one["name"] for one in known}
    if unknown:
        raise VisitorError(
            400, "unknown_option", f"There is no option {', '.join(sorted(unknown))}."
        )
    filled = Filled([], {})
    for option in known:
        _one(core, channel, option, given, focused, filled)
    for step in reversed(nest):
        step["options"] = filled.options
        filled.options = [step]
    return filled


def _one(
    core: Core, channel: Channel, option: Json, given: Json, focused: str | None, filled: Filled
) -> None:
    name = option["name"]
    if name not in given or given[name] is None:
        if option.get("required") and focused is None:
            raise VisitorError(400, "required", f"The option {name} is required.")
        if name != focused:
            return
    value: Any = given.get(name, "")
    shown: Json = {"name": name, "type": option["type"], "value": value}
    if focused is not None:
        if name == focused:
            shown |= {"focused": True, "value": str(value)}
    else:
        shown["value"] = _checked(option, value)
        _resolve(core, channel, option, str(value), filled.resolved)
    filled.options.append(shown)


def _checked(option: Json, value: Any) -> Any:  # noqa: ANN401 - as the option's type says
    """The value in the option's type. Raises Refused when it is not one, or not allowed."""
    name = option["name"]
    problem = VisitorError(400, "bad_value", f"{value} cannot be the option {name}.")
    if not _fits(option["type"], value):
        raise problem
    if option["type"] in {INTEGER, NUMBER}:
        _check_bounds(option, value, "value", problem)
    elif option["type"] == STRING:
        _check_bounds(option, len(value), "length", problem)
    offered = [one["value"] for one in objects(option.get("choices"))]
    if offered and value not in offered:
        raise problem
    return value


def _fits(kind: int, value: object) -> bool:
    """Whether the value is of the option's type; people and things are named by their ids."""
    if kind == BOOLEAN:
        return isinstance(value, bool)
    if kind in {INTEGER, NUMBER}:
        if not isinstance(value, int | float) or isinstance(value, bool):
            return False
        return kind == NUMBER or int(value) == value
    return isinstance(value, str)


def _check_bounds(option: Json, measure: float, what: str, problem: VisitorError) -> None:
    least, most = option.get(f"min_{what}"), option.get(f"max_{what}")
    if (least is not None and measure < least) or (most is not None and measure > most):
        raise problem
    if what == "length" and measure > 6000:
        raise problem


def resolve_user(core: Core, guild: Guild | None, key: str, resolved: Json) -> None:
    """Add a person, and their membership where there is a server, to the resolved things."""
    resolved.setdefault("users", {})[key] = core.wire.user(core.world.users[key])
    member = guild.members.get(key) if guild else None
    if guild is not None and member is not None:
        shown = core.wire.member(guild, member, with_user=False)
        resolved.setdefault("members", {})[key] = shown


def _resolve(core: Core, channel: Channel, option: Json, key: str, resolved: Json) -> None:
    world = core.world
    guild = world.guilds.get(channel.guild_id)
    match option["type"]:
        case 6 | 9 if key in world.users:
            resolve_user(core, guild, key, resolved)
        case 7 if key in world.channels:
            shown = {**core.wire.channel(world.channels[key]), "permissions": "0"}
            resolved.setdefault("channels", {})[key] = shown
        case 8 | 9 if guild and (role := guild.role(key)) is not None:
            resolved.setdefault("roles", {})[key] = core.wire.role(role)
        case 11 if key in world.attachments:
            shown = core.wire.files.shown(world.attachments[key], ephemeral=True)
            resolved.setdefault("attachments", {})[key] = shown
        case 6 | 7 | 8 | 9 | 11:
            nothing_such("choice", key)
        case _:
            pass
