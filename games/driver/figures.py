"""What a run found out about a game, in lines to print."""

from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator, Sequence
from statistics import fmean, pstdev, stdev

from games.driver.run import Played

FEW = 8  # different values of a figure, of which each has its share

SURE = 1.96  # standard errors on each side, between which 95 of 100 measures lie


def lines(played: Sequence[Played], *, told: bool = False) -> list[str]:
    """Return decisions, scores and win rates for each number of seats.

    With `told` also what was asked and what happened, by kind of question and by text.
    """
    by_seats: dict[int, list[Played]] = defaultdict(list)
    for match in played:
        by_seats[match.seats].append(match)
    found: list[str] = []
    for seats, matches in sorted(by_seats.items()):
        found += _for_seats(seats, matches, told=told)
    return found


def _for_seats(seats: int, matches: Sequence[Played], *, told: bool) -> list[str]:
    whole = [match for match in matches if not match.conceded]
    found = [
        f"{seats} seats: {len(matches)} matches, {len(matches) - len(whole)} with a concession"
    ]
    if not whole:
        return found
    found.append(_line("decisions a match", _spread(sum(match.decisions) for match in whole)))
    found.append(_line("decisions a seat", _spread(n for m in whole for n in m.decisions)))
    found.append(_line("score", _spread(row.score for m in whole for row in m.standings)))
    winners = (row.score for match in whole for row in match.standings if row.place == 1)
    found.append(_line("winner's score", _spread(winners)))
    found += [*_by_seat(seats, whole), *_wins(seats, whole), *_supplied(whole)]
    return [*found, *(_told(seats, whole) if told else ())]


def _line(name: str, figure: str) -> str:
    return f"  {name:<18} {figure}"


def _by_seat(seats: int, matches: Sequence[Played]) -> Iterator[str]:
    """Yield the scores of each seat: what the side counts in which it plays."""
    scores: dict[int, list[int]] = defaultdict(list)
    for match in matches:
        for row in match.standings:
            for seat in row.seats:
                scores[seat].append(row.score)
    for seat in range(seats):
        yield _line(f"score of seat {seat}", _spread(scores[seat]))


def _supplied(matches: Sequence[Played]) -> list[str]:
    """Return the figures of the game itself: shares of matches, means and spreads."""
    by_name: dict[str, list[int]] = defaultdict(list)
    for match in matches:
        for name, value in match.figures.items():
            by_name[name] += [value] if isinstance(value, int) else value
    return [_line(name, _summed(values)) for name, values in by_name.items()]


def _told(seats: int, matches: Sequence[Played]) -> Iterator[str]:
    """Yield how often each kind of question was asked of a seat, and how often things happened."""
    yield "  decisions a seat, by kind:"
    kinds, happened = Counter[str](), Counter[str]()
    for match in matches:
        kinds.update(match.kinds)
        happened.update(match.told)
    for kind, times in sorted(kinds.items()):
        yield f"    {kind:<36} {times / len(matches) / seats:.2f}"
    yield "  told a match, and the share of matches in which it was:"
    for text, times in sorted(happened.items()):
        share = sum(text in match.told for match in matches) / len(matches)
        yield f"    {text:<36} {times / len(matches):.2f}, {100 * share:.1f} %"


def _summed(values: Sequence[int]) -> str:
    """Return a share, or mean and spread, with the shares of the values if they are few."""
    if all(isinstance(value, bool) for value in values):
        return f"{100 * sum(values) / len(values):.1f} %"
    counted = Counter(values)
    if not 1 < len(counted) <= FEW:
        return _spread(values)
    shares = (f"{one}: {100 * times / len(values):.1f} %" for one, times in sorted(counted.items()))
    return f"{_spread(values)}, shares {'  '.join(shares)}"


