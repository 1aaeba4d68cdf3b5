"""The rules of NBA Deck-Building, as the engine asks for them."""

from typing import ClassVar

from games.core.contract.filed import CardRules
from games.core.data.schema import Rung
from games.core.info import Choice, First, Info, Preset
from games.nba.cards import Cards
from games.nba.state import State
from games.nba.view import NbaView

KINDS = (
    *("act", "refresh", "sub_in", "sub_out", "prep_off", "prep_def", "pay_player", "pay_tactic"),
    *("target", "reroll", "reroll_def", "keep_dice", "hold", "remove", "overtime"),
    *("draft", "cut", "lineup", "bench", "base_off", "base_def"),
)
_SEVERAL = (2, 4)
INFO = Info(
    "nba",
    (1, 2, 4),
    tuple(f"nba.{kind}" for kind in KINDS),
    (
        Choice("quarters", ("4", "3", "2")),
        Choice("overtime", ("ask", "always", "never")),
        Choice("keep", ("auto", "ask")),
        Choice("lead", tuple(str(points) for points in range(16)), _SEVERAL),
        Choice("selection", ("no", "yes")),
        Choice("draft", ("no", "yes"), _SEVERAL),
        Choice("level", ("rookie", "pro", "star"), (1,)),
    ),
    (
        Preset("first", {"quarters": "2"}, days=6, minutes=10),
        Preset("standard", {"quarters": "4"}, days=12, minutes=25),
        Preset(
            "expert",
            {"quarters": "4", "selection": "yes", "draft": "yes"},
            _SEVERAL,
            days=16,
            minutes=25,
        ),
        Preset(
            "tournament",
            {"quarters": "4", "selection": "yes", "draft": "yes", "lead": "2"},
            _SEVERAL,
            days=16,
            minutes=25,
        ),
    ),
    days=12,
    first=First("first", seats=2),
    sittings=24,
    scores="score",
)


_COUNTED = ("Seat.attacks", "Seat.rolled")  # what the end tells


class NbaRules(CardRules[State, NbaView, Cards]):
    """NBA Deck-Building for two coaches, four in two teams, or one against the Automaton."""

    info: ClassVar[Info] = INFO
    ladder = (
        Rung(added=_COUNTED, shown=_COUNTED),  # schema 2
    )
