"""The parts of every picture: header, footer, seat names, scores, plaques, piles, formulas.

All of them draw on a finished ground with flat paste operations; sizes are those of a 1600x1000
board, `small` pictures (1200x750) use their own.
"""

from collections.abc import Callable, Container, Sequence

import msgspec
from PIL import Image

from games.core.data.theme import Colour, Theme
from render.kit import faces, marks, paint
from render.kit.design import CardDesign, Size
from render.kit.geometry import BOARD, MARGIN, SMALL, Box
from render.kit.icons import icon
from render.kit.scene import Scene
from render.kit.text import clip, fit, measure, write
from render.kit.theme import INK, WHITE, mix, name_font, small_font, word_font

HEADER, HEADER_SMALL = 96, 76
FOOTER, FOOTER_SMALL = 52, 40


def begin(scene: Scene, *, small: bool = False) -> Image.Image:
    """Return a new picture with the ground of the scene's game."""
    return paint.ground(scene.theme, SMALL if small else BOARD)


def body(*, small: bool = False) -> Box:
    """Return the box between header and footer."""
    if small:
        return Box(0, HEADER_SMALL, SMALL[0], SMALL[1] - HEADER_SMALL - FOOTER_SMALL)
    return Box(0, HEADER, BOARD[0], BOARD[1] - HEADER - FOOTER)


def header(image: Image.Image, scene: Scene, stage: str, detail: str = "", after: str = "") -> None:
    """Draw the top of a board: mark, title, stage, and who is awaited.

    `stage` is the round in display letters, `detail` what follows it, `after` stands at the right
    when nobody is asked.
    """
    theme = scene.theme
    paint.fill(image, Box(0, 0, image.width, HEADER - 6), theme.deep)
    paint.fill(image, Box(0, HEADER - 6, image.width, 6), theme.accent)
    middle = (HEADER - 6) // 2
    books = marks.spines(theme, 44)
    marks.paste(image, books, (MARGIN, middle - 22))
    left = MARGIN + books.width + 20
    end = _awaited(image, scene, middle, after)
    room = end - left - 32
    needed = measure(theme.title(stage), theme.display(44)) + 32
    needed += measure(detail, word_font(40)) + 20 if detail else 0
    title, font = fit(_title(scene), theme.display(46), max(160, room - needed), 34, _short(scene))
    left += write(image, (left, middle), title, font, theme.accent) + 32
    words, font = fit(theme.title(stage), theme.display(44), max(120, end - left - 24), 32)
    left += write(image, (left, middle), words, font, WHITE) + 18
    if detail:
        font = word_font(40)
        write(image, (left, middle), clip(detail, font, max(0, end - left - 24)), font, theme.muted)


def length(scene: Scene) -> str:
    """Return how long the match has lasted, in words; "" where that is not known."""
    minutes = max(1, round(scene.lasted / 60))
    if not scene.lasted:
        return ""
    if minutes < 60:
        return scene.word("picture-lasted-minutes", minutes=minutes)
    hours, rest = divmod(minutes, 60)
    if hours < 24:
        return scene.word("picture-lasted-hours", hours=hours, minutes=rest)
    return scene.word("picture-lasted-days", days=round(hours / 24))


def _title(scene: Scene) -> str:
    return scene.theme.title(scene.word(f"{scene.game}-name"))


def _short(scene: Scene) -> str:
    return scene.theme.title(scene.word(f"{scene.game}-short-name"))


def _awaited(image: Image.Image, scene: Scene, middle: int, after: str) -> int:
    """Draw who is awaited, right-aligned; returns where it begins."""
    right = image.width - MARGIN
    theme = scene.theme
    asked = [seat for seat in scene.awaited if seat not in scene.ready]
    if not asked:
        if after:
            right -= write(image, (right, middle), after, word_font(40), theme.muted, "right")
        return right
    if len(asked) > 2:
        rest = f"+{len(asked) - 2}"
        right -= write(image, (right, middle), rest, theme.display(40), theme.muted, "right") + 20
    for seat in reversed(asked[:2]):
        words, font = fit(scene.person(seat).shown, name_font(40), 230, 34)
        right -= write(image, (right, middle), words, font, WHITE, "right") + 14
        marks.seat(image, seat, (right - 20, middle), 44)
        right -= 40 + 24
    waits = scene.word("picture-waits")
    return right - write(image, (right, middle), waits, word_font(40, 500), theme.muted, "right")


