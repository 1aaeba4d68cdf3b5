"""Asks for confirmation before a match, a seat or a table is ended for good."""

import hashlib

from discord import ButtonStyle

from cogs.app.context import Context
from cogs.ui.names import safe
from cogs.ui.page import LONG, Page, button, rows, words
from cogs.ui.words import holder_name, names_in_words, seat_names
from db.records.holders import Holder
from play.lobby.records import Lobby
from play.records import Public, Table


def sure_page(context: Context, said: str, yes: tuple[str, str], back: str | None = None) -> Page:
    """Return a question with one red button: `yes` is its custom_id and its label.

    `back` is the custom_id of the button that leads back, if there is one.
    """
    custom_id, label = yes
    buttons = [button(custom_id, label, ButtonStyle.danger, most=LONG)]
    if back is not None:
        buttons.append(button(back, context.ui("back")))
    return Page([words(said), *rows(buttons)])


def leaving(context: Context, table: Table) -> Page:
    """Ask whether somebody leaves a match for good."""
    match, comes = table.public.id, comes_of_leaving(context, table)
    here = _partners(context, table)
    said = context.ui(f"get-up-{comes}", names=_names(context, here), count=len(here))
    return sure_page(
        context, said, (f"got-up:{match}:{comes}", context.ui("get-up")), f"more-in:{match}"
    )


def comes_of_leaving(context: Context, table: Table) -> str:
    """Return in one word what leaving leads to: who plays on, if anybody does."""
    assert table.seat is not None
    if table.public.seats[table.seat].conceded:
        return "conceded"
    if _partners(context, table):
        return "shared"
    return "ai" if _others(table.public, table.seat) else "alone"


def _partners(context: Context, table: Table) -> list[Holder]:
    """Return who else holds the seat of somebody."""
    assert table.seat is not None
    holders = table.public.seats[table.seat].holders
    return [one for one in holders if one.person not in (None, context.person)]


def _names(context: Context, holders: list[Holder]) -> str:
    names = [holder_name(one, context.texts, context.locale, safe) for one in holders]
    return names_in_words(names, context.texts, context.locale)


def _others(public: Public, seat: int) -> tuple[int, ...]:
    """Return the other seats for which people play now."""
    return tuple(voice for voice in public.voices if voice != seat)


def end_label(context: Context, table: Table) -> str:
    """Return what the button says that leads to the end of a match as it stands."""
    return context.ui("end-match" if plays_alone(table) else "propose-end")


def plays_alone(table: Table) -> bool:
    """Whether nobody else has to agree to what somebody proposes for the whole match."""
    assert table.seat is not None
    return not _others(table.public, table.seat)


def ending(context: Context, table: Table) -> Page:
    """Ask whether somebody wants a match to end as it stands, or agrees to that."""
    public, match = table.public, table.public.id
    missing = _unasked(public, table.seat)
    if missing:
        names = seat_names(public, context.texts, context.locale, safe)
        said = names_in_words([names[one] for one in missing], context.texts, context.locale)
        sentence = context.ui("end-asks", names=said, count=len(missing))
        label = context.ui("propose-end")
    else:
        alone = table.seat is None or not _others(public, table.seat)
        sentence = context.ui("end-alone" if alone else "end-last")
        label = context.ui("end-match")
    return sure_page(context, sentence, (f"end:{match}", label), f"more-in:{match}")


def _unasked(public: Public, seat: int | None) -> list[int]:
    """Return the seats, but for this one, that have not agreed to the end yet."""
    agreed = {other for one in public.proposals if one.kind == "end" for other in one.agreed}
    return [voice for voice in public.voices if voice != seat and voice not in agreed]


def conceding(
    context: Context, match: str, back: str | None = None, table: Table | None = None
) -> Page:
    """Ask whether somebody gives a match up; `table` is theirs, where that is known."""
    said, asks = context.ui("concede-sure"), False
    if table is not None and table.sharing.needed > 1:
        said = f"{said} {context.ui('concede-together', needed=table.sharing.needed)}"
        others = [one for one in table.sharing.giving_up if one.person != context.person]
        asks = len(others) + 1 < table.sharing.needed
    yes = f"conceded:{match}", context.ui("concede-ask" if asks else "concede-yes")
    return sure_page(context, said, yes, back)


def closing(context: Context, lobby: Lobby) -> Page:
    """Ask whether the host closes a table."""
    people = [one for seat in lobby.seats for one in seat.holders]
    others = [one for one in people if one.person not in (None, lobby.host)]
    said = context.ui("cancel-sure", names=_names(context, others), count=len(others))
    yes = f"close:{lobby.id}:{who_sits(lobby)}", context.ui("cancel-lobby")
    return sure_page(context, said, yes, f"options:{lobby.id}")


def who_sits(lobby: Lobby) -> str:
    """Return a short mark of the people at a table, for a custom_id: it changes when they do."""
    ids = ",".join(str(one) for one in sorted(lobby.people))
    return hashlib.blake2b(ids.encode(), digest_size=6).hexdigest()
