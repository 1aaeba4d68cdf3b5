"""The end of a match of JAM: both sides, the points jam by jam, what they did."""

from collections.abc import Sequence

from msgspec.structs import replace
from PIL import Image

from games.core.face import face
from games.core.match.best import Best
from games.core.match.course import Point
from games.jam.pictures.skaters import bare_name, helmet
from games.jam.pictures.words import team, view_of
from games.jam.printed import Skater
from games.jam.view import Tally
from games.jam.words import chapters, turning
from render.kit import marks, paint, parts
from render.kit.course import scores as course
from render.kit.geometry import Box
from render.kit.icons import icon
from render.kit.picture import Picture
from render.kit.scene import Scene
from render.kit.text import fit, measure, wrap_fit, write, write_lines
from render.kit.theme import GOLD, INK, WHITE, mix, name_font, word_font

FEET, WON, LOST = 372, 260, 216  # where both sides stand, and how high
COURSE = Box(32, 396, 1068, 524)
FIGURES = Box(1116, 396, 452, 524)
SKATER = Box(792, 396, 308, 524)  # the skater of the match, where the course is less wide


def final(scene: Scene) -> Picture:
    """Return the ranking at the end, 1600x1000."""
    image = parts.begin(scene)
    parts.header(image, scene, scene.word("picture-end"), after=parts.length(scene))
    parts.footer(image, scene)
    for number, box in enumerate(steps([row.place for row in scene.standings])):
        _step(image, scene, number, box)
    room = COURSE
    if scene.best is not None:
        room = COURSE._replace(width=SKATER.left - 16 - COURSE.left)
        _skater(image, scene, scene.best)
    _course(image, scene, room)
    _figures(image, scene)
    return Picture(image)


def steps(places: Sequence[int]) -> list[Box]:
    """Return the boxes of both sides: that of the first is higher and wider, if there is one."""
    wide = 1536 - 16
    if set(places) == {1}:
        return [Box(32 + at * (wide // 2 + 16), FEET - WON, wide // 2, WON) for at in range(2)]
    first = round(wide * 1.4 / 2.4)
    return [
        Box(32, FEET - WON, first, WON),
        Box(32 + first + 16, FEET - LOST, wide - first, LOST),
    ]


def _step(image: Image.Image, scene: Scene, number: int, box: Box) -> None:
    """Draw a side: shape, who plays, its team, its points and how far it is ahead."""
    row, theme = scene.standings[number], scene.theme
    won = row.place == 1
    ground, ink = (theme.accent, INK) if won else (theme.panel, WHITE)
    paint.rounded(image, box.moved(0, 6), 24, theme.deep)
    paint.rounded(image, box, 24, ground)
    seat = row.seats[0]
    marks.seat(image, seat, (box.left + 74, box.top + 70), 80 if won else 68)
    room = box.width - (330 if won else 160)
    words, font = fit(scene.person(seat).shown, name_font(54 if won else 44), room, 34)
    write(image, (box.left + 134, box.top + 52), words, font, ink)
    faint = mix(ground, ink, 0.7)
    words, font = fit(team(scene, seat), word_font(38), room, 28)
    write(image, (box.left + 134, box.top + 104), words, font, faint)
    y = box.bottom - (68 if won else 52)
    left = box.left + 44
    if row.conceded:
        marks.paste_middle(image, icon("glyph:flag_variant", 72, ink), (left + 36, y))
        left += 92
    left += write(image, (left, y), str(row.score), theme.display(120 if won else 84), ink) + 28
    said = _ahead(scene) if won else ""
    if said and left + measure(said, word_font(40)) < box.right - (200 if won else 40):
        write(image, (left, y + 14), said, word_font(40), faint)
    if won and {one.place for one in scene.standings} != {1}:
        middle = box.right - 120, box.middle[1]
        marks.glyph_disc(image, middle, "glyph:trophy", GOLD, radius=84, ring=INK)


def _ahead(scene: Scene) -> str:
    """Say how far the first side is ahead."""
    scores = [one.score for one in scene.standings]
    if all(one.place == 1 for one in scene.standings):
        return scene.word("jam-picture-final-tie")
    ahead = max(scores) - min(scores)
    return scene.word("jam-picture-final-ahead", count=ahead) if ahead else ""


# The course of the points


def _course(image: Image.Image, scene: Scene, room: Box) -> None:
    """Draw the points of both sides after each jam, and say when the match was decided."""
    view = view_of(scene)
    points = [Point((0, 0)), *map(Point, view.course, chapters(view))]
    whole = replace(scene, course=tuple(points))
    course.draw(image, whole, room, scene.say(turning(view)))


# The skater of the match


def _skater(image: Image.Image, scene: Scene, best: Best) -> None:
    """Draw who brought the winner most: helmet, number, name, her points and what they came of."""
    theme, box = scene.theme, SKATER
    paint.rounded(image, box, 24, theme.panel)
    middle, room = box.middle[0], box.width - 40
    title, font = wrap_fit(scene.word("jam-picture-best"), word_font(42), room, 2, 34)
    write_lines(image, (middle, box.top + 62), title, font, WHITE, "centre")
    printed = face(scene.faces, best.card, Skater)
    helmet(image, printed, best.seat, (box.left + 100, box.top + 190), 128)
    marks.seat(image, best.seat, (box.left + 46, box.top + 142), 48)
    number = theme.display(92)
    write(image, (box.right - 84, box.top + 190), str(printed.number), number, WHITE, "centre")
    name, font = fit(bare_name(scene, best.card), name_font(42), room, 28)
    write(image, (middle, box.top + 288), name, font, WHITE, "centre")
    if best.points:
        points = theme.display(108)
        write(image, (middle, box.top + 376), f"+{best.points}", points, theme.accent, "centre")
    said = scene.word("jam-picture-best-did", points=best.points, times=best.times)
    lines, font = wrap_fit(said, word_font(42), room, 2, 34)
    low = box.top + (464 if best.points else 400)
    write_lines(image, (middle, low), lines, font, WHITE, "centre")


# What both sides did


def _figures(image: Image.Image, scene: Scene) -> None:
    """Write what both sides did, the first seat's figures at the left."""
    theme, view = scene.theme, view_of(scene)
    paint.rounded(image, FIGURES, 24, theme.panel)
    home, away = (side.tally for side in view.sides)
    left, right = FIGURES.left + 56, FIGURES.right - 56
    for seat, x in ((0, left), (1, right)):
        marks.seat(image, seat, (x, FIGURES.top + 46), 48)
    rows = list(zip(_counted(home), _counted(away), strict=True))
    each = (FIGURES.height - 100) // len(rows)
    for at, ((what, mine), (_, theirs)) in enumerate(rows):
        y = FIGURES.top + 88 + each * at + each // 2
        for value, other, x in ((mine, theirs, left), (theirs, mine, right)):
            ink = theme.accent if value > other else WHITE
            write(image, (x, y), str(value), theme.display(52), ink, "centre")
        words, font = fit(scene.word(f"jam-picture-final-{what}"), word_font(38), 270, 28)
        write(image, (FIGURES.middle[0], y), words, font, theme.muted, "centre")


def _counted(tally: Tally) -> list[tuple[str, int]]:
    return [
        ("passes", tally.scored),
        ("initial", tally.initial),
        ("leads", tally.leads),
        ("calls", tally.calls),
        ("hits", tally.hits),
        ("fouls", tally.fouls),
    ]
