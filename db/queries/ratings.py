"""Results of matches, and the ratings that follow from them.

A match that ends leaves a row in `ended`, which goes when its result is recorded. A result from
which no ratings follow yet is due: then all ratings after it are computed anew (EVT-6.2).
"""

import json
import secrets
from collections.abc import Iterable, Sequence
from datetime import datetime
from typing import Any

from db.columns import columns, filled, insert, named, stored
from db.records.ratings import Decided, RatingsDue, StoredRated, StoredRating, StoredResult
from db.records.record import Record
from db.store import Connection, StaleStep
from db.values import stamp

_RESULT = columns(StoredResult)
_RATED = columns(StoredRated)
_RATING = columns(StoredRating)
_FLAGS = ("rated", "with_ai", "cut_short", "adjudicated")
_SINCE = "game = ?1 AND more = ?2 AND (at, match) >= (?3, ?4)"


class RatingHistory(Record, frozen=True):
    """Consecutive results of a table of ratings, and the ratings before the first of them.

    `editions` are those of the results, by match. `then` is the result after them, if there is one.
    """

    since: RatingsDue
    results: tuple[StoredResult, ...]
    before: tuple[StoredRated, ...]
    editions: tuple[tuple[str, int], ...]
    then: RatingsDue | None


# What has ended


def match_ended(db: Connection, match: str, now: datetime) -> None:
    """Note that the result of a match is to be recorded, or to be looked at again."""
    db.execute("INSERT INTO ended VALUES (?, ?) ON CONFLICT DO NOTHING", (match, stamp(now)))


def look_again(db: Connection, matches: Iterable[str]) -> None:
    """Note that something was decided about matches, of those that have ended."""
    db.execute(
        "INSERT INTO ended SELECT id, ended_at FROM match"
        " WHERE ended_at IS NOT NULL AND id IN (SELECT value FROM json_each(?))"
        " ON CONFLICT DO NOTHING",
        (json.dumps(list(matches)),),
    )


def ended(db: Connection, most: int) -> tuple[str, ...]:
    """Return matches whose result is to be recorded, oldest first."""
    rows = db.execute("SELECT match FROM ended ORDER BY at, match LIMIT ?", (most,))
    return tuple(row[0] for row in rows)


def decided(db: Connection, match: str) -> Decided:
    """Return what the tournament of a match says of it."""
    row = db.execute(
        "SELECT EXISTS (SELECT 1 FROM tournament_act a WHERE a.kind = 'result'"
        " AND a.tournament = m.tournament AND a.pairing = m.number),"
        " m.struck = 1 OR m.status = 'off'"
        " FROM tournament_match m WHERE m.match = ?",
        (match,),
    ).fetchone()
    if row is None:
        return Decided(False, False)
    coaches = db.execute(
        "SELECT c.person FROM coach c JOIN tournament_match m ON m.tournament = c.tournament"
        " WHERE m.match = ? AND c.agreed = 1",
        (match,),
    )
    return Decided(bool(row[0]), bool(row[1]), frozenset(one for (one,) in coaches))


def usual_answers(db: Connection, game: str, seats: int, most: int) -> tuple[int, ...]:
    """Return how many answers people gave in the last matches with so many seats, played out."""
    rows = db.execute(
        "SELECT r.answers FROM result r JOIN match m ON m.id = r.match"
        " WHERE r.game = ? AND m.status = 'over' AND json_array_length(r.places) = ?"
        " ORDER BY r.at DESC LIMIT ?",
        (game, seats, most),
    )
    return tuple(row[0] for row in rows)


def recorded(db: Connection, match: str) -> StoredResult | None:
    """Return the result of a match, once it is recorded."""
    query = f"SELECT {_RESULT} FROM result WHERE match = ?"
    row = named(db, query, (match,)).fetchone()
    return None if row is None else filled(StoredResult, row)


def record(db: Connection, result: StoredResult) -> None:
    """Record the result of a match; of one that is known, whether and how it is rated."""
    known = recorded(db, result.match)
    if known is None:
        insert(db, "result", stored(result))
    else:
        flags = {name: getattr(result, name) for name in _FLAGS}
        if any(getattr(known, name) != value for name, value in flags.items()):
            sets = ", ".join(f"{name} = ?" for name in _FLAGS)
            db.execute(
                f"UPDATE result SET {sets}, due = 1, edition = edition + 1 WHERE match = ?",
                (*flags.values(), result.match),
            )
    pass_over(db, result.match)


def uncounted(db: Connection, most: int) -> tuple[str, ...]:
    """Return matches with a result of an older release, whose cards are still to be counted."""
    rows = db.execute(
        "SELECT match FROM result WHERE cards IS NULL ORDER BY at, match LIMIT ?", (most,)
    )
    return tuple(row[0] for row in rows)


def count(db: Connection, match: str, cards: str) -> None:
    """Write which cards did something in a match; ratings do not depend on it."""
    db.execute("UPDATE result SET cards = ? WHERE match = ?", (cards, match))


def pass_over(db: Connection, match: str) -> None:
    """Note that a match has no result to be recorded."""
    db.execute("DELETE FROM ended WHERE match = ?", (match,))


# What follows from it


