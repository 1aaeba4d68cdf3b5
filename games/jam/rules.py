"""JAM as the engine sees it; the rules themselves stand in its parts."""

from collections.abc import Mapping, Sequence
from typing import ClassVar

from games.core.decision import Answer, Decision, Picks
from games.core.info import Choice, First, Info, Preset, Start, option
from games.core.rules import CardRules, Concession
from games.core.streams import Streams
from games.core.text import Text, text
from games.core.view import Headline, Shot, Standing
from games.jam import answers, defaults, questions, redeal, setup, viewing, words
from games.jam.advice import leads
from games.jam.cards import Cards, check_box, read_cards
from games.jam.film import film
from games.jam.phases import leaving, ranking
from games.jam.state import Play, State
from games.jam.view import JamView

COACHES = 5  # of a side at most, rule JAM-1.8
INFO = Info(
    key="jam",
    seats=(2,),
    kinds=questions.KINDS,
    choices=(
        Choice.of_numbers("jams", 5, 1, 40, drawn=("1", "2")),
        Choice("orders", ("planned", "live"), ways=True),
        Choice("staff", ("any", "head", "rotate")),
        Choice("teams", ("random", "choose")),
        Choice("tie", ("overtime", "draw")),
        Choice("pins", ("short", "lasting")),
    ),
    presets=(
        Preset("days", {}, days=17, minutes=35),
        Preset("flash", {"jams": "2"}, days=8, minutes=15),
        Preset("quick", {"orders": "live"}, days=70, minutes=40),
        Preset("half", {"jams": "20"}, days=80, minutes=170),
        Preset("bout", {"jams": "40"}, days=156, minutes=330),
    ),
    days=17,
    first=First("flash", options={"orders": "planned"}),
    sittings=30,
    holders=COACHES,
)


class JamRules(CardRules[State, JamView, Cards]):
    """JAM with the cards of one card file."""

    info: ClassVar[Info] = INFO
    state_type = State

    def setup(self, start: Start, rng: Streams) -> State:
        return setup.new_state(self.cards, INFO, start, rng)

    def do_opening(self, play: Play) -> None:
        """Say who plays with which team, where that was drawn, rule JAM-1.2."""
        if play.state.stage == "lineup":
            setup.tell_teams(play)

    def ask(self, state: State, seat: int, given: tuple[Answer, ...]) -> Decision | None:
        return questions.question(state, self.cards, seat, given)

    def do_answer(self, play: Play, seat: int, answer: Answer) -> None:
        answers.apply(play, seat, answer)

    def do_reveal(self, play: Play, lists: Sequence[tuple[Answer, ...]]) -> None:
        answers.reveal(play, lists)

    def do_concede(self, play: Play, seat: int) -> None:
        leaving.concede(play, seat)

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

    def public_view(self, state: State) -> JamView:
        return viewing.public_view(state, self.cards)

    def seat_view(
        self, state: State, public: JamView, seat: int, given: tuple[Answer, ...]
    ) -> JamView:
        return viewing.seat_view(state, self.cards, public, seat, given)

    def default(self, view: JamView, decision: Decision) -> Picks:
        return defaults.default(self.cards, view, decision)

    def explained(self, view: JamView, decision: Decision) -> Decision:
        return leads.explained(self.cards, view, decision)

    def aim(self, start: Start) -> tuple[Text, ...]:
        jams = int(option(start, INFO, "jams"))
        return tuple(text(f"jam-aim-{line}", jams=jams) for line in (1, 2, 3))

    def headline(self, view: JamView) -> Headline:
        return words.headline(view)

    def describe(self, view: JamView) -> list[Text]:
        return words.describe(self.cards.faces, view)

    def summary(self, view: JamView) -> list[Text]:
        return words.summary(self.cards.faces, view)

    def film(self, view: JamView) -> tuple[Shot, ...]:
        return film(self.cards.faces, view)

    def standings(self, state: State) -> tuple[Standing, ...] | None:
        return ranking.standings(state)

    def figures(self, state: State) -> Mapping[str, int]:
        return ranking.figures(state)

    def redeal(self, state: State, reader: int | None, rng: Streams) -> State:
        return redeal.redeal(state, self.cards, reader, rng)

    def inventory(self, state: State) -> list[str]:
        return redeal.inventory(state)

    def check_box(self) -> None:
        check_box(self.cards)


def make(data: bytes, version: int) -> JamRules:
    """Return the rules for a card file. Raises BrokenCards when it is not valid."""
    INFO.must_know(version)
    return JamRules(read_cards(data))
