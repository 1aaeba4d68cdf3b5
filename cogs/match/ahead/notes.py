"""Private notes beside a match: a form."""

import discord
from discord import ui
from discord.ext import commands

from cogs.app.bot import Bot
from cogs.app.context import Context, route
from cogs.app.errors import acknowledged
from cogs.match.cog import TableCog
from cogs.ui.page import clip
from play.match.notes import MOST


class NotesCog(commands.Cog):
    """Opens what somebody has noted, and keeps it."""

    home = "table"

    def __init__(self, bot: Bot) -> None:
        self.bot = bot

    @route("notes")
    async def open(self, context: Context) -> None:
        """Open the form with what is noted so far."""
        match = context.args[0]
        words = await self.bot.play.notes.read(match, context.person)
        await context.ask(notes_form(context, match, words))

    @route("noted")
    async def keep(self, context: Context) -> None:
        """Keep what was written, and show the table again."""
        await acknowledged(context)
        match = context.args[0]
        await self.bot.play.notes.keep(match, context.person, context.fields.get("words", ""))
        table = await self.bot.play.matches.table(match, context.person)
        await self.bot.find(TableCog).present(context, table, note=context.ui("notes-kept"))


def notes_form(context: Context, match: str, words: str) -> ui.Modal:
    """Return the form for notes."""
    form = ui.Modal(title=clip(context.ui("notes"), 45), custom_id=f"noted:{match}", timeout=None)
    line: ui.TextInput[ui.Modal] = ui.TextInput(
        custom_id="words",
        style=discord.TextStyle.paragraph,
        max_length=MOST,
        required=False,
        default=words or None,
    )
    form.add_item(ui.Label(text=clip(context.ui("notes-label"), 45), component=line))
    return form
