"""What JAM was balanced by: `python -m tests.games.jam.players.measured --orders live`.

Prints each measure of matches between sensible coaches, beside what the rules were designed for.
"""

import argparse
import sys
from collections import Counter, defaultdict
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from statistics import mean, quantiles

from games.ai.player import RandomPlayer
from games.core.info import Start
from games.core.match.match import Match
from games.core.streams import Keys, Streams
from games.jam.heuristic import SensiblePlayer
from games.jam.state import State
from games.jam.track import Positions
from games.jam.view import (
    Blocked,
    Deed,
    Fouled,
    Freed,
    JamEnded,
    Laid,
    Led,
    Lost,
    Passed,
)
from tests.games.jam.players.strength import made
from tests.games.jam.table import CARDS, RULES


@dataclass
class Measured:
    """Counts of deeds over many matches, and what each match came to."""

    matches: int = 0
    jams: int = 0
    length: list[int] = field(default_factory=list[int])  # turns of each match
    longest: int = 0  # turns of a jam
    points: list[int] = field(default_factory=list[int])  # of each side
    wins: list[float] = field(default_factory=lambda: [0.0, 0.0])
    teams: Counter[str] = field(default_factory=Counter[str])
    won: dict[str, float] = field(default_factory=lambda: defaultdict[str, float](float))
    many: Counter[str] = field(default_factory=Counter[str])

    def played(self, state: State, firsts: Sequence[int]) -> None:
        """Count a match that is over."""
        self.matches += 1
        self.jams += len(state.course)
        self.length.append(state.turns)
        self.points += [side.points for side in state.sides]
        self.many["overtime"] += len(state.course) > state.options.jams
        self.many["shared"] += len(firsts) > 1
        for seat, side in enumerate(state.sides):
            self.teams[side.team] += 1
            if seat in firsts:
                self.wins[seat] += 1 / len(firsts)
                self.won[side.team] += 1 / len(firsts)

    def revealed(self, state: State) -> None:
        """Count how the jammers stood, and who could get a card, when the cards were laid."""
        assert state.before is not None
        home, away = state.sides
        here = Positions(state.before.stacks, (home.lineup, away.lineup))
        self.many["reveals"] += 1
        for side in (0, 1):
            self.many["pinned"] += here.is_pinned(here.lineups[side][0])
            self.many["visible"] += min(5, len(here.visible(side)))

    def told(self, deeds: Sequence[Deed], turn: int) -> None:
        """Count what happened in one turn, or between two."""
        for deed in deeds:
            self._told(deed, turn)

    def _told(self, deed: Deed, turn: int) -> None:
        match deed:
            case Blocked():
                self._blocked(deed)
            case Passed():
                self.many["initial" if deed.initial else "scored"] += 1
            case Led():
                self.many["level" if deed.side is None else "led"] += 1
                self.many["turn of LEAD"] += turn * (deed.side is not None)
            case JamEnded():
                self.many["called"] += deed.why == "called"
                self.longest = max(self.longest, turn)
            case Laid():
                self.many["laid"] += len(deed.cards)
            case Fouled():
                self.many["foul"] += 1
                self.many["risk"] += 1
            case Lost():
                self.many["lost"] += 1
            case Freed():
                self.many["freed"] += 1
            case _:
                pass

    def _blocked(self, deed: Blocked) -> None:
        self.many["risk"] += bool(deed.referee)
        self.many["block"] += 1
        self.many["lost"] += bool(deed.lost)
        if deed.margin > 0 and deed.direction:
            self.many[deed.direction.split("-")[0] + " made"] += 1
        if deed.result in {"out", "fell"}:
            self.many["out"] += 1
            self.many["jammer out"] += CARDS.skaters[deed.target].helmet == "J"


