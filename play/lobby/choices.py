"""What the host of a lobby chooses: options, seats, terms (pure: a lobby in, a lobby out)."""

from collections.abc import Mapping

from msgspec.structs import replace

from db.records.lobbies import StoredLobby
from db.records.time import TimeTerms
from games.core.info import Info, Start
from games.core.refused import Refused
from play.lobby import beginnings, inviting
from play.match.work.rulebook import Ruled
from play.refusals import refused
from play.time.pace import PACES


def with_option(lobby: StoredLobby, ruled: Ruled, name: str, value: str) -> StoredLobby:
    """Set one option. Raises Refused with the rules' reason when it is not allowed.

    Options that this release no longer has are dropped; otherwise nobody could set one again.
    """
    options = {**existing(ruled.game.info, lobby.options, lobby.most), name: value}
    for wrong in ruled.rules.check(Start(lobby.most, options)):
        raise Refused(wrong)
    return replace(lobby, options=options, preset=None)


def with_preset(lobby: StoredLobby, ruled: Ruled, preset: str | None) -> StoredLobby:
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


def with_seats(lobby: StoredLobby, ruled: Ruled, most: int) -> StoredLobby:
    """Set how many may sit down, and drop the options that then do not exist."""
    info = ruled.game.info
    if most not in info.seats:
        most_people = max(info.seats) * info.holders
        raise refused("seats", seats=most, least=min(info.seats), most=most_people)
    taken = beginnings.counted(lobby)
    if most < taken:
        raise refused("seats-taken", taken=taken)
    options = existing(info, lobby.options, most)
    preset = lobby.preset if options == lobby.options else None
    changed = replace(lobby, most=most, options=options, preset=preset)
    inviting.check_waiting(changed)
    return changed


def with_together(lobby: StoredLobby, ruled: Ruled, people: int) -> StoredLobby:
    """Set how many people may share a seat, as many as the game allows."""
    holders = ruled.game.info.holders
    if not 1 <= people <= holders:
        raise refused("together", people=people, most=holders)
    shared = max(beginnings.sharing(lobby), default=1)
    if people < shared:
        raise refused("together-taken", people=shared)
    changed = replace(lobby, together=people)
    inviting.check_waiting(changed)
    return changed


def with_people(lobby: StoredLobby, ruled: Ruled, people: int) -> StoredLobby:
    """Make room for so many people: a seat each, or shared seats where the game has too few.

    As few as possible share a seat, and as few seats as possible stay empty.
    """
    info = ruled.game.info
    rooms = [
        (together, seats * together - people, seats)
        for together in range(1, info.holders + 1)
        for seats in info.seats
        if seats * (together - 1) < people <= seats * together
    ]
    if people in info.seats or not rooms:
        return with_seats(lobby, ruled, people)
    together, _, seats = min(rooms)
    return replace(with_seats(lobby, ruled, seats), together=together)


def existing(info: Info, options: Mapping[str, str], seats: int) -> dict[str, str]:
    """Return those options that exist with so many seats, and have a value that exists."""
    known = {one.name: one for one in info.choices if not one.seats or seats in one.seats}
    return {
        name: value
        for name, value in options.items()
        if name in known and (known[name].free or value in known[name].values)
    }


def preset_of(info: Info, options: Mapping[str, str], seats: int) -> str | None:
    """Return the preset whose options these are; None where they are nobody's, or all as usual."""
    usual = {one.name: one.default for one in info.choices}
    chosen = {**usual, **existing(info, options, seats)}
    for one in info.presets:
        if one.seats and seats not in one.seats:
            continue
        if chosen != usual and {**usual, **existing(info, one.values, seats)} == chosen:
            return one.name
    return None


def still(terms: TimeTerms) -> TimeTerms:
    """Return the terms of a former match, with the usual pace if its own no longer exists."""
    return terms if terms.pace in PACES else replace(terms, pace=TimeTerms().pace)


def carried(ruled: Ruled, options: Mapping[str, str], seats: int) -> dict[str, str]:
    """Return those options of a former match that this release still has."""
    found = existing(ruled.game.info, options, seats)
    for one in ruled.game.info.choices:
        if one.free and one.name in found and ruled.rules.check(Start(seats, found)):
            del found[one.name]
    return found
