"""The final picture, the same for all games: ranks as steps, scores, decisive facts, the seed."""

from collections.abc import Sequence

from PIL import Image

from games.core.data.theme import Colour
from games.core.rules import Standing
from games.core.text import Text
from render.kit import marks, paint, parts
from render.kit.geometry import Box, columns
from render.kit.icons import icon
from render.kit.picture import Picture
from render.kit.scene import Scene
from render.kit.text import fit, measure, wrap_fit, write, write_lines
from render.kit.theme import GOLD, INK, WHITE, mix, name_font, word_font

STEPS = Box(48, 120, 1504, 600)
FACTS = Box(48, 752, 1504, 168)


def podium(scene: Scene, symbol: str = "") -> Picture:
    """Return the ranking, 1600x1000; `symbol` is the icon of what the score counts."""
    image = parts.begin(scene)
    parts.header(image, scene, scene.word("picture-end"))
    seed = scene.word("picture-seed", seed=scene.seed) if scene.seed else ""
    parts.footer(image, scene, seed)
    rows = scene.standings
    for row, box in zip(rows, step_boxes(rows), strict=True):
        _step(image, scene, row, box, symbol)
    _facts(image, scene, rows)
    return Picture(image)


def step_boxes(rows: Sequence[Standing]) -> list[Box]:
    """Return a step for each row: the better the place, the higher; equal places, equal steps."""
    if not rows:
        return []
    last = max(row.place for row in rows)
    boxes: list[Box] = []
    for row, column in zip(rows, columns(STEPS, len(rows), 20), strict=True):
        share = 1.0 if last == 1 else (last - row.place) / (last - 1)
        high = round(230 + 150 * share)
        boxes.append(Box(column.left, STEPS.bottom - high, column.width, high))
    return boxes


def _step(image: Image.Image, scene: Scene, row: Standing, box: Box, symbol: str) -> None:
    """Draw a step with place and score, and on it who stands there."""
    theme, first = scene.theme, row.place == 1
    ground, ink = (theme.accent, INK) if first else (theme.panel, WHITE)
    paint.rounded(image, box.moved(0, 6), 24, theme.deep)
    paint.rounded(image, box, 24, ground)
    x = box.middle[0]
    faint = mix(ground, ink, 0.62)
    write(image, (x, box.top + 52), str(row.place), theme.display(60), faint, "centre")
    _score(image, scene, row, (x, box.bottom - 92), ink, symbol, box.width)
    _people(image, scene, row, Box(box.left, box.top - 196, box.width, 184))


def _score(
    image: Image.Image,
    scene: Scene,
    row: Standing,
    middle: tuple[int, int],
    ink: Colour,
    symbol: str,
    width: int,
) -> None:
    if row.conceded:
        flag = icon("glyph:flag_variant", 84, ink)
        marks.paste_middle(image, flag, (middle[0] - 70, middle[1]))
        middle = middle[0] + 50, middle[1]
    side = 84 if symbol else 0
    words, font = fit(str(row.score), scene.theme.display(120), width - side - 40, 60)
    wide = measure(words, font)
    left = middle[0] - (wide + side) // 2
    write(image, (left, middle[1]), words, font, ink)
    if symbol:
        marks.paste(image, icon(symbol, side - 6), (left + wide + 8, middle[1] - side // 2))


def _people(image: Image.Image, scene: Scene, row: Standing, box: Box) -> None:
    """Draw the shapes and names of one side above its step, a trophy for the first."""
    x = box.middle[0]
    px = 104 if len(row.seats) == 1 else 72
    start = x - (px + 8) * (len(row.seats) - 1) // 2
    for at, seat in enumerate(row.seats):
        middle = start + at * (px + 8), box.top + 60
        marks.seat(image, seat, middle, px)
        if row.place == 1:
            sign = middle[0] + round(px * 0.42), middle[1] + round(px * 0.36)
            marks.glyph_disc(image, sign, "glyph:trophy", GOLD, radius=26, ring=scene.theme.top)
    people = [scene.person(seat) for seat in row.seats]
    robot = 46 if len(people) == 1 and people[0].ai else 0
    shown = " · ".join(person.shown for person in people)
    words, font = fit(shown, name_font(46), box.width - 8 - robot, 32)
    left = x - (measure(words, font) + robot) // 2
    left += write(image, (left, box.bottom - 26), words, font, WHITE)
    if robot:
        glyph = icon("glyph:robot", 40, scene.theme.muted)
        marks.paste(image, glyph, (left + 8, box.bottom - 48))


def _facts(image: Image.Image, scene: Scene, rows: Sequence[Standing]) -> None:
    """Write up to three decisive facts, those of the best first, each with its shapes."""
    chosen = decisive(rows)
    if not chosen:
        return
    parts.band(image, Box(0, FACTS.top - 8, image.width, FACTS.height + 16), scene.theme)
    middle = FACTS.middle[1]
    for (row, fact), box in zip(chosen, columns(FACTS, len(chosen), 32), strict=True):
        left = box.left
        for seat in row.seats:
            marks.seat(image, seat, (left + 30, middle), 60)
            left += 68
        room = box.right - left - 12
        lines, font = wrap_fit(scene.say(fact), word_font(44), room, 2, 34)
        write_lines(image, (left + 12, middle), lines, font, WHITE)


def decisive(rows: Sequence[Standing]) -> list[tuple[Standing, Text]]:
    """Return three facts: the first of the best, then what few have, then the others'."""
    found: list[tuple[int, Standing, Text]] = []
    for place, row in enumerate(rows):
        for rank, fact in enumerate(row.facts):
            weight = 1 if rank else 2
            found.append((0 if not place and not rank else weight, row, fact))
    found.sort(key=lambda item: item[0])
    return [(row, fact) for _, row, fact in found[:3]]
