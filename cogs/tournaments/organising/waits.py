"""For whom the matches of a tournament wait, and reminders by its organisers (EVT-1.13)."""

from collections.abc import Sequence
from datetime import datetime

from discord.ext import commands

from cogs.app.bot import Bot
from cogs.app.context import Context, Parts, route
from cogs.app.errors import acknowledged
from cogs.tournaments.organising.managing import ManagingCog
from cogs.tournaments.words import Screen, plain
from cogs.ui.page import Item, Page, button, choice, rows, select, words
from cogs.ui.words import names_in_words, stamp
from db.records.tournaments import Awaited
from games.core.refused import Refused
from games.core.text import text
from play.match.nudges import WAITS

EACH = 8  # rows of a page


class WaitsCog(commands.Cog):
    """Shows organisers whom a round waits for, and reminds those who have been called for a day."""

    home = "t-manage"

    def __init__(self, bot: Bot) -> None:
        self.bot = bot

    @route("t-board", again="t-manage")
    async def board(self, context: Context) -> None:
        """Show for whom the matches wait, by pages."""
        await acknowledged(context)
        at = context.args.number(1) if len(context.args) > 1 else 0
        await self.show(context, at)

    async def show(self, context: Context, at: int, note: str = "") -> None:
        """Show a page, `note` first."""
        view = await self.bot.find(ManagingCog).managed(context)
        found = await self.bot.play.tournaments.awaited(view.facts.id)
        screen = Screen(view, self.bot.texts, context.locale)
        now = self.bot.play.clock.now()
        await context.show(waits_page(screen, found, at, now, context.server or 0, note))

    @route("t-remind", again="t-manage")
    async def remind(self, context: Context) -> None:
        """Call somebody again who was chosen."""
        await acknowledged(context)
        view = await self.bot.find(ManagingCog).managed(context)
        chosen = Parts(context.values[0].split("."))
        pairing, entrant = chosen.number(0), chosen.number(1)
        found = await self.bot.play.tournaments.awaited(view.facts.id)
        one = next((one for one in found if (one.pairing, one.entrant) == (pairing, entrant)), None)
        if one is None or one.person is None:
            raise Refused(text("ui-tournament-waits-no-more"))
        await self.bot.play.nudges.remind(one.match, one.person, context.person)
        await self.show(context, context.args.number(1), context.ui("nudged"))


def waits_page(
    screen: Screen,
    found: Sequence[Awaited],
    at: int,
    now: datetime,
    server: int,
    note: str = "",
) -> Page:
    """Return a page of those for whom matches wait, the longest wait first."""
    pages = max(1, -(-len(found) // EACH))
    at = min(at, pages - 1)
    here = found[at * EACH : (at + 1) * EACH]
    lines = [note, f"### {screen.ui('waits')}"]
    lines += [_row(screen, one, server) for one in here] or [screen.ui("waits-nobody")]
    items: list[Item] = [words("\n".join(filter(None, lines)))]
    due = [one for one in here if may_remind(one, now)]
    if due:
        bare = plain(screen)
        options = [choice(f"{one.pairing}.{one.entrant}", _label(bare, one)) for one in due]
        items.append(select(f"t-remind:{screen.id}:{at}", screen.ui("waits-remind"), options))
    turns = [
        button(f"t-board:{screen.id}:{other}", screen.ui("waits-page", page=other + 1))
        for other in (at - 1, at + 1)
        if 0 <= other < pages
    ]
    helping = button(f"t-subs:{screen.id}", screen.ui("substitutes"))
    back = button(f"t-manage:{screen.id}", screen.texts.get("ui-back", screen.locale))
    return Page([*items, *rows([*turns, helping, back])])


def may_remind(one: Awaited, now: datetime) -> bool:
    """Whether somebody may be called again: the last call has stood for a day (TIM-4.5)."""
    return not one.gone and one.called_at is not None and one.called_at <= now - WAITS


def _row(screen: Screen, one: Awaited, server: int) -> str:
    others = _others(screen, one)
    parts = [
        f"**{screen.person(one.entrant)}** – {others}" if others else screen.person(one.entrant)
    ]
    if one.since is not None:
        parts.append(screen.ui("waits-since", when=stamp(one.since)))
    if one.misses:
        parts.append(screen.ui("waits-missed", count=one.misses))
    if one.gone:
        parts.append(screen.ui("waits-gone"))
    if one.channel is not None:
        parts.append(
            f"[{screen.ui('waits-look')}](https://discord.com/channels/{server}/{one.channel})"
        )
    return "- " + " · ".join(parts)


def _others(screen: Screen, one: Awaited) -> str:
    (pairing,) = (other for other in screen.view.pairings if other.number == one.pairing)
    names = [screen.person(number) for number in pairing.people if number != one.entrant]
    return names_in_words(names, screen.texts, screen.locale)


def _label(screen: Screen, one: Awaited) -> str:
    return f"{screen.person(one.entrant)} – {_others(screen, one)}"
