"""What is read beside a match: log, close-ups, and everything behind "More"."""

from collections.abc import Sequence

import discord
from discord import ButtonStyle, ui
from discord.ext import commands

from cogs.app.bot import Bot
from cogs.app.confirmations import end_label, plays_alone
from cogs.app.context import Context, route
from cogs.app.errors import acknowledged
from cogs.app.render_client import accent
from cogs.match.ahead.substitutes import (
    may_seek,
    substitute_buttons,
    substitute_lines,
    substitute_selects,
)
from cogs.match.page import may_return
from cogs.question.tools import tools
from cogs.ui.files import file_page
from cogs.ui.names import safe
from cogs.ui.page import (
    Button,
    Item,
    Page,
    button,
    choice,
    clip,
    gallery,
    rows,
    select,
    small,
    words,
)
from cogs.ui.words import entry_line, levels_line, reader, seat_names, stamp
from play.records import LogPage, Table

LOG_TEXT = 3600  # characters of a page of the log


class MoreCog(commands.Cog):
    """Looks at a match and changes nothing in its game."""

    home = "more-in"

    def __init__(self, bot: Bot) -> None:
        self.bot = bot

    # The log

    @route("log", again="log")
    async def log(self, context: Context) -> None:
        """Open the latest page of the log, as a message of its own."""
        await acknowledged(context)
        await self.show_log(context, context.args[0])

    @route("log-at", again="log")
    async def turn_log(self, context: Context) -> None:
        """Turn a page of the log."""
        await acknowledged(context)
        await self.show_log(context, context.args[0], context.args.number(1))

    async def show_log(self, context: Context, match: str, page: int | None = None) -> None:
        """Show a page of the log in the private message of this press, the latest when None."""
        log = await self.bot.play.matches.log(match, context.person, page)
        table = await self.bot.play.matches.table(match, context.person)
        above = levels_line(log.public, self.bot.texts, context.locale)
        lines = self._log_lines(context, log, table.seat, LOG_TEXT - len(above))
        turn: list[Button] = []
        if log.page > 1:
            turn.append(button(f"log-at:{match}:{log.page - 1}", context.ui("earlier")))
        if log.page < log.pages:
            turn.append(button(f"log-at:{match}:{log.page + 1}", context.ui("later")))
        if log.public.status != "running":
            turn.append(button(f"look-back:{match}", context.ui("look-back")))
        items: list[Item] = [small(above)] if above else []
        items += [words("\n".join(lines) or context.ui("log-empty")), *rows(turn)]
        await context.show_beside(match, Page(items, accent=accent(log.public.game)))

    def _log_lines(self, context: Context, log: LogPage, seat: int | None, room: int) -> list[str]:
        who = reader(log.public, self.bot.texts, context.locale, seat)
        lines: list[str] = []
        for entry in reversed(log.entries):
            said = entry_line(entry, self.bot.texts, who, context.person)
            line = f"**{said}** · {stamp(entry.at)}" if entry.heading else f"• {said}"
            room -= len(line) + 1
            if room < 0:
                break
            lines.append(line)
        return lines[::-1]

    # Close-ups

    @route("zoom", again="zoom")
    async def zooms(self, context: Context) -> None:
        """Offer the close-ups there are, the first one shown."""
        await acknowledged(context)
        await self._zoom(context, context.args[0], None)

    @route("zoom-at", again="zoom")
    async def zoom(self, context: Context) -> None:
        """Show another close-up."""
        await acknowledged(context)
        await self._zoom(context, context.args[0], context.values[0])

    async def _zoom(self, context: Context, match: str, which: str | None) -> None:
        table = await self.bot.play.matches.table(match, context.person)
        zooms = await self.bot.render_client.zooms(table, context.locale)
        shown = next((one for one in zooms if which in (None, one.id)), None)
        picture = await self.bot.render_client.zoom(table, context.locale, shown) if shown else None
        items: list[Item] = [] if picture is None else [gallery(picture)]
        lines = [choice(one.id, one.title, default=one == shown) for one in zooms]
        if lines:
            items.append(select(f"zoom-at:{match}", context.ui("zoom"), lines[:25]))
        items += rows([button(f"text:{match}", context.ui("text"))])
        pictures = () if picture is None else (picture,)
        await context.show_beside(match, Page(items, pictures, accent(table.public.game)))

    # More

    @route("more")
    async def more(self, context: Context) -> None:
        """Open what is needed more rarely."""
        await acknowledged(context, apart=True)
        table = await self.bot.play.matches.table(context.args[0], context.person)
        await context.show(more_page(context, table))

    async def _more(self, context: Context, table: Table) -> None:
        await context.show_beside(table.public.id, more_page(context, table))

    @route("more-in")
    async def back_to_more(self, context: Context) -> None:
        """Go back to the other things."""
        await acknowledged(context)
        await self._more(
            context, await self.bot.play.matches.table(context.args[0], context.person)
        )

    @route("come-back")
    async def come_back(self, context: Context) -> None:
        """Take one's own seat back from the AI that plays for it."""
        await acknowledged(context)
        table = await self.bot.play.matches.come_back(context.args[0], context.person)
        await self._more(context, table)

    @route("volunteer")
    async def volunteer(self, context: Context) -> None:
        """Take over a seat that is free."""
        await acknowledged(context)
        person = context.who
        seat = context.values.number(0)
        table = await self.bot.play.matches.volunteer(context.args[0], person, seat)
        await self._more(context, table)

    @route("give-time")
    async def give_time(self, context: Context) -> None:
        """Add half a day to the bank of somebody else."""
        await acknowledged(context)
        seat = context.values.number(0)
        table = await self.bot.play.matches.give_time(context.args[0], context.person, seat)
        names = seat_names(table.public, context.texts, context.locale, safe)
        said = context.ui("time-given", name=names[seat])
        await context.show_beside(table.public.id, more_page(context, table, said))

    @route("ask-to-join")
    async def ask_to_join(self, context: Context) -> None:
        """Ask the people of a side to let one play with them."""
        await acknowledged(context)
        seat = context.values.number(0)
        table = await self.bot.play.matches.ask_to_join(context.args[0], context.who, seat)
        await self._more(context, table)

    @route("ask-no-longer")
    async def ask_no_longer(self, context: Context) -> None:
        """Withdraw one's request to play with a side."""
        await acknowledged(context)
        table = await self.bot.play.matches.ask_no_longer(context.args[0], context.person)
        await self._more(context, table)

    @route("follow")
    async def follow(self, context: Context) -> None:
        """Ask for a ping at the end, or no longer."""
        await acknowledged(context)
        person = context.who
        table = await self.bot.play.matches.follow(
            context.args[0], person, wanted=context.args[1] == "1"
        )
        await self._more(context, table)

    @route("report")
    async def ask_report(self, context: Context) -> None:
        """Open the form for a problem."""
        form = ui.Modal(
            title=clip(context.ui("report"), 45),
            custom_id=f"reported:{context.args[0]}",
            timeout=None,
        )
        line: ui.TextInput[ui.Modal] = ui.TextInput(
            custom_id="words", style=discord.TextStyle.paragraph, max_length=1500
        )
        form.add_item(ui.Label(text=clip(context.ui("report-label"), 45), component=line))
        await context.ask(form)

    @route("reported")
    async def report(self, context: Context) -> None:
        """Keep the report with the position."""
        await acknowledged(context)
        said = context.fields.get("words", "")
        code = await self.bot.play.matches.report(context.args[0], context.person, said)
        await context.show(Page([words(context.ui("report-kept", code=code))]))

    @route("export", again="export")
    async def export(self, context: Context) -> None:
        """Hand out the file of a finished match."""
        await acknowledged(context, apart=True)
        data = await self.bot.play.matches.export(context.args[0], context.person)
        name = f"match-{context.args[0]}.json"
        await context.show(file_page(name, data, context.ui("export-said")))


