"""Command line of the driver: `python -m games.simulate KEY` (docs/simulate.md)."""

import argparse
import sys
import time
import traceback
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from importlib import import_module
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from typing import Any

from msgspec.structs import replace

from games.ai.player import Player
from games.ai.search import BUDGET, Searches, SharpPlayer
from games.core.decision import Decision, Picks
from games.core.info import Choice
from games.core.match.match import Match
from games.core.match.moves import Move
from games.core.rules import Rules
from games.core.streams import Streams
from games.core.view import View
from games.driver import figures, judged
from games.driver.coverage import Coverage, SteeredPlayer, reasons, shortened, unexplained
from games.driver.fields import Fields
from games.driver.record import MatchRecord, Violation, key_of, read, written
from games.driver.run import BREAKS, Broken, Depth, Played, Run, play_match
from games.driver.supply import start_of
from games.registry import Game, load

PROGRESS = 10.0  # s between two lines that say how far a run has come
STOPPED = 130  # what a shell makes of Ctrl-C
DEPTHS: dict[str | None, Depth] = {None: "none", "some": "some", "full": "full"}


def parser() -> argparse.ArgumentParser:
    """Return the command line, as docs/simulate.md describes it."""
    line = argparse.ArgumentParser(prog="python -m games.simulate", description=__doc__)
    line.add_argument(
        "key", metavar="KEY", help="a game, or package.module:NAME of one or its function"
    )
    line.add_argument("--matches", type=int, default=100)
    line.add_argument("--seats", default="", help="3, or 2,4, or 2-5; all when not given")
    line.add_argument("--seed", default="0")
    line.add_argument(
        "--ai", default="steered", help="steered, players of the game, files of former ones: a,b"
    )
    line.add_argument(
        "--duplicate", action="store_true", help="play each deal once with each change of seats"
    )
    line.add_argument("--jobs", type=int, default=1, help="processes that play; without checks")
    line.add_argument(
        "--budget", type=int, default=0, help="moves that sharp plays on for a decision, at most"
    )
    line.add_argument("--judge", action="store_true", help="print whether who stands better wins")
    line.add_argument("--options", default="", help="name=value,... or any")
    line.add_argument("--check", nargs="?", const="some", choices=["some", "full"])
    line.add_argument("--long", action="store_true", help="fail when something was not reached")
    line.add_argument("--told", action="store_true", help="print what was asked and what happened")
    line.add_argument("--save", type=Path, help="where a violation's moves are written, too")
    line.add_argument("--replay", type=Path, help="the moves that a violation printed")
    return line


def main(argv: Sequence[str] | None = None) -> int:
    """Play; return 0, 1 after a violation, 2 when the command line makes no sense."""
    args = parser().parse_args(argv)
    try:
        game = find(args.key)
        simulation = Simulation(game, args)
        record = read(args.replay.read_bytes()) if args.replay else None
    except (LookupError, ValueError, ImportError, AttributeError, OSError) as wrong:
        print(f"cannot start: {wrong}", file=sys.stderr)
        return 2
    try:
        return simulation.run() if record is None else replay(game, record)
    except Broken as broken:
        if not isinstance(broken.__cause__, Violation):
            traceback.print_exception(broken.__cause__)
        _tell(broken.record)
        if args.save is not None:
            args.save.write_bytes(written(broken.record) + b"\n")
            print(f"written to {args.save}")
        return 1


def find(key: str) -> Game:
    """Return the game of that key. Raises LookupError, ImportError."""
    module, colon, name = key.partition(":")
    if colon:
        made: Game | Callable[[], Game] = getattr(import_module(module), name)
        return made if isinstance(made, Game) else made()
    games = load()
    if key not in games:
        raise LookupError(f"no game {key!r}; there are: {', '.join(games) or 'none'}")
    return games[key]


