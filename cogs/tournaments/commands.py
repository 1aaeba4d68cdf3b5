"""The commands of tournaments, and the panels by which one is opened."""

from collections.abc import Sequence

from discord import app_commands
from discord.ext import commands
from msgspec.structs import replace

from cogs.app.admission import admit
from cogs.app.bot import Bot
from cogs.app.channels.channels import check_opening_tournament, check_threads_in
from cogs.app.command_texts import DESCRIBED
from cogs.app.context import Context, Interaction, known_id, route
from cogs.app.errors import acknowledged
from cogs.app.suggesting import Choices, suggesting
from cogs.lobby.cog import LobbyCog
from cogs.lobby.games import games_by_name
from cogs.tournaments.cog import TournamentCog
from cogs.tournaments.opening.draft import (
    ANY_DAY,
    FARTHEST,
    PREPARING,
    USUAL_DAYS,
    Draft,
    ending,
    starts_at,
    unpacked,
    with_field,
)
from cogs.tournaments.opening.panels import Panels, name_form, page
from cogs.tournaments.opening.starts import starting, starts_form
from cogs.tournaments.organising.managing import ManagingCog
from cogs.tournaments.standings.history import HistoryCog
from cogs.ui.names import bare, safe
from cogs.ui.page import Page, choice, clip, select, words
from cogs.ui.words import game_name
from db.records.tournaments import Listed
from games.core.refused import Refused
from games.core.text import text
from play.refusals import refused
from play.servers.service import weekend_zone
from tournaments.records import DUEL

LISTED = 25  # tournaments in a list


