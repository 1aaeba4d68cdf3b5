"""The end of a tournament: the first places on steps, the others below."""

from PIL import Image

from render.kit import marks, paint
from render.kit.geometry import Box
from render.kit.icons import icon
from render.kit.picture import Picture
from render.kit.text import fit, write
from render.kit.theme import INK, WHITE, mix, word_font
from render.tournaments.frame import PLAIN, THEME, begin, put_mark, put_name
from render.tournaments.group import group
from render.tournaments.sheets import Podium, Step
from render.tournaments.table import LAST, put_results

TOP, BOTTOM = 110, 928
LEFT, WIDTH, GAP = 32, 1536, 20
FEET = 652  # of the steps above four rows of people behind them: the fewer rows, the lower
WIDER, NARROW = 1.25, 330  # the step of the first place; the least width of a step
CROWDED = 0.5  # how the width of a step grows with its people: as their square root
TOLD = 8  # people behind the steps
PITCH, ROOMY = 61, 80  # of the rows behind the steps, of few


def draw(sheet: Podium) -> Picture:
    """Return the end, 1600x1000: what the rows below leave free, steps and people take."""
    image = begin(sheet.head)
    shown = sheet.rest[: TOLD - 1 if sheet.more else TOLD]
    rows = -(-(len(shown) + bool(sheet.more)) // 2)
    pitch = PITCH if rows > 2 else ROOMY
    feet = BOTTOM - rows * pitch - (32 if rows else 8)
    heights = _heights(sheet.steps, feet - FEET)
    steps = _arranged(sheet.steps)
    for step, (left, width) in zip(steps, _widths(steps), strict=True):
        high = heights[step.place]
        _step(image, step, Box(left, feet - high, width, high), first=step.place == 1)
    _rest(image, sheet, shown, pitch)
    return Picture(image)


def _arranged(steps: tuple[Step, ...]) -> tuple[Step, ...]:
    """Return the steps as they stand: the first in the middle."""
    return (steps[1], steps[0], *steps[2:]) if len(steps) > 2 else steps


def _heights(steps: tuple[Step, ...], free: int) -> dict[int, int]:
    """Return how high each step is, by its place: each as high as its words, and above the next."""
    found, least = dict[int, int](), 0
    for step in reversed(steps):
        plain = 184 + 56 * bool(step.results)
        high = plain + 74 if step.place == 1 else plain
        least = max(high + free // 4, least + 26)
        found[step.place] = least
    return found


def _widths(steps: tuple[Step, ...]) -> list[tuple[int, int]]:
    """Return where each step begins and how wide it is: the more people share it, the wider."""
    room = WIDTH - GAP * (len(steps) - 1)
    shares = [(WIDER if one.place == 1 else 1.0) * len(one.who) ** CROWDED for one in steps]
    free = room - NARROW * len(steps)
    found, left = list[tuple[int, int]](), LEFT
    for share in shares:
        width = NARROW + int(free * share / sum(shares))
        found.append((left, width))
        left += width + GAP
    return found


def _step(image: Image.Image, step: Step, box: Box, *, first: bool) -> None:
    ground, ink = (THEME.accent, INK) if first else (THEME.panel, WHITE)
    paint.rounded(image, box.moved(0, 6), 24, THEME.deep)
    paint.rounded(image, box, 24, ground)
    middle = box.middle[0]
    low = box.bottom - (82 if step.results else 26)  # where words end
    head = (box.top + low - 64) // 2  # the middle of what is above them
    if first:
        px = min(170, low - 84 - box.top)
        marks.paste_middle(image, icon("emoji:1f3c6", px, outline=(5, INK)), (middle, head + 6))
    else:
        place = THEME.display(min(140, low - 80 - box.top))
        write(image, (middle, head + 6), str(step.place), place, ink, "centre")
    size, least = (60, 40) if first else (50, 34)
    font = THEME.display(size) if first else word_font(size)
    words, font = fit(step.words, font, box.width - 40, least)
    colour = ink if first else mix(ground, ink, 0.85)
    write(image, (middle, low - 26), words, font, colour, "centre")
    if step.results:
        _results(image, step, Box(box.left, box.bottom - 70, box.width, 52), first=first)
    floor = Box(box.left + 4, TOP, box.width - 8, box.top - 12 - TOP)
    group(image, step.who, step.more, floor, THEME.display(60), 180 if first else 150)


def _results(image: Image.Image, step: Step, box: Box, *, first: bool) -> None:
    """Draw the result of each match of somebody."""
    count = len(step.results[-LAST:])
    pitch = min(50, (box.width - 40) // count)
    whole = Box(box.middle[0] - count * pitch // 2, box.top, count * pitch, box.height)
    if first:
        ground = Box(whole.left - 12, whole.top, whole.width + 18, whole.height)
        paint.rounded(image, ground, 14, INK)
    put_results(image, step.results, (whole.left, box.middle[1]), pitch)


def _rest(image: Image.Image, sheet: Podium, shown: tuple[Step, ...], pitch: int) -> None:
    """Draw those behind the steps, up to eight, in two columns; the last says how many more."""
    count = len(shown) + bool(sheet.more)
    grown = pitch - PITCH
    size = 38 + grown // 2
    for at, step in enumerate(shown):
        box = _slot(image, at, count, pitch)
        middle = box.middle[1]
        place = THEME.display(36 + grown // 2)
        write(image, (box.left + 66 + grown, middle), str(step.place), place, WHITE, "right")
        left = box.left + 104 + 2 * grown
        put_mark(image, step.who[0], (left, middle), 40 + grown)
        left += 34 + grown
        put_name(image, step.who[0], (left, middle), box.right - 212 - left, size, 28)
        words, font = fit(step.words, word_font(size), 190, 26)
        write(image, (box.right - 20, middle), words, font, THEME.muted, "right")
    if sheet.more:
        box = _slot(image, len(shown), count, pitch)
        words, font = fit(sheet.more, word_font(size), box.width - 40, 28)
        write(image, (box.left + 138 + 3 * grown, box.middle[1]), words, font, THEME.muted)


def _slot(image: Image.Image, at: int, count: int, pitch: int) -> Box:
    """Return the place of somebody behind the steps; somebody alone stands in the middle."""
    row, column = divmod(at, 2)
    half = WIDTH // 2 - 6
    left = LEFT + column * (WIDTH // 2 + 6) if count > 1 else LEFT + (WIDTH - half) // 2
    top = BOTTOM - (-(-count // 2) - row) * pitch
    box = Box(left, top, half, pitch - 7)
    paint.rounded(image, box, 12, PLAIN if row % 2 else THEME.panel)
    return box
