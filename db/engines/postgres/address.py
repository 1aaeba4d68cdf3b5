"""What an address of a server says, what of it anybody may read, and how long it is waited for.

An address may hold a password. A sign in it that is not written as `%40` cuts the address where
nobody meant to, and a piece of the password is then taken for a host, a port or a database: such an
address is named in no line, and neither is what libpq or the server say to it.
"""

import os
from collections.abc import Generator
from contextlib import contextmanager
from typing import Any, NamedTuple
from urllib.parse import unquote

import psycopg
from psycopg.conninfo import conninfo_to_dict

from db.migrate import Unusable
from db.store import SERVER, name_of

_HIDDEN = f"{SERVER}…"
_WRITTEN = "in a password @ / ? % and blanks are written %40 %2F %3F %25 %20"
_CUT = frozenset("@=?&%\\")  # signs in a host or a database that tell that it may be cut wrong
# s, and ms of the last one: a network that breaks without a word is noticed after a minute
_PATIENCE = {
    "connect_timeout": 10,
    "keepalives_idle": 30,
    "keepalives_interval": 10,
    "keepalives_count": 3,
    "tcp_user_timeout": 30000,
}
# The same at the other end: it lets go of the lock of a bot that it no longer hears
_SERVERS = {
    "tcp_keepalives_idle": 30,
    "tcp_keepalives_interval": 10,
    "tcp_keepalives_count": 3,
    "tcp_user_timeout": 30000,
}


class Address(NamedTuple):
    """What is surely no password of an address: hosts with their ports, a database."""

    hosts: tuple[tuple[str, str], ...]
    database: str
    password: str


def parsed(address: str) -> dict[str, str]:
    """Return what an address names, as libpq reads it. Raises psycopg.ProgrammingError."""
    try:
        found = conninfo_to_dict(address)
    except UnicodeError:
        raise psycopg.ProgrammingError("an address is written in UTF-8") from None
    return {name: str(value) for name, value in found.items()}


def _clear(address: str) -> Address | None:
    """Return what an address names; None where a part of it may be one of its password."""
    try:
        found = parsed(address)
    except psycopg.ProgrammingError:
        return None
    who, at, rest = address.removeprefix(SERVER).partition("@")
    if at and ("/" in who or "@" in rest):
        return None
    password = found.get("password", "")
    if (at and unquote(who.partition(":")[2])) != password or "sslpassword" in found:
        return None  # it is in the query, where `&` cuts it
    database, hosts = found.get("dbname", ""), found.get("host", "").split(",")
    ports = found.get("port", "").split(",")
    if len(ports) == 1:
        ports *= len(hosts)
    named = (*hosts, database)
    if any(sign in _CUT or sign.isspace() or not sign.isprintable() for sign in "".join(named)):
        return None
    if len(ports) != len(hosts) or not all(_is_port(port) for port in ports):
        return None
    return Address(tuple(zip(hosts, ports, strict=True)), database, password)


def _is_port(text: str) -> bool:
    return not text or (text.isascii() and text.isdigit() and 0 < int(text[:6]) < 1 << 16)


def said(address: str) -> str:
    """Return an address as it may stand in a line: hosts, ports and database, and nothing else.

    Where its password may have cut it wrong, nothing but what kind of address it is.
    """
    clear = _clear(address)
    if clear is None:
        return _HIDDEN
    hosts = ",".join(_host(host, port) for host, port in clear.hosts)
    path = f"/{clear.database}" if clear.database else ""
    if "/" in hosts:  # folders of sockets
        return f"{SERVER}{path}?host={hosts}"
    return f"{SERVER}{hosts}{path}"


def _host(host: str, port: str) -> str:
    name = f"[{host}]" if ":" in host else host
    return f"{name}:{port}" if port else name


@contextmanager
def usable(address: str) -> Generator[None]:
    """Turn what the server says into Unusable: one line that names the database."""
    try:
        yield
    except psycopg.Error as error:
        why, clear = " ".join(str(error).split()), _clear(address)
        ours = isinstance(error, psycopg.ProgrammingError) and error.sqlstate is None
        if clear is None:
            why = f"{name_of(error)}; {_WRITTEN}"
        elif ours or (clear.password and clear.password in why):
            why = str(name_of(error))
        # the error may quote the password: it is not the cause
        raise Unusable(f"{said(address)}: the database cannot be used ({why})") from None


def patience(address: str) -> dict[str, Any]:
    """Return how long a server is waited for, where the address does not say so.

    Raises psycopg.ProgrammingError.
    """
    named = parsed(address).keys() | (
        {"connect_timeout"} if "PGCONNECT_TIMEOUT" in os.environ else set[str]()
    )
    return {name: value for name, value in _PATIENCE.items() if name not in named}


def servers_patience(address: str) -> dict[str, int]:
    """Return the settings by which a server waits for us, where `options` do not say so.

    Raises psycopg.ProgrammingError.
    """
    options = parsed(address).get("options", "")
    return {name: value for name, value in _SERVERS.items() if name not in options}
