"""Interactions: what a person did, the token that answers it, and its two deadlines."""

import asyncio
import secrets
from time import perf_counter

from sandbox.common.errors import refusal
from sandbox.common.faults import InjectedFaults
from sandbox.common.shapes import Json, id_moment
from sandbox.gateway.gateway import Gateway
from sandbox.gateway.live import Live
from sandbox.limits import tables
from sandbox.world import permissions
from sandbox.world.model import LOADING, Channel, Message
from sandbox.world.wire import Wire
from sandbox.world.world import World

COMMAND, COMPONENT, AUTOCOMPLETE, MODAL = 2, 3, 4, 5
KINDS = {COMMAND: "command", COMPONENT: "component", AUTOCOMPLETE: "autocomplete", MODAL: "modal"}


class Interaction:
    """One act of a person that the bot has to answer."""

    def __init__(self, kind: int, user_id: str, channel: Channel, data: Json) -> None:
        self.kind = kind
        self.user_id = user_id
        self.channel_id = channel.id
        self.guild_id = channel.guild_id
        self.data = data
        self.began = perf_counter()  # for measuring, also while the clock stands still
        self.id = ""
        self.token = ""
        self.pressed: Message | None = None  # whose component was pressed
        self.opened_by: Interaction | None = None  # what opened the form that was submitted
        self.command = ""  # as the person sees it: "play", "settings language"
        self.answered_with: int | None = None  # the kind of the first answer
        self.original_id: str | None = None  # what @original means
        self.made: list[str] = []  # messages created through the token
        self.modal: Json | None = None
        self.settled = False
        self.choices: asyncio.Future[Json | None] | None = None

    @property
    def created_at(self) -> float:
        return id_moment(self.id)


