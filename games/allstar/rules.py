"""The rules of All-Star Draft, as the engine asks for them."""

from collections.abc import Mapping, Sequence
from typing import ClassVar

from games.allstar import answers, defaults, questions, redeal, setup, viewing, words
from games.allstar.advice import leads
from games.allstar.cards import Cards, check_box, read_cards
from games.allstar.phases import draft, leaving, ranking
from games.allstar.state import Play, State
from games.allstar.view import AllStarView
from games.core.decision import Answer, Decision, Picks
from games.core.info import Choice, First, Info, Listing, Preset, Start, option
from games.core.rules import CardRules
from games.core.streams import Streams
from games.core.text import Text, text
from games.core.view import Headline, Standing

INFO = Info(
    key="allstar",
    seats=(2, 3, 4, 5, 6),
    kinds=tuple(f"allstar.{kind}" for kind in questions.KINDS),
    scores="supporters",
    choices=(
        Choice("mode", ("heritage", "duel", "market"), seats=(2,), ways=True),
        Choice("draft", ("one", "two")),
        Choice("playoffs", ("yes", "no")),
        Choice("playoff_ties", ("power", "exact")),
        Choice("species", (setup.RANDOM,), free=True),
    ),
    presets=(
        Preset("classic", {}, days=9, minutes=10),
        Preset("brisk", {"draft": "two", "playoff_ties": "exact"}, days=5, minutes=10),
        Preset("sprint", {"draft": "two", "playoffs": "no"}, days=4, minutes=5),
    ),
    days=9,
    first=First("sprint", seats=3),
    sittings=21,
)


class AllStarRules(CardRules[State, AllStarView, Cards]):
    """All-Star Draft with the cards of one card file."""

    info: ClassVar[Info] = INFO
    state_type = State

    def check(self, start: Start) -> tuple[Text, ...]:
        return setup.check(self.cards, INFO, start)

    def listing(self, start: Start, choice: str) -> Listing | None:
        return setup.listing(self.cards, INFO, start, choice)

    def setup(self, start: Start, rng: Streams) -> State:
        return setup.new_state(self.cards, INFO, start, rng)

    def do_opening(self, play: Play) -> None:
        """Open round 1, rule ASD-2.1."""
        draft.open_round(play)

    def ask(self, state: State, seat: int, given: tuple[Answer, ...]) -> Decision | None:
        return questions.question(state, self.cards, seat, given)

    def do_answer(self, play: Play, seat: int, answer: Answer) -> None:
        answers.apply(play, seat, answer)

    def do_reveal(self, play: Play, lists: Sequence[tuple[Answer, ...]]) -> None:
        answers.reveal(play, lists)

    def do_concede(self, play: Play, seat: int) -> None:
        leaving.concede(play, seat)

    def public_view(self, state: State) -> AllStarView:
        return viewing.public_view(state, self.cards)

    def seat_view(
        self, state: State, public: AllStarView, seat: int, given: tuple[Answer, ...]
    ) -> AllStarView:
        return viewing.seat_view(state, self.cards, public, seat, given)

    def default(self, view: AllStarView, decision: Decision) -> Picks:
        return defaults.default(self.cards, view, decision)

    def explained(self, view: AllStarView, decision: Decision) -> Decision:
        return leads.explained(self.cards, view, decision)

    def aim(self, start: Start) -> tuple[Text, ...]:
        playoffs = option(start, INFO, "playoffs")
        return tuple(text(f"allstar-aim-{line}", playoffs=playoffs) for line in (1, 2, 3))

    def how_to(self, start: Start) -> Text:
        playoffs, draft = option(start, INFO, "playoffs"), option(start, INFO, "draft")
        return text("allstar-summary", playoffs=playoffs, draft=draft)

    def headline(self, view: AllStarView) -> Headline:
        return words.headline(view)

    def describe(self, view: AllStarView) -> list[Text]:
        return words.describe(self.cards.faces, view)

    def summary(self, view: AllStarView) -> list[Text]:
        return words.summary(self.cards.faces, view)

    def standings(self, state: State) -> tuple[Standing, ...] | None:
        return ranking.standings(state)

    def figures(self, state: State) -> Mapping[str, int | Sequence[int]]:
        return ranking.figures(state)

    def redeal(self, state: State, reader: int | None, rng: Streams) -> State:
        return redeal.redeal(state, reader, rng)

    def inventory(self, state: State) -> list[str]:
        return redeal.inventory(state)

    def check_box(self) -> None:
        check_box(self.cards)


def make(cards: bytes, version: int) -> AllStarRules:
    """Return the rules for the bytes of a card file. Raises BrokenCards when it is not valid."""
    INFO.must_know(version)
    return AllStarRules(read_cards(cards))
