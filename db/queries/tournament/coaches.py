"""Who coaches whom in tournaments, or is asked to."""

from db.columns import filled, insert, named, stored
from db.records.tournaments import StoredCoach
from db.store import Connection


def of_tournament(db: Connection, tournament: str) -> tuple[StoredCoach, ...]:
    """Return the coaches of a tournament, by entrant, in the order in which they were met."""
    found = named(
        db,
        "SELECT c.number, c.person, coalesce(n.name, p.name) AS name, c.agreed FROM coach c"
        " JOIN tournament t ON t.id = c.tournament JOIN person p ON p.id = c.person"
        " LEFT JOIN nickname n ON n.person = c.person AND n.server = t.server"
        " WHERE c.tournament = ? ORDER BY c.number, c.person",
        (tournament,),
    )
    return tuple(filled(StoredCoach, row) for row in found)


def ask_coach(db: Connection, tournament: str, one: StoredCoach) -> None:
    """Write that somebody is asked to coach, or has agreed to."""
    row = {"tournament": tournament, **stored(one, but=["name"])}
    insert(db, "coach", row, key=("tournament", "person"))


def drop_coach(db: Connection, tournament: str, person: int) -> None:
    """Remove a coach."""
    db.execute("DELETE FROM coach WHERE tournament = ? AND person = ?", (tournament, person))