def replay(game: Game, record: MatchRecord) -> int:
    """Play a recorded match again with every check. Raises Broken where it breaks again."""
    run = Run(
        game.rules(),
        record.start,
        bytes.fromhex(record.key),
        Coverage(game.info),
        Fields(),
        "full",
    )
    done: list[Move] = []
    for move in record.moves:
        done.append(move)
        try:
            run.make(move)
        except BREAKS as wrong:
            raise Broken(run.record(f"{type(wrong).__name__}: {wrong}")) from wrong
    print(f"replayed {len(done)} moves, nothing wrong; it was: {record.wrong}")
    return 0


_working: list["Simulation"] = []  # in a process that plays for another: what it plays


def _work(args: argparse.Namespace) -> None:
    """Get a process ready that plays for another."""
    _working.append(Simulation(find(args.key), args))


def _worked(index: int) -> Played:
    return _working[0].match(index)


class _Timed:
    """A player, and the seconds of a core that it has thought."""

    def __init__(self, player: Player) -> None:
        self._player = player
        self.spent = 0.0

    def answer(self, view: View, decision: Decision, rng: Streams) -> Picks:
        began = time.process_time()
        picks = self._player.answer(view, decision, rng)
        self.spent += time.process_time() - began
        return picks


class _TimedSearch(_Timed):
    """A player that searches, and the seconds of a core that it has thought."""

    def searched(self, position: Match, seat: int, rng: Streams) -> Picks:
        assert isinstance(self._player, Searches)
        began = time.process_time()
        picks = self._player.searched(position, seat, rng)
        self.spent += time.process_time() - began
        return picks


def _timed(player: Player) -> _Timed:
    return _TimedSearch(player) if isinstance(player, Searches) else _Timed(player)


class Simulation:
    """The matches of one command line."""

    def __init__(self, game: Game, args: argparse.Namespace) -> None:
        if args.jobs > 1 and (args.check or args.long):
            raise ValueError(
                "--jobs play without checks: what was reached is counted in one process"
            )
        self._game, self._args = game, args
        self._rules = game.rules()
        self._seats = _seats(args.seats, game.info.seats)
        self._depth: Depth = DEPTHS[args.check]
        self._coverage, self._fields = Coverage(game.info), Fields()
        known: Mapping[str, Player] = game.players(self._rules)
        budget = args.budget or game.sharp or BUDGET
        sharp = SharpPlayer(game.sensible(self._rules), game.horizon, budget)
        self._players = {"steered": SteeredPlayer(self._coverage), **known, "sharp": sharp}
        self._ais = args.ai.split(",")
        for ai in self._ais:
            if ai.endswith(".py"):
                self._players[ai] = _former(Path(ai), self._rules)
            if ai not in self._players:
                raise LookupError(f"no player {ai!r}; there are: {', '.join(self._players)}")
        self._given = _given(args.options, game.info.choices)

    def run(self) -> int:
        """Play all matches, print what was found, and return the exit status.

        Stopped by Ctrl-C, it prints what was played by then, and returns 130.
        """
        played: list[Played] = []
        began, stopped = time.perf_counter(), False
        try:
            self._play(played, began)
        except KeyboardInterrupt:
            stopped = True
            print(f"stopped after {len(played)} of {self._args.matches} matches")
        spent = time.perf_counter() - began
        decisions = sum(sum(match.decisions) for match in played)
        print(
            f"{self._game.info.key}: {len(played)} matches, {decisions} decisions, "
            f"{decisions / spent:.0f} decisions/s"
        )
        print("\n".join(figures.lines(played, told=self._args.told)))
        if self._args.duplicate:
            print(
                "\n".join(
                    figures.duplicates(
                        played, len(self._ais), lowest_wins=self._game.info.lowest_wins
                    )
                )
            )
        if self._args.judge:
            print("\n".join(judged.lines(played)))
        return STOPPED if stopped else self._reached()

    def _play(self, played: list[Played], began: float) -> None:
        """Play all matches into `played`; print now and then how far the run has come."""
        told = began
        for match in self._matches():
            played.append(match)
            now = time.perf_counter()
            if now - told >= PROGRESS:
                told = now
                rate = len(played) / (now - began)
                left = (self._args.matches - len(played)) / rate
                said = f"{len(played)} of {self._args.matches} matches, {left:.0f} s to go"
                print(said, file=sys.stderr, flush=True)

    def _matches(self) -> Iterator[Played]:
        """Play one match after the other, or several at once; yield them in their order."""
        every = range(self._args.matches)
        if self._args.jobs < 2:
            yield from map(self.match, every)
            return
        with ProcessPoolExecutor(self._args.jobs, None, _work, (self._args,)) as pool:
            yield from pool.map(_worked, every)

    def match(self, index: int) -> Played:
        """Play the match of that number."""
        deal = index // len(self._ais) if self._args.duplicate else index
        seats = self._seats[deal % len(self._seats)]
        key = key_of(self._args.seed, deal)
        start = start_of(self._rules, seats, self._given, key)
        ais = tuple(self._ais[(index + seat) % len(self._ais)] for seat in range(seats))
        players = {seat: _timed(self._players[ai]) for seat, ai in enumerate(ais)}
        counted = self._coverage, self._fields, self._depth
        house = self._game.sensible(self._rules)
        judge = partial(judged.judged, house=house) if self._args.judge else None
        played = play_match(self._rules, start, key, players, ais, *counted, house, judge)
        return replace(played, spent=tuple(players[seat].spent for seat in range(seats)))

    def _reached(self) -> int:
        """Print what was never reached; return 1 where that is a fault."""
        if self._args.jobs > 1:
            return 0
        page = self._game.page
        stated = reasons(page.read_text("utf-8")) if page.exists() else {}
        unseen = unexplained(self._fields.unseen(), stated)
        for field in unseen:
            who = self._fields.for_whom(field)
            print(f"WRONG {field}: never shown to {who} and never dealt anew by redeal")
        missing = self._coverage.missing(choices=self._given is None)
        left = unexplained(missing, stated)
        for line in left if self._args.long else shortened(left):
            print(f"never reached: {line}")
        if len(left) < len(missing):
            print(f"never reached, with a stated reason: {len(missing) - len(left)}")
        return 1 if unseen or (left and self._args.long) else 0


