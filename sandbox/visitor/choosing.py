"""How a person uses the bot: the four kinds of interactions, checked as Discord's own apps do."""

import asyncio

from sandbox.common.shapes import Json, as_list, as_object
from sandbox.core import Core
from sandbox.gateway.interactions import AUTOCOMPLETE, COMMAND, COMPONENT, MODAL, Interaction
from sandbox.visitor import forms, options, presses
from sandbox.visitor.api import VisitorError, VisitorRequest, holds_messages, nothing_such, text_of
from sandbox.world.model import LOADING, Channel, Message, ThreadFacts
from sandbox.world.wire import Wire


async def interact(request: VisitorRequest) -> Json:
    match request.body.get("kind"):
        case "command":
            return _command(request)
        case "autocomplete":
            return await _autocomplete(request)
        case "component":
            return _component(request)
        case "modal":
            return _modal(request)
        case other:
            raise VisitorError(
                400, "unknown_kind", f"There is no kind of interaction called {other}."
            )


def _may_use(request: VisitorRequest, channel: Channel) -> None:
    """Raise Refused where the person cannot use the bot in the channel or thread now."""
    core = request.core
    request.seen(channel)
    if channel.recipient_id is not None:
        return
    guild = core.world.guilds[channel.guild_id]
    holds_messages(channel)
    if guild.id in core.gateway.out:
        raise VisitorError(403, "outage", "This server is not available.")
    if not core.bot_in(guild):
        raise VisitorError(403, "no_bot", "The bot is not on this server.")
    if guild.members[request.user().id].timed_out:
        raise VisitorError(403, "timed_out", "This person is in time-out and can only read.")
    if channel.thread is not None:
        _in_thread(request, channel, channel.thread)


def _in_thread(request: VisitorRequest, thread: Channel, facts: ThreadFacts) -> None:
    """Nobody presses in a locked thread; who may manage threads can use commands there.

    These reach the bot, and a locked thread stays archived; any other one opens again.
    """
    moderates = request.core.world.may(request.user().id, thread, "manage_threads")
    if facts.locked and (request.body.get("kind") == "component" or not moderates):
        raise VisitorError(403, "locked", "This thread is locked.")
    if facts.archived and not facts.locked:
        _unarchive(request, thread)


def _unarchive(request: VisitorRequest, thread: Channel) -> None:
    """A person who may write there opens the thread again by using something in it."""
    if not request.core.world.may(request.user().id, thread, "send_messages_in_threads"):
        raise VisitorError(403, "archived", "This thread is archived.")
    request.core.archiver.set_archived(thread, archived=False)


def _start_command(request: VisitorRequest, kind: int) -> Interaction:
    core, user = request.core, request.user()
    channel = request.channel_by(text_of(request.body, "channel_id"))
    _may_use(request, channel)
    command = options.find(request, channel)
    path = options.path_of(request.body)
    given = as_object(request.body.get("options"))
    focused = text_of(request.body, "focused") if kind == AUTOCOMPLETE else None
    filled = options.fill(core, channel, core.wire.command(command), path, given, focused)
    data: Json = {
        "id": command.id,
        "name": command.body["name"],
        "type": 1,
        "options": filled.options,
    }
    if command.guild_id:
        data["guild_id"] = command.guild_id
    if filled.resolved:
        data["resolved"] = filled.resolved
    interaction = Interaction(kind, user.id, channel, data)
    interaction.command = " ".join([command.body["name"], *path])
    return interaction


def _command(request: VisitorRequest) -> Json:
    interaction = _start_command(request, COMMAND)
    request.core.interactions.start(interaction)
    return {"id": interaction.id}


async def _autocomplete(request: VisitorRequest) -> Json:
    """Answered when the bot has answered, or after 3 s without suggestions."""
    interaction = _start_command(request, AUTOCOMPLETE)
    interaction.choices = asyncio.get_running_loop().create_future()
    request.core.interactions.start(interaction)
    answer = await interaction.choices
    if answer is None:
        return {"id": interaction.id, "choices": [], "failed": True}
    locale = request.user().locale or "en-US"
    choices = [
        {**one, "display_name": as_object(one.get("name_localizations")).get(locale, one["name"])}
        for one in answer["choices"]
    ]
    return {"id": interaction.id, "choices": choices}


def _pressable(request: VisitorRequest) -> Message:
    """The message of the bot whose component is pressed."""
    message = request.message(text_of(request.body, "message_id"))
    if message.author_id != request.core.world.bot_id or message.flags & LOADING:
        raise VisitorError(400, "not_pressable", "This message has nothing to press.")
    return message


def _component(request: VisitorRequest) -> Json:
    core, user, message = request.core, request.user(), _pressable(request)
    channel = request.channel_by(message.channel_id)
    custom_id = str(request.body.get("custom_id"))
    values = [str(one) for one in as_list(request.body.get("values"))]
    component = presses.find(message, custom_id)
    if request.body.get("forge"):
        component = component or {"type": 2, "id": 1}
    else:
        component = component or nothing_such("component", custom_id)
        presses.check(component, values)
    _may_use(request, channel)
    data: Json = {
        "component_type": component["type"],
        "custom_id": custom_id,
        "id": component.get("id", 1),
    }
    if component["type"] in presses.SELECTS:
        data |= {"values": values} if values else {}  # none chosen: it may be missing
        resolved = resolve(core, channel, values, component["type"])
        if resolved:
            data["resolved"] = resolved
    interaction = Interaction(COMPONENT, user.id, channel, data)
    interaction.pressed = message
    core.interactions.start(interaction)
    return {"id": interaction.id}


def resolve(core: Core, channel: Channel, values: list[str], kind: int) -> Json:
    """The people, roles and channels that a select of this kind names."""
    if kind == presses.STRINGS:
        return {}
    guild = core.world.guilds.get(channel.guild_id)
    here = guild.members if guild else {channel.recipient_id, core.world.bot_id}
    resolved: Json = {}
    for value in values:
        if value in here:
            options.resolve_user(core, guild, value, resolved)
        elif guild and (role := guild.role(value)) is not None:
            resolved.setdefault("roles", {})[value] = core.wire.role(role)
        elif value in core.world.channels:
            shown = _partial(core.wire, core.world.channels[value])
            resolved.setdefault("channels", {})[value] = shown
        else:
            nothing_such("choice", value)
    return resolved


def _partial(wire: Wire, channel: Channel) -> Json:
    return {**wire.channel(channel), "permissions": "0"}


def _modal(request: VisitorRequest) -> Json:
    core, user = request.core, request.user()
    key = text_of(request.body, "interaction_id")
    opened = core.interactions.by_id(key)
    if opened is None or opened.modal is None or opened.user_id != user.id:
        nothing_such("form", key)
    channel = request.channel_by(opened.channel_id)
    _may_use(request, channel)
    values = as_object(request.body.get("values"))
    parts = forms.fill(opened.modal, values, check=not request.body.get("forge"))
    data: Json = {"custom_id": opened.modal["custom_id"], "components": parts}
    chosen = forms.chosen(parts)
    resolved = resolve(core, channel, chosen, presses.USERS) if chosen else {}
    if resolved:
        data["resolved"] = resolved
    interaction = Interaction(MODAL, user.id, channel, data)
    interaction.pressed, interaction.opened_by = opened.pressed, opened
    interaction.command = opened.command
    core.interactions.start(interaction)
    return {"id": interaction.id}
