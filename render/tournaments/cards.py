"""How often those win for whom a card did something: the best and the worst cards of a game."""

from collections.abc import Sequence
from typing import Any

from PIL import Image

from render.boards import pictures
from render.kit import faces, paint
from render.kit.design import RATIO, CardDesign, height_of
from render.kit.geometry import Box
from render.kit.picture import Picture
from render.kit.text import fit, write
from render.kit.theme import WHITE, mix, word_font
from render.tournaments.frame import begin
from render.tournaments.sheets import CardLine, Cards, CardsLook
from render.tournaments.statistics import draw_odds, heading, reach_of

PANEL = Box(32, 116, 1536, 816)
PLOT = Box(760, 258, 570, 666)  # where the bars are
PITCH = 126  # of rows at most
LOOKS = 2  # cards of one name that look different, and are drawn


def draw(sheet: Cards) -> Picture:
    """Return the picture of up to seven cards, 1600x1000."""
    image, theme = begin(sheet.head, sheet.theme), sheet.theme
    paint.panel(image, PANEL, theme)
    heading(image, sheet.title, PANEL)
    words, font = fit(sheet.subtitle, word_font(42), PLOT.left - PANEL.left - 56, 26)
    write(image, (PANEL.left + 28, PANEL.top + 100), words, font, theme.muted)
    middle = PLOT.middle[0]
    write(image, (middle, PANEL.top + 100), sheet.mean, word_font(42), theme.muted, "centre")
    pitch = min(PITCH, PLOT.height // max(1, len(sheet.lines)))
    for y in range(PLOT.top - 10, PLOT.top + pitch * len(sheet.lines) - 16, 30):
        paint.fill(image, Box(middle - 2, y, 4, 16), theme.muted)
    reach = reach_of([line.odds for line in sheet.lines], 0)
    looks = [_looks(line, sheet.printed) for line in sheet.lines]
    width = round((pitch - 8) / RATIO)
    room = width * (1 + max(map(len, looks), default=0)) // 2 if any(looks) else -28
    for at, line in enumerate(sheet.lines):
        row = Box(PANEL.left + 28, PLOT.top + pitch * at, PANEL.width - 56, pitch)
        if at:
            faint = mix(theme.panel, WHITE, 0.2)
            paint.fill(image, Box(row.left, row.top - 1, row.width, 3), faint)
        y, odds = row.middle[1], line.odds
        _cards(image, looks[at], Box(row.left, row.top + 4, room, pitch - 8), width)
        name = row.left + room + 28
        said, font = fit(line.name, word_font(56, 700), PLOT.left - name - 24, 32)
        write(image, (name, y), said, font, WHITE)
        draw_odds(image, theme, odds, Box(PLOT.left, y - 22, PLOT.width, 44), 0, reach)
        ink = theme.accent if odds.sure and odds.share > 0 else WHITE if odds.sure else theme.muted
        said, font = fit(odds.words, theme.display(72), 190, 40)
        write(image, (row.right, y), said, font, ink, "right")
    return Picture(image)


def _looks(line: CardLine, printed: CardsLook) -> list[CardDesign]:
    """Return how the cards of a name look, as far as they differ and are drawn."""

    def word(message: str, /, **args: Any) -> str:  # noqa: ANN401 - Fluent's arguments
        return printed.texts.get(message, printed.locale, **args)

    module = pictures(printed.pictures)
    every = module.every_face(line.faces, printed.names, printed.locale, word)
    return list(dict.fromkeys(every))[:LOOKS]


def _cards(image: Image.Image, looks: Sequence[CardDesign], room: Box, width: int) -> None:
    """Draw cards in the middle of their room; of two the first lies above the other."""
    left = room.middle[0] - width * (1 + len(looks)) // 4
    for at, face in reversed(list(enumerate(looks))):
        box = Box(left + at * width // 2, room.top, width, height_of(width))
        faces.card(image, box, face, "S")
