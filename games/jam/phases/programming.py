"""Programming (group JAM-2): the chain of one side, carried out on the side, and the reveal.

The steps are sealed answers; `programme` follows them without touching the state, until both
sides are done and `reveal` lays the cards.
"""

from collections.abc import Container, Sequence
from dataclasses import dataclass, field

from games.core.decision import Answer, Picks
from games.core.text import Text, text
from games.jam.cards import Cards
from games.jam.events import head, tell
from games.jam.phases.movement import in_reach
from games.jam.phases.resolution import begin_time, pinned_jammers
from games.jam.state import HAND, Orders, Play, State
from games.jam.track import positions
from games.jam.view import Before, Clocked, Covered, Laid, Placed, Step


@dataclass
class Programme:
    """Where a side stands in its programming.

    `waiting` are the visible skaters not yet decided on, in post order; `open` is the last
    `placed` whose destination or wishes are still to be chosen.
    """

    waiting: list[str]
    hand: list[str]
    placed: list[Placed] = field(default_factory=list[Placed])
    open: bool = False
    calls: Picks | None = None

    def step(self, cards: Cards, state: State, side: int) -> tuple[Step, str]:
        """Return the kind of the step that is open and whom it concerns, "" at the end."""
        if self.open:
            last = self.placed[-1]
            movement = cards.actions[last.card].kind == "movement"
            return ("plan_move" if movement else "plan_block"), last.skater
        if self.waiting and self.hand:
            return "place", self.waiting[0]
        if self.calls is None and plans_call(state, side):
            return "plan_call", ""
        return "", ""


def plans_call(state: State, side: int) -> bool:
    """Whether a side fixes conditions for calling off, rules JAM-2.8 and 6.3."""
    return not state.options.live and (state.lead == side or state.lead_open)


def programme(state: State, cards: Cards, seat: int, given: Sequence[Answer]) -> Programme:
    """Return the programming of a side after its answers `given`."""
    side = state.sides[seat]
    made = Programme(positions(state).visible(seat), list(side.hand))
    for answer in given:
        match answer.kind:
            case "jam.place":
                _place(made, state, cards, answer.picks)
            case "jam.plan_move" | "jam.plan_block":
                _plan(made, answer)
            case _:
                made.calls = answer.picks
    return made


def _place(made: Programme, state: State, cards: Cards, picks: Picks) -> None:
    """Lay a card on the next skater, or none, rule JAM-2.4."""
    skater = made.waiting.pop(0)
    if not picks:
        return
    card, time = split(picks[0], cards.actions)
    made.hand.remove(card)
    made.placed.append(Placed(skater, card, time))
    made.open = not state.options.live and asks_more(state, cards, skater, card)


def asks_more(state: State, cards: Cards, skater: str, card: str) -> bool:
    """Whether laying this card lets the side choose a destination or wishes, rule JAM-2.8."""
    if cards.actions[card].kind == "block":
        return True
    return len(in_reach(cards, state, skater, card)) > 1


def _plan(made: Programme, answer: Answer) -> None:
    last = made.placed[-1]
    end, wishes = (answer.picks[0], ()) if answer.kind == "jam.plan_move" else ("", answer.picks)
    made.placed[-1] = Placed(last.skater, last.card, last.time, end, wishes)
    made.open = False


def split(pick: str, known: Container[str]) -> tuple[str, int]:
    """Return card and Time of a `place` option: "c08t3"; the Time is 0 in "c08".

    Whatever the ids of cards are: `known` holds them.
    """
    if pick in known:
        return pick, 0
    card, _, time = pick.rpartition("t")
    return card, int(time)


def reveal(play: Play, lists: Sequence[tuple[Answer, ...]]) -> None:
    """Lay what both sides have programmed, and resolve the turn, rules JAM-2.6 to 2.9."""
    state = play.state
    made = [programme(state, play.cards, seat, given) for seat, given in enumerate(lists)]
    state.story, state.before = [], _before(state)
    state.turns += 1
    head(play, _heading(state))
    for seat, one in enumerate(made):
        _lay(play, seat, one)
    state.stuck = pinned_jammers(state)
    for seat, one in enumerate(made):
        if not one.placed:
            _play_for_time(play, seat)
    begin_time(play, None if state.options.live else _orders(made))


def _heading(state: State) -> Text:
    """Return which turn of which jam it is; those of an overtime are not counted on (JAM-10.2)."""
    if state.overtime:
        return text("jam-turn-overtime", number=state.overtime, turn=state.turn)
    return text("jam-turn", jam=state.jam, turn=state.turn)


def _before(state: State) -> Before:
    """Return how things stand before a card is laid, for the film of the turn."""
    home, away = state.sides
    return Before(
        jam=state.jam,
        overtime=state.overtime,
        turn=state.turn,
        stacks={space: tuple(stack) for space, stack in state.stacks.items()},
        prison=tuple(state.prison),
        tired=(tuple(home.tired), tuple(away.tired)),
        points=(home.points, away.points),
        jam_points=(home.jam_points, away.jam_points),
        lead=state.lead,
        pile=len(state.pile),
    )


def _orders(made: Sequence[Programme]) -> Orders:
    """Return what both sides planned."""
    home, away = made
    plans = {placed.skater: placed for one in made for placed in one.placed}
    return Orders(plans, (home.calls or (), away.calls or ()))


def _lay(play: Play, seat: int, made: Programme) -> None:
    state, side = play.state, play.state.sides[seat]
    side.hand = made.hand
    state.laid |= {placed.skater: placed.card for placed in made.placed}
    times = [Covered(one.skater, play.cards.actions[one.card].times) for one in made.placed]
    if times:
        tell(play, Laid(seat, tuple(times)))


def _play_for_time(play: Play, seat: int) -> None:
    """Turn the top five cards of the pile into the discard pile, rule JAM-2.7."""
    state = play.state
    gone = state.pile[:HAND]
    state.last_turn = state.last_turn or len(gone) < HAND
    del state.pile[:HAND]
    state.discard += gone
    tell(play, Clocked(seat, tuple(gone), len(gone) < HAND))
