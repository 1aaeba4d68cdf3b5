"""The rating of a person in a game: what it is, their last matches, their places, its history."""

from collections.abc import Sequence

from PIL import Image, ImageDraw

from render.kit import marks, paint
from render.kit.geometry import Box
from render.kit.icons import icon
from render.kit.picture import Picture
from render.kit.text import fit, measure, write
from render.kit.theme import INK, WHITE, mix, word_font
from render.tournaments.frame import begin
from render.tournaments.sheets import RatingSheet

CARDS = (Box(32, 122, 500, 270), Box(552, 122, 500, 270), Box(1072, 122, 496, 270))
CHART = Box(32, 420, 1536, 508)
LAST = 8  # matches whose places are shown
BARS = 4  # places that have a bar
EVERY = (25, 50, 100, 200, 500, 1000)  # steps of the scale
LINES = 5  # of the scale at most
DISCS = 40  # points up to which each has a mark of its own


def draw(sheet: RatingSheet) -> Picture:
    """Return the picture of a rating, 1600x1000."""
    image = begin(sheet.head, sheet.theme, named=True)
    for box in CARDS:
        paint.panel(image, box, sheet.theme)
    _now(image, sheet, CARDS[0])
    _run(image, sheet, CARDS[1])
    _places(image, sheet, CARDS[2])
    _history(image, sheet, CHART)
    return Picture(image)


def _now(image: Image.Image, sheet: RatingSheet, box: Box) -> None:
    theme, middle = sheet.theme, box.top + 98
    shown, font = fit(sheet.now, theme.display(136), 320, 80)
    left = box.left + 32
    left += write(image, (left, middle), shown, font, WHITE)
    if sheet.gained:
        colour = theme.accent if sheet.gained.startswith("+") else theme.muted
        words, font = fit(sheet.gained, theme.display(56), box.right - left - 40, 36)
        write(image, (left + 20, middle + 26), words, font, colour)
    lower = box.bottom - 58
    name = "glyph:podium" if sheet.ranked else "glyph:timer_sand"
    marks.paste_middle(image, icon(name, 60, theme.accent), (box.left + 62, lower))
    words, font = fit(sheet.rank, word_font(52), box.width - 136, 32)
    write(image, (box.left + 108, lower), words, font, WHITE)


def _run(image: Image.Image, sheet: RatingSheet, box: Box) -> None:
    theme, middle = sheet.theme, box.top + 98
    left = box.left + 32
    left += write(image, (left, middle), sheet.run, theme.display(136), theme.accent) + 28
    words, font = fit(sheet.run_words, word_font(58), box.right - left - 24, 34)
    write(image, (left, middle), words, font, WHITE)
    last = sheet.last[-LAST:]
    for at, place in enumerate(last):
        cell = Box(box.left + 30 + at * 55, box.bottom - 88, 49, 58)
        won = place == 1
        paint.rounded(image, cell, 12, theme.accent if won else theme.deep)
        ink = INK if won else WHITE
        write(image, cell.middle, str(place), theme.display(40), ink, "centre")


