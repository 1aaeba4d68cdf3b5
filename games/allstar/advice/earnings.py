"""What teams may expect to earn in the arenas of a round, by how strong others usually are."""

from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from itertools import combinations, permutations
from math import comb

import msgspec

from games.allstar.phases import arenas
from games.allstar.phases.lineup import FIVE
from games.allstar.printed import Combo
from games.allstar.strength import Scale
from games.allstar.view import AllStarView

# How often teams of others reach a Power, in percent, by round: what pay is expected from.
_OTHERS: Mapping[int, Mapping[int, int]] = {
    1: {1: 3, 2: 28, 3: 54, 4: 13, 5: 2},
    2: {1: 1, 2: 14, 3: 48, 4: 28, 5: 9},
    3: {1: 1, 2: 9, 3: 36, 4: 38, 5: 16},
}
_KEYS = 300  # keys lie below this, three criteria of a hundred


class Earnings(msgspec.Struct, frozen=True):
    """The expected pay of teams as a seat sees a round, in thousandths of a supporter."""

    view: AllStarView
    scale: Scale
    known: dict[tuple[str, frozenset[str]], int]  # worked out already: arena and team

    @classmethod
    def of(cls, view: AllStarView, scale: Scale) -> "Earnings":
        return cls(view, scale, {})

    def pay(self, arena: str, team: Sequence[str]) -> int:
        """Return the expected pay of a team in an arena."""
        key = arena, frozenset(team)
        if key not in self.known:
            printed = self.scale.cards.arenas[arena]
            weaker = _weaker(self.scale, self.view.round, printed.combo, team)
            self.known[key] = _expected(printed.points[: self.view.seats], weaker)
        return self.known[key]

    def buses(self, teams: Sequence[Sequence[str]]) -> Iterator[tuple[int, tuple[int, ...]]]:
        """Yield the teams by arena in every way there is, each with its expected pay."""
        pays = [[self.pay(arena, team) for team in teams] for arena in self.view.arenas]
        for way in permutations(range(len(teams)), len(pays)):
            yield (
                sum(pays[arena][team] for arena, team in enumerate(way)),
                tuple(one + 1 for one in way),
            )

    def best(self, teams: Sequence[Sequence[str]]) -> int:
        """Return the best expected pay of teams, whoever goes where."""
        return max(pay for pay, _ in self.buses(teams))

    def with_bench(self, teams: Sequence[Sequence[str]], bench: Sequence[str]) -> int:
        """Return the best expected pay of teams and the five of a bench that suit them best."""
        return self._best_way(teams, bench)[0]

    def arena_of(self, number: int, teams: Sequence[Sequence[str]], bench: Sequence[str]) -> str:
        """Return where an older team goes, from 1, when all go where they earn most; "" nowhere."""
        way = self._best_way(teams, bench)[1]
        return self.view.arenas[way.index(number - 1)] if number - 1 in way else ""

    def _best_way(
        self, teams: Sequence[Sequence[str]], bench: Sequence[str]
    ) -> tuple[int, tuple[int, ...]]:
        """Return the best expected pay, and the team in each arena; last the one of the bench."""
        places = self.view.arenas
        fives = [*combinations(bench, FIVE)]
        new = [max(self.pay(arena, five) for five in fives) for arena in places]
        old = [[self.pay(arena, team) for team in teams] for arena in places]
        ways = permutations(range(len(teams) + 1), len(places))
        pays = [[*of_teams, of_bench] for of_teams, of_bench in zip(old, new, strict=True)]
        return max((sum(pays[at][team] for at, team in enumerate(way)), way) for way in ways)


def _weaker(scale: Scale, number: int, combo: Combo, team: Sequence[str]) -> int:
    """Return how many of a thousand teams of others are weaker in a round."""
    has, _ = arenas.order(scale, combo, team)
    if has:
        return 850 if combo == "full" else 960
    power, key = scale.strength(team)
    others = _OTHERS[number]
    below = sum(share for size, share in others.items() if size < power) * 10
    within = others[power] * 10 * (_KEYS + key) // _KEYS  # key is minus the best group's
    return (below + within) * (2 if combo == "full" else 10) // 10


@cache
def _expected(points: tuple[int, ...], weaker: int) -> int:
    """Return the mean pay, in thousandths, when each other is weaker with `weaker` in 1000."""
    others = len(points) - 1
    total = sum(
        comb(others, above) * (1000 - weaker) ** above * weaker ** (others - above) * pay
        for above, pay in enumerate(points)
    )
    return total * 1000 // 1000**others
