"""The play-offs: teams that meet, shootouts, and the ladder of places."""

from PIL import Image

from games.allstar.pictures import results
from games.allstar.pictures.faces import THEME, card_face, player_of, value
from games.allstar.pictures.parts import pieces
from games.allstar.pictures.parts.tiles import tile
from games.allstar.pictures.words import stage, view_of, word
from games.allstar.reasons import weakest_text
from games.allstar.view import ConfrontationView, TeamView
from render.kit import faces, marks, paint, parts
from render.kit.design import height_of
from render.kit.faces import State
from render.kit.geometry import Box
from render.kit.icons import icon
from render.kit.scene import Scene
from render.kit.text import fit, write
from render.kit.theme import INK, WHITE, mix, name_font, word_font

LADDER = Box(32, 124, 372, 672)
ROWS = Box(428, 124, 1140, 672)
STRIP = Box(32, 812, 1536, 124)


def confrontation(image: Image.Image, scene: Scene, one: ConfrontationView) -> None:
    """Draw a board of the play-offs: ladder, teams by Power, supporters."""
    words, detail = stage(scene)
    parts.header(image, scene, words, detail)
    parts.footer(image, scene, _remark(scene, one))
    ladder(image, scene, LADDER)
    teams(image, scene, one, ROWS)
    results.strip(image, scene, STRIP)


def _remark(scene: Scene, one: ConfrontationView) -> str:
    """Return the number of the confrontation, and why the weakest is so where that needs words."""
    number = word(scene, "confrontation", number=one.number)
    decides = weakest_text(one)
    return number if decides is None else f"{number} · {scene.say(decides)}"


