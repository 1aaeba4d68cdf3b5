"""Standing orders in the database, and the answers that they are to give."""

from collections.abc import Callable, Iterable
from datetime import datetime

from db.columns import columns, filled, insert, named, stored
from db.queries.match.absence import PRESENT
from db.records.standing_orders import OrderedAnswer, StoredOrder
from db.store import Connection
from db.values import stamp
from db.writing.shards.owned import owned_by

_ORDER = columns(StoredOrder)
_OWN = owned_by("match", "ordered_answer.match")
_ANSWER = columns(OrderedAnswer)


def of_match(db: Connection, match: str) -> tuple[StoredOrder, ...]:
    """Return what the people of a match have ordered."""
    query = f"SELECT {_ORDER} FROM standing_order WHERE match = ? ORDER BY person, kind"
    return tuple(filled(StoredOrder, row) for row in named(db, query, (match,)))


def keep(db: Connection, match: str, orders: Iterable[StoredOrder]) -> None:
    """Keep these orders of a match, in place of all former ones."""
    db.execute("DELETE FROM standing_order WHERE match = ?", (match,))
    for one in orders:
        insert(db, "standing_order", {"match": match, **stored(one)})


def answers(db: Connection, match: str) -> tuple[OrderedAnswer, ...]:
    """Return the ordered answers of a match, also those that were taken back."""
    query = f"SELECT {_ANSWER} FROM ordered_answer WHERE match = ? ORDER BY seat, question"
    return tuple(filled(OrderedAnswer, row) for row in named(db, query, (match,)))


def keep_answers(db: Connection, match: str, answers: Iterable[OrderedAnswer]) -> None:
    """Keep what orders are to answer in a match, in place of all former answers."""
    db.execute("DELETE FROM ordered_answer WHERE match = ?", (match,))
    for one in answers:
        insert(db, "ordered_answer", {"match": match, **stored(one)})


def due(db: Connection, now: datetime) -> tuple[str, ...]:
    """Return the matches in which an order is to answer now, the oldest first."""
    here = PRESENT.format("ordered_answer.match")
    rows = db.execute(
        f"SELECT match FROM ordered_answer WHERE due_at <= ? AND {here}{_OWN}"
        " ORDER BY due_at LIMIT 500",
        (stamp(now),),
    )
    return tuple(dict.fromkeys(row[0] for row in rows))


def put_off(db: Connection, draw: Callable[[], datetime]) -> None:
    """Postpone everything that is due, to a moment drawn for each."""
    rows = db.execute(
        f"SELECT match, seat, question FROM ordered_answer WHERE due_at IS NOT NULL{_OWN}"
    ).fetchall()
    db.execute(  # whoever has loaded one of these matches has loaded these moments
        "UPDATE match SET edition = edition + 1 WHERE id IN"
        f" (SELECT match FROM ordered_answer WHERE due_at IS NOT NULL{_OWN})"
    )
    db.executemany(
        "UPDATE ordered_answer SET due_at = ? WHERE match = ? AND seat = ? AND question = ?",
        [(stamp(draw()), *row) for row in rows],
    )
