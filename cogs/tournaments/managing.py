"""What organisers do with a tournament; all of it is private, and asked for by buttons."""

from collections.abc import Sequence

import discord
from discord import ButtonStyle, ui
from discord.ext import commands

from cogs.app.bot import Bot
from cogs.app.channels.places import Place, check_opening_in, check_rights, check_threads_in, shut
from cogs.app.confirmations import sure_page
from cogs.app.context import Context, known_id, route
from cogs.app.errors import acknowledged
from cogs.lobby.inviting import InvitingCog
from cogs.tournaments.cog import TournamentCog, runs
from cogs.tournaments.tables import matches_csv, standings_csv
from cogs.tournaments.words import Screen, plain
from cogs.ui.names import bare, safe
from cogs.ui.page import (
    Button,
    Item,
    Page,
    Picture,
    button,
    channel_select,
    choice,
    clip,
    rows,
    select,
    words,
)
from db.records.tournaments import StoredPairing
from games.core.refused import Refused
from games.core.text import text
from play.records import Person
from play.refusals import refused
from play.tournaments.acts import (
    EARLY,
    KINDS,
    NAMED,
    OF_MATCHES,
    OF_PEOPLE,
    REASON,
    WITH_PERSON,
    Act,
)
from play.tournaments.kept import commands as commands_it
from play.tournaments.shown import Shown

