"""First answers to interactions: the seven kinds, each once and within three seconds."""

from collections.abc import Callable

from msgspec import Struct

from sandbox.common.errors import FormErrors, refusal
from sandbox.common.shapes import Json, as_object, objects
from sandbox.core import Core
from sandbox.gateway.interactions import Interaction
from sandbox.limits.commands import check_suggestions
from sandbox.limits.fields import Kind, choice, model, typed, whole
from sandbox.limits.modals import check_modal
from sandbox.messages.composing import MessageBody, compose, revise
from sandbox.rest.api import NOTHING, Response, RestRequest, Route
from sandbox.world.model import EPHEMERAL, LOADING, Channel, Message

REPLY, THINKING, SILENT, UPDATE, SUGGESTIONS, FORM = 4, 5, 6, 7, 8, 9
DATA = ("data",)
_FIELDS: dict[str, Kind] = {"data": model({})}
_THINKING: dict[str, Kind] = {"flags": whole()}


def allowed(interaction: Interaction) -> tuple[int, ...]:
    """The kinds of first answer that fit: a form not after a form, updates only to a press."""
    match interaction.kind:
        case 2:
            return (REPLY, THINKING, FORM)
        case 3:
            return (REPLY, THINKING, SILENT, UPDATE, FORM)
        case 4:
            return (SUGGESTIONS,)
        case _:
            pressed = (SILENT, UPDATE) if interaction.pressed is not None else (SILENT,)
            return (REPLY, THINKING, *pressed)


class Callback(Struct):
    """One first answer being carried out."""

    call: RestRequest
    interaction: Interaction
    data: Json

    @property
    def sent(self) -> MessageBody:
        return MessageBody(self.data, self.call.uploads)


async def answer(call: RestRequest) -> Response:
    """Raises ApiError 10062, 40060, 50035 and those of messages; a refused one uses nothing up."""
    interaction = call.core.interactions.unanswered(call.parts["interaction"], call.parts["token"])
    kind: int = call.fields.get("type", 0)
    form = FormErrors()
    choice(form, ("type",), kind, allowed(interaction))
    typed(form, (), call.fields, _FIELDS)
    form.check()
    if kind != SUGGESTIONS:
        refuse_shut(call.core, interaction)
    callback = Callback(call, interaction, as_object(call.fields.get("data")))
    actions: dict[object, Callable[[Callback], Message | None]] = {
        REPLY: _reply,
        THINKING: _think,
        SILENT: _silent,
        UPDATE: _update,
        SUGGESTIONS: _suggest,
        FORM: _form,
    }
    message = actions[kind](callback)
    if call.query.get("with_response", "").lower() not in {"1", "true"}:
        return NOTHING
    return Response(_response(call, interaction, kind, message))


def _response(
    call: RestRequest, interaction: Interaction, kind: int, message: Message | None
) -> Json:
    about: Json = {"id": interaction.id, "type": interaction.kind}
    body: Json = {"interaction": about}
    if message is not None:
        about |= {
            "response_message_id": message.id,
            "response_message_loading": bool(message.flags & LOADING),
            "response_message_ephemeral": message.ephemeral,
        }
    if message is not None and kind in {REPLY, UPDATE}:
        body["resource"] = {"type": kind, "message": call.core.wire.message(message)}
    return body


def refuse_shut(core: Core, interaction: Interaction) -> None:
    """Raise ApiError 50083 in a thread that is locked and archived: its token changes nothing."""
    channel = core.world.channels.get(interaction.channel_id)
    facts = channel.thread if channel is not None else None
    if facts is not None and facts.locked and facts.archived:
        raise refusal(50083)


def _reader(callback: Callback) -> str | None:
    return callback.interaction.user_id if callback.sent.flags & EPHEMERAL else None


def _kind_of_message(interaction: Interaction) -> tuple[int, str | None]:
    """Type of an answering message and what it refers to: a command's answer, or a reply."""
    if interaction.pressed is not None:
        return 19, interaction.pressed.id
    return 20, None


def _reply(callback: Callback) -> Message:
    call, interaction = callback.call, callback.interaction
    channel = _channel(callback)
    message = compose(
        call.core,
        channel,
        callback.sent,
        path=DATA,
        reader=_reader(callback),
        interaction=call.core.interactions.metadata(interaction),
    )
    message.type, message.reference = _kind_of_message(interaction)
    _made(callback, message, REPLY)
    call.core.interactions.tell(interaction, "answered", message.id)
    return message


def _channel(callback: Callback) -> Channel:
    """Where the answer goes. Raises ApiError 10003 when the channel is gone."""
    channel = callback.call.core.world.channels.get(callback.interaction.channel_id)
    if channel is None:
        raise refusal(10003)
    return channel


def _think(callback: Callback) -> Message:
    """A message that says that the bot is thinking; only its visibility can be chosen."""
    call, interaction = callback.call, callback.interaction
    channel = _channel(callback)
    form = FormErrors()
    typed(form, DATA, callback.data, _THINKING)
    form.check()
    reader = _reader(callback)
    message = Message(
        id=call.core.flakes.next(),
        channel_id=channel.id,
        author_id=call.core.world.bot_id,
        created_at=call.core.clock.now(),
        flags=LOADING | (EPHEMERAL if reader else 0),
        reader=reader,
        interaction=call.core.interactions.metadata(interaction),
        by_webhook=True,
    )
    message.type, message.reference = _kind_of_message(interaction)
    _made(callback, message, THINKING)
    call.core.interactions.tell(interaction, "thinking", message.id)
    return message


def _made(callback: Callback, message: Message, kind: int) -> None:
    interaction = callback.interaction
    interaction.answered_with = kind
    interaction.original_id = message.id
    interaction.made.append(message.id)
    callback.call.core.publish(message)


def _silent(callback: Callback) -> Message | None:
    interaction = callback.interaction
    interaction.answered_with = SILENT
    pressed = interaction.pressed
    interaction.original_id = pressed.id if pressed is not None else None
    callback.call.core.interactions.tell(interaction, "acknowledged")
    return None


def _update(callback: Callback) -> Message:
    """Edit the pressed message. Raises ApiError 10008 when it is gone."""
    call, interaction = callback.call, callback.interaction
    pressed = interaction.pressed
    if pressed is None or pressed.id not in call.core.world.messages:
        raise refusal(10008)
    revise(call.core, pressed, callback.sent, path=DATA)
    interaction.answered_with = UPDATE
    interaction.original_id = pressed.id
    call.core.announce.message_updated(pressed)
    call.core.interactions.tell(interaction, "answered", pressed.id)
    return pressed


def _focused(thing: Json) -> int:
    """The type of the option in which somebody types."""
    for option in objects(thing.get("options")):
        found = option["type"] if option.get("focused") else _focused(option)
        if found:
            return found
    return 0


def _suggest(callback: Callback) -> None:
    interaction = callback.interaction
    check_suggestions(callback.data, _focused(interaction.data))
    interaction.answered_with = SUGGESTIONS
    if interaction.choices is not None and not interaction.choices.done():
        interaction.choices.set_result({"choices": objects(callback.data.get("choices"))})


def _form(callback: Callback) -> None:
    form = FormErrors()
    check_modal(form, DATA, callback.data)
    form.check()
    callback.interaction.answered_with = FORM
    callback.call.core.interactions.open_modal(callback.interaction, callback.data)
    callback.call.core.interactions.tell(callback.interaction, "modal")


ROUTES = [
    Route(
        "POST",
        "/interactions/{interaction}/{token}/callback",
        answer,
        "",
        open=True,
        counts=False,
    )
]
