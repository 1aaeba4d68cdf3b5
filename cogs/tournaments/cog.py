"""Tournaments: entering and leaving, one's own page, check-ins, and the public message."""

from collections.abc import Mapping
from datetime import timedelta

import discord
import structlog
from discord.ext import commands

from cogs.app.bot import Bot, language
from cogs.app.channels.places import GONE, NoPlace, Place, awake, is_gone, open_place, shut
from cogs.app.channels.posted import posted_before
from cogs.app.confirmations import sure_page
from cogs.app.context import Context, route
from cogs.app.errors import UNREACHED, acknowledged
from cogs.app.reconciler import Reconciler
from cogs.tournaments.own import coached_page, own_page, rest_page
from cogs.tournaments.page import alt_lines, call_page, needs_lines, public_page, table_page
from cogs.tournaments.sheets import Sheets
from cogs.tournaments.team import Team
from cogs.tournaments.wizard import terms_lines, told
from cogs.tournaments.words import ROWS, Screen, plain
from cogs.ui.page import Item, Page, Picture, button, rows, words
from db.records.lists import Entrance
from games.core.refused import Refused
from games.core.text import text
from locales import Reader
from play.refusals import refused
from play.tournaments.beginnings import CHECK_OUT
from play.tournaments.kept import organisers
from play.tournaments.view import TournamentView
from tournaments import forecast
from tournaments.records import Choice

_log = structlog.get_logger("cogs")
PAUSE = timedelta(seconds=30)  # between two edits of a public message, rule EVT-1.2
SWEEP = 10  # s between two looks for messages that are late
CALLS = 60  # s between two looks for people whom a check-in is to call
AT_ONCE = 50  # people whom one message calls, rule EVT-1.4
SOME = 50


