"""The rules of NBA Deck-Building, as the engine asks for them."""

from collections.abc import Mapping, Sequence
from typing import ClassVar

from games.core.decision import Answer, Decision, Option, Picks
from games.core.event import Event, told, whispered
from games.core.face import Faces
from games.core.rules import Choice, Headline, Info, Preset, Rules, Standing, Start
from games.core.streams import Streams
from games.core.text import Name, Text, Who, text
from games.nba import answers, defaults, endings, questions, redeal, setup, viewing, words
from games.nba.cards import Cards, check_box, read_cards
from games.nba.phases import expert, turn
from games.nba.state import OVERTIMES, State
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
        Preset("first", {"quarters": "2"}),
        Preset("standard", {"quarters": "4"}),
        Preset("expert", {"quarters": "4", "selection": "yes", "draft": "yes"}, _SEVERAL),
        Preset(
            "tournament",
            {"quarters": "4", "selection": "yes", "draft": "yes", "lead": "2"},
            _SEVERAL,
        ),
    ),
    days=12,
)


class NbaRules(Rules[State, NbaView]):
    """NBA Deck-Building for two coaches, four in two teams, or one against the Automaton."""

    info: ClassVar[Info] = INFO
    state_type = State

    def __init__(self, cards: Cards) -> None:
        self.cards = cards

    def setup(self, start: Start, rng: Streams) -> State:
        return setup.new_state(self.cards, self.info, start, rng)

    def opening(self, state: State, rng: Streams) -> list[Event]:
        """Begin the first turn, where no team has to be chosen first (rules NBA-1.1, 2.1)."""
        return turn.begin(self.cards, state, rng) if state.stage == "turns" else []

    def ask(self, state: State, seat: int, given: tuple[Answer, ...]) -> Decision | None:
        match state.stage:
            case "draft":
                return expert.ask_draft(self.cards, state, seat, given)
            case "team":
                return expert.ask_team(self.cards, state, seat, given)
            case "tie":
                return None if given else _ask_overtime(state)
            case _:
                if state.seats[seat].turn is None:
                    return None
                return questions.ask(self.cards, state, seat)

    def apply(self, state: State, seat: int, answer: Answer, rng: Streams) -> list[Event]:
        events = answers.apply(self.cards, state, seat, answer.picks, rng)
        if answer.forced and answer.picks == ("end",):  # not by a press: it has to be told
            events.insert(0, whispered(seat, text("nba-event-nothing-left")))
        return events

    def reveal(
        self, state: State, lists: Sequence[tuple[Answer, ...]], rng: Streams
    ) -> list[Event]:
        match state.stage:
            case "draft":
                return expert.reveal_draft(state, lists)
            case "team":
                return expert.reveal_team(self.cards, state, lists, rng)
            case _:
                return self._settle_tie(state, lists, rng)

    def _settle_tie(
        self, state: State, lists: Sequence[tuple[Answer, ...]], rng: Streams
    ) -> list[Event]:
        """Play an overtime if anybody wants one (rules NBA-7.6, 12.10)."""
        if any(given and given[0].picks == ("play",) for given in lists):
            return turn.overtime(self.cards, state, rng)
        return turn.over(state)

    def apart(self, state: State, seat: int, other: int) -> bool:
        """Partners play at two tables: neither's draws bar the other's undo (rule NBA-12.9)."""
        return seat != other and seat % 2 == other % 2 and state.stage in {"turns", "last"}

    def concede(self, state: State, seat: int, rng: Streams) -> list[Event]:
        """Give up: the other side wins when nobody of the own is left (rules NBA-10, 12.8)."""
        del rng
        state.conceded.append(seat)
        events = [told(text("nba-event-conceded", who=Who(seat)))]
        if all(mate in state.conceded for mate in state.side_seats(seat % 2)):
            events += turn.over(state)
        return events

    def view(self, state: State, reader: int | None, given: tuple[Answer, ...] = ()) -> NbaView:
        public = viewing.public_view(self.cards, state)
        return public if reader is None else self.seat_view(state, public, reader, given)

    def seat_view(
        self, state: State, public: NbaView, seat: int, given: tuple[Answer, ...]
    ) -> NbaView:
        return viewing.seat_view(self.cards, state, public, seat, given)

    def default(self, view: NbaView, decision: Decision) -> Picks:
        return defaults.default(self.cards, view, decision)

    def headline(self, view: NbaView) -> Headline:
        return words.headline(view)

    def describe(self, view: NbaView) -> list[Text]:
        return words.describe(self.cards, view)

    def standings(self, state: State) -> tuple[Standing, ...] | None:
        """Return the two sides, more points first; a side that conceded is last (NBA-7.5, 10)."""
        if state.stage != "over":
            return None
        lost = [all(seat in state.conceded for seat in state.side_seats(side)) for side in (0, 1)]
        merits = [(not lost[side], 0 if any(lost) else state.score(side)) for side in (0, 1)]
        ranked = sorted((0, 1), key=lambda side: merits[side], reverse=True)
        return tuple(
            _standing(state, side, 1 + (merits[side] < merits[1 - side]), conceded=lost[side])
            for side in ranked
        )

    def figures(self, state: State) -> Mapping[str, int]:
        """Return how the side that began regular time did, ties and turns (section 11)."""
        return endings.figures(state)

    def redeal(self, state: State, reader: int | None, rng: Streams) -> State:
        return redeal.redeal(self.cards, state, reader, rng)

    def inventory(self, state: State) -> list[str]:
        return redeal.inventory(state)

    def names(self) -> Mapping[str, Name]:
        return self.cards.names

    def faces(self, view: NbaView | None = None) -> Faces:  # noqa: ARG002 - all may be named
        return self.cards.faces

    def check_box(self) -> None:
        check_box(self.cards)


def _ask_overtime(state: State) -> Decision:
    """Ask whether to play on after a tie, sealed (rules NBA-7.6, 12.10, 13.8)."""
    number = state.period + 1
    return Decision(
        "nba.overtime",
        "NBA-7.6",
        text("nba-ask-overtime", points=state.score(0), n=number, most=OVERTIMES),
        (
            Option("play", text("nba-overtime-play")),
            Option("accept", text("nba-overtime-accept")),
        ),
        f"overtime:{number}",
        sealed=True,
    )


def _standing(state: State, side: int, place: int, *, conceded: bool) -> Standing:
    """Return the place of a side; the Automaton's side has no seat (rule NBA-13.9)."""
    seats = tuple(seat for seat in state.side_seats(side) if seat in state.people())
    margin = state.score(side) - state.score(1 - side)
    team = [state.seats[seat] for seat in state.side_seats(side)]
    facts = [text("nba-fact-margin", margin=margin)] if place == 1 and not state.conceded else []
    if place == 1 and state.period:
        facts.append(text("nba-fact-overtime", n=state.period))
    facts.append(text("nba-fact-best", points=max(own.best for own in team)))
    facts.append(text("nba-fact-stopped", points=sum(own.stopped for own in team)))
    return Standing(place, seats, state.score(side), tuple(facts), conceded)


def make(data: bytes, version: int) -> NbaRules:
    """Return the rules of that version with the cards of a card file."""
    INFO.must_know(version)
    return NbaRules(read_cards(data))
