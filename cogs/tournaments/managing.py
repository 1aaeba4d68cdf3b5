"""What organisers do with a tournament; all of it is private, and asked for by buttons."""

from discord import ButtonStyle, ui
from discord.ext import commands

from cogs.app.bot import Bot
from cogs.app.channels.places import check_rights
from cogs.app.confirmations import sure_page
from cogs.app.context import Context, known_id, route
from cogs.app.errors import acknowledged
from cogs.lobby.inviting import InvitingCog
from cogs.tournaments.cog import TournamentCog, runs
from cogs.tournaments.words import Screen, plain
from cogs.ui.names import safe
from cogs.ui.page import Button, Item, Page, button, choice, clip, rows, select, words
from db.records.tournaments import StoredPairing
from games.core.refused import Refused
from games.core.text import text
from play.refusals import refused
from play.tournaments.acts import KINDS, NAMED, OF_MATCHES, OF_PEOPLE, REASON, Act
from play.tournaments.shown import Shown


class ManagingCog(commands.Cog):
    """Begins tournaments and calls them off."""

    home = "t-manage"

    def __init__(self, bot: Bot) -> None:
        self.bot = bot

    @route("t-manage", again="t-manage")
    async def manage(self, context: Context) -> None:
        """Show what an organiser can do."""
        await acknowledged(context, apart=not context.on_ephemeral)
        await self.show(context, await self.managed(context))

    async def managed(self, context: Context, which: str | None = None) -> Shown:
        """Return a tournament, or that of a press. Refused for who does not run it."""
        shown = await self.bot.play.tournaments.shown(which or context.args[0])
        if not runs(context, shown):
            raise refused("tournament-not-yours")
        return shown

    async def show(self, context: Context, shown: Shown, note: str = "") -> None:
        """Show the panel of an organiser, `note` first."""
        screen = Screen(shown, self.bot.texts, context.locale)
        await context.show(manage_page(screen, note))

    def _manages(self, context: Context, shown: Shown) -> bool:
        manages = context.interaction.permissions.manage_guild
        return manages and context.server == shown.facts.server

    @route("t-begin")
    async def begin(self, context: Context) -> None:
        """Begin now, with those who are entered."""
        await acknowledged(context)
        shown = await self.managed(context)
        manages = self._manages(context, shown)
        await self.bot.play.tournaments.start(shown.facts.id, context.person, manages=manages)
        await self.bot.play.tournaments.tick()
        await self.bot.find(TournamentCog).own(context, shown.facts.id)

    @route("t-off")
    async def ask_off(self, context: Context) -> None:
        """Ask whether a tournament is really called off."""
        await acknowledged(context)
        shown = await self.managed(context)
        yes = f"t-offed:{shown.facts.id}", context.ui("tournament-call-off")
        said = context.ui("tournament-call-off-sure", count=len(shown.entered))
        await context.show(sure_page(context, said, yes, f"t-manage:{shown.facts.id}"))

    @route("t-offed")
    async def call_off(self, context: Context) -> None:
        """Call a tournament off."""
        await acknowledged(context)
        shown = await self.managed(context)
        manages = self._manages(context, shown)
        await self.bot.play.tournaments.call_off(shown.facts.id, context.person, manages=manages)
        await context.show(Page([words(context.ui("tournament-called-off"))]))

    @route("t-act")
    async def choose_act(self, context: Context) -> None:
        """Offer what a decision of this kind can be about."""
        shown = await self.managed(context)
        kind = context.values[0]
        if kind not in KINDS:
            raise Refused(text("ui-old-component"))
        screen = Screen(shown, self.bot.texts, context.locale)
        if kind in OF_MATCHES or kind in OF_PEOPLE:
            await acknowledged(context)
            await context.show(about_page(screen, kind))
        else:
            await context.ask(act_form(screen, kind, 0))

    @route("t-about")
    async def choose_about(self, context: Context) -> None:
        """Open the form for a decision about somebody or some match."""
        shown = await self.managed(context)
        if context.args[1] not in KINDS:
            raise Refused(text("ui-old-component"))
        screen = Screen(shown, self.bot.texts, context.locale)
        await context.ask(act_form(screen, context.args[1], context.values.number(0)))

    @route("t-acted")
    async def act(self, context: Context) -> None:
        """Decide it."""
        await acknowledged(context)
        shown = await self.managed(context)
        kind = NAMED.get(context.args[1])
        if kind is None:
            raise Refused(text("ui-old-component"))
        act = Act(kind, context.args.number(2), context.fields.get("value", ""))
        reason, manages = context.fields.get("reason", ""), self._manages(context, shown)
        service, which = self.bot.play.tournaments, shown.facts.id
        await service.decide(which, context.person, act, reason, manages=manages)
        shown = await service.shown(which)
        await self.show(context, shown, context.ui("tournament-decided"))

    @route("t-here-now")
    async def bring_here(self, context: Context) -> None:
        """Let the tournament live in this channel."""
        await acknowledged(context)
        check_rights(context)
        shown = await self.managed(context)
        if shown.facts.server != context.server:
            raise Refused(text("ui-other-server"))
        manages, which = self._manages(context, shown), shown.facts.id
        service = self.bot.play.tournaments
        await service.bring_here(which, context.person, context.channel, manages=manages)
        await self.show(context, await service.shown(which), context.ui("tournament-brought"))

    @route("t-helper")
    async def add_organiser(self, context: Context) -> None:
        """Let somebody else of this server manage it, too."""
        await acknowledged(context)
        shown = await self.managed(context)
        inviting = self.bot.find(InvitingCog)
        ids = [known_id(one) for one in context.values]
        (person,) = await inviting.checked(context, await inviting.members(context, ids))
        manages, which = self._manages(context, shown), shown.facts.id
        service = self.bot.play.tournaments
        await service.add_organiser(which, context.person, person, manages=manages)
        said = context.ui("tournament-helper-added", name=safe(person.name))
        await self.show(context, await service.shown(which), said)


