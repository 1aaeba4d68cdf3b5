"""People in the database."""

import json
from collections.abc import Callable, Iterable, Mapping
from datetime import datetime
from typing import Any, LiteralString

from db.columns import change, columns, filled, named, stored
from db.queries import invitations, ratings
from db.queries.leftovers import forget_question, forget_steps, leave_over
from db.queries.tournament import tournaments
from db.records.people import StoredPerson
from db.store import Connection, StaleStep
from db.upkeep import archive
from db.values import stamp
from db.writing import bars


def meet(
    db: Connection,
    person: int,
    plain: str,
    server: int | None = None,
    name: str = "",
    spoken: str | None = None,
) -> None:
    """Note a person, or their new names: their own one, and what they are called on a server.

    `spoken` is the language of their Discord, where they have come by themselves.
    """
    db.execute(
        "INSERT INTO person (id, name, spoken) VALUES (?1, ?2, ?3) ON CONFLICT (id) DO UPDATE"
        " SET name = ?2, spoken = coalesce(?3, person.spoken)"
        " WHERE person.name <> ?2"
        "  OR person.spoken IS DISTINCT FROM coalesce(?3, person.spoken)",
        (person, plain, spoken),
    )
    if server is None:
        return
    if name in {"", plain}:
        db.execute("DELETE FROM nickname WHERE person = ? AND server = ?", (person, server))
        return
    db.execute(
        "INSERT INTO nickname VALUES (?, ?, ?) ON CONFLICT (person, server)"
        " DO UPDATE SET name = excluded.name WHERE nickname.name <> excluded.name",
        (person, server, name),
    )


def names(db: Connection, person: int, server: int | None) -> tuple[str, str] | None:
    """Return a person's own name and what they are called on a server; None when unknown."""
    row: tuple[str, str] | None = db.execute(
        "SELECT p.name, coalesce(n.name, p.name) FROM person p"
        " LEFT JOIN nickname n ON n.person = p.id AND n.server = ?2 WHERE p.id = ?1",
        (person, server),
    ).fetchone()
    return row


def called(
    db: Connection, persons: Iterable[int], server: int | None
) -> tuple[tuple[int, str], ...]:
    """Return those of these people who are known, with what they are called on a server."""
    found = ((person, names(db, person, server)) for person in persons)
    return tuple((person, known[1]) for person, known in found if known is not None)


def rename(
    db: Connection,
    person: int,
    plain: str,
    server: int | None,
    name: str,
    now: datetime,
) -> tuple[str, ...]:
    """Note the new names of somebody known; return the running matches that now show another one.

    Their boards are marked as late, and so are messages of open lobbies. What has ended stays as it
    is.
    """
    if names(db, person, server) is None:
        return ()
    before = _tables(db, person)
    meet(db, person, plain, server, name)
    late = json.dumps([key for key, shown in _tables(db, person).items() if shown != before[key]])
    db.execute(
        "UPDATE lobby SET change = change + 1, edition = edition + 1 WHERE id IN"
        " (SELECT value FROM json_each(?))",
        (late,),
    )
    return _boards_late(db, late, now)


def _boards_late(db: Connection, matches: str, now: datetime) -> tuple[str, ...]:
    """Mark the boards of these matches as late; return those that there are.

    `matches` are ids as JSON; other ids are passed over.
    """
    rows = db.execute(
        "UPDATE match SET change = change + 1, changed_at = ?2, edition = edition + 1 WHERE id IN"
        " (SELECT value FROM json_each(?1)) RETURNING id",
        (matches, stamp(now)),
    ).fetchall()
    return tuple(row[0] for row in rows)


def _tables(db: Connection, person: int) -> dict[str, str]:
    """Return the running matches and open lobbies of a person, with their name in each."""
    rows = db.execute(
        "SELECT m.id, coalesce(n.name, p.name) FROM holder h"
        " JOIN match m ON m.id = h.match AND m.status = 'running'"
        " JOIN person p ON p.id = h.person"
        " LEFT JOIN nickname n ON n.person = h.person AND n.server = m.server WHERE h.person = ?1"
        " UNION ALL SELECT l.id, coalesce(n.name, p.name) FROM lobby_holder h"
        " JOIN lobby l ON l.id = h.lobby AND l.status = 'open'"
        " JOIN person p ON p.id = h.person"
        " LEFT JOIN nickname n ON n.person = h.person AND n.server = l.server WHERE h.person = ?1",
        (person,),
    )
    return dict(rows)


def load(db: Connection, person: int) -> StoredPerson | None:
    """Return a person."""
    query = f"SELECT {columns(StoredPerson)} FROM person WHERE id = ?"
    row = named(db, query, (person,)).fetchone()
    return None if row is None else filled(StoredPerson, row)


