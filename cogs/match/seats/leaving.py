"""Ending a match, or one's part in it, before its time: conceding, leaving, agreeing."""

from discord.ext import commands

from cogs.app import confirmations
from cogs.app.bot import Bot
from cogs.app.context import Context, route
from cogs.app.errors import acknowledged
from cogs.match.more import more_page
from cogs.ui.page import Page, button, rows, words
from db.records.matches import Proposed
from play.records import Table


class LeavingCog(commands.Cog):
    """Passes on to play/ what people agree to or give up, after asking for confirmation."""

    home = "more-in"

    def __init__(self, bot: Bot) -> None:
        self.bot = bot

    async def _table(self, context: Context) -> Table:
        return await self.bot.play.matches.table(context.args[0], context.person)

    async def _more(self, context: Context, table: Table) -> None:
        await context.show_beside(table.public.id, more_page(context, table))

    async def _done(self, context: Context, said: str) -> None:
        """Say what has been done, with a button that leads to the match."""
        look = button(f"table:{context.args[0]}", context.ui("look"))
        await context.show(Page([words(said), *rows([look])]))

    # Conceding and leaving

    @route("concede")
    async def ask_concession(self, context: Context) -> None:
        """Ask whether the match is really given up."""
        await acknowledged(context)
        match, table = context.args[0], await self._table(context)
        await context.show(confirmations.conceding(context, match, f"more-in:{match}", table))

    @route("conceded")
    async def concede(self, context: Context) -> None:
        """Give the match up."""
        await acknowledged(context)
        table = await self.bot.play.matches.concede(context.args[0], context.person)
        wanted = table.sharing.needed - len(table.sharing.giving_up)
        given_up = table.seat is None or table.public.seats[table.seat].conceded
        over = table.public.status != "running"
        said = "concede-done" if given_up or over else "concede-asked"
        await self._done(context, context.ui(said, missing=wanted))

    @route("keep-on")
    async def keep_on(self, context: Context) -> None:
        """Withdraw one's wish to give the seat up."""
        await acknowledged(context)
        await self._more(
            context, await self.bot.play.matches.keep_on(context.args[0], context.person)
        )

    @route("get-up")
    async def ask_leave(self, context: Context) -> None:
        """Ask whether somebody really leaves for good."""
        await acknowledged(context)
        table = await self._table(context)
        await context.show(
            confirmations.leaving(context, table) if _plays(table) else more_page(context, table)
        )

    @route("got-up")
    async def leave(self, context: Context) -> None:
        """Leave the match for good; ask again if leaving would now lead to something else."""
        await acknowledged(context)
        table = await self._table(context)
        if _plays(table) and context.args[1] != confirmations.comes_of_leaving(context, table):
            await context.show(confirmations.leaving(context, table))
            return
        await self.bot.play.matches.leave(context.args[0], context.person)
        await self._done(context, context.texts.get("play-seat-left", context.locale, who="me"))

    # Agreeing

    @route("propose")
    async def propose(self, context: Context) -> None:
        """Propose a pause, or agree to it; ask for confirmation before the match is ended."""
        await acknowledged(context)
        if context.args[1] == "pause":
            match = context.args[0]
            table = await self.bot.play.matches.propose(match, context.person, "pause")
            await self._more(context, table)
            return
        table = await self._table(context)
        has_voice = table.seat in table.public.voices and table.public.status == "running"
        await context.show(
            confirmations.ending(context, table) if has_voice else more_page(context, table)
        )

    @route("end")
    async def end(self, context: Context) -> None:
        """Propose to end the match as it stands, or agree to it; the last agreement ends it."""
        await acknowledged(context)
        table = await self.bot.play.matches.propose(context.args[0], context.person, "end")
        if table.public.status == "running":
            await self._more(context, table)
        else:
            await self._done(context, context.ui("board-agreed"))

    @route("decline")
    async def decline(self, context: Context) -> None:
        """Say no to a proposal."""
        await acknowledged(context)
        kind: Proposed = "pause" if context.args[1] == "pause" else "end"
        matches = self.bot.play.matches
        await self._more(context, await matches.decline(context.args[0], context.person, kind))

    @route("resume")
    async def resume(self, context: Context) -> None:
        """End a pause."""
        await acknowledged(context)
        table = await self.bot.play.matches.resume(context.args[0], context.person)
        await self._more(context, table)


def _plays(table: Table) -> bool:
    """Whether a table is that of a player of a running match."""
    return table.seat is not None and table.public.status == "running"
