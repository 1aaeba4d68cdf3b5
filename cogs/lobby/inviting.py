"""Invitations to a table: who may be invited, the message that calls them, and their answer."""

from collections.abc import Iterable, Sequence
from datetime import datetime

import discord
from discord import ButtonStyle
from discord.ext import commands

from cogs.app.admission import shown_to
from cogs.app.bot import Bot, language
from cogs.app.channels.channels import Unknown, check_writing, messageable, shut
from cogs.app.channels.posted import sent_before
from cogs.app.context import Context, known_id, route
from cogs.app.errors import acknowledged, tell
from cogs.lobby.cog import LobbyCog
from cogs.lobby.message import lobby_screen
from cogs.lobby.screen import LobbyScreen
from cogs.ui.names import safe
from cogs.ui.page import Page, button, rows, words
from cogs.ui.words import names_in_words
from db.records.lobbies import Invitation
from games.core.refused import Refused
from play.base.guarded import Locks
from play.lobby.beginnings import usual
from play.lobby.records import Lobby
from play.records import Person
from play.refusals import refused
from play.time.pace import pace_of

SWEEP = 30  # s between two looks for people who were not yet called


class InvitingCog(commands.Cog):
    """Pings those who are invited, once, in a message of its own: an edit pings nobody."""

    def __init__(self, bot: Bot) -> None:
        self.bot = bot
        self._locks = Locks()
        self._held: dict[tuple[str, int], datetime] = {}  # until when quiet hours hold back a call

    async def cog_load(self) -> None:
        self.bot.repeat("invitations", self.sweep, SWEEP)

    async def sweep(self) -> None:
        """Call those not called yet: the bot was stopped, the channel closed, or it was night."""
        waiting = await self.bot.play.lobbies.uncalled()
        self._held = {key: at for key, at in self._held.items() if key[0] in waiting}
        for lobby in waiting:
            await self.call(lobby)

    # Who may be invited

    async def checked(
        self, context: Context, users: Iterable[discord.User | discord.Member]
    ) -> tuple[Person, ...]:
        """Return these people. Raises Refused with the names of those who cannot be invited."""
        channel = self.bot.get_channel(context.channel) or context.interaction.channel
        found: list[Person] = []
        for one in users:
            name = safe(one.display_name)
            if one.bot:
                raise refused("invite-bot", name=name)
            if one.id == context.person:
                raise refused("invite-self", name=name)
            if not isinstance(one, discord.Member) or not shown_to(one, channel):
                raise refused("invite-unseen", name=name)
            own = one.global_name or one.name
            found.append(Person(one.id, one.display_name, context.server or None, own))
        return tuple(dict.fromkeys(found))

    async def members(self, context: Context, ids: Iterable[int]) -> Sequence[discord.Member]:
        """Return the members of this server with these ids. Raises Refused where one is none."""
        guild = context.interaction.guild
        found: list[discord.Member] = []
        for one in ids:
            try:
                member = None if guild is None else await guild.fetch_member(one)
            except discord.NotFound:
                member = None
            if member is None:
                raise refused("invite-unseen", name=f"<@{one}>")
            found.append(member)
        return found

    async def open(
        self,
        context: Context,
        game: str,
        players: int | None,
        pace: str | None,
        users: Sequence[discord.User | discord.Member],
    ) -> None:
        """Open a lobby to which these people are invited; without a number it has room for them."""
        people = await self.checked(context, users)
        room = players or usual(self.bot.games[game].info, 1 + len(people))
        lobby = await self.bot.find(LobbyCog).open(context, game, room, pace)
        if lobby is not None and people:
            try:
                await self.bot.play.lobbies.invite(lobby.id, context.person, people)
            except Refused as no:  # the table is there: it is only told that they are not invited
                await context.interaction.followup.send(context.say(no.why), ephemeral=True)
                return
            await self.call(lobby.id)

    @route("invite", again="options")
    async def invite(self, context: Context) -> None:
        """Invite those who were chosen on the panel; host only."""
        await acknowledged(context)
        ids = [known_id(one) for one in context.values]
        people = await self.checked(context, await self.members(context, ids))
        lobby = await self.bot.play.lobbies.invite(context.args[0], context.person, people)
        await self.call(lobby.id)
        names = [safe(one.name) for one in people]
        said = context.ui("invite-done", who=names_in_words(names, context.texts, context.locale))
        back = button(f"options:{lobby.id}", context.ui("back"))
        await context.show(Page([words(said), *rows([back])]))

    # Calling them

    async def call(self, which: str) -> None:
        """Call those of a lobby who were not yet called, all in one message.

        That this is about to happen is noted first: if the bot is ended before it has noted the
        message, it finds that again.
        """
        async with self._locks.of(which):
            await self._call(which)

    async def _call(self, which: str) -> None:
        play = self.bot.play
        try:
            await self._look_for_unnoted(which)
            lobby = await play.lobbies.get(which)
        except (Refused, Unknown):
            return  # its game is away, or its channel is shut: the sweep tries again
        new = [one for one in lobby.invitations if one.message is None]
        if lobby.status != "open" or lobby.message is None or not new:
            return
        channel = await messageable(self.bot, lobby.channel)
        if channel is None or shut(channel) is not None:
            return  # the sweep tries again
        new = [one for one in new if await self._may_be_called(lobby, one.person)]
        if not new:
            return
        wanted = [one for one in new if (await play.people.settings(one.person)).pings]
        mentions = discord.AllowedMentions(users=[discord.Object(one.person) for one in wanted])
        sending = await play.lobbies.calling(which, tuple(one.person for one in new), channel.id)
        page = call_page(lobby_screen(self.bot, lobby, language(lobby.locale)), new, sending.tag)
        try:
            sent = await channel.send(view=page.view(), allowed_mentions=mentions)
        except discord.HTTPException as no:
            if no.status < 500:
                await play.projections.end_sending(sending.tag)
            raise
        await play.lobbies.called(sending, sent.id)

    async def _look_for_unnoted(self, which: str) -> None:
        """Find what was sent before the bot was stopped; nothing is being sent to this lobby.

        Raises Unknown while its channel is shut to us.
        """
        for one in await self.bot.play.lobbies.unnoted(which):
            message = await sent_before(self.bot, one)
            if message is None:
                await self.bot.play.projections.end_sending(one.tag)
            else:
                await self.bot.play.lobbies.called(one, message)

    async def _may_be_called(self, lobby: Lobby, person: int) -> bool:
        """Whether somebody is called now: not in quiet hours, except to a live match (TIM-4.3).

        Otherwise they are called within an hour after them; that moment is drawn once, and again
        when the bot has been restarted.
        """
        settings = await self.bot.play.people.settings(person)
        if pace_of(lobby.terms).live or not settings.pings:
            return True
        now, key = self.bot.play.clock.now(), (lobby.id, person)
        if self._held.get(key, now) <= now:
            self._held[key] = await self.bot.play.directs.call_at(person, now)
        return self._held[key] <= now

    # Their answer

    @route("accept", again="lobby")
    async def accept(self, context: Context) -> None:
        """Take the seat that was kept for this person; the match begins if that fills the table."""
        await acknowledged(context, apart=True)
        lobbies, which = self.bot.play.lobbies, context.args[0]
        lobby = await lobbies.get(which)
        asked = {*lobby.people, *(one.person for one in lobby.invitations)}
        if lobby.status == "open" and context.person not in asked:
            raise refused("not-invited")
        await self.bot.find(LobbyCog).check_room(context)
        lobby = await lobbies.join(which, context.who)
        if lobbies.full(lobby):
            check_writing(context)
            match = await self.bot.find(LobbyCog).begin(lobby, None)
            play = button(f"play:{match}", context.ui("play"), ButtonStyle.primary)
            await context.show(Page([words(context.ui("invite-begun")), *rows([play])]))
        else:
            await tell(context, context.ui("invite-accepted"))

    @route("refuse", again="lobby")
    async def decline(self, context: Context) -> None:
        """Say no."""
        await acknowledged(context, apart=True)
        await self.bot.play.lobbies.decline(context.args[0], context.person)
        await tell(context, context.ui("invite-declined"))


def call_page(screen: LobbyScreen, people: Sequence[Invitation], tag: str = "") -> Page:
    """Return the message that calls people to a table; `tag` is that by which it is found."""
    lobby = screen.lobby
    who = names_in_words([f"<@{one.person}>" for one in people], screen.texts, screen.locale)
    host = f"<@{lobby.host}>"
    call = "invite-call" if lobby.rematch_of is None else "rematch-call"
    said = screen.ui(call, who=who, host=host, game=screen.own("name"), count=len(people))
    which = f"{lobby.id}:{tag}" if tag else lobby.id
    answers = [
        button(f"accept:{which}", screen.ui("invite-accept"), ButtonStyle.primary),
        button(f"refuse:{which}", screen.ui("invite-decline")),
    ]
    return Page([words(said), *rows(answers)])
