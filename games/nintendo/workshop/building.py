"""The workshop as the bot asks for it: what is wrong with a deck, what is in it (group NIN-9)."""

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import ClassVar

from games.core.bringing.brought import Brought, Checked, read_counts, write_counts
from games.core.bringing.workshop import (
    HANDS,
    Bar,
    Completed,
    Group,
    Overview,
    Pieces,
    Workshop,
)
from games.core.decision import Decision, Picks
from games.core.streams import Streams
from games.core.text import Text, text
from games.nintendo import setup
from games.nintendo.cards import COPIES, DECK_SIZE, Cards, copies
from games.nintendo.grammar.forms import COLOURS, TYPES
from games.nintendo.phases.leads import plan_of
from games.nintendo.view import NintendoView
from games.nintendo.workshop.completing import Completer
from games.nintendo.workshop.shelf import facets, piece_of, questions
from games.nintendo.workshop.trying import tried

TWO = 2  # colours that every table takes, NIN-9.3


class NintendoWorkshop(Workshop):
    """Decks of forty cards, as the rules have them."""

    size: ClassVar[int] = DECK_SIZE
    most: ClassVar[int] = setup.MOST_DECKS

    def __init__(self, cards: Cards) -> None:
        self.cards = cards
        self.ready: Mapping[str, Pieces] = cards.decks
        self.pieces = tuple(piece_of(card) for card in cards.by_id.values())
        self.facets = facets(cards)
        self.questions = questions(cards)
        self._completer = Completer(cards)

    def check(self, deck: Pieces) -> Checked:
        """NIN-9.1, 9.2, 9.4; that some tables take two colours alone is worth knowing (9.3)."""
        faults = setup.faults_of(self.cards, "any", deck)
        warnings = [] if faults else setup.warnings_of(self.cards, deck)
        colours = len(self.cards.colours(self.cards.known(deck)))
        if colours > TWO:
            warnings.append(text("nintendo-deck-many", have=colours, most=TWO))
        return Checked(tuple(faults), tuple(warnings))

    def wrong(self, deck: Pieces) -> tuple[str, ...]:
        known = self.cards.known(deck)
        many = copies(known, self.cards.by_id)
        return tuple(card for card in known if many[self.cards[card].same] > COPIES)

    def overview(self, deck: Pieces) -> Overview:
        known = self.cards.known(deck)
        held = [self.cards[card] for card, count in known.items() for _ in range(count)]
        costs = Counter(card.cost for card in held)
        groups = tuple(
            Group(
                text(f"nintendo-group-{kind}"),
                tuple((card, n) for card, n in known.items() if self.cards[card].type == kind),
            )
            for kind in TYPES
        )
        colours = Counter(card.colour for card in held)
        kinds = Counter(kind for card in held for kind in card.kinds)
        return Overview(
            size=sum(deck.values()),
            want=DECK_SIZE,
            groups=tuple(group for group in groups if group.pieces),
            mean=(10 * sum(card.cost for card in held) + len(held) // 2) // max(1, len(held)),
            curve=tuple(
                Bar(str(cost), costs[cost])
                for cost in range(min(costs, default=0), max(costs, default=-1) + 1)
            ),
            shares=tuple(Bar(one, colours[one]) for one in COLOURS if colours[one]),
            kinds=tuple(
                Bar(kind, count)
                for kind, count in sorted(kinds.items(), key=lambda one: (-one[1], one[0]))
            ),
        )

    def complete(self, deck: Pieces) -> Completed:
        return self._completer.complete(deck)

    def suited(self, answers: Mapping[str, str]) -> Completed:
        return self._completer.suited(answers)

    def tried(self, deck: Pieces, rng: Streams, hands: int = HANDS) -> tuple[Text, ...]:
        cards = [self.cards[card] for card, count in deck.items() for _ in range(count)]
        return tried(cards, rng, hands)

    def read(self, written: str) -> Pieces:
        found = read_counts(written, self.cards.by_id, self.cards.names)
        return self.cards.known(found)

    def write(self, deck: Pieces) -> str:
        return write_counts(deck, self.cards.by_id)

    def plays(self, asked: Decision, place: int) -> Picks | None:
        own = f"own:{place}"
        return (own,) if any(one.id == own for one in asked.options) else None

    def about(self, ready: str) -> Text | None:
        return plan_of(self.cards, ready)

    def played(self, view: NintendoView) -> Mapping[int, int | str]:
        """Which deck a seat has is told once both have chosen; of one's own, the name alone."""
        found = {panel.seat: panel.chosen for panel in view.panels if panel.chosen}
        own = "own:"
        return {
            seat: int(deck.removeprefix(own)) if deck.startswith(own) else deck
            for seat, deck in found.items()
        }

    def brought(self, decks: Sequence[Pieces]) -> Brought:
        return {"decks": [self.cards.known(deck) for deck in decks]}


def workshop(cards: Cards) -> NintendoWorkshop:
    """Return the workshop for these cards."""
    return NintendoWorkshop(cards)
