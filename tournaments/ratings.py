"""Ratings from results by openskill's Plackett-Luce model, rules EVT-6.1 and 6.2.

Results are what is stored; everything here can be computed from them again at any time.
"""

from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from itertools import combinations
from typing import TYPE_CHECKING, NamedTuple

import msgspec

if TYPE_CHECKING:
    from openskill.models import PlackettLuce

PROVISIONAL = 10  # matches below which a rating is not in tables
_BASE, _SCALE, _SIGMAS = 1000, 40, 3


@cache
def _model() -> "PlackettLuce":
    from openskill.models import PlackettLuce  # noqa: PLC0415 - the bot starts without it

    return PlackettLuce()


class Key(NamedTuple):
    """A table of ratings: a game, with two sides or with more."""

    game: str
    more: bool


class Side(msgspec.Struct, frozen=True):
    """A side of a match: its people and its place.

    `changed`: others went on for it. `vanished`: its people simply stayed away, and an AI went on.
    """

    people: tuple[int, ...]
    place: int
    changed: bool = False
    vanished: bool = False


class RatedResult(msgspec.Struct, frozen=True, kw_only=True):
    """A result that became public. `rated` is what its table said.

    `with_ai`: it began with an AI. `cut_short`: it ended by agreement before half of its usual
    answers. `adjudicated`: somebody else than the players decided or finished it.
    """

    match: str
    game: str
    sides: tuple[Side, ...]
    rated: bool = True
    with_ai: bool = False
    cut_short: bool = False
    adjudicated: bool = False

    @property
    def key(self) -> Key:
        """The rating that it changes: of its game, between two or among several (EVT-6.1)."""
        return Key(self.game, len(self.sides) > 2)


class Rating(msgspec.Struct, frozen=True):
    """What is believed of somebody's play, and from how many matches."""

    mu: float
    sigma: float
    matches: int = 0

    @property
    def value(self) -> int:
        """The number that people see; it rises with practice."""
        return max(0, round(_BASE + _SCALE * (self.mu - _SIGMAS * self.sigma)))

    @property
    def uncertainty(self) -> int:
        """By how much the number may be off either way: one standard deviation."""
        return round(_SCALE * self.sigma)

    @property
    def provisional(self) -> bool:
        """Whether it follows from fewer than ten matches (EVT-6.1)."""
        return self.matches < PROVISIONAL


def fresh() -> Rating:
    """Return the rating of somebody who has not played."""
    model = _model()
    return Rating(model.mu, model.sigma)


Ratings = Mapping[Key, Mapping[int, Rating]]


def rated_sides(outcome: RatedResult) -> list[tuple[tuple[int, ...], int]]:
    """Return the sides that are rated with their ranks; none where the match is not, rule EVT-6.1.

    A side that changed hands is left out, one that vanished is last.
    """
    if not outcome.rated or outcome.with_ai or outcome.cut_short or outcome.adjudicated:
        return []
    last = 1 + max(side.place for side in outcome.sides)
    found = [
        (side.people, last if side.vanished else side.place)
        for side in outcome.sides
        if side.people and (side.vanished or not side.changed)
    ]
    return found if len(found) > 1 else []


def changes(outcome: RatedResult, table: Mapping[int, Rating]) -> dict[int, Rating]:
    """Return the new ratings of the people of a match, from a table of its key."""
    sides = rated_sides(outcome)
    if not sides:
        return {}
    model = _model()
    before = [[table.get(one) or fresh() for one in people] for people, _ in sides]
    teams = [[model.rating(mu=one.mu, sigma=one.sigma) for one in side] for side in before]
    after = model.rate(teams, ranks=[float(rank) for _, rank in sides])
    return {
        one: Rating(new.mu, new.sigma, old.matches + 1)
        for (people, _), was, now in zip(sides, before, after, strict=True)
        for one, old, new in zip(people, was, now, strict=True)
    }


def rebuilt(outcomes: Iterable[RatedResult]) -> dict[Key, dict[int, Rating]]:
    """Return all ratings from all results, in the order in which they became public."""
    found: dict[Key, dict[int, Rating]] = {}
    for outcome in outcomes:
        table = found.setdefault(outcome.key, {})
        table.update(changes(outcome, table))
    return found


class BackTest(NamedTuple):
    """How often the better rated won, of matches and of pairs with different ratings."""

    winners: tuple[int, int]  # foretold, of how many
    pairs: tuple[int, int]


def back_test(outcomes: Iterable[RatedResult]) -> BackTest:
    """Play all results again, and ask before each who was thought to be better."""
    found: dict[Key, dict[int, Rating]] = {}
    winners = matches = right = pairs = 0
    for outcome in outcomes:
        table = found.setdefault(outcome.key, {})
        sides = [(_strength(people, table), rank) for people, rank in rated_sides(outcome)]
        told = _foretold(sides)
        if told is not None:
            winners, matches = winners + told, matches + 1
        for (mine, rank), (theirs, other) in combinations(sides, 2):
            if mine != theirs and rank != other:
                pairs += 1
                right += (mine > theirs) == (rank < other)
        table.update(changes(outcome, table))
    return BackTest((winners, matches), (right, pairs))


def _strength(people: Sequence[int], table: Mapping[int, Rating]) -> float:
    return sum((table.get(one) or fresh()).mu for one in people)


def _foretold(sides: Sequence[tuple[float, int]]) -> bool | None:
    """Tell whether the winner was thought the best; None where there was no one winner or best."""
    if not sides:
        return None
    best, first = max(mu for mu, _ in sides), min(rank for _, rank in sides)
    favourites = [rank for mu, rank in sides if mu == best]
    if len(favourites) > 1 or sum(rank == first for _, rank in sides) > 1:
        return None
    return favourites[0] == first
