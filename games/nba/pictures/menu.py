"""The menu of a turn: what may be done, both markets, dice, tactics, team and hand."""

from collections.abc import Callable, Sequence
from typing import NamedTuple

from PIL import Image

from games.nba.pictures import own
from games.nba.pictures.parts import tiles
from games.nba.pictures.parts.signs import THEME
from games.nba.pictures.words import opponents, view_of
from games.nba.view import Coach
from render.kit import paint, parts
from render.kit.geometry import Box, columns
from render.kit.scene import Scene
from render.kit.text import fit, write
from render.kit.theme import WHITE, mix, word_font

ACTIONS = Box(32, 86, 772, 54)
STANDING = Box(824, 84, 344, 56)
TOP, FOOT = 158, 702
GAP = 16  # outlines and numbers reach 10 beyond a tile
TILE = 84  # less than that is hard to read on a phone: then the five make room
_HEIGHTS = {"duels": 62, "five": 52, "sums": 46}
_WITHOUT_MARKET = {"duels": 108, "five": 68, "sums": 62}


class Row(NamedTuple):
    """A row of the menu: its height, None where it takes what is left, and who draws it."""

    name: str
    height: int | None
    draw: Callable[[Image.Image, Scene, Box], None]


def draw(image: Image.Image, scene: Scene) -> None:
    """Draw a turn; everything that may be chosen bears its number."""
    _actions(image, scene)
    own.standing(image, scene, STANDING)
    rows = rows_of(scene)
    boxes = row_boxes(rows)
    first = next(at for at, row in enumerate(rows) if row.name in {"five", "sums"})
    top = boxes[first].top - GAP // 2 - 2
    parts.band(image, Box(0, top, 1200, own.FOOT - top), THEME)
    for row, box in zip(rows, boxes, strict=True):
        row.draw(image, scene, box)


def rows_of(scene: Scene) -> list[Row]:
    """Return the rows there are at this moment, from top to bottom."""
    view, coach = view_of(scene), own.mine(scene)
    market = view.stage == "turns" and not view.period
    high = _HEIGHTS if market else _WITHOUT_MARKET
    rows = [
        (market, Row("track", None, _track)),
        (market, Row("slots", None, _slots)),
        (bool(view.period), Row("counters", None, _counters)),
        (
            any(one.attack or one.last for one in duels_of(scene)),
            Row("duels", high["duels"], _duels),
        ),
        (bool(coach.lying), Row("lying", None, _lying)),
        (True, Row("five", high["five"], own.plates)),
        (True, Row("sums", high["sums"], _sums)),
        (bool(own.hand_of(scene)), Row("hand", None, _hand)),
    ]
    found = [row for there, row in rows if there]
    if _tile(found) < TILE:
        found = [row for row in found if row.name != "five"]
    return found


def _tile(rows: Sequence[Row]) -> int:
    """Return the height that is left for each row of tiles."""
    fixed = sum(row.height or 0 for row in rows) + GAP * (len(rows) - 1)
    return min(110, (FOOT - TOP - fixed) // max(1, sum(row.height is None for row in rows)))


def row_boxes(rows: Sequence[Row]) -> list[Box]:
    """Return where the rows lie, the last one at the foot."""
    tile = _tile(rows)
    heights = [row.height or tile for row in rows]
    y = FOOT - sum(heights) - GAP * (len(rows) - 1)
    found: list[Box] = []
    for height in heights:
        found.append(Box(32, y, 1136, height))
        y += height + GAP
    return found


def _actions(image: Image.Image, scene: Scene) -> None:
    """Draw what may be done beside cards: with its number, or pale where it may not be done."""
    view = view_of(scene)
    names = ["refresh"] if view.stage == "turns" and not view.period else []
    names += ["sub"] if view.stage == "turns" else []
    names += ["prep", "end"]
    for name, box in zip(names, columns(ACTIONS, 4, 22), strict=False):
        number = scene.badges.get(name)
        ground = THEME.panel if number else mix(THEME.panel, THEME.bottom, 0.6)
        paint.rounded(image, box, 16, ground)
        words = scene.word(f"nba-picture-do-{name}")
        shown, font = fit(words, word_font(40, 700), box.width - 28, 30)
        write(image, box.middle, shown, font, WHITE if number else THEME.muted, "centre")
        if number:
            tiles.badge(image, scene, name, box, number)


def _offers(image: Image.Image, scene: Scene, cards: Sequence[str], row: Box) -> None:
    """Draw a market row: open cards with their number, the others dimmed."""
    for card, box in zip(cards, columns(row, 6, 18), strict=True):
        number = scene.badges.get(f"card:{card}") if card else None
        tiles.tile(image, scene, card, box, number=number, dim=number is None)


def _track(image: Image.Image, scene: Scene, row: Box) -> None:
    _offers(image, scene, view_of(scene).market(own.mine(scene).seat).track, row)


def _slots(image: Image.Image, scene: Scene, row: Box) -> None:
    _offers(image, scene, view_of(scene).market(own.mine(scene).seat).slots, row)


def _counters(image: Image.Image, scene: Scene, row: Box) -> None:
    tiles.counters(image, scene, row, view_of(scene).counters)


def duels_of(scene: Scene) -> list[Coach]:
    """Return whose attacks are shown: all that wait, for one may defend against each (NBA-12.5).

    Beside one of them, or none, stands what is known of the own and the direct opponent's last.
    """
    coach = own.mine(scene)
    direct, *others = opponents(view_of(scene), coach)
    foes = [direct, *(foe for foe in others if foe.attack)]
    foes = [foe for foe in foes if foe.attack] or [direct]
    return foes if len(foes) > 1 and not coach.attack else [coach, *foes]


def _duels(image: Image.Image, scene: Scene, row: Box) -> None:
    shown = duels_of(scene)
    for seat, box in zip(shown, columns(row, len(shown), 12), strict=True):
        tiles.duel(image, scene, seat, box)


def _lying(image: Image.Image, scene: Scene, row: Box) -> None:
    own.line(image, scene, own.mine(scene).lying, row, numbered=True)


def _sums(image: Image.Image, scene: Scene, row: Box) -> None:
    tiles.sums(image, scene, own.mine(scene).sums, row, gap=8)


def _hand(image: Image.Image, scene: Scene, row: Box) -> None:
    own.line(image, scene, own.hand_of(scene), row)
