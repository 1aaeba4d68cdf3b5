"""Tournaments: entering and leaving, one's own page, check-ins, and the public message."""

import contextlib
from collections.abc import Mapping
from datetime import timedelta

import discord
import structlog
from discord.ext import commands

from cogs.app.bot import Bot, language
from cogs.app.channels.channels import GONE, Channel, NoChannel, awake, is_gone, open_channel, shut
from cogs.app.channels.posted import posted_before
from cogs.app.confirmations import sure_page
from cogs.app.context import Context, route
from cogs.app.edits import Tables, delete_answer, still_bears
from cogs.app.errors import UNREACHED, acknowledged
from cogs.app.reconciler import Reconciler
from cogs.lobby.page import options_told
from cogs.lobby.screen import LobbyScreen
from cogs.tournaments.log import log_page
from cogs.tournaments.opening.draft import ANY_DAY
from cogs.tournaments.opening.terms import in_days, terms_lines, told
from cogs.tournaments.own import coached_page, own_page, rest_page
from cogs.tournaments.page import (
    bracket_page,
    needs_lines,
    public_page,
    table_page,
)
from cogs.tournaments.standings.described import stage_lines
from cogs.tournaments.standings.sheets import Sheets
from cogs.tournaments.team import Team
from cogs.tournaments.words import ROWS, Screen
from cogs.ui.page import Item, Page, PictureFile, button, rows, words
from cogs.ui.words import names_in_words
from db.records.lists import Entrance
from games.core.refused import Refused
from games.core.text import text
from locales import Reader
from play.refusals import refused
from play.time.pace import pace_of
from play.tournaments.repository import organisers
from play.tournaments.view import TournamentView
from tournaments.formats.registry import format_of
from tournaments.records import SeatChoice

_log = structlog.get_logger("cogs")
PAUSE = timedelta(seconds=30)  # between two edits of a public message, rule EVT-1.2
SWEEP = 10  # s between two looks for messages that are late
SOME = 50
ASKED = 5  # organisers who are named: whom one can ask


