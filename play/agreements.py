"""What all people of a match agree to: ending it as it stands, pausing it."""

from dataclasses import replace

from db import voices
from db.rows import ProposalRow
from play import seats
from play.change import Change
from play.moves import running
from play.records import Proposed
from play.refusals import refused
from play.tables import voters


def propose(change: Change, person: int, kind: Proposed) -> None:
    """Propose something, or agree to it; once all agree it happens."""
    seat = running(change, person).seat
    if kind == "pause" and change.row.paused_at is not None:
        raise refused("paused")
    needed = voters(change)
    if seat not in needed:
        raise refused("no-voice")
    open_ = next((one for one in change.after.proposals if one.kind == kind), None)
    proposal = open_ or ProposalRow(kind=kind, seat=seat, agreed=())
    agreed = tuple(sorted({*proposal.agreed, seat}))
    if set(needed) <= set(agreed):
        _happen(change, kind)
        return
    proposal = replace(proposal, agreed=agreed)
    change.also(voices.propose, change.row.id, proposal, change.now)
    others = tuple(one for one in change.after.proposals if one.kind != kind)
    change.after = replace(change.after, proposals=(*others, proposal))
    change.show()


def _happen(change: Change, kind: Proposed) -> None:
    if kind == "end":
        change.close("agreed")
        return
    change.also(voices.withdraw, change.row.id, kind)
    change.row = replace(change.row, paused_at=change.now)
    change.show()


def decline(change: Change, person: int, kind: Proposed) -> None:
    """Say no to a proposal: it is gone."""
    running(change, person)
    if not any(one.kind == kind for one in change.after.proposals):
        raise refused("no-proposal")
    change.also(voices.withdraw, change.row.id, kind)
    change.show()


def resume(change: Change, person: int) -> None:
    """End a pause; all clocks go on with what was left."""
    running(change, person)
    if change.row.paused_at is None:
        raise refused("not-paused")
    change.row = replace(change.row, paused_at=None)
    for seat in change.seats:
        change.seat(seats.run(seat, change.time(seat.seat)))
    change.show()
