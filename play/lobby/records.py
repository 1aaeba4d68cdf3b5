"""What a lobby hands out: a table that people may sit down at, and what its seats bring.

What one reader alone may know is left out of every `repr`, so that no log line can carry it.
"""

from db.records.holders import Holder
from db.records.lobbies import LobbyFacts
from db.records.record import Record, Secret
from games.core.bringing.brought import Brought, Build
from games.core.decision import Decision
from games.core.text import Text


class Bring(Record, frozen=True):
    """What a seat is asked to bring, and what it has brought so far.

    `suggested` is what is brought when nothing is answered. Of what is built, `written` is the form
    in words of what is brought, or suggested; its people should know the `warnings`.
    """

    seat: int
    question: Secret[Decision | Build]
    given: Secret[Brought | None] = None
    suggested: Secret[Brought] = ()
    written: Secret[str] = ""
    warnings: Secret[tuple[Text, ...]] = ()


class LobbySeat(Record, frozen=True):
    """A seat of a lobby: its holders in order.

    Its people may bring something where it `brings`, and have not while that is `missing`. Of decks
    everybody may know the `titles`, which are words of people.
    """

    holders: tuple[Holder, ...]
    brings: bool = False
    missing: bool = False
    titles: tuple[str, ...] = ()


class Lobby(LobbyFacts, frozen=True, kw_only=True):
    """A table that people may sit down at.

    `problems` say why it cannot start yet, `warnings` what is to be known before it does.
    `aim` is that of a match with these options, in three lines.
    `words_added` is how many people have added words to the shuffle.
    """

    seats: tuple[LobbySeat, ...]
    commitment: str
    words_added: int
    problems: tuple[Text, ...]
    warnings: tuple[Text, ...] = ()
    aim: tuple[Text, ...] = ()

    @property
    def people(self) -> tuple[int, ...]:
        """The persons at the table, in the order of their seats."""
        holders = (one for seat in self.seats for one in seat.holders)
        return tuple(one.person for one in holders if one.person is not None)

    @property
    def all_taken(self) -> bool:
        """Whether somebody sits on every seat."""
        return len(self.seats) >= self.most

    @property
    def with_room(self) -> tuple[int, ...]:
        """The taken seats at which one more may sit down beside the people there."""
        return tuple(
            number
            for number, seat in enumerate(self.seats)
            if all(one.person is not None for one in seat.holders)
            and len(seat.holders) < self.together
        )

    @property
    def room(self) -> int:
        """How many people may still sit down."""
        shared = sum(self.together - len(self.seats[seat].holders) for seat in self.with_room)
        return shared + max(0, self.most - len(self.seats)) * self.together

    @property
    def complete(self) -> bool:
        """Whether nobody can sit down any more."""
        return self.all_taken and not self.with_room
