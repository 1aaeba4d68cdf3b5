"""What organisers do with a tournament, by private buttons."""

import asyncio

import discord
from discord import ui
from discord.ext import commands

from cogs.app.bot import Bot
from cogs.app.channels.channels import (
    Channel,
    check_rights,
    check_threads_in,
    check_voice,
    check_voice_in,
    shut,
)
from cogs.app.confirmations import sure_page
from cogs.app.context import Context, known_id, route
from cogs.app.errors import acknowledged
from cogs.lobby.inviting import InvitingCog
from cogs.tournaments.cog import TournamentCog, runs
from cogs.tournaments.organising.decisions import (
    about_page,
    act_form,
    off_form,
    person_page,
    reason_page,
)
from cogs.tournaments.organising.outcomes import chosen_order, outcome_page, places, written
from cogs.tournaments.organising.panel import again_form, helpers_page, manage_page
from cogs.tournaments.organising.tables import (
    awaited_csv,
    matches_csv,
    pairs_csv,
    standings_csv,
)
from cogs.tournaments.page import off_lines
from cogs.tournaments.posts.lines import LinesCog
from cogs.tournaments.words import Screen
from cogs.ui.names import safe
from cogs.ui.page import Page, PictureFile, words
from db.records.tournaments import StoredPairing
from games.core.refused import Refused
from games.core.text import text
from play.records import Person
from play.refusals import refused
from play.time.pace import pace_of
from play.tournaments.organising.acts import KINDS, NAMED, OF_MATCHES, OF_PEOPLE, WITH_PERSON, Act
from play.tournaments.view import TournamentView


