"""Where organisers change what was chosen, and write to everybody (EVT-1.12, 1.13)."""

import discord
from discord import ButtonStyle, ui
from discord.ext import commands

from cogs.app.bot import Bot
from cogs.app.context import Context, route
from cogs.app.errors import acknowledged
from cogs.lobby.cog import LobbyCog
from cogs.people.settings import LANGUAGES
from cogs.tournaments.opening.draft import PACES
from cogs.tournaments.opening.starts import starting
from cogs.tournaments.organising.managing import ManagingCog
from cogs.tournaments.posts.dates import may_schedule
from cogs.tournaments.words import Screen
from cogs.ui.page import LONG, Item, Page, button, choice, clip, rows, setting, small, words
from cogs.ui.words import stamp
from db.records.tournaments import Scheduled
from games.core.refused import Refused
from games.core.text import text
from play.servers.service import weekend_zone
from play.time.pace import LIVE
from play.time.walls import zone_of
from play.tournaments.organising.editing import DESCRIPTION, MESSAGE, NAME, Field


class EditingCog(commands.Cog):
    """Changes tournaments, and takes messages to everybody in them."""

    home = "t-manage"

    def __init__(self, bot: Bot) -> None:
        self.bot = bot

    @route("t-edit", again="t-manage")
    async def show(self, context: Context, note: str = "") -> None:
        """Show what can be changed."""
        await acknowledged(context)
        view = await self.bot.find(ManagingCog).managed(context)
        shown = await self.bot.play.tournaments.scheduled(view.facts.id)
        guild = context.interaction.guild
        may = guild is not None and may_schedule(guild)
        screen = Screen(view, self.bot.texts, context.locale)
        await context.show(edit_page(screen, note, shown, may=may))

    @route("t-dates", again="t-manage")
    async def schedule(self, context: Context) -> None:
        """Let its dates stand among the events of the server."""
        await acknowledged(context)
        managing, service = self.bot.find(ManagingCog), self.bot.play.tournaments
        view = await managing.managed(context)
        if context.interaction.guild is None or not may_schedule(context.interaction.guild):
            raise Refused(text("ui-tournament-dates-right"))
        manages = managing.manages(context, view)
        await service.schedule(view.facts.id, context.person, manages=manages)
        await self.show(context, context.ui("tournament-dates-soon"))

    @route("t-edit-words", again="t-manage")
    async def ask_words(self, context: Context) -> None:
        """Open the form for name, description, places, and the moment at which it begins."""
        view = await self.bot.find(ManagingCog).managed(context)
        screen = Screen(view, self.bot.texts, context.locale)
        await context.ask(edit_form(screen, await self._zone(context)))

    @route("t-edited", again="t-manage")
    async def edit(self, context: Context) -> None:
        """Change what was written."""
        await acknowledged(context)
        said, changes = context.fields, dict[Field, str]()
        if "name" in said:
            changes |= {"name": said["name"], "description": said.get("description", "")}
        if "places" in said:
            changes["places"] = said["places"].strip()
        if "day" in said:
            changes["starts"] = await self._begins(context)
        await self._change(context, changes)

    async def _begins(self, context: Context) -> str:
        """Return the moment that was written, in seconds; nothing where none was."""
        said = context.fields
        if not said["day"].strip() and not said.get("hour", "").strip():
            return ""
        now = self.bot.play.clock.now()
        return str(starting(said, await self._zone(context), now))

    async def _zone(self, context: Context) -> str:
        settings = await self.bot.play.servers.settings(context.server)
        return weekend_zone(settings, await self.bot.find(LobbyCog).server_locale(context))

    @route("t-edit-set", again="t-manage")
    async def choose(self, context: Context) -> None:
        """Change the pace or the language."""
        await acknowledged(context)
        known: dict[str, Field] = {"pace": "pace", "locale": "locale"}
        field, value = known.get(context.args[1]), context.values[0]
        if field is None or (field == "locale" and value not in LANGUAGES):
            raise Refused(text("ui-old-component"))
        await self._change(context, {field: value})

    async def _change(self, context: Context, changes: dict[Field, str]) -> None:
        managing, service = self.bot.find(ManagingCog), self.bot.play.tournaments
        view = await managing.managed(context)
        manages, which = managing.manages(context, view), view.facts.id
        await service.edit(which, context.person, changes, manages=manages)
        await self.show(context, context.ui("tournament-noted"))

    @route("t-write", again="t-manage")
    async def ask_message(self, context: Context) -> None:
        """Open the form for a message to everybody."""
        view = await self.bot.find(ManagingCog).managed(context)
        screen = Screen(view, self.bot.texts, context.locale)
        form = ui.Modal(
            title=clip(screen.ui("write"), 45), custom_id=f"t-wrote:{screen.id}", timeout=None
        )
        _line(form, "words", screen.ui("write-words"), MESSAGE, long=True)
        await context.ask(form)

    @route("t-wrote", again="t-manage")
    async def write(self, context: Context) -> None:
        """Tell everybody what was written."""
        await acknowledged(context)
        managing, service = self.bot.find(ManagingCog), self.bot.play.tournaments
        view = await managing.managed(context)
        manages, which = managing.manages(context, view), view.facts.id
        said = context.fields.get("words", "")
        await service.write_to_all(which, context.person, said, manages=manages)
        await managing.show(context, await service.view(which), context.ui("tournament-written"))


