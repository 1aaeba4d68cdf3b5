"""What is printed: all that words and pictures know of a card."""

from collections.abc import Mapping
from typing import TypeAlias, TypeVar

import msgspec


class Face(msgspec.Struct, frozen=True):
    """What is printed on a card, or on whatever else a picture shows like one.

    A match keeps the cards it was started with, so words and pictures are made of the faces of the
    match, and what is kept at hand is kept by faces: two matches may mean two cards by one id.
    """


Faces: TypeAlias = Mapping[str, Face]  # by the id under which a card is printed
F = TypeVar("F", bound=Face)


def face(faces: Faces, card: str, kind: type[F]) -> F:
    """Return what is printed on a card of that kind. Raises KeyError when there is none."""
    found = faces[card]
    assert isinstance(found, kind), card
    return found