class TournamentCog(commands.Cog):
    """Carries presses on tournaments to play/ and keeps their messages up to date."""

    def __init__(self, bot: Bot) -> None:
        self.bot = bot
        self.reconciler = Reconciler(bot, self._show)
        self._edited: dict[str, timedelta] = {}  # when messages were last written

    async def cog_load(self) -> None:
        self.bot.play.tournaments.on_change(self._changed)
        self.bot.repeat("sweep of tournaments", self.sweep, SWEEP)
        self.bot.repeat("check-ins", self.call, CALLS)

    # The public message

    def _changed(self, which: str) -> None:
        """Show a change at once, unless the message was written just before: the sweep does it."""
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
        shown = await service.view(which)
        facts = shown.facts
        if facts.planned or (facts.message is not None and facts.shown >= facts.change):
            return
        place = await open_place(self.bot, facts.server, facts.channel)
        if place is None:
            if await is_gone(self.bot, facts.server, facts.channel):
                await service.given_up(which, facts.change)
                return
            raise NoPlace
        self._edited[which] = self.bot.play.clock.steady()
        screen = Screen(shown, self.bot.texts, language(facts.locale))
        made = public_page(screen, self.bot.play.clock.now(), await self._pictures(screen, place))
        if facts.message is not None and await _edit(place, facts.message, made):
            await service.posted(which, facts.message, facts.change)
            return
        await service.posted(which, await self._post(place, shown, made), facts.change)

    async def _pictures(self, screen: Screen, place: Place) -> list[Picture]:
        """Have drawn what stands on the public message, if pictures may be posted there."""
        if not place.permissions_for(place.guild.me).attach_files:
            return []
        client, facts = self.bot.render_client, screen.shown.facts
        alt = alt_lines(plain(screen))
        sheets = Sheets(screen, client.handle).public()
        made = [await client.sheet(one, facts.id, facts.change, alt) for one in sheets]
        return [one for one in made if one is not None]

    async def _post(self, place: Place, shown: TournamentView, made: Page) -> int:
        """Post the message of a tournament; one that stands already and was not noted will do."""
        facts = shown.facts
        if shut(place) is not None:
            raise NoPlace
        if facts.posting_at is not None:
            for verb in ("t-terms", "t-mine"):
                found = await posted_before(place, facts.posting_at, f"{verb}:{facts.id}")
                if found is not None and await _edit(place, found, made):
                    return found
        await self.bot.play.tournaments.posting(facts.id)
        return (await place.send(view=made.view(), files=made.files(), silent=True)).id

    # The check-in

    async def call(self) -> None:
        """Call those who are to say that they will be there, fifty in a message (EVT-1.4)."""
        service = self.bot.play.tournaments
        for which, people in await service.uncalled():
            shown = await service.view(which)
            facts = shown.facts
            place = await open_place(self.bot, facts.server, facts.channel)
            if place is None or shut(place) is not None or facts.starts_at is None:
                continue
            screen = Screen(shown, self.bot.texts, language(facts.locale))
            for at in range(0, len(people), AT_ONCE):
                some = people[at : at + AT_ONCE]
                ids = [one.person for one in some if one.person is not None]
                wanted = [one for one in ids if (await self.bot.play.people.settings(one)).pings]
                mentions = discord.AllowedMentions(users=[discord.Object(one) for one in wanted])
                made = call_page(screen, ids, facts.starts_at - CHECK_OUT)
                try:
                    sent = await place.send(view=made.view(), allowed_mentions=mentions)
                except UNREACHED as no:
                    _log.warning("could not post the call to a check-in", why=type(no).__name__)
                    break
                await service.called(which, [one.number for one in some], sent.id, place.id)

    # What people press

    @route("t-mine", again="t-mine")
    async def mine(self, context: Context) -> None:
        """Show somebody what is next for them, and their row."""
        await acknowledged(context, apart=not context.on_ephemeral)
        await self.own(context, context.args[0])

    async def own(self, context: Context, which: str, note: str = "") -> None:
        """Show somebody their own page, `note` first."""
        shown = await self.bot.play.tournaments.view(which)
        screen = Screen(shown, self.bot.texts, context.locale)
        mine = await self._entrances(context)
        runs_it = runs(context, shown)
        now = self.bot.play.clock.now()
        service = self.bot.play.tournaments
        await service.was_here(which, context.person)
        team = None
        game = self.bot.games.get(shown.facts.game)  # None: its package is not there
        if game is not None and game.info.holders > 1:
            team = Team(*await service.team(which, context.person))
        coached = team.coaches_for(context.person) if team else None
        if coached is not None and (coached.agreed or shown.facts.status == "open"):
            await context.show(coached_page(screen, coached, now, mine, note=note))
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
        await context.show(page)

    async def _entrances(self, context: Context) -> Mapping[str, Entrance]:
        found = await self.bot.play.matches.of_person(context.person)
        return {one.id: one for one in found}

    @route("t-open-one")
    async def open_one(self, context: Context) -> None:
        """Show the tournament that was chosen in a list."""
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
            await context.show(_dropping(context, which))
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
        await acknowledged(context)
        await context.show(_dropping(context, context.args[0]))

    @route("t-dropped", again="t-mine")
    async def drop(self, context: Context) -> None:
        """Leave a tournament that runs."""
        await acknowledged(context)
        await self.bot.play.tournaments.leave(context.args[0], context.person)
        await self.own(context, context.args[0])

    async def entered(self, context: Context) -> tuple[Screen, int]:
        """Return a tournament and one's number in it. Raises Refused for who is not entered."""
        shown = await self.bot.play.tournaments.view(context.args[0])
        entry = shown.of(context.person)
        if entry is None:
            raise refused("tournament-not-in")
        return Screen(shown, self.bot.texts, context.locale), entry.number

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

    @route("t-first", again="t-mine")
    async def choose_first(self, context: Context) -> None:
        """Say who sits first in the next game of a meeting."""
        await acknowledged(context)
        stage, slot, game, first = (context.args.number(at) for at in range(1, 5))
        chosen = Choice(stage, slot, game, first)
        await self.bot.play.tournaments.choose(context.args[0], context.person, chosen)
        await self.own(context, context.args[0])

    @route("t-table", again="t-mine")
    async def table(self, context: Context) -> None:
        """Show the standings, a page at a time."""
        await acknowledged(context, apart=not context.on_ephemeral)
        shown = await self.bot.play.tournaments.view(context.args[0])
        at = context.args.number(1) if len(context.args) > 1 else 0
        await self.standings(context, shown, at)

    async def standings(self, context: Context, shown: TournamentView, at: int) -> None:
        """Show a page of the standings, one's own row marked; in words for who chose words."""
        screen = Screen(shown, self.bot.texts, context.locale)
        at = min(at, max(0, len(shown.rows) - 1) // ROWS)
        entry, picture = shown.of(context.person), None
        if shown.rows and not context.settings.text_tables:
            client = self.bot.render_client
            sheet = Sheets(screen, client.handle, entry.number if entry else None).standings(at)
            alt, which = alt_lines(plain(screen), at), shown.facts.id
            picture = await client.sheet(sheet, which, shown.facts.change, alt, context.person)
        await context.show(table_page(screen, at, picture))

    @route("t-terms", again="t-mine")
    async def terms(self, context: Context) -> None:
        """Say what a tournament means for whoever enters it."""
        await acknowledged(context, apart=not context.on_ephemeral)
        shown = await self.bot.play.tournaments.view(context.args[0])
        screen = Screen(shown, self.bot.texts, context.locale)
        facts = shown.facts
        lengths = await self.bot.play.tournaments.lengths(facts.game, facts.terms.pace)
        lines = [f"### 🏆 {screen.name}", f"**{screen.game}** · {screen.format()}"]
        here = len(shown.entered) if facts.status == "open" else len(shown.tournament.ranked)
        people = max(here, forecast.people(shown.shape)[0])
        found = forecast.forecast(shown.shape, people, lengths, facts.round_days)
        lines.append(f"• {told(found, context.texts, context.locale)}")
        lines += [f"• {one}" for one in needs_lines(screen)]
        lines += [f"• {one}" for one in await self._brought_lines(context, screen)]
        free = facts.terms.days_off
        terms = terms_lines(
            shown.shape, facts.round_days, self.bot.texts, context.locale, free=free
        )
        back = button(f"t-mine:{screen.id}", context.ui("back"))
        items: list[Item] = [words("\n".join([*lines, *(f"• {one}" for one in terms)]))]
        await context.show(Page([*items, *rows([back])]))

    async def _brought_lines(self, context: Context, screen: Screen) -> list[str]:
        """Return what entrants bring, as the game says it, and until when it can be changed."""
        asked = await self.bot.play.tournaments.asks(screen.id)
        if asked is None:
            return []
        names = self.bot.games[screen.shown.facts.game].rules().names()
        said = context.texts.say(asked, Reader(context.locale, None, (), names))
        return [said, screen.ui("bring-locked")]


async def _edit(place: Place, message: int, made: Page) -> bool:
    """Edit a message of ours; return False when it is gone."""
    if not await awake(place):
        raise NoPlace
    try:
        await place.get_partial_message(message).edit(
            view=made.view(),
            attachments=made.files(),
            allowed_mentions=discord.AllowedMentions.none(),
        )
    except discord.HTTPException as failure:
        if failure.code not in GONE:
            raise
        return False
    return True


def runs(context: Context, shown: TournamentView) -> bool:
    """Whether somebody may manage a tournament: its organisers, and who manages the server."""
    if context.person in organisers(shown.facts):
        return True
    return context.server == shown.facts.server and context.interaction.permissions.manage_guild


def _dropping(context: Context, which: str) -> Page:
    yes = f"t-dropped:{which}", context.ui("tournament-drop-yes")
    return sure_page(context, context.ui("tournament-drop-sure"), yes, f"t-mine:{which}")
