"""The routes of what somebody plays alone: the question's controls, taking back, the rest."""

from abc import abstractmethod
from typing import Any, Protocol, TypeVar

from cogs.app.context import Context, route
from cogs.app.errors import acknowledged
from cogs.question.presses import Press, Unchanged
from cogs.question.shown import ShownQuestionCog
from games.core.decision import Picks
from play.people.practice import Practice, open_question
from play.records import Table


class Practised(Protocol):
    """What is shown of it: among others, a table."""

    @property
    def table(self) -> Table: ...


T = TypeVar("T", bound=Practised)


class PracticeCog(ShownQuestionCog[T]):
    """Carries presses to `play/people/practice.py`. No rules, no memory.

    The first part of each custom_id is the key by which its person has it.
    """

    @property
    @abstractmethod
    def service(self) -> Practice[Any, T]:
        """Return what carries it on."""

    async def answered(self, context: Context, press: Press) -> T:
        key, question = context.args[0], context.args[1]
        picks = await self._picked(context, press)
        confirmed = isinstance(press, Unchanged)
        return await self.service.answer(context.who, key, question, picks, confirmed=confirmed)

    async def _picked(self, context: Context, press: Press) -> Picks:
        """Return what a press picks at the open question. Raises Stale where it is another one."""
        shown = await self.service.open(context.who, context.args[0])
        asked = open_question(shown.table, context.args[1])
        return press.picks(asked, shown.table.selection.picks or ())

    async def selected(self, context: Context, press: Press | None, *, usual: bool) -> T:
        key, question = context.args[0], context.args[1]
        if press is None:
            return await self.service.fill(context.who, key, question, usual=usual)
        picks = await self._picked(context, press)
        return await self.service.pick(context.who, key, question, picks)

    @route("back")
    async def take_back(self, context: Context) -> None:
        """Take the last answer back."""
        await acknowledged(context)
        await self.show(context, self.service.back(context.who, context.args[0]))

    @route("rest")
    async def rest(self, context: Context) -> None:
        """Answer the rest of a chain of questions as it is marked; the end is to be confirmed."""
        await acknowledged(context)
        key, question = context.args[0], context.args[1]
        await self.show(context, self.service.rest(context.who, key, question))

    async def look(self, context: Context, page: int | None) -> None:
        await acknowledged(context)
        await self.show(context, self.service.open(context.who, context.args[0]), page)
