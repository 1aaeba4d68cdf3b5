"""A table laid out by hand, played on with the rules."""

from collections.abc import Mapping, Sequence

from games.core.decision import Decision, Option
from games.core.event import Event
from games.core.info import Start
from games.core.match.match import Match
from games.core.match.moves import Conceded
from games.core.streams import Keys, Streams
from games.core.text import Text
from games.nba.printed import printed
from games.nba.rules import NbaRules
from games.nba.state import Die, Seat, State
from games.nba.state import Table as Markets
from games.nba.view import NbaView
from games.registry import card_file

RULES: NbaRules = NbaRules.make(card_file("games.nba"), 1)
CARDS = RULES.cards
KEY = b"table"
_OWN = ("court", "hand", "deck", "discard", "box", "lying", "pack")
_COMMON = ("players", "track", "player_discard", "away", "tactics", "slots", "tactic_discard")


class Loaded(Streams):
    """Randomness whose dice show what the test wants, faces 1 to 6, as long as there are any."""

    faces: list[int]

    def below(self, stream: str, limit: int) -> int:
        if stream.startswith("dice") and self.faces:
            self.barred = True
            return self.faces.pop(0) - 1
        return super().below(stream, limit)


class Table:
    """A match in which cards and dice can be put where a test needs them."""

    def __init__(
        self, seats: int = 2, options: Mapping[str, str] | None = None, key: bytes = KEY
    ) -> None:
        self.match, outcome = Match.begin(RULES, Start(seats, dict(options or {})), Keys.of(key))
        self.told: list[Event] = list(outcome.events)
        self._reload(key)

    def _reload(self, key: bytes) -> None:
        loaded = Loaded(key, self.match.streams.counters)
        loaded.faces = []
        self.match.streams = loaded

    @property
    def state(self) -> State:
        return self.match.state

    @property
    def first(self) -> int:
        return self.state.first

    def seat(self, number: int) -> Seat:
        return self.state.seats[number]

    def put(self, seat: int, **places: str) -> None:
        """Let places of a seat hold exactly these cards; what lay there goes to its box."""
        for place, words in places.items():
            cards = [self.copy(seat, card) for card in words.split()]
            old = getattr(self.seat(seat), place)
            setattr(self.seat(seat), place, [])
            for card in cards:
                if card not in old:
                    self._take_away(card)
            self._put_back(seat, [card for card in old if card not in cards])
            setattr(self.seat(seat), place, cards)
        if "deck" in places:
            self.seat(seat).known = 0
        self.match.refresh()

    def _put_back(self, seat: int, cards: Sequence[str]) -> None:
        for card in cards:
            if card[0] in "SB":
                self.seat(seat).box.append(card)
            elif card[0] == "F":
                self.markets(seat).fatigue = sorted([*self.markets(seat).fatigue, card])
            else:
                markets = self.markets(seat)
                (markets.away if card[0] == "P" else markets.tactic_discard).append(card)

    def copy(self, seat: int, card: str) -> str:
        """The id of a copy: "S11" is a seat's own card."""
        return f"{card}@{seat}" if card[0] in "SB" and "@" not in card else card

    def _take_away(self, card: str) -> None:
        for own in self.state.seats:
            for place in _OWN:
                if card in getattr(own, place):
                    getattr(own, place).remove(card)
                    return
        for markets in self.state.tables:
            if card in markets.fatigue:
                markets.fatigue.remove(card)
                return
            for place in _COMMON:
                row = getattr(markets, place)
                if card in row:
                    if place in {"track", "slots"}:
                        row[row.index(card)] = ""
                    else:
                        row.remove(card)
                    return
        raise LookupError(card)

    def markets(self, seat: int = 0) -> Markets:
        return self.state.table(seat)

    def lay(self, table: int = 0, **rows: str) -> None:
        """Let track or slots of a table hold these cards in order; "-" is a hole."""
        markets = self.state.tables[table]
        for row, words in rows.items():
            cards = ["" if word == "-" else word for word in words.split()]
            cards += [""] * (6 - len(cards))
            old = [card for card in getattr(markets, row) if card]
            setattr(markets, row, [""] * 6)
            for card in filter(None, cards):
                if card not in old:
                    self._take_away(card)
            gone = [card for card in old if card not in cards]
            (markets.away if row == "track" else markets.tactic_discard).extend(gone)
            setattr(markets, row, cards)
        self.match.refresh()

    def attack(self, seat: int, words: str) -> None:
        """Let an attack wait: "p3 9, p3 9" (kind and value)."""
        self.seat(seat).attack = dice(words)
        self.match.refresh()

    def defence(self, seat: int, target: int, words: str) -> None:
        """Let defence dice lie: "itc p3 2" (kind, colour, value)."""
        self.seat(seat).defence, self.seat(seat).target = dice(words), target

    def roll(self, *faces: int) -> None:
        """Let the next dice show these faces."""
        streams = self.match.streams
        assert isinstance(streams, Loaded)
        streams.faces = list(faces)

    def question(self, seat: int) -> Decision:
        question = self.match.questions[seat]
        assert question is not None
        return question

    def kind(self, seat: int) -> str:
        question = self.match.questions[seat]
        return question.kind.removeprefix("nba.") if question else ""

    def options(self, seat: int) -> list[str]:
        return [option.id for option in self.question(seat).options]

    def option(self, seat: int, wanted: str) -> Option:
        return next(option for option in self.question(seat).options if option.id == wanted)

    def why(self, seat: int, on: str) -> Text | None:
        """The reason why something is closed."""
        closed = [one for one in self.question(seat).closed if one.on == on]
        return closed[0].why if closed else None

    def answer(self, seat: int, *picks: str) -> list[str]:
        """Answer for a seat, own cards without their suffix; return the ids of what was told."""
        full = [self._pick(seat, pick) for pick in picks]
        return self.tell(self.match.answer(seat, tuple(full)).events)

    def _pick(self, seat: int, pick: str) -> str:
        known = {option.id for option in self.question(seat).options}
        return pick if pick in known else f"{pick}@{seat}"

    def act(self, seat: int, *menu: str) -> list[str]:
        """Choose from the menu, once for each."""
        told: list[str] = []
        for option in menu:
            told += self.answer(seat, option)
        return told

    def pass_turn(self, seat: int) -> None:
        """End the turn of a seat, holding all."""
        if self.kind(seat) == "act":
            self.answer(seat, "end")
        if self.kind(seat) == "hold":
            self.answer(seat, *self.options(seat))

    def concede(self, seat: int) -> list[str]:
        return self.tell(self.match.play(Conceded(seat)).events)

    def tell(self, events: Sequence[Event]) -> list[str]:
        self.told = list(events)
        assert RULES.inventory(self.state) == everything(len(self.state.seats))
        return ids(events)

    def view(self, reader: int | None = None) -> NbaView:
        view = self.match.view(reader)
        assert isinstance(view, NbaView)
        return view

    def default(self, seat: int) -> tuple[str, ...]:
        picks = RULES.default(self.view(seat), self.question(seat))
        return tuple(pick.split("@")[0] for pick in picks)


