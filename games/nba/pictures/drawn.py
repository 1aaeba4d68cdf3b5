"""The pictures of NBA Deck-Building."""

from collections.abc import Callable, Mapping

from games.core.face import Face as Printed
from games.core.face import Faces, named
from games.core.text import Name
from games.nba.pictures.board import board
from games.nba.pictures.faces import face_of
from games.nba.pictures.final import final
from games.nba.pictures.parts.signs import COLOURS, SHAPES, THEME, shape
from games.nba.pictures.table import table
from games.nba.pictures.zooms import zoom, zooms
from games.nba.printed import Dice, Player, Tactic
from render.kit.design import CardDesign
from render.kit.faces import back, warm_card
from render.kit.icons import icon

_WARM = 5  # cards of each kind that are drawn ahead
__all__ = ["board", "every_face", "final", "table", "warm", "zoom", "zooms"]


def every_face(
    faces: Faces, names: Mapping[str, Name], locale: str, word: Callable[..., str]
) -> list[CardDesign]:
    """Return the different card faces in a language, in printed order."""
    del word
    cards = {key: face for key, face in faces.items() if not isinstance(face, Dice)}
    found = (face_of(*one, locale) for one in named(cards, names, locale, Printed))
    return list(dict.fromkeys(found))


def warm(faces: Faces) -> None:
    """Draw the usual signs, starters and the back into the caches."""
    for kind in COLOURS:
        if kind in SHAPES:
            for px in (37, 44, 60):
                shape(kind, px)
    for name in ("games.nba:game-iq", "games.nba:rebound"):
        icon(name, 38, THEME.accent)
    for kind in (Player, Tactic):
        for printed in [one for one in faces.values() if isinstance(one, kind)][:_WARM]:
            warm_card(face_of(printed, "", "", "fr"), 236, "L")
    back(THEME, 144)