def more_page(context: Context, table: Table, said: str = "") -> Page:
    """Return everything that can be done beside playing, for this person, now.

    `said` is what a press here has just done.
    """
    public, match = table.public, table.public.id
    found = tools(table, context.ui, pictured=table.seat is not None)
    if public.status == "running":
        found.append(button(f"verify:{match}", context.ui("verify")))
    if public.status != "running":
        found.append(button(f"export:{match}", context.ui("export")))
    elif table.seat is None:
        found += _looking(context, table)
    else:
        found += _playing(context, table, table.seat)
    found.append(button(f"report:{match}", context.ui("report")))
    lines = [
        f"### {context.texts.get(f'{public.game}-name', context.locale)}",
        *_proposals(context, table),
        *_asking(context, table),
        *substitute_lines(context, table),
        *([said] if said else []),
        *(f"-# {one}" for one in _ways_out(context, table)),
    ]
    sides = [*_free_seats(context, table), *_sides(context, table), *_gifts(context, table)]
    sides += substitute_selects(context, table)
    items = [words("\n".join(lines)), *rows(found), *sides]
    return Page(items, accent=accent(public.game))


def _ways_out(context: Context, table: Table) -> list[str]:
    """Say what each way out of a match does, a sentence each, for whoever plays in it."""
    public = table.public
    if table.seat is None or public.status != "running":
        return []
    open_ones = {one.kind for one in public.proposals}
    alone = "-alone" if plays_alone(table) else ""  # where nobody has to agree
    pauses = public.paused_at is None and "pause" not in open_ones
    found = [context.ui(f"way-pause{alone}")] if pauses else []
    if public.paused_at is None and "end" not in open_ones:
        found.append(context.ui(f"way-end{alone}"))
    if may_seek(context, table, public.seats[table.seat]) and not public.seats[table.seat].sought:
        found.append(context.ui("way-substitute"))
    found.append(context.ui("way-leave"))
    if not public.seats[table.seat].conceded:
        found.append(context.ui("way-concede"))
    return found


