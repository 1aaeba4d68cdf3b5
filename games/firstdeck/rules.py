"""The rules of Mon Premier Deck Building, as the engine asks for them."""

from collections.abc import Mapping, Sequence
from typing import ClassVar

from games.core.decision import Answer, Decision, Picks
from games.core.event import Event
from games.core.face import Faces
from games.core.info import Choice, Info, Preset, Start
from games.core.play import Play
from games.core.rules import Rules
from games.core.streams import Streams
from games.core.text import Name, Text
from games.core.view import Headline, Standing
from games.firstdeck import answers, defaults, questions, redeal, setup, viewing, words
from games.firstdeck.cards import Cards, check_box, read_cards
from games.firstdeck.phases import leaving, ranking, rounds
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
        Preset("standard", {}),
        Preset("quick", {"decks": "deal"}),
        Preset("tournament", {"tiebreak": "rounds"}),
    ),
    days=12,
)


class FirstDeck(Rules[State, FirstDeckView]):
    """The rules, made from the cards of a match."""

    info: ClassVar[Info] = INFO
    state_type = State

    def __init__(self, cards: Cards) -> None:
        self.cards = cards

    def setup(self, start: Start, rng: Streams) -> State:
        return setup.new_state(self.cards, INFO, start, rng)

    def opening(self, state: State, rng: Streams) -> list[Event]:
        """Deal the decks where nobody chooses, and play until somebody is asked (FDB-1.3)."""
        play = Play(state, self.cards, rng)
        rounds.carry_on(play)
        return play.events

    def ask(self, state: State, seat: int, given: tuple[Answer, ...]) -> Decision | None:
        """Each sealed phase asks one question a seat: after an answer there is no more."""
        return None if given else questions.question(state, seat)

    def apply(self, state: State, seat: int, answer: Answer, rng: Streams) -> list[Event]:
        play = Play(state, self.cards, rng)
        answers.apply(play, seat, answer)
        return play.events

    def reveal(
        self, state: State, lists: Sequence[tuple[Answer, ...]], rng: Streams
    ) -> list[Event]:
        play = Play(state, self.cards, rng)
        answers.reveal(play, lists)
        return play.events

    def concede(self, state: State, seat: int, rng: Streams) -> list[Event]:
        play = Play(state, self.cards, rng)
        leaving.concede(play, seat)
        return play.events

    def view(
        self, state: State, reader: int | None, given: tuple[Answer, ...] = ()
    ) -> FirstDeckView:
        public = viewing.public_view(state, self.cards)
        return public if reader is None else self.seat_view(state, public, reader, given)

    def seat_view(
        self, state: State, public: FirstDeckView, seat: int, given: tuple[Answer, ...]
    ) -> FirstDeckView:
        return viewing.seat_view(state, public, seat, given)

    def default(self, view: FirstDeckView, decision: Decision) -> Picks:
        return defaults.default(self.cards, view, decision)

    def headline(self, view: FirstDeckView) -> Headline:
        return words.headline(view)

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

    def names(self) -> Mapping[str, Name]:
        return self.cards.names

    def faces(self, view: FirstDeckView | None = None) -> Faces:  # noqa: ARG002 - all may be named
        return self.cards.faces

    def check_box(self) -> None:
        check_box(self.cards)


def make(data: bytes, version: int) -> FirstDeck:
    """Return the rules for a card file. Raises BrokenCards when it does not hold."""
    INFO.must_know(version)
    return FirstDeck(read_cards(data))
