"""Questions about dice and attacks: large dice with their numbers, and what they stand against."""

from PIL import Image

from games.nba.pictures.parts import signs, tiles
from games.nba.pictures.parts.signs import THEME
from games.nba.pictures.words import total, view_of
from games.nba.printed import tactic
from games.nba.view import Coach, Thrown
from render.kit import marks, paint
from render.kit.geometry import Box, columns, rows
from render.kit.icons import icon
from render.kit.scene import Scene
from render.kit.text import fit, write
from render.kit.theme import WHITE, mix, word_font


def dice(image: Image.Image, scene: Scene, coach: Coach, room: Box, kind: str) -> None:
    """Draw the dice rolled with their numbers; below, the tactic and the attack against it."""
    grid = die_boxes(len(coach.dice), Box(room.left, room.top, room.width, 250))
    asked = set(scene.badges)
    ordered = _in_order(scene, coach)
    for die, box in zip(ordered, grid, strict=True):
        _die(image, scene, die, box, open_=f"die:{die.name}" in asked)
    line = Box(room.left, room.top + 268, room.width, 84)
    tiles.well(image, line, 22)
    left = line.left + 20
    card = coach.tactic
    wide = 330
    tiles.tile(image, scene, card, Box(left - 8, line.top + 8, wide, 68), price=False)
    left += wide + 20
    if kind == "reroll_def" or tactic(scene.faces, card).type == "def":
        _facing(image, scene, coach, Box(left, line.top, line.right - left - 16, line.height))


def _in_order(scene: Scene, coach: Coach) -> list[Thrown]:
    """Return the dice as the options are numbered, those that are not asked about last."""
    by_name = {die.name: die for die in coach.dice}
    asked = [option.id for option in scene.decision.options] if scene.decision else []
    rest = [die for name, die in by_name.items() if name not in asked]
    return [by_name[name] for name in asked] + rest


def die_boxes(count: int, room: Box) -> list[Box]:
    """Return places for dice: as large as fits in one, two or three rows."""
    best: list[Box] = []
    for lines in (1, 2, 3):
        across = max(1, -(-count // lines))
        side = min(150, (room.width - 16 * (across - 1)) // across)
        side = min(side, (room.height - 14 * (lines - 1)) // lines)
        left = room.left + (room.width - across * side - 16 * (across - 1)) // 2
        top = room.top + (room.height - lines * side - 14 * (lines - 1)) // 2
        boxes = [
            Box(left + at % across * (side + 16), top + at // across * (side + 14), side, side)
            for at in range(count)
        ]
        if not best or side > best[0].width:
            best = boxes
    return best


def _die(image: Image.Image, scene: Scene, die: Thrown, box: Box, *, open_: bool) -> None:
    place = f"die:{die.name}"
    picked = place in scene.picks
    ground = THEME.panel if open_ else mix(THEME.panel, THEME.bottom, 0.6)
    if open_:
        width = 9 if picked else 4
        paint.outline(image, box.inset(-4), 24, THEME.accent, width)
    paint.rounded(image, box, 20, ground)
    dim = None if die.counts and open_ else ground
    px = round(box.height * 0.7)
    signs.die(image, box.middle, die, px, scene.reader.locale, dim=dim)
    number = scene.badges.get(place)
    if number is not None:
        radius = max(18, round(box.width * 0.17))
        at = box.right - radius, box.top + radius
        tiles.numbered(image, at, number, radius, THEME.accent if picked else WHITE)
    if picked:
        foot = box.middle[0], box.bottom - 4
        marks.glyph_disc(image, foot, "glyph:check_bold", THEME.accent, radius=18)


def _facing(image: Image.Image, scene: Scene, coach: Coach, box: Box) -> None:
    """Draw the attack that the defence stands against."""
    view = view_of(scene)
    if coach.target is None:
        return
    foe = view.coaches[coach.target]
    y = box.middle[1]
    marks.seat(image, foe.seat, (box.left + 22, y), 44)
    left = box.left + 56
    left += signs.dice_row(image, (left, y), foe.attack, 58, 380, scene.reader.locale) + 14
    left += write(image, (left, y), str(total(foe.attack)), THEME.display(56), THEME.accent) + 16
    if foe.against:
        marks.paste_middle(image, icon("glyph:shield", 38, WHITE), (left + 19, y))
        words = str(total(foe.against))
        write(image, (left + 46, y), words, THEME.display(56), THEME.accent)


def targets(image: Image.Image, scene: Scene, room: Box) -> None:
    """Draw the attacks that a defence may be played against, with their numbers."""
    assert scene.decision is not None
    view = view_of(scene)
    options = scene.decision.options
    for option, box in zip(options, rows(room.inset(8, 50), len(options), 72), strict=True):
        place = option.on or ""
        seat = int(place.partition(":")[2])
        tiles.duel(image, scene, view.coaches[seat], box)
        name, font = fit(scene.person(seat).shown, word_font(40, 600), box.width - 80, 30)
        write(image, (box.left + 14, box.top - 30), name, font, WHITE)
        number = scene.badges.get(place)
        if number is not None:
            tiles.badge(image, scene, place, box, number)


def scores(image: Image.Image, scene: Scene, room: Box) -> None:
    """Draw the scores of both sides, large."""
    view = view_of(scene)
    for side, box in enumerate(columns(room.inset(0, 50), 2, 32)):
        paint.panel(image, box, THEME)
        x = box.middle[0]
        seats = view.sides[side]
        for place, seat in enumerate(seats):
            across = x + round((place - (len(seats) - 1) / 2) * 110)
            marks.seat(image, seat, (across, box.top + 74), 84)
        write(
            image,
            (x, box.top + 190),
            str(view.scores[side]),
            THEME.display(120),
            WHITE,
            "centre",
        )
