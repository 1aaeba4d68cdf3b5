"""The bracket of a knockout, four stages of it at most."""

from collections.abc import Mapping, Sequence
from itertools import pairwise

from PIL import Image

from render.kit import marks, paint
from render.kit.geometry import Box
from render.kit.icons import icon
from render.kit.picture import Picture
from render.kit.text import fit, write
from render.kit.theme import INK, PAPER, WHITE, mix, word_font
from render.tournaments.frame import THEME, begin, link, put_mark, put_name
from render.tournaments.sheets import Bracket, BracketColumn, MeetingBox, MeetingSide

COLUMNS = {  # where stages begin, and how wide they are: the fewer, the larger
    4: ((32, 404), (463, 350), (840, 350), (1217, 350)),
    3: ((32, 468), (566, 468), (1100, 468)),
    2: ((110, 620), (870, 620)),
    1: ((490, 620),),
}
HEIGHTS = {8: 84, 4: 124, 2: 132, 1: 148}
ROOMY = 340  # px that two names need
LARGE = {4: 148, 2: 160, 1: 172}  # with three stages at most
MIDDLE, PITCH = 545, 97  # of the whole, and of eight boxes
OWN, PLAIN = 10, 4  # px of the reader's own way, and of others
SLIM = 100  # px of a meeting that has room for small signs only
TOLD = 60  # px below a meeting that its words need


