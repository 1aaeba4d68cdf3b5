"""Movement (group JAM-4): which spaces are within reach, and going there."""

from collections.abc import Iterator, Mapping
from functools import lru_cache
from heapq import heappop, heappush

from games.jam.cards import Cards, Track
from games.jam.events import tell
from games.jam.phases.lead import count_pass
from games.jam.printed import FRONT, MOVEMENT, OTHER, REAR, Direction, Lane
from games.jam.state import Play
from games.jam.track import OfTrack, positions, put, skill
from games.jam.view import Moved

SLIDE = 2  # what a SLIDE costs; every other direction costs 1 (rule JAM-4.1)


@lru_cache(maxsize=4096)
def reach(
    track: Track, start: str, points: int, directions: tuple[Direction, ...], *, jammer: bool
) -> Mapping[str, int]:
    """Return the spaces within reach with their cheapest cost, rules JAM-4.1 to 4.4.

    The space she starts from is never one of them. A movement that comes to the rear ends there.
    """
    costs, queue = {start: 0}, [(0, start)]
    while queue:
        cost, space = heappop(queue)
        if cost > costs[space] or (space == REAR and start != REAR):
            continue
        for there, step in _steps(track, space, directions, jammer=jammer):
            total = cost + step
            if total <= points and total < costs.get(there, points + 1):
                costs[there] = total
                heappush(queue, (total, there))
    del costs[start]
    order = list(track.spaces)
    return {space: costs[space] for space in sorted(costs, key=order.index)}


def _steps(
    track: Track, space: str, directions: tuple[Direction, ...], *, jammer: bool
) -> Iterator[tuple[str, int]]:
    """Yield where one step leads from a space, with its cost."""
    if space == REAR:
        yield from ((track.at[row, lane], track.into_pack) for row, lane in _last_row(track))
    elif space == FRONT:
        yield OTHER, track.to_other
    elif space == OTHER:
        yield REAR, track.to_rear
    else:
        yield from _steps_in_pack(track, space, directions, jammer=jammer)


def _last_row(track: Track) -> list[tuple[int, Lane]]:
    last = max(row for row, _ in track.at)
    return [place for place in track.at if place[0] == last]


def _steps_in_pack(
    track: Track, space: str, directions: tuple[Direction, ...], *, jammer: bool
) -> Iterator[tuple[str, int]]:
    """Yield the steps from a pack space; jammers alone leave it forwards, the others backwards."""
    row, lane = track.spaces[space].row, track.spaces[space].lane
    for direction in directions:
        place, cost = _towards(row, lane, direction)
        if place in track.at:
            yield track.at[place], cost
        elif direction == "fast" and jammer:
            yield FRONT, track.to_front
        elif direction == "slow" and not jammer:
            yield REAR, track.into_pack


def _towards(row: int, lane: Lane, direction: Direction) -> tuple[tuple[int, Lane], int]:
    """Return the place in a direction, with no lane beyond the edges, and what the step costs."""
    rows = {"fast": -1, "slow": 1}
    if direction in rows:
        return (row + rows[direction], lane), 1
    *slide, to = direction.split("-")
    there: Lane = "int" if to == "int" else "ext"
    if there == lane:
        there = ""
    return ((row + rows[slide[1]], there), SLIDE) if slide else ((row, there), 1)


def in_reach(cards: Cards, of: OfTrack, skater: str, card: str) -> Mapping[str, int]:
    """Return where a skater can go with a movement card, with the cost, as she stands now."""
    space = positions(of).space(skater)
    assert space is not None, skater
    printed = cards.actions[card]
    points = skill(cards, of, skater, MOVEMENT) + printed.bonus
    jammer = cards.skaters[skater].helmet == "J"
    return reach(cards.track, space, points, printed.directions, jammer=jammer)


def default_destination(cards: Cards, skater: str, spaces: Mapping[str, int]) -> str:
    """Return the default destination among spaces with their costs, rule JAM-9.5."""
    track, order = cards.track, list(cards.track.spaces)
    if cards.skaters[skater].helmet != "J":
        return min(spaces, key=lambda one: (spaces[one], order.index(one)))
    way = [FRONT, OTHER, REAR]

    def far(space: str) -> int:
        return 4 + way.index(space) if space in way else 4 - track.spaces[space].row

    return max(spaces, key=lambda one: (far(one), -order.index(one)))


def move(play: Play, skater: str, card: str, end: str) -> None:
    """Go to a space within reach, or nowhere where `end` is where she stands; tell the passes."""
    state = play.state
    start = positions(state).space(skater)
    assert start is not None, skater
    points = skill(play.cards, state, skater, MOVEMENT) + play.cards.actions[card].bonus
    cost = in_reach(play.cards, state, skater, card)[end] if end != start else 0
    tell(play, Moved(state.time, skater, card, start, end, cost, points))
    if end == start:
        return
    put(state.stacks, skater, end)
    if play.cards.skaters[skater].helmet == "J":
        count_pass(play, skater, start, end)
