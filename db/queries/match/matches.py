"""Matches in the database: a move, its events and the snapshot after it are written together."""

from collections.abc import Iterable, Mapping
from datetime import datetime
from functools import lru_cache
from typing import Any, LiteralString, NamedTuple

from msgspec.structs import replace

from db.columns import change, columns, differing, filled, insert, named, read, stored
from db.queries import days_off
from db.queries.match import partners, standing_orders
from db.queries.tournament import tournaments
from db.records.holders import StoredHolder
from db.records.matches import (
    BoardFacts,
    StoredMatch,
    StoredMove,
    StoredProposal,
    StoredSeat,
    WholeMatch,
)
from db.records.people import Acquaintance, StoredPerson
from db.store import Connection, StoredRow
from db.upkeep import archive
from db.upkeep.packing import packed, unpacked
from db.values import stamp
from db.writing import guarded

_MATCH = columns(StoredMatch)
_SEAT = columns(StoredSeat)
_MOVE = columns(StoredMove)
_PROPOSAL = columns(StoredProposal)
_HOLDER = columns(StoredHolder, but=["name"], table="h")
_ACQUAINTED = columns(Acquaintance, table="a")
_CHOSEN = columns(StoredPerson, but=["id", "name"], table="p")
# What few matches have: it is read only where the match says that there is some.
_FEW: tuple[LiteralString, ...] = (
    "proposal",
    "follower",
    "partner",
    "standing_order",
    "ordered_answer",
    "tournament_match",
)
_HAS: tuple[LiteralString, ...] = (
    *(f"EXISTS (SELECT 1 FROM {one} WHERE match = ?1)" for one in _FEW),
    "EXISTS (SELECT 1 FROM holder h JOIN half_day d ON d.person = h.person WHERE h.match = ?1)",
)
# What is written without a new edition: where its board stands, who holds the seats, what they have
# chosen and how well they know the game.
_BESIDE = (
    f"SELECT {', '.join(_HAS)}, {columns(BoardFacts, table='m')}, h.person, p.id, a.person,"
    f" {_ACQUAINTED}, {_HOLDER}, coalesce(n.name, p.name, h.name), {_CHOSEN}"
    " FROM match m JOIN holder h ON h.match = m.id LEFT JOIN person p ON p.id = h.person"
    " LEFT JOIN nickname n ON n.person = h.person AND n.server = m.server"
    " LEFT JOIN acquainted a ON a.person = h.person AND a.game = m.game"
    " WHERE m.id = ?1 AND m.edition = ?2 ORDER BY h.seat, h.place"
)


class _Beside(NamedTuple):
    """What stands in a row of that, by who holds a seat; what they have chosen with their name."""

    few: tuple[int, ...]
    board: tuple[Any, ...]
    person: int | None
    is_known: bool
    has_played: bool
    acquainted: tuple[Any, ...]
    holder: tuple[Any, ...]
    chosen: tuple[Any, ...]


def _named(listed: str) -> tuple[str, ...]:
    return tuple(one.split(".")[-1] for one in listed.split(", "))


_OF_BOARD, _OF_ACQUAINTED = _named(columns(BoardFacts)), _named(_ACQUAINTED)
_OF_HOLDER, _OF_CHOSEN = (*_named(_HOLDER), "name"), ("name", *_named(_CHOSEN))
_B = len(_HAS)  # where the columns of the board begin, then those of who holds a seat
_P = _B + len(_OF_BOARD)
_A = _P + 3
_H = _A + len(_OF_ACQUAINTED)
_N = _H + len(_OF_HOLDER) - 1


def _parts(row: tuple[Any, ...]) -> _Beside:
    return _Beside(
        row[:_B],
        row[_B:_P],
        row[_P],
        row[_P + 1] is not None,
        row[_P + 2] is not None,
        row[_A:_H],
        row[_H : _N + 1],
        row[_N:],
    )


def load(db: Connection, match: str, known: WholeMatch | None = None) -> WholeMatch | None:
    """Return a match with its seats, holders and proposals.

    Of a match that is `known` only that is read which has been written since, or may have been: its
    edition is that of all columns of the match and its seats, but for the board's.
    Raises archive.Missing when it is in an archive that is not there.
    """
    held = [] if known is None else _beside(db, known.match)
    if known is None or not held:
        row = named(db, f"SELECT {_MATCH} FROM match m WHERE id = ?", (match,)).fetchone()
        if row is None:
            return None
        stored = _match(db, row)
        known = WholeMatch(match=stored, seats=_seats(db, match), holders=())
        held = _beside(db, stored)
    whole = _with_people(known, held)
    proposed, followed, shared, ordered, due, in_tournament, half_days = held[0].few
    return replace(
        whole,
        proposals=_proposals(db, match) if proposed else (),
        followers=_followers(db, match) if followed else (),
        partners=partners.of_match(db, match) if shared else (),
        standing_orders=standing_orders.of_match(db, match) if ordered else (),
        due=standing_orders.answers(db, match) if due else (),
        half_days=days_off.of_match(db, match) if half_days else {},
        days_off=bool(half_days),
        part_of=tournaments.part(db, match) if in_tournament else None,
    )