class ManagingCog(commands.Cog):
    """Begins tournaments and calls them off."""

    home = "t-manage"

    def __init__(self, bot: Bot) -> None:
        self.bot = bot

    @route("t-manage", again="t-manage")
    async def manage(self, context: Context) -> None:
        """Show what an organiser can do."""
        await acknowledged(context, apart=not context.on_ephemeral)
        await self.show(context, await self.managed(context))

    async def managed(self, context: Context, which: str | None = None) -> TournamentView:
        """Return a tournament, by its id or by the press. Raises Refused unless the person runs it.

        It must be a tournament of this server, because the people, roles and channels that are
        chosen are those of the server.
        """
        view = await self.bot.play.tournaments.view(which or context.args[0])
        if view.facts.server != context.server:
            raise Refused(text("ui-tournament-other-server"))
        if not runs(context, view):
            raise refused("tournament-not-yours")
        return view

    async def show(self, context: Context, view: TournamentView, note: str = "") -> None:
        """Show the panel of an organiser, `note` first."""
        screen = Screen(view, self.bot.texts, context.locale)
        service, manages = self.bot.play.tournaments, self.manages(context, view)
        which = view.facts.id
        await service.was_here(which, context.person)
        await service.ask_who_is_there(which)
        waiting = await service.appeals(which, context.person, manages=manages)
        helpers, gone = await self._helpers(view)
        creates = await service.may_command(view.facts, context.person, manages=manages)
        note = "\n".join(filter(None, (note, self._shut_in_words(context, view))))
        await context.show(
            manage_page(screen, note, len(waiting), helpers=helpers, gone=gone, creates=creates)
        )

    async def _helpers(
        self, view: TournamentView
    ) -> tuple[tuple[tuple[int, str], ...], frozenset[int]]:
        """Return whom the creator has added, and who of them has left the server (EVT-1.14)."""
        helpers = await self.bot.play.tournaments.helpers(view.facts.id)
        people = [person for person, _ in helpers]
        return helpers, await self.bot.play.members.gone_of(view.facts.server, people)

    def _shut_in_words(self, context: Context, view: TournamentView) -> str:
        """Return why no match can be played in the channel that was chosen; nothing if it can."""
        channel = view.facts.matches_channel
        if channel is None or view.facts.status not in {"open", "running"}:
            return ""
        there = self.bot.get_channel(channel)
        why = shut(there if isinstance(there, Channel) else None)
        if why is None:
            return ""
        said = why.in_words(context.ui)
        return context.ui("tournament-matches-shut", channel=str(channel), why=said)

    def manages(self, context: Context, view: TournamentView) -> bool:
        """Whether somebody may manage the server of a tournament, and is there."""
        manages = context.interaction.permissions.manage_guild
        return manages and context.server == view.facts.server

    @route("t-begin")
    async def begin(self, context: Context) -> None:
        """Begin now, with those who are entered."""
        await acknowledged(context)
        view = await self.managed(context)
        manages = self.manages(context, view)
        await self.bot.play.tournaments.start(view.facts.id, context.person, manages=manages)
        await self.bot.play.tournaments.tick()
        await self.bot.find(TournamentCog).own(context, view.facts.id)

    @route("t-announce")
    async def announce(self, context: Context) -> None:
        """Open a tournament for entry that was prepared; its message is posted."""
        await acknowledged(context)
        view = await self.managed(context)
        manages, which = self.manages(context, view), view.facts.id
        await self.bot.play.tournaments.announce(which, context.person, manages=manages)
        said = context.ui("tournament-announced", channel=str(view.facts.message.channel))
        await self.bot.find(TournamentCog).own(context, which, said)

    @route("t-matches")
    async def play_in(self, context: Context) -> None:
        """Let matches be played in threads of another channel; without one, of the message's."""
        await acknowledged(context)
        view = await self.managed(context)
        channel = known_id(context.values[0]) if context.values else None
        if channel is not None:
            await check_threads_in(context, channel)
        manages, which = self.manages(context, view), view.facts.id
        service = self.bot.play.tournaments
        await service.play_in(which, context.person, channel, manages=manages)
        where = str(channel or view.facts.message.channel)
        said = context.ui("tournament-matches-in", channel=where)
        await self.show(context, await service.view(which), said)

    @route("t-off")
    async def ask_off(self, context: Context) -> None:
        """Ask whether a tournament is really called off."""
        await acknowledged(context)
        view = await self.managed(context)
        yes = f"t-off-why:{view.facts.id}", context.ui("tournament-call-off")
        said = context.ui("tournament-call-off-sure", count=len(view.entered))
        await context.show(sure_page(context, said, yes, f"t-manage:{view.facts.id}"))

    @route("t-off-why")
    async def ask_why_off(self, context: Context) -> None:
        """Open the form for the reason for which a tournament is called off."""
        view = await self.managed(context)
        await context.ask(off_form(Screen(view, self.bot.texts, context.locale)))

    @route("t-offed")
    async def call_off(self, context: Context) -> None:
        """Call a tournament off; the reason is read by everybody."""
        await acknowledged(context)
        view = await self.managed(context)
        manages, which = self.manages(context, view), view.facts.id
        service, reason = self.bot.play.tournaments, context.fields.get("reason", "")
        await service.call_off(which, context.person, reason, manages=manages)
        screen = Screen(await service.view(which), self.bot.texts, context.locale)
        await context.show(Page([words("\n".join(off_lines(screen)))]))

    @route("t-act")
    async def choose_act(self, context: Context) -> None:
        """Offer what a decision of this kind can be about."""
        await acknowledged(context)
        view = await self.managed(context)
        kind = context.values[0]
        if kind not in KINDS:
            raise Refused(text("ui-old-component"))
        screen = Screen(view, self.bot.texts, context.locale)
        if kind in OF_MATCHES or kind in OF_PEOPLE:
            await context.show(about_page(screen, kind))
        elif kind in WITH_PERSON:
            await context.show(person_page(screen, kind, 0))
        else:
            await context.show(reason_page(screen, kind))

    @route("t-of")
    async def choose_match(self, context: Context) -> None:
        """Ask which match of somebody a decision is about, where there are very many."""
        await acknowledged(context)
        view = await self.managed(context)
        kind, whose = context.args[1], context.values.number(0)
        if kind not in OF_MATCHES:
            raise Refused(text("ui-old-component"))
        screen = Screen(view, self.bot.texts, context.locale)
        await context.show(about_page(screen, kind, whose))

    @route("t-about")
    async def choose_about(self, context: Context) -> None:
        """Note whom or which match a decision is about, and ask for what it still needs."""
        await acknowledged(context)
        view = await self.managed(context)
        kind, about = context.args[1], context.values.number(0)
        if kind not in KINDS:
            raise Refused(text("ui-old-component"))
        screen = Screen(view, self.bot.texts, context.locale)
        if kind in WITH_PERSON:
            await context.show(person_page(screen, kind, about))
        elif kind == "result":
            await context.show(outcome_page(screen, _pairing(view, about)))
        elif kind == "pair":
            await context.show(about_page(screen, kind, about))
        else:
            await context.show(reason_page(screen, kind, about))

    @route("t-order")
    async def choose_outcome(self, context: Context) -> None:
        """Note who comes next in the result of a match; then ask for the reason."""
        await acknowledged(context)
        view = await self.managed(context)
        pairing = _pairing(view, context.args.number(1))
        said = context.args[2] if len(context.args) > 2 else ""
        order, whole = chosen_order(pairing, said, context.values[0])
        screen = Screen(view, self.bot.texts, context.locale)
        if whole:
            chosen = places(pairing, order)
            await context.show(reason_page(screen, "result", pairing.number, chosen))
        else:
            await context.show(outcome_page(screen, pairing, order))

    @route("t-with")
    async def choose_with(self, context: Context) -> None:
        """Note the second of two people whom a decision is about."""
        await acknowledged(context)
        view = await self.managed(context)
        kind, about = context.args[1], context.args.number(2)
        if kind not in KINDS:
            raise Refused(text("ui-old-component"))
        screen = Screen(view, self.bot.texts, context.locale)
        await context.show(reason_page(screen, kind, about, context.values[0]))

    @route("t-why")
    async def ask_why(self, context: Context) -> None:
        """Open the form for the reason of a decision."""
        view = await self.managed(context)
        kind, about, other = context.args[1], context.args.number(2), context.args[3]
        if kind not in KINDS:
            raise Refused(text("ui-old-component"))
        screen = Screen(view, self.bot.texts, context.locale)
        await context.ask(act_form(screen, kind, about, other))

    @route("t-acted")
    async def act(self, context: Context) -> None:
        """Carry out a decision."""
        await acknowledged(context)
        view = await self.managed(context)
        kind = NAMED.get(context.args[1])
        if kind is None:
            raise Refused(text("ui-old-component"))
        chosen = context.args[3] if len(context.args) > 3 else ""
        person = await self._member(context, chosen) if kind in WITH_PERSON else None
        value = _chosen(kind, chosen) or context.fields.get("value", "")
        seen = context.args.number(4) if len(context.args) > 4 else None  # None: an older form
        act = Act(kind, context.args.number(2), value, seen)
        reason, manages = context.fields.get("reason", ""), self.manages(context, view)
        service, which = self.bot.play.tournaments, view.facts.id
        ruled = await service.rule(
            which, context.person, act, reason, person=person, manages=manages
        )
        before, view = view, await service.view(which)
        wait = "live" if pace_of(view.facts.terms).live else "days"
        proposed = context.ui("tournament-proposed-hint", wait=wait)
        note = context.ui("tournament-decided") if ruled is not None else proposed
        await self.show(context, view, note)
        if kind == "pair":
            await self.bot.find(LinesCog).paired_anew(before, view)

    async def _member(self, context: Context, ident: str) -> Person:
        """Return the member of this server who is to come in. Raises Refused for a bot."""
        inviting = self.bot.find(InvitingCog)
        (found,) = await inviting.members(context, [known_id(ident)])
        if found.bot:
            raise refused("invite-bot", name=safe(found.display_name))
        own = found.global_name or found.name
        return Person(found.id, found.display_name, context.server or None, own)

    @route("t-again")
    async def ask_again(self, context: Context) -> None:
        """Ask for the name under which a tournament is opened once more."""
        view = await self.managed(context)
        screen = Screen(view, self.bot.texts, context.locale)
        await context.ask(again_form(screen))

    @route("t-agained", again="t-manage")
    async def again(self, context: Context) -> None:
        """Open a tournament once more."""
        await acknowledged(context)
        view = await self.managed(context)
        home = self.bot.get_channel(view.facts.message.channel)
        above = home.parent_id if isinstance(home, discord.Thread) else view.facts.message.channel
        if isinstance(home, Channel):
            check_voice_in(context, home)
        service, name = self.bot.play.tournaments, context.fields.get("name", "")
        manages = self.manages(context, view)
        asker = context.asker_in(above)
        which = await service.again(view.facts.id, asker, name, manages=manages)
        await self.show(context, await service.view(which), context.ui("tournament-opened"))

    @route("t-csv")
    async def files(self, context: Context) -> None:
        """Hand out standings and matches."""
        await acknowledged(context, apart=True)
        view = await self.managed(context)
        screen = Screen(view, self.bot.texts, context.locale)
        said = context.ui("tournament-files")
        made = (
            PictureFile("standings.csv", standings_csv(screen), said),
            PictureFile("matches.csv", matches_csv(screen), said),
        )
        if pairs := await asyncio.to_thread(pairs_csv, screen):
            made = (*made, PictureFile("pairs.csv", pairs, said))
        if awaited := await self.bot.play.tournaments.awaited(view.facts.id):
            made = (*made, PictureFile("awaited.csv", awaited_csv(screen, awaited), said))
        items = [ui.File[ui.LayoutView](f"attachment://{one.name}") for one in made]
        await context.show(Page([words(said), *items], made))

    @route("t-here-now")
    async def bring_here(self, context: Context) -> None:
        """Let the tournament live in this channel."""
        await acknowledged(context)
        view = await self.managed(context)
        check_rights(context)
        check_voice(context)
        manages, which = self.manages(context, view), view.facts.id
        service = self.bot.play.tournaments
        await service.bring_here(which, context.asker, context.channel, manages=manages)
        await self.show(context, await service.view(which), context.ui("tournament-brought"))

    @route("t-helpers")
    async def choose_organiser(self, context: Context) -> None:
        """Show all whom the creator has added, where they are many."""
        await acknowledged(context)
        view = await self.managed(context)
        screen = Screen(view, self.bot.texts, context.locale)
        await context.show(helpers_page(screen, *await self._helpers(view)))

    @route("t-no-helper")
    async def remove_organiser(self, context: Context) -> None:
        """Take an organiser away."""
        await acknowledged(context)
        view = await self.managed(context)
        manages, which = self.manages(context, view), view.facts.id
        service, person = self.bot.play.tournaments, known_id(context.values[0])
        await service.remove_organiser(which, context.person, person, manages=manages)
        view, said = await service.view(which), context.ui("tournament-helper-removed")
        if runs(context, view):
            await self.show(context, view, said)
        else:
            await context.show(Page([words(said)]))

    @route("t-helper")
    async def add_organiser(self, context: Context) -> None:
        """Add an organiser from this server."""
        await acknowledged(context)
        view = await self.managed(context)
        inviting = self.bot.find(InvitingCog)
        ids = [known_id(one) for one in context.values]
        (person,) = await inviting.checked(context, await inviting.members(context, ids))
        manages, which = self.manages(context, view), view.facts.id
        service = self.bot.play.tournaments
        await service.add_organiser(which, context.person, person, manages=manages)
        said = context.ui("tournament-helper-added", name=safe(person.name))
        await self.show(context, await service.view(which), said)


def _chosen(kind: str, chosen: str) -> str:
    """Return what was chosen for a decision before its form was opened."""
    if kind == "result":
        return written(chosen)
    return chosen if kind == "pair" else ""


def _pairing(view: TournamentView, number: int) -> StoredPairing:
    """Return a match by its number. Raises Refused when there is none."""
    found = [one for one in view.pairings if one.number == number]
    if not found:
        raise Refused(text("ui-old-component"))
    return found[0]
