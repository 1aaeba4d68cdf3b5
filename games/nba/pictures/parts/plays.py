"""Lying tactics as what they would roll: which faces count, and what they bring on average."""

from PIL import Image

from games.nba.advice.leads import colours_of, mean
from games.nba.advice.sense import Sense
from games.nba.defaults import me, waiting
from games.nba.facts import total
from games.nba.phases.basics.dice import most, numbers
from games.nba.pictures.parts import signs, tiles
from games.nba.pictures.parts.signs import THEME
from games.nba.pictures.words import opponents, view_of
from games.nba.printed import Book, printed, tactic
from games.nba.view import Coach, Thrown
from render.kit import marks, paint
from render.kit.geometry import Box, columns
from render.kit.icons import icon
from render.kit.scene import Scene
from render.kit.text import fit, measure, write
from render.kit.theme import INK, WHITE, word_font

_RADIUS = 16


def foe_of(scene: Scene) -> Coach | None:
    """Return the highest attack that waits for the reader's defence."""
    return max(waiting(view_of(scene)), key=lambda foe: total(foe.attack), default=None)


def _mean(scene: Scene, card: str) -> str:
    """Return what a tactic brings on average: what a defence stops with a minus."""
    found = Sense(Book(scene.faces)).expected(view_of(scene), card)
    words = scene.say(mean(found))
    return f"−{words}" if tactic(scene.faces, card).type == "def" else words


