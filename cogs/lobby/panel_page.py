"""The private panel of a host: all that may be chosen at a table."""

from collections.abc import Sequence

from discord import ButtonStyle, SelectOption, ui

from cogs.app.render_client import accent
from cogs.lobby.options.page import one_of, option_selects, paged, preset_select
from cogs.lobby.screen import LobbyScreen, alone_with_ais
from cogs.ui.names import bare
from cogs.ui.page import Item, Page, button, choice, clip, rows, select, small, words
from cogs.ui.words import holder_name
from locales.texts import LOCALES
from play.records import Person
from play.time.pace import offered, pace_of

INVITED = 10  # people who may be invited at once


def panel_page(
    screen: LobbyScreen, page: int, sent_away: Sequence[Person] = (), used: str | None = None
) -> Page:
    """Return the host's private panel: a select for each thing that may be chosen.

    It lies open at `page`, or where the select that was just `used` stands now.
    """
    people = [*_inviting(screen), *_away(screen), *_back(screen, sent_away)]
    selects = [*_selects(screen), *_weekends(screen), *_rated(screen), *people]
    items, foot = paged(screen, selects, page, used)
    cancel = f"cancel:{screen.lobby.id}"
    foot.append(button(cancel, screen.ui("cancel-lobby"), ButtonStyle.danger))
    items += rows(foot)
    said = [
        *([screen.ui("pace-alone")] if alone_with_ais(screen) else []),
        *(screen.say(one) for one in screen.lobby.problems),
        *map(screen.warning, screen.lobby.warnings),
    ]
    if said:
        items.append(small("\n".join(said)))
    return Page(items, accent=accent(screen.lobby.game))


def ended_page(screen: LobbyScreen) -> Page:
    """Return what a panel becomes when there is nothing left to choose: its match has begun."""
    lobby = screen.lobby
    if lobby.status == "open":  # somebody else is its host now
        return Page([words(screen.texts.get("play-host-only", screen.locale))])
    if lobby.match is None:
        return Page([words(screen.ui(f"lobby-{lobby.status}"))])
    play = button(f"play:{lobby.match}", screen.ui("play"), ButtonStyle.primary)
    said = words(screen.ui("lobby-begun"))
    return Page([said, *rows([play])], accent=accent(lobby.game))


def _selects(screen: LobbyScreen) -> list[Item]:
    lobby = screen.lobby
    found = preset_select(screen)
    seats = [(str(n), screen.ui("seats-of", count=n)) for n in screen.info.seats]
    found.append(one_of(screen, "seats", screen.ui("seats"), seats, str(lobby.most)))
    if screen.info.holders > 1:
        numbers = range(1, screen.info.holders + 1)
        people = [(str(n), screen.ui("together-of", count=n)) for n in numbers]
        title = screen.ui("together")
        found.append(one_of(screen, "together", title, people, str(lobby.together)))
    keys = offered(lobby.terms.pace)
    paces = [(key, screen.texts.get(f"play-pace-{key}", screen.locale)) for key in keys]
    found.append(one_of(screen, "pace", screen.ui("pace"), paces, lobby.terms.pace))
    away = [(one, screen.ui(f"absent-{one}")) for one in ("ai", "concede")]
    found.append(one_of(screen, "absent", screen.ui("absent"), away, lobby.terms.absent))
    languages = [(one, screen.ui(f"language-{one}")) for one in LOCALES]
    found.append(one_of(screen, "language", screen.ui("table-language"), languages, lobby.locale))
    return [*found, *option_selects(screen)]


def _weekends(screen: LobbyScreen) -> list[Item]:
    """The select that says whether weekends count; none where nobody waits over one."""
    if pace_of(screen.lobby.terms).live:
        return []
    lines = [(one, screen.ui(f"weekends-{one}")) for one in ("on", "off")]
    now = "off" if screen.lobby.terms.weekends else "on"
    return [one_of(screen, "weekends", screen.ui("weekends"), lines, now)]


def _rated(screen: LobbyScreen) -> list[Item]:
    """The select that says whether ratings follow from the match, and hints may be asked for.

    They never go together (MND-2.2). Of somebody who meets nobody it says the latter.
    """
    terms = screen.lobby.terms
    if screen.meets_nobody:
        lines = [(one, screen.ui(f"hints-{one}")) for one in ("on", "off")]
        now = terms.hints or "on"
        return [one_of(screen, "hints", screen.ui("hints"), lines, now)]
    lines = [(one, screen.ui(f"rated-{one}")) for one in ("no", "hints", "yes")]
    now = "yes" if terms.rated else "hints" if terms.hints == "on" else "no"
    return [one_of(screen, "rated", screen.ui("rated"), lines, now)]


def _inviting(screen: LobbyScreen) -> list[Item]:
    """A select of people of the server who are asked to sit down."""
    lobby = screen.lobby
    left = lobby.room - len(lobby.invitations)
    if left < 1:
        return []
    people: ui.UserSelect[ui.LayoutView] = ui.UserSelect(
        custom_id=f"invite:{lobby.id}",
        placeholder=clip(screen.ui("invite"), 150),
        max_values=min(left, INVITED),
    )
    return [ui.ActionRow(people)]


def _away(screen: LobbyScreen) -> list[Item]:
    """A select that sends somebody, or an AI, away from the table."""
    lines: list[SelectOption] = []
    for number, seat in enumerate(screen.lobby.seats):
        for holder in seat.holders:
            if holder.person != screen.lobby.host:
                value = f"ai.{number}" if holder.person is None else f"person.{holder.person}"
                lines.append(choice(value, holder_name(holder, screen.texts, screen.locale)))
    if not lines:
        return []
    return [select(f"away:{screen.lobby.id}", screen.ui("send-away"), lines[:25])]


def _back(screen: LobbyScreen, sent_away: Sequence[Person]) -> list[Item]:
    """A select that lets somebody who was sent away sit down again."""
    former = screen.texts.get("play-former-player", screen.locale)
    lines = [choice(str(one.id), bare(one.name or former)) for one in sent_away[-25:]]
    return [select(f"let-back:{screen.lobby.id}", screen.ui("let-back"), lines)] if lines else []
