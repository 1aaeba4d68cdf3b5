"""Below the arenas of a draft: the Open Market, or how the round before ended."""

from collections.abc import Sequence

from PIL import Image

from games.allstar.pictures.faces import THEME
from games.allstar.pictures.parts import pieces
from games.allstar.pictures.words import standing, view_of, word
from games.allstar.view import ResultView
from render.kit import marks, paint, parts
from render.kit.geometry import Box, columns
from render.kit.scene import Scene
from render.kit.text import write
from render.kit.theme import GOLD, INK, mix

LINE = 60  # px, an arena of the round before
OFFER = 3  # the cards of a row of the Open Market


def draw(image: Image.Image, scene: Scene, free: Box) -> None:
    """Draw below the arenas what `free` has room for: the market, or how the last ones ended."""
    view = view_of(scene)
    room = Box(free.left, free.top, free.width, 932 - free.top)
    if view.market is not None and view.market.cards:
        _market(image, scene, room)
    else:
        _last(image, scene, room)


def _market(image: Image.Image, scene: Scene, room: Box) -> None:
    """Draw the cards on offer, on their sides below three arenas."""
    view = view_of(scene)
    assert view.market is not None
    words = word(scene, "market", row=view.market.row)
    low = room.height < 220
    parts.heading(image, (room.left, room.top + (16 if low else 24)), words, THEME)
    if low:
        line = Box(room.left, room.top + 30, room.width, room.height - 22)
        pieces.lying(image, scene, view.market.cards, line, across=OFFER, gap=24, marked="card")
        return
    line = Box(room.left, room.top + 52, room.width, 168)
    pieces.players(image, scene, view.market.cards, line, 114, gap=14, marked="card")


def _last(image: Image.Image, scene: Scene, room: Box) -> None:
    """Draw how the arenas of the round before ended: a line each, or where they won."""
    view = view_of(scene)
    lines = [result for result in view.last if result.round < view.round]
    if not lines or room.height < 56 + LINE:
        return
    deep = (room.height - 52) // (LINE + 8)
    message = "round" if len(lines) <= deep else "round-winners"
    words = word(scene, message, round=lines[0].round)
    parts.heading(image, (room.left, room.top + 24), words, THEME)
    box = Box(room.left, room.top + 52, room.width, LINE)
    if len(lines) > deep:
        _winners(image, lines, box)
        return
    for at, result in enumerate(lines):
        _standings(image, result, box.moved(0, at * (LINE + 8)))


def _standings(image: Image.Image, result: ResultView, box: Box) -> None:
    """Draw who stood where in an arena, as small shapes."""
    paint.rounded(image, box, 16, mix(THEME.top, THEME.deep, 0.6))
    left = box.left + 12
    for rank, seats in enumerate(standing(result)):
        for seat in seats:
            marks.seat(image, seat, (left + 22, box.middle[1]), 40)
            if rank == 0:
                _trophy(image, (left + 40, box.middle[1] + 14))
            left += 58


def _winners(image: Image.Image, lines: Sequence[ResultView], box: Box) -> None:
    """Draw who won each arena of a round in one line: number, shapes."""
    paint.rounded(image, box, 16, mix(THEME.top, THEME.deep, 0.6))
    y = box.middle[1]
    for number, (result, room) in enumerate(
        zip(lines, columns(box, len(lines), 8), strict=True), 1
    ):
        left = room.left + 14
        left += write(image, (left, y), str(number), THEME.display(36), THEME.muted) + 12
        for seat in standing(result)[0][:3]:
            marks.seat(image, seat, (left + 20, y), 36)
            left += 42
        _trophy(image, (left, y + 12))


def _trophy(image: Image.Image, middle: tuple[int, int]) -> None:
    marks.glyph_disc(image, middle, "glyph:trophy", GOLD, INK, radius=12)