def draw(sheet: Bracket) -> Picture:
    """Return the bracket, 1600x1000, its last stage at the right."""
    image = begin(sheet.head)
    columns = COLUMNS[len(sheet.stages)]
    heights = HEIGHTS if len(columns) == len(COLUMNS) else LARGE
    placed = [
        [_box(at, _size(stage), column, heights) for at in range(len(stage.meetings))]
        for stage, column in zip(sheet.stages, columns, strict=True)
    ]
    _links(image, sheet, placed)
    for stage, boxes, (left, width) in zip(sheet.stages, placed, columns, strict=True):
        colour = THEME.accent if stage.now else THEME.muted
        words, font = fit(stage.title, word_font(38), width, 28)
        write(image, (left + width // 2, 128), words, font, colour, "centre")
        for meeting, box in zip(stage.meetings, boxes, strict=True):
            put_meeting(image, meeting, box, PITCH * 8 // _size(stage) - box.height)
    if sheet.last:
        _above_final(image, sheet, columns[-1])
    if sheet.third is not None:
        left, width = columns[-1]
        box = Box(left, 790, width, 124)
        words, font = fit(sheet.third_title, word_font(36), width, 26)
        write(image, (left + width // 2, 762), words, font, THEME.muted, "centre")
        put_meeting(image, sheet.third, box, 0)
    return Picture(image)


def _links(image: Image.Image, sheet: Bracket, placed: Sequence[Sequence[Box]]) -> None:
    """Draw the way from each meeting to the next; the reader's own stands out, above the others."""
    ways = list[tuple[list[tuple[int, int]], bool]]()
    for (before, after), stage in zip(pairwise(placed), sheet.stages, strict=False):
        for at, one in enumerate(before):
            box = after[at // 2]
            across = (one.right + box.left) // 2
            start, end = (one.right, one.middle[1]), (box.left, box.middle[1])
            own = any(side.mine and not side.out for side in stage.meetings[at].sides)
            ways.append(([start, (across, start[1]), (across, end[1]), end], own))
    for points, own in sorted(ways, key=lambda way: way[1]):
        faint = mix(THEME.panel, WHITE, 0.4)
        link(image, points, PAPER if own else faint, OWN if own else PLAIN)


def _size(stage: BracketColumn) -> int:
    """Return how many meetings a column has room for: a power of two."""
    return 1 << max(0, len(stage.meetings) - 1).bit_length()


def _box(at: int, size: int, column: tuple[int, int], heights: Mapping[int, int]) -> Box:
    pitch = PITCH * 8 // size
    middle = MIDDLE + pitch * (2 * at - size + 1) // 2
    high = heights.get(size, 84)
    return Box(column[0], middle - high // 2, column[1], high)


def _above_final(image: Image.Image, sheet: Bracket, column: tuple[int, int]) -> None:
    left, width = column
    middle = left + width // 2, 330
    if sheet.winner is not None:
        put_mark(image, sheet.winner, middle, 190)
        marks.paste_middle(image, icon("emoji:1f3c6", 92), (middle[0] + 96, middle[1] + 64))
        return
    marks.paste_middle(image, icon("emoji:1f3c6", 180, outline=(5, INK)), middle)


def put_meeting(image: Image.Image, meeting: MeetingBox, box: Box, below: int) -> None:
    """Draw a meeting in a box; what is said of it stands below, where so many px have room."""
    half = box.height // 2
    paint.rounded(image, box.moved(0, 5), 12, THEME.deep)
    for at, side in enumerate(meeting.sides):
        place = Box(box.left, box.top + at * half, box.width, half)
        put_side(image, side, place, (not at, not at, bool(at), bool(at)))
    paint.fill(image, Box(box.left, box.top + half - 1, box.width, 3), THEME.deep)
    if meeting.runs:
        paint.outline(image, box.inset(-6), 16, THEME.accent, 6)
        radius = 20 if box.height > SLIM else 16
        place = box.right + 26 - radius, box.middle[1]  # beside the games won
        marks.glyph_disc(image, place, "glyph:timer_sand", THEME.accent, radius=radius)
        if meeting.words and below >= TOLD:
            words, font = fit(meeting.words, word_font(36), box.width, 26)
            write(image, (box.middle[0], box.bottom + 32), words, font, THEME.accent, "centre")


def put_side(
    image: Image.Image, side: MeetingSide, box: Box, corners: tuple[bool, bool, bool, bool]
) -> None:
    """Draw one of those who meet; which `corners` are round follows from where it stands."""
    ground = mix(THEME.panel, THEME.bottom, 0.75) if side.out else THEME.panel
    if side.mine and side.who is not None:
        ground = PAPER
    paint.rounded(image, box, 12, ground, corners)
    cell = min(76, box.height * 95 // 100)
    middle = box.middle[1]
    score = Box(box.right - cell, box.top, cell, box.height)
    paint.rounded(
        image,
        score,
        12,
        THEME.accent if side.through else THEME.deep,
        (False, corners[1], corners[2], False),
    )
    faint = mix(THEME.panel, WHITE, 0.5)
    ink = INK if side.through else faint if side.out else WHITE
    shown, font = fit(side.won or "–", THEME.display(min(50, box.height - 8)), cell - 6, 20)
    write(image, score.middle, shown, font, ink, "centre")
    if side.who is None:
        _may_be(image, side, Box(box.left + 18, box.top, box.width - cell - 32, box.height))
        return
    px = min(64, box.height - 8)
    put_mark(image, side.who, (box.left + 16 + px // 2, middle), px)
    left = box.left + px + 28
    size = 46 if box.height > 70 else 40 if box.height > 50 else 32
    lines = 2 if box.height > 56 else 1
    colour = faint if side.out else WHITE
    if side.mine:
        colour = mix(PAPER, INK, 0.6) if side.out else INK
    room = box.width - cell - px - 36
    put_name(image, side.who, (left, middle), room, size, 28, colour, lines=lines)


def _may_be(image: Image.Image, side: MeetingSide, room: Box) -> None:
    """Write who a place may be; both by their marks where columns are narrow."""
    middle = room.middle[1]
    if not side.either or room.width >= ROOMY:
        words, font = fit(side.words, word_font(40), room.width, 30)
        write(image, (room.left, middle), words, font, THEME.muted)
        return
    px, left = min(52, room.height - 12), room.left
    for at, who in enumerate(side.either):
        if at:
            place = left + 14, middle
            left += 28 + write(image, place, side.link, word_font(38), THEME.muted)
        put_mark(image, who, (left + px // 2, middle), px)
        left += px
