"""What somebody brings to a match (a deck), with the ordinary controls of questions.

A table asks for it before its match, a tournament once for all matches of an entrant.
"""

from abc import abstractmethod
from collections.abc import Awaitable, Callable, Mapping
from typing import ClassVar

import msgspec
from cachetools import LRUCache
from discord import ButtonStyle, TextStyle, ui
from msgspec.structs import replace

from cogs.app.bot import Bot
from cogs.app.context import Context, route
from cogs.app.errors import acknowledged
from cogs.app.render_client import accent
from cogs.question.asked import Asked
from cogs.question.cog import QuestionCog
from cogs.question.controls import controls, lines_under
from cogs.question.presses import Press
from cogs.ui.names import bare
from cogs.ui.page import Button, Item, Page, button, choice, clip, rows, select, small, words
from games.core.bringing.brought import Brought, Build, Faulty
from games.core.decision import Decision, Picks, several
from games.core.refused import Refused
from games.core.text import Text, text
from locales import Reader
from play.lobby.records import Bring

WRITTEN = 4000  # characters that a form takes, Discord's limit
SHOWN = 1500  # characters of what is built that a message shows
REMEMBERED = 1000  # unconfirmed selections; one that is lost is picked again


class QuestionFrame(msgspec.Struct, frozen=True):
    """What stands around a question: its first lines, and the button that leads back.

    Where it is not `optional`, what is suggested is not accepted.
    """

    head: tuple[str, ...]
    back: tuple[Button, ...] = ()
    optional: bool = True


