"""The track: zones, pack spaces, skaters, arrows of what moved, numbers of what may be picked."""

from collections.abc import Callable, Sequence
from math import hypot

from PIL import Image

from games.core.data.theme import rgb
from games.core.event import Mark
from games.core.face import face
from games.jam.pictures import layout, skaters
from games.jam.pictures.layout import Frame
from games.jam.pictures.words import view_of, where_of
from games.jam.printed import FRONT, OPEN, OTHER, REAR, Space
from games.jam.view import Moved
from render.cache import Cache
from render.kit import marks, paint
from render.kit.geometry import Box
from render.kit.scene import Scene
from render.kit.text import write
from render.kit.theme import WHITE, mix, word_font

HIGH = 4  # skaters in a stack of which there is more than can be seen
FLOOR = rgb("#3A5A78")
_LINE = rgb("#DCE8F2")
_WAY = mix(FLOOR, WHITE, 0.4)
_FAINT = mix(FLOOR, WHITE, 0.75)
_SHADOW = 8
_ZONES = (("rear", 176, 150), ("front", 1360, 150), ("other", 440, 66))
_BENDS = ((1330, 400), (1290, 100), (294, 100))  # round by front and other side, from the pack on

_grounds: Cache[Image.Image] = Cache(16_000_000, lambda image: image.width * image.height * 3)


def draw(
    image: Image.Image,
    scene: Scene,
    frame: Frame,
    moved: Sequence[Mark] = (),
    under: Callable[[], None] | None = None,
) -> None:
    """Draw the whole track; who `moved` only while nothing is asked, so that nothing hides it.

    What is drawn by `under` lies below the skaters.
    """
    view = view_of(scene)
    _ground(image, scene, frame)
    found = places(scene, frame)
    if scene.decision is None:
        _arrows(image, scene, frame, found, moved)
    if under is not None:
        under()
    hidden = {one for space in view.stacks if space not in OPEN for one in view.stacks[space][:-1]}
    for skater, box in found.items():
        skaters.plate(image, scene, skater, box, _scaled(frame, box), top=skater not in hidden)
    for skater, box in found.items():
        skaters.tag(image, scene, skater, box, _scaled(frame, box), top=skater not in hidden)
    for skater in _posted(scene):
        if skater in found:
            skaters.post(image, scene, skater, found[skater])
    _lead(image, scene, frame, found)
    _counts(image, scene, frame)
    _badges(image, scene, frame)


def _lead(image: Image.Image, scene: Scene, frame: Frame, found: dict[str, Box]) -> None:
    """Draw the star of LEAD at the jammer who has it."""
    view = view_of(scene)
    if view.lead is not None and (jammer := view.sides[view.lead].lineup[:1]):
        box = found.get(jammer[0])
        if box is not None:
            busy = any(one.skater == jammer[0] for one in view.laid)  # her card's tag lies above
            y = box.bottom - frame.px(24) if busy else box.top + frame.px(6)
            skaters.star(image, (box.right - frame.px(6), y), frame.px(24))


