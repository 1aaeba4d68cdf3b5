"""The card of a match on its final picture: which card did most for the side that won."""

from collections.abc import Callable

from PIL import Image

from games.core.match.best import Best
from render.kit import faces, marks, paint
from render.kit.faces import Face
from render.kit.geometry import Box
from render.kit.icons import icon
from render.kit.scene import Scene
from render.kit.text import fit, wrap_fit, write, write_lines
from render.kit.theme import WHITE, word_font

CARD = 214  # px, its width


def draw(
    image: Image.Image,
    scene: Scene,
    best: Best,
    box: Box,
    symbol: str,
    face: Callable[[str, Scene], Face],
) -> None:
    """Draw the card of the match in `box`, beside it how much it brought, and when.

    The words are `<game>-picture-best` and `<game>-picture-best-did` of the game's texts.
    """
    theme = scene.theme
    paint.rounded(image, box.moved(0, 6), 24, theme.deep)
    paint.rounded(image, box, 24, theme.panel)
    title, font = fit(scene.word(f"{scene.game}-picture-best"), word_font(44), box.width - 120, 34)
    write(image, (box.left + 28, box.top + 44), title, font, WHITE)
    marks.seat(image, best.seat, (box.right - 54, box.top + 44), 52)
    place = Box(box.left + 28, box.top + 84, CARD, faces.height_of(CARD))
    faces.card(image, place, face(best.card, scene), "M")
    side = Box(place.right + 18, place.top, box.right - place.right - 36, place.height)
    number = f"+{best.points}"
    px = 50 if symbol else 0
    number, font = fit(number, theme.display(92), side.width - px - 20, 48)
    left = side.left + 4
    left += write(image, (left, side.top + 66), number, font, theme.accent) + 8
    if symbol:
        marks.paste_middle(image, icon(symbol, px), (left + px // 2, side.top + 66))
    did = scene.word(f"{scene.game}-picture-best-did", points=best.points, times=best.times)
    lines, font = wrap_fit(did, word_font(42), side.width, 4, 34)
    write_lines(image, (side.left + 4, side.top + 210), lines, font, WHITE)
