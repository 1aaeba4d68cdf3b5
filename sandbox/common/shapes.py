"""The names of what travels as JSON, and how numbers and moments are written there."""

from datetime import UTC, datetime
from typing import Any, TypeGuard, cast

Json = dict[str, Any]
EPOCH = 1420070400.0  # seconds; Discord's first moment, from which ids count


def iso(moment: float) -> str:
    """The moment (seconds since 1970) as Discord writes it."""
    return datetime.fromtimestamp(moment, UTC).isoformat(timespec="microseconds")


def id_moment(snowflake: str) -> float:
    """When the thing with this id was made, seconds since 1970."""
    return (int(snowflake) >> 22) / 1000 + EPOCH


def as_object(value: object) -> Json:
    """The value when it is a JSON object, else an empty one."""
    return cast("Json", value) if isinstance(value, dict) else {}


def as_list(value: object) -> list[Any]:
    """The value when it is a JSON array, else an empty one."""
    return cast("list[Any]", value) if isinstance(value, list) else []


def is_object(value: object) -> TypeGuard[Json]:
    """Whether the value is a JSON object."""
    return isinstance(value, dict)


def is_list(value: object) -> TypeGuard[list[Any]]:
    """Whether the value is a JSON array."""
    return isinstance(value, list)


def is_digits(value: object) -> TypeGuard[str]:
    """Whether the value is a text of digits, as ids and sets of rights are written."""
    return isinstance(value, str) and value.isascii() and value.isdigit() and len(value) <= 20


def objects(value: object) -> list[Json]:
    """The JSON objects in an array; anything else is left out."""
    return [cast("Json", one) for one in as_list(value) if isinstance(one, dict)]
