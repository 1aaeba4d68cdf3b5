"""What a server may choose."""

from collections.abc import Callable
from dataclasses import replace

import discord
from discord import app_commands, ui
from discord.ext import commands

from cogs.app.bot import Bot
from cogs.app.command_texts import DESCRIBED
from cogs.app.context import Context, Interaction, known_id, route
from cogs.app.errors import acknowledged
from cogs.people.settings import languages
from cogs.ui.page import Button, Item, Page, button, choice, clip, rows, select, words
from db.records.servers import ServerSettings
from games.core.refused import Refused
from games.core.text import text
from play.time.pace import offered

PLACES = [  # where a match can be played
    discord.ChannelType.text,
    discord.ChannelType.news,
    discord.ChannelType.voice,
    discord.ChannelType.stage_voice,
    discord.ChannelType.forum,  # in its posts
]


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
        await self._show_server(context)

    @route("ours", again="ours")
    async def see_ours(self, context: Context) -> None:
        """Show this server's settings as they are, after a fault."""
        await acknowledged(context)
        await self._show_server(context)

    async def _show_server(self, context: Context) -> None:
        _must_manage(context)
        settings = await self.bot.play.servers.settings(context.server)
        await context.show(server_page(context, settings))

    async def _change(
        self, context: Context, change: Callable[[ServerSettings], ServerSettings]
    ) -> None:
        await acknowledged(context)
        _must_manage(context)
        await self.bot.play.servers.change(context.server, change)
        await self._show_server(context)

    @route("our-language", again="ours")
    async def set_our_language(self, context: Context) -> None:
        """Choose the language of public messages."""
        chosen = None if context.values[0] == "auto" else context.values[0]
        await self._change(context, lambda old: replace(old, locale=chosen))

    @route("our-pace", again="ours")
    async def set_our_pace(self, context: Context) -> None:
        """Choose the usual pace."""
        await self._change(context, lambda old: replace(old, pace=context.values[0]))

    @route("our-weekends", again="ours")
    async def set_weekends(self, context: Context) -> None:
        """Choose whether weekends count in new tables."""
        off = context.args[0] == "1"
        await self._change(context, lambda old: replace(old, weekends_off=off))

    @route("our-channels", again="ours")
    async def set_channels(self, context: Context) -> None:
        """Choose where tables may be opened; none chosen: everywhere."""
        channels = tuple(known_id(one) for one in context.values)
        await self._change(context, lambda old: replace(old, channels=channels))

    @route("our-roles", again="ours")
    async def set_roles(self, context: Context) -> None:
        """Choose who may open tables; none chosen: everybody."""
        roles = tuple(known_id(one) for one in context.values)
        await self._change(context, lambda old: replace(old, roles=roles))


def _must_manage(context: Context) -> None:
    if not context.interaction.permissions.manage_guild:
        raise Refused(text("ui-must-manage"))


def _weekends(context: Context, settings: ServerSettings) -> Button:
    """The button that changes whether weekends count in new tables."""
    wanted = "on" if settings.weekends_off else "off"
    return button(f"our-weekends:{int(wanted == 'off')}", context.ui(f"our-weekends-{wanted}"))


def server_page(context: Context, settings: ServerSettings) -> Page:
    """Return a server's panel."""
    paces = [
        choice(
            key, context.texts.get(f"play-pace-{key}", context.locale), default=key == settings.pace
        )
        for key in offered(settings.pace)
    ]
    channels: ui.ChannelSelect[ui.LayoutView] = ui.ChannelSelect(
        custom_id="our-channels",
        placeholder=clip(context.ui("our-channels"), 150),
        channel_types=PLACES,
        min_values=0,
        max_values=25,
        default_values=[discord.Object(one) for one in settings.channels],
    )
    roles: ui.RoleSelect[ui.LayoutView] = ui.RoleSelect(
        custom_id="our-roles",
        placeholder=clip(context.ui("our-roles"), 150),
        min_values=0,
        max_values=25,
        default_values=[discord.Object(one) for one in settings.roles],
    )
    said = context.ui("weekends-off" if settings.weekends_off else "weekends-on")
    items: list[Item] = [
        words(f"### {context.ui('our-settings')}\n{context.ui('our-hint')}\n{said}"),
        languages(context, "our-language", settings.locale),
        select("our-pace", context.ui("pace"), paces),
        ui.ActionRow(channels),
        ui.ActionRow(roles),
        *rows([_weekends(context, settings)]),
    ]
    return Page(items)
