"""Places from a list of tie-breaks, each row with the reason why it is above the next."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from fractions import Fraction
from typing import NamedTuple

import msgspec

from tournaments.records import Tournament

Figures = Mapping[int, Fraction]  # of each entrant of a group; more is better


class Criterion(NamedTuple):
    """A tie-break: what it says of entrants that were equal until then, or None where it is mute.

    `among` tells that it depends on who is equal; else it is told of everybody.
    """

    name: str
    of: Callable[[Sequence[int]], Figures | None]
    among: bool = False


class Why(msgspec.Struct, frozen=True):
    """Why a row is above the next: the first criterion that tells them apart, rule EVT-4.3."""

    criterion: str
    next: int
    mine: Fraction
    theirs: Fraction


class Row(msgspec.Struct, frozen=True):
    """A place in the standings, with the figures by criterion ("points" and so on).

    `why` is None for the last row and where the place is shared with the next. Who is not `placed`
    has finished too few matches for a place, and stands below those who have one (EVT-2.7).
    """

    place: int
    entrant: int
    figures: dict[str, Fraction]
    why: Why | None = None
    placed: bool = True


def each(name: str, value: Callable[[int], Fraction | int]) -> Criterion:
    """Return a criterion that looks at one entrant at a time."""

    def of(group: Sequence[int]) -> Figures:
        return {one: Fraction(value(one)) for one in group}

    return Criterion(name, of)


def there(tournament: Tournament) -> Criterion:
    """Return what parts those who were dropped for absence from all others, rule EVT-5.1a."""
    return each("there", lambda one: one not in tournament.sent_away)


def standings(tournament: Tournament, criteria: Sequence[Criterion]) -> tuple[Row, ...]:
    """Return everybody who plays or played, the disqualified below all others, rule EVT-1.8.

    Who is equal in everything shares a place, and stands in the order of seeding.
    """
    everybody = sorted(tournament.ranked, key=lambda one: (tournament.rank.get(one, one), one))
    out = {one.number for one in tournament.entrants if one.status == "disqualified"}
    above = _rows([one for one in everybody if one not in out], criteria, 1)
    return above + _rows([one for one in everybody if one in out], criteria, 1 + len(above))


def without_first(found: tuple[Row, ...]) -> tuple[Row, ...]:
    """Return the rows without a first place: nobody has the title.

    Who shares the second place by that is not above the other.
    """
    shared = any(row.place == 2 for row in found)
    return tuple(
        msgspec.structs.replace(row, place=2, why=None if shared else row.why)
        if row.place == 1
        else row
        for row in found
    )


def _rows(entrants: list[int], criteria: Sequence[Criterion], first: int) -> tuple[Row, ...]:
    figures: dict[int, dict[str, Fraction]] = {one: {} for one in entrants}
    for criterion in criteria:
        for one, value in ({} if criterion.among else criterion.of(entrants) or {}).items():
            figures[one][criterion.name] = value
    groups = list(_split(entrants, criteria, figures))
    found: list[Row] = []
    for index, group in enumerate(groups):
        place = first + len(found)
        below = groups[index + 1][0] if index + 1 < len(groups) else None
        for one in group:
            last = one == group[-1]
            why = None if below is None or not last else _why(one, below, figures, criteria)
            found.append(Row(place, one, figures[one], why))
    return tuple(found)


def _split(
    group: list[int], criteria: Sequence[Criterion], figures: dict[int, dict[str, Fraction]]
) -> Iterator[list[int]]:
    """Yield groups that share a place, best first; note the figures that groups have made."""
    if not criteria or len(group) < 2:
        yield from [group] if group else []
        return
    criterion, *further = criteria
    values = criterion.of(group)
    if values is None:
        yield from _split(group, further, figures)
        return
    for one in group:
        figures[one][criterion.name] = values[one]
    for value in sorted(set(values.values()), reverse=True):
        yield from _split([one for one in group if values[one] == value], further, figures)


def _why(
    one: int,
    below: int,
    figures: Mapping[int, Mapping[str, Fraction]],
    criteria: Sequence[Criterion],
) -> Why:
    mine, theirs = figures[one], figures[below]
    shared = (one.name for one in criteria if one.name in mine and one.name in theirs)
    name = next(name for name in shared if mine[name] != theirs[name])
    return Why(name, below, mine[name], theirs[name])
