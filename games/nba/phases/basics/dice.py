"""The dice: rolling, counting, keeping, what to expect of them (rules NBA-5.3 to 5.8)."""

from collections.abc import Collection, Iterable, Mapping, Sequence
from functools import cache
from itertools import combinations
from math import comb

from games.core.streams import Streams
from games.nba.cards import Cards
from games.nba.printed import ATTACK, DICE, SKILLS, Side, Sides, Tactic
from games.nba.state import MOST_DICE, Die

_ANY = tuple(frozenset(pair) for pair in combinations(ATTACK, 2))  # colours of a likely attack


def numbers(tactic: Tactic, sums: Sequence[int]) -> dict[str, int]:
    """Return how many dice of each kind the tactic rolls for a team with these sums (NBA-5.3)."""
    return {kind: min(MOST_DICE, sums[SKILLS.index(kind)]) for kind in DICE if kind in tactic.keep}


def promise(tactic: Tactic, sums: Sequence[int]) -> tuple[int, int]:
    """Return how many dice the tactic would keep, and how many it would roll (rule NBA-9.4)."""
    rolled = numbers(tactic, sums)
    return sum(min(tactic.keep[kind], rolled[kind]) for kind in rolled), sum(rolled.values())


def roll(seat: int, wanted: Mapping[str, int], rng: Streams) -> list[Die]:
    """Roll dice kind by kind, named d1, d2, … (rule NBA-1.7)."""
    kinds = [kind for kind in DICE for _ in range(wanted.get(kind, 0))]
    return [
        Die(f"d{number}", kind, 1 + rng.below(f"dice:{seat}", 6))
        for number, kind in enumerate(kinds, 1)
    ]


def roll_again(seat: int, dice: Sequence[Die], names: Collection[str], rng: Streams) -> list[Die]:
    """Return the dice with the named ones rolled again, in the order of their names (NBA-1.7)."""
    return [
        Die(die.name, die.kind, 1 + rng.below(f"dice:{seat}", 6), again=True)
        if die.name in names
        else die
        for die in dice
    ]


def side(cards: Cards, die: Die) -> Side:
    """Return the side that a die shows."""
    return cards.dice[die.kind][die.face - 1]


def total(cards: Cards, dice: Sequence[Die]) -> int:
    """Return the sum of what the dice show."""
    return sum(side(cards, die).value for die in dice)


def colours(cards: Cards, dice: Sequence[Die]) -> frozenset[str]:
    """Return the colours of attack dice; a 0 shows its colour too (rule NBA-5.8)."""
    return frozenset(side(cards, die).colour for die in dice)


def counting(cards: Cards, dice: Sequence[Die], against: frozenset[str] | None) -> list[Die]:
    """Return the dice that count: all of an attack (None), or those of a colour it is `against`."""
    return [die for die in dice if against is None or side(cards, die).colour in against]


def worst_first(cards: Cards, dice: Iterable[Die], against: frozenset[str] | None) -> list[Die]:
    """Return dice in the order in which one would roll them again, as they are shown (NBA-9.7)."""

    def merit(die: Die) -> tuple[bool, int, int]:
        counts = bool(counting(cards, [die], against))
        return counts, side(cards, die).value, int(die.name[1:])

    return sorted(dice, key=merit)


def best(cards: Cards, dice: Sequence[Die], number: int) -> list[Die]:
    """Return the highest `number` of the dice, equal ones in the order of names (rule NBA-5.5)."""
    ranked = sorted(dice, key=lambda die: -side(cards, die).value)
    return ranked[:number]


def kept(
    cards: Cards, tactic: Tactic, dice: Sequence[Die], against: frozenset[str] | None
) -> list[Die]:
    """Return the dice that a tactic keeps: of each kind the highest that count (NBA-5.5, 5.8)."""
    found: list[Die] = []
    for kind, number in tactic.keep.items():
        found += best(cards, counting(cards, of_kind(dice, kind), against), number)
    return in_order(found)


def of_kind(dice: Sequence[Die], kind: str) -> list[Die]:
    return [die for die in dice if die.kind == kind]


def in_order(dice: Sequence[Die]) -> list[Die]:
    """Return dice in the order of their names."""
    return sorted(dice, key=lambda die: int(die.name[1:]))


def in_doubt(
    cards: Cards, tactic: Tactic, dice: Sequence[Die], against: frozenset[str] | None
) -> list[str]:
    """Return the kinds of which there is a choice which dice to keep (rule NBA-5.10)."""
    kinds: list[str] = []
    for kind in DICE:
        found = counting(cards, of_kind(dice, kind), against)
        values = {side(cards, die).value for die in found}
        if len(found) > tactic.keep.get(kind, 0) > 0 and len(values) > 1:
            kinds.append(kind)
    return kinds


def rerolls(own: int, other: int, rolled: int) -> int:
    """Return how many attack dice may be rolled again for these sums of rebounds (NBA-5.4)."""
    return max(0, min(-((other - own) // 3), rolled))


@cache
def expected(
    sides: tuple[Side, ...],
    rolled: int,
    number: int,
    colours: frozenset[str],
    lying: tuple[int, ...] = (),
) -> float:
    """Return the expected sum of the `number` highest of `rolled` dice and of those that lie.

    Sides of other colours are 0, and so are the values of dice that lie and do not count.
    """
    values = [side.value if side.colour in colours else 0 for side in sides]
    steps = sorted({*values, *lying})
    total = 0.0
    for low, high in zip([0, *steps], steps, strict=False):
        chance = sum(value >= high for value in values) / len(values)
        there = sum(value >= high for value in lying)
        for rank in range(1, min(number, rolled + len(lying)) + 1):
            total += (high - low) * _at_least(rolled, max(0, rank - there), chance)
    return total


def _at_least(rolled: int, wanted: int, chance: float) -> float:
    """Return the probability of at least `wanted` hits with `rolled` dice."""
    misses = sum(
        comb(rolled, hits) * chance**hits * (1 - chance) ** (rolled - hits)
        for hits in range(wanted)
    )
    return 1 - misses


def expected_attack(sides: Sides, tactic: Tactic, sums: tuple[int, ...]) -> float:
    """Return the expected total of an attack of a team with these sums."""
    wanted = numbers(tactic, sums)
    return sum(
        expected(sides[kind], wanted[kind], tactic.keep[kind], frozenset((kind,)))
        for kind in wanted
    )


def expected_defence(
    sides: Sides,
    tactic: Tactic,
    sums: tuple[int, ...],
    colours: frozenset[str] | None = None,
) -> float:
    """Return the expected total of a defence against these colours (None: any two)."""
    wanted = numbers(tactic, sums)
    cases = _ANY if colours is None else (colours,)
    totals = [
        sum(expected(sides[kind], wanted[kind], tactic.keep[kind], case) for kind in wanted)
        for case in cases
    ]
    return sum(totals) / len(totals)


def most(
    sides: Sides, tactic: Tactic, sums: tuple[int, ...], colours: frozenset[str] | None = None
) -> int:
    """Return the highest total that a tactic can bring a team; a defence against these colours."""
    wanted = numbers(tactic, sums)
    return sum(
        min(wanted[kind], tactic.keep[kind])
        * max(side.value for side in sides[kind] if colours is None or side.colour in colours)
        for kind in wanted
        if colours is None or any(side.colour in colours for side in sides[kind])
    )