def _proposals(context: Context, table: Table) -> list[str]:
    return [
        context.ui(f"proposal-{one.kind}", agreed=len(one.agreed), missing=len(one.missing))
        for one in table.public.proposals
    ]


def _asking(context: Context, table: Table) -> list[str]:
    """Say that somebody has asked to play with a side, and waits for its people."""
    if table.sharing.asks_for is None:
        return []
    names = seat_names(table.public, context.texts, context.locale, safe)
    return [context.ui("asks-for", names=names[table.sharing.asks_for])]


def _looking(context: Context, table: Table) -> list[Button]:
    wanted = int(not table.follows)
    label = context.ui("follow" if wanted else "unfollow")
    found = [button(f"follow:{table.public.id}:{wanted}", label)]
    if table.sharing.asks_for is not None:
        found.append(button(f"ask-no-longer:{table.public.id}", context.ui("ask-no-longer")))
    return found


def _sides(context: Context, table: Table) -> list[Item]:
    """A select of the sides that somebody who looks on may ask to join."""
    if table.seat is not None or table.sharing.asks_for is not None or not table.sharing.joinable:
        return []
    names = seat_names(table.public, context.texts, context.locale)
    lines = [choice(str(seat), names[seat]) for seat in table.sharing.joinable]
    return [select(f"ask-to-join:{table.public.id}", context.ui("ask-to-join"), lines[:25])]


def _gifts(context: Context, table: Table) -> list[Item]:
    """A select of the seats to whose banks somebody who plays may add time."""
    names = seat_names(table.public, context.texts, context.locale)
    lines = [choice(str(seat), names[seat]) for seat in table.time.gifts]
    where = f"give-time:{table.public.id}"
    return [select(where, context.ui("give-time"), lines[:25])] if lines else []


def _free_seats(context: Context, table: Table) -> list[Item]:
    """A select of the seats that somebody who looks on may take over."""
    names = seat_names(table.public, context.texts, context.locale)
    free = [seat.seat for seat in table.public.seats if seat.free]
    if table.seat is not None or not free or table.public.status != "running":
        return []
    lines = [choice(str(seat), names[seat]) for seat in free]
    return [select(f"volunteer:{table.public.id}", context.ui("volunteer"), lines[:25])]


def _playing(context: Context, table: Table, seat: int) -> list[Button]:
    public, match = table.public, table.public.id
    found: list[Button] = []
    if public.seats[seat].standin and may_return(table):
        found.append(button(f"come-back:{match}", context.ui("come-back"), ButtonStyle.primary))
    if table.may_hint:
        found.append(button(f"try-now:{match}", context.ui("try")))
    found += _agreements(context, table)
    found += substitute_buttons(context, table, public.seats[seat])
    found.append(button(f"get-up:{match}", context.ui("get-up")))
    sharing = table.sharing
    asks = any(one.person == context.person for one in sharing.giving_up)
    if asks:
        found.append(button(f"keep-on:{match}", context.ui("keep-on")))
    if not asks or len(sharing.giving_up) >= sharing.needed:  # others have left since then
        found.append(button(f"concede:{match}", context.ui("concede"), ButtonStyle.danger))
    return found


def _agreements(context: Context, table: Table) -> Sequence[Button]:
    public, match = table.public, table.public.id
    if public.paused_at is not None:
        return [button(f"resume:{match}", context.ui("resume"), ButtonStyle.primary)]
    open_ones = {one.kind: one for one in public.proposals}
    found: list[Button] = []
    for kind in ("pause", "end"):
        proposal = open_ones.get(kind)
        if proposal is None:
            label = end_label(context, table) if kind == "end" else context.ui("propose-pause")
            found.append(button(f"propose:{match}:{kind}", label))
            continue
        if table.seat not in proposal.agreed:
            label = context.ui(f"agree-{kind}")
            found.append(button(f"propose:{match}:{kind}", label, ButtonStyle.primary))
        found.append(button(f"decline:{match}:{kind}", context.ui(f"decline-{kind}")))
    return found
