"""When it is night where a person lives: their time zone and quiet hours."""

from collections.abc import Mapping
from datetime import datetime

from discord import ui
from discord.ext import commands

from cogs.app.bot import Bot
from cogs.app.context import Context, route
from cogs.app.errors import acknowledged
from cogs.people.pages import settings_page
from cogs.ui.names import safe
from cogs.ui.page import Item, Page, button, choice, clip, rows, setting
from cogs.ui.words import zone_name
from db.records.people import PersonSettings
from db.records.time import Quiet
from games.core.refused import Refused
from games.core.text import text
from play.time import zones
from play.time.walls import zone_of

USUAL = ((22, 7), (22, 8), (23, 7), (23, 8), (0, 8), (0, 9), (1, 10))  # quiet from, until
_DAY = 24 * 60
_LONG = 40  # characters of the name of a zone


class HoursCog(commands.Cog):
    """The page of time; each press stores at once."""

    def __init__(self, bot: Bot) -> None:
        self.bot = bot

    async def _show(self, context: Context) -> None:
        settings = await self.bot.play.people.settings(context.person)
        await context.show(hours_page(context, settings, self.bot.play.clock.now()))

    @route("my-quiet-usual", again="mine")
    async def set_usual(self, context: Context) -> None:
        """Choose usual quiet hours, or none."""
        await acknowledged(context)
        settings = await self.bot.play.people.settings(context.person)
        quiet, chosen = None, context.values[0]
        if chosen != "none":
            begins, _, ends = chosen.partition("-")
            zone = zones.home_of(settings, context.locale)
            quiet = quiet_of({"start": begins, "until": ends}, zone)
        await self.bot.play.people.set_quiet(context.person, quiet)
        await self._show(context)

    @route("my-quiet", again="mine")
    async def ask_quiet(self, context: Context) -> None:
        """Open the form for quiet hours."""
        settings = await self.bot.play.people.settings(context.person)
        await context.ask(quiet_form(context, settings.quiet))

    @route("my-quiet-set", again="mine")
    async def set_quiet(self, context: Context) -> None:
        """Keep the quiet hours that were written; nothing written ends them."""
        await acknowledged(context)
        settings = await self.bot.play.people.settings(context.person)
        quiet = quiet_of(context.fields, zones.home_of(settings, context.locale))
        await self.bot.play.people.set_quiet(context.person, quiet)
        await self._show(context)

    @route("my-zone", again="mine")
    async def set_zone(self, context: Context) -> None:
        """Choose one of the usual time zones."""
        await acknowledged(context)
        await self.bot.play.people.set_zone(context.person, context.values[0])
        await self._show(context)

    @route("my-zone-name", again="mine")
    async def ask_zone(self, context: Context) -> None:
        """Open the form for the name of a time zone."""
        await context.ask(zone_form(context, "my-zone-set"))

    @route("my-zone-set", again="mine")
    async def set_named_zone(self, context: Context) -> None:
        """Keep the time zone that was written."""
        await acknowledged(context)
        await self.bot.play.people.set_zone(context.person, context.fields.get("zone", ""))
        await self._show(context)


def hours_page(context: Context, settings: PersonSettings, now: datetime) -> Page:
    """Return the page of time: zone, quiet hours, the way to days off."""
    zone = zones.home_of(settings, context.locale)
    local = now.astimezone(zone_of(zone))
    lines = [
        context.ui(
            "zone-now", zone=zone_name(zone, context.texts, context.locale), time=f"{local:%H:%M}"
        ),
        quiet_line(context, settings.quiet),
        f"-# {context.ui('hours-guessed')}",
    ]
    found = [
        button("my-leave", context.ui("leave-page")),
        button("my-quiet", context.ui("quiet-other")),
        button("my-zone-name", context.ui("zone-other")),
    ]
    items = [zone_select(context, "my-zone", zone, now), quiet_select(context, settings.quiet)]
    return settings_page(context, "time", lines, [*items, *rows(found)])


