"""How often people are called: not a match, but a person has these limits (TIM-4.3).

Whoever was called and has pressed nothing since is called to other matches after a while; that call
stands for all that were due by then, and these wait on their boards. Live matches, and the one call
to a sitting that has less than half of its time left, are outside of that.
"""

from datetime import datetime, timedelta
from typing import LiteralString

from db.columns import ours
from db.store import Connection
from db.values import stamp

APART = timedelta(hours=2)  # calls to different matches, while nothing is pressed
MOST = 8  # calls
WITHIN = timedelta(hours=24)
_MS = timedelta(milliseconds=1)

# Of a ping `p` to a person `o` in a match `m`, about a seat `s` of it, at the moment ?1. What its
# sitting had left when its clock began to run is the `allowance`: no outage or weekend is in it.
_UNLIMITED = (
    "(p.wanted = 'clear' OR {live} OR p.called = 0 AND p.wanted IN ('turn', 'reminder')"
    " AND s.deadline_at IS NOT NULL AND 2 * (s.deadline_at - ?1) < s.allowance)"
)
_APART = (
    "(o.called_at IS NULL OR p.message IS NOT NULL"
    f" OR o.called_at <= ?1 - {ours(APART // _MS)} AND p.due_at > coalesce(o.gathered_at, 0))"
)
_ROOM = (
    "(SELECT count(*) FROM called c WHERE c.person = p.person"
    f" AND c.at > ?1 - {ours(WITHIN // _MS)}) < {ours(MOST)}"
)


def limited(live: LiteralString) -> LiteralString:
    """Return the condition that a ping counts for the limits; `live` is that of live paces."""
    return f"NOT coalesce({_UNLIMITED.format(live=live)}, false)"


def free(live: LiteralString) -> LiteralString:
    """Return the condition that the limits leave room for a ping."""
    return f"(NOT {limited(live)} OR {_APART} AND {_ROOM})"


GATHERS = "o.called_at IS NOT NULL AND p.message IS NULL"  # others wait without a call of their own


def note(db: Connection, person: int, at: datetime, *, gathers: bool) -> None:
    """Note that somebody was called, by a call that `gathers` others or by one of its own."""
    db.execute("DELETE FROM called WHERE person = ? AND at <= ?", (person, stamp(at - WITHIN)))
    db.execute(
        "INSERT INTO called (person, at) SELECT id, ?2 FROM person WHERE id = ?1",
        (person, stamp(at)),
    )
    db.execute(
        "UPDATE person SET called_at = ?2,"
        " gathered_at = CASE WHEN ?3 = 1 THEN ?2 ELSE gathered_at END WHERE id = ?1",
        (person, stamp(at), gathers),
    )


def pressed(db: Connection, person: int, spoken: str) -> None:
    """Note that somebody has pressed or written something, and the language of their Discord."""
    db.execute(
        "UPDATE person SET called_at = NULL, gathered_at = NULL, spoken = ?2 WHERE id = ?1",
        (person, spoken),
    )
