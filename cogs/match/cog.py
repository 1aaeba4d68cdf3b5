"""The private tables of players: opening, answering, taking back (experience §4)."""

import contextlib
import time
from collections.abc import Awaitable, Callable

import discord
from cachetools import TTLCache

from cogs.app.bot import Host
from cogs.app.context import Visit, door
from cogs.app.errors import acknowledged, tell
from cogs.app.places import Place, known_shut, shut
from cogs.app.render_client import accent
from cogs.board.cog import BoardCog
from cogs.match.asked import Asked
from cogs.match.page import Sight, asked, closed_line, in_words, table_page
from cogs.match.question import Change, QuestionCog
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

    def __init__(self, host: Host) -> None:
        self.host = host
        self.tables = Tables()

    # Opening

    @door("play")
    async def open(self, visit: Visit) -> None:
        """Open the table of whoever presses, as a message of its own."""
        await acknowledged(visit, apart=True)
        await self.open_table(visit, (visit.values or visit.args)[0])

    async def open_table(self, visit: Visit, match: str) -> None:
        """Show a match in a private message of its own, in place of the person's former one."""
        table = await self.host.play.matches.table(match, visit.person)
        note = None if table.seat is not None else visit.ui("only-players")
        token = visit.interaction.token
        former = self.tables.replace(match, visit.person, token)  # before it is shown and pressed
        await self.present(visit, table, note=note)
        if former is not None:
            self.host.in_background(self._take_away(former))

    async def _take_away(self, token: str) -> None:
        """Delete a former table; it may be gone, or its token may have ended."""
        assert self.host.application_id is not None
        former = discord.Webhook.partial(self.host.application_id, token, client=self.host)
        with contextlib.suppress(discord.HTTPException):
            await former.delete_message("@original")  # pyright: ignore[reportArgumentType] - it stands for the id

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
        was_suggested: bool = False,
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
            await self._shut(visit, table),
            in_words=picture is None,
            was_suggested=was_suggested,
        )
        if visit.on_ephemeral:
            token = visit.interaction.token  # it lives longer
            self.tables.replace(table.public.match, visit.person, token)
        await visit.show(table_page(sight, picture))
        count = self.host.thread_counts.of(visit.channel)
        if count is not None:
            near = self.host.find(BoardCog).keep_near(table.public.match, visit.channel, count)
            self.host.in_background(near)

    async def _shut(self, visit: Visit, table: Table) -> str | None:
        """Tell a player that nobody is called where the match is shown, and why."""
        public = table.public
        if table.seat is None or public.status != "running":
            return None
        where = await self.host.play.places.where(public.match)
        why = known_shut(self.host, where)
        if why is None:
            return None
        said = {"channel": f"<#{where.channel}>", "why": why.in_words(visit.ui)}
        above = self.host.get_channel(where.home or 0)
        if why.rights and isinstance(above, Place) and shut(above) is None:
            return visit.ui("called-above", above=f"<#{above.id}>", **said)
        return visit.ui("not-called", **said)

    def _sight(self, visit: Visit, table: Table) -> Sight:
        return Sight(table, self.host.texts, visit.locale, accent(table.public.game))

    # Answering

    async def _then(
        self,
        visit: Visit,
        act: Callable[[], Awaitable[Table]],
        page: int | None = None,
        *,
        suggests: bool = False,
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
            await self.present(visit, table, page=page, was_suggested=suggests)

    async def _asked(self, visit: Visit) -> Asked:
        """Return the open question that a press answers. Raises MovedOn when it is another one."""
        match, question = visit.args[0], visit.args[1]
        table = await self.host.play.matches.table(match, visit.person)
        if table.question is None or table.question.id != question:
            # play/ tells apart: over, not theirs, answered before, moved on
            raise _Already(await self.host.play.matches.answer(match, visit.person, question, ()))
        return asked(self._sight(visit, table), table.question)

    async def answer(self, visit: Visit, change: Change) -> None:
        async def act() -> Table:
            shown = await self._asked(visit)
            return await self.host.play.matches.answer(
                visit.args[0], visit.person, shown.decision.id, change(shown)
            )

        await self._then(visit, act)

    async def select(self, visit: Visit, change: Change | None, page: int | None = None) -> None:
        async def act() -> Table:
            shown = await self._asked(visit)
            picks = None if change is None else change(shown)
            return await self.host.play.matches.select(
                visit.args[0], visit.person, shown.decision.id, picks
            )

        await self._then(visit, act, page, suggests=change is None)

    async def look(self, visit: Visit, page: int | None) -> None:
        async def act() -> Table:
            await self._asked(visit)
            return await self.host.play.matches.table(visit.args[0], visit.person)

        await self._then(visit, act, page)

    # Taking back

    @door("undo")
    async def undo(self, visit: Visit) -> None:
        """Take back the last open answer, if it is still the one that the button was for."""
        undo = self.host.play.matches.undo
        await self._then(visit, lambda: undo(visit.args[0], visit.person, visit.args[1]))

    @door("dot")
    async def take_back(self, visit: Visit) -> None:
        """Take back a sealed answer and all after it."""
        keep = visit.values.number(0) if visit.values else visit.args.number(1)
        await self._then(
            visit, lambda: self.host.play.matches.take_back(visit.args[0], visit.person, keep)
        )

    @door("sit-again")
    async def sit_again(self, visit: Visit) -> None:
        """Take one's own seat back from the AI that plays for it, and go on."""
        await self._then(
            visit, lambda: self.host.play.matches.come_back(visit.args[0], visit.person)
        )

    @door("watch")
    async def watch(self, visit: Visit) -> None:
        """Ask for a ping at the end, or no longer."""
        person = visit.who
        wanted = visit.args[1] == "1"
        await self._then(
            visit,
            lambda: self.host.play.matches.follow(visit.args[0], person, wanted=wanted),
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
