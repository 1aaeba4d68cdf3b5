"""Where the track, its zones and the skaters lie, in px of a board 1600 wide, at any scale."""

from typing import NamedTuple

from games.jam.printed import OTHER, Space
from render.kit.geometry import Box

TRACK = Box(32, 216, 1536, 716)  # on the board
CELL = (206, 186)
PLATE = (160, 88)
_ROOM = 12  # around the plates of a stack within its cell


class Frame(NamedTuple):
    """A track drawn with its upper left corner at `left`, `top`, `scale` times as large."""

    left: int
    top: int
    scale: float

    def px(self, length: float) -> int:
        return round(length * self.scale)

    def box(self, left: float, top: float, width: float, height: float) -> Box:
        """Return a box given in px of the board, from the upper left corner of the track."""
        x, y = self.left + self.px(left), self.top + self.px(top)
        return Box(x, y, self.px(width), self.px(height))


BOARD = Frame(TRACK.left, TRACK.top, 1.0)
SHOT = Frame(32, 86, 0.74)  # of a film, 1200x750


def whole(frame: Frame) -> Box:
    return frame.box(0, 0, TRACK.width, TRACK.height)


def infield(frame: Frame) -> Box:
    return frame.box(340, 134, 856, 170)


def cell(frame: Frame, space: Space) -> Box:
    """Return the box of a pack space."""
    top = 318 if space.lane == "int" else 514
    return frame.box(340 + 217 * (4 - space.row), top, *CELL)


def zone(frame: Frame, space: str) -> Box:
    """Return the box in which the skaters of an open zone stand."""
    match space:
        case "rear":
            return frame.box(36, 180, 280, 480)
        case "front":
            return frame.box(1220, 200, 280, 400)
        case _:
            return frame.box(560, 20, 420, 96)


def plates(frame: Frame, box: Box, count: int) -> list[Box]:
    """Return the plates of a stack in its cell, bottom first: each a little up and to the right.

    However many there are, the top one ends inside, and each lower one shows its strip.
    """
    width, height = frame.px(PLATE[0]), frame.px(PLATE[1])
    room = frame.px(_ROOM)
    gaps = max(1, count - 1)
    up = min(frame.px(30), (box.height - height - 2 * room) // gaps)
    across = min(frame.px(18), (box.width - width - 2 * room) // gaps)
    spread = across * (count - 1)
    left = box.left + (box.width - width - spread) // 2
    low = box.bottom - room - height
    return [Box(left + across * at, low - up * at, width, height) for at in range(count)]


def places(frame: Frame, space: str, count: int) -> list[Box]:
    """Return the plates of skaters side by side in an open zone."""
    area = zone(frame, space)
    width, height = frame.px(PLATE[0]), frame.px(PLATE[1])
    if space == OTHER:
        step = min(width + frame.px(40), (area.width - width) // max(1, count - 1))
        left = area.middle[0] - (width + step * (count - 1)) // 2
        return [Box(left + step * at, area.top, width, height) for at in range(count)]
    half = (count + 1) // 2 if count > 5 else count
    if count > 5:  # two columns of smaller plates
        width, height = round(width * 0.8), round(height * 0.8)
    step = min(height + frame.px(26), (area.height - height) // max(1, half - 1))
    top = area.middle[1] - (height + step * (half - 1)) // 2
    shift = (area.width - 2 * width) if count > half else 0
    left = area.left if shift else area.middle[0] - width // 2
    return [
        Box(left + (width + shift) * (at // half), top + step * (at % half), width, height)
        for at in range(count)
    ]