def tile(image: Image.Image, scene: Scene, card: str, box: Box) -> None:
    """Draw a lying tactic: its name, the dice it would roll, and what they bring on average."""
    found, number = tactic(scene.faces, card), scene.badges.get(f"card:{card}")
    tiles.marked(image, scene, card, box, _RADIUS)
    paint.rounded(image, box.moved(0, 4), _RADIUS, THEME.deep)
    paint.rounded(image, box, _RADIUS, THEME.panel)
    px = round(box.height * 0.36)
    glyph = icon(signs.GLYPHS[found.type], px, THEME.accent)
    top, low = box.top + round(box.height * 0.29), box.top + round(box.height * 0.72)
    marks.paste_middle(image, glyph, (box.left + 10 + px // 2, top))
    left, spare = box.left + 16 + px, 22 if number is not None else 6
    size = round(box.height * 0.42)
    name = scene.short(printed(card))
    words, font = fit(name, THEME.label(size), box.right - left - spare, 16)
    write(image, (left, top), words, font, WHITE)
    sums = me(view_of(scene)).sums
    shown = _mean(scene, card)
    digits = THEME.display(round(box.height * 0.5))
    lacks = found.cx - me(view_of(scene)).iq
    end = box.right - 10
    if lacks > 0:
        end -= signs.bulb(image, (end, low), found.cx, px, THEME.muted, THEME.muted) + 8
    elif found.type == "off" or foe_of(scene) is not None:
        end -= write(image, (end, low), shown, digits, THEME.accent, "right") + 8
    rolled = list(numbers(found, sums).items())
    px = round(box.height * 0.4)
    while px > 14 and signs.keep_width(rolled, px) > end - box.left - 10:
        px -= 1
    signs.keep_row(image, (box.left + 10, low), rolled, px, scene.reader.locale, WHITE)
    if number is None:
        paint.veil(image, box, tiles.DIM, 0.45, _RADIUS)
    else:
        tiles.badge(image, scene, f"card:{card}", box, number)


def row(image: Image.Image, scene: Scene, card: str, box: Box) -> None:
    """Draw a lying tactic in full: each kind of die with its faces, those that count underlined."""
    found = tactic(scene.faces, card)
    foe = foe_of(scene) if found.type == "def" else None
    colours = colours_of(foe) if foe else None
    number = scene.badges.get(f"card:{card}")
    paint.rounded(image, box.moved(0, 5), 22, THEME.deep)
    paint.rounded(image, box, 22, THEME.panel)
    y = box.middle[1]
    glyph = icon(signs.GLYPHS[found.type], 36, THEME.accent)
    marks.paste_middle(image, glyph, (box.left + 36, y - 20))
    signs.bulb(image, (box.left + 64, y + 22), found.cx, 28, THEME.muted, THEME.accent)
    left, right = box.left + 76, box.right - 150
    words, font = fit(scene.short(printed(card)), THEME.label(42), 160, 24)
    write(image, (left, y - 16), words, font, WHITE)
    keeps = scene.word("nba-picture-keeps", count=sum(found.keep.values()))
    words, font = fit(keeps, word_font(28, 500), 160, 20)
    write(image, (left, y + 24), words, font, THEME.muted)
    left += 170
    book, sums = Book(scene.faces), me(view_of(scene)).sums
    rolled = numbers(found, sums)
    wide = (right - left) // max(1, len(rolled))
    for kind, count in rolled.items():
        _faces(image, scene, kind, count, Box(left, box.top, min(wide, 384), box.height), colours)
        left += wide
    if found.type == "off" or foe is not None:
        shown = _mean(scene, card)
        digits = THEME.display(56)
        write(image, (box.right - 26, y - 14), shown, digits, THEME.accent, "right")
        highest = most(book.dice, found, sums, colours)
        under = scene.word("nba-picture-mean", most=highest)
        words, font = fit(under, word_font(28, 500), 176, 20)
        write(image, (box.right - 26, y + 28), words, font, THEME.muted, "right")
    if number is not None:
        tiles.badge(image, scene, f"card:{card}", box, number)


def _faces(
    image: Image.Image,
    scene: Scene,
    kind: str,
    count: int,
    box: Box,
    colours: frozenset[str] | None,
) -> None:
    """Draw how many dice of a kind are rolled, and the six faces; those that do not count dim."""
    y, locale = box.middle[1], scene.reader.locale
    left = box.left + write(image, (box.left, y), str(count), THEME.display(44), WHITE) + 8
    signs.skill(image, (left + 18, y), kind, 36, locale)
    left += 46
    step = min(46, (box.right - left - 6) // 6)
    px = min(44, step - 2)
    for side in Book(scene.faces).dice[kind]:
        counts = (colours is None or side.colour in colours) and side.value > 0
        die = Thrown("", kind, side.value, side.colour)
        middle = left + step // 2, y - 4
        signs.die(image, middle, die, px, locale, dim=None if counts else THEME.panel)
        if counts:
            paint.rounded(image, Box(middle[0] - 15, y + 28, 30, 5), 2, THEME.accent)
        left += step


def foes_of(scene: Scene) -> list[Coach]:
    """Return whose attacks wait for the reader's defence, the direct opponent's first."""
    view = view_of(scene)
    return [foe for foe in opponents(view, me(view)) if foe.attack]


def incoming(image: Image.Image, scene: Scene, row: Box) -> None:
    """Draw the attacks that come, or that there is none."""
    foes = foes_of(scene)
    for foe, box in zip(foes, columns(row, max(1, len(foes)), 10), strict=False):
        _incoming(image, scene, foe, box, alone=len(foes) == 1)
    if not foes:
        tiles.well(image, row, 18)
        words = scene.word("nba-picture-nothing-comes")
        shown, font = fit(words, word_font(32, 500), row.width - 32, 22)
        write(image, (row.left + 16, row.middle[1]), shown, font, THEME.muted)


def _incoming(image: Image.Image, scene: Scene, foe: Coach, box: Box, *, alone: bool) -> None:
    """Draw whose attack comes, its dice and total, and which colours count against it."""
    tiles.marked_place(image, scene, f"attack:{foe.seat}", box, 18)
    tiles.well(image, box, 18)
    y, px, end = box.middle[1], round(box.height * 0.74), box.right - 12
    marks.seat(image, foe.seat, (box.left + 28, y), round(box.height * 0.62))
    if alone:
        end = _counting(image, scene, foe, Box(box.left, box.top, end - box.left, box.height))
    points, digits = str(total(foe.attack)), THEME.display(round(box.height * 0.74))
    wide = measure(points, digits) + 28
    field = Box(end - wide, box.top + 5, wide, box.height - 10)
    left = box.left + 52
    room = field.left - left - 12
    signs.dice_row(image, (left, y), foe.attack, min(px, room), room, scene.reader.locale)
    paint.rounded(image, field, 14, THEME.accent)
    write(image, field.middle, points, digits, INK, "centre")


def _counting(image: Image.Image, scene: Scene, foe: Coach, box: Box) -> int:
    """Draw the colours that count against an attack, at the right; returns where they begin."""
    y, px = box.middle[1], round(box.height * 0.74)
    colours = [kind for kind in signs.SHAPES if kind in colours_of(foe)]
    end = box.right - len(colours) * (px - 2)
    for at, kind in enumerate(colours):
        middle = end + at * (px - 2) + px // 2, y
        signs.skill(image, middle, kind, px - 8, scene.reader.locale)
    words, font = scene.word("nba-picture-counts"), word_font(28, 500)
    end -= measure(words, font) + 6
    write(image, (end, y), words, font, THEME.muted)
    return end - 14
