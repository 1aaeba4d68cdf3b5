"""How a match begins: options, teams, the pile (group JAM-1)."""

from collections.abc import Sequence
from typing import cast

from games.core.decision import Answer
from games.core.event import told
from games.core.info import Info, Start, option
from games.core.streams import Streams
from games.core.text import Card, Who, text
from games.jam.cards import Cards
from games.jam.phases.deck import by_number
from games.jam.state import Options, Play, Side, Staff, State
from games.jam.track import empty


def new_state(cards: Cards, info: Info, start: Start, rng: Streams) -> State:
    """Return the match before the first line-ups, rules JAM-1.1 to 1.3."""
    state = State(
        options=Options(
            jams=int(option(start, info, "jams")),
            live=option(start, info, "orders") == "live",
            overtime=option(start, info, "tie") == "overtime",
            wriggle=option(start, info, "pins") == "short",
            staff=cast("Staff", option(start, info, "staff")),
        ),
        sides=[Side(), Side()],
        pile=rng.shuffled("deck", by_number(cards, cards.actions)),
        stage="team",
        stacks=empty(cards.track),
    )
    if option(start, info, "teams") == "random":
        order = rng.shuffled("teams", list(cards.teams))
        _take(state, order[0], order[1])
    return state


def _take(state: State, home: str, away: str) -> None:
    state.sides[0].team, state.sides[1].team = home, away
    state.stage = "lineup"


def tell_teams(play: Play) -> None:
    """Say who plays with which team."""
    for seat, side in enumerate(play.state.sides):
        play.events.append(told(text("jam-team", who=Who(seat), team=Card(side.team))))


def choose_teams(play: Play, lists: Sequence[tuple[Answer, ...]]) -> None:
    """Give both sides their teams, the first drawn its first choice, rule JAM-1.2."""
    first, second = play.rng.shuffled("choice", [0, 1])
    wishes = [[pick for answer in given for pick in answer.picks] for given in lists]
    orders = [[*wish, *(t for t in play.cards.teams if t not in wish)] for wish in wishes]
    best = orders[first][0]
    rest = next(team for team in orders[second] if team != best)
    teams = {first: best, second: rest}
    _take(play.state, teams[0], teams[1])
    play.events.append(told(text("jam-chose-first", who=Who(first))))
    tell_teams(play)
