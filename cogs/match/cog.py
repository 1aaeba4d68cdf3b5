"""The private tables of players: opening, answering, taking back."""

import asyncio
import contextlib
from collections.abc import Awaitable, Callable

from msgspec.structs import replace

from cogs.app.bot import Bot
from cogs.app.channels.channels import Channel, Ui, known_shut, shut
from cogs.app.context import Context, known_id, route
from cogs.app.edits import Tables, delete_answer, edit_answer, still_bears
from cogs.app.errors import UNREACHED, acknowledged, tell
from cogs.app.render_client import accent
from cogs.board.cog import BoardCog
from cogs.match.membership import MembershipCog
from cogs.match.page import (
    TableScreen,
    closed_lines,
    end_is_news,
    in_words,
    is_news,
    table_page,
)
from cogs.match.waiting import Shown, WaitingTables, followed, waits
from cogs.question.presses import Press, Unchanged
from cogs.question.shown import ShownQuestionCog
from cogs.ui.page import Page, PictureFile, words
from cogs.ui.words import aim_lines, reader
from db.records.channels import Whereabouts
from games.core.refused import Refused
from locales.texts import Locale
from play.match.service import Matches
from play.records import Table
from play.refusals import MovedOn

KEEPS_UP_AFTER = 1.5  # s; whoever presses by themselves meanwhile is spared two requests


async def _moment() -> None:
    await asyncio.sleep(KEEPS_UP_AFTER)


