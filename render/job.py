"""What the process that draws is asked, and what it answers: bytes between the two processes."""

import pickle
from collections.abc import Mapping
from struct import Struct
from typing import Literal, TypeAlias

import msgspec

from games.core.face import Faces
from render.kit.scene import Scene
from render.tournaments.sheets import Sheet

Kind: TypeAlias = Literal[
    "board",
    "table",
    "final",
    "zoom",
    "zooms",
    "still",
    "shot",
    "film",
    "deck",
    "shelf",
    "warm",
    "sheet",
    "decided",
]
LENGTH = Struct(">I")  # stands before every job and every reply


class Job(msgspec.Struct, frozen=True):
    """A picture to draw.

    "zoom" draws the close-up `which` (an id), "zooms" lists those there are. "still" is a board for
    the film of a match, "shot" a picture for that of a turn; "film" makes one of `stills`, each of
    which `lasts` so many ms. "deck" and "shelf" are of a workshop. "warm" fills the caches with
    the `faces` of each game, by the module that draws it; "warm" and "film" need no scene.
    "decided" says what decided a match. "sheet" is of a tournament, with a `sheet` in place of a
    scene.
    """

    kind: Kind
    scene: Scene | None = None
    which: str = ""
    stills: tuple[bytes, ...] = ()
    lasts: tuple[int, ...] = ()
    faces: Mapping[str, Faces] = msgspec.field(default_factory=dict[str, Faces])
    sheet: Sheet | None = None

    @property
    def slow(self) -> bool:
        """Whether the job takes as long as many pictures."""
        return self.kind in {"warm", "film"}

    def packed(self) -> bytes:
        """Return the job as it is sent. Equal bytes make equal pictures."""
        return pickle.dumps(self, pickle.HIGHEST_PROTOCOL)


def unpacked(packed: bytes) -> Job:
    """Return a job that our own process sent."""
    job = pickle.loads(packed)  # noqa: S301 - never read from anybody but the bot that asks
    assert isinstance(job, Job)
    return job


class DrawingFault(msgspec.Struct, frozen=True):
    """Why a picture could not be drawn: the kind of error, and where. It quotes no value."""

    kind: str
    places: str


class Drawn(msgspec.Struct, frozen=True):
    """The result of a job: a file or a fault, and what was logged meanwhile.

    A line of the log is the logger's name, the level and the words.
    """

    made: bytes = b""
    fault: DrawingFault | None = None
    logged: tuple[tuple[str, int, str], ...] = ()


class Undrawn(Exception):
    """A picture could not be drawn. `places` is a traceback without values, "" where none is."""

    def __init__(self, kind: str, places: str = "") -> None:
        super().__init__(kind)
        self.kind, self.places = kind, places


def framed(data: bytes) -> bytes:
    """Return data with its length before it."""
    return LENGTH.pack(len(data)) + data
