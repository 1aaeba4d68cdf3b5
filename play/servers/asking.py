"""Who asks for something to stand on a server, as the server's rules look at them."""

from db.records.record import Record
from play.records import Person


class Asker(Record, frozen=True):
    """Somebody who would open or show something in a channel; of a thread, in the one above it.

    They have these roles on the server, and perhaps manage it.
    """

    person: Person
    channel: int
    roles: tuple[int, ...]
    manages: bool
