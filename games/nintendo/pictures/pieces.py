"""Cards in play: characters with PF, PC and what they bear, events, the terrain."""

from PIL import Image

from games.core.data.theme import Theme
from games.nintendo.pictures.art import backdrop, frame_of, picture_of
from games.nintendo.pictures.faces import numbers, printed_of, stacked_numbers
from games.nintendo.pictures.words import view_of
from games.nintendo.view import PieceView
from render.kit import faces, marks, paint
from render.kit.geometry import Box
from render.kit.icons import icon
from render.kit.scene import Scene
from render.kit.text import fit, write
from render.kit.theme import INK, PAPER, WHITE, mix

SIGNS = {
    "fly": "glyph:feather",
    "stealth": "glyph:incognito",
    "noblock": "glyph:shield_off",
}
_NAMED = 96  # px: narrower characters have no name


def character(image: Image.Image, scene: Scene, one: PieceView, box: Box) -> None:
    """Draw a character with its state, what it bears and the number of its control."""
    printed, theme = printed_of(scene, one.card), scene.theme
    place = f"piece:{one.entry}"
    faces.frame_of(image, box, _state(scene, one), theme, 14)
    paint.rounded(image, box.moved(0, 4), 14, theme.deep)
    paint.rounded(image, box, 14, mix(frame_of(printed), INK, 0.45))
    inner = box.inset(3)
    paint.rounded(image, inner, 12, frame_of(printed))
    art, low, named = _laid(box, inner)
    backdrop(image, art, printed, 9)
    side = min(art.width - 8, art.height - 8)
    marks.paste_middle(image, picture_of(printed, side), art.middle)
    tag = max(20, min(36, art.height // 3))
    letter = theme.display(tag * 8 // 10)
    paint.rounded(image, Box(art.left, art.top, tag, tag), 7, frame_of(printed))
    at = art.left + tag // 2, art.top + tag // 2
    write(image, at, printed.colour, letter, WHITE, "centre")
    _barred(image, theme, one, art)
    _flags(image, one, art)
    if one.attacks and scene.decision is not None:
        at = art.right - 18, art.bottom - 18
        marks.glyph_disc(image, at, "glyph:sword_cross", theme.accent, radius=16)
    if named:
        name, font = fit(
            scene.name(one.card), theme.label(named - 4), inner.width - 8, 15, scene.short(one.card)
        )
        write(image, (inner.middle[0], art.bottom + 1 + named // 2), name, font, WHITE, "centre")
    draw = numbers if low.width > 2 * low.height else stacked_numbers
    draw(image, low, theme, one.pf, one.pc, one.maximum)
    _worn(image, scene, one, art if box.width > box.height else box)
    gain = scene.changed.get(place)
    if gain is not None and gain.gain:
        at = art.middle[0], art.bottom - 16
        size = min(30, art.width // 3)
        marks.pill(image, at, marks.gain_words(gain.gain), theme, size=size, align="centre")
    number = scene.badges.get(place)
    if number is not None:
        ground = theme.accent if place in scene.picks else WHITE
        marks.badge(image, (box.left + 14, box.top + 12), number, theme, 25, ground)


def _laid(box: Box, inner: Box) -> tuple[Box, Box, int]:
    """Return where picture and numbers stand, and the height of the name, 0 for none.

    A card that lies, or nearly and without room for its name, has its numbers beside its picture;
    one too narrow for its name has PF above PC.
    """
    if box.width > box.height or (box.width < _NAMED and 5 * box.width > 4 * box.height):
        across = inner.width * 46 // 100
        art = Box(inner.left + 3, inner.top + 3, inner.width - across - 9, inner.height - 6)
        return art, Box(art.right + 3, art.top, across, art.height), 0
    named = box.height // 6 if box.width >= _NAMED else 0
    stacked = not named and 2 * box.height > 3 * box.width
    foot = box.height * 52 // 100 if stacked else min(60, box.height * 27 // 100)
    high = inner.height - foot - named - 9
    art = Box(inner.left + 3, inner.top + 3, inner.width - 6, high)
    return art, Box(inner.left + 3, inner.bottom - foot - 3, inner.width - 6, foot), named


def _state(scene: Scene, one: PieceView) -> faces.State:
    place = f"piece:{one.entry}"
    if place in scene.picks:
        return "picked"
    if place in scene.badges:
        return "playable"
    if one.entry == view_of(scene).about:
        return "new"
    return "new" if place in scene.changed and scene.decision is None else "plain"


def _flags(image: Image.Image, one: PieceView, art: Box) -> None:
    """Draw what it has done and what it can and cannot do along the foot of its picture."""
    px = max(20, min(36, art.width // 4))
    at = art.left + px // 2 + 3
    signs = [glyph for flag, glyph in SIGNS.items() if flag in one.flags]
    for glyph in (["glyph:check_bold"] if one.used else []) + signs:
        middle = at, art.bottom - px // 2 - 3
        marks.glyph_disc(image, middle, glyph, PAPER, radius=px // 2)
        at += px + 6


def _barred(image: Image.Image, theme: Theme, one: PieceView, art: Box) -> None:
    """Darken the picture of a character that cannot attack, under a snowflake."""
    if "noattack" not in one.flags:
        return
    paint.veil(image, art, theme.deep, 0.55, 9)
    radius = max(14, min(28, art.width // 4, art.height // 4))
    marks.glyph_disc(image, art.middle, "glyph:snowflake", PAPER, radius=radius)


def _worn(image: Image.Image, scene: Scene, one: PieceView, box: Box) -> None:
    """Draw the power-up that a character bears, at its upper right."""
    if not one.worn:
        return
    worn = next(each for each in view_of(scene).pieces if each.entry == one.worn)
    printed = printed_of(scene, worn.card)
    radius = max(15, min(30, box.width // 6 if box.width >= 150 else box.width // 4))
    middle = box.right - radius + 4, box.top + radius - 4
    paint.disc(image, middle, radius + 3, INK)
    paint.disc(image, middle, radius, frame_of(printed))
    paint.disc(image, middle, radius - 4, PAPER)
    marks.paste_middle(image, picture_of(printed, round(radius * 1.25)), middle)
    number = scene.badges.get(f"piece:{worn.entry}")
    if number is not None:
        below = middle[0], middle[1] + radius + 12
        marks.badge(image, below, number, scene.theme, 20)


def lasting(image: Image.Image, scene: Scene, one: PieceView, box: Box) -> None:
    """Draw an event with the turns left, or the terrain."""
    printed, theme = printed_of(scene, one.card), scene.theme
    paint.rounded(image, box.moved(0, 4), 14, theme.deep)
    paint.rounded(image, box, 14, mix(frame_of(printed), INK, 0.45))
    inner = box.inset(3)
    paint.rounded(image, inner, 12, frame_of(printed))
    named = min(40, box.height * 3 // 10) if box.width >= _NAMED else 0
    art = Box(inner.left + 3, inner.top + 3, inner.width - 6, inner.height - named - 6)
    backdrop(image, art, printed, 9)
    side = min(art.width, art.height) - 8
    marks.paste_middle(image, picture_of(printed, side), art.middle)
    size = 28 if named else 20
    at, letter = (art.left + size - 6, art.top + size - 6), theme.display(size)
    write(image, at, printed.colour, letter, frame_of(printed), "centre")
    if named:
        name, font = fit(
            scene.name(one.card), theme.label(named - 4), inner.width - 8, 15, scene.short(one.card)
        )
        write(image, (inner.middle[0], inner.bottom - named // 2 - 2), name, font, WHITE, "centre")
    if one.turns:
        _turns(image, scene, one, box)
    number = scene.badges.get(f"piece:{one.entry}")
    if number is not None:
        marks.badge(image, (box.left + 14, box.top + 12), number, theme, 25)


def _turns(image: Image.Image, scene: Scene, one: PieceView, box: Box) -> None:
    radius = min(27, box.height // 3, box.width // 3)
    middle = box.right - radius, box.top + radius
    paint.disc(image, middle, radius + 3, INK)
    paint.disc(image, middle, radius, PAPER)
    size = round(radius * 1.1)
    at = middle[0] - radius // 3, middle[1]
    write(image, at, str(one.turns), scene.theme.display(size), INK, "centre")
    sand = icon("glyph:timer_sand", round(radius * 0.8), INK)
    marks.paste_middle(image, sand, (middle[0] + radius // 2, middle[1]))


def of_seat(scene: Scene, seat: int, kind: str) -> list[PieceView]:
    """Return the cards of a type that a seat has in play, by entry."""
    return [
        one
        for one in view_of(scene).pieces
        if one.owner == seat and printed_of(scene, one.card).type == kind
    ]


def terrain(scene: Scene) -> PieceView | None:
    """Return the terrain in play."""
    for one in view_of(scene).pieces:
        if printed_of(scene, one.card).type == "terrain":
            return one
    return None