def _wins(seats: int, matches: Sequence[Played]) -> list[str]:
    """Return the win rates by seat and by player; a shared first place counts its share."""
    by_seat = [0.0] * seats
    by_ai: dict[str, float] = defaultdict(float)
    held: dict[str, int] = defaultdict(int)
    shared = 0
    for match in matches:
        first = [row for row in match.standings if row.place == 1]
        shared += len(first) > 1
        for row in first:
            for seat in row.seats:
                by_seat[seat] += 1 / len(first)
                by_ai[match.ais[seat]] += 1 / len(first)
        for ai in match.ais:
            held[ai] += 1
    rates = "  ".join(
        f"{seat}: {100 * won / len(matches):.1f} %" for seat, won in enumerate(by_seat)
    )
    found = [_line("wins by seat", rates)]
    found.append(_line("first is shared", f"{100 * shared / len(matches):.1f} %"))
    if len(held) > 1:
        each = "  ".join(f"{ai}: {100 * by_ai[ai] / held[ai]:.1f} %" for ai in sorted(held))
        found.append(_line("wins by player", f"{each} (of the seats it held)"))
    return [*found, *_thought(matches)]


def _thought(matches: Sequence[Played]) -> list[str]:
    """Return the time that each player took for a decision, in milliseconds."""
    spent, many = defaultdict[str, float](float), defaultdict[str, int](int)
    for match in matches:
        for seat, seconds in enumerate(match.spent):
            spent[match.ais[seat]] += seconds
            many[match.ais[seat]] += match.decisions[seat]
    each = (f"{ai}: {1000 * spent[ai] / many[ai]:.2f} ms" for ai in sorted(spent) if many[ai])
    said = "  ".join(each)
    return [_line("time a decision", said)] if said else []


def duplicates(played: Sequence[Played], players: int, *, lowest_wins: bool = False) -> list[str]:
    """Return how far the first player is ahead over the deals that all of them played.

    `played` holds so many matches for each deal, one for each change of seats. The luck of the
    cards is then the same for all; what is left of it is the standard error. Where the
    `lowest_wins`, whoever has fewer points is ahead.
    """
    deals = [played[at : at + players] for at in range(0, len(played) - players + 1, players)]
    ahead = [found for deal in deals if (found := _ahead(deal)) is not None]
    if len(ahead) < 2:
        return []
    wins, scores, shares = zip(*ahead, strict=True)
    root, sign = len(ahead) ** 0.5, -1 if lowest_wins else 1
    share, about = fmean(shares), SURE * stdev(shares) / root
    low, high = max(0.0, share - about), min(1.0, share + about)
    return [
        f"{played[0].ais[0]} against the others over {len(ahead)} deals:",
        _line("wins ahead", f"{100 * fmean(wins):+.1f} % ± {100 * stdev(wins) / root:.1f}"),
        _line("wins a seat", f"{share:.2f}, very likely {low:.2f} to {high:.2f}"),
        _line("score ahead", f"{sign * fmean(scores):+.2f} ± {stdev(scores) / root:.2f}"),
    ]


def _ahead(deal: Sequence[Played]) -> tuple[float, float, float] | None:
    """Return by how much a seat of the first player won and scored more, and how much it won.

    None if one gave up.
    """
    if any(match.conceded for match in deal):
        return None
    first = deal[0].ais[0]
    own, others = list[tuple[float, int]](), list[tuple[float, int]]()
    for match in deal:
        best = sum(row.place == 1 for row in match.standings)
        for row in match.standings:
            for seat in row.seats:
                into = own if match.ais[seat] == first else others
                into.append(((row.place == 1) / best, row.score))
    wins, scores = (
        fmean(one[at] for one in own) - fmean(one[at] for one in others) for at in (0, 1)
    )
    return wins, scores, fmean(won for won, _ in own)


def _spread(values: Iterable[int]) -> str:
    """Return mean and standard deviation, and least, quarters and most."""
    found = sorted(values)
    last = len(found) - 1
    quarters = " ".join(str(found[last * part // 4]) for part in range(5))
    return f"mean {fmean(found):.1f}, sd {pstdev(found):.1f}, spread {quarters}"
