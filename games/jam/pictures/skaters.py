"""Skaters: plates on the track, and tiles with skills where they are chosen or on the bench."""

from PIL import Image

from games.core.data.theme import Colour
from games.core.face import face
from games.jam.pictures.layout import Frame
from games.jam.pictures.words import view_of, where_of
from games.jam.printed import Skater
from render.kit import marks, paint
from render.kit.geometry import Box
from render.kit.icons import icon
from render.kit.scene import Scene
from render.kit.text import fit, measure, write
from render.kit.theme import GOLD, INK, PAPER, SEATS, SIGNAL, WHITE, mix, name_font, word_font

_LEAST = 26  # px of the letters of a name that stands in one line
_HELMETS = {"J": "jammer", "P": "pivot", "B": "blocker"}


def helmet(
    image: Image.Image, printed: Skater, seat: int, middle: tuple[int, int], px: int
) -> None:
    """Draw a helmet in the colour of its side: a star, a band, or plain."""
    _, colour = SEATS[seat]
    picture = icon(f"own:derby-helmet-{_HELMETS[printed.helmet]}", px, colour)
    marks.paste_middle(image, picture, middle)


def plate(
    image: Image.Image, scene: Scene, skater: str, box: Box, frame: Frame, *, top: bool = True
) -> None:
    """Draw a skater on the track: helmet, number, the strip and shape of her side.

    Who is not on `top` shows as much of her strip as a high stack leaves.
    """
    view, where = view_of(scene), where_of(scene)
    seat = where.side(skater)
    printed = face(scene.faces, skater, Skater)
    tired = skater in view.sides[seat].tired
    px = frame.px
    if f"skater:{skater}" in scene.changed:
        paint.outline(image, box.inset(-px(9)), px(24), SIGNAL, max(3, px(7)))
    edge = max(2, px(4 if top else 2))
    if top:
        paint.rounded(image, box.moved(0, px(5)), px(16), INK)
    paint.framed(image, box, px(16), mix(PAPER, INK, 0.28) if tired else PAPER, INK, edge)
    strip = Box(box.left + edge, box.bottom - px(20), box.width - 2 * edge, px(20) - edge)
    paint.rounded(image, strip, px(8), SEATS[seat][1], (False, False, True, True))
    y = box.top + px(36)
    helmet(image, printed, seat, (box.left + px(50), y), px(66))
    number = scene.theme.display(px(54))
    write(image, (box.left + px(118), y), str(printed.number), number, INK, "centre")
    marks.seat(image, seat, (box.left + px(4), box.top + px(4)), px(36))
    if where.is_pinned(skater):
        lock = box.right - px(8), box.bottom - px(14)
        marks.glyph_disc(image, lock, "glyph:lock", WHITE, radius=px(17))


def tag(
    image: Image.Image, scene: Scene, skater: str, box: Box, frame: Frame, *, top: bool = True
) -> None:
    """Draw the card that lies on a skater: its Times, in the accent where one of them is now.

    That of a skater who is not on `top` lies where her plate looks out, so that the upper one is
    whole.
    """
    view, px = view_of(scene), frame.px
    laid = next((one for one in view.laid if one.skater == skater), None)
    if laid is None:
        return
    words = " ".join(map(str, laid.times))
    ground = scene.theme.accent if view.time in laid.times else PAPER
    width = px(28) + px(26) * len(laid.times)
    if top:
        spot = Box(box.right - px(20) - width // 2, box.top - px(32), width, px(48))
    else:
        width = width * 3 // 4
        spot = Box(box.left - width + px(14), box.bottom - px(38), width, px(38))
    paint.framed(image, spot, px(12), ground, INK, max(2, px(4)))
    font = scene.theme.display(px(32 if top else 26))
    write(image, spot.middle, words, font, INK, "centre")


def post(image: Image.Image, scene: Scene, skater: str, box: Box) -> None:
    """Draw the post of a skater below her left corner, marked while she is asked about."""
    view = view_of(scene)
    asked = view.mine is not None and view.mine.skater == skater and scene.decision is not None
    words = where_of(scene).post(skater)
    font = scene.theme.display(24)
    spot = Box(box.left - 10, box.bottom - 14, measure(words, font) + 16, 30)
    paint.framed(image, spot, 10, scene.theme.accent if asked else WHITE, INK, 2)
    write(image, spot.middle, words, font, INK, "centre")


def bare_name(scene: Scene, skater: str) -> str:
    """Return the name of a skater without her number, for where that is drawn beside it."""
    number = face(scene.faces, skater, Skater).number
    return scene.name(skater).removeprefix(f"#{number} ")


def star(image: Image.Image, middle: tuple[int, int], radius: int) -> None:
    """Draw the sign of LEAD."""
    marks.glyph_disc(image, middle, "glyph:star", INK, GOLD, radius=radius, ring=GOLD)


def _name(
    image: Image.Image, name: str, at: tuple[int, int], room: int, ink: Colour, *, wraps: bool
) -> None:
    """Write a name; in two lines where one would be too small to read, if it `wraps`."""
    first, _, rest = name.partition(" ")
    if measure(name, name_font(_LEAST)) <= room or not (rest and wraps):
        words, font = fit(name, name_font(30), room, 20)
        write(image, at, words, font, ink)
        return
    for words, shift in ((first, -16), (rest, 16)):
        shown, font = fit(words, name_font(_LEAST), room, 20)
        write(image, (at[0], at[1] + shift), shown, font, ink)


def tile(
    image: Image.Image, scene: Scene, seat: int, skater: str, box: Box, *, picked: bool = False
) -> None:
    """Draw a skater with her name, her skills in her present state, and how tired she is.

    Where she may be picked, the number on her shirt stands in a badge.
    """
    view, theme = view_of(scene), scene.theme
    side = view.sides[seat]
    printed = face(scene.faces, skater, Skater)
    exhausted, tired = skater in side.exhausted, skater in side.tired
    ground = mix(theme.panel, theme.deep, 0.6) if exhausted else theme.panel
    paint.rounded(image, box, 18, ground)
    if picked:
        paint.outline(image, box.inset(-7), 24, theme.accent, 7)
    ink: Colour = theme.muted if exhausted else WHITE
    narrow = box.width < 300
    y = box.top + (34 if narrow else 40)
    helmet(image, printed, seat, (box.left + 42, y), 50 if narrow else 60)
    badge = scene.badges.get(f"skater:{skater}")
    if badge is None:
        write(image, (box.left + 84, y), str(printed.number), theme.display(44), ink)
    else:
        ground = theme.accent if picked else WHITE
        marks.badge(image, (box.left + 99, y), badge, theme, 27, ground)
    at = (
        (box.left + 16, box.top + 80) if narrow else (box.left + (122 if badge is None else 134), y)
    )
    room = box.right - at[0] - (10 if narrow else 56)
    _name(image, bare_name(scene, skater), at, room, ink, wraps=not narrow)
    skills = printed.tired if tired or exhausted else printed.fresh
    low = box.bottom - 28
    for place, (letter, value) in enumerate(zip("MBR", skills, strict=True)):
        left = box.left + 18 + place * (62 if narrow else 72)
        left += write(image, (left, low), letter, word_font(30), theme.muted) + 6
        write(image, (left, low), str(value), theme.display(34), ink)
    battery = "outline" if exhausted else "50" if tired else ""
    glyph = "glyph:battery" + (f"_{battery}" if battery else "")
    where = (box.left + 146, y) if narrow else (box.right - 30, low)
    marks.paste_middle(image, icon(glyph, 38, ink), where)
