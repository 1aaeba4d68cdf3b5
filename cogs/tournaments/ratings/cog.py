"""One's own rating, the table of a server, the statistics of a game (EVT-6.3, 6.4)."""

import asyncio
from collections.abc import Mapping, Sequence

from discord import ButtonStyle, SelectOption, app_commands, ui
from discord.ext import commands

from cogs.app.bot import Bot
from cogs.app.command_texts import DESCRIBED
from cogs.app.context import Context, Interaction, route
from cogs.app.errors import acknowledged
from cogs.app.render_client import accent
from cogs.app.suggesting import Choices, suggesting
from cogs.lobby.games import begin_items, games_by_name
from cogs.people.traces import (
    month_lines,
    own_line,
    rating_ahead,
    short_lines,
    trace_lines,
)
from cogs.tournaments.ratings.sheets import RatingSheets
from cogs.tournaments.ratings.tables import cards_csv, matches_csv
from cogs.ui.names import safe
from cogs.ui.page import Item, Page, PictureFile, button, choice, gallery, rows, select, words
from cogs.ui.words import game_name
from games.core.refused import Refused
from games.core.text import text
from play.ratings.profiles import Profile, value_of
from render.tournaments.sheets import Sheet
from tournaments.ratings import PROVISIONAL, Key
from tournaments.statistics import CardShare

ROWS = 20  # of a table


