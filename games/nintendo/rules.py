"""The rules of Cartes Nintendo, as the engine asks for them."""

from collections.abc import Mapping, Sequence
from typing import ClassVar

from games.core.bringing.brought import Brought, Build, Checked
from games.core.decision import Answer, Decision, Picks
from games.core.event import Event
from games.core.face import Faces
from games.core.info import Choice, Info, Preset, Start, option
from games.core.rules import Rules
from games.core.streams import Streams
from games.core.text import Name, Text, text
from games.core.view import Headline, Standing
from games.nintendo import answers, questions, redeal, setup, viewing, words
from games.nintendo.cards import Cards, check_box, read_cards
from games.nintendo.grammar.lint import idle
from games.nintendo.phases import leaving, ranking
from games.nintendo.phases.course import carry_on
from games.nintendo.state import Play, State
from games.nintendo.view import NintendoView
from games.nintendo.workshop import NintendoWorkshop

INFO = Info(
    key="nintendo",
    seats=(2,),
    kinds=questions.KINDS,
    scores="stars",
    choices=(
        Choice("goal", ("3", "2", "1")),  # NIN-12.1
        Choice("decks", ("choose", "ready", "deal")),  # NIN-1.1
        Choice("colours", ("any", "2")),  # NIN-9.3
        Choice("lists", ("closed", "open")),  # section 6
        Choice("mulligan", ("on", "off")),  # NIN-1.5
        Choice("turns", ("60", "40", "30"), drawn=("30", "40", "60")),  # NIN-2.9
    ),
    presets=(
        Preset("standard", {}),
        Preset("short", {"goal": "2"}),
        Preset("blitz", {"goal": "1", "turns": "30"}),
    ),
    days=14,
)


class Nintendo(Rules[State, NintendoView]):
    """The rules, made from the cards of a match."""

    info: ClassVar[Info] = INFO
    state_type = State

    def __init__(self, cards: Cards) -> None:
        self.cards = cards
        self._workshop = NintendoWorkshop(cards)

    def bring(self, start: Start, seat: int) -> Decision | Build | None:  # noqa: ARG002 - alike
        """Decks of one's own, where they may be chosen (NIN-1.1); none are needed."""
        if option(start, INFO, "decks") != "choose":
            return None
        shown = option(start, INFO, "lists")
        prompt = text("nintendo-bring", most=setup.MOST_DECKS, lists=shown)
        return Build(prompt, {"decks": []}, optional=True)

    def check_brought(self, start: Start, seat: int, brought: Brought) -> Checked:  # noqa: ARG002 - alike
        return setup.check_decks(self.cards, option(start, INFO, "colours"), brought)

    def read_brought(self, start: Start, seat: int, written: str) -> Brought:  # noqa: ARG002 - alike
        return setup.read_decks(self.cards, written)

    def write_brought(self, brought: Brought) -> str:
        return setup.write_decks(self.cards, brought)

    def random_brought(self, start: Start, seat: int, rng: Streams) -> Brought | None:
        if self.bring(start, seat) is None:
            return None
        return setup.random_decks(self.cards, option(start, INFO, "colours"), rng)

    def workshop(self) -> NintendoWorkshop:
        return self._workshop

    def setup(self, start: Start, rng: Streams) -> State:
        return setup.new_state(INFO, start, rng)

    def opening(self, state: State, rng: Streams) -> list[Event]:
        play = Play(state, self.cards, rng)
        carry_on(play)
        return play.events

    def ask(self, state: State, seat: int, given: tuple[Answer, ...]) -> Decision | None:
        return questions.question(self.cards, state, seat, given)

    def apply(self, state: State, seat: int, answer: Answer, rng: Streams) -> list[Event]:
        play = Play(state, self.cards, rng)
        answers.take(play, seat, answer.picks)
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
    ) -> NintendoView:
        public = viewing.public_view(state, self.cards)
        return public if reader is None else self.seat_view(state, public, reader, given)

    def seat_view(
        self, state: State, public: NintendoView, seat: int, given: tuple[Answer, ...]
    ) -> NintendoView:
        return viewing.seat_view(state, self.cards, public, seat, given)

    def default(self, view: NintendoView, decision: Decision) -> Picks:
        return answers.default(self.cards, view, decision)

    def headline(self, view: NintendoView) -> Headline:
        return words.headline(view)

    def describe(self, view: NintendoView) -> list[Text]:
        return words.describe(view)

    def standings(self, state: State) -> tuple[Standing, ...] | None:
        return ranking.standings(state)

    def figures(self, state: State) -> Mapping[str, int]:
        return ranking.figures(state)

    def redeal(self, state: State, reader: int | None, rng: Streams) -> State:
        return redeal.redeal(state, self.cards, reader, rng)

    def inventory(self, state: State) -> list[str]:
        return redeal.inventory(state, self.cards)

    def names(self) -> Mapping[str, Name]:
        return self.cards.names

    def faces(self, view: NintendoView | None = None) -> Faces:  # noqa: ARG002 - all may be named
        return self.cards.faces

    def doubts(self) -> tuple[str, ...]:
        return tuple(
            f"{card.id}, {ability.source!r}: {why}"
            for card in self.cards.by_id.values()
            for ability in card.abilities
            for why in idle(ability)
        )

    def check_box(self) -> None:
        check_box(self.cards)


def make(data: bytes, version: int) -> Nintendo:
    """Return the rules for a card file. Raises BrokenCards when it does not hold."""
    INFO.must_know(version)
    return Nintendo(read_cards(data))
