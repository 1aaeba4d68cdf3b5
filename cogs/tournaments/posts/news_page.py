"""Messages that tell news of a tournament, and where an organiser chooses what they call."""

from collections.abc import Sequence
from datetime import datetime, timedelta

import discord
from discord import ButtonStyle, ui

from cogs.app.render_client import accent
from cogs.tournaments.log import act_line
from cogs.tournaments.page import podium_lines, round_of, standing_lines, untitled_lines
from cogs.tournaments.words import Screen, length_words, wall_words
from cogs.ui.page import Item, Page, PictureFile, button, channel_select, clip, gallery, rows, words
from cogs.ui.words import names_in_words, stamp
from db.records.tournaments import Announcement, StoredPairing
from play.tournaments.telling import TOLD
from tournaments.formats.registry import format_of

NAMED = 24  # tables that are told in words where they are not drawn


def mark(tournament: str, news: Announcement) -> str:
    """Return the custom_id by which the message of some news is found."""
    return f"t-told:{tournament}:{news.kind}:{news.round}"


def news_page(
    screen: Screen,
    news: Announcement,
    pictures: Sequence[PictureFile] = (),
    *,
    calls: bool = True,
    since: int = 0,
) -> Page:
    """Return the message that tells something (EVT-1.10); what is not drawn is told in words.

    It `calls` the role that the organisers have chosen when it is posted, and no more afterwards.
    `since` is what the news of the same kind before it told.
    """
    role = screen.view.facts.news_role
    lines = [f"### 🏆 {screen.name}", *_told(screen, news, since, drawn=bool(pictures))]
    if role is not None and calls and calls_role(screen, news, since):
        lines.append(f"<@&{role}>")
    items: list[Item] = [words("\n".join(filter(None, lines)))]
    items += [gallery(one) for one in pictures[:2]]
    if pictures[2:]:
        items.append(gallery(*pictures[2:]))
    found = [button(mark(screen.id, news), screen.ui("mine"), ButtonStyle.primary)]
    if news.kind == "open":
        found = [
            button(f"t-enter:{screen.id}", screen.ui("enter"), ButtonStyle.primary),
            button(mark(screen.id, news), screen.ui("mine")),
        ]
    if news.kind in {"round", "final"} and screen.view.in_stages:
        found.append(button(f"t-bracket:{screen.id}", screen.ui("bracket")))
    elif news.kind != "open":
        found.append(button(f"t-table:{screen.id}", screen.ui("standings")))
    if news.kind == "over":
        found.append(button(f"t-again:{screen.id}", screen.ui("again")))
    return Page([*items, *rows(found)], tuple(pictures), accent(screen.view.facts.game))


def calls_role(screen: Screen, news: Announcement, since: int) -> bool:
    """Whether news call the role: a week does not, nor what organisers decided; their words do."""
    acts = [one for one in screen.view.acts if since < one.number <= news.round]
    words = news.kind == "acts" and any(one.kind == "message" for one in acts)
    return words or news.kind not in {"acts", "week"}


def _acts(screen: Screen, news: Announcement, since: int) -> list[str]:
    """Return what organisers decided, changed and wrote; what they took back, they did not."""
    acts = [one for one in screen.view.acts if since < one.number <= news.round]
    back = [one for one in acts if one.kind == "back"]
    undone = {
        max(
            (one.number for one in acts if (one.kind, one.pairing) == ("result", undo.pairing)),
            default=0,
        )
        for undo in back
    }
    told = [one for one in acts if one.kind in TOLD - {"back"} and one.number not in undone]
    words = [act_line(screen, one) for one in told if one.kind == "message"]
    rest = [act_line(screen, one) for one in told if one.kind != "message"]
    more = len(rest) - NAMED
    lines = [*words, *(f"• {one}" for one in rest[-NAMED:])]
    return [*lines, screen.ui("and-more", count=more)] if more > 0 else lines


