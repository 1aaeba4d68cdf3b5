"""What the first was ahead by: where those supporters came from, as everybody saw it (ASD-8.1)."""

from games.allstar.state import Result, State
from games.core.text import Card, Text, Who, text


def cause(state: State, first: int, second: int) -> Text:
    """Return by how much `first` is ahead of `second`, and from where: all parts add up to it.

    Arenas that brought more and those that brought less are two parts, since the arenas won alone
    say little: ranks pay by the arena. Of equal totals the play-offs decide (rule ASD-8.2).
    """
    one, other = state.seats[first], state.seats[second]
    who, playoff = Who(second), one.playoff - other.playoff
    if one.total == other.total:
        return text("allstar-cause-tied", who=who, more=one.playoff, less=other.playoff)
    gains = {result: _points(result, first) - _points(result, second) for result in state.results}
    better = [result for result in state.results if gains[result] > 0]
    worse = [result for result in state.results if gains[result] < 0]
    parts: list[tuple[int, Text]] = []
    if better:
        most = max(better, key=lambda result: gains[result])
        points = sum(gains[result] for result in better)
        pays = {"more": _points(most, first), "less": _points(most, second)}
        arena = Card(most.arena)
        said = text("allstar-cause-better", points=points, arenas=len(better), arena=arena, **pays)
        parts.append((points, said))
    if worse:
        points = -sum(gains[result] for result in worse)
        parts.append((-points, text("allstar-cause-worse", points=points, arenas=len(worse))))
    if playoff:
        lost = int(playoff < 0)
        parts.append((playoff, text("allstar-cause-playoffs", points=abs(playoff), lost=lost)))
    parts.sort(key=lambda part: -part[0])
    told = tuple(said for _, said in parts)
    return text("allstar-cause", who=who, count=one.total - other.total, parts=told)


def _points(result: Result, seat: int) -> int:
    return sum(row.points for row in result.rows if row.seat == seat)
