"""A table laid out by hand, played on with the rules."""

from collections.abc import Mapping, Sequence

import msgspec
from msgspec.structs import replace

from games.core.contract.play import Play
from games.core.data.codec import decode, encode
from games.core.decision import Decision
from games.core.event import Event
from games.core.info import Start
from games.core.match.match import Match
from games.core.match.moves import Conceded, Snapshot
from games.core.streams import Keys, Streams
from games.core.text import Text
from games.nintendo.phases.effects.board import Figures, look_at
from games.nintendo.phases.flow import carry_on
from games.nintendo.rules import Nintendo
from games.nintendo.state import Options, Piece, Seat, State, piece
from games.nintendo.view import NintendoView
from games.registry import card_file
from locales import Reader
from locales.texts import Locale
from tests.games.every import TEXTS

RULES: Nintendo = Nintendo.make(card_file("games.nintendo"), 1)
CARDS = RULES.cards
KEY = b"table"
FILLER = "G04"  # a character without abilities, of which decks are full here
ME, YOU = 0, 1  # the active seat of odd turns, and the other


def in_play(state: State, owner: int, card: str, *, pc: int | None = None, host: int = 0) -> int:
    """Put a card into play as it is, without triggers; return its entry number."""
    found = CARDS[card]
    state.entries += 1
    new = Piece(state.entries, card, owner, found.pc, found.pc, found.pf, host=host)
    new.turns = found.turns
    if pc is not None:
        new.pc = pc
    state.pieces.append(new)
    return state.entries


def laid_out(
    *mine: str,
    yours: Sequence[str] = (),
    hand: Sequence[str] = (),
    their_hand: Sequence[str] = (),
    coins: tuple[int, int] = (20, 20),
    deck: Sequence[str] = (),
    turn: int = 5,
    phase: str = "main",
    **options: object,
) -> State:
    """A state in which seat 0 is active: cards in play in their order, mine before yours."""
    decks = [*deck, *[FILLER] * 10], [FILLER] * 10
    seats = [
        Seat(coins=coins[0], hand=CARDS.ordered(list(hand)), deck=decks[0], chosen="RG"),
        Seat(coins=coins[1], hand=CARDS.ordered(list(their_hand)), deck=decks[1], chosen="RB"),
    ]
    state = State(seats, Options(**options), first=0, turn=turn)  # pyright: ignore[reportArgumentType]
    state.phase = phase  # pyright: ignore[reportAttributeAccessIssue]
    if turn % 2 == 0:
        state.first = 1
    for card in mine:
        in_play(state, ME, card)
    for card in yours:
        in_play(state, YOU, card)
    return state


class Table:
    """A match on a hand-made state: answers by seat, and what was told."""

    def __init__(self, state: State, rules: Nintendo = RULES) -> None:
        for seat in state.seats:  # so that no card counts as made
            seat.counts = {}
        self.rules = rules
        play = Play(state, rules.cards, Streams(KEY))
        carry_on(play)
        self.told: list[Event] = play.events
        fresh, _ = Match.begin(rules, Start(2), Keys.of(KEY))
        kept = decode(fresh.snapshot(), Snapshot)
        inner = replace(kept.inner, state=msgspec.Raw(encode(state)))
        self.match = Match.load(rules, encode(replace(kept, inner=inner)), Keys.of(KEY))
        self._cards = rules.inventory(self.state)

    @property
    def state(self) -> State:
        return self.match.state

    @property
    def asked(self) -> tuple[int, str]:
        """Who is asked what."""
        if self.match.result is not None:
            return -1, "over"
        seat = self.match.asked[0]
        return seat, self.question(seat).kind.removeprefix("nintendo.")

    def question(self, seat: int) -> Decision:
        question = self.match.questions[seat]
        assert question is not None
        return question

    @property
    def options(self) -> list[str]:
        return [option.id for option in self.question(self.match.asked[0]).options]

    def answer(self, *picks: str) -> list[str]:
        """Answer for whoever is asked; return the ids of what was told."""
        outcome = self.match.answer(self.match.asked[0], picks)
        self.told += outcome.events
        assert self.rules.inventory(self.state) == self._cards
        return ids(outcome.events)

    def play(self, *cards: str) -> None:
        """Play cards of the hand, one after the other."""
        for card in cards:
            self.answer(f"card:{card}")

    def attack(self, *entries: int, end: bool = False) -> list[str]:
        told = self.answer("attack_end" if end else "attack")
        if self.asked[1] == "attackers":
            told += self.answer(*(f"p{n}" for n in entries))
        return told

    def block(self, *blocks: Sequence[int]) -> None:
        """Go on to the blocks, and answer for each attacker."""
        if self.asked[1] == "defend":
            self.answer("blocks")
        for entries in blocks:
            self.answer(*(f"p{n}" for n in entries))

    def fight(self, attackers: Sequence[int], *blocks: Sequence[int]) -> None:
        """Attack and block."""
        self.attack(*attackers)
        self.block(*blocks)

    def end(self) -> None:
        """End the active seat's turn."""
        while self.asked[1] in {"main", "main2"}:
            turn = self.state.turn
            self.answer("end")
            if self.state.turn != turn:
                return

    def concede(self, seat: int) -> None:
        self.told += self.match.play(Conceded(seat)).events

    def piece(self, entry: int) -> Piece:
        found = piece(self.state, entry)
        assert found is not None, f"p{entry} is not in play"
        return found

    def there(self, entry: int) -> bool:
        return piece(self.state, entry) is not None

    def figures(self, entry: int) -> Figures:
        return look_at(self.state, self.rules.cards).figures[entry]

    def pf(self, entry: int) -> int:
        return self.figures(entry).pf

    def pc(self, entry: int) -> tuple[int, int]:
        """PC and their maximum."""
        return self.piece(entry).pc, self.figures(entry).maximum

    @property
    def coins(self) -> tuple[int, int]:
        return self.state.seats[0].coins, self.state.seats[1].coins

    def view(self, reader: int | None = None) -> NintendoView:
        view = self.match.view(reader)
        assert isinstance(view, NintendoView)
        return view

    def default(self) -> tuple[str, ...]:
        seat = self.match.asked[0]
        return self.rules.default(self.view(seat), self.question(seat))


def ids(events: Sequence[Event]) -> list[str]:
    """The last words of the ids of what is told to everybody, in order."""
    return [e.public.text.id.removeprefix("nintendo-event-") for e in events if e.public]


def table(*mine: str, **more: object) -> Table:
    """A table of `laid_out`."""
    return Table(laid_out(*mine, **more))  # pyright: ignore[reportArgumentType]


def begun(options: Mapping[str, str] | None = None, key: bytes = KEY) -> Match:
    """A match just begun."""
    return Match.begin(RULES, Start(2, dict(options or {})), Keys.of(key))[0]


def read_by(event: Event, reader: int | None, locale: Locale) -> str:
    """Return what an event tells a seat (None: everybody), with plain blanks."""
    part = event.seen_by(reader)
    assert part is not None
    who = Reader(locale, reader, ("Ana", "Bao"), RULES.names())
    return TEXTS.say(part.text, who).replace("\u00a0", " ")


def said_to(text: Text | None, reader: int | None, locale: Locale) -> str:
    """Return a text as a seat reads it, with plain blanks."""
    assert text is not None
    who = Reader(locale, reader, ("Ana", "Bao"), RULES.names())
    return TEXTS.say(text, who).replace("\u00a0", " ")
