"""Entering a tournament: what is needed for it, and what entrants bring (EVT-1.4)."""

import discord
import msgspec
from discord import ui
from discord.ext import commands

from cogs.app.bot import Bot
from cogs.app.context import Context, known_id, route
from cogs.app.errors import acknowledged
from cogs.question.bringing import BringingCog, QuestionFrame
from cogs.tournaments.cog import TournamentCog
from cogs.tournaments.organising.managing import ManagingCog
from cogs.tournaments.page import needs_lines
from cogs.tournaments.words import Screen
from cogs.ui.page import Item, Page, button, choice, clip, rows, setting, words
from games.core.bringing.brought import Brought
from games.core.refused import Refused
from games.core.text import text
from play.lobby.records import Bring
from tournaments.entries import Needs

BOUNDS = (0, *range(800, 2001, 100))  # of ratings that are offered; 0: none


class EntryCog(commands.Cog):
    """Lets people enter, and organisers say what is needed for it."""

    home = "t-mine"

    def __init__(self, bot: Bot) -> None:
        self.bot = bot

    @route("t-enter", again="t-mine")
    async def enter(self, context: Context) -> None:
        """Enter, or wait for a place; ask first for what one brings, where that is needed."""
        await acknowledged(context, apart=not context.on_ephemeral)
        which, service = context.args[0], self.bot.play.tournaments
        cog = self.bot.find(TournamentCog)
        await cog.check_server(context, which)
        view = await service.view(which)
        known = view.of(context.person)
        if known is None and view.open_to_entry and await service.brings_first(which):
            await self.bot.find(EntryBringCog).ask(context, which)
            return
        await service.enter(which, context.who, roles_of(context))
        known = (await service.view(which)).of(context.person)
        waits = known is not None and known.status == "waiting"
        await cog.own(context, which, "" if waits else context.ui("tournament-noted"))

    @route("t-needs", again="t-manage")
    async def needs(self, context: Context) -> None:
        """Show what is needed to enter, to be changed."""
        await acknowledged(context)
        view = await self.bot.find(ManagingCog).managed(context)
        asked = await self.bot.play.tournaments.asks(view.facts.id)
        screen = Screen(view, self.bot.texts, context.locale)
        await context.show(needs_page(screen, brings=asked is not None))

    @route("t-need", again="t-manage")
    async def set_need(self, context: Context) -> None:
        """Change one thing that is needed to enter."""
        await acknowledged(context)
        managing = self.bot.find(ManagingCog)
        view = await managing.managed(context)
        needs = _changed(view.needs, context.args[1], tuple(context.values))
        manages, which = managing.manages(context, view), view.facts.id
        await self.bot.play.tournaments.set_needs(which, context.person, needs, manages=manages)
        await self.needs(context)


class EntryBringCog(BringingCog):
    """Asks what somebody brings to all their matches; who has not entered does so by it."""

    prefix = "e-"
    home = "t-mine"
    nothing = "play-tournament-brought-locked"
    brought = "tournament-built-brought"
    noted = "tournament-noted"

    async def framed(self, context: Context, which: str) -> QuestionFrame:
        view = await self.bot.play.tournaments.view(which)
        head = f"### 🏆 {Screen(view, self.bot.texts, context.locale).name}"
        needed = "yes" if view.needs.brings else "no"
        new = view.of(context.person) is None
        enters = (context.ui("tournament-bring-enters", needed=needed),) if new else ()
        back = button(f"t-mine:{which}", context.ui("back"))
        return QuestionFrame((head, *enters), (back,), optional=not view.needs.brings)

    async def game_of(self, which: str) -> str:
        return (await self.bot.play.tournaments.load(which)).facts.game

    async def asked_of(self, context: Context, which: str) -> Bring | None:
        return await self.bot.play.tournaments.bringing(which, context.person)

    async def give(self, context: Context, which: str, given: Brought | None) -> None:
        service = self.bot.play.tournaments
        known = (await service.view(which)).of(context.person)
        if known is not None:
            await service.bring(which, context.person, given)
            return
        await self.bot.find(TournamentCog).check_server(context, which)
        roles = roles_of(context)
        await service.enter(which, context.who, roles, brings=True, given=given)

    async def give_written(self, context: Context, which: str, written: str) -> None:
        read = await self.bot.play.tournaments.read_brought(which, written)
        await self.give(context, which, read)

    async def settled(self, context: Context, which: str, lines: list[str]) -> None:
        await self.bot.find(TournamentCog).own(context, which, "\n".join(lines))


def roles_of(context: Context) -> tuple[int, ...]:
    """Return the roles of whoever presses, as they came with the press."""
    member = context.interaction.user
    return tuple(one.id for one in member.roles) if isinstance(member, discord.Member) else ()


def _changed(needs: Needs, field: str, values: tuple[str, ...]) -> Needs:
    if field == "role":
        return msgspec.structs.replace(needs, role=known_id(values[0]) if values else 0)
    if field == "brings":
        return msgspec.structs.replace(needs, brings=values[:1] == ("1",))
    offered = {str(one): one for one in BOUNDS}
    if field not in {"least", "most"} or values[:1] == () or values[0] not in offered:
        raise Refused(text("ui-old-component"))
    return msgspec.structs.replace(needs, **{field: offered[values[0]]})


def needs_page(screen: Screen, *, brings: bool) -> Page:
    """Return what is needed to enter, with a control for each thing.

    `brings` says that there is something that people may bring.
    """
    needs, which = screen.view.needs, screen.id
    lines = [f"### {screen.ui('needs-title')}", screen.ui("needs-hint"), *needs_lines(screen)]
    role: ui.RoleSelect[ui.LayoutView] = ui.RoleSelect(
        custom_id=f"t-need:{which}:role",
        placeholder=clip(screen.ui("needs-any-role"), 150),
        min_values=0,
        max_values=1,
        default_values=[discord.Object(needs.role)] if needs.role else [],
    )
    items: list[Item] = [words("\n".join(lines)), ui.ActionRow(role)]
    for field, now in (("least", needs.least), ("most", needs.most)):
        named = [(one, screen.ui(f"needs-{field}", rating=one)) for one in BOUNDS]
        options = [choice(str(one), said, default=one == now) for one, said in named]
        items.append(setting(f"t-need:{which}:{field}", screen.ui(f"needs-{field}-title"), options))
    if brings:
        options = [
            choice(str(int(one)), screen.ui(f"needs-own-{int(one)}"), default=one == needs.brings)
            for one in (False, True)
        ]
        items.append(setting(f"t-need:{which}:brings", screen.ui("needs-own"), options))
    back = button(f"t-manage:{which}", screen.texts.get("ui-back", screen.locale))
    return Page([*items, *rows([back])])
