"""The rules of Mon Premier Deck Building, as the engine asks for them."""

from typing import ClassVar

from games.core.contract.filed import CardRules
from games.core.info import Choice, First, Info, Preset
from games.firstdeck import questions
from games.firstdeck.cards import Cards
from games.firstdeck.state import State
from games.firstdeck.view import FirstDeckView

INFO = Info(
    key="firstdeck",
    seats=(2, 3, 4, 5),
    kinds=questions.KINDS,
    scores="stars",
    choices=(
        Choice("decks", ("choose", "deal")),  # rule FDB-1.3
        Choice("tiebreak", ("shared", "rounds")),  # rule FDB-10.2
    ),
    presets=(
        Preset("standard", {}, days=12, minutes=10),
        Preset("quick", {"decks": "deal"}, days=11, minutes=10),
        Preset("tournament", {"tiebreak": "rounds"}, days=12, minutes=10),
    ),
    days=12,
    first=First("quick"),
    sittings=22,
)


class FirstDeck(CardRules[State, FirstDeckView, Cards]):
    """The rules, made from the cards of a match."""

    info: ClassVar[Info] = INFO
