"""The standings: 16 rows, the reader's own one marked with its reason."""

import msgspec
from PIL import Image

from games.core.data.theme import Colour
from render.kit import marks, paint
from render.kit.geometry import Box
from render.kit.icons import icon
from render.kit.picture import Picture
from render.kit.text import fit, measure, write
from render.kit.theme import INK, WHITE, mix, name_font, word_font
from render.tournaments.frame import PLAIN, THEME, begin, put_mark, put_name
from render.tournaments.sheets import Line, Result, Standings, Who

TOP, LEFT, WIDTH, FOOT = 154, 32, 1536, 940
TALL, WHY = 116, 50  # of a row, of the line that says why
PLAIN_PITCH = 48  # from which on words grow with the rows
LAST = 9  # results that are shown at most
LEAST, NAMED = 34, 254  # px of a result, before names give way; of a name at least
READ = 24  # px of a result at least: the oldest are left out where there is no room for all
RESULTS, AGAINST = 730, 1172
MEETING = (950, 1036, 1130)  # where figures end beside those whom people meet
ALONE = (1270, 1410, 1540)  # where they end if nobody meets anybody


class _Form(msgspec.Struct, frozen=True):
    """Where things stand; `grown` is how much larger than in a full table they are drawn."""

    pitch: int
    mark: int
    figures: tuple[int, int, int]
    step: int
    people: int
    results: int  # where results begin
    shown: int = LAST  # results of a row, the latest

    @property
    def grown(self) -> float:
        return min(1.4, max(1.0, self.pitch / PLAIN_PITCH))

    def px(self, size: int) -> int:
        return round(size * self.grown)

    @property
    def name(self) -> int:
        """Where names begin."""
        return self.mark + self.px(18) + 16


def draw(sheet: Standings) -> Picture:
    """Return the standings, 1600x1000: the fewer rows, the larger they are."""
    image = begin(sheet.head)
    form = _form(sheet)
    lefts = (104, form.mark - form.px(18), form.results)
    places = [*((left, "left") for left in lefts), *((right, "right") for right in form.figures)]
    for (x, align), said in zip([*places, (AGAINST, "left")], sheet.heads, strict=False):
        words, font = fit(said, word_font(34), 380 if x == AGAINST else 200, 24)
        write(image, (x, 126), words, font, THEME.muted, "right" if align == "right" else "left")
    top = TOP
    for at, line in enumerate(sheet.lines):
        high = form.pitch + (WHY if _told(line) else 0)
        _line(image, line, Box(LEFT, top, WIDTH, high - 2), form, at)
        top += high
    return Picture(image)


def _told(line: Line) -> bool:
    return line.marked and bool(line.reason)