def due(db: Connection) -> tuple[RatingsDue, ...]:
    """Return for each table of ratings the earliest result that they do not follow from yet."""
    rows = named(
        db,
        "SELECT game, more, at, match FROM result r WHERE due = 1 AND NOT EXISTS"
        " (SELECT 1 FROM result o WHERE o.due = 1 AND o.game = r.game AND o.more = r.more"
        "  AND (o.at, o.match) < (r.at, r.match))",
    )
    return tuple(filled(RatingsDue, row) for row in rows)


def history(db: Connection, since: RatingsDue, most: int) -> RatingHistory:
    """Return so many results of a table of ratings from one on, and the ratings before it."""
    point = _point(since)
    found = named(
        db,
        f"SELECT {_RESULT}, edition FROM result WHERE {_SINCE} ORDER BY at, match LIMIT ?5",
        (*point, most + 1),
    ).fetchall()
    before = named(
        db,
        f"SELECT {_RATED} FROM rated r WHERE game = ?1 AND more = ?2 AND (at, match) < (?3, ?4)"
        " AND NOT EXISTS (SELECT 1 FROM rated o WHERE o.game = ?1 AND o.more = ?2"
        "  AND o.person = r.person AND (o.at, o.match) > (r.at, r.match)"
        "  AND (o.at, o.match) < (?3, ?4))",
        point,
    )
    return RatingHistory(
        since,
        tuple(filled(StoredResult, row) for row in found[:most]),
        tuple(filled(StoredRated, row) for row in before),
        tuple((row["match"], row["edition"]) for row in found[:most]),
        filled(RatingsDue, found[most]) if len(found) > most else None,
    )


def _point(one: RatingsDue) -> tuple[str, bool, int | None, str]:
    return one.game, one.more, stamp(one.at), one.match


def project(db: Connection, found: RatingHistory, rated: Sequence[StoredRated]) -> None:
    """Write the ratings that follow from some results, in place of those that there were.

    What comes after them is due then. Raises StaleStep where one of them was corrected meanwhile,
    or names somebody who was forgotten.
    """
    for match, edition in found.editions:
        row = db.execute("SELECT edition FROM result WHERE match = ?", (match,)).fetchone()
        if row is None or row[0] != edition:
            raise StaleStep(match)
    since, then = found.since, found.then
    if then is None:
        db.execute(f"DELETE FROM rated WHERE {_SINCE}", _point(since))
    else:
        end = stamp(then.at), then.match
        db.execute(
            f"DELETE FROM rated WHERE {_SINCE} AND (at, match) < (?5, ?6)",
            (*_point(since), *end),
        )
        db.execute("UPDATE result SET due = 1 WHERE match = ?", (then.match,))
    for one in rated:
        insert(db, "rated", {"game": since.game, "more": since.more, **stored(one)})
    db.executemany(
        "UPDATE result SET due = 0 WHERE match = ?", [(match,) for match, _ in found.editions]
    )
    key = since.game, since.more
    db.execute("DELETE FROM rating WHERE game = ? AND more = ?", key)
    db.execute(
        f"INSERT INTO rating SELECT {_RATING} FROM rated r WHERE game = ?1 AND more = ?2"
        " AND NOT EXISTS (SELECT 1 FROM rated o WHERE o.game = ?1 AND o.more = ?2"
        "  AND o.person = r.person AND (o.at, o.match) > (r.at, r.match))",
        key,
    )


def all_due(db: Connection) -> None:
    """Let all ratings be computed anew."""
    db.execute("UPDATE result SET due = 1, edition = edition + 1")


def results(db: Connection) -> tuple[StoredResult, ...]:
    """Return all results, in the order in which they became public."""
    query = f"SELECT {_RESULT} FROM result ORDER BY at, match"
    return tuple(filled(StoredResult, row) for row in named(db, query))


def ratings(db: Connection) -> tuple[StoredRating, ...]:
    """Return all ratings as they are."""
    query = f"SELECT {_RATING} FROM rating ORDER BY game, more, person"
    return tuple(filled(StoredRating, row) for row in named(db, query))


# People


def of_game(db: Connection, game: str, *, more: bool) -> tuple[StoredRating, ...]:
    """Return all ratings of a game, for two sides or for more."""
    query = f"SELECT {_RATING} FROM rating WHERE game = ? AND more = ?"
    return tuple(filled(StoredRating, row) for row in named(db, query, (game, more)))


def forget(db: Connection, person: int) -> None:
    """Remove a person from all results; a meaningless number stands in their place.

    The ratings of those whom they met stay as they are.
    """
    alias = -1 - secrets.randbits(53)
    rows = db.execute(
        "SELECT match, sides FROM result WHERE match IN"
        " (SELECT match FROM holder WHERE person = ?)",
        (person,),
    ).fetchall()
    for match, sides in rows:
        renamed: list[dict[str, Any]] = json.loads(sides)
        for side in renamed:
            side["people"] = [alias if one == person else one for one in side["people"]]
        db.execute(
            "UPDATE result SET sides = ?, edition = edition + 1 WHERE match = ?",
            (json.dumps(renamed), match),
        )
    for table in ("rated", "rating"):
        db.execute(f"UPDATE {table} SET person = ? WHERE person = ?", (alias, person))
