"""The private tables of players: opening, answering, taking back."""

import contextlib
import time
from collections.abc import Awaitable, Callable

import discord
from cachetools import TTLCache

from cogs.app.bot import Bot
from cogs.app.context import Context, known_id, route
from cogs.app.errors import acknowledged, tell
from cogs.app.places import Place, known_shut, shut
from cogs.app.render_client import accent
from cogs.board.cog import BoardCog
from cogs.match.page import Sight, asked, closed_line, in_words, table_page
from cogs.question.asked import Asked
from cogs.question.cog import Change, QuestionCog
from cogs.ui.page import Page, words
from games.core.refused import Refused
from play.records import Table
from play.refusals import MovedOn

TOKEN_LIVES = 14 * 60  # s; Discord's tokens live 15 minutes
REMEMBERED = 2000  # tables whose token is kept, to take the former one away


class Tables:
    """Where the latest private table of each person and match can be reached, as long as it can.

    Only the token of the press that it answers is kept: the press itself brings along all that
    stood on the message.
    """

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self._latest: TTLCache[tuple[str, int], str] = TTLCache(REMEMBERED, TOKEN_LIVES, clock)

    def __len__(self) -> int:
        return len(self._latest)

    def replace(self, match: str, person: int, token: str) -> str | None:
        """Remember the newest table and return the former one's token, if it is still good."""
        former = self._latest.pop((match, person), None)
        self._latest[match, person] = token
        return former


class _Already(Exception):
    """The press was answered before; `table` is what came of it."""

    def __init__(self, table: Table) -> None:
        self.table = table


