"""The turn as a line of chips: how each step stands, and the gate that the first dice close."""

from PIL import Image

from games.nba.advice.steps import MAIN, Step, steps
from games.nba.defaults import me
from games.nba.pictures.parts import tiles
from games.nba.pictures.parts.signs import THEME
from games.nba.pictures.words import view_of
from games.nba.printed import Book
from render.kit import marks, paint
from render.kit.geometry import Box
from render.kit.icons import icon
from render.kit.scene import Scene
from render.kit.text import fit, write
from render.kit.theme import INK, PAPER, WHITE, mix, word_font

_GATE = 56  # the width of the gate
_GAP = 12
_WARNS = mix(THEME.accent, (255, 214, 64), 0.6)  # words of what would be lost


def steps_of(scene: Scene) -> tuple[Step, ...]:
    """Return the steps of the reader's turn."""
    assert scene.decision is not None
    options = [option.id for option in scene.decision.options]
    return steps(Book(scene.faces), view_of(scene), options)


def chip_boxes(shown: tuple[Step, ...], row: Box) -> list[Box]:
    """Return where the chips lie: the gate is between what the first dice close and the rest."""
    before = sum(step.key in MAIN for step in shown)
    wide = (row.width - _GATE - _GAP * (len(shown) - 2)) // len(shown)
    found: list[Box] = []
    left = row.left
    for place in range(len(shown)):
        found.append(Box(left, row.top, wide, row.height))
        left += wide + (_GATE if place == before - 1 else _GAP)
    return found


def draw(image: Image.Image, scene: Scene, row: Box) -> None:
    """Draw the steps; those that are options of their own bear their number."""
    shown = steps_of(scene)
    boxes = chip_boxes(shown, row)
    for step, box in zip(shown, boxes, strict=True):
        _chip(image, scene, step, box)
        number = scene.badges.get(step.key)
        if number is not None:
            tiles.badge(image, scene, step.key, box, number)
    before = sum(step.key in MAIN for step in shown)
    _gate(image, boxes[before - 1].right + _GATE // 2, row, closed=_is_closed(scene))


def _is_closed(scene: Scene) -> bool:
    return bool({"off", "def"} & {*me(view_of(scene)).done})


def _chip(image: Image.Image, scene: Scene, step: Step, box: Box) -> None:
    """Draw a step: now, done (with a check), open, closed or without anything to do (paler)."""
    radius = 16
    dark = step.how in {"done", "shut", "idle"}
    ground = THEME.accent if step.how == "now" else THEME.deep if dark else THEME.panel
    paint.rounded(image, box.moved(0, 4), radius, THEME.deep)
    paint.rounded(image, box, radius, ground)
    left, top, low = box.left + 14, box.top + 28, box.top + 61
    ink = INK if step.how == "now" else THEME.muted if dark else WHITE
    if step.how == "done":
        marks.paste_middle(image, icon("glyph:check_bold", 26, ink), (left + 11, top))
        left += 32
    words = scene.word(f"nba-step-{step.key}")
    shown, font = fit(words, word_font(36, 700), box.right - left - 10, 26)
    write(image, (left, top), shown, font, ink)
    left = box.left + 14
    if step.how == "lost":
        ink = _WARNS
        marks.paste_middle(image, icon("glyph:alert", 26, ink), (left + 13, low))
        left += 32
    shown, font = fit(scene.say(step.said), word_font(29, 600), box.right - left - 8, 22)
    write(image, (left, low), shown, font, ink if step.how != "open" else THEME.muted)


def _gate(image: Image.Image, x: int, row: Box, *, closed: bool) -> None:
    """Draw the gate: a dashed line with a lock, filled once the first dice are rolled."""
    tint = THEME.accent if closed else THEME.muted
    for y in range(row.top + 2, row.bottom, 14):
        paint.fill(image, Box(x - 2, y, 4, 8), tint)
    paint.disc(image, (x, row.middle[1]), 22, INK)
    paint.disc(image, (x, row.middle[1]), 18, tint if closed else PAPER)
    marks.paste_middle(image, icon("glyph:lock", 24, INK), (x, row.middle[1]))
