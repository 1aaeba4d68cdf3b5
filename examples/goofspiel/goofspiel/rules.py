"""The rules of Goofspiel, as the engine asks for them."""

from collections.abc import Mapping, Sequence
from typing import ClassVar

from games.core.decision import Answer, Decision
from games.core.info import Choice, First, Info, Preset, Start, option
from games.core.rules import CardRules
from games.core.streams import Streams
from games.core.text import Text, text
from games.core.view import Headline, Standing
from goofspiel import answers, questions, redeal, setup, viewing, words
from goofspiel.cards import Cards, check_box, read_cards
from goofspiel.phases import bidding, leaving, ranking
from goofspiel.state import Play, State
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
    state_type = State

    def setup(self, start: Start, rng: Streams) -> State:
        return setup.new_state(self.cards, INFO, start, rng)

    def do_opening(self, play: Play) -> None:
        bidding.turn_up(play)

    def ask(self, state: State, seat: int, given: tuple[Answer, ...]) -> Decision | None:
        return questions.question(state, seat, given)

    def do_reveal(self, play: Play, lists: Sequence[tuple[Answer, ...]]) -> None:
        answers.reveal(play, lists)

    def do_concede(self, play: Play, seat: int) -> None:
        leaving.concede(play, seat)

    def public_view(self, state: State) -> GoofspielView:
        return viewing.public_view(state, self.cards)

    def seat_view(
        self, state: State, public: GoofspielView, seat: int, given: tuple[Answer, ...]
    ) -> GoofspielView:
        return viewing.seat_view(public, seat, given)

    def aim(self, start: Start) -> tuple[Text, ...]:
        prizes = setup.prizes(self.cards, option(start, INFO, "length"))
        return tuple(text(f"goofspiel-aim-{line}", prizes=prizes) for line in (1, 2, 3))

    def headline(self, view: GoofspielView) -> Headline:
        return words.headline(view)

    def describe(self, view: GoofspielView) -> list[Text]:
        return words.describe(view)

    def standings(self, state: State) -> tuple[Standing, ...] | None:
        return ranking.standings(state, self.cards)

    def figures(self, state: State) -> Mapping[str, int]:
        return ranking.figures(state, self.cards)

    def redeal(self, state: State, reader: int | None, rng: Streams) -> State:
        return redeal.redeal(state, rng)

    def inventory(self, state: State) -> list[str]:
        return redeal.inventory(state)

    def check_box(self) -> None:
        check_box(self.cards)


def make(data: bytes, version: int) -> Goofspiel:
    """Return the rules for a card file. Raises BrokenCards when it is not valid."""
    INFO.must_know(version)
    return Goofspiel(read_cards(data))
