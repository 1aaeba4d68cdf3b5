"""Cards: cost, picture, name, PF and PC; what they do in words where there is room."""

from collections.abc import Sequence

from PIL import Image

from games.core.data.theme import Colour as Ink
from games.core.data.theme import Font, Theme, rgb
from games.core.face import face
from games.core.text import Text
from games.nintendo.grammar import wording
from games.nintendo.grammar.reading import ability
from games.nintendo.pictures.art import backdrop, frame_of, picture_of, tint_of
from games.nintendo.printed import CardFace
from render.kit import marks, paint
from render.kit.design import CardDesign, Size
from render.kit.geometry import Box
from render.kit.icons import icon
from render.kit.scene import Scene
from render.kit.text import fit, measure, wrap, wrap_all, write, write_lines
from render.kit.theme import INK, PAPER, WHITE, mix, word_font

FORCE, HEARTS = rgb("#2F3B63"), rgb("#B0184A")
GLYPHS = {
    "char": "glyph:account",
    "action": "glyph:lightning_bolt",
    "event": "glyph:timer_sand",
    "terrain": "glyph:image_filter_hdr",
    "powerup": "glyph:arrow_up_bold",
}
_CORNER = 56  # px that the number of a card takes
_LYING = 240  # px of a card that has room for its name between its numbers
_ROOMY = 76  # px of a picture that leaves room for a line
_LEADING, _LEAST = 1.08, 13  # of a card's text: its lines, and its smallest letters
_MIDDLING, _LARGE, _BROAD = 28, 36, 420  # its largest letters, and on paper broader than this
_SMALL = 6  # tenths of the size of PC in which their maximum is written beside them
_SIGNED = 12  # tenths of its height that a plate is wide at the least where it has a sign
_ABOVE = 18  # px of a sign above a plate that has no room for it
_COSTLY = 3  # px by which letters may shrink so that each ability begins on a line,
_STILL = 18  # but not below this
READABLE = 22  # px that letters of a hand have at the least, where that is possible
BARE = 42  # px of the head of a card that has its name beside its numbers


def printed_of(scene: Scene, card: str) -> CardFace:
    """Return what is printed on a card of this match."""
    return face(scene.faces, card, CardFace)


def text_of(scene: Scene, card: str) -> list[str]:
    """Return what a card does, an ability each."""
    return [scene.say(one) for one in _abilities(scene, card)]


def brief_of(scene: Scene, card: str) -> list[str]:
    """Return what a card does in few words, an ability each."""
    said = [scene.say(wording.briefly(one)) for one in _abilities(scene, card)]
    return [one[:1].upper() + one[1:] for one in said]


def _abilities(scene: Scene, card: str) -> tuple[Text, ...]:
    printed = printed_of(scene, card)
    kinds = frozenset(name for name in scene.reader.cards if name.islower())
    read = [ability(source, kinds) for source in printed.abilities]
    return wording.card_text(read, card, worn=printed.type == "powerup")


def read_out(scene: Scene, card: str) -> str:
    """Return all that is printed on a card in words."""
    printed = printed_of(scene, card)
    numbers = {"coins": printed.cost, "pf": printed.pf, "pc": printed.pc}
    said = _abilities(scene, card)
    return scene.say(wording.read_out(card, printed.type, printed.kinds, numbers, said))


def kinds_of(scene: Scene, card: str) -> str:
    """Return type and kinds of a card in words."""
    printed = printed_of(scene, card)
    named = [scene.name(kind) for kind in printed.kinds]
    if printed.type != "char" or not named:
        named.insert(0, scene.word(f"nintendo-type-{printed.type}"))
    return " · ".join(named)


def card_face(scene: Scene, card: str) -> CardDesign:
    """Return a card of this match as the kit draws it."""
    printed = printed_of(scene, card)
    kind = scene.word(f"nintendo-type-{printed.type}")
    return face_of(scene.theme, printed, scene.name(card), kind)


def face_of(theme: Theme, printed: CardFace, name: str, kind: str) -> CardDesign:
    """Return the face of a card under its printed name."""
    return CardDesign(
        theme=theme,
        frame=frame_of(printed),
        tint=tint_of(printed),
        corner=str(printed.cost),
        name=name,
        body=_body,
        printed=printed,
        facts=(kind,),
    )


