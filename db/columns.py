"""Records and their columns, by name: a column stands in the schema and in a field of its record.

The type of a field says how it is stored: a moment or a duration as milliseconds, a list or a
msgspec.Struct as JSON, a bool as 1 or 0, a dataclass as columns of its own (all of them NULL where
it is None). `metadata={"column": ...}` names a column whose name differs from the field's.
"""

import sqlite3
import types
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import Field, dataclass, fields, is_dataclass
from datetime import datetime, timedelta
from functools import cache
from operator import attrgetter, itemgetter
from typing import Any, TypeVar, Union, cast, get_args, get_origin, get_type_hints

import msgspec
from msgspec.json import decode

from db.values import known, length, listed, mapped, span, ticks

T = TypeVar("T")
Decoder = Callable[[Any], Any]
Encoder = Callable[[Any], object]


@dataclass(frozen=True, slots=True)
class _Column:
    """A field that is a column, and how it is read and written; None when that is as it is."""

    field: str
    name: str
    decoder: Decoder | None
    encoder: Encoder | None

    def encoded(self, value: object) -> object:
        """Return a value of the field as the column holds it."""
        return value if value is None or self.encoder is None else self.encoder(value)


@dataclass(frozen=True, slots=True)
class _Inner:
    """A field that is itself a record, or None."""

    field: str
    kind: type[Any]
    optional: bool


@dataclass(frozen=True, slots=True)
class _Reading:
    """How a record is read: `values` takes those of all `fields` from a row at once."""

    fields: tuple[str, ...]
    values: Callable[[Any], tuple[Any, ...]]
    decoders: tuple[tuple[str, Decoder], ...]
    inner: tuple[_Inner, ...]


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


def filled(kind: type[T], row: sqlite3.Row, **given: object) -> T:
    """Return the record that a row holds; fields that are `given` need no column."""
    return read(kind, tuple(row.keys()), tuple(row), **given)


def read(kind: type[T], names: tuple[str, ...], row: tuple[Any, ...], **given: object) -> T:
    """Return the record that values of columns with these names hold."""
    reading = _reading(kind, frozenset(given), names)
    values = dict(zip(reading.fields, reading.values(row), strict=True))
    for field, decoder in reading.decoders:
        if values[field] is not None:
            values[field] = decoder(values[field])
    for inner in reading.inner:
        empty = inner.optional and all(
            row[names.index(name)] is None for name in _names(inner.kind)
        )
        values[inner.field] = None if empty else read(inner.kind, names, row)
    return kind(**values, **given)


def changed(record: T, **changes: object) -> T:
    """Return a record with some other fields, as `dataclasses.replace` does in thrice the time."""
    fields, values = _fields(type(record))
    return type(record)(**{**dict(zip(fields, values(record), strict=True)), **changes})


def stored(record: object, but: Iterable[str] = ()) -> dict[str, object]:
    """Return a record as its columns hold it, in the order of `columns`."""
    return dict(_stored(record, type(record), frozenset(but)))


def differing(before: T, after: T, but: Iterable[str] = ()) -> dict[str, object]:
    """Return the columns in which `after` differs from `before`, with the values of `after`."""
    left_out = frozenset(but)
    return dict(_differing(before, after, type(after), left_out))


def insert(
    db: sqlite3.Connection, table: str, values: Mapping[str, object], *, replacing: bool = False
) -> None:
    """Write a new row, or replace the one with the same key (`replacing`)."""
    verb = "INSERT OR REPLACE" if replacing else "INSERT"
    db.execute(_insertion(verb, table, tuple(values)), tuple(values.values()))


@cache
def _insertion(verb: str, table: str, names: tuple[str, ...]) -> str:
    return f"{verb} INTO {table} ({', '.join(names)}) VALUES ({', '.join('?' * len(names))})"


def shared(kind: type, record: object) -> dict[str, Any]:
    """Return the fields that a record shares with `kind`, which it extends.

    Another record that extends `kind` is made with them.
    """
    assert isinstance(record, kind)
    return {part.field: getattr(record, part.field) for part in _plan(kind)}


