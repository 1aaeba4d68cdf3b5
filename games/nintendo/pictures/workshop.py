"""The workshop: a deck at a glance, and a page of cards to choose from."""

from collections.abc import Sequence

import msgspec
from PIL import Image

from games.core.bringing.shelf import DeckView, ShelfView
from games.core.bringing.workshop import Bar, Group
from games.nintendo.pictures.art import FRAMES, backdrop, frame_of, picture_of
from games.nintendo.pictures.faces import printed_of, wide
from render.kit import marks, paint, parts
from render.kit.geometry import Box, grid
from render.kit.icons import icon
from render.kit.picture import Picture
from render.kit.scene import Scene
from render.kit.text import fit, measure, write
from render.kit.theme import GOLD, INK, REFUSAL, WHITE, mix, name_font, small_font, word_font

FIELD = Box(32, 138, 796, 556)
SIDE = Box(850, 88, 318, 616)
SHELF = Box(32, 92, 1136, 608)
_HEADING, _GAP = 40, 10  # px: a heading above its tiles, and below them
_RAISED = 5  # px of a heading, so that costs on its tiles leave its letters whole
_LINE = 44  # px of a fault
_FAULTS = 2  # faults that are written
_KINDS = 6


class Size(msgspec.Struct, frozen=True):
    """How large the tiles of a deck are, in px; names stand on large ones alone."""

    width: int
    height: int
    gap: int
    named: bool


SIZES = (
    Size(104, 98, 10, named=True),
    Size(104, 80, 8, named=True),
    Size(104, 72, 6, named=True),
    Size(88, 60, 8, named=False),
    Size(66, 46, 6, named=False),
)


class Placed(msgspec.Struct, frozen=True):
    """A group of a deck: where its heading stands, and a tile for each of its cards."""

    group: Group
    heading: tuple[int, int]
    tiles: tuple[Box, ...]


def deck(scene: Scene) -> Picture:
    """Return a deck at a glance, 1200x750."""
    view = scene.view
    assert isinstance(view, DeckView)
    image = parts.begin(scene, small=True)
    detail = scene.word("picture-workshop-place", place=view.place, most=view.most)
    parts.header_small(image, scene, scene.word("picture-workshop"), detail if view.place else "")
    _foot(image, scene, view)
    _title(image, scene, view)
    faults = view.faults[:_FAULTS]
    field = FIELD._replace(height=FIELD.height - _LINE * len(faults))
    size, placed = laid(view.overview.groups, field)
    for one in placed:
        _group(image, scene, one, size, view.wrong)
    if not placed:
        said = scene.word("picture-workshop-empty")
        write(image, field.middle, said, word_font(40), scene.theme.muted, "centre")
    for at, fault in enumerate(reversed(faults)):
        _fault(image, scene.say(fault), FIELD.bottom + 8 - _LINE * at)
    _figures(image, scene, view)
    return Picture(image)


def laid(groups: Sequence[Group], field: Box) -> tuple[Size, list[Placed]]:
    """Return the largest tiles with which all groups fit into a field, and where they lie."""
    for size in SIZES:
        placed = _placed(groups, field, size)
        if not placed or all(box.bottom <= field.bottom for one in placed for box in one.tiles):
            return size, placed
    size = SIZES[-1]
    return size, [
        Placed(one.group, one.heading, tuple(b for b in one.tiles if b.bottom <= field.bottom))
        for one in _placed(groups, field, size)
        if one.heading[1] < field.bottom - size.height
    ]


