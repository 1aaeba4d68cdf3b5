"""The rules of All-Star Draft, put together for the engine."""

from collections.abc import Mapping, Sequence
from typing import cast

from games.allstar import viewing
from games.allstar.cards import Cards, check_box, read_cards
from games.allstar.defaults import default
from games.allstar.phases import draft, playoffs, season
from games.allstar.phases.lineup import progress
from games.allstar.phases.ranking import standings
from games.allstar.questions import KINDS, question
from games.allstar.redeal import redeal
from games.allstar.state import ROUNDS, Mode, Seat, State
from games.allstar.strength import Scale
from games.allstar.view import AllStarView
from games.allstar.words import describe, headline
from games.core.decision import Answer, Decision, Picks
from games.core.event import Event, told
from games.core.face import Faces
from games.core.rules import (
    Choice,
    Headline,
    Info,
    Listing,
    Preset,
    Rules,
    Standing,
    Start,
    option,
    refuse_concession,
    standard_check,
)
from games.core.streams import Streams
from games.core.text import Name, Text, Who, text

RANDOM = "random"
INFO = Info(
    key="allstar",
    seats=(2, 3, 4, 5, 6),
    kinds=tuple(f"allstar.{kind}" for kind in KINDS),
    choices=(
        Choice("mode", ("heritage", "duel", "market"), seats=(2,), ways=True),
        Choice("draft", ("one", "two")),
        Choice("playoffs", ("yes", "no")),
        Choice("playoff_ties", ("power", "exact")),
        Choice("species", (RANDOM,), free=True),
    ),
    presets=(
        Preset("classic", {}),
        Preset("brisk", {"draft": "two", "playoff_ties": "exact"}),
        Preset("sprint", {"draft": "two", "playoffs": "no"}),
    ),
    days=9,
)


