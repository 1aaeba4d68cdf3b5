"""The private phase: toss, swaps, team and buses of one manager in secret (group ASD-4).

The steps are sealed answers; `progress` carries them out on the side, nothing here changes a
state but `commit`, when the last manager is through.
"""

from collections.abc import Sequence
from dataclasses import dataclass, field

from games.allstar.state import Play, State, Swap
from games.core.decision import Answer

FIVE = 5


@dataclass
class Lineup:
    """Where a manager stands in the private phase. `pending` is (team, card taken out)."""

    bench: list[str]
    teams: list[list[str]]
    toss: str = ""
    swaps: list[Swap] = field(default_factory=list[Swap])
    pending: tuple[int, str] | None = None
    swapped: bool = False
    line: tuple[str, ...] = ()
    buses: tuple[int, ...] = ()

    def unswapped(self) -> list[int]:
        """Return the earlier teams not swapped yet, from 1, rule ASD-4.3."""
        done = {swap.team for swap in self.swaps}
        return [team for team in range(1, len(self.teams) + 1) if team not in done]


def progress(state: State, seat: int, given: Sequence[Answer]) -> Lineup:
    """Return the private phase of a seat after its answers `given`."""
    one = state.seats[seat]
    lineup = Lineup(list(one.bench), [list(team) for team in one.teams])
    for answer in given:
        _step(lineup, seat, answer)
    if state.round == 1:
        lineup.buses = (1,)  # rule ASD-4.5
    return lineup


def _step(lineup: Lineup, seat: int, answer: Answer) -> None:
    match answer.kind.removeprefix("allstar."):
        case "toss":
            lineup.toss = answer.picks[0]
            lineup.bench.remove(lineup.toss)
        case "swap":
            _take_out(lineup, answer.picks)
        case "swap_in":
            _put_in(lineup, seat, answer.picks[0])
        case "team":
            lineup.line = tuple(sorted(answer.picks))
            lineup.bench = [card for card in lineup.bench if card not in lineup.line]
        case "bus":
            lineup.buses = tuple(int(pick.removeprefix("team-")) for pick in answer.picks)
        case _:
            pass


def _take_out(lineup: Lineup, picks: Sequence[str]) -> None:
    if not picks:
        lineup.swapped = True
        return
    card = picks[0]
    team = next(number for number, cards in enumerate(lineup.teams, 1) if card in cards)
    lineup.pending = team, card


def _put_in(lineup: Lineup, seat: int, card: str) -> None:
    """Exchange the card taken out for one of the bench, rules ASD-4.2 and 4.3."""
    assert lineup.pending is not None
    team, out = lineup.pending
    cards = lineup.teams[team - 1]
    cards[cards.index(out)] = card
    lineup.bench = sorted([*(kept for kept in lineup.bench if kept != card), out])
    lineup.swaps.append(Swap(seat, team, out, card))
    lineup.pending = None
    lineup.swapped = not lineup.unswapped()


def step(state: State, lineup: Lineup) -> str:
    """Return the kind of the step that is open, "" when the manager is through, rule ASD-4.1."""
    if state.mode in {"heritage", "duel"} and not lineup.toss:
        return "toss"
    if lineup.pending is not None:
        return "swap_in"
    if lineup.teams and not lineup.swapped:
        return "swap"
    if not lineup.line:
        return "team"
    return "" if lineup.buses else "bus"


def commit(play: Play, seat: int, lineup: Lineup) -> None:
    """Lay a finished private phase down on the table."""
    state = play.state
    one = state.seats[seat]
    one.bench = lineup.bench
    one.teams = [*lineup.teams, list(lineup.line)]
    if lineup.toss:
        one.tossed.append(lineup.toss)
        one.tossed.sort()
    state.swaps += lineup.swaps
    state.shown += lineup.line
    state.shown += [swap.into for swap in lineup.swaps]
    state.shown = sorted(set(state.shown))
