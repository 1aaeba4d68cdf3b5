"""The board of four: two team scores, and a row of sums, tactics and dice for each seat."""

from PIL import Image

from games.nba.pictures import layout
from games.nba.pictures.parts import tiles
from games.nba.pictures.parts.signs import THEME
from games.nba.pictures.words import view_of
from games.nba.view import Coach
from render.kit import marks, paint, parts
from render.kit.geometry import Box
from render.kit.icons import icon
from render.kit.scene import Scene
from render.kit.text import fit, write
from render.kit.theme import INK, WHITE, mix, word_font

_PILL = 92  # the most that a gain takes


def draw(image: Image.Image, scene: Scene) -> None:
    """Draw the whole board between header and footer."""
    view = view_of(scene)
    for side, box in enumerate(layout.TEAMS):
        _team(image, scene, side, box)
    for coach, box in zip(view.coaches, layout.seat_rows(), strict=True):
        _row(image, scene, coach, box)


def _team(image: Image.Image, scene: Scene, side: int, box: Box) -> None:
    """Draw the names of two partners and their score."""
    view = view_of(scene)
    won = any(row.place == 1 and side in row.seats for row in scene.standings)
    paint.panel(image, box, THEME, active=view.active == side or won)
    well = Box(box.right - 178 if side == 0 else box.left + 6, box.top + 6, 172, box.height - 12)
    paint.rounded(image, well, 16, THEME.accent if won else THEME.deep)
    words, font = fit(str(view.scores[side]), THEME.display(78), well.width - 12, 44)
    write(image, well.middle, words, font, INK if won else WHITE, "centre")
    left = box.left + 20 if side == 0 else well.right + 20
    for place, seat in enumerate(view.sides[side]):
        room = Box(left + place * 280, box.top, 272, box.height)
        parts.seat_name(image, scene, seat, room, px=50, size=40)


def _row(image: Image.Image, scene: Scene, coach: Coach, box: Box) -> None:
    """Draw a seat: name, counts and points, lying tactics, sums, duel line."""
    paint.rounded(image, box, 22, mix(THEME.panel, THEME.bottom, 0.35))
    if coach.playing:
        paint.outline(image, box, 22, THEME.accent, 5)
    x, y = box.left + 18, box.top
    parts.seat_name(image, scene, coach.seat, Box(x, y + 8, 304, 84), px=56, size=40)
    if coach.conceded:
        flag = icon("glyph:flag_variant", 44, WHITE)
        marks.paste_middle(image, flag, (x + 330, y + 48))
    tiles.counts(image, coach, (x + 320, y + 48), 86, 40)
    _points(image, scene, coach, (x + 732, y + 48))
    tiles.tactics(image, scene, coach, Box(x + 762, y + 12, 742, 76))
    tiles.sums(image, scene, coach.sums, Box(x, y + 100, 724, 64))
    tiles.duel(image, scene, coach, Box(x + 740, y + 98, 764, 68))


def _points(image: Image.Image, scene: Scene, coach: Coach, right: tuple[int, int]) -> None:
    """Write the seat's own points, and what it has just gained beside them."""
    mark = scene.changed.get(f"score:{coach.seat}")
    if mark is not None and mark.gain:
        words = marks.gain_words(mark.gain)
        marks.pill(image, right, words, THEME, size=36, align="right", edge=INK)
        right = (right[0] - _PILL, right[1])
    write(image, right, str(coach.points), word_font(44, 700), THEME.muted, "right")
