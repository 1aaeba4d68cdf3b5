"""The rules of Cartes Nintendo, as the engine asks for them."""

from collections.abc import Mapping, Sequence
from typing import ClassVar

from games.core.bringing.brought import Brought, Build, Checked
from games.core.data.schema import Rung
from games.core.decision import Answer, Decision, Picks
from games.core.info import Choice, First, Info, Preset, Start, option
from games.core.rules import CardRules
from games.core.streams import Streams
from games.core.text import Text, text
from games.core.view import Headline, Standing
from games.nintendo import answers, defaults, questions, redeal, setup, viewing, words
from games.nintendo.cards import Cards, check_box, read_cards
from games.nintendo.grammar.lint import idle
from games.nintendo.phases import leads, leaving, ranking
from games.nintendo.phases.flow import carry_on
from games.nintendo.state import Play, State
from games.nintendo.view import NintendoView
from games.nintendo.workshop.building import NintendoWorkshop

INFO = Info(
    key="nintendo",
    seats=(2,),
    kinds=questions.KINDS,
    scores="stars",
    choices=(
        Choice("goal", ("3", "2", "1")),  # NIN-12.1
        Choice("decks", ("choose", "ready", "deal")),  # NIN-1.1
        Choice("colours", ("any", "2")),  # NIN-9.3
        Choice("lists", ("closed", "open")),  # whether others see which cards a deck is made of
        Choice("mulligan", ("on", "off")),  # NIN-1.5
        Choice("turns", ("60", "40", "30"), drawn=("30", "40", "60")),  # NIN-2.9
    ),
    presets=(
        Preset("standard", {}, days=14, minutes=10),
        Preset("short", {"goal": "2"}, days=13, minutes=10),
        Preset("blitz", {"goal": "1", "turns": "30"}, days=6, minutes=5),
    ),
    days=14,
    first=First("blitz", options={"decks": "ready"}),
    sittings=22,
)


class Nintendo(CardRules[State, NintendoView, Cards]):
    """The rules, made from the cards of a match."""

    info: ClassVar[Info] = INFO
    state_type = State
    ladder = (
        Rung(added=("State.found",)),  # schema 2
        Rung(  # schema 3
            added=("State.spied", "State.fought"), shown=("State.spied", "State.fought")
        ),
    )

    def __init__(self, cards: Cards) -> None:
        super().__init__(cards)
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

    def do_opening(self, play: Play) -> None:
        carry_on(play)

    def ask(self, state: State, seat: int, given: tuple[Answer, ...]) -> Decision | None:
        return questions.question(state, self.cards, seat, given)

    def do_answer(self, play: Play, seat: int, answer: Answer) -> None:
        answers.apply(play, seat, answer)

    def do_reveal(self, play: Play, lists: Sequence[tuple[Answer, ...]]) -> None:
        answers.reveal(play, lists)

    def do_concede(self, play: Play, seat: int) -> None:
        leaving.concede(play, seat)

    def public_view(self, state: State) -> NintendoView:
        return viewing.public_view(state, self.cards)

    def seat_view(
        self, state: State, public: NintendoView, seat: int, given: tuple[Answer, ...]
    ) -> NintendoView:
        return viewing.seat_view(state, self.cards, public, seat, given)

    def default(self, view: NintendoView, decision: Decision) -> Picks:
        return defaults.default(self.cards, view, decision)

    def explained(self, view: NintendoView, decision: Decision) -> Decision:  # noqa: ARG002 - printed
        return leads.explained(self.cards, decision)

    def aim(self, start: Start) -> tuple[Text, ...]:
        goal = int(option(start, INFO, "goal"))
        return tuple(text(f"nintendo-aim-{line}", goal=goal) for line in (1, 2, 3))

    def how_to(self, start: Start) -> Text:
        return text("nintendo-summary", goal=int(option(start, INFO, "goal")))

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

    def doubts(self) -> tuple[str, ...]:
        return tuple(
            f"{card.id}, {ability.source!r}: {why}"
            for card in self.cards.by_id.values()
            for ability in card.abilities
            for why in idle(ability, card.type)
        )

    def check_box(self) -> None:
        check_box(self.cards)


def make(data: bytes, version: int) -> Nintendo:
    """Return the rules for a card file. Raises BrokenCards when it is not valid."""
    INFO.must_know(version)
    return Nintendo(read_cards(data))
