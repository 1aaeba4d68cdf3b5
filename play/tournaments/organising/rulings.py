"""A ruling that was the last result of its round: for a minute it can be taken back (EVT-1.15)."""

from collections.abc import Sequence
from datetime import datetime, timedelta

import msgspec
from msgspec.structs import replace

from db.records.tournaments import StoredAct, WholeTournament
from play.tournaments import conversion
from play.tournaments.organising.acts import Act
from tournaments import running
from tournaments.formats.registry import format_of
from tournaments.records import Tournament

HELD = timedelta(seconds=60)
_OF_RESULTS = frozenset({"result", "strike", "back"})


def holds(whole: WholeTournament) -> bool:
    """Whether what follows from a ruling is still to be drawn."""
    return whole.facts.dates.drawn_at is not None


def held(
    before: WholeTournament, after: WholeTournament, act: Act, now: datetime
) -> WholeTournament:
    """Return a tournament after a decision: what follows from the last result of a round waits.

    Where matches flow, without rounds, nothing waits.
    """
    if after.facts.status != "running":
        return replace(after, facts=after.facts.with_dates(drawn_at=None))
    flows = format_of(conversion.shape_of(after)).flows
    if act.kind != "result" or flows or any(one.status == "open" for one in after.pairings):
        return after
    was_open = any(one.number == act.about and one.status == "open" for one in before.pairings)
    if not was_open and not holds(before):
        return after
    return replace(after, facts=after.facts.with_dates(drawn_at=now + HELD))


def last(known: Sequence[StoredAct]) -> int | None:
    """Return the match about whose result was decided last; None where that was taken back."""
    found = [one for one in known if one.kind in {"result", "back"}]
    return found[-1].pairing if found and found[-1].kind == "result" else None


def taken_back(read: Tournament, number: int) -> Tournament:
    """Return what the rules read once a result is not decided any more."""
    (match,) = (one for one in read.matches if one.number == number)
    again = msgspec.structs.replace(match, status="open", places=(), decided=False, struck=False)
    return running.ended(read, again)


def reopened(whole: WholeTournament, number: int, now: datetime) -> WholeTournament:
    """Return a tournament in which a match goes on, or begins `now` if it had not."""
    pairings = (
        replace(one, open_at=now) if one.number == number and one.match is None else one
        for one in whole.pairings
    )
    facts = whole.facts.with_dates(drawn_at=None)
    return replace(whole, facts=facts, pairings=tuple(pairings))


def to_tell(whole: WholeTournament, act: StoredAct) -> list[str]:
    """Return the match whose end is told anew to whom it concerns: that of a result decided."""
    return [
        one.match
        for one in whole.pairings
        if act.kind in _OF_RESULTS and one.number == act.pairing and one.match is not None
    ]
