"""The doors of a question's controls: the same for a question of a match and one of a lobby."""

from abc import ABCMeta, abstractmethod
from collections.abc import Callable
from typing import ClassVar, TypeAlias

from discord.ext import commands

from cogs.app.context import Visit, door
from cogs.match.asked import Asked
from cogs.ui.controls import indexes_of
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

    prefix = ""  # of the verbs of these doors
    home: ClassVar[str]  # the verb that shows the question anew

    @abstractmethod
    async def answer(self, visit: Visit, change: Change) -> None:
        """Answer the open question with what `change` makes of it, and show what came of it."""

    @abstractmethod
    async def select(self, visit: Visit, change: Change | None, page: int | None = None) -> None:
        """Keep what `change` makes of the picks so far, and show it, with that page open.

        None picks what would be answered by default.
        """

    @abstractmethod
    async def look(self, visit: Visit, page: int | None) -> None:
        """Show the question with another page open."""

    @door("pick")
    async def pick(self, visit: Visit) -> None:
        """Answer with one option, by button."""
        await self.answer(visit, lambda asked: (_option(asked.decision, visit.args[2]),))

    @door("choose")
    async def choose(self, visit: Visit) -> None:
        """Answer with one option, by select."""
        await self.answer(visit, lambda asked: (_option(asked.decision, visit.values[0]),))

    @door("none")
    async def nothing(self, visit: Visit) -> None:
        """Give the empty answer."""
        await self.answer(visit, lambda _: ())

    @door("confirm")
    async def confirm(self, visit: Visit) -> None:
        """Answer with what is picked so far, unless that has changed since it was shown."""

        def picks(asked: Asked) -> Picks:
            if visit.args[2] != asked.mark:
                raise Refused(text("ui-picks-changed"))
            return asked.selection

        await self.answer(visit, picks)

    @door("set")
    async def toggle(self, visit: Visit) -> None:
        """Pick an option or drop it; pressing twice is the same as once."""

        def picks(asked: Asked) -> Picks:
            wanted = _option(asked.decision, visit.args[2])
            rest = tuple(pick for pick in asked.selection if pick != wanted)
            return _listed(asked.decision, (*rest, wanted) if visit.args[3] == "1" else rest)

        await self.select(visit, picks)

    @door("sets")
    async def choose_several(self, visit: Visit) -> None:
        """Take what was chosen on one page of a select in place of what was picked there."""
        page = _number(visit.args[2])

        def picks(asked: Asked) -> Picks:
            options = asked.decision.options
            on_page = {options[at].id for at in indexes_of(asked, page)}
            kept = tuple(pick for pick in asked.selection if pick not in on_page)
            chosen = tuple(_option(asked.decision, value) for value in visit.values)
            return _listed(asked.decision, (*kept, *chosen))

        await self.select(visit, picks, page)

    @door("next")
    async def place(self, visit: Visit) -> None:
        """Put an option next in the order, by button."""
        await self.select(visit, lambda asked: _placed(asked, visit.args[2]))

    @door("nexts")
    async def place_chosen(self, visit: Visit) -> None:
        """Put an option next in the order, by select."""
        page = _number(visit.args[2])
        await self.select(visit, lambda asked: _placed(asked, visit.values[0]), page)

    @door("fill")
    async def fill(self, visit: Visit) -> None:
        """Pick what would be played by default; it is still to be confirmed."""
        await self.select(visit, None)

    @door("clear")
    async def clear(self, visit: Visit) -> None:
        """Drop what is picked so far."""
        await self.select(visit, lambda _: ())

    @door("group")
    async def open_group(self, visit: Visit) -> None:
        """Open a page of the options."""
        await self.look(visit, _number(visit.values[0]))

    @door("page")
    async def back(self, visit: Visit) -> None:
        """Go back to the list of pages; what is picked stays."""
        await self.look(visit, None)


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
