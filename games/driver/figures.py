"""What a run found out about a game, in lines to print."""

from collections import defaultdict
from collections.abc import Iterable, Sequence

from games.driver.run import Played


def lines(played: Sequence[Played]) -> list[str]:
    """Return decisions, scores and win rates for each number of seats."""
    by_seats: dict[int, list[Played]] = defaultdict(list)
    for match in played:
        by_seats[match.seats].append(match)
    found: list[str] = []
    for seats, matches in sorted(by_seats.items()):
        found += _for_seats(seats, matches)
    return found


def _for_seats(seats: int, matches: Sequence[Played]) -> list[str]:
    whole = [match for match in matches if not match.conceded]
    found = [
        f"{seats} seats: {len(matches)} matches, {len(matches) - len(whole)} with a concession"
    ]
    if not whole:
        return found
    found.append(f"  decisions a match  {_spread(sum(match.decisions) for match in whole)}")
    found.append(f"  decisions a seat   {_spread(n for match in whole for n in match.decisions)}")
    scores = (row.score for match in whole for row in match.standings)
    found.append(f"  score              {_spread(scores)}")
    winners = (row.score for match in whole for row in match.standings if row.place == 1)
    found.append(f"  winner's score     {_spread(winners)}")
    return [*found, *_wins(seats, whole), *_supplied(whole)]


def _supplied(matches: Sequence[Played]) -> list[str]:
    """Return the figures of the game itself: shares of matches, means and spreads."""
    by_name: dict[str, list[int]] = defaultdict(list)
    for match in matches:
        for name, value in match.figures.items():
            by_name[name].append(value)
    return [f"  {name:<18} {_summed(values)}" for name, values in by_name.items()]


def _summed(values: Sequence[int]) -> str:
    if all(isinstance(value, bool) for value in values):
        return f"{100 * sum(values) / len(values):.1f} %"
    return _spread(values)


def _wins(seats: int, matches: Sequence[Played]) -> list[str]:
    """Return the win rates by seat and by player; a shared first place counts its share."""
    by_seat = [0.0] * seats
    by_ai: dict[str, float] = defaultdict(float)
    held: dict[str, int] = defaultdict(int)
    for match in matches:
        first = [row for row in match.standings if row.place == 1]
        for row in first:
            for seat in row.seats:
                by_seat[seat] += 1 / len(first)
                by_ai[match.ais[seat]] += 1 / len(first)
        for ai in match.ais:
            held[ai] += 1
    rates = "  ".join(
        f"{seat}: {100 * won / len(matches):.1f} %" for seat, won in enumerate(by_seat)
    )
    found = [f"  wins by seat       {rates}"]
    if len(held) > 1:
        each = "  ".join(f"{ai}: {100 * by_ai[ai] / held[ai]:.1f} %" for ai in sorted(held))
        found.append(f"  wins by player     {each} (of the seats it held)")
    return found


def _spread(values: Iterable[int]) -> str:
    """Return the mean, and least, quarters and most."""
    found = sorted(values)
    last = len(found) - 1
    quarters = [found[last * part // 4] for part in range(5)]
    return f"mean {sum(found) / len(found):.1f}, spread {' '.join(map(str, quarters))}"