class TournamentCommands(commands.Cog):
    """Opening, finding and reading tournaments."""

    def __init__(self, bot: Bot) -> None:
        self.bot = bot

    tournament = app_commands.Group(name="event", description=DESCRIBED)

    @tournament.command(name="create", description=DESCRIBED)
    @app_commands.describe(game=DESCRIBED)
    async def create(self, interaction: Interaction, game: str | None = None) -> None:
        """Open a tournament, in three steps."""
        context = await self.bot.context_of(interaction)
        await acknowledged(context, apart=True)
        await check_opening_tournament(context)
        if game is not None and game in self.bot.games:
            await self._panel(context, Draft(game), 1)
            return
        lines = [
            choice(key, context.texts.get(f"{key}-name", context.locale))
            for key, one in self.bot.games.items()
            if DUEL in one.info.seats or len(one.info.seats) > 1
        ]
        chosen = select("t-game", context.ui("which-game"), lines[:25])
        await context.show(Page([chosen]))

    @create.autocomplete("game")
    @suggesting
    async def _games(self, interaction: Interaction, typed: str) -> Choices:
        context = await self.bot.context_of(interaction)
        return games_by_name(self.bot, context.locale, typed)

    @tournament.command(name="list", description=DESCRIBED)
    async def all_here(self, interaction: Interaction) -> None:
        """List the tournaments of this server."""
        context = await self.bot.context_of(interaction)
        await acknowledged(context, apart=True)
        found = await self.bot.play.tournaments.of_server(context.server, context.person)
        await context.show(list_page(context, "list", found))

    @tournament.command(name="mine", description=DESCRIBED)
    async def all_mine(self, interaction: Interaction) -> None:
        """List my tournaments, or open the only one."""
        context = await self.bot.context_of(interaction)
        await acknowledged(context, apart=True)
        found = await self.bot.play.tournaments.of_person(context.person)
        running = [one for one in found if one.status in {"open", "running"}]
        if len(running) == 1:
            await self.bot.find(TournamentCog).own(context, running[0].id)
            return
        await context.show(list_page(context, "list-mine", found))

    @tournament.command(name="history", description=DESCRIBED)
    async def history(self, interaction: Interaction) -> None:
        """List the tournaments of this server that are over, with who won them."""
        context = await self.bot.context_of(interaction)
        await acknowledged(context, apart=True)
        await self.bot.find(HistoryCog).show(context)

    @tournament.command(name="standings", description=DESCRIBED)
    @app_commands.describe(name=DESCRIBED)
    async def standings(self, interaction: Interaction, name: str | None = None) -> None:
        """Show the standings of a tournament."""
        context = await self.bot.context_of(interaction)
        await acknowledged(context, apart=True)
        which = await self._meant(context, name)
        view = await self.bot.play.tournaments.view(which)
        await self.bot.find(TournamentCog).standings(context, view)

    @tournament.command(name="manage", description=DESCRIBED)
    @app_commands.describe(name=DESCRIBED)
    async def manage(self, interaction: Interaction, name: str | None = None) -> None:
        """Open the panel of an organiser."""
        context = await self.bot.context_of(interaction)
        await acknowledged(context, apart=True)
        managing = self.bot.find(ManagingCog)
        which = await self._meant(context, name, managing=True)
        await managing.show(context, await managing.managed(context, which))

    @standings.autocomplete("name")
    @suggesting
    async def _names(self, interaction: Interaction, typed: str) -> Choices:
        context = await self.bot.context_of(interaction)
        return _suggested(await self._here(context), typed)

    @manage.autocomplete("name")
    @suggesting
    async def _managed_names(self, interaction: Interaction, typed: str) -> Choices:
        context = await self.bot.context_of(interaction)
        return _suggested(await self._here(context, managing=True), typed)

    async def _here(self, context: Context, *, managing: bool = False) -> Sequence[Listed]:
        """Return the tournaments of this server; for `managing`, those one organises come first."""
        service = self.bot.play.tournaments
        found = await service.of_server(context.server, context.person)
        if not managing:
            return found
        own = await service.organised(context.server, context.person)
        return sorted(found, key=lambda one: (one.id not in own, one.status == "over"))

    async def _meant(self, context: Context, name: str | None, *, managing: bool = False) -> str:
        """Return the tournament that is meant: the one named, or the first here."""
        for one in await self._here(context, managing=managing):
            if name is None or name in {one.id, one.name}:
                await admit(context, one.id)
                return one.id
        raise refused("no-tournament")

    # The wizard

    async def _panel(self, context: Context, draft: Draft, number: int, note: str = "") -> None:
        shown = page((await self._panels(context, draft)).fitting(), number)
        said = [words(note)] if note else []
        await context.show(replace(shown, items=[*said, *shown.items]))

    async def _panels(self, context: Context, draft: Draft) -> Panels:
        if draft.game not in self.bot.games:
            raise refused("no-game", game=safe(clip(draft.game, 60)))
        info = self.bot.games[draft.game].info
        if draft.pod not in info.seats:
            pods = [one for one in info.seats if one > 1] or [DUEL]
            draft = with_field(draft, "pod", str(pods[0]))
        lengths = await self.bot.play.tournaments.lengths(
            draft.game, draft.pace, draft.options(info), draft.pod
        )
        settings = await self.bot.play.servers.settings(context.server)
        locale = await self.bot.find(LobbyCog).server_locale(context)
        weekends = weekend_zone(settings, locale) if settings.weekends_off else ""
        zone = weekend_zone(settings, locale)
        return Panels(draft, info, lengths, self.bot.texts, context.locale, weekends, zone)

    @route("t-game")
    async def choose_game(self, context: Context) -> None:
        """Begin with the game that was chosen."""
        await acknowledged(context)
        await self._panel(context, Draft(context.values[0]), 1)

    @route("t-new")
    async def turn_panel(self, context: Context) -> None:
        """Turn to another panel."""
        await acknowledged(context)
        await self._panel(context, unpacked(context.args[1]), context.args.number(0))

    @route("t-set")
    async def set_field(self, context: Context) -> None:
        """Set one thing that a panel offers."""
        await acknowledged(context)
        field = context.args[1]
        value = "0" if field == "channel" and not context.values else context.values[0]
        draft = with_field(unpacked(context.args[2]), field, value)
        why = ""
        if field == "channel" and draft.channel:
            try:
                await check_threads_in(context, known_id(value))
            except Refused as no:  # said on the panel: an edit lets go of what was chosen
                self.bot.counts.refused(no.why.id)
                draft, why = unpacked(context.args[2]), context.say(no.why)
        await self._panel(context, draft, context.args.number(0), why)

    @route("t-starts-at")
    async def ask_start(self, context: Context) -> None:
        """Open the form for the day and hour at which it begins."""
        await context.ask(
            starts_form(context, unpacked(context.args[0]), await self._zone(context))
        )

    @route("t-starts")
    async def start_at(self, context: Context) -> None:
        """Let it begin at the day and hour that were written."""
        await acknowledged(context)
        draft, now = unpacked(context.args[0]), self.bot.play.clock.now()
        begins = starting(context.fields, await self._zone(context), now)
        await self._panel(context, with_field(draft, "starts", str(begins)), 2)

    async def _zone(self, context: Context) -> str:
        settings = await self.bot.play.servers.settings(context.server)
        return weekend_zone(settings, await self.bot.find(LobbyCog).server_locale(context))

    @route("t-name")
    async def ask_name(self, context: Context) -> None:
        """Open the form for the name."""
        preparing = PREPARING in context.args
        await context.ask(name_form(context, unpacked(context.args[0]), preparing=preparing))

    @route("t-open")
    async def open_it(self, context: Context) -> None:
        """Open the tournament; its message is posted here. Or prepare it first."""
        await acknowledged(context)
        await check_opening_tournament(context)
        panels = (await self._panels(context, unpacked(context.args[0]))).fitting()
        draft, now = panels.draft, self.bot.play.clock.now()
        preparing = PREPARING in context.args
        if draft.channel:
            await check_threads_in(context, draft.channel)
        begins, ends = starts_at(draft, now), ending(draft.ends)
        if begins is not None and begins <= now:  # it was chosen long ago
            raise Refused(text("ui-tournament-starts-past", days=FARTHEST.days))
        which = await self.bot.play.tournaments.open(
            server=context.server,
            channel=context.channel,
            creator=context.asker,
            name=context.fields.get("name", ""),
            locale=await self.bot.find(LobbyCog).server_locale(context),
            game=draft.game,
            shape=panels.shape,
            options=draft.options(panels.info),
            terms=panels.time,
            places=draft.places,
            round_days=USUAL_DAYS if draft.live else draft.days,
            round_minutes=draft.days if draft.live else None,
            ends_minute=None if ends is None else ends[1],
            ends_day=None if ends is None or ends[0] == ANY_DAY else ends[0],
            starts_at=begins,
            matches_channel=draft.channel or None,
            preparing=preparing,
        )
        if preparing:
            managing = self.bot.find(ManagingCog)
            await managing.show(context, await managing.managed(context, which))
            return
        await self.bot.find(TournamentCog).own(context, which, context.ui("tournament-opened"))


