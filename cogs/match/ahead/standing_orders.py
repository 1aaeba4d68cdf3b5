"""Standing orders on the table: what may be ordered, what stands, and the list of wishes."""

import msgspec
from cachetools import LRUCache

from cogs.app.bot import Bot
from cogs.app.context import Context, route
from cogs.app.errors import acknowledged
from cogs.app.render_client import accent
from cogs.match.cog import TableCog
from cogs.question.asked import Asked
from cogs.question.cog import QuestionCog
from cogs.question.controls import controls, lines_under
from cogs.question.presses import Press
from cogs.ui.page import Page, button, rows, words
from cogs.ui.words import reader
from games.core.decision import Confirm, Decision, Picks, StandingOrder
from games.core.text import text
from play.match.acts.ordering import MOST
from play.records import Table
from play.refusals import MovedOn, refused

REMEMBERED = 1000  # lists that are being made; one that is lost is made again


class StandingOrdersCog(QuestionCog):
    """Takes orders, and lets wishes be picked one after the other with the ordinary controls."""

    prefix = "w-"
    home = "table"

    def __init__(self, bot: Bot) -> None:
        self.bot = bot
        self._picked: LRUCache[tuple[str, str, int], Picks] = LRUCache(REMEMBERED)

    @route("always")
    async def order(self, context: Context) -> None:
        """Order what was chosen, or open the list of wishes."""
        await acknowledged(context)
        table = await self._asked(context)
        if table is None:
            return
        given = _offered(table, context.values[0])
        if given.ranks:
            await self._show(context, table, None)
            return
        match, question = context.args[0], context.args[1]
        work = self.bot.play.matches.give_standing_order(match, context.person, question, given.id)
        await self.bot.find(TableCog).show(context, work)

    @route("open")
    async def open(self, context: Context) -> None:
        """Open the list of wishes."""
        await acknowledged(context)
        await self._opened(context, None)

    @route("stop")
    async def stop(self, context: Context) -> None:
        """Let an order stand no longer."""
        await acknowledged(context)
        kind = context.values[0] if context.values else context.args[1]
        work = self.bot.play.matches.stop_standing_order(context.args[0], context.person, kind)
        await self.bot.find(TableCog).show(context, work)

    # The list of wishes

    async def answer(self, context: Context, press: Press) -> None:
        await acknowledged(context)
        table = await self._asked(context)
        if table is None:
            return
        asked = self._wishing(context, table, None)
        wishes = press.picks(asked.decision, asked.selection)
        match, question = context.args[0], context.args[1]
        order = _ranking(table).id
        work = self.bot.play.matches.give_standing_order(
            match, context.person, question, order, wishes
        )
        await self.bot.find(TableCog).show(context, work)
        self._picked.pop(self._key(context, table), None)

    async def select(
        self,
        context: Context,
        press: Press | None,
        page: int | None = None,
        *,
        usual: bool = False,  # noqa: ARG002 - nothing is wished unless somebody picks it
    ) -> None:
        await acknowledged(context)
        table = await self._asked(context)
        if table is None:
            return
        asked = self._wishing(context, table, page)
        picked = () if press is None else press.picks(asked.decision, asked.selection)
        self._picked[self._key(context, table)] = picked
        await self._show(context, table, page)

    async def look(self, context: Context, page: int | None) -> None:
        await acknowledged(context)
        await self._opened(context, page)

    async def _opened(self, context: Context, page: int | None) -> None:
        table = await self._asked(context)
        if table is not None:
            await self._show(context, table, page)

    async def _asked(self, context: Context) -> Table | None:
        """Return the table on which the question is open; None once another one is shown."""
        match, question = context.args[0], context.args[1]
        tables = self.bot.find(TableCog)
        try:
            table = await self.bot.play.matches.asked(match, context.person, question)
        except MovedOn as moved:
            await tables.present(context, moved.table, note=context.say(moved.why))
            return None
        if table.question is not None and table.question.id == question:
            return table
        await tables.present(context, table)
        return None

    def _key(self, context: Context, table: Table) -> tuple[str, str, int]:
        assert table.question is not None
        return table.public.id, table.question.kind, context.person

    def _wishing(self, context: Context, table: Table, page: int | None) -> Asked:
        """Return the list as a question that is answered in order."""
        assert table.question is not None
        stands = (one.wishes for one in table.standing_orders if one.kind == table.question.kind)
        picked = self._picked.get(self._key(context, table), next(stands, ()))
        asked = wishing(table.question, _ranking(table))
        who = reader(table.public, self.bot.texts, context.locale, table.seat, plain=True)
        match, texts = table.public.id, self.bot.texts
        return Asked(match, asked, picked, page, texts, who, prefix=self.prefix, suggests=False)

    async def _show(self, context: Context, table: Table, page: int | None) -> None:
        asked = self._wishing(context, table, page)
        await context.show(wishes_page(asked, accent(table.public.game)))


def wishing(asked: Decision, order: StandingOrder) -> Decision:
    """Return the making of a list of wishes as a question; numbers on pictures are of others."""
    options = tuple(
        msgspec.structs.replace(one, on=None, final=False, weight=0) for one in order.among
    )
    return Decision(
        kind=asked.kind,
        rule=asked.rule,
        prompt=text("ui-wishes-title"),
        options=options,
        sitting=asked.sitting,
        most=min(MOST, len(options)),
        ordered=True,
        confirm=(Confirm(text("ui-wishes-confirm")),),
        id=asked.id,
    )


def wishes_page(asked: Asked, colour: int) -> Page:
    """Return the list of wishes as it is being made."""
    said = [f"### {asked.say(asked.decision.prompt)}", asked.ui("wishes-hint", most=MOST)]
    back = button(f"table:{asked.match}", asked.ui("wishes-back"))
    items = [words("\n".join([*said, *lines_under(asked)])), *controls(asked), *rows([back])]
    return Page(items, accent=colour)


def _offered(table: Table, which: str) -> StandingOrder:
    """Return the order of this id at the open question. Raises Refused."""
    assert table.question is not None
    for one in table.question.standing:
        if one.id == which:
            return one
    raise refused("no-order")


def _ranking(table: Table) -> StandingOrder:
    """Return the list of wishes that may be ordered at the open question. Raises Refused."""
    assert table.question is not None
    for one in table.question.standing:
        if one.ranks:
            return one
    raise refused("no-order")
