"""Parts of the servers, as Discord numbers them, and what is known of who owns them."""

from datetime import datetime

from db.records.record import Record


class Shard(Record, frozen=True):
    """One of `of_all` parts: the servers whose `(id >> 22) % of_all` is its number."""

    number: int
    of_all: int


class Leases(Record, frozen=True):
    """How the processes stand that share a database, at the moment `now` of its clock.

    `own` are the parts that this process owns, `heir` those that it connects to take over.
    It is `awaited` that another process takes over some of its own.
    """

    now: datetime
    own: frozenset[int]
    heir: frozenset[int]
    awaited: bool
