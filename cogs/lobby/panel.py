"""The host's private panel of a lobby, and what everybody may add to its shuffle."""

from msgspec.structs import replace

from cogs.app.bot import Bot, language
from cogs.app.confirmations import closing, who_sits
from cogs.app.context import Context, known_id, route
from cogs.app.errors import acknowledged, tell
from cogs.lobby.cog import LobbyCog
from cogs.lobby.message import lobby_screen
from cogs.lobby.open_panels import OpenPanel, OpenPanels
from cogs.lobby.options.cog import OptionsCog, value_form
from cogs.lobby.panel_page import ended_page, panel_page
from cogs.lobby.screen import LobbyScreen
from cogs.ui.page import Page, button, rows, words
from db.records.time import TimeTerms
from play.lobby.records import Lobby
from play.refusals import refused
from play.servers.service import weekend_zone


class PanelCog(OptionsCog):
    """Carries presses on the panel to play/. What a person may do is decided there."""

    home = "options"

    def __init__(self, bot: Bot) -> None:
        self.bot = bot
        self.open_panels = OpenPanels(bot, self._shown)

    async def cog_load(self) -> None:
        self.bot.play.lobbies.on_change(self.open_panels.changed)

    async def screen(self, context: Context) -> LobbyScreen:
        return lobby_screen(self.bot, await self._hosted(context), context.locale)

    async def panel(
        self, context: Context, screen: LobbyScreen, page: int = 0, used: str | None = None
    ) -> None:
        sent_away = await self.bot.play.lobbies.sent_away(screen.lobby.id)
        await context.show(panel_page(screen, page, sent_away, used))
        self.open_panels.keep(context, screen.lobby, page, used)

    async def _shown(self, panel: OpenPanel, lobby: Lobby) -> Page:
        """Return what an open panel shows now: what became of a table that takes nobody more."""
        screen = lobby_screen(self.bot, lobby, panel.locale)
        if lobby.status == "open" and lobby.host == panel.person:
            sent_away = await self.bot.play.lobbies.sent_away(lobby.id)
            return panel_page(screen, panel.page, sent_away, panel.used)
        return ended_page(screen)

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

    async def set_option(self, context: Context, name: str, value: str) -> None:
        await self.bot.play.lobbies.set_option(context.args[0], context.person, name, value)

    async def set_other(self, context: Context, what: str, value: str) -> None:
        lobbies, which, by = self.bot.play.lobbies, context.args[0], context.person
        match what:
            case "preset":
                await lobbies.set_preset(which, by, value)
            case "seats":
                await lobbies.set_seats(which, by, context.values.number(0))
            case "together":
                await lobbies.set_together(which, by, context.values.number(0))
            case "language":
                await lobbies.set_locale(which, by, language(value))
            case _:
                terms = (await lobbies.get(which)).terms
                terms = await self._agreed(context, terms, what, value)
                await lobbies.set_terms(which, by, terms)

    async def _agreed(self, context: Context, terms: TimeTerms, what: str, value: str) -> TimeTerms:
        """Return what is agreed of time and ratings with one thing of it changed."""
        match what:
            case "pace":
                return replace(terms, pace=value)
            case "weekends":
                zone = await self._zone(context) if value == "off" else ""
                return replace(terms, weekends=zone)
            case "rated":
                hints = "on" if value == "hints" else ""
                return replace(terms, rated=value == "yes", hints=hints)
            case "hints":
                return replace(terms, hints="on" if value == "on" else "off", rated=False)
            case _:
                return replace(terms, absent="concede" if value == "concede" else "ai")

    async def _zone(self, context: Context) -> str:
        settings = await self.bot.play.servers.settings(context.server)
        return weekend_zone(settings, await self.bot.find(LobbyCog).server_locale(context))

    @route("away")
    async def send_away(self, context: Context) -> None:
        """Send a person or an AI away; host only."""
        await acknowledged(context)
        kind, _, number = context.values[0].partition(".")
        lobbies, which = self.bot.play.lobbies, context.args[0]
        if kind == "ai":
            lobby = await lobbies.remove_ai(which, context.person, known_id(number))
        else:
            lobby = await lobbies.kick(which, context.person, known_id(number))
        screen = lobby_screen(self.bot, lobby, context.locale)
        await self.panel(context, screen, used=f"away:{which}")

    @route("let-back")
    async def let_back(self, context: Context) -> None:
        """Allow somebody who was sent away to sit down again; host only."""
        await acknowledged(context)
        person = known_id(context.values[0])
        lobby = await self.bot.play.lobbies.let_back(context.args[0], context.person, person)
        screen = lobby_screen(self.bot, lobby, context.locale)
        await self.panel(context, screen, used=f"let-back:{lobby.id}")

    @route("cancel")
    async def cancel(self, context: Context) -> None:
        """Ask whether the lobby is really to be closed; host only."""
        await acknowledged(context)
        await context.show(closing(context, await self._hosted(context)))

    @route("close")
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
