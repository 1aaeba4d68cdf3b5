"""Ending a match, or one's part in it, before its time: conceding, leaving, agreeing."""

from discord.ext import commands

from cogs.app.bot import Host
from cogs.app.context import Visit, door
from cogs.app.errors import acknowledged
from cogs.match.beside import more_page
from cogs.ui import sure
from cogs.ui.page import Page, button, rows, words
from play.records import Proposed, Table


class LeavingCog(commands.Cog):
    """Carries what people agree to, or give up, to play/. What is for good is asked once more."""

    home = "more-in"

    def __init__(self, host: Host) -> None:
        self.host = host

    async def _table(self, visit: Visit) -> Table:
        return await self.host.play.matches.table(visit.args[0], visit.person)

    async def _more(self, visit: Visit, table: Table) -> None:
        await visit.show(more_page(visit, table))

    async def _done(self, visit: Visit, said: str) -> None:
        """Say what has been done, with a way to look at the match."""
        look = button(f"table:{visit.args[0]}", visit.ui("look"))
        await visit.show(Page([words(said), *rows([look])]))

    # Conceding and leaving

    @door("concede")
    async def ask_concession(self, visit: Visit) -> None:
        """Ask whether the match is really given up."""
        await acknowledged(visit)
        match = visit.args[0]
        await visit.show(sure.conceding(visit, match, f"more-in:{match}"))

    @door("conceded")
    async def concede(self, visit: Visit) -> None:
        """Give the match up."""
        await acknowledged(visit)
        await self.host.play.matches.concede(visit.args[0], visit.person)
        await self._done(visit, visit.ui("concede-done"))

    @door("get-up")
    async def ask_leave(self, visit: Visit) -> None:
        """Ask whether somebody really leaves for good."""
        await acknowledged(visit)
        table = await self._table(visit)
        await visit.show(sure.leaving(visit, table) if _plays(table) else more_page(visit, table))

    @door("got-up")
    async def leave(self, visit: Visit) -> None:
        """Leave the match for good; ask anew when something else has come of it than was said."""
        await acknowledged(visit)
        table = await self._table(visit)
        if _plays(table) and visit.args[1] != sure.comes_of_leaving(visit, table):
            await visit.show(sure.leaving(visit, table))
            return
        await self.host.play.matches.leave(visit.args[0], visit.person)
        await self._done(visit, visit.texts.get("play-seat-left", visit.locale, who="me"))

    # Agreeing

    @door("propose")
    async def propose(self, visit: Visit) -> None:
        """Propose a pause, or agree to it; ask whether the match is really to end."""
        await acknowledged(visit)
        if visit.args[1] == "pause":
            match = visit.args[0]
            table = await self.host.play.matches.propose(match, visit.person, "pause")
            await self._more(visit, table)
            return
        table = await self._table(visit)
        has_voice = table.seat in table.public.voices and table.public.status == "running"
        await visit.show(sure.ending(visit, table) if has_voice else more_page(visit, table))

    @door("end")
    async def end(self, visit: Visit) -> None:
        """Propose to end the match as it stands, or agree to it; the last one's word ends it."""
        await acknowledged(visit)
        table = await self.host.play.matches.propose(visit.args[0], visit.person, "end")
        if table.public.status == "running":
            await self._more(visit, table)
        else:
            await self._done(visit, visit.ui("board-agreed"))

    @door("decline")
    async def decline(self, visit: Visit) -> None:
        """Say no to a proposal."""
        await acknowledged(visit)
        kind: Proposed = "pause" if visit.args[1] == "pause" else "end"
        matches = self.host.play.matches
        await self._more(visit, await matches.decline(visit.args[0], visit.person, kind))

    @door("resume")
    async def resume(self, visit: Visit) -> None:
        """End a pause."""
        await acknowledged(visit)
        table = await self.host.play.matches.resume(visit.args[0], visit.person)
        await self._more(visit, table)


def _plays(table: Table) -> bool:
    """Whether a table is that of a player of a running match."""
    return table.seat is not None and table.public.status == "running"
