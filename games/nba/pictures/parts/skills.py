"""Cards with all they can do: players with their skills, tactics with the dice they keep."""

from typing import TypeAlias

from PIL import Image

from games.nba.pictures.parts import signs, tiles
from games.nba.pictures.parts.signs import THEME
from games.nba.printed import SKILLS, Player, is_fatigue, is_player, player, printed, tactic
from render.kit import legend as strip
from render.kit import paint
from render.kit.geometry import Box
from render.kit.icons import icon
from render.kit.legend import Meaning
from render.kit.marks import paste_middle
from render.kit.scene import Scene
from render.kit.text import fit, measure, write
from render.kit.theme import INK, PAPER, SEATS, WHITE, mix

_RADIUS = 14
_SIGN = 30  # of a sign in the legend
_LARGEST = 34  # of a sign of a skill
_TAG = mix(PAPER, THEME.accent, 0.35)
_FRAME = mix(THEME.panel, INK, 0.3)
_EDGE = mix(THEME.panel, THEME.muted, 0.3)


def card(
    image: Image.Image,
    scene: Scene,
    shown: str,
    box: Box,
    *,
    number: int | None = None,
    dim: bool = False,
    price: bool = True,
) -> None:
    """Draw a card: cost (or what it pays) and name above, skills or dice below; "" is a hole."""
    if not shown:
        paint.dashed(image, box, _RADIUS, _EDGE)
        return
    tiles.marked(image, scene, shown, box, _RADIUS)
    paint.rounded(image, box.moved(0, 4), _RADIUS, THEME.deep)
    high = round(min(box.height * 0.42, 44))
    head = Box(box.left, box.top, box.width, high)
    body = Box(box.left, head.bottom, box.width, box.height - high)
    paint.rounded(image, head, _RADIUS, THEME.panel, (True, True, False, False))
    paint.rounded(image, body, _RADIUS, PAPER, (False, False, True, True))
    _head(image, scene, shown, head, price=price, spare=18 if number is not None else 0)
    if is_player(shown):
        _player(image, scene, player(scene.faces, shown), body)
    elif is_fatigue(shown):
        paste_middle(image, icon("glyph:battery_low", round(body.height * 0.8), INK), body.middle)
    else:
        _tactic(image, scene, shown, body)
    if dim:
        paint.veil(image, box, tiles.DIM, 0.5, _RADIUS)
    if number is not None:
        tiles.badge(image, scene, f"card:{shown}", box, number)


def on_court(image: Image.Image, scene: Scene, shown: str, place: str, box: Box, seat: int) -> None:
    """Draw a player on court: place and name on the colour of its seat, the skills below."""
    tiles.marked(image, scene, shown, box, _RADIUS)
    paint.rounded(image, box.moved(0, 4), _RADIUS, THEME.deep)
    high = round(min(box.height * 0.36, 40))
    head = Box(box.left, box.top, box.width, high)
    body = Box(box.left, head.bottom, box.width, box.height - high)
    paint.rounded(image, head, _RADIUS, SEATS[seat][1], (True, True, False, False))
    paint.rounded(image, body, _RADIUS, PAPER, (False, False, True, True))
    size = round(high * 0.8)
    left = head.left + 12
    left += write(image, (left, head.middle[1]), place, THEME.display(size), INK) + 10
    name = scene.short(printed(shown))
    words, font = fit(name, THEME.label(size), head.right - left - 8, 18)
    write(image, (left, head.middle[1]), words, font, INK)
    _player(image, scene, player(scene.faces, shown), body, tagged=False)


def _head(
    image: Image.Image, scene: Scene, shown: str, head: Box, *, price: bool, spare: int
) -> None:
    """Write what a card costs or pays in a corner, and its name."""
    left = head.left + 10
    if not is_fatigue(shown):
        number = _amount(scene, shown, price=price)
        corner = Box(head.left, head.top, round(head.height * 1.02), head.height)
        ground = THEME.accent if price else mix(THEME.panel, WHITE, 0.2)
        paint.rounded(image, corner, _RADIUS, ground, (True, False, False, False))
        size = THEME.display(round(head.height * 0.86))
        write(image, corner.middle, str(number), size, INK if price else WHITE, "centre")
        left = corner.right + 8
    room = head.right - left - 6 - spare
    size = round(head.height * 0.72)
    words, font = fit(scene.short(printed(shown)), THEME.label(size), room, min(18, size))
    write(image, (left, head.middle[1]), words, font, WHITE)


