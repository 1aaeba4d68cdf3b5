"""The rules of NBA Deck-Building, as the engine asks for them."""

from collections.abc import Mapping, Sequence
from typing import ClassVar

from games.core.data.schema import Rung
from games.core.decision import Answer, Decision, Picks
from games.core.info import Choice, First, Info, Preset, Start, option
from games.core.rules import CardRules
from games.core.streams import Streams
from games.core.text import Text, text
from games.core.view import Headline, Standing
from games.nba import answers, defaults, questions, redeal, setup, viewing, words
from games.nba.advice import explained
from games.nba.cards import Cards, check_box, read_cards
from games.nba.phases import leaving, ranking, turn
from games.nba.printed import Book
from games.nba.state import Play, State, turns_in
from games.nba.view import NbaView

KINDS = (
    *("act", "refresh", "sub_in", "sub_out", "prep_off", "prep_def", "pay_player", "pay_tactic"),
    *("target", "reroll", "reroll_def", "keep_dice", "hold", "remove", "overtime"),
    *("draft", "cut", "lineup", "bench", "base_off", "base_def"),
)
_SEVERAL = (2, 4)
INFO = Info(
    "nba",
    (1, 2, 4),
    tuple(f"nba.{kind}" for kind in KINDS),
    (
        Choice("quarters", ("4", "3", "2")),
        Choice("overtime", ("ask", "always", "never")),
        Choice("keep", ("auto", "ask")),
        Choice("lead", tuple(str(points) for points in range(16)), _SEVERAL),
        Choice("selection", ("no", "yes")),
        Choice("draft", ("no", "yes"), _SEVERAL),
        Choice("level", ("rookie", "pro", "star"), (1,)),
    ),
    (
        Preset("first", {"quarters": "2"}, days=6, minutes=10),
        Preset("standard", {"quarters": "4"}, days=12, minutes=25),
        Preset(
            "expert",
            {"quarters": "4", "selection": "yes", "draft": "yes"},
            _SEVERAL,
            days=16,
            minutes=25,
        ),
        Preset(
            "tournament",
            {"quarters": "4", "selection": "yes", "draft": "yes", "lead": "2"},
            _SEVERAL,
            days=16,
            minutes=25,
        ),
    ),
    days=12,
    first=First("first", seats=2),
    sittings=24,
    scores="score",
)


_COUNTED = ("Seat.attacks", "Seat.rolled")  # what the end tells


class NbaRules(CardRules[State, NbaView, Cards]):
    """NBA Deck-Building for two coaches, four in two teams, or one against the Automaton."""

    info: ClassVar[Info] = INFO
    state_type = State
    ladder = (
        Rung(added=_COUNTED, shown=_COUNTED),  # schema 2
    )

    def __init__(self, cards: Cards) -> None:
        super().__init__(cards)
        self._book = Book(cards.faces)

    def setup(self, start: Start, rng: Streams) -> State:
        return setup.new_state(self.cards, self.info, start, rng)

    def do_opening(self, play: Play) -> None:
        """Begin the first turn, where no team has to be chosen first (rules NBA-1.1, 2.1)."""
        if play.state.stage == "turns":
            turn.begin(play)

    def ask(self, state: State, seat: int, given: tuple[Answer, ...]) -> Decision | None:
        return questions.question(state, self.cards, seat, given)

    def do_answer(self, play: Play, seat: int, answer: Answer) -> None:
        answers.apply(play, seat, answer)

    def do_reveal(self, play: Play, lists: Sequence[tuple[Answer, ...]]) -> None:
        answers.reveal(play, lists)

    def apart(self, state: State, seat: int, other: int) -> bool:
        """Partners play at two tables: neither's draws bar the other's undo (rule NBA-12.9)."""
        return seat != other and seat % 2 == other % 2 and state.stage in {"turns", "last"}

    def do_concede(self, play: Play, seat: int) -> None:
        leaving.concede(play, seat)

    def public_view(self, state: State) -> NbaView:
        return viewing.public_view(state, self.cards)

    def seat_view(
        self, state: State, public: NbaView, seat: int, given: tuple[Answer, ...]
    ) -> NbaView:
        return viewing.seat_view(state, self.cards, public, seat, given)

    def default(self, view: NbaView, decision: Decision) -> Picks:
        return defaults.default(self.cards, view, decision)

    def aim(self, start: Start) -> tuple[Text, ...]:
        turns = turns_in(option(start, INFO, "quarters"))
        return tuple(text(f"nba-aim-{line}", turns=turns, each=turns // 2) for line in (1, 2, 3))

    def how_to(self, start: Start) -> Text:
        turns = turns_in(option(start, INFO, "quarters"))
        return text("nba-summary", turns=turns, own=turns // 2)

    def explained(self, view: NbaView, decision: Decision) -> Decision:
        return explained.explained(self._book, view, decision)

    def headline(self, view: NbaView) -> Headline:
        return words.headline(view)

    def describe(self, view: NbaView) -> list[Text]:
        return words.describe(self.cards.faces, view)

    def standings(self, state: State) -> tuple[Standing, ...] | None:
        return ranking.standings(state)

    def figures(self, state: State) -> Mapping[str, int]:
        """Return how the side that began regular time did, ties and turns."""
        return ranking.figures(state)

    def redeal(self, state: State, reader: int | None, rng: Streams) -> State:
        return redeal.redeal(state, self.cards, reader, rng)

    def inventory(self, state: State) -> list[str]:
        return redeal.inventory(state)

    def check_box(self) -> None:
        check_box(self.cards)


def make(data: bytes, version: int) -> NbaRules:
    """Return the rules of that version with the cards of a card file."""
    INFO.must_know(version)
    return NbaRules(read_cards(data))
