"""What cards are worth to a sensible coach: expected points and weighed skills."""

from functools import cache
from itertools import combinations
from math import comb

from games.nba.cards import Cards
from games.nba.phases.dice import numbers
from games.nba.printed import ATTACK, Player, Side, Tactic

# How much a point of each skill is worth, 3 Points to Game IQ
WEIGHTS = (26, 21, 16, 12, 8, 10, 10, 19)
_ANY = tuple(frozenset(pair) for pair in combinations(ATTACK, 2))  # colours of a likely attack


def worth(cards: Cards, card: str) -> int:
    """Return the weighed skills of a player card."""
    return _worth(cards.player(card))


def _worth(player: Player) -> int:
    return sum(weight * skill for weight, skill in zip(WEIGHTS, player.skills, strict=True))


@cache
def kept(sides: tuple[Side, ...], rolled: int, number: int, colours: frozenset[str]) -> float:
    """Return the expected sum of the `number` highest of `rolled` dice; others colours are 0."""
    values = sorted(side.value if side.colour in colours else 0 for side in sides)
    total = 0.0
    for low, high in zip([0, *sorted(set(values))], sorted(set(values)), strict=False):
        chance = sum(value >= high for value in values) / len(values)
        for rank in range(1, min(number, rolled) + 1):
            total += (high - low) * _at_least(rolled, rank, chance)
    return total


def _at_least(rolled: int, wanted: int, chance: float) -> float:
    """Return the probability of at least `wanted` hits with `rolled` dice."""
    misses = sum(
        comb(rolled, hits) * chance**hits * (1 - chance) ** (rolled - hits)
        for hits in range(wanted)
    )
    return 1 - misses


def attack(cards: Cards, tactic: Tactic, sums: tuple[int, ...]) -> float:
    """Return the expected total of an attack of a team with these sums."""
    dice = numbers(tactic, sums)
    return sum(
        kept(cards.dice[kind], dice[kind], tactic.keep[kind], frozenset((kind,))) for kind in dice
    )


def defence(
    cards: Cards,
    tactic: Tactic,
    sums: tuple[int, ...],
    colours: frozenset[str] | None = None,
) -> float:
    """Return the expected total of a defence against these colours (None: any two)."""
    dice = numbers(tactic, sums)
    cases = _ANY if colours is None else (colours,)
    totals = [
        sum(kept(cards.dice[kind], dice[kind], tactic.keep[kind], case) for kind in dice)
        for case in cases
    ]
    return sum(totals) / len(totals)


def promise(cards: Cards, tactic: Tactic, sums: tuple[int, ...]) -> float:
    """Return what a tactic is expected to bring; less where the team IQ does not reach it."""
    found = (attack if tactic.type == "off" else defence)(cards, tactic, sums)
    missing = max(0, tactic.cx - sums[-1])
    return found * (1, 0.8, 0.55, 0.3)[min(missing, 3)]
