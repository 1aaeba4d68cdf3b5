"""The final picture, the same for all games: ranks as steps, scores, decisive facts, the seed."""

import re
from collections.abc import Callable, Sequence

from PIL import Image

from games.core.data.theme import Colour
from games.core.match.best import Best
from games.core.text import Text
from games.core.view import Standing
from render.kit import faces, marks, paint, parts
from render.kit.course import scores as course
from render.kit.design import CardDesign, height_of
from render.kit.geometry import Box, columns
from render.kit.icons import icon
from render.kit.picture import Picture
from render.kit.scene import Scene
from render.kit.text import fit, measure, wrap_fit, write, write_lines
from render.kit.theme import GOLD, INK, WHITE, mix, name_font, word_font

STEPS = Box(48, 120, 1504, 600)
FACTS = Box(48, 752, 1504, 168)
FEET, LOW_STEPS = 372, (260, 216, 192, 180)  # steps above a course: where they end, how high
COURSE = Box(32, 396, 1536, 408)
CARD = 214  # px, the width of the card of the match
BESIDE = Box(1116, 396, 452, 408)  # the card of the match, where the course is less wide
BELOW = Box(32, 820, 1536, 112)  # facts below a course
_NUMBER = re.compile(r"([+\u2212]?\d+)\s(.+)", re.DOTALL)  # a fact that begins with its figure


def podium(
    scene: Scene,
    symbol: str = "",
    face: Callable[[str, Scene], CardDesign] | None = None,
    brought: str = "",
) -> Picture:
    """Return the ranking, 1600x1000; `symbol` is the icon of what the score counts.

    With `face`, which draws a card, the card of the match stands beside the course; `brought` is
    the icon of what cards bring, where that is not the score.
    """
    image = parts.begin(scene)
    parts.header(image, scene, scene.word("picture-end"), scene.part, parts.length(scene))
    parts.footer(image, scene)
    rows = scene.standings
    if scene.course:
        for row, box in zip(rows, low_steps(rows), strict=True):
            _low_step(image, scene, row, box, symbol)
        room = COURSE
        if scene.best is not None and scene.best.points and face is not None:
            room = COURSE._replace(width=BESIDE.left - 16 - COURSE.left)
            _best_card(image, scene, scene.best, BESIDE, brought or symbol, face)
        course.draw(image, scene, room)
        _facts(image, scene, rows, BELOW)
        return Picture(image)
    for row, box in zip(rows, step_boxes(rows), strict=True):
        _step(image, scene, row, box, symbol)
    _facts(image, scene, rows, FACTS)
    return Picture(image)


def low_steps(rows: Sequence[Standing]) -> list[Box]:
    """Return a step for each side above the course: the first ones wider, none lower than needed.

    Equal places stand on equal steps.
    """
    first = sum(row.place == 1 for row in rows)
    wider = 1.4 if first == 1 else 1.12
    shares = [wider if row.place == 1 else 1.0 for row in rows]
    room = 1536 - 16 * (len(rows) - 1)
    boxes, left = list[Box](), 32
    places = sorted({row.place for row in rows})
    for row, share in zip(rows, shares, strict=True):
        width = int(room * share / sum(shares))
        high = LOW_STEPS[min(places.index(row.place), len(LOW_STEPS) - 1)]
        boxes.append(Box(left, FEET - high, width, high))
        left += width + 16
    return boxes


