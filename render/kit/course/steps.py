"""The foot of a step of a match that is over: where in the match it is (MND-4.1)."""

from PIL import Image

from render.kit import paint
from render.kit.geometry import MARGIN, SMALL, Box
from render.kit.scene import Scene, StepBar
from render.kit.text import fit, measure, write
from render.kit.theme import INK, PAPER, WHITE, mix, word_font

HEIGHT = 158  # px below a private picture; all sizes grow with the width
TICKED = 150  # steps from which own answers are not ticked off: they would run together
_GAP = 8


def below(image: Image.Image, scene: Scene, bar: StepBar) -> Image.Image:
    """Return a picture with the bar of its match below it."""
    scale = image.width / SMALL[0]
    height = round(HEIGHT * scale)
    whole = Image.new("RGB", (image.width, image.height + height), scene.theme.deep)
    whole.paste(image, (0, 0))
    _draw(whole, scene, bar, image.height, scale)
    return whole


def _draw(image: Image.Image, scene: Scene, bar: StepBar, top: int, scale: float) -> None:
    def px(size: int) -> int:
        return round(size * scale)

    theme = scene.theme
    paint.fill(image, Box(0, top, image.width, px(4)), theme.accent)
    left = px(MARGIN)
    middle = top + px(34)
    words, font = fit(theme.title(bar.head), theme.display(px(36)), px(560), px(28))
    end = left + write(image, (left, middle), words, font, WHITE) + px(22)
    room = image.width - px(MARGIN) - end
    words, font = fit(bar.whose, word_font(px(36)), room, px(28))
    write(image, (end, middle), words, font, theme.muted)
    along = Box(left, top + px(80), image.width - 2 * left, px(28))
    for name, box, since in _blocks(bar, along, px(_GAP)):
        done = mix(theme.deep, theme.accent, 0.72)
        paint.rounded(image, box, px(7), mix(theme.deep, theme.accent, 0.3))
        reached = _at(bar, along, px(_GAP), bar.at) - box.left
        if bar.at >= since and reached > 0:
            whole = Box(box.left, box.top, min(box.width, reached), box.height)
            paint.rounded(image, whole, px(7), done)
        here = measure(name, word_font(px(30)))
        if name and here <= box.width:
            now = box.left <= _at(bar, along, px(_GAP), bar.at) < box.right + px(_GAP)
            colour = theme.accent if now else theme.muted
            write(image, (box.middle[0], top + px(132)), name, word_font(px(30)), colour, "centre")
    if sum(steps for _, steps in bar.blocks) <= TICKED:
        for tick in bar.ticks:
            x = _at(bar, along, px(_GAP), tick)
            paint.fill(image, Box(x - px(2), along.top + px(6), px(4), px(16)), PAPER)
    for number, step in enumerate(bar.discs, 1):
        x = _at(bar, along, px(_GAP), step)
        paint.disc(image, (x, along.top - px(2)), px(17), INK)
        paint.disc(image, (x, along.top - px(2)), px(15), PAPER)
        write(image, (x, along.top - px(2)), str(number), theme.display(px(24)), INK, "centre")
    x = _at(bar, along, px(_GAP), bar.at)
    paint.rounded(image, Box(x - px(7), along.top - px(8), px(14), px(44)), px(7), INK)
    paint.rounded(image, Box(x - px(5), along.top - px(6), px(10), px(40)), px(5), WHITE)


def _blocks(bar: StepBar, along: Box, gap: int) -> list[tuple[str, Box, int]]:
    """Return each block of the bar with its name, as wide as it has steps, and its first step."""
    found: list[tuple[str, Box, int]] = []
    room = along.width - gap * (len(bar.blocks) - 1)
    whole = max(1, sum(steps for _, steps in bar.blocks))
    since = 0
    for place, (name, steps) in enumerate(bar.blocks):
        left = along.left + round(room * since / whole) + place * gap
        right = along.left + round(room * (since + steps) / whole) + place * gap
        found.append((name, Box(left, along.top, max(2, right - left), along.height), since))
        since += steps
    return found


def _at(bar: StepBar, along: Box, gap: int, step: int) -> int:
    """Return where a step is along the bar, px: the middle of what belongs to it."""
    for place, (_, box, since) in enumerate(_blocks(bar, along, gap)):
        steps = bar.blocks[place][1]
        if step < since + steps or place == len(bar.blocks) - 1:
            return box.left + round(box.width * (step - since + 0.5) / max(1, steps))
    return along.left
