"""Names and descriptions of slash commands, from `locales/*/commands.ftl`.

A command `play` is the message `cmd-play` (its name) with the attributes `description` and, for
each parameter `game`, `game` (its name) and `game-description`; a subcommand `data export` is
`cmd-data-export`. A choice `mine` of the parameter `which` is `which-mine`.
"""

from typing import Any

from discord import Locale, app_commands

from locales import Texts
from locales.texts import FIRST, LOCALES

DESCRIBED = "…"  # filled in from locales/*/commands.ftl when Discord is told of the commands


def command_payload(tree: app_commands.CommandTree[Any], texts: Texts) -> list[dict[str, Any]]:
    """Return the definitions of the commands as Discord wants them, in all languages."""
    payload: list[dict[str, Any]] = []
    for command in tree.get_commands():
        plain: dict[str, Any] = command.to_dict(tree)
        _fill(plain, f"cmd-{command.name}", texts)
        payload.append(plain)
    return payload


def _fill(part: dict[str, Any], message: str, texts: Texts) -> None:
    """Fill in a command or group and all that is in it."""
    part["name_localizations"] = _others(message, texts)
    part["description"] = texts.get(f"{message}.description", FIRST)
    part["description_localizations"] = _others(f"{message}.description", texts)
    for option in part.get("options", ()):
        if option["type"] in (1, 2):
            _fill(option, f"{message}-{option['name']}", texts)
        else:
            _fill_parameter(option, message, texts)


def _fill_parameter(option: dict[str, Any], message: str, texts: Texts) -> None:
    name = option["name"]
    option["name_localizations"] = _others(f"{message}.{name}", texts)
    described = f"{message}.{name}-description"
    option["description"] = texts.get(described, FIRST)
    option["description_localizations"] = _others(described, texts)
    for one in option.get("choices", ()):
        said = f"{message}.{name}-{one['value']}"
        one["name"] = texts.get(said, FIRST)
        one["name_localizations"] = _others(said, texts)


def _others(message: str, texts: Texts) -> dict[str, str]:
    """Return a message in all our languages but the first, by Discord's names of them."""
    return {
        one.value: texts.get(message, spoken)
        for spoken in LOCALES
        if spoken != FIRST
        for one in Locale
        if one.value.partition("-")[0] == spoken
    }
