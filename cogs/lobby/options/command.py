"""The slash command that sets an option of one's own table by name, with what fits suggested."""

from discord import app_commands
from discord.ext import commands

from cogs.app.bot import Bot
from cogs.app.command_texts import DESCRIBED
from cogs.app.context import Context, Interaction
from cogs.app.errors import acknowledged
from cogs.app.suggesting import Choices, suggesting
from cogs.lobby.message import lobby_screen
from cogs.lobby.screen import LobbyScreen
from cogs.ui.names import safe
from cogs.ui.page import Page, clip, words
from games.core.info import Choice
from games.core.refused import Refused
from games.core.text import text

MOST = 25  # suggestions, Discord's limit


class OptionCommand(commands.Cog):
    """Sets options of the table that somebody has opened here; the panel sets the same ones."""

    def __init__(self, bot: Bot) -> None:
        self.bot = bot

    @app_commands.command(name="option", description=DESCRIBED)
    @app_commands.describe(option=DESCRIBED, value=DESCRIBED)
    async def option(self, interaction: Interaction, option: str, value: str) -> None:
        """Set an option of my table here."""
        context = await self.bot.context_of(interaction)
        await acknowledged(context, apart=True)
        shown = await self._screen(context)
        if shown is None:
            raise Refused(text("ui-no-table-of-yours"))
        one = _meant(shown, option)
        lobbies, which = self.bot.play.lobbies, shown.lobby.id
        try:
            read = shown.read(one, value.strip())
            lobby = await lobbies.set_option(which, context.person, one.name, read)
        except Refused as no:
            raise Refused(shown.in_words(no.why)) from None
        set_to = shown.value_name(one.name, lobby.options[one.name])
        said = shown.ui("option-set", name=shown.option_name(one.name), value=safe(set_to))
        warnings = [f"-# {shown.warning(one)}" for one in lobby.warnings]
        await context.show(Page([words("\n".join([said, *warnings]))]))

    @option.autocomplete("option")
    @suggesting
    async def _options(self, interaction: Interaction, typed: str) -> Choices:
        shown = await self._screen(await self.bot.context_of(interaction))
        if shown is None:
            return []
        named = [(shown.option_name(one.name), one.name) for one in shown.choices()]
        return _fitting(named, typed)

    @option.autocomplete("value")
    @suggesting
    async def _values(self, interaction: Interaction, typed: str) -> Choices:
        shown = await self._screen(await self.bot.context_of(interaction))
        option = getattr(interaction.namespace, "option", None)
        if shown is None or not option:
            return []
        one = _meant(shown, option)
        return _fitting([(name, value) for value, name in shown.value_names(one).items()], typed)

    async def _screen(self, context: Context) -> LobbyScreen | None:
        """Return the newest open table of this person's here."""
        lobbies = self.bot.play.lobbies
        for which in await lobbies.in_channel(context.channel):
            lobby = await lobbies.get(which)
            if lobby.host == context.person:
                return lobby_screen(self.bot, lobby, context.locale)
        return None


def _meant(shown: LobbyScreen, option: str) -> Choice:
    """Return the option that is called so, or has that key. Raises Refused when there is none."""
    for one in shown.choices():
        if option.casefold() in {one.name, shown.option_name(one.name).casefold()}:
            return one
    raise Refused(text("core-option-unknown", name=safe(clip(option, 60))))


def _fitting(named: list[tuple[str, str]], typed: str) -> Choices:
    """Return what begins as typed, then what holds it, as many as are shown."""
    wanted = typed.strip().casefold()
    found = [(name, key) for name, key in named if wanted in name.casefold()]
    found.sort(key=lambda one: not one[0].casefold().startswith(wanted))
    return [app_commands.Choice(name=clip(name, 100), value=key) for name, key in found[:MOST]]