def again(db: Connection, known: WholeMatch) -> WholeMatch | None:
    """Return a known match as it stands, with one statement.

    None where that does not do: somebody has written it, or it has what few matches have.
    """
    held = _beside(db, known.match)
    return None if not held or any(held[0].few) else _with_people(known, held)


def _beside(db: Connection, known: StoredMatch) -> list[_Beside]:
    """Return what is written without a new edition, by holder; none of another edition."""
    return [_parts(row) for row in db.execute(_BESIDE, (known.id, known.edition))]


def _with_people(known: WholeMatch, held: list[_Beside]) -> WholeMatch:
    """Return a match of which nobody has written more than what is read beside it."""
    board = read(BoardFacts, _OF_BOARD, held[0].board)
    same = board == known.match.board
    people = [(one.person, one) for one in held if one.person is not None]
    return WholeMatch(
        match=known.match if same else replace(known.match, board=board),
        seats=known.seats,
        holders=tuple([read(StoredHolder, _OF_HOLDER, one.holder) for one in held]),
        chosen={person: _person(one.chosen, person) for person, one in people if one.is_known},
        acquainted={person: _known(one.acquainted) for person, one in people if one.has_played},
        days_off=False,
        recent=known.recent,
    )


def _seats(db: Connection, match: str) -> tuple[StoredSeat, ...]:
    found = named(db, f"SELECT {_SEAT} FROM seat WHERE match = ? ORDER BY seat", (match,))
    return tuple(filled(StoredSeat, row) for row in found)


def _proposals(db: Connection, match: str) -> tuple[StoredProposal, ...]:
    found = named(db, f"SELECT {_PROPOSAL} FROM proposal WHERE match = ?", (match,))
    return tuple(filled(StoredProposal, row) for row in found)


def _followers(db: Connection, match: str) -> tuple[int, ...]:
    found = db.execute("SELECT person FROM follower WHERE match = ?", (match,))
    return tuple(person for (person,) in found)


def edition(db: Connection, match: str) -> int | None:
    """Return the edition of a match, or None when there is none."""
    row = db.execute("SELECT edition FROM match WHERE id = ?", (match,)).fetchone()
    return None if row is None else row[0]


@lru_cache(maxsize=4096)  # people change that rarely, and are read with every move
def _person(row: tuple[Any, ...], person: int) -> StoredPerson:
    return read(StoredPerson, _OF_CHOSEN, row, id=person)


@lru_cache(maxsize=4096)  # that of one who answers changes, that of the others does not
def _known(row: tuple[Any, ...]) -> Acquaintance:
    return read(Acquaintance, _OF_ACQUAINTED, row)


def holds(db: Connection, match: str, person: int) -> bool:
    """Whether a person holds a seat of a match."""
    row = db.execute(
        "SELECT 1 FROM holder WHERE match = ? AND person = ? AND left_at IS NULL", (match, person)
    ).fetchone()
    return row is not None


def _match(db: Connection, row: StoredRow) -> StoredMatch:
    kept = row["snapshot"]
    snapshot = unpacked(kept) if kept else archive.snapshot(db, row["id"])
    return filled(StoredMatch, row, snapshot=snapshot)


def keep_cards(db: Connection, digest: str, content: bytes) -> None:
    """Keep a card file, once for all matches that use it."""
    db.execute("INSERT INTO card_file VALUES (?, ?) ON CONFLICT DO NOTHING", (digest, content))


def cards(db: Connection, digest: str) -> bytes:
    """Return a card file."""
    row = db.execute("SELECT content FROM card_file WHERE hash = ?", (digest,)).fetchone()
    return row[0]


def known_cards(db: Connection) -> frozenset[str]:
    """Return the hashes of all card files that were ever played with here."""
    return frozenset(row[0] for row in db.execute("SELECT hash FROM card_file"))


def add(db: Connection, whole: WholeMatch, setup: StoredMove) -> None:
    """Write a new match with what happened at its setup."""
    match = whole.match
    insert(db, "match", {**stored(match), "snapshot": packed(match.snapshot)})
    for seat in whole.seats:
        insert(db, "seat", {"match": match.id, **stored(seat)})
    for holder in whole.holders:
        add_holder(db, match.id, holder)
    _add_moves(db, match.id, (setup,))


def save(
    db: Connection, before: WholeMatch, after: WholeMatch, moves: Iterable[StoredMove]
) -> None:
    """Write what differs in a match and its seats, which were loaded as `before`, and `moves`.

    Raises StaleStep when somebody else has written the match since.
    """
    match = before.match
    changes = differing(match, after.match, but=["edition"])
    if "snapshot" in changes:
        changes["snapshot"] = packed(after.match.snapshot)
    guarded.update(db, "match", match.id, match.edition, changes)
    for old, new in zip(before.seats, after.seats, strict=True):
        if old is not new:
            _save_seat(db, match.id, differing(old, new), new.seat)
    _add_moves(db, match.id, moves)