class RatingCog(commands.Cog):
    """Shows ratings and statistics, each to who asks alone."""

    def __init__(self, bot: Bot) -> None:
        self.bot = bot

    # One's own

    @app_commands.command(name="profile", description=DESCRIBED)
    @app_commands.allowed_contexts(guilds=True, dms=True)
    async def profile(self, interaction: Interaction) -> None:
        """Show my ratings."""
        context = await self.bot.context_of(interaction)
        await acknowledged(context, apart=True)
        await self._profile(context, None)

    @route("r-mine", again="r-mine")
    async def mine(self, context: Context) -> None:
        """Show my rating in the game that was chosen; the one that I play most, without one."""
        await acknowledged(context)
        said = context.values[0] if context.values else _args(context)
        await self._profile(context, _key(said) if said else None)

    @route("r-listed", again="r-mine")
    async def listed(self, context: Context) -> None:
        """Agree to stand in tables of ratings, or no longer."""
        await acknowledged(context)
        await self.bot.play.people.set_listed(context.person, wanted=context.args[0] == "1")
        _, _, said = _args(context).partition(":")
        await self._profile(context, _key(said) if said else None)

    @route("r-list")
    async def decide(self, context: Context) -> None:
        """Answer, at the end of a match, whether one wants to be listed."""
        await acknowledged(context)
        match, wanted = context.args[0], context.args[1] == "1"
        await self.bot.play.people.set_listed(context.person, wanted=wanted)
        said = context.ui("rating-listed" if wanted else "rating-not-listed")
        await context.show_beside(match, Page([words(said)]))

    async def _profile(self, context: Context, key: Key | None) -> None:
        profiles = self.bot.play.profiles
        keys = [one for one in await profiles.keys(context.person) if one.game in self.bot.games]
        settings = await self.bot.play.people.settings(context.person)
        key = key if key in keys else keys[0] if keys else None
        found = None if key is None else await profiles.of(context.person, key, context.server)
        trace = await self.bot.play.traces.of(context.person, context.server)
        told = [f"### {context.ui('trace-mine')}", *trace_lines(context, trace)]
        if helped := await self.bot.play.substitutes.helped(context.person):
            told.append(context.ui("substitutes-helped", count=helped))
        items: list[Item] = [words("\n".join(told))]
        pictures: list[PictureFile] = []
        if key is None or found is None:
            items.append(words(context.ui("rating-none", least=PROVISIONAL)))
            items += begin_items(context)
        else:
            items.append(words(f"### {context.ui('rating-mine')}"))
            sheets = self._sheets(context, key.game)
            lines = sheets.rating_lines(found)
            if not settings.text_tables:
                pictures += await self._drawn(context, sheets, found, lines)
            items += [gallery(one) for one in pictures]
            said = [] if pictures else lines
            if met := _opponents(context, found):
                said = [*said, met]
            if said:
                items.append(words("\n".join(said)))
            if len(keys) > 1:
                items.append(
                    select("r-mine", context.ui("which-game"), _choices(context, keys, key))
                )
        if keys or settings.listed:
            items += await self._listing(context, key, listed=settings.listed)
        await context.show(Page(items, pictures, accent(key.game) if key else None))

    async def _listing(self, context: Context, key: Key | None, *, listed: bool) -> list[Item]:
        """Return whether somebody stands in rankings, what is missing, and what changes it."""
        said = [context.ui("rating-listed" if listed else "rating-not-listed")]
        if ahead := await self._ahead(context, listed=listed):
            said.append(ahead)
        which = "" if key is None else f":{_said(key)}"
        label = context.ui("rating-list-no-more" if listed else "rating-list-me")
        change = button(f"r-listed:{int(not listed)}{which}", label)
        return [words("\n".join(said)), *rows([change])]

    async def _ahead(self, context: Context, *, listed: bool) -> str:
        """Say what is missing before somebody is asked about rankings; "" once they have chosen."""
        matches = await self.bot.play.profiles.rated(context.person)
        return "" if listed else rating_ahead(context, matches)

    async def _drawn(
        self, context: Context, sheets: RatingSheets, found: Profile, lines: Sequence[str]
    ) -> list[PictureFile]:
        client = self.bot.render_client
        sheet = sheets.rating(found, context.who.name, client.handle(context.person))
        alt = " ".join(f"{one.removesuffix('.')}." for one in lines)
        made = await client.sheet(sheet, found.key.game, 0, alt, context.person)
        return [] if made is None else [made]

    # The server's

    @app_commands.command(name="top", description=DESCRIBED)
    @app_commands.describe(game=DESCRIBED)
    async def top(self, interaction: Interaction, game: str | None = None) -> None:
        """Show the table of this server in a game."""
        context = await self.bot.context_of(interaction)
        await acknowledged(context, apart=True)
        if game is not None and game in self.bot.games:
            await self._top(context, Key(game, more=min(self.bot.games[game].info.seats) > 2))
            return
        lines = [
            choice(one, game_name(one, context.texts, context.locale)) for one in self.bot.games
        ]
        await context.show(Page([select("r-top", context.ui("which-game"), lines[:25])]))

    @top.autocomplete("game")
    @suggesting
    async def _games(self, interaction: Interaction, typed: str) -> Choices:
        context = await self.bot.context_of(interaction)
        return games_by_name(self.bot, context.locale, typed)

    @route("r-top", again="r-top")
    async def see_top(self, context: Context) -> None:
        """Show the table of a game, of two sides or of more."""
        await acknowledged(context)
        await self._top(context, _key(context.values[0] if context.values else _args(context)))

    async def _top(self, context: Context, key: Key) -> None:
        self._check(key.game)
        table = await self.bot.play.profiles.table(context.server, key)
        name = game_name(key.game, context.texts, context.locale)
        kind = context.ui("rating-kind", more=int(key.more))
        lines = [f"### {context.ui('rating-top')} · {name} · {kind}"]
        for place, one in enumerate(table[:ROWS], 1):
            count = context.ui("rating-matches", count=one.matches)
            lines.append(f"**{place}. {safe(one.name)}** · {value_of(one)} · {count}")
        if not table:
            lines.append(context.ui("rating-nobody"))
        trace = await self.bot.play.traces.of(context.person, context.server)
        lines.append(own_line(context, trace.of(key.game)))
        lines += month_lines(context, await self.bot.play.traces.month(context.server))
        lines.append(f"-# {context.ui('rating-who', least=PROVISIONAL)}")
        if ahead := await self._ahead(context, listed=context.settings.listed):
            lines.append(f"-# {ahead}")
        found = [
            button(f"r-stats:{key.game}", context.ui("rating-statistics")),
            button("t-past:0", context.ui("tournament-history")),
        ]
        seats = self.bot.games[key.game].info.seats
        if min(seats) <= 2 < max(seats):
            other = Key(key.game, not key.more)
            label = context.ui("rating-kind", more=int(other.more))
            found.insert(0, button(f"r-top:{_said(other)}", label, ButtonStyle.primary))
        begin = [] if table else begin_items(context)
        items = [words("\n".join(lines)), *rows(found), *begin]
        await context.show(Page(items, accent=accent(key.game)))

    # The game's

    @route("r-stats", again="r-top")
    async def statistics(self, context: Context) -> None:
        """Show what finished matches of a game tell."""
        await acknowledged(context)
        game = context.args[0]
        self._check(game)
        found = await self.bot.play.profiles.statistics(game)
        back = button(f"r-top:{_said(Key(game, more=False))}", context.ui("back"))
        trace = await self.bot.play.traces.of(context.person, context.server)
        beside = [
            own_line(context, trace.of(game)),
            *short_lines(context, await self.bot.play.traces.with_ais(game)),
        ]
        title = f"### {game_name(game, context.texts, context.locale)} · "
        title += context.ui("rating-statistics")
        if not found:
            told = "\n".join([title, *beside, context.ui("rating-no-matches")])
            items = [words(told), *begin_items(context), *rows([back])]
            await context.show(Page(items, accent=accent(game)))
            return
        sheets, cards = self._sheets(context, game), await self._cards(context, game)
        lines = sheets.statistics_lines(found)
        shown: list[tuple[Sheet, list[str]]] = [(sheets.statistics(found), lines)]
        if cards:
            shown.append((sheets.cards(cards, self.bot.games[game]), sheets.card_lines(cards)))
        items = [words(title)]
        pictures: list[PictureFile] = []
        for sheet, lines in shown:
            picture = None
            if not context.settings.text_tables:
                alt, client = ". ".join(lines), self.bot.render_client
                picture = await client.sheet(sheet, game, 0, alt, context.person)
            items.append(words("\n".join(lines)) if picture is None else gallery(picture))
            pictures += [] if picture is None else [picture]
        items.append(words("\n".join(beside)))
        items += rows([button(f"r-csv:{game}", context.ui("rating-csv")), back])
        await context.show(Page(items, pictures, accent(game)))

    @route("r-csv")
    async def sheet(self, context: Context) -> None:
        """Hand out the matches behind the statistics."""
        await acknowledged(context, apart=True)
        game = context.args[0]
        self._check(game)
        profiles, said = self.bot.play.profiles, context.ui("rating-csv-told")
        matches = await profiles.finished(game)
        cards = await profiles.cards(game, self._names(context, game))
        made = (
            PictureFile(
                f"{game}.csv", await asyncio.to_thread(matches_csv, context, matches), said
            ),
            PictureFile(f"{game}-cards.csv", cards_csv(context, cards), said),
        )
        files = [ui.File[ui.LayoutView](f"attachment://{one.name}") for one in made]
        await context.show(Page([words(said), *files], made))

    async def _cards(self, context: Context, game: str) -> tuple[CardShare, ...]:
        return await self.bot.play.profiles.cards(game, self._names(context, game))

    def _names(self, context: Context, game: str) -> Mapping[str, str]:
        """Return what the cards of a game are called in the language of a reader, by id."""
        names = self.bot.games[game].rules().names()
        return {card: name.printed(context.locale)[0] for card, name in names.items()}

    def _sheets(self, context: Context, game: str) -> RatingSheets:
        return RatingSheets(game, self.bot.games[game].theme, context.texts, context.locale)

    def _check(self, game: str) -> None:
        if game not in self.bot.games:
            raise Refused(text("ui-old-component"))


def _key(said: str) -> Key:
    game, _, more = said.partition(":")
    return Key(game, more == "1")


def _said(key: Key) -> str:
    return f"{key.game}:{int(key.more)}"


def _args(context: Context) -> str:
    return ":".join(context.args)


def _choices(context: Context, keys: Sequence[Key], now: Key) -> list[SelectOption]:
    return [
        choice(
            _said(key),
            game_name(key.game, context.texts, context.locale),
            context.ui("rating-kind", more=int(key.more)),
            default=key == now,
        )
        for key in keys[:25]
    ]


def _opponents(context: Context, found: Profile) -> str:
    """Return whom somebody met most, in a line."""
    named = [
        context.ui("rating-met", name=safe(name), count=times) for name, times in found.opponents
    ]
    return context.ui("rating-opponents", people=", ".join(named)) if named else ""
