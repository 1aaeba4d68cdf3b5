"""A resolved arena: teams by rank, why each stands there, what it is paid."""

from PIL import Image

from games.allstar.pictures.faces import THEME
from games.allstar.pictures.parts import pieces, tickets
from games.allstar.pictures.words import shown_at, standing, view_of, word
from games.allstar.view import ResultView, RowView
from render.kit import marks, paint
from render.kit.geometry import Box, columns
from render.kit.icons import icon
from render.kit.scene import Scene
from render.kit.text import fit, write
from render.kit.theme import INK, SIGNAL, WHITE, name_font


def arenas_of_round(image: Image.Image, scene: Scene, room: Box, current: str) -> None:
    """Draw the arenas of the last round one below the other; `current` is the one told beside."""
    view = view_of(scene)
    high = min(tickets.HIGH, (room.height - 2 * 16) // 3)
    for number, result in enumerate(view.last, 1):
        box = Box(room.left, room.top + (number - 1) * (high + 16), room.width, high)
        done = len(view.last) > 1 and result.arena != current
        tickets.ticket(
            image, scene, result.arena, number, box,
            stand=standing(result), shown=shown_at(result) if done and current else (),
            current=result.arena == current, done=done,
        )  # fmt: skip


def ranking(
    image: Image.Image,
    scene: Scene,
    result: ResultView,
    room: Box,
    *,
    gap: int = 16,
) -> None:
    """Draw the teams by rank as rows; pays of the revision shown are in signal."""
    count = len(result.rows)
    high = min((room.height - (count - 1) * gap) // count, 204)
    for row, place in zip(result.rows, range(count), strict=True):
        box = Box(room.left, room.top + place * (high + gap), room.width, high)
        _row(image, scene, row, box, fresh=f"row:{result.arena}:{row.seat}" in scene.changed)


def beside_tickets(image: Image.Image, scene: Scene, room: Box, gap: int = 16) -> None:
    """Draw the ranking of each arena of the round beside its ticket (two managers)."""
    high = min(tickets.HIGH, (room.height - 2 * gap) // 3)
    for place, result in enumerate(view_of(scene).last):
        box = Box(room.left, room.top + place * (high + gap), room.width, high)
        ranking(image, scene, result, box, gap=gap)


def _row(image: Image.Image, scene: Scene, row: RowView, box: Box, *, fresh: bool) -> None:
    paint.panel(image, box, THEME)
    small = box.height < 140
    rank = Box(box.left, box.top, 72 if room_is_small(box) else 84, box.height)
    paint.rounded(image, rank, 24, THEME.deep, (True, False, False, True))
    size = 64 if small else 96
    lit = row.reason == "tie"
    colour = WHITE if lit else THEME.accent
    write(image, rank.middle, str(row.rank), THEME.display(size), colour, "centre")
    pay = _pay(image, row, box, fresh=fresh)
    medal_x = pay.left - 62
    combo = row.showing.combo
    if not combo:
        words = pieces.medal_words(scene, row.showing.best.medal)
        radius = 30 if small else 36
        pieces.medal(
            image, (medal_x, box.middle[1] + 8), row.showing.best.medal, words, radius,
            lit=row.reason == "criterion",
        )  # fmt: skip
    left = rank.right + 16
    room = 300 if combo == "full" else 236  # two groups stand there
    wide = _who(image, scene, row, Box(left, box.top, room, box.height))
    end = pay.left - 16 if combo else medal_x - 52
    cards = Box(left + wide + 12, box.top, end - left - wide - 12, box.height)
    _cards(image, scene, row, cards, fresh=fresh)


def room_is_small(box: Box) -> bool:
    """Whether a row lies on a small picture."""
    return box.width < 1000


def _pay(image: Image.Image, row: RowView, box: Box, *, fresh: bool) -> Box:
    """Draw what the rank pays, at the right end of a row."""
    width = 104 if room_is_small(box) else 126
    high = min(86, box.height - 24)
    pay = Box(box.right - 20 - width, box.middle[1] - high // 2, width, high)
    paint.rounded(image, pay, 20, SIGNAL if fresh else WHITE)
    words = f"+{row.points}"
    write(image, pay.middle, words, THEME.display(round(high * 0.62)), INK, "centre")
    return pay


def _who(image: Image.Image, scene: Scene, row: RowView, box: Box) -> int:
    """Draw who it is, which team came by this bus, and what it shows; returns the width."""
    theme, person = scene.theme, scene.person(row.seat)
    high = box.height
    upper, lower = box.top + round(high * 0.28), box.top + round(high * 0.71)
    px = 44 if high < 140 else 56
    marks.seat(image, row.seat, (box.left + px // 2, upper), px)
    robot = 34 if person.ai else 0
    words, font = fit(person.shown, name_font(36), box.width - px - 12 - robot, 28)
    wide = write(image, (box.left + px + 12, upper), words, font, WHITE)
    if robot:
        glyph = icon("glyph:robot", 30, theme.muted)
        marks.paste_middle(image, glyph, (box.left + px + 12 + wide + 22, upper))
    tall = round(min(58, high * 0.4))
    pieces.bus(image, (box.left + tall * 11 // 20 + 2, lower), str(row.team), tall)
    _shows(
        image, scene, row, (box.left + round(tall * 1.1) + 20, lower), round(min(54, high * 0.42))
    )
    return box.width


def _shows(
    image: Image.Image, scene: Scene, row: RowView, left_middle: tuple[int, int], size: int
) -> None:
    """Draw the best group, or the combination in words and signs."""
    showing, lit = row.showing, row.reason
    left, y = left_middle
    match showing.combo:
        case "run":
            words = f"{showing.top - 4}–{showing.top}"
            write(image, (left, y), words, THEME.display(size), THEME.accent)
        case "kit":
            words = word(scene, "kit")
            fitted, font = fit(words, THEME.display(round(size * 0.8)), 150, 24)
            write(image, (left, y), fitted, font, THEME.accent)
        case "full" if showing.three and showing.pair:
            smaller = round(size * 0.72)
            left += pieces.formula(image, (left, y), showing.three, smaller, lit=_lit(lit, "three"))
            left += write(image, (left + 5, y), "+", THEME.display(28), THEME.muted) + 10
            pieces.formula(image, (left, y), showing.pair, smaller, lit=_lit(lit, "pair"))
        case _:
            shown = {"power": "power", "value": "value"}.get(lit, "")
            pieces.formula(image, (left, y), showing.best, size, lit=shown)


def _lit(reason: str, part: str) -> str:
    return "value" if reason == part else ""


def _cards(image: Image.Image, scene: Scene, row: RowView, room: Box, *, fresh: bool) -> None:
    """Draw the five players, those that count first and the others dimmed; swapped in ones new."""
    counting = counted(row)
    width = min(120, round((room.height - 20) / 1.4), (room.width - 4 * 8) // 5 + 12)
    cards = pieces.in_order(row.cards, counting)
    dimmed = [card for card in cards if card not in counting]
    marked = "card" if fresh else ""
    pieces.players(image, scene, cards, room, width, dimmed=dimmed, marked=marked)


def counted(row: RowView) -> list[str]:
    """Return the cards of a team that decide: its best group, or all of a combination."""
    showing = row.showing
    if showing.combo == "full" and showing.three and showing.pair:
        return [*showing.three.cards, *showing.pair.cards]
    return list(row.cards) if showing.combo else list(showing.best.cards)


def strip(image: Image.Image, scene: Scene, room: Box) -> None:
    """Draw the managers side by side: shape, name, bench, supporters with what they gained."""
    view = view_of(scene)
    for panel, box in zip(view.panels, columns(room, view.seats, 16), strict=True):
        seat_box(image, scene, panel.seat, box)


def seat_box(image: Image.Image, scene: Scene, seat: int, box: Box) -> None:
    """Draw one manager of the strip."""
    panel = view_of(scene).panels[seat]
    paint.rounded(image, box, 24, THEME.deep)
    narrow = box.width < 300
    wide = 88 if narrow else 126
    score = Box(box.right - wide, box.top, wide, box.height)
    paint.rounded(image, score, 24, THEME.panel, (False, True, True, False))
    gain = pieces.gained(scene, f"supporters:{seat}")
    x = score.middle[0]
    glyph = icon("glyph:account_group", 38, THEME.accent)
    marks.paste_middle(image, glyph, (x, box.top + 28))
    total, font = fit(str(panel.total), THEME.display(60 if narrow else 70), wide - 12, 40)
    write(image, (x, box.top + 80), total, font, WHITE, "centre")
    px, edge = (44, 8) if narrow else (52, 18)
    upper = box.top + 40
    marks.seat(image, seat, (box.left + edge + px // 2, upper), px)
    sign = box.left + edge + px - 5, upper + px // 2 - 6
    radius = 10 if narrow else 13
    if seat in scene.ready:
        marks.ready(image, sign, THEME, radius=radius)
    elif seat in scene.awaited:
        marks.hourglass(image, sign, THEME, radius=radius)
    left = box.left + edge + px + (8 if narrow else 16)
    size = 28 if narrow else 36
    words, font = fit(scene.person(seat).shown, name_font(size), score.left - left - 4, 22)
    write(image, (left, upper), words, font, WHITE)
    _below(image, scene, seat, (box.left + edge + 4, box.top + 94), gain)


def _below(
    image: Image.Image, scene: Scene, seat: int, left_middle: tuple[int, int], gain: int
) -> None:
    """Draw what is hidden as a count, tickets, and the gain."""
    panel, view = view_of(scene).panels[seat], view_of(scene)
    left, y = left_middle
    if panel.conceded:
        marks.paste_middle(image, icon("glyph:flag_variant", 36, WHITE), (left + 18, y))
        return
    playing = view.stage not in {"draft", "lineup"}
    glyph, count = ("glyph:cards", panel.hand) if playing else ("glyph:seat", panel.bench)
    if count:
        picture = icon(glyph, 36, THEME.muted)
        marks.paste(image, picture, (left, y - 18))
        left += 42 + write(image, (left + 42, y), str(count), THEME.display(38), THEME.muted) + 10
    if panel.tickets:
        left += pieces.tickets_left(image, (left, y), panel.tickets, 34) + 8
    if gain:
        marks.pill(image, (left, y), marks.gain_words(gain), THEME, size=30)
