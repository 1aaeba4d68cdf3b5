"""How little a payment may lose (rule NBA-9.5)."""

from collections.abc import Mapping
from itertools import combinations


def cheapest(
    values: Mapping[str, int], need: int, costs: Mapping[str, int] | None = None
) -> tuple[str, ...]:
    """Return the payment with the lowest total, fewest cards, first ids (rule NBA-9.5).

    Where it is known what the cards themselves have cost, the lowest total of that comes second.
    """
    cost = costs or {}
    ways = [
        way
        for size in range(1, len(values) + 1)
        for way in combinations(sorted(values), size)
        if sum(values[card] for card in way) >= need
    ]

    def merit(way: tuple[str, ...]) -> tuple[int, int, int, tuple[str, ...]]:
        worth = sum(cost.get(card, 0) for card in way)
        return sum(values[card] for card in way), worth, len(way), way

    return min(ways, key=merit)
