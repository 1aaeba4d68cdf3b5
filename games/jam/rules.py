"""JAM as the engine sees it; the rules themselves stand in its parts."""

from typing import ClassVar

from games.core.contract.filed import CardRules
from games.core.info import Choice, First, Info, Preset
from games.jam import questions
from games.jam.cards import Cards
from games.jam.state import State
from games.jam.view import JamView

COACHES = 5  # of a side at most, rule JAM-1.8
INFO = Info(
    key="jam",
    seats=(2,),
    kinds=questions.KINDS,
    choices=(
        Choice.of_numbers("jams", 5, 1, 40, drawn=("1", "2")),
        Choice("orders", ("planned", "live"), ways=True),
        Choice("staff", ("any", "head", "rotate")),
        Choice("teams", ("random", "choose")),
        Choice("tie", ("overtime", "draw")),
        Choice("pins", ("short", "lasting")),
    ),
    presets=(
        Preset("days", {}, days=17, minutes=35),
        Preset("flash", {"jams": "2"}, days=8, minutes=15),
        Preset("quick", {"orders": "live"}, days=70, minutes=40),
        Preset("half", {"jams": "20"}, days=80, minutes=170),
        Preset("bout", {"jams": "40"}, days=156, minutes=330),
    ),
    days=17,
    first=First("flash", options={"orders": "planned"}),
    sittings=30,
    holders=COACHES,
)


class JamRules(CardRules[State, JamView, Cards]):
    """JAM with the cards of one card file."""

    info: ClassVar[Info] = INFO
