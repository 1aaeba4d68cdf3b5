"""Where things lie on the boards of Mon Premier Deck Building, as numbers."""

from typing import NamedTuple

from render.kit.design import RATIO, height_of
from render.kit.geometry import Box, grid, step_of

PILE = Box(46, 429, 144, 202)
BOXED = (252, 500)  # the middle of the sign for cards out of the game
ROW = Box(316, 424, 664, 202)
STRIP = Box(1000, 416, 568, 216)
SERIES = Box(316, 424, 660, 202)  # the final series, in place of the row


class Panel(NamedTuple):
    """The places inside a seat panel.

    `mark` is the size of the seat's shape, `digits` that of the score, `card` the width of a few
    cards. `stack` is the middle of the left edge of the deck's sign; points are (left, middle).
    """

    box: Box
    name: Box
    score: tuple[int, int]
    gain: tuple[int, int]
    stack: tuple[int, int]
    cards: Box
    plaque: Box
    mark: int
    digits: int
    card: int

    @property
    def compact(self) -> bool:
        """Whether there is little room: three panels side by side."""
        return self.box.width < 600


def panel(box: Box) -> Panel:
    """Return the places inside a seat panel of 496, 756 or 1536 px."""
    if box.width < 600:
        return _narrow(box)
    return _middle(box) if box.width < 1000 else _wide(box)


def _narrow(box: Box) -> Panel:
    """Name, then score and deck in a line, then the cards in the whole width."""
    x, y = box.left + 20, box.top
    well = Box(box.right - 16 - 80, y + 23, 80, 202)
    inner = well.left - 14 - x
    return Panel(
        box=box,
        name=Box(x, y + 8, inner, 48),
        score=(x, y + 82),
        gain=(x + 246, y + 80),
        stack=(x + 140, y + 80),
        cards=Box(x, y + 104, inner, 132),
        plaque=well,
        mark=46,
        digits=52,
        card=93,
    )


def _middle(box: Box) -> Panel:
    """The name above the cards, so that it has the width of the panel."""
    x, y = box.left + 20, box.top
    well = Box(box.right - 116, y + 23, 96, 202)
    left = box.left + 176
    return Panel(
        box=box,
        name=Box(x, y + 9, well.left - 16 - x, 58),
        score=(x, y + 104),
        gain=(x, y + 164),
        stack=(x + 6, y + 214),
        cards=Box(left, y + 72, well.left - 20 - left, 166),
        plaque=well,
        mark=58,
        digits=72,
        card=118,
    )


def _wide(box: Box) -> Panel:
    """The name beside the cards, which are as large as those of the row."""
    x, y = box.left + 20, box.top
    well = Box(box.right - 116, y + 23, 96, 202)
    left = box.left + 452
    return Panel(
        box=box,
        name=Box(x, y + 18, 408, 64),
        score=(x, y + 130),
        gain=(x + 190, y + 130),
        stack=(x + 6, y + 206),
        cards=Box(left, y + 20, well.left - 24 - left, 204),
        plaque=well,
        mark=62,
        digits=76,
        card=144,
    )


def table_cards(count: int, place: Panel, *, taken: bool = False) -> tuple[list[Box], int]:
    """Return boxes for the last cards on a table, and how many earlier ones are not shown.

    Cards get smaller the more there are, then overlap with every corner visible; where even that
    does not do, the first ones are left out. A `taken` card, the last, stands 16 px apart.
    """
    most, kept = _limits(place)
    hidden = count - kept if count > most else 0
    shown, width = count - hidden, _card_width(count, place)
    region = place.cards
    if hidden:
        region = Box(region.left + 56, region.top, region.width - 56, region.height)
    apart = 16 if taken and shown > 1 else 0
    step = step_of(shown, width, region.width - apart, 12 if width < 140 else 16)
    top = region.top + (region.height - height_of(width)) // 2
    boxes = [Box(region.left + at * step, top, width, height_of(width)) for at in range(shown)]
    if apart:
        boxes[-1] = boxes[-1].moved(apart, 0)
    return boxes, hidden


def _limits(place: Panel) -> tuple[int, int]:
    """Return how many cards a panel shows at most, and how many when there are more."""
    return (14, 13) if place.card == 144 else (9, 8)


def _card_width(count: int, place: Panel) -> int:
    if place.compact:
        return 93 if count < 8 else 84
    if place.card == 144:
        return 144 if count < 8 else 124
    return 118 if count < 5 else 110 if count < 7 else 98


def row_boxes(count: int) -> list[Box]:
    """Return the places of the row: cards 144 wide, 120 where there are five."""
    width = 120 if count > 4 else 144
    step = 136 if count > 4 else 168
    top = ROW.top + (ROW.height - height_of(width)) // 2
    return [Box(ROW.left + place * step, top, width, height_of(width)) for place in range(count)]


def arrow_ends(place: Box, card: Box, seat: Box) -> tuple[tuple[int, int], tuple[int, int]]:
    """Return where an arrow from a place of the row to a card on a seat's panel begins and ends.

    It keeps outside the row, and where it is far from upright above the panel's words.
    """
    across, target = place.middle[0], card.middle[0]
    far = abs(target - across) > 150
    over = target > STRIP.left  # the strip must stay clear
    if seat.top < place.top:
        return (across, STRIP.top - 12 if over else place.top - 10), (target, card.bottom + 12)
    start = STRIP.bottom + 12 if over else place.bottom + 10
    return (across, start), (target, min(card.top - 14, seat.top + 6) if far else card.top - 14)


QUESTION = Box(32, 78, 738, 62)  # on a private picture; below it what is asked about
CHOICES = Box(36, 178, 716, 270)
DECKS = Box(32, 156, 1136, 296)  # the starting decks, when nobody has cards yet
OTHERS = Box(790, 86, 378, 366)  # all scores, the others' cards
OWN = Box(0, 466, 1200, 246)  # my own things


def choice_boxes(count: int, room: Box, widest: int = 244) -> list[Box]:
    """Return places for the cards asked about: one row or two, as large as `room` allows."""
    best: list[Box] = []
    for lines in (1, 2, 3):
        boxes = _choice_rows(count, lines, room, widest)
        if not best or boxes[0].width > best[0].width:
            best = boxes
    return best


def _choice_rows(count: int, lines: int, room: Box, widest: int) -> list[Box]:
    across = -(-count // lines)
    gap = 30 if across < 9 else 18
    by_width = (room.width - 20 - gap * (across - 1)) // across
    by_height = int((room.height - 20 - 28 * (lines - 1)) / lines / RATIO)
    width = min(widest, by_width, by_height)
    high = height_of(width)
    step = width + gap + (10 if across < 5 else 0)
    top = room.top + 12
    left = room.left + max(0, (room.width - across * step + step - width) // 2)
    return [
        Box(
            left + place % across * step,
            top + place // across * (high + 28),
            width,
            high,
        )
        for place in range(count)
    ]


def fitted_grid(count: int, room: Box, widest: int = 150, gap: int = 12) -> list[Box]:
    """Return places for many cards in as many rows as make them largest."""
    for width in range(widest, 30, -2):
        across = max(1, (room.width + gap) // (width + gap))
        lines = -(-count // across)
        if lines * (height_of(width) + gap) - gap <= room.height:
            return grid(count, width, height_of(width), room, gap)
    return grid(count, 30, height_of(30), room, 4)
