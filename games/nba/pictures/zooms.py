"""Close-ups: courts, markets, the piles of each seat and of each table, players that are gone."""

from collections.abc import Sequence

from PIL import Image

from games.nba.pictures import market
from games.nba.pictures.faces import card_face
from games.nba.pictures.parts import court, signs, tiles
from games.nba.pictures.parts.signs import THEME
from games.nba.pictures.words import full, stage, view_of
from games.nba.printed import SKILLS, printed, tactic
from games.nba.view import Coach, Market, clockwise
from games.nba.words import close_up
from render.kit import faces, marks, paint, parts
from render.kit.design import height_of
from render.kit.faces import State
from render.kit.geometry import Box, columns
from render.kit.icons import icon
from render.kit.picture import Picture
from render.kit.scene import Scene, Zoom
from render.kit.text import fit, write
from render.kit.theme import INK, PAPER, SEATS, WHITE, word_font

_PLACE = 214  # a card on a court


def zooms(scene: Scene) -> tuple[Zoom, ...]:
    """Return the close-ups there are: courts, markets, then piles; the reader's own ones first."""
    scene = full(scene)
    view = view_of(scene)
    if not view.started:
        return ()
    coaches, here = clockwise(view), (view.reader or 0) // 2
    several = len(view.markets) > 1
    markets = [
        _titled(scene, "market-of" if several else "market", f"market:{number}")
        for number in sorted(range(len(view.markets)), key=lambda number: number != here)
    ]
    courts = [_titled(scene, "court", f"seat:{coach.seat}") for coach in coaches]
    found = [courts[0], markets[0], *courts[1:], *markets[1:]]
    for coach in coaches:
        if not coach.automaton:
            found.append(_titled(scene, "deck", f"deck:{coach.seat}"))
            found.append(_titled(scene, "discard", f"discard:{coach.seat}"))
    for one in markets:
        for kind in ("tactics", "thrown"):
            which = f"{kind}:{one.id.partition(':')[2]}"
            found.append(_titled(scene, f"{kind}-of" if several else kind, which))
    found.append(_titled(scene, "players-gone", "gone:0"))
    return (*found, *(_titled(scene, "box", f"box:{coach.seat}") for coach in coaches))


def _titled(scene: Scene, title: str, which: str) -> Zoom:
    """Return a close-up with the name of its seat or table, and what it shows in words."""
    number = int(which.partition(":")[2])
    args = {"name": scene.person(number).shown, "table": "XY"[number % 2]}
    said = (scene.say(line) for line in close_up(scene.faces, view_of(scene), which))
    return Zoom(which, scene.word(f"nba-picture-{title}", **args), " ".join(said))


def zoom(scene: Scene, which: str) -> Picture:
    """Return one close-up, 1200x750. Raises KeyError when there is none of that id."""
    scene = full(scene)
    title = {found.id: found.title for found in zooms(scene)}[which]
    view = view_of(scene)
    image = parts.close_up(scene, title, *stage(scene))
    kind, _, place = which.partition(":")
    number = int(place)
    match kind:
        case "seat":
            _seat(image, scene, view.coaches[number])
        case "market":
            market.draw(image, scene, view.markets[number], title)
            _piles(image, scene, view.markets[number], market.PILES)
        case _:
            _many(image, scene, title, view.pile(kind, number))
    return Picture(image)


def _seat(image: Image.Image, scene: Scene, coach: Coach) -> None:
    """Draw the five with all their skills, the sums, the tactics that lie there."""
    field = Box(20, 84, 1160, 346)
    court.floor(image, field)
    boxes = columns(field.inset(14, 0), 5, 16)
    for card, column in zip(coach.court, boxes, strict=False):
        width = min(_PLACE, column.width)
        box = Box(column.left, field.top + 21, width, height_of(width))
        state: State = "new" if f"card:{card}" in scene.changed else "plain"
        faces.card(image, box, card_face(card, scene, SEATS[coach.seat][1]), "L", state)
    name = Box(32, 432, 700, 52)
    parts.seat_name(image, scene, coach.seat, name, px=44, size=38)
    if not coach.automaton:
        tiles.counts(image, coach, (760, 458), 140, 40)
    sums = Box(32, 488, 1136, 66)
    tiles.sums(image, scene, coach.sums, sums, gap=10)
    for skill, box in zip(SKILLS, columns(sums.moved(0, 66), 8, 10), strict=True):
        words, font = fit(scene.word(f"nba-short-{skill}"), word_font(34, 600), box.width, 26)
        write(image, (box.middle[0], box.top + 20), words, font, THEME.muted, "centre")
    _lying(image, scene, coach, Box(32, 602, 1136, 96))


def _lying(image: Image.Image, scene: Scene, coach: Coach, row: Box) -> None:
    """Draw the lying tactics with their names, dice and complexity."""
    count = max(3, len(coach.lying))
    boxes = columns(row, count, 12)
    for card, box in zip(coach.lying, boxes, strict=False):
        found = tactic(scene.faces, card)
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


def _piles(image: Image.Image, scene: Scene, shown: Market, row: Box) -> None:
    """Draw the three piles and both discards as numbers with what they count."""
    rows = (
        ("players", "glyph:account_multiple", shown.players),
        ("gone", "glyph:account_remove", len(shown.player_discard)),
        ("tactics", "glyph:clipboard_text", shown.tactics),
        ("discarded", "glyph:clipboard_remove", len(shown.tactic_discard)),
        ("fatigue", "glyph:battery_50", len(shown.fatigue)),
    )
    for (name, glyph, number), box in zip(rows, columns(row, 5, 12), strict=True):
        tiles.well(image, box, 18)
        marks.paste_middle(image, icon(glyph, 40, THEME.accent), (box.left + 32, box.middle[1]))
        left, y = box.left + 60, box.middle[1]
        left += write(image, (left, y), str(number), THEME.display(48), WHITE) + 10
        words = scene.word(f"nba-picture-pile-{name}")
        said, font = fit(words, word_font(34, 600), box.right - left - 8, 22)
        write(image, (left, y), said, font, THEME.muted)


def _many(image: Image.Image, scene: Scene, title: str, cards: Sequence[str]) -> None:
    """Draw many cards as tiles, up to the 64 of a tactic pile, in the order of lists."""
    count = scene.word("nba-picture-cards", count=len(cards))
    parts.question(image, scene, Box(32, 82, 1136, 60), title, count)
    if not cards:
        words = scene.word("nba-picture-nothing")
        write(image, (600, 400), words, word_font(44, 500), THEME.muted, "centre")
        return
    for card, box in zip(cards, pile_boxes(len(cards)), strict=True):
        tiles.tile(image, scene, card, box, price=False)


def pile_boxes(count: int) -> list[Box]:
    """Return places for the tiles of a pile, row by row."""
    across = 4 if count <= 28 else 5 if count <= 50 else 6
    lines = -(-count // across)
    gap = 10 if lines <= 8 else 6
    high = min(84, (540 - gap * (lines - 1)) // lines)
    boxes = columns(Box(32, 0, 1136, high), across, 12)
    return [
        boxes[at % across]._replace(top=154 + at // across * (high + gap)) for at in range(count)
    ]
