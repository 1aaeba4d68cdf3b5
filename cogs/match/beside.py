"""What is read beside a match: log, close-ups, and everything behind "More"."""

from collections.abc import Sequence

import discord
from discord import ButtonStyle, ui
from discord.ext import commands

from cogs.app.bot import Host
from cogs.app.context import Visit, door
from cogs.app.errors import acknowledged
from cogs.app.render_client import accent
from cogs.ui.page import (
    Button,
    Item,
    Page,
    Picture,
    button,
    choice,
    clip,
    gallery,
    rows,
    select,
    words,
)
from cogs.ui.sure import end_label
from cogs.ui.words import entry_line, reader, seat_names, stamp
from play.records import LogPage, Table

LOG_TEXT = 3600  # characters of a page of the log


class BesideCog(commands.Cog):
    """Looks at a match and changes nothing in its game."""

    home = "more-in"

    def __init__(self, host: Host) -> None:
        self.host = host

    # The log

    @door("log", again="log")
    async def log(self, visit: Visit) -> None:
        """Open the latest page of the log, as a message of its own."""
        await acknowledged(visit, apart=True)
        await self.show_log(visit, visit.args[0])

    @door("log-at", again="log")
    async def turn_log(self, visit: Visit) -> None:
        """Turn a page of the log."""
        await acknowledged(visit)
        await self.show_log(visit, visit.args[0], visit.args.number(1))

    async def show_log(self, visit: Visit, match: str, page: int | None = None) -> None:
        """Show a page of the log in the private message of this visit, the latest when None."""
        log = await self.host.play.matches.log(match, visit.person, page)
        table = await self.host.play.matches.table(match, visit.person)
        lines = self._log_lines(visit, log, table.seat)
        turn: list[Button] = []
        if log.page > 1:
            turn.append(button(f"log-at:{match}:{log.page - 1}", visit.ui("earlier")))
        if log.page < log.pages:
            turn.append(button(f"log-at:{match}:{log.page + 1}", visit.ui("later")))
        items: list[Item] = [words("\n".join(lines) or visit.ui("log-empty")), *rows(turn)]
        await visit.show(Page(items, accent=accent(log.public.game)))

    def _log_lines(self, visit: Visit, log: LogPage, seat: int | None) -> list[str]:
        who = reader(log.public, self.host.texts, visit.locale, seat)
        lines: list[str] = []
        room = LOG_TEXT
        for entry in reversed(log.entries):
            said = entry_line(entry, self.host.texts, who, visit.person)
            line = f"**{said}** · {stamp(entry.at)}" if entry.heading else f"• {said}"
            room -= len(line) + 1
            if room < 0:
                break
            lines.append(line)
        return lines[::-1]

    # Close-ups

    @door("zoom", again="zoom")
    async def zooms(self, visit: Visit) -> None:
        """Offer the close-ups there are, the first one shown."""
        await acknowledged(visit, apart=True)
        await self._zoom(visit, visit.args[0], None)

    @door("zoom-at", again="zoom")
    async def zoom(self, visit: Visit) -> None:
        """Show another close-up."""
        await acknowledged(visit)
        await self._zoom(visit, visit.args[0], visit.values[0])

    async def _zoom(self, visit: Visit, match: str, which: str | None) -> None:
        table = await self.host.play.matches.table(match, visit.person)
        zooms = await self.host.easel.zooms(table, visit.locale)
        shown = next((one for one in zooms if which in (None, one.id)), None)
        picture = await self.host.easel.zoom(table, visit.locale, shown) if shown else None
        items: list[Item] = [] if picture is None else [gallery(picture)]
        lines = [choice(one.id, one.title, default=one == shown) for one in zooms]
        if lines:
            items.append(select(f"zoom-at:{match}", visit.ui("zoom"), lines[:25]))
        items += rows([button(f"text:{match}", visit.ui("text"))])
        pictures = () if picture is None else (picture,)
        await visit.show(Page(items, pictures, accent(table.public.game)))

    # More

    @door("more")
    async def more(self, visit: Visit) -> None:
        """Open what is needed more rarely."""
        await acknowledged(visit, apart=True)
        table = await self.host.play.matches.table(visit.args[0], visit.person)
        await visit.show(more_page(visit, table))

    async def _more(self, visit: Visit, table: Table) -> None:
        await visit.show(more_page(visit, table))

    @door("more-in")
    async def back_to_more(self, visit: Visit) -> None:
        """Go back to the other things."""
        await acknowledged(visit)
        await self._more(visit, await self.host.play.matches.table(visit.args[0], visit.person))

    @door("come-back")
    async def come_back(self, visit: Visit) -> None:
        """Take one's own seat back from the AI that plays for it."""
        await acknowledged(visit)
        table = await self.host.play.matches.come_back(visit.args[0], visit.person)
        await self._more(visit, table)

    @door("volunteer")
    async def volunteer(self, visit: Visit) -> None:
        """Take over a seat that is free."""
        await acknowledged(visit)
        person = visit.who
        seat = visit.values.number(0)
        table = await self.host.play.matches.volunteer(visit.args[0], person, seat)
        await self._more(visit, table)

    @door("follow")
    async def follow(self, visit: Visit) -> None:
        """Ask for a ping at the end, or no longer."""
        await acknowledged(visit)
        person = visit.who
        table = await self.host.play.matches.follow(
            visit.args[0], person, wanted=visit.args[1] == "1"
        )
        await self._more(visit, table)

    @door("report")
    async def ask_report(self, visit: Visit) -> None:
        """Open the form for a problem."""
        form = ui.Modal(
            title=clip(visit.ui("report"), 45), custom_id=f"reported:{visit.args[0]}", timeout=None
        )
        line: ui.TextInput[ui.Modal] = ui.TextInput(
            custom_id="words", style=discord.TextStyle.paragraph, max_length=1500
        )
        form.add_item(ui.Label(text=clip(visit.ui("report-label"), 45), component=line))
        await visit.ask(form)

    @door("reported")
    async def report(self, visit: Visit) -> None:
        """Keep the report with the position."""
        await acknowledged(visit)
        said = visit.fields.get("words", "")
        code = await self.host.play.matches.report(visit.args[0], visit.person, said)
        await visit.show(Page([words(visit.ui("report-kept", code=code))]))

    @door("export", again="export")
    async def export(self, visit: Visit) -> None:
        """Hand out the file of a finished match."""
        await acknowledged(visit, apart=True)
        data = await self.host.play.matches.export(visit.args[0], visit.person)
        await send_file(visit, f"match-{visit.args[0]}.json", data, visit.ui("export-said"))


