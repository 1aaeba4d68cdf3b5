"""What application commands may be."""

import re

from sandbox.common.errors import FormErrors
from sandbox.common.shapes import Json, as_object, is_digits, objects
from sandbox.limits import tables
from sandbox.limits.fields import (
    WHOLE,
    Kind,
    Path,
    among,
    boolean,
    choice,
    listed,
    many,
    model,
    numeric,
    snowflake,
    string,
    text,
    typed,
    whole,
)

NAME = re.compile(r"[-_'\w]{1,32}")
SUBCOMMAND, GROUP, STRING, INTEGER, CHANNEL, NUMBER = 1, 2, 3, 4, 7, 10
OPTION_TYPES = range(1, 12)
WITH_CHOICES = (STRING, INTEGER, NUMBER)
_LOCALES = (
    "id da de en-GB en-US es-ES es-419 fr hr it lt hu nl no pl pt-BR ro fi sv-SE vi tr cs el"
    " bg ru uk hi th zh-CN ja zh-TW ko"
)
LOCALES = frozenset(_LOCALES.split())


def rights(form: FormErrors, path: Path, value: object) -> None:
    """A set of rights: a number, as a rule written as text."""
    whole(0, tables.RIGHTS)(form, path, int(value) if is_digits(value) else value)


OWN: dict[str, Kind] = {
    "id": snowflake,
    "default_member_permissions": rights,
    "dm_permission": boolean,
    "nsfw": boolean,
    "contexts": many(among(0, 1, 2), 3, least=1),
    "integration_types": many(among(0, 1), 2, least=1),
    "handler": among(1, 2),
}
_TRANSLATIONS: dict[str, Kind] = {
    "name_localizations": model({}),
    "description_localizations": model({}),
}
_FLAGS: dict[str, Kind] = {"required": boolean, "autocomplete": boolean}
_WHOLE_NUMBERS: dict[str, Kind] = {"min_value": whole(), "max_value": whole()}
_NUMBERS: dict[str, Kind] = {"min_value": numeric, "max_value": numeric}
_LENGTHS: dict[str, Kind] = {
    "min_length": whole(0, tables.OPTION_LENGTH),
    "max_length": whole(1, tables.OPTION_LENGTH),
}
_KINDS: dict[str, Kind] = {"channel_types": many(among(*tables.CHANNEL_TYPES), WHOLE)}
BOUNDS: dict[int, dict[str, Kind]] = {
    STRING: _LENGTHS,
    INTEGER: _WHOLE_NUMBERS,
    NUMBER: _NUMBERS,
    CHANNEL: _KINDS,
}
BOUNDING = sorted({key for fields in BOUNDS.values() for key in fields})
_WORDS = string(tables.CHOICE_TEXT, least=1)
VALUES: dict[int, Kind] = {STRING: _WORDS, INTEGER: whole(), NUMBER: numeric}


def kind_of(command: Json) -> int:
    """The command's type: a slash command (1) where it does not say."""
    kind = command.get("type")
    return 1 if kind is None else kind


def check_commands(commands: list[Json]) -> None:
    """Raise ApiError 50035 with all that is wrong with the whole set of one scope."""
    form = FormErrors()
    for index, command in enumerate(commands):
        model({})(form, (index,), command)
    form.check()
    counts = {1: 0, 2: 0, 3: 0}
    names: set[tuple[int, str]] = set()
    for index, command in enumerate(commands):
        kind = kind_of(command)
        if not choice(form, (index, "type"), kind, (1, 2, 3)):
            continue
        counts[kind] += 1
        key = (kind, str(command.get("name")))
        if key in names:
            message = "Application command names must be unique"
            form.wrong((index,), "APPLICATION_COMMANDS_DUPLICATE_NAME", message)
        names.add(key)
        _command(form, (index,), command, kind)
    most = {1: tables.COMMANDS, 2: tables.MENU_COMMANDS, 3: tables.MENU_COMMANDS}
    for kind, count in counts.items():
        if count > most[kind]:
            message = f"Maximum number of application commands reached ({most[kind]})."
            form.wrong((), "APPLICATION_COMMANDS_MAX", message)
    form.check()


def _command(form: FormErrors, path: Path, command: Json, kind: int) -> None:
    text(form, path, command, "name", tables.COMMAND_NAME)
    typed(form, path, command, OWN)
    if kind != 1:
        typed(form, path, command, _TRANSLATIONS)
        if command.get("description"):
            message = "Context menu commands cannot have description"
            form.wrong((*path, "description"), "APPLICATION_COMMAND_CONTEXT_MENU", message)
        return
    _named(form, path, command)
    _options(form, path, command, 0)
    if _total(command) > tables.COMMAND_TOTAL:
        message = f"Command exceeds maximum size ({tables.COMMAND_TOTAL})"
        form.wrong(path, "APPLICATION_COMMAND_TOO_LARGE", message)


def _named(form: FormErrors, path: Path, thing: Json) -> None:
    """Name and description of a command or option, with their translations."""
    typed(form, path, thing, _TRANSLATIONS)
    _name(form, (*path, "name"), thing.get("name"))
    text(form, path, thing, "description", tables.COMMAND_DESCRIPTION)
    for locale, name in as_object(thing.get("name_localizations")).items():
        where = (*path, "name_localizations", locale)
        if choice(form, where, locale, LOCALES):
            _name(form, where, name)
    translated = as_object(thing.get("description_localizations"))
    for locale in translated:
        where = (*path, "description_localizations")
        if choice(form, (*where, locale), locale, LOCALES):
            text(form, where, translated, locale, tables.COMMAND_DESCRIPTION)


