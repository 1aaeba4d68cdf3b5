"""What a person, or a server, may choose; and a person's data."""

from collections.abc import Callable, Mapping
from dataclasses import replace

import discord
from discord import app_commands, ui
from discord.ext import commands

from cogs.app.bot import Host
from cogs.app.context import Interaction, Visit, door, known_id
from cogs.app.errors import acknowledged
from cogs.match.beside import send_file
from cogs.ui.names import safe
from cogs.ui.page import Button, Item, Page, button, choice, clip, rows, select, words
from cogs.ui.sure import sure_page
from games.core.refused import Refused
from games.core.text import text
from play.records import Quiet, ServerSettings, Settings
from play.time.pace import PACES

DESCRIBED = "…"  # filled in from locales/*/commands.ftl when Discord is told of the commands
LANGUAGES = ("auto", "en", "fr")
_DAY = 24 * 60


class SettingsCog(commands.Cog):
    """Panels of selects; each press stores at once."""

    def __init__(self, host: Host) -> None:
        self.host = host

    # Mine

    @app_commands.command(name="settings", description=DESCRIBED)
    async def settings(self, interaction: Interaction) -> None:
        """Show my settings."""
        visit = await self.host.visit(interaction)
        await acknowledged(visit, apart=True)
        await self._show_mine(visit)

    @door("mine", again="mine")
    async def see_mine(self, visit: Visit) -> None:
        """Show my settings as they are, after a fault."""
        await acknowledged(visit)
        await self._show_mine(visit)

    async def _show_mine(self, visit: Visit) -> None:
        settings = await self.host.play.people.settings(visit.person)
        # the language may just have been changed
        visit.locale = (await self.host.visit(visit.interaction)).locale
        await visit.show(mine_page(visit, settings))

    @door("my-language", again="mine")
    async def set_language(self, visit: Visit) -> None:
        """Choose my language."""
        await acknowledged(visit)
        chosen = visit.values[0]
        await self.host.play.people.set_locale(visit.person, None if chosen == "auto" else chosen)
        await self._show_mine(visit)

    @door("my-pings", again="mine")
    async def set_pings(self, visit: Visit) -> None:
        """Choose whether I am pinged."""
        await acknowledged(visit)
        await self.host.play.people.set_pings(visit.person, wanted=visit.args[0] == "1")
        await self._show_mine(visit)

    @door("my-texts", again="mine")
    async def set_texts(self, visit: Visit) -> None:
        """Choose between pictures and words."""
        await acknowledged(visit)
        await self.host.play.people.set_text_tables(visit.person, wanted=visit.args[0] == "1")
        await self._show_mine(visit)

    @door("my-quiet", again="mine")
    async def ask_quiet(self, visit: Visit) -> None:
        """Open the form for quiet hours."""
        settings = await self.host.play.people.settings(visit.person)
        await visit.ask(quiet_form(visit, settings.quiet))

    @door("my-quiet-set", again="mine")
    async def set_quiet(self, visit: Visit) -> None:
        """Keep the quiet hours that were written; nothing written ends them."""
        await acknowledged(visit)
        await self.host.play.people.set_quiet(visit.person, quiet_of(visit.fields))
        await self._show_mine(visit)

    # The server's

    @app_commands.command(name="server", description=DESCRIBED)
    @app_commands.default_permissions(manage_guild=True)
    async def server(self, interaction: Interaction) -> None:
        """Show this server's settings."""
        visit = await self.host.visit(interaction)
        await acknowledged(visit, apart=True)
        await self._show_server(visit)

    @door("ours", again="ours")
    async def see_ours(self, visit: Visit) -> None:
        """Show this server's settings as they are, after a fault."""
        await acknowledged(visit)
        await self._show_server(visit)

    async def _show_server(self, visit: Visit) -> None:
        _must_manage(visit)
        settings = await self.host.play.servers.settings(visit.server)
        await visit.show(server_page(visit, settings))

    async def _change(
        self, visit: Visit, change: Callable[[ServerSettings], ServerSettings]
    ) -> None:
        await acknowledged(visit)
        _must_manage(visit)
        old = await self.host.play.servers.settings(visit.server)
        await self.host.play.servers.change(visit.server, change(old))
        await self._show_server(visit)

    @door("our-language", again="ours")
    async def set_our_language(self, visit: Visit) -> None:
        """Choose the language of public messages."""
        chosen = None if visit.values[0] == "auto" else visit.values[0]
        await self._change(visit, lambda old: replace(old, locale=chosen))

    @door("our-pace", again="ours")
    async def set_our_pace(self, visit: Visit) -> None:
        """Choose the usual pace."""
        await self._change(visit, lambda old: replace(old, pace=visit.values[0]))

    @door("our-channels", again="ours")
    async def set_channels(self, visit: Visit) -> None:
        """Choose where tables may be opened; none chosen: everywhere."""
        channels = tuple(known_id(one) for one in visit.values)
        await self._change(visit, lambda old: replace(old, channels=channels))

    @door("our-roles", again="ours")
    async def set_roles(self, visit: Visit) -> None:
        """Choose who may open tables; none chosen: everybody."""
        roles = tuple(known_id(one) for one in visit.values)
        await self._change(visit, lambda old: replace(old, roles=roles))

    # My data

    data = app_commands.Group(name="data", description=DESCRIBED)

    @data.command(name="export", description=DESCRIBED)
    async def export(self, interaction: Interaction) -> None:
        """Hand out all that is stored about me."""
        visit = await self.host.visit(interaction)
        await acknowledged(visit, apart=True)
        found = await self.host.play.people.export(visit.person)
        await send_file(visit, "my-data.json", found, visit.ui("data-export"))

    @data.command(name="delete", description=DESCRIBED)
    async def delete(self, interaction: Interaction) -> None:
        """Ask whether all that is stored about me is really to be forgotten."""
        visit = await self.host.visit(interaction)
        await acknowledged(visit, apart=True)
        yes = "forget", visit.ui("data-delete-yes")
        await visit.show(sure_page(visit, visit.ui("data-delete-sure"), yes))

    @door("forget")
    async def forget(self, visit: Visit) -> None:
        """Forget this person."""
        await acknowledged(visit)
        left = await self.host.play.people.delete(visit.person)
        await visit.show(Page([words(visit.ui("data-deleted", count=left))]))


