"""What decided a match, as one picture: the course of the chances, and turning points (MND-5.1)."""

from collections.abc import Sequence

from PIL import Image, ImageDraw

from games.core.data.theme import Colour
from render.kit import marks, paint, parts
from render.kit.geometry import BOARD, MARGIN, Box
from render.kit.scene import DecidedPanel, DecidedSheet, Scene
from render.kit.text import clip, fit, measure, wrap_fit, write, write_lines
from render.kit.theme import INK, SEATS, WHITE, mix, name_font, word_font

FINE = 3  # times as large as a line is drawn, so that its edges are smooth
PLOT = Box(MARGIN, 118, BOARD[0] - 2 * MARGIN, 408)
PANELS = Box(MARGIN, 546, BOARD[0] - 2 * MARGIN, 386)
GAP = 20
THOUSAND = 1000


def draw(scene: Scene, sheet: DecidedSheet) -> Image.Image:
    """Return the picture, 1600x1000."""
    image = parts.begin(scene)
    parts.header(image, scene, sheet.title, after=sheet.result)
    paint.rounded(image, PLOT, 20, scene.theme.deep)
    plot = Box(PLOT.left + 300, PLOT.top + 30, PLOT.width - 400, PLOT.height - 100)
    _bands(image, scene, sheet, plot)
    if len(sheet.lines) == 2:
        _doubt(image, scene, sheet, plot)
        _line(image, plot, sheet.lines[0], sheet.places, WHITE)
    else:
        for seat, line in enumerate(sheet.lines):
            marks.seat(image, seat, (PLOT.left + 50 + 56 * seat, plot.bottom + 38), 44)
            _line(image, plot, line, sheet.places, SEATS[seat % len(SEATS)][1])
    _axis(image, scene, sheet, plot)
    for number, panel in enumerate(sheet.panels, 1):
        at = _at(plot, sheet, panel.place, panel.seat)
        paint.disc(image, at, 30, INK)
        paint.disc(image, at, 27, scene.theme.accent)
        write(image, at, str(number), scene.theme.display(36), INK, "centre")
    _panels(image, scene, sheet)
    parts.footer(image, scene, sheet.foot)
    return image


def _bands(image: Image.Image, scene: Scene, sheet: DecidedSheet, plot: Box) -> None:
    """Draw the bands of the chances with their words, for two sides with whose they are."""
    theme = scene.theme
    pair = len(sheet.lines) == 2
    nearly, ahead, even, behind = sheet.bands
    names = (nearly, ahead, even, ahead, nearly) if pair else (nearly, ahead, even, behind, "")
    whose = (0, 0, None, 1, 1) if pair else (None,) * 5
    height = plot.height // 5
    for place, (name, seat) in enumerate(zip(names, whose, strict=True)):
        box = Box(plot.left, plot.top + place * height, plot.width, height)
        if place % 2 == 0:
            paint.fill(image, box, mix(theme.deep, theme.accent, 0.12))
        middle = box.middle[1]
        if seat is not None:
            marks.seat(image, seat, (PLOT.left + 50, middle), 44)
        colour = theme.muted if name == even else WHITE
        words, font = fit(name, word_font(40), plot.left - PLOT.left - 110, 30)
        write(image, (PLOT.left + 88, middle), words, font, colour)


def _point(plot: Box, place: float, share: float) -> tuple[int, int]:
    return plot.left + round(plot.width * place), plot.bottom - round(plot.height * share)


def _at(plot: Box, sheet: DecidedSheet, place: float, seat: int) -> tuple[int, int]:
    """Return where a line passes at a place of the course: the first seat's where there are two."""
    line = sheet.lines[0 if len(sheet.lines) == 2 else seat]
    for at in range(1, len(sheet.places)):
        before, after = sheet.places[at - 1], sheet.places[at]
        if place <= after:
            along = (place - before) / (after - before) if after > before else 0.0
            share = line[at - 1] + (line[at] - line[at - 1]) * along
            return _point(plot, place, share / THOUSAND)
    return _point(plot, place, line[-1] / THOUSAND)


def _line(
    image: Image.Image, plot: Box, line: Sequence[int], places: Sequence[float], colour: Colour
) -> None:
    pairs = zip(places, line, strict=True)
    points = [_point(plot, place, share / THOUSAND) for place, share in pairs]
    for width, shade in ((14, INK), (8, colour)):
        _pencilled(image, points, shade, width)


