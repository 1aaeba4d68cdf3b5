"""Converts between what is stored of a tournament and what its rules read (pure)."""

from datetime import datetime, timedelta

import msgspec
from msgspec.structs import replace

from db.records.tournaments import StoredEntrant, StoredPairing, WholeTournament
from tournaments.entries import Needs
from tournaments.formats.registry import format_of
from tournaments.records import (
    Bye,
    Entrant,
    Excused,
    Match,
    Moved,
    SeatChoice,
    Terms,
    Tournament,
    Wish,
)

APART = timedelta(seconds=1)  # between two matches that begin, rule EVT-1.6


class History(msgspec.Struct, frozen=True, omit_defaults=True):
    """What happened in a tournament apart from its matches, the JSON of its `history`."""

    byes: tuple[Bye, ...] = ()
    moved: tuple[Moved, ...] = ()
    wishes: tuple[Wish, ...] = ()
    choices: tuple[SeatChoice, ...] = ()
    excused: tuple[Excused, ...] = ()
    closed: bool = False


def shape_of(whole: WholeTournament) -> Terms:
    """Return format and numbers of a tournament."""
    return msgspec.json.decode(whole.facts.shape, type=Terms)


def needs_of(whole: WholeTournament) -> Needs:
    """Return what is needed to enter a tournament."""
    return msgspec.json.decode(whole.facts.needs, type=Needs)


def needed(needs: Needs) -> str:
    """Return what is needed to enter as it is stored."""
    return msgspec.json.encode(needs).decode()


def shaped(shape: Terms) -> str:
    """Return format and numbers as they are stored."""
    return msgspec.json.encode(shape).decode()


def entrants(whole: WholeTournament) -> tuple[Entrant, ...]:
    """Return everybody, in the order in which they entered."""
    order = sorted(whole.entrants, key=lambda one: (one.entered_at, one.number))
    return tuple(
        Entrant(one.number, one.rating, one.status, one.since, one.checked) for one in order
    )


def read(whole: WholeTournament) -> Tournament:
    """Return a tournament as its rules read it."""
    facts = whole.facts
    progress = facts.progress
    history = msgspec.json.decode(progress.history, type=History)
    terms = shape_of(whole)
    return Tournament(
        terms=terms,
        seed=facts.seed,
        entrants=entrants(whole),
        rounds=progress.rounds,
        paired=progress.paired,
        seeds=progress.seeds,
        bracket=progress.bracket,
        matches=tuple(_match(one) for one in whole.pairings),
        byes=history.byes,
        moved=history.moved,
        wishes=history.wishes,
        choices=history.choices,
        excused=history.excused,
        flows=format_of(terms).flows,
        closed=history.closed,
    )


def _match(one: StoredPairing) -> Match:
    return Match(
        number=one.number,
        round=one.round,
        people=one.people,
        status=one.status,
        places=one.places,
        scores=one.scores,
        used=one.used,
        absent=one.absent,
        found=one.found,
        late=one.late,
        excused=one.excused,
        substituted=one.substituted,
        decided=one.decided,
        struck=one.struck,
        slot=one.slot,
        game=one.game,
    )


def written(whole: WholeTournament, now: Tournament, at: datetime) -> WholeTournament:
    """Return what is to be stored: `whole` with all that the rules have changed in it.

    Matches that open now begin one a second from `at` on.
    """
    history = History(now.byes, now.moved, now.wishes, now.choices, now.excused, now.closed)
    facts = whole.facts.with_progress(
        rounds=now.rounds,
        paired=now.paired,
        seeds=now.seeds,
        bracket=now.bracket,
        history=msgspec.json.encode(history).decode(),
    )
    known = {one.number: one for one in whole.pairings}
    pairings: list[StoredPairing] = []
    opened = 0
    for match in now.matches:
        old = known.get(match.number)
        one = _pairing(match, old)
        if match.status == "open" and (old is None or old.status == "planned"):
            one = replace(one, open_at=at + opened * APART)
            opened += 1
        pairings.append(one)
    people = {one.number: one for one in whole.entrants}
    return WholeTournament(
        facts, tuple(_entrant(one, people[one.number]) for one in now.entrants), tuple(pairings)
    )


def _entrant(one: Entrant, old: StoredEntrant) -> StoredEntrant:
    return replace(old, status=one.status, since=one.since, rating=one.rating, checked=one.checked)


def _pairing(match: Match, old: StoredPairing | None) -> StoredPairing:
    """Return a match as it is stored: what the rules do not read stays as it was."""
    ruled = msgspec.structs.asdict(match)
    if old is None:
        return StoredPairing(**ruled, open_at=None, match=None)
    return replace(old, **ruled, open_at=old.open_at if match.status == "open" else None)
