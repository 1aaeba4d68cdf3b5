"""A game of a few lines whose questions each test writes itself."""

from collections.abc import Callable, Sequence

import msgspec

from games.core.decision import Answer, Decision, Option, Picks
from games.core.event import Event, told, whispered
from games.core.info import Info, Start
from games.core.match.match import Match
from games.core.rules import Rules, refuse_concession
from games.core.streams import Keys, Streams
from games.core.text import Text, Who, text
from games.core.view import Headline, Standing, View

KEY = bytes(range(32))


class ToyState(msgspec.Struct):
    """What was answered openly and revealed, a list a seat, and dice that were thrown."""

    open: list[list[str]]
    shown: list[list[str]]
    dice: list[int] = []
    phases: int = 0
    out: list[int] = []
    ended: bool = False


class ToyView(View, frozen=True):
    open: tuple[tuple[str, ...], ...]
    shown: tuple[tuple[str, ...], ...]
    given: tuple[str, ...]


Asks = Callable[[ToyState, int, tuple[Answer, ...]], Decision | None]


class Toy(Rules[ToyState, ToyView]):
    """Notes every answer; asks what it was given to ask."""

    info = Info(key="toy", seats=(1, 2, 3, 4), kinds=("toy.q",))
    state_type = ToyState

    def __init__(self, asks: Asks, *, private: bool = False, may_concede: bool = True) -> None:
        self._asks, self._private, self._may_concede = asks, private, may_concede

    def setup(self, start: Start, rng: Streams) -> ToyState:
        return ToyState([[] for _ in range(start.seats)], [[] for _ in range(start.seats)])

    def ask(self, state: ToyState, seat: int, given: tuple[Answer, ...]) -> Decision | None:
        return self._asks(state, seat, given)

    def apply(self, state: ToyState, seat: int, answer: Answer, rng: Streams) -> list[Event]:
        state.open[seat] += answer.picks
        if "throw" in answer.picks:
            state.dice.append(rng.below("dice", 6))
        if "show" in answer.picks:
            rng.bar_undo()
        if "end" in answer.picks:
            state.ended = True
        said = text("toy-open", who=Who(seat))
        return [whispered(seat, said) if self._private else told(said)]

    def reveal(
        self, state: ToyState, lists: Sequence[tuple[Answer, ...]], rng: Streams
    ) -> list[Event]:
        state.phases += 1
        for seat, given in enumerate(lists):
            state.shown[seat] += [pick for answer in given for pick in answer.picks]
        return []

    def concede(self, state: ToyState, seat: int, rng: Streams) -> list[Event]:
        if not self._may_concede:
            raise refuse_concession()
        state.out.append(seat)
        state.ended = len(state.open) - len(state.out) < 2
        return [told(text("toy-out", who=Who(seat)))]

    def view(self, state: ToyState, reader: int | None, given: tuple[Answer, ...] = ()) -> ToyView:
        secret = self._private
        opened = [
            own if not secret or seat == reader else () for seat, own in enumerate(state.open)
        ]
        return ToyView(
            reader,
            len(state.open),
            tuple(tuple(own) for own in opened),
            tuple(tuple(own) for own in state.shown),
            tuple(pick for answer in given for pick in answer.picks),
        )

    def default(self, view: ToyView, decision: Decision) -> Picks:
        return tuple(option.id for option in decision.options[: decision.least])

    def headline(self, view: ToyView) -> Headline:
        return Headline(text("toy"), ())

    def describe(self, view: ToyView) -> list[Text]:
        return []

    def standings(self, state: ToyState) -> tuple[Standing, ...] | None:
        if not state.ended:
            return None
        return tuple(Standing(1, (seat,), 0) for seat in range(len(state.open)))

    def redeal(self, state: ToyState, reader: int | None, rng: Streams) -> ToyState:
        return state

    def inventory(self, state: ToyState) -> list[str]:
        return []

    def names(self) -> dict:
        return {}

    def faces(self, view: ToyView | None = None) -> dict:
        return {}


def question(*ids: str, **more) -> Decision:
    """Return an open question with these options; one named "final..." is final."""
    options = tuple(
        Option(key, text("toy-option"), final=key.startswith(("final", "throw"))) for key in ids
    )
    if more.get("least") == 0:
        more.setdefault("none", text("toy-none"))
    return Decision("toy.q", "TOY-1", text("toy-prompt"), options, sitting="s", **more)


def sealed(*ids: str, **more) -> Decision:
    return question(*ids, sealed=True, **more)


def begin(asks: Asks, seats: int = 2, **more) -> Match:
    return Match.begin(Toy(asks, **more), Start(seats), Keys.of(KEY))[0]


def again(match: Match) -> Match:
    """Return the match loaded from its snapshot."""
    return Match.load(match.rules, match.snapshot(), Keys.of(KEY))