def _form(sheet: Standings) -> _Form:
    why = WHY if any(map(_told, sheet.lines)) else 0
    pitch = min(TALL, (FOOT - TOP - why) // max(1, len(sheet.lines)))
    figures = MEETING if any(line.against for line in sheet.lines) else ALONE
    mark = 354 if any(line.best for line in sheet.lines) else 140
    grown = _Form(pitch, mark, figures, 0, sheet.people, RESULTS)
    points = [line.figures[0] for line in sheet.lines if line.figures]
    widest = max((measure(one, THEME.display(grown.px(38))) for one in points), default=0)
    count = min(LAST, max((len(line.results) for line in sheet.lines), default=1)) or 1
    wanted, end = min(round(pitch * 0.9), 60), figures[0] - widest - 14
    named = [measure(line.who.person.shown, name_font(grown.px(36))) for line in sheet.lines]
    behind = grown.name + max(named, default=0) + 24  # the longest name
    count = max(1, min(count, (end - min(behind, grown.name + NAMED)) // READ))
    roomy = end - wanted * count  # up to here no result is narrower for the names' sake
    results = max(min(RESULTS, behind), min(roomy, max(RESULTS, behind)))
    results = min(results, max(grown.name + NAMED, end - LEAST * count))  # the longest is cut
    step = min(wanted, (end - results) // count)
    return _Form(pitch, mark, figures, step, sheet.people, results, count)


def _line(image: Image.Image, line: Line, box: Box, form: _Form, at: int) -> None:
    middle = box.top + (form.pitch - 2) // 2
    paint.fill(image, box, PLAIN if at % 2 else THEME.panel)
    if line.marked:
        paint.rounded(image, box, 10, THEME.panel)
        paint.outline(image, box.inset(-7, -2), 12, THEME.accent, 5)
    ink = mix(THEME.panel, WHITE, 0.55) if line.gone else WHITE
    accent = THEME.accent if line.place <= 3 else ink
    words, font = fit(str(line.place), THEME.display(form.px(36)), 56, 30)
    write(image, (88, middle), words, font, accent, "right")
    if line.best:
        _range(image, line, middle, form)
    put_mark(image, line.who, (form.mark, middle), form.px(36))
    room = form.results - form.name - 14
    put_name(image, line.who, (form.name, middle), room, form.px(36), 28, ink)
    put_results(image, line.results[-form.shown :], (form.results, middle), form.step)
    _figures(image, line.figures, middle, ink, form)
    _against(image, line.against, middle, form)
    if _told(line):
        lower = box.bottom - WHY // 2 - 2
        arrow = icon("glyph:arrow_up_bold", 38, THEME.accent)
        marks.paste_middle(image, arrow, (form.mark, lower))
        words, font = fit(line.reason, word_font(44), box.right - form.name - 20, 30)
        write(image, (form.name, lower), words, font, WHITE)


def _range(image: Image.Image, line: Line, middle: int, form: _Form) -> None:
    """Draw the places still possible as a bar, and in figures."""
    high = form.px(18)
    whole = Box(104, middle - high // 2, 132, high)
    paint.rounded(image, whole, high // 2, THEME.deep)
    people = max(1, form.people)
    left = whole.left + (line.best - 1) * whole.width // people
    right = whole.left + line.worst * whole.width // people
    colour = THEME.accent if line.best == 1 or line.marked else THEME.muted
    bar = Box(left, whole.top, max(high, right - left), high)
    paint.rounded(image, bar, high // 2, colour)
    said = str(line.best) if line.best == line.worst else f"{line.best}–{line.worst}"
    words, font = fit(said, word_font(form.px(34)), 86, 26)
    write(image, (244, middle), words, font, THEME.muted)


def _against(image: Image.Image, met: tuple[Who, ...], middle: int, form: _Form) -> None:
    """Draw whom somebody meets now: one by name, several by their marks."""
    px = form.px(32)
    for at, who in enumerate(met):
        put_mark(image, who, (AGAINST + px // 2 + at * (px + 14), middle), px)
    if len(met) == 1:
        left = AGAINST + px + 14
        room = LEFT + WIDTH - left - 12
        put_name(image, met[0], (left, middle), room, form.px(32), 26, THEME.muted)


def _figures(
    image: Image.Image, figures: tuple[str, ...], middle: int, ink: Colour, form: _Form
) -> None:
    for at, (words, right) in enumerate(zip(figures, form.figures, strict=False)):
        font = word_font(form.px(36)) if at else THEME.display(form.px(38))
        shown, font = fit(words, font, 76 if at else 130, 24)
        write(image, (right, middle), shown, font, THEME.muted if at else ink, "right")


def put_results(
    image: Image.Image, results: tuple[Result, ...], at: tuple[int, int], step: int
) -> None:
    """Draw the last results from a point on, one each `step`, by form: a check, a bar, hollow."""
    px = step - max(2, step // 7)
    for number, result in enumerate(results[-LAST:]):
        result_mark(image, result, (at[0] + number * step + px // 2, at[1]), px)


def result_mark(image: Image.Image, result: Result, middle: tuple[int, int], px: int) -> None:
    """Draw a result: won accent with a check, drawn light with a bar, lost hollow, a bye dotted.

    Behind in a match of more than two it is the place.
    """
    box = Box(middle[0] - px // 2, middle[1] - px // 2, px, px)
    radius = px // 4
    match result:
        case "won":
            paint.rounded(image, box, radius, THEME.accent)
            marks.paste_middle(image, icon("glyph:check_bold", px - 6, INK), middle)
        case "drawn":
            paint.rounded(image, box, radius, THEME.muted)
            bar = Box(box.left + px // 5, middle[1] - px // 10, px - 2 * (px // 5), px // 5)
            paint.fill(image, bar, INK)
        case "lost":
            paint.framed(image, box, radius, THEME.deep, mix(THEME.panel, WHITE, 0.3), 3)
        case "bye":
            paint.framed(image, box, radius, THEME.panel, THEME.muted, 3)
            paint.disc(image, middle, max(3, px // 8), THEME.muted)
        case "2" | "3" | "4" | "5" | "6":
            paint.framed(image, box, radius, THEME.deep, mix(THEME.panel, WHITE, 0.3), 3)
            write(image, middle, result, THEME.display(round(px * 0.62)), WHITE, "centre")
        case "open":
            paint.framed(image, box, radius, THEME.deep, THEME.accent, 3)
            marks.paste_middle(image, icon("glyph:timer_sand", px - 8, THEME.accent), middle)
