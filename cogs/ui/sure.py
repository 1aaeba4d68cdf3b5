"""What ends a match, a seat or a table for good is asked once more, in one sentence (§1.3)."""

import hashlib

from discord import ButtonStyle

from cogs.app.context import Visit
from cogs.ui.names import safe
from cogs.ui.page import LONG, Page, button, rows, words
from cogs.ui.words import holder_name, names_in_words, seat_names
from play.records import Holder, Lobby, Public, Table


def sure_page(visit: Visit, said: str, yes: tuple[str, str], back: str | None = None) -> Page:
    """Return a question that one red button answers: `yes` is its custom_id and its label.

    `back` is the custom_id of the button that leads back, if there is somewhere to go.
    """
    custom_id, label = yes
    buttons = [button(custom_id, label, ButtonStyle.danger, most=LONG)]
    if back is not None:
        buttons.append(button(back, visit.ui("back")))
    return Page([words(said), *rows(buttons)])


def leaving(visit: Visit, table: Table) -> Page:
    """Ask whether somebody leaves a match for good."""
    match, comes = table.public.match, comes_of_leaving(visit, table)
    here = _beside(visit, table)
    said = visit.ui(f"get-up-{comes}", names=_names(visit, here), count=len(here))
    return sure_page(
        visit, said, (f"got-up:{match}:{comes}", visit.ui("get-up")), f"more-in:{match}"
    )


def comes_of_leaving(visit: Visit, table: Table) -> str:
    """Return what comes of leaving, in a word: who plays on, if anybody does."""
    assert table.seat is not None
    if table.public.seats[table.seat].conceded:
        return "conceded"
    if _beside(visit, table):
        return "shared"
    return "ai" if _others(table.public, table.seat) else "alone"


def _beside(visit: Visit, table: Table) -> list[Holder]:
    """Return who else holds the seat of somebody."""
    assert table.seat is not None
    holders = table.public.seats[table.seat].holders
    return [one for one in holders if one.person not in (None, visit.person)]


def _names(visit: Visit, holders: list[Holder]) -> str:
    names = [holder_name(one, visit.texts, visit.locale, safe) for one in holders]
    return names_in_words(names, visit.texts, visit.locale)


def _others(public: Public, seat: int) -> tuple[int, ...]:
    """Return the other seats for which people play now."""
    return tuple(voice for voice in public.voices if voice != seat)


def end_label(visit: Visit, table: Table) -> str:
    """Return what the button says that leads to the end of a match as it stands."""
    assert table.seat is not None
    return visit.ui("propose-end" if _others(table.public, table.seat) else "end-match")


def ending(visit: Visit, table: Table) -> Page:
    """Ask whether somebody wants a match to end as it stands, or agrees to that."""
    public, match = table.public, table.public.match
    missing = _unasked(public, table.seat)
    if missing:
        names = seat_names(public, visit.texts, visit.locale, safe)
        said = names_in_words([names[one] for one in missing], visit.texts, visit.locale)
        sentence = visit.ui("end-asks", names=said, count=len(missing))
        label = visit.ui("propose-end")
    else:
        alone = table.seat is None or not _others(public, table.seat)
        sentence = visit.ui("end-alone" if alone else "end-last")
        label = visit.ui("end-match")
    return sure_page(visit, sentence, (f"end:{match}", label), f"more-in:{match}")


def _unasked(public: Public, seat: int | None) -> list[int]:
    """Return the seats, but for this one, that have not agreed to the end yet."""
    agreed = {other for one in public.proposals if one.kind == "end" for other in one.agreed}
    return [voice for voice in public.voices if voice != seat and voice not in agreed]


def conceding(visit: Visit, match: str, back: str | None = None) -> Page:
    """Ask whether somebody gives a match up."""
    yes = f"conceded:{match}", visit.ui("concede-yes")
    return sure_page(visit, visit.ui("concede-sure"), yes, back)


def closing(visit: Visit, lobby: Lobby) -> Page:
    """Ask whether the host closes a table."""
    people = [one for seat in lobby.seats for one in seat.holders]
    others = [one for one in people if one.person not in (None, lobby.host)]
    said = visit.ui("cancel-sure", names=_names(visit, others), count=len(others))
    yes = f"close:{lobby.id}:{who_sits(lobby)}", visit.ui("cancel-lobby")
    return sure_page(visit, said, yes, f"options:{lobby.id}")


def who_sits(lobby: Lobby) -> str:
    """Return a short mark of the people at a table, other for others: for a custom_id."""
    ids = ",".join(str(one) for one in sorted(lobby.people))
    return hashlib.blake2b(ids.encode(), digest_size=6).hexdigest()
