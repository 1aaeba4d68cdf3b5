"""Substitutes as organisers see them: who would help out, and for whom somebody is sought."""

from collections.abc import Sequence

from discord.ext import commands

from cogs.app.bot import Bot
from cogs.app.context import Context, Parts, route
from cogs.app.errors import acknowledged
from cogs.tournaments.organising.managing import ManagingCog
from cogs.tournaments.words import Screen, plain
from cogs.ui.names import safe
from cogs.ui.page import Item, Page, button, choice, rows, select, words
from cogs.ui.words import names_in_words
from db.queries.match.substitutes import Replaceable, Volunteer

NAMED = 20  # volunteers
MOST = 25  # lines of a select


class TournamentSubstitutesCog(commands.Cog):
    """Lets organisers have somebody looked for who plays on for an entrant (CLB-2.1)."""

    home = "t-manage"

    def __init__(self, bot: Bot) -> None:
        self.bot = bot

    @route("t-subs", again="t-manage")
    async def see(self, context: Context) -> None:
        """Show the volunteers, and for whom somebody is looked for."""
        await acknowledged(context)
        await self._show(context)

    async def _show(self, context: Context) -> None:
        view = await self.bot.find(ManagingCog).managed(context)
        facts, service = view.facts, self.bot.play.substitutes
        found = await service.of_tournament(facts.id)
        volunteers = await service.listed(facts.server, facts.game, facts.terms.pace)
        inside = {one.person for one in view.entrants}
        outside = [one for one in volunteers if one.person not in inside]
        screen = Screen(view, self.bot.texts, context.locale)
        await context.show(substitutes_page(screen, found, outside))

    async def _chosen(self, context: Context) -> Replaceable | None:
        """Return the seat that was chosen, if it is still there."""
        view = await self.bot.find(ManagingCog).managed(context)
        said = Parts(context.values[0].split("."))
        pairing, seat = said.number(0), said.number(1)
        found = await self.bot.play.substitutes.of_tournament(view.facts.id)
        return next((one for one in found if (one.pairing, one.seat) == (pairing, seat)), None)

    @route("t-sub-for", again="t-manage")
    async def seek(self, context: Context) -> None:
        """Look for somebody who plays on for an entrant."""
        await acknowledged(context)
        one = await self._chosen(context)
        if one is not None:
            service = self.bot.play.substitutes
            await service.seek_for_entrant(one.match, context.person, one.seat)
        await self._show(context)

    @route("t-sub-not-for", again="t-manage")
    async def stop(self, context: Context) -> None:
        """Look for nobody any more."""
        await acknowledged(context)
        one = await self._chosen(context)
        if one is not None:
            await self.bot.play.substitutes.put_off(one.match, one.seat)
        await self._show(context)


def substitutes_page(
    screen: Screen, found: Sequence[Replaceable], volunteers: Sequence[Volunteer]
) -> Page:
    """Return who would help out, and the entrants for whom somebody may be looked for."""
    lines = [f"### {screen.ui('substitutes')}", screen.ui("substitutes-what")]
    names = [safe(one.name) for one in volunteers[:NAMED] if one.name]
    if names:
        said = names_in_words(names, screen.texts, screen.locale)
        lines.append(screen.ui("substitutes-list", names=said))
    else:
        lines.append(screen.ui("substitutes-nobody"))
    sought = [one for one in found if one.sought]
    lines += [
        "- " + screen.ui("substitutes-sought", who=screen.person(one.entrant), count=one.called)
        for one in sought
    ]
    bare = plain(screen)
    items: list[Item] = [words("\n".join(lines))]
    for verb, label, those in (
        ("t-sub-for", "substitutes-for", [one for one in found if not one.sought]),
        ("t-sub-not-for", "substitutes-not-for", sought),
    ):
        options = [
            choice(
                f"{one.pairing}.{one.seat}",
                _label(bare, one),
                screen.ui("substitutes-away") if one.away else "",
            )
            for one in those[:MOST]
        ]
        if options:
            items.append(select(f"{verb}:{screen.id}", screen.ui(label), options))
    return Page([*items, *rows([button(f"t-board:{screen.id}", _back(screen))])])


def _back(screen: Screen) -> str:
    return screen.texts.get("ui-back", screen.locale)


def _label(screen: Screen, one: Replaceable) -> str:
    (pairing,) = (other for other in screen.view.pairings if other.number == one.pairing)
    others = [screen.person(number) for number in pairing.people if number != one.entrant]
    against = names_in_words(others, screen.texts, screen.locale)
    return f"{screen.person(one.entrant)} – {against}"
