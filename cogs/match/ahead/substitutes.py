"""What a match offers about substitutes, on the page of all that can be done beside playing."""

from cogs.app.context import Context
from cogs.ui.names import safe
from cogs.ui.page import Button, Item, button, choice, select
from cogs.ui.words import names_in_words, seat_names
from play.records import Seat, Table


def substitute_lines(context: Context, table: Table) -> list[str]:
    """Say for whom a substitute is looked for, to whoever plays."""
    public = table.public
    if table.seat is None or public.status != "running":
        return []
    names = seat_names(public, context.texts, context.locale, safe)
    lines: list[str] = []
    if public.seats[table.seat].sought:
        lines.append(context.ui("substitute-sought-me"))
    others = [names[one.seat] for one in public.seats if one.sought and one.seat != table.seat]
    if others:
        said = names_in_words(others, context.texts, context.locale)
        lines.append(context.ui("substitute-sought", names=said))
    return lines


def substitute_buttons(context: Context, table: Table, seat: Seat) -> list[Button]:
    """Return what looks for somebody in one's own place, or for nobody any more."""
    public, match = table.public, table.public.id
    if seat.sought == "own":
        return [button(f"sub-stop:{match}:{seat.seat}", context.ui("substitute-stop"))]
    if seat.sought or not may_seek(context, table, seat):
        return []
    assert public.status == "running"
    return [button(f"sub-seek:{match}", context.ui("substitute-seek"))]


def may_seek(context: Context, table: Table, seat: Seat) -> bool:
    """Whether somebody may have a substitute looked for: alone at a seat, and not in the match."""
    public = table.public
    passed = public.part_of is not None and public.part_of.passed
    people = {one.person for other in public.seats if not other.left for one in other.holders}
    others = people - {None, context.person}
    partners = [one for one in seat.holders if one.person not in {None, context.person}]
    return bool(others) and not partners and not seat.conceded and not passed


def substitute_selects(context: Context, table: Table) -> list[Item]:
    """Return selects of the seats to which others may call a substitute, or call it off."""
    public = table.public
    if table.seat is None or public.status != "running":
        return []
    names = seat_names(public, context.texts, context.locale)
    found: list[Item] = []
    for verb, label, seats in (
        ("sub-for", "substitute-for", [one.seat for one in public.seats if one.abandoned]),
        (
            "sub-not-for",
            "substitute-not-for",
            [one.seat for one in public.seats if one.sought == "others"],
        ),
    ):
        lines = [choice(str(seat), names[seat]) for seat in seats if seat != table.seat]
        if lines:
            found.append(select(f"{verb}:{public.id}", context.ui(label), lines[:25]))
    return found
