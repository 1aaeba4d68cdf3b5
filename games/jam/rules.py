"""JAM as the engine sees it; the rules themselves stand in its parts."""

from collections.abc import Mapping, Sequence

from games.core.decision import Answer, Decision, Picks
from games.core.event import Event
from games.core.face import Faces
from games.core.info import Start
from games.core.rules import Concession, Rules
from games.core.streams import Streams
from games.core.text import Name, Text
from games.core.view import Headline, Shot, Standing
from games.jam import answers, defaults, viewing, words
from games.jam.cards import Cards, check_box, read_cards
from games.jam.film import film
from games.jam.phases.ranking import figures, standings
from games.jam.questions import question
from games.jam.redeal import redeal
from games.jam.setup import INFO, setup, tell_teams
from games.jam.state import Play, State
from games.jam.view import JamView

__all__ = ["INFO", "JamRules", "make"]


class JamRules(Rules[State, JamView]):
    """JAM with the cards of one card file."""

    info = INFO
    state_type = State

    def __init__(self, cards: Cards) -> None:
        self.cards = cards

    def setup(self, start: Start, rng: Streams) -> State:
        return setup(start, self.cards, rng)

    def opening(self, state: State, rng: Streams) -> list[Event]:
        """Say who plays with which team, where that was drawn, rule JAM-1.2."""
        play = Play(state, self.cards, rng)
        if state.stage == "lineup":
            tell_teams(play)
        return play.events

    def ask(self, state: State, seat: int, given: tuple[Answer, ...]) -> Decision | None:
        return question(state, self.cards, seat, given)

    def apply(self, state: State, seat: int, answer: Answer, rng: Streams) -> list[Event]:  # noqa: ARG002 - the card tells whose it is
        play = Play(state, self.cards, rng)
        answers.apply(play, answer)
        return play.events

    def reveal(
        self, state: State, lists: Sequence[tuple[Answer, ...]], rng: Streams
    ) -> list[Event]:
        play = Play(state, self.cards, rng)
        answers.reveal(play, lists)
        return play.events

    def concede(self, state: State, seat: int, rng: Streams) -> list[Event]:
        play = Play(state, self.cards, rng)
        answers.concede(play, seat)
        return play.events

    def answering(self, state: State, seat: int, holders: int) -> tuple[int, ...]:  # noqa: ARG002 - both sides alike
        """Return the coaches of a side who may answer now, by place in its staff, rule JAM-1.8."""
        match state.options.staff:
            case "any":
                return tuple(range(holders))
            case "head":
                return (0,)
            case "rotate":
                return ((state.jam - 1) % holders,)

    def concession(self, state: State, seat: int) -> Concession:  # noqa: ARG002 - both sides alike
        """Return who of a staff may concede, rule JAM-10.4."""
        return "first" if state.options.staff == "head" else "majority"

    def view(self, state: State, reader: int | None, given: tuple[Answer, ...] = ()) -> JamView:
        public = viewing.public_view(state, self.cards)
        return public if reader is None else self.seat_view(state, public, reader, given)

    def seat_view(
        self, state: State, public: JamView, seat: int, given: tuple[Answer, ...]
    ) -> JamView:
        return viewing.seat_view(state, self.cards, public, seat, given)

    def default(self, view: JamView, decision: Decision) -> Picks:
        return defaults.default(self.cards, view, decision)

    def headline(self, view: JamView) -> Headline:
        return words.headline(view)

    def describe(self, view: JamView) -> list[Text]:
        return words.describe(self.cards.faces, view)

    def summary(self, view: JamView) -> list[Text]:
        return words.summary(self.cards.faces, view)

    def film(self, view: JamView) -> tuple[Shot, ...]:
        return film(self.cards.faces, view)

    def standings(self, state: State) -> tuple[Standing, ...] | None:
        return standings(state) if state.stage == "over" else None

    def figures(self, state: State) -> Mapping[str, int]:
        return figures(state)

    def redeal(self, state: State, reader: int | None, rng: Streams) -> State:
        return redeal(state, self.cards, reader, rng)

    def inventory(self, state: State) -> list[str]:
        held = (card for side in state.sides for card in side.hand)
        return sorted([*state.pile, *state.discard, *state.laid.values(), *held])

    def names(self) -> Mapping[str, Name]:
        return self.cards.names

    def faces(self, view: JamView | None = None) -> Faces:  # noqa: ARG002 - all may be named
        return self.cards.faces

    def check_box(self) -> None:
        check_box(self.cards)


def make(data: bytes, version: int) -> JamRules:
    """Return the rules for a card file. Raises BrokenCards when it does not hold."""
    INFO.must_know(version)
    return JamRules(read_cards(data))
