"""What a team shows in an arena, combinations (rule ASD-5.6), and who ranks where (ASD-6)."""

from collections.abc import Sequence
from functools import lru_cache
from itertools import combinations
from typing import TypeAlias

from games.allstar.printed import SYMBOLS, Combo
from games.allstar.reasons import why
from games.allstar.state import Play, Result
from games.allstar.strength import TEAM, Scale, scale_for
from games.allstar.view import Group, ResultView, RowView, Showing, TeamView

Order: TypeAlias = tuple[bool, tuple[int, ...]]  # shows the combination, and how strong


def scale_of(play: Play) -> Scale:
    """Return how the cards of the match rank, rule ASD-1.6."""
    return scale_for(play.cards, len(play.state.seats))


def team(scale: Scale, cards: Sequence[str]) -> TeamView:
    """Return an open team with its best group."""
    return _team(scale, tuple(cards))


@lru_cache(maxsize=2048)
def _team(scale: Scale, cards: tuple[str, ...]) -> TeamView:
    return TeamView(cards, group(scale, -scale.strength(cards)[1], cards))


@lru_cache(maxsize=512)
def result_view(scale: Scale, result: Result) -> ResultView:
    """Return a resolved arena with what each team showed and why it ranks there."""
    combo = scale.cards.arenas[result.arena].combo
    rows: list[RowView] = []
    for row in result.rows:
        showing = showing_of(scale, combo, row.cards)
        reason = why(rows[-1].showing, showing) if rows else ""
        rows.append(RowView(row.seat, row.team, row.cards, showing, row.rank, row.points, reason))
    return ResultView(result.round, result.arena, tuple(rows))


def showing_of(scale: Scale, combo: Combo, team: Sequence[str]) -> Showing:
    """Return what a team shows in an arena that seeks `combo`, in words the view can carry."""
    strength = scale.strength(team)
    best = group(scale, -strength[1], team)
    match combo:
        case "run" if top := straight(scale, team):
            return Showing(best, "run", top=top)
        case "full" if split := full(scale, team):
            three, pair = split
            return Showing(best, "full", three=three, pair=pair)
        case "kit" if kit(scale, team):
            return Showing(best, "kit")
        case _:
            return Showing(best)


def group(scale: Scale, key: int, team: Sequence[str]) -> Group:
    """Return the group of `team` that shares the value with this key."""
    criterion, value = scale.named(key)
    cards = scale.bearers(key, team)
    return Group(len(cards), criterion, scale.criteria.index(criterion), value, cards)


def order(scale: Scale, combo: Combo, team: Sequence[str]) -> Order:
    """Return what teams of one arena are compared by, the larger the stronger, rule ASD-5.6."""
    match combo:
        case "run" if top := straight(scale, team):
            return True, (top,)
        case "full" if keys := _split(scale, team):
            return True, (-keys[0], -keys[1])
        case "kit" if kit(scale, team):
            return True, ()
        case _:
            return False, scale.strength(team)


def straight(scale: Scale, team: Sequence[str]) -> int:
    """Return the top of five consecutive numbers, 0 when they are not."""
    numbers = {scale.cards.players[card].number for card in team}
    top = max(numbers)
    return top if len(numbers) == TEAM and top - min(numbers) == TEAM - 1 else 0


def kit(scale: Scale, team: Sequence[str]) -> bool:
    """Whether the team bears each symbol once."""
    return {scale.cards.players[card].symbol for card in team} == set(SYMBOLS)


def full(scale: Scale, team: Sequence[str]) -> tuple[Group, Group] | None:
    """Return the best three and pair of different values, or None."""
    keys = _split(scale, team)
    if keys is None:
        return None
    for three in combinations(scale.bearers(keys[0], team), 3):
        pair = [card for card in team if card not in three]
        if all(keys[1] in scale.keys[card] for card in pair):
            return group(scale, keys[0], three), group(scale, keys[1], pair)
    return None


def _split(scale: Scale, team: Sequence[str]) -> tuple[int, int] | None:
    """Return the keys of the best split into a three and a pair, the three first."""
    found: list[tuple[int, int]] = []
    for pair in combinations(team, 2):
        twos = _shared(scale, pair)
        if not twos:
            continue
        threes = _shared(scale, [card for card in team if card not in pair])
        found += [(three, two) for three in threes for two in twos if three != two]
    return min(found, default=None)


def _shared(scale: Scale, cards: Sequence[str]) -> set[int]:
    """Return the keys that all these cards have."""
    first, *rest = cards
    return set(scale.keys[first]).intersection(*(scale.keys[card] for card in rest))


def ranked(orders: Sequence[Order]) -> list[int]:
    """Return the rank of each: 1 + how many are strictly stronger, rule ASD-6.2."""
    return [1 + sum(other > own for other in orders) for own in orders]


def weakest(scale: Scale, teams: dict[int, list[str]], *, exact: bool) -> list[int]:
    """Return the seats whose teams have the lowest Power, or the least strength when `exact`."""
    strengths = {seat: scale.strength(team) for seat, team in teams.items()}
    worths = {seat: one if exact else one[:1] for seat, one in strengths.items()}
    least = min(worths.values())
    return [seat for seat, one in worths.items() if one == least]