class TournamentCog(commands.Cog):
    """Carries presses on tournaments to play/ and keeps their messages up to date."""

    def __init__(self, bot: Bot) -> None:
        self.bot = bot
        self.reconciler = Reconciler(bot, self._show)
        self._own_pages = Tables()
        self._edited: dict[str, timedelta] = {}  # when messages were last written

    async def cog_load(self) -> None:
        self.bot.play.tournaments.on_change(self._changed)
        self.bot.repeat("sweep of tournaments", self.sweep, SWEEP)

    # The public message

    def _changed(self, which: str) -> None:
        """Show a change at once; if the message was written just before, leave it to the sweep."""
        if not self._is_fresh(which):
            self.reconciler.late(which)

    def _is_fresh(self, which: str) -> bool:
        """Whether a message was written less than half a minute ago."""
        last = self._edited.get(which)
        return last is not None and self.bot.play.clock.steady() - last < PAUSE

    async def sweep(self) -> None:
        """Bring the messages up to date that are late, and were not written just before."""
        self._edited = {one: at for one, at in self._edited.items() if self._is_fresh(one)}
        self.reconciler.begin_sweep()
        late = await self.bot.play.tournaments.late(
            SOME + self.reconciler.failed + len(self._edited)
        )
        self.reconciler.sweep([one for one in late if one not in self._edited])

    async def _show(self, which: str) -> None:
        service = self.bot.play.tournaments
        view = await service.view(which)
        facts, there = view.facts, view.facts.message
        if not self.bot.play.shards.owns(facts.server):
            return  # its owner shows it
        if facts.preparing or (there.id is not None and there.shown >= there.change):
            return
        channel = await open_channel(self.bot, facts.server, there.channel)
        if channel is None:
            if await is_gone(self.bot, facts.server, there.channel):
                await service.given_up(which, there.change)
                return
            raise NoChannel
        self._edited[which] = self.bot.play.clock.steady()
        screen = Screen(view, self.bot.texts, language(facts.locale))
        made = public_page(screen, self.bot.play.clock.now(), await self._pictures(screen, channel))
        if there.id is not None and await _edit(channel, there.id, made):
            await service.posted(which, there.channel, there.id, there.change)
            return
        message = await self._post(channel, view, made)
        await service.posted(which, there.channel, message, there.change)

    async def _pictures(self, screen: Screen, channel: Channel) -> list[PictureFile]:
        """Have drawn what stands on the public message, if pictures may be posted there."""
        if not channel.permissions_for(channel.guild.me).attach_files:
            return []
        client, facts = self.bot.render_client, screen.view.facts
        sheets = Sheets(screen, client.handle)
        made = [
            await client.sheet(one, facts.id, facts.message.change, sheets.described(one), page=at)
            for at, one in enumerate(sheets.public())
        ]
        return [one for one in made if one is not None]

    async def _post(self, channel: Channel, view: TournamentView, made: Page) -> int:
        """Post the message of a tournament, unless one that was not noted is found there."""
        facts = view.facts
        if shut(channel) is not None:
            raise NoChannel
        if facts.message.posting_at is not None:
            for verb in ("t-terms", "t-mine"):
                found = await posted_before(channel, facts.message.posting_at, f"{verb}:{facts.id}")
                if found is not None and await _edit(channel, found, made):
                    return found
        await self.bot.play.tournaments.posting(facts.id)
        return (await channel.send(view=made.view(), files=made.files(), silent=True)).id

    # What people press

    @route("t-mine", again="t-mine")
    async def mine(self, context: Context) -> None:
        """Show somebody what is next for them, and their row."""
        await acknowledged(context, apart=not context.on_ephemeral)
        await self.own(context, context.args[0])

    @route("t-next", again="t-mine")
    async def next_up(self, context: Context) -> None:
        """Show the same to whoever comes from a match that is over.

        Its button has a name of its own: by that of `mine` the public message is found.
        """
        await self.mine(context)

    async def own(self, context: Context, which: str, note: str = "") -> None:
        """Show somebody their own page, `note` first."""
        view = await self.bot.play.tournaments.view(which)
        screen = Screen(view, self.bot.texts, context.locale)
        mine = await self._entrances(context)
        runs_it = runs(context, view)
        now = self.bot.play.clock.now()
        service = self.bot.play.tournaments
        await service.was_here(which, context.person)
        team = None
        game = self.bot.games.get(view.facts.game)  # None: its package is not there
        if game is not None and game.info.holders > 1:
            team = Team(*await service.team(which, context.person))
        coached = team.coaches_for(context.person) if team else None
        if coached is not None and (coached.agreed or view.facts.status == "open"):
            page = coached_page(screen, coached, now, mine, note=note)
            await self._put(context, which, page, entered=view.of(context.person) is not None)
            return
        bring = await service.bringing(which, context.person)
        page = own_page(
            screen,
            context.person,
            now,
            mine,
            runs_it=runs_it,
            note=note,
            bring=bring,
            team=team,
        )
        await self._put(context, which, page, entered=view.of(context.person) is not None)

    async def _put(self, context: Context, which: str, page: Page, *, entered: bool) -> None:
        """Show somebody's own page; a former message that still offers to enter goes."""
        token = context.interaction.token
        former = self._own_pages.replace(which, context.person, token)
        await context.show(page)
        if entered and former is not None:
            self.bot.in_background(self._take_away(former, f"t-enter:{which}"))

    async def _take_away(self, former: str, offers: str) -> None:
        """Delete a former private message that still has this control."""
        with contextlib.suppress(*UNREACHED):  # deleted, or its token has ended
            if await still_bears(self.bot, former, offers):
                await delete_answer(self.bot, former)

    async def _entrances(self, context: Context) -> Mapping[str, Entrance]:
        found = await self.bot.play.matches.of_person(context.person)
        return {one.id: one for one in found}

    @route("t-open-one")
    async def open_one(self, context: Context) -> None:
        """Show the tournament that was chosen from a list."""
        await acknowledged(context)
        await self.own(context, context.values[0])

    async def check_server(self, context: Context, which: str) -> None:
        """Raise Refused on another server than that of a tournament."""
        facts = (await self.bot.play.tournaments.load(which)).facts
        if facts.server != context.server:
            raise Refused(text("ui-other-server"))

    @route("t-leave", again="t-mine")
    async def leave(self, context: Context) -> None:
        """Give one's place up before it begins."""
        await acknowledged(context, apart=not context.on_ephemeral)
        which = context.args[0]
        facts = (await self.bot.play.tournaments.load(which)).facts
        if facts.status == "running":  # the button is of before it began
            await self.ask_drop(context)
            return
        await self.bot.play.tournaments.leave(which, context.person)
        await self.own(context, which, context.ui("tournament-left"))

    @route("t-here", again="t-mine")
    async def here(self, context: Context) -> None:
        """Say that one will be there."""
        await acknowledged(context, apart=not context.on_ephemeral)
        which = context.args[0]
        await self.bot.play.tournaments.confirm(which, context.person)
        await self.own(context, which, context.ui("tournament-confirmed"))

    @route("t-drop", again="t-mine")
    async def ask_drop(self, context: Context) -> None:
        """Ask whether somebody really leaves a tournament that runs."""
        await acknowledged(context, apart=not context.on_ephemeral)
        which = context.args[0]
        known = (await self.bot.play.tournaments.view(which)).of(context.person)
        waits = known is not None and known.status == "waiting"
        await context.show(_dropping(context, which, waits=waits))

    @route("t-dropped", again="t-mine")
    async def drop(self, context: Context) -> None:
        """Leave a tournament that runs."""
        await acknowledged(context)
        await self.bot.play.tournaments.leave(context.args[0], context.person)
        await self.own(context, context.args[0])

    async def entered(self, context: Context) -> tuple[Screen, int]:
        """Return a tournament and one's number in it. Raises Refused for those not entered."""
        view = await self.bot.play.tournaments.view(context.args[0])
        entry = view.of(context.person)
        if entry is None:
            raise refused("tournament-not-in")
        return Screen(view, self.bot.texts, context.locale), entry.number

    @route("t-rest", again="t-mine")
    async def ask_rest(self, context: Context) -> None:
        """Offer the rounds that somebody may sit out."""
        await acknowledged(context)
        await context.show(rest_page(*await self.entered(context)))

    @route("t-rested", again="t-mine")
    async def rest(self, context: Context) -> None:
        """Sit a round out."""
        await acknowledged(context)
        which, number = context.args[0], context.values.number(0)
        await self.bot.play.tournaments.rest(which, context.person, number)
        await self.own(context, which, context.ui("tournament-rest-noted", round=number))

    @route("t-unrest", again="t-mine")
    async def play_after_all(self, context: Context) -> None:
        """Play a round that one had meant to sit out."""
        await acknowledged(context)
        which, number = context.args[0], context.args.number(1)
        await self.bot.play.tournaments.play_after_all(which, context.person, number)
        await self.own(context, which, context.ui("tournament-rest-undone", round=number))

    @route("t-first", again="t-mine")
    async def choose_first(self, context: Context) -> None:
        """Say who sits first in the next game of a meeting."""
        await acknowledged(context)
        stage, slot, game, first = (context.args.number(at) for at in range(1, 5))
        chosen = SeatChoice(stage, slot, game, first)
        await self.bot.play.tournaments.choose(context.args[0], context.person, chosen)
        note = context.ui("tournament-choice-noted", game=game)
        await self.own(context, context.args[0], note)

    @route("t-table", again="t-mine")
    async def table(self, context: Context) -> None:
        """Show the standings by pages, beginning with the one on which the person is."""
        await acknowledged(context, apart=not context.on_ephemeral)
        view = await self.bot.play.tournaments.view(context.args[0])
        at = context.args.number(1) if len(context.args) > 1 else None
        await self.standings(context, view, at)

    async def standings(
        self, context: Context, view: TournamentView, at: int | None = None
    ) -> None:
        """Show a page of the standings, one's own row marked; in words for those who chose words.

        Without a page it is the one on which the person is, for others the first.
        """
        screen = Screen(view, self.bot.texts, context.locale)
        entry, picture = view.of(context.person), None
        if at is None:
            mine = entry.number if entry else None
            at = next((at for at, row in enumerate(view.rows) if row.entrant == mine), 0) // ROWS
        at = min(at, max(0, len(view.rows) - 1) // ROWS)
        if view.rows and not context.settings.text_tables:
            client = self.bot.render_client
            sheets = Sheets(screen, client.handle, entry.number if entry else None)
            sheet, facts = sheets.standings(at), view.facts
            alt = sheets.described(sheet)
            picture = await client.sheet(sheet, facts.id, facts.message.change, alt, context.person)
        await context.show(table_page(screen, at, picture))

    @route("t-bracket", again="t-mine")
    async def bracket(self, context: Context) -> None:
        """Show a knockout by pages, one's own way marked, beginning with the person's own page."""
        await acknowledged(context, apart=not context.on_ephemeral)
        view = await self.bot.play.tournaments.view(context.args[0])
        if not view.in_stages:  # it was drawn anew since
            await self.standings(context, view)
            return
        screen, client = Screen(view, self.bot.texts, context.locale), self.bot.render_client
        entry, picture = view.of(context.person), None
        sheets = Sheets(screen, client.handle, entry.number if entry else None)
        brackets = sheets.brackets
        at = context.args.number(1) if len(context.args) > 1 else brackets.home
        at = min(at, brackets.parts - 1)
        sheet = brackets.page(at)
        told = stage_lines(sheet, screen, brackets)
        if not context.settings.text_tables:
            which, change, alt = view.facts.id, view.facts.message.change, sheets.described(sheet)
            picture = await client.sheet(sheet, which, change, alt, context.person)
        await context.show(bracket_page(screen, at, brackets.parts, told, picture))

    @route("t-log", again="t-mine")
    async def log(self, context: Context) -> None:
        """Show everything that organisers decided, by pages."""
        await acknowledged(context, apart=not context.on_ephemeral)
        view = await self.bot.play.tournaments.view(context.args[0])
        at = context.args.number(1) if len(context.args) > 1 else 0
        await context.show(log_page(Screen(view, self.bot.texts, context.locale), at))

    @route("t-terms", again="t-mine")
    async def terms(self, context: Context) -> None:
        """Say what a tournament means for whoever enters it."""
        await acknowledged(context, apart=not context.on_ephemeral)
        view = await self.bot.play.tournaments.view(context.args[0])
        screen = Screen(view, self.bot.texts, context.locale)
        facts = view.facts
        lengths = await self.bot.play.tournaments.lengths(
            facts.game, facts.terms.pace, facts.options, view.shape.pod
        )
        lines = [f"### 🏆 {screen.name}", f"**{screen.game}** · {screen.format()}"]
        here = len(view.entered) if facts.status == "open" else len(view.tournament.ranked)
        known = format_of(view.shape)
        people = here if here in known.people(view.shape) else facts.places
        found = known.forecast(view.shape, people, lengths, in_days(facts.round_length))
        lines.append(f"• {told(found, view.shape, context.texts, context.locale)}")
        lines += [f"• {one}" for one in _organised(screen)]
        lines += [f"• {one}" for one in await self._options_lines(context, screen)]
        lines += [f"• {one}" for one in needs_lines(screen)]
        lines += [f"• {one}" for one in await self._brought_lines(context, screen)]
        day = ANY_DAY if facts.ends_day is None else facts.ends_day
        ends = None if facts.ends_minute is None else (day, facts.ends_minute)
        said = self.bot.texts, context.locale
        terms = terms_lines(view.shape, facts.round_length, facts.terms, *said, ends)
        dates = facts.dates
        if facts.status == "open" and dates.starts_at is not None and dates.checked_at is None:
            terms.append(screen.ui("check-in-told"))
        back = button(f"t-mine:{screen.id}", context.ui("back"))
        items: list[Item] = [words("\n".join([*lines, *(f"• {one}" for one in terms)]))]
        await context.show(Page([*items, *rows([back])]))

    async def _options_lines(self, context: Context, screen: Screen) -> list[str]:
        """Return the pace of the matches, and their preset or the options that are set."""
        pace = pace_of(screen.view.facts.terms).key
        lines = [
            context.ui("lobby-pace", pace=context.texts.get(f"play-pace-{pace}", context.locale))
        ]
        game = self.bot.games.get(screen.view.facts.game)  # None: its package is not there
        if game is not None:
            table = await self.bot.play.tournaments.table(screen.id)
            lines += options_told(LobbyScreen(table, game, self.bot.texts, context.locale))
        return lines

    async def _brought_lines(self, context: Context, screen: Screen) -> list[str]:
        """Return what entrants bring, as the game says it, and how long it can be changed."""
        asked = await self.bot.play.tournaments.asks(screen.id)
        if asked is None:
            return []
        names = self.bot.games[screen.view.facts.game].rules().names()
        said = context.texts.say(asked, Reader(context.locale, None, (), names))
        return [said, screen.ui("bring-locked")]


async def _edit(channel: Channel, message: int, made: Page) -> bool:
    """Edit a message of ours; return False when it is gone."""
    if not await awake(channel):
        raise NoChannel
    try:
        await channel.get_partial_message(message).edit(
            view=made.view(),
            attachments=made.files(),
            allowed_mentions=discord.AllowedMentions.none(),
        )
    except discord.HTTPException as failure:
        if failure.code not in GONE:
            raise
        return False
    return True


def runs(context: Context, view: TournamentView) -> bool:
    """Whether somebody may manage a tournament from here: organisers, who manages the server."""
    if context.server != view.facts.server:
        return False
    manages = context.interaction.permissions.manage_guild
    return manages or context.person in organisers(view.facts)


def _organised(screen: Screen) -> list[str]:
    """Return who runs a tournament, a line, whoever opened it first; nothing where all have gone.

    They are named as the server knows them; nobody is called by what one reads alone.
    """
    facts = screen.view.facts
    people = sorted(organisers(facts), key=lambda one: (one != facts.creator, one))
    if not people:
        return []
    named = [f"<@{one}>" for one in people[:ASKED]]
    return [screen.ui("organised", people=names_in_words(named, screen.texts, screen.locale))]


def _dropping(context: Context, which: str, *, waits: bool) -> Page:
    yes = f"t-dropped:{which}", context.ui("tournament-drop-yes")
    said = context.ui("tournament-drop-waiting" if waits else "tournament-drop-sure")
    return sure_page(context, said, yes, f"t-mine:{which}")
