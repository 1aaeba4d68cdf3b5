"""The rules of All-Star Draft, as the engine asks for them."""

from typing import ClassVar

from games.allstar import questions, setup
from games.allstar.cards import Cards
from games.allstar.state import State
from games.allstar.view import AllStarView
from games.core.contract.filed import CardRules
from games.core.info import Choice, First, Info, Preset

INFO = Info(
    key="allstar",
    seats=(2, 3, 4, 5, 6),
    kinds=tuple(f"allstar.{kind}" for kind in questions.KINDS),
    scores="supporters",
    choices=(
        Choice("mode", ("heritage", "duel", "market"), seats=(2,), ways=True),
        Choice("draft", ("one", "two")),
        Choice("playoffs", ("yes", "no")),
        Choice("playoff_ties", ("power", "exact")),
        Choice("species", (setup.RANDOM,), free=True),
    ),
    presets=(
        Preset("classic", {}, days=9, minutes=10),
        Preset("brisk", {"draft": "two", "playoff_ties": "exact"}, days=5, minutes=10),
        Preset("sprint", {"draft": "two", "playoffs": "no"}, days=4, minutes=5),
    ),
    days=9,
    first=First("sprint", seats=3),
    sittings=21,
)


class AllStarRules(CardRules[State, AllStarView, Cards]):
    """All-Star Draft with the cards of one card file."""

    info: ClassVar[Info] = INFO
