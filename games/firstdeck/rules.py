"""Mon Premier Deck Building as the engine sees it; the rules themselves stand in its parts."""

from collections.abc import Mapping, Sequence
from typing import ClassVar

from games.core.decision import Answer, Decision, Picks
from games.core.event import Event
from games.core.face import Faces
from games.core.rules import Choice, Headline, Info, Preset, Rules, Standing, Start, option
from games.core.streams import Streams
from games.core.text import Name, Text
from games.firstdeck import defaults, questions, setup, viewing, words
from games.firstdeck.cards import Cards, check_box, read_cards
from games.firstdeck.course import Course
from games.firstdeck.phases import contest, leaving, prepare, ranking
from games.firstdeck.phases.rounds import carry_on
from games.firstdeck.state import FREE, State, active, discarders
from games.firstdeck.view import FirstDeckView

INFO = Info(
    key="firstdeck",
    seats=(2, 3, 4, 5),
    kinds=questions.KINDS,
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
        state = setup.set_up(self.cards, start, option(start, INFO, "tiebreak"), rng)
        if option(start, INFO, "decks") == "deal":
            state.phase = "dealing"
        return state

    def opening(self, state: State, rng: Streams) -> list[Event]:
        """Deal the decks where nobody chooses, and play until somebody is asked (FDB-1.3)."""
        if state.phase != "dealing":
            return []
        course = Course(state, self.cards, rng)
        setup.give_out(course, setup.deal(state, rng))
        carry_on(course)
        return course.told

    def ask(self, state: State, seat: int, given: tuple[Answer, ...]) -> Decision | None:
        """Each sealed phase asks one question a seat: after an answer there is no more."""
        return None if given else questions.question(state, seat)

    def apply(self, state: State, seat: int, answer: Answer, rng: Streams) -> list[Event]:
        """Carry out a theft or the taking of a card, the open questions of the game."""
        course = Course(state, self.cards, rng)
        if answer.kind == questions.VICTIM:
            contest.steal_from(course, int(answer.picks[0]))
        else:
            prepare.take(course, seat, answer.picks)
        carry_on(course)
        return course.told

    def reveal(
        self, state: State, lists: Sequence[tuple[Answer, ...]], rng: Streams
    ) -> list[Event]:
        """Carry out the wishes for decks, the discards or the orders, once all are in."""
        course = Course(state, self.cards, rng)
        picks = {seat: given[0].picks for seat, given in enumerate(lists) if given}
        if state.phase == "decks":
            order = rng.shuffled("choice", active(state))
            setup.give_out(course, setup.allot(picks, order, len(state.seats)))
        elif state.phase == "discard":
            thrown = {seat: picks.get(seat, ()) for seat in discarders(state)}
            prepare.throw_out(
                course, {seat: one[0] if one else None for seat, one in thrown.items()}
            )
        else:
            prepare.put_back(course, picks)
        carry_on(course)
        return course.told

    def concede(self, state: State, seat: int, rng: Streams) -> list[Event]:
        course = Course(state, self.cards, rng)
        leaving.concede(course, seat)
        carry_on(course)
        return course.told

    def view(
        self, state: State, reader: int | None, given: tuple[Answer, ...] = ()
    ) -> FirstDeckView:
        public = viewing.public_view(state, self.cards.by_id)
        return public if reader is None else self.seat_view(state, public, reader, given)

    def seat_view(
        self, state: State, public: FirstDeckView, seat: int, given: tuple[Answer, ...]
    ) -> FirstDeckView:
        return viewing.seat_view(state, public, seat, given)

    def default(self, view: FirstDeckView, decision: Decision) -> Picks:
        return defaults.default(self.cards.by_id, view, decision)

    def headline(self, view: FirstDeckView) -> Headline:
        return words.headline(view)

    def describe(self, view: FirstDeckView) -> list[Text]:
        return words.describe(self.cards.faces, view)

    def standings(self, state: State) -> tuple[Standing, ...] | None:
        return ranking.standings(state) if state.phase == "over" else None

    def redeal(self, state: State, reader: int | None, rng: Streams) -> State:
        """Shuffle the pile and every deck but the reader's own (rules, section 6)."""
        state.pile = rng.shuffled("redeal:pile", state.pile)
        for number, seat in enumerate(state.seats):
            if number != reader:
                seat.deck = rng.shuffled(f"redeal:{number}", seat.deck)
        return state

    def inventory(self, state: State) -> list[str]:
        found = [*state.pile, *state.box]
        found += [
            card for card, taker in zip(state.row, state.takers, strict=True) if taker == FREE
        ]
        for seat in state.seats:
            found += [*seat.deck, *seat.in_play(), *seat.spent]
        if not any(seat.symbol for seat in state.seats):  # not dealt yet
            found += [card for deck in self.cards.decks.values() for card in deck]
        return sorted(found)

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