def header_small(image: Image.Image, scene: Scene, stage: str, detail: str = "") -> Box:
    """Draw the top of a private picture or zoom: mark, title, and the stage at the right.

    Returns the room between them.
    """
    theme = scene.theme
    paint.fill(image, Box(0, 0, image.width, HEADER_SMALL - 6), theme.deep)
    paint.fill(image, Box(0, HEADER_SMALL - 6, image.width, 6), theme.accent)
    middle = (HEADER_SMALL - 6) // 2
    books = marks.spines(theme, 32)
    marks.paste(image, books, (MARGIN, middle - 16))
    left, right = MARGIN + books.width + 18, image.width - MARGIN
    if detail:
        words = clip(detail, word_font(36), 420)
        right -= write(image, (right, middle), words, word_font(36), theme.muted, "right") + 16
    words, font = fit(theme.title(stage), theme.display(38), 480, 30)
    right -= write(image, (right, middle), words, font, WHITE, "right") + 24
    title, font = fit(_title(scene), theme.display(38), right - left, 28, _short(scene))
    left += write(image, (left, middle), title, font, theme.accent) + 24
    return Box(left, 0, max(0, right - left), HEADER_SMALL - 6)


def owners(image: Image.Image, scene: Scene, room: Box, you: str) -> None:
    """Say in the room of a small header whose shape is whose: the reader's first, as `you`."""
    seats = sorted(range(len(scene.people)), key=lambda seat: seat != scene.seat)
    names = [you if seat == scene.seat else scene.person(seat).shown for seat in seats]
    each = (room.width - 32) // len(seats) - 46
    said = [fit(name, name_font(32), each, 24) for name in names]
    wide = sum(measure(*one) + 46 for one in said) + 32
    left, y = room.right - wide - (room.width - wide) // 2, room.middle[1]
    for seat, (name, font) in zip(seats, said, strict=True):
        marks.seat(image, seat, (left + 16, y), 32)
        left += 46 + write(image, (left + 46, y), name, font, WHITE) + 32


def footer(image: Image.Image, scene: Scene, remark: str = "", *, small: bool = False) -> None:
    """Draw the foot: which version it is at the left, one remark at the right.

    Where a hint was asked for it says why instead.
    """
    height, font = (FOOTER_SMALL, small_font(24)) if small else (FOOTER, small_font(26))
    top = image.height - height
    paint.fill(image, Box(0, top, image.width, height), scene.theme.deep)
    middle = top + height // 2
    if scene.why and small:
        marks.bulb(image, (MARGIN + 14, middle), 16)
        words, shown = fit(scene.why, word_font(31, 500), image.width - 2 * MARGIN - 44, 23)
        write(image, (MARGIN + 44, middle), words, shown, WHITE)
        return
    version = scene.word("picture-version", revision=scene.revision)
    left = MARGIN + write(image, (MARGIN, middle), version, font, scene.theme.muted)
    room = image.width - MARGIN - left - 40
    remark = clip(remark, font, room)
    write(image, (image.width - MARGIN, middle), remark, font, scene.theme.muted, "right")


def close_up(scene: Scene, title: str, stage: str, detail: str = "") -> Image.Image:
    """Return a new close-up with its header and footer, which names what is shown."""
    image = begin(scene, small=True)
    header_small(image, scene, stage, detail)
    footer(image, scene, scene.word("picture-zoom", what=title), small=True)
    return image


