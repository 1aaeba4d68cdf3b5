"""What the signs on tables mean, for those who are new to the game (`Scene.legend`)."""

from collections.abc import Collection, Sequence

from PIL import Image

from games.core.data.theme import Colour
from games.nintendo.pictures.board import coin
from games.nintendo.pictures.faces import FORCE, GLYPHS, HEARTS, printed_of
from games.nintendo.pictures.pieces import SIGNS
from games.nintendo.view import PieceView
from render.kit import marks, paint
from render.kit.geometry import Box
from render.kit.icons import icon
from render.kit.legend import Meaning, legend
from render.kit.scene import Scene
from render.kit.theme import INK, WHITE

HIGH = 44  # px that the strip takes
_PX = 34


def of_cards(image: Image.Image, scene: Scene, cards: Sequence[str], box: Box) -> None:
    """Explain the numbers and types of the cards of a hand."""
    types = {printed_of(scene, card).type for card in cards}
    found = [Meaning(_coin(), "cost"), *(_numbers() if "char" in types else [])]
    found += [_type(scene, one) for one in GLYPHS if one in types and one != "char"]
    _strip(image, scene, box, found)


def in_play(image: Image.Image, scene: Scene, shown: Sequence[PieceView], box: Box) -> None:
    """Explain the numbers of characters, and the signs of those that lie there."""
    flags = {flag for one in shown for flag in one.flags}
    flags |= {"attacking"} if any(one.attacks for one in shown) else set()
    found = [*_numbers(), *_flags(scene, flags)]
    _strip(image, scene, box, found)


def _strip(image: Image.Image, scene: Scene, box: Box, found: Sequence[Meaning]) -> None:
    said = [one._replace(word=scene.word(f"nintendo-picture-legend-{one.word}")) for one in found]
    legend(image, scene, box, said)


def _numbers() -> list[Meaning]:
    return [
        Meaning(_plate("glyph:sword", FORCE), "force"),
        Meaning(_plate("glyph:heart", HEARTS), "hearts"),
    ]


def _type(scene: Scene, of_type: str) -> Meaning:
    return Meaning(_plate(GLYPHS[of_type], scene.theme.panel), of_type)


def _flags(scene: Scene, flags: Collection[str]) -> list[Meaning]:
    signs = {**SIGNS, "attacking": "glyph:sword_cross", "noattack": "glyph:snowflake"}
    return [
        Meaning(_plate(glyph, scene.theme.panel), flag)
        for flag, glyph in signs.items()
        if flag in flags
    ]


def _plate(glyph: str, ground: Colour) -> Image.Image:
    """Return a sign on the ground on which cards bear it."""
    spot = Image.new("RGBA", (_PX, _PX))
    paint.rounded(spot, Box(0, 0, _PX, _PX), 9, INK)
    paint.rounded(spot, Box(2, 2, _PX - 4, _PX - 4), 7, ground)
    marks.paste_middle(spot, icon(glyph, _PX - 14, WHITE), (_PX // 2, _PX // 2))
    return spot


def _coin() -> Image.Image:
    spot = Image.new("RGBA", (_PX, _PX))
    coin(spot, (_PX // 2, _PX // 2), _PX // 2 - 1)
    return spot
