"""What a seat brings to a match (a deck): the lobby's question, with the ordinary controls."""

from collections.abc import Awaitable, Callable, Mapping
from dataclasses import replace
from typing import TypeVar

from cachetools import LRUCache
from discord import ButtonStyle, TextStyle, ui

from cogs.app.bot import Bot
from cogs.app.channels.places import check_writing
from cogs.app.context import Context, route
from cogs.app.errors import acknowledged
from cogs.app.render_client import accent
from cogs.lobby.cog import LobbyCog
from cogs.question.asked import Asked
from cogs.question.cog import QuestionCog
from cogs.question.controls import controls, lines_under
from cogs.question.presses import Press
from cogs.ui.names import bare
from cogs.ui.page import Item, Page, button, choice, clip, rows, select, small, words
from games.core.bringing.brought import Brought, Build, Faulty
from games.core.decision import Decision, Picks
from games.core.refused import Refused
from games.core.text import Name, Text, text
from locales import Reader
from play.records import Bring, Lobby

WRITTEN = 4000  # characters that a form takes, Discord's limit
SHOWN = 1500  # characters of what is built that a message shows
Given = TypeVar("Given")
REMEMBERED = 1000  # unconfirmed selections; one that is lost is picked again


class BringCog(QuestionCog):
    """Asks what a person brings, in private, before the match begins."""

    prefix = "b-"
    home = "b-bring"

    def __init__(self, bot: Bot) -> None:
        self.bot = bot
        self._picked: LRUCache[tuple[str, int], Picks] = LRUCache(REMEMBERED)

    @route("bring")
    async def open(self, context: Context) -> None:
        """Show the question, or what has been built."""
        await acknowledged(context, apart=True)
        lobby = context.args[0]
        if isinstance((await self._bring(context, lobby)).question, Build):
            await self._show_built(context, lobby)
        else:
            await self._show(context, lobby, None)

    async def _show(
        self, context: Context, lobby: str, page: int | None, *, was_suggested: bool = False
    ) -> None:
        asked = await self._asked(context, lobby, page)
        asked = replace(asked, was_suggested=was_suggested)
        found = await self.bot.play.lobbies.get(lobby)
        said = f"### {asked.say(asked.decision.prompt)}"
        items = [words("\n".join([said, *lines_under(asked)])), *controls(asked)]
        await context.show(Page(items, accent=accent(found.game)))

    async def _bring(self, context: Context, lobby: str) -> Bring:
        """Return what this person is asked to bring. Raises Refused where it is nothing."""
        bring = await self.bot.play.lobbies.bringing(lobby, context.person)
        if bring is None:
            raise Refused(text("ui-nothing-to-bring"))
        return bring

    async def _asked(self, context: Context, lobby: str, page: int | None = None) -> Asked:
        bring = await self._bring(context, lobby)
        if not isinstance(bring.question, Decision):
            raise Refused(text("ui-nothing-to-bring"))
        found = await self.bot.play.lobbies.get(lobby)
        names = self._names(found)
        given, suggested = _picks(bring.given), _picks(bring.suggested)
        picked = self._picked.get((lobby, context.person), given)
        texts = self.bot.texts
        reader = Reader(context.locale, bring.seat, (), names)
        return Asked(lobby, bring.question, picked, page, texts, reader, suggested, self.prefix)

    def _names(self, lobby: Lobby) -> Mapping[str, Name]:
        return self.bot.games[lobby.game].rules().names()

    async def answer(self, context: Context, press: Press) -> None:
        await acknowledged(context)
        lobby = context.args[0]
        asked = await self._asked(context, lobby)
        try:
            picks = press.picks(asked.decision, asked.selection)
            after = await self.bot.play.lobbies.bring(lobby, context.person, picks)
        except Refused:
            await self._show(context, lobby, None)
            raise
        self._picked.pop((lobby, context.person), None)
        await self._settled(context, after)

    async def _settled(self, context: Context, after: Lobby, *more: str) -> None:
        """Say that something was brought; the match begins when that was all that it waited for."""
        lines = [context.ui("brought"), *more]
        await context.show(Page([words("\n".join(lines))], accent=None))
        if self.bot.play.lobbies.ready(after):
            check_writing(context)  # or it would begin and not be shown
            await self.bot.find(LobbyCog).begin(after, None)

    async def select(self, context: Context, press: Press | None, page: int | None = None) -> None:
        await acknowledged(context)
        lobby = context.args[0]
        asked = await self._asked(context, lobby)
        picked = asked.suggested if press is None else press.picks(asked.decision, asked.selection)
        self._picked[lobby, context.person] = picked
        await self._show(context, lobby, page, was_suggested=press is None)

    async def look(self, context: Context, page: int | None) -> None:
        await acknowledged(context)
        await self._show(context, context.args[0], page)

    # What is built

    async def _show_built(
        self, context: Context, lobby: str, faults: tuple[Text, ...] = ()
    ) -> None:
        """Show what is brought, or suggested, in words, and what is wrong with what was written."""
        bring, say = await self._bring(context, lobby), await self._saying(context, lobby)
        assert isinstance(bring.question, Build)
        state = context.ui("built-suggested" if bring.given is None else "built-brought")
        lines = [f"### {say(bring.question.prompt)}", *(f"• {say(one)}" for one in faults), state]
        shown = [words("\n".join(lines)), words(_listed(bring.written))]
        if bring.warnings and not faults:
            shown.append(small("\n".join(self._warned(context, bring, say))))
        write = button(f"b-write:{lobby}", context.ui("built-write"), ButtonStyle.primary)
        usual = button(f"b-usual:{lobby}", context.ui("built-usual"))
        shown += await self._own(context, lobby)
        await context.show(Page([*shown, *rows([write, usual])]))

    async def _own(self, context: Context, lobby: str) -> list[Item]:
        """Return a select of this person's decks that are ready, in games with a workshop."""
        game, decks = (await self.bot.play.lobbies.get(lobby)).game, self.bot.play.decks
        if game not in decks.games():
            return []
        there = [one for one in await decks.of_person(context.person, game) if one.holds]
        options = [choice(one.id, bare(one.name)) for one in there]
        if not options:
            return rows([button(f"deck-list:{game}", context.ui("decks-all"))])
        most = min(len(options), decks.workshop(game).most)
        return [select(f"b-mine:{lobby}", context.ui("built-mine"), options, 1, most)]

    async def _saying(self, context: Context, lobby: str) -> Callable[[Text], str]:
        """Return how texts of the game are said to this person."""
        found = await self.bot.play.lobbies.get(lobby)
        reader = Reader(context.locale, None, (), self._names(found))
        return lambda said: self.bot.texts.say(said, reader)

    def _warned(self, context: Context, bring: Bring, say: Callable[[Text], str]) -> list[str]:
        return [context.ui("lobby-warning", what=say(one)) for one in bring.warnings]

    @route("mine")
    async def mine(self, context: Context) -> None:
        """Bring decks of one's own; they are copied as they are now."""
        await acknowledged(context)
        given = await self.bot.play.decks.brought(context.values, context.person)
        await self._built(context, self.bot.play.lobbies.bring, context.args[0], given)

    @route("write")
    async def write(self, context: Context) -> None:
        """Open the form in which what is built is written or pasted."""
        bring = await self._bring(context, context.args[0])
        await context.ask(_paper(context, bring.written))

    @route("written")
    async def written(self, context: Context) -> None:
        """Bring what was written; say everything that is wrong with it."""
        await acknowledged(context)
        lobby, said = context.args[0], context.fields.get("words", "")
        await self._built(context, self.bot.play.lobbies.bring_written, lobby, said)

    @route("usual")
    async def usual(self, context: Context) -> None:
        """Bring what is suggested."""
        await acknowledged(context)
        await self._built(context, self.bot.play.lobbies.bring, context.args[0], None)

    async def _built(
        self,
        context: Context,
        bring: Callable[[str, int, Given], Awaitable[Lobby]],
        lobby: str,
        given: Given,
    ) -> None:
        """Bring something and say what its people should know of it."""
        try:
            after = await bring(lobby, context.person, given)
        except Faulty as no:
            self.bot.counts.refused(no.why.id)
            await self._show_built(context, lobby, no.faults)
            return
        found, say = await self._bring(context, lobby), await self._saying(context, lobby)
        await self._settled(context, after, *self._warned(context, found, say))


def _picks(given: Brought | None) -> Picks:
    """Return what is brought as picks; none where it is something else."""
    return given if isinstance(given, tuple) else ()


def _listed(written: str) -> str:
    """Return what is built in words, as a block that shows it as it is."""
    return f"```\n{clip(written.replace('`', ' '), SHOWN)}\n```"


def _paper(context: Context, written: str) -> ui.Modal:
    """Return the form with room for all that may be built."""
    title, lobby = clip(context.ui("built-write"), 45), context.args[0]
    form = ui.Modal(title=title, custom_id=f"b-written:{lobby}", timeout=None)
    field: ui.TextInput[ui.Modal] = ui.TextInput(
        custom_id="words",
        style=TextStyle.paragraph,
        default=clip(written, WRITTEN) or None,
        max_length=WRITTEN,
    )
    form.add_item(ui.Label(text=clip(context.ui("built-lines"), 45), component=field))
    return form
