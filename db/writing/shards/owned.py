"""Conditions of due work: a server is its owner's alone, where several processes share a database.

They are comments, so a file, which has one process, is asked nothing more by them; the maker of a
server's store reads them (`db/engines/postgres/translated.py`).
"""

from typing import Literal, LiteralString

Kind = Literal["match", "lobby", "tournament"]


def owned(server: LiteralString) -> LiteralString:
    """Return a condition, with its AND: this process owns the server in that column.

    Where there is none, it owns the first shard, which gets all that is of no server.
    """
    return f" /*owned({server})*/"


def owned_by(kind: Kind, column: LiteralString) -> LiteralString:
    """Return a condition, with its AND: it owns the server of what that column names."""
    return f" /*owned_{kind}({column})*/"


def shown(change: LiteralString) -> LiteralString:
    """Return what a message shows once it was written with a change; never less than before.

    Where somebody else owns its server by now, that may have been written before and covered up
    since: then less is noted than it shows, and its owner writes it once more.
    """
    return f"max(shown, {change}) /*shown({change})*/"
