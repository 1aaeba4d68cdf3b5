"""The public board: two courts, their tactics and dice, and the markets between them."""

from PIL import Image

from games.nba.pictures import four, layout
from games.nba.pictures.faces import card_face
from games.nba.pictures.parts import court, tiles
from games.nba.pictures.parts.signs import THEME
from games.nba.pictures.words import full, stage, view_of
from games.nba.printed import is_player
from games.nba.view import Coach, NbaView
from render.kit import faces, marks, paint, parts
from render.kit.design import height_of
from render.kit.faces import back
from render.kit.geometry import Box, step_of
from render.kit.icons import icon
from render.kit.picture import Picture
from render.kit.scene import Scene
from render.kit.text import fit, write
from render.kit.theme import INK, WHITE, word_font


def board(scene: Scene) -> Picture:
    """Return the whole public table, 1600x1000."""
    scene = full(scene)
    view = view_of(scene)
    image = parts.begin(scene)
    words, detail = stage(scene)
    parts.header(image, scene, words, detail)
    parts.footer(image, scene, _remark(scene))
    if not view.started:
        before(image, scene)
    elif len(view.coaches) > 2:
        four.draw(image, scene)
    else:
        _two(image, scene, view)
    return Picture(image)


def _remark(scene: Scene) -> str:
    view = view_of(scene)
    if view.stage != "turns":
        return ""
    now, then = view.sides[view.active], view.sides[1 - view.active]
    return scene.word("nba-picture-remark", now=scene.listed(now), then=scene.listed(then))


def _two(image: Image.Image, scene: Scene, view: NbaView) -> None:
    court.floor(image, layout.COURT)
    for coach in view.coaches:
        left = coach.seat == 0
        _half(image, scene, coach, layout.HALVES[coach.seat])
        court.team(image, scene, coach.court, layout.COURT, coach.seat, left=left)
        tiles.sums(image, scene, coach.sums, layout.SUMS[coach.seat])
        tiles.tactics(image, scene, coach, layout.TACTICS[coach.seat])
        tiles.duel(image, scene, coach, layout.DUELS[coach.seat])
    tiles.piles(image, view.markets[0], layout.PILES)
    if view.period:
        tiles.counters(image, scene, layout.TRACK, view.counters)
        for card, box in zip(view.markets[0].slots, layout.six(layout.SLOTS), strict=True):
            tiles.tile(image, scene, card, box)
    else:
        tiles.market(image, scene, view.markets[0], layout.TRACK, layout.SLOTS)


def is_first(scene: Scene, seat: int) -> bool:
    """Whether a seat's side has won the match."""
    side = seat % 2
    rows = [row for row in scene.standings if row.place == 1]
    mine = [row for row in rows if any(other % 2 == side for other in row.seats)]
    automaton = [row for row in rows if not row.seats]
    return bool(mine) or (bool(automaton) and side == 1)


def _half(image: Image.Image, scene: Scene, coach: Coach, box: Box) -> None:
    """Draw name, counts and score of a seat; the scores stand at the middle of the board."""
    won = is_first(scene, coach.seat)
    paint.panel(image, box, THEME, active=coach.playing or won)
    first = coach.seat == 0
    well = Box(box.right - 178 if first else box.left + 6, box.top + 6, 172, box.height - 12)
    ground, ink = (THEME.accent, INK) if won else (THEME.deep, WHITE)
    paint.rounded(image, well, 16, ground)
    points = view_of(scene).scores[coach.side]
    words, font = fit(str(points), THEME.display(78), well.width - 12, 44)
    write(image, well.middle, words, font, ink, "centre")
    left = box.left + 20 if first else well.right + 20
    room = Box(left, box.top, 540 if coach.automaton else 272, box.height)
    parts.seat_name(image, scene, coach.seat, room, px=56)
    if won:
        marks.trophy(image, (well.left + 26, well.top + 14), THEME, 18)
    if coach.conceded:
        marks.paste_middle(
            image, icon("glyph:flag_variant", 44, WHITE), (left + 320, box.middle[1])
        )
    elif not coach.automaton:
        tiles.counts(image, coach, (left + 290, box.middle[1]), 88, 40)
    _gain(image, scene, coach, well)


def _gain(image: Image.Image, scene: Scene, coach: Coach, well: Box) -> None:
    mark = scene.changed.get(f"score:{coach.seat}")
    if mark is None or not mark.gain:
        return
    words = marks.gain_words(mark.gain)
    at = well.middle[0], well.bottom + 20
    marks.pill(image, at, words, THEME, size=36, align="centre", edge=INK)


def before(image: Image.Image, scene: Scene) -> None:
    """Draw the seats while teams are made: who chooses, who is ready, who was drafted."""
    view = view_of(scene)
    people = [coach for coach in view.coaches if not coach.automaton]
    tall = (948 - 112 - 16 * (len(people) - 1)) // len(people)
    for place, coach in enumerate(people):
        box = Box(32, 112 + place * (tall + 16), 1536, tall)
        paint.panel(image, box, THEME, active=False)
        parts.seat_name(image, scene, coach.seat, Box(box.left + 24, box.top + 16, 460, 72))
        _drafted(image, scene, coach, Box(box.left + 520, box.top + 16, 990, box.height - 32))


def _packs(image: Image.Image, number: int, room: Box) -> None:
    """Draw the pack in hand and what was taken, face down."""
    width = min(170, int((room.height - 8) / 1.4))
    picture = back(THEME, width)
    top = room.top + (room.height - height_of(width)) // 2
    for at in range(5 - number):
        marks.paste(image, picture, (room.left + at * (width + 16), top))
    right = room.right - width
    for at in range(number - 1):
        marks.paste(image, picture, (right - at * (width // 3), top))
    if number > 1:
        glyph = icon("glyph:account_check", 56, THEME.accent)
        foot = right - (number - 2) * (width // 3) - 50, top + height_of(width) // 2
        marks.paste_middle(image, glyph, foot)


def _drafted(image: Image.Image, scene: Scene, coach: Coach, room: Box) -> None:
    players = [card for card in coach.drafted if is_player(card)]
    view = view_of(scene)
    if view.stage == "draft":
        _packs(image, view.round, room)
        return
    if not players:
        words, font = fit(scene.word("nba-picture-secret"), word_font(44, 500), room.width, 30)
        write(image, (room.left, room.top + 36), words, font, THEME.muted)
        return
    width = min(220, int((room.height - 8) / 1.4))
    step = step_of(len(players), width, room.width, 24)
    for at, card in enumerate(players):
        box = Box(room.left + at * step, room.top, width, height_of(width))
        faces.card(image, box, card_face(card, scene), "L" if width > 150 else "M")
