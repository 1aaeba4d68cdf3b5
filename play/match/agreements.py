"""What all people of a match agree to: ending it as it stands, pausing it."""

from dataclasses import replace

from db import voices
from db.rows import ProposalRow
from play.match import seats
from play.match.change import Change
from play.match.moves import running
from play.match.tables import voters
from play.records import Proposed
from play.refusals import refused


def propose(change: Change, person: int, kind: Proposed) -> None:
    """Propose something, or agree to it; once all agree it happens (`settle`)."""
    seat = _voice(change, person)
    if kind == "pause" and change.row.paused_at is not None:
        raise refused("paused")
    open_ = next((one for one in change.after.proposals if one.kind == kind), None)
    proposal = open_ or ProposalRow(kind=kind, seat=seat, agreed=())
    _stands(change, replace(proposal, agreed=tuple(sorted({*proposal.agreed, seat}))))


def decline(change: Change, person: int, kind: Proposed) -> None:
    """Say no to a proposal: it is gone."""
    _voice(change, person)
    if not any(one.kind == kind for one in change.after.proposals):
        raise refused("no-proposal")
    _gone(change, kind)


def resume(change: Change, person: int) -> None:
    """End a pause; all clocks go on with what was left."""
    _voice(change, person)
    if change.row.paused_at is None:
        raise refused("not-paused")
    _go_on(change)


def settle(change: Change) -> None:
    """Hold what was proposed against those who have a voice now; to be called after any change.

    Who lost their voice no longer agrees, and is no longer waited for: what all others agree to
    happens, what nobody wants any more is gone. Where nobody is left no pause is kept up.
    """
    if change.row.status != "running" or change.match.result is not None:
        return
    needed = voters(change)
    for proposal in sorted(change.after.proposals, key=lambda one: one.kind):
        if change.row.status == "running":  # "end" comes first
            _weigh(change, proposal, needed)
    if not needed and change.row.paused_at is not None:
        _go_on(change)


def _voice(change: Change, person: int) -> int:
    """Return the seat for which a person speaks. Raises Refused when it has no say."""
    seat = running(change, person).seat
    if seat not in voters(change):
        raise refused("no-voice")
    return seat


def _weigh(change: Change, proposal: ProposalRow, needed: tuple[int, ...]) -> None:
    agreed = tuple(seat for seat in proposal.agreed if seat in needed)
    if not agreed:
        _gone(change, proposal.kind)
    elif agreed == needed:
        _happens(change, proposal.kind)
    elif agreed != proposal.agreed:
        by = proposal.seat if proposal.seat in agreed else agreed[0]
        _stands(change, replace(proposal, seat=by, agreed=agreed))


def _stands(change: Change, proposal: ProposalRow) -> None:
    """Write a proposal as it is now."""
    change.also(voices.propose, change.row.id, proposal, change.now)
    others = tuple(one for one in change.after.proposals if one.kind != proposal.kind)
    change.after = replace(change.after, proposals=(*others, proposal))
    change.show()


def _gone(change: Change, kind: str) -> None:
    """Take a proposal away."""
    change.also(voices.withdraw, change.row.id, kind)
    others = tuple(one for one in change.after.proposals if one.kind != kind)
    change.after = replace(change.after, proposals=others)
    change.show()


def _happens(change: Change, kind: str) -> None:
    _gone(change, kind)
    if kind == "end":
        change.close("agreed")
    else:
        change.row = replace(change.row, paused_at=change.now)


def _go_on(change: Change) -> None:
    change.row = replace(change.row, paused_at=None)
    for seat in change.seats:
        change.seat(seats.run(seat, change.time(seat.seat)))
    change.show()
