"""The routes of the panel of options: the same for a table and for the matches of a tournament."""

from abc import abstractmethod
from collections.abc import Generator
from contextlib import contextmanager
from typing import ClassVar

from discord import ui
from discord.ext import commands

from cogs.app.context import CogMeta, Context, route
from cogs.app.errors import acknowledged
from cogs.lobby.screen import LobbyScreen
from cogs.ui.page import clip
from games.core.refused import Refused

OPTION = "option."  # what a select changes: "option.<name>", or something that is no option


class OptionsCog(commands.Cog, metaclass=CogMeta):
    """Sets the options of a game by a panel. The first part of each custom_id says of what."""

    prefix = ""  # of the verbs of these routes
    home: ClassVar[str]  # the verb that leads back, should one fail

    @abstractmethod
    async def screen(self, context: Context) -> LobbyScreen:
        """Return what the panel shows. Raises Refused for who may not set anything of it."""

    @abstractmethod
    async def panel(
        self, context: Context, screen: LobbyScreen, page: int = 0, used: str | None = None
    ) -> None:
        """Show the panel at a page, or where the `used` select stands."""

    @abstractmethod
    async def set_option(self, context: Context, name: str, value: str) -> None:
        """Set an option of the game."""

    @abstractmethod
    async def set_other(self, context: Context, what: str, value: str) -> None:
        """Set what is no option of the game: a preset, say."""

    @route("options")
    async def options(self, context: Context) -> None:
        """Open the panel, or another page of it."""
        await acknowledged(context)
        await self.panel(context, await self.screen(context), _page(context, 1))

    @route("opt")
    async def choose(self, context: Context) -> None:
        """Set one thing that the panel offers."""
        await acknowledged(context)
        with _in_words(await self.screen(context)):
            what, value = context.args[1], context.values[0]
            if what.startswith(OPTION):
                await self.set_option(context, what.removeprefix(OPTION), value)
            else:
                await self.set_other(context, what, value)
        await self._after(context, used=f"opt:{context.args[0]}:{what}")

    @route("opts")
    async def choose_several(self, context: Context) -> None:
        """Set an option that lists several of many; nothing picked is its default."""
        await acknowledged(context)
        screen = await self.screen(context)
        one = screen.choice(context.args[1])
        with _in_words(screen):
            await self.set_option(context, one.name, ",".join(context.values) or one.default)
        await self._after(context, used=f"opts:{context.args[0]}:{one.name}")

    @route("free")
    async def write(self, context: Context) -> None:
        """Open the form for an option whose value is written: words, or one of many."""
        screen = await self.screen(context)
        one = screen.choice(context.args[1])
        value = screen.lobby.options.get(one.name, "" if one.free else one.default)
        written = f"{self.prefix}freely:{context.args[0]}:{one.name}:{_page(context, 2)}"
        title, said = screen.option_name(one.name), screen.value_name(one.name, value)
        await context.ask(value_form(written, title, screen.ui("value"), said, screen.hint(one)))

    @route("freely")
    async def written(self, context: Context) -> None:
        """Set an option to what was written."""
        await acknowledged(context)
        screen = await self.screen(context)
        one = screen.choice(context.args[1])
        value = screen.read(one, context.fields.get("words", "").strip())
        with _in_words(screen):
            await self.set_option(context, one.name, value)
        await self._after(context, _page(context, 2))

    async def _after(self, context: Context, page: int = 0, used: str | None = None) -> None:
        used = None if used is None else f"{self.prefix}{used}"
        await self.panel(context, await self.screen(context), page, used)


@contextmanager
def _in_words(screen: LobbyScreen) -> Generator[None]:
    """Let a refusal call options as the panel does."""
    try:
        yield
    except Refused as no:
        raise Refused(screen.in_words(no.why)) from None


def _page(context: Context, at: int) -> int:
    """Return the page of the panel that a component names; the first where it names none."""
    return context.args.number(at) if len(context.args) > at else 0


def value_form(custom_id: str, title: str, hint: str, value: str, above: str = "") -> ui.Modal:
    """Return a form with one line to write, named "words", and what is said `above` it."""
    form = ui.Modal(title=clip(title, 45), custom_id=custom_id, timeout=None)
    if above:
        form.add_item(ui.TextDisplay(above))
    line: ui.TextInput[ui.Modal] = ui.TextInput(
        custom_id="words", default=value or None, required=False, max_length=200
    )
    form.add_item(ui.Label(text=clip(hint, 45), component=line))
    return form