@cache
def _plan(kind: type) -> tuple[_Column | _Inner, ...]:
    """Return how a record is laid out in columns, in the order of its fields."""
    hints = get_type_hints(kind)
    return tuple(_part(field, hints[field.name]) for field in fields(kind))


@cache
def _fields(kind: type) -> tuple[tuple[str, ...], Callable[[object], tuple[Any, ...]]]:
    """Return the names of the fields of a record, and what takes the values of all of them."""
    names = tuple(field.name for field in fields(kind))
    if len(names) > 1:
        return names, attrgetter(*names)
    return names, lambda record: tuple(getattr(record, name) for name in names)


@cache
def _reading(kind: type, given: frozenset[str], row: tuple[str, ...]) -> _Reading:
    """Return how a record is read from a row with these columns."""
    parts = [one for one in _plan(kind) if one.field not in given]
    columns = [one for one in parts if isinstance(one, _Column)]
    at = [row.index(one.name) for one in columns]
    return _Reading(
        fields=tuple(one.field for one in columns),
        values=itemgetter(*at) if len(at) > 1 else lambda row: tuple(row[place] for place in at),
        decoders=tuple((one.field, one.decoder) for one in columns if one.decoder is not None),
        inner=tuple(one for one in parts if isinstance(one, _Inner)),
    )


def _part(field: Field[Any], hint: Any) -> _Column | _Inner:  # noqa: ANN401 - any type
    meant = hint
    if get_origin(hint) in {Union, types.UnionType}:
        (meant,) = (one for one in get_args(hint) if one is not types.NoneType)
    if is_dataclass(meant):
        return _Inner(field.name, cast(type[Any], meant), meant is not hint)
    name = field.metadata.get("column", field.name)
    return _Column(field.name, name, _decoder(meant), _encoder(meant))


@cache
def _names(kind: type, but: frozenset[str] = frozenset()) -> tuple[str, ...]:
    found: list[str] = []
    for one in _plan(kind):
        if one.field not in but:
            found += [one.name] if isinstance(one, _Column) else _names(one.kind)
    return tuple(found)


def _decoder(hint: Any) -> Decoder | None:  # noqa: ANN401 - any type
    """Return how a column of this type is read; None when it is read as it is."""
    origin = get_origin(hint)
    if origin is tuple:
        return lambda value: tuple(decode(value))
    if origin is Mapping:
        return decode
    simple: dict[object, Decoder] = {datetime: known, timedelta: length, bool: bool}
    if isinstance(hint, type) and issubclass(cast(type[object], hint), msgspec.Struct):
        return msgspec.json.Decoder(cast(type[msgspec.Struct], hint)).decode
    return simple.get(cast(object, hint))


def _encoder(hint: Any) -> Encoder | None:  # noqa: ANN401 - any type
    """Return how a column of this type is written; None when it is written as it is."""
    origin = get_origin(hint)
    if isinstance(hint, type) and issubclass(cast(type[object], hint), msgspec.Struct):
        return lambda value: msgspec.json.encode(value).decode()
    kinds: dict[object, Encoder] = {
        datetime: ticks,
        timedelta: span,
        tuple: listed,
        Mapping: mapped,
    }
    return kinds.get(cast(object, origin or hint))


def _stored(
    record: object | None, kind: type, but: frozenset[str] = frozenset()
) -> Iterable[tuple[str, object]]:
    """Yield the columns of a record, all of them empty where it is None."""
    for one in _plan(kind):
        if one.field in but:
            continue
        value = None if record is None else getattr(record, one.field)
        if isinstance(one, _Column):
            yield one.name, one.encoded(value)
        else:
            yield from _stored(value, one.kind)


def _differing(
    before: object, after: object, kind: type, but: frozenset[str] = frozenset()
) -> Iterable[tuple[str, object]]:
    for one in _plan(kind):
        if one.field in but:
            continue
        old, new = getattr(before, one.field), getattr(after, one.field)
        if old is new or old == new:
            continue
        if isinstance(one, _Column):
            yield one.name, one.encoded(new)
        elif old is None or new is None:
            yield from _stored(new, one.kind)
        else:
            yield from _differing(old, new, one.kind)
