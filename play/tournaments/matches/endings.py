"""How matches end that no longer belong to their tournament (pure; EVT-1.8, 2.5)."""

from db.records.tournaments import WholeTournament
from play.match.work.unit import UnitOfWork


def off(before: WholeTournament, after: WholeTournament) -> tuple[str, ...]:
    """Return the matches that were begun and have been called off."""
    now = {one.number: one.status for one in after.pairings}
    return tuple(
        one.match
        for one in before.pairings
        if one.match is not None and one.status != "off" and now[one.number] == "off"
    )


def close(unit: UnitOfWork) -> None:
    """End a match, so that nobody is called to it any more."""
    if unit.runs:
        unit.close("agreed")