def _told(screen: Screen, news: Announcement, since: int, *, drawn: bool) -> list[str]:
    view = screen.view
    until = view.facts.dates.until_at
    ends = screen.ui("news-until", when=stamp(until, "F")) if until is not None else ""
    met = [one for one in view.pairings if one.round == news.round and one.status != "off"]
    match news.kind:
        case "open":
            return [screen.ui("news-open", game=screen.game)]
        case "round":
            flows = format_of(view.shape).flows
            name = round_of(screen, news.round)
            said = screen.ui("news-begins" if flows else "news-round", round=name)
            tables = [] if drawn else _tables(screen, met)
            return [said, ends, *tables, *_resting(screen, news.round)]
        case "week":
            key = "news-week-rolling" if view.shape.season else "news-week"
            said = screen.ui(key, count=news.round - since, left=view.to_play)
            return [said, *([] if drawn else standing_lines(screen))]
        case "acts":
            return _acts(screen, news, since) or [screen.ui("news-nothing")]
        case "final":
            finals = [one for one in met if one.slot == 0]
            pair = names_in_words(_people(screen, finals), screen.texts, screen.locale)
            return [screen.ui("news-final", people=pair), ends]
        case "over":
            return [_won(screen), *untitled_lines(screen), *([] if drawn else podium_lines(screen))]


def _won(screen: Screen) -> str:
    """Return who has won; several where they share the first place."""
    first = [screen.person(row.entrant) for row in screen.view.rows if row.place == 1]
    if not first or untitled_lines(screen):
        return screen.ui("over")
    named = names_in_words([f"**{one}**" for one in first], screen.texts, screen.locale)
    return screen.ui("news-over", people=named, count=len(first))


def _people(screen: Screen, met: Sequence[StoredPairing]) -> list[str]:
    return [f"**{screen.person(number)}**" for one in met for number in one.people]


def _resting(screen: Screen, number: int) -> list[str]:
    """Return who has no match in a round that was drawn, and stands at no table."""
    rests = [one for one in screen.view.tournament.byes if one.round == number]
    names = [screen.person(one.entrant) for one in rests if one.kind in {"odd", "asked"}]
    if not names:
        return []
    people = names_in_words(names, screen.texts, screen.locale)
    return [f"-# {screen.ui('news-rests', people=people)}"]


def _tables(screen: Screen, met: Sequence[StoredPairing]) -> list[str]:
    """Return who plays whom, table by table."""
    lines = [
        f"{at}. " + " – ".join(screen.person(number) for number in one.people)
        for at, one in enumerate(met[:NAMED], 1)
    ]
    rest = len(met) - NAMED
    return [*lines, screen.ui("and-more", count=rest)] if rest > 0 else lines


def until_words(screen: Screen, until: datetime) -> str:
    """Return until when a round is played, on a picture, by the wall clock of the server."""
    return screen.ui("picture-until", moment=wall_words(screen.texts, screen.locale, until))


def span_words(screen: Screen, span: timedelta) -> str:
    """Return how long a round is, rounded: "12 days", "3 hours", "30 minutes"."""
    return length_words(screen.texts, screen.locale, span)


def voice_page(screen: Screen, note: str = "") -> Page:
    """Return where organisers choose in which channel news are told, and which role they call."""
    facts = screen.view.facts
    lines = [note, f"### {screen.ui('voice')}", screen.ui("voice-hint")]
    role: ui.RoleSelect[ui.LayoutView] = ui.RoleSelect(
        custom_id=f"t-voice-role:{screen.id}",
        placeholder=clip(screen.ui("voice-role"), 150),
        min_values=0,
        max_values=1,
        default_values=[discord.Object(facts.news_role)] if facts.news_role else [],
    )
    place, label = screen.ui("voice-channel"), screen.ui("voice-channel-now")
    back = button(f"t-manage:{screen.id}", screen.texts.get("ui-back", screen.locale))
    return Page(
        [
            words("\n".join(filter(None, lines))),
            *channel_select(f"t-voice-in:{screen.id}", place, label, facts.news_in),
            ui.ActionRow(role),
            *rows([back]),
        ]
    )