def _suggested(found: Sequence[Listed], typed: str) -> Choices:
    fitting = [one for one in found if typed.casefold() in one.name.casefold()]
    return [
        app_commands.Choice(name=clip(bare(one.name), 100), value=one.id)
        for one in fitting[:LISTED]
    ]


def list_page(context: Context, which: str, found: Sequence[Listed]) -> Page:
    """Return a list of tournaments, with a select that opens one.

    If there are many, it shows those to come and the latest; the others are found by name.
    """
    title = context.ui(f"tournament-{which}")
    if not found:
        none = context.ui("tournament-none" if which == "list" else "tournament-none-mine")
        return Page([words(f"### {title}\n{none}")])
    some, rest = found[:LISTED], len(found) - LISTED
    lines = [f"• **{safe(one.name)}** · {safe(_facts(context, one))}" for one in some]
    lines += [context.ui("tournament-and-more", count=rest)] if rest > 0 else []
    options = [choice(one.id, bare(one.name), bare(_facts(context, one))) for one in some]
    said = words("\n".join([f"### {title}", *lines]))
    return Page([said, select("t-open-one", context.ui("tournament-open-one"), options)])


def _facts(context: Context, one: Listed) -> str:
    game = game_name(one.game, context.texts, context.locale)
    people = context.ui("tournament-people", count=one.people)
    status = "preparing" if one.preparing else one.status
    return " · ".join([game, people, context.ui(f"tournament-status-{status}")])
