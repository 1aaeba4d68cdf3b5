"""Where things lie on the boards of NBA Deck-Building, as numbers."""

from render.kit.geometry import Box, columns

# The board of two: two halves, the markets below
HALVES = (Box(32, 100, 756, 80), Box(812, 100, 756, 80))
COURT = Box(32, 192, 1536, 264)
PLATE = (222, 76)
SUMS = (Box(32, 468, 756, 64), Box(812, 468, 756, 64))
TACTICS = (Box(32, 544, 756, 78), Box(812, 544, 756, 78))
DUELS = (Box(32, 634, 756, 92), Box(812, 634, 756, 92))
PILES = Box(32, 742, 92, 194)
TRACK = Box(134, 742, 1434, 92)
SLOTS = Box(134, 844, 1434, 92)

# Where the five stand on the left half of a court, in the order PG SG SF PF C: middle of a plate
_STANDS = ((0.398, 0.5), (0.243, 0.2), (0.243, 0.8), (0.0853, 0.2), (0.0853, 0.8))


def plates(court: Box, size: tuple[int, int], *, left: bool) -> list[Box]:
    """Return the plates of five players on a half of a court; the right half is mirrored."""
    wide, high = size
    found: list[Box] = []
    for across, down in _STANDS:
        x = court.left + round(court.width * (across if left else 1 - across))
        y = court.top + round(court.height * down)
        found.append(Box(x - wide // 2, y - high // 2, wide, high))
    return found


def six(row: Box, gap: int = 8) -> list[Box]:
    """Return the six places of a market row."""
    return columns(row, 6, gap)


def sums(row: Box, gap: int = 6) -> list[Box]:
    """Return the places of eight sums."""
    return columns(row, 8, gap)


def tactic_places(row: Box, gap: int = 8, apart: int = 24) -> list[Box]:
    """Return three attack and three defence places, side by side."""
    half = (row.width - apart) // 2
    first = columns(Box(row.left, row.top, half, row.height), 3, gap)
    second = columns(Box(row.left + half + apart, row.top, half, row.height), 3, gap)
    return first + second


# The board of four: two team scores, then a row for each seat, table by table
TEAMS = (Box(32, 104, 756, 84), Box(812, 104, 756, 84))


def seat_rows() -> list[Box]:
    """Return the rows of four seats, a little gap between the tables."""
    tops = (198, 382, 570, 754)
    return [Box(32, top, 1536, 178) for top in tops]
