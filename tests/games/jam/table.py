"""Matches laid out by hand and played on with the rules."""

from collections.abc import Mapping, Sequence

from games.core.decision import Decision
from games.core.event import Event
from games.core.info import Start
from games.core.match.match import Match
from games.core.streams import Keys, Streams
from games.jam.phases.programming import split
from games.jam.phases.resolution import begin_time, pinned_jammers
from games.jam.rules import JamRules
from games.jam.state import Options, Orders, Play, Side, State
from games.jam.track import empty, positions
from games.jam.view import Deed, Placed
from games.registry import card_file

RULES = JamRules.make(card_file("games.jam"), 1)
CARDS = RULES.cards
KEY = b"table"
FOXES, VIPERS = "F1 F3 F5 F6 F7", "V1 V3 V5 V6 V8"


def begun(options: Mapping[str, str] | None = None, key: bytes = KEY) -> Match:
    match, _ = Match.begin(RULES, Start(2, dict(options or {})), Keys.of(key))
    return match


def table(
    home: str = FOXES,
    away: str = VIPERS,
    *,
    live: bool = False,
    pile: str = "",
    hands: tuple[str, str] = ("", ""),
    tired: str = "",
    wriggle: bool = True,
    jams: int = 5,
    **spaces: str,
) -> State:
    """A jam that runs: line-ups, who stands where (bottom to top), the pile from the top.

    Cards not named lie on the discard pile, but for thirty under the named ones where `pile` is "".
    """
    state = State(
        Options(jams, live, overtime=True, wriggle=wriggle), [Side(), Side()], [], "program"
    )
    for side, five, hand in zip(state.sides, (home, away), hands, strict=True):
        side.lineup = five.split()
        side.team = CARDS.skaters[side.lineup[0]].team
        side.tired = [one for one in CARDS.squads[side.team] if one in tired.split()]
        side.hand = hand.split()
    state.stacks = empty(CARDS.track)
    for space, stack in spaces.items():
        state.stacks[space] = stack.split()
    state.pile = pile.split()
    held = {*state.pile, *state.sides[0].hand, *state.sides[1].hand}
    rest = [card for card in CARDS.actions if card not in held]
    if pile:
        state.discard = rest
    else:
        state.pile = rest
    return state


def lay(state: State, cards: str) -> None:
    """Lay cards on skaters, "c14 F6 c16 F5": out of hand, pile or discard pile."""
    words = cards.split()
    for card, skater in zip(words[::2], words[1::2], strict=True):
        for place in (state.pile, state.discard, *(side.hand for side in state.sides)):
            if card in place:
                place.remove(card)
        state.laid[skater] = card


def play(state: State) -> Play:
    return Play(state, CARDS, Streams(KEY))


def turn(
    state: State, orders: str = "", calls: tuple[str, str] = ("", ""), clock: Sequence[int] = ()
) -> list[Deed]:
    """Resolve a planned turn: "c14t2 F6, c05 F1 p3, c31 F5 V1 V5"; return what happened.

    An order is card and Time (its first unless told), skater, destination or wishes.
    """
    plans: dict[str, Placed] = {}
    for order in filter(None, (one.strip() for one in orders.split(","))):
        pick, skater, *more = order.split()
        card, time = split(pick, CARDS.actions)
        time = time or CARDS.actions[card].times[0]
        lay(state, f"{card} {skater}")
        movement = CARDS.actions[card].kind == "movement"
        end = more[0] if movement and more else ""
        plans[skater] = Placed(skater, card, time, end, () if movement else tuple(more))
    running = play(state)
    planned = Orders(plans, (tuple(calls[0].split()), tuple(calls[1].split())))
    state.story, state.time = [], 0
    state.stuck = pinned_jammers(state)
    state.turns += 1
    begin_time(running, planned)
    return state.story


def stand(match: Match, state: State) -> Match:
    """Put a match into a position."""
    match.state = state
    match.refresh()
    return match


def on(state: State) -> Match:
    return stand(Match(RULES, Start(2), Keys.of(KEY)), state)


def question(match: Match, seat: int) -> Decision:
    asked = match.questions[seat]
    assert asked is not None
    return asked


def kind(match: Match, seat: int) -> str:
    asked = match.questions[seat]
    return asked.kind.removeprefix("jam.") if asked else ""


def options(match: Match, seat: int) -> list[str]:
    return [option.id for option in question(match, seat).options]


def answer(match: Match, seat: int, picks: str = "") -> list[Event]:
    return list(match.answer(seat, tuple(picks.split())).events)


def default(match: Match, seat: int) -> list[Event]:
    picks = RULES.default(match.view(seat), question(match, seat))
    return list(match.answer(seat, picks).events)


def defaults(match: Match, stage: str) -> None:
    """Answer by default while the match is in that stage."""
    while match.result is None and match.state.stage == stage:
        default(match, match.asked[0])


def program(match: Match, seat: int, orders: str = "", calls: str = "") -> list[Event]:
    """Answer a whole programming: "F1 c05t1 p3, F5 c14" in any order; nothing on the others."""
    wanted = {one.split()[0]: one.split()[1:] for one in orders.split(",") if one.strip()}
    events: list[Event] = []
    done = match.state.turns
    while match.questions[seat] and match.state.turns == done and match.state.stage == "program":
        mine = match.view(seat).mine
        here = wanted.get(mine.skater, [])
        picks = {
            "place": here[:1],
            "plan_move": here[1:2],
            "plan_block": here[1:],
            "plan_call": calls.split(),
        }[kind(match, seat)]
        events += match.answer(seat, tuple(picks)).events
    return events


def where(state: State) -> dict[str, list[str]]:
    """Who stands where, empty spaces left out."""
    return {space: list(stack) for space, stack in state.stacks.items() if stack}


def space(state: State, skater: str) -> str | None:
    return positions(state).space(skater)


def of(story: Sequence[Deed], kind: type) -> list:
    return [deed for deed in story if isinstance(deed, kind)]
