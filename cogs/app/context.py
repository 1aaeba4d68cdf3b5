"""The context of an interaction: who used a command, pressed a component or submitted a form."""

from abc import ABCMeta
from collections.abc import Awaitable, Callable, Mapping
from contextlib import suppress
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, SupportsIndex, TypeAlias

import discord
from discord import ButtonStyle
from discord.ext import commands
from msgspec.structs import replace

from cogs.app.edits import SideView, delete_answer, edit_answer
from cogs.ui.limits import TooMuch, modal_faults
from cogs.ui.page import MARK, Page, button, rows, words
from db.records.people import PersonSettings
from games.core.refused import Refused
from games.core.text import Text, text
from locales import Reader, Texts
from locales.texts import Locale
from play.records import Person
from play.servers.asking import Asker

if TYPE_CHECKING:
    from cogs.app.bot import Bot

    Interaction: TypeAlias = discord.Interaction[Bot]
else:
    Interaction = discord.Interaction


DIGITS = 4  # of a number in a custom_id
UNKNOWN_MESSAGE = 10008  # Discord's code
ID_DIGITS = 19  # of an id: it fits in 63 bits


class Parts(tuple[str, ...]):
    """The parts of a component; if a forged one lacks a part, that is refused, and no fault."""

    __slots__ = ()

    def __getitem__(self, at: SupportsIndex) -> str:
        try:
            return super().__getitem__(at)
        except IndexError:
            raise Refused(text("ui-old-component")) from None

    def number(self, at: int) -> int:
        """Return a part that is a number, also one that is marked. Raises Refused for others."""
        said = self[at].removeprefix(MARK)
        if not (said.isascii() and said.isdecimal()) or len(said) > DIGITS:
            raise Refused(text("ui-old-component"))
        return int(said)


NO_PARTS = Parts()


class Dismissed(Exception):
    """The message that was to show an answer is gone: its reader has dismissed it."""


def known_id(said: str) -> int:
    """Return an id of Discord. Raises Refused when it cannot be one."""
    if not (said.isascii() and said.isdecimal()) or len(said) > ID_DIGITS:
        raise Refused(text("ui-old-component"))
    return int(said)


