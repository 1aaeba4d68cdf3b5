"""Moments of Cartes Nintendo for pictures: played by the sensible player, and the fullest one."""

from collections.abc import Callable
from functools import cache

from games.core.event import Event
from games.core.match.match import Match
from render.kit.scene import Scene, SeatHolder
from tests.games.nintendo.table import Table, in_play, laid_out
from tests.render import samples
from tests.render.played import PEOPLE, until
from tests.render.played import scene as seen

WIDE = samples.WIDE
DECKED = (
    SeatHolder("Ana", deck="Haunted Night"),
    SeatHolder("Bao", deck="« Mon deck à moi qui gagne toujours »"),
)  # one is ready-made, the other is called so by somebody
When = Callable[[Match], bool]
Moment = tuple[Match, tuple[Event, ...]]

_MINE = ("S28", "M03", "G09", "Y04", "U06", "M08", "B04", "R06", "W02", "G03", "Y09", "R02")
_YOURS = ("B07", "R10", "S50", "B09", "U05", "W08", "R01", "B11", "R03", "M07", "G07", "U09")
_FORCES = (("M16", 2), ("G15", 3), ("Y17", 5), ("W17", 7), ("R16", 13), ("U17", 15), ("R17", 17))


def asks(kind: str, turn: int, seat: int | None = None) -> When:
    """Return when somebody is asked this, in such a turn or later."""

    def when(match: Match) -> bool:
        if match.state.turn < turn or (seat is not None and match.asked[0] != seat):
            return False
        asked = match.questions[match.asked[0]]
        return asked is not None and asked.kind == f"nintendo.{kind}"

    return when


MOMENTS: dict[str, When] = {
    "main": asks("main", 8, 0),
    "attackers": asks("attackers", 9, 0),
    "block": asks("block", 10, 0),
    "target": asks("target", 6, 0),
    "middle": asks("block", 12),
    "over": lambda match: match.result is not None,
    "main6": asks("main", 16, 0),
}


@cache
def _moment(name: str) -> Moment:
    return until("nintendo", {}, MOMENTS[name], "kept again")


@cache
def _fullest() -> Moment:
    """Twelve against twelve, hurt and with power-ups, terrain, events, and six who attack."""
    state = laid_out(*_MINE, yours=_YOURS, hand=("R11", "G11", "Y17", "W12"), their_hand=("U13",))
    for card, host in _FORCES:
        in_play(state, 0 if host <= 12 else 1, card, host=host)
    for owner, card in ((0, "G12"), (0, "W15"), (1, "U15"), (0, "Y16")):
        in_play(state, owner, card)
    for piece in state.pieces:
        if piece.entry % 3 == 0 and piece.pc > 2:
            piece.pc -= 1 + piece.entry % 4
    table = Table(state)
    table.attack(1, 2, 4, 7, 8, 12)
    return table.match, tuple(table.told)


def board(name: str, locale: str = "fr") -> Scene:
    """What everybody sees; `full` is the worst case."""
    match, events = _fullest() if name == "full" else _moment(name)
    return seen(match, events, None, locale, DECKED)


def table(name: str, locale: str = "fr") -> Scene:
    """What the seat that is asked sees."""
    match, events = _fullest() if name == "full" else _moment(name)
    return seen(match, events, match.asked[0], locale, PEOPLE)
