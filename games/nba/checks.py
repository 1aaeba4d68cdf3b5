"""What must hold of `cards.toml` as a whole: numbers, places, sums (rule NBA 2.7)."""

from collections import Counter
from collections.abc import Sequence

from games.core.cards import BrokenCards
from games.nba.printed import (
    ATTACK,
    DEFENCE,
    DICE,
    PLACES,
    DieSides,
    MarketPlayer,
    MarketTactic,
    StartingPlayer,
    StartingTactic,
)

FILE = "games/nba/cards.toml"
_BY_COST = {3: 12, 4: 15, 5: 15, 6: 17, 7: 15, 8: 12, 9: 8, 10: 6}
_SKILL_SUMS = (118, 180, 159, 90, 109, 120, 199, 206)


def ids(cards: Sequence[StartingPlayer | StartingTactic | MarketTactic | MarketPlayer]) -> None:
    """Refuse an id that stands there twice."""
    for card, times in Counter(card.id for card in cards).items():
        if times > 1:
            raise BrokenCards(FILE, card, "id", f"stands there {times} times")


def _number(table: str, field: str, found: int, wanted: int) -> None:
    if found != wanted:
        raise BrokenCards(FILE, table, field, f"{found} instead of {wanted}")


def starting(players: Sequence[StartingPlayer], tactics: Sequence[StartingTactic]) -> None:
    """Refuse starting sets of other sizes than 10 + 10 players and 5 + 5 tactics."""
    for kind, intro in (("starter", 5), ("reserve", 7)):
        of_kind = [one for one in players if one.set == kind]
        _number("starting_player", "set", len(of_kind), 10)
        _number("starting_player", "intro", sum(one.intro for one in of_kind), intro)
    for kind, intro in (("off", 3), ("def", 2)):
        of_type = [one for one in tactics if one.type == kind]
        _number("starting_tactic", "type", len(of_type), 5)
        _number("starting_tactic", "intro", sum(one.intro for one in of_type), intro)
    for tactic in tactics:
        _keep(tactic)


def market(tactics: Sequence[MarketTactic], players: Sequence[MarketPlayer]) -> None:
    """Refuse markets whose numbers, costs, places or sums of skills are not those of the rules."""
    _number("tactic", "id", len(tactics), 20)
    for kind in ("off", "def"):
        copies = sum(one.copies for one in tactics if one.type == kind)
        _number("tactic", "copies", copies, 35)
    for tactic in tactics:
        _keep(tactic)
    _number("player", "id", len(players), 100)
    costs = Counter(player.cost for player in players)
    if costs != _BY_COST:
        raise BrokenCards(FILE, "player", "cost", f"other numbers: {sorted(costs.items())}")
    for place in PLACES:
        if sum(place in player.pos for player in players) < 20:
            raise BrokenCards(FILE, "player", "pos", f"fewer than 20 for {place}")
    sums = tuple(sum(column) for column in zip(*(one.skills for one in players), strict=True))
    if sums != _SKILL_SUMS:
        raise BrokenCards(FILE, "player", "skills", f"sums are {sums}")


def _keep(tactic: StartingTactic | MarketTactic) -> None:
    kinds = ATTACK if tactic.type == "off" else DEFENCE
    if not tactic.keep or not set(tactic.keep) <= set(kinds):
        raise BrokenCards(FILE, tactic.id, "keep", f"must be some of {', '.join(kinds)}")


def dice(kinds: Sequence[DieSides]) -> None:
    """Refuse dice of other kinds, or with sides that are not of this game."""
    found = tuple(kind.id for kind in kinds)
    if found != DICE:
        raise BrokenCards(FILE, "die", "id", f"are {', '.join(found)}")
    stopped: Counter[str] = Counter()
    for kind in kinds:
        for side in kind.sides:
            colour, value = _side(kind, side)
            if kind.id in DEFENCE:
                stopped[colour] += value
    if any(stopped[colour] != 10 for colour in ATTACK):
        raise BrokenCards(FILE, "die", "sides", f"colours stop {dict(stopped)}, not 10 each")


def _side(kind: DieSides, side: str) -> tuple[str, int]:
    """Return colour and value of a side; an attack die shows its own colour alone."""
    colour, _, value = side.partition(" ")
    if side == "blank" and kind.id in DEFENCE:
        return "", 0
    colours = (kind.id,) if kind.id in ATTACK else ATTACK
    if colour not in colours or not value.isdecimal():
        raise BrokenCards(FILE, kind.id, "sides", f"unknown side {side!r}")
    return colour, int(value)
