"""Records and their columns, by name: a column stands in the schema and in the field of its record.

The type of a field says how it is stored: a moment and a length of time as milliseconds, a list as
JSON and so is a msgspec.Struct, yes and no as 1 and 0, a dataclass among the fields as columns of
its own (none of them is filled where it is None). `metadata={"column": ...}` names a column that is
called otherwise.
"""

import sqlite3
import types
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import Field, dataclass, fields, is_dataclass
from datetime import datetime, timedelta
from functools import cache
from typing import Any, TypeVar, Union, cast, get_args, get_origin, get_type_hints

import msgspec
from msgspec.json import decode

from db.values import known, length, listed, mapped, span, stamp

T = TypeVar("T")
Decoder = Callable[[Any], Any]


@dataclass(frozen=True, slots=True)
class _Column:
    """A field that is a column, and how it is read; None where as it is."""

    field: str
    name: str
    decoder: Decoder | None


@dataclass(frozen=True, slots=True)
class _Inner:
    """A field that is a record of its own, maybe None."""

    field: str
    kind: type[Any]
    optional: bool


@dataclass(frozen=True, slots=True)
class _Plan:
    """How a record lies in columns."""

    columns: tuple[_Column, ...]
    inner: tuple[_Inner, ...]
    order: tuple[_Column | _Inner, ...]  # both, in the order of the fields


def named(db: sqlite3.Connection, query: str, values: Sequence[object] = ()) -> sqlite3.Cursor:
    """Return what a query finds, in rows that know the names of their columns."""
    cursor = db.cursor()
    cursor.row_factory = sqlite3.Row
    return cursor.execute(query, values)


def columns(kind: type, but: Iterable[str] = (), table: str = "") -> str:
    """Return the columns of a record in the order of its fields, for a query.

    `but` names fields that are left out.
    """
    prefix = f"{table}." if table else ""
    return ", ".join(f"{prefix}{name}" for name in _names(kind, frozenset(but)))


def filled(kind: type[T], row: Mapping[str, Any] | sqlite3.Row, **given: object) -> T:
    """Return the record that a row holds; fields that are `given` need no column."""
    values, plan = dict(given), _plan(kind)
    for column in plan.columns:
        if column.field not in given:
            value = row[column.name]
            if column.decoder is not None and value is not None:
                value = column.decoder(value)
            values[column.field] = value
    for inner in plan.inner:
        if inner.field not in given:
            empty = inner.optional and all(row[name] is None for name in _names(inner.kind))
            values[inner.field] = None if empty else filled(inner.kind, row)
    return kind(**values)


def stored(record: object, but: Iterable[str] = ()) -> dict[str, object]:
    """Return a record as its columns hold it, in the order of `columns`."""
    return dict(_stored(record, type(record), frozenset(but)))


def differing(before: T, after: T, but: Iterable[str] = ()) -> dict[str, object]:
    """Return those columns in which `after` differs from `before`, as it has them."""
    left_out = frozenset(but)
    return dict(_differing(before, after, type(after), left_out))


def insert(
    db: sqlite3.Connection, table: str, values: Mapping[str, object], *, replacing: bool = False
) -> None:
    """Write a new row, or one in the place of that with the same key (`replacing`)."""
    verb = "INSERT OR REPLACE" if replacing else "INSERT"
    marks = ", ".join("?" * len(values))
    query = f"{verb} INTO {table} ({', '.join(values)}) VALUES ({marks})"
    db.execute(query, tuple(values.values()))


def shared(kind: type, record: object) -> dict[str, Any]:
    """Return those fields of a record that it has of `kind`, which it extends.

    Another record that extends `kind`, too, is made with them.
    """
    assert isinstance(record, kind)
    return {field.name: getattr(record, field.name) for field in fields(kind)}


@cache
def _plan(kind: type) -> _Plan:
    hints = get_type_hints(kind)
    order = tuple(_part(field, hints[field.name]) for field in fields(kind))
    columns = tuple(one for one in order if isinstance(one, _Column))
    return _Plan(columns, tuple(one for one in order if isinstance(one, _Inner)), order)


def _part(field: Field[Any], hint: Any) -> _Column | _Inner:  # noqa: ANN401 - any type
    meant = hint
    if get_origin(hint) in {Union, types.UnionType}:
        (meant,) = (one for one in get_args(hint) if one is not types.NoneType)
    if is_dataclass(meant):
        return _Inner(field.name, cast(type[Any], meant), meant is not hint)
    return _Column(field.name, field.metadata.get("column", field.name), _decoder(meant))


@cache
def _names(kind: type, but: frozenset[str] = frozenset()) -> tuple[str, ...]:
    found: list[str] = []
    for one in _plan(kind).order:
        if one.field not in but:
            found += [one.name] if isinstance(one, _Column) else _names(one.kind)
    return tuple(found)


def _decoder(hint: Any) -> Decoder | None:  # noqa: ANN401 - any type
    """Return how a column of this type is read; None when as it is."""
    origin = get_origin(hint)
    if origin is tuple:
        return lambda value: tuple(decode(value))
    if origin is Mapping:
        return decode
    simple: dict[object, Decoder] = {datetime: known, timedelta: length, bool: bool}
    if isinstance(hint, type) and issubclass(cast(type[object], hint), msgspec.Struct):
        return msgspec.json.Decoder(cast(type[msgspec.Struct], hint)).decode
    return simple.get(cast(object, hint))


def _stored(
    record: object | None, kind: type, but: frozenset[str] = frozenset()
) -> Iterable[tuple[str, object]]:
    """Yield the columns of a record, all of them empty where it is None."""
    for one in _plan(kind).order:
        if one.field in but:
            continue
        value = None if record is None else getattr(record, one.field)
        if isinstance(one, _Column):
            yield one.name, _encoded(value)
        else:
            yield from _stored(value, one.kind)


def _differing(
    before: object, after: object, kind: type, but: frozenset[str] = frozenset()
) -> Iterable[tuple[str, object]]:
    for one in _plan(kind).order:
        if one.field in but:
            continue
        old, new = getattr(before, one.field), getattr(after, one.field)
        if old is new or old == new:
            continue
        if isinstance(one, _Column):
            yield one.name, _encoded(new)
        elif old is None or new is None:
            yield from _stored(new, one.kind)
        else:
            yield from _differing(old, new, one.kind)


def _encoded(value: Any) -> object:  # noqa: ANN401 - any type
    if isinstance(value, datetime):
        return stamp(value)
    if isinstance(value, timedelta):
        return span(value)
    if isinstance(value, tuple):
        return listed(cast(tuple[str, ...], value))
    if isinstance(value, msgspec.Struct):
        return msgspec.json.encode(value).decode()
    if isinstance(value, Mapping):
        return mapped(cast(Mapping[str, str], value))
    return value
