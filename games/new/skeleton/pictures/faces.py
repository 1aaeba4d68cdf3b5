"""The cards of Skeleton: what they count in the corner, and the sign of the game."""

from games.core.data.theme import read_theme, rgb
from games.core.face import face
from games.new.skeleton.printed import CardFace
from render.kit.design import CardDesign, Sign
from render.kit.scene import Scene

THEME = read_theme("games.new.skeleton")
STAR = "glyph:star"  # stands for points
FRAME, TINT = rgb("#2B3F6B"), rgb("#DCE4F6")


def card_face(card: str, scene: Scene) -> CardDesign:
    """Return the face of a card in the scene's language."""
    return face_of(face(scene.faces, card, CardFace), scene.name(card), scene.short(card))


def face_of(printed: CardFace, name: str, short: str) -> CardDesign:
    """Return the face of a card with its name and short name."""
    return CardDesign(
        theme=THEME,
        frame=FRAME,
        tint=TINT,
        corner=str(printed.points),
        signs=(Sign(THEME.emblem, FRAME),),
        name=name,
        short=short,
    )
