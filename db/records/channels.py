"""Where matches and lobbies are."""

from datetime import datetime

from db.records.matches import BoardFacts, MatchFacts
from db.records.record import Record


class Whereabouts(MatchFacts, frozen=True, kw_only=True):
    """A match, and where it was opened and is shown.

    It was opened in `home`, by the message of `lobby`. When its `board` was posted, `board_count`
    messages stood there, if that is a thread and it is known. `own_channel` is its own channel and
    `own_message` its board there while it lives elsewhere because that channel is closed.
    """

    lobby: str | None
    home: int | None
    board: BoardFacts
    board_count: int | None
    own_channel: int | None
    own_message: int | None


class Away(MatchFacts, frozen=True, kw_only=True):
    """A running match that waits for its game, and its board."""

    board: BoardFacts


class Living(Record, frozen=True, kw_only=True):
    """A running match, where it lives, and its next deadline."""

    match: str
    server: int | None
    channel: int
    deadline_at: datetime | None


class PublicPlace(Record, frozen=True, kw_only=True):
    """Where a match or lobby is public, and whether somebody is one of its people (`ours`).

    `above` is the channel above it where it lives in the thread of the message it was opened with.
    """

    server: int | None
    channel: int | None
    above: int | None
    ours: bool
