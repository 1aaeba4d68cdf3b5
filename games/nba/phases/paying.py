"""How little a payment may lose (rule NBA-9.5)."""

from collections.abc import Mapping
from itertools import combinations


def cheapest(values: Mapping[str, int], need: int) -> tuple[str, ...]:
    """Return the payment with the lowest total, fewest cards, first ids (rule NBA-9.5)."""
    ways = [
        way
        for size in range(1, len(values) + 1)
        for way in combinations(sorted(values), size)
        if sum(values[card] for card in way) >= need
    ]

    def merit(way: tuple[str, ...]) -> tuple[int, int, tuple[str, ...]]:
        return sum(values[card] for card in way), len(way), way

    return min(ways, key=merit)
