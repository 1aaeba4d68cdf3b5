"""What all frozen records of the store and of play/ are made of."""

from functools import cache
from typing import Annotated, Any, NamedTuple, TypeAlias, TypeVar, get_type_hints

import msgspec

T = TypeVar("T")
_SECRET = object()
Secret: TypeAlias = Annotated[T, _SECRET]  # a field that no `repr` shows


class Column(NamedTuple):
    """The column of a field, where its name differs: `Annotated[..., Column("board_channel")]`."""

    name: str


class Record(msgspec.Struct, frozen=True):
    """A frozen record. Its secrets (`Secret[...]`) are left out of its `repr`."""

    def __repr__(self) -> str:
        shown = (f"{name}={getattr(self, name)!r}" for name in _shown(type(self)))
        return f"{type(self).__name__}({', '.join(shown)})"


@cache
def hints(kind: type[Record]) -> dict[str, Any]:
    """Return what the fields of a record are said to hold, in order, `Annotated` as written."""
    known = get_type_hints(kind, include_extras=True)
    return {name: known[name] for name in kind.__struct_fields__}


def said(hint: Any, kind: type[T]) -> T | None:  # noqa: ANN401 - any type
    """Return what a field says of itself beside its type, if it says something of this `kind`."""
    return next((one for one in getattr(hint, "__metadata__", ()) if isinstance(one, kind)), None)


@cache
def _shown(kind: type[Record]) -> tuple[str, ...]:
    return tuple(
        name
        for name, hint in hints(kind).items()
        if _SECRET not in getattr(hint, "__metadata__", ())
    )