_EACH = 25  # options of a select
_SELECTS = 12  # of a page: room for everybody in the largest tournament, and for 300 matches


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
        service, manages = self.bot.play.tournaments, self.manages(context, shown)
        which = shown.facts.id
        await service.was_here(which, context.person)
        waiting = await service.appeals(which, context.person, manages=manages)
        helpers = await service.helpers(which)
        at = self.bot.play.clock.now()
        creates = commands_it(shown.facts, context.person, at, manages=manages)
        note = "\n".join(filter(None, (note, self._shut_in_words(context, shown))))
        made = manage_page(screen, note, len(waiting), helpers=helpers, creates=creates)
        await context.show(made)

    def _shut_in_words(self, context: Context, shown: Shown) -> str:
        """Return why no match can be played in the channel that was chosen; nothing if it can."""
        channel = shown.facts.matches_channel
        if channel is None or shown.facts.status not in {"open", "running"}:
            return ""
        place = self.bot.get_channel(channel)
        why = shut(place if isinstance(place, Place) else None)
        if why is None:
            return ""
        said = why.in_words(context.ui)
        return context.ui("tournament-matches-shut", channel=str(channel), why=said)

    def manages(self, context: Context, shown: Shown) -> bool:
        """Whether somebody may manage the server of a tournament, and is there."""
        manages = context.interaction.permissions.manage_guild
        return manages and context.server == shown.facts.server

    @route("t-begin")
    async def begin(self, context: Context) -> None:
        """Begin now, with those who are entered."""
        await acknowledged(context)
        shown = await self.managed(context)
        manages = self.manages(context, shown)
        await self.bot.play.tournaments.start(shown.facts.id, context.person, manages=manages)
        await self.bot.play.tournaments.tick()
        await self.bot.find(TournamentCog).own(context, shown.facts.id)

    @route("t-announce")
    async def announce(self, context: Context) -> None:
        """Open a tournament for entry that was prepared; its message is posted."""
        await acknowledged(context)
        shown = await self.managed(context)
        manages, which = self.manages(context, shown), shown.facts.id
        await self.bot.play.tournaments.announce(which, context.person, manages=manages)
        own = self.bot.find(TournamentCog).own
        await own(
            context, which, context.ui("tournament-announced", channel=str(shown.facts.channel))
        )

    @route("t-matches")
    async def play_in(self, context: Context) -> None:
        """Let matches be played in threads of another channel; none chosen: of its own."""
        await acknowledged(context)
        shown = await self.managed(context)
        if shown.facts.server != context.server:
            raise Refused(text("ui-other-server"))
        channel = known_id(context.values[0]) if context.values else None
        if channel is not None:
            await check_threads_in(context, channel)
        manages, which = self.manages(context, shown), shown.facts.id
        service = self.bot.play.tournaments
        await service.play_in(which, context.person, channel, manages=manages)
        where = str(channel or shown.facts.channel)
        said = context.ui("tournament-matches-in", channel=where)
        await self.show(context, await service.shown(which), said)

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
        manages = self.manages(context, shown)
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
        elif kind in WITH_PERSON:
            await acknowledged(context)
            await context.show(person_page(screen, kind, 0))
        else:
            await context.ask(act_form(screen, kind, 0))

    @route("t-about")
    async def choose_about(self, context: Context) -> None:
        """Open the form for a decision about somebody or some match."""
        shown = await self.managed(context)
        kind, about = context.args[1], context.values.number(0)
        if kind not in KINDS:
            raise Refused(text("ui-old-component"))
        screen = Screen(shown, self.bot.texts, context.locale)
        if kind in WITH_PERSON:
            await acknowledged(context)
            await context.show(person_page(screen, kind, about))
        elif kind == "pair":
            await acknowledged(context)
            await context.show(about_page(screen, kind, about))
        else:
            await context.ask(act_form(screen, kind, about))

    @route("t-with")
    async def choose_with(self, context: Context) -> None:
        """Open the form for a decision about two people; the second was chosen."""
        shown = await self.managed(context)
        kind, about = context.args[1], context.args.number(2)
        if kind not in KINDS:
            raise Refused(text("ui-old-component"))
        screen = Screen(shown, self.bot.texts, context.locale)
        await context.ask(act_form(screen, kind, about, context.values[0]))

    @route("t-acted")
    async def act(self, context: Context) -> None:
        """Decide it."""
        await acknowledged(context)
        shown = await self.managed(context)
        kind = NAMED.get(context.args[1])
        if kind is None:
            raise Refused(text("ui-old-component"))
        chosen = context.args[3] if len(context.args) > 3 else ""
        person = await self._member(context, chosen) if kind in WITH_PERSON else None
        value = chosen if kind == "pair" else context.fields.get("value", "")
        act = Act(kind, context.args.number(2), value)
        reason, manages = context.fields.get("reason", ""), self.manages(context, shown)
        service, which = self.bot.play.tournaments, shown.facts.id
        await service.decide(which, context.person, act, reason, person=person, manages=manages)
        shown = await service.shown(which)
        await self.show(context, shown, context.ui("tournament-decided"))

    async def _member(self, context: Context, ident: str) -> Person:
        """Return somebody of this server who is to come in; nobody is invited to be a bot."""
        inviting = self.bot.find(InvitingCog)
        (found,) = await inviting.members(context, [known_id(ident)])
        if found.bot:
            raise refused("invite-bot", name=safe(found.display_name))
        own = found.global_name or found.name
        return Person(found.id, found.display_name, context.server or None, own)

    @route("t-again")
    async def ask_again(self, context: Context) -> None:
        """Ask for the name under which a tournament is opened once more."""
        shown = await self.managed(context)
        screen = Screen(shown, self.bot.texts, context.locale)
        await context.ask(again_form(screen))

    @route("t-agained", again="t-manage")
    async def again(self, context: Context) -> None:
        """Open a tournament once more."""
        await acknowledged(context)
        shown = await self.managed(context)
        if shown.facts.server != context.server:
            raise Refused(text("ui-other-server"))
        home = self.bot.get_channel(shown.facts.channel)
        above = home.parent_id if isinstance(home, discord.Thread) else shown.facts.channel
        await check_opening_in(context, above)
        service, name = self.bot.play.tournaments, context.fields.get("name", "")
        manages = self.manages(context, shown)
        which = await service.again(
            shown.facts.id, context.person, name, context.who, manages=manages
        )
        await self.show(context, await service.shown(which), context.ui("tournament-opened"))

    @route("t-csv")
    async def files(self, context: Context) -> None:
        """Hand out standings and matches."""
        await acknowledged(context, apart=True)
        shown = await self.managed(context)
        screen = Screen(shown, self.bot.texts, context.locale)
        said = context.ui("tournament-files")
        made = (
            Picture("standings.csv", standings_csv(screen), said),
            Picture("matches.csv", matches_csv(screen), said),
        )
        items = [ui.File[ui.LayoutView](f"attachment://{one.name}") for one in made]
        await context.show(Page([words(said), *items], made))

    @route("t-here-now")
    async def bring_here(self, context: Context) -> None:
        """Let the tournament live in this channel."""
        await acknowledged(context)
        check_rights(context)
        anywhere = context.interaction.permissions.manage_guild
        servers = self.bot.play.servers
        await servers.may_stand(context.server, context.above, manages=anywhere)
        shown = await self.managed(context)
        if shown.facts.server != context.server:
            raise Refused(text("ui-other-server"))
        manages, which = self.manages(context, shown), shown.facts.id
        service = self.bot.play.tournaments
        await service.bring_here(which, context.person, context.channel, manages=manages)
        await self.show(context, await service.shown(which), context.ui("tournament-brought"))

    @route("t-no-helper")
    async def remove_organiser(self, context: Context) -> None:
        """Let somebody manage it no more."""
        await acknowledged(context)
        shown = await self.managed(context)
        manages, which = self.manages(context, shown), shown.facts.id
        service, person = self.bot.play.tournaments, known_id(context.values[0])
        await service.remove_organiser(which, context.person, person, manages=manages)
        shown, said = await service.shown(which), context.ui("tournament-helper-removed")
        if runs(context, shown):
            await self.show(context, shown, said)
        else:
            await context.show(Page([words(said)]))

    @route("t-helper")
    async def add_organiser(self, context: Context) -> None:
        """Let somebody else of this server manage it, too."""
        await acknowledged(context)
        shown = await self.managed(context)
        inviting = self.bot.find(InvitingCog)
        ids = [known_id(one) for one in context.values]
        (person,) = await inviting.checked(context, await inviting.members(context, ids))
        manages, which = self.manages(context, shown), shown.facts.id
        service = self.bot.play.tournaments
        await service.add_organiser(which, context.person, person, manages=manages)
        said = context.ui("tournament-helper-added", name=safe(person.name))
        await self.show(context, await service.shown(which), said)