def zone_select(context: Context, custom_id: str, chosen: str, now: datetime) -> Item:
    """Return the select of usual time zones, with the time that it is there."""
    lines = [
        choice(
            one,
            zone_name(one, context.texts, context.locale),
            context.ui("zone-time", time=f"{now.astimezone(zone_of(one)):%H:%M}"),
            default=one == chosen,
        )
        for one in zones.offered(chosen)
    ]
    return setting(custom_id, context.ui("quiet-zone"), lines)


def zone_form(context: Context, custom_id: str) -> ui.Modal:
    """Return the form for a time zone by its name."""
    form = ui.Modal(title=clip(context.ui("quiet-zone"), 45), custom_id=custom_id, timeout=None)
    line: ui.TextInput[ui.Modal] = ui.TextInput(
        custom_id="zone", placeholder="Europe/Brussels", max_length=_LONG
    )
    form.add_item(ui.Label(text=clip(context.ui("zone-written"), 45), component=line))
    return form


def quiet_select(context: Context, quiet: Quiet | None) -> Item:
    """Return the select of usual quiet hours; others there are stand in it too."""
    spans = [f"{begins:02}:00-{ends:02}:00" for begins, ends in USUAL]
    now = "none"
    if quiet is not None:
        now = f"{_clock(quiet.start)}-{_clock((quiet.start + quiet.minutes) % _DAY)}"
    named = [choice("none", context.ui("quiet-no"), default=now == "none")]
    for one in spans if now in {"none", *spans} else [now, *spans]:
        begins, _, ends = one.partition("-")
        label = context.ui("quiet-span", start=begins, until=ends)
        named.append(choice(one, label, default=one == now))
    return setting("my-quiet-usual", context.ui("quiet-hours"), named)


def quiet_line(context: Context, quiet: Quiet | None) -> str:
    """Return the quiet hours in words."""
    if quiet is None:
        return context.ui("quiet-none")
    until = (quiet.start + quiet.minutes) % _DAY
    return context.ui("quiet-from", start=_clock(quiet.start), until=_clock(until))


def _clock(minutes: int) -> str:
    return f"{minutes // 60:02}:{minutes % 60:02}"


def quiet_form(context: Context, quiet: Quiet | None) -> ui.Modal:
    """Return the form for quiet hours: from, until."""
    form = ui.Modal(
        title=clip(context.ui("quiet-hours"), 45), custom_id="my-quiet-set", timeout=None
    )
    start = _clock(quiet.start) if quiet else ""
    until = _clock((quiet.start + quiet.minutes) % _DAY) if quiet else ""
    for name, value, hint in (("start", start, "22:00"), ("until", until, "07:00")):
        line: ui.TextInput[ui.Modal] = ui.TextInput(
            custom_id=name, default=value or None, placeholder=hint, required=False, max_length=10
        )
        form.add_item(ui.Label(text=clip(context.ui(f"quiet-{name}"), 45), component=line))
    return form


def quiet_of(fields: Mapping[str, str], zone: str) -> Quiet | None:
    """Return the quiet hours of a form; None when they were left out. Raises Refused."""
    start, until = fields.get("start", "").strip(), fields.get("until", "").strip()
    if not start and not until:
        return None
    begins, ends = minutes_of(start), minutes_of(until)
    return Quiet(begins, (ends - begins) % _DAY, zone)


def minutes_of(said: str) -> int:
    """Return minutes after midnight of "22:00", "22h" or "22h30". Raises Refused."""
    hours, _, minutes = said.lower().replace("h", ":").partition(":")
    if not hours.isdecimal() or not (minutes or "0").isdecimal():
        raise Refused(text("ui-bad-time", said=safe(clip(said, 20))))
    if int(hours) > 23 or int(minutes or 0) > 59:
        raise Refused(text("ui-bad-time", said=safe(clip(said, 20))))
    return int(hours) * 60 + int(minutes or 0)
