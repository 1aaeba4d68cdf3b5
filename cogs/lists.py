"""Lists of matches: a line each, and a select that opens one."""

from collections.abc import Sequence
from datetime import datetime

import discord

from cogs.page import Item, Page, choice, clip, select, words
from cogs.visit import Visit
from cogs.words import safe, stamp
from play.records import Entrance, Waiting

MOST = 25  # matches listed at once


def list_page(visit: Visit, title: str, lines: Sequence[tuple[str, str]]) -> Page:
    """Return a list of matches, (id, line) each."""
    shown = lines[:MOST]
    if not shown:
        return Page([words(f"### {title}\n{visit.ui('list-empty')}")])
    said = "\n".join(f"• {clip(line, 140)}" for _, line in shown)
    more = visit.ui("list-more", count=len(lines) - MOST) if len(lines) > MOST else ""
    doors = [
        choice(match, discord.utils.remove_markdown(_without_stamps(line))) for match, line in shown
    ]
    items: list[Item] = [words("\n".join(one for one in (f"### {title}", said, more) if one))]
    items.append(select("play", visit.ui("open-match"), doors))
    return Page(items)


def waiting_line(one: Waiting, visit: Visit) -> str:
    """Return "All-Star Draft · Ana, Bao · until ..."."""
    parts = [visit.texts.get(f"{one.game}-name", visit.locale), _people(one.people, visit)]
    if one.deadline_at is not None:
        parts.append(visit.ui("until", when=stamp(one.deadline_at)))
    return " · ".join(parts)


def entrance_line(one: Entrance, visit: Visit, *, plain: bool = False) -> str:
    """Return a match in one line; without Discord's marks where `plain`."""
    name = visit.texts.get(f"{one.game}-name", visit.locale)
    parts = [name, ", ".join(one.people) if plain else _people(one.people, visit)]
    if one.status != "running":
        if one.seat is not None and one.places:
            parts.append(visit.ui("list-place", place=one.places[one.seat]))
    elif one.asked:
        parts.append(visit.ui("list-your-turn"))
        if one.deadline_at is not None:
            parts.append(_left(one.deadline_at, visit) if plain else stamp(one.deadline_at))
    return " · ".join(parts)


def _people(names: Sequence[str], visit: Visit) -> str:
    former = visit.texts.get("play-former-player", visit.locale)
    return ", ".join(safe(name or former) for name in names)


def _left(until: datetime, visit: Visit) -> str:
    """Return how long is left, for places where Discord writes no moments."""
    hours = max(0, int((until - discord.utils.utcnow()).total_seconds() // 3600))
    return visit.ui("hours-left", hours=hours)


def _without_stamps(line: str) -> str:
    return " · ".join(part for part in line.split(" · ") if "<t:" not in part)