class TableCog(ShownQuestionCog[Table]):
    """Opens tables and carries answers to play/. No rules, no memory but tokens."""

    home = "table"

    def __init__(self, bot: Bot) -> None:
        self.bot = bot
        self.tables = Tables()
        self.waiting = WaitingTables()
        self.moment: Callable[[], Awaitable[None]] = _moment  # before a waiting table keeps up
        self._due: set[tuple[str, int]] = set()

    async def cog_load(self) -> None:
        self._matches.on_change(self._changed)

    @property
    def _matches(self) -> Matches:
        return self.bot.play.matches

    # Opening

    @route("play")
    async def open(self, context: Context) -> None:
        """Open the table of whoever presses, as a message of its own.

        One that was chosen in a private list takes its place: choosing it there again would send
        nothing.
        """
        await acknowledged(context, apart=not (context.values and context.on_ephemeral))
        await self.open_table(context, (context.values or context.args)[0])

    async def open_table(self, context: Context, match: str, note: str | None = None) -> None:
        """Show a match in a private message of its own, in place of the person's former one.

        `note` is said above it; to who only looks it is said that they do.
        """
        table = await self._matches.table(match, context.person)
        if await self.bot.find(MembershipCog).barred(context, table):
            return
        note = note if table.seat is not None else context.ui("only-players")
        token = context.interaction.token
        former = self.tables.replace(match, context.person, token)  # before it is shown and pressed
        await self.present(context, table, note=note)
        if former is not None and not context.values:  # else the pressed message may be that table
            self.bot.in_background(delete_answer(self.bot, former))

    @route("table")
    async def refresh(self, context: Context) -> None:
        """Bring the pressed table up to date."""
        await acknowledged(context)
        await self.present(context, await self._matches.table(context.args[0], context.person))

    async def present(
        self,
        context: Context,
        table: Table,
        *,
        page: int | None = None,
        note: str | None = None,
        was_suggested: bool = False,
    ) -> None:
        """Show a table in the private message of this press."""
        match, person, token = table.public.id, context.person, context.interaction.token
        self.waiting.drop(match, person)
        self.bot.beside.drop(match, person)
        texts = context.settings.text_tables
        screen = replace(
            self._screen(context.locale, table),
            page=page,
            note=note,
            was_suggested=was_suggested,
            may_nudge=await self._may_nudge(person, table),
        )
        where = await self.bot.play.channels.where(match)
        shown = await self._page(screen, where, in_words=texts)
        if context.on_ephemeral:
            self.tables.replace(match, person, token)  # it lives longer
        follows = followed(table)
        if waits(table) or follows is not None:
            self.waiting.keep(match, person, token, context.locale, in_words=texts, shown=follows)
        await context.show(shown)
        if waits(table) or follows is not None:
            self._changed(match)  # it may have changed while the picture was drawn
        count = self.bot.thread_counts.of(context.channel)
        if count is not None:
            near = self.bot.find(BoardCog).keep_near(where, context.channel, count)
            self.bot.in_background(near)

    async def _page(self, screen: TableScreen, where: Whereabouts, *, in_words: bool) -> Page:
        """Return a table as a page, with its pictures unless it is to come `in_words`.

        `where` is where its match is shown.
        """
        table, picture, film = screen.table, None, None
        if not in_words:
            picture = await self.bot.render_client.table(table, screen.locale)
            film = await self._news(table, screen.locale)
        why = self._shut(screen.ui, table, where)
        return table_page(replace(screen, shut=why, in_words=picture is None), picture, film)

    async def _news(self, table: Table, locale: Locale) -> PictureFile | None:
        """Return what is shown above a table: the film of a turn, or how the end came about."""
        client = self.bot.render_client
        if is_news(table):
            film = await client.turn(table, locale)
            if film is not None:
                return film
        if not end_is_news(table):
            return None
        board = await self._matches.board(table.public.id)
        return await client.before_end(board, locale) if board.decided else None

    # Tables that follow what others do

    def _changed(self, match: str) -> None:
        if self.bot.stopping:
            return
        for person in self.waiting.of(match):
            if (match, person) not in self._due:
                self._due.add((match, person))
                self.bot.in_background(self._keep_up(match, person))

    async def _keep_up(self, match: str, person: int) -> None:
        """Bring the table that somebody looks at up to date: at their turn, and at the end.

        One with an open question follows who shares the seat, at live paces everybody. Not if its
        reader has gone on to another page meanwhile. It shows what a press on it would show.
        """
        try:
            await self.moment()
        finally:
            self._due.discard((match, person))  # what changes from here on is due anew
        waiting = self.waiting.of(match).get(person)
        if (
            waiting is None
            or self.bot.stopping
            or not await self._is_behind(match, person, waiting.shown)
        ):
            return
        with contextlib.suppress(*UNREACHED, Refused):  # deleted, or its token has ended
            page = table = follows = None
            mark = "table" if waiting.shown is None else "text"  # a button of such a table
            if await still_bears(self.bot, waiting.token, f"{mark}:{match}"):
                table = await self._matches.table(match, person)
                follows = followed(table)
                screen = self._screen(waiting.locale, table)
                where = await self.bot.play.channels.where(match)
                page = await self._page(screen, where, in_words=waiting.in_words)
            if self.waiting.of(match).get(person) is waiting:  # nothing was pressed meanwhile
                self.waiting.drop(match, person)
                if page is not None:
                    if follows is not None or (table is not None and waits(table)):
                        self.waiting.put(match, person, replace(waiting, shown=follows))
                    await edit_answer(self.bot, waiting.token, page)

    async def _is_behind(self, match: str, person: int, shown: Shown | None) -> bool:
        """Whether an open table shows less than it is to show; `shown` is what it follows."""
        if shown is None:
            return await self._matches.turn_or_end(match, person)
        with contextlib.suppress(Refused):  # it waits for its game
            return followed(await self._matches.glimpse(match, person)) != shown
        return False

    async def _may_nudge(self, person: int, table: Table) -> bool:
        """Whether others have been waited for so long that they may be pinged again."""
        if table.seat is None or table.question is not None or table.public.status != "running":
            return False
        return bool(await self.bot.play.nudges.possible(table.public.id, person))

    def _shut(self, ui: Ui, table: Table, where: Whereabouts) -> str | None:
        """Tell a player that nobody is pinged where the match is shown, and why."""
        public = table.public
        if table.seat is None or public.status != "running":
            return None
        why = known_shut(self.bot, where)
        if why is None:
            return None
        said = {"channel": f"<#{where.channel}>", "why": why.in_words(ui)}
        above = self.bot.get_channel(where.home or 0)
        if why.rights and isinstance(above, Channel) and shut(above) is None:
            return ui("called-above", above=f"<#{above.id}>", **said)
        return ui("not-called", **said)

    def _screen(self, locale: Locale, table: Table) -> TableScreen:
        return TableScreen(table, self.bot.texts, locale, accent(table.public.game))

    # Answering

    async def show(
        self,
        context: Context,
        pressed: Awaitable[Table],
        page: int | None = None,
        *,
        suggests: bool = False,
    ) -> None:
        """Show the table as a press has left it, or as others have changed it meanwhile."""
        try:
            table = await pressed
        except MovedOn as moved:
            await self.present(context, moved.table, note=context.say(moved.why))
        except Refused as refused:
            self.bot.counts.refused(refused.why.id)
            table = await self._matches.table(context.args[0], context.person)
            await self.present(context, table, page=page, note=context.say(refused.why))
        else:
            if table.note is not None:  # answered before: another question may be open now
                page, suggests = None, False
            await self.present(context, table, page=page, was_suggested=suggests)

    async def answered(self, context: Context, press: Press) -> Table:
        match, question = context.args[0], context.args[1]
        return await self._matches.answer(
            match, context.person, question, press.picks, confirmed=isinstance(press, Unchanged)
        )

    async def selected(self, context: Context, press: Press | None, *, usual: bool) -> Table:
        match, question = context.args[0], context.args[1]
        picks = None if press is None else press.picks
        return await self._matches.select(match, context.person, question, picks, usual=usual)

    @route("hint")
    async def hint(self, context: Context) -> None:
        """Say what the house would do, and mark it; nothing is picked."""
        await acknowledged(context)
        match, question = context.args[0], context.args[1]
        await self.show(context, self._matches.hint(match, context.person, question))

    @route("rest")
    async def rest(self, context: Context) -> None:
        """Answer the rest of a chain of questions as suggested; the end is to be confirmed."""
        await acknowledged(context)
        match, question = context.args[0], context.args[1]
        await self.show(context, self._matches.fill(match, context.person, question))

    @route("step")
    async def step(self, context: Context) -> None:
        """Play the next part of a turn as the house would, up to what cannot be undone."""
        await acknowledged(context)
        match, question = context.args[0], context.args[1]
        await self.show(context, self._matches.step(match, context.person, question))

    @route("take")
    async def take_over(self, context: Context) -> None:
        """Pick what a partner would, who may not answer; it is still to be confirmed."""
        await acknowledged(context)
        await self.show(context, self._taken_over(context))

    async def _taken_over(self, context: Context) -> Table:
        match, question, partner = context.args[0], context.args[1], known_id(context.values[0])
        return await self._matches.take_advice(match, context.person, question, partner)

    async def look(self, context: Context, page: int | None) -> None:
        await acknowledged(context)
        await self.show(context, self._looked_at(context), page)

    async def _looked_at(self, context: Context) -> Table:
        match, question = context.args[0], context.args[1]
        return await self._matches.asked(match, context.person, question)

    # Taking back

    @route("undo")
    async def undo(self, context: Context) -> None:
        """Take back the last open answer, if it is still the one that the button was for."""
        await acknowledged(context)
        await self.show(context, self._undone(context))

    async def _undone(self, context: Context) -> Table:
        match, question = context.args[0], context.args[1]
        return await self._matches.undo(match, context.person, question)

    @route("back-to")
    async def back_to(self, context: Context) -> None:
        """Go back to a step that was passed over."""
        await acknowledged(context)
        await self.show(context, self._taken_back(context))

    @route("dot")
    async def take_back(self, context: Context) -> None:
        """Take back a sealed answer and all after it."""
        await acknowledged(context)
        await self.show(context, self._taken_back(context))

    async def _taken_back(self, context: Context) -> Table:
        keep = context.values.number(0) if context.values else context.args.number(1)
        return await self._matches.take_back(context.args[0], context.person, keep)

    @route("sit-again")
    async def sit_again(self, context: Context) -> None:
        """Take one's own seat back from the AI that plays for it, and go on."""
        await acknowledged(context)
        await self.show(context, self._matches.come_back(context.args[0], context.person))

    @route("home-again", again="table")
    async def end_days_off(self, context: Context) -> None:
        """End one's days off without an answer (TIM-2.1)."""
        await acknowledged(context)
        await self.bot.play.days_off.come_home(context.person)
        table = await self._matches.table(context.args[0], context.person)
        await self.present(context, table, note=context.ui("leave-ended"))

    @route("let-in")
    async def let_in(self, context: Context) -> None:
        """Say yes to somebody who would like to share the seat."""
        await acknowledged(context)
        match, applicant = context.args[0], _applicant(context)
        await self.show(context, self._matches.let_in(match, context.person, applicant))

    @route("turn-away")
    async def turn_away(self, context: Context) -> None:
        """Say no to somebody who would like to share the seat."""
        await acknowledged(context)
        match, applicant = context.args[0], _applicant(context)
        await self.show(context, self._matches.turn_away(match, context.person, applicant))

    @route("watch")
    async def watch(self, context: Context) -> None:
        """Ask for a ping at the end, or no longer."""
        await acknowledged(context)
        await self.show(context, self._watched(context))

    async def _watched(self, context: Context) -> Table:
        match, wanted = context.args[0], context.args[1] == "1"
        return await self._matches.follow(match, context.who, wanted=wanted)

    # Reading beside the table

    @route("text")
    async def text(self, context: Context) -> None:
        """Say the whole position in words, beside the table."""
        await acknowledged(context)
        table = await self._matches.table(context.args[0], context.person)
        screen = self._screen(context.locale, table)
        await context.show_beside(
            context.args[0], Page([words(in_words(screen, 3800))], accent=screen.accent)
        )

    @route("aim")
    async def aim(self, context: Context) -> None:
        """Say the aim of the match, given its options."""
        await acknowledged(context)
        table = await self._matches.table(context.args[0], context.person)
        who = reader(table.public, self.bot.texts, context.locale, table.seat)
        lines = aim_lines(table.aim, self.bot.texts, who)
        await context.show_beside(
            context.args[0], Page([words("\n".join(lines))], accent=accent(table.public.game))
        )

    @route("why")
    async def why(self, context: Context) -> None:
        """List all that may not be picked now, and why."""
        await acknowledged(context)
        table = await self._matches.table(context.args[0], context.person)
        if table.question is None or not table.question.closed:
            await tell(context, context.ui("nothing-closed"))
            return
        screen = self._screen(context.locale, table)
        lines = [f"• {line}" for line in closed_lines(screen, table.question)]
        await context.show_beside(
            context.args[0], Page([words("\n".join(lines))], accent=screen.accent)
        )


def _applicant(context: Context) -> int:
    """Return who is meant of those who would share the seat: named by a button, or chosen."""
    return known_id(context.values[0] if context.values else context.args[1])