class Interactions:
    """All interactions whose token may still be used."""

    def __init__(
        self, world: World, wire: Wire, gateway: Gateway, live: Live, faults: InjectedFaults
    ) -> None:
        self._world = world
        self._wire = wire
        self._gateway = gateway
        self._live = live
        self._faults = faults
        self._by_id: dict[str, Interaction] = {}
        self._by_token: dict[str, Interaction] = {}

    def start(self, interaction: Interaction) -> None:
        """Give it id and token, bring it to the bot, and set its deadlines."""
        clock = self._world.clock
        interaction.id = self._world.flakes.next()
        interaction.token = f"{interaction.id}.{secrets.token_urlsafe(48)}"
        self._by_id[interaction.id] = self._by_token[interaction.token] = interaction
        self.tell(interaction, "sent")
        payload = self._payload(interaction)
        self._faults.deliver(lambda: self._send(interaction, payload))
        now = clock.now()
        clock.call_at(now + tables.ANSWER_SECONDS, lambda: self._answer_due(interaction))
        clock.call_at(now + tables.TOKEN_SECONDS, lambda: self._token_due(interaction))

    def _send(self, interaction: Interaction, payload: Json) -> None:
        self._gateway.dispatch("INTERACTION_CREATE", payload, guild_id=interaction.guild_id)

    def _answer_due(self, interaction: Interaction) -> None:
        if interaction.answered_with is None:
            if interaction.choices is not None and not interaction.choices.done():
                interaction.choices.set_result(None)
            self.tell(interaction, "failed")

    def _token_due(self, interaction: Interaction) -> None:
        """The token ends; a message that still "thinks" has failed.

        A form that was opened can be sent at any time later.
        """
        if interaction.modal is None:
            self._by_id.pop(interaction.id, None)
        self._by_token.pop(interaction.token, None)
        original = self._world.messages.get(interaction.original_id or "")
        if original is not None and original.flags & LOADING:
            self.tell(interaction, "failed")

    def unanswered(self, interaction_id: str, token: str) -> Interaction:
        """The interaction that may get its first answer now.

        Raises ApiError 10062 when it is unknown or 3 s old, 40060 when it was answered.
        """
        interaction = self._by_id.get(interaction_id)
        if interaction is None or interaction.token != token:
            raise refusal(10062)
        if interaction.answered_with is not None:
            raise refusal(40060)
        age = self._world.clock.now() - interaction.created_at
        if age > tables.ANSWER_SECONDS:
            raise refusal(10062)
        return interaction

    def by_token(self, application_id: str, token: str) -> Interaction:
        """The answered interaction of this token.

        Raises ApiError 50027 when the token is older than 15 minutes, 10015 when nothing is
        known of it or its first answer is still to come.
        """
        interaction = self._by_token.get(token)
        if interaction is None:
            born = token.partition(".")[0]
            if born.isdigit() and self._expired(born):
                raise refusal(50027)
            raise refusal(10015)
        if application_id != self._world.bot_id or interaction.answered_with is None:
            raise refusal(10015)
        return interaction

    def _expired(self, born: str) -> bool:
        return self._world.clock.now() - id_moment(born) >= tables.TOKEN_SECONDS

    def by_id(self, interaction_id: str) -> Interaction | None:
        return self._by_id.get(interaction_id)

    def tell(self, interaction: Interaction, state: str, answer_id: str | None = None) -> None:
        """Show the interaction's state to the person whose it is."""
        data: Json = {
            "id": interaction.id,
            "kind": KINDS[interaction.kind],
            "state": state,
            "channel_id": interaction.channel_id,
            "message_id": interaction.pressed.id if interaction.pressed else None,
            "custom_id": interaction.data.get("custom_id"),
            "command": interaction.command or None,
            "answer_id": answer_id,
            "elapsed": perf_counter() - interaction.began,
        }
        self._live.tell(interaction.user_id, "interaction", data)

    def settle(self, interaction: Interaction, answer_id: str | None) -> None:
        """Tell once that something followed a "thinking" or a silent acknowledgement."""
        if not interaction.settled and interaction.answered_with in {5, 6}:
            interaction.settled = True
            self.tell(interaction, "settled", answer_id)

    def open_modal(self, interaction: Interaction, modal: Json) -> None:
        """Keep the modal that an interaction was answered with, and show it to its person."""
        interaction.modal = modal
        data = {
            "interaction_id": interaction.id,
            "channel_id": interaction.channel_id,
            "modal": modal,
        }
        self._live.tell(interaction.user_id, "modal", data)

    def _payload(self, interaction: Interaction) -> Json:
        """INTERACTION_CREATE, as the moment is."""
        world, wire = self._world, self._wire
        channel = world.channels[interaction.channel_id]
        if channel.recipient_id is not None:
            return self._from_home(interaction, channel)
        guild = world.guilds[channel.guild_id]
        member = guild.members[interaction.user_id]
        user = world.users[interaction.user_id]
        rights = permissions.in_channel(guild, world.place(channel), user.id)
        shown = {**wire.channel(channel), "permissions": str(rights)}
        return self._anywhere(interaction, channel) | {
            "guild_id": guild.id,
            "guild": {"id": guild.id, "locale": guild.preferred_locale, "features": []},
            "guild_locale": guild.preferred_locale,
            "channel": shown,
            "member": {**wire.member(guild, member), "permissions": str(rights)},
            "locale": user.locale or guild.preferred_locale,
            "authorizing_integration_owners": {"0": guild.id},
            "context": 0,
        }

    def _from_home(self, interaction: Interaction, channel: Channel) -> Json:
        """The same of something in direct messages: no server, and a user instead of a member."""
        user = self._world.users[interaction.user_id]
        return self._anywhere(interaction, channel) | {
            "channel": self._wire.channel(channel),
            "user": self._wire.user(user),
            "locale": user.locale or "en-US",
            "authorizing_integration_owners": {"0": "0"},
            "context": 1,
        }

    def _anywhere(self, interaction: Interaction, channel: Channel) -> Json:
        """What every INTERACTION_CREATE holds."""
        world = self._world
        payload: Json = {
            "id": interaction.id,
            "application_id": world.bot_id,
            "type": interaction.kind,
            "token": interaction.token,
            "version": 1,
            "channel_id": channel.id,
            "app_permissions": str(world.rights(world.bot_id, channel)),
            "attachment_size_limit": tables.FILE_SIZE,
            "entitlements": [],
            "data": interaction.data,
        }
        if interaction.pressed is not None:
            payload["message"] = self._wire.message(interaction.pressed)
        return payload

    def metadata(self, interaction: Interaction) -> Json:
        """What a message keeps of the interaction that it answers."""
        pressed, opened_by = interaction.pressed, interaction.opened_by
        return {
            "id": interaction.id,
            "type": interaction.kind,
            "user_id": interaction.user_id,
            "guild_id": interaction.guild_id,
            "name": interaction.command,
            "pressed_id": pressed.id if pressed and interaction.kind == COMPONENT else None,
            "opened_by": self.metadata(opened_by) if opened_by is not None else None,
        }
