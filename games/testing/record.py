"""Record what the tests of a game replay for ever: `python -m games.testing.record KEY NAME`.

The match is played by the driver's steered player, with a take-back, an undo and, if asked for, a
concession here and there. A transcript that is released is never written again: rules that change
get a new version, and a transcript of their own. Without a NAME the counts of positions are
written instead.
"""

import argparse
import hashlib
import sys
from collections.abc import Sequence
from pathlib import Path

from games.core.match.match import Match
from games.core.match.moves import Answered, Conceded, Move
from games.core.streams import Keys, Streams, derived, match_key
from games.driver.coverage import Coverage, SteeredPlayer
from games.driver.supply import start_of
from games.registry import Game
from games.simulate import find
from games.testing.every import back
from games.testing.positions import reachable
from games.testing.records import Records, Transcript


def main(argv: Sequence[str] | None = None) -> int:
    """Record; return 0, or 2 when the command line makes no sense."""
    line = argparse.ArgumentParser(prog="python -m games.testing.record", description=__doc__)
    line.add_argument("key", help="a game, or package.module:NAME of one")
    line.add_argument("name", nargs="?", help="of the transcript")
    line.add_argument("--records", type=Path, default=Path("tests"), help="the folder of its tests")
    line.add_argument("--seats", type=int, help="the greatest number of the game, unless told")
    line.add_argument("--seed", default="0")
    line.add_argument("--words", default="Ana Bao")
    line.add_argument("--options", default="")
    line.add_argument("--concede-at", type=int, default=-1, help="before which move one gives up")
    line.add_argument("--again", action="store_true", help="write one that is there already anew")
    args = line.parse_args(argv)
    try:
        game = find(args.key)
    except (LookupError, ImportError, ValueError) as wrong:
        sys.stderr.write(f"{wrong}\n")
        return 2
    records = Records(args.records)
    if args.name is None:
        records.write_positions(game.info.key, positions(game))
        sys.stdout.write(f"{records.positions_file}: positions of {game.info.key}\n")
        return 0
    if (
        not args.again
        and records.stem(game.info.key, game.info.version, args.name).with_suffix(".txt").exists()
    ):
        sys.stderr.write(f"{args.name} is there already\n")
        return 2
    path, moves = _recorded(records, game, args)
    sys.stdout.write(f"{path}: {moves} moves\n")
    return 0


def positions(game: Game) -> dict[int, list[int]]:
    """Return how many positions are reached in a few answers, by number of seats."""
    return {seats: reachable(game, seats) for seats in game.info.seats}


def _recorded(records: Records, game: Game, args: argparse.Namespace) -> tuple[Path, int]:
    key, words = game.info.key, tuple(args.words.split())
    seed = hashlib.sha256(f"{key} {args.name} {args.seed}".encode()).digest()
    options = dict(pair.split("=", 1) for pair in args.options.split(",") if pair)
    rules, drawn = game.rules(), match_key(seed, words)
    start = start_of(rules, args.seats or max(game.info.seats), options, drawn)
    facts = (rules.schema, game.cards_hash, seed, words, start, ())
    transcript = Transcript(key, game.info.version, *facts)
    match = Match.begin(rules, start, Keys.of(drawn))[0]
    rng = Streams(derived(drawn, "transcript"))
    moves = _played(match, Coverage(game.info), rng, args.concede_at)
    return records.write(game, transcript, moves, args.name), len(moves)


def _played(match: Match, coverage: Coverage, rng: Streams, concede_at: int) -> list[Move]:
    """Play to the end, and return the moves."""
    player = SteeredPlayer(coverage)
    moves: list[Move] = []
    while match.result is None:
        move = back(match, rng)
        if match.step == concede_at:
            move = Conceded(rng.choice("concede", match.asked))
        if move is None:
            seat = rng.choice("seat", match.asked)
            question = match.questions[seat]
            assert question is not None
            picks = player.answer(match.view(seat), question, rng)
            coverage.answered(question, picks)
            move = Answered(seat, question.id, picks)
        match.play(move)
        moves.append(move)
    return moves


if __name__ == "__main__":
    sys.exit(main())
