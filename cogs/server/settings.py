"""What a server may choose, in pages: tables, time, who opens them."""

from collections.abc import Callable, Sequence
from datetime import datetime

import discord
from discord import app_commands, ui
from discord.ext import commands
from msgspec.structs import replace

from cogs.app.bot import Bot, language
from cogs.app.command_texts import DESCRIBED
from cogs.app.context import Context, Interaction, known_id, route
from cogs.app.errors import acknowledged
from cogs.people.hours import zone_form, zone_select
from cogs.people.settings import languages
from cogs.ui.page import Item, Page, button, choice, clip, rows, setting, tabs, words
from cogs.ui.words import zone_name
from db.records.servers import ServerSettings
from db.records.time import TimeTerms
from games.core.refused import Refused
from games.core.text import text
from locales.texts import Locale
from play.servers.service import weekend_zone
from play.time import zones
from play.time.pace import offered

PLACES = [  # where a match can be played
    discord.ChannelType.text,
    discord.ChannelType.news,
    discord.ChannelType.voice,
    discord.ChannelType.stage_voice,
    discord.ChannelType.forum,  # in its posts
]
PAGES = ("tables", "time", "who")


class ServerSettingsCog(commands.Cog):
    """The panel of a server; each press stores at once."""

    def __init__(self, bot: Bot) -> None:
        self.bot = bot

    @app_commands.command(name="server", description=DESCRIBED)
    @app_commands.default_permissions(manage_guild=True)
    async def server(self, interaction: Interaction) -> None:
        """Show this server's settings."""
        context = await self.bot.context_of(interaction)
        await acknowledged(context, apart=True)
        await self._show(context)

    @route("ours", again="ours")
    async def see(self, context: Context) -> None:
        """Show a page of this server's settings; `ours:<page>`, and the first after a fault."""
        await acknowledged(context)
        await self._show(context, context.args[0] if context.args else PAGES[0])

    async def _show(self, context: Context, page: str = PAGES[0]) -> None:
        _must_manage(context)
        settings = await self.bot.play.servers.settings(context.server)
        now = self.bot.play.clock.now()
        await context.show(server_page(context, settings, page, now))

    async def _update(
        self, context: Context, page: str, work: Callable[[ServerSettings], ServerSettings]
    ) -> None:
        await acknowledged(context)
        _must_manage(context)
        await self.bot.play.servers.update(context.server, work)
        await self._show(context, page)

    @route("our-language", again="ours")
    async def set_our_language(self, context: Context) -> None:
        """Choose the language of public messages."""
        chosen = None if context.values[0] == "auto" else context.values[0]
        await self._update(context, "tables", lambda old: replace(old, locale=chosen))

    @route("our-pace", again="ours")
    async def set_our_pace(self, context: Context) -> None:
        """Choose the usual pace."""
        await self._update(context, "tables", lambda old: replace(old, pace=context.values[0]))

    @route("our-weekends", again="ours")
    async def set_weekends(self, context: Context) -> None:
        """Choose whether weekends count in new tables."""
        off = context.values[0] == "off"
        await self._update(context, "time", lambda old: replace(old, weekends_off=off))

    @route("our-zone", again="ours")
    async def set_our_zone(self, context: Context) -> None:
        """Choose one of the usual time zones."""
        await self._set_zone(context, context.values[0])

    @route("our-zone-name", again="ours")
    async def ask_zone(self, context: Context) -> None:
        """Open the form for the name of a time zone."""
        _must_manage(context)
        await context.ask(zone_form(context, "our-zone-set"))

    @route("our-zone-set", again="ours")
    async def set_named_zone(self, context: Context) -> None:
        """Keep the time zone that was written."""
        await self._set_zone(context, context.fields.get("zone", ""))

    async def _set_zone(self, context: Context, said: str) -> None:
        await self._update(context, "time", lambda old: replace(old, zone=zones.named(said)))

    @route("our-channels", again="ours")
    async def set_channels(self, context: Context) -> None:
        """Choose where tables may be opened; none chosen: everywhere."""
        channels = tuple(known_id(one) for one in context.values)
        await self._update(context, "who", lambda old: replace(old, channels=channels))

    @route("our-roles", again="ours")
    async def set_roles(self, context: Context) -> None:
        """Choose who may open tables; none chosen: everybody."""
        roles = tuple(known_id(one) for one in context.values)
        await self._update(context, "who", lambda old: replace(old, roles=roles))

    @route("our-tournament-roles", again="ours")
    async def set_tournament_roles(self, context: Context) -> None:
        """Choose who may open tournaments; none chosen: whoever may open tables."""
        roles = tuple(known_id(one) for one in context.values)
        await self._update(context, "who", lambda old: replace(old, tournament_roles=roles))