def measured(orders: str, jams: int, matches: int, kind: type = SensiblePlayer) -> Measured:
    """Return what so many matches of one kind of player came to."""
    found = Measured()
    for number in range(matches):
        options = {"jams": str(jams), "orders": orders}
        match, _ = Match.begin(RULES, Start(2, options), Keys.of(number.to_bytes(4, "big")))
        players, rng = [made(kind), made(kind)], Streams(b"players")
        story: list[Deed] = []
        while match.result is None:
            turns, seat = match.state.turns, match.asked[0]
            asked = match.questions[seat]
            assert asked is not None
            match.answer(seat, players[seat].answer(match.view(seat), asked, rng))
            before, story = story, list(match.state.story)
            new = story[len(before) :] if story[: len(before)] == before else story
            if match.state.turns > turns:
                found.revealed(match.state)
            found.told(new, match.state.before.turn if match.state.before else 0)
        firsts = [seat for row in match.result if row.place == 1 for seat in row.seats]
        found.played(match.state, firsts)
    return found


def lines(found: Measured, jams: int) -> Iterator[tuple[str, str, str]]:
    """Yield each measure with the figure of the rules, in matches of five jams, and the own one."""
    many, each = found.many, found.jams

    def share(name: str, of: float) -> str:
        return f"{many[name] / of:.0%}"

    def often(*names: str) -> str:
        return ", ".join(f"{many[name] / each:.2f}" for name in names)

    ten = quantiles(found.length, n=10)
    regular = min(each, found.matches * jams)
    yield "turns a jam, mean (max)", "4.98 (9)", f"{sum(found.length) / each:.2f} ({found.longest})"
    yield (
        "turns a match, mean; 10 % to 90 %; max",
        "26.2; 21 to 32; 48",
        f"{mean(found.length):.1f}; {ten[0]:.0f} to {ten[-1]:.0f}; {max(found.length)}",
    )
    yield "points a side", "10.4", f"{mean(found.points):.1f}"
    yield "initial pass, a side and jam", "86 %", share("initial", 2 * each)
    yield "scoring passes, both sides, a jam", "1.05", often("scored")
    yield (
        "LEAD given (jams that are no overtime); mean turn",
        "91 %; 1.8",
        f"{share('led', regular)}; {many['turn of LEAD'] / max(1, many['led']):.1f}",
    )
    yield "jam called off", "57 %", share("called", regular)
    yield "no LEAD because of the same space", "3 %", share("level", regular)
    yield (
        "matches with overtime; shared at the end",
        "18 %; 0.5 %",
        f"{share('overtime', found.matches)}; {many['shared'] / found.matches:.1%}",
    )
    reveals = 2 * many["reveals"]
    yield (
        "cards laid a side and turn, of skaters visible",
        "2.8 of 2.9",
        f"{many['laid'] / reveals:.1f} of {many['visible'] / reveals:.1f}",
    )
    yield "cards lost (hit, pinned, end of jam), both, a jam", "6.2", often("lost")
    yield (
        "blocks with a target; successful BLOCK, PUSH, STOP, a jam",
        "3.0; 2.0, 0.45, 0.22",
        f"{often('block')}; {often('block made', 'push made', 'stop made')}",
    )
    yield "thrown out, of these jammers, a jam", "2.5, 0.23", often("out", "jammer out")
    yield (
        "jammer pinned at the reveal; wriggled free a jam",
        "17 %; 1.2",
        f"{share('pinned', reveals)}; {often('freed')}",
    )
    yield "blocks on the rear; fouls, a jam", "0.06; 0.03", often("risk", "foul")
    yield (
        "home wins : away wins",
        "51 : 48 %",
        " : ".join(f"{100 * one / found.matches:.0f}" for one in found.wins) + " %",
    )
    yield (
        "wins of V, H, F, N",
        "51, 52, 47, 49 %",
        ", ".join(f"{found.won[team] / max(1, found.teams[team]):.0%}" for team in CARDS.teams),
    )


def main(argv: Sequence[str] | None = None) -> None:
    line = argparse.ArgumentParser(
        prog="python -m tests.games.jam.players.measured", description=__doc__
    )
    line.add_argument("--orders", default="planned", choices=["planned", "live"])
    line.add_argument("--jams", type=int, default=5)
    line.add_argument("--matches", type=int, default=100)
    line.add_argument("--random", action="store_true", help="random players, as in the rules")
    args = line.parse_args(argv)
    kind = RandomPlayer if args.random else SensiblePlayer
    for row in lines(measured(args.orders, args.jams, args.matches, kind), args.jams):
        sys.stdout.write(f"| {' | '.join(row)} |\n")


if __name__ == "__main__":
    main()