def some(db: Connection, persons: Iterable[int]) -> tuple[StoredPerson, ...]:
    """Return those of these people who are known."""
    found = (load(db, person) for person in persons)
    return tuple(one for one in found if one is not None)


def save(db: Connection, person: StoredPerson) -> None:
    """Write a person's settings; their name only when they are new."""
    db.execute(
        "INSERT INTO person (id, name) VALUES (?, ?) ON CONFLICT DO NOTHING",
        (person.id, person.name),
    )
    change(db, "person", stored(person, but=["id", "name"]), "id = ?", (person.id,))


def update(
    db: Connection, person: int, work: Callable[[StoredPerson], StoredPerson]
) -> StoredPerson:
    """Change a person's settings and return them."""
    row = work(load(db, person) or StoredPerson(id=person, name=""))
    save(db, row)
    return row


def matches(db: Connection, person: int) -> tuple[str, ...]:
    """Return the running matches in which a person holds or held a seat."""
    rows = db.execute(
        "SELECT h.match FROM holder h JOIN match m ON m.id = h.match AND m.status = 'running'"
        " WHERE h.person = ? ORDER BY h.match",
        (person,),
    )
    return tuple(row[0] for row in rows)


_OWN = "CAST(m.{} ->> CAST(p.key AS bigint) AS bigint)"
_OWN_MATCHES = (
    " FROM entrant e JOIN tournament_match m ON m.tournament = e.tournament"
    " JOIN json_each(m.people) p ON CAST(p.value AS bigint) = e.number"
)

