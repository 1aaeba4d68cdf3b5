"""What a person may choose."""

from collections.abc import Mapping

from discord import app_commands, ui
from discord.ext import commands

from cogs.app.bot import Bot
from cogs.app.command_texts import DESCRIBED
from cogs.app.context import Context, Interaction, route
from cogs.app.errors import acknowledged
from cogs.ui.names import safe
from cogs.ui.page import Button, Item, Page, button, choice, clip, rows, select, words
from db.records.people import Settings
from db.records.time import Quiet
from games.core.refused import Refused
from games.core.text import text

LANGUAGES = ("auto", "en", "fr")
_DAY = 24 * 60


class SettingsCog(commands.Cog):
    """The panel of a person; each press stores at once."""

    def __init__(self, bot: Bot) -> None:
        self.bot = bot

    @app_commands.command(name="settings", description=DESCRIBED)
    async def settings(self, interaction: Interaction) -> None:
        """Show my settings."""
        context = await self.bot.context_of(interaction)
        await acknowledged(context, apart=True)
        await self._show_mine(context)

    @route("mine", again="mine")
    async def see_mine(self, context: Context) -> None:
        """Show my settings as they are, after a fault."""
        await acknowledged(context)
        await self._show_mine(context)

    async def _show_mine(self, context: Context) -> None:
        settings = await self.bot.play.people.settings(context.person)
        # the language may just have been changed
        context.locale = (await self.bot.context_of(context.interaction)).locale
        await context.show(mine_page(context, settings))

    @route("my-language", again="mine")
    async def set_language(self, context: Context) -> None:
        """Choose my language."""
        await acknowledged(context)
        chosen = context.values[0]
        await self.bot.play.people.set_locale(context.person, None if chosen == "auto" else chosen)
        await self._show_mine(context)

    @route("my-pings", again="mine")
    async def set_pings(self, context: Context) -> None:
        """Choose whether I am pinged."""
        await acknowledged(context)
        await self.bot.play.people.set_pings(context.person, wanted=context.args[0] == "1")
        await self._show_mine(context)

    @route("my-texts", again="mine")
    async def set_texts(self, context: Context) -> None:
        """Choose between pictures and words."""
        await acknowledged(context)
        await self.bot.play.people.set_text_tables(context.person, wanted=context.args[0] == "1")
        await self._show_mine(context)

    @route("my-quiet", again="mine")
    async def ask_quiet(self, context: Context) -> None:
        """Open the form for quiet hours."""
        settings = await self.bot.play.people.settings(context.person)
        await context.ask(quiet_form(context, settings.quiet))

    @route("my-quiet-set", again="mine")
    async def set_quiet(self, context: Context) -> None:
        """Keep the quiet hours that were written; nothing written ends them."""
        await acknowledged(context)
        await self.bot.play.people.set_quiet(context.person, quiet_of(context.fields))
        await self._show_mine(context)


def languages(context: Context, custom_id: str, now: str | None) -> Item:
    """Return the select of languages, `now` chosen."""
    lines = [
        choice(one, context.ui(f"language-{one}"), default=one == (now or "auto"))
        for one in LANGUAGES
    ]
    return select(custom_id, context.ui("language"), lines)


def mine_page(context: Context, settings: Settings) -> Page:
    """Return a person's panel."""
    lines = [f"### {context.ui('my-settings')}", quiet_line(context, settings.quiet)]
    lines.append(context.ui("pings-on" if settings.pings else "pings-off"))
    lines.append(context.ui("texts-on" if settings.text_tables else "texts-off"))
    pings, texts = int(not settings.pings), int(not settings.text_tables)
    found: list[Button] = [
        button(f"my-pings:{pings}", context.ui("pings-turn-on" if pings else "pings-turn-off")),
        button(f"my-texts:{texts}", context.ui("texts-turn-on" if texts else "texts-turn-off")),
        button("my-quiet", context.ui("quiet-hours")),
        button("my-leave", context.ui("leave-page")),
    ]
    language = languages(context, "my-language", settings.locale)
    return Page([words("\n".join(lines)), language, *rows(found)])


def quiet_line(context: Context, quiet: Quiet | None) -> str:
    """Return the quiet hours in words."""
    if quiet is None:
        return context.ui("quiet-none")
    until = (quiet.start + quiet.minutes) % _DAY
    return context.ui("quiet-from", start=_clock(quiet.start), until=_clock(until), zone=quiet.zone)


def _clock(minutes: int) -> str:
    return f"{minutes // 60:02}:{minutes % 60:02}"


def quiet_form(context: Context, quiet: Quiet | None) -> ui.Modal:
    """Return the form for quiet hours: from, until, time zone."""
    form = ui.Modal(
        title=clip(context.ui("quiet-hours"), 45), custom_id="my-quiet-set", timeout=None
    )
    start = _clock(quiet.start) if quiet else ""
    until = _clock((quiet.start + quiet.minutes) % _DAY) if quiet else ""
    french = "Europe/Paris" if context.locale == "fr" else "Europe/London"
    for name, value, hint in (
        ("start", start, "22:00"),
        ("until", until, "07:00"),
        ("zone", quiet.zone if quiet else french, french),
    ):
        line: ui.TextInput[ui.Modal] = ui.TextInput(
            custom_id=name, default=value or None, placeholder=hint, required=False, max_length=40
        )
        form.add_item(ui.Label(text=clip(context.ui(f"quiet-{name}"), 45), component=line))
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
