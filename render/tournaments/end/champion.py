"""How the champion came to win: the podium, the places of its people after each round, figures."""

from collections.abc import Callable
from typing import TypeAlias

from PIL import Image, ImageDraw

from render.kit import marks, paint
from render.kit.geometry import Box
from render.kit.icons import icon
from render.kit.picture import Picture
from render.kit.text import fit, measure, write
from render.kit.theme import INK, WHITE, mix, word_font
from render.tournaments.frame import THEME, begin, colour_of, put_mark
from render.tournaments.sheets import Champion, Course, Honour

At: TypeAlias = Callable[[int, int], tuple[int, int]]  # where a column and a place are drawn
HONOURS = {  # where who has a place stands, by place
    1: Box(534, 114, 532, 366),
    2: Box(32, 176, 484, 304),
    3: Box(1084, 214, 484, 266),
}
CHART = Box(32, 500, 1088, 436)
FACTS = Box(1144, 500, 424, 436)
EDGE = 70  # px behind the last column, for marks at the end
DOT, END = 34, 46


def draw(sheet: Champion) -> Picture:
    """Return the picture, 1600x1000."""
    image = begin(sheet.head)
    for one in sheet.honours:
        _honour(image, one, HONOURS[one.place])
    chart = CHART if sheet.facts else Box(CHART.left, CHART.top, 1536, CHART.height)
    _chart(image, sheet, chart)
    if sheet.facts:
        _facts(image, sheet, FACTS)
    return Picture(image)


def _honour(image: Image.Image, one: Honour, box: Box) -> None:
    first = one.place == 1
    paint.rounded(image, box.moved(0, 6), 24, THEME.deep)
    paint.rounded(image, box, 24, THEME.accent if first else THEME.panel)
    ink = INK if first else WHITE
    px = 104 if first else 74
    top = box.top + (100 if first else 62)
    right = box.right - 28
    font = THEME.display(72 if first else 54)
    left = box.left + px + 54
    if first:
        wide = measure(one.who.person.shown, font) > right - 142 - left
        cup, middle = (84, (right - 42, box.top + 56)) if wide else (132, (right - 62, top))
        marks.paste_middle(image, icon("emoji:1f3c6", cup, outline=(5, INK)), middle)
        right, top = (right, top + 50) if wide else (right - 142, top)
    put_mark(image, one.who, (box.left + 34 + px // 2, top), px)
    words, font = fit(one.who.person.shown, font, right - left, 32)
    write(image, (left, top), words, font, ink)
    low = box.bottom - (48 if one.more else 76)
    room = box.width - 56 - (0 if first else 90)
    lines = [
        (
            one.words,
            THEME.display(54) if first else word_font(48),
            ink,
            (80 if first else 66) * bool(one.more),
        )
    ]
    lines.append(
        (one.more, word_font(46), mix(THEME.accent, INK, 0.8) if first else THEME.muted, 0)
    )
    for said, font, colour, up in lines:
        if said:
            words, fitted = fit(said, font, box.width - 56 if up else room, 30)
            write(image, (box.left + 28, low - up), words, fitted, colour)
    if not first:
        place = mix(THEME.panel, WHITE, 0.6)
        write(image, (box.right - 26, low), str(one.place), THEME.display(96), place, "right")


def _chart(image: Image.Image, sheet: Champion, box: Box) -> None:
    paint.rounded(image, box, 24, THEME.deep)
    if sheet.title:
        middle = (box.left + 50, box.top + 46)
        paint.rounded(image, Box(middle[0] - 28, middle[1] - 28, 56, 56), 28, THEME.accent)
        marks.paste_middle(image, icon("glyph:swap_vertical", 38, INK), middle)
        words, font = fit(sheet.title, word_font(48), box.width - 130, 30)
        write(image, (box.left + 94, middle[1]), words, font, WHITE)
    low = max((place for one in sheet.courses for place in one.places), default=1)
    plot = Box(box.left + 96, box.top + 118, box.width - 96 - EDGE - 30, box.height - 118 - 92)

    def at(column: int, place: int) -> tuple[int, int]:
        across = plot.left + plot.width * column // max(1, len(sheet.columns) - 1)
        return across, plot.top + plot.height * (place - 1) // max(1, low - 1)

    pitch = plot.width // max(1, len(sheet.columns) - 1)
    if sheet.bracket is not None:
        left = at(sheet.bracket, 1)[0] - pitch // 2
        field = Box(max(plot.left, left), plot.top - 34, plot.right + 30 - max(plot.left, left), 0)
        field = Box(field.left, field.top, field.width, plot.height + 58)
        paint.rounded(image, field, 16, mix(THEME.deep, WHITE, 0.12))
    if sheet.turn is not None:
        turn = at(sheet.turn, 1)[0]
        whole = Box(turn - 32, plot.top - 34, 64, plot.height + 118)
        paint.rounded(image, whole, 14, mix(THEME.deep, THEME.accent, 0.35))
    _scale(image, plot, low, at)
    for column, said in enumerate(sheet.columns):
        ink = THEME.accent if column == sheet.turn else THEME.muted
        words, font = fit(said, THEME.display(38), max(48, pitch - 8), 22)
        write(image, (at(column, 1)[0], box.bottom - 32), words, font, ink, "centre")
    for one in reversed(sheet.courses):
        _course(image, one, at)
    if sheet.turn is not None and sheet.courses:
        _ring(image, at(sheet.turn, sheet.courses[0].places[sheet.turn]))


def _scale(image: Image.Image, plot: Box, low: int, at: At) -> None:
    """Draw the lines of some places: the first, the worst, and a few between."""
    step = max(1, -(-(low - 1) // 3))
    for place in sorted({1, low, *range(1, low, step)}):
        if place != low and low - place < step and place != 1:
            continue
        middle = at(0, place)[1]
        paint.fill(image, Box(plot.left, middle - 1, plot.width, 2), mix(THEME.deep, WHITE, 0.3))
        write(image, (plot.left - 34, middle), str(place), THEME.display(38), WHITE, "right")


def _course(image: Image.Image, one: Course, at: At) -> None:
    """Draw the course of somebody, with their mark at each round."""
    pencil = ImageDraw.Draw(image)
    points = [at(column, place) for column, place in enumerate(one.places)]
    colour = colour_of(one.who.number)
    pencil.line(points, fill=INK, width=16, joint="curve")
    pencil.line(points, fill=colour, width=10, joint="curve")
    for column, point in enumerate(points):
        put_mark(image, one.who, point, END if column == len(points) - 1 else DOT)


def _ring(image: Image.Image, middle: tuple[int, int]) -> None:
    across, down = middle
    ImageDraw.Draw(image).ellipse(
        (across - 32, down - 32, across + 32, down + 32), outline=THEME.accent, width=5
    )


def _facts(image: Image.Image, sheet: Champion, box: Box) -> None:
    """Write the figures of the champion, one below the other."""
    paint.panel(image, box, THEME)
    put_mark(image, sheet.honours[0].who, (box.right - 62, box.top + 62), 56)
    pitch = box.height // max(2, len(sheet.facts))
    for at, fact in enumerate(sheet.facts):
        top = box.top + at * pitch + 22
        words, font = fit(fact.figure, THEME.display(70), box.width - 160, 40)
        write(image, (box.left + 28, top + 36), words, font, THEME.accent)
        size = word_font(44)
        words, font = fit(fact.words, size, box.width - 56, 26)
        write(image, (box.left + 28, top + 92), words, font, WHITE)