class BringingCog(QuestionCog):
    """Asks what a person brings, in private. What that is for is named by the first argument."""

    nothing: ClassVar[str] = "ui-nothing-to-bring"  # what is said where nothing is asked
    brought: ClassVar[str] = "built-brought"  # what is said of what is brought
    noted: ClassVar[str] = "brought"  # what is said once something is

    def __init__(self, bot: Bot) -> None:
        self.bot = bot
        self._picked: LRUCache[tuple[str, int], Picks] = LRUCache(REMEMBERED)

    @abstractmethod
    async def game_of(self, which: str) -> str:
        """Return the game for which something is brought."""

    @abstractmethod
    async def asked_of(self, context: Context, which: str) -> Bring | None:
        """Return what this person is asked to bring, with what they have brought; or nothing."""

    @abstractmethod
    async def give(self, context: Context, which: str, given: Brought | None) -> None:
        """Bring something (None: what is suggested). Raises Refused, or Faulty with all faults."""

    @abstractmethod
    async def give_written(self, context: Context, which: str, written: str) -> None:
        """Bring what is written. Raises as `give`, or Refused with the line that is wrong."""

    @abstractmethod
    async def settled(self, context: Context, which: str, lines: list[str]) -> None:
        """Show the result, below these lines."""

    @abstractmethod
    async def framed(self, context: Context, which: str) -> QuestionFrame:
        """Return what stands around the question where something is built."""

    @route("bring")
    async def open(self, context: Context) -> None:
        """Show the question, or what has been built."""
        await acknowledged(context, apart=True)
        await self.ask(context, context.args[0])

    async def ask(self, context: Context, which: str) -> None:
        """Show the question, or what has been built."""
        if isinstance((await self._bring(context, which)).question, Build):
            await self._show_built(context, which)
        else:
            await self._show(context, which, None)

    async def _show(
        self, context: Context, which: str, page: int | None, *, was_suggested: bool = False
    ) -> None:
        asked = await self._asked(context, which, page)
        asked = replace(asked, was_suggested=was_suggested)
        said = f"### {asked.say(asked.decision.prompt)}"
        items = [words("\n".join([said, *lines_under(asked)])), *controls(asked)]
        await context.show(Page(items, accent=accent(await self.game_of(which))))

    async def _bring(self, context: Context, which: str) -> Bring:
        """Return what this person is asked to bring. Raises Refused where it is nothing."""
        bring = await self.asked_of(context, which)
        if bring is None:
            raise Refused(text(self.nothing))
        return bring

    async def _reader(self, context: Context, which: str, seat: int | None) -> Reader:
        names = self.bot.games[await self.game_of(which)].rules().names()
        return Reader(context.locale, seat, (), names)

    async def _asked(self, context: Context, which: str, page: int | None = None) -> Asked:
        bring = await self._bring(context, which)
        if not isinstance(bring.question, Decision):
            raise Refused(text(self.nothing))
        given, suggested = _picks(bring.given), _picks(bring.suggested)
        picked = self._picked.get((which, context.person), given)
        reader = await self._reader(context, which, bring.seat)
        return Asked(
            which,
            bring.question,
            picked,
            page,
            self.bot.texts,
            reader,
            suggested,
            self.prefix,
            suggests=several(bring.question),
        )

    async def answer(self, context: Context, press: Press) -> None:
        await acknowledged(context)
        which = context.args[0]
        asked = await self._asked(context, which)
        try:
            await self.give(context, which, press.picks(asked.decision, asked.selection))
        except Refused:
            await self._show(context, which, None)
            raise
        self._picked.pop((which, context.person), None)
        await self.settled(context, which, [context.ui(self.noted)])

    async def select(
        self,
        context: Context,
        press: Press | None,
        page: int | None = None,
        *,
        usual: bool = False,  # noqa: ARG002 - the same here
    ) -> None:
        await acknowledged(context)
        which = context.args[0]
        asked = await self._asked(context, which)
        picked = asked.suggested if press is None else press.picks(asked.decision, asked.selection)
        self._picked[which, context.person] = picked
        await self._show(context, which, page, was_suggested=press is None)

    async def look(self, context: Context, page: int | None) -> None:
        await acknowledged(context)
        await self._show(context, context.args[0], page)

    # What is built

    async def _show_built(
        self, context: Context, which: str, faults: tuple[Text, ...] = ()
    ) -> None:
        """Show what is brought, or suggested, in words, and what is wrong with what was written."""
        bring, say = await self._bring(context, which), await self._saying(context, which)
        assert isinstance(bring.question, Build)
        there = bool(bring.written.strip())
        suggested = "built-suggested" if there else "built-nothing"
        state = context.ui(suggested if bring.given is None else self.brought)
        frame = await self.framed(context, which)
        lines = [*frame.head, say(bring.question.prompt)]
        lines += [*(f"• {say(one)}" for one in faults), state]
        names = await self._names(context, which)
        listed = [words(_listed(bring.written, names))] if there else []
        shown = [words("\n".join(lines)), *listed]
        if bring.warnings and not faults:
            shown.append(small("\n".join(_warned(context, bring, say))))
        label = context.ui("built-write")
        found = [button(f"{self.prefix}write:{which}", label, ButtonStyle.primary)]
        if frame.optional:
            as_is = context.ui("built-usual" if there or bring.given is not None else "built-none")
            found.append(button(f"{self.prefix}usual:{which}", as_is))
        shown += await self._own(context, which)
        found += frame.back
        await context.show(Page([*shown, *rows(found)], accent=accent(await self.game_of(which))))

    async def _names(self, context: Context, which: str) -> Mapping[str, str]:
        """Return what the cards of the game are called in the language of a reader, by id."""
        names = self.bot.games[await self.game_of(which)].rules().names()
        return {card: name.printed(context.locale)[0] for card, name in names.items()}

    async def _own(self, context: Context, which: str) -> list[Item]:
        """Return a select of this person's decks that are ready, in games with a workshop."""
        game, decks = await self.game_of(which), self.bot.play.decks
        if game not in decks.games():
            return []
        there = [one for one in await decks.of_person(context.person, game) if one.holds]
        options = [choice(one.id, bare(one.name)) for one in there]
        if not options:
            return rows([button(f"deck-list:{game}", context.ui("decks-all"))])
        most = min(len(options), decks.workshop(game).most)
        verb = f"{self.prefix}mine:{which}"
        return [select(verb, context.ui("built-mine"), options, 1, most)]

    async def _saying(self, context: Context, which: str) -> Callable[[Text], str]:
        """Return how texts of the game are said to this person."""
        reader = await self._reader(context, which, None)
        return lambda said: self.bot.texts.say(said, reader)

    @route("mine")
    async def mine(self, context: Context) -> None:
        """Bring decks of one's own; they are copied as they are now."""
        await acknowledged(context)
        given = await self.bot.play.decks.brought(context.values, context.person)
        await self._built(context, self.give(context, context.args[0], given))

    @route("write")
    async def write(self, context: Context) -> None:
        """Open the form in which what is built is written or pasted."""
        bring = await self._bring(context, context.args[0])
        await context.ask(_paper(context, f"{self.prefix}written", bring.written))

    @route("written")
    async def written(self, context: Context) -> None:
        """Bring what was written; say everything that is wrong with it."""
        await acknowledged(context)
        said = context.fields.get("words", "")
        await self._built(context, self.give_written(context, context.args[0], said))

    @route("usual")
    async def usual(self, context: Context) -> None:
        """Bring what is suggested."""
        await acknowledged(context)
        await self._built(context, self.give(context, context.args[0], None))

    async def _built(self, context: Context, given: Awaitable[None]) -> None:
        """Bring something and say what its people should know of it."""
        which = context.args[0]
        try:
            await given
        except Faulty as no:
            self.bot.counts.refused(no.why.id)
            self.bot.drafts.keep(context.person, f"{self.prefix}written:{which}", context.fields)
            await self._show_built(context, which, no.faults)
            return
        found, say = await self.asked_of(context, which), await self._saying(context, which)
        warned = [] if found is None else _warned(context, found, say)
        await self.settled(context, which, [context.ui(self.noted), *warned])


def _warned(context: Context, bring: Bring, say: Callable[[Text], str]) -> list[str]:
    return [context.ui("lobby-warning", what=say(one)) for one in bring.warnings]


def _picks(given: Brought | None) -> Picks:
    """Return what is brought as picks; none where it is something else."""
    return given if isinstance(given, tuple) else ()


def _listed(written: str, names: Mapping[str, str]) -> str:
    """Return what is built in words, as a block that shows it as it is, cards with their names."""
    lines: list[str] = []
    for line in written.splitlines():
        card = names.get((line.split() or [""])[-1])
        lines.append(line if card is None else f"{line}  {card}")
    shown = clip("\n".join(lines).replace("`", " "), SHOWN)
    return f"```\n{shown}\n```"


def _paper(context: Context, verb: str, written: str) -> ui.Modal:
    """Return the form with room for everything that may be built."""
    title, which = clip(context.ui("built-write"), 45), context.args[0]
    form = ui.Modal(title=title, custom_id=f"{verb}:{which}", timeout=None)
    field: ui.TextInput[ui.Modal] = ui.TextInput(
        custom_id="words",
        style=TextStyle.paragraph,
        default=clip(written, WRITTEN) or None,
        max_length=WRITTEN,
    )
    form.add_item(ui.Label(text=clip(context.ui("built-lines"), 45), component=field))
    return form