def _pencilled(
    image: Image.Image, points: Sequence[tuple[int, int]], colour: Colour, width: int
) -> None:
    """Draw a smooth line; a polygon where it has no width."""
    edge = 20
    left, top = min(x for x, _ in points) - edge, min(y for _, y in points) - edge
    size = (max(x for x, _ in points) + edge - left, max(y for _, y in points) + edge - top)
    mask = Image.new("L", (size[0] * FINE, size[1] * FINE), 0)
    pencil = ImageDraw.Draw(mask)
    fine = [((x - left) * FINE, (y - top) * FINE) for x, y in points]
    if width:
        pencil.line(fine, fill=255, width=width * FINE, joint="curve")
    else:
        pencil.polygon(fine, fill=90)
    image.paste(colour, (left, top), mask.resize(size, Image.Resampling.LANCZOS))


def _doubt(image: Image.Image, scene: Scene, sheet: DecidedSheet, plot: Box) -> None:
    """Draw how far the chances may be off, as a pale band."""

    def edge(sign: int) -> list[tuple[int, int]]:
        found = zip(sheet.places, sheet.lines[0], sheet.doubt, strict=True)
        return [
            _point(plot, place, min(1.0, max(0.0, (share + sign * doubt) / THOUSAND)))
            for place, share, doubt in found
        ]

    _pencilled(image, [*edge(1), *edge(-1)[::-1]], scene.theme.accent, 0)


def _axis(image: Image.Image, scene: Scene, sheet: DecidedSheet, plot: Box) -> None:
    """Write what the parts of the match are called below the course, where there is room."""
    font, free = word_font(34), plot.left - 60
    for place, name in sheet.axis:
        x = plot.left + round(plot.width * place)
        half = measure(name, font) // 2
        if x - half >= free and x + half <= PLOT.right - 8:
            write(image, (x, plot.bottom + 38), name, font, scene.theme.muted, "centre")
            free = x + half + 24


def _panels(image: Image.Image, scene: Scene, sheet: DecidedSheet) -> None:
    theme = scene.theme
    count = len(sheet.panels)
    if not count:
        paint.rounded(image, PANELS, 20, theme.panel)
        lines, font = wrap_fit(sheet.none, word_font(46), PANELS.width - 160, 3, 34)
        write_lines(image, PANELS.middle, lines, font, WHITE, "centre")
        return
    width = (PANELS.width - GAP * (count - 1)) // count
    for number, panel in enumerate(sheet.panels, 1):
        box = Box(PANELS.left + (number - 1) * (width + GAP), PANELS.top, width, PANELS.height)
        _panel(image, scene, sheet, panel, number, box)


def _panel(
    image: Image.Image,
    scene: Scene,
    sheet: DecidedSheet,
    panel: DecidedPanel,
    number: int,
    box: Box,
) -> None:
    theme = scene.theme
    paint.rounded(image, box, 20, theme.panel)
    left, right = box.left + 28, box.right - 28
    top = box.top + 46
    paint.disc(image, (left + 28, top), 28, theme.accent)
    write(image, (left + 28, top), str(number), theme.display(36), INK, "centre")
    name, font = fit(scene.person(panel.seat).shown, name_font(40), (right - left) // 2 - 40, 30)
    end = right - write(image, (right, top), name, font, WHITE, "right") - 36
    marks.seat(image, panel.seat, (end, top), 44)
    words, font = fit(panel.part, word_font(42, 700), end - left - 110, 30)
    write(image, (left + 72, top), words, font, WHITE)
    shown = (
        (sheet.played, panel.played, theme.muted, theme.muted),
        (sheet.better, panel.better, theme.accent, WHITE),
    )
    for place, (word, said, first, second) in enumerate(shown):
        middle = top + 78 + place * 66
        along = left + write(image, (left, middle), word, word_font(38), first) + 16
        words, font = fit(said, word_font(40, 700), right - along, 30)
        write(image, (along, middle), clip(words, font, right - along), font, second)
    if panel.why:
        lines, font = wrap_fit(panel.why, word_font(38, 500), right - left, 3, 30)
        write_lines(image, (left, top + 260), lines, font, WHITE)