def _must_manage(context: Context) -> None:
    if not context.interaction.permissions.manage_guild:
        raise Refused(text("ui-must-manage"))


def server_page(context: Context, settings: ServerSettings, page: str, now: datetime) -> Page:
    """Return a page of a server's panel."""
    which = page if page in PAGES else PAGES[0]
    match which:
        case "time":
            lines, items = _time(context, settings, now)
        case "who":
            lines, items = [context.ui("our-hint")], _who(settings, context)
        case _:
            lines, items = [context.ui("our-tables")], _tables(context, settings)
    ways = tabs("ours", {one: context.ui(f"our-page-{one}") for one in PAGES}, which)
    title = f"### {context.ui('our-settings')} · {context.ui(f'our-page-{which}')}"
    return Page([words("\n".join([title, *lines])), *items, *ways])


def _tables(context: Context, settings: ServerSettings) -> list[Item]:
    usual = settings.pace or TimeTerms().pace
    paces = [
        choice(key, context.texts.get(f"play-pace-{key}", context.locale), default=key == usual)
        for key in offered(usual)
    ]
    return [
        languages(context, "our-language", settings.locale),
        setting("our-pace", context.ui("pace"), paces),
    ]


def _time(
    context: Context, settings: ServerSettings, now: datetime
) -> tuple[list[str], list[Item]]:
    """Return what holds of weekends, and the controls."""
    zone = weekend_zone(settings, _language(context, settings))
    held = "off" if settings.weekends_off else "on"
    name = zone_name(zone, context.texts, context.locale)
    lines = [context.ui(f"our-weekends-{held}"), context.ui("our-zone", zone=name)]
    kinds = [
        choice(one, context.ui(f"weekends-{one}"), default=one == held) for one in ("on", "off")
    ]
    items = [
        setting("our-weekends", context.ui("weekends"), kinds),
        zone_select(context, "our-zone", zone, now),
        *rows([button("our-zone-name", context.ui("zone-other"))]),
    ]
    return lines, items


def _language(context: Context, settings: ServerSettings) -> Locale:
    """Return the language of a server's public messages."""
    known = settings.locale or context.interaction.guild_locale or context.bot.services.locale
    return language(str(known))


def _who(settings: ServerSettings, context: Context) -> list[Item]:
    channels: ui.ChannelSelect[ui.LayoutView] = ui.ChannelSelect(
        custom_id="our-channels",
        placeholder=clip(context.ui("our-channels"), 150),
        channel_types=PLACES,
        min_values=0,
        max_values=25,
        default_values=[discord.Object(one) for one in settings.channels],
    )
    roles = _roles(context, "our-roles", settings.roles)
    organisers = _roles(context, "our-tournament-roles", settings.tournament_roles)
    return [ui.ActionRow(channels), ui.ActionRow(roles), ui.ActionRow(organisers)]


def _roles(context: Context, name: str, chosen: Sequence[int]) -> ui.RoleSelect[ui.LayoutView]:
    return ui.RoleSelect(
        custom_id=name,
        placeholder=clip(context.ui(name), 150),
        min_values=0,
        max_values=25,
        default_values=[discord.Object(one) for one in chosen],
    )
