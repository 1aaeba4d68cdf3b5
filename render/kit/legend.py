"""What the signs of a private picture mean, for those who are new to the game (`Scene.legend`)."""

from collections.abc import Sequence
from typing import NamedTuple

from PIL import Image

from render.kit import marks
from render.kit.geometry import Box
from render.kit.icons import icon
from render.kit.scene import Scene
from render.kit.text import clip, measure, write
from render.kit.theme import WHITE, word_font

PX, GAP = 28, 10  # of a sign, and between it and its word
SIZES = (30, 28, 26)  # of the words, the first that fits


class Meaning(NamedTuple):
    """A sign, by its name or drawn, and the word that it stands for."""

    sign: str | Image.Image
    word: str


def legend(image: Image.Image, scene: Scene, box: Box, meanings: Sequence[Meaning]) -> None:
    """Draw one strip of signs with their words across `box`, 36 high or more.

    What has no room is left out at the end, so what is hardest to guess comes first. A reader who
    knows the game gets none: then the game uses the room of the strip for something else.
    """
    if not scene.legend or not meanings:
        return
    shown = [one for one in meanings if one.word]
    size = next((one for one in SIZES if _width(shown, one) <= box.width), SIZES[-1])
    while shown[1:] and _width(shown, size) > box.width:
        shown.pop()
    font, middle = word_font(size, 500), box.middle[1]
    spare = (box.width - _width(shown, size)) // max(1, len(shown) - 1)
    left = box.left
    for one in shown:
        sign = icon(one.sign, PX, WHITE) if isinstance(one.sign, str) else one.sign
        marks.paste(image, sign, (left, middle - sign.height // 2))
        left += sign.width + GAP
        word = clip(one.word, font, box.right - left)
        left += write(image, (left, middle), word, font, scene.theme.muted)
        left += 2 * GAP + min(spare, 3 * GAP)


def _width(shown: Sequence[Meaning], size: int) -> int:
    font = word_font(size, 500)
    signs = sum(PX if isinstance(one.sign, str) else one.sign.width for one in shown)
    words = sum(measure(one.word, font) for one in shown)
    return signs + words + len(shown) * GAP + (len(shown) - 1) * 2 * GAP
