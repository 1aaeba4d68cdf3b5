"""Where matches and lobbies are."""

from dataclasses import dataclass
from datetime import datetime


@dataclass(frozen=True, slots=True, kw_only=True)
class Whereabouts:
    """Where a match lives and is shown.

    It lives in `channel` (None: not placed yet) and was opened in `home`, by the message of
    `lobby`. Its board is `board_message` in `board_channel`, which held `board_count` messages
    then, if it is a thread and that is known. `own_channel` is its own place and
    `own_message` its board there while it lives elsewhere because that place is closed.
    """

    match: str
    server: int | None
    channel: int | None
    lobby: str | None
    home: int | None
    running: bool
    board_channel: int | None
    board_message: int | None
    board_count: int | None
    own_channel: int | None
    own_message: int | None


@dataclass(frozen=True, slots=True, kw_only=True)
class Living:
    """A running match, where it lives, and its next deadline."""

    match: str
    server: int | None
    channel: int
    deadline_at: datetime | None


@dataclass(frozen=True, slots=True, kw_only=True)
class Away:
    """A running match that waits for its game, and where its board stands."""

    match: str
    game: str
    server: int | None
    locale: str
    board_channel: int | None
    board_message: int | None
    change: int
    shown: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Known:
    """Where a match or lobby is public, and whether somebody is one of its people (`ours`).

    `above` is the channel above it where it lives in the thread of the message it was opened with.
    """

    server: int | None
    channel: int | None
    above: int | None
    ours: bool
