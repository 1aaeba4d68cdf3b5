"""The workshop: people list, begin, build and use their decks in one private message."""

from collections.abc import Mapping, Sequence

import discord
from discord.ext import commands
from msgspec.structs import replace

from cogs.app.bot import Bot
from cogs.app.channels.channels import check_rights, check_voice
from cogs.app.confirmations import sure_page
from cogs.app.context import Context, route
from cogs.app.errors import acknowledged
from cogs.decks.forms import name_form, paste_form, search_form, words_form
from cogs.decks.page import (
    ANY,
    Saying,
    build_page,
    in_words,
    list_page,
    more_page,
    questions_page,
    shared_page,
    shelf_lines,
    turned_to,
    why_lines,
)
from cogs.lobby.cog import LobbyCog
from cogs.lobby.games import known_game
from cogs.match.cog import TableCog
from cogs.ui.files import file_page
from cogs.ui.names import bare, safe
from cogs.ui.page import Page, PictureFile, words
from games.core.bringing.brought import Faulty, with_names
from games.core.bringing.shelf import DeckView, ShelfView
from games.core.bringing.workshop import HELD, WORDS
from locales import Reader
from play.decks.service import Deck
from play.refusals import refused


class DecksCog(commands.Cog):
    """Carries presses in the workshop to play/, and shows what came of them."""

    prefix = "deck-"
    home = "deck-open"

    def __init__(self, bot: Bot) -> None:
        self.bot = bot

    def game_of(self, context: Context, game: str | None) -> str:
        """Return the game that is meant: the first one with a workshop, where none is named.

        Raises Refused when there is no such game, with those that there are, or when it has no
        workshop.
        """
        there = self.bot.play.decks.games()
        which = there[0] if game is None and there else known_game(context, game or "")
        if which not in there:
            raise refused("no-workshop")
        return which

    # The list, and beginnings

    @route("list", again="deck-list")
    async def show_list(self, context: Context) -> None:
        """Show a person's decks of a game."""
        await acknowledged(context)
        await self.list_decks(context, self.game_of(context, context.args[0]))

    async def list_decks(self, context: Context, game: str, *notes: str) -> None:
        """Show a person's decks of a game, below `notes`."""
        decks = self.bot.play.decks
        there, say = await decks.of_person(context.person, game), self._saying(context, game)
        page = list_page(context, game, there, decks.workshop(game), say)
        said = [words("\n".join(notes))] if notes else []
        await context.show(Page([*said, *page.items], page.pictures, page.accent))

    def _saying(self, context: Context, game: str) -> Saying:
        return Saying(context, self.bot.play.decks.rules(game).names())

    @route("chosen", again="deck-list")
    async def chosen(self, context: Context) -> None:
        """Build on the deck that was chosen in the list."""
        await acknowledged(context)
        await self.build(context, await self.bot.play.decks.get(context.values[0], context.person))

    @route("new", again="deck-list")
    async def begin(self, context: Context) -> None:
        """Begin an empty deck."""
        await acknowledged(context)
        await self.make(context, self.game_of(context, context.args[0]), None)

    async def make(self, context: Context, game: str, name: str | None) -> None:
        """Keep an empty deck, and show it to build on; without a name it is numbered."""
        called = name or await self.next_name(context, game)
        await self.build(context, await self.bot.play.decks.make(context.who, game, called))

    async def next_name(self, context: Context, game: str) -> str:
        """Return the name of a new deck that nobody has named yet."""
        there = await self.bot.play.decks.of_person(context.person, game)
        return context.ui("deck-unnamed", number=len(there) + 1)

    @route("ready", again="deck-list")
    async def ready(self, context: Context) -> None:
        """Begin with a ready-made deck."""
        await acknowledged(context)
        game, which = self.game_of(context, context.args[0]), context.values[0]
        name = self._saying(context, game).name(which)
        made = await self.bot.play.decks.from_ready(context.who, game, which, name)
        await self.build(context, made)

    @route("ask", again="deck-list")
    async def ask(self, context: Context) -> None:
        """Ask the first question before a deck is made for somebody."""
        await acknowledged(context)
        await self._ask(context, self.game_of(context, context.args[0]), [])

    @route("answer", again="deck-list")
    async def answer(self, context: Context) -> None:
        """Ask the next question, or make the deck."""
        await acknowledged(context)
        await self._ask(
            context, self.game_of(context, context.args[0]), context.values[0].split(".")
        )

    async def _ask(self, context: Context, game: str, given: Sequence[str]) -> None:
        decks, say = self.bot.play.decks, self._saying(context, game)
        questions = decks.workshop(game).questions
        part = turned_to(given[-1]) if given else None
        given = given if part is None else given[:-1]
        if len(given) < len(questions):
            asked = questions[len(given)]
            await context.show(questions_page(context, game, asked, given, say, part or 0))
            return
        answers = {
            one.name: said for one, said in zip(questions, given, strict=False) if said != ANY
        }
        name = await self.next_name(context, game)
        deck, made = await decks.suited(context.who, game, name, answers)
        await self.build(context, deck, *why_lines(made, say))

    @route("paper", again="deck-list")
    async def paper(self, context: Context) -> None:
        """Open the form in which a new deck is pasted."""
        game = self.game_of(context, context.args[0])
        name = await self.next_name(context, game)
        example = self.bot.play.decks.example(game, 2)
        await context.ask(paste_form(context, game, name, example))

    @route("pasted", again="deck-list")
    async def pasted(self, context: Context) -> None:
        """Keep the deck that was pasted."""
        await acknowledged(context)
        game, fields = self.game_of(context, context.args[0]), context.fields
        name = fields.get("name", "").strip() or await self.next_name(context, game)
        written = fields.get("words", "")
        made = await self.bot.play.decks.read(context.who, game, name, written)
        await self.build(context, made)

    # Building

    @route("open")
    async def open(self, context: Context) -> None:
        """Show a deck to build on."""
        await acknowledged(context)
        await self.build(context, await self.bot.play.decks.get(context.args[0], context.person))

    async def build(
        self, context: Context, deck: Deck, *notes: str, turned: Mapping[str, int] | None = None
    ) -> None:
        """Show a deck to build on, below `notes`; `turned`: the part of its values, by facet."""
        say = self._saying(context, deck.game)
        whole = await self._picture(context, deck, say)
        workshop = self.bot.play.decks.workshop(deck.game)
        lines = " ".join(shelf_lines(context, deck, workshop, say))
        pictures = whole, await self._drawn(context, deck, deck.shelf, lines)
        await context.show(build_page(context, deck, workshop, say, pictures, notes, turned))

    async def _picture(self, context: Context, deck: Deck, say: Saying) -> PictureFile | None:
        """Return the picture of a deck with the name of its person."""
        view = replace(deck.view, owner=context.who.name)
        return await self._drawn(context, deck, view, f"{bare(deck.name)}. {in_words(deck, say)}")

    async def _drawn(
        self, context: Context, deck: Deck, view: DeckView | ShelfView, alt: str
    ) -> PictureFile | None:
        rules = self.bot.play.decks.rules(deck.game)
        reader = Reader(context.locale, None, (), rules.names())
        client = self.bot.render_client
        return await client.workshop(deck.game, view, reader, rules.faces(), alt, context.person)

    @route("put")
    async def put(self, context: Context) -> None:
        """Put one more of a piece into a deck."""
        await self._count(context, 1)

    @route("take")
    async def take(self, context: Context) -> None:
        """Take one of a piece out of a deck."""
        await self._count(context, -1)

    async def _count(self, context: Context, more: int) -> None:
        await acknowledged(context)
        deck, piece = context.args[0], context.args[1]
        await self.build(context, await self.bot.play.decks.put(deck, context.person, piece, more))

    @route("undo")
    async def undo(self, context: Context) -> None:
        """Undo the last change."""
        await acknowledged(context)
        deck = await self.bot.play.decks.undo(context.args[0], context.person)
        await self.build(context, deck)

    @route("fill")
    async def fill(self, context: Context) -> None:
        """Complete a deck, and say why so."""
        await acknowledged(context)
        deck, made = await self.bot.play.decks.fill(context.args[0], context.person)
        await self.build(context, deck, *why_lines(made, self._saying(context, deck.game)))

    @route("page")
    async def page(self, context: Context) -> None:
        """Turn to another page of pieces."""
        await self._look(context, page=str(context.args.number(1)))

    @route("filter")
    async def filter(self, context: Context) -> None:
        """Look for pieces with a value of a facet."""
        chosen, facet = context.values[0], context.args[1]
        if (part := turned_to(chosen)) is not None:
            await acknowledged(context)
            deck = await self.bot.play.decks.get(context.args[0], context.person)
            await self.build(context, deck, turned={facet: part})
            return
        await self._look(context, **{facet: "" if chosen == ANY else chosen})

    @route("held")
    async def held(self, context: Context) -> None:
        """Show what the deck holds alone, or everything again."""
        deck = await self.bot.play.decks.get(context.args[0], context.person)
        await self._look(context, **{HELD: "" if deck.looks_for.get(HELD) else "1"})

    @route("search")
    async def search(self, context: Context) -> None:
        """Open the form for words of a name."""
        deck = await self.bot.play.decks.get(context.args[0], context.person)
        await context.ask(search_form(context, deck))

    @route("searched")
    async def searched(self, context: Context) -> None:
        """Look for pieces by words."""
        await self._look(context, **{WORDS: context.fields.get("words", "").strip()})

    @route("clear")
    async def clear(self, context: Context) -> None:
        """Look for nothing in particular any more."""
        await acknowledged(context)
        deck = await self.bot.play.decks.look_at_all(context.args[0], context.person)
        await self.build(context, deck)

    async def _look(self, context: Context, /, **wanted: str) -> None:
        await acknowledged(context)
        deck = await self.bot.play.decks.look(context.args[0], context.person, **wanted)
        await self.build(context, deck)

    # What is done with a whole deck

    @route("more")
    async def more(self, context: Context) -> None:
        """Show what can be done with a deck."""
        await acknowledged(context)
        deck = await self.bot.play.decks.get(context.args[0], context.person)
        await context.show(more_page(context, deck, self._saying(context, deck.game)))

    @route("rename")
    async def ask_name(self, context: Context) -> None:
        """Open the form for another name."""
        deck = await self.bot.play.decks.get(context.args[0], context.person)
        await context.ask(name_form(context, deck))

    @route("renamed")
    async def renamed(self, context: Context) -> None:
        """Give a deck another name."""
        await acknowledged(context)
        name = context.fields.get("name", "")
        deck = await self.bot.play.decks.rename(context.args[0], context.person, name)
        await self.build(context, deck)

    @route("copy")
    async def copied(self, context: Context) -> None:
        """Copy a deck, and build on the copy."""
        await acknowledged(context)
        await self.copy(context, context.args[0])

    async def copy(self, context: Context, which: str) -> None:
        """Copy a deck, and show the copy to build on. Raises Refused when it is not theirs."""
        decks = self.bot.play.decks
        name = context.ui("deck-copied", name=(await decks.get(which, context.person)).name)
        await self.build(context, await decks.copy(which, context.who, name))

    @route("text")
    async def ask_words(self, context: Context) -> None:
        """Open the form with a deck in words, to be copied or changed."""
        written = await self.bot.play.decks.written(context.args[0], context.person)
        await context.ask(words_form(context, context.args[0], written))

    @route("written")
    async def written(self, context: Context) -> None:
        """Put what was written in the place of what is in a deck."""
        await acknowledged(context)
        said = context.fields.get("words", "")
        deck = await self.bot.play.decks.write(context.args[0], context.person, said)
        await self.build(context, deck)

    @route("file")
    async def file(self, context: Context) -> None:
        """Hand out a deck as a file."""
        await acknowledged(context, apart=True)
        await self.send(context, context.args[0])

    async def send(self, context: Context, which: str) -> None:
        """Hand out a deck as a file. Raises Refused when it is not theirs."""
        decks = self.bot.play.decks
        deck = await decks.get(which, context.person)
        written = await decks.written(which, context.person)
        written = with_names(written, self._printed(context, deck.game))
        said = context.ui("deck-exported", name=safe(deck.name))
        await context.show(file_page("deck.txt", f"{written}\n".encode(), said))

    def _printed(self, context: Context, game: str) -> Mapping[str, str]:
        """Return what the cards of a game are called in the language of a reader, by id."""
        names = self.bot.play.decks.rules(game).names()
        return {card: name.printed(context.locale)[0] for card, name in names.items()}

    @route("drop")
    async def drop(self, context: Context) -> None:
        """Ask whether a deck is really to be deleted."""
        await acknowledged(context)
        await self.ask_to_delete(context, context.args[0])

    async def ask_to_delete(self, context: Context, which: str) -> None:
        """Ask whether a deck is really to be deleted. Raises Refused when it is not theirs."""
        deck = await self.bot.play.decks.get(which, context.person)
        said = context.ui("deck-drop-sure", name=safe(deck.name))
        yes = f"deck-dropped:{deck.id}", context.ui("deck-drop")
        await context.show(sure_page(context, said, yes, f"deck-more:{deck.id}"))

    @route("dropped")
    async def dropped(self, context: Context) -> None:
        """Delete a deck."""
        await acknowledged(context)
        gone = await self.bot.play.decks.drop(context.args[0], context.person)
        await self.list_decks(context, gone.game, context.ui("deck-dropped", name=safe(gone.name)))

    @route("share")
    async def share(self, context: Context) -> None:
        """Show a deck to everybody here."""
        await acknowledged(context)
        check_rights(context)
        check_voice(context)
        decks = self.bot.play.decks
        deck = await decks.get(context.args[0], context.person)
        say = self._saying(context, deck.game)
        picture = await self._picture(context, deck, say)
        written = await decks.written(deck.id, context.person)
        page = shared_page(context, deck, context.who.name, written, say, picture)
        await decks.share(context.server, context.asker)
        await context.interaction.followup.send(
            view=page.view(),
            files=page.files(),
            allowed_mentions=discord.AllowedMentions.none(),
        )
        await context.show(more_page(context, deck, say, [context.ui("deck-is-shared")]))

    @route("test")
    async def tested(self, context: Context) -> None:
        """Show the statistics of a thousand opening hands."""
        await acknowledged(context)
        await self.test_hands(context, context.args[0])

    async def test_hands(self, context: Context, which: str) -> None:
        """Show the statistics of a thousand opening hands. Raises Faulty for an invalid deck."""
        decks = self.bot.play.decks
        told = await decks.tried(which, context.person)
        deck = await decks.get(which, context.person)
        say = self._saying(context, deck.game)
        await context.show(more_page(context, deck, say, list(map(say, told))))

    @route("play")
    async def play(self, context: Context) -> None:
        """Begin a match against an AI with a deck."""
        await acknowledged(context, apart=True)
        decks = self.bot.play.decks
        deck = await decks.get(context.args[0], context.person)
        if not deck.holds:
            raise Faulty(deck.checked.faults)
        brought = await decks.brought([deck.id], context.person)
        match = await self.bot.find(LobbyCog).solo(context, deck.game, brought)
        await self._choose(match, deck.game, context.person)
        await self.bot.play.matches.thought(match)  # it may be the AI's turn first
        await self.bot.find(TableCog).open_table(context, match)

    async def _choose(self, match: str, game: str, person: int) -> None:
        """Answer the question for the deck with the deck that was brought, where the match asks."""
        asked = (await self.bot.play.matches.table(match, person)).question
        picks = asked and self.bot.play.decks.workshop(game).plays(asked, 1)
        if asked and picks:
            await self.bot.play.matches.answer(match, person, asked.id, picks)
