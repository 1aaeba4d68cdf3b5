"""The end of a tournament: the first places on steps, the others below."""

from PIL import Image

from render.kit import marks, paint
from render.kit.geometry import Box, columns
from render.kit.icons import icon
from render.kit.picture import Picture
from render.kit.text import fit, write
from render.kit.theme import INK, WHITE, mix, word_font
from render.tournaments.frame import PLAIN, THEME, begin, put_mark, put_name
from render.tournaments.sheets import Podium, Step

FEET, HEIGHTS = 640, (290, 240, 206)
REST = Box(32, 684, 1536, 244)
NAMED = 3  # people of a step who are named


def draw(sheet: Podium) -> Picture:
    """Return the end, 1600x1000."""
    image = begin(sheet.head)
    room = Box(60, 110, 1480, FEET - 110)
    boxes = columns(room, max(1, len(sheet.steps)), 24)
    for at, (step, box) in enumerate(zip(_arranged(sheet.steps), boxes, strict=False)):
        high = HEIGHTS[min(sheet.steps.index(step), len(HEIGHTS) - 1)]
        _step(image, step, Box(box.left, FEET - high, box.width, high), first=step.place == 1)
        assert at < len(boxes)
    _rest(image, sheet.rest)
    return Picture(image)


def _arranged(steps: tuple[Step, ...]) -> tuple[Step, ...]:
    """Return the steps as they stand: the first in the middle."""
    return (steps[1], steps[0], *steps[2:]) if len(steps) > 2 else steps


def _step(image: Image.Image, step: Step, box: Box, *, first: bool) -> None:
    ground, ink = (THEME.accent, INK) if first else (THEME.panel, WHITE)
    paint.rounded(image, box.moved(0, 6), 24, THEME.deep)
    paint.rounded(image, box, 24, ground)
    middle = box.middle[0]
    write(image, (middle, box.top + 70), str(step.place), THEME.display(96), ink, "centre")
    words, font = fit(step.words, word_font(52), box.width - 32, 30)
    faint = mix(ground, ink, 0.8)
    write(image, (middle, box.bottom - 46), words, font, faint, "centre")
    people = step.who[:NAMED]
    px = 132 if len(people) == 1 else 84
    for at, (who, slot) in enumerate(
        zip(people, columns(Box(box.left, 0, box.width, 10), len(people), 12), strict=True)
    ):
        x = slot.middle[0]
        put_mark(image, who, (x, box.top - 64 - px // 2), px)
        if first:
            cup = (x + px // 2, box.top - 56 - px // 4)
            marks.paste_middle(image, icon("emoji:1f3c6", 76, outline=(4, INK)), cup)
        shown, font = fit(who.person.shown, THEME.display(46), slot.width - 8, 26)
        write(image, (x, box.top - 32), shown, font, WHITE, "centre")
        assert at < NAMED


def _rest(image: Image.Image, rest: tuple[Step, ...]) -> None:
    """Draw those behind the steps, up to eight, in two columns."""
    for at, step in enumerate(rest[:8]):
        left = REST.left + (at % 2) * (REST.width // 2 + 6)
        box = Box(left, REST.top + (at // 2) * 61, REST.width // 2 - 6, 54)
        paint.rounded(image, box, 12, PLAIN if (at // 2) % 2 else THEME.panel)
        middle = box.middle[1]
        write(image, (left + 66, middle), str(step.place), THEME.display(36), WHITE, "right")
        put_mark(image, step.who[0], (left + 104, middle), 40)
        put_name(image, step.who[0], (left + 138, middle), box.width - 330, 36, 26)
        right = box.right - 20
        words, font = fit(step.words, word_font(36), 170, 24)
        write(image, (right, middle), words, font, THEME.muted, "right")
