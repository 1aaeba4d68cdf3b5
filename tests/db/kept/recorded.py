"""What a release must keep working of a kept database, asked of the services, not of its tables."""

import json
from typing import NamedTuple

from db.store import Connection
from play.tournaments import conversion
from tests.play.house import House
from tournaments import running

Recorded = dict[str, dict[str, object]]  # of what, by its id: facts as JSON has them


class _Ids(NamedTuple):
    matches: tuple[str, ...]
    lobbies: tuple[str, ...]
    tournaments: tuple[str, ...]
    people: tuple[int, ...]


async def record(home: House) -> Recorded:
    """Return what this release makes of a database: matches, tables, tournaments, people.

    Ids by which these are found stand as they do in the database. Nobody is looked at while they
    answer, so it is the same as often as it is asked.
    """
    ids = await home.play.store.read(_ids)
    return {
        "matches": {one: await _match(home, one) for one in ids.matches},
        "tables": {one: await _table(home, one) for one in ids.lobbies},
        "tournaments": {one: await _tournament(home, one) for one in ids.tournaments},
        "people": {str(one): await _person(home, one) for one in ids.people},
    }


def _ids(db: Connection) -> _Ids:
    matches, lobbies, tournaments, people = (
        tuple(row[0] for row in db.execute(f"SELECT id FROM {table} ORDER BY id"))
        for table in ("match", "lobby", "tournament", "person")
    )
    return _Ids(matches, lobbies, tournaments, people)


async def _match(home: House, match: str) -> dict[str, object]:
    """Its board as everybody sees it, with the head of its chain of moves."""
    if (away := await home.play.matches.away(match)) is not None:
        return {"waits for": away.game}
    public = (await home.play.matches.board(match)).public
    return {
        "game": public.game,
        "status": public.status,
        "revision": public.revision,
        "head": public.head,
        "commitment": public.commitment,
        "places": [*public.places],
        "scores": [*public.scores],
        "awaited": [*public.awaited],
        "people": [holder.name for seat in public.seats for holder in seat.holders],
    }


async def _table(home: House, lobby: str) -> dict[str, object]:
    """Who sits at it, and who was asked to, or sent away."""
    one = await home.play.lobbies.get(lobby)
    return {
        "game": one.game,
        "status": one.status,
        "people": [holder.name for seat in one.seats for holder in seat.holders],
        "invited": [asked.name for asked in one.invitations],
        "sent away": [person.name for person in await home.play.lobbies.sent_away(lobby)],
    }


async def _tournament(home: House, tournament: str) -> dict[str, object]:
    """Who organises it and is in it, its matches, and where everybody stands."""
    whole = await home.play.tournaments.load(tournament)
    found: dict[str, object] = {
        "name": whole.facts.name,
        "status": whole.facts.status,
        "people": [[one.number, one.name, one.status] for one in whole.entrants],
        "organisers": [name for _, name in await home.play.tournaments.helpers(tournament)],
        "matches": [[*one.people, one.status, *one.places] for one in whole.pairings],
    }
    if whole.facts.status == "running":
        rows = running.standings(conversion.read(whole))
        found["standings"] = [[row.place, row.entrant] for row in rows]
    return found


async def _person(home: House, person: int) -> dict[str, object]:
    """How much of theirs is handed out to them, by what it is."""
    handed: dict[str, object] = json.loads(await home.play.people.export(person))
    return {what: len(rows) for what, rows in handed.items() if isinstance(rows, list) and rows}
