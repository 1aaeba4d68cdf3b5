"""Action cards: number, arrows as on the track, bonus, and the Times of the back."""

from PIL import Image

from games.core.data.theme import Colour, Theme, rgb
from games.core.face import face
from games.jam.printed import Action, Direction
from render.kit import paint
from render.kit.design import CardDesign, Size
from render.kit.geometry import Box
from render.kit.scene import Scene
from render.kit.text import fit, write
from render.kit.theme import INK, PAPER, WHITE, word_font

MOVEMENT, BLOCK = rgb("#2F6F9E"), rgb("#A8324A")
_TINTS = {"movement": rgb("#D6EBF7"), "block": rgb("#F7D9DD")}
# Where a direction leads on a card: the skaters run from left to right, the inner lane is above.
VECTORS: dict[Direction, tuple[int, int]] = {
    "fast": (1, 0), "slow": (-1, 0), "int": (0, -1), "ext": (0, 1),
    "slide-fast-int": (1, -1), "slide-fast-ext": (1, 1),
    "slide-slow-int": (-1, -1), "slide-slow-ext": (-1, 1),
    "block-int": (0, -1), "block-ext": (0, 1), "push": (1, 0), "stop": (-1, 0),
}  # fmt: skip


def frame_of(printed: Action) -> Colour:
    """Return the colour of a type of card; its arrows tell it as well."""
    return BLOCK if printed.kind == "block" else MOVEMENT


def card_face(card: str, scene: Scene) -> CardDesign:
    """Return what is printed on a card of this match."""
    printed = face(scene.faces, card, Action)
    return face_of(scene.theme, printed, scene.name(card))


def face_of(theme: Theme, printed: Action, name: str) -> CardDesign:
    """Return the face of an action card under its printed name."""
    return CardDesign(
        theme=theme,
        frame=frame_of(printed),
        tint=_TINTS[printed.kind],
        corner=str(printed.number),
        name=name,
        body=_body,
        printed=printed,
    )


def _body(image: Image.Image, inner: Box, face: CardDesign, size: Size, scale: float) -> None:
    """Draw the scheme, the bonus and the Times."""
    printed = face.printed
    assert isinstance(printed, Action)
    low = inner.bottom - round(84 * scale)
    field = Box(inner.left, inner.top, inner.width, low - inner.top)
    paint.rounded(image, field, round(14 * scale), face.tint)
    named = round(46 * scale) if size != "S" else 0
    square = min(field.width - round(70 * scale), field.height - round(84 * scale) - named)
    across = field.left + field.width // 2 + round(12 * scale)
    middle = across, field.bottom - named - square // 2 - round(6 * scale)
    _scheme(image, printed, middle, square, face.frame)
    if named:
        words, font = fit(face.name, word_font(round(38 * scale), 700), field.width - 12, 14)
        at = field.left + field.width // 2, field.bottom - named // 2 - 2
        write(image, at, words, font, INK, "centre")
    bonus = face.theme.display(round(60 * scale))
    at = field.right - round(14 * scale), field.top + round(40 * scale)
    write(image, at, f"+{printed.bonus}", bonus, face.frame, "right")
    _times(image, face, Box(inner.left, low, inner.width, inner.bottom - low), scale)


def _scheme(
    image: Image.Image, printed: Action, middle: tuple[int, int], side: int, colour: Colour
) -> None:
    """Draw an arrow for each direction; those of a block end against a bar."""
    wide = max(3, side // 22)
    for direction in printed.directions:
        x, y = VECTORS[direction]
        start = middle[0] + x * side // 9, middle[1] + y * side // 9
        end = middle[0] + x * side * 3 // 8, middle[1] + y * side * 3 // 8
        paint.arrow(image, start, end, colour, wide, WHITE)
        if printed.kind == "block":
            at = middle[0] + x * side * 15 // 32, middle[1] + y * side * 15 // 32
            across, down = (wide, side // 4) if x else (side // 4, wide)
            bar = Box(at[0] - across // 2, at[1] - down // 2, across, down)
            paint.rounded(image, bar, wide // 2, INK)
    paint.disc(image, middle, max(3, side // 14), INK)


def _times(image: Image.Image, face: CardDesign, box: Box, scale: float) -> None:
    """Draw the Times of the back as discs."""
    printed = face.printed
    assert isinstance(printed, Action)
    radius = round(30 * scale)
    step = 2 * radius + round(12 * scale)
    left = box.middle[0] - step * (len(printed.times) - 1) // 2
    for place, time in enumerate(printed.times):
        at = left + place * step, box.middle[1]
        paint.disc(image, at, radius, PAPER)
        write(image, at, str(time), face.theme.display(round(44 * scale)), INK, "centre")