def _must_manage(visit: Visit) -> None:
    if not visit.interaction.permissions.manage_guild:
        raise Refused(text("ui-must-manage"))


def _languages(visit: Visit, custom_id: str, now: str | None) -> Item:
    lines = [
        choice(one, visit.ui(f"language-{one}"), default=one == (now or "auto"))
        for one in LANGUAGES
    ]
    return select(custom_id, visit.ui("language"), lines)


def mine_page(visit: Visit, settings: Settings) -> Page:
    """Return a person's panel."""
    lines = [f"### {visit.ui('my-settings')}", quiet_line(visit, settings.quiet)]
    lines.append(visit.ui("pings-on" if settings.pings else "pings-off"))
    lines.append(visit.ui("texts-on" if settings.text_tables else "texts-off"))
    pings, texts = int(not settings.pings), int(not settings.text_tables)
    found: list[Button] = [
        button(f"my-pings:{pings}", visit.ui("pings-turn-on" if pings else "pings-turn-off")),
        button(f"my-texts:{texts}", visit.ui("texts-turn-on" if texts else "texts-turn-off")),
        button("my-quiet", visit.ui("quiet-hours")),
    ]
    language = _languages(visit, "my-language", settings.locale)
    return Page([words("\n".join(lines)), language, *rows(found)])


def quiet_line(visit: Visit, quiet: Quiet | None) -> str:
    """Return the quiet hours in words."""
    if quiet is None:
        return visit.ui("quiet-none")
    until = (quiet.start + quiet.minutes) % _DAY
    return visit.ui("quiet-from", start=_clock(quiet.start), until=_clock(until), zone=quiet.zone)


def _clock(minutes: int) -> str:
    return f"{minutes // 60:02}:{minutes % 60:02}"


def quiet_form(visit: Visit, quiet: Quiet | None) -> ui.Modal:
    """Return the form for quiet hours: from, until, time zone."""
    form = ui.Modal(title=clip(visit.ui("quiet-hours"), 45), custom_id="my-quiet-set", timeout=None)
    start = _clock(quiet.start) if quiet else ""
    until = _clock((quiet.start + quiet.minutes) % _DAY) if quiet else ""
    french = "Europe/Paris" if visit.locale == "fr" else "Europe/London"
    for name, value, hint in (
        ("start", start, "22:00"),
        ("until", until, "07:00"),
        ("zone", quiet.zone if quiet else french, french),
    ):
        line: ui.TextInput[ui.Modal] = ui.TextInput(
            custom_id=name, default=value or None, placeholder=hint, required=False, max_length=40
        )
        form.add_item(ui.Label(text=clip(visit.ui(f"quiet-{name}"), 45), component=line))
    return form


def quiet_of(fields: Mapping[str, str]) -> Quiet | None:
    """Return the quiet hours of a form; None when they were left out. Raises Refused."""
    start, until = fields.get("start", "").strip(), fields.get("until", "").strip()
    if not start and not until:
        return None
    begins, ends = _minutes(start), _minutes(until)
    return Quiet(begins, (ends - begins) % _DAY, fields.get("zone", "").strip())


def _minutes(said: str) -> int:
    """Return minutes after midnight of "22:00", "22h" or "22h30". Raises Refused."""
    hours, _, minutes = said.lower().replace("h", ":").partition(":")
    if not hours.isdecimal() or not (minutes or "0").isdecimal():
        raise Refused(text("ui-bad-time", said=safe(clip(said, 20))))
    if int(hours) > 23 or int(minutes or 0) > 59:
        raise Refused(text("ui-bad-time", said=safe(clip(said, 20))))
    return int(hours) * 60 + int(minutes or 0)


def server_page(visit: Visit, settings: ServerSettings) -> Page:
    """Return a server's panel."""
    paces = [
        choice(key, visit.texts.get(f"play-pace-{key}", visit.locale), default=key == settings.pace)
        for key in PACES
    ]
    channels: ui.ChannelSelect[ui.LayoutView] = ui.ChannelSelect(
        custom_id="our-channels",
        placeholder=clip(visit.ui("our-channels"), 150),
        channel_types=[discord.ChannelType.text],
        min_values=0,
        max_values=25,
        default_values=[discord.Object(one) for one in settings.channels],
    )
    roles: ui.RoleSelect[ui.LayoutView] = ui.RoleSelect(
        custom_id="our-roles",
        placeholder=clip(visit.ui("our-roles"), 150),
        min_values=0,
        max_values=25,
        default_values=[discord.Object(one) for one in settings.roles],
    )
    items: list[Item] = [
        words(f"### {visit.ui('our-settings')}\n{visit.ui('our-hint')}"),
        _languages(visit, "our-language", settings.locale),
        select("our-pace", visit.ui("pace"), paces),
        ui.ActionRow(channels),
        ui.ActionRow(roles),
    ]
    return Page(items)
