"""How often those win for whom a card did something: the best and the worst cards of a game."""

from render.kit import paint
from render.kit.geometry import Box
from render.kit.picture import Picture
from render.kit.text import fit, write
from render.kit.theme import WHITE, mix, word_font
from render.tournaments.frame import begin
from render.tournaments.sheets import Cards
from render.tournaments.statistics import draw_odds, heading, reach_of

PANEL = Box(32, 122, 1536, 806)
NAME, PLOT = 620, Box(724, 300, 600, 600)  # width of the names; where the bars are


def draw(sheet: Cards) -> Picture:
    """Return the picture of up to seven cards, 1600x1000."""
    image, theme = begin(sheet.head, sheet.theme), sheet.theme
    paint.panel(image, PANEL, theme)
    heading(image, sheet.title, PANEL)
    words, font = fit(sheet.subtitle, word_font(42), PANEL.width - 56, 26)
    write(image, (PANEL.left + 28, PANEL.top + 100), words, font, theme.muted)
    middle = PLOT.middle[0]
    write(image, (middle, PLOT.top - 30), sheet.mean, word_font(42), theme.muted, "centre")
    pitch = PLOT.height // max(1, len(sheet.lines))
    for y in range(PLOT.top, PLOT.bottom, 30):
        paint.fill(image, Box(middle - 2, y, 4, 16), theme.muted)
    reach = reach_of([odds for _, odds in sheet.lines], 0)
    for at, (name, odds) in enumerate(sheet.lines):
        y = PLOT.top + pitch * at + pitch // 2
        if at:
            paint.fill(
                image,
                Box(PANEL.left + 28, y - pitch // 2, PANEL.width - 56, 3),
                mix(theme.panel, WHITE, 0.2),
            )
        said, font = fit(name, word_font(56, 700), NAME, 32)
        write(image, (PANEL.left + 28, y), said, font, WHITE)
        draw_odds(image, theme, odds, Box(PLOT.left, y - 22, PLOT.width, 44), 0, reach)
        ink = theme.accent if odds.sure and odds.share > 0 else WHITE if odds.sure else theme.muted
        said, font = fit(odds.words, theme.display(72), 200, 40)
        write(image, (PANEL.right - 28, y), said, font, ink, "right")
    return Picture(image)
