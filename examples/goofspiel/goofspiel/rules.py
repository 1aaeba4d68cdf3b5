"""The rules of Goofspiel, as the engine asks for them."""

from typing import ClassVar

from games.core.contract.filed import CardRules
from games.core.info import Choice, First, Info, Preset
from goofspiel import questions
from goofspiel.cards import Cards
from goofspiel.state import State
from goofspiel.view import GoofspielView

INFO = Info(
    key="goofspiel",
    seats=(2,),
    kinds=questions.KINDS,
    choices=(Choice("length", ("long", "short"), ways=True),),  # rule GOO-1.3
    presets=(Preset("standard", {}), Preset("quick", {"length": "short"})),
    days=5,
    first=First("quick"),
)


class Goofspiel(CardRules[State, GoofspielView, Cards]):
    """The rules, made from the cards of a match."""

    info: ClassVar[Info] = INFO