@dataclass
class Context:
    """One interaction, and the way to answer it.

    `args` are the parts of a component's custom_id after its verb, `values` what was chosen in a
    select, `fields` what was typed into a form. `spoken` is the language of the person's Discord,
    `locale` the one that they read.
    """

    interaction: Interaction
    locale: Locale
    args: Parts = NO_PARTS
    values: Parts = NO_PARTS
    fields: Mapping[str, str] = field(default_factory=dict[str, str])
    settings: PersonSettings = field(
        default_factory=PersonSettings
    )  # as of the beginning of the interaction
    showed: bool = False  # whether the message of this interaction has become another page
    spoken: Locale | None = None

    @property
    def bot(self) -> "Bot":
        return self.interaction.client

    @property
    def texts(self) -> Texts:
        return self.bot.texts

    @property
    def person(self) -> int:
        """The Discord id of whoever pressed or wrote."""
        return self.interaction.user.id

    @property
    def who(self) -> Person:
        """Return this person under the name that the people of this server know them by."""
        user = self.interaction.user
        own = user.global_name or user.name
        return Person(user.id, user.display_name, self.interaction.guild_id, own, self.spoken)

    @property
    def server(self) -> int:
        """The id of the server; 0 in direct messages."""
        return self.interaction.guild_id or 0

    @property
    def channel(self) -> int:
        """The id of the channel or thread; 0 where Discord names none."""
        return self.interaction.channel_id or 0

    @property
    def above(self) -> int:
        """Return the channel that a server's settings speak of: that above a thread."""
        channel = self.interaction.channel
        return channel.parent_id if isinstance(channel, discord.Thread) else self.channel

    @property
    def asker(self) -> Asker:
        """This person, as the rules of this server look at whoever opens something here."""
        return self.asker_in(self.above)

    def asker_in(self, channel: int) -> Asker:
        """Return this person, as somebody who would open something in a channel of this server."""
        member = self.interaction.user
        roles = member.roles if isinstance(member, discord.Member) else []
        manages = self.interaction.permissions.manage_guild
        return Asker(self.who, channel, tuple(role.id for role in roles), manages)

    @property
    def about(self) -> tuple[str, ...]:
        """Return the id of the match or lobby that a component may be about: its first part."""
        return tuple(parts[0] for parts in (self.args, self.values) if parts)

    def ui(self, message: str, /, **args: int | str) -> str:
        """Return one of our own messages in the reader's language."""
        return self.texts.get(f"ui-{message}", self.locale, **args)

    def say(self, text: Text) -> str:
        """Return a text that names no seat."""
        return self.texts.say(text, Reader(self.locale))

    @property
    def on_ephemeral(self) -> bool:
        """Whether a component of a message was pressed that only this person sees."""
        message = self.interaction.message
        return message is not None and message.flags.ephemeral

    async def wait(self) -> None:
        """Acknowledge: an ephemeral answer will follow, or the pressed private message changes."""
        if self.interaction.response.is_done():
            return
        if self.on_ephemeral:
            await self.interaction.response.defer()
        else:
            await self.interaction.response.defer(ephemeral=True, thinking=True)

    async def wait_apart(self) -> None:
        """Acknowledge: an ephemeral answer of its own will follow, wherever the press was."""
        await self.interaction.response.defer(ephemeral=True, thinking=True)

    async def wait_in_place(self) -> None:
        """Acknowledge: the message that was pressed changes, also a public one."""
        await self.interaction.response.defer()

    async def show(self, page: Page) -> None:
        """Answer with this page: the private message of this press becomes it.

        Raises Dismissed when its reader has put the message away meanwhile.
        """
        try:
            await edit_answer(self.bot, self.interaction.token, page, str(self.interaction.id))
        except discord.NotFound as gone:
            if gone.code != UNKNOWN_MESSAGE:
                raise
            raise Dismissed from gone
        self.showed = True

    async def show_beside(self, match: str, page: Page) -> None:
        """Show what is read beside a match: in its table, with the way back, or in one message.

        From the board each such view takes the place of the former one.
        """
        former = None
        if within := self.on_ephemeral:
            back = button(f"table:{match}", self.ui("back-to-table"), ButtonStyle.primary)
            page = replace(page, items=[*page.items, *rows([back])])
        else:
            former = self.bot.side_views.replace(match, self.person, self.interaction.token)
        read, now = self.bot.beside.get(match, self.person), await self._asked(match)
        asked = now if read is None else read.asked
        told = now is not None and now != asked
        await self.show(asked_above(page, match, self.texts, self.locale) if told else page)
        token = self.interaction.token
        view = SideView(token, 0, page, self.locale, asked, within=within, told=told)
        self.bot.beside.keep(match, self.person, view)
        if former is not None:
            self.bot.in_background(delete_answer(self.bot, former))

    async def _asked(self, match: str) -> str | None:
        """Return the question that is open to this person in a match."""
        with suppress(Refused):  # it waits for its game, or is not theirs to see
            table = await self.bot.play.matches.glimpse(match, self.person)
            return None if table.question is None else table.question.id
        return None

    async def ask(self, form: discord.ui.Modal) -> None:
        """Open a form; it is answered from its custom_id, also after a restart.

        What this person typed into it before stands there, where that was refused.

        Raises TooMuch when it breaks a limit of Discord's.
        """
        self.bot.drafts.fill(self.person, form)
        if faults := modal_faults(form.to_dict()):
            raise TooMuch(faults)
        form.stop()
        await self.interaction.response.send_modal(form)


def asked_above(page: Page, match: str, texts: Texts, locale: Locale) -> Page:
    """Return a page with one line on top: a question waits, and the way to it."""
    said = words(texts.get("ui-asked-meanwhile", locale))
    label = texts.get("ui-play", locale)
    play = button(f"go-on:{match}", label, ButtonStyle.primary)
    return replace(page, items=[said, *rows([play]), *page.items])


class CogMeta(commands.CogMeta, ABCMeta):
    """Lets a cog have abstract methods: routes that several features share."""


Handler: TypeAlias = Callable[[Context], Awaitable[None]]


def route(
    verb: str, again: str | None = None
) -> Callable[[Callable[..., Awaitable[None]]], Callable[..., Awaitable[None]]]:
    """Mark a method of a cog as the route of components and forms with this verb.

    `again` is the verb behind the button that tries again after a fault: the same verb, or that of
    a route that needs the first part of the custom_id alone. Without it the `home` of the cog is
    used.
    """

    def mark(method: Callable[..., Awaitable[None]]) -> Callable[..., Awaitable[None]]:
        method.verb = verb  # pyright: ignore[reportFunctionMemberAccess] - read by Bot.add_cog
        method.again = again  # pyright: ignore[reportFunctionMemberAccess] - as above
        return method

    return mark


def fields_of(data: Mapping[str, Any]) -> dict[str, str]:
    """Return what a submitted form holds, a text each; several values are joined by commas."""
    found: dict[str, str] = {}
    for row in data.get("components", ()):
        for part in (row.get("component"), *(row.get("components") or ())):
            if part:
                values = part.get("values") or ()
                found[part["custom_id"]] = str(part.get("value") or ",".join(values))
    return found
