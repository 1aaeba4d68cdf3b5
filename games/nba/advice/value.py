"""How far a seat's side stands ahead: points it has, and those that it may still score (MND-1.1).

Of an attack that lies what a defence lets through; of each turn to come the best attack that a
coach owns for its team, less what a coach of the other side stops on average.
"""

from games.ai.mind import ahead
from games.nba.facts import total
from games.nba.phases.basics.dice import expected_attack, expected_defence
from games.nba.printed import Book, is_tactic
from games.nba.view import Coach, NbaView

_THROUGH = 0.6  # of an attack that can still be stopped
_STOPS = 0.6  # of what a defence brings on average: it is not always ready, nor of the colours
_FINDS = 0.75  # of the best attack that a coach owns: it is not always ready
_LACKS = (1.0, 0.8, 0.55, 0.3)  # of a tactic, by how much game IQ the team lacks


def value(book: Book, view: NbaView, seat: int) -> int:
    """Return by how many hundredths of a point the side of a seat is ahead of the other."""
    playing = {one.side for one in view.coaches if not one.conceded}
    found = {side: float(view.scores[side]) for side in playing}
    if view.started and view.stage not in {"over", "draft", "team"}:
        for side in found:
            found[side] += _to_come(book, view, side)
    return ahead(found, view.coaches[seat].side)


def _to_come(book: Book, view: NbaView, side: int) -> float:
    own = [one for one in view.coaches if one.side == side and not one.conceded]
    others = [one for one in view.coaches if one.side != side]
    stops = sum(_best(book, one, "def") for one in others) / max(1, len(others)) * _STOPS
    turns = _turns(view, side)
    found = 0.0
    for one in own:
        lies = max(0, total(one.attack) - total(one.against))
        found += lies * (1.0 if one.against else _THROUGH)
        found += turns * max(0.0, _FINDS * _best(book, one, "off") - stops)
    return found


def _turns(view: NbaView, side: int) -> float:
    """Return in how many turns to come, the running one included, a side can begin an attack."""
    if view.stage in {"last", "tie"}:
        return 0.0
    after = view.turns - view.turn
    if side != view.active:
        return (after + 1) // 2
    began = any(one.attack for one in view.coaches if one.side == side)
    return after // 2 + (not began)


def _best(book: Book, coach: Coach, kind: str) -> float:
    """Return what the best tactic of a type brings a coach's team: all know what it owns."""
    owned = {*coach.lying, *filter(is_tactic, (*coach.pool, *coach.discard))}
    brings = expected_attack if kind == "off" else expected_defence
    found = [
        brings(book.dice, tactic, coach.sums) * _LACKS[min(3, max(0, tactic.cx - coach.iq))]
        for tactic in map(book.tactic, owned)
        if tactic.type == kind
    ]
    return max(found, default=0.0)
