"""The whole plan of a side as one picture: who goes where, whom she hits, and when."""

from PIL import Image

from games.core.face import face
from games.jam.pictures import layout, skaters, track
from games.jam.pictures.faces import card_face
from games.jam.pictures.layout import Frame
from games.jam.pictures.words import view_of, where_of
from games.jam.printed import OPEN, Action, Skater, Space
from games.jam.view import Aim, Placed
from games.jam.words import calls_text
from render.kit import faces, marks, paint, parts
from render.kit.design import height_of
from render.kit.geometry import Box, columns
from render.kit.scene import Scene
from render.kit.text import fit, measure, wrap, wrap_fit, write, write_lines
from render.kit.theme import INK, PAPER, SIGNAL, WHITE, mix, name_font, word_font

COLUMNS = Box(32, 516, 1136, 188)
_TIMES = 5  # of a turn
_SHIRT = 34  # px, a shirt below its Time
_LEAST, _ROWS = 16, 6  # letters of what is said below, and lines of a sentence


def laid(scene: Scene) -> bool:
    """Whether the plan is whole: all orders are laid, or picked and to be confirmed."""
    view = view_of(scene)
    mine = view.mine
    if view.live or view.stage != "program" or mine is None:
        return False
    if mine.step in {"", "plan_call"}:
        return True
    return scene.ends and (mine.step != "place" or not scene.picked)


def orders(scene: Scene) -> dict[str, tuple[Placed, Aim]]:
    """Return what is laid by skater, with where it leads; the last order as it is picked."""
    mine = view_of(scene).mine
    assert mine is not None
    aims = {one.skater: one for one in mine.aims}
    found = {one.skater: (one, aims.get(one.skater, Aim(one.skater))) for one in mine.placed}
    picked = mine.step in {"plan_move", "plan_block"} and scene.picked
    if not picked or mine.skater not in found:
        return found
    placed, aim = found[mine.skater]
    first = scene.picked[0]
    if mine.step == "plan_move":
        aim = Aim(mine.skater, end=first)
    elif aim.target != first:
        aim = Aim(mine.skater, target=first)
    return {**found, mine.skater: (placed, aim)}


def arrows(image: Image.Image, scene: Scene, frame: Frame) -> None:
    """Draw where skaters go in the accent, and whom they hit in signal, from plate to plate."""
    found = track.places(scene, frame)
    for skater, (_, aim) in orders(scene).items():
        plate = found.get(skater)
        if plate is None:
            continue
        if aim.end:
            start = plate.middle[0], plate.top - 2
            paint.arrow(image, start, _goal(scene, frame, aim.end), scene.theme.accent, 8)
        elif aim.target in found:
            other = found[aim.target]
            start, end = _edge(plate, other.middle), _edge(other, plate.middle)
            paint.arrow(image, start, end, SIGNAL, 8)


def _goal(scene: Scene, frame: Frame, space: str) -> tuple[int, int]:
    """Return where the way to a space ends: above the plates that may stand there."""
    box = _space(scene, frame, space)
    return box.middle if space in OPEN else (box.middle[0], box.top + frame.px(46))


def _edge(box: Box, to: tuple[int, int]) -> tuple[int, int]:
    """Return the place on the edge of a plate that lies towards a point."""
    x, y = box.middle
    across, down = to[0] - x, to[1] - y
    if abs(down) * box.width > abs(across) * box.height:
        return x, box.bottom if down > 0 else box.top
    return (box.right if across > 0 else box.left), y


def _space(scene: Scene, frame: Frame, space: str) -> Box:
    if space in OPEN:
        return layout.zone(frame, space)
    return layout.cell(frame, face(scene.faces, space, Space))


def beside(image: Image.Image, scene: Scene, box: Box) -> None:
    """Draw who plays when, by shirt numbers, and what the signs below mean."""
    view, theme = view_of(scene), scene.theme
    paint.rounded(image, box, 20, theme.panel)
    heading = scene.word("jam-picture-plan-when")
    parts.heading(image, (box.left + 20, box.top + 28), heading, theme)
    there = orders(scene)
    row = Box(box.left + 18, box.top + 56, box.width - 36, 48)
    for time, spot in enumerate(columns(row, _TIMES, 8), 1):
        now = sorted(
            (face(scene.faces, placed.card, Action).number, skater)
            for skater, (placed, _) in there.items()
            if placed.time == time
        )
        ground = theme.accent if now else mix(theme.panel, INK, 0.5)
        x, y = spot.middle
        paint.disc(image, (x, y), 24, ground)
        write(image, (x, y), str(time), theme.display(34), INK if now else theme.muted, "centre")
        for at, (_, skater) in enumerate(now):
            plate = Box(x - 24, y + 30 + at * _SHIRT, 48, 32)
            paint.framed(image, plate, 9, PAPER, INK, 3)
            write(image, plate.middle, shirt(scene, skater), theme.display(28), INK, "centre")
    busiest = max((sum(p.time == t for p, _ in there.values()) for t in range(1, 6)), default=0)
    top = row.bottom + 12 + max(1, busiest) * _SHIRT
    mine = view.mine
    assert mine is not None
    lines = [scene.word("jam-picture-plan-power"), scene.word("jam-picture-plan-hit")]
    if mine.calls:
        lines.insert(0, scene.say(calls_text(mine.calls)))
    if not there:
        lines = [scene.word("jam-picture-plan-clock", count=min(_TIMES, view.pile))]
    room = Box(box.left + 20, top, box.width - 40, box.bottom - 12 - top)
    _lines(image, lines, room)


