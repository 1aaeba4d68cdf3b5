"""Small parts of the boards: sums, tactic places, market tiles, duel lines, piles."""

from collections.abc import Sequence

from PIL import Image

from games.core.data.theme import Colour
from games.nba.pictures import layout
from games.nba.pictures.parts import signs
from games.nba.pictures.parts.signs import THEME
from games.nba.pictures.words import opponents, total, view_of
from games.nba.printed import SKILLS, is_player, player, printed, tactic
from games.nba.view import Coach, Market, Thrown
from render.kit import marks, paint
from render.kit.geometry import Box
from render.kit.icons import icon
from render.kit.scene import Scene
from render.kit.text import fit, measure, write
from render.kit.theme import INK, PAPER, SIGNAL, WHITE, mix, word_font

_BULB = 15  # px, of a hint beside a number
DIM = mix(THEME.bottom, THEME.deep, 0.4)


def well(image: Image.Image, box: Box, radius: int = 18) -> None:
    """Draw a dark well."""
    paint.rounded(image, box, radius, THEME.deep)


def sums(image: Image.Image, scene: Scene, numbers: Sequence[int], row: Box, gap: int = 6) -> None:
    """Draw the eight sums of a team, each with its sign."""
    locale = scene.reader.locale
    boxes = layout.sums(row, gap)
    for key, number, box in zip(SKILLS, numbers, boxes, strict=True):
        well(image, box, min(18, box.height // 3))
        px = round(min(box.height * 0.6, box.width * 0.42))
        font = THEME.display(round(box.height * 0.74))
        words, font = fit(str(number), font, box.width - round(px * 1.3) - 6, 18)
        group = px + px // 4 + measure("10", font)
        left = box.left + max(round(px * 0.22), (box.width - group) // 2)
        signs.skill(image, (left + px // 2, box.middle[1]), key, px, locale)
        middle = left + px + px // 4 + measure("10", font) // 2, box.middle[1]
        write(image, middle, words, font, WHITE, "centre")


def tactics(image: Image.Image, scene: Scene, coach: Coach, row: Box) -> None:
    """Draw the six tactic places of a court: what lies there, and empty ones dashed."""
    places = layout.tactic_places(row)
    for kind, boxes in (("off", places[:3]), ("def", places[3:])):
        cards = [card for card in coach.lying if tactic(scene.faces, card).type == kind]
        for card, box in zip(cards, boxes, strict=False):
            lying(image, scene, card, box, playing=card == coach.tactic)
        for box in boxes[len(cards) :]:
            paint.dashed(image, box, 14, mix(THEME.panel, THEME.muted, 0.3))
            tint = mix(THEME.panel, THEME.muted, 0.25)
            glyph = icon(signs.GLYPHS[kind], round(box.height * 0.46), tint)
            marks.paste_middle(image, glyph, box.middle)


def lying(image: Image.Image, scene: Scene, card: str, box: Box, *, playing: bool = False) -> None:
    """Draw a lying tactic: kind, complexity, dice to keep; the one being played is in accent."""
    found, radius = tactic(scene.faces, card), 14
    marked(image, scene, card, box, radius)
    paint.rounded(image, box.moved(0, 4), radius, THEME.deep)
    head = Box(box.left, box.top, box.width, round(box.height * 0.46))
    foot = Box(box.left, head.bottom, box.width, box.bottom - head.bottom)
    ground = THEME.accent if playing else THEME.panel
    paint.rounded(image, head, radius, ground, (True, True, False, False))
    paint.rounded(image, foot, radius, PAPER, (False, False, True, True))
    ink = INK if playing else WHITE
    tint = INK if playing else THEME.accent
    px = round(head.height * 0.72)
    glyph = icon(signs.GLYPHS[found.type], px, tint)
    marks.paste_middle(image, glyph, (head.left + round(px * 0.8), head.middle[1]))
    right = head.right - 8, head.middle[1]
    signs.bulb(image, right, found.cx, round(head.height * 0.8), ink, tint)
    _keep(image, scene, card, foot.inset(4, 0), round(foot.height * 0.74))


def _keep(image: Image.Image, scene: Scene, card: str, box: Box, px: int) -> None:
    """Write what a tactic keeps, centred, as large as fits."""
    keep = list(tactic(scene.faces, card).keep.items())
    while px > 14 and signs.keep_width(keep, px) > box.width:
        px -= 1
    width = signs.keep_width(keep, px) - round(px * 0.34)
    left = box.left + (box.width - width) // 2
    signs.keep_row(image, (left, box.middle[1]), keep, px, scene.reader.locale)


def marked(image: Image.Image, scene: Scene, card: str, box: Box, radius: int) -> None:
    """Draw what is around a card that is new."""
    marked_place(image, scene, f"card:{card}", box, radius)


def marked_place(image: Image.Image, scene: Scene, place: str, box: Box, radius: int) -> None:
    """Draw what is around a place where something is new; what is there is drawn upon it."""
    if place in scene.changed:
        paint.rounded(image, box.inset(-7), radius + 6, INK)
        paint.rounded(image, box.inset(-5), radius + 5, SIGNAL)


def tile(
    image: Image.Image,
    scene: Scene,
    card: str,
    box: Box,
    *,
    number: int | None = None,
    dim: bool = False,
    price: bool = True,
) -> None:
    """Draw a card as a tile: cost (or value), name, places or dice and complexity."""
    if not card:
        paint.dashed(image, box, 16, mix(THEME.panel, THEME.muted, 0.3))
        return
    radius = 16
    marked(image, scene, card, box, radius)
    paint.rounded(image, box.moved(0, 4), radius, THEME.deep)
    wide = round(min(box.height * 0.66, box.width * 0.24))
    left = Box(box.left, box.top, wide, box.height)
    right = Box(left.right, box.top, box.width - wide, box.height)
    paint.rounded(image, left, radius, THEME.panel, (True, False, False, True))
    paint.rounded(image, right, radius, PAPER, (False, True, True, False))
    spare = 16 if number is not None else 0  # clear of the badge
    if is_player(card):
        _player_tile(image, scene, card, left, right, spare, price=price)
    elif card[0] == "F":
        _fatigue_tile(image, scene, card, left, right)
    else:
        _tactic_tile(image, scene, card, left, right, spare, price=price)
    if dim:
        paint.veil(image, box, DIM, 0.5, radius)
    if number is not None:
        badge(image, scene, f"card:{card}", box, number)


def badge(
    image: Image.Image, scene: Scene, place: str, box: Box, number: int, radius: int = 0
) -> None:
    """Draw the outline and the number of something that may be picked."""
    picked = place in scene.picks
    paint.outline(image, box.inset(-6), 21, THEME.accent, 8 if picked else 4)
    ground = THEME.accent if picked else WHITE
    radius = radius or min(22, box.height // 3)
    numbered(image, (box.right - 4, box.top + 4), number, radius, ground)


def numbered(
    image: Image.Image, middle: tuple[int, int], number: int, radius: int, ground: Colour
) -> None:
    """Draw the number of a control; a hint's bulb stands beside it, clear of what is below."""
    marks.badge(image, middle, int(number), THEME, radius, ground)
    if marks.is_advised(number):
        marks.bulb(image, (middle[0] - radius - _BULB - 2, middle[1] - 8), _BULB)


def _player_tile(
    image: Image.Image, scene: Scene, card: str, left: Box, right: Box, spare: int, *, price: bool
) -> None:
    found = player(scene.faces, card)
    number = found.cost if price else found.value
    size = round(left.height * 0.6)
    words, font = fit(str(number), THEME.display(size), left.width - 6, 20)
    write(image, left.middle, words, font, WHITE, "centre")
    _tile_name(image, scene, card, right, spare)
    line = right.top + round(right.height * 0.74)
    size = round(right.height * 0.34)
    words, font = fit(" ".join(found.pos), word_font(size, 700), right.width - 20, 16)
    write(image, (right.left + 12, line), words, font, mix(THEME.panel, INK, 0.15))


def _tile_name(image: Image.Image, scene: Scene, card: str, right: Box, spare: int) -> None:
    size = round(right.height * 0.44)
    key = printed(card)
    words, font = fit(scene.short(key), THEME.label(size), right.width - 20 - spare, min(16, size))
    write(image, (right.left + 12, right.top + round(right.height * 0.32)), words, font, INK)


def _tactic_tile(
    image: Image.Image, scene: Scene, card: str, left: Box, right: Box, spare: int, *, price: bool
) -> None:
    found = tactic(scene.faces, card)
    number = found.cost if price else found.value
    top = left.left + left.width // 2, left.top + round(left.height * 0.35)
    write(image, top, str(number), THEME.display(round(left.height * 0.52)), WHITE, "centre")
    glyph = icon(signs.GLYPHS[found.type], round(left.height * 0.34), THEME.accent)
    marks.paste_middle(image, glyph, (top[0], left.bottom - round(left.height * 0.24)))
    _tile_name(image, scene, card, right, spare)
    line, keep = right.top + round(right.height * 0.73), list(found.keep.items())
    px = round(right.height * 0.32)
    room = right.width - 18
    while px > 14 and signs.keep_width(keep, px) + signs.bulb_width(found.cx, px) > room:
        px -= 1
    signs.bulb(image, (right.right - 8, line), found.cx, px, THEME.panel)
    signs.keep_row(image, (right.left + 10, line), keep, px, scene.reader.locale)


def _fatigue_tile(image: Image.Image, scene: Scene, card: str, left: Box, right: Box) -> None:
    glyph = icon("glyph:battery_low", round(left.height * 0.6), THEME.muted)
    marks.paste_middle(image, glyph, left.middle)
    size = round(right.height * 0.44)
    words, font = fit(scene.name(printed(card)), THEME.label(size), right.width - 20, 18)
    write(image, (right.left + 12, right.middle[1]), words, font, INK)


def market(image: Image.Image, scene: Scene, shown: Market, track: Box, slots: Box) -> None:
    """Draw both markets as two rows of six tiles; holes are dashed."""
    for row, cards in ((track, shown.track), (slots, shown.slots)):
        for card, box in zip(cards, layout.six(row), strict=True):
            tile(image, scene, card, box)


def counters(image: Image.Image, scene: Scene, row: Box, left: int) -> None:
    """Draw the counters of an overtime on the track: those left, and those gone dashed."""
    del scene
    for place, box in enumerate(layout.six(row)):
        if place < left:
            paint.rounded(image, box, 16, THEME.panel)
            ball = icon("glyph:basketball", round(box.height * 0.62), THEME.accent)
            marks.paste_middle(image, ball, box.middle)
        else:
            paint.dashed(image, box, 16, mix(THEME.panel, THEME.muted, 0.3))


def piles(image: Image.Image, shown: Market, box: Box) -> None:
    """Draw what is left of players, tactics and Fatigue."""
    well(image, box, 20)
    rows = (
        ("glyph:account_multiple", shown.players),
        ("glyph:clipboard_text", shown.tactics),
        ("glyph:battery_50", len(shown.fatigue)),
    )
    for place, (glyph, number) in enumerate(rows):
        y = box.top + round(box.height * (place + 0.5) / 3)
        px = round(box.width * 0.38)
        marks.paste_middle(image, icon(glyph, px, THEME.accent), (box.left + px // 2 + 8, y))
        left = box.left + px + 12
        words, font = fit(str(number), THEME.display(40), box.right - left - 4, 20)
        write(image, (left, y), words, font, WHITE)


def duel(image: Image.Image, scene: Scene, coach: Coach, box: Box) -> None:
    """Draw an attack and what lies against it: dice, totals, shield, result.

    A waiting attack has no result yet; else it is the last one that has scored.
    """
    well(image, box, 22)
    new = {f"attack:{coach.seat}", *(f"defence:{o.seat}" for o in _foes(scene, coach))}
    if new & scene.changed.keys():
        paint.outline(image, box.inset(-7), 28, INK, 11)
        paint.outline(image, box.inset(-5), 26, SIGNAL, 6)
    y = box.middle[1]
    mark = round(box.height * 0.44)
    marks.seat(image, coach.seat, (box.left + 18 + mark // 2, y), mark)
    left = box.left + 34 + mark
    room = Box(left, box.top, box.right - left, box.height)
    rolled = coach.dice if coach.tactic and tactic(scene.faces, coach.tactic).type == "off" else ()
    if coach.attack or rolled:
        against = coach.against or _rolled_against(scene, coach)
        _clash(image, scene, coach.attack or rolled, against, room, None)
    elif coach.last is not None:
        last = coach.last
        _clash(image, scene, last.attack, last.defence, room, last.points)
    else:
        words, font = fit(
            scene.word("nba-picture-no-attack"), word_font(40, 500), box.right - left - 20, 24
        )
        write(image, (left, y), words, font, THEME.muted)


def _rolled_against(scene: Scene, coach: Coach) -> tuple[Thrown, ...]:
    """Return the dice that are being rolled against an attack and count."""
    rolling = [foe for foe in _foes(scene, coach) if foe.dice and foe.target == coach.seat]
    return tuple(die for foe in rolling for die in foe.dice if die.counts)


def _foes(scene: Scene, coach: Coach) -> list[Coach]:
    return opponents(view_of(scene), coach)


def _clash(
    image: Image.Image,
    scene: Scene,
    attack: Sequence[Thrown],
    defence: Sequence[Thrown],
    box: Box,
    points: int | None,
) -> None:
    """Draw attack dice, total, shield, defence dice, total and the points."""
    locale, y = scene.reader.locale, box.middle[1]
    px = round(box.height * 0.66)
    digits = THEME.display(round(box.height * 0.58))
    end = box.right - 16
    if points is not None:
        end = _result(image, str(points), Box(0, box.top, end, box.height))
    sums_wide = measure(str(total(attack)), digits) + measure(str(total(defence)), digits) + 24
    shield = round(px * 0.62)
    room = end - box.left - sums_wide - shield - 40
    share = room * len(attack) // max(1, len(attack) + len(defence))
    if not defence and points is None:
        share = room * 6 // 10
    left = box.left + signs.dice_row(image, (box.left, y), attack, px, max(px, share), locale) + 10
    left += write(image, (left, y), str(total(attack)), digits, THEME.accent) + 14
    marks.paste_middle(image, icon("glyph:shield", shield, WHITE), (left + shield // 2, y))
    left += shield + 12
    if defence:
        wide = max(px, room - share)
        left += signs.dice_row(image, (left, y), defence, px, wide, locale) + 10
        write(image, (left, y), str(total(defence)), digits, THEME.accent)
        return
    words = "0" if points is not None else scene.word("nba-picture-not-yet")
    size = digits if points is not None else word_font(round(box.height * 0.42), 500)
    words, font = fit(words, size, end - left - 8, 20)
    write(image, (left, y), words, font, THEME.muted)


def _result(image: Image.Image, words: str, box: Box) -> int:
    """Draw the points at the right end in an accent box; returns where it begins."""
    font = THEME.display(round(box.height * 0.6))
    wide = max(round(box.height * 0.84), measure(words, font) + 26)
    high = round(box.height * 0.74)
    field = Box(box.right - wide, box.middle[1] - high // 2, wide, high)
    paint.rounded(image, field, 18, THEME.accent)
    write(image, field.middle, words, font, INK, "centre")
    return field.left - 12


def counts(
    image: Image.Image, coach: Coach, left_middle: tuple[int, int], step: int, size: int = 42
) -> None:
    """Draw hand, deck and discard of a seat as numbers."""
    rows = (
        ("glyph:cards_outline", coach.hand),
        ("glyph:layers_triple", coach.deck),
        ("glyph:tray_arrow_down", len(coach.discard)),
    )
    left, y = left_middle
    for place, (glyph, number) in enumerate(rows):
        x = left + place * step
        marks.paste_middle(image, icon(glyph, size - 2, THEME.muted), (x + size // 2, y))
        write(image, (x + size + 8, y), str(number), THEME.display(size), WHITE)
