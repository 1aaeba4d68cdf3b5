"""Direct messages: opened for those who chose them, and their daily notes (TIM-4.1, 4.2)."""

import asyncio
import hashlib
from collections.abc import Mapping, Sequence

import discord
import structlog
from discord import ButtonStyle
from discord.ext import commands

from cogs.app.bot import Bot, language
from cogs.app.errors import UNREACHED
from cogs.app.reconciler import MESSAGE_TIMEOUT
from cogs.ui.names import safe
from cogs.ui.page import Item, Page, button, clip, rows, words
from cogs.ui.words import game_name, stamp
from db.queries.directs import SPAM
from db.records.lists import Entrance
from db.records.people import DirectsOpening, Note
from locales import Texts
from locales.texts import Locale

_log = structlog.get_logger("cogs")
EVERY = 10  # s between two looks for what is due
SHUT = (50007, 50278, *SPAM)  # the person takes none, shares no server with us, or we are spam
GONE = (10003, 10008)  # channel, message
LISTED = 8  # matches of a note, each with its button
PEOPLE = 50  # characters of the names of a match


class DirectCog(commands.Cog):
    """Writes only to those who chose direct messages."""

    def __init__(self, bot: Bot) -> None:
        self.bot = bot

    async def cog_load(self) -> None:
        self.bot.repeat("direct messages", self.regularly, EVERY)

    async def regularly(self) -> None:
        """Open what is to be opened, and write the notes that are due."""
        await self.open_all({})
        notes = await self.bot.play.directs.notes()
        await asyncio.gather(*(self._note(note) for note in notes))

    async def send(self, person: int, channel: int, page: Page, about: str, tag: str) -> int | None:
        """Write to a person and return the message; None when they are called in threads now.

        `about` tells one message from all others: sent twice in some minutes, it is there once.
        That it is about to be sent is noted under its `tag`.
        """
        place = self.bot.get_partial_messageable(channel, type=discord.ChannelType.private)
        try:
            nonce = hashlib.sha256(about.encode()).hexdigest()[:24]
            return (await place.send(view=page.view(), nonce=nonce)).id
        except discord.HTTPException as no:
            if no.status < 500:
                await self.bot.play.projections.end_sending(tag)
            if no.code not in SHUT:
                raise
            _log.info("could not write to somebody", code=no.code)
            await self.bot.play.directs.refused(person, no.code)
            return None

    async def delete(self, channel: int, message: int) -> None:
        """Delete a direct message of ours, which may be gone already."""
        place = self.bot.get_partial_messageable(channel, type=discord.ChannelType.private)
        try:
            await place.get_partial_message(message).delete()
        except discord.HTTPException as no:
            if no.code not in (*GONE, *SHUT):
                raise

    # Opening

    async def open_all(self, spoken: Mapping[int, Locale]) -> None:
        """Open the channels that are due and greet there; `spoken` are languages of Discord's."""
        for opening in await self.bot.play.directs.openings():
            try:
                async with asyncio.timeout(MESSAGE_TIMEOUT):
                    await self._open(opening, spoken.get(opening.person))
            except UNREACHED as no:
                _log.info("could not open direct messages", why=type(no).__name__)

    async def _open(self, opening: DirectsOpening, spoken: Locale | None) -> None:
        person, directs = opening.person, self.bot.play.directs
        try:
            channel = opening.channel or (await self.bot.create_dm(discord.Object(person))).id
        except discord.HTTPException as no:
            if no.code not in SHUT:
                raise
            await directs.refused(person, no.code)
            return
        if opening.channel is None:
            await directs.opened(person, channel)
        locale = language(opening.locale or spoken or self.bot.services.locale)
        tag = await self.bot.play.projections.begin_sending("greeting", person, channel, None)
        page = greeting_page(self.bot.texts, locale, tag)
        about = f"greeting {person} {opening.refused_at}"
        if await self.send(person, channel, page, about, tag) is not None:
            await directs.greeted(person, tag)

    # Daily notes

    async def _note(self, note: Note) -> None:
        """Write a note in place of the last one, or no note if nothing waits."""
        try:
            async with asyncio.timeout(MESSAGE_TIMEOUT):
                message, tag = await self._written(note)
                if note.note_message is not None and message is not False:
                    await self.delete(note.channel, note.note_message)
        except UNREACHED as no:
            _log.info("could not write a note", why=type(no).__name__)
            return
        if message is not False:
            await self.bot.play.directs.noted(note, message, tag)

    async def _written(self, note: Note) -> tuple[int | bool | None, str]:
        """Return the message of a note; None if nothing waits, False if nothing can be sent.

        Besides, the tag of its sending.
        """
        waiting = [
            one
            for one in await self.bot.play.matches.waiting(note.person)
            if one.server is None
            or self.bot.get_guild(one.server) is not None
            or not self.bot.play.shards.owns(one.server)  # nothing of it is known here
        ]
        if not waiting:
            return None, ""
        projections = self.bot.play.projections
        tag = await projections.begin_sending("note", note.person, note.channel, None)
        page = note_page(self.bot, waiting, language(note.locale or waiting[0].locale), tag)
        about = f"note {note.person} {note.note_at.timestamp()}"
        return await self.send(note.person, note.channel, page, about, tag) or False, tag


def greeting_page(texts: Texts, locale: Locale, tag: str = "") -> Page:
    """Return the first direct message to somebody."""
    stop = button(
        f"my-calls-stop:{tag}" if tag else "my-calls-stop", texts.get("ui-direct-stop", locale)
    )
    return Page([words(texts.get("ui-direct-greeting", locale)), *rows([stop])])


def note_page(bot: Bot, waiting: Sequence[Entrance], locale: Locale, tag: str = "") -> Page:
    """Return the note of what waits for somebody, soonest first, each with its button."""
    texts, last = bot.texts, f":{tag}" if tag else ""
    items: list[Item] = [words(f"### {texts.get('ui-note', locale, count=len(waiting))}")]
    for one in waiting[:LISTED]:
        game = game_name(one.game, texts, locale)
        play = button(
            f"play:{one.id}{last}", texts.get("ui-note-play", locale), ButtonStyle.primary
        )
        items += [words(note_line(bot, one, game, locale)), *rows([play])]
    if len(waiting) > LISTED:
        more = texts.get("ui-note-more", locale, count=len(waiting) - LISTED)
        items.append(words(f"-# {more}"))
    return Page(items)


def note_line(bot: Bot, one: Entrance, game: str, locale: Locale) -> str:
    """Return "All-Star Draft · the server · Ana, Bao · due ..."."""
    former = bot.texts.get("play-former-player", locale)
    people = ", ".join(" & ".join(names or (former,)) for names in one.people)
    parts = [f"**{safe(game)}**", *server_name(bot, one.server), safe(clip(people, PEOPLE))]
    if one.deadline_at is not None:
        parts.append(bot.texts.get("ui-until", locale, when=stamp(one.deadline_at)))
    return " · ".join(parts)


def server_name(bot: Bot, server: int | None) -> list[str]:
    """Return how a server is called; nothing where that is not known."""
    guild = None if server is None else bot.get_guild(server)
    return [] if guild is None else [safe(guild.name)]
