"""The rules of Mon Premier Deck Building, as the engine asks for them."""

from collections.abc import Mapping, Sequence
from typing import ClassVar

from games.core.decision import Answer, Decision, Picks
from games.core.info import Choice, First, Info, Preset, Start
from games.core.rules import CardRules
from games.core.streams import Streams
from games.core.text import Text, text
from games.core.view import Headline, Standing
from games.firstdeck import answers, defaults, questions, redeal, setup, viewing, words
from games.firstdeck.advice import leads
from games.firstdeck.cards import Cards, check_box, read_cards
from games.firstdeck.phases import leaving, ranking, rounds
from games.firstdeck.state import Play, State
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
    state_type = State

    def setup(self, start: Start, rng: Streams) -> State:
        return setup.new_state(self.cards, INFO, start, rng)

    def do_opening(self, play: Play) -> None:
        """Deal the decks where nobody chooses, and play until somebody is asked (FDB-1.3)."""
        rounds.carry_on(play)

    def ask(self, state: State, seat: int, given: tuple[Answer, ...]) -> Decision | None:
        return questions.question(state, self.cards, seat, given)

    def do_answer(self, play: Play, seat: int, answer: Answer) -> None:
        answers.apply(play, seat, answer)

    def do_reveal(self, play: Play, lists: Sequence[tuple[Answer, ...]]) -> None:
        answers.reveal(play, lists)

    def do_concede(self, play: Play, seat: int) -> None:
        leaving.concede(play, seat)

    def public_view(self, state: State) -> FirstDeckView:
        return viewing.public_view(state, self.cards)

    def seat_view(
        self, state: State, public: FirstDeckView, seat: int, given: tuple[Answer, ...]
    ) -> FirstDeckView:
        return viewing.seat_view(state, public, seat, given)

    def default(self, view: FirstDeckView, decision: Decision) -> Picks:
        return defaults.default(self.cards, view, decision)

    def aim(self, start: Start) -> tuple[Text, ...]:  # noqa: ARG002 - alike at every table
        return tuple(text(f"firstdeck-aim-{line}") for line in (1, 2, 3))

    def headline(self, view: FirstDeckView) -> Headline:
        return words.headline(view)

    def explained(self, view: FirstDeckView, decision: Decision) -> Decision:
        return leads.explained(self.cards, view, decision)

    def describe(self, view: FirstDeckView) -> list[Text]:
        return words.describe(self.cards.faces, view)

    def standings(self, state: State) -> tuple[Standing, ...] | None:
        return ranking.standings(state)

    def figures(self, state: State) -> Mapping[str, int]:
        return ranking.figures(state)

    def redeal(self, state: State, reader: int | None, rng: Streams) -> State:
        return redeal.redeal(state, reader, rng)

    def inventory(self, state: State) -> list[str]:
        return redeal.inventory(state, self.cards)

    def check_box(self) -> None:
        check_box(self.cards)


def make(data: bytes, version: int) -> FirstDeck:
    """Return the rules for a card file. Raises BrokenCards when it is not valid."""
    INFO.must_know(version)
    return FirstDeck(read_cards(data))
