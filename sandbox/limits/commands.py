"""What application commands may be."""

import re

from sandbox.errors import Form
from sandbox.limits import tables
from sandbox.limits.fields import Path, choice, listed, text
from sandbox.shapes import Json, as_object, objects

NAME = re.compile(r"[-_'\w]{1,32}")
SUBCOMMAND, GROUP = 1, 2
OPTION_TYPES = range(1, 12)
WITH_CHOICES = (3, 4, 10)
_LOCALES = (
    "id da de en-GB en-US es-ES es-419 fr hr it lt hu nl no pl pt-BR ro fi sv-SE vi tr cs el"
    " bg ru uk hi th zh-CN ja zh-TW ko"
)
LOCALES = frozenset(_LOCALES.split())


def check_commands(commands: list[Json]) -> None:
    """Raise ApiError 50035 with all that is wrong with the whole set of one scope."""
    form = Form()
    counts = {1: 0, 2: 0, 3: 0}
    names: set[tuple[int, str]] = set()
    for index, command in enumerate(commands):
        kind = command.get("type", 1)
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


def _command(form: Form, path: Path, command: Json, kind: int) -> None:
    text(form, path, command, "name", tables.COMMAND_NAME)
    if kind != 1:
        if command.get("description"):
            message = "Context menu commands cannot have description"
            form.wrong((*path, "description"), "APPLICATION_COMMAND_CONTEXT_MENU", message)
        return
    _named(form, path, command)
    _options(form, path, command, 0)
    if _total(command) > tables.COMMAND_TOTAL:
        message = f"Command exceeds maximum size ({tables.COMMAND_TOTAL})"
        form.wrong(path, "APPLICATION_COMMAND_TOO_LARGE", message)


def _named(form: Form, path: Path, thing: Json) -> None:
    """Name and description of a command or option, with their translations."""
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


def _name(form: Form, path: Path, name: object) -> None:
    if not isinstance(name, str) or not NAME.fullmatch(name) or name != name.lower():
        form.wrong(path, "APPLICATION_COMMAND_INVALID_NAME", "Command name is invalid")


def _options(form: Form, path: Path, holder: Json, depth: int) -> None:
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


def _option(form: Form, path: Path, option: Json, depth: int) -> None:
    kind = option.get("type")
    if not choice(form, (*path, "type"), kind, OPTION_TYPES):
        return
    _named(form, path, option)
    if kind in {SUBCOMMAND, GROUP}:
        if depth == 2 or (kind == GROUP and depth == 1):
            message = "Sub-commands may be nested two deep, groups one deep"
            form.wrong((*path, "type"), "APPLICATION_COMMAND_OPTIONS_TYPE_INVALID", message)
        _options(form, path, option, 1 if kind == GROUP else 2)
    _choices(form, path, option)


def _choices(form: Form, path: Path, option: Json) -> None:
    choices = listed(form, path, option, "choices", 0, tables.COMMAND_CHOICES)
    if choices and option.get("autocomplete"):
        message = "Choices cannot be present with autocomplete"
        form.wrong(path, "APPLICATION_COMMAND_OPTIONS_CHOICES_AUTOCOMPLETE", message)
    if (choices or option.get("autocomplete")) and option.get("type") not in WITH_CHOICES:
        message = "Choices and autocomplete are for strings and numbers"
        form.wrong((*path, "type"), "APPLICATION_COMMAND_OPTIONS_TYPE_INVALID", message)
    for index, one in enumerate(choices):
        check_choice(form, (*path, "choices", index), one)


def check_choice(form: Form, path: Path, one: Json) -> None:
    """One choice of an option, or one suggestion of an autocompletion."""
    text(form, path, one, "name", tables.CHOICE_TEXT)
    translated = as_object(one.get("name_localizations"))
    for locale in translated:
        text(form, (*path, "name_localizations"), translated, locale, tables.CHOICE_TEXT)
    if one.get("value") is None or isinstance(one.get("value"), str):
        text(form, path, one, "value", tables.CHOICE_TEXT)


def check_suggestions(data: Json) -> None:
    """Raise ApiError 50035 when the answer to an autocompletion is not as it may be."""
    form = Form()
    choices = listed(form, ("data",), data, "choices", 0, tables.COMMAND_CHOICES)
    for index, one in enumerate(choices):
        check_choice(form, ("data", "choices", index), one)
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
