"""How the state of a game grows: one rung of a ladder for each schema after the first.

A field that comes later has a default, so that states without it load as they are. It is listed
with the schema that brought it: what an older release has written (a transcript with its hashes)
is compared without it as long as it holds its default, or always where no rule reads it.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, TypeAlias, TypeVar, cast

import msgspec

from games.core.data.codec import decode, encode

T = TypeVar("T")
Plain: TypeAlias = Any  # what JSON holds
Lift: TypeAlias = Callable[[dict[str, Any]], dict[str, Any]]


class Rung(msgspec.Struct, frozen=True):
    """What a schema brought.

    `added` are the fields that are new, as "Record.field"; each has a default. `shown` are those of
    them that views alone are made of: whatever they hold, the match goes as it would without them.
    `lift` turns plain data of the schema before into this one, where more has changed than fields
    that were added.
    """

    added: tuple[str, ...] = ()
    shown: tuple[str, ...] = ()
    lift: Lift | None = None


Ladder: TypeAlias = Sequence[Rung]  # ladder[i] leads from schema i + 1 to i + 2
Later: TypeAlias = Mapping[str, bool]  # fields that came later, and whether they are only shown


class NewerSchema(ValueError):
    """A state was written by a later release than this one."""


def lifted(data: bytes | msgspec.Raw, kind: type[T], schema: int, ladder: Ladder) -> T:
    """Return a state of schema `schema` (1 is the first) as today's `kind`.

    Raises NewerSchema when this release has no such schema.
    """
    if schema > len(ladder) + 1:
        raise NewerSchema(f"schema {schema}, and this release has {len(ladder) + 1}")
    steps = [rung.lift for rung in ladder[schema - 1 :] if rung.lift]
    if not steps:
        return decode(data, kind)
    plain: dict[str, Any] = msgspec.json.decode(data)
    for step in steps:
        plain = step(plain)
    return msgspec.convert(plain, kind)


def encoded_as(state: object, schema: int, ladder: Ladder) -> bytes:
    """Return a state as the release of schema `schema` wrote it, as far as that can be told.

    Fields that came later are left out: those that no rule reads, and those that hold their
    default.
    """
    rungs = ladder[schema - 1 :]
    later = {field: field in rung.shown for rung in rungs for field in rung.added}
    data = encode(state)
    if not later:
        return data
    plain: Plain = msgspec.json.decode(data)
    _prune(plain, state, later)
    return msgspec.json.encode(plain)  # in the order of the data: dicts were sorted above


def _prune(plain: Plain, value: object, later: Later) -> None:
    """Take out of `plain`, in place, what `later` names of the records in `value`."""
    if isinstance(value, msgspec.Struct):
        shape = _prune_array if value.__struct_config__.array_like else _prune_object
        shape(plain, value, later)
    elif isinstance(value, Mapping):
        for key, one in cast("Mapping[str, object]", value).items():
            _prune(plain[key], one, later)
    elif isinstance(value, (list, tuple)):
        for part, one in zip(plain, cast("Sequence[object]", value), strict=True):
            _prune(part, one, later)


def _prune_object(plain: dict[str, Plain], record: msgspec.Struct, later: Later) -> None:
    for field in msgspec.structs.fields(record):
        if field.encode_name not in plain:
            continue
        if _came_later(record, field, later):
            del plain[field.encode_name]
        else:
            _prune(plain[field.encode_name], getattr(record, field.name), later)


def _prune_array(plain: list[Plain], record: msgspec.Struct, later: Later) -> None:
    """The same for a record that is stored as an array: only fields at its end may go."""
    first = 0 if record.__struct_config__.tag is None else 1
    fields = msgspec.structs.fields(record)[: len(plain) - first]
    while fields and _came_later(record, fields[-1], later):
        fields = fields[:-1]
        del plain[-1]
    for place, field in enumerate(fields, first):
        _prune(plain[place], getattr(record, field.name), later)


def _came_later(record: msgspec.Struct, field: msgspec.structs.FieldInfo, later: Later) -> bool:
    """Whether `later` names this field, and it is only shown or holds its default."""
    shown = later.get(f"{type(record).__name__}.{field.name}")
    return shown or (shown is False and getattr(record, field.name) == default_of(field))


def default_of(field: msgspec.structs.FieldInfo) -> object:
    """Return the default of a field; msgspec.NODEFAULT where there is none."""
    if field.default_factory is not msgspec.NODEFAULT:
        return field.default_factory()
    return field.default
