"""Block designs: pods in which all pairs meet equally often, rule EVT-2.3."""

from collections.abc import Callable, Mapping
from itertools import combinations, permutations, product

Blocks = tuple[tuple[int, ...], ...]
LEAST, MOST = 3, 7  # matches of a person


def design(people: int, pod: int) -> Blocks | None:
    """Return blocks of people `0..people-1` in which all pairs meet equally often, or None.

    Known are those in which a person plays 3 to 7 matches.
    """
    made = _KNOWN.get((people, pod))
    if made is not None:
        return made()
    if people == pod + 1 and LEAST <= pod <= MOST:
        return tuple(combinations(range(people), pod))
    return None


def _turned(order: int, *bases: tuple[int, ...]) -> Blocks:
    """Return the bases turned through all of a circle of `order` people."""
    return tuple(
        tuple(sorted((one + turn) % order for one in base))
        for turn in range(order)
        for base in bases
    )


def _around(order: int, base: tuple[int, ...], centre: tuple[int, ...]) -> Blocks:
    """Return both turned through a circle, `centre` with one more person from its middle."""
    return _turned(order, base) + tuple((*block, order) for block in _turned(order, centre))


def _lines_of_nine() -> Blocks:
    """Return the twelve lines of the plane of 3 by 3 points."""
    points = list(product(range(3), repeat=2))
    lines = {
        tuple(sorted(3 * ((x + step * dx) % 3) + (y + step * dy) % 3 for step in range(3)))
        for (x, y), (dx, dy) in product(points, ((0, 1), (1, 0), (1, 1), (1, 2)))
    }
    return tuple(sorted(lines))


def _sums(people: int, pod: int, first: int) -> Blocks:
    """Return the sets of numbers from `first` whose binary digits cancel out."""
    found: list[tuple[int, ...]] = []
    for some in combinations(range(first, people + first), pod):
        left = 0
        for one in some:
            left ^= one
        if left == 0:
            found.append(tuple(one - first for one in some))
    return tuple(found)


def _lines_of_sixteen() -> Blocks:
    """Return the twenty lines of the plane over the field of four."""
    times = ((0, 0, 0, 0), (0, 1, 2, 3), (0, 2, 3, 1), (0, 3, 1, 2))
    rows = [tuple(4 * x + y for y in range(4)) for x in range(4)]
    slopes = [
        tuple(4 * x + (times[slope][x] ^ shift) for x in range(4))
        for slope, shift in product(range(4), repeat=2)
    ]
    return (*rows, *slopes)


def _crosses() -> Blocks:
    """Return for each square of 4 by 4 the others in its row and column."""
    squares = list(product(range(4), repeat=2))
    return tuple(
        tuple(4 * x + y for x, y in squares if (x == row) != (y == column))
        for row, column in squares
    )


def _cycles_of_five() -> Blocks:
    """Return the ways to go round four of five corners, as sets of the ten lines between these."""
    lines = [frozenset(pair) for pair in combinations(range(5), 2)]
    ways = {
        frozenset(map(frozenset, ((a, b), (b, c), (c, d), (d, a))))
        for a, b, c, d in permutations(range(5), 4)
    }
    return tuple(sorted(tuple(sorted(map(lines.index, way))) for way in ways))


_KNOWN: Mapping[tuple[int, int], Callable[[], Blocks]] = {
    (5, 3): lambda: tuple(combinations(range(5), 3)),
    (6, 3): lambda: _around(5, (0, 1, 3), (0, 1)),
    (7, 3): lambda: _turned(7, (0, 1, 3)),
    (9, 3): _lines_of_nine,
    (13, 3): lambda: _turned(13, (0, 1, 4), (0, 2, 7)),
    (15, 3): lambda: _sums(15, 3, 1),
    (7, 4): lambda: _turned(7, (2, 4, 5, 6)),
    (8, 4): lambda: _sums(8, 4, 0),
    (10, 4): _cycles_of_five,
    (13, 4): lambda: _turned(13, (0, 1, 3, 9)),
    (16, 4): _lines_of_sixteen,
    (11, 5): lambda: _turned(11, (1, 3, 4, 5, 9)),
    (21, 5): lambda: _turned(21, (3, 6, 7, 12, 14)),
    (11, 6): lambda: _turned(11, (0, 2, 6, 7, 8, 10)),
    (16, 6): _crosses,
}
