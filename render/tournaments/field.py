"""A stage of a knockout that is too large for the bracket: all its meetings, in columns."""

from render.kit.geometry import Box
from render.kit.picture import Picture
from render.kit.text import fit, write
from render.kit.theme import WHITE, mix, word_font
from render.tournaments.bracket import put_meeting
from render.tournaments.frame import THEME, begin, link
from render.tournaments.sheets import StageGrid

LEFT, WIDTH, STEP = 32, 364, 391  # of columns
TOP, HIGH = 160, 770
TITLE = 128
SPARE = 13  # px between two boxes; more where they are few
TALL = 150


def draw(sheet: StageGrid) -> Picture:
    """Return the meetings of a stage, 1600x1000; two that are linked give the next meeting."""
    image = begin(sheet.head)
    faint = mix(THEME.panel, WHITE, 0.4)
    for at, column in enumerate(sheet.columns):
        left = LEFT + at * STEP
        words, font = fit(column.title, word_font(38), WIDTH, 28)
        write(image, (left + WIDTH // 2, TITLE), words, font, THEME.muted, "centre")
        pitch = HIGH // max(1, len(column.meetings))
        high = min(TALL, pitch - SPARE)
        boxes = [
            Box(left, TOP + number * pitch + (pitch - high) // 2, WIDTH, high)
            for number in range(len(column.meetings))
        ]
        for one, other in zip(boxes[::2], boxes[1::2], strict=False):
            right = one.right + 14
            ends = one.middle[1], other.middle[1]
            points = [
                (one.right, ends[0]),
                (right, ends[0]),
                (right, ends[1]),
                (one.right, ends[1]),
            ]
            link(image, points, faint)
        for meeting, box in zip(column.meetings, boxes, strict=True):
            put_meeting(image, meeting, box, pitch - high)
    return Picture(image)
