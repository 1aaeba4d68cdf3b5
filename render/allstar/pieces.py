"""Arenas, buses, medals, groups and rows of players: what all pictures of the game are made of."""

from collections.abc import Collection, Sequence

from PIL import Image

from games.allstar.view import Arena, Group, TeamView, arenas
from render import faces, marks, paint
from render.allstar.faces import ICE, KEY, SYMBOLS, card_face, plate, tile, value
from render.allstar.tiles import RATIO
from render.allstar.tiles import tile as tile_of_player
from render.faces import State
from render.geometry import Box, step_of
from render.icons import icon
from render.scene import Scene
from render.text import fit, measure, write
from render.theme import GOLD, INK, THEMES, WHITE, Colour, mix, rgb

THEME = THEMES[KEY]
TICKET_HIGH = 212
SMALLEST = 80  # px: a narrower card is drawn on its side
MEDALS: tuple[Colour, ...] = (GOLD, rgb("#D5DDE8"), rgb("#E09A5B"))
_RIBBON = rgb("#D64550")
_FANS = "glyph:account_group"


# Groups


def formula_width(group: Group, size: int = 52) -> int:
    """Return how wide `4 × [puck]` is, in px."""
    digit = measure(str(group.size), THEME.display(size))
    times = measure("×", THEME.display(round(size * 0.62)))
    return digit + times + round(size * 0.2) + round(size * 0.94)