# While a match runs, how many moves it has tells how much others have answered in secret. So a
# person's own are numbered for themselves; where they stand among all is told at the end.
_KEPT: Mapping[str, LiteralString] = {
    "nickname": "SELECT server, name FROM nickname WHERE person = ? ORDER BY server",
    "holder": "SELECT h.match, h.seat, h.place, h.left_at, h.active_at, h.titles, h.substitute,"
    " CASE WHEN m.status <> 'running' THEN h.seen END AS seen"
    " FROM holder h JOIN match m ON m.id = h.match WHERE h.person = ? ORDER BY h.match",
    "lobby": "SELECT lobby, seat, place, words, brought FROM lobby_holder WHERE person = ?",
    "sent_away": "SELECT l.id, l.game, l.opened_at FROM sent_away s"
    " JOIN lobby l ON l.id = s.lobby WHERE s.person = ?",
    "invitation": "SELECT lobby, name, until_at FROM invitation WHERE person = ?",
    "host": "SELECT id, game, channel, opened_at FROM lobby WHERE host = ?",
    "follower": "SELECT match FROM follower WHERE person = ?",
    "ping": "SELECT match, wanted, due_at, pinged_at, channel, message FROM ping WHERE person = ?",
    "called": "SELECT at FROM called WHERE person = ? ORDER BY at",
    "substitute": "SELECT server, games, paces, most, joined_at, called_at FROM substitute"
    " WHERE person = ?",
    "substitute_call": "SELECT match, seat, due_at, declined, channel, message"
    " FROM substitute_call WHERE person = ?",
    "silence": "SELECT at, asked_at, channel, message FROM silence WHERE person = ?",
    "sending": "SELECT kind, match, channel, at FROM sending WHERE person = ?",
    "partner": "SELECT match, question, picks, gives_up FROM partner WHERE person = ?",
    "note": "SELECT match, words FROM note WHERE person = ?",
    "deck": "SELECT game, name, pieces, past, shelf, made_at, changed_at FROM deck"
    " WHERE person = ? ORDER BY game, made_at, id",
    "departed": "SELECT server, from_at FROM departed WHERE person = ?",
    "entrant": "SELECT tournament, number, status, entered_at, rating, since, checked,"
    " first_match_at, brought FROM entrant WHERE person = ?",
    "tournament_match": "SELECT m.tournament, m.number, m.round, m.match, m.status, m.struck,"
    f" CAST(p.key AS bigint) AS seat, {_OWN.format('places')} AS place,"
    f" {_OWN.format('scores')} AS score, {_OWN.format('used')} AS used,"
    " EXISTS (SELECT 1 FROM json_each(m.absent) WHERE CAST(value AS bigint) = e.number) AS absent"
    f"{_OWN_MATCHES} WHERE e.person = ?1 ORDER BY m.tournament, m.number",
    "history": "SELECT e.tournament, c.key AS what, o.value FROM entrant e"
    " JOIN tournament t ON t.id = e.tournament, json_each(t.history) c, json_each(c.value) o"
    " WHERE e.person = ? AND CAST(o.value ->> 'entrant' AS bigint) = e.number",
    "decided": "SELECT a.tournament, a.number, a.at, a.kind, a.pairing, a.value, a.reason"
    " FROM entrant e JOIN tournament_act a ON a.tournament = e.tournament AND a.entrant = e.number"
    " WHERE e.person = ?1 UNION ALL SELECT a.tournament, a.number, a.at, a.kind, a.pairing,"
    f" a.value, a.reason{_OWN_MATCHES} JOIN tournament_act a ON a.tournament = m.tournament"
    " AND a.pairing = m.number WHERE e.person = ?1 ORDER BY 1, 2",
    "act": "SELECT tournament, number, at, kind, entrant, pairing,"
    " value, reason FROM tournament_act WHERE person = ?",
    "exchanged": "SELECT a.tournament, a.number, a.at, a.reason FROM tournament_act a"
    " WHERE a.gone = ?1 OR a.come = ?1",
    "appeal": "SELECT tournament, number, at, pairing, words, proposed, granted, decided_at"
    " FROM tournament_appeal WHERE person = ?",
    "judge": "SELECT tournament, number, decided_at, granted, reason"
    " FROM tournament_appeal WHERE judge = ?",
    "tournament": "SELECT id, name, server, game, opened_at FROM tournament WHERE creator = ?",
    "organiser": "SELECT t.id, t.name, t.server, t.game, t.opened_at FROM organiser o"
    " JOIN tournament t ON t.id = o.tournament WHERE o.person = ?",
    "coach": "SELECT tournament, number, agreed FROM coach WHERE person = ?",
    "tournament_call": "SELECT tournament, kind, due_at, called_at FROM tournament_call"
    " WHERE person = ?",
    "tournament_ping": "SELECT tournament, kind, at, channel, message FROM tournament_ping p"
    " WHERE asked_by = ?1 OR EXISTS (SELECT 1 FROM tournament_pinged n"
    " WHERE n.tournament = p.tournament AND n.number = p.number AND n.person = ?1)",
    "rating": "SELECT game, more, mu, sigma, matches FROM rating WHERE person = ?",
    "rated": "SELECT match, game, more, at, mu, sigma, matches FROM rated WHERE person = ?"
    " ORDER BY at, match",
    "acquainted": "SELECT game, finished, sittings, kinds FROM acquainted WHERE person = ?",
    "lesson": "SELECT game, scene, answers, picked, done, changed_at FROM lesson WHERE person = ?",
    "attempt": "SELECT match, seat, level, answers, picked, changed_at FROM attempt"
    " WHERE person = ?",
    "standing_order": "SELECT match, kind, answer, wishes FROM standing_order WHERE person = ?",
    "direct": "SELECT channel, opened_at, refused, note_at FROM direct WHERE person = ?",
    "half_day": "SELECT begins_at, ends_at, by_itself, chosen_at FROM half_day WHERE person = ?",
    "report": "SELECT r.code, r.match, (SELECT count(*) FROM move o WHERE o.person = r.person"
    " AND o.match = r.match AND o.step <= r.step) + (SELECT count(*) FROM archive.made a,"
    " json_each(a.steps) s WHERE a.person = r.person AND a.match = r.match"
    " AND CAST(s.value AS bigint) <= r.step"
    " AND m.archived = 1) AS after,"
    " CASE WHEN m.status <> 'running' THEN r.step END AS step, r.words, r.at"
    " FROM report r JOIN match m ON m.id = r.match WHERE r.person = ? ORDER BY r.at, r.code",
    "move": "SELECT o.match, row_number() OVER (PARTITION BY o.match ORDER BY o.step) AS number,"
    " CASE WHEN m.status <> 'running' THEN o.step END AS step, o.seat, o.at, o.move"
    " FROM move o JOIN match m ON m.id = o.match WHERE o.person = ? ORDER BY o.match, o.step",
}


def everything(
    db: Connection, person: int
) -> tuple[dict[str, list[dict[str, Any]]], tuple[str, ...]]:
    """Return all rows that name a person, by table and column; moves are encoded as they were.

    A move bears its `number` among the person's own in that match, a report the one it came
    `after`; `step`, among everybody's, and what was `seen` of them are None while the match runs.
    Moves of archived matches are left to `archived_moves`: those matches are returned besides.
    """
    found: dict[str, list[dict[str, Any]]] = {}
    for table, query in _KEPT.items():
        cursor = db.execute(query, (person,))
        columns = [column[0] for column in cursor.description]
        found[table] = [dict(zip(columns, row, strict=True)) for row in cursor]
    return found, archive.of_person(db, person)


