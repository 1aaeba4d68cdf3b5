"""What matches of a game tell: who wins from which seat, how long they take, how busy they are."""

from collections.abc import Sequence

from PIL import Image

from games.core.data.theme import Theme
from render.kit import marks, paint
from render.kit.geometry import Box
from render.kit.picture import Picture
from render.kit.text import fit, write
from render.kit.theme import INK, PAPER, WHITE, mix, word_font
from render.tournaments.frame import begin
from render.tournaments.sheets import Chart, Odds, RangeBar, StatisticsSheet

LEFT = Box(32, 122, 640, 806)
RIGHT = Box(696, 122, 872, 806)
LEAST = 0.08  # that the scale of the left panel goes from the fair share to both sides
STEPS = (0.8, 0.6, 0.4, 0.3, 0.2, 0.15, 0.1, 0.05)  # of lines beside that of the fair share


def draw(sheet: StatisticsSheet) -> Picture:
    """Return the picture of a game's statistics, 1600x1000."""
    image = begin(sheet.head, sheet.theme)
    paint.panel(image, LEFT, sheet.theme)
    heading(image, sheet.title, LEFT)
    words, font = fit(sheet.subtitle, word_font(42), LEFT.width - 56, 28)
    write(image, (LEFT.left + 28, LEFT.top + 100), words, font, sheet.theme.muted)
    _seats(image, sheet)
    high = (RIGHT.height - 24 * (len(sheet.charts) - 1)) // max(1, len(sheet.charts))
    for at, chart in enumerate(sheet.charts):
        box = Box(RIGHT.left, RIGHT.top + at * (high + 24), RIGHT.width, high)
        paint.panel(image, box, sheet.theme)
        heading(image, chart.title, box)
        _chart(image, sheet, chart, box)
    return Picture(image)


def heading(image: Image.Image, said: str, box: Box) -> None:
    """Write the title of a panel at its top left, 50 px at most and 32 at least."""
    words, font = fit(said, word_font(50, 700), box.width - 56, 32)
    write(image, (box.left + 28, box.top + 46), words, font, WHITE)


def _seats(image: Image.Image, sheet: StatisticsSheet) -> None:
    """Draw a row for each seat: its shape, what its share may be, the share in figures."""
    theme = sheet.theme
    plot = Box(LEFT.left + 170, LEFT.top + 150, 270, LEFT.height - 250)
    pitch = plot.height // max(1, len(sheet.odds))
    fair, reach = plot.middle[0], _reach(sheet)
    for share in beside(sheet):
        x = fair + round((share - sheet.fair) / reach * plot.width / 2)
        paint.fill(image, Box(x - 1, plot.top, 3, plot.height), mix(theme.panel, WHITE, 0.25))
        said = str(round(share * 100))
        write(image, (x, plot.bottom + 44), said, theme.display(40), theme.muted, "centre")
    for y in range(plot.top, plot.bottom, 30):
        paint.fill(image, Box(fair - 2, y, 4, 16), theme.muted)
    shown = str(round(sheet.fair * 100))
    write(image, (fair, plot.bottom + 44), shown, theme.display(48), WHITE, "centre")
    for seat, odds in enumerate(sheet.odds):
        middle = plot.top + pitch * seat + pitch // 2
        size = min(76, pitch - 12)
        marks.seat(image, seat, (LEFT.left + 68, middle), size)
        number = str(seat + 1)
        write(image, (LEFT.left + 138, middle), number, theme.display(48), theme.muted, "centre")
        draw_odds(
            image, theme, odds, Box(plot.left, middle - 20, plot.width, 40), sheet.fair, reach
        )
        ink = theme.accent if odds.sure and odds.share > sheet.fair else WHITE
        words, font = fit(odds.words, theme.display(58), 160, 34)
        write(image, (LEFT.right - 24, middle), words, font, ink, "right")


def beside(sheet: StatisticsSheet) -> list[float]:
    """Return the shares that have a line beside the fair one, far enough for their words."""
    most = min(_reach(sheet), 1 - sheet.fair)
    step = next(one for one in STEPS if one <= most or one == STEPS[-1])
    return [one for one in (sheet.fair - step, sheet.fair + step) if 0 <= one <= 1]


def _reach(sheet: StatisticsSheet) -> float:
    """Return how far the scale goes to both sides of the fair share."""
    return reach_of(sheet.odds, sheet.fair)


def reach_of(odds: Sequence[Odds], fair: float) -> float:
    """Return how far a scale goes to both sides of the fair share, so that all of these fit."""
    ends = [abs(end - fair) for one in odds for end in (one.low, one.high)]
    return max(LEAST, *ends) * 1.1


def draw_odds(
    image: Image.Image, theme: Theme, odds: Odds, box: Box, fair: float, reach: float
) -> None:
    """Draw what a share may truly be: full where it is apart from the fair one, else hollow.

    The scale goes from the fair share by `reach` to both sides.
    """
    y = box.middle[1]

    def at(share: float) -> int:
        return box.middle[0] + round((share - fair) / reach * box.width / 2)

    paint.fill(image, Box(box.left, y - 2, box.width, 5), mix(theme.panel, theme.deep, 0.7))
    bar = Box(at(odds.low), box.top, max(36, at(odds.high) - at(odds.low)), box.height)
    if odds.sure:
        paint.rounded(image, bar, 18, theme.accent if odds.share > fair else PAPER)
    else:
        paint.framed(image, bar, 18, theme.panel, theme.muted, 5)
    _tick(image, at(odds.share), y, 26)


def _tick(image: Image.Image, x: int, y: int, reach: int) -> None:
    paint.rounded(image, Box(x - 8, y - reach, 16, 2 * reach), 7, INK)
    paint.rounded(image, Box(x - 4, y - reach + 4, 8, 2 * reach - 8), 4, WHITE)


def _chart(image: Image.Image, sheet: StatisticsSheet, chart: Chart, box: Box) -> None:
    theme = sheet.theme
    plot = Box(box.left + 196, box.top + 88, box.width - 196 - 216, box.height - 158)

    def at(value: float) -> int:
        return plot.left + round(plot.width * min(1.0, value / chart.top))

    for value, words in chart.ticks:
        x = at(value)
        paint.fill(image, Box(x - 1, plot.top, 3, plot.height), mix(theme.panel, WHITE, 0.25))
        write(image, (x, plot.bottom + 34), words, theme.display(40), theme.muted, "centre")
    pitch = plot.height // max(1, len(chart.bars))
    for number, bar in enumerate(chart.bars):
        middle = plot.top + pitch * number + pitch // 2
        words, font = fit(bar.title, word_font(48), 160, 28)
        write(image, (box.left + 28, middle), words, font, WHITE)
        _bar(image, sheet, bar, (at(bar.low), at(bar.middle), at(bar.high)), middle, pitch)
        shown, font = fit(bar.words, theme.display(52), 190, 30)
        write(image, (box.right - 24, middle), shown, font, WHITE, "right")


def _bar(
    image: Image.Image,
    sheet: StatisticsSheet,
    bar: RangeBar,
    across: tuple[int, int, int],
    middle: int,
    pitch: int,
) -> None:
    low, tick, high = across
    reach = min(22, pitch // 2 - 6)
    whole = Box(low, middle - reach, max(2 * reach, high - low), 2 * reach)
    paint.rounded(image, whole, reach, sheet.theme.accent if bar.high else sheet.theme.muted)
    _tick(image, max(tick, low + 10), middle, reach + 6)
