"""Slash commands about decks. They answer with the private message of the workshop."""

from typing import TypeAlias

import discord
from discord import app_commands
from discord.ext import commands

from cogs.app.bot import Bot
from cogs.app.command_texts import DESCRIBED
from cogs.app.context import Context, Interaction
from cogs.app.errors import acknowledged
from cogs.app.suggesting import Choices, suggesting
from cogs.decks.brought import matching, words_of
from cogs.decks.cog import DecksCog
from cogs.decks.page import (
    plain_line,
)
from play.decks.service import NAME

Called: TypeAlias = app_commands.Range[str, 1, NAME]  # what a deck is called


class DeckCommands(commands.Cog):
    """What is done with decks by name."""

    def __init__(self, bot: Bot) -> None:
        self.bot = bot

    deck = app_commands.Group(name="deck", description=DESCRIBED)

    @deck.command(name="list", description=DESCRIBED)
    @app_commands.describe(game=DESCRIBED)
    async def list_(self, interaction: Interaction, game: str | None = None) -> None:
        """List my decks."""
        context = await self._begun(interaction)
        await self._cog.list_decks(context, self._cog.game_of(context, game))

    @deck.command(name="new", description=DESCRIBED)
    @app_commands.describe(name=DESCRIBED, game=DESCRIBED)
    async def new(
        self, interaction: Interaction, name: Called | None = None, game: str | None = None
    ) -> None:
        """Begin an empty deck, and build it."""
        context = await self._begun(interaction)
        await self._cog.make(context, self._cog.game_of(context, game), name)

    @deck.command(name="edit", description=DESCRIBED)
    @app_commands.describe(deck=DESCRIBED)
    async def edit(self, interaction: Interaction, deck: str) -> None:
        """Go on building one of my decks."""
        context = await self._begun(interaction)
        await self._cog.build(context, await self.bot.play.decks.get(deck, context.person))

    @deck.command(name="copy", description=DESCRIBED)
    @app_commands.describe(deck=DESCRIBED)
    async def copy_(self, interaction: Interaction, deck: str) -> None:
        """Copy one of my decks."""
        context = await self._begun(interaction)
        await self._cog.copy(context, deck)

    @deck.command(name="rename", description=DESCRIBED)
    @app_commands.describe(deck=DESCRIBED, name=DESCRIBED)
    async def rename(self, interaction: Interaction, deck: str, name: Called) -> None:
        """Give one of my decks another name."""
        context = await self._begun(interaction)
        await self._cog.build(context, await self.bot.play.decks.rename(deck, context.person, name))

    @deck.command(name="delete", description=DESCRIBED)
    @app_commands.describe(deck=DESCRIBED)
    async def delete(self, interaction: Interaction, deck: str) -> None:
        """Ask whether one of my decks is really to be deleted."""
        context = await self._begun(interaction)
        await self._cog.ask_to_delete(context, deck)

    @deck.command(name="import", description=DESCRIBED)
    @app_commands.describe(file=DESCRIBED, name=DESCRIBED, game=DESCRIBED)
    async def import_(
        self,
        interaction: Interaction,
        file: discord.Attachment,
        name: Called | None = None,
        game: str | None = None,
    ) -> None:
        """Keep a deck from a file."""
        context = await self._begun(interaction)
        which = self._cog.game_of(context, game)
        written = await words_of(file)
        called = name or await self._cog.next_name(context, which)
        made = await self.bot.play.decks.read(context.who, which, called, written)
        await self._cog.build(context, made)

    @deck.command(name="export", description=DESCRIBED)
    @app_commands.describe(deck=DESCRIBED)
    async def export(self, interaction: Interaction, deck: str) -> None:
        """Hand out one of my decks as a file."""
        context = await self._begun(interaction)
        await self._cog.send(context, deck)

    @deck.command(name="test", description=DESCRIBED)
    @app_commands.describe(deck=DESCRIBED)
    async def test(self, interaction: Interaction, deck: str) -> None:
        """Say what a thousand opening hands of one of my decks come to."""
        context = await self._begun(interaction)
        await self._cog.test_hands(context, deck)

    @edit.autocomplete("deck")
    @copy_.autocomplete("deck")
    @rename.autocomplete("deck")
    @delete.autocomplete("deck")
    @export.autocomplete("deck")
    @test.autocomplete("deck")
    @suggesting
    async def _decks(self, interaction: Interaction, typed: str) -> Choices:
        context = await self.bot.context_of(interaction)
        decks = self.bot.play.decks
        every = [
            one for game in decks.games() for one in await decks.of_person(context.person, game)
        ]
        return matching(typed, [(plain_line(context, one), one.id) for one in every])

    @list_.autocomplete("game")
    @new.autocomplete("game")
    @import_.autocomplete("game")
    @suggesting
    async def _games(self, interaction: Interaction, typed: str) -> Choices:
        context = await self.bot.context_of(interaction)
        there = self.bot.play.decks.games()
        named = [(context.texts.get(f"{one}-name", context.locale), one) for one in there]
        return matching(typed, named)

    async def _begun(self, interaction: Interaction) -> Context:
        context = await self.bot.context_of(interaction)
        await acknowledged(context, apart=True)
        return context

    @property
    def _cog(self) -> DecksCog:
        return self.bot.find(DecksCog)
