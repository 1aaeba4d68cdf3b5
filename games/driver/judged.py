"""Whether who is said to stand better ends better: `value` held against results (MND-1.1)."""

from collections.abc import Iterator, Sequence

from games.ai.mind import worth
from games.ai.player import Player
from games.core.match.match import Match
from games.core.view import Standing
from games.driver.run import Judged, Played

PARTS = 4  # of a match, by its decisions


def judged(match: Match, seat: int, house: Player) -> Judged | None:
    """Return how well all seats stand as one of them sees it, where the player of the game says."""
    view = match.view(seat)
    found = [worth(house, view, one) for one in range(match.start.seats)]
    values = tuple(one for one in found if one is not None)
    return Judged(match.step, seat, values) if len(values) == len(found) else None


def lines(played: Sequence[Played]) -> list[str]:
    """Return how often who stood better ended better, by quarters of the matches."""
    right, asked = [0.0] * PARTS, [0] * PARTS
    for part, hit in (one for match in played for one in _hits(match)):
        right[part] += hit
        asked[part] += 1
    if not any(asked):
        return []
    said = "  ".join(
        f"{100 * hits / many:.0f} % of {many}" if many else "-"
        for hits, many in zip(right, asked, strict=True)
    )
    return [f"  {'better ends better':<18} {said}"]


def _hits(match: Played) -> Iterator[tuple[int, float]]:
    """Yield the quarter of each judgement, and whether it was right: half where it said nothing."""
    steps = max((one.step for one in match.judged), default=0) + 1
    places = _places(match.standings)
    for one in match.judged:
        for other in range(len(one.values)):
            if places[one.seat] == places[other]:
                continue
            ahead = one.values[one.seat] - one.values[other]
            better = places[one.seat] < places[other]
            yield one.step * PARTS // steps, 0.5 if not ahead else float((ahead > 0) == better)


def _places(standings: Sequence[Standing]) -> dict[int, int]:
    return {seat: row.place for row in standings for seat in row.seats}
