"""Lists of matches: a line each, and a select that opens one."""

from collections.abc import Sequence
from datetime import datetime, timedelta
from typing import NamedTuple

from cogs.app.context import Context
from cogs.lobby.games import begin_items
from cogs.people.traces import ended_mark
from cogs.ui.names import bare, safe
from cogs.ui.page import Item, Page, choice, clip, select, words
from cogs.ui.words import game_name, stamp
from db.records.lists import Entrance

MOST = 25  # matches listed at once
PEOPLE = 50  # characters of their names


class Line(NamedTuple):
    """A match in a list: how it is written, and how it is called where nothing is formatted."""

    match: str
    said: str
    plain: str


def list_page(
    context: Context, title: str, lines: Sequence[Line], instead: Sequence[str] = ()
) -> Page:
    """Return a list of matches; where there are none, what is said `instead`, and ways to begin."""
    shown = lines[:MOST]
    if not shown:
        said = "\n".join([f"### {title}", *(instead or [context.ui("list-empty")])])
        return Page([words(said), *begin_items(context)])
    said = "\n".join(f"• {line.said}" for line in shown)
    more = context.ui("list-more", count=len(lines) - MOST) if len(lines) > MOST else ""
    choices = [choice(line.match, line.plain) for line in shown]
    items: list[Item] = [words("\n".join(one for one in (f"### {title}", said, more) if one))]
    items.append(select("play", context.ui("open-match"), choices))
    return Page(items)


def waiting_page(context: Context, waiting: Sequence[Entrance]) -> Page:
    """Return the list of the matches that wait for the reader."""
    lines = [
        Line(one.id, waiting_line(one, context), plain_waiting_line(one, context))
        for one in waiting
    ]
    return list_page(context, context.ui("waiting-for-you"), lines)


def waiting_line(one: Entrance, context: Context) -> str:
    """Return "All-Star Draft · Ana, Bao · until ...", as a message shows it."""
    parts = [_game(one, context), safe(_people(one, context))]
    if one.deadline_at is not None:
        parts.append(context.ui("until", when=stamp(one.deadline_at)))
    return " · ".join(parts)


def entrance_line(one: Entrance, context: Context) -> str:
    """Return a match in one line, as a message shows it."""
    parts = [_game(one, context), safe(_people(one, context)), *_stage(one, context)]
    if mark := ended_mark(context, one, with_ai=one.with_ai):
        parts.append(mark)
    if _waits(one) and one.deadline_at is not None:
        parts.append(stamp(one.deadline_at))
    elif one.ended_at is not None:
        parts.append(stamp(one.ended_at))
    return " · ".join(parts)


def plain_line(one: Entrance, context: Context) -> str:
    """Return a match in one line where nothing is formatted: names stand as they are."""
    return _plain(one, _stage(one, context), context)


def plain_waiting_line(one: Entrance, context: Context) -> str:
    """Return a match in one line like `plain_line`, in a list of matches that wait.

    The line therefore does not say that it waits.
    """
    return _plain(one, [], context)


def _plain(one: Entrance, stage: list[str], context: Context) -> str:
    parts = [_game(one, context), bare(_people(one, context)), *stage]
    if _waits(one) and one.deadline_at is not None:
        parts.append(_left(one.deadline_at, context))
    return " · ".join(parts)


def _waits(one: Entrance) -> bool:
    """Whether a match waits for the reader."""
    return one.running and one.asked


def _stage(one: Entrance, context: Context) -> list[str]:
    """Return where a match stands for the reader."""
    if one.running:
        return [context.ui("list-your-turn")] if one.asked else []
    if one.seat is None or not one.places:
        return []
    found = [context.ui("list-place", place=one.places[one.seat])]
    if one.scores:
        found.append(context.ui("trace-score", score=one.scores[one.seat]))
    return found


def _game(one: Entrance, context: Context) -> str:
    return game_name(one.game, context.texts, context.locale)


def _people(one: Entrance, context: Context) -> str:
    former = context.texts.get("play-former-player", context.locale)
    seats = (" & ".join(names or (former,)) for names in one.people)
    return clip(", ".join(seats), PEOPLE)


def _left(until: datetime, context: Context) -> str:
    """Return how long is left, for places where Discord writes no moments."""
    left = max(timedelta(0), until - context.bot.play.clock.now())
    if left >= timedelta(days=3):
        return context.ui("time-left", unit="days", many=left.days)
    if left >= timedelta(hours=1):
        return context.ui("time-left", unit="hours", many=left // timedelta(hours=1))
    return context.ui("time-left", unit="minutes", many=left // timedelta(minutes=1))
