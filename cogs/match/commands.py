"""Slash commands about matches. All but /play answer this person alone, wherever it makes sense."""

import discord
from discord import ButtonStyle, app_commands
from discord.ext import commands

from cogs.app.admission import admit, seen
from cogs.app.bot import Host
from cogs.app.context import Interaction, Visit
from cogs.app.errors import acknowledged
from cogs.app.rights import INVITE
from cogs.app.suggesting import Choices, suggesting
from cogs.board.cog import BoardCog
from cogs.board.homes import Found
from cogs.help.cog import HelpCog
from cogs.lobby.cog import LobbyCog, games_by_name
from cogs.match.beside import BesideCog
from cogs.match.cog import TableCog
from cogs.match.lists import Line, entrance_line, list_page, plain_line, waiting_line
from cogs.server.hello import games_in_words, games_page
from cogs.ui.names import safe
from cogs.ui.page import Page, button, clip, rows, words
from cogs.ui.sure import conceding
from games.core.refused import Refused
from games.core.text import text
from play.records import Entrance
from play.refusals import refused
from play.time.pace import PACES

DESCRIBED = "…"  # filled in from locales/*/commands.ftl when Discord is told of the commands


class MatchCommands(commands.Cog):
    """Opening, finding and reading matches."""

    def __init__(self, host: Host) -> None:
        self.host = host

    @app_commands.command(name="play", description=DESCRIBED)
    @app_commands.describe(game=DESCRIBED, players=DESCRIBED, pace=DESCRIBED)
    async def play(
        self,
        interaction: Interaction,
        game: str | None = None,
        players: app_commands.Range[int, 1, 12] | None = None,
        pace: str | None = None,
    ) -> None:
        """Open a lobby; without a game, offer those there are."""
        visit = await self.host.visit(interaction)
        if pace is not None and pace not in PACES:
            raise Refused(text("ui-unknown-pace", pace=safe(clip(pace, 60))))
        if game is None:
            await acknowledged(visit, apart=True)
            await visit.show(games_page(visit, players, pace))
        else:
            await self.host.find(LobbyCog).open(visit, _known(visit, game), players, pace)

    @play.autocomplete("game")
    @suggesting
    async def _games(self, interaction: Interaction, typed: str) -> Choices:
        visit = await self.host.visit(interaction)
        return games_by_name(self.host, visit.locale, typed)

    @play.autocomplete("pace")
    @suggesting
    async def _paces(self, interaction: Interaction, typed: str) -> Choices:
        visit = await self.host.visit(interaction)
        named = [(visit.texts.get(f"play-pace-{key}", visit.locale), key) for key in PACES]
        return [
            app_commands.Choice(name=clip(name, 100), value=key)
            for name, key in named
            if typed.casefold() in name.casefold()
        ][:25]

    @app_commands.command(name="turn", description=DESCRIBED)
    async def turn(self, interaction: Interaction) -> None:
        """Open my table here, or list the matches that wait for me."""
        visit = await self.host.visit(interaction)
        await acknowledged(visit, apart=True)
        here = await self.host.play.matches.in_channel(visit.channel)
        waiting = await self.host.play.matches.waiting(visit.person)
        ids = [one.match for one in waiting]
        mine = [match for match in here if match in ids]
        if mine or len(ids) == 1:
            match = (mine or ids)[0]
            await self._open(visit, match)
            return
        own = {one.match for one in await self.host.play.matches.of_person(visit.person)}
        if not ids and (playing := [match for match in here if match in own]):
            await self._open(visit, playing[0])
            return
        lines = [
            Line(one.match, waiting_line(one, visit), plain_line(one, visit)) for one in waiting
        ]
        await visit.show(list_page(visit, visit.ui("waiting-for-you"), lines))

    async def _open(self, visit: Visit, match: str) -> None:
        await self.host.find(BoardCog).homes.find(visit, match)
        await self.host.find(TableCog).open_table(visit, match)

    @app_commands.command(name="matches", description=DESCRIBED)
    @app_commands.describe(which=DESCRIBED)
    @app_commands.choices(
        which=[app_commands.Choice(name=one, value=one) for one in ("mine", "server", "finished")]
    )
    async def matches(self, interaction: Interaction, which: str = "mine") -> None:
        """List my matches, this server's, or the finished ones."""
        visit = await self.host.visit(interaction)
        await acknowledged(visit, apart=True)
        found = await self._listed(visit, which)
        lines = [
            Line(one.match, entrance_line(one, visit), plain_line(one, visit)) for one in found
        ]
        await visit.show(list_page(visit, visit.ui(f"matches-{which}"), lines))

    async def _listed(self, visit: Visit, which: str) -> tuple[Entrance, ...]:
        matches = self.host.play.matches
        if which == "server":
            found = await matches.of_server(visit.server, by=visit.person)
            return tuple([one for one in found if await seen(visit, one.match)])
        return await matches.of_person(visit.person, ended=which == "finished")

    @app_commands.command(name="board", description=DESCRIBED)
    @app_commands.describe(match=DESCRIBED)
    async def board(self, interaction: Interaction, match: str | None = None) -> None:
        """Say where the board of a match is; bring it here when its place is shut or gone."""
        visit = await self.host.visit(interaction)
        await acknowledged(visit, apart=True)
        which = await self._which(visit, match)
        found = await self.host.find(BoardCog).homes.find(visit, which)
        look = button(f"play:{which}", visit.ui("look"), ButtonStyle.primary)
        await visit.show(Page([words(_where(visit, found)), *rows([look])]))

    @app_commands.command(name="log", description=DESCRIBED)
    @app_commands.describe(match=DESCRIBED)
    async def log(self, interaction: Interaction, match: str | None = None) -> None:
        """Show the log of a match."""
        visit = await self.host.visit(interaction)
        await acknowledged(visit, apart=True)
        await self.host.find(BesideCog).show_log(visit, await self._which(visit, match))

    @app_commands.command(name="concede", description=DESCRIBED)
    @app_commands.describe(match=DESCRIBED)
    async def concede(self, interaction: Interaction, match: str | None = None) -> None:
        """Ask whether a match is really given up."""
        visit = await self.host.visit(interaction)
        await acknowledged(visit, apart=True)
        which = await self._which(visit, match)
        await visit.show(conceding(visit, which))

    @app_commands.command(name="verify", description=DESCRIBED)
    @app_commands.describe(file=DESCRIBED)
    async def verify(self, interaction: Interaction, file: discord.Attachment) -> None:
        """Replay the file of a finished match and say what holds."""
        visit = await self.host.visit(interaction)
        await acknowledged(visit, apart=True)
        if self.host.stopping:
            raise refused("verify-stopped")
        verifier = self.host.play.verifier
        verifier.admit(visit.person, file.size)
        verdict = await verifier.verify(await file.read(), visit.person)
        await visit.show(Page([words(visit.say(verdict.said))]))

    @app_commands.command(name="rules", description=DESCRIBED)
    @app_commands.describe(game=DESCRIBED, topic=DESCRIBED)
    async def rules(
        self, interaction: Interaction, game: str | None = None, topic: str | None = None
    ) -> None:
        """Show the rules of a game by topic."""
        visit = await self.host.visit(interaction)
        await acknowledged(visit, apart=True)
        asked_game, asked_topic = await self._needed(visit)
        which = _known(visit, game or asked_game or next(iter(self.host.games)))
        await self.host.find(HelpCog).show(visit, which, topic or asked_topic)

    async def _needed(self, visit: Visit) -> tuple[str | None, str | None]:
        """Return the game and the topic that the person's open question here needs."""
        for match in await self.host.play.matches.in_channel(visit.channel):
            table = await self.host.play.matches.table(match, visit.person)
            game = table.public.game
            if table.question is None:
                return game, None
            topic = self.host.texts.topic_of(game, table.question.rule, visit.locale)
            return game, topic.id if topic else None
        return None, None

    @rules.autocomplete("game")
    @suggesting
    async def _rule_games(self, interaction: Interaction, typed: str) -> Choices:
        visit = await self.host.visit(interaction)
        return games_by_name(self.host, visit.locale, typed)

    @rules.autocomplete("topic")
    @suggesting
    async def _topics(self, interaction: Interaction, typed: str) -> Choices:
        visit = await self.host.visit(interaction)
        asked_game, first = await self._needed(visit)
        game = getattr(interaction.namespace, "game", None) or asked_game
        if game not in self.host.games:
            return []
        topics = self.host.texts.topics(game, visit.locale)
        topics.sort(key=lambda topic: topic.id != first)
        return [
            app_commands.Choice(name=clip(topic.title, 100), value=topic.id)
            for topic in topics
            if typed.casefold() in topic.title.casefold()
        ][:25]

    @board.autocomplete("match")
    @log.autocomplete("match")
    @concede.autocomplete("match")
    @suggesting
    async def _matches(self, interaction: Interaction, typed: str) -> Choices:
        visit = await self.host.visit(interaction)
        found = await self.host.play.matches.of_person(visit.person)
        lines = [(one.match, plain_line(one, visit)) for one in found]
        return [
            app_commands.Choice(name=clip(line, 100), value=match)
            for match, line in lines
            if typed.casefold() in line.casefold()
        ][:25]

    async def _which(self, visit: Visit, match: str | None) -> str:
        """Return the match that is meant: the one named, the one here, my only one."""
        if match:
            await admit(visit, match)
            return match
        here = await self.host.play.matches.in_channel(visit.channel)
        if here:
            return here[0]
        mine = await self.host.play.matches.of_person(visit.person)
        if len(mine) == 1:
            return mine[0].match
        raise Refused(text("ui-which-match" if mine else "play-no-match"))

    @app_commands.command(name="about", description=DESCRIBED)
    async def about(self, interaction: Interaction) -> None:
        """Say what this is, under which licences, and how to invite it."""
        visit = await self.host.visit(interaction)
        address = discord.utils.oauth_url(
            self.host.application_id or 0, permissions=discord.Permissions(INVITE)
        )
        games = games_in_words(self.host, visit.locale)
        said = [words(visit.ui("about", games=games, invite=address))]
        verified = self.host.play.upkeep.verified
        if verified is not None and verified.matches:
            alike, matches = verified.alike, verified.matches
            said.append(words(visit.ui("about-verified", alike=alike, matches=matches)))
        page = Page(said)
        await interaction.response.send_message(view=page.view(), ephemeral=True)


def _known(visit: Visit, game: str) -> str:
    """Return the key of a game there is. Refused with those there are."""
    games = visit.host.games
    if game not in games:
        names = ", ".join(visit.texts.get(f"{key}-name", visit.locale) for key in games)
        raise Refused(text("ui-unknown-game", game=safe(clip(game, 60)), games=names))
    return game


def _where(visit: Visit, found: Found) -> str:
    """Return where a board is to be found, and what keeps it from being what it should be."""
    where = found.where
    if where.channel is None:
        return visit.ui("board-coming")
    stands = where.board_message is not None
    posted = where.board_channel if stands and where.board_channel else where.channel
    link = f"https://discord.com/channels/{where.server}/{posted}/{where.board_message}"
    said = {"link": link, "channel": f"<#{posted}>"}
    if found.shut is None:
        return visit.ui("board-linked" if stands else "board-late", **said)
    said["why"] = found.shut.in_words(visit.ui)
    way_on = visit.say(found.not_here) if found.not_here else visit.ui("board-bring")
    return f"{visit.ui('board-shut' if stands else 'board-unposted', **said)}\n{way_on}"
