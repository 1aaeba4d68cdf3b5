"""How a pairing becomes an ordinary match (pure but for the ids and the seed passed in)."""

from collections.abc import Mapping, Sequence
from datetime import datetime
from typing import Any

from msgspec.structs import replace

from db.queries.match import matches
from db.queries.tournament import due
from db.records.holders import LobbyHolder
from db.records.lobbies import StoredLobby
from db.records.matches import StoredMove
from db.records.people import StoredPerson
from db.records.time import HalfDay
from db.records.tournaments import StoredCoach, StoredPairing, StoredTournament, WholeTournament
from db.store import Connection
from play.lobby import beginnings, choices
from play.match.work.loaded import Loaded
from play.match.work.rulebook import Ruled
from play.match.work.unit import UnitOfWork


def table(
    ruled: Ruled,
    whole: WholeTournament,
    pairing: StoredPairing,
    coaches: Sequence[StoredCoach],
    seed: bytes,
    now: datetime,
) -> StoredLobby:
    """Return the table at which a pairing sits, as a lobby that is never stored.

    Whoever was forgotten has an AI in their seat. Beside everybody else sit those of their
    `coaches` who have agreed and do not play themselves (EVT-1.7).
    """
    people = {one.number: one for one in whole.entrants}
    holders = tuple(
        LobbyHolder(
            person=people[number].person,
            name=people[number].name or "",
            seat=seat,
            place=0,
            brought=people[number].brought,
        )
        for seat, number in enumerate(pairing.people)
    )
    playing = {one.person for one in whole.entrants}
    there = [one for one in coaches if one.agreed and one.person not in playing]
    beside = tuple(
        LobbyHolder(person=one.person, name=one.name, seat=seat, place=place)
        for seat, number in enumerate(pairing.people)
        if people[number].person is not None
        for place, one in enumerate((one for one in there if one.number == number), 1)
    )
    seated = sorted((*holders, *beside), key=lambda one: (one.seat, one.place))
    return lobby(ruled, whole.facts, tuple(seated), seed, now)


def lobby(
    ruled: Ruled,
    facts: StoredTournament,
    holders: tuple[LobbyHolder, ...],
    seed: bytes,
    now: datetime,
) -> StoredLobby:
    """Return a lobby with the terms of a tournament, at which these people sit.

    Options that this release no longer has fall away: a round would wait for ever.
    """
    seats = len({one.seat for one in holders})
    return StoredLobby(
        id="",
        game=facts.game,
        server=facts.server,
        channel=facts.message.channel,
        message=None,
        host=facts.creator,
        locale=facts.locale,
        most=seats,
        options=choices.carried(ruled, facts.options, seats),
        preset=None,
        terms=facts.terms,
        status="open",
        opened_at=now,
        expires_at=now,
        match=None,
        change=1,
        shown=1,
        seed=seed,
        edition=0,
        holders=holders,
    )


def with_ais(table: StoredLobby, ai: str) -> StoredLobby:
    """Return a table at which an AI plays for whoever was forgotten."""
    holders = (one if one.person is not None else replace(one, ai=ai) for one in table.holders)
    return replace(table, holders=tuple(holders))


def begin(
    ruled: Ruled,
    table: StoredLobby,
    ident: str,
    known: Sequence[StoredPerson],
    away: Mapping[int, tuple[HalfDay, ...]],
    now: datetime,
) -> tuple[UnitOfWork, StoredMove]:
    """Set the match of a pairing up. Raises Refused when something does not fit."""
    match = beginnings.first(ruled, table, ident, None, now)
    return beginnings.begin(ruled, table, match, known, away, None)


def write(
    db: Connection,
    whole: WholeTournament,
    pairing: StoredPairing,
    begun: Loaded,
    setup: StoredMove,
    more: tuple[Any, ...],
    until_at: datetime | None,
) -> None:
    """Write a match that begins, and that its pairing is played in it, or neither.

    Raises StaleStep when the pairing has begun, is not to begin any more, or somebody has written
    the tournament since it was loaded as `whole`.
    """
    matches.keep_cards(db, begun.ruled.game.cards_hash, begun.ruled.game.cards)
    matches.add(db, begun.whole, setup)
    due.begin(db, whole.facts.id, whole.facts.edition, pairing.number, begun.stored.id, until_at)
    for one in more:
        one(db)
