"""The cards of Goofspiel: a rank in the corner, the sign of the suit."""

from types import MappingProxyType
from typing import NamedTuple

from games.core.data.theme import Colour, read_theme, rgb
from games.core.face import face
from goofspiel.printed import CardFace
from render.kit.design import CardDesign, Sign
from render.kit.scene import Scene

THEME = read_theme("goofspiel")
STAR = "emoji:1f48e"  # a gem stands for points


class Look(NamedTuple):
    """How a suit looks: frame, tint, sign."""

    frame: Colour
    tint: Colour
    sign: str


LOOKS = MappingProxyType(
    {
        "prize": Look(rgb("#A83232"), rgb("#FBE0DC"), "glyph:cards_diamond"),
        "first": Look(rgb("#2B3F6B"), rgb("#DCE4F6"), "glyph:cards_spade"),
        "second": Look(rgb("#2C6147"), rgb("#DDF0E4"), "glyph:cards_club"),
    }
)


def card_face(card: str, scene: Scene) -> CardDesign:
    """Return the face of a card in the scene's language."""
    return face_of(face(scene.faces, card, CardFace), scene.name(card), scene.short(card))


def face_of(printed: CardFace, name: str, short: str) -> CardDesign:
    """Return the face of a card with its name and short name."""
    look = LOOKS[printed.suit]
    return CardDesign(
        theme=THEME,
        frame=look.frame,
        tint=look.tint,
        corner=str(printed.rank),
        signs=(Sign(look.sign, look.frame),),
        name=name,
        short=short,
    )
