"""Appeals: the call to the organisers, the form, and their ruling (EVT-5.3)."""

from collections.abc import Sequence

import discord
from discord import ButtonStyle, ui
from discord.ext import commands

from cogs.app.bot import Bot
from cogs.app.context import Context, route
from cogs.app.errors import acknowledged
from cogs.tournaments.cog import TournamentCog
from cogs.tournaments.log import act_line
from cogs.tournaments.organising.decisions import match_name
from cogs.tournaments.organising.managing import ManagingCog
from cogs.tournaments.own import appealable
from cogs.tournaments.words import Screen, plain
from cogs.ui.page import Item, Page, button, choice, clip, rows, select, small, words
from cogs.ui.words import entry_line, reader, stamp
from db.records.tournaments import StoredAct, StoredAppeal
from games.core.refused import Refused
from games.core.text import text
from play.tournaments.organising.acts import OF_MATCHES, REASON
from play.tournaments.organising.appeals import WORDS
from play.tournaments.organising.proposals import decided

EXCERPT = 6  # lines of the log that are shown with an appeal


class AppealsCog(commands.Cog):
    """Takes appeals, and has them decided."""

    home = "t-mine"

    def __init__(self, bot: Bot) -> None:
        self.bot = bot

    # Who appeals

    @route("t-appeal", again="t-mine")
    async def choose(self, context: Context) -> None:
        """Offer the matches about which somebody can appeal."""
        await acknowledged(context)
        await context.show(appeal_page(*await self.bot.find(TournamentCog).entered(context)))

    @route("t-appeal-on", again="t-mine")
    async def choose_match(self, context: Context) -> None:
        """Note the match about which somebody appeals."""
        await acknowledged(context)
        screen, number = await self.bot.find(TournamentCog).entered(context)
        await context.show(writing_page(screen, number, context.values.number(0)))

    @route("t-appeal-write", again="t-mine")
    async def write(self, context: Context) -> None:
        """Open the form of an appeal."""
        number = context.args.number(1)
        view = await self.bot.play.tournaments.view(context.args[0])
        screen = Screen(view, self.bot.texts, context.locale)
        await context.ask(appeal_form(screen, number))

    @route("t-appealed", again="t-mine")
    async def appeal(self, context: Context) -> None:
        """Store it; the organisers are called to it."""
        await acknowledged(context)
        which, number = context.args[0], context.args.number(1)
        said = context.fields.get("words", "")
        await self.bot.play.tournaments.appeal(which, context.person, number, said)
        await self.bot.find(TournamentCog).own(
            context, which, context.ui("tournament-appeal-noted")
        )

    # Who decides

    @route("t-appeals", again="t-manage")
    async def read(self, context: Context) -> None:
        """Show the appeal that waits longest to somebody who may decide it."""
        await acknowledged(context, apart=not context.on_ephemeral)
        await self._show(context, context.args[0])

    async def _show(self, context: Context, which: str, note: str = "") -> None:
        managing, service = self.bot.find(ManagingCog), self.bot.play.tournaments
        view = await managing.managed(context, which)
        manages = managing.manages(context, view)
        found = await service.appeals(which, context.person, manages=manages)
        screen = Screen(view, self.bot.texts, context.locale)
        excerpt = await self._excerpt(context, screen, found[0]) if found else []
        await context.show(judging_page(screen, found, excerpt, note))

    async def _excerpt(self, context: Context, screen: Screen, one: StoredAppeal) -> list[str]:
        """Return the last things that happened in a match, as far as everybody may know them."""
        (pairing,) = (each for each in screen.view.pairings if each.number == one.pairing)
        if pairing.match is None:
            return []
        try:
            log = await self.bot.play.matches.log(pairing.match, 0)
        except Refused:  # its game or its archive is not there
            return []
        who = reader(log.public, self.bot.texts, context.locale, None)
        return [entry_line(entry, self.bot.texts, who) for entry in log.entries[-EXCERPT:]]

    @route("t-judge")
    async def judge(self, context: Context) -> None:
        """Open the form of a ruling."""
        view = await self.bot.find(ManagingCog).managed(context)
        screen = Screen(view, self.bot.texts, context.locale)
        await context.ask(
            judging_form(screen, context.args.number(1), granted=context.args[2] == "1")
        )

    @route("t-judged", again="t-manage")
    async def judged(self, context: Context) -> None:
        """Decide an appeal; the reason is read by everybody."""
        await acknowledged(context)
        managing, which = self.bot.find(ManagingCog), context.args[0]
        view = await managing.managed(context, which)
        await self.bot.play.tournaments.judge(
            which,
            context.person,
            context.args.number(1),
            context.fields.get("reason", ""),
            granted=context.args[2] == "1",
            manages=managing.manages(context, view),
        )
        await self._show(context, which, context.ui("tournament-decided"))


