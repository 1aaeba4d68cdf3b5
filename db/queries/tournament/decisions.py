"""What organisers of tournaments decided, and appeals to them."""

from collections.abc import Iterable, Mapping
from datetime import datetime

from db.columns import columns, filled, insert, named, stored
from db.queries import ratings
from db.queries.tournament import calls
from db.records.tournaments import StoredAct, StoredAppeal, WholeTournament
from db.store import Connection, StaleStep
from db.values import ticks
from db.writing.shards.owned import owned_by

_ACT = columns(StoredAct)
_APPEAL = columns(StoredAppeal)
_OF_RESULTS = frozenset({"result", "strike", "back"})


def noted(
    db: Connection,
    after: WholeTournament,
    act: StoredAct,
    closing: StoredAppeal | None = None,
) -> None:
    """Write what was decided in a tournament as it is then, and the proposal that is settled by it.

    Raises StaleStep where the proposal was settled already.
    """
    tournament = after.facts.id
    if closing is not None:
        _settled(db, tournament, closing)
    insert(db, "tournament_act", {"tournament": tournament, **stored(act)})
    if act.kind == "replace":  # the lines of matches that run name who plays in them
        db.execute(
            "UPDATE tournament_match SET line_late = 1 WHERE tournament = ? AND status = 'open'"
            " AND line IS NOT NULL AND EXISTS (SELECT 1 FROM json_each(people)"
            "  WHERE CAST(value AS bigint) = ?)",
            (tournament, act.entrant),
        )
    about = [one.match for one in after.pairings if one.number == act.pairing and one.match]
    if act.kind in _OF_RESULTS:
        db.execute(
            "UPDATE tournament_match SET line_late = 1 WHERE tournament = ? AND number = ?"
            " AND line IS NOT NULL",
            (tournament, act.pairing),
        )
    ratings.look_again(db, about)


def edited(db: Connection, tournament: str, acts: Iterable[StoredAct]) -> None:
    """Write what was changed in a tournament; its name stands on the lines of its matches."""
    for act in acts:
        insert(db, "tournament_act", {"tournament": tournament, **stored(act)})
    db.execute(
        "UPDATE tournament_match SET line_late = 1 WHERE tournament = ? AND status = 'open'"
        " AND line IS NOT NULL",
        (tournament,),
    )


def acts(db: Connection, tournament: str) -> tuple[StoredAct, ...]:
    """Return what was decided in a tournament, oldest first."""
    query = f"SELECT {_ACT} FROM tournament_act WHERE tournament = ? ORDER BY number"
    return tuple(filled(StoredAct, row) for row in named(db, query, (tournament,)))


def sat_in(db: Connection, tournament: str, person: int) -> frozenset[str]:
    """Return the matches of a tournament in which somebody holds or held a seat."""
    rows = db.execute(
        "SELECT h.match FROM holder h JOIN tournament_match m ON m.match = h.match"
        " WHERE h.person = ? AND m.tournament = ?",
        (person, tournament),
    )
    return frozenset(match for (match,) in rows)


def sat_where_appealed(db: Connection, tournament: str) -> Mapping[int, frozenset[int]]:
    """Return who holds or held a seat in the matches of which appeals wait, by their numbers."""
    rows = db.execute(
        "SELECT DISTINCT m.number, h.person FROM tournament_appeal a"
        " JOIN tournament_match m ON m.tournament = a.tournament AND m.number = a.pairing"
        " JOIN holder h ON h.match = m.match"
        " WHERE a.tournament = ? AND a.decided_at IS NULL AND h.person IS NOT NULL",
        (tournament,),
    )
    found: dict[int, set[int]] = {}
    for number, person in rows:
        found.setdefault(number, set()).add(person)
    return {number: frozenset(people) for number, people in found.items()}


def named_in(db: Connection, tournament: str) -> dict[int, str]:
    """Return the names, on its server, of those whom decisions of a tournament name.

    They took places or lost them, decided a result, or wrote a message.
    """
    rows = db.execute(
        "SELECT p.id, coalesce(n.name, p.name) FROM tournament t"
        " JOIN (SELECT tournament, gone AS person FROM tournament_act WHERE gone IS NOT NULL"
        "  UNION SELECT tournament, come FROM tournament_act WHERE come IS NOT NULL"
        "  UNION SELECT tournament, person FROM tournament_act"
        "  WHERE kind IN ('result', 'message')) who ON who.tournament = t.id"
        " JOIN person p ON p.id = who.person"
        " LEFT JOIN nickname n ON n.person = p.id AND n.server = t.server WHERE t.id = ?",
        (tournament,),
    )
    return dict(rows.fetchall())


def appeal(db: Connection, tournament: str, one: StoredAppeal) -> None:
    """Write an appeal, or what was decided about it."""
    insert(
        db,
        "tournament_appeal",
        {"tournament": tournament, **stored(one)},
        key=("tournament", "number"),
    )


def judged(db: Connection, tournament: str, one: StoredAppeal, act: StoredAct) -> None:
    """Write what was decided about an appeal, for everybody to read.

    Raises StaleStep when it was decided already.
    """
    _settled(db, tournament, one)
    insert(db, "tournament_act", {"tournament": tournament, **stored(act)})


def lapsed(db: Connection, tournament: str, one: StoredAppeal) -> None:
    """Write that a proposal can no longer be carried out. Raises StaleStep once it is settled."""
    _settled(db, tournament, one)


def waits(db: Connection, tournament: str, number: int) -> bool:
    """Whether an appeal or a proposal is not settled yet."""
    row = db.execute(
        "SELECT 1 FROM tournament_appeal WHERE tournament = ? AND number = ?"
        " AND decided_at IS NULL",
        (tournament, number),
    ).fetchone()
    return row is not None


def _settled(db: Connection, tournament: str, one: StoredAppeal) -> None:
    if not waits(db, tournament, one.number):
        raise StaleStep(tournament)
    appeal(db, tournament, one)
    calls.judged(db, tournament)


def proposals(db: Connection, before: datetime) -> tuple[str, ...]:
    """Return the tournaments in which a proposal waits that was made before a moment."""
    rows = db.execute(
        "SELECT DISTINCT tournament FROM tournament_appeal"
        " WHERE decided_at IS NULL AND proposed <> '' AND at <= ?",
        (ticks(before),),
    )
    return tuple(row[0] for row in rows)


def appeals(db: Connection, tournament: str) -> tuple[StoredAppeal, ...]:
    """Return all appeals of a tournament, oldest first."""
    query = f"SELECT {_APPEAL} FROM tournament_appeal WHERE tournament = ? ORDER BY number"
    return tuple(filled(StoredAppeal, row) for row in named(db, query, (tournament,)))


def waiting_appeals(db: Connection) -> tuple[str, ...]:
    """Return the tournaments in which an appeal waits to which nobody was called yet."""
    rows = db.execute(
        "SELECT DISTINCT tournament FROM tournament_appeal"
        " WHERE called = 0 AND decided_at IS NULL AND person IS NOT NULL"
        f"{owned_by('tournament', 'tournament_appeal.tournament')}"
    )
    return tuple(row[0] for row in rows)