def about_page(screen: Screen, kind: str) -> Page:
    """Return what a decision can be about: matches, or people; the latest first."""
    shown, bare = screen.shown, plain(screen)
    if kind in OF_MATCHES:
        open_to = {"over"} if kind == "strike" else {"open", "over"}
        found = [
            (one.number, _match_name(bare, one)) for one in shown.pairings if one.status in open_to
        ][::-1]
    else:
        wanted = {"dropped", "disqualified"} if kind == "readmit" else {"entered"}
        found = [
            (one.number, bare.person(one.number)) for one in shown.entrants if one.status in wanted
        ]
    back = rows([button(f"t-manage:{screen.id}", screen.texts.get("ui-back", screen.locale))])
    said = words(f"### {screen.ui('act', kind=kind)}")
    if not found:
        return Page([said, words(screen.ui("act-nothing")), *back])
    lines = [choice(str(number), name) for number, name in found[:25]]
    return Page([said, select(f"t-about:{screen.id}:{kind}", screen.ui("act-about"), lines), *back])


def _match_name(screen: Screen, one: StoredPairing) -> str:
    people = " – ".join(screen.person(number) for number in one.people)
    return " · ".join(filter(None, (screen.round(one.round), people)))


def act_form(screen: Screen, kind: str, about: int) -> ui.Modal:
    """Return the form for a decision: its reason, and what else it takes."""
    title = clip(screen.ui("act", kind=kind), 45)
    form = ui.Modal(title=title, custom_id=f"t-acted:{screen.id}:{kind}:{about}", timeout=None)
    fields = ["value", "reason"] if kind in {"result", "points", "extend"} else ["reason"]
    for name in fields:
        label = screen.ui(f"act-{kind}-value" if name == "value" else "act-reason")
        line: ui.TextInput[ui.Modal] = ui.TextInput(
            custom_id=name, required=True, max_length=20 if name == "value" else REASON
        )
        form.add_item(ui.Label(text=clip(label, 45), component=line))
    return form


def _running(screen: Screen) -> list[Item]:
    """Return what can be decided while a tournament runs."""
    paused = screen.shown.facts.paused
    kinds = [one for one in KINDS if one != ("pause" if paused else "go-on")]
    lines = [choice(one, screen.ui("act", kind=one)) for one in kinds]
    return [select(f"t-act:{screen.id}", screen.ui("act-choose"), lines)]


def manage_page(screen: Screen, note: str = "") -> Page:
    """Return the panel of an organiser."""
    shown = screen.shown
    lines = [note, f"### 🏆 {screen.name}"]
    found: list[Button] = []
    if shown.facts.status == "open":
        lines.append(screen.ui("entered", count=len(shown.entered), places=shown.facts.places))
        lines.append(screen.ui("begin-hint"))
        label = screen.ui("begin")
        found.append(button(f"t-begin:{screen.id}", label, ButtonStyle.success))
        label = screen.ui("call-off")
        found.append(button(f"t-off:{screen.id}", label, ButtonStyle.danger))
    found.append(button(f"t-mine:{screen.id}", screen.texts.get("ui-back", screen.locale)))
    found.insert(len(found) - 1, button(f"t-here-now:{screen.id}", screen.ui("bring-here")))
    helpers: ui.UserSelect[ui.LayoutView] = ui.UserSelect(
        custom_id=f"t-helper:{screen.id}", placeholder=clip(screen.ui("helper"), 150)
    )
    items: list[Item] = [words("\n".join(filter(None, lines)))]
    if shown.facts.status == "running":
        items += [words(screen.ui("act-hint")), *_running(screen)]
    return Page([*items, ui.ActionRow(helpers), *rows(found)])