def cards(
    image: Image.Image,
    scene: Scene,
    ids: Sequence[str],
    boxes: Sequence[Box],
    face_of: Callable[[str, Scene], CardDesign],
    size: Size = "S",
    *,
    picked: Container[str] = (),
    dimmed: Container[str] = (),
) -> None:
    """Draw cards in boxes: those that may be picked, are picked or are new as the scene has it."""
    for at, (card, box) in enumerate(zip(ids, boxes, strict=True)):
        place = f"card:{card}"
        state: faces.State = "new" if place in scene.changed else "plain"
        if place in scene.badges:
            state = "playable"
        if card in dimmed:
            state = "dimmed"
        if card in picked or place in scene.picks:
            state = "picked"
        after = boxes[at + 1] if at + 1 < len(boxes) else None
        shown = after.left - box.left if after and after.top == box.top else None
        where = box.moved(0, -8) if state == "picked" else box
        badge = scene.badges.get(place)
        faces.card(image, where, face_of(card, scene), size, state, shown=shown, badge=badge)


def band(image: Image.Image, box: Box, theme: Theme) -> None:
    """Darken a full-width band to 60 % of *deep*: what belongs to nobody, or my own things."""
    paint.veil(image, box, theme.deep, 0.6)


def sign_place(box: Box, px: int) -> tuple[tuple[int, int], int]:
    """Return middle and radius of the sign at the lower right of a seat's shape, in its line."""
    middle = box.left + round(px * 0.94), box.top + box.height // 2 + round(px * 0.31)
    return middle, max(14, round(px * 0.35))