def about_page(screen: Screen, kind: str, first: int = 0) -> Page:
    """Return what a decision can be about: everybody in it, or the latest matches, latest first.

    Of a decision about two people the `first` is chosen already.
    """
    bare = plain(screen)
    if kind in OF_MATCHES:
        open_to = {"over"} if kind == "strike" else {"open", "over"}
        found = [
            (one.number, match_name(bare, one))
            for one in screen.shown.pairings
            if one.status in open_to
        ][::-1]
    else:
        found = [(number, bare.person(number)) for number in _about(screen, kind, first)]
    back = rows([button(f"t-manage:{screen.id}", screen.texts.get("ui-back", screen.locale))])
    title = screen.ui("act", kind=kind)
    said = words(f"### {title}" + (f"\n{screen.person(first)} ↔ …" if first else ""))
    if not found:
        return Page([said, words(screen.ui("act-nothing")), *back])
    verb = f"t-with:{screen.id}:{kind}:{first}" if first else f"t-about:{screen.id}:{kind}"
    return Page([said, *_selects(verb, screen.ui("act-about"), found), *back])


def _selects(verb: str, title: str, found: Sequence[tuple[int, str]]) -> list[Item]:
    """Return as many selects as so many take, each named by its first and last one."""
    parts = [found[at : at + _EACH] for at in range(0, len(found), _EACH)][:_SELECTS]
    items: list[Item] = []
    for at, part in enumerate(parts):
        named = f"{title} · {clip(part[0][1], 40)} … {clip(part[-1][1], 40)}"
        lines = [choice(str(number), name) for number, name in part]
        items.append(select(f"{verb}:{at}" if at else verb, named if parts[1:] else title, lines))
    return items


def _about(screen: Screen, kind: str, first: int) -> list[int]:
    """Return the entrants whom a decision of this kind can be about."""
    shown = screen.shown
    if kind == "pair":
        latest = max((one.round for one in shown.pairings), default=0)
        here = [one for one in shown.pairings if one.round == latest and one.status == "open"]
        with_first = next((one.people for one in here if first in one.people), (first,))
        found = {number for one in here for number in one.people}
        found |= {one.entrant for one in shown.tournament.byes if one.round == latest}
        return sorted(found - {*with_first})
    wanted = {"dropped", "disqualified"} if kind == "readmit" else {"entered"}
    wanted |= {"waiting", "dropped"} if kind == "replace" else set()
    return [one.number for one in shown.entrants if one.status in wanted]


def person_page(screen: Screen, kind: str, about: int) -> Page:
    """Return the page on which somebody of the server is chosen who comes in."""
    back = rows([button(f"t-manage:{screen.id}", screen.texts.get("ui-back", screen.locale))])
    title = screen.ui("act", kind=kind)
    said = words(f"### {title}" + (f"\n{screen.person(about)} → …" if about else ""))
    people: ui.UserSelect[ui.LayoutView] = ui.UserSelect(
        custom_id=f"t-with:{screen.id}:{kind}:{about}",
        placeholder=clip(screen.ui("act-who"), 150),
    )
    return Page([said, ui.ActionRow(people), *back])


def match_name(screen: Screen, one: StoredPairing) -> str:
    """Return a match by its round and people."""
    people = " – ".join(screen.person(number) for number in one.people)
    return " · ".join(filter(None, (screen.round(one.round), people)))