def _lines(image: Image.Image, lines: list[str], room: Box) -> None:
    """Write lines whole at the largest size that fits; the last ones go where none does."""
    while len(lines) > 1 and not _fits(lines, _LEAST, room):
        lines = lines[:-1]
    size = next((one for one in range(28, _LEAST, -2) if _fits(lines, one, room)), _LEAST)
    font = word_font(size, 500)
    said = [part for line in lines for part in wrap(line, font, room.width, _ROWS)]
    write_lines(image, (room.left, room.middle[1]), said, font, WHITE)


def _fits(lines: list[str], size: int, room: Box) -> bool:
    rows = sum(len(wrap(line, word_font(size, 500), room.width, _ROWS)) for line in lines)
    return rows * round(size * 1.2) <= room.height


def shirt(scene: Scene, skater: str) -> str:
    """Return the number on the shirt of a skater."""
    return str(face(scene.faces, skater, Skater).number)


def low(image: Image.Image, scene: Scene) -> None:
    """Draw a column for each skater who may get a card: her card, when, and what comes of it."""
    there = orders(scene)
    mine = where_of(scene).visible(view_of(scene).reader or 0)
    for skater, box in zip(mine, columns(COLUMNS, max(4, len(mine)), 12), strict=False):
        order = there.get(skater)
        ground = scene.theme.panel if order else mix(scene.theme.panel, scene.theme.deep, 0.6)
        paint.rounded(image, box, 18, ground)
        _head(image, scene, skater, box)
        if order is None:
            _bare(image, scene, skater, box)
        else:
            _order(image, scene, *order, box)


def _head(image: Image.Image, scene: Scene, skater: str, box: Box) -> None:
    x, y = box.left + 30, box.top + 30
    marks.badge(image, (x, y), shirt(scene, skater), scene.theme, 25)
    words, font = where_of(scene).post(skater), scene.theme.display(24)
    tag = Box(x - 20, y + 18, measure(words, font) + 16, 30)
    paint.framed(image, tag, 9, WHITE, INK, 2)
    write(image, tag.middle, words, font, INK, "centre")
    name = skaters.bare_name(scene, skater)
    said, named = wrap_fit(name, name_font(27), box.width - 70, 2, 20)
    write_lines(image, (box.left + 64, y + 2), said, named, WHITE)


def _bare(image: Image.Image, scene: Scene, skater: str, box: Box) -> None:
    """Say that she gets no card, stays where she is, and loses nothing by it."""
    at = where_of(scene).space(skater)
    where = scene.name(at) if at else ""
    left = box.left + 16
    none = scene.word("jam-picture-plan-none")
    write(image, (left, box.top + 96), none, word_font(30, 700), WHITE)
    stays = scene.word("jam-picture-plan-stays", space=where)
    said, font = wrap_fit(stays, word_font(26, 500), box.width - 28, 2, 18)
    write_lines(image, (left, box.top + 148), said, font, scene.theme.muted)


def _order(image: Image.Image, scene: Scene, placed: Placed, aim: Aim, box: Box) -> None:
    theme = scene.theme
    width = 72
    card = Box(box.left + 14, box.bottom - height_of(width) - 8, width, height_of(width))
    faces.card(image, card, card_face(placed.card, scene), "S")
    left, y = card.right + 12, box.top + 92
    when = scene.word("jam-picture-time-short", time=placed.time)
    pill = marks.pill(image, (left, y), when, theme, size=30, ground=theme.accent)
    _sign(image, scene, placed, (pill.right + 12, y))
    room = box.right - 10 - left
    if aim.target:
        _hits(image, scene, aim, left, box)
        return
    end = scene.name(aim.end) if aim.end else scene.word("jam-picture-plan-nobody")
    said, font = wrap_fit(end, word_font(28, 700), room, 2, 18)
    write_lines(image, (left, box.top + 146), said, font, WHITE)


def _sign(image: Image.Image, scene: Scene, placed: Placed, at: tuple[int, int]) -> None:
    """Draw an arrow for a movement, one against a bar for a block: they differ in grey, too."""
    x, y = at
    if face(scene.faces, placed.card, Action).kind == "block":
        paint.arrow(image, (x, y), (x + 28, y), SIGNAL, 8)
        paint.fill(image, Box(x + 34, y - 20, 6, 40), WHITE)
        return
    paint.arrow(image, (x, y), (x + 42, y), scene.theme.accent, 8)


def _hits(image: Image.Image, scene: Scene, aim: Aim, left: int, box: Box) -> None:
    """Draw the target by shape, number, post and name, and power against resistance."""
    where, theme, y = where_of(scene), scene.theme, box.top + 128
    marks.seat(image, where.side(aim.target), (left + 11, y), 22)
    at = left + 30
    at += write(image, (at, y), shirt(scene, aim.target), theme.display(28), WHITE) + 8
    last = skaters.bare_name(scene, aim.target).split()[-1:]  # her first name tells no more
    words, room = "".join(last), box.right - 8 - at
    if measure(words, word_font(20, 600)) > room:
        words = where.post(aim.target)
    words, font = fit(words, word_font(28, 600), room, 20)
    write(image, (at, y), words, font, WHITE)
    if aim.power:
        sign = ">" if aim.power > aim.resistance else "≤"
        said = f"{aim.power} {sign} {aim.resistance}"
        write(image, (left, box.top + 164), said, theme.display(32), theme.accent)