def _places(image: Image.Image, sheet: RatingSheet, box: Box) -> None:
    theme = sheet.theme
    words, font = fit(sheet.places_title, word_font(46), box.width - 60, 30)
    write(image, (box.left + 32, box.top + 38), words, font, theme.muted)
    shown = sheet.places[:BARS]
    most = max([*shown, 1])
    pitch = 190 // max(len(shown), 2)
    high = min(44, pitch - 12)
    for at, times in enumerate(shown):
        middle = box.top + 76 + pitch // 2 + at * pitch
        ink = theme.accent if not at else WHITE
        write(image, (box.left + 62, middle), str(at + 1), theme.display(44), ink, "right")
        wide = max(8, 300 * times // most)
        bar = Box(box.left + 84, middle - high // 2, wide, high)
        paint.rounded(image, bar, 10, theme.accent if not at else mix(theme.panel, WHITE, 0.5))
        write(image, (bar.right + 18, middle), str(times), theme.display(44), ink)


def _history(image: Image.Image, sheet: RatingSheet, box: Box) -> None:
    theme, points = sheet.theme, sheet.history
    paint.rounded(image, box, 24, theme.deep)
    whole = (sheet.start, *points)
    values = [one.value for one in whole]
    upper = [one.value + one.uncertainty for one in whole]
    lower = [max(0, one.value - one.uncertainty) for one in whole]
    least, top, every = _scale([*lower, *upper])
    plot = Box(box.left + 142, box.top + 56, box.width - 142 - 190, box.height - 142)

    def at(number: int, value: int) -> tuple[int, int]:
        across = plot.left + plot.width * number // max(1, len(values) - 1)
        return across, plot.bottom - plot.height * (value - least) // (top - least)

    _band(
        image, sheet, [at(*one) for one in enumerate(upper)], [at(*one) for one in enumerate(lower)]
    )
    for value in range(least, top + 1, every):
        y = at(0, value)[1]
        strong = value == sheet.start.value
        line = mix(theme.deep, WHITE, 0.45 if strong else 0.2)
        paint.fill(image, Box(plot.left, y - 1, plot.width, 4 if strong else 2), line)
        write(image, (plot.left - 20, y), str(value), theme.display(42), theme.muted, "right")
    if 0 < sheet.settled < len(values):
        _settled(image, sheet, plot, at(sheet.settled, least)[0])
    for number, words in sheet.ticks:
        shown, font = fit(words, word_font(42), 200, 30)
        write(image, (at(number, least)[0], plot.bottom + 46), shown, font, theme.muted, "centre")
    way = [at(number, value) for number, value in enumerate(values)]
    pencil = ImageDraw.Draw(image)
    pencil.line(way, INK, 18, joint="curve")
    pencil.line(way, WHITE, 9, joint="curve")
    if len(points) <= DISCS:
        _discs(image, sheet, way)
    _end(image, sheet, way[-1], plot)


def _band(
    image: Image.Image,
    sheet: RatingSheet,
    upper: Sequence[tuple[int, int]],
    lower: Sequence[tuple[int, int]],
) -> None:
    """Draw the range in which a rating lies with 68 %, between these two lines."""
    pencil, theme = ImageDraw.Draw(image), sheet.theme
    pencil.polygon([*upper, *reversed(lower)], mix(theme.deep, theme.accent, 0.3))
    for edge in (upper, lower):
        pencil.line(edge, mix(theme.deep, theme.accent, 0.6), 5, joint="curve")


def _discs(image: Image.Image, sheet: RatingSheet, way: Sequence[tuple[int, int]]) -> None:
    """Draw a full disc at each win, a ring at every other match."""
    theme = sheet.theme
    for point, middle in zip(sheet.history, way[1:], strict=True):
        paint.disc(image, middle, 16, INK)
        paint.disc(image, middle, 13, theme.accent if point.won else WHITE)
        if not point.won:
            paint.disc(image, middle, 8, theme.deep)


def _settled(image: Image.Image, sheet: RatingSheet, plot: Box, x: int) -> None:
    """Draw where a rating stops being provisional."""
    colour = sheet.theme.muted
    for y in range(plot.top - 30, plot.bottom, 26):
        paint.fill(image, Box(x - 2, y, 4, 14), colour)
    font = word_font(42)
    room = x - plot.left - 16
    if room < measure(sheet.provisional, font):
        write(image, (x + 18, plot.top - 22), f"← {sheet.provisional}", font, colour)
    else:
        write(image, (x - 18, plot.top - 22), sheet.provisional, font, colour, "right")


def _end(image: Image.Image, sheet: RatingSheet, end: tuple[int, int], plot: Box) -> None:
    theme = sheet.theme
    words, font = fit(sheet.now, theme.display(56), 130, 36)
    tag = Box(plot.right + 30, max(plot.top - 30, end[1] - 36), 150, 72)
    paint.rounded(image, tag, 16, theme.accent)
    write(image, tag.middle, words, font, INK, "centre")
    for row, told in enumerate(filter(None, (sheet.uncertainty, sheet.best))):
        said, font = fit(told, word_font(44), 160, 28)
        y = tag.bottom + 32 + 48 * row
        write(image, (tag.middle[0], y), said, font, theme.muted, "centre")


def _scale(values: Sequence[int]) -> tuple[int, int, int]:
    """Return the ends of a scale that holds all values, and its step."""
    for every in EVERY:
        least, top = min(values) // every * every, -(-max(values) // every) * every
        if (max(top, least + every) - least) // every < LINES:
            return least, max(top, least + every), every
    every = -(-(max(values) - min(values)) // (LINES - 2) // 1000) * 1000
    least = min(values) // every * every
    return least, least + every * LINES, every
