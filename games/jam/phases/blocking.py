"""Blocks (group JAM-5): targets, power, where both end up, fouls and prison."""

from collections.abc import Sequence
from typing import Literal, NamedTuple, TypeAlias

from games.jam.cards import Cards, Track
from games.jam.events import tell
from games.jam.phases.lead import lose_lead
from games.jam.printed import BLOCK, OPEN, REAR, RESISTANCE, Direction, Lane
from games.jam.state import Play
from games.jam.track import OfTrack, Positions, positions, put, skill, take_off
from games.jam.view import Blocked, Cancelled, Fouled, Prisoner, Result

FALL = 3  # the margin from which a target falls, rule JAM-5.7
PRISON_TURNS = 2  # ends of turn until a fouler is back, rule JAM-5.9


Heading: TypeAlias = Direction | Literal[""]  # "" in an open zone


class Target(NamedTuple):
    """A skater who may be blocked: in which direction ("" in an open zone), power, Resistance."""

    skater: str
    direction: Heading
    power: int
    resistance: int

    @property
    def margin(self) -> int:
        return self.power - self.resistance


def targets(cards: Cards, of: OfTrack, skater: str, card: str) -> list[Target]:
    """Return the targets of a block card as the skaters stand now, in post order (JAM-5.1, 5.2)."""
    where = positions(of)
    space = where.space(skater)
    assert space is not None, skater
    printed = cards.actions[card]
    power = skill(cards, of, skater, BLOCK) + printed.bonus
    if space in OPEN:
        found: dict[str, Heading] = dict.fromkeys(_in_zone(where, skater, space), "")
    else:
        found = _in_pack(cards.track, where, skater, space, printed.directions)
    opponents = where.lineups[1 - where.side(skater)]
    return [
        Target(other, found[other], power - cost(found[other]), skill(cards, of, other, RESISTANCE))
        for other in opponents
        if other in found
    ]


def _in_zone(where: Positions, skater: str, space: str) -> list[str]:
    """Return the opposing skaters that may be blocked in an open zone, rule JAM-5.2."""
    own = where.side(skater)
    others = [other for other in where.stacks[space] if where.side(other) != own]
    if space == REAR:
        return others
    return [other for other in others if where.is_jammer(other)]


def _in_pack(
    track: Track, where: Positions, skater: str, space: str, directions: Sequence[Direction]
) -> dict[str, Heading]:
    """Return the opposing top skaters of adjacent spaces in the card's directions, JAM-5.1."""
    found: dict[str, Heading] = {}
    for direction in directions:
        there = beyond(track, space, direction)
        stack = where.stacks[there] if there else ()
        if stack and where.side(stack[-1]) != where.side(skater):
            found[stack[-1]] = direction
    return found


def beyond(track: Track, space: str, direction: Heading) -> str | None:
    """Return the pack space next to another in the direction of a block; None off the pack."""
    row, lane = track.spaces[space].row, track.spaces[space].lane
    if direction in {"push", "stop"}:
        return track.at.get((row - 1 if direction == "push" else row + 1, lane))
    to: Lane = "int" if direction == "block-int" else "ext"
    return None if to == lane else track.at[row, to]


def cost(direction: str) -> int:
    """Return what a direction takes from the power, rule JAM-5.4."""
    return 1 if direction in {"push", "stop"} else 0


def default_target(found: Sequence[Target], where: Positions) -> Target:
    """Return the default target: the jammer, else the greatest margin, rule JAM-9.6."""
    return max(found, key=lambda one: (where.is_jammer(one.skater), one.margin))


def cancel(play: Play, skater: str, card: str) -> None:
    """Carry out a block that has no target, rule JAM-5.3."""
    tell(play, Cancelled(play.state.time, skater, card))


def block(play: Play, skater: str, card: str, chosen: str) -> None:
    """Block one of the targets, rules JAM-5.4 to 5.9."""
    state, where = play.state, positions(play.state)
    target = next(one for one in targets(play.cards, state, skater, card) if one.skater == chosen)
    home = where.space(skater)
    both = where.is_jammer(skater) and where.is_jammer(chosen)
    referee = ""
    if home == REAR and not both:
        referee = _referee(play)
        if not referee or play.cards.actions[referee].kind == "block":
            _foul(play, skater, card, chosen, referee)
            return
    _carry_out(play, skater, card, target, referee)


def _referee(play: Play) -> str:
    """Turn the top card of the pile into the discard pile; "" where there is none, JAM-5.9."""
    state = play.state
    if not state.pile:
        return ""
    state.discard.append(state.pile.pop(0))
    return state.discard[-1]


def _foul(play: Play, skater: str, card: str, target: str, referee: str) -> None:
    """Send the blocker to prison, rule JAM-5.9; a jammer may lose LEAD with it (JAM-5.10)."""
    state = play.state
    tell(play, Fouled(state.time, skater, card, target, referee))
    take_off(state.stacks, skater)
    state.prison.append(Prisoner(skater, PRISON_TURNS))
    if positions(state).is_jammer(skater):
        lose_lead(play, skater)


def _carry_out(play: Play, skater: str, card: str, target: Target, referee: str) -> None:
    """Compare power and Resistance; move both in the pack, rules JAM-5.4 to 5.8."""
    state, where = play.state, positions(play.state)
    home, start = where.space(skater), where.space(target.skater)
    assert home is not None
    assert start is not None
    lost, result, end = "", "failed", start
    if target.margin > 0:
        lost = state.laid.pop(target.skater, "")
        result, end = outcome(play.cards.track, start, target)
    if lost:
        state.discard.append(lost)
        state.up = [other for other in state.up if other != target.skater]
    if end != start:
        put(state.stacks, target.skater, end)
        put(state.stacks, skater, start)
    tell(
        play,
        Blocked(
            state.time, skater, card, target.skater, target.direction,
            target.power, target.resistance, result, home, start, end, lost, referee,
        ),
    )  # fmt: skip


def outcome(track: Track, start: str, target: Target) -> tuple[Result, str]:
    """Return what a successful block does to its target and where she ends up (JAM-5.7, 5.8)."""
    if start in OPEN:
        return "stripped", start
    there = beyond(track, start, target.direction)
    if target.margin >= FALL:
        return "fell", REAR
    return ("pushed", there) if there else ("out", REAR)
