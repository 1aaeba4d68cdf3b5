"""The options of a lobby (pure: a lobby in, a lobby out)."""

from collections.abc import Mapping
from dataclasses import replace

from db.rows import LobbyRow
from games.core.refused import Refused
from games.core.rules import Info, Start
from play import beginnings
from play.refusals import refused
from play.rulebook import Ruled


def with_option(lobby: LobbyRow, ruled: Ruled, name: str, value: str) -> LobbyRow:
    """Set one option. Raises Refused with the rules' reason when it does not fit."""
    options = {**lobby.options, name: value}
    for wrong in ruled.rules.check(Start(lobby.most, options)):
        raise Refused(wrong)
    return replace(lobby, options=options, preset=None)


def with_preset(lobby: LobbyRow, ruled: Ruled, preset: str | None) -> LobbyRow:
    """Set the options of a preset, those that exist with so many seats."""
    if preset is None:
        return replace(lobby, options={}, preset=None)
    for known in ruled.game.info.presets:
        if known.name == preset:
            if known.seats and lobby.most not in known.seats:
                raise refused("preset-seats", name=preset, seats=lobby.most)
            options = existing(ruled.game.info, known.values, lobby.most)
            return replace(lobby, options=options, preset=preset)
    raise refused("no-preset", name=preset)


def with_seats(lobby: LobbyRow, ruled: Ruled, most: int) -> LobbyRow:
    """Set how many may sit down, and drop the options that then do not exist."""
    info = ruled.game.info
    if most not in info.seats:
        raise refused("seats", seats=most, least=min(info.seats), most=max(info.seats))
    taken = beginnings.counted(lobby)
    if most < taken:
        raise refused("seats-taken", taken=taken)
    options = existing(info, lobby.options, most)
    preset = lobby.preset if options == lobby.options else None
    return replace(lobby, most=most, options=options, preset=preset)


def existing(info: Info, options: Mapping[str, str], seats: int) -> dict[str, str]:
    """Return those options that exist with so many seats."""
    known = {choice.name for choice in info.choices if not choice.seats or seats in choice.seats}
    return {name: value for name, value in options.items() if name in known}
