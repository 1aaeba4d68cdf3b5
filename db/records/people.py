"""People, as they are stored."""

from datetime import datetime
from typing import Literal, TypeAlias

from db.records.record import Record, Secret
from db.records.time import Former, Quiet

Calls: TypeAlias = Literal["thread", "direct", "daily"]
Reminder: TypeAlias = Literal["half", "12h", "3h"]


class PersonSettings(Record, frozen=True):
    """What a person chose; None is "as Discord says".

    With `pings` they are called: where, `calls` says; with `next_up` also when they are next.
    `note_hour` is that of a daily note. Who has not agreed to be `listed`
    stands in no table of ratings (EVT-6.3); whether they want to, they are asked once.
    """

    locale: str | None = None
    pings: bool = True
    text_tables: bool = False
    quiet: Quiet | None = None
    spends_days: bool = True
    home: str | None = None
    calls: Calls = "thread"
    reminders: tuple[Reminder, ...] = ("half",)
    note_hour: int = 18
    next_up: bool = False
    listed: bool = False
    listed_asked: bool = False

    @property
    def reminded(self) -> tuple[Reminder, ...]:
        """The reminders that this person gets; beside a daily note only the last one (TIM-4.1)."""
        if not self.pings:
            return ()
        return ("3h",) if self.reminders and self.calls == "daily" else self.reminders

    @property
    def told_next(self) -> bool:
        """Whether this person is called when they are next; beside a daily note nobody is."""
        return self.next_up and self.pings and self.calls != "daily"

    @property
    def in_direct(self) -> bool:
        """Whether this person has chosen to be called in direct messages."""
        return self.pings and self.calls != "thread"


class StoredPerson(PersonSettings, frozen=True, kw_only=True):
    """A person's own name and settings; turn clocks know the hours `quiet_before` for a while.

    `spoken` is the language of their Discord when they last pressed something. They were called at
    `called_at` and have pressed nothing since, by a call that stood for others at `gathered_at`.
    """

    id: int
    name: str
    quiet_before: Former | None = None
    spoken: str | None = None
    called_at: datetime | None = None
    gathered_at: datetime | None = None

    @property
    def reads(self) -> str | None:
        """The language in which they are written to, where one is known."""
        return self.locale or self.spoken


class Acquaintance(Record, frozen=True):
    """How well somebody knows a game: matches they finished, sittings, kinds of questions answered.

    `sitting` names the last sitting.
    """

    finished: int = 0
    sittings: int = 0
    sitting: str = ""
    kinds: tuple[str, ...] = ()

    def sits_for(self, sitting: str) -> int:
        """Return the number of a sitting that goes on: 1 for the first one of the game."""
        return self.sittings + (sitting != self.sitting)

    def answering(self, kind: str, sitting: str) -> "Acquaintance":
        """Return how well somebody knows a game who answers a question of this kind there."""
        kinds = self.kinds if kind in self.kinds else (*self.kinds, kind)
        return Acquaintance(self.finished, self.sits_for(sitting), sitting, kinds)


class PracticeFacts(Record, frozen=True, kw_only=True):
    """Something that a person plays alone: their own `answers` are all that has to be kept.

    Each has its picks parted by spaces; `picked` is not yet confirmed.
    """

    person: int
    answers: Secret[tuple[str, ...]] = ()
    picked: Secret[tuple[str, ...] | None] = None
    changed_at: datetime


class StoredLesson(PracticeFacts, frozen=True, kw_only=True):
    """Where somebody stands in the lesson of a game (MND-3.1): a scene, counted from 0.

    What is `written` there tells which lesson and cards it was. They have gone through so many
    scenes (`done`).
    """

    game: str
    written: str
    scene: int = 0
    done: int = 0


class StoredAttempt(PracticeFacts, frozen=True, kw_only=True):
    """A position of a `match` that somebody plays on for a seat (MND-4.2).

    `position` is a world dealt from what the seat knew, and packed; `luck` the key of all that is
    drawn from there on. The others are AIs of a `level`.
    """

    tag: str
    match: str
    seat: int
    level: str
    position: Secret[bytes]
    luck: Secret[bytes]


class Substitute(Record, frozen=True, kw_only=True):
    """Somebody who would take seats over on a server, in these games and paces (TIM-2.4).

    At most so many at a time (`most`).
    """

    person: int
    server: int
    games: tuple[str, ...]
    paces: tuple[str, ...]
    most: int = 1
    joined_at: datetime
    called_at: datetime | None = None


class Direct(Record, frozen=True, kw_only=True):
    """The direct messages with a person who asked for them (TIM-4.2).

    They are open once there is a `channel`; `refused` is Discord's code where nothing can be
    written there, of which the person was `told` or not yet.
    """

    person: int
    channel: int | None = None
    refused: int | None = None
    told: bool = False

    @property
    def works(self) -> bool:
        """Whether they are open, and the last attempt was not refused."""
        return self.channel is not None and self.refused is None


class Silence(Record, frozen=True, kw_only=True):
    """Somebody who has gone silent in several matches since `at` (CLB-2.2).

    What asks them is, or was, about to be posted in a channel since `posting_at`, as `tag`.
    """

    person: int
    at: datetime
    tag: str | None = None
    channel: int | None = None
    posting_at: datetime | None = None
    locale: str | None = None


class DirectsOpening(Record, frozen=True, kw_only=True):
    """Direct messages that are to be opened, or a person who is to be greeted there.

    `refused_at` is when Discord last let us write nothing to them, if ever.
    """

    person: int
    channel: int | None
    locale: str | None
    refused_at: datetime | None


class Note(Record, frozen=True, kw_only=True):
    """A daily note that is due since `note_at`; `note_message` is the last one, if it stands."""

    person: int
    channel: int
    locale: str | None
    note_at: datetime
    note_message: int | None
