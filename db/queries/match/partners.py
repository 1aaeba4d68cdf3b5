"""What those who share a seat tell each other: advice, and who wants to give up."""

from db.columns import columns, filled, insert, named, stored
from db.records.matches import Partner
from db.store import Connection

_PARTNER = columns(Partner)


def of_match(db: Connection, match: str) -> tuple[Partner, ...]:
    """Return what the people of a match have told their partners."""
    query = f"SELECT {_PARTNER} FROM partner WHERE match = ? ORDER BY person"
    return tuple(filled(Partner, row) for row in named(db, query, (match,)))


def tell(db: Connection, match: str, told: Partner) -> None:
    """Keep what somebody tells their partners now, in place of what they told before."""
    insert(db, "partner", {"match": match, **stored(told)}, key=("match", "person"))


def drop(db: Connection, match: str, person: int | None = None) -> None:
    """Drop what somebody (None: anybody) has told."""
    db.execute(
        "DELETE FROM partner WHERE match = ?1 AND (?2 IS NULL OR person = ?2)", (match, person)
    )
