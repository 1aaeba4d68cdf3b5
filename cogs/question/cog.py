"""The routes of a question's controls: the same for a question of a match and one of a lobby."""

from abc import ABCMeta, abstractmethod
from collections.abc import Callable
from typing import ClassVar, TypeAlias

from discord.ext import commands

from cogs.app.context import Context, route
from cogs.question.asked import Asked
from cogs.question.controls import indexes_of
from games.core.decision import Decision, Picks
from games.core.refused import IllegalMove, Refused
from games.core.text import text

Change: TypeAlias = Callable[[Asked], Picks]


class _CogMeta(commands.CogMeta, ABCMeta):
    """Lets a cog have abstract methods."""


class QuestionCog(commands.Cog, metaclass=_CogMeta):
    """Turns presses on the controls of a question into picks. No rules, no memory.

    The first two parts of each custom_id name the match (or lobby) and the question.
    """

    prefix = ""  # of the verbs of these routes
    home: ClassVar[str]  # the verb that shows the question anew

    @abstractmethod
    async def answer(self, context: Context, change: Change) -> None:
        """Answer the open question with what `change` makes of it, and show what came of it."""

    @abstractmethod
    async def select(
        self, context: Context, change: Change | None, page: int | None = None
    ) -> None:
        """Keep what `change` makes of the picks so far, and show it, with that page open.

        None picks what would be answered by default.
        """

    @abstractmethod
    async def look(self, context: Context, page: int | None) -> None:
        """Show the question with another page open."""

    @route("pick")
    async def pick(self, context: Context) -> None:
        """Answer with one option, by button."""
        await self.answer(context, lambda asked: (_option(asked.decision, context.args[2]),))

    @route("choose")
    async def choose(self, context: Context) -> None:
        """Answer with one option, by select."""
        await self.answer(context, lambda asked: (_option(asked.decision, context.values[0]),))

    @route("none")
    async def nothing(self, context: Context) -> None:
        """Give the empty answer."""
        await self.answer(context, lambda _: ())

    @route("confirm")
    async def confirm(self, context: Context) -> None:
        """Answer with what is picked so far, unless that has changed since it was shown."""

        def picks(asked: Asked) -> Picks:
            if context.args[2] != asked.mark:
                raise Refused(text("ui-picks-changed"))
            return asked.selection

        await self.answer(context, picks)

    @route("set")
    async def toggle(self, context: Context) -> None:
        """Pick an option or drop it; pressing twice is the same as once."""

        def picks(asked: Asked) -> Picks:
            wanted = _option(asked.decision, context.args[2])
            rest = tuple(pick for pick in asked.selection if pick != wanted)
            return _listed(asked.decision, (*rest, wanted) if context.args[3] == "1" else rest)

        await self.select(context, picks)

    @route("sets")
    async def choose_several(self, context: Context) -> None:
        """Take what was chosen on one page of a select in place of what was picked there."""
        page = _number(context.args[2])

        def picks(asked: Asked) -> Picks:
            options = asked.decision.options
            on_page = {options[at].id for at in indexes_of(asked, page)}
            kept = tuple(pick for pick in asked.selection if pick not in on_page)
            chosen = tuple(_option(asked.decision, value) for value in context.values)
            return _listed(asked.decision, (*kept, *chosen))

        await self.select(context, picks, page)

    @route("next")
    async def place(self, context: Context) -> None:
        """Put an option next in the order, by button."""
        await self.select(context, lambda asked: _placed(asked, context.args[2]))

    @route("nexts")
    async def place_chosen(self, context: Context) -> None:
        """Put an option next in the order, by select."""
        page = _number(context.args[2])
        await self.select(context, lambda asked: _placed(asked, context.values[0]), page)

    @route("fill")
    async def fill(self, context: Context) -> None:
        """Pick what would be played by default; it is still to be confirmed."""
        await self.select(context, None)

    @route("clear")
    async def clear(self, context: Context) -> None:
        """Drop what is picked so far."""
        await self.select(context, lambda _: ())

    @route("group")
    async def open_group(self, context: Context) -> None:
        """Open a page of the options."""
        await self.look(context, _number(context.values[0]))

    @route("page")
    async def back(self, context: Context) -> None:
        """Go back to the list of pages; what is picked stays."""
        await self.look(context, None)


def _placed(asked: Asked, index: str) -> Picks:
    """Return the order with one option more, and the last remaining one placed by itself."""
    decision = asked.decision
    wanted = _option(decision, index)
    placed = asked.selection if wanted in asked.selection else (*asked.selection, wanted)
    left = [option.id for option in decision.options if option.id not in placed]
    everything = decision.least == len(decision.options)
    return (*placed, left[0]) if everything and len(left) == 1 else placed


def _listed(decision: Decision, picks: Picks) -> Picks:
    """Return picks in the order in which the question lists them."""
    return tuple(option.id for option in decision.options if option.id in picks)


def _number(said: str) -> int:
    """Return a number of a custom_id. Raises IllegalMove when it is none of ours."""
    if not (said.isascii() and said.isdecimal()) or len(said) > 4:
        raise IllegalMove(text("core-pick-unknown"))
    return int(said)


def _option(decision: Decision, index: str) -> str:
    """Return the id of an option by its place. Raises IllegalMove when there is none."""
    if _number(index) >= len(decision.options):
        raise IllegalMove(text("core-pick-unknown"))
    return decision.options[int(index)].id
