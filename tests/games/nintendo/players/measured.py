"""What Cartes Nintendo was balanced by.

`python -m tests.games.nintendo.players.measured --matches 448`: every ready-made deck meets every
other one equally often, in both seats (56 pairings), played by the greedy player, for which they
were designed; `--player sensible` or `random` has another one play both seats. Each measure is
printed beside what the rules were designed for. Stopped by Ctrl-C it prints what it has by then.
"""

import argparse
import sys
from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from itertools import permutations
from statistics import mean, median, quantiles

from games.ai.player import Player, RandomPlayer
from games.core.info import Start
from games.core.match.match import Match
from games.core.streams import Keys, Streams
from games.nintendo.heuristic import SensiblePlayer
from games.nintendo.state import State
from tests.games.nintendo.players.greedy import GreedyPlayer
from tests.games.nintendo.table import CARDS, RULES

DESIGNED = {"BW": 53, "GM": 44, "MB": 46, "RB": 47, "RG": 49, "UY": 48, "WU": 59, "YR": 53}
ASKED = {"main": 47, "defend": 15, "attackers": 13, "block": 18, "target": 10, "main2": 9}
PLAYERS: Mapping[str, Callable[[], Player]] = {
    "sensible": lambda: SensiblePlayer(RULES),
    "greedy": lambda: GreedyPlayer(RULES),
    "random": RandomPlayer,
}


@dataclass
class Measured:
    """Counts over many matches."""

    turns: list[int] = field(default_factory=list[int])
    sittings: list[int] = field(default_factory=list[int])  # of both seats
    combats: list[int] = field(default_factory=list[int])
    loot: list[int] = field(default_factory=list[int])
    ko: list[int] = field(default_factory=list[int])
    first: int = 0  # won by the first seat
    met: Counter[str] = field(default_factory=Counter[str])  # matches of a deck
    won: Counter[str] = field(default_factory=Counter[str])
    asked: Counter[str] = field(default_factory=Counter[str])
    windows: int = 0  # Actions and abilities in defence windows
    endings: Counter[str] = field(default_factory=Counter[str])

    def played(self, state: State, decks: Sequence[str]) -> None:
        """Count a match that is over."""
        self.turns.append(state.turn)
        self.sittings.append(state.tally.sittings)
        self.combats.append(state.tally.combats)
        self.loot.append(state.tally.loot)
        self.ko.append(state.tally.ko)
        self.met.update(decks)
        self.endings[state.ending] += 1
        if state.winner >= 0:
            self.won[decks[state.winner]] += 1
            self.first += state.winner == state.first


def measured(matches: int, player: Player, seed: str) -> Iterator[Measured]:
    """Yield what matches came to after each; match i has the pairing i of the 56, an own deal."""
    found = Measured()
    pairings = list(permutations(CARDS.decks, 2))
    for number in range(matches):
        decks = pairings[number % len(pairings)]
        match, _ = Match.begin(RULES, Start(2), Keys.of(f"{seed}:{number}".encode()))
        rng = Streams(f"{seed}:{number}".encode())
        while match.result is None:
            seat = match.asked[0]
            asked = match.questions[seat]
            assert asked is not None
            name = asked.kind.rpartition(".")[2]
            found.asked[name] += 1
            picks = player.answer(match.view(seat), asked, rng)
            found.windows += name == "defend" and picks != ("blocks",)
            match.answer(seat, (decks[seat],) if name == "deck" else picks)
        found.played(match.state, decks)
        yield found


def wins(matches: int, seed: str, name: str = "sensible", other: str = "random") -> int:
    """Return how many matches a player wins against another one, seats in turns."""
    won = 0
    for number in range(matches):
        match, _ = Match.begin(RULES, Start(2), Keys.of(f"{seed}:{number}".encode()))
        players = [PLAYERS[name](), PLAYERS[other]()]
        players = players[:: 1 - 2 * (number % 2)]
        rng = Streams(f"{seed}:{number}".encode())
        while match.result is None:
            seat = match.asked[0]
            asked = match.questions[seat]
            assert asked is not None
            match.answer(seat, players[seat].answer(match.view(seat), asked, rng))
        won += match.state.winner == number % 2
    return won


def lines(found: Measured) -> Iterator[tuple[str, str, str]]:
    """Yield each measure with the figure of the rules and the own one."""
    many = len(found.turns)
    twenty = quantiles(found.turns, n=20)
    yield (
        "turns, mean / median / 5 to 95 % / most",
        "21.3 / 20 / 13 to 32 / 46",
        f"{mean(found.turns):.1f} / {median(found.turns):.0f} / {twenty[0]:.0f} to "
        f"{twenty[-1]:.0f} / {max(found.turns)}",
    )
    yield "first seat wins", "48.7 %", f"{found.first / many:.1%}"
    yield "sittings a seat", "13.8 to 18.2", f"{mean(found.sittings) / 2:.1f}"
    yield (
        "combats, coins of loot, KO a match",
        "13, 74, 11.5",
        f"{mean(found.combats):.1f}, {mean(found.loot):.0f}, {mean(found.ko):.1f}",
    )
    yield "Actions and abilities in defence windows a match", "2.7", f"{found.windows / many:.1f}"
    yield (
        "ended by",
        "stars",
        ", ".join(f"{name} {count / many:.0%}" for name, count in found.endings.most_common()),
    )
    yield (
        f"asked a match: {', '.join(ASKED)}",
        ", ".join(str(one) for one in ASKED.values()),
        ", ".join(f"{found.asked[name] / many:.0f}" for name in ASKED),
    )
    for deck, designed in DESIGNED.items():
        met = found.met[deck]
        share = found.won[deck] / max(1, met)
        error = (share * (1 - share) / max(1, met)) ** 0.5
        yield f"{deck} wins", f"{designed} %", f"{share:.0%} ± {error:.0%} of {met}"


def main(argv: Sequence[str] | None = None) -> None:
    line = argparse.ArgumentParser(
        prog="python -m tests.games.nintendo.players.measured", description=__doc__
    )
    line.add_argument("--matches", type=int, default=112)
    line.add_argument("--seed", default="measured")
    line.add_argument("--player", choices=tuple(PLAYERS), default="greedy")
    line.add_argument("--strength", choices=tuple(PLAYERS), help="against this one instead")
    args = line.parse_args(argv)
    if args.strength:
        won = wins(args.matches, args.seed, args.player, args.strength)
        sys.stdout.write(f"{args.player} wins {won} of {args.matches} against {args.strength}\n")
        return
    found = Measured()
    with suppress(KeyboardInterrupt):  # what was played until then is counted
        for counted in measured(args.matches, PLAYERS[args.player](), args.seed):
            found = counted
    if len(found.turns) < 2:
        return  # too few for quantiles
    sys.stdout.write(f"{len(found.turns)} matches\n")
    for row in lines(found):
        sys.stdout.write(f"| {' | '.join(row)} |\n")


if __name__ == "__main__":
    main()
