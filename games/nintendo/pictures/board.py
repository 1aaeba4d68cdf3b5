"""The public board: a seat above and one below, their characters, the attack between them."""

from PIL import Image

from games.nintendo.pictures import layout, pieces
from games.nintendo.pictures.words import remark, stage, view_of
from games.nintendo.view import SeatView
from render.kit import faces, marks, paint, parts
from render.kit.geometry import Box
from render.kit.icons import icon
from render.kit.picture import Picture
from render.kit.scene import Scene
from render.kit.text import drawable, fit, write
from render.kit.theme import GOLD, INK, WHITE, mix, name_font, word_font

DECK = 30  # px of what a deck is called


def board(scene: Scene) -> Picture:
    """Return the whole public table, 1600x1000."""
    image = parts.begin(scene)
    parts.header(image, scene, *stage(scene))
    parts.footer(image, scene, remark(scene))
    parts.band(image, layout.MIDDLE, scene.theme)
    view = view_of(scene)
    places: dict[int, Box] = {}
    for seat, panel in enumerate(view.panels):
        seat_panel(image, scene, panel, layout.PANELS[seat])
        if view.stage == "decks":
            _waiting(image, scene, layout.ROWS[seat], chosen=seat in scene.ready)
        shown = pieces.of_seat(scene, seat, "char")
        boxes = layout.characters(layout.ROWS[seat], len(shown))
        for one, box in zip(shown, boxes, strict=True):
            forward = layout.SHIFT if one.attacks else 0
            spot = box.moved(0, -forward if seat else forward)
            places[one.entry] = spot
        events = pieces.of_seat(scene, seat, "event")
        for one, box in zip(events, layout.events(layout.ASIDE[seat], len(events)), strict=True):
            pieces.lasting(image, scene, one, box)
    ground = pieces.terrain(scene)
    if ground is not None:
        pieces.lasting(image, scene, ground, layout.TERRAIN)
    for one in view.pieces:
        if one.entry in places:
            pieces.character(image, scene, one, places[one.entry])
    _attack(image, scene, places)
    return Picture(image)


def _waiting(image: Image.Image, scene: Scene, row: Box, *, chosen: bool) -> None:
    """Say that a deck is being chosen, or has been, whichever it is."""
    words = scene.word(f"nintendo-picture-{'chosen' if chosen else 'choosing'}")
    write(image, row.middle, words, word_font(44), scene.theme.muted, "centre")


def seat_panel(image: Image.Image, scene: Scene, panel: SeatView, box: Box) -> None:
    """Draw a seat: name, coins, stars and the price of the next, hand, deck, graveyard."""
    theme, view = scene.theme, view_of(scene)
    won = any(panel.seat in row.seats for row in scene.standings if row.place == 1)
    acting = view.stage == "turn" and view.active == panel.seat
    paint.panel(image, box, theme, active=won or acting)
    _named(image, scene, panel.seat, Box(box.left + 20, box.top, 330, box.height))
    y = box.middle[1]
    if panel.chosen or view.turn:  # or nothing is dealt yet
        coins(image, scene, panel, (box.left + 372, y), 52)
        _cards(image, scene, panel, box)
    stars(image, scene, panel, (box.left + 640, y), 46)
    if panel.conceded:
        marks.paste_middle(image, icon("glyph:flag_variant", 44, WHITE), (box.right - 34, y))


def _named(image: Image.Image, scene: Scene, seat: int, box: Box) -> None:
    """Draw whose seat it is, and below what their deck is called, where everybody knows that.

    It is in people's own words: cut where it is long, and left out where little of it can be drawn.
    """
    deck, font = scene.person(seat).deck, name_font(DECK)
    if not deck or drawable(deck, font) < 0.5:
        parts.seat_name(image, scene, seat, box, px=52)
        return
    px = 40
    parts.seat_name(image, scene, seat, box._replace(height=44), px=px, size=38)
    left = box.left + px + 24
    words, fitted = fit(deck, font, box.right - left, DECK - 2)
    write(image, (left, box.bottom - 21), words, fitted, scene.theme.muted)


def _cards(image: Image.Image, scene: Scene, panel: SeatView, box: Box) -> None:
    """Draw how many cards are in hand, deck and graveyard."""
    theme, y = scene.theme, box.middle[1]
    left = box.left + 1060
    _count(image, scene, f"hand:{panel.seat}", (left, y), panel.hand_size, "glyph:cards_outline")
    left += 150
    back = faces.back(theme, 32)
    marks.paste_middle(image, back, (left + 16, y))
    write(image, (left + 44, y), str(panel.deck_size), theme.display(44), WHITE)
    left += 150
    _count(image, scene, f"grave:{panel.seat}", (left, y), len(panel.grave), "glyph:grave_stone")


