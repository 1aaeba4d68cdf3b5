"""Records and their columns, by name: a column stands in the schema and in the field of its record.

The type of a field says how it is stored: a moment and a length of time as milliseconds, a list as
JSON, yes and no as 1 and 0, a record among the fields as columns of its own.
"""

import sqlite3
import types
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import fields, is_dataclass
from datetime import datetime, timedelta
from functools import cache
from typing import Any, TypeVar, Union, cast, get_args, get_origin, get_type_hints

from msgspec.json import decode

from db.values import known, length, listed, mapped, span, stamp

T = TypeVar("T")
Decoder = Callable[[Any], Any]


def named(db: sqlite3.Connection, query: str, values: Sequence[object] = ()) -> sqlite3.Cursor:
    """Return what a query finds, in rows that know the names of their columns."""
    cursor = db.cursor()
    cursor.row_factory = sqlite3.Row
    return cursor.execute(query, values)


def columns(kind: type, but: Iterable[str] = (), table: str = "") -> str:
    """Return the columns of a record in the order of its fields, for a query."""
    left_out = set(but)
    prefix = f"{table}." if table else ""
    return ", ".join(f"{prefix}{name}" for name in _names(kind) if name not in left_out)


def filled(kind: type[T], row: Mapping[str, Any] | sqlite3.Row, **given: object) -> T:
    """Return the record that a row holds; fields that are `given` need no column."""
    values = dict(given)
    for name, decoder in _decoders(kind):
        if name not in given:
            value = row[name]
            values[name] = value if decoder is None or value is None else decoder(value)
    for name, inner in _inner(kind):
        if name not in given:
            values[name] = filled(inner, row)
    return kind(**values)


def stored(record: object, but: Iterable[str] = ()) -> tuple[object, ...]:
    """Return a record as its columns hold it, in the order of `columns`."""
    left_out = set(but)
    return tuple(value for name, value in _stored(record) if name not in left_out)


@cache
def _names(kind: type) -> tuple[str, ...]:
    hints = get_type_hints(kind)
    found: list[str] = []
    for field in fields(kind):
        inner = hints[field.name]
        found += _names(inner) if is_dataclass(inner) else [field.name]
    return tuple(found)


@cache
def _decoders(kind: type) -> tuple[tuple[str, Decoder | None], ...]:
    """Return how each column of a record is read; None where as it is."""
    hints = get_type_hints(kind)
    names = (field.name for field in fields(kind) if not is_dataclass(hints[field.name]))
    return tuple((name, _decoder(hints[name])) for name in names)


@cache
def _inner(kind: type) -> tuple[tuple[str, type[Any]], ...]:
    """Return the fields of a record that are records themselves."""
    hints = get_type_hints(kind)
    names = (field.name for field in fields(kind) if is_dataclass(hints[field.name]))
    return tuple((name, hints[name]) for name in names)


def _decoder(hint: Any) -> Decoder | None:  # noqa: ANN401 - any type
    """Return how a column of this type is read; None when as it is."""
    origin = get_origin(hint)
    if origin in {Union, types.UnionType}:
        (hint,) = (one for one in get_args(hint) if one is not types.NoneType)
        origin = get_origin(hint)
    if origin is tuple:
        return lambda value: tuple(decode(value))
    if origin is Mapping:
        return decode
    simple: dict[object, Decoder] = {datetime: known, timedelta: length, bool: bool}
    return simple.get(hint)


def _stored(record: Any) -> Iterable[tuple[str, object]]:  # noqa: ANN401 - any record
    for field in fields(record):
        value = getattr(record, field.name)
        if is_dataclass(value):
            yield from _stored(value)
        else:
            yield field.name, _encoded(value)


def _encoded(value: Any) -> object:  # noqa: ANN401 - any type
    if isinstance(value, datetime):
        return stamp(value)
    if isinstance(value, timedelta):
        return span(value)
    if isinstance(value, tuple):
        return listed(cast(tuple[str, ...], value))
    if isinstance(value, Mapping):
        return mapped(cast(Mapping[str, str], value))
    return value
