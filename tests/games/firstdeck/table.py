"""A table laid out by hand, played on with the rules."""

from collections.abc import Mapping, Sequence
from typing import Any

import msgspec
from msgspec.structs import replace

from games.core.contract.play import Play
from games.core.data.codec import decode, encode
from games.core.event import Event
from games.core.info import Start
from games.core.match.match import Match
from games.core.match.moves import Conceded, Snapshot
from games.core.streams import Keys, Streams
from games.core.text import Card, Text, Who
from games.firstdeck.phases.rounds import carry_on
from games.firstdeck.rules import FirstDeck
from games.firstdeck.state import Seat, State
from games.firstdeck.view import FirstDeckView
from games.registry import card_file

RULES: FirstDeck = FirstDeck.make(card_file("games.firstdeck"), 1)
ALL = sorted(RULES.cards.by_id)
KEY = b"table"


def laid_out(
    *decks: str, pile: str = "", stars: Sequence[int] = (), first: int = 0, tiebreak: str = "shared"
) -> State:
    """A state about to begin a round: decks by seat, next card first; what is not named is boxed.

    Without a pile it is a round of the final series whose decks are shuffled already.
    """
    seats = [Seat(symbol="T", deck=deck.split()) for deck in decks]
    for seat, number in zip(seats, stars, strict=False):
        seat.stars = number
    named = [*pile.split(), *(card for seat in seats for card in seat.deck)]
    used = set(named)
    assert len(used) == len(named), sorted(named)
    state = State(
        seats=seats,
        phase="round",
        first=first,
        pile=pile.split(),
        box=[card for card in ALL if card not in used],
        tiebreak=tiebreak,
    )
    if not state.pile:
        state.final_round = 1
    return state


def holding(state: State) -> Match:
    """A match in the middle of which stands this state."""
    fresh, _ = Match.begin(RULES, Start(len(state.seats)), Keys.of(KEY))
    kept = decode(fresh.snapshot(), Snapshot)
    inner = replace(kept.inner, state=msgspec.Raw(encode(state)))
    return Match.load(RULES, encode(replace(kept, inner=inner)), Keys.of(KEY))


class Table:
    """A match on a hand-made state: answers by seat, and what was told."""

    def __init__(self, state: State) -> None:
        play = Play(state, RULES.cards, Streams(KEY))
        carry_on(play)
        self.told: list[Event] = play.events
        self.match = holding(state)

    @classmethod
    def of(cls, match: Match) -> "Table":
        """A table around a match that has just begun."""
        table = cls.__new__(cls)
        table.told, table.match = [], match
        return table

    @property
    def state(self) -> State:
        return self.match.state

    @property
    def stars(self) -> list[int]:
        return [seat.stars for seat in self.state.seats]

    @property
    def kinds(self) -> dict[int, str]:
        """What is asked, by seat: the last word of the kind of question."""
        asked = enumerate(self.match.questions)
        return {seat: q.kind.removeprefix("firstdeck.") for seat, q in asked if q}

    def options(self, seat: int) -> list[str]:
        question = self.match.questions[seat]
        assert question is not None
        return [option.id for option in question.options]

    def answer(self, seat: int, *picks: str) -> list[str]:
        """Answer for a seat; return the ids of what was told."""
        return self._tell(self.match.answer(seat, picks).events)

    def concede(self, seat: int) -> list[str]:
        return self._tell(self.match.play(Conceded(seat)).events)

    def keep_all(self) -> None:
        """Let every loser keep all cards."""
        for seat, kind in list(self.kinds.items()):
            if kind == "discard":
                self.answer(seat)

    def default(self, seat: int) -> tuple[str, ...]:
        question = self.match.questions[seat]
        assert question is not None
        return RULES.default(self.view(seat), question)

    def view(self, reader: int | None = None) -> FirstDeckView:
        view = self.match.view(reader)
        assert isinstance(view, FirstDeckView)
        return view

    def value(self, seat: int) -> int | None:
        worth = self.state.seats[seat].worth
        return worth.value if worth else None

    def _tell(self, events: Sequence[Event]) -> list[str]:
        self.told += events
        assert RULES.inventory(self.state) == ALL
        return ids(events)


def ids(events: Sequence[Event]) -> list[str]:
    """The last words of the ids of what is told to everybody, in order."""
    return [e.public.text.id.removeprefix("firstdeck-event-") for e in events if e.public]


def said(events: Sequence[Event], word: str) -> list[Text]:
    """The public texts of one kind."""
    told = [e.public.text for e in events if e.public]
    return [text for text in told if text.id == f"firstdeck-event-{word}"]


def cards_of(text: Text) -> list[str]:
    """The card ids that a text names under `cards`."""
    named: Any = text.args["cards"]
    return [item.id for item in named if isinstance(item, Card)]


def who(text: Text) -> int:
    named = text.args["who"]
    assert isinstance(named, Who)
    return named.seat


def begun(seats: int, options: Mapping[str, str] | None = None, key: bytes = KEY) -> Match:
    """A match just begun."""
    return Match.begin(RULES, Start(seats, dict(options or {})), Keys.of(key))[0]
