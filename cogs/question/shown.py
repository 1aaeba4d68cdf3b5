"""Questions whose message is shown as each press has left it: of a match, or played alone."""

from abc import abstractmethod
from collections.abc import Awaitable
from typing import Generic, TypeVar

from cogs.app.context import Context
from cogs.app.errors import acknowledged
from cogs.question.cog import QuestionCog
from cogs.question.presses import Press

T = TypeVar("T")


class ShownQuestionCog(QuestionCog, Generic[T]):
    """Acknowledges a press, has it carried out, and shows what came of it."""

    @abstractmethod
    async def show(
        self,
        context: Context,
        pressed: Awaitable[T],
        page: int | None = None,
        *,
        suggests: bool = False,
    ) -> None:
        """Show it as a press has left it, or as it stands where that was refused.

        `suggests` says that the press has asked for a suggestion.
        """

    @abstractmethod
    async def answered(self, context: Context, press: Press) -> T:
        """Carry an answer out."""

    @abstractmethod
    async def selected(self, context: Context, press: Press | None, *, usual: bool) -> T:
        """Keep picks; None is what is suggested, or the `usual`."""

    async def answer(self, context: Context, press: Press) -> None:
        await acknowledged(context)
        await self.show(context, self.answered(context, press))

    async def select(
        self,
        context: Context,
        press: Press | None,
        page: int | None = None,
        *,
        usual: bool = False,
    ) -> None:
        await acknowledged(context)
        pressed = self.selected(context, press, usual=usual)
        await self.show(context, pressed, page, suggests=press is None and not usual)
