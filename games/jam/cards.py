"""The printed cards: what `cards.toml` holds, checked when it is read."""

from collections import Counter
from collections.abc import Mapping, Sequence
from itertools import pairwise
from typing import Annotated, Any, Literal

import msgspec

from games.core.data.cards import BrokenCards, record, tables
from games.core.face import Face, Faces
from games.core.match.fixed import Fixed
from games.core.text import Name
from games.jam.printed import (
    BLOCKS,
    OPEN,
    PRISON,
    Action,
    CardType,
    Direction,
    Helmet,
    Lane,
    Skater,
    Space,
    Team,
    Zone,
)

FILE = "games/jam/cards.toml"
TABLES = ("spaces", "tracks", "schemes", "actions", "teams", "skaters")
ROWS, TRACKS = 4, ("A", "B", "C", "D")

_Word = Annotated[str, msgspec.Meta(min_length=1)]
_Skill = Annotated[int, msgspec.Meta(ge=1, le=6)]
_Time = Annotated[int, msgspec.Meta(ge=1, le=5)]
_Cost = Annotated[int, msgspec.Meta(ge=0, le=9)]


class _Row(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    id: _Word


class _Named(_Row, frozen=True, kw_only=True):
    fr: _Word
    en: _Word
    gender: Literal["m", "f"] = "m"
    short_fr: str = ""
    short_en: str = ""

    def name(self) -> Name:
        return Name(self.en, self.fr, self.gender, self.short_en, self.short_fr)


class _Space(_Named, frozen=True, kw_only=True):
    zone: Zone
    row: Annotated[int, msgspec.Meta(ge=0, le=ROWS)] = 0
    lane: Lane = ""


class _Track(_Row, frozen=True, kw_only=True):
    start: Zone
    end: Zone
    cost: _Cost


class _Scheme(_Named, frozen=True, kw_only=True):
    kind: CardType
    directions: Annotated[tuple[Direction, ...], msgspec.Meta(min_length=1)]


class _Action(_Row, frozen=True, kw_only=True):
    number: Annotated[int, msgspec.Meta(ge=1, le=99)]
    scheme: _Word
    bonus: Annotated[int, msgspec.Meta(ge=0, le=3)]
    times: Annotated[tuple[_Time, ...], msgspec.Meta(min_length=1, max_length=3)]


class _Team(_Named, frozen=True, kw_only=True):
    letter: _Word


class _Skater(_Row, frozen=True, kw_only=True):
    team: _Word
    number: Annotated[int, msgspec.Meta(ge=1, le=9)]
    helmet: Helmet
    name: _Word
    fresh: tuple[_Skill, _Skill, _Skill]
    tired: tuple[_Skill, _Skill, _Skill]

    def named(self) -> Name:
        """Return her one name everywhere: the number on her shirt, and her name."""
        numbered = f"#{self.number} {self.name}"
        return Name(numbered, numbered, "f")


class Track(msgspec.Struct, frozen=True, eq=False):
    """The spaces by id, front to back; pack spaces by row and lane; what A to D cost."""

    spaces: Mapping[str, Space]
    pack: tuple[str, ...]
    at: Mapping[tuple[int, Lane], str]
    into_pack: int
    to_front: int
    to_other: int
    to_rear: int


class Cards(msgspec.Struct, frozen=True, eq=False):
    """All that is printed.

    `actions` by id in the order of their numbers, `skaters` in the order of the file, `teams` in
    table order with the skaters of each in `squads`.
    """

    actions: Mapping[str, Action]
    skaters: Mapping[str, Skater]
    teams: Mapping[str, Team]
    squads: Mapping[str, tuple[str, ...]]
    track: Track
    names: Mapping[str, Name]
    faces: Faces


def read_cards(data: bytes) -> Cards:
    """Return the cards of a card file. Raises BrokenCards naming file, card and field."""
    read = tables(FILE, data, TABLES)
    spaces = _spaces(read["spaces"])
    schemes = _schemes(read["schemes"])
    actions = _actions(read["actions"], schemes)
    teams = [record(FILE, raw, _Team) for raw in read["teams"]]
    _once([team.id for team in teams])
    skaters = _skaters(read["skaters"], [team.id for team in teams])
    names = {one.id: one.name() for one in (*spaces, *schemes.values(), *teams)}
    names |= {one.id: one.named() for one in skaters}
    names |= {one.id: _action_name(schemes[one.scheme], one.bonus) for one in actions}
    cards = {one.id: _face(one, schemes[one.scheme]) for one in actions}
    squad = {one.id: _skater(one) for one in skaters}
    sides = {team.id: Team(team.letter) for team in teams}
    places = {one.id: Space(one.zone, one.row, one.lane) for one in spaces}
    faces: dict[str, Face] = {**cards, **squad, **sides, **places}
    _apart(faces, cards, squad, sides, places)
    squads = {team: tuple(one.id for one in skaters if one.team == team) for team in sides}
    track = _track(places, read["tracks"])
    return Cards(cards, squad, sides, squads, track, Fixed(names), Fixed(faces))


def _once(ids: Sequence[str], field: str = "id") -> None:
    for one, count in Counter(ids).items():
        if count > 1:
            raise BrokenCards(FILE, one, field, f"stands {count} times")


def _apart(faces: Faces, *kinds: Mapping[str, Face]) -> None:
    """Refuse an id that stands in two tables."""
    if len(faces) != sum(map(len, kinds)):
        ids = Counter(one for kind in kinds for one in kind)
        raise BrokenCards(FILE, ids.most_common(1)[0][0], "id", "stands in two tables")


# The track


def _spaces(raw: list[dict[str, Any]]) -> list[_Space]:
    """Return the spaces: the open zones and the prison once each, rows 1 to 4 with two lanes."""
    found = [record(FILE, one, _Space) for one in raw]
    _once([space.id for space in found])
    for zone in (*OPEN, PRISON):
        if [space.id for space in found if space.zone == zone] != [zone]:
            raise BrokenCards(FILE, zone, "zone", "is one space, which bears its name")
    for space in found:
        if (space.zone == "pack") != bool(space.row and space.lane):
            raise BrokenCards(
                FILE, space.id, "row", "row and lane go with the pack, and it with them"
            )
    pack = [(space.row, space.lane) for space in found if space.zone == "pack"]
    if sorted(pack) != [(row, lane) for row in range(1, ROWS + 1) for lane in ("ext", "int")]:
        raise BrokenCards(FILE, "spaces", "row", f"are not {ROWS} rows of two lanes")
    return found


def _track(spaces: Mapping[str, Space], raw: list[dict[str, Any]]) -> Track:
    tracks = [record(FILE, one, _Track) for one in raw]
    costs = {(one.start, one.end): one.cost for one in tracks}
    round_ = [("rear", "pack"), ("pack", "front"), ("front", "other"), ("other", "rear")]
    if [one.id for one in tracks] != list(TRACKS) or list(costs) != round_:
        raise BrokenCards(FILE, "tracks", "id", "are not A to D from the rear round to the rear")
    pack = tuple(one for one, space in spaces.items() if space.zone == "pack")
    at: dict[tuple[int, Lane], str] = {(spaces[one].row, spaces[one].lane): one for one in pack}
    return Track(spaces, pack, at, *costs.values())


# Action cards


def _schemes(raw: list[dict[str, Any]]) -> dict[str, _Scheme]:
    found = [record(FILE, one, _Scheme) for one in raw]
    _once([scheme.id for scheme in found])
    for scheme in found:
        blocks = {direction in BLOCKS for direction in scheme.directions}
        if blocks != {scheme.kind == "block"}:
            raise BrokenCards(FILE, scheme.id, "directions", f"are not those of a {scheme.kind}")
        if len(set(scheme.directions)) != len(scheme.directions):
            raise BrokenCards(FILE, scheme.id, "directions", "one stands twice")
        if scheme.kind == "movement" and "fast" not in scheme.directions:
            raise BrokenCards(FILE, scheme.id, "directions", "every movement has fast")
    return {scheme.id: scheme for scheme in found}


def _actions(raw: list[dict[str, Any]], schemes: Mapping[str, _Scheme]) -> list[_Action]:
    """Return the action cards by rising number; numbers are distinct, Times rise."""
    found = sorted((record(FILE, one, _Action) for one in raw), key=lambda one: one.number)
    _once([card.id for card in found])
    for before, card in pairwise(found):
        if before.number == card.number:
            raise BrokenCards(FILE, card.id, "number", f"is that of {before.id} as well")
    for card in found:
        if card.scheme not in schemes:
            raise BrokenCards(FILE, card.id, "scheme", f"there is no scheme {card.scheme}")
        if list(card.times) != sorted(set(card.times)):
            raise BrokenCards(FILE, card.id, "times", "do not rise")
    return found


def _face(card: _Action, scheme: _Scheme) -> Action:
    return Action(card.number, card.scheme, scheme.kind, card.bonus, card.times, scheme.directions)


def _action_name(scheme: _Scheme, bonus: int) -> Name:
    return Name(f"{scheme.en} +{bonus}", f"{scheme.fr} +{bonus}", scheme.gender)


# Skaters


def _skaters(raw: list[dict[str, Any]], teams: Sequence[str]) -> list[_Skater]:
    """Return the skaters: nine a team, 2 jammers, 2 pivots, 5 blockers, in order of number."""
    found = [record(FILE, one, _Skater) for one in raw]
    _once([skater.id for skater in found])
    for skater in found:
        if skater.team not in teams:
            raise BrokenCards(FILE, skater.id, "team", f"there is no team {skater.team}")
        if any(tired > fresh for tired, fresh in zip(skater.tired, skater.fresh, strict=True)):
            raise BrokenCards(FILE, skater.id, "tired", "is above fresh")
    for team in teams:
        squad = [skater for skater in found if skater.team == team]
        if [skater.number for skater in squad] != list(range(1, 10)):
            raise BrokenCards(FILE, team, "number", "skaters are not numbered 1 to 9 in order")
        if Counter(skater.helmet for skater in squad) != {"J": 2, "P": 2, "B": 5}:
            raise BrokenCards(FILE, team, "helmet", "are not 2 jammers, 2 pivots, 5 blockers")
    if len(teams) < 2:
        raise BrokenCards(FILE, "teams", "id", "two sides need two teams")
    return found


def _skater(one: _Skater) -> Skater:
    return Skater(one.team, one.number, one.helmet, one.fresh, one.tired)


def check_box(cards: Cards) -> None:
    """Refuse other cards than 40 numbered 1 to 40, 22 of movement and 18 of block, and 4 teams."""
    numbers = [card.number for card in cards.actions.values()]
    if numbers != list(range(1, 41)):
        raise BrokenCards(FILE, "actions", "number", "are not 1 to 40")
    kinds = Counter(card.kind for card in cards.actions.values())
    if kinds != {"movement": 22, "block": 18}:
        found = f"{kinds['movement']} movement, {kinds['block']} block"
        raise BrokenCards(FILE, "actions", "scheme", f"{found}; the box has 22 and 18")
    if len(cards.teams) != 4:
        raise BrokenCards(FILE, "teams", "id", f"{len(cards.teams)} teams instead of 4")
