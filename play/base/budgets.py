"""How often in a day somebody calls others, posts, and opens tournaments at most (TIM-4.3)."""

from collections.abc import Iterable
from datetime import datetime

from db.queries.people.spent import Budget, Empty, spend
from db.queries.tournament import lists
from db.store import Connection
from games.core.refused import Refused
from play.refusals import refused

TO_ONE = 3  # calls from one person to one other
FROM_ONE = 12  # calls from one person
TO_SOMEBODY = 8  # calls to one person, whoever wants them
POSTS = 6  # public messages of a person in a channel
TOURNAMENTS = 3  # tournaments of a person on a server: opened in a day, and open for entry at once


def calls(actor: int, person: int) -> tuple[Budget, ...]:
    """Return what a call of somebody by somebody else takes."""
    return (
        Budget("one", TO_ONE, (actor, person)),
        Budget("from", FROM_ONE, (actor,)),
        Budget("to", TO_SOMEBODY, (person,)),
    )


def call(db: Connection, actor: int, people: Iterable[int], now: datetime) -> None:
    """Take what it costs to call people. Raises Refused: the job that calls it writes nothing."""
    for person in people:
        empty = spend(db, calls(actor, person), now)
        if empty is not None:
            raise too_often(empty, person)


def post(db: Connection, person: int, channel: int, now: datetime) -> None:
    """Take what a public message costs; it may be in a thread of the channel. Raises Refused."""
    empty = spend(db, (Budget("posts", POSTS, (person, channel)),), now)
    if empty is not None:
        raise too_often(empty)


def tournament(db: Connection, person: int, server: int, now: datetime) -> None:
    """Take what it costs to open a tournament for entry. Raises Refused."""
    if lists.in_entry(db, server, person) >= TOURNAMENTS:
        raise refused("tournament-many", most=TOURNAMENTS)
    empty = spend(db, (Budget("tournaments", TOURNAMENTS, (person, server)),), now)
    if empty is not None:
        raise too_often(empty)


def too_often(empty: Empty, person: int = 0) -> Refused:
    """Return the refusal of what would be too much for a day; `person` is whom it would call."""
    what, most, _ = empty.budget
    again = f"<t:{int(empty.again_at.timestamp())}:R>"
    return refused("spent", what=what, most=most, who=f"<@{person}>", again=again)