def archived_moves(db: Connection, person: int, match: str) -> list[dict[str, Any]]:
    """Return a person's moves of an archived match, as `everything` has those of others."""
    own = (move for move in archive.moves(db, match) if move.person == person)
    return [
        {
            "match": match,
            "number": number,
            "step": move.step,
            "seat": move.seat,
            "at": stamp(move.at),
            "move": move.move,
        }
        for number, move in enumerate(own, start=1)
    ]


def _seated(db: Connection, person: int, now: datetime) -> tuple[str, ...]:
    """Return the matches in which a person sits or sat, their boards marked as late."""
    rows = db.execute("SELECT DISTINCT match FROM holder WHERE person = ?", (person,))
    return _boards_late(db, json.dumps([row[0] for row in rows]), now)


def forget(db: Connection, person: int, now: datetime) -> tuple[str, ...]:
    """Remove a person everywhere. Their places in matches and lobbies stay, without a name.

    Messages that name them are marked as late, pings as left over; returns the matches of which the
    board is late. Raises StaleStep where they still sit in an open lobby or a running match.
    """
    if _sits(db, person):
        raise StaleStep(str(person))
    late = _seated(db, person, now)
    bars.forget(db, person)
    _take_back_calls(db, person)
    db.execute(  # names of decks are theirs, or their partners'
        "UPDATE holder SET titles = '[]' WHERE titles <> '[]' AND EXISTS (SELECT 1 FROM holder h"
        " WHERE h.match = holder.match AND h.seat = holder.seat AND h.person = ?)",
        (person,),
    )
    _leave_lobbies(db, person)
    tournaments.forget(db, person)
    ratings.forget(db, person)
    leave_over(
        db,
        "SELECT p.message, p.channel,"
        " CASE WHEN p.channel IN (SELECT channel FROM direct) THEN NULL ELSE m.server END, ?2"
        " FROM ping p JOIN match m ON m.id = p.match WHERE p.message IS NOT NULL AND (p.person = ?1"
        "  OR m.status <> 'running' AND EXISTS"  # it tells somebody else the result, by names
        "   (SELECT 1 FROM holder h WHERE h.match = m.id AND h.person = ?1))",
        (person, stamp(now)),
    )
    db.execute(
        "UPDATE ping SET channel = NULL, message = NULL WHERE message IN"
        " (SELECT message FROM leftover)"
    )
    leave_over(
        db,
        "SELECT note_message, channel, NULL, ?2 FROM direct"
        " WHERE person = ?1 AND note_message IS NOT NULL AND channel IS NOT NULL",
        (person, stamp(now)),
    )
    forget_question(db, person)
    forget_steps(db, person)
    archive.forget(db, person)
    db.execute("DELETE FROM report WHERE person = ?", (person,))
    db.execute("DELETE FROM person WHERE id = ?", (person,))
    return late


def _take_back_calls(db: Connection, person: int) -> None:
    """Take back the calls of a substitute; one that is being sent is looked for first."""
    leave_over(
        db,
        "SELECT message, channel, server, 0 FROM substitute_call"
        " WHERE message IS NOT NULL AND person = ?",
        (person,),
    )
    db.execute("DELETE FROM substitute_call WHERE posting_at IS NULL AND person = ?", (person,))


def _sits(db: Connection, person: int) -> bool:
    """Whether a person holds a seat where things go on."""
    query = (
        "SELECT 1 FROM lobby_holder h JOIN lobby l ON l.id = h.lobby AND l.status = 'open'"
        " WHERE h.person = ?1"
        " UNION ALL SELECT 1 FROM holder h JOIN match m ON m.id = h.match AND m.status = 'running'"
        " WHERE h.person = ?1 AND h.left_at IS NULL"
    )
    return db.execute(query, (person,)).fetchone() is not None


def _leave_lobbies(db: Connection, person: int) -> None:
    """Remove the name from lobbies that have begun or ended, and mark their messages as late."""
    invitations.forget(db, person)
    db.execute(
        "UPDATE lobby SET change = change + 1 WHERE host = ?1"
        " OR id IN (SELECT lobby FROM lobby_holder WHERE person = ?1)",
        (person,),
    )
    db.execute("UPDATE lobby SET host = 0 WHERE host = ?", (person,))
    db.execute(
        "UPDATE lobby_holder SET person = NULL, ai = '', name = '', words = '', brought = NULL"
        " WHERE person = ?",
        (person,),
    )
    db.execute(
        "UPDATE lobby SET edition = edition + 1"
        " WHERE id IN (SELECT lobby FROM sent_away WHERE person = ?)",
        (person,),
    )
    db.execute("DELETE FROM sent_away WHERE person = ?", (person,))