def act_form(screen: Screen, kind: str, about: int, other: str = "") -> ui.Modal:
    """Return the form for a decision: its reason, and what else it takes.

    `other` is the second one whom it is about, or who comes in.
    """
    title = clip(screen.ui("act", kind=kind), 45)
    custom_id = f"t-acted:{screen.id}:{kind}:{about}" + (f":{other}" if other else "")
    form = ui.Modal(title=title, custom_id=custom_id, timeout=None)
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


def again_form(screen: Screen) -> ui.Modal:
    """Return the form for the name of a tournament that is opened once more."""
    title = clip(screen.ui("again"), 45)
    form = ui.Modal(title=title, custom_id=f"t-agained:{screen.id}", timeout=None)
    line: ui.TextInput[ui.Modal] = ui.TextInput(
        custom_id="name", required=True, max_length=40, default=screen.shown.facts.name[:40]
    )
    form.add_item(ui.Label(text=clip(screen.ui("name"), 45), component=line))
    return form


def _early(screen: Screen) -> list[Item]:
    """Return what can be decided before a tournament begins."""
    lines = [choice(one, screen.ui("act", kind=one)) for one in KINDS if one in EARLY]
    return [select(f"t-act:{screen.id}", screen.ui("act-choose"), lines)]


def manage_page(
    screen: Screen,
    note: str = "",
    appeals: int = 0,
    *,
    helpers: Sequence[tuple[int, str]] = (),
    creates: bool = True,
) -> Page:
    """Return the panel of an organiser, for whom so many `appeals` wait.

    Who `creates` may do what is its creator's alone; `helpers` are whom the creator has added.
    """
    shown, which = screen.shown, screen.id
    lines = [note, f"### 🏆 {screen.name}"]
    found: list[Button] = []
    items: list[Item] = []
    if shown.facts.status == "open":
        lines += _before(screen)
        items += _early(screen)
        found += _beginning(screen, creates=creates)
    if shown.facts.status == "running":
        lines.append(screen.ui("act-hint"))
        items += _running(screen)
    if appeals:
        label = screen.ui("appeals-waiting", count=appeals)
        found.append(button(f"t-appeals:{which}", label, ButtonStyle.primary))
    if shown.facts.status in {"running", "over"}:
        found.append(button(f"t-csv:{which}", screen.ui("csv")))
        found.append(button(f"t-again:{which}", screen.ui("again")))
    found.append(button(f"t-here-now:{which}", screen.ui("bring-here")))
    found.append(button(f"t-mine:{which}", screen.texts.get("ui-back", screen.locale)))
    if shown.facts.status in {"open", "running"}:
        place = screen.ui("matches-channel")
        items.append(channel_select(f"t-matches:{which}", place, shown.facts.matches_channel))
    if creates:
        items += _changing(screen, helpers)
    said = words("\n".join(filter(None, lines)))
    return Page([said, *items, *rows(found)])


def _before(screen: Screen) -> list[str]:
    """Return what is so before it begins."""
    shown = screen.shown
    if shown.facts.planned:
        return [screen.ui("planned")]
    entered = screen.ui("entered", count=len(shown.entered), places=shown.facts.places)
    return [entered, screen.ui("begin-hint")]


def _beginning(screen: Screen, *, creates: bool) -> list[Button]:
    """Return what leads to the beginning, or to none; who `creates` may call it off."""
    which = screen.id
    verb = "announce" if screen.shown.facts.planned else "begin"
    found = [
        button(f"t-{verb}:{which}", screen.ui(verb), ButtonStyle.success),
        button(f"t-needs:{which}", screen.ui("needs-button")),
    ]
    if screen.shown.facts.planned:
        found.append(button(f"m-options:{which}", screen.texts.get("ui-options", screen.locale)))
    if creates:
        found.append(button(f"t-off:{which}", screen.ui("call-off"), ButtonStyle.danger))
    return found


def _changing(screen: Screen, helpers: Sequence[tuple[int, str]]) -> list[Item]:
    """Return the selects by which organisers are added and taken away."""
    more: ui.UserSelect[ui.LayoutView] = ui.UserSelect(
        custom_id=f"t-helper:{screen.id}", placeholder=clip(screen.ui("helper"), 150)
    )
    lines = [choice(str(person), bare(name)) for person, name in helpers][:25]
    less = [select(f"t-no-helper:{screen.id}", screen.ui("no-helper"), lines)] if lines else []
    return [ui.ActionRow(more), *less]
