"""A message as a person sees it, its texts, pictures and controls; and what comes of using them."""

from collections.abc import Callable
from typing import Any, Protocol

from sandbox.client.failures import Refusal
from sandbox.client.requests import Requests
from sandbox.common.shapes import Json, objects
from sandbox.messages.keeping import walk

BUTTON, TEXT, THUMBNAIL, GALLERY = 2, 10, 11, 12
SELECTS = (3, 5, 6, 7, 8)
USERS = 5


class OpenWindow(Protocol):
    """What somebody sees, and how their acts are sent: the part of a person that messages need."""

    client: Requests
    messages_seen: "dict[str, ShownMessage]"
    picked: dict[tuple[str, str], tuple[str, ...]]

    async def interact(self, **body: Any) -> str:  # noqa: ANN401 - JSON of any shape
        """Start an interaction without waiting; returns its id. Raises Refusal."""
        ...

    async def answer(self, interaction_id: str) -> "InteractionReply":
        """What comes of an interaction, once it is settled. Raises Failed."""
        ...

    async def until(self, holds: Callable[[], object], what: str = "an event") -> None:
        """Wait until something holds of what is seen. Raises TimeoutError."""
        ...


class ShownMessage:
    """One state of a message; `now` gives the newest."""

    def __init__(self, person: OpenWindow, data: Json) -> None:
        self._person = person
        self.data = data

    def __repr__(self) -> str:
        return f"<message {self.id}: {self.text!r} {self.labels}>"

    @property
    def id(self) -> str:
        return str(self.data["id"])

    @property
    def channel_id(self) -> str:
        return str(self.data["channel_id"])

    @property
    def ephemeral(self) -> bool:
        return bool(self.data["flags"] & 64)

    @property
    def loading(self) -> bool:
        return bool(self.data["flags"] & 128)

    @property
    def pings_me(self) -> bool:
        return bool(self.data.get("pings_me"))

    @property
    def now(self) -> "ShownMessage":
        """The message as the person sees it now. Raises KeyError when it is gone."""
        return self._person.messages_seen.get(self.id, self)

    @property
    def components(self) -> list[Json]:
        """Every component, nested ones included, in order."""
        return list(walk(objects(self.data.get("components"))))

    @property
    def text(self) -> str:
        """Content, text displays and embeds' texts, one below the other."""
        texts = [str(self.data.get("content") or "")]
        texts += [str(one["content"]) for one in self.components if one["type"] == TEXT]
        for embed in objects(self.data.get("embeds")):
            texts += [str(embed[key]) for key in ("title", "description") if embed.get(key)]
        return "\n".join(one for one in texts if one)

    @property
    def buttons(self) -> list[Json]:
        return [one for one in self.components if one["type"] == BUTTON]

    @property
    def labels(self) -> list[str]:
        """The labels of the buttons, in order."""
        return [str(one.get("label") or "") for one in self.buttons]

    @property
    def selects(self) -> list[Json]:
        return [one for one in self.components if one["type"] in SELECTS]

    @property
    def media(self) -> list[Json]:
        """Every picture shown by a gallery or thumbnail: `media`, `description`."""
        found = [one for one in self.components if one["type"] == THUMBNAIL]
        for one in self.components:
            if one["type"] == GALLERY:
                found += objects(one["items"])
        return found

    @property
    def alt_texts(self) -> list[str]:
        """The descriptions of all pictures, "" where there is none."""
        return [str(one.get("description") or "") for one in self.media]

    @property
    def attachments(self) -> list[Json]:
        return objects(self.data["attachments"])

    async def files(self) -> list[bytes]:
        """The bytes of all attachments."""
        client = self._person.client
        return [await client.file(str(one["url"])) for one in self.attachments]

    def custom_id(self, named: str) -> str:
        """The custom_id of the control with this custom_id, label or placeholder.

        A label may be given by its beginning, a custom_id by its first parts, when only one control
        begins so.
        Raises LookupError.
        """
        controls = [one for one in self.components if one.get("custom_id")]
        names = [(one, str(one.get("label") or one.get("placeholder") or "")) for one in controls]
        exact = [one for one, name in names if named in {one["custom_id"], name}]
        loose = [
            one
            for one, name in names
            if name.startswith(named) or str(one["custom_id"]).startswith(f"{named}:")
        ]
        found = exact or loose
        if not exact and len(loose) != 1:
            shown = [name or one["custom_id"] for one, name in names]
            raise LookupError(f"{named!r} is not one of {shown}")
        return str(found[0]["custom_id"])

    async def press(self, named: str) -> "InteractionReply":
        """Press a button by label or custom_id; waits for what comes of it. Raises Failed."""
        return await self._person.answer(await self.start(self.custom_id(named)))

    async def select(self, *values: str, named: str | None = None) -> "InteractionReply":
        """Choose in a select (the only one, or the one named), by values or option labels."""
        control = self.selects[0] if named is None else self._control(self.custom_id(named))
        labels = {str(one["label"]): str(one["value"]) for one in objects(control.get("options"))}
        chosen = [labels.get(one, one) for one in values]
        return await self._person.answer(await self.start(str(control["custom_id"]), *chosen))

    def _control(self, custom_id: str) -> Json:
        return next(one for one in self.components if one.get("custom_id") == custom_id)

    async def start(self, custom_id: str, *values: str, forge: bool = False) -> str:
        """Press without waiting; returns the interaction's id.

        Raises Refusal, also ("unchanged") for what the select shows already: Discord's own apps
        send nothing then.
        """
        key, picked = (self.id, custom_id), self._person.picked
        shown = self.now.selects
        select = next((one for one in shown if one.get("custom_id") == custom_id), None)
        before = picked.get(key)
        if select is not None and not forge:
            if set(values) == set(_at_first(select) if before is None else before):
                said = "The select shows this already: nothing is sent."
                raise Refusal(400, {"error": "unchanged", "message": said})
            picked[key] = values
        try:
            return await self._person.interact(
                kind="component",
                message_id=self.id,
                custom_id=custom_id,
                values=list(values),
                forge=forge,
            )
        except Refusal:
            if before is None:
                picked.pop(key, None)
            else:
                picked[key] = before
            raise

    async def change(self) -> "ShownMessage":
        """Wait until the message is another than this state, and return it."""
        person = self._person
        await person.until(
            lambda: person.messages_seen.get(self.id, self).data != self.data,
            f"message {self.id} to change",
        )
        return self.now


