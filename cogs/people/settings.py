"""What a person may choose, in pages: calls, time, people, reading."""

from discord import app_commands
from discord.ext import commands

from cogs.app.bot import Bot
from cogs.app.command_texts import DESCRIBED
from cogs.app.context import Context, Interaction, route
from cogs.app.errors import acknowledged
from cogs.people.calls import CallsCog
from cogs.people.hours import hours_page
from cogs.people.pages import PAGES, settings_page
from cogs.ui.page import Item, Page, button, choice, rows, setting
from db.records.people import PersonSettings
from locales.texts import LOCALES

LANGUAGES = ("auto", *LOCALES)


class SettingsCog(commands.Cog):
    """The panel of a person; each press stores at once."""

    def __init__(self, bot: Bot) -> None:
        self.bot = bot

    @app_commands.command(name="settings", description=DESCRIBED)
    @app_commands.allowed_contexts(guilds=True, dms=True)
    async def settings(self, interaction: Interaction) -> None:
        """Show my settings."""
        context = await self.bot.context_of(interaction)
        await acknowledged(context, apart=True)
        await self.show(context)

    @route("mine", again="mine")
    async def see(self, context: Context) -> None:
        """Show a page of my settings; `mine:<page>`, and the first one after a fault."""
        await acknowledged(context)
        await self.show(context, context.args[0] if context.args else PAGES[0])

    async def show(self, context: Context, page: str = PAGES[0]) -> None:
        """Show a page of the settings as they are; the first where there is none of that name."""
        # the language may just have been changed
        context.locale = (await self.bot.context_of(context.interaction)).locale
        if page not in PAGES[1:]:
            await self.bot.find(CallsCog).show(context)
            return
        settings = await self.bot.play.people.settings(context.person)
        match page:
            case "reading":
                shown = reading_page(context, settings)
            case "people":
                shown = people_page(context)
            case _:
                shown = hours_page(context, settings, self.bot.play.clock.now())
        await context.show(shown)

    @route("my-language", again="mine")
    async def set_language(self, context: Context) -> None:
        """Choose my language."""
        await acknowledged(context)
        chosen = context.values[0]
        await self.bot.play.people.set_locale(context.person, None if chosen == "auto" else chosen)
        await self.show(context, "reading")

    @route("my-texts", again="mine")
    async def set_texts(self, context: Context) -> None:
        """Choose between pictures and words."""
        await acknowledged(context)
        await self.bot.play.people.set_text_tables(context.person, wanted=context.args[0] == "1")
        await self.show(context, "reading")


def languages(context: Context, custom_id: str, now: str | None) -> Item:
    """Return the select of languages, `now` chosen."""
    lines = [
        choice(one, context.ui(f"language-{one}"), default=one == (now or "auto"))
        for one in LANGUAGES
    ]
    return setting(custom_id, context.ui("language"), lines)


def reading_page(context: Context, settings: PersonSettings) -> Page:
    """Return the page of what a person reads: the language, pictures or words."""
    said = context.ui("texts-on" if settings.text_tables else "texts-off")
    texts = int(not settings.text_tables)
    label = context.ui("texts-turn-on" if texts else "texts-turn-off")
    language = languages(context, "my-language", settings.locale)
    buttons = rows([button(f"my-texts:{texts}", label)])
    return settings_page(context, "reading", [said], [language, *buttons])


def people_page(context: Context) -> Page:
    """Return the page of what others and the bot have to do with a person."""
    buttons = rows(
        [
            button("sub-list", context.ui("substitutes-button")),
            button("my-data", context.ui("data-export-button")),
            button("my-forgetting", context.ui("data-delete-button")),
        ]
    )
    return settings_page(context, "people", [context.ui("people-what")], buttons)