def _counts(image: Image.Image, scene: Scene, frame: Frame) -> None:
    """Say how many of each side lie in a high stack, of which hardly more than the top is seen."""
    view, where = view_of(scene), where_of(scene)
    for space, stack in view.stacks.items():
        if space in OPEN or len(stack) < HIGH:
            continue
        cell = layout.cell(frame, face(scene.faces, space, Space))
        wide, high = frame.px(176), frame.px(52)
        box = Box(cell.middle[0] - wide // 2, cell.bottom - high, wide, high)
        paint.framed(image, box, frame.px(14), scene.theme.deep, WHITE, max(2, frame.px(3)))
        for side in (0, 1):
            many = sum(where.side(one) == side for one in stack)
            left = box.left + frame.px(32 + 84 * side)
            marks.seat(image, side, (left, box.middle[1]), frame.px(34))
            font = scene.theme.display(frame.px(42))
            write(image, (left + frame.px(24), box.middle[1]), str(many), font, WHITE)


def places(scene: Scene, frame: Frame) -> dict[str, Box]:
    """Return the plates of all skaters, those of a stack from the bottom to the top."""
    found: dict[str, Box] = {}
    for space, stack in view_of(scene).stacks.items():
        found |= zip(stack, _boxes(scene, frame, space, len(stack)), strict=True)
    return found


def _posted(scene: Scene) -> list[str]:
    """Return the skaters who can be seen, as questions and what is told name their posts."""
    if scene.seat is None:
        return []
    return [skater for side in (0, 1) for skater in where_of(scene).visible(side)]


def _scaled(frame: Frame, box: Box) -> Frame:
    """Return the frame at the scale of a plate, which is smaller where many stand together."""
    return frame._replace(scale=box.width / layout.PLATE[0])


def _boxes(scene: Scene, frame: Frame, space: str, count: int) -> list[Box]:
    if space in OPEN:
        return layout.places(frame, space, count)
    return layout.plates(frame, layout.cell(frame, face(scene.faces, space, Space)), count)


def _ground(image: Image.Image, scene: Scene, frame: Frame) -> None:
    """Draw floor, lines, cells with their numbers, and the names of the open zones.

    They are the same on every picture of a size: drawn once, on the ground of the game.
    """
    view = view_of(scene)
    runs = not view.stacks[OTHER] and not scene.badges  # then arrows show which way they run
    pack = tuple(
        (space, face(scene.faces, space, Space), scene.short(space))
        for space in view.stacks
        if space not in OPEN
    )
    zones = tuple((scene.word(f"jam-picture-{zone}"), x, y) for zone, x, y in _ZONES)
    key = image.size, frame, scene.theme.deep, pack, zones, runs
    whole = layout.whole(frame)
    area = whole._replace(height=whole.height + frame.px(_SHADOW))

    def drawn() -> Image.Image:
        fresh = paint.ground(scene.theme, image.size)
        _floor(fresh, scene, frame, zones)
        for _, printed, short in pack:
            _cell(fresh, scene, frame, printed, short)
        if runs:
            _ways(fresh, frame)
        return fresh.crop(area.corners)

    image.paste(_grounds.get(key, drawn), (area.left, area.top))


def _floor(
    image: Image.Image, scene: Scene, frame: Frame, zones: Sequence[tuple[str, int, int]]
) -> None:
    whole, px = layout.whole(frame), frame.px
    paint.rounded(image, whole.moved(0, px(_SHADOW)), px(300), scene.theme.deep)
    paint.framed(image, whole, px(300), FLOOR, _LINE, max(2, px(6)))
    for x in (318, 1214):
        paint.fill(image, frame.box(x, 8, 5, 126), _LINE)
        paint.fill(image, frame.box(x, 312, 5, 396), _LINE)
    font = word_font(px(40))
    for words, x, y in zones:
        spot = frame.box(x, y, 0, 0)
        write(image, (spot.left, spot.top), words, font, _FAINT, "centre")


def _ways(image: Image.Image, frame: Frame) -> None:
    for x in (760, 980):
        spot = frame.box(x, 66, 100, 0)
        to = (spot.left, spot.top)
        paint.arrow(image, (spot.right, spot.top), to, _WAY, frame.px(8), FLOOR)


def _cell(image: Image.Image, scene: Scene, frame: Frame, printed: Space, short: str) -> None:
    box, px = layout.cell(frame, printed), frame.px
    paint.rounded(image, box, px(16), mix(FLOOR, scene.theme.deep, 0.28))
    at = box.left + px(16), box.top + px(34)  # large: it is what lists and orders call the space
    write(image, at, short, scene.theme.display(px(56)), mix(FLOOR, WHITE, 0.8))


def _arrows(
    image: Image.Image,
    scene: Scene,
    frame: Frame,
    found: dict[str, Box],
    moved: Sequence[Mark],
) -> None:
    """Draw where skaters came from: jammers who went on past the front by the other side."""
    moves = [
        (mark.from_place.partition(":")[2], skater)
        for mark in moved
        if mark.from_place and (skater := mark.place.partition(":")[2]) in found
    ]
    for start, skater in moves:
        begin, end = _middle(scene, frame, start), found[skater].middle
        if begin is None:
            continue
        via = [frame.box(*bend, 0, 0).middle for bend in _round(scene, start, skater)]
        if via and via[-1][0] < layout.infield(frame).left:
            via.append((via[-1][0], end[1]))  # to the plate from the side, where nobody stands
        last = via[-1] if via else begin
        length = hypot(last[0] - end[0], last[1] - end[1])
        if via or length > frame.px(160):
            short = frame.px(92) / length  # the head lies beside the plate
            tip = (
                round(end[0] + (last[0] - end[0]) * short),
                round(end[1] + (last[1] - end[1]) * short),
            )
            paint.arrow(image, begin, tip, width=max(4, frame.px(9)), via=via)


def _round(scene: Scene, start: str, skater: str) -> Sequence[tuple[int, int]]:
    """Return where the way of a jammer bends who ran round the track, as they never run back."""
    where = where_of(scene)
    end = where.space(skater)
    ran = any(
        isinstance(deed, Moved) and (deed.skater, deed.start, deed.end) == (skater, start, end)
        for deed in view_of(scene).story
    )
    if not ran or not where.is_jammer(skater) or start == REAR or end not in {OTHER, REAR}:
        return ()
    first = {FRONT: 1, OTHER: 2}.get(start, 0)
    return _BENDS[first : 2 if end == OTHER else 3]


def _middle(scene: Scene, frame: Frame, space: str) -> tuple[int, int] | None:
    if space in OPEN:
        return layout.zone(frame, space).middle
    if space not in view_of(scene).stacks:
        return None
    return layout.cell(frame, face(scene.faces, space, Space)).middle


def _badges(image: Image.Image, scene: Scene, frame: Frame) -> None:
    """Number the spaces that may be picked."""
    for place, number in scene.badges.items():
        kind, _, space = place.partition(":")
        if kind != "space":
            continue
        box = layout.zone(frame, space)
        if space not in OPEN:
            box = layout.cell(frame, face(scene.faces, space, Space))
        ground = scene.theme.accent if place in scene.picks else WHITE
        radius = max(23, frame.px(34))
        at = box.left + radius - 2, box.top + radius - 2
        marks.badge(image, at, number, scene.theme, radius, ground)


def prison(scene: Scene) -> str:
    """Return who is in prison and for how long, in short; "" for nobody."""
    view, where = view_of(scene), where_of(scene)
    names = [
        f"{where.post(one.skater)} {scene.name(one.skater)} ({one.turns})" for one in view.prison
    ]
    return ", ".join(names)