def _save_seat(db: Connection, match: str, changes: Mapping[str, object], seat: int) -> None:
    if changes:
        change(db, "seat", changes, "match = ? AND seat = ?", (match, seat))


def add_holder(db: Connection, match: str, holder: StoredHolder) -> None:
    """Write one more holder of a seat. People's names stand with the people."""
    kept = holder if holder.ai else replace(holder, name="")
    insert(db, "holder", {"match": match, **stored(kept)})


def get_up(db: Connection, match: str, person: int, now: datetime) -> None:
    """Note that a person no longer holds their seat."""
    db.execute(
        "UPDATE holder SET left_at = ? WHERE match = ? AND person = ?", (stamp(now), match, person)
    )


def sit_again(db: Connection, match: str, holder: StoredHolder) -> None:
    """Note that a person holds the seat again that they held before."""
    changes = stored(replace(holder, name=""), but=["seat", "place", "person", "ai", "name"])
    change(db, "holder", changes, "match = ? AND person = ?", (match, holder.person))


def turn_or_end(db: Connection, match: str, person: int) -> bool:
    """Whether something is open to the seat that a person holds, or its match is over.

    Not where an AI is to answer it.
    """
    row = db.execute(
        "SELECT 1 FROM holder h JOIN match m ON m.id = h.match"
        " JOIN seat s ON s.match = h.match AND s.seat = h.seat"
        " WHERE h.match = ? AND h.person = ? AND h.left_at IS NULL"
        " AND (m.status <> 'running' OR s.question IS NOT NULL AND s.machine = 0)",
        (match, person),
    ).fetchone()
    return row is not None


def active(db: Connection, match: str, person: int, now: datetime) -> None:
    """Note that a person did something."""
    db.execute(
        "UPDATE holder SET active_at = ? WHERE match = ? AND person = ?",
        (stamp(now), match, person),
    )


def seen(db: Connection, match: str, person: int, step: int, news_from: int) -> None:
    """Note that a person was shown everything up to `step`; news begin at `news_from`."""
    db.execute(
        "UPDATE holder SET news_from = ?4, seen = ?1 WHERE match = ?2 AND person = ?3"
        " AND seen < ?1",
        (step, match, person, news_from),
    )


def _add_moves(db: Connection, match: str, moves: Iterable[StoredMove]) -> None:
    for move in moves:
        insert(db, "move", {"match": match, **stored(move), "events": packed(move.events)})


def moves(db: Connection, match: str, after: int = -1) -> tuple[StoredMove, ...]:
    """Return the moves after a step, oldest first. Raises archive.Missing."""
    found = named(
        db,
        f"SELECT {_MOVE} FROM move WHERE match = ? AND step > ? ORDER BY step",
        (match, after),
    )
    made = tuple(_move(row) for row in found)
    return made or tuple(move for move in archive.moves(db, match) if move.step > after)


def news(db: Connection, whole: WholeMatch, after: int) -> tuple[StoredMove, ...]:
    """Return the moves of a loaded match after a step, oldest first. Raises archive.Missing."""
    known = whole.recent
    if known and known[0].step <= after + 1:
        return known[after + 1 - known[0].step :]
    return moves(db, whole.match.id, after)


def last_moves(db: Connection, match: str, shown: int, least: int) -> tuple[StoredMove, ...]:
    """Return the moves since the change `shown`, and at least so many; oldest first.

    Raises archive.Missing.
    """
    found = named(
        db,
        f"SELECT {_MOVE} FROM move WHERE match = ? ORDER BY step DESC",
        (match,),
    )
    made = _latest((_move(row) for row in found), shown, least)
    return made or _latest(reversed(archive.moves(db, match)), shown, least)


def _latest(moves: Iterable[StoredMove], shown: int, least: int) -> tuple[StoredMove, ...]:
    """Return so many of these moves, given latest first, in order: oldest first."""
    found: list[StoredMove] = []
    for move in moves:
        found.append(move)
        if len(found) >= least and move.change <= shown:
            break
    return tuple(reversed(found))


@lru_cache(maxsize=2048)  # the news of a table are mostly read again with the next one
def _move(row: StoredRow) -> StoredMove:
    return filled(StoredMove, row, events=unpacked(row["events"]))


def last_answers(db: Connection, match: str, seat: int) -> frozenset[str]:
    """Return the questions that a person's last press answered for a seat, all at one moment.

    None if the seat has moved otherwise since.
    """
    rows = db.execute(
        "SELECT question, by, at FROM move WHERE match = ? AND seat = ? ORDER BY step DESC",
        (match, seat),
    )
    found, moment = set[str](), None
    for question, by, at in rows:  # read as far as that moment goes
        if question is None or by != "person" or moment not in {None, at}:
            break
        found.add(question)
        moment = at
    return frozenset(found)