def dice(words: str) -> list[Die]:
    """Dice by kind and what they show: "p3 9", "itc p3 2", "blk -" (blank)."""
    found: list[Die] = []
    for number, word in enumerate(words.split(","), 1):
        kind, *rest = word.split()
        if rest == ["-"]:
            face = 1
        else:
            colour, value = (kind, rest[0]) if len(rest) == 1 else rest
            sides = CARDS.dice[kind]
            face = 1 + next(
                at
                for at, side in enumerate(sides)
                if side.value == int(value) and side.colour == colour
            )
        found.append(Die(f"d{number}", kind, face))
    return found


def everything(seats: int) -> list[str]:
    """All cards of a box for that many seats."""
    own = [
        f"{card}@{seat}"
        for seat in range(seats)
        for card in (*CARDS.players, *CARDS.tactics)
        if card[0] in "SB"
    ]
    common: list[str] = []
    for suffix in ("@X", "@Y") if seats > 2 else ("",):
        common += [f"{card}{suffix}" for card in CARDS.players if card[0] == "P"]
        common += [f"{c}-{n}{suffix}" for c, k in CARDS.copies.items() for n in range(1, k + 1)]
        common += [f"F{n}{suffix}" for n in range(1, 10)]
    return sorted(own + common)


def ids(events: Sequence[Event]) -> list[str]:
    """The last words of the ids of what is told to everybody, in order."""
    return [e.public.text.id.removeprefix("nba-event-") for e in events if e.public]


def said(events: Sequence[Event], word: str) -> list[Text]:
    """The public texts of one kind."""
    texts = [e.public.text for e in events if e.public]
    return [text for text in texts if text.id == f"nba-event-{word}"]


def faces(cards: Sequence[str]) -> list[str]:
    """Printed ids of copies."""
    return [printed(card) for card in cards]