def ladder(image: Image.Image, scene: Scene, room: Box) -> None:
    """Draw the places of the play-offs as steps, with the shapes of those who stand there."""
    view = view_of(scene)
    count = view.seats
    high = min(150, (room.height - (count - 1) * 12) // count)
    for at in range(count):
        rank = at + 1
        width = room.width - round(at * room.width * 0.3 / max(1, count - 1))
        box = Box(room.left, room.top + at * (high + 12), width, high)
        there = [panel.seat for panel in view.panels if panel.rank == rank]
        first = rank == 1 and bool(there)
        ground, ink = (THEME.accent, INK) if first else (THEME.panel, WHITE)
        paint.rounded(image, box.moved(0, 5), 20, THEME.deep)
        paint.rounded(image, box, 20, ground)
        y = box.middle[1]
        size = min(64, round(high * 0.62))
        write(image, (box.left + 26, y), str(rank), THEME.display(size), mix(ground, ink, 0.6))
        for place, seat in enumerate(there):
            px = min(56, high - 16, (box.width - 90 - 110) // len(there) - 6)
            marks.seat(image, seat, (box.left + 84 + px // 2 + place * (px + 6), y), px)
        pay, font = fit(f"+{view.ladder[at]}", THEME.display(size), 130, 28)
        write(image, (box.right - 24, y), pay, font, ink, "right")


def teams(
    image: Image.Image, scene: Scene, one: ConfrontationView, room: Box, *, gap: int = 16
) -> None:
    """Draw the teams of a confrontation, the strongest first."""
    there = [(seat, team) for seat in one.order if (team := one.teams[seat]) is not None]
    count = max(2, len(there))
    high = min((room.height - (count - 1) * gap) // count, 240)
    for at, (seat, team) in enumerate(there):
        box = Box(room.left, room.top + at * (high + gap), room.width, high)
        _row(image, scene, one, seat, team, box)


def _row(
    image: Image.Image,
    scene: Scene,
    one: ConfrontationView,
    seat: int,
    team: TeamView,
    box: Box,
) -> None:
    waits = view_of(scene).stage == "shootout" and seat in scene.awaited
    paint.panel(image, box, THEME, active=waits)
    edge = 6 if waits else 0
    power = Box(box.left + edge, box.top + edge, 84 - edge, box.height - 2 * edge)
    paint.rounded(image, power, 24, THEME.deep, (True, False, False, True))
    decisive = one.reasons[seat] in {"", "power", "tie"}
    colour = THEME.accent if seat in one.low and decisive else WHITE
    write(image, power.middle, str(team.best.size), THEME.display(84), colour, "centre")
    fate = Box(box.right - 150, box.top, 150, box.height)
    _fate(image, scene, one, seat, fate)
    left = power.right + 16
    upper, lower = box.top + round(box.height * 0.28), box.top + round(box.height * 0.71)
    px = 44 if box.height < 140 else 56
    marks.seat(image, seat, (left + px // 2, upper), px)
    words, font = fit(scene.person(seat).shown, name_font(36), 222 - px, 26)
    write(image, (left + px + 12, upper), words, font, WHITE)
    _strength(image, scene, one, seat, Box(left, lower, 222, box.height))
    cards = Box(left + 246, box.top, fate.left - left - 246 - 8, box.height)
    width = min(116, round((box.height - 24) / 1.4), (cards.width - 32) // 5 + 10)
    ordered = pieces.in_order(team.cards, team.best.cards)
    pieces.players(image, scene, ordered, cards, width, dimmed=pieces.rest(team), marked="card")


def _strength(
    image: Image.Image, scene: Scene, one: ConfrontationView, seat: int, room: Box
) -> None:
    """Draw what a team shares, its medal where whole strengths are compared, who is at the shot.

    `room.top` is the middle of the line. What decides at the bottom is lit (rule ASD-5.4).
    """
    team = one.teams[seat]
    assert team is not None
    last = seat in one.low
    left, size = room.left, round(min(54, room.height * 0.42))
    if last and one.reasons[seat] == "value":
        pieces.outlined(image, (left + size // 2, room.top), size)
    value(image, team.best, (left + size // 2, room.top), size)
    left += size + 14
    if any(one.reasons):
        words, radius = pieces.medal_words(scene, team.best.medal), round(size * 0.42)
        lit = last and one.reasons[seat] == "criterion"
        middle = left + radius + 4, room.top + round(radius * 0.25)
        pieces.medal(image, middle, team.best.medal, words, radius, lit=lit)
        left += 2 * radius + 18
    if last and len(one.low) > 1:
        words, font = fit(word(scene, "shootout"), word_font(34), room.right - left, 24)
        write(image, (left, room.top), words, font, THEME.accent)


def _fate(image: Image.Image, scene: Scene, one: ConfrontationView, seat: int, box: Box) -> None:
    """Draw the shootout card, and a ticket paid or the place taken."""
    x, y = box.middle
    shot = one.shots[seat] if one.shots else ""
    if shot:
        fresh = f"shot:{seat}" in scene.changed and one is view_of(scene).confrontations[-1]
        state: State = "leaves" if seat in one.losers else "new" if fresh else "plain"
        _shot(image, scene, shot, box, state)
        x = box.right - 28
    if seat in one.paid:
        sign = icon("glyph:ticket_confirmation", 50, THEME.accent)
        marks.paste_middle(image, sign, (x, y - 12))
        write(image, (x, y + 28), "\u22121", THEME.display(34), THEME.accent, "centre")
    elif seat in {*one.losers, *one.short}:
        marks.paste_middle(image, icon("glyph:exit_run", 40, THEME.muted), (x, y - 20))
        rank = view_of(scene).panels[seat].rank
        write(image, (x, y + 26), str(rank or ""), THEME.display(44), THEME.muted, "centre")


def _shot(image: Image.Image, scene: Scene, card: str, box: Box, state: State) -> None:
    """Draw a shootout card at the left of `box`, on its side where rows are low."""
    y = box.middle[1]
    width = min(92, round((box.height - 20) / 1.4))
    if width >= pieces.SMALLEST:
        tall = height_of(width)
        spot = Box(box.left + 4, y - tall // 2, width, tall)
        faces.card(image, spot, card_face(card, scene), "S", state)
        return
    spot = Box(box.left, y - 34, 98, 68)
    if state == "new":
        faces.frame_of(image, spot, "new", THEME, 10)
    tile(image, player_of(scene, card), spot, ground=THEME.panel if state == "leaves" else None)
    if state == "leaves":
        marks.cross(image, (spot.left + 64, y), 18)
