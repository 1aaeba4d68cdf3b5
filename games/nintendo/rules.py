"""The rules of Cartes Nintendo, as the engine asks for them."""

from typing import ClassVar

from games.core.contract.filed import CardRules
from games.core.data.schema import Rung
from games.core.decision import Decision, Picks
from games.core.info import Choice, First, Info, Preset
from games.nintendo import questions
from games.nintendo.cards import Cards
from games.nintendo.state import State
from games.nintendo.view import NintendoView

INFO = Info(
    key="nintendo",
    seats=(2,),
    kinds=questions.KINDS,
    scores="stars",
    choices=(
        Choice("goal", ("3", "2", "1")),  # NIN-12.1
        Choice("decks", ("choose", "ready", "deal")),  # NIN-1.1
        Choice("colours", ("any", "2")),  # NIN-9.3
        Choice("lists", ("closed", "open")),  # whether others see which cards a deck is made of
        Choice("mulligan", ("on", "off")),  # NIN-1.5
        Choice("turns", ("60", "40", "30"), drawn=("30", "40", "60")),  # NIN-2.9
    ),
    presets=(
        Preset("standard", {}, days=14, minutes=10),
        Preset("short", {"goal": "2"}, days=13, minutes=10),
        Preset("blitz", {"goal": "1", "turns": "30"}, days=6, minutes=5),
    ),
    days=14,
    first=First("blitz", options={"decks": "ready"}),
    sittings=22,
)


class Nintendo(CardRules[State, NintendoView, Cards]):
    """The rules, made from the cards of a match."""

    info: ClassVar[Info] = INFO
    ladder = (
        Rung(added=("State.found",)),  # schema 2
        Rung(  # schema 3
            added=("State.spied", "State.fought"), shown=("State.spied", "State.fought")
        ),
    )

    def final(self, state: State, seat: int, decision: Decision, picks: Picks) -> bool:  # noqa: ARG002 - it is tried
        """Whether an open answer cannot be undone, of those of which the question does not say."""
        return questions.final(state, self.cards, seat, picks)
