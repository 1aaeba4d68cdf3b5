"""Records and their columns, by name: a column stands in the schema and in a field of its record.

The type of a field says how it is stored: a moment or a duration as milliseconds, a list or a
struct that is no record as JSON, a bool as 1 or 0, a record as columns of its own (all of them NULL
where it is None). `Annotated[..., Column(...)]` names the column of a field in a record that stands
in another: there the name of the field alone would not say what it is of.
"""

import sqlite3
import types
from collections.abc import Callable, Iterable, Mapping, Sequence
from datetime import datetime, timedelta
from functools import cache
from operator import itemgetter
from typing import (
    Annotated,
    Any,
    LiteralString,
    NamedTuple,
    TypeVar,
    Union,
    cast,
    get_args,
    get_origin,
)

import msgspec
from msgspec.json import decode
from msgspec.structs import astuple

from db.records.record import Column, Record, hints, said
from db.store import Connection, Cursor, StoredRow
from db.values import known, length, listed, mapped, span, ticks

R = TypeVar("R", bound=Record)
Decoder = Callable[[Any], Any]
Encoder = Callable[[Any], object]


class _Column(NamedTuple):
    """A field that is a column, and how it is read and written; None when that is as it is."""

    field: str
    name: str
    decoder: Decoder | None
    encoder: Encoder | None

    def encoded(self, value: object) -> object:
        """Return a value of the field as the column holds it."""
        return value if value is None or self.encoder is None else self.encoder(value)


class _Inner(NamedTuple):
    """A field that is itself a record, or None."""

    field: str
    kind: type[Any]
    optional: bool


class _Reading(NamedTuple):
    """How a record is read: `values` takes those of all `fields` from a row at once."""

    fields: tuple[str, ...]
    values: Callable[[Any], tuple[Any, ...]]
    decoders: tuple[tuple[str, Decoder], ...]
    inner: tuple[_Inner, ...]


def named(db: Connection, query: LiteralString, values: Sequence[object] = ()) -> Cursor:
    """Return what a query finds, in rows that know the names of their columns."""
    if not isinstance(db, sqlite3.Connection):
        return db.execute(query, values)  # all rows of others do
    cursor = db.cursor()
    cursor.row_factory = sqlite3.Row
    return cursor.execute(query, values)


def columns(kind: type, but: Iterable[str] = (), table: LiteralString = "") -> LiteralString:
    """Return the columns of a record in the order of its fields, for a query.

    `but` names fields that are left out.
    """
    prefix = f"{table}." if table else ""
    return ", ".join([f"{prefix}{ours(name)}" for name in _names(kind, frozenset(but))])


def ours(said: str | int) -> LiteralString:
    """Return, for a statement, a name that a record or the schema itself says, or a number.

    Statements are made of texts that stand in the source: the checker of types takes no others, and
    what people write can only be a value. Raises ValueError for what is no name.
    """
    text = str(said)
    if isinstance(said, str) and not all(part.isidentifier() for part in text.split(".")):
        raise ValueError(text)
    return cast(LiteralString, text)


def filled(kind: type[R], row: StoredRow, **given: object) -> R:
    """Return the record that a row holds; fields that are `given` need no column."""
    return read(kind, tuple(row.keys()), tuple(row), **given)


def read(kind: type[R], names: tuple[str, ...], row: tuple[Any, ...], **given: object) -> R:
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


def stored(record: Record, but: Iterable[str] = ()) -> dict[str, object]:
    """Return a record as its columns hold it, in the order of `columns`."""
    return dict(_stored(record, type(record), frozenset(but)))


def differing(before: R, after: R, but: Iterable[str] = ()) -> dict[str, object]:
    """Return the columns in which `after` differs from `before`, with the values of `after`."""
    left_out = frozenset(but)
    return dict(_differing(before, after, type(after), left_out))


def insert(
    db: Connection,
    table: LiteralString,
    values: Mapping[str, object],
    *,
    key: tuple[LiteralString, ...] = (),
) -> None:
    """Write a new row, in place of the one with the same `key`, if one is named.

    Columns that are not among the values stay as they were in a row that was there.
    """
    db.execute(_insertion(table, tuple(values), key), tuple(values.values()))


