"""What all people of a match agree to: ending it as it stands, pausing it."""

from msgspec.structs import replace

from db.records.matches import Proposed, StoredProposal
from play.match.acts.moves import running
from play.match.tables import voters
from play.match.work.unit import UnitOfWork
from play.refusals import refused


def propose(unit: UnitOfWork, person: int, kind: Proposed) -> None:
    """Propose something, or agree to it; once all agree it happens (`settle`)."""
    seat = _voice(unit, person)
    if kind == "pause" and unit.paused:
        raise refused("paused")
    open_ = next((one for one in unit.proposals if one.kind == kind), None)
    proposal = open_ or StoredProposal(kind=kind, seat=seat, agreed=())
    unit.propose(replace(proposal, agreed=tuple(sorted({*proposal.agreed, seat}))))


def decline(unit: UnitOfWork, person: int, kind: Proposed) -> None:
    """Say no to a proposal: it is gone."""
    _voice(unit, person)
    if not any(one.kind == kind for one in unit.proposals):
        raise refused("no-proposal")
    unit.withdraw(kind)


def resume(unit: UnitOfWork, person: int) -> None:
    """End a pause; all clocks go on with what was left."""
    _voice(unit, person)
    if not unit.paused:
        raise refused("not-paused")
    unit.go_on()


def settle(unit: UnitOfWork) -> None:
    """Compare proposals with those who have a voice now; to be called after any change.

    People who have lost their voice neither agree nor are waited for. What everybody else agrees to
    happens, and what nobody wants any more is dropped. A pause ends when nobody is left.
    """
    if not unit.runs or not (unit.proposals or unit.paused):
        return
    needed = voters(unit.loaded())
    for proposal in sorted(unit.proposals, key=lambda one: one.kind):
        if unit.runs:  # "end" comes first
            _weigh(unit, proposal, needed)
    if not needed and unit.paused:
        unit.go_on()


def _voice(unit: UnitOfWork, person: int) -> int:
    """Return the seat for which a person speaks. Raises Refused when it has no voice."""
    seat = running(unit, person).seat
    if seat in unit.match.conceded:
        raise refused("no-voice-conceded")
    if seat not in voters(unit.loaded()):
        raise refused("no-voice")
    return seat


def _weigh(unit: UnitOfWork, proposal: StoredProposal, needed: tuple[int, ...]) -> None:
    agreed = tuple(seat for seat in proposal.agreed if seat in needed)
    if not agreed:
        unit.withdraw(proposal.kind)
    elif agreed == needed:
        _happens(unit, proposal.kind)
    elif agreed != proposal.agreed:
        by = proposal.seat if proposal.seat in agreed else agreed[0]
        unit.propose(replace(proposal, seat=by, agreed=agreed))


def _happens(unit: UnitOfWork, kind: Proposed) -> None:
    unit.withdraw(kind)
    if kind == "end":
        unit.close("agreed")
    else:
        unit.pause()
