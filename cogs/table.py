"""The generic interface of a question: one table for every game (experience §4)."""

import time
from collections import OrderedDict
from collections.abc import Awaitable, Callable

import discord
from discord.ext import commands

from cogs.controls import indexes_of
from cogs.drawing import accent
from cogs.errors import acknowledged, tell
from cogs.host import Host
from cogs.page import Page, words
from cogs.table_page import Sight, asked, closed_line, in_words, table_page
from cogs.visit import Interaction, Visit, door
from games.core.decision import Decision, Picks
from games.core.refused import IllegalMove, Refused
from games.core.text import text
from play.records import Table
from play.refusals import MovedOn

TOKEN_LIVES = 14 * 60  # s; Discord's tokens live 15 minutes
REMEMBERED = 2000  # tables whose token is kept, to take the former one away


class Tables:
    """The latest private table of each person and match, as long as it can be reached."""

    def __init__(self) -> None:
        self._latest: OrderedDict[tuple[str, int], tuple[float, Interaction]] = OrderedDict()

    def replace(self, match: str, interaction: Interaction) -> Interaction | None:
        """Remember the newest table and return the former one, if it can still be deleted."""
        key = match, interaction.user.id
        former = self._latest.pop(key, None)
        self._latest[key] = time.monotonic(), interaction
        while len(self._latest) > REMEMBERED:
            self._latest.popitem(last=False)
        if former is None or time.monotonic() - former[0] > TOKEN_LIVES:
            return None
        return former[1]


class _Already(Exception):
    """The press was answered before; `table` is what came of it."""

    def __init__(self, table: Table) -> None:
        self.table = table


