"""The routes of a question's controls: the same for a question of a match and one of a lobby."""

from abc import abstractmethod
from typing import ClassVar

from discord.ext import commands

from cogs.app.context import CogMeta, Context, route
from cogs.question.presses import Chosen, Next, Nothing, One, Press, Toggled, Unchanged, number


class QuestionCog(commands.Cog, metaclass=CogMeta):
    """Turns presses on the controls of a question into picks. No rules, no memory.

    The first two parts of each custom_id name the match (or lobby) and the question.
    """

    prefix = ""  # of the verbs of these routes
    home: ClassVar[str]  # the verb that shows the question anew

    @abstractmethod
    async def answer(self, context: Context, press: Press) -> None:
        """Answer the open question with the picks that the press leads to, and show the result."""

    @abstractmethod
    async def select(
        self,
        context: Context,
        press: Press | None,
        page: int | None = None,
        *,
        usual: bool = False,
    ) -> None:
        """Keep the picks that the press leads to, and show them, with that page open.

        None picks what is suggested, or the `usual`: what is played when time runs out.
        """

    @abstractmethod
    async def look(self, context: Context, page: int | None) -> None:
        """Show the question with another page open."""

    @route("pick")
    async def pick(self, context: Context) -> None:
        """Answer with one option, by button."""
        await self.answer(context, One(context.args[2]))

    @route("choose")
    async def choose(self, context: Context) -> None:
        """Answer with one option, by select."""
        await self.answer(context, One(context.values[0]))

    @route("none")
    async def nothing(self, context: Context) -> None:
        """Give the empty answer."""
        await self.answer(context, Nothing())

    @route("confirm")
    async def confirm(self, context: Context) -> None:
        """Answer with what is picked so far, unless that has changed since it was shown."""
        await self.answer(context, Unchanged(context.args[2]))

    @route("set")
    async def toggle(self, context: Context) -> None:
        """Pick an option or drop it; pressing twice is the same as once."""
        await self.select(context, Toggled(context.args[2], context.args[3] == "1"))

    @route("sets")
    async def choose_several(self, context: Context) -> None:
        """Take what was chosen on one page of a select in place of what was picked there."""
        page = number(context.args[2])
        await self.select(context, Chosen(page, context.values), page)

    @route("next")
    async def place(self, context: Context) -> None:
        """Put an option next in the order, by button."""
        await self.select(context, Next(context.args[2]))

    @route("nexts")
    async def place_chosen(self, context: Context) -> None:
        """Put an option next in the order, by select."""
        page = number(context.args[2])
        await self.select(context, Next(context.values[0]), page)

    @route("fill")
    async def fill(self, context: Context) -> None:
        """Pick what is suggested; it is still to be confirmed."""
        await self.select(context, None)

    @route("as-usual")
    async def as_usual(self, context: Context) -> None:
        """Pick what is played when time runs out: the order as dealt, the cheapest payment."""
        await self.select(context, None, usual=True)

    @route("clear")
    async def clear(self, context: Context) -> None:
        """Drop what is picked so far."""
        await self.select(context, Nothing())

    @route("group")
    async def open_group(self, context: Context) -> None:
        """Open a page of the options."""
        await self.look(context, number(context.values[0]))

    @route("page")
    async def back(self, context: Context) -> None:
        """Go back to the list of pages; what is picked stays."""
        await self.look(context, None)
