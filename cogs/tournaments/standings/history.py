"""The past tournaments of a server, each with who won it (EVT-1.3)."""

from collections.abc import Sequence

from discord.ext import commands

from cogs.app.bot import Bot
from cogs.app.context import Context, route
from cogs.app.errors import acknowledged
from cogs.tournaments.page import untitled_lines
from cogs.tournaments.words import Screen, plain
from cogs.ui.page import Item, Page, button, choice, rows, select, words
from cogs.ui.words import names_in_words, stamp

EACH = 8  # tournaments of a page


class HistoryCog(commands.Cog):
    """Shows what was played on a server."""

    def __init__(self, bot: Bot) -> None:
        self.bot = bot

    @route("t-past", again="t-past")
    async def turn(self, context: Context) -> None:
        """Show a page of past tournaments, the latest first."""
        await acknowledged(context, apart=not context.on_ephemeral)
        await self.show(context, context.args.number(0) if context.args else 0)

    async def show(self, context: Context, at: int = 0) -> None:
        """Show the tournaments of this server that are over."""
        service = self.bot.play.tournaments
        found, count = await service.past(context.server, EACH, at * EACH)
        screens = [Screen(view, self.bot.texts, context.locale) for view in found]
        await context.show(history_page(context, screens, at, count))


def history_page(context: Context, screens: Sequence[Screen], at: int, count: int) -> Page:
    """Return a page of past tournaments, so many in all."""
    title = context.ui("tournament-history")
    lines = [f"### {title}", *map(_line, screens)]
    if not screens:
        return Page([words("\n".join([*lines, context.ui("tournament-history-none")]))])
    items: list[Item] = [words("\n".join(lines))]
    options = [choice(one.id, plain(one).name, _champions(plain(one))) for one in screens]
    items.append(select("t-open-one", context.ui("tournament-open-one"), options))
    turns = [
        button(f"t-past:{other}", context.ui("tournament-waits-page", page=other + 1))
        for other in (at - 1, at + 1)
        if 0 <= other * EACH < count
    ]
    return Page([*items, *rows(turns)] if turns else items)


def _line(screen: Screen) -> str:
    ended = screen.view.facts.dates.ended_at
    people = screen.ui("people", count=len(screen.view.rows))
    when = stamp(ended, "D") if ended is not None else ""
    facts = " · ".join(filter(None, (screen.game, people, when)))
    return f"• **{screen.name}** · {_champions(screen)}\n-# {facts}"


def _champions(screen: Screen) -> str:
    """Return who won, several where they share the first place; or that nobody has the title."""
    first = [screen.person(row.entrant) for row in screen.view.rows if row.place == 1]
    if not first or untitled_lines(screen):
        return screen.ui("history-nobody")
    return f"🏆 {names_in_words(first[:3], screen.texts, screen.locale)}"