@cache
def _insertion(
    table: LiteralString, fields: tuple[str, ...], key: tuple[LiteralString, ...]
) -> LiteralString:
    names: list[LiteralString] = [ours(name) for name in fields]
    places: list[LiteralString] = ["?"] * len(names)
    into = f"INSERT INTO {table} ({', '.join(names)}) VALUES ({', '.join(places)})"
    if not key:
        return into
    sets: list[LiteralString] = [f"{name} = excluded.{name}" for name in names if name not in key]
    return f"{into} ON CONFLICT ({', '.join(key)}) DO UPDATE SET {', '.join(sets)}"


def change(
    db: Connection,
    table: LiteralString,
    changes: Mapping[str, object],
    where: LiteralString,
    values: Sequence[object],
) -> int:
    """Write some columns of the rows of which a condition holds; return how many there are.

    The condition's placeholders are `?`, for these values in their order.
    """
    sets = ", ".join([f"{ours(name)} = ?" for name in changes])
    query = f"UPDATE {table} SET {sets} WHERE {where}"
    return db.execute(query, (*changes.values(), *values)).rowcount


def shared(kind: type[Record], record: Record) -> dict[str, Any]:
    """Return the fields that a record shares with `kind`, which it extends.

    Another record that extends `kind` is made with them.
    """
    assert isinstance(record, kind)
    return {name: getattr(record, name) for name in kind.__struct_fields__}


@cache
def _plan(kind: type[Record]) -> tuple[_Column | _Inner, ...]:
    """Return how a record is laid out in columns, in the order of its fields."""
    return tuple(_part(field, hint) for field, hint in hints(kind).items())


@cache
def _reading(kind: type, given: frozenset[str], row: tuple[str, ...]) -> _Reading:
    """Return how a record is read from a row with these columns."""
    parts = [one for one in _plan(kind) if one.field not in given]
    columns = [one for one in parts if isinstance(one, _Column)]
    at = [row.index(one.name) for one in columns]
    return _Reading(
        fields=tuple(one.field for one in columns),
        values=_taken(at),
        decoders=tuple((one.field, one.decoder) for one in columns if one.decoder is not None),
        inner=tuple(one for one in parts if isinstance(one, _Inner)),
    )


def _taken(places: list[int]) -> Callable[[Any], tuple[Any, ...]]:
    """Return what takes the values at these places of a row."""
    if len(places) > 1:
        return itemgetter(*places)
    return lambda row: tuple([row[place] for place in places])


def _part(field: str, hint: Any) -> _Column | _Inner:  # noqa: ANN401 - any type
    column = said(hint, Column)
    plain = get_args(hint)[0] if get_origin(hint) is Annotated else hint
    meant = plain
    if get_origin(plain) in {Union, types.UnionType}:
        (meant,) = (one for one in get_args(plain) if one is not types.NoneType)
    if isinstance(meant, type) and issubclass(meant, Record):
        return _Inner(field, meant, meant is not plain)
    return _Column(field, column.name if column else field, _decoder(meant), _encoder(meant))


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
    record: Record | None, kind: type[Record], but: frozenset[str] = frozenset()
) -> Iterable[tuple[str, object]]:
    """Yield the columns of a record, all of them empty where it is None."""
    plan = _plan(kind)
    for one, value in zip(
        plan, (None,) * len(plan) if record is None else astuple(record), strict=True
    ):
        if one.field in but:
            continue
        if isinstance(one, _Column):
            yield one.name, one.encoded(value)
        else:
            yield from _stored(value, one.kind)


def _differing(
    before: Record, after: Record, kind: type[Record], but: frozenset[str] = frozenset()
) -> Iterable[tuple[str, object]]:
    for one, old, new in zip(_plan(kind), astuple(before), astuple(after), strict=True):
        if old is new or old == new or one.field in but:
            continue
        if isinstance(one, _Column):
            yield one.name, one.encoded(new)
        elif old is None or new is None:
            yield from _stored(new, one.kind)
        else:
            yield from _differing(old, new, one.kind)