async def send_file(visit: Visit, name: str, data: bytes, said: str) -> None:
    """Answer with a file that only this person sees."""
    items: list[Item] = [words(said), ui.File(f"attachment://{name}")]
    await visit.show(Page(items, (Picture(name, data, said),)))


def more_page(visit: Visit, table: Table) -> Page:
    """Return everything that can be done beside playing, for this person, now."""
    public, match = table.public, table.public.match
    found: list[Button] = [
        button(f"help:{public.game}:", visit.ui("rules")),
        button(f"log:{match}", visit.ui("log")),
        button(f"text:{match}", visit.ui("text")),
    ]
    if public.status != "running":
        found.append(button(f"export:{match}", visit.ui("export")))
    elif table.seat is None:
        found += _looking(visit, table)
    else:
        found += _playing(visit, table, table.seat)
    found.append(button(f"report:{match}", visit.ui("report")))
    lines = [
        f"### {visit.texts.get(f'{public.game}-name', visit.locale)}",
        *_proposals(visit, table),
    ]
    items = [words("\n".join(lines)), *rows(found), *_free_seats(visit, table)]
    return Page(items, accent=accent(public.game))


def _proposals(visit: Visit, table: Table) -> list[str]:
    return [
        visit.ui(f"proposal-{one.kind}", agreed=len(one.agreed), missing=len(one.missing))
        for one in table.public.proposals
    ]


def _looking(visit: Visit, table: Table) -> list[Button]:
    wanted = int(not table.follows)
    label = visit.ui("follow" if wanted else "unfollow")
    return [button(f"follow:{table.public.match}:{wanted}", label)]


def _free_seats(visit: Visit, table: Table) -> list[Item]:
    """A select of the seats that somebody who looks on may take over."""
    names = seat_names(table.public, visit.texts, visit.locale)
    free = [seat.number for seat in table.public.seats if seat.free]
    if table.seat is not None or not free or table.public.status != "running":
        return []
    lines = [choice(str(seat), names[seat]) for seat in free]
    return [select(f"volunteer:{table.public.match}", visit.ui("volunteer"), lines[:25])]


def _playing(visit: Visit, table: Table, seat: int) -> list[Button]:
    public, match = table.public, table.public.match
    found: list[Button] = []
    if public.seats[seat].standin:
        found.append(button(f"come-back:{match}", visit.ui("come-back"), ButtonStyle.success))
    found += _agreements(visit, table)
    found.append(button(f"get-up:{match}", visit.ui("get-up")))
    found.append(button(f"concede:{match}", visit.ui("concede"), ButtonStyle.danger))
    return found


def _agreements(visit: Visit, table: Table) -> Sequence[Button]:
    public, match = table.public, table.public.match
    if public.paused_at is not None:
        return [button(f"resume:{match}", visit.ui("resume"), ButtonStyle.success)]
    open_ones = {one.kind: one for one in public.proposals}
    found: list[Button] = []
    for kind in ("pause", "end"):
        proposal = open_ones.get(kind)
        if proposal is None:
            label = end_label(visit, table) if kind == "end" else visit.ui("propose-pause")
            found.append(button(f"propose:{match}:{kind}", label))
            continue
        if table.seat not in proposal.agreed:
            label = visit.ui(f"agree-{kind}")
            found.append(button(f"propose:{match}:{kind}", label, ButtonStyle.success))
        found.append(button(f"decline:{match}:{kind}", visit.ui(f"decline-{kind}")))
    return found
