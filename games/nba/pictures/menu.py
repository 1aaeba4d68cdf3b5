"""The menu of a turn: its steps, both markets or what can be rolled, dice, team and hand."""

from collections.abc import Callable, Sequence
from typing import NamedTuple

from PIL import Image

from games.nba.advice.steps import pays
from games.nba.pictures import own
from games.nba.pictures.parts import chips, plays, skills, tiles
from games.nba.pictures.parts.signs import THEME
from games.nba.pictures.words import view_of
from games.nba.printed import Book
from render.kit import marks, paint, parts
from render.kit.geometry import Box, columns
from render.kit.icons import icon
from render.kit.scene import Scene
from render.kit.text import fit, measure, write
from render.kit.theme import WHITE, word_font

STEPS = Box(32, 84, 1136, 80)
LINE = Box(32, 168, 1136, 46)
STANDING = Box(390, 8, 320, 56)
TOP, FOOT = 220, 704
GAP = 16  # outlines and numbers reach 10 beyond a card


class Row(NamedTuple):
    """A row of the menu: its least and most height, and who draws it."""

    name: str
    least: int
    most: int
    draw: Callable[[Image.Image, Scene, Box], None]


def draw(image: Image.Image, scene: Scene) -> None:
    """Draw a turn; everything that may be chosen bears its number."""
    own.standing(image, scene, STANDING)
    chips.draw(image, scene, STEPS)
    _line(image, scene)
    rows = rows_of(scene)
    boxes = row_boxes(rows)
    first = next(at for at, row in enumerate(rows) if row.name in {"five", "hand", "foot"})
    top = boxes[first].top - GAP // 2 - 2
    parts.band(image, Box(0, top, 1200, own.FOOT - top), THEME)
    for row, box in zip(rows, boxes, strict=True):
        row.draw(image, scene, box)


def market_is_shown(scene: Scene) -> bool:
    """Whether something can be bought or replaced: then the markets are shown."""
    return any(
        place == "refresh" or place.removeprefix("card:") in _offers_of(scene)
        for place in scene.badges
    )


def _offers_of(scene: Scene) -> set[str]:
    market = view_of(scene).market(own.mine(scene).seat)
    return {card for card in (*market.track, *market.slots) if card}


def rows_of(scene: Scene) -> list[Row]:
    """Return the rows there are at this moment, from top to bottom."""
    view, coach = view_of(scene), own.mine(scene)
    market = market_is_shown(scene)
    lying = [card for card in coach.lying if market or f"card:{card}" in scene.badges]
    wide = not market and 0 < len(lying) <= 3
    rows = [
        (market, Row("track", 96, 118, _track)),
        (market, Row("slots", 66, 86, _slots)),
        (bool(view.period), Row("counters", 48, 60, _counters)),
        (bool(lying) and not wide, Row("lying", 58, 72, _lying)),
        *((wide, Row(f"play:{card}", 74, 104, _play(card))) for card in lying),
        (not market, Row("five", 92, 118, _five)),
        (bool(own.hand_of(scene)), Row("hand", 70, 100, _hand)),
        (True, Row("foot", 44, 56, _foot)),
        (scene.legend, Row("legend", own.LEGEND - 6, own.LEGEND, _legend)),
    ]
    return [row for there, row in rows if there]


