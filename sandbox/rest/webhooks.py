"""What an interaction's token allows for 15 minutes: follow-ups, and the first answer's fate."""

from sandbox.common.errors import refusal
from sandbox.gateway.interactions import Interaction
from sandbox.messages.composing import compose, revise
from sandbox.rest.answers import refuse_shut
from sandbox.rest.api import NOTHING, Response, RestRequest, Route
from sandbox.world.model import EPHEMERAL, LOADING, Message


def _interaction(call: RestRequest) -> Interaction:
    return call.core.interactions.by_token(call.parts["application"], call.parts["token"])


def _message(call: RestRequest, interaction: Interaction) -> Message:
    """The message in the path, of this token. Raises ApiError 10008."""
    wanted = call.parts.get("message", "@original")
    key = interaction.original_id if wanted == "@original" else wanted
    message = call.core.world.messages.get(key or "")
    if message is None or message.id not in {interaction.original_id, *interaction.made}:
        raise refusal(10008)
    return message


async def follow_up(call: RestRequest) -> Response:
    """A further message; the first one after "thinking" becomes that message."""
    interaction = _interaction(call)
    core = call.core
    channel = core.world.channels.get(interaction.channel_id)
    if channel is None:
        raise refusal(10003)
    refuse_shut(core, interaction)
    original = core.world.messages.get(interaction.original_id or "")
    if original is not None and original.flags & LOADING:
        return _edit(call, interaction, original)
    reader = interaction.user_id if call.sent.flags & EPHEMERAL else None
    message = compose(
        core,
        channel,
        call.sent,
        reader=reader,
        interaction=core.interactions.metadata(interaction),
    )
    message.reference = interaction.original_id
    message.type = 19
    interaction.made.append(message.id)
    core.publish(message)
    core.interactions.settle(interaction, message.id)
    return Response(core.wire.message(message))


async def get(call: RestRequest) -> Response:
    return Response(call.core.wire.message(_message(call, _interaction(call))))


async def edit(call: RestRequest) -> Response:
    interaction = _interaction(call)
    return _edit(call, interaction, _message(call, interaction))


def _edit(call: RestRequest, interaction: Interaction, message: Message) -> Response:
    refuse_shut(call.core, interaction)
    channel = call.core.world.channels[message.channel_id]
    if channel.thread is not None and channel.thread.archived and not message.ephemeral:
        raise refusal(50083)
    revise(call.core, message, call.sent)
    call.core.announce.message_updated(message)
    call.core.interactions.settle(interaction, message.id)
    return Response(call.core.wire.message(message))


async def delete(call: RestRequest) -> Response:
    interaction = _interaction(call)
    message = _message(call, interaction)
    call.core.unpublish(message)
    call.core.interactions.settle(interaction, message.id)
    return NOTHING


_TOKEN = "/webhooks/{application}/{token}"  # noqa: S105 - a path
_ONE = _TOKEN + "/messages/{message}"
ROUTES = [
    Route("POST", _TOKEN, follow_up, "webhook", open=True, counts=False),
    Route("GET", _ONE, get, "webhook", open=True, counts=False),
    Route("PATCH", _ONE, edit, "webhook", open=True, counts=False),
    Route("DELETE", _ONE, delete, "webhook", open=True, counts=False),
]