def _amount(scene: Scene, shown: str, *, price: bool) -> int:
    found = player(scene.faces, shown) if is_player(shown) else tactic(scene.faces, shown)
    return found.cost if price else found.value


def _player(
    image: Image.Image, scene: Scene, found: Player, body: Box, *, tagged: bool = True
) -> None:
    """Draw the skills a player has, as large as they fit, and the places as a tag at the right."""
    has = [(key, number) for key, number in zip(SKILLS, found.skills, strict=True) if number]
    high = round(min(body.height * 0.44, 32))
    tag = THEME.display(round(high * 0.74))
    places = " ".join(found.pos)
    wide = measure(places, tag) + 12 if tagged else 0
    for line, shown, y, px in _lines(has, body, wide):
        step = (body.width - 12 - (wide if line else 0)) / max(1, len(shown))
        digits = THEME.display(round(px * 1.24))
        step = min(step, px * 2.5)
        for at, (key, number) in enumerate(shown):
            x = body.left + 7 + round(step * at)
            signs.skill(image, (x + px // 2, y), key, px, scene.reader.locale, tint=THEME.panel)
            write(image, (x + px + 3, y), str(number), digits, INK)
    if tagged:
        box = Box(body.right - wide - 5, body.bottom - high - 3, wide, high - 1)
        paint.rounded(image, box, 8, _TAG)
        write(image, box.middle, places, tag, _FRAME, "centre")


_Has: TypeAlias = list[tuple[str, int]]


def _lines(has: _Has, body: Box, tag: int) -> list[tuple[int, _Has, int, int]]:
    """Return the lines of skills: which (1: beside the tag), what, its middle, size of the signs.

    One line where all have room in it, else as many as leave the signs largest.
    """
    room, best = body.width - 12, (0.0, 1, 1)
    for lines in range(1, 5):
        share = 0.5 if lines == 1 else 0.8
        for across in range(1, 5):
            last = len(has) - across * (lines - 1)
            if (not 0 < last <= across and lines > 1) or (lines == 1 and across != 1):
                continue
            wide = room / across / 1.9 if lines > 1 else _LARGEST
            px = min(body.height * share / lines, _LARGEST, wide, (room - tag) / last / 1.9)
            best = max(best, (px, -lines, across))
    px, lines, across = best[0], -best[1], best[2]
    step, found = body.height / lines, list[tuple[int, _Has, int, int]]()
    for line in range(lines):
        first = line * across
        shown = has[first:] if line == lines - 1 else has[first : first + across]
        y = body.top + round(step * (line + 0.5))
        found.append((int(line == lines - 1), shown, y, int(px)))
    return found


def _tactic(image: Image.Image, scene: Scene, shown: str, body: Box) -> None:
    """Draw the dice that a tactic keeps, one by one where there is room, and its complexity."""
    found = tactic(scene.faces, shown)
    px = round(min(body.height * 0.72, 34))
    room = body.width - 22 - signs.bulb_width(found.cx, px)
    signs.bulb(image, (body.right - 8, body.middle[1]), found.cx, px, INK, THEME.panel)
    each = [kind for kind, number in found.keep.items() for _ in range(number)]
    left = body.left + 10
    if len(each) * (px + 5) <= room:
        for at, kind in enumerate(each):
            middle = left + px // 2 + at * (px + 5), body.middle[1]
            signs.skill(image, middle, kind, px, scene.reader.locale)
        return
    keep = list(found.keep.items())
    while px > 16 and signs.keep_width(keep, px) > room:
        px -= 1
    signs.keep_row(image, (left, body.middle[1]), keep, px, scene.reader.locale)


def legend(image: Image.Image, scene: Scene, row: Box) -> None:
    """Draw the eight signs with their words, for who is new to the game."""
    found = [Meaning(_sign(key, scene), scene.word(f"nba-picture-legend-{key}")) for key in _HARD]
    strip.legend(image, scene, row, found)


# hardest to guess first
_HARD = ("itc", "blk", "stp", "p3", "ins", "drv", "iq", "reb")


def _sign(key: str, scene: Scene) -> Image.Image:
    """Return the sign of a skill as a picture of its own."""
    picture = Image.new("RGBA", (_SIGN, _SIGN), (0, 0, 0, 0))
    signs.skill(picture, (_SIGN // 2, _SIGN // 2), key, _SIGN, scene.reader.locale)
    return picture