def edit_page(
    screen: Screen, note: str = "", shown: Scheduled | None = None, *, may: bool = True
) -> Page:
    """Return what can still be changed; name and description always.

    Its dates are `shown` among the server's events, or can be, where the bot `may` do that.
    """
    facts = screen.view.facts
    lines = [note, f"### {screen.ui('edit')} · {screen.name}"]
    if facts.description:
        lines.append(screen.write(facts.description))
    early = facts.status == "open"
    if early and facts.dates.starts_at is not None:
        begins = stamp(facts.dates.starts_at, "F")
        left = stamp(facts.dates.starts_at, "R")
        lines.append(screen.ui("begins-at", when=begins, left=left))
    lines.append(screen.ui("edit-hint"))
    items: list[Item] = [words("\n".join(filter(None, lines)))]
    if early:
        here = [one for one in PACES if (one in LIVE) == (facts.terms.pace in LIVE)]
        paces = [
            choice(
                one,
                screen.texts.get(f"play-pace-{one}", screen.locale),
                default=one == facts.terms.pace,
            )
            for one in dict.fromkeys((*here, facts.terms.pace))
        ]
        title = screen.ui("choose-pace")
        items.append(setting(f"t-edit-set:{screen.id}:pace", title, paces))
    languages = [
        choice(one, screen.texts.get(f"ui-language-{one}", screen.locale), default=one == held)
        for held in (screen.view.facts.locale[:2],)
        for one in LANGUAGES
        if one != "auto"
    ]
    title = screen.ui("edit-language")
    items.append(setting(f"t-edit-set:{screen.id}:locale", title, languages))
    state = None if shown is None else shown.state
    offered = early and state in {None, "refused"}
    if state is not None or (offered and not may):
        items.append(small(screen.ui(f"dates-{state}" if state else "dates-right")))
    dated = [button(f"t-dates:{screen.id}", screen.ui("dates"), most=LONG)]
    found = [
        button(f"t-edit-words:{screen.id}", screen.ui("edit-words"), ButtonStyle.primary),
        *(dated if offered and may else []),
        button(f"t-manage:{screen.id}", screen.texts.get("ui-back", screen.locale)),
    ]
    return Page([*items, *rows(found)])


def edit_form(screen: Screen, zone: str) -> ui.Modal:
    """Return the form for what is written; once it has begun that is name and description."""
    facts = screen.view.facts
    form = ui.Modal(
        title=clip(screen.ui("edit"), 45), custom_id=f"t-edited:{screen.id}", timeout=None
    )
    _line(form, "name", screen.ui("name"), NAME, facts.name)
    _line(
        form,
        "description",
        screen.ui("edit-description"),
        DESCRIPTION,
        facts.description,
        long=True,
    )
    if facts.status == "open":
        _line(form, "places", screen.ui("choose-places"), 4, str(facts.places))
        begins = facts.dates.starts_at
        at = None if begins is None else begins.astimezone(zone_of(zone))
        day = "" if at is None else f"{at:%Y-%m-%d}"
        _line(form, "day", screen.ui("edit-day"), 10, day, wanted=False)
        hour = "" if at is None else f"{at:%H:%M}"
        _line(form, "hour", screen.ui("starts-hour"), 10, hour, wanted=False)
    return form


def _line(
    form: ui.Modal,
    name: str,
    label: str,
    most: int,
    now: str = "",
    *,
    long: bool = False,
    wanted: bool = True,
) -> None:
    line: ui.TextInput[ui.Modal] = ui.TextInput(
        custom_id=name,
        required=wanted and name != "description",
        max_length=most,
        default=now or None,
        style=discord.TextStyle.paragraph if long else discord.TextStyle.short,
    )
    form.add_item(ui.Label(text=clip(label, 45), component=line))
