"""The host's private panel of a lobby, and what everybody may add to its shuffle."""

from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager

from discord import ui
from discord.ext import commands

from cogs.app.bot import Host
from cogs.app.context import Visit, door, known_id
from cogs.app.errors import acknowledged, tell
from cogs.lobby.cog import LobbyCog
from cogs.lobby.message import room
from cogs.lobby.page import panel_page
from cogs.ui.page import Page, button, clip, rows, words
from cogs.ui.sure import closing, who_sits
from games.core.refused import Refused
from play.records import Lobby, Terms
from play.refusals import refused


class PanelCog(commands.Cog):
    """Carries presses on the panel to play/. What a person may do is decided there."""

    def __init__(self, host: Host) -> None:
        self.host = host

    @door("options", again="options")
    async def options(self, visit: Visit) -> None:
        """Open the panel of options, or another page of it; host only."""
        await acknowledged(visit)
        lobby = await self._hosted(visit)
        await self._panel(visit, lobby, _page(visit, 1))

    async def _panel(
        self, visit: Visit, lobby: Lobby, page: int = 0, used: str | None = None
    ) -> None:
        """Show the host's panel as it is now, at a page or where the `used` select stands."""
        sent_away = await self.host.play.lobbies.sent_away(lobby.id)
        await visit.show(panel_page(room(self.host, lobby, visit.locale), page, sent_away, used))

    async def _hosted(self, visit: Visit) -> Lobby:
        lobbies, no = self.host.play.lobbies, refused("host-only")
        lobby = await lobbies.get(visit.args[0])
        if lobby.host != visit.person and await self.host.find(LobbyCog).without_host(visit, no):
            lobby = await lobbies.get(visit.args[0])
        if lobby.host != visit.person:
            raise no
        if lobby.status != "open":
            raise refused(f"lobby-{lobby.status}")
        return lobby

    @door("opt", again="options")
    async def set_option(self, visit: Visit) -> None:
        """Set one thing that the panel offers; host only."""
        await acknowledged(visit)
        what = visit.args[1]
        async with self._in_words(visit):
            lobby = await self._set(visit, what, visit.values[0])
        await self._panel(visit, lobby, used=f"opt:{lobby.id}:{what}")

    @asynccontextmanager
    async def _in_words(self, visit: Visit) -> AsyncGenerator[None]:
        """Let a refusal call options as the panel does."""
        try:
            yield
        except Refused as no:
            lobby = await self.host.play.lobbies.get(visit.args[0])
            raise Refused(room(self.host, lobby, visit.locale).in_words(no.why)) from None

    async def _set(self, visit: Visit, what: str, value: str) -> Lobby:
        lobbies, which, by = self.host.play.lobbies, visit.args[0], visit.person
        if what == "preset":
            return await lobbies.set_preset(which, by, value)
        if what == "seats":
            return await lobbies.set_seats(which, by, visit.values.number(0))
        if what == "together":
            return await lobbies.set_together(which, by, visit.values.number(0))
        if what.startswith("option."):
            return await lobbies.set_option(which, by, what.removeprefix("option."), value)
        terms = (await lobbies.get(which)).terms
        if what == "pace":
            changed = Terms(value, terms.misses, terms.absent)
        else:
            absent = "concede" if value == "concede" else "ai"
            changed = Terms(terms.pace, terms.misses, absent)
        return await lobbies.set_terms(which, by, changed)

    @door("away", again="options")
    async def send_away(self, visit: Visit) -> None:
        """Send a person or an AI away; host only."""
        await acknowledged(visit)
        kind, _, number = visit.values[0].partition(".")
        lobbies, which = self.host.play.lobbies, visit.args[0]
        if kind == "ai":
            lobby = await lobbies.remove_ai(which, visit.person, known_id(number))
        else:
            lobby = await lobbies.kick(which, visit.person, known_id(number))
        await self._panel(visit, lobby, used=f"away:{which}")

    @door("let-back", again="options")
    async def let_back(self, visit: Visit) -> None:
        """Allow somebody who was sent away to sit down again; host only."""
        await acknowledged(visit)
        person = known_id(visit.values[0])
        lobby = await self.host.play.lobbies.let_back(visit.args[0], visit.person, person)
        await self._panel(visit, lobby, used=f"let-back:{lobby.id}")

    @door("free", again="options")
    async def write_option(self, visit: Visit) -> None:
        """Open the form for an option whose value is written; host only."""
        lobby = await self._hosted(visit)
        shown = room(self.host, lobby, visit.locale)
        one = shown.choice(visit.args[1])
        value = lobby.options.get(one.name, "")
        said = shown.value_name(one.name, value) if value else ""
        written = f"freely:{lobby.id}:{one.name}:{_page(visit, 2)}"
        title = shown.option_name(one.name)
        await visit.ask(_form(written, title, shown.ui("value"), said, shown.hint(one)))

    @door("freely", again="options")
    async def written_option(self, visit: Visit) -> None:
        """Set an option to what was written."""
        await acknowledged(visit)
        lobby = await self._hosted(visit)
        shown = room(self.host, lobby, visit.locale)
        one = shown.choice(visit.args[1])
        value = shown.read(one, visit.fields.get("words", "").strip())
        async with self._in_words(visit):
            lobby = await self.host.play.lobbies.set_option(lobby.id, visit.person, one.name, value)
        await self._panel(visit, lobby, _page(visit, 2))

    @door("cancel", again="options")
    async def cancel(self, visit: Visit) -> None:
        """Ask whether the lobby is really to be closed; host only."""
        await acknowledged(visit)
        await visit.show(closing(visit, await self._hosted(visit)))

    @door("close", again="options")
    async def close(self, visit: Visit) -> None:
        """Close the lobby; host only. Ask anew when others sit there than it was asked about."""
        await acknowledged(visit)
        lobby = await self._hosted(visit)
        if who_sits(lobby) in visit.args:
            lobby = await self.host.play.lobbies.cancel(lobby.id, visit.person, lobby.people)
        closed = Page([words(visit.ui("lobby-cancelled"))])
        await visit.show(closing(visit, lobby) if lobby.status == "open" else closed)

    # The shuffle

    @door("fair", again="fair")
    async def explain_shuffle(self, visit: Visit) -> None:
        """Say how the shuffle can be checked, and offer to add words to it."""
        await acknowledged(visit, apart=True)
        lobby = await self.host.play.lobbies.get(visit.args[0])
        said = visit.ui("fair", seal=lobby.commitment, words=lobby.words)
        add = [button(f"words:{lobby.id}", visit.ui("add-words"))]
        await visit.show(Page([words(said), *rows(add if lobby.status == "open" else [])]))

    @door("words", again="fair")
    async def ask_words(self, visit: Visit) -> None:
        """Open the form for words that are mixed into the shuffle."""
        title, hint = visit.ui("add-words"), visit.ui("words-label")
        await visit.ask(_form(f"said:{visit.args[0]}", title, hint, ""))

    @door("said", again="fair")
    async def say_words(self, visit: Visit) -> None:
        """Mix the words into the shuffle."""
        await acknowledged(visit)
        said = visit.fields.get("words", "")
        await self.host.play.lobbies.say(visit.args[0], visit.person, said)
        await tell(visit, visit.ui("words-added"))


def _page(visit: Visit, at: int) -> int:
    """Return the page of the panel that a component names; the first where it names none."""
    return visit.args.number(at) if len(visit.args) > at else 0


def _form(custom_id: str, title: str, hint: str, value: str, above: str = "") -> ui.Modal:
    """Return a form with one line to write, named "words", and what is said `above` it."""
    form = ui.Modal(title=clip(title, 45), custom_id=custom_id, timeout=None)
    if above:
        form.add_item(ui.TextDisplay(above))
    line: ui.TextInput[ui.Modal] = ui.TextInput(
        custom_id="words", default=value or None, required=False, max_length=200
    )
    form.add_item(ui.Label(text=clip(hint, 45), component=line))
    return form