def formula(
    image: Image.Image,
    left_middle: tuple[int, int],
    group: Group,
    size: int = 52,
    *,
    lit: str = "",
) -> int:
    """Draw `4 × [puck]`; returns its width. `lit`: the digit ("power") or picture that decides."""
    left, middle = left_middle
    colour = THEME.accent if lit == "power" else WHITE
    width = write(image, (left, middle), str(group.size), THEME.display(size), colour)
    small = THEME.display(round(size * 0.62))
    width += round(size * 0.08)
    width += write(image, (left + width, middle), "×", small, THEME.muted)
    px = round(size * 0.94)
    width += 8 if lit == "value" else 0
    at = left + width + round(size * 0.12) + px // 2, middle
    if lit == "value":
        edge = Box(at[0] - px // 2, middle - px // 2, px, px).inset(-7)
        paint.rounded(image, edge, px // 4, THEME.accent)
        paint.rounded(image, edge.inset(4), px // 5, THEME.deep)
    value(image, group, at, px)
    return width + round(size * 0.12) + px


def medal(
    image: Image.Image,
    middle: tuple[int, int],
    rank: int,
    words: str,
    radius: int = 32,
    *,
    lit: bool = False,
) -> None:
    """Draw the medal of a criterion (0 gold, 1 silver, 2 bronze) with its letters."""
    x, y = middle
    wide, high = round(radius * 0.52), round(radius * 0.95)
    top = y - radius - round(high * 0.66)
    for shift, colour in ((-wide, _RIBBON), (0, WHITE)):
        paint.fill(image, Box(x + shift, top, wide, high), colour)
    if lit:
        paint.disc(image, middle, radius + 6, THEME.accent)
    paint.disc(image, middle, radius, INK)
    paint.disc(image, middle, radius - max(3, radius // 8), MEDALS[rank])
    shown, font = fit(words, THEME.display(round(radius * 0.84)), round(radius * 1.5), 12)
    write(image, middle, shown, font, INK, "centre")


def medal_words(scene: Scene, rank: int) -> str:
    """Return the letters on a medal."""
    return scene.word(f"picture-allstar-medal-{rank}")


def bus(image: Image.Image, middle: tuple[int, int], number: str, high: int) -> None:
    """Draw a bus with its number in the window; without one it has no bus yet."""
    wide = round(high * 1.1)
    box = Box(middle[0] - wide // 2, middle[1] - high // 2, wide, round(high * 0.9))
    if not number:
        paint.dashed(image, box, high // 6, THEME.muted)
        return
    wheel = max(4, high // 8)
    for x in (box.left + wide // 4, box.right - wide // 4):
        paint.disc(image, (x, box.bottom), wheel, INK)
    paint.rounded(image, box.inset(-2), high // 6 + 2, INK)
    paint.rounded(image, box, high // 6, GOLD)
    window = Box(
        box.left + wide // 9, box.top + high // 10, wide - 2 * (wide // 9), high * 11 // 20
    )
    paint.rounded(image, window, high // 12, INK)
    lamp = max(2, high // 16)
    for x in (box.left + wide // 5, box.right - wide // 5):
        paint.disc(image, (x, box.bottom - high // 7), lamp, WHITE)
    write(image, window.middle, number, THEME.display(round(high * 0.56)), WHITE, "centre")


# Players


def players(
    image: Image.Image,
    scene: Scene,
    cards: Sequence[str],
    room: Box,
    width: int,
    *,
    gap: int = 12,
    dimmed: Collection[str] = (),
    marked: str = "",
    tiles: bool = True,
) -> None:
    """Draw a row of small players from the left of `room`; they overlap where it is narrow.

    Those in `dimmed` do not count; with `marked`, cards new since the last picture are outlined
    (its value is the place word, "card"). `tiles`: low cards lie on their sides.
    """
    high = faces.height_of(width)
    if tiles and width < SMALLEST:
        _tiles(image, cards, room, dimmed)
        return
    step = step_of(len(cards), width, room.width, gap)
    top = room.top + (room.height - high) // 2
    for at, card in enumerate(cards):
        box = Box(room.left + at * step, top, width, high)
        shown = step if at + 1 < len(cards) and step < width else None
        new = bool(marked) and f"{marked}:{card}" in scene.changed
        state: State = "dimmed" if card in dimmed else "new" if new else "plain"
        if new and card in dimmed:
            faces.frame_of(image, box, "new", THEME, round(width * 0.08))
        faces.card(image, box, card_face(card, scene), "S", state, shown=shown)


def _tiles(image: Image.Image, cards: Sequence[str], room: Box, dimmed: Collection[str]) -> None:
    """Draw players on their sides, as large as five of them fit."""
    wide = min(128, (room.width - 4 * 8) // 5, round((room.height - 16) * RATIO))
    high = round(wide / RATIO)
    top = room.top + (room.height - high) // 2
    for at, card in enumerate(cards):
        box = Box(room.left + at * (wide + 8), top, wide, high)
        tile_of_player(image, card, box, ground=THEME.panel if card in dimmed else None)


def rest(team: TeamView) -> tuple[str, ...]:
    """Return the cards of a team that do not belong to its best group."""
    return tuple(card for card in team.cards if card not in team.best.cards)


def in_order(cards: Sequence[str], counting: Sequence[str]) -> list[str]:
    """Return the cards that count first, then the others."""
    return [*counting, *(card for card in cards if card not in counting)]


def supporters(
    image: Image.Image, box: Box, count: int, gain: int = 0, *, size: int = 76, won: bool = False
) -> None:
    """Draw a plaque with the number of supporters, and what was gained since the last picture."""
    ground, ink = (THEME.accent, INK) if won else (THEME.deep, WHITE)
    paint.rounded(image, box, 20, ground)
    x, _ = box.middle
    px = round(min(box.height * 0.3, 44))
    tint = INK if won else THEME.accent
    total = px + round(size * 0.74) + 8
    top = box.top + max(6, (box.height - total) // 2)
    marks.paste_middle(image, icon(_FANS, px, tint), (x, top + px // 2))
    words, font = fit(str(count), THEME.display(size), box.width - 16, 36)
    write(image, (x, top + px + 8 + round(size * 0.37)), words, font, ink, "centre")
    if gain:
        at = box.right + 6, box.top + 4
        marks.pill(image, at, marks.gain_words(gain), THEME, size=34, edge=INK, align="right")


def gained(scene: Scene, place: str) -> int:
    """Return what came to a place since the revision shown before."""
    return sum(mark.gain for mark in scene.marks if mark.place == place)


# Arenas


def ticket(
    image: Image.Image,
    scene: Scene,
    arena: str,
    number: int,
    box: Box,
    *,
    stand: Sequence[Sequence[int]] = (),
    current: bool = False,
    done: bool = False,
    back: Colour | None = None,
) -> None:
    """Draw an arena as a notched ticket: name, pay of each rank, and who stands at which rank.

    `stand` has the seats of each rank, first rank first. Without it the combination sought, if
    any, is shown. `back` is the ground that shows in the notches.
    """
    printed = arenas()[arena]
    ground, ink = (THEME.accent, INK) if current else (THEME.panel, WHITE)
    _notched(image, box, ground, back or THEME.top)
    head = box.top + round(box.height * 0.19)
    size = round(min(46, box.height * 0.22))
    left = box.left + 24
    left += write(image, (left, head), str(number), THEME.display(size), ink) + 18
    room = box.right - left - (64 if printed.family == "unusual" else 20)
    name, font = fit(scene.name(arena), THEME.display(size), room, 26)
    write(image, (left, head), name, font, ink)
    if printed.family == "unusual":
        sign = icon("glyph:alert", round(size * 0.9), ink)
        marks.paste_middle(image, sign, (box.right - 38, head))
    pay(image, scene, printed, _pay_box(box), current=current)
    _foot(image, printed, box, stand, current=current)
    if done:
        at = box.right - 38, box.top + round(box.height * 0.38)
        marks.glyph_disc(image, at, "glyph:check_bold", THEME.accent, radius=16, ring=ground)


def _notched(image: Image.Image, box: Box, ground: Colour, back: Colour) -> None:
    paint.rounded(image, box.moved(0, 6), 22, THEME.deep)
    paint.rounded(image, box, 22, ground)
    y = box.top + round(box.height * 0.38)
    for x in (box.left, box.right):
        paint.disc(image, (x, y), 13, back)
    for x in range(box.left + 28, box.right - 32, 22):
        paint.fill(image, Box(x, y - 2, 12, 3), mix(ground, THEME.deep, 0.35))


def _pay_box(box: Box) -> Box:
    top = box.top + round(box.height * 0.44)
    return Box(box.left + 16, top, box.width - 32, round(box.height * 0.25))


def pay(
    image: Image.Image, scene: Scene, printed: Arena, room: Box, *, current: bool = False
) -> None:
    """Draw the six pays in rank order; those of ranks nobody can take are faded."""
    ground = THEME.accent if current else THEME.panel
    well = INK if current else THEME.deep
    for rank, (points, box) in enumerate(zip(printed.points, pay_boxes(room), strict=True), 1):
        used = rank <= scene.view.seats
        paint.rounded(image, box, 10, well if used else mix(ground, well, 0.22))
        colour = WHITE if used else mix(ground, WHITE if not current else INK, 0.34)
        words, font = fit(str(points), THEME.display(round(box.height * 0.8)), box.width - 8, 16)
        write(image, box.middle, words, font, colour, "centre")


def pay_boxes(room: Box) -> list[Box]:
    """Return the six boxes of an arena's pays."""
    width = (room.width - 5 * 8) // 6
    return [Box(room.left + at * (width + 8), room.top, width, room.height) for at in range(6)]


def _foot(
    image: Image.Image,
    printed: Arena,
    box: Box,
    stand: Sequence[Sequence[int]],
    *,
    current: bool,
) -> None:
    """Draw who stands where, each under the pay of the own rank, or the combination sought."""
    room = _pay_box(box)
    y = (room.bottom + box.bottom) // 2
    high = box.bottom - room.bottom - 16
    if high < 24:
        return
    if stand:
        for place, seats in zip(pay_boxes(room), stand, strict=False):
            px = min(high, 46) if len(seats) == 1 else min(high, 46) * 3 // 4
            start = place.middle[0] - (len(seats) - 1) * px // 2
            for at, seat in enumerate(seats):
                marks.seat(image, seat, (start + at * px, y), px)
        return
    combo(image, printed, (room.left, y), min(high, 46), current=current)


def combo(
    image: Image.Image,
    printed: Arena,
    left_middle: tuple[int, int],
    px: int,
    *,
    current: bool = False,
) -> None:
    """Draw the combination an arena seeks: five in a row, three and a pair, one of each symbol."""
    left, y = left_middle
    step = px + max(4, px // 7)
    match printed.combo:
        case "kit":
            for at, symbol in enumerate(SYMBOLS):
                plate(image, symbol, (left + px // 2 + at * step, y), px)
        case "run":
            for at, digit in enumerate("34567"):
                tile(image, digit, (left + px // 2 + at * step, y), px)
        case "full":
            for at, letter in enumerate("AAABB"):
                shift = px // 3 if letter == "B" else 0
                middle = left + px // 2 + at * step + shift, y
                if letter == "A":
                    tile(image, "=", middle, px)
                else:
                    _dark_tile(image, "=", middle, px, current=current)
        case _:
            pass


def _dark_tile(
    image: Image.Image, words: str, middle: tuple[int, int], px: int, *, current: bool
) -> None:
    box = Box(middle[0] - px // 2, middle[1] - px // 2, px, px)
    paint.rounded(image, box, px // 5, INK if current else THEME.deep)
    write(image, middle, words, THEME.display(round(px * 0.82)), ICE, "centre")


def hands(
    image: Image.Image, left_middle: tuple[int, int], sizes: Sequence[int], high: int = 62
) -> int:
    """Draw the hands that wait for somebody, small backs with their counts; returns the width."""
    left, y = left_middle
    width = round(high / faces.RATIO)
    for at, size in enumerate(sizes):
        start = left + at * (width + 34)
        marks.paste(image, faces.back(THEME, width), (start, y - high // 2))
        at_foot = start + width - 4, y + high // 5
        ground = WHITE if at == 0 else THEME.muted
        text_size = round(high * 0.5)
        marks.pill(
            image,
            at_foot,
            str(size),
            THEME,
            size=text_size,
            ground=ground,
            edge=INK,
            align="centre",
        )
    return len(sizes) * (width + 34)


def tickets_left(image: Image.Image, left_middle: tuple[int, int], count: int, px: int = 40) -> int:
    """Draw play-off tickets as stubs; returns the width."""
    left, y = left_middle
    for at in range(count):
        stub = icon("glyph:ticket_confirmation", px, THEME.accent)
        marks.paste(image, stub, (left + at * (px + 4), y - px // 2))
    return count * (px + 4)
