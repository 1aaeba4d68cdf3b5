"""What is printed: all that words and pictures know of a card."""

from collections.abc import Iterator, Mapping
from typing import TypeAlias, TypeVar

import msgspec

from games.core.text import Name


class Face(msgspec.Struct, frozen=True):
    """What is printed on a card, or on anything else that a picture shows like one.

    A match keeps the cards it was started with: words and pictures are made of the faces of the
    match. Caches go by faces, too, because one id may mean different cards in two matches.
    """


Faces: TypeAlias = Mapping[str, Face]  # by the id under which a card is printed
F = TypeVar("F", bound=Face)


def face(faces: Faces, card: str, kind: type[F]) -> F:
    """Return what is printed on a card of that kind. Raises KeyError when there is none."""
    found = faces[card]
    assert isinstance(found, kind), card
    return found


def named(
    faces: Faces, names: Mapping[str, Name], locale: str, kind: type[F]
) -> Iterator[tuple[F, str, str]]:
    """Yield what is printed on each card of a kind, with its name and short name in a language."""
    for card, printed in faces.items():
        if isinstance(printed, kind):
            yield printed, *names[card].printed(locale)