def coins(image: Image.Image, scene: Scene, panel: SeatView, at: tuple[int, int], px: int) -> None:
    """Draw a seat's coins, and how many came or went."""
    coin(image, (at[0] + px // 2, at[1]), px // 2)
    words = str(panel.coins)
    width = write(image, (at[0] + px + 12, at[1]), words, scene.theme.display(px), WHITE)
    gain = scene.changed.get(f"coins:{panel.seat}")
    if gain is not None and gain.gain:
        left = at[0] + px + 26 + width, at[1]
        marks.pill(image, left, marks.gain_words(gain.gain), scene.theme, size=px * 6 // 10)


def coin(image: Image.Image, middle: tuple[int, int], radius: int) -> None:
    """Draw a coin."""
    paint.disc(image, middle, radius, INK)
    paint.disc(image, middle, radius - 3, GOLD)
    paint.disc(image, middle, radius * 6 // 10, mix(GOLD, INK, 0.25))
    sign = icon("glyph:square_rounded", radius * 7 // 10, GOLD)
    marks.paste_middle(image, sign, middle)


def stars(image: Image.Image, scene: Scene, panel: SeatView, at: tuple[int, int], px: int) -> None:
    """Draw the stars of a seat, those still missing, and the price of the next."""
    view, left = view_of(scene), at[0]
    for number in range(max(view.goal, panel.stars)):
        glyph = "glyph:star" if number < panel.stars else "glyph:star_outline"
        colour = GOLD if number < panel.stars else scene.theme.muted
        marks.paste_middle(image, icon(glyph, px, colour), (left + px // 2, at[1]))
        left += px + 6
    if panel.stars >= view.goal:
        return
    marks.paste_middle(image, icon("glyph:arrow_right_bold", px // 2, WHITE), (left + 20, at[1]))
    left += 44
    bought = panel.coins >= panel.star_price
    ground, ink = (scene.theme.accent, INK) if bought else (scene.theme.deep, WHITE)
    well = Box(left, at[1] - px * 6 // 10, px * 28 // 10, px * 12 // 10)
    paint.rounded(image, well, 14, ground)
    coin(image, (well.left + px // 2 + 6, at[1]), px * 4 // 10)
    size = scene.theme.display(px * 8 // 10)
    write(image, (well.left + px + 14, at[1]), str(panel.star_price), size, ink)


def _count(
    image: Image.Image, scene: Scene, place: str, at: tuple[int, int], number: int, glyph: str
) -> None:
    marks.paste_middle(image, icon(glyph, 40, scene.theme.muted), (at[0] + 20, at[1]))
    width = write(image, (at[0] + 48, at[1]), str(number), scene.theme.display(44), WHITE)
    if place in scene.changed:
        paint.disc(image, (at[0] + 58 + width, at[1] - 16), 7, scene.theme.accent)


def _attack(image: Image.Image, scene: Scene, places: dict[int, Box]) -> None:
    """Draw arrows from attackers to who blocks them, or to the coins that they bring."""
    view = view_of(scene)
    by_entry = {one.entry: one for one in view.pieces}
    for entry in view.attackers:
        box, one = places.get(entry), by_entry.get(entry)
        if box is None or one is None:
            continue
        down = one.owner == 0
        edge = box.bottom + 6 if down else box.top - 6
        blocking = [each for each in view.pieces if entry in each.blocks and each.entry in places]
        if entry in view.blocked:
            blocking.sort(key=lambda each: places[each.entry].left)
            for at, each in enumerate(blocking):
                to = places[each.entry]
                end = to.middle[0], (to.top - 10 if down else to.bottom + 10)
                start = layout.starts(box, len(blocking))[at], edge
                paint.arrow(image, start, end, WHITE, 14, INK)
            continue
        end = box.middle[0], (edge + 62 if down else edge - 62)
        paint.arrow(image, (box.middle[0], edge), end, scene.theme.accent, 14, INK)
        if view.declared:
            at = box.middle[0], (end[1] + 34 if down else end[1] - 34)
            marks.pill(
                image,
                at,
                marks.gain_words(one.pf),
                scene.theme,
                size=40,
                ground=scene.theme.accent,
                align="centre",
            )
