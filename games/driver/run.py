"""Plays one match, with or without checks."""

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from typing import Any, Literal, TypeAlias

import msgspec

from games.ai.player import Player
from games.ai.search import answer_in
from games.core.data.codec import encode
from games.core.event import Event
from games.core.info import Start
from games.core.match.match import Match
from games.core.match.moves import Answered, Conceded, Move, Outcome, TookBack, Undid
from games.core.refused import Refused
from games.core.rules import Rules
from games.core.streams import Keys, Streams, derived
from games.core.view import Standing
from games.driver import carried, checks, worlds
from games.driver.coverage import Coverage
from games.driver.fields import Fields
from games.driver.places import Places
from games.driver.reading import readers
from games.driver.record import MatchRecord, Violation, require

Depth: TypeAlias = Literal["none", "some", "full"]
LONGEST = 20_000  # moves of a match; more is a game that does not end
SAMPLE = 12  # with plain checks, the dear ones run once in so many moves


# What rules that hold never raise.
BREAKS = (
    *(Violation, Refused, RuntimeError, AssertionError, ArithmeticError),
    *(AttributeError, LookupError, TypeError, ValueError),
)


class Judged(msgspec.Struct, frozen=True):
    """How well all seats stood (`Values`), as the seat saw it that answered at a step."""

    step: int
    seat: int
    values: tuple[int, ...]


class Played(msgspec.Struct, frozen=True):
    """The result of a match. `conceded` says that somebody gave up, so it is no figure for balance.

    `figures` are those that the game supplies (`Rules.figures`). `kinds` are its decisions by kind,
    `told` is how often each thing happened, by the text that tells of it. `spent` are the seconds
    that its players thought, by seat; `judged` is how well they stood, where that was asked for.
    """

    seats: int
    ais: tuple[str, ...]
    decisions: tuple[int, ...]
    standings: tuple[Standing, ...]
    conceded: bool
    figures: Mapping[str, int | Sequence[int]] = {}
    kinds: Mapping[str, int] = {}
    told: Mapping[str, int] = {}
    spent: tuple[float, ...] = ()
    judged: tuple[Judged, ...] = ()


# Says how well all seats stand, as the one that is about to answer sees it; or nothing.
Judge: TypeAlias = Callable[[Match, int], Judged | None]