def appeal_call_page(screen: Screen, people: Sequence[int]) -> Page:
    """Return the message that calls organisers to appeals, without their text."""
    who = " ".join(f"<@{one}>" for one in people) or screen.ui("appeal-somebody")
    read = button(f"t-appeals:{screen.id}", screen.ui("appeals"))
    return Page([words(screen.ui("appeal-call", who=who, name=screen.name)), *rows([read])])


def appeal_page(screen: Screen, number: int) -> Page:
    """Return the matches of somebody about which they can appeal, the latest first."""
    bare = plain(screen)
    mine = appealable(screen, number)
    lines = [choice(str(one.number), match_name(bare, one)) for one in mine[::-1][:25]]
    items: list[Item] = [words(screen.ui("appeal-hint"))]
    if lines:
        items.append(select(f"t-appeal-on:{screen.id}", screen.ui("act-which"), lines))
    back = button(f"t-mine:{screen.id}", screen.texts.get("ui-back", screen.locale))
    return Page([*items, *rows([back])])


def writing_page(screen: Screen, person: int, about: int) -> Page:
    """Return the page whose button opens the form of an appeal, as often as it is pressed.

    Raises Refused for a match about which this entrant cannot appeal.
    """
    found = next((one for one in appealable(screen, person) if one.number == about), None)
    if found is None:
        raise Refused(text("ui-old-component"))
    written = f"t-appeal-write:{screen.id}:{about}"
    lines = (f"### {screen.ui('appeal')}", match_name(screen, found))
    buttons = [
        button(written, screen.ui("appeal-write"), ButtonStyle.primary),
        button(f"t-mine:{screen.id}", screen.texts.get("ui-back", screen.locale)),
    ]
    return Page([words("\n".join(lines)), *rows(buttons)])


def _form(title: str, custom_id: str, name: str, label: str, most: int) -> ui.Modal:
    form = ui.Modal(title=clip(title, 45), custom_id=custom_id, timeout=None)
    line: ui.TextInput[ui.Modal] = ui.TextInput(
        custom_id=name, required=True, max_length=most, style=discord.TextStyle.paragraph
    )
    form.add_item(ui.Label(text=clip(label, 45), component=line))
    return form


def appeal_form(screen: Screen, pairing: int) -> ui.Modal:
    """Return the form in which somebody says what is to be decided."""
    custom_id = f"t-appealed:{screen.id}:{pairing}"
    return _form(screen.ui("appeal"), custom_id, "words", screen.ui("appeal-words"), WORDS)


def judging_page(
    screen: Screen, found: Sequence[StoredAppeal], excerpt: Sequence[str], note: str = ""
) -> Page:
    """Return the appeal that waits longest, with what everybody may know of its match."""
    back = button(f"t-manage:{screen.id}", screen.texts.get("ui-back", screen.locale))
    lines = [note, f"### {screen.ui('appeals')} · {screen.name}"]
    if not found:
        lines.append(screen.ui("no-appeals"))
        return Page([words("\n".join(filter(None, lines))), *rows([back])])
    one = found[0]
    by = next((each for each in screen.view.entrants if each.person == one.person), None)
    (pairing,) = (each for each in screen.view.pairings if each.number == one.pairing)
    who = screen.person(by.number) if by is not None else screen.ui("appeal-gone")
    lines += [f"**{match_name(screen, pairing)}** · {stamp(one.at)}", f"**{who}**"]
    if one.proposed:
        lines += [screen.ui("proposal"), act_line(screen, proposed_act(one))]
    items: list[Item] = [words("\n".join(filter(None, lines))), words(screen.write(one.words))]
    if excerpt:
        items.append(small("\n".join([screen.ui("appeal-log"), *excerpt])))
    if len(found) > 1:
        items.append(small(screen.ui("appeals-more", count=len(found) - 1)))
    chosen = f"t-judge:{screen.id}:{one.number}"
    found_buttons = [
        button(f"{chosen}:1", screen.ui("agree" if one.proposed else "grant"), ButtonStyle.success),
        button(f"{chosen}:0", screen.ui("refuse"), ButtonStyle.success),
        back,
    ]
    return Page([*items, *rows(found_buttons)])


def proposed_act(one: StoredAppeal) -> StoredAct:
    """Return a proposal as the decision that it would be, without its reason."""
    act = decided(one)
    of_match = act.kind in OF_MATCHES
    return StoredAct(
        number=0,
        at=one.at,
        person=one.person,
        kind=act.kind,
        entrant=None if of_match else act.about,
        pairing=act.about if of_match else None,
        value=act.value,
        reason="",
    )


def judging_form(screen: Screen, number: int, granted: bool) -> ui.Modal:
    """Return the form for the reason of a ruling."""
    title = screen.ui("acted", kind="granted" if granted else "refused")
    custom_id = f"t-judged:{screen.id}:{number}:{int(granted)}"
    return _form(title, custom_id, "reason", screen.ui("act-reason"), REASON)
