"""The common checks of one field; each says what is wrong in Discord's words."""

from collections.abc import Collection

from sandbox.errors import Form
from sandbox.shapes import Json, as_list, is_list, is_object

Path = tuple[str | int, ...]


def size(text: str) -> int:
    """The length as Discord counts it: code points after trimming."""
    return len(text.strip())


def required(form: Form, path: Path) -> None:
    form.wrong(path, "BASE_TYPE_REQUIRED", "This field is required")


def length(form: Form, path: Path, count: int, least: int, most: int) -> None:
    """A text or list of `count` must have from `least` to `most`."""
    if least <= count <= most:
        return
    if least == 0:
        form.wrong(path, "BASE_TYPE_MAX_LENGTH", f"Must be {most} or fewer in length.")
    else:
        form.wrong(path, "BASE_TYPE_BAD_LENGTH", f"Must be between {least} and {most} in length.")


def text(
    form: Form, path: Path, holder: Json, key: str, most: int, *, least: int = 1, need: bool = True
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
    form: Form, path: Path, holder: Json, key: str, least: int, most: int, default: int
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


def choice(form: Form, path: Path, value: object, allowed: Collection[object]) -> bool:
    """Whether the value is one of those; reported when not."""
    if value in allowed:
        return True
    shown = ", ".join(str(one) for one in allowed)
    form.wrong(path, "BASE_TYPE_CHOICES", f"Value must be one of {{{shown}}}.")
    return False


def listed(form: Form, path: Path, holder: Json, key: str, least: int, most: int) -> list[Json]:
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
