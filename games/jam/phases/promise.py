"""What a side may still expect of a jam, by how the track stands at the end of a turn.

The figures are points: by how many the own side is ahead, on average, in what is left of the jam.
They are the rounded weights of a linear regression over turns of matches with live orders, between
coaches who looked one action ahead. `python -m tests.games.jam.players.fitted` fits them anew, to
matches of the coaches that there are now, who go by these weights themselves.
"""

from collections.abc import Mapping
from typing import Literal, TypeAlias

from games.jam.phases.trial import Trial
from games.jam.printed import OPEN, REAR

Phase: TypeAlias = Literal["first", "late", "lead", "on"]
_PLACES = ("rear", "row4", "row3", "row2", "row1", "front", "other", "pinned", "prison")
_BLOCKERS = ("blocker beside", "blocker hidden", "blocker pinned", "blocker on rear")

# How a jammer stands, by phase: her first pass outstanding while LEAD is open, or after it has
# gone; then with LEAD, or without it.
_JAMMER: Mapping[Phase, tuple[float, ...]] = {
    "first": (0.0, 0.1, -0.2, 0.4, 0.5, 0.0, 0.0, -0.2, -0.5),
    "late": (-0.9, -0.7, -1.4, -1.5, -0.9, 0.0, 0.0, -1.0, -0.2),
    "lead": (1.2, -0.1, 0.1, 1.6, 1.5, 0.5, 0.2, 0.2, 0.0),
    "on": (0.7, 0.0, 0.0, 0.6, 1.4, -0.4, -0.8, 0.3, -0.4),
}
# How a blocker stands: beside the other jammer, under a partner, under an opponent, off the pack.
_BLOCKER = (0.15, -0.06, -0.13, -0.06)

WEIGHTS: Mapping[str, float] = {
    **{
        f"{phase} {place}": weight
        for phase, weights in _JAMMER.items()
        for place, weight in zip(_PLACES, weights, strict=True)
    },
    **dict(zip(_BLOCKERS, _BLOCKER, strict=True)),
}


def promise(trial: Trial, side: int) -> float:
    """Return by how many points a side may expect to be better off until the jam ends."""
    return sum(WEIGHTS[name] * many for name, many in features(trial, side).items())


def features(trial: Trial, side: int) -> Mapping[str, int]:
    """Return how often each of `WEIGHTS` applies to a side, less how often to the other."""
    found: dict[str, int] = {}
    for one, sign in ((side, 1), (1 - side, -1)):
        for name in _named(trial, one):
            found[name] = found.get(name, 0) + sign
    return found


def _named(trial: Trial, side: int) -> list[str]:
    jammer, *blockers = trial.lineups[side]
    rival = trial.at.get(trial.lineups[1 - side][0], REAR)
    names = [f"{_phase(trial, side)} {_place(trial, jammer)}"]
    for one in blockers:
        here = trial.at.get(one, REAR)
        if here == REAR:
            names.append("blocker on rear")
            continue
        if trial.pinned(one):
            names.append("blocker pinned")
            continue
        if trial.stacks[here][-1] != one:
            names.append("blocker hidden")
        if rival not in OPEN and trial.apart(here, rival) <= 1:
            names.append("blocker beside")
    return names


def _phase(trial: Trial, side: int) -> Phase:
    """Return the phase of a side; in overtime each pass scores, as if the first had been made."""
    if trial.overtime:
        return "on"
    if trial.passes[side]:
        return "lead" if trial.lead == side else "on"
    return "first" if trial.lead_open else "late"


def _place(trial: Trial, jammer: str) -> str:
    space = trial.at.get(jammer)
    if space is None:
        return "prison"
    if space in OPEN:
        return space
    return "pinned" if trial.pinned(jammer) else f"row{trial.row(space)}"