def _body(image: Image.Image, inner: Box, face: CardDesign, size: Size, scale: float) -> None:
    """Draw the picture, the letter of the colour, the name, and the numbers or the type."""
    printed = face.printed
    assert isinstance(printed, CardFace)
    foot = round((96 if size == "S" else 76) * scale)
    named = 0 if size == "S" else round(74 * scale)
    field = Box(inner.left, inner.top, inner.width, inner.height - foot - named)
    backdrop(image, field, printed, round(14 * scale))
    top = field.top + round(64 * scale)
    side = min(field.width - round(30 * scale), field.bottom - top - round(6 * scale))
    middle = field.middle[0] + round(14 * scale), top + side // 2
    marks.paste_middle(image, picture_of(printed, side), middle)
    letter = face.theme.display(round(44 * scale))
    at = field.right - round(26 * scale), field.top + round(30 * scale)
    write(image, at, printed.colour, letter, face.frame, "centre")
    if named:
        words, font = fit(
            face.name, face.theme.label(round(52 * scale)), inner.width - 8, round(34 * scale)
        )
        at = inner.middle[0], field.bottom + named // 2
        write(image, at, words, font, WHITE, "centre")
    low = Box(inner.left, inner.bottom - foot, inner.width, foot).inset(round(5 * scale))
    if printed.type == "char":
        numbers(image, low, face.theme, printed.pf, printed.pc, printed.pc)
    else:
        of_type(image, low, face.theme, printed)


