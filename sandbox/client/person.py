"""One person in front of an open window, for tests: what they see, do and wait for."""

import asyncio
import io
from collections import deque
from collections.abc import Callable
from typing import Any

import aiohttp

from sandbox.client.failures import Failed
from sandbox.client.requests import Requests
from sandbox.client.shown import USERS, InteractionOutcome, InteractionReply, ShownMessage
from sandbox.common.shapes import Json, objects

REMEMBERED = 1000  # events


class Person:
    """One person, in front of an open window: all that they see, and what they can do."""

    def __init__(self, client: Requests, key: str, name: str) -> None:
        self.client = client
        self.id = key
        self.name = name
        self.view: Json = {}
        self.messages_seen: dict[str, ShownMessage] = {}
        self.outcomes: dict[str, InteractionOutcome] = {}
        self.picked: dict[tuple[str, str], tuple[str, ...]] = {}  # in a select of a message
        self.badges: dict[str, int] = {}
        self.notices: list[Json] = []
        self.events: deque[Json] = deque(maxlen=REMEMBERED)
        self.bot_online = False
        self._changed = asyncio.Condition()
        self._task: asyncio.Task[None] | None = None
        self._opened: asyncio.Event = asyncio.Event()

    @property
    def pings(self) -> int:
        """How many mentions wait unread, over all channels."""
        return sum(self.badges.values())

    async def open(self) -> None:
        """Begin to follow what the person sees, and wait until that has begun."""
        self._task = asyncio.create_task(self._watch())
        await asyncio.wait_for(self._opened.wait(), self.client.event_timeout)

    async def close(self) -> None:
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def _watch(self) -> None:
        address = f"{self.client.url}/sandbox/users/{self.id}/live"
        async with self.client.session.ws_connect(address, max_msg_size=0) as window:
            async for frame in window:
                event = frame.json()
                self._hear(str(event["event"]), event["data"])
                self._opened.set()
                async with self._changed:
                    self._changed.notify_all()

    def _hear(self, event: str, data: Json) -> None:
        self.events.append({"event": event, "data": data})
        match event:
            case "hello":
                self.view = data
                self.bot_online = bool(data["bot_online"])
                badges: dict[str, Json] = data["badges"]
                self.badges = {key: badge["mentions"] for key, badge in badges.items()}
            case "message_create" | "message_update":
                shown = self.messages_seen[data["id"]] = ShownMessage(self, data)
                self._forget_picks(shown)
            case "message_delete":
                self.messages_seen.pop(data["id"], None)
            case "badge":
                self.badges[data["channel_id"]] = data["mentions"]
            case "notify":
                self.notices.append(data)
            case "bot":
                self.bot_online = bool(data["online"])
            case "interaction" | "modal":
                self._hear_outcome(event, data)
            case _:
                pass

    def _forget_picks(self, message: ShownMessage) -> None:
        """An edit shows selects as the bot has them; those of people keep what was chosen."""
        kept = {one["custom_id"] for one in message.selects if one["type"] == USERS}
        for key in [one for one in self.picked if one[0] == message.id and one[1] not in kept]:
            del self.picked[key]

    def _hear_outcome(self, event: str, data: Json) -> None:
        key = str(data["id"] if event == "interaction" else data["interaction_id"])
        outcome = self.outcomes.setdefault(key, InteractionOutcome(key))
        if event == "modal":
            outcome.modal = data["modal"]
            return
        outcome.states.append(str(data["state"]))
        outcome.elapsed[str(data["state"])] = float(data["elapsed"])
        outcome.answer_id = data["answer_id"] or outcome.answer_id

    async def until(self, holds: Callable[[], object], what: str = "an event") -> None:
        """Wait until something holds of what this person sees. Raises TimeoutError."""
        async with self._changed:
            try:
                async with asyncio.timeout(self.client.event_timeout):
                    await self._changed.wait_for(lambda: bool(holds()))
            except TimeoutError:
                seen = [one["event"] for one in list(self.events)[-10:]]
                raise TimeoutError(f"{self.name} waited for {what}; last saw {seen}") from None

    # reading

    async def channel(self, name: str | None = None) -> Json:
        """The channel or thread of this name that the person sees, or the first channel."""
        view = await self.client.call("GET", f"/users/{self.id}/view")
        for guild in objects(view["guilds"]):
            for one in [*guild["channels"], *guild["threads"]]:
                if name in {None, one["name"]}:
                    return one
        raise LookupError(name)

    async def direct(self) -> Json:
        """The direct messages with the bot. Raises LookupError while there are none."""
        view = await self.client.call("GET", f"/users/{self.id}/view")
        for guild in objects(view["guilds"]):
            if guild.get("home"):
                return objects(guild["channels"])[0]
        raise LookupError("direct messages")

    async def shut(self, *, shut: bool = True) -> None:
        """Take no direct messages any more, or take them again."""
        await self.client.call("PATCH", f"/users/{self.id}", {"shut": shut})

    async def threads(self) -> list[Json]:
        """Every thread that the person sees, oldest first."""
        view = await self.client.call("GET", f"/users/{self.id}/view")
        return [one for guild in objects(view["guilds"]) for one in guild["threads"]]

    async def messages(self, channel: Json | str) -> list[ShownMessage]:
        """The messages of the channel as this person sees them, oldest first."""
        key = channel if isinstance(channel, str) else channel["id"]
        path = f"/users/{self.id}/channels/{key}/messages?limit=100"
        found = objects((await self.client.call("GET", path))["messages"])
        return [ShownMessage(self, one) for one in found]

    async def message(self, key: str) -> ShownMessage:
        """The message as this person sees it now."""
        if key not in self.messages_seen:
            await self.until(lambda: key in self.messages_seen, f"message {key}")
        return self.messages_seen[key]

    async def see(self, wanted: "str | Callable[[ShownMessage], object]") -> ShownMessage:
        """The newest message that holds the text (or for which the function holds), awaited.

        Only what came or changed since this person opened their window is looked through.
        """

        def found() -> list[ShownMessage]:
            shown = sorted(self.messages_seen.values(), key=lambda one: int(one.id))
            if isinstance(wanted, str):
                return [one for one in shown if wanted in one.text]
            return [one for one in shown if wanted(one)]

        await self.until(found, f"a message with {wanted}")
        return found()[-1]

    async def commands(self, channel: Json | str | None = None) -> list[Json]:
        """The commands that the person is offered in a channel, their own one by default."""
        key = await self._channel_id(channel)
        path = f"/users/{self.id}/channels/{key}/commands"
        return objects((await self.client.call("GET", path))["commands"])

    async def _channel_id(self, channel: Json | str | None) -> str:
        if isinstance(channel, str):
            return channel
        return str((channel or await self.channel())["id"])

    # acting

    async def write(self, content: str, channel: Json | str | None = None) -> ShownMessage:
        """Write a message into a channel, their own one by default."""
        key = await self._channel_id(channel)
        path = f"/users/{self.id}/channels/{key}/messages"
        return ShownMessage(self, await self.client.call("POST", path, {"content": content}))

    async def read(self, channel: Json | str) -> None:
        """Read the channel: its badge goes."""
        key = await self._channel_id(channel)
        await self.client.call("POST", f"/users/{self.id}/channels/{key}/read")
        await self.until(lambda: not self.badges.get(key), "the badge to go")

    async def upload(self, filename: str, body: bytes) -> str:
        """The id of an uploaded file, for `slash`."""
        form = aiohttp.FormData()
        form.add_field("file", io.BytesIO(body), filename=filename)
        address = f"{self.client.url}/sandbox/users/{self.id}/uploads"
        async with self.client.session.post(address, data=form) as response:
            return str((await response.json())["id"])

    async def dismiss(self, message: ShownMessage) -> None:
        await self.client.call("DELETE", f"/users/{self.id}/messages/{message.id}")

    async def interact(self, **body: Any) -> str:  # noqa: ANN401 - JSON of any shape
        """Start an interaction without waiting; returns its id. Raises Refusal."""
        answer = await self.client.call("POST", f"/users/{self.id}/interactions", body)
        return str(answer["id"])

    async def slash(
        self,
        command: str,
        *,
        channel: Json | str | None = None,
        **options: Any,  # noqa: ANN401 - as the command says
    ) -> InteractionReply:
        """Use a slash command and wait for what comes of it. Raises Failed or Refusal."""
        key = await self.interact(
            kind="command",
            channel_id=await self._channel_id(channel),
            command=command,
            options=options,
        )
        return await self.answer(key)

    async def autocomplete(
        self,
        command: str,
        focused: str,
        typed: str = "",
        *,
        channel: Json | str | None = None,
        **options: Any,  # noqa: ANN401 - as the command says
    ) -> list[Json]:
        """The suggestions while typing in an option. Raises Failed when none came in time."""
        body = {
            "kind": "autocomplete",
            "channel_id": await self._channel_id(channel),
            "command": command,
            "options": {**options, focused: typed},
            "focused": focused,
        }
        answer = await self.client.call("POST", f"/users/{self.id}/interactions", body)
        if answer.get("failed"):
            raise Failed(f"no suggestions for {command} {focused}")
        return objects(answer["choices"])

    async def submit(self, answer: InteractionReply, **values: Any) -> InteractionReply:  # noqa: ANN401 - as fields
        """Send the form that `answer` opened, fields by custom_id; waits like `slash`."""
        return await self.submit_values(answer, values)

    async def submit_values(self, answer: InteractionReply, values: Json) -> InteractionReply:
        """`submit` for custom_ids that are no Python names."""
        key = await self.interact(kind="modal", interaction_id=answer.interaction_id, values=values)
        return await self.answer(key)

    async def acknowledged(self, interaction_id: str) -> None:
        """Wait until the bot has answered at all. Raises Failed."""
        outcome = self.outcomes.setdefault(interaction_id, InteractionOutcome(interaction_id))
        await self.until(lambda: set(outcome.states) - {"sent"}, "an acknowledgement")
        if "failed" in outcome.states:
            raise Failed(f"{self.name} sees: this interaction failed")

    async def answer(self, interaction_id: str) -> InteractionReply:
        """What comes of the interaction, once it is settled. Raises Failed."""
        outcome = self.outcomes.setdefault(interaction_id, InteractionOutcome(interaction_id))
        final = {"answered", "settled", "modal", "failed"}
        await self.until(
            lambda: (
                final & set(outcome.states)
                and ("modal" not in outcome.states or outcome.modal is not None)
            ),
            f"an answer to {interaction_id}",
        )
        if "failed" in outcome.states:
            raise Failed(f"{self.name} sees: this interaction failed")
        return InteractionReply(self, outcome)
