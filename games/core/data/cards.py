"""Card files: read record by record, and refused with file, card and field named."""

import tomllib
import unicodedata
from collections.abc import Iterable
from typing import Annotated, Any, Literal, TypeVar, cast

import msgspec

from games.core.data.bounds import excess
from games.core.text import Name

T = TypeVar("T")
N = TypeVar("N", bound="Named")


Word = Annotated[str, msgspec.Meta(min_length=1)]
_UNSEEN = frozenset({"Cc", "Cf", "Cs", "Zl", "Zp"})  # categories of Unicode
_JOINER = "\N{ZERO WIDTH JOINER}"  # it makes one picture of several


class Named(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A row of a card file: whatever has an id and a printed name."""

    id: Word
    fr: Word
    en: Word
    gender: Literal["m", "f"] = "m"
    short_fr: str = ""
    short_en: str = ""

    def name(self) -> Name:
        return Name(self.en, self.fr, self.gender, self.short_en, self.short_fr)


class BrokenCards(ValueError):
    """A card file (or a theme) is not valid: which file, card (or table) and field, and why.

    Where it is not about one card or field, these are "-".
    """

    def __init__(self, file: str, card: str, field: str, why: str) -> None:
        places = {"card": card, "field": field}
        about = ", ".join(f"{what} {name}" for what, name in places.items() if name != "-")
        super().__init__(": ".join(filter(None, (file, about, why))))
        self.file = file
        self.card = card
        self.field = field
        self.why = why


def tables(file: str, data: bytes, names: Iterable[str]) -> dict[str, list[dict[str, Any]]]:
    """Return the named arrays of tables of a TOML file; there are no others.

    Raises BrokenCards when it is no TOML, is beyond the bounds of `games/core/data/bounds.py`, or misses
    one of the arrays or has another one.
    """
    read = _parsed(file, data)
    wanted = set(names)
    for name in sorted(wanted ^ read.keys()):
        raise BrokenCards(file, name, "-", "missing" if name in wanted else "unknown")
    for name in sorted(wanted):
        try:
            msgspec.convert(read[name], list[dict[str, Any]])
        except msgspec.ValidationError as error:
            raise BrokenCards(file, name, "-", str(error)) from error
        for row in read[name]:
            _check_words(file, str(row.get("id", name)), row)
    return read


def _check_words(file: str, card: str, row: dict[str, Any]) -> None:
    """Refuse words with invisible characters: they would say something else than they show."""
    for field, value in row.items():
        if _hides(field) or _hides(value):
            seen = field if field.isprintable() else "-"
            where = card if card.isprintable() else "-"
            raise BrokenCards(file, where, seen, "holds a character that cannot be seen")


def _hides(value: object) -> bool:
    """Whether a value of a table contains an invisible character."""
    match value:
        case str():
            return not value.isprintable() and any(
                one != _JOINER and unicodedata.category(one) in _UNSEEN for one in value
            )
        case dict():
            pairs = cast("dict[object, object]", value)
            return any(_hides(key) or _hides(each) for key, each in pairs.items())
        case list():
            return any(_hides(each) for each in cast("list[object]", value))
        case _:
            return False


def _parsed(file: str, data: bytes) -> dict[str, Any]:
    try:
        toml = data.decode().replace("\r\n", "\n")
        beyond = excess(toml)
        read = {} if beyond else tomllib.loads(toml)
    except ValueError as error:
        raise BrokenCards(file, "-", "-", str(error)) from error
    if beyond:
        raise BrokenCards(file, "-", "-", beyond)
    return read


def record(file: str, raw: dict[str, Any], kind: type[T]) -> T:
    """Return one table as a record of type `kind`. Raises BrokenCards naming its `id` and field."""
    try:
        return msgspec.convert(raw, kind)
    except msgspec.ValidationError as error:
        why, _, path = str(error).partition(" - at `$.")
        field = path.rstrip("`") or _named(why)
        raise BrokenCards(file, str(raw.get("id", "?")), field, why) from error


def by_id(file: str, rows: Iterable[N]) -> dict[str, N]:
    """Return rows by their ids. Raises BrokenCards where an id stands twice."""
    found: dict[str, N] = {}
    for row in rows:
        if row.id in found:
            raise BrokenCards(file, row.id, "id", "stands twice")
        found[row.id] = row
    return found


def _named(why: str) -> str:
    """Return the field that a message speaks of: the word between backquotes, or a dash."""
    parts = why.split("`")
    return parts[-2] if len(parts) > 2 else "-"
