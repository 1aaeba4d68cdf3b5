"""The public board of Mon Premier Deck Building: seats around the row, and who won and why."""

from PIL import Image

from games.firstdeck.pictures import layout, middle
from games.firstdeck.pictures.faces import DECK_GLYPHS, STAR, card_face, head_of
from games.firstdeck.pictures.words import names, stage, view_of
from games.firstdeck.view import FirstDeckView, SeatView, Shown
from render.kit import faces, marks, paint, parts
from render.kit.faces import State
from render.kit.geometry import COMMON, Box, seat_panels
from render.kit.icons import icon
from render.kit.picture import Picture
from render.kit.scene import Scene
from render.kit.text import measure, write
from render.kit.theme import WHITE, mix, word_font


def board(scene: Scene) -> Picture:
    """Return the whole public table, 1600x1000."""
    view = view_of(scene)
    image = parts.begin(scene)
    words, detail = stage(scene)
    parts.header(image, scene, words, detail)
    parts.footer(image, scene, _remark(scene))
    parts.band(image, COMMON, scene.theme)
    middle.draw(image, scene)
    for panel, box in zip(view.panels, seat_panels(view.seats), strict=True):
        seat_panel(image, scene, panel, layout.panel(box))
    _arrows(image, scene)
    return Picture(image)


def _remark(scene: Scene) -> str:
    view = view_of(scene)
    if view.phase in {"discard", "take"} and view.choosing:
        order = names(scene, view.choosing)
        return scene.word("firstdeck-picture-remark-take", names=order)
    if view.stage in {"main", "final"}:
        first = scene.person(view.first).shown
        return scene.word("firstdeck-picture-remark", name=first)
    return ""


def seat_panel(image: Image.Image, scene: Scene, panel: SeatView, place: layout.Panel) -> None:
    """Draw the panel of a seat: name, stars, deck, cards in play, value."""
    theme = scene.theme
    won = has_won(scene, panel)
    paint.panel(image, place.box, theme, active=won)
    size = 40 if place.compact else 44
    parts.seat_name(image, scene, panel.seat, place.name, px=place.mark, size=size)
    _role(image, scene, panel, place)
    _score(image, scene, panel, place)
    _stack(image, scene, panel, place)
    _cards(image, scene, panel, place)
    if panel.worth is not None:
        parts.plaque(
            image,
            place.plaque,
            str(panel.worth.value),
            theme,
            picture=head_of(panel.worth.family),
            won=won,
        )
    if not panel.active:
        _conceded(image, scene, place)


def has_won(scene: Scene, panel: SeatView) -> bool:
    """Whether a seat won the last contest, or the match when it is over."""
    if scene.standings:
        return any(panel.seat in row.seats for row in scene.standings if row.place == 1)
    return panel.role in {"winner", "cowinner"}


def _role(image: Image.Image, scene: Scene, panel: SeatView, place: layout.Panel) -> None:
    """Mark winners and fighters beside the shape, above a sign of waiting."""
    (x, y), radius = parts.sign_place(place.name, place.mark)
    if panel.seat in scene.awaited or panel.seat in scene.ready:
        y -= round(place.mark * 0.56)
    if has_won(scene, panel):
        marks.trophy(image, (x, y), scene.theme, radius)
    elif panel.role == "fighter" and not scene.standings:
        ring = scene.theme.panel
        marks.glyph_disc(image, (x, y), "glyph:sword_cross", WHITE, radius=radius, ring=ring)


def _score(image: Image.Image, scene: Scene, panel: SeatView, place: layout.Panel) -> None:
    px, words = round(place.digits * 0.74), str(panel.stars)
    marks.number_icon(image, place.score, STAR, words, scene.theme, px=px, size=place.digits)
    change = scene.changed.get(f"stars:{panel.seat}")
    if change is not None and change.gain:
        gain = marks.gain_words(change.gain)
        marks.pill(image, place.gain, gain, scene.theme, size=34, end=STAR)


def _stack(image: Image.Image, scene: Scene, panel: SeatView, place: layout.Panel) -> None:
    """Draw the face-down deck as a small pile with its count and the sign it began with."""
    if not panel.symbol:
        return
    back = faces.back(scene.theme, 32)
    left, y = place.stack
    for shift in (-4, 0):
        marks.paste(image, back, (left + shift, y - back.height // 2 + shift + 2))
    count, font = str(len(panel.deck)), scene.theme.display(44)
    write(image, (left + 44, y), count, font, scene.theme.muted)
    if not place.compact:
        glyph = icon(DECK_GLYPHS[panel.symbol], 30, mix(scene.theme.panel, scene.theme.muted, 0.6))
        marks.paste_middle(image, glyph, (left + 44 + measure(count, font) + 28, y))


def _cards(image: Image.Image, scene: Scene, panel: SeatView, place: layout.Panel) -> None:
    taken = bool(panel.table) and panel.table[-1].fate == "taken"
    boxes, hidden = layout.table_cards(len(panel.table), place, taken=taken)
    if hidden:
        at = place.cards.left + 22, place.cards.middle[1]
        write(image, at, f"+{hidden}", scene.theme.display(40), scene.theme.muted, "centre")
    shown = panel.table[hidden:]
    for at, (card, box) in enumerate(zip(shown, boxes, strict=True)):
        after = boxes[at + 1].left - box.left if at + 1 < len(boxes) else None
        faces.card(image, box, card_face(card.id, scene), "S", card_state(card, scene), shown=after)


def card_state(card: Shown, scene: Scene) -> State:
    """Return how a card on a table is drawn."""
    if card.fate in {"boxed", "thrown"}:
        return "leaves"
    if f"card:{card.id}" in scene.changed and card.fate == "taken":
        return "new"
    return "plain" if card.counts or card.fate == "taken" else "dimmed"


def _conceded(image: Image.Image, scene: Scene, place: layout.Panel) -> None:
    """Mix the panel with the ground; a white flag stands where the cards were."""
    theme = scene.theme
    box = place.box
    paint.veil(image, box, mix(theme.top, theme.bottom, 0.5), 0.5, radius=24)
    words, font = scene.word("picture-conceded"), word_font(40)
    middle = box.right - 40 - measure(words, font), box.middle[1]
    write(image, middle, words, font, theme.muted)
    flag = icon("glyph:flag_variant", 64, WHITE)
    marks.paste_middle(image, flag, (middle[0] - 48, middle[1]))


def _arrows(image: Image.Image, scene: Scene) -> None:
    """Draw arrows from the row to cards that were just taken; two at most, else none helps."""
    view = view_of(scene)
    rows = layout.row_boxes(len(view.row))
    moves = [move for move in _taken(scene, view) if move[0] < len(rows)]
    for at, target, panel in moves[-2:]:
        paint.arrow(image, *layout.arrow_ends(rows[at], target, panel))


def _taken(scene: Scene, view: FirstDeckView) -> list[tuple[int, Box, Box]]:
    """Return (place of the row, box of the card, panel) of cards taken since the last revision."""
    found: list[tuple[int, Box, Box]] = []
    for at, spot in enumerate(view.row):
        if spot.taker is None or f"card:{spot.card}" not in scene.changed:
            continue
        panel = view.panels[spot.taker]
        if not panel.table or panel.table[-1].id != spot.card:
            continue
        place = layout.panel(seat_panels(view.seats)[spot.taker])
        boxes, _ = layout.table_cards(len(panel.table), place, taken=True)
        found.append((at, boxes[-1], place.box))
    return found