def seat_name(
    image: Image.Image, scene: Scene, seat: int, box: Box, *, px: int = 64, size: int = 44
) -> int:
    """Draw shape, sign (awaited or ready) and name of a seat in a line; returns its right end.

    The name shrinks to 36 px, then is clipped; an AI has a robot behind its name.
    """
    theme, person = scene.theme, scene.person(seat)
    middle = box.top + box.height // 2
    marks.seat(image, seat, (box.left + px // 2, middle), px)
    sign, radius = sign_place(box, px)
    if seat in scene.ready:
        marks.ready(image, sign, theme, radius)
    elif seat in scene.awaited:
        marks.hourglass(image, sign, theme, radius)
    left = box.left + px + 24
    robot = size if person.ai else 0
    words, font = fit(person.shown, name_font(size), box.right - left - robot, min(size, 36))
    left += write(image, (left, middle), words, font, WHITE)
    if robot:
        tint = theme.muted
        marks.paste_middle(
            image, icon("glyph:robot", size - 4, tint), (left + size // 2 + 6, middle - 2)
        )
        left += robot
    return left


def seat_panel(
    image: Image.Image,
    scene: Scene,
    seat: int,
    box: Box,
    symbol: str,
    score: int,
    *,
    active: bool,
) -> Box:
    """Draw the panel of a seat: its name, its score and what it has just gained, if anything.

    `symbol` is the icon of what the score counts, `score:<n>` its place. Returns the room below.
    """
    theme = scene.theme
    paint.panel(image, box, theme, active=active)
    right, middle = box.right - (250 if box.width > 600 else 150), box.top + 42
    room = right - box.left - 40
    mark = scene.changed.get(f"score:{seat}")
    if mark is not None and mark.gain:
        gain = marks.gain_words(mark.gain)
        marks.pill(image, (right - 24, middle), gain, theme, size=34, align="right")
        room -= 120
    seat_name(image, scene, seat, Box(box.left + 20, box.top + 8, min(640, room), 68))
    marks.number_icon(image, (right, middle), symbol, str(score), theme)
    return Box(box.left + 28, box.top + 84, box.width - 56, box.height - 96)


def conceded(image: Image.Image, scene: Scene, room: Box) -> None:
    """Write, where the cards of a seat would lie, that it has given up."""
    words = scene.word("picture-conceded")
    write(image, (room.left, room.middle[1]), words, word_font(40), scene.theme.muted)


def plaque(
    image: Image.Image,
    box: Box,
    number: str,
    theme: Theme,
    *,
    picture: str | None = None,
    won: bool = False,
    size: int = 88,
) -> None:
    """Draw a value plaque: a well with the number over the picture of what was counted."""
    ground, ink = (theme.accent, INK) if won else (theme.deep, WHITE)
    paint.rounded(image, box, 20, ground)
    x, _ = box.middle
    words, font = fit(number, theme.display(size), box.width - 10, 40)
    if picture is None:
        write(image, box.middle, words, font, ink, "centre")
        return
    px = round(box.width * 0.78)
    gap = (box.height - px - round(size * 0.72)) // 3
    write(image, (x, box.top + gap + round(size * 0.36)), words, font, ink, "centre")
    marks.paste_middle(image, icon(picture, px), (x, box.bottom - gap - px // 2 + 2))


def small_count(
    image: Image.Image,
    left_middle: tuple[int, int],
    picture: Image.Image,
    number: int | str,
    theme: Theme,
    size: int = 44,
) -> int:
    """Draw a picture and a muted number that counts something hidden; return the width."""
    left, middle = left_middle
    marks.paste(image, picture, (left, middle - picture.height // 2))
    left += picture.width + 16
    words = str(number)
    return (
        picture.width + 16 + write(image, (left, middle), words, theme.display(size), theme.muted)
    )


class Term(msgspec.Struct, frozen=True):
    """A part of a formula: an operator, a number, a picture behind it, or a boxed result."""

    number: str = ""
    picture: str = ""
    sign: str = ""
    boxed: bool = False


def formula(
    image: Image.Image,
    box: Box,
    terms: Sequence[Term],
    theme: Theme,
    *,
    size: int = 60,
    least: int = 36,
) -> None:
    """Draw `6 [barbarian] + 1 [chameleon] = [7] > 5 [dwarf]` centred on the height of `box`.

    It shrinks to `least` px to fit; signs are muted, a boxed number is the result.
    """
    while size > least and _formula_width(terms, theme, size) > box.width:
        size -= 2
    left, middle = box.left, box.middle[1]
    for term in terms:
        left += _term(image, (left, middle), term, theme, size) + size // 4


def _formula_width(terms: Sequence[Term], theme: Theme, size: int) -> int:
    total = sum(_term_width(term, theme, size) for term in terms)
    return total + (len(terms) - 1) * (size // 4)


def _term_width(term: Term, theme: Theme, size: int) -> int:
    font = theme.display(size if not term.sign else round(size * 0.8))
    width = measure(term.sign or term.number, font)
    if term.boxed:
        width = max(round(size * 1.4), width + round(size * 0.6))
    return width + (round(size * 1.07) + 6 if term.picture else 0)


def _term(
    image: Image.Image, left_middle: tuple[int, int], term: Term, theme: Theme, size: int
) -> int:
    left, middle = left_middle
    width = _term_width(term, theme, size)
    if term.sign:
        font = theme.display(round(size * 0.8))
        write(image, left_middle, term.sign, font, theme.muted)
        return width
    font = theme.display(size)
    side = round(size * 1.07) if term.picture else 0
    if term.boxed:
        high = round(size * 1.32)
        result = Box(left, middle - high // 2, width - (side + 6 if side else 0), high)
        paint.rounded(image, result, 20, theme.accent)
        write(image, result.middle, term.number, font, INK, "centre")
    else:
        write(image, left_middle, term.number, font, WHITE)
    if side:
        marks.paste(image, icon(term.picture, side), (left + width - side, middle - side // 2))
    return width


def rule(image: Image.Image, left: int, right: int, y: int, theme: Theme) -> None:
    """Draw a thin line of 3 across a panel."""
    paint.fill(image, Box(left, y, right - left, 3), mix(theme.panel, theme.muted, 0.35))


def question(image: Image.Image, scene: Scene, box: Box, words: str, aside: str = "") -> None:
    """Draw the question of a private picture, the largest words on it, and a remark at its right.

    The question shrinks from 48 to 34 px.
    """
    theme = scene.theme
    middle, right = box.middle[1], box.right
    if aside:
        aside = clip(aside, word_font(34, 500), box.width * 2 // 5)
        right -= write(image, (right, middle), aside, word_font(34, 500), theme.muted, "right") + 32
    shown, font = fit(theme.title(words), theme.display(48), right - box.left, 34)
    write(image, (box.left, middle), shown, font, WHITE)


def heading(
    image: Image.Image, at: tuple[int, int], words: str, theme: Theme, colour: Colour | None = None
) -> int:
    """Draw a small heading over a group of things on a private picture; returns its width."""
    return write(image, at, words, word_font(32, 600), colour or theme.muted)
