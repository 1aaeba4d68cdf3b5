"""What somebody presses, and what they are answered."""

from types import SimpleNamespace
from typing import Any

from cogs.app.context import Context, Parts
from cogs.ui.page import Page
from play.records import Person
from tests.cogs.labelled import labels, said


class Press(Context):
    """A press, a command or a form of somebody's, in English, whose answers are kept."""

    def __init__(self, bot: Any, who: Person, *args: str, **given: Any) -> None:
        interaction: Any = SimpleNamespace(
            client=bot,
            user=SimpleNamespace(
                id=who.id, display_name=who.name, global_name=who.name, name=who.name
            ),
            guild_id=1,
            guild=None,
            channel_id=10,
            channel=None,
            token="t",
            followup=None,
            message=None,
            command=None,
            locale="en-US",
            response=SimpleNamespace(is_done=lambda: False, send_message=self._tell),
        )
        values = Parts(given.pop("values", ()))
        super().__init__(interaction, "en", Parts(args), values, given)
        self.shown: list[Any] = []
        self.form: dict[str, Any] = {}

    async def wait(self) -> None: ...

    async def wait_apart(self) -> None: ...

    async def show(self, page: Page) -> None:
        self.shown.append(page)

    async def ask(self, form: Any) -> None:
        self.form = form.to_dict()

    async def _tell(self, view: Any, **_: Any) -> None:
        self.shown.append(SimpleNamespace(view=lambda: view))

    @property
    def words(self) -> str:
        """What the last answer says."""
        return said(self.shown[-1]).strip()

    @property
    def labels(self) -> dict[str, str]:
        """What can be pressed on the last answer, by the verbs of the custom_ids."""
        found = labels(self.shown[-1])
        return {one.partition(":")[0]: label for one, label in found.items()}


async def commanded(cog: Any, command: Any, press: Press, *args: Any) -> Press:
    """Use a slash command."""
    press.interaction.context = press  # type: ignore[attr-defined]
    await command.callback(cog, press.interaction, *args)
    return press
