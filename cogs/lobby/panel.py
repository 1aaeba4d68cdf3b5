"""The host's private panel of a lobby, and what everybody may add to its shuffle."""

from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from dataclasses import replace

from discord import ui
from discord.ext import commands

from cogs.app.bot import Bot, language
from cogs.app.confirmations import closing, who_sits
from cogs.app.context import Context, known_id, route
from cogs.app.errors import acknowledged, tell
from cogs.lobby.cog import LobbyCog
from cogs.lobby.message import lobby_screen
from cogs.lobby.page import panel_page
from cogs.ui.page import Page, button, clip, rows, words
from db.records.time import Terms
from games.core.refused import Refused
from play.records import Lobby
from play.refusals import refused
from play.servers.service import weekend_zone


class PanelCog(commands.Cog):
    """Carries presses on the panel to play/. What a person may do is decided there."""

    def __init__(self, bot: Bot) -> None:
        self.bot = bot

    @route("options", again="options")
    async def options(self, context: Context) -> None:
        """Open the panel of options, or another page of it; host only."""
        await acknowledged(context)
        lobby = await self._hosted(context)
        await self._panel(context, lobby, _page(context, 1))

    async def _panel(
        self, context: Context, lobby: Lobby, page: int = 0, used: str | None = None
    ) -> None:
        """Show the host's panel as it is now, at a page or where the `used` select stands."""
        sent_away = await self.bot.play.lobbies.sent_away(lobby.id)
        await context.show(
            panel_page(lobby_screen(self.bot, lobby, context.locale), page, sent_away, used)
        )

    async def _hosted(self, context: Context) -> Lobby:
        lobbies, no = self.bot.play.lobbies, refused("host-only")
        lobby = await lobbies.get(context.args[0])
        if lobby.host != context.person and await self.bot.find(LobbyCog).without_host(context, no):
            lobby = await lobbies.get(context.args[0])
        if lobby.host != context.person:
            raise no
        if lobby.status != "open":
            raise refused(f"lobby-{lobby.status}")
        return lobby

    @route("opt", again="options")
    async def set_option(self, context: Context) -> None:
        """Set one thing that the panel offers; host only."""
        await acknowledged(context)
        what = context.args[1]
        async with self._in_words(context):
            lobby = await self._set(context, what, context.values[0])
        await self._panel(context, lobby, used=f"opt:{lobby.id}:{what}")

    @route("opts", again="options")
    async def set_several(self, context: Context) -> None:
        """Set an option that lists several of many; nothing picked is its default. Host only."""
        await acknowledged(context)
        lobby = await self._hosted(context)
        one = lobby_screen(self.bot, lobby, context.locale).choice(context.args[1])
        value = ",".join(context.values) or one.default
        async with self._in_words(context):
            lobby = await self.bot.play.lobbies.set_option(
                lobby.id, context.person, one.name, value
            )
        await self._panel(context, lobby, used=f"opts:{lobby.id}:{one.name}")

    @asynccontextmanager
    async def _in_words(self, context: Context) -> AsyncGenerator[None]:
        """Let a refusal call options as the panel does."""
        try:
            yield
        except Refused as no:
            lobby = await self.bot.play.lobbies.get(context.args[0])
            raise Refused(lobby_screen(self.bot, lobby, context.locale).in_words(no.why)) from None

    async def _set(self, context: Context, what: str, value: str) -> Lobby:
        lobbies, which, by = self.bot.play.lobbies, context.args[0], context.person
        if what == "preset":
            return await lobbies.set_preset(which, by, value)
        if what == "seats":
            return await lobbies.set_seats(which, by, context.values.number(0))
        if what == "together":
            return await lobbies.set_together(which, by, context.values.number(0))
        if what == "language":
            return await lobbies.set_locale(which, by, language(value))
        if what.startswith("option."):
            return await lobbies.set_option(which, by, what.removeprefix("option."), value)
        terms = (await lobbies.get(which)).terms
        return await lobbies.set_terms(which, by, await self._agreed(context, terms, what, value))

    async def _agreed(self, context: Context, terms: Terms, what: str, value: str) -> Terms:
        """Return what is agreed of time and ratings with one thing of it changed."""
        match what:
            case "pace":
                return replace(terms, pace=value)
            case "weekends":
                zone = await self._zone(context) if value == "off" else ""
                return replace(terms, weekends=zone)
            case "rated":
                return replace(terms, rated=value == "yes")
            case _:
                return replace(terms, absent="concede" if value == "concede" else "ai")

    async def _zone(self, context: Context) -> str:
        settings = await self.bot.play.servers.settings(context.server)
        return weekend_zone(settings, await self.bot.find(LobbyCog).server_locale(context))

    @route("away", again="options")
    async def send_away(self, context: Context) -> None:
        """Send a person or an AI away; host only."""
        await acknowledged(context)
        kind, _, number = context.values[0].partition(".")
        lobbies, which = self.bot.play.lobbies, context.args[0]
        if kind == "ai":
            lobby = await lobbies.remove_ai(which, context.person, known_id(number))
        else:
            lobby = await lobbies.kick(which, context.person, known_id(number))
        await self._panel(context, lobby, used=f"away:{which}")

    @route("let-back", again="options")
    async def let_back(self, context: Context) -> None:
        """Allow somebody who was sent away to sit down again; host only."""
        await acknowledged(context)
        person = known_id(context.values[0])
        lobby = await self.bot.play.lobbies.let_back(context.args[0], context.person, person)
        await self._panel(context, lobby, used=f"let-back:{lobby.id}")

    @route("free", again="options")
    async def write_option(self, context: Context) -> None:
        """Open the form for an option whose value is written: words, or one of many; host only."""
        lobby = await self._hosted(context)
        shown = lobby_screen(self.bot, lobby, context.locale)
        one = shown.choice(context.args[1])
        value = lobby.options.get(one.name, "" if one.free else one.default)
        said = shown.value_name(one.name, value)
        written = f"freely:{lobby.id}:{one.name}:{_page(context, 2)}"
        title = shown.option_name(one.name)
        await context.ask(value_form(written, title, shown.ui("value"), said, shown.hint(one)))

    @route("freely", again="options")
    async def written_option(self, context: Context) -> None:
        """Set an option to what was written."""
        await acknowledged(context)
        lobby = await self._hosted(context)
        shown = lobby_screen(self.bot, lobby, context.locale)
        one = shown.choice(context.args[1])
        value = shown.read(one, context.fields.get("words", "").strip())
        async with self._in_words(context):
            lobby = await self.bot.play.lobbies.set_option(
                lobby.id, context.person, one.name, value
            )
        await self._panel(context, lobby, _page(context, 2))

    @route("cancel", again="options")
    async def cancel(self, context: Context) -> None:
        """Ask whether the lobby is really to be closed; host only."""
        await acknowledged(context)
        await context.show(closing(context, await self._hosted(context)))

    @route("close", again="options")
    async def close(self, context: Context) -> None:
        """Close the lobby; host only. Ask anew when others sit there than it was asked about."""
        await acknowledged(context)
        lobby = await self._hosted(context)
        if who_sits(lobby) in context.args:  # a button of before it had the mark asks anew, too
            lobby = await self.bot.play.lobbies.cancel(lobby.id, context.person, lobby.people)
        closed = Page([words(context.ui("lobby-cancelled"))])
        await context.show(closing(context, lobby) if lobby.status == "open" else closed)

    # The shuffle

    @route("fair", again="fair")
    async def explain_shuffle(self, context: Context) -> None:
        """Say how the shuffle can be checked, and offer to add words to it."""
        await acknowledged(context, apart=True)
        lobby = await self.bot.play.lobbies.get(context.args[0])
        said = context.ui("fair", seal=lobby.commitment, words=lobby.words_added)
        add = [button(f"words:{lobby.id}", context.ui("add-words"))]
        await context.show(Page([words(said), *rows(add if lobby.status == "open" else [])]))

    @route("words", again="fair")
    async def ask_words(self, context: Context) -> None:
        """Open the form for words that are mixed into the shuffle."""
        title, hint = context.ui("add-words"), context.ui("words-label")
        await context.ask(value_form(f"said:{context.args[0]}", title, hint, ""))

    @route("said", again="fair")
    async def say_words(self, context: Context) -> None:
        """Mix the words into the shuffle."""
        await acknowledged(context)
        said = context.fields.get("words", "")
        await self.bot.play.lobbies.say(context.args[0], context.person, said)
        await tell(context, context.ui("words-added"))


def _page(context: Context, at: int) -> int:
    """Return the page of the panel that a component names; the first where it names none."""
    return context.args.number(at) if len(context.args) > at else 0


def value_form(custom_id: str, title: str, hint: str, value: str, above: str = "") -> ui.Modal:
    """Return a form with one line to write, named "words", and what is said `above` it."""
    form = ui.Modal(title=clip(title, 45), custom_id=custom_id, timeout=None)
    if above:
        form.add_item(ui.TextDisplay(above))
    line: ui.TextInput[ui.Modal] = ui.TextInput(
        custom_id="words", default=value or None, required=False, max_length=200
    )
    form.add_item(ui.Label(text=clip(hint, 45), component=line))
    return form