def row_boxes(rows: Sequence[Row]) -> list[Box]:
    """Return where the rows lie, each between its least and its most height, from the top."""
    room = FOOT - TOP - GAP * (len(rows) - 1)
    least = sum(row.least for row in rows)
    more = sum(row.most - row.least for row in rows)
    share = min(1.0, max(0.0, (room - least) / max(1, more)))
    heights = [row.least + int((row.most - row.least) * share) for row in rows]
    spare = max(0, room - sum(heights))
    y = TOP + min(24, spare // 2)
    found: list[Box] = []
    for row, height in zip(rows, heights, strict=True):
        if row.name == "foot":
            y = max(y, FOOT - height - (heights[-1] + GAP if rows[-1].name == "legend" else 0))
        found.append(Box(32, y, 1136, height))
        y += height + GAP
    return found


def _line(image: Image.Image, scene: Scene) -> None:
    """Write what comes next, and what the hand pays; the refreshing bears its number."""
    y, left, right = LINE.middle[1], LINE.left, LINE.right
    now = next(step.key for step in chips.steps_of(scene) if step.how == "now")
    if market_is_shown(scene):
        paid = pays(Book(scene.faces), view_of(scene))
        for kind, number in zip(("tactics", "players"), reversed(paid), strict=True):
            words = scene.word(f"nba-picture-pays-{kind}", n=number)
            right = _pill(image, right, y, words) - 10
        words, font = scene.word("nba-picture-pays"), word_font(30, 500)
        right -= write(image, (right, y), words, font, THEME.muted, "right") + 20
    words = scene.theme.title(scene.word(f"nba-picture-now-{now}"))
    shown, font = fit(words, THEME.display(42), 420, 30)
    left += write(image, (left, y), shown, font, WHITE) + 24
    number = scene.badges.get("refresh")
    if number is not None:
        _refresh(image, scene, left, number)
    elif market_is_shown(scene):
        _until(image, scene, left, right)


def _pill(image: Image.Image, right: int, y: int, words: str) -> int:
    """Draw words on a dark pill that ends at `right`; returns where it begins."""
    where = (right, y)
    box = marks.pill(
        image, where, words, THEME, size=30, ground=THEME.deep, ink=THEME.accent, align="right"
    )
    return box.left


def _refresh(image: Image.Image, scene: Scene, left: int, number: int) -> None:
    words, font = scene.word("nba-picture-do-refresh"), word_font(30, 600)
    box = Box(left, LINE.top + 3, measure(words, font) + 56, 40)
    paint.rounded(image, box, 16, THEME.panel)
    marks.paste_middle(image, icon("glyph:refresh", 26, WHITE), (box.left + 24, box.middle[1]))
    write(image, (box.left + 42, box.middle[1]), words, font, WHITE)
    tiles.badge(image, scene, "refresh", box, number, 18)


def _until(image: Image.Image, scene: Scene, left: int, right: int) -> None:
    """Say until when all this is open, where there is room."""
    words, font = scene.word("nba-picture-until"), word_font(30, 500)
    if left + 36 + measure(words, font) > right:
        return
    y = LINE.middle[1]
    marks.paste_middle(image, icon("glyph:lock", 26, THEME.muted), (left + 13, y))
    write(image, (left + 34, y), words, font, THEME.muted)


def _offers(image: Image.Image, scene: Scene, cards: Sequence[str], row: Box) -> None:
    """Draw a market row: open cards with their number, the others dimmed."""
    for card, box in zip(cards, columns(row, 6, 18), strict=True):
        number = scene.badges.get(f"card:{card}") if card else None
        skills.card(image, scene, card, box, number=number, dim=number is None)


def _track(image: Image.Image, scene: Scene, row: Box) -> None:
    _offers(image, scene, view_of(scene).market(own.mine(scene).seat).track, row)


def _slots(image: Image.Image, scene: Scene, row: Box) -> None:
    _offers(image, scene, view_of(scene).market(own.mine(scene).seat).slots, row)


def _counters(image: Image.Image, scene: Scene, row: Box) -> None:
    tiles.counters(image, scene, row, view_of(scene).counters)


def _lying(image: Image.Image, scene: Scene, row: Box) -> None:
    for card, box in zip(own.mine(scene).lying, columns(row, 6, 18), strict=False):
        plays.tile(image, scene, card, box)


def _play(card: str) -> Callable[[Image.Image, Scene, Box], None]:
    return lambda image, scene, box: plays.row(image, scene, card, box)


def _five(image: Image.Image, scene: Scene, row: Box) -> None:
    own.five_with_skills(image, scene, row)


def _hand(image: Image.Image, scene: Scene, row: Box) -> None:
    for card, box in zip(own.hand_of(scene), columns(row, 6, 18), strict=False):
        skills.card(image, scene, card, box, price=False)


def _foot(image: Image.Image, scene: Scene, row: Box) -> None:
    """Draw the sums of the team, and the attacks that come (both of them, rule NBA-12.5)."""
    left = row._replace(width=588)
    tiles.sums(image, scene, own.mine(scene).sums, left, gap=6)
    right = Box(left.right + 18, row.top, row.right - left.right - 18, row.height)
    plays.incoming(image, scene, right)


def _legend(image: Image.Image, scene: Scene, row: Box) -> None:
    skills.legend(image, scene, row)
