"""Where things lie on the private pictures, in px."""

from render.kit.design import RATIO, height_of
from render.kit.geometry import Box

LINE = Box(32, 80, 1136, 64)  # the question
CHOICES = Box(32, 150, 1136, 278)
TAG = 56  # px below a card: what a team is worth with it
LEGEND = 44  # px at the foot of the choices, for those who are new to the game
FRAME = 22  # px above cards that a hint names
TICK = 30  # px below a card that is picked, where something else stands there
TALL = CHOICES._replace(height=428)  # where my own things leave room


def choice_boxes(count: int, room: Box) -> list[Box]:
    """Return places for cards of equal size, one row of up to eight, else two rows."""
    rows = 1 if count <= 8 else 2
    across = (count + rows - 1) // rows
    gap = 26 if across <= 8 else 22
    wide = (room.width - (across - 1) * gap) // across
    high = (room.height - (rows - 1) * 26) // rows
    width = min(wide, int(high / RATIO), 204)
    tall = height_of(width)
    step = min(width + 48, (room.width - width) // max(1, across - 1)) if across > 1 else 0
    boxes: list[Box] = []
    for at in range(count):
        line, place = divmod(at, across)
        inside = min(across, count - line * across)
        start = room.left + (room.width - (inside - 1) * step - width) // 2
        top = room.top + (room.height - rows * tall - (rows - 1) * 26) // 2 + line * (tall + 26)
        boxes.append(Box(start + place * step, top, width, tall))
    return boxes