class TableCog(commands.Cog):
    """Opens tables and carries answers to play/. No rules, no memory but tokens."""

    def __init__(self, host: Host) -> None:
        self.host = host
        self.tables = Tables()

    # Opening

    @door("play")
    async def open(self, visit: Visit) -> None:
        """Open the table of whoever presses, as a message of its own."""
        match = visit.args[0]
        await acknowledged(visit, apart=True)
        table = await self.host.play.matches.table(match, visit.person)
        note = None if table.seat is not None else visit.ui("only-players")
        await self.present(visit, table, note=note)
        former = self.tables.replace(match, visit.interaction)
        if former is not None:
            self.host.in_background(_take_away(former))

    @door("table")
    async def refresh(self, visit: Visit) -> None:
        """Bring the pressed table up to date."""
        await acknowledged(visit)
        await self.present(visit, await self.host.play.matches.table(visit.args[0], visit.person))

    async def present(
        self,
        visit: Visit,
        table: Table,
        *,
        page: int | None = None,
        note: str | None = None,
    ) -> None:
        """Show a table in the private message of this visit."""
        settings = await self.host.play.people.settings(visit.person)
        picture = None
        if not settings.text_tables:
            picture = await self.host.easel.table(table, visit.locale)
        sight = Sight(
            table,
            self.host.texts,
            visit.locale,
            accent(table.public.game),
            page,
            note,
            in_words=picture is None,
        )
        await visit.show(table_page(sight, picture))
        if visit.on_ephemeral:
            self.tables.replace(table.public.match, visit.interaction)

    def _sight(self, visit: Visit, table: Table) -> Sight:
        return Sight(table, self.host.texts, visit.locale, accent(table.public.game))

    # Answering

    async def _answered(
        self, visit: Visit, act: Callable[[], Awaitable[Table]], page: int | None = None
    ) -> None:
        """Do something with the table and show it as it is then, or as it has become meanwhile."""
        await acknowledged(visit)
        try:
            table = await act()
        except _Already as already:
            await self.present(visit, already.table)
        except MovedOn as moved:
            await self.present(visit, moved.table, note=visit.say(moved.why))
        except Refused as refused:
            self.host.counts.refused(refused.why.id)
            table = await self.host.play.matches.table(visit.args[0], visit.person)
            await self.present(visit, table, page=page, note=visit.say(refused.why))
        else:
            await self.present(visit, table, page=page)

    async def _asked(self, visit: Visit) -> tuple[Table, Decision]:
        """Return the open question that a press answers. Raises MovedOn when it is another one."""
        match, question = visit.args[0], visit.args[1]
        table = await self.host.play.matches.table(match, visit.person)
        if table.question is None or table.question.id != question:
            # play/ tells apart: over, not theirs, answered before, moved on
            raise _Already(await self.host.play.matches.answer(match, visit.person, question, ()))
        return table, table.question

    async def _answer(self, visit: Visit, picks: Callable[[Table, Decision], Picks]) -> None:
        async def act() -> Table:
            table, decision = await self._asked(visit)
            return await self.host.play.matches.answer(
                visit.args[0], visit.person, decision.id, picks(table, decision)
            )

        await self._answered(visit, act)

    async def _select(
        self, visit: Visit, picks: Callable[[Table, Decision], Picks], page: int | None = None
    ) -> None:
        async def act() -> Table:
            table, decision = await self._asked(visit)
            return await self.host.play.matches.select(
                visit.args[0], visit.person, decision.id, picks(table, decision)
            )

        await self._answered(visit, act, page)

    @door("pick")
    async def pick(self, visit: Visit) -> None:
        """Answer with one option, by button."""
        await self._answer(visit, lambda _, decision: (_option(decision, visit.args[2]),))

    @door("choose")
    async def choose(self, visit: Visit) -> None:
        """Answer with one option, by select."""
        await self._answer(visit, lambda _, decision: (_option(decision, visit.values[0]),))

    @door("none")
    async def nothing(self, visit: Visit) -> None:
        """Give the empty answer."""
        await self._answer(visit, lambda _, __: ())

    @door("confirm")
    async def confirm(self, visit: Visit) -> None:
        """Answer with what is picked so far."""
        await self._answer(visit, lambda table, _: table.selection or ())

    @door("set")
    async def toggle(self, visit: Visit) -> None:
        """Pick an option or drop it; pressing twice is the same as once."""

        def picks(table: Table, decision: Decision) -> Picks:
            wanted = _option(decision, visit.args[2])
            rest = tuple(pick for pick in table.selection or () if pick != wanted)
            return _in_order(decision, (*rest, wanted) if visit.args[3] == "1" else rest)

        await self._select(visit, picks)

    @door("sets")
    async def choose_several(self, visit: Visit) -> None:
        """Take what was chosen on one page of a select in place of what was picked there."""
        page = int(visit.args[2])

        def picks(table: Table, decision: Decision) -> Picks:
            shown = asked(self._sight(visit, table), decision)
            on_page = {decision.options[at].id for at in indexes_of(shown, page)}
            kept = tuple(pick for pick in table.selection or () if pick not in on_page)
            chosen = tuple(_option(decision, value) for value in visit.values)
            return _in_order(decision, (*kept, *chosen))

        await self._select(visit, picks, page)

    @door("next")
    async def place(self, visit: Visit) -> None:
        """Put an option next in the order, by button."""
        await self._place(visit, visit.args[2], None)

    @door("nexts")
    async def place_chosen(self, visit: Visit) -> None:
        """Put an option next in the order, by select."""
        await self._place(visit, visit.values[0], int(visit.args[2]))

    async def _place(self, visit: Visit, index: str, page: int | None) -> None:
        def picks(table: Table, decision: Decision) -> Picks:
            placed = table.selection or ()
            wanted = _option(decision, index)
            return with_last(decision, placed if wanted in placed else (*placed, wanted))

        await self._select(visit, picks, page)

    @door("fill")
    async def fill(self, visit: Visit) -> None:
        """Pick what would be played by default; it is still to be confirmed."""

        def picks(table: Table, decision: Decision) -> Picks:
            return self.host.play.matches.suggested(table, decision)

        await self._select(visit, picks)

    @door("clear")
    async def clear(self, visit: Visit) -> None:
        """Drop what is picked so far."""
        await self._select(visit, lambda _, __: ())

    @door("group")
    async def open_group(self, visit: Visit) -> None:
        """Open a page of the options."""
        await self._look(visit, int(visit.values[0]))

    @door("page")
    async def back(self, visit: Visit) -> None:
        """Go back to the list of pages; what is picked stays."""
        await self._look(visit, None)

    async def _look(self, visit: Visit, page: int | None) -> None:
        async def act() -> Table:
            return (await self._asked(visit))[0]

        await self._answered(visit, act, page)

    # Taking back

    @door("undo")
    async def undo(self, visit: Visit) -> None:
        """Take back the last open answer."""
        await self._answered(
            visit, lambda: self.host.play.matches.undo(visit.args[0], visit.person)
        )

    @door("dot")
    async def take_back(self, visit: Visit) -> None:
        """Take back a sealed answer and all after it."""
        keep = int(visit.values[0] if visit.values else visit.args[1])
        await self._answered(
            visit, lambda: self.host.play.matches.take_back(visit.args[0], visit.person, keep)
        )

    # Reading beside the table

    @door("text")
    async def text(self, visit: Visit) -> None:
        """Say the whole position in words, beside the table."""
        await acknowledged(visit, apart=True)
        table = await self.host.play.matches.table(visit.args[0], visit.person)
        sight = self._sight(visit, table)
        await visit.show(Page([words(in_words(sight, 3800))], accent=sight.accent))

    @door("why")
    async def why(self, visit: Visit) -> None:
        """List all that may not be picked now, and why."""
        await acknowledged(visit, apart=True)
        table = await self.host.play.matches.table(visit.args[0], visit.person)
        if table.question is None or not table.question.closed:
            await tell(visit, visit.ui("nothing-closed"))
            return
        sight = self._sight(visit, table)
        every = range(len(table.question.closed))
        lines = [f"• {closed_line(sight, table.question, at)}" for at in every]
        await visit.show(Page([words("\n".join(lines))], accent=sight.accent))


def with_last(decision: Decision, placed: Picks) -> Picks:
    """Return an order with the last remaining option placed by itself, where all are placed."""
    left = [option.id for option in decision.options if option.id not in placed]
    everything = decision.least == len(decision.options)
    return (*placed, left[0]) if everything and len(left) == 1 else placed


def _in_order(decision: Decision, picks: Picks) -> Picks:
    """Return picks in the order in which the question lists them."""
    return tuple(option.id for option in decision.options if option.id in picks)


def _option(decision: Decision, index: str) -> str:
    """Return the id of an option by its place. Raises IllegalMove when there is none."""
    if not index.isdecimal() or int(index) >= len(decision.options):
        raise IllegalMove(text("core-pick-unknown"))
    return decision.options[int(index)].id


async def _take_away(former: Interaction) -> None:
    """Delete a former table; it may be gone, or its token may have ended."""
    try:
        await former.delete_original_response()
    except discord.HTTPException:
        return