def _low_step(image: Image.Image, scene: Scene, row: Standing, box: Box, symbol: str) -> None:
    """Draw a step with who stands there, score and place; a trophy for the first."""
    theme, first = scene.theme, row.place == 1
    ground, ink = (theme.accent, INK) if first else (theme.panel, WHITE)
    paint.rounded(image, box.moved(0, 6), 24, theme.deep)
    paint.rounded(image, box, 24, ground)
    px = 84 if first and box.width >= 300 else 68 if box.height > LOW_STEPS[2] else 56
    left, y = box.left + 24, box.top + 24 + px // 2
    for seat in row.seats:
        marks.seat(image, seat, (left + px // 2, y), px)
        left += px + 8
    people = [scene.person(seat) for seat in row.seats]
    robot = 44 if len(people) == 1 and people[0].ai else 0
    shown = " · ".join(person.shown for person in people)
    size, least = (54, 34) if first and box.width >= 500 else (44, 28)
    words, font = fit(shown, name_font(size), box.right - left - 24 - robot, least)
    left += 8
    left += write(image, (left, y), words, font, ink)
    if robot:
        glyph = icon("glyph:robot", 38, mix(ground, ink, 0.7))
        marks.paste(image, glyph, (left + 8, y - 19))
    _low_score(image, scene, row, box, symbol, ink)


def _low_score(
    image: Image.Image, scene: Scene, row: Standing, box: Box, symbol: str, ink: Colour
) -> None:
    theme, first = scene.theme, row.place == 1
    ground = theme.accent if first else theme.panel
    size = 66 if box.width < 260 else 96 if box.width < 360 else 120 if first else 92
    left, y = box.left + 28, box.bottom - 14 - size * 45 // 100
    if row.conceded:
        marks.paste_middle(image, icon("glyph:flag_variant", 64, ink), (left + 32, y))
        left += 80
    left += write(image, (left, y), str(row.score), theme.display(size), ink) + 10
    if symbol:
        side = size * 76 // 100
        marks.paste(image, icon(symbol, side), (left, y - side // 2))
        left += side + 20
    if first:
        wide = box.width >= 500
        radius = 72 if wide else 42 if box.width >= 360 else 34
        middle = box.right - radius - (38 if wide else 16), box.bottom - radius - 20
        marks.glyph_disc(image, middle, "glyph:trophy", GOLD, radius=radius, ring=INK)
        ahead = _ahead(scene)
        if ahead and left + measure(ahead, word_font(40)) < middle[0] - radius - 12:
            write(image, (left, y + 12), ahead, word_font(40), mix(ground, ink, 0.75))
        return
    place, font = str(row.place), theme.display(72 if box.width >= 300 else 52)
    faint = mix(ground, ink, 0.62)
    write(image, (box.right - 28, box.bottom - 52), place, font, faint, "right")


def _ahead(scene: Scene) -> str:
    """Say how far the first is ahead; nothing where several are, or where others have more."""
    sign = -1 if scene.lowest_wins else 1
    scores = [(row.place, sign * row.score) for row in scene.standings]
    if len(scores) < 2 or scores[1][0] == 1 or scores[1][1] > scores[0][1]:
        return ""
    return scene.word("picture-ahead", count=scores[0][1] - scores[1][1])


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


def _facts(image: Image.Image, scene: Scene, rows: Sequence[Standing], room: Box) -> None:
    """Write up to three decisive facts, those of the best first, each with its shapes."""
    chosen = decisive(rows)
    if not chosen:
        return
    boxes = columns(room, len(chosen), 32)
    if len(boxes) == 3 and measure(scene.say(chosen[0][1]), word_font(34)) > 2 * boxes[0].width:
        boxes = [boxes[0]._replace(width=boxes[1].right - boxes[0].left), boxes[2]]
    parts.band(image, Box(0, room.top - 8, image.width, room.height + 16), scene.theme)
    middle = room.middle[1]
    for (row, fact), box in zip(chosen, boxes, strict=False):  # a long one takes two columns
        left = box.left
        for seat in row.seats:
            marks.seat(image, seat, (left + 30, middle), 60)
            left += 68
        left += 12
        said = scene.say(fact)
        found = _NUMBER.fullmatch(said)
        if found is not None:
            number, said = found.groups()
            left += write(
                image, (left, middle), number, scene.theme.display(84), scene.theme.accent
            )
            left += 18
        lines, font = wrap_fit(said, word_font(44), box.right - left, 2, 34)
        if lines[-1].endswith("…"):
            lines, font = wrap_fit(said, word_font(34), box.right - left, 3, 26)
        write_lines(image, (left, middle), lines, font, WHITE)


def decisive(rows: Sequence[Standing]) -> list[tuple[Standing, Text]]:
    """Return three facts: the first of the best, then what few have, then the others'."""
    found: list[tuple[int, Standing, Text]] = []
    for place, row in enumerate(rows):
        for rank, fact in enumerate(row.facts):
            weight = 1 if rank else 2
            found.append((0 if not place and not rank else weight, row, fact))
    found.sort(key=lambda item: item[0])
    return [(row, fact) for _, row, fact in found[:3]]


def _best_card(
    image: Image.Image,
    scene: Scene,
    best: Best,
    box: Box,
    symbol: str,
    face: Callable[[str, Scene], CardDesign],
) -> None:
    """Draw the card of the match in `box`, beside it how much it brought, and when.

    The words are `<game>-picture-best` and `<game>-picture-best-did` of the game's texts.
    """
    theme = scene.theme
    paint.rounded(image, box.moved(0, 6), 24, theme.deep)
    paint.rounded(image, box, 24, theme.panel)
    title, font = fit(scene.word(f"{scene.game}-picture-best"), word_font(44), box.width - 120, 34)
    write(image, (box.left + 28, box.top + 44), title, font, WHITE)
    marks.seat(image, best.seat, (box.right - 54, box.top + 44), 52)
    place = Box(box.left + 28, box.top + 84, CARD, height_of(CARD))
    faces.card(image, place, face(best.card, scene), "M")
    side = Box(place.right + 18, place.top, box.right - place.right - 36, place.height)
    number = f"+{best.points}"
    px = 50 if symbol else 0
    number, font = fit(number, theme.display(92), side.width - px - 20, 48)
    left = side.left + 4
    left += write(image, (left, side.top + 66), number, font, theme.accent) + 8
    if symbol:
        marks.paste_middle(image, icon(symbol, px), (left + px // 2, side.top + 66))
    did = scene.word(f"{scene.game}-picture-best-did", points=best.points, times=best.times)
    lines, font = wrap_fit(did, word_font(42), side.width, 4, 34)
    write_lines(image, (side.left + 4, side.top + 210), lines, font, WHITE)
