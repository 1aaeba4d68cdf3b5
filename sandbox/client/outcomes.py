"""What can become of a person's act: a message or a form."""

from typing import TYPE_CHECKING

from sandbox.client.shown import ShownMessage
from sandbox.common.shapes import Json

if TYPE_CHECKING:
    from sandbox.client.person import Person


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

    def __init__(self, person: "Person", outcome: InteractionOutcome) -> None:
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