def numbers(image: Image.Image, box: Box, theme: Theme, pf: int, pc: int, most: int) -> None:
    """Draw PF beside PC; where PC are lost, with the maximum and a bar."""
    gap = max(2, box.width // 40)
    left = box._replace(width=(box.width - gap) * 9 // 20)
    right = Box(left.right + gap, box.top, box.right - left.right - gap, box.height)
    signed = left.width > left.height * _SIGNED // 10  # both have a sign, or neither
    _number(image, left, theme, "glyph:sword" * signed, str(pf), FORCE)
    _hearts(image, right, theme, "glyph:heart" * signed, pc, most)


def stacked_numbers(
    image: Image.Image, box: Box, theme: Theme, pf: int, pc: int, most: int
) -> None:
    """Draw PF above PC, for cards too narrow for both; lost PC are seen by size and by a bar."""
    high = (box.height - 4) // 2
    upper = box._replace(height=high)
    lower = upper.moved(0, high + 4)
    signed = upper.width > high * _SIGNED // 10
    _number(image, upper, theme, "glyph:sword" * signed, str(pf), FORCE)
    signed = signed and pc >= most  # or its maximum has no room beside it
    _hearts(image, lower, theme, "glyph:heart" * signed, pc, most)


def _hearts(image: Image.Image, box: Box, theme: Theme, glyph: str, pc: int, most: int) -> None:
    """Draw PC on their plate: lost ones show in form, by the smaller maximum and by a bar."""
    if pc >= most:
        _number(image, box, theme, glyph, str(pc), HEARTS)
        return
    sign = _plate(image, box, glyph, HEARTS)
    room = box.width - sign - 10
    left, right = str(pc), f"/{most}"
    size = box.height * 8 // 10
    while size > _LEAST and _pair(theme, size, left, right) > room:
        size -= 1
    start = box.right - 5 - room // 2 - _pair(theme, size, left, right) // 2
    y = box.middle[1] - max(2, box.height // 16)
    start += write(image, (start, y), left, theme.display(size), WHITE)
    write(image, (start, y + size // 8), right, theme.display(size * _SMALL // 10), WHITE)
    _bar(image, box, pc, most)


def _pair(theme: Theme, size: int, left: str, right: str) -> int:
    """Return the width of PC and, smaller, their maximum."""
    small = theme.display(size * _SMALL // 10)
    return measure(left, theme.display(size)) + measure(right, small)


def _bar(image: Image.Image, box: Box, pc: int, most: int) -> None:
    """Draw how much is left of hurt PC, along the foot of their plate."""
    if pc >= most:
        return
    bar = Box(box.left + 3, box.bottom - max(4, box.height // 8), box.width - 6, 0)
    bar = bar._replace(height=max(3, box.height // 10))
    paint.fill(image, bar, mix(HEARTS, INK, 0.6))
    full = max(1, bar.width * max(0, pc) // max(1, most))
    paint.fill(image, bar._replace(width=full), WHITE)


def _number(
    image: Image.Image, box: Box, theme: Theme, glyph: str, words: str, ground: Ink
) -> None:
    sign = _plate(image, box, glyph, ground)
    room = box.width - sign - 6
    words, font = fit(words, theme.display(box.height * 8 // 10), room, _LEAST)
    at = box.right - 3 - room // 2, box.middle[1]
    write(image, at, words, font, WHITE, "centre")


def _plate(image: Image.Image, box: Box, glyph: str, ground: Ink) -> int:
    """Draw the plate of a number with its sign, if any; return how wide that is."""
    paint.rounded(image, box, max(3, box.height // 5), ground)
    if not glyph:
        return 0
    sign = min(box.height * 45 // 100, box.width * 3 // 10)
    marks.paste_middle(image, icon(glyph, sign, WHITE), (box.left + sign // 2 + 4, box.middle[1]))
    return sign + 4


def of_type(image: Image.Image, box: Box, theme: Theme, printed: CardFace) -> None:
    """Draw the sign of a card's type, with the turns of an event."""
    side = box.height * 8 // 10
    picture = icon(GLYPHS[printed.type], side, WHITE)
    if not printed.turns:
        marks.paste_middle(image, picture, box.middle)
        return
    x, y = box.middle
    marks.paste_middle(image, picture, (x + side // 2, y))
    write(image, (x - side // 2, y), str(printed.turns), theme.display(side), WHITE, "centre")


def wide(
    image: Image.Image,
    scene: Scene,
    card: str,
    box: Box,
    *,
    kinds: bool = False,
    bare: bool = False,
) -> None:
    """Draw a card lying across: cost, picture and numbers above, its name, and what it does.

    With its `kinds`, where one chooses by them, its text is whole; there its number has a corner of
    its own. Else few words take the place of a text that would be too small to be read. Where those
    are, too, or where cards are `bare`, the name stands in the place of the picture.
    """
    printed, theme = printed_of(scene, card), scene.theme
    paint.rounded(image, box.moved(0, 5), 16, theme.deep)
    paint.rounded(image, box, 16, mix(frame_of(printed), INK, 0.45))
    inner = box.inset(3)
    paint.rounded(image, inner, 14, frame_of(printed))
    high = BARE if bare else max(50, box.height * 32 // 100)
    art = Box(inner.left + 5, inner.top + 5, inner.width - 10, high)
    named = 0 if bare else max(30, box.height * 16 // 100)
    paper, lines, font = _written(scene, card, box, art, named, brief=not kinds)
    bare = paper.top == art.bottom + 4
    paint.rounded(image, paper, 10, PAPER)
    write_lines(image, paper.middle, lines, font, INK, "centre", _LEADING)
    backdrop(image, art, printed, 10)
    side = art.height - 6
    if not bare:
        middle = art.left + 50 + side // 2, art.middle[1]
        marks.paste_middle(image, picture_of(printed, side), middle)
    coin = 22 if bare else 28
    at = box.left + coin + 2, (art.middle[1] if bare else box.top + 30)
    marks.badge(image, at, printed.cost, theme, coin, rgb("#FFC23D"))
    across = min(150, box.width * (32 if bare else 36) // 100)
    plate = min(44, art.height - 4)
    low = Box(art.right - 30 - across, art.top + (art.height - plate) // 2, across, plate)
    if kinds and art.height >= _ROOMY:
        low = low._replace(left=art.right - _CORNER - across, top=art.top + 6)
        words, font = fit(kinds_of(scene, card), word_font(24), art.width - side - 66, 17)
        write(image, (art.right - 10, art.bottom - 18), words, font, INK, "right")
    if printed.type == "char":
        if low.top - art.top >= _ABOVE - 4 and low.width < _ABOVE * 7:
            low = _under_signs(image, low._replace(top=art.bottom - low.height - 4))
        numbers(image, low, theme, printed.pf, printed.pc, printed.pc)
    else:
        low = low._replace(left=low.right - 78, width=78)
        paint.rounded(image, low, 10, frame_of(printed))
        of_type(image, low, theme, printed)
    if bare:
        left = at[0] + coin + 5
        _named_beside(image, scene, card, Box(left, art.top, low.left - 5 - left, art.height))
        return
    words, font = fit(scene.name(card), theme.label(named), inner.width - 12, 20, scene.short(card))
    write(image, (inner.middle[0], art.bottom + named // 2 + 2), words, font, WHITE, "centre")


def _named_beside(image: Image.Image, scene: Scene, card: str, box: Box) -> None:
    """Write the name of a card in a narrow box, on two lines where one would be too small."""
    names = [name for name in (scene.name(card), scene.short(card)) if name]
    for size, most in ((28, 1), (24, 1), (22, 2), (19, 2), (16, 2)):
        font = scene.theme.label(size)
        for name in names:
            lines = wrap(name, font, box.width, most)
            if "…" not in "".join(lines):
                write_lines(image, box.middle, lines, font, INK, "centre", 1.0)
                return
    words, font = fit(names[-1], scene.theme.label(16), box.width, _LEAST)
    write(image, box.middle, words, font, INK, "centre")


def _written(
    scene: Scene, card: str, box: Box, art: Box, named: int, *, brief: bool
) -> tuple[Box, list[str], Font]:
    """Return the paper of a card, its lines and their letters: whole, or in few words."""
    plain = [scene.word("nintendo-print-plain")]
    found = written(text_of(scene, card) or plain, box, art, named)
    if not brief or (found[2].size >= READABLE and found[0].top > art.bottom + 4):
        return found
    few = written(brief_of(scene, card) or plain, box, art, named, READABLE)
    return few if few[2].size > found[2].size or found[1][-1].endswith("…") else found


def written(
    said: Sequence[str], box: Box, art: Box, named: int, least: int = 0
) -> tuple[Box, list[str], Font]:
    """Return the paper of a card lying across, its lines, and their letters.

    Paper begins below the name, `named` px high; where it would be too small for the text, or for
    letters of `least` px, at the foot of the picture.
    """
    paper = Box(art.left, art.bottom + named + 4, art.width, 0)
    paper = paper._replace(height=box.bottom - 8 - paper.top)
    lines, font = filling(said, paper)
    if box.width >= _LYING and named and (lines[-1].endswith("…") or font.size < least):
        paper = Box(paper.left, art.bottom + 4, paper.width, paper.bottom - art.bottom - 4)
        lines, font = filling(said, paper)
    return paper, lines, font


def _under_signs(image: Image.Image, box: Box) -> Box:
    """Draw sword and heart above where PF and PC will stand; return that place."""
    for glyph, ground, part in (("glyph:sword", FORCE, 9), ("glyph:heart", HEARTS, 29)):
        at = box.left + box.width * part // 40, box.top - _ABOVE // 2 - 1
        marks.paste_middle(image, icon(glyph, _ABOVE, ground), at)
    return box


def filling(said: Sequence[str], paper: Box) -> tuple[list[str], Font]:
    """Return abilities in the largest letters in which they go on a card's paper.

    Each begins on a line of its own, with a dot, unless that makes the letters much smaller.
    """
    closed = said[0].endswith(".")  # few words are no sentences
    together = _filled([(" " if closed else " • ").join(said)], paper)
    if len(said) == 1:
        return together
    apart = _filled([f"• {one}" for one in said], paper)
    least = max(_STILL, together[1].size - _COSTLY)
    return apart if apart[1].size >= least else together


def _filled(parts: Sequence[str], paper: Box) -> tuple[list[str], Font]:
    font = word_font(_LARGE if paper.width > _BROAD else _MIDDLING)
    return wrap_all(parts, font, paper.width - 16, paper.height, _LEAST, _LEADING)
