"""The end of a tournament: the first places on steps, the others below."""

from PIL import Image

from render.kit import marks, paint
from render.kit.geometry import Box, columns
from render.kit.icons import icon
from render.kit.picture import Picture
from render.kit.text import fit, write
from render.kit.theme import INK, WHITE, mix, word_font
from render.tournaments.frame import PLAIN, THEME, begin, put_mark, put_name
from render.tournaments.sheets import Podium, Step, Who
from render.tournaments.table import LAST, put_results

FEET, HEIGHTS = 652, (300, 250, 226)
ROOM, GAP = Box(32, 110, 1536, FEET - 110), 20
WIDER = 1.25  # the step of the first place
REST = Box(32, 684, 1536, 244)
NAMED, TOLD = 3, 8  # people of a step who are named, people behind the steps


def draw(sheet: Podium) -> Picture:
    """Return the end, 1600x1000."""
    image = begin(sheet.head)
    steps = _arranged(sheet.steps)
    for step, (left, width) in zip(steps, _widths(steps), strict=True):
        high = HEIGHTS[min(sheet.steps.index(step), len(HEIGHTS) - 1)]
        _step(image, step, Box(left, FEET - high, width, high), first=step.place == 1)
    _rest(image, sheet)
    return Picture(image)


def _arranged(steps: tuple[Step, ...]) -> tuple[Step, ...]:
    """Return the steps as they stand: the first in the middle."""
    return (steps[1], steps[0], *steps[2:]) if len(steps) > 2 else steps


def _widths(steps: tuple[Step, ...]) -> list[tuple[int, int]]:
    """Return where each step begins and how wide it is."""
    shares = [WIDER if step.place == 1 else 1.0 for step in steps]
    room = ROOM.width - GAP * (len(steps) - 1)
    found, left = list[tuple[int, int]](), ROOM.left
    for share in shares:
        width = int(room * share / sum(shares))
        found.append((left, width))
        left += width + GAP
    return found


def _step(image: Image.Image, step: Step, box: Box, *, first: bool) -> None:
    ground, ink = (THEME.accent, INK) if first else (THEME.panel, WHITE)
    paint.rounded(image, box.moved(0, 6), 24, THEME.deep)
    paint.rounded(image, box, 24, ground)
    middle = box.middle[0]
    if first:
        cup = icon("emoji:1f3c6", 128, outline=(5, INK))
        marks.paste_middle(image, cup, (middle, box.top + 84))
    else:
        place = THEME.display(92)
        write(image, (middle, box.top + 60), str(step.place), place, ink, "centre")
    size, least = (60, 40) if first else (50, 34)
    font = THEME.display(size) if first else word_font(size)
    words, font = fit(step.words, font, box.width - 40, least)
    colour = ink if first else mix(ground, ink, 0.85)
    y = box.top + 194 if first else box.bottom - (94 if step.results else 48)
    write(image, (middle, y), words, font, colour, "centre")
    if step.results:
        _course(image, step, Box(box.left, box.bottom - 70, box.width, 52), first=first)
    _people(image, step.who[:NAMED], box, first=first)


def _course(image: Image.Image, step: Step, box: Box, *, first: bool) -> None:
    """Draw what came of each match of somebody."""
    count = len(step.results[-LAST:])
    pitch = min(50, (box.width - 40) // count)
    whole = Box(box.middle[0] - count * pitch // 2, box.top, count * pitch, box.height)
    if first:
        ground = Box(whole.left - 12, whole.top, whole.width + 18, whole.height)
        paint.rounded(image, ground, 14, INK)
    put_results(image, step.results, (whole.left, box.middle[1]), pitch)


def _people(image: Image.Image, people: tuple[Who, ...], box: Box, *, first: bool) -> None:
    alone = 144 if first else 120
    px = alone if len(people) == 1 else 84
    slots = columns(Box(box.left, 0, box.width, 10), len(people), 12)
    for who, slot in zip(people, slots, strict=True):
        x = slot.middle[0]
        put_mark(image, who, (x, box.top - 72 - px // 2), px)
        font = THEME.display(60 if first else 52)
        shown, font = fit(who.person.shown, font, slot.width - 8, 30)
        write(image, (x, box.top - 36), shown, font, WHITE, "centre")


def _rest(image: Image.Image, sheet: Podium) -> None:
    """Draw those behind the steps, up to eight, in two columns; the last says how many more."""
    shown = sheet.rest[: TOLD - 1 if sheet.more else TOLD]
    for at, step in enumerate(shown):
        box = _slot(image, at)
        middle = box.middle[1]
        write(image, (box.left + 66, middle), str(step.place), THEME.display(36), WHITE, "right")
        put_mark(image, step.who[0], (box.left + 104, middle), 40)
        put_name(image, step.who[0], (box.left + 138, middle), box.width - 350, 38, 28)
        words, font = fit(step.words, word_font(38), 190, 26)
        write(image, (box.right - 20, middle), words, font, THEME.muted, "right")
    if sheet.more:
        box = _slot(image, len(shown))
        words, font = fit(sheet.more, word_font(38), box.width - 40, 28)
        write(image, (box.left + 138, box.middle[1]), words, font, THEME.muted)


def _slot(image: Image.Image, at: int) -> Box:
    left = REST.left + (at % 2) * (REST.width // 2 + 6)
    box = Box(left, REST.top + (at // 2) * 61, REST.width // 2 - 6, 54)
    paint.rounded(image, box, 12, PLAIN if (at // 2) % 2 else THEME.panel)
    return box
