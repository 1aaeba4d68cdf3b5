"""For whom the matches of a tournament wait, and reminders by its organisers (EVT-1.13)."""

from collections.abc import Sequence
from datetime import datetime

from discord.ext import commands

from cogs.app.bot import Bot
from cogs.app.context import Context, Parts, route
from cogs.app.errors import acknowledged
from cogs.tournaments.organising.board import WaitsBoard
from cogs.tournaments.organising.managing import ManagingCog
from cogs.tournaments.words import Screen, plain
from cogs.ui.page import (
    Item,
    Page,
    PictureFile,
    button,
    choice,
    gallery,
    rows,
    select,
    small,
    words,
)
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
        picture = await self._picture(context, screen, found, at)
        server = context.server or 0
        await context.show(waits_page(screen, found, at, now, server, note, picture))

    async def _picture(
        self, context: Context, screen: Screen, found: Sequence[Awaited], at: int
    ) -> PictureFile | None:
        """Return a page as a picture; None for whoever reads words, and where nobody is awaited."""
        if not found or context.settings.text_tables:
            return None
        client, facts, now = self.bot.render_client, screen.view.facts, self.bot.play.clock.now()
        helping = await self.bot.play.substitutes.listed(facts.server, facts.game, facts.terms.pace)
        inside = {one.person for one in screen.view.entrants}
        volunteers = sum(one.person not in inside for one in helping)
        first = _first(found, at)
        due = [one for one in found[first : first + EACH] if may_remind(one, now)]
        numbers = {(one.pairing, one.entrant): number for number, one in enumerate(due, 1)}
        board = WaitsBoard(plain(screen), client.handle, now, numbers, volunteers)
        sheet = board.page(found, first, EACH)
        alt = board.described(sheet)
        return await client.sheet(sheet, facts.id, facts.message.change, alt, context.person)

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
    picture: PictureFile | None = None,
) -> Page:
    """Return a page of those for whom matches wait, the longest wait first.

    With a picture, links alone are said beside it.
    """
    pages = max(1, -(-len(found) // EACH))
    first = _first(found, at)
    at, here = first // EACH, found[first : first + EACH]
    lines = [note, f"### {screen.ui('waits')}"]
    if picture is None:
        lines += [_row(screen, one, server) for one in here] or [screen.ui("waits-nobody")]
    items: list[Item] = [words("\n".join(filter(None, lines)))]
    if picture is not None:
        links = [_link(one, server, screen.person(one.entrant)) for one in here]
        items += [gallery(picture), small(" · ".join(filter(None, links)))]
    due = [one for one in here if may_remind(one, now)]
    if due:
        bare = plain(screen)
        options = [
            choice(f"{one.pairing}.{one.entrant}", f"{number}. {_label(bare, one)}")
            for number, one in enumerate(due, 1)
        ]
        items.append(select(f"t-remind:{screen.id}:{at}", screen.ui("waits-remind"), options))
    turns = [
        button(f"t-board:{screen.id}:{other}", screen.ui("waits-page", page=other + 1))
        for other in (at - 1, at + 1)
        if 0 <= other < pages
    ]
    helping = button(f"t-subs:{screen.id}", screen.ui("substitutes"))
    back = button(f"t-manage:{screen.id}", screen.texts.get("ui-back", screen.locale))
    pictures = () if picture is None else (picture,)
    return Page([*items, *rows([*turns, helping, back])], pictures)


def _first(found: Sequence[Awaited], at: int) -> int:
    """Return the first row of a page, of the last one where there are fewer by now."""
    return EACH * min(at, max(0, len(found) - 1) // EACH)


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
    parts.append(_link(one, server, screen.ui("waits-look")))
    return "- " + " · ".join(filter(None, parts))


def _link(one: Awaited, server: int, words: str) -> str:
    """Return a link to a match, in words safe for a message; nothing where it has no thread."""
    if one.channel is None:
        return ""
    return f"[{words}](https://discord.com/channels/{server}/{one.channel})"


def _others(screen: Screen, one: Awaited) -> str:
    (pairing,) = (other for other in screen.view.pairings if other.number == one.pairing)
    names = [screen.person(number) for number in pairing.people if number != one.entrant]
    return names_in_words(names, screen.texts, screen.locale)


def _label(screen: Screen, one: Awaited) -> str:
    return f"{screen.person(one.entrant)} – {_others(screen, one)}"
