"""A database of a server as one end of a copy (`python -m db.copy`)."""

from collections.abc import Generator
from contextlib import closing, contextmanager

from db import migrate
from db.engines.postgres import schema
from db.engines.postgres.address import said, usable
from db.engines.postgres.connection import ServerConnection
from db.engines.postgres.store import LOCK
from db.migrate import Unusable

__all__ = ["is_whole", "said", "source", "target"]


@contextmanager
def _alone(address: str) -> Generator[ServerConnection]:
    """Lend a connection while no bot uses the database. Raises Unusable."""
    with usable(address), closing(ServerConnection(address)) as db:
        (ours,) = db.execute("SELECT pg_try_advisory_lock(?)", (LOCK,)).fetchone()
        if not ours:
            raise Unusable(f"{said(address)}: a bot uses this database; stop it first")
        yield db


def source(address: str) -> Generator[ServerConnection]:
    """Lend a connection that sees one moment. Raises Unusable."""
    with _alone(address) as db:
        if schema.version(db, said(address)) != migrate.scripts()[-1][0]:
            raise Unusable(f"{said(address)}: it is not of this release; start this one once")
        if schema.is_part(db):
            raise Unusable(f"{said(address)}: a copy into it is not whole")
        db.execute("BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY")
        yield db


def target(address: str) -> Generator[ServerConnection]:
    """Lend a connection to a database without data, or with a part of a copy. Raises Unusable."""
    with _alone(address) as db:
        if schema.version(db, said(address)) is None:
            schema.prepare(db, said(address))
            schema.begin_part(db)
        elif not schema.is_part(db):
            raise Unusable(f"{said(address)}: it is not empty; give the copy one that is")
        else:
            schema.prepare(db, said(address), part=True)
        yield db


def is_whole(address: str) -> None:
    """Let a bot use what was copied; new rows are numbered behind those that are there."""
    with _alone(address) as db:
        schema.end_part(db)
