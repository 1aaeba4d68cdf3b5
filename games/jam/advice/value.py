"""How far a side stands ahead: its points, and those that it may still expect (MND-1.1)."""

from games.ai.mind import ahead
from games.jam.cards import Cards
from games.jam.phases.promise import promise
from games.jam.phases.trial import Trial
from games.jam.view import JamView, SideView

_RUNNING = {"program", "act", "move", "block", "call"}
_JAM = 0.25  # points in each jam to come for a skater who is fresher than one of the other side


def value(cards: Cards, view: JamView, seat: int) -> int:
    """Return by how many hundredths of a point a side is ahead of the other."""
    found = {side: _has(view, one) for side, one in enumerate(view.sides) if not one.conceded}
    if view.stage in _RUNNING:
        laid = {one.skater: one.card for one in view.laid if one.card}
        trial = Trial.of(cards, view, laid)
        for side in found:
            found[side] += promise(trial, side) / 2  # it is told less that of the other side
    return ahead(found, seat)


def _has(view: JamView, side: SideView) -> float:
    """Return the points of a side, and what rested skaters promise in the jams to come."""
    fresh = len(side.squad) - len(side.tired) - len(side.exhausted)
    return side.points + _JAM * max(0, view.jams - view.jam) * fresh / 2
