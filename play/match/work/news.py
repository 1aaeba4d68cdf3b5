"""What a person who holds a seat is told beside the match: moves, what waits for them, days off."""

from typing import NamedTuple

from db.queries import days_off, profiles
from db.queries.match import lists, matches
from db.records.lists import Entrance
from db.records.matches import StoredMove, WholeMatch
from db.store import Connection
from play.match.work.holders import holder_of
from tournaments.ratings import PROVISIONAL


class Unread(NamedTuple):
    """What a person who holds a seat is told beside the match; nothing where they hold none.

    `moves` are those after the step `seen`, and some before that were shown last; `waiting` is the
    match that waits for them next, once this one asks nothing. `spent` half days off were taken
    automatically; `undecided` says that they are to be asked whether they want to be listed.
    """

    seen: int
    moves: tuple[StoredMove, ...]
    waiting: Entrance | None = None
    spent: int = 0
    undecided: bool = False


def at_hand(whole: WholeMatch, person: int) -> Unread | None:
    """Return what there is to tell a person, if the match holds all of it."""
    holder = holder_of(whole, person)
    if holder is None:
        return Unread(-1, ())
    recent, after = whole.recent, holder.news_from
    known = bool(recent) and recent[0].step <= after + 1
    if not known or whole.days_off or not (whole.match.running and _goes_on(whole, holder.seat)):
        return None
    return Unread(holder.seen, recent[after + 1 - recent[0].step :])


def unread(db: Connection, whole: WholeMatch, person: int) -> Unread:
    """Return what there is to tell a person beside a match."""
    holder = holder_of(whole, person)
    if holder is None:
        return Unread(-1, ())
    match = whole.match
    made = matches.news(db, whole, holder.news_from)
    return Unread(
        holder.seen,
        tuple(one for one in made if one.step <= match.step),  # others may have moved since
        None if _goes_on(whole, holder.seat) else lists.waiting_beside(db, person, match.id),
        days_off.spent(db, person) if whole.days_off else 0,
        not match.running and profiles.undecided(db, person, PROVISIONAL),
    )


def _goes_on(whole: WholeMatch, seat: int) -> bool:
    """Whether the people of a seat are asked something here."""
    return whole.seats[seat].question is not None and not whole.seats[seat].machine