class Run:
    """One match on its way, with all that the checks remember of it."""

    def __init__(
        self,
        rules: Rules[Any, Any],
        start: Start,
        key: bytes,
        coverage: Coverage,
        fields: Fields,
        depth: Depth,
        house: Player | None = None,
        judge: Judge | None = None,
    ) -> None:
        self._rules, self._start = rules, start
        self._key, self._keys = key, Keys.of(key)
        self._coverage, self._fields, self._depth = coverage, fields, depth
        self._house, self._judge = house, judge
        self._judged = list[Judged]()
        self._rng = Streams(derived(key, "driver"))
        self._moves: list[Move] = []
        self._events: list[tuple[Event, ...]] = []
        self._known: set[str] = set()
        self._decisions = [0] * start.seats
        self._kinds: Counter[str] = Counter()
        self.match, self._opening = Match.begin(rules, start, self._keys)
        self._cards = rules.inventory(self.match.state)
        known = {*self._cards, *rules.names(), *rules.faces()}
        self._places = Places(type(self.match.view(None)).places, known)
        self._mark = (self.match.snapshot(), 0)
        self._events.append(self._opening.events)
        coverage.started(start, self._cards)
        coverage.happened(self._opening.events)

    def play(self, players: Mapping[int, Player], ais: tuple[str, ...]) -> Played:
        """Play to the end. Raises Violation, its record attached by `recorded`."""
        streams = [Streams(derived(self._key, f"ai:{s}")) for s in range(self._start.seats)]
        gives_up = self._depth != "none" and not self._rng.below("concede", 6)
        if self._depth != "none":
            checks.brought(self._rules, self._start, self._rng)
            worlds.opens_fairly(self.match, self._opening)
            self._places.happened(self._opening.events)
        self._checked()
        while self.match.result is None:
            require(len(self._moves) < LONGEST, f"not over after {LONGEST} moves")
            if gives_up and not self._rng.below("concede", 40):
                self._give_up()
                continue
            if self._depth != "none" and not self._rng.below("back", 15) and self._step_back():
                continue
            seat = self._rng.choice("seat", self.match.asked)
            question = self.match.questions[seat]
            assert question is not None
            if self._judge and (judged := self._judge(self.match, seat)):
                self._judged.append(judged)
            picks = answer_in(players[seat], self.match, seat, streams[seat])
            self._coverage.answered(question, picks)
            self._decisions[seat] += 1
            self._kinds[question.kind] += 1
            self.make(Answered(seat, question.id, picks))
        return self._ended(ais)

    def make(self, move: Move) -> None:
        """Make a move with the checks that belong to it."""
        if self._depth != "none":
            checks.left_alone(self.match)
        dear = self._depth == "full" or (
            self._depth == "some" and not self._rng.below("sample", SAMPLE)
        )
        if self._depth == "none":
            self._plainly(move)
        elif not isinstance(move, Undid):
            self._watched(move, dear=dear)
        else:
            self._plainly(move)
        self._checked()

    def record(self, wrong: str) -> MatchRecord:
        """Return the match so far, to be played again."""
        return MatchRecord(
            self._rules.info.key, self._key.hex(), self._start, tuple(self._moves), wrong
        )

    def _plainly(self, move: Move) -> Outcome:
        self._moves.append(move)
        before = encode(self.match.view(None)) if self._depth != "none" else b""
        revision = self.match.revision
        outcome = self.match.play(move)
        if self._depth != "none":
            moved = self.match.revision != revision
            same = encode(self.match.view(None)) == before
            require(moved or same, "the public view changed, and the revision did not")
            self._places.happened(outcome.events)
        self._events.append(outcome.events)
        self._coverage.happened(outcome.events)
        return outcome

    def _only_listed(self, before: Match, move: Answered | TookBack) -> bool:
        """Whether a sealed answer joined its list (and did not close the phase) or left it."""
        if isinstance(move, TookBack):
            return True
        asked = before.questions[move.seat]
        listed = any(given.question == move.question for given in self.match.lists[move.seat])
        return asked is not None and asked.sealed and listed

    def _watched(self, move: Answered | TookBack | Conceded, *, dear: bool) -> None:
        """Make a move, and look at it from two worlds when `dear`."""
        data = self.match.snapshot()
        before = Match.load(self._rules, data, self._keys)
        if dear and isinstance(move, Answered):
            checks.refusals(self.match, data, move.seat, self._rng)
            self._fields.look(self.match, self._rng)
        others = {
            reader: worlds.looks_alike(self.match, reader, self._rng, self._house)
            for reader in (readers(self.match) if dear else ())
        }
        outcome = self._plainly(move)
        if isinstance(move, Answered):
            checks.announced(self.match, before, move)
        if not isinstance(move, Conceded) and self._only_listed(before, move):
            worlds.tells_nothing(before, self.match, outcome, move)
            others = {move.seat: others[move.seat]} if others else {}
        for reader, other in others.items():
            worlds.moves_alike((before, other), self.match, outcome, move, reader)
            carried.tells_no_more(before, self.match, outcome, move, reader, self._rng)
        if dear and isinstance(move, Answered):
            checks.reversible(self.match, before, self.match.snapshot(), move)

    def _checked(self) -> None:
        """Check what must hold between two moves."""
        match = self.match
        for seat in match.asked:
            question = match.questions[seat]
            assert question is not None
            if question.id not in self._known:
                self._known.add(question.id)
                self._coverage.asked(question)
                if self._depth != "none":
                    checks.well_formed(match, question)
                    checks.only_explained(match, seat)
                    checks.staffed(match, seat)
                    self._places.asked(question)
                    checks.default_is_legal(match, seat, question)
        if self._depth == "none":
            return
        require(match.asked or match.result is not None, "nobody is asked, and there is no result")
        checks.conserved(self._cards, self._rules.inventory(match.state))
        data = match.snapshot()
        checks.lossless(match, data)
        if match.at_barrier and (self._depth == "full" or not self._rng.below("again", 4)):
            self._again_from_mark(data)

    def _again_from_mark(self, data: bytes) -> None:
        """Replay the moves since the last such check: the result must be the same bytes."""
        kept, done = self._mark
        again = Match.load(self._rules, kept, self._keys)
        for move in self._moves[done:]:
            again.play(move)
        require(again.snapshot() == data, "replayed from a snapshot, the match goes otherwise")
        self._mark = (data, len(self._moves))

    def _give_up(self) -> None:
        active = [s for s in range(self._start.seats) if s not in self.match.conceded]
        if not active:
            return
        data = self.match.snapshot()
        try:
            self.make(Conceded(self._rng.choice("concede", active)))
        except Refused as refused:
            self._refused(data, refused)

    def _step_back(self) -> bool:
        """Take back or undo something, if anybody can; return whether it was done."""
        backs: list[Move] = []
        for seat in range(self._start.seats):
            if self.match.can_take_back(seat):
                backs.append(TookBack(seat))
            elif self.match.can_undo(seat):
                backs.append(Undid(seat))
        if not backs:
            return False
        data = self.match.snapshot()
        try:
            self.make(self._rng.choice("back", backs))
        except Refused as refused:
            self._refused(data, refused)
            return False
        return True

    def _refused(self, data: bytes, refused: Refused) -> None:
        """Return to the position before a refused move, which must leave no trace."""
        require(refused.why.id, "refused without a text")
        self._moves.pop()
        self.match = Match.load(self._rules, data, self._keys)

    def _ended(self, ais: tuple[str, ...]) -> Played:
        standings = self.match.result
        assert standings is not None
        placed = sorted(seat for row in standings for seat in row.seats)
        require(placed == [*range(self._start.seats)], "the standings do not name each seat once")
        if self._depth != "none":
            self._replayed()
        conceded = bool(self.match.conceded)
        return Played(
            self._start.seats,
            ais,
            tuple(self._decisions),
            standings,
            conceded,
            self._rules.figures(self.match.state),
            self._kinds,
            Counter(_text_of(event) for events in self._events for event in events),
            judged=tuple(self._judged),
        )

    def _replayed(self) -> None:
        """The key and the moves give the whole match again, with all its events."""
        again, outcome = Match.begin(self._rules, self._start, self._keys)
        events = [outcome.events, *(again.play(move).events for move in self._moves)]
        require(again.snapshot() == self.match.snapshot(), "replayed, the match ends otherwise")
        require(events == self._events, "replayed, other things happen")


def _text_of(event: Event) -> str:
    parts = [part for _, part in event.private]
    return (event.public or parts[0]).text.id


def play_match(
    rules: Rules[Any, Any],
    start: Start,
    key: bytes,
    players: Mapping[int, Player],
    ais: tuple[str, ...],
    coverage: Coverage,
    fields: Fields,
    depth: Depth,
    house: Player | None = None,
    judge: Judge | None = None,
) -> Played:
    """Play a match; help comes from the `house`. Raises Broken when it breaks the contract.

    The `judge` is asked before each answer how well the seats stand.
    """
    run = Run(rules, start, key, coverage, fields, depth, house, judge)
    try:
        return run.play(players, ais)
    except BREAKS as wrong:
        raise Broken(run.record(f"{type(wrong).__name__}: {wrong}")) from wrong


class Broken(Exception):
    """A match broke the contract; `record` leads there again."""

    def __init__(self, record: MatchRecord) -> None:
        super().__init__(record.wrong)
        self.record = record