def _placed(groups: Sequence[Group], field: Box, size: Size) -> list[Placed]:
    """Return groups one after the other, small ones side by side."""
    step = size.width + size.gap
    across = (field.width + size.gap) // step
    found: list[Placed] = []
    column, top, below = 0, field.top, field.top
    for group in groups:
        needs = max(len(group.pieces), -(-200 // step))  # its heading has room, too
        if column and column + needs > across:
            column, top = 0, below
        tiles = tuple(
            Box(
                field.left + (column + at % (across - column)) * step,
                top + _HEADING + at // (across - column) * (size.height + size.gap),
                size.width,
                size.height,
            )
            for at in range(len(group.pieces))
        )
        found.append(
            Placed(group, (field.left + column * step, top + _HEADING // 2 - _RAISED), tiles)
        )
        below = max([below, *(box.bottom + _GAP for box in tiles)])
        column += needs
        if column >= across:
            column, top = 0, below
    return found


def _title(image: Image.Image, scene: Scene, view: DeckView) -> None:
    """Draw the name, how many cards there are of how many, and whether it is valid."""
    theme, overview, y = scene.theme, view.overview, 106
    whole = not view.faults
    said = scene.word("picture-workshop-good") if whole else _wrong(scene, view)
    words, font = fit(said, word_font(36), 230, 26)
    right = FIELD.right - write(image, (FIELD.right, y), words, font, WHITE, "right") - 34
    sign = "check_bold" if whole else "close_thick"
    marks.glyph_disc(image, (right, y), f"glyph:{sign}", INK, theme.accent if whole else REFUSAL)
    count = f"{overview.size} / {overview.want}"
    at = right - 34, y
    box = marks.pill(
        image, at, count, theme, size=34, ground=theme.deep, ink=theme.accent, align="right"
    )
    words, font = fit(view.name, name_font(48), box.left - FIELD.left - 16, 30)
    write(image, (FIELD.left, y), words, font, WHITE)


def _wrong(scene: Scene, view: DeckView) -> str:
    return scene.word("picture-workshop-faults", count=len(view.faults))


def _foot(image: Image.Image, scene: Scene, view: DeckView) -> None:
    """Write whose deck it is along the foot."""
    top = image.height - parts.FOOTER_SMALL
    paint.fill(image, Box(0, top, image.width, parts.FOOTER_SMALL), scene.theme.deep)
    at = image.width - 32, top + parts.FOOTER_SMALL // 2
    name = view.owner
    said = scene.word("picture-workshop-of", name=name) if name else ""
    words, font = fit(said, small_font(24), image.width - 64, 20)
    write(image, at, words, font, scene.theme.muted, "right")


def _group(image: Image.Image, scene: Scene, one: Placed, size: Size, wrong: Sequence[str]) -> None:
    """Draw the heading of a group with its number, and its tiles."""
    words, font = fit(scene.say(one.group.label), word_font(34), 190, 26)
    x, y = one.heading
    x += write(image, (x, y), words, font, scene.theme.muted) + 12
    write(image, (x, y), str(one.group.size), scene.theme.display(38), WHITE)
    for (card, count), box in zip(one.group.pieces, one.tiles, strict=False):
        _tile(image, scene, card, count, box, size, wrong=card in wrong)


def _tile(
    image: Image.Image,
    scene: Scene,
    card: str,
    count: int,
    box: Box,
    size: Size,
    *,
    wrong: bool,
) -> None:
    """Draw a card small: cost, picture, name where there is room, and how many there are."""
    printed, theme = printed_of(scene, card), scene.theme
    if wrong:
        paint.rounded(image, box.inset(-6), 16, REFUSAL)
        paint.rounded(image, box.inset(-2), 14, INK)
    paint.rounded(image, box, 12, frame_of(printed))
    low = 32 if size.named else 0
    art = Box(box.left + 4, box.top + 4, box.width - 8, box.height - 8 - low)
    backdrop(image, art, printed, 9)
    side = min(art.width, art.height) - 2
    at = art.left + art.width * 11 // 20, art.middle[1]
    marks.paste_middle(image, picture_of(printed, side), at)
    if low:
        name, font = fit(scene.name(card), theme.label(27), box.width - 6, 20, scene.short(card))
        write(image, (box.middle[0], box.bottom - 4 - low // 2), name, font, WHITE, "centre")
    radius = 20 if size.named else min(18, size.height * 2 // 5)
    badge = box.left + radius - 6, box.top + radius - 6
    marks.badge(image, badge, printed.cost, theme, radius, GOLD)
    if count == 1 and not size.named:
        return
    words = f"×{count}"
    ground, ink = (REFUSAL, INK) if wrong else (INK, WHITE)
    place = box.right + 3, art.bottom - 12
    pill = 27 if size.named else 24
    marks.pill(image, place, words, theme, size=pill, ground=ground, ink=ink, align="right")


def _fault(image: Image.Image, said: str, bottom: int) -> None:
    """Write what is wrong with a deck on a line of its own."""
    box = Box(FIELD.left, bottom - _LINE + 4, FIELD.width, _LINE - 4)
    paint.rounded(image, box, 12, INK)
    side = 30
    at = box.left + 28, box.middle[1]
    marks.paste_middle(image, icon("glyph:close_thick", side, REFUSAL), at)
    words, font = fit(said, word_font(34), box.width - 70, 24)
    write(image, (box.left + 54, box.middle[1]), words, font, WHITE)


def _figures(image: Image.Image, scene: Scene, view: DeckView) -> None:
    """Draw the mean cost, the curve of costs, the colours by share, and the largest kinds."""
    theme, overview = scene.theme, view.overview
    paint.panel(image, SIDE, theme)
    left, right = SIDE.left + 22, SIDE.right - 22
    mean = scene.word(
        "picture-workshop-tenths", whole=overview.mean // 10, tenth=overview.mean % 10
    )
    width = measure(mean, theme.display(52))
    words, font = fit(scene.word("picture-workshop-mean"), word_font(34), 256 - width, 24)
    write(image, (left, SIDE.top + 36), words, font, theme.muted)
    write(image, (right, SIDE.top + 36), mean, theme.display(52), WHITE, "right")
    _curve(image, scene, overview.curve, Box(left, SIDE.top + 76, right - left, 236))
    y = SIDE.top + 346
    paint.fill(image, Box(left, y - 20, right - left, 3), theme.accent)
    write(image, (left, y + 12), scene.word("picture-workshop-shares"), word_font(32), theme.muted)
    _shares(image, scene, overview.shares, Box(left, y + 34, right - left, 46))
    y += 112
    write(image, (left, y), scene.word("picture-workshop-kinds"), word_font(32), theme.muted)
    for at, bar in enumerate(overview.kinds[:_KINDS]):
        across, down = at % 2, at // 2
        x, line = left + across * (right - left + 12) // 2, y + 42 + down * 42
        count = str(bar.count)
        room = (right - left - 12) // 2 - measure(count, theme.display(34)) - 8
        words, font = fit(scene.name(bar.id), word_font(30), room, 20, scene.short(bar.id))
        x += write(image, (x, line), count, theme.display(34), WHITE) + 8
        write(image, (x, line), words, font, theme.muted)


def _curve(image: Image.Image, scene: Scene, curve: Sequence[Bar], box: Box) -> None:
    """Draw how many cards cost how much: a column each."""
    if not curve:
        return
    theme = scene.theme
    step = box.width // len(curve)
    wide_ = min(38, step - 6)
    most = max(13, *(bar.count for bar in curve))
    floor = box.bottom - 44
    high = floor - box.top - 36
    for at, bar in enumerate(curve):
        middle = box.left + at * step + step // 2
        tall = high * bar.count // most
        if bar.count:
            column = Box(middle - wide_ // 2, floor - tall, wide_, tall)
            paint.rounded(image, column, min(8, max(1, tall // 2)), theme.accent)
            top = middle, floor - tall - 18
            write(image, top, str(bar.count), theme.display(28), WHITE, "centre")
        radius = min(19, step // 2 - 1)
        marks.badge(image, (middle, box.bottom - 20), bar.id, theme, radius, GOLD)


def _shares(image: Image.Image, scene: Scene, shares: Sequence[Bar], box: Box) -> None:
    """Draw the colours side by side, each as wide as its share, but wide enough for its letter."""
    if not shares:
        return
    gap, least = 5, 38
    total = sum(bar.count for bar in shares)
    room = box.width - gap * (len(shares) - 1) - least * len(shares)
    left = box.left
    for bar in shares:
        width = least + room * bar.count // total
        here = Box(left, box.top, width, box.height)
        paint.rounded(image, here.inset(-2), 11, WHITE)
        paint.rounded(image, here, 10, FRAMES.get(bar.id, INK))
        said = f"{bar.id} {bar.count}"
        font = scene.theme.display(30)
        words = said if measure(said, font) < width - 8 else bar.id
        write(image, here.middle, words, font, WHITE, "centre")
        left += width + gap


def shelf(scene: Scene) -> Picture:
    """Return a page of cards with their whole texts, numbered from 1, 1200x750."""
    view = scene.view
    assert isinstance(view, ShelfView)
    image = parts.begin(scene, small=True)
    count = scene.word("picture-workshop-found", count=view.found)
    page = scene.word("picture-workshop-page", page=view.page + 1, pages=view.pages)
    parts.header_small(image, scene, page, count)
    top = image.height - parts.FOOTER_SMALL
    paint.fill(image, Box(0, top, image.width, parts.FOOTER_SMALL), scene.theme.deep)
    if not view.pieces:
        said = scene.word("picture-workshop-nothing")
        write(image, SHELF.middle, said, word_font(44), scene.theme.muted, "centre")
    boxes = grid(len(view.pieces), 364, 286, SHELF, 22)
    for number, ((card, held), box) in enumerate(zip(view.pieces, boxes, strict=True), 1):
        if held:
            paint.rounded(image, box.inset(-6), 20, scene.theme.accent)
        wide(image, scene, card, box, kinds=True)
        at = box.right - 24, box.top + 24
        marks.badge(image, at, number, scene.theme, 30, scene.theme.accent if held else WHITE)
        if held:
            place = box.left + 10, box.top + 84  # between the cost and the name
            ground = mix(frame_of(printed_of(scene, card)), INK, 0.5)
            words = f"×{held}"
            marks.pill(image, place, words, scene.theme, size=34, ground=ground, ink=WHITE)
    return Picture(image)
