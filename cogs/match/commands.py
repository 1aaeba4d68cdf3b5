"""Slash commands about matches. They answer this person alone, wherever it makes sense."""

from collections.abc import Iterable, Sequence

import discord
from discord import ButtonStyle, app_commands
from discord.ext import commands

from cogs.app.admission import admit, seen
from cogs.app.bot import Bot
from cogs.app.command_texts import DESCRIBED
from cogs.app.confirmations import conceding
from cogs.app.context import Context, Interaction
from cogs.app.errors import acknowledged
from cogs.app.suggesting import Choices, suggesting
from cogs.board.cog import BoardCog
from cogs.board.homes import FoundBoard
from cogs.match.cog import TableCog
from cogs.match.films.look_back import LookBackCog
from cogs.match.lists import (
    Line,
    entrance_line,
    list_page,
    plain_line,
    waiting_page,
)
from cogs.match.more import MoreCog
from cogs.people.traces import month_lines, trace_lines
from cogs.ui.page import Page, button, clip, rows, words
from db.records.lists import Entrance
from games.core.refused import Refused
from games.core.text import text
from play.refusals import refused


class MatchCommands(commands.Cog):
    """Finding and reading matches, giving one up, and checking the file of one."""

    def __init__(self, bot: Bot) -> None:
        self.bot = bot

    @app_commands.command(name="turn", description=DESCRIBED)
    @app_commands.allowed_contexts(guilds=True, dms=True)
    async def turn(self, interaction: Interaction) -> None:
        """Open my table here, or list the matches that wait for me."""
        context = await self.bot.context_of(interaction)
        await acknowledged(context, apart=True)
        here = await self.bot.play.matches.in_channel(context.channel)
        waiting = await self.bot.play.matches.waiting(context.person)
        ids = [one.id for one in waiting]
        mine = [match for match in here if match in ids]
        if mine or len(ids) == 1:
            match = (mine or ids)[0]
            await self._open(context, match)
            return
        own = {one.id for one in await self.bot.play.matches.of_person(context.person)}
        if not ids and (playing := [match for match in here if match in own]):
            await self._open(context, playing[0])
            return
        await context.show(waiting_page(context, waiting))

    async def _open(self, context: Context, match: str) -> None:
        await self.bot.find(BoardCog).homes.find(context, match)
        await self.bot.find(TableCog).open_table(context, match)

    @app_commands.command(name="matches", description=DESCRIBED)
    @app_commands.allowed_contexts(guilds=True, dms=True)
    @app_commands.describe(which=DESCRIBED)
    @app_commands.choices(
        which=[app_commands.Choice(name=one, value=one) for one in ("mine", "server", "finished")]
    )
    async def matches(self, interaction: Interaction, which: str = "mine") -> None:
        """List my matches, this server's, or the finished ones."""
        context = await self.bot.context_of(interaction)
        await acknowledged(context, apart=True)
        found = await self._listed(context, which)
        lines = [
            Line(one.id, entrance_line(one, context), plain_line(one, context)) for one in found
        ]
        instead = () if lines else await self._instead(context, which)
        await context.show(list_page(context, context.ui(f"matches-{which}"), lines, instead))

    async def _instead(self, context: Context, which: str) -> Sequence[str]:
        """Return what a list of matches says that would be empty."""
        traces = self.bot.play.traces
        if which == "server":
            month = month_lines(context, await traces.month(context.server))
            return [context.ui("list-empty-server"), *month]
        trace = await traces.of(context.person, context.server)
        none = [] if which == "finished" else [context.ui("list-empty")]
        return [*none, *trace_lines(context, trace)]

    async def _listed(self, context: Context, which: str) -> tuple[Entrance, ...]:
        matches = self.bot.play.matches
        if which == "server":
            if context.interaction.guild_id is None:
                raise Refused(text("ui-needs-server"))
            found = await matches.of_server(context.server, actor=context.person)
            return tuple([one for one in found if await seen(context, one.id)])
        return await matches.of_person(context.person, ended=which == "finished")

    @app_commands.command(name="board", description=DESCRIBED)
    @app_commands.describe(match=DESCRIBED)
    async def board(self, interaction: Interaction, match: str | None = None) -> None:
        """Say where the board of a match is; bring it here when its place is shut or gone."""
        context = await self.bot.context_of(interaction)
        await acknowledged(context, apart=True)
        which = await self._which(context, match)
        found = await self.bot.find(BoardCog).homes.find(context, which)
        look = button(f"play:{which}", context.ui("look"), ButtonStyle.primary)
        await context.show(Page([words(_where(context, found)), *rows([look])]))

    @app_commands.command(name="log", description=DESCRIBED)
    @app_commands.allowed_contexts(guilds=True, dms=True)
    @app_commands.describe(match=DESCRIBED, step=DESCRIBED)
    async def log(
        self,
        interaction: Interaction,
        match: str | None = None,
        step: app_commands.Range[int, 1, 9999] | None = None,
    ) -> None:
        """Show the log of a match, or a step of one that is over."""
        context = await self.bot.context_of(interaction)
        await acknowledged(context, apart=True)
        which = await self._which(context, match)
        if step is None:
            await self.bot.find(MoreCog).show_log(context, which)
            return
        looked = await self.bot.play.looking.look(which, None, step - 1)
        await self.bot.find(LookBackCog).show(context, looked)

    @app_commands.command(name="concede", description=DESCRIBED)
    @app_commands.describe(match=DESCRIBED)
    async def concede(self, interaction: Interaction, match: str | None = None) -> None:
        """Ask whether a match is really given up."""
        context = await self.bot.context_of(interaction)
        await acknowledged(context, apart=True)
        which = await self._which(context, match)
        table = await self.bot.play.matches.table(which, context.person)
        await context.show(conceding(context, which, None, table))

    @app_commands.command(name="verify", description=DESCRIBED)
    @app_commands.describe(file=DESCRIBED)
    async def verify(self, interaction: Interaction, file: discord.Attachment) -> None:
        """Verify the file of a finished match: replay it, and say what was found."""
        context = await self.bot.context_of(interaction)
        await acknowledged(context, apart=True)
        if self.bot.stopping:
            raise refused("verify-stopped")
        verifier = self.bot.play.verifier
        verifier.admit(context.person, file.size)
        verdict = await verifier.verify(await file.read(), context.person)
        await context.show(Page([words(context.say(verdict.said))]))

    @board.autocomplete("match")
    @log.autocomplete("match")
    @suggesting
    async def _matches(self, interaction: Interaction, typed: str) -> Choices:
        context = await self.bot.context_of(interaction)
        matches = self.bot.play.matches
        running = await matches.of_person(context.person)
        ended = await matches.of_person(context.person, ended=True)
        return _offered((*running, *ended), context, typed)

    @concede.autocomplete("match")
    @suggesting
    async def _to_concede(self, interaction: Interaction, typed: str) -> Choices:
        context = await self.bot.context_of(interaction)
        found = await self.bot.play.matches.of_person(context.person)
        return _offered([one for one in found if not one.conceded], context, typed)

    async def _which(self, context: Context, match: str | None) -> str:
        """Return the match that is meant: the one named, the one here, my only one."""
        if match:
            await admit(context, match)
            return match
        here = await self.bot.play.matches.in_channel(context.channel)
        if here:
            return here[0]
        mine = await self.bot.play.matches.of_person(context.person)
        if len(mine) == 1:
            return mine[0].id
        raise Refused(text("ui-which-match" if mine else "play-no-match"))


def _offered(found: Iterable[Entrance], context: Context, typed: str) -> Choices:
    """Return matches to choose from, in one line each: those whose line holds what was typed."""
    lines = [(one.id, plain_line(one, context)) for one in found]
    return [
        app_commands.Choice(name=clip(line, 100), value=match)
        for match, line in lines
        if typed.casefold() in line.casefold()
    ][:25]


def _where(context: Context, found: FoundBoard) -> str:
    """Return where a board is to be found, and what keeps it from being what it should be."""
    where = found.where
    if where.channel is None:
        return context.ui("board-coming")
    stands = where.board.message is not None
    posted = where.board.channel if stands and where.board.channel else where.channel
    link = f"https://discord.com/channels/{where.server}/{posted}/{where.board.message}"
    said = {"link": link, "channel": f"<#{posted}>"}
    if found.shut is None:
        return context.ui("board-linked" if stands else "board-late", **said)
    said["why"] = found.shut.in_words(context.ui)
    way_on = context.say(found.not_here) if found.not_here else context.ui("board-bring")
    return f"{context.ui('board-shut' if stands else 'board-unposted', **said)}\n{way_on}"
