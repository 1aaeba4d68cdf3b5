"""Close-ups: each court, each market, deck and discard of each seat, players that are gone."""

from collections.abc import Sequence

from PIL import Image

from games.nba.view import Coach, Market, printed, tactic
from render import marks, paint, parts
from render.faces import State, height_of
from render.faces import card as draw_card
from render.geometry import Box, columns
from render.icons import icon
from render.nba import court, signs, tiles
from render.nba.faces import card_face
from render.nba.signs import THEME
from render.nba.words import full, stage, view_of
from render.picture import Picture
from render.scene import Scene, Zoom
from render.text import fit, write
from render.theme import INK, PAPER, SEATS, WHITE, word_font

_PLACE = 214  # a card on a court


def zooms(scene: Scene) -> tuple[Zoom, ...]:
    """Return the close-ups there are: courts, markets, then piles."""
    scene = full(scene)
    view = view_of(scene)
    if not view.started:
        return ()
    names = {coach.seat: scene.person(coach.seat).shown for coach in view.coaches}
    found = [
        Zoom(f"seat:{seat}", scene.word("picture-nba-court", name=name))
        for seat, name in names.items()
    ]
    for number in range(len(view.markets)):
        several = len(view.markets) > 1
        title = scene.word("picture-nba-market-of", table="XY"[number]) if several else ""
        found.append(Zoom(f"market:{number}", title or scene.word("picture-nba-market")))
    for coach in view.coaches:
        if coach.automaton:
            continue
        name = names[coach.seat]
        found += [
            Zoom(f"deck:{coach.seat}", scene.word("picture-nba-deck", name=name)),
            Zoom(f"discard:{coach.seat}", scene.word("picture-nba-discard", name=name)),
        ]
    return (*found, Zoom("gone:0", scene.word("picture-nba-players-gone")))


def zoom(scene: Scene, which: str) -> Picture:
    """Return one close-up, 1200x750. Raises KeyError when there is none of that id."""
    scene = full(scene)
    title = dict(zooms(scene))[which]
    view = view_of(scene)
    image = parts.begin(scene, small=True)
    kind, _, place = which.partition(":")
    number = int(place)
    parts.header_small(image, scene, *stage(scene))
    parts.footer(image, scene, scene.word("picture-zoom", what=title), small=True)
    match kind:
        case "seat":
            _seat(image, scene, view.coaches[number])
        case "market":
            _market(image, scene, view.markets[number])
        case "deck":
            _many(image, scene, title, view.coaches[number].pool)
        case "discard":
            _many(image, scene, title, view.coaches[number].discard)
        case _:
            gone = [card for market in view.markets for card in market.player_discard]
            _many(image, scene, title, gone)
    return Picture(image)


def _seat(image: Image.Image, scene: Scene, coach: Coach) -> None:
    """Draw the five with all their skills, the sums, the tactics that lie there."""
    field = Box(20, 84, 1160, 372)
    court.floor(image, field)
    boxes = columns(field.inset(14, 0), 5, 16)
    for card, column in zip(coach.court, boxes, strict=False):
        width = min(_PLACE, column.width)
        box = Box(column.left, field.top + 22, width, height_of(width))
        state: State = "new" if f"card:{card}" in scene.changed else "plain"
        draw_card(image, box, card_face(card, scene, SEATS[coach.seat][1]), "L", state)
    name = Box(32, 456, 700, 56)
    parts.seat_name(image, scene, coach.seat, name, px=44, size=38)
    if not coach.automaton:
        tiles.counts(image, coach, (760, 484), 140, 40)
    tiles.sums(image, scene, coach.sums, Box(32, 516, 1136, 74), gap=10)
    _lying(image, scene, coach, Box(32, 602, 1136, 96))


def _lying(image: Image.Image, scene: Scene, coach: Coach, row: Box) -> None:
    """Draw the lying tactics with their names, dice and complexity."""
    count = max(3, len(coach.lying))
    boxes = columns(row, count, 12)
    for card, box in zip(coach.lying, boxes, strict=False):
        found = tactic(card)
        head = Box(box.left, box.top, box.width, 42)
        foot = Box(box.left, head.bottom, box.width, box.height - 42)
        paint.rounded(image, head, 16, THEME.panel, (True, True, False, False))
        paint.rounded(image, foot, 16, PAPER, (False, False, True, True))
        glyph = icon(signs.GLYPHS[found.type], 28, THEME.accent)
        marks.paste_middle(image, glyph, (head.left + 24, head.middle[1]))
        key = printed(card)
        words, font = fit(scene.name(key), THEME.label(32), head.width - 56, 24, scene.short(key))
        write(image, (head.left + 44, head.middle[1]), words, font, WHITE)
        right = foot.right - 10
        right -= signs.bulb(image, (right, foot.middle[1]), found.cx, 32, INK) + 8
        keep, px = list(found.keep.items()), 34
        while px > 16 and signs.keep_width(keep, px) > right - foot.left - 10:
            px -= 1
        signs.keep_row(image, (foot.left + 12, foot.middle[1]), keep, px, scene.reader.locale)
    for box in boxes[len(coach.lying) :]:
        paint.dashed(image, box, 16, THEME.panel)


def _market(image: Image.Image, scene: Scene, market: Market) -> None:
    """Draw the players of the track and the six tactics as cards, and the piles."""
    width = 178
    high = height_of(width)
    for row, cards in enumerate((market.track, market.slots)):
        top = 90 + row * (high + 20)
        for place, card in enumerate(cards):
            box = Box(32 + place * (width + 12), top, width, high)
            if not card:
                paint.dashed(image, box, 14, THEME.panel)
                continue
            state: State = "new" if f"card:{card}" in scene.changed else "plain"
            draw_card(image, box, card_face(card, scene), "L", state)
    _piles(image, market, Box(32, 632, 1136, 66))


def _piles(image: Image.Image, market: Market, row: Box) -> None:
    """Draw the three piles and both discards as numbers."""
    rows = (
        ("glyph:account_multiple", market.players),
        ("glyph:account_remove", len(market.player_discard)),
        ("glyph:clipboard_text", market.tactics),
        ("glyph:clipboard_remove", len(market.tactic_discard)),
        ("glyph:battery_50", len(market.fatigue)),
    )
    for (glyph, number), box in zip(rows, columns(row, 5, 12), strict=True):
        tiles.well(image, box, 18)
        marks.paste_middle(image, icon(glyph, 46, THEME.accent), (box.left + 62, box.middle[1]))
        write(image, (box.left + 104, box.middle[1]), str(number), THEME.display(54), WHITE)


def _many(image: Image.Image, scene: Scene, title: str, cards: Sequence[str]) -> None:
    """Draw many cards as tiles in the order of lists."""
    count = scene.word("picture-nba-cards", count=len(cards))
    parts.question(image, scene, Box(32, 82, 1136, 60), title, count)
    if not cards:
        words = scene.word("picture-nba-nothing")
        write(image, (600, 400), words, word_font(44, 500), THEME.muted, "centre")
        return
    across = 4 if len(cards) <= 28 else 5
    lines = -(-len(cards) // across)
    high = min(84, (540 - 10 * (lines - 1)) // lines)
    for at, card in enumerate(cards):
        column = columns(Box(32, 0, 1136, high), across, 12)[at % across]
        box = column._replace(top=154 + at // across * (high + 10))
        tiles.tile(image, scene, card, box, price=False)
