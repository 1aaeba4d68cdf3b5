"""The common checks of one field; each says what is wrong in Discord's words."""

from collections.abc import Callable, Collection, Mapping
from datetime import datetime
from urllib.parse import urlsplit

from sandbox.common.errors import FormErrors
from sandbox.common.shapes import Json, as_list, is_digits, is_list, is_object

Path = tuple[str | int, ...]
Kind = Callable[[FormErrors, Path, object], None]  # reports a value that is not of the kind
WHOLE = 2**53 - 1  # the largest number that JSON carries to everybody unharmed


def size(text: str) -> int:
    """The length as Discord counts it: code points after trimming."""
    return len(text.strip())


def required(form: FormErrors, path: Path) -> None:
    form.wrong(path, "BASE_TYPE_REQUIRED", "This field is required")


def length(form: FormErrors, path: Path, count: int, least: int, most: int) -> None:
    """A text or list of `count` must have from `least` to `most`."""
    if least <= count <= most:
        return
    if least == 0:
        form.wrong(path, "BASE_TYPE_MAX_LENGTH", f"Must be {most} or fewer in length.")
    else:
        form.wrong(path, "BASE_TYPE_BAD_LENGTH", f"Must be between {least} and {most} in length.")


def text(
    form: FormErrors,
    path: Path,
    holder: Json,
    key: str,
    most: int,
    *,
    least: int = 1,
    need: bool = True,
) -> None:
    """The text under `key`, when `need`ed or given, must have from `least` to `most` characters."""
    value = holder.get(key)
    if value is None:
        if need:
            required(form, (*path, key))
    elif not isinstance(value, str):
        form.wrong((*path, key), "BASE_TYPE_STRING", "Could not interpret value as a string.")
    else:
        length(form, (*path, key), size(value), least, most)


def number(
    form: FormErrors, path: Path, holder: Json, key: str, least: int, most: int, default: int
) -> int:
    """The integer under `key`, or the default; outside its bounds it is reported."""
    value = holder.get(key)
    if value is None:
        return default
    if not isinstance(value, int) or isinstance(value, bool):
        form.wrong((*path, key), "NUMBER_TYPE_COERCE", f'Value "{value}" is not int.')
        return default
    if value > most:
        message = f"int value should be less than or equal to {most}."
        form.wrong((*path, key), "NUMBER_TYPE_MAX", message)
    elif value < least:
        message = f"int value should be greater than or equal to {least}."
        form.wrong((*path, key), "NUMBER_TYPE_MIN", message)
    return value


def choice(form: FormErrors, path: Path, value: object, allowed: Collection[object]) -> bool:
    """Whether the value is one of those; reported when not. True is no 1 here."""
    if not isinstance(value, bool) and value in allowed:
        return True
    shown = ", ".join(str(one) for one in allowed)
    form.wrong(path, "BASE_TYPE_CHOICES", f"Value must be one of {{{shown}}}.")
    return False


def listed(
    form: FormErrors, path: Path, holder: Json, key: str, least: int, most: int
) -> list[Json]:
    """The objects in the list under `key`; its length and their being objects are checked."""
    value = holder.get(key)
    if value is None and least:
        required(form, (*path, key))
        return []
    if value is not None and not is_list(value):
        form.wrong((*path, key), "LIST_TYPE_CONVERT", "Only iterables may be used in a ListType")
        return []
    items = as_list(value)
    length(form, (*path, key), len(items), least, most)
    for index, item in enumerate(items):
        if not is_object(item):
            message = "Only dictionaries may be used in a ModelType"
            form.wrong((*path, key, index), "MODEL_TYPE_CONVERT", message)
    return [item for item in items if is_object(item)]


def typed(form: FormErrors, path: Path, holder: Json, kinds: Mapping[str, Kind]) -> None:
    """Each of these fields must be of its kind where it is given; null is as good as nothing."""
    for key, kind in kinds.items():
        if holder.get(key) is not None:
            kind(form, (*path, key), holder[key])


def boolean(form: FormErrors, path: Path, value: object) -> None:
    if not isinstance(value, bool):
        form.wrong(path, "BOOLEAN_TYPE_CONVERT", "Must be either true or false.")


def snowflake(form: FormErrors, path: Path, value: object) -> None:
    """An id, as text or as a number."""
    whole_number = isinstance(value, int) and not isinstance(value, bool) and value >= 0
    if not whole_number and not is_digits(value):
        form.wrong(path, "NUMBER_TYPE_COERCE", f'Value "{value}" is not snowflake.')


def moment(form: FormErrors, path: Path, value: object) -> None:
    try:
        datetime.fromisoformat(value if isinstance(value, str) else "")
    except ValueError:
        message = f"Could not parse {value}. Should be ISO8601 formatted."
        form.wrong(path, "DATE_TIME_TYPE_PARSE", message)


def numeric(form: FormErrors, path: Path, value: object) -> None:
    """Any number."""
    if not isinstance(value, int | float) or isinstance(value, bool):
        form.wrong(path, "NUMBER_TYPE_COERCE", f'Value "{value}" is not float.')


def whole(least: int = -WHOLE, most: int = WHOLE) -> Kind:
    """A whole number within bounds."""

    def check(form: FormErrors, path: Path, value: object) -> None:
        number(form, path[:-1], {str(path[-1]): value}, str(path[-1]), least, most, 0)

    return check


def string(most: int, least: int = 0) -> Kind:
    """A text of so many characters."""

    def check(form: FormErrors, path: Path, value: object) -> None:
        text(form, path[:-1], {str(path[-1]): value}, str(path[-1]), most, least=least)

    return check


def address(most: int, *schemes: str) -> Kind:
    """The address of something on the web, or with one of these schemes."""

    def check(form: FormErrors, path: Path, value: object) -> None:
        string(most)(form, path, value)
        if isinstance(value, str):
            scheme(form, path, value, schemes)

    return check


def scheme(form: FormErrors, path: Path, url: str, allowed: Collection[str]) -> None:
    """The address must begin with one of these schemes."""
    try:
        given = urlsplit(url).scheme
    except ValueError:
        form.wrong(path, "URL_TYPE_INVALID_URL", "Not a well formed URL.")
        return
    if given not in allowed:
        message = f"Scheme must be one of {tuple(allowed)}."
        form.wrong(path, "URL_TYPE_INVALID_SCHEME", message)


def among(*allowed: object) -> Kind:
    """One of these values."""

    def check(form: FormErrors, path: Path, value: object) -> None:
        choice(form, path, value, allowed)

    return check


def model(kinds: Mapping[str, Kind], *needed: str) -> Kind:
    """An object with fields of these kinds, some of them needed."""

    def check(form: FormErrors, path: Path, value: object) -> None:
        if not is_object(value):
            message = "Only dictionaries may be used in a ModelType"
            form.wrong(path, "MODEL_TYPE_CONVERT", message)
            return
        for key in needed:
            if value.get(key) is None:
                required(form, (*path, key))
        typed(form, path, value, kinds)

    return check


def many(kind: Kind, most: int, *, least: int = 0, unique: bool = True) -> Kind:
    """A list of so many values of the kind, as a rule each but once."""

    def check(form: FormErrors, path: Path, value: object) -> None:
        if not is_list(value):
            form.wrong(path, "LIST_TYPE_CONVERT", "Only iterables may be used in a ListType")
            return
        length(form, path, len(value), least, most)
        for index, item in enumerate(value[:most]):
            if unique and item in value[:index]:
                message = "The set already contains this value"
                form.wrong((*path, index), "SET_TYPE_ALREADY_CONTAINS_VALUE", message)
            kind(form, (*path, index), item)

    return check