class AllStarRules(Rules[State, AllStarView]):
    """All-Star Draft with the cards of one card file."""

    info = INFO
    state_type = State

    def __init__(self, cards: Cards) -> None:
        self.cards = cards
        self._scales = {managers: Scale(cards, cards.criteria(managers)) for managers in INFO.seats}

    def scale(self, managers: int) -> Scale:
        """Return how cards rank at so many managers at the start, rule ASD-1.6."""
        return self._scales[managers]

    def check(self, start: Start) -> tuple[Text, ...]:
        """Return what is wrong with seats and options; a list of species must fit, ASD-1.2."""
        wrong = standard_check(self.info, start)
        named = option(start, self.info, "species")
        if wrong or named == RANDOM:
            return wrong
        return self._check_species(_listed(named), _species_needed(start))

    def listing(self, start: Start, choice: str) -> Listing | None:
        """Return the species there are and how many play, rule ASD-1.2."""
        if choice != "species":
            return None
        return Listing(self.cards.species, _species_needed(start))

    def _check_species(self, named: Sequence[str], needed: int) -> tuple[Text, ...]:
        wrong = [
            text("allstar-species-unknown", name=name)
            for name in named
            if name not in self.cards.species
        ]
        if len(set(named)) != len(named):
            wrong.append(text("allstar-species-twice"))
        if len(named) != needed:
            wrong.append(text("allstar-species-count", count=len(named), need=needed))
        return tuple(wrong)

    def setup(self, start: Start, rng: Streams) -> State:
        """Return the match before the first deal, group ASD-1."""
        mode = cast(Mode, option(start, self.info, "mode") if start.seats == 2 else "draft")
        species = self._drawn_species(start, rng)
        players = [one for one, card in self.cards.players.items() if card.species in species]
        arenas = [one for one, arena in self.cards.arenas.items() if arena.two or start.seats > 2]
        two = option(start, self.info, "draft") == "two" and mode in {"draft", "heritage"}
        playing = option(start, self.info, "playoffs") == "yes"
        tickets = self.cards.tickets.get(start.seats)
        each = tickets.each if tickets and playing else 0
        return State(
            mode=mode,
            picks=2 if two else 1,
            exact=option(start, self.info, "playoff_ties") == "exact",
            playoffs=playing,
            species=species,
            pile=rng.shuffled("players", players),
            arena_pile=rng.shuffled("arenas", arenas),
            seats=[Seat(each) for _ in range(start.seats)],
            starter=rng.below("first", 2) if mode == "market" else None,
        )

    def opening(self, state: State, rng: Streams) -> list[Event]:  # noqa: ARG002 - no more draws (ASD-1.7)
        """Open round 1, rule ASD-2.1."""
        return draft.open_round(state)

    def _drawn_species(self, start: Start, rng: Streams) -> list[str]:
        """Return the species in play, strongest first, rule ASD-1.2."""
        named = option(start, self.info, "species")
        wanted = _listed(named)
        if named == RANDOM:
            wanted = rng.sample("species", self.cards.species, _species_needed(start))
        return [species for species in self.cards.species if species in wanted]

    def ask(self, state: State, seat: int, given: tuple[Answer, ...]) -> Decision | None:
        return question(state, self.cards, seat, given)

    def apply(self, state: State, seat: int, answer: Answer, rng: Streams) -> list[Event]:  # noqa: ARG002 - no draws after setup (ASD-1.7)
        if answer.kind == "allstar.market":
            return draft.choose(state, seat, answer.picks[0])
        return draft.pick(state, seat, answer.picks)

    def reveal(
        self,
        state: State,
        lists: Sequence[tuple[Answer, ...]],
        rng: Streams,  # noqa: ARG002 - ASD-1.7
    ) -> list[Event]:
        scale = self.scale(len(state.seats))
        picks = {
            seat: [answer.picks for answer in given] for seat, given in enumerate(lists) if given
        }
        match state.stage:
            case "team":
                return playoffs.line_up(state, scale, {seat: one[0] for seat, one in picks.items()})
            case "shootout":
                shots = {seat: one[0][0] for seat, one in picks.items()}
                return playoffs.shoot(state, scale, shots)
            case "change":
                changes = {seat: (one[0], one[1]) for seat, one in picks.items()}
                return playoffs.change(state, scale, changes)
            case _ if not state.drafted(0):
                return draft.exchange(state, [one[0] for one in picks.values()])
            case _:
                return self._play_round(state, lists)

    def _play_round(self, state: State, lists: Sequence[tuple[Answer, ...]]) -> list[Event]:
        """Resolve the round, then open the next one, the play-offs, or end the match."""
        scale = self.scale(len(state.seats))
        lineups = [progress(state, seat, given) for seat, given in enumerate(lists)]
        events = season.resolve(state, scale, lineups)
        if state.round < ROUNDS:
            return [*events, *draft.open_round(state)]
        if state.playoffs:
            return [*events, *playoffs.begin(state)]
        state.stage = "over"
        return events

    def concede(self, state: State, seat: int, rng: Streams) -> list[Event]:  # noqa: ARG002 - ASD-1.7
        """Let a manager give up, rules ASD-8.3 to 8.6 and 8.8."""
        if seat in state.given_up or state.seats[seat].rank:
            raise refuse_concession()
        state.given_up.append(seat)
        rest = len(state.seats) - len(state.given_up)
        gone = told(text("allstar-conceded", who=Who(seat)))
        if len(state.seats) == 2 or (state.stage == "season" and rest == 1):
            state.stage = "over"  # scores stay as they are, rules ASD-8.3 and 8.6
            return [gone]
        if state.stage == "season":
            return [told(text("allstar-conceded-season", who=Who(seat)))]
        return [gone, *playoffs.give_up(state, self.scale(len(state.seats)), seat)]

    def view(self, state: State, reader: int | None, given: tuple[Answer, ...] = ()) -> AllStarView:
        public = viewing.public_view(state, self.scale(len(state.seats)))
        return public if reader is None else self.seat_view(state, public, reader, given)

    def seat_view(
        self, state: State, public: AllStarView, seat: int, given: tuple[Answer, ...]
    ) -> AllStarView:
        return viewing.seat_view(state, self.scale(len(state.seats)), public, seat, given)

    def default(self, view: AllStarView, decision: Decision) -> Picks:
        return default(view, self.scale(view.seats), decision)

    def headline(self, view: AllStarView) -> Headline:
        return headline(view)

    def describe(self, view: AllStarView) -> list[Text]:
        return describe(self.cards.faces, view)

    def standings(self, state: State) -> tuple[Standing, ...] | None:
        return standings(state)

    def redeal(self, state: State, reader: int | None, rng: Streams) -> State:
        return redeal(state, reader, rng)

    def inventory(self, state: State) -> list[str]:
        cards = [*state.pile, *state.market, *state.spent]
        for one in state.seats:
            cards += [*one.bench, *one.tossed, *one.hand, *one.team]
            cards += [card for hand in one.queue for card in hand.cards]
            cards += [card for team in one.teams for card in team]
        return sorted([*cards, *state.arena_pile, *state.arenas, *(r.arena for r in state.results)])

    def names(self) -> Mapping[str, Name]:
        return self.cards.names

    def faces(self, view: AllStarView | None = None) -> Faces:  # noqa: ARG002 - all may be named
        return self.cards.faces

    def check_box(self) -> None:
        check_box(self.cards)


def _listed(named: str) -> list[str]:
    return named.replace(",", " ").split()


def _species_needed(start: Start) -> int:
    """Return how many species play: two a manager; with two 5, in the Open Market 6 (ASD-1.2)."""
    if start.seats > 2:
        return 2 * start.seats
    return 6 if option(start, INFO, "mode") == "market" else 5


def make(cards: bytes, version: int) -> AllStarRules:
    """Return the rules for the bytes of a card file. Raises BrokenCards when it does not hold."""
    INFO.must_know(version)
    return AllStarRules(read_cards(cards))
