"""All scores and the others' open cards, on a private picture (who leads, and with what)."""

from collections.abc import Sequence

from PIL import Image

from games.firstdeck.hands import opened
from games.firstdeck.pictures.board import card_state, has_won
from games.firstdeck.pictures.faces import KINDS, STAR, card_face, head_of, kind_of, printed
from games.firstdeck.pictures.words import cards_of, view_of
from games.firstdeck.view import SeatView, Shown
from render.kit import faces, marks, paint, parts
from render.kit.design import RATIO, height_of
from render.kit.geometry import Box, rows, step_of
from render.kit.icons import icon
from render.kit.scene import Scene
from render.kit.text import fit, measure, write
from render.kit.theme import WHITE, mix, name_font, word_font

LINE = 56  # px of my own line, and of a name above cards
CARD = 62  # px of a card at the most
LEAST = 96  # px of a panel that has room for cards below its name
REMARKS = 210  # px of a panel that has room for words below its cards


def column(image: Image.Image, scene: Scene, box: Box) -> None:
    """Draw my stars in a line, and below it a panel for each of the others, clockwise."""
    view = view_of(scene)
    assert scene.seat is not None
    own = box._replace(height=LINE)
    paint.rounded(image, own, 16, mix(scene.theme.panel, scene.theme.accent, 0.25))
    _name(image, scene, view.panels[scene.seat], own)
    around = [(scene.seat + step) % view.seats for step in range(1, view.seats)]
    below = Box(box.left, own.bottom + 10, box.width, box.bottom - own.bottom - 10)
    for seat, place in zip(around, rows(below, len(around), 10), strict=True):
        _panel(image, scene, view.panels[seat], place)


def _panel(image: Image.Image, scene: Scene, panel: SeatView, box: Box) -> None:
    """Draw a seat: name and stars, its cards of the round with their value."""
    paint.rounded(image, box, 16, scene.theme.panel)
    high = min(LINE, box.height // 2)
    _name(image, scene, panel, box._replace(height=high))
    inner = Box(box.left + 14, box.top + high, box.width - 28, box.height - high - 8)
    if not panel.active:
        write(image, (inner.left, inner.middle[1]), scene.word("picture-conceded"),
              word_font(28), scene.theme.muted)  # fmt: skip
        return
    if box.height >= REMARKS:
        inner = _remarks(image, scene, panel, inner)
    if panel.worth is not None:
        inner = _worth(image, scene, panel, inner)
    if box.height < LEAST:
        _tokens(image, scene, panel.table, inner)
    else:
        _cards(image, scene, panel.table, inner)


def _name(image: Image.Image, scene: Scene, panel: SeatView, box: Box) -> None:
    """Draw shape and name of a seat, at the right its stars."""
    y = box.middle[1]
    side = min(40, box.height - 8)
    star = min(40, box.height - 8)
    marks.paste_middle(image, icon(STAR, star), (box.right - 14 - star // 2, y))
    digits = scene.theme.display(min(44, box.height))
    right = box.right - 22 - star
    right -= write(image, (right, y), str(panel.stars), digits, WHITE, "right") + 12
    marks.seat(image, panel.seat, (box.left + 14 + side // 2, y), side)
    left = box.left + 26 + side
    words, font = fit(scene.person(panel.seat).shown, name_font(34), right - left, 24)
    write(image, (left, y), words, font, WHITE)


def _remarks(image: Image.Image, scene: Scene, panel: SeatView, box: Box) -> Box:
    """Write what the cards are, and how many the deck has; return the room between."""
    words, font = fit(scene.word("firstdeck-picture-their-cards"), word_font(30), box.width, 24)
    write(image, (box.left, box.top + 18), words, font, scene.theme.muted)
    words = scene.word("firstdeck-picture-their-deck", count=len(panel.deck))
    words, font = fit(words, word_font(30), box.width, 24)
    write(image, (box.left, box.bottom - 20), words, font, scene.theme.muted)
    return Box(box.left, box.top + 40, box.width, box.height - 84)


def _worth(image: Image.Image, scene: Scene, panel: SeatView, box: Box) -> Box:
    """Draw the value at the right; return the room beside it."""
    assert panel.worth is not None
    won, head = has_won(scene, panel), head_of(panel.worth.family)
    if box.height >= CARD:
        well = Box(box.right - 72, box.top, 72, min(box.height, 112))
        size = 56 if well.height > 84 else 40
        value = str(panel.worth.value)
        parts.plaque(image, well, value, scene.theme, picture=head, won=won, size=size)
        return box._replace(width=box.width - 72 - 14)
    y, px = box.middle[1], min(32, box.height)
    marks.paste_middle(image, icon(head, px), (box.right - px // 2, y))
    font = scene.theme.display(34)
    colour = scene.theme.accent if won else WHITE
    width = write(image, (box.right - px - 6, y), f"= {panel.worth.value}", font, colour, "right")
    return box._replace(width=box.width - px - 6 - width - 12)


def _cards(image: Image.Image, scene: Scene, table: Sequence[Shown], box: Box) -> None:
    """Draw cards of the round; swords stand before those drawn in battle."""
    if not table:
        return
    width = min(CARD, round((box.height - 4) / RATIO))
    sword = 30
    battle = first_in_battle(scene, table)
    room = box.width - sword * (battle is not None)
    step = step_of(len(table), width, room, 8)
    left = box.left
    for at, card in enumerate(table):
        if at == battle:
            _swords(image, scene, (left + sword // 2 - 3, box.top + height_of(width) // 2))
            left += sword
        spot = Box(left, box.top, width, height_of(width))
        shown = step if at + 1 < len(table) and step < width else None
        faces.card(
            image, spot, card_face(card.id, scene), "S", card_state(card, scene), shown=shown
        )
        left += step


def first_in_battle(scene: Scene, table: Sequence[Shown]) -> int | None:
    """Return the place of the first card that was drawn in a battle; None for none."""
    played = [card.id for card in table if card.fate != "taken"]
    at = opened(cards_of(scene), played)
    contest = view_of(scene).contest
    fought = contest is not None and contest.draws
    return at if fought and at < len(played) else None


def _swords(image: Image.Image, scene: Scene, middle: tuple[int, int]) -> None:
    marks.paste_middle(image, icon("glyph:sword_cross", 26, scene.theme.muted), middle)


def _tokens(image: Image.Image, scene: Scene, table: Sequence[Shown], box: Box) -> None:
    """Draw cards as a number and a head each, where there is no room for cards."""
    px, font = min(30, box.height), scene.theme.display(30)
    left, y = box.left, box.middle[1]
    battle = first_in_battle(scene, table)
    for at, card in enumerate(table):
        face = printed(scene, card.id)
        count = str(face.n or face.wild or face.gob or "")
        wide = measure(count, font) + px + 12
        if left + wide > box.right:
            write(image, (left, y), "…", font, scene.theme.muted)
            return
        if at == battle:
            _swords(image, scene, (left + 10, y))
            left += 28
        faint = not card.counts
        colour = scene.theme.muted if faint else WHITE
        left += write(image, (left, y), count, font, colour) + 2
        marks.paste_middle(image, icon(KINDS[kind_of(face)].head, px), (left + px // 2, y))
        left += px + 10
