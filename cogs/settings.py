"""What may be set from outside, in the environment or in `.env`, and the line for what is wrong."""

import io
import os
from pathlib import Path
from typing import Annotated, Literal, get_args, get_origin

import msgspec
import yarl
from dotenv import dotenv_values

from db.store import SERVER
from locales.texts import FIRST, LOCALES

Port = Annotated[int, msgspec.Meta(ge=0, le=65535)]
Named = Annotated[str, msgspec.Meta(min_length=1)]
_WORDS = {
    "data": "name of a folder: a sign at least, and visible ones only",
    "database": "address that begins with postgresql://, or nothing",
    "shards": "part such as 0-7/32 (the first, the last, how many there are), with BOT_DATABASE",
    "language": f"value of it (there are: {', '.join(LOCALES)})",
    "sandbox_url": "address such as http://127.0.0.1:8800",
    "metrics_host": "address to listen at, such as 127.0.0.1 or 0.0.0.0",
}
_SECRET = frozenset({"database"})  # may hold a password: its value is not repeated
MOST_SHARDS = 16_384
_LEAST = 1.0  # s between two lines of figures, so that they do not fill the log


class Settings(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What may be set from outside, as BOT_<NAME> in the environment or in .env."""

    data: Named = "data"
    database: str = ""  # the address of one that a server keeps; empty is the file in `data`
    language: str = FIRST
    log_level: Literal["DEBUG", "INFO", "WARNING", "ERROR"] = "INFO"
    log_format: Literal["text", "json"] = "text"
    sandbox_port: Port = 8800
    sandbox_url: str = ""  # of a sandbox that runs already; then no token is needed
    matches_each: Annotated[int, msgspec.Meta(ge=1, le=10_000)] = 50
    archive_after: Annotated[int, msgspec.Meta(ge=0, le=36_500)] = 30  # days; 0 is never
    tick: Annotated[float, msgspec.Meta(ge=0.1, le=60)] = 5.0
    figures_every: Annotated[float, msgspec.Meta(ge=0, le=86_400)] = 60.0  # s; 0 is never
    shards: str = ""  # 0-7/32: those at home in this process, of all; empty is one process for all
    shards_most: Annotated[int, msgspec.Meta(ge=0, le=16_384)] = 0  # that it takes; 0 is any number
    drawers: Annotated[int, msgspec.Meta(ge=0, le=64)] = 0  # processes; 0 is cores less one
    metrics_host: Named = "127.0.0.1"
    metrics_port: Port = 0  # of /metrics and /health; 0 is none


class BadSettings(Exception):
    """Some settings are not valid; the text is one clear line for each."""


def environment(env_file: Path) -> dict[str, str]:
    """Return the environment, with what `.env` adds to it.

    Raises BadSettings when there is such a file and it cannot be read.
    """
    values = dotenv_values(stream=io.StringIO(_text(env_file)), interpolate=False)
    return {name: value for name, value in values.items() if value is not None} | dict(os.environ)


def _text(file: Path) -> str:
    """Return what a file says, nothing where there is none."""
    try:
        return file.read_bytes().decode("utf-8-sig")  # as Windows writes it, too
    except FileNotFoundError:
        return ""
    except UnicodeDecodeError as fault:
        line = fault.object[: fault.start].count(b"\n") + 1
        raise BadSettings(f"{file}: line {line} is not UTF-8") from fault
    except OSError as fault:
        raise BadSettings(f"{file}: {fault.strerror}") from fault


def read_settings(env: dict[str, str]) -> Settings:
    """Return the settings of an environment. Raises BadSettings with a line for each fault."""
    given = {
        name.removeprefix("BOT_").lower(): value
        for name, value in env.items()
        if name.startswith("BOT_")
    }
    known = Settings.__struct_fields__
    faults = [
        f"BOT_{name.upper()}: there is no such setting (there are: "
        + ", ".join(f"BOT_{one.upper()}" for one in known)
        + ")"
        for name in given
        if name not in known
    ]
    settings: dict[str, object] = {}
    for field in msgspec.structs.fields(Settings):
        if field.name in given:
            try:
                settings[field.name] = _value(field.name, field.type, given[field.name])
            except (ValueError, msgspec.ValidationError):
                said = "this" if field.name in _SECRET else repr(given[field.name])
                wrong = f"BOT_{field.name.upper()}: {said} is no"
                faults.append(f"{wrong} {_right(field.name, field.type)}")
    if not faults and settings.get("shards") and not settings.get("database"):
        faults.append(f"BOT_SHARDS: {given['shards']!r} is no {_WORDS['shards']}")
    if faults:
        raise BadSettings("\n".join(faults))
    return msgspec.convert(settings, Settings)


def parts_of(shards: str) -> tuple[frozenset[int], int]:
    """Return which parts `0-7/32` names, and of how many; `3/32` is one. Raises ValueError."""
    home, _, count = shards.partition("/")
    first, _, last = home.partition("-")
    low, high, of_all = int(first), int(last or first), int(count)
    if not 0 <= low <= high < of_all <= MOST_SHARDS or not shards.isascii():
        raise ValueError(shards)
    return frozenset(range(low, high + 1)), of_all


def token_of(env: dict[str, str]) -> str | None:
    """Return the token for Discord, None where none is set.

    Raises BadSettings, without the token, when it cannot be one.
    """
    token = env.get("DISCORD_TOKEN", "").strip()
    if any(not "!" <= sign <= "~" for sign in token):
        raise BadSettings("DISCORD_TOKEN: it holds a sign that no token has (only visible ASCII)")
    return token or None


def _value(name: str, kind: object, given: str) -> object:
    """Return the value of a setting as it is used.

    Raises ValueError or msgspec.ValidationError when it is none.
    """
    if name == "language":
        given = given.lower()
        if given not in LOCALES:
            raise ValueError(given)
    if get_origin(kind) is Literal:
        given = next((one for one in get_args(kind) if one.lower() == given.lower()), given)
    value: object = msgspec.convert(given, kind, strict=False)
    if isinstance(value, str) and (not value.isprintable() or value.isspace()):
        raise ValueError(given)
    if name == "sandbox_url":
        value = given = given.removesuffix("/")
    if value and not _holds(name, given):
        raise ValueError(given)
    return value


def _holds(name: str, given: str) -> bool:
    """Whether a setting that is not empty may be so. Raises ValueError as well where it may not."""
    match name:
        case "database":
            return given.startswith(SERVER)
        case "figures_every":
            return float(given) >= _LEAST
        case "sandbox_url":
            return _is_address(given)
        case "shards":
            return bool(parts_of(given))
        case _:
            return True


def _right(name: str, kind: object) -> str:
    """Say what a setting may be."""
    match msgspec.inspect.type_info(kind):
        case msgspec.inspect.LiteralType():
            return f"value of it (there are: {', '.join(get_args(kind))})"
        case msgspec.inspect.IntType(ge=least, le=most):
            return f"whole number from {least} to {most}"
        case msgspec.inspect.FloatType(ge=least, le=most):
            floor, never = (_LEAST, " (or 0, for never)") if least == 0 else (least, "")
            return f"number from {floor:g} to {most:g}{never}"
        case _:
            return _WORDS[name]


def _is_address(url: str) -> bool:
    """Whether this is the address of a server, without a path."""
    try:
        parsed = yarl.URL(url)
    except ValueError:
        return False
    return parsed.scheme in {"http", "https"} and bool(parsed.host) and parsed == parsed.origin()