def _name(form: FormErrors, path: Path, name: object) -> None:
    if not isinstance(name, str) or not NAME.fullmatch(name) or name != name.lower():
        form.wrong(path, "APPLICATION_COMMAND_INVALID_NAME", "Command name is invalid")


def _options(form: FormErrors, path: Path, holder: Json, depth: int) -> None:
    options = listed(form, path, holder, "options", 0, tables.COMMAND_OPTIONS)
    optional_before = False
    names: set[str] = set()
    kinds: set[bool] = set()
    for index, option in enumerate(options):
        where = (*path, "options", index)
        _option(form, where, option, depth)
        kinds.add(option.get("type") in (SUBCOMMAND, GROUP))
        if option.get("required") and optional_before:
            message = "Required options must be placed before non-required options"
            form.wrong(where, "APPLICATION_COMMAND_OPTIONS_REQUIRED_INVALID", message)
        optional_before |= not option.get("required")
        if str(option.get("name")) in names:
            message = "Option names must be unique"
            form.wrong(where, "APPLICATION_COMMAND_OPTIONS_NAME_DUPLICATED", message)
        names.add(str(option.get("name")))
    if len(kinds) > 1:
        message = "Sub-command and sub-command group option types are mutually exclusive to others"
        form.wrong((*path, "options"), "APPLICATION_COMMAND_OPTIONS_TYPE_INVALID", message)


def _option(form: FormErrors, path: Path, option: Json, depth: int) -> None:
    kind: int = option.get("type", 0)
    if not choice(form, (*path, "type"), kind, OPTION_TYPES):
        return
    _named(form, path, option)
    typed(form, path, option, _FLAGS)
    nested = kind in {SUBCOMMAND, GROUP}
    if (depth == 1 and kind != SUBCOMMAND) or (depth == 2 and nested):
        message = "A group holds sub-commands alone, a sub-command neither"
        form.wrong((*path, "type"), "APPLICATION_COMMAND_OPTIONS_TYPE_INVALID", message)
    if nested:
        _options(form, path, option, 1 if kind == GROUP else 2)
    _bounds(form, path, option, kind)
    _choices(form, path, option, kind)


def _bounds(form: FormErrors, path: Path, option: Json, kind: int) -> None:
    """Bounds and kinds of channels, each with the type of option that has them alone."""
    own = BOUNDS.get(kind, {})
    typed(form, path, option, own)
    for key in BOUNDING:
        if key not in own and option.get(key) is not None:
            message = f"{key} is not for options of this type"
            form.wrong((*path, key), "APPLICATION_COMMAND_OPTIONS_TYPE_INVALID", message)
    for what in ("value", "length"):
        least, most = option.get(f"min_{what}"), option.get(f"max_{what}")
        if isinstance(least, int | float) and isinstance(most, int | float) and least > most:
            message = f"min_{what} must be less than or equal to max_{what}"
            form.wrong((*path, f"min_{what}"), "APPLICATION_COMMAND_OPTIONS_MIN_MAX", message)


def _choices(form: FormErrors, path: Path, option: Json, kind: int) -> None:
    choices = listed(form, path, option, "choices", 0, tables.COMMAND_CHOICES)
    if choices and option.get("autocomplete"):
        message = "Choices cannot be present with autocomplete"
        form.wrong(path, "APPLICATION_COMMAND_OPTIONS_CHOICES_AUTOCOMPLETE", message)
    if (choices or option.get("autocomplete")) and kind not in WITH_CHOICES:
        message = "Choices and autocomplete are for strings and numbers"
        form.wrong((*path, "type"), "APPLICATION_COMMAND_OPTIONS_TYPE_INVALID", message)
        return
    for index, one in enumerate(choices):
        _choice(form, (*path, "choices", index), one, kind)


def _choice(form: FormErrors, path: Path, one: Json, kind: int) -> None:
    """One choice of an option of that type, or one suggestion for it."""
    text(form, path, one, "name", tables.CHOICE_TEXT)
    translations: dict[str, Kind] = {"name_localizations": model({})}
    typed(form, path, one, translations)
    translated = as_object(one.get("name_localizations"))
    for locale in translated:
        where = (*path, "name_localizations")
        if choice(form, (*where, locale), locale, LOCALES):
            text(form, where, translated, locale, tables.CHOICE_TEXT)
    model({"value": VALUES.get(kind, _WORDS)}, "value")(form, path, one)


def check_suggestions(data: Json, kind: int) -> None:
    """Raise ApiError 50035 when the answer to an autocompletion is not as it may be.

    `kind` is the type of the option in which somebody types.
    """
    form = FormErrors()
    choices = listed(form, ("data",), data, "choices", 0, tables.COMMAND_CHOICES)
    for index, one in enumerate(choices):
        _choice(form, ("data", "choices", index), one, kind)
    form.check()


def _total(thing: Json) -> int:
    """Characters of names, descriptions and choice values; of translations the longest counts."""
    total = 0
    for key in ("name", "description"):
        texts = [str(thing.get(key) or ""), *as_object(thing.get(f"{key}_localizations")).values()]
        total += max(len(str(one)) for one in texts)
    if isinstance(thing.get("value"), str):
        total += len(thing["value"])
    inner = [*objects(thing.get("options")), *objects(thing.get("choices"))]
    return total + sum(_total(one) for one in inner)
