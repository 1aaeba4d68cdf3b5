"""Arenas, buses, medals, groups and rows of players: what all pictures of the game are made of."""

from collections.abc import Collection, Sequence

from PIL import Image

from games.allstar.pictures.faces import THEME, card_face, player_of, value
from games.allstar.pictures.parts.tiles import RATIO, tile
from games.allstar.pictures.words import view_of
from games.allstar.reasons import lesser
from games.allstar.view import Group, TeamView
from games.core.data.theme import Colour, rgb
from render.kit import design, faces, marks, paint
from render.kit.design import height_of
from render.kit.faces import State
from render.kit.geometry import Box, step_of
from render.kit.icons import icon
from render.kit.scene import Scene
from render.kit.text import fit, measure, write
from render.kit.theme import GOLD, INK, WHITE

TEAM = 5  # cards
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
    ink: Colour = WHITE,
) -> int:
    """Draw `4 × [puck]`; returns its width. `lit`: the digit ("power") or picture that decides."""
    left, middle = left_middle
    colour = THEME.accent if lit == "power" else ink
    width = write(image, (left, middle), str(group.size), THEME.display(size), colour)
    small = THEME.display(round(size * 0.62))
    width += round(size * 0.08)
    width += write(image, (left + width, middle), "×", small, THEME.muted)
    px = round(size * 0.94)
    width += 8 if lit == "value" else 0
    at = left + width + round(size * 0.12) + px // 2, middle
    if lit == "value":
        outlined(image, at, px)
    value(image, group, at, px)
    return width + round(size * 0.12) + px


def worth_width(scene: Scene, group: Group, size: int) -> int:
    """Return how wide `4 × [puck] (G) > 4 × [stick]` is, in px."""
    less = lesser(group, view_of(scene).criteria, view_of(scene).species)
    own = formula_width(group, size) + round(size * 1.2)
    if less is None:
        return own
    return own + measure(">", THEME.display(size)) + 24 + formula_width(less, round(size * 0.8))


def worth(
    image: Image.Image, scene: Scene, left_middle: tuple[int, int], group: Group, size: int
) -> None:
    """Draw a team's best group, its medal and the strongest group that it beats."""
    left, y = left_middle
    view = view_of(scene)
    left += formula(image, left_middle, group, size) + round(size * 0.6)
    medal(image, (left, y + 4), group.medal, medal_words(scene, group.medal), round(size * 0.42))
    left += round(size * 0.6)
    less = lesser(group, view.criteria, view.species)
    if less is not None:
        left += 12 + write(image, (left + 6, y), ">", THEME.display(size), THEME.muted)
        formula(image, (left + 6, y), less, round(size * 0.8))


def outlined(image: Image.Image, middle: tuple[int, int], px: int) -> None:
    """Draw the outline of a picture that decides, before the picture."""
    edge = Box(middle[0] - px // 2, middle[1] - px // 2, px, px).inset(-7)
    paint.rounded(image, edge, px // 4, THEME.accent)
    paint.rounded(image, edge.inset(4), px // 5, THEME.deep)


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
    return scene.word(f"allstar-picture-medal-{rank}")


def medal_sign(scene: Scene, rank: int, px: int = 34) -> Image.Image:
    """Return a medal alone, as a legend shows it."""
    spot = Image.new("RGBA", (px, px + 10))
    medal(spot, (px // 2, px // 2 + 8), rank, medal_words(scene, rank), px // 2 - 1)
    return spot


def bus(
    image: Image.Image, middle: tuple[int, int], number: str, high: int, *, ready: bool = True
) -> None:
    """Draw a bus with its number in the window, an outline while it is not `ready`.

    Without a number there is no bus yet.
    """
    wide = round(high * 1.1)
    box = Box(middle[0] - wide // 2, middle[1] - high // 2, wide, round(high * 0.9))
    if not (ready and number):
        paint.dashed(image, box, high // 6, THEME.muted)
        font = THEME.display(round(high * 0.7))
        write(image, box.middle, number, font, THEME.muted, "centre")
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
    high = height_of(width)
    if tiles and width < SMALLEST:
        lying(image, scene, cards, room, dimmed=dimmed, marked=marked)
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


def lying(
    image: Image.Image,
    scene: Scene,
    cards: Sequence[str],
    room: Box,
    *,
    across: int = 5,
    gap: int = 8,
    dimmed: Collection[str] = (),
    marked: str = "",
) -> None:
    """Draw players on their sides, as large as `across` of them fit."""
    wide = min(128, (room.width - (across - 1) * gap) // across, round((room.height - 24) * RATIO))
    high = round(wide / RATIO)
    top = room.top + (room.height - high) // 2
    for at, card in enumerate(cards):
        box = Box(room.left + at * (wide + gap), top, wide, high)
        if marked and f"{marked}:{card}" in scene.changed:
            faces.frame_of(image, box, "new", THEME, 10)
        tile(image, player_of(scene, card), box, ground=THEME.panel if card in dimmed else None)


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


def hands(
    image: Image.Image, left_middle: tuple[int, int], sizes: Sequence[int], high: int = 62
) -> int:
    """Draw the hands that wait for somebody, small backs with their counts; returns the width."""
    left, y = left_middle
    width = round(high / design.RATIO)
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


def face_down(image: Image.Image, left_middle: tuple[int, int], width: int = 34) -> None:
    """Draw the five backs of a team that lies ready."""
    left, y = left_middle
    card = faces.back(THEME, width)
    for at in range(TEAM):
        marks.paste(image, card, (left + at * width // 3, y - card.height // 2))


def tickets_left(image: Image.Image, left_middle: tuple[int, int], count: int, px: int = 40) -> int:
    """Draw play-off tickets as stubs; returns the width."""
    left, y = left_middle
    for at in range(count):
        stub = icon("glyph:ticket_confirmation", px, THEME.accent)
        marks.paste(image, stub, (left + at * (px + 4), y - px // 2))
    return count * (px + 4)
