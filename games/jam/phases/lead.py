"""Passes, points, LEAD and calling a jam off (group JAM-6, JAM-7.1)."""

from games.jam.cards import Cards
from games.jam.events import tell
from games.jam.printed import FRONT, OTHER, REAR
from games.jam.state import Orders, Play
from games.jam.track import OfTrack, positions
from games.jam.view import Deed, LeadLost, Led, Passed

PASS = 4  # points of a pass, rule JAM-6.2
CONDITIONS = ("t1", "t2", "t3", "t4", "t5", "ahead", "scored", "threat")
_FARTHER = (FRONT, OTHER, REAR)


def makes_pass(cards: Cards, start: str, end: str) -> bool:
    """Whether a jammer's movement between two spaces is a pass, rule JAM-6.1."""
    pack = cards.track.spaces[start].zone == "pack"
    return (end in {FRONT, OTHER} and (pack or start == REAR)) or (end == REAR and pack)


def count_pass(play: Play, skater: str, start: str, end: str) -> None:
    """Count a jammer's movement if it is a pass; each after the first of a jam scores, JAM-6.2."""
    if not makes_pass(play.cards, start, end):
        return
    state = play.state
    number = positions(state).side(skater)
    side = state.sides[number]
    side.passes += 1
    initial = side.passes == 1
    scores = not initial or state.overtime > 0  # rule JAM-10.2
    points = PASS if scores else 0
    side.points += points
    side.jam_points += points
    tell(play, Passed(state.time, number, skater, end, initial, points))


def give_lead(play: Play) -> bool:
    """Give LEAD after the first Time with an initial pass, JAM-6.3; return whether that was now."""
    state = play.state
    now = [
        deed
        for deed in state.story
        if isinstance(deed, Passed) and deed.initial and deed.time == state.time
    ]
    if not now or not state.lead_open:
        return False
    state.lead_open = False
    far = [_FARTHER.index(deed.end) for deed in now]
    if far.count(max(far)) == 1:
        state.lead = now[far.index(max(far))].side
    tell(play, Led(state.time, state.lead))
    return state.lead is not None


def lose_lead(play: Play, jammer: str) -> None:
    """Take LEAD from a side whose jammer goes to prison; nobody gets it any more, JAM-5.10."""
    state = play.state
    if state.lead is not None and state.lead == positions(state).side(jammer):
        state.lead = None
        tell(play, LeadLost(state.time, positions(state).side(jammer)))


def has_scored(story: list[Deed], side: int) -> bool:
    """Whether a side's jammer scored in this turn, rule JAM-9.4."""
    return any(isinstance(deed, Passed) and deed.side == side and deed.points for deed in story)


def threatens(cards: Cards, of: OfTrack, side: int) -> bool:
    """Whether the jammer of `side` stands unpinned in one of the two foremost rows, JAM-9.4."""
    where = positions(of)
    jammer = where.lineups[side][0]
    space = where.space(jammer)
    row = cards.track.spaces[space].row if space else 0
    return 0 < row <= 2 and not where.is_pinned(jammer)


def is_ahead(of: OfTrack, side: int) -> bool:
    """Whether a side has more jam points than the other, JAM-9.4."""
    return of.sides[side].jam_points > of.sides[1 - side].jam_points


def wants_to_call(play: Play, orders: Orders, side: int) -> bool:
    """Whether one of the conditions holds that a side with LEAD has planned, rule JAM-9.4."""
    state, chosen = play.state, orders.calls[side]
    holds = {
        f"t{state.time}": True,
        "ahead": is_ahead(state, side),
        "scored": has_scored(state.story, side),
        "threat": threatens(play.cards, state, 1 - side),
    }
    return any(holds.get(condition, False) for condition in chosen)
