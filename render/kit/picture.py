"""What a picture is, and what the module of each game offers."""

from collections.abc import Callable, Mapping
from typing import Protocol

import msgspec
from PIL import Image

from games.core.face import Faces
from games.core.text import Name
from render.kit.design import CardDesign
from render.kit.scene import Scene, Zoom
from render.png import encode


class Picture(msgspec.Struct, frozen=True):
    """A finished picture, RGB; its alt text is the game's `describe`, made elsewhere."""

    image: Image.Image

    def png(self) -> bytes:
        """Return the file as it is sent."""
        return encode(self.image)


class Pictures(Protocol):
    """What the module `games.<key>.pictures.drawn` offers. All are functions of the scene alone."""

    def board(self, scene: Scene) -> Picture:
        """Return the whole public table, 1600x1000."""
        ...

    def table(self, scene: Scene) -> Picture:
        """Return what concerns the reader and the open question, 1200x750."""
        ...

    def zooms(self, scene: Scene) -> tuple[Zoom, ...]:
        """Return the close-ups there are: a seat each, the common area, public piles."""
        ...

    def zoom(self, scene: Scene, which: str) -> Picture:
        """Return one close-up, 1200x750. Raises KeyError when there is none of that id."""
        ...

    def final(self, scene: Scene) -> Picture:
        """Return the ranking at the end, 1600x1000."""
        ...

    def every_face(
        self, faces: Faces, names: Mapping[str, Name], locale: str, word: Callable[..., str]
    ) -> list[CardDesign]:
        """Return the different card faces in a language; `word` formats a message by its id."""
        ...

    def warm(self, faces: Faces) -> None:
        """Draw what every board needs into the caches."""
        ...


class Filmed(Protocol):
    """What that module offers besides, in a game that has films of its turns (`Films`)."""

    def shot(self, scene: Scene) -> Picture:
        """Return a moment of the film of a turn, 1600x1000 or 1200x750.

        `scene.said` is what has just happened, `scene.heading` the part of the turn. The film is
        half as wide as a board, and seen on phones: few and large things.
        """
        ...


class Built(Protocol):
    """What that module offers besides, in a game that has a workshop (`HasWorkshop`)."""

    def deck(self, scene: Scene) -> Picture:
        """Return a deck at a glance, 1200x750: `scene.view` is a `shelf.DeckView` of core."""
        ...

    def shelf(self, scene: Scene) -> Picture:
        """Return pieces to choose from, 1200x750, numbered from 1: a `ShelfView`."""
        ...