class TableCog(QuestionCog):
    """Opens tables and carries answers to play/. No rules, no memory but tokens."""

    home = "table"

    def __init__(self, bot: Bot) -> None:
        self.bot = bot
        self.tables = Tables()

    # Opening

    @route("play")
    async def open(self, context: Context) -> None:
        """Open the table of whoever presses, as a message of its own."""
        await acknowledged(context, apart=True)
        await self.open_table(context, (context.values or context.args)[0])

    async def open_table(self, context: Context, match: str) -> None:
        """Show a match in a private message of its own, in place of the person's former one."""
        table = await self.bot.play.matches.table(match, context.person)
        note = None if table.seat is not None else context.ui("only-players")
        token = context.interaction.token
        former = self.tables.replace(match, context.person, token)  # before it is shown and pressed
        await self.present(context, table, note=note)
        if former is not None:
            self.bot.in_background(self._take_away(former))

    async def _take_away(self, token: str) -> None:
        """Delete a former table; it may be gone, or its token may have ended."""
        assert self.bot.application_id is not None
        former = discord.Webhook.partial(self.bot.application_id, token, client=self.bot)
        with contextlib.suppress(discord.HTTPException):
            await former.delete_message("@original")  # pyright: ignore[reportArgumentType] - it stands for the id

    @route("table")
    async def refresh(self, context: Context) -> None:
        """Bring the pressed table up to date."""
        await acknowledged(context)
        await self.present(
            context, await self.bot.play.matches.table(context.args[0], context.person)
        )

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
        settings = await self.bot.play.people.settings(context.person)
        picture = None
        if not settings.text_tables:
            picture = await self.bot.render_client.table(table, context.locale)
        sight = Sight(
            table,
            self.bot.texts,
            context.locale,
            accent(table.public.game),
            page,
            note,
            await self._shut(context, table),
            in_words=picture is None,
            was_suggested=was_suggested,
        )
        if context.on_ephemeral:
            token = context.interaction.token  # it lives longer
            self.tables.replace(table.public.match, context.person, token)
        await context.show(table_page(sight, picture))
        count = self.bot.thread_counts.of(context.channel)
        if count is not None:
            near = self.bot.find(BoardCog).keep_near(table.public.match, context.channel, count)
            self.bot.in_background(near)

    async def _shut(self, context: Context, table: Table) -> str | None:
        """Tell a player that nobody is called where the match is shown, and why."""
        public = table.public
        if table.seat is None or public.status != "running":
            return None
        where = await self.bot.play.places.where(public.match)
        why = known_shut(self.bot, where)
        if why is None:
            return None
        said = {"channel": f"<#{where.channel}>", "why": why.in_words(context.ui)}
        above = self.bot.get_channel(where.home or 0)
        if why.rights and isinstance(above, Place) and shut(above) is None:
            return context.ui("called-above", above=f"<#{above.id}>", **said)
        return context.ui("not-called", **said)

    def _sight(self, context: Context, table: Table) -> Sight:
        return Sight(table, self.bot.texts, context.locale, accent(table.public.game))

    # Answering

    async def _then(
        self,
        context: Context,
        act: Callable[[], Awaitable[Table]],
        page: int | None = None,
        *,
        suggests: bool = False,
    ) -> None:
        """Do something with the table and show it as it is then, or as it has become meanwhile."""
        await acknowledged(context)
        try:
            table = await act()
        except _Already as already:
            await self.present(context, already.table)
        except MovedOn as moved:
            await self.present(context, moved.table, note=context.say(moved.why))
        except Refused as refused:
            self.bot.counts.refused(refused.why.id)
            table = await self.bot.play.matches.table(context.args[0], context.person)
            await self.present(context, table, page=page, note=context.say(refused.why))
        else:
            await self.present(context, table, page=page, was_suggested=suggests)

    async def _asked(self, context: Context) -> Asked:
        """Return the open question that a press answers. Raises MovedOn when it is another one."""
        match, question = context.args[0], context.args[1]
        table = await self.bot.play.matches.table(match, context.person)
        if table.question is None or table.question.id != question:
            # play/ tells apart: over, not theirs, answered before, moved on
            raise _Already(await self.bot.play.matches.answer(match, context.person, question, ()))
        return asked(self._sight(context, table), table.question)

    async def answer(self, context: Context, change: Change) -> None:
        async def act() -> Table:
            shown = await self._asked(context)
            return await self.bot.play.matches.answer(
                context.args[0], context.person, shown.decision.id, change(shown)
            )

        await self._then(context, act)

    async def select(
        self, context: Context, change: Change | None, page: int | None = None
    ) -> None:
        async def act() -> Table:
            shown = await self._asked(context)
            picks = None if change is None else change(shown)
            return await self.bot.play.matches.select(
                context.args[0], context.person, shown.decision.id, picks
            )

        await self._then(context, act, page, suggests=change is None)

    @route("take")
    async def take_over(self, context: Context) -> None:
        """Pick what a partner would, who may not answer; it is still to be confirmed."""
        person = known_id(context.values[0])

        async def act() -> Table:
            await self._asked(context)
            match, question = context.args[0], context.args[1]
            table = await self.bot.play.matches.table(match, context.person)
            for one in table.advice:
                if one.holder.person == person:
                    return await self.bot.play.matches.select(
                        match, context.person, question, one.picks
                    )
            return table

        await self._then(context, act)

    async def look(self, context: Context, page: int | None) -> None:
        async def act() -> Table:
            await self._asked(context)
            return await self.bot.play.matches.table(context.args[0], context.person)

        await self._then(context, act, page)

    # Taking back

    @route("undo")
    async def undo(self, context: Context) -> None:
        """Take back the last open answer, if it is still the one that the button was for."""
        undo = self.bot.play.matches.undo
        await self._then(context, lambda: undo(context.args[0], context.person, context.args[1]))

    @route("dot")
    async def take_back(self, context: Context) -> None:
        """Take back a sealed answer and all after it."""
        keep = context.values.number(0) if context.values else context.args.number(1)
        await self._then(
            context, lambda: self.bot.play.matches.take_back(context.args[0], context.person, keep)
        )

    @route("sit-again")
    async def sit_again(self, context: Context) -> None:
        """Take one's own seat back from the AI that plays for it, and go on."""
        await self._then(
            context, lambda: self.bot.play.matches.come_back(context.args[0], context.person)
        )

    @route("watch")
    async def watch(self, context: Context) -> None:
        """Ask for a ping at the end, or no longer."""
        person = context.who
        wanted = context.args[1] == "1"
        await self._then(
            context,
            lambda: self.bot.play.matches.follow(context.args[0], person, wanted=wanted),
        )

    # Reading beside the table

    @route("text")
    async def text(self, context: Context) -> None:
        """Say the whole position in words, beside the table."""
        await acknowledged(context, apart=True)
        table = await self.bot.play.matches.table(context.args[0], context.person)
        sight = self._sight(context, table)
        await context.show(Page([words(in_words(sight, 3800))], accent=sight.accent))

    @route("why")
    async def why(self, context: Context) -> None:
        """List all that may not be picked now, and why."""
        await acknowledged(context, apart=True)
        table = await self.bot.play.matches.table(context.args[0], context.person)
        if table.question is None or not table.question.closed:
            await tell(context, context.ui("nothing-closed"))
            return
        sight = self._sight(context, table)
        every = range(len(table.question.closed))
        lines = [f"• {closed_line(sight, table.question, at)}" for at in every]
        await context.show(Page([words("\n".join(lines))], accent=sight.accent))