class InteractionOutcome:
    """What became of an interaction: its states so far, and a form if one was opened."""

    def __init__(self, key: str) -> None:
        self.id = key
        self.states: list[str] = []
        self.elapsed: dict[str, float] = {}  # seconds from the act to each state
        self.answer_id: str | None = None
        self.modal: Json | None = None


class InteractionReply:
    """What an interaction led to: a message (made or edited) or a form."""

    def __init__(self, person: OpenWindow, outcome: InteractionOutcome) -> None:
        self._person = person
        self.interaction_id = outcome.id
        self.message_id = outcome.answer_id
        self.modal = outcome.modal
        self.states = list(outcome.states)
        self.elapsed = dict(outcome.elapsed)

    @property
    def message(self) -> ShownMessage:
        """The message as it is now. Raises LookupError when there is none or it is gone."""
        found = self._person.messages_seen.get(self.message_id or "")
        if found is None:
            raise LookupError(f"no message came of {self.interaction_id}: {self.states}")
        return found

    @property
    def text(self) -> str:
        return self.message.text


def _at_first(select: Json) -> list[str]:
    """What a select shows before anybody chose in it."""
    given = [str(one["id"]) for one in objects(select.get("default_values"))]
    return given + [
        str(one["value"]) for one in objects(select.get("options")) if one.get("default")
    ]
