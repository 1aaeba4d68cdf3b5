"""A PostgreSQL server for tests: the one that is named, or one that is started and ended here.

`TESTED_SERVER` names one (postgresql://...), in which databases may be made and dropped.
Otherwise one is started from the programs of this machine, without waiting for the disk.
"""

import atexit
import os
import shutil
import subprocess
import tempfile
from contextlib import suppress
from functools import cache
from pathlib import Path
from urllib.parse import urlsplit, urlunsplit

NAMED = "TESTED_SERVER"
_OWNER = "postgres"  # a server refuses to run as root
_SETTINGS = (
    "listen_addresses=",
    "fsync=off",
    "full_page_writes=off",
    "synchronous_commit=off",
    "max_connections=200",
)


class NoServer(Exception):
    """There is none, and none can be started here; the message says why."""


def programs() -> Path:
    """Return the folder of the server's programs. Raises NoServer."""
    found = shutil.which("initdb")
    folders = [Path(found).resolve().parent] if found else []
    folders += sorted(Path("/usr/lib/postgresql").glob("*/bin"), reverse=True)
    for folder in folders:
        if (folder / "initdb").exists() and (folder / "pg_ctl").exists():
            return folder
    raise NoServer("no PostgreSQL is installed here")


def start() -> str:
    """Return the address of a server, which is ended with this process. Raises NoServer."""
    if named := os.environ.get(NAMED):
        return named
    folder = programs()
    place = Path(tempfile.mkdtemp(prefix="served-"))
    atexit.register(shutil.rmtree, place, ignore_errors=True)
    if os.getuid() == 0:
        with suppress(LookupError):
            shutil.chown(place, _OWNER)
    data = place / "data"
    made = _run(
        folder / "initdb", "-D", data, "-U", "bot", "-A", "trust", "-E", "UTF8", "--locale=C"
    )
    settings = " ".join(f"-c {one}" for one in _SETTINGS)
    began = made and _run(
        folder / "pg_ctl",
        "-D",
        data,
        "-w",
        "-l",
        place / "log",
        "-o",
        f"-k {place} {settings}",
        "start",
    )
    if not began:
        raise NoServer("a PostgreSQL is installed here, and could not be started")
    atexit.register(_run, folder / "pg_ctl", "-D", data, "-m", "immediate", "stop")
    os.environ[NAMED] = f"postgresql://bot@/postgres?host={place}"  # for whatever is started here
    return os.environ[NAMED]


def _run(program: Path, *given: object) -> bool:
    owner = {"user": _OWNER, "group": _OWNER, "extra_groups": []} if os.getuid() == 0 else {}
    try:
        done = subprocess.run(
            [program, *map(str, given)],
            check=False,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            cwd="/",
            **owner,
        )
    except (OSError, LookupError) as error:
        raise NoServer(
            f"a PostgreSQL is installed here, and cannot be started ({error})"
        ) from error
    return done.returncode == 0


def named(server: str, database: str) -> str:
    """Return the address of a database of a server."""
    return urlunsplit(urlsplit(server)._replace(path=f"/{database}"))


class Databases:
    """Databases of a server, lent to tests that open files; emptied and lent again."""

    def __init__(self, server: str) -> None:
        self._server = server
        self._lent: dict[str, str] = {}
        self._free: list[str] = []
        self._made = 0

    def of(self, path: str) -> str:
        """Return the address of the database that stands for a file, as long as it is lent."""
        if path not in self._lent:
            self._lent[path] = self._free.pop() if self._free else self._make()
        return self._lent[path]

    def give_back(self) -> None:
        """Empty what was lent."""
        for address in self._lent.values():
            clear(address)
            _prepared(address)
            self._free.append(address)
        self._lent.clear()

    def _make(self) -> str:
        from psycopg import connect  # noqa: PLC0415 - only where a server is asked for

        self._made += 1
        name = f"t{os.getpid()}x{self._made}"
        address = named(self._server, name)
        with connect(self._server, autocommit=True) as db:
            db.execute(f"CREATE DATABASE {name} TEMPLATE template0".encode())
        atexit.register(drop, address)
        _prepared(address)
        return address


def _prepared(address: str) -> None:
    """Make what is not there of the tables."""
    from db.engines.postgres.connection import ServerConnection  # noqa: PLC0415
    from db.engines.postgres.schema import is_part, prepare  # noqa: PLC0415

    made = ServerConnection(address)
    if is_part(made):
        made.close()
        raze(address)
        made = ServerConnection(address)
    prepare(made, address)
    made.close()


@cache
def databases() -> Databases:
    """Return the databases of this process. Raises NoServer."""
    return Databases(start())


_CLEAR = """
SET session_replication_role = replica;
DO $$
DECLARE one record;
BEGIN
    FOR one IN SELECT schemaname AS room, relname AS name FROM pg_stat_user_tables
        WHERE relname NOT IN ('secret', 'schema_version')
    LOOP
        EXECUTE format('DELETE FROM %I.%I', one.room, one.name);
    END LOOP;
    FOR one IN SELECT schemaname AS room, sequencename AS name FROM pg_sequences LOOP
        EXECUTE format('ALTER SEQUENCE %I.%I RESTART', one.room, one.name);
    END LOOP;
END $$
"""


def clear(address: str) -> None:
    """Delete every row, whatever else holds on to it."""
    from psycopg import connect  # noqa: PLC0415 - only where a server is asked for

    with connect(address, autocommit=True) as db:
        db.execute(_CLEAR.encode())


def raze(address: str) -> None:
    """Remove everything that was made in a database; whoever lends it makes it anew."""
    from psycopg import connect  # noqa: PLC0415 - only where a server is asked for

    with connect(address, autocommit=True) as db:
        db.execute(b"DROP SCHEMA IF EXISTS main CASCADE")
        db.execute(b"DROP SCHEMA IF EXISTS archive CASCADE")
        db.execute(b"DROP SCHEMA IF EXISTS shards CASCADE")


def drop(address: str) -> None:
    """Drop a database, whoever still uses it."""
    from psycopg import connect  # noqa: PLC0415 - only where a server is asked for

    name = urlsplit(address).path[1:]
    with connect(named(address, "postgres"), autocommit=True) as db:
        db.execute(f"DROP DATABASE IF EXISTS {name} WITH (FORCE)".encode())
