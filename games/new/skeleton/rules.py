"""The rules of Skeleton, as the engine asks for them."""

from collections.abc import Mapping
from typing import ClassVar

from games.core.decision import Answer, Decision
from games.core.info import Info, Start
from games.core.rules import CardRules
from games.core.streams import Streams
from games.core.text import Text, text
from games.core.view import Headline, Standing
from games.new.skeleton import answers, questions, redeal, setup, viewing, words
from games.new.skeleton.cards import Cards, check_box, read_cards
from games.new.skeleton.phases import leaving, ranking, turns
from games.new.skeleton.state import Play, State
from games.new.skeleton.view import SkeletonView

INFO = Info(key="skeleton", seats=(2,), kinds=questions.KINDS, days=3)


class Skeleton(CardRules[State, SkeletonView, Cards]):
    """The rules, made from the cards of a match."""

    info: ClassVar[Info] = INFO
    state_type = State

    def setup(self, start: Start, rng: Streams) -> State:
        return setup.new_state(self.cards, start, rng)

    def do_opening(self, play: Play) -> None:
        turns.fill(play)

    def ask(self, state: State, seat: int, given: tuple[Answer, ...]) -> Decision | None:  # noqa: ARG002 - no sealed questions
        return questions.question(state, seat)

    def do_answer(self, play: Play, seat: int, answer: Answer) -> None:
        answers.apply(play, seat, answer)

    def do_concede(self, play: Play, seat: int) -> None:
        leaving.concede(play, seat)

    def public_view(self, state: State) -> SkeletonView:
        return viewing.public_view(state, self.cards)

    def seat_view(
        self,
        state: State,  # noqa: ARG002 - there is no more to see
        public: SkeletonView,
        seat: int,
        given: tuple[Answer, ...],  # noqa: ARG002 - no sealed questions
    ) -> SkeletonView:
        return viewing.seat_view(public, seat)

    def aim(self, start: Start) -> tuple[Text, ...]:  # noqa: ARG002 - alike at every table
        return tuple(text(f"skeleton-aim-{line}") for line in (1, 2, 3))

    def headline(self, view: SkeletonView) -> Headline:
        return words.headline(view)

    def describe(self, view: SkeletonView) -> list[Text]:
        return words.describe(view)

    def standings(self, state: State) -> tuple[Standing, ...] | None:
        return ranking.standings(state, self.cards)

    def figures(self, state: State) -> Mapping[str, int]:
        return ranking.figures(state, self.cards)

    def redeal(self, state: State, reader: int | None, rng: Streams) -> State:  # noqa: ARG002 - the same for all
        return redeal.redeal(state, rng)

    def inventory(self, state: State) -> list[str]:
        return redeal.inventory(state)

    def check_box(self) -> None:
        check_box(self.cards)


def make(data: bytes, version: int) -> Skeleton:
    """Return the rules for a card file. Raises BrokenCards when it is not valid."""
    INFO.must_know(version)
    return Skeleton(read_cards(data))