def _former(path: Path, rules: Rules[Any, Any]) -> Player:
    """Return the sensible player of a file of another release. Raises OSError, AttributeError."""
    spec = spec_from_file_location(f"former_{path.stem}", path)
    if spec is None or spec.loader is None:
        raise ImportError(f"{path} is no module")
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    return module.SensiblePlayer(rules)


def _given(line: str, known: Sequence[Choice]) -> dict[str, str] | None:
    """Return the options of the command line, None for any. Raises LookupError, ValueError."""
    if line == "any":
        return None
    given: dict[str, str] = {}
    choices = {choice.name: choice for choice in known}
    for pair in filter(None, line.split(",")):
        name, equals, value = pair.partition("=")
        if not equals:
            raise ValueError("--options are name=value,...")
        choice = choices.get(name)
        if choice is None:
            raise LookupError(f"no option {name!r}; there are: {', '.join(choices)}")
        if not choice.free and value not in choice.values:
            raise ValueError(f"{name} is one of {', '.join(choice.values)}")
        given[name] = value
    return given


def _seats(line: str, possible: tuple[int, ...]) -> tuple[int, ...]:
    """Return the numbers of seats to play with. Raises ValueError."""
    if not line:
        return possible
    found: list[int] = []
    for part in line.split(","):
        low, dash, high = part.partition("-")
        found += range(int(low), int(high if dash else low) + 1)
    if wrong := [seats for seats in found if seats not in possible]:
        raise ValueError(f"not with {wrong[0]} seats; possible: {possible}")
    return tuple(found)


def _tell(record: MatchRecord) -> None:
    """Print a violation, and the command that plays it again."""
    print(f"WRONG after {len(record.moves)} moves: {record.wrong}")
    print(f"seats {record.start.seats}, options {record.start.options}, key {record.key}")
    print("for --replay FILE:")
    sys.stdout.flush()
    sys.stdout.buffer.write(written(record) + b"\n")
    sys.stdout.flush()


if __name__ == "__main__":
    sys.exit(main())
